// The three ways in, and staging.
import { extractionWalks } from '#test/main/service/extraction-walks.ts';
import { openStands } from '#test/main/service/stands.ts';
import { walk } from '#test/main/service/walk.ts';

walk(openStands(), extractionWalks);
