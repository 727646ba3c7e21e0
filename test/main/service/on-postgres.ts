// What has to hold on PostgreSQL as well, in one process: what each file would load, warm up and open by itself is loaded,
// warmed up and open once.
import { describe } from 'vitest';
import { accountWalks } from '#test/main/service/account-walks.ts';
import { desktopWalks } from '#test/main/service/desktop-walks.ts';
import { extractionWalks } from '#test/main/service/extraction-walks.ts';
import { postBackWalks } from '#test/main/service/post-back-walks.ts';
import { openStands } from '#test/main/service/stands.ts';
import { walk } from '#test/main/service/walk.ts';

describe('the store', async () => {
  await import('#test/main/store/library.test.ts');
});

describe('what two processes must not both do', async () => {
  await import('#test/main/store/races.test.ts');
});

describe('the rate of requests', async () => {
  await import('#test/main/account/rate.test.ts');
});

describe('the contract', () => {
  walk(openStands(), { ...accountWalks, ...extractionWalks, ...postBackWalks, ...desktopWalks });
});
