// Held bodies posted back, and the survey fabric.
import { postBackWalks } from '#test/main/service/post-back-walks.ts';
import { openStands } from '#test/main/service/stands.ts';
import { walk } from '#test/main/service/walk.ts';

walk(openStands(), postBackWalks);
