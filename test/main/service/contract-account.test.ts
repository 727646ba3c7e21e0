// Accounts, keys, usage, billing, runs and placements.
import { accountWalks } from '#test/main/service/account-walks.ts';
import { openStands } from '#test/main/service/stands.ts';
import { walk } from '#test/main/service/walk.ts';

walk(openStands(), accountWalks);
