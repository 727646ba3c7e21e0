// What the log holds: who asked for what, but not the window's own looking all day long.
import { expect, test } from 'vitest';
import { standService } from '#test/support/service.ts';

test('the window’s polls are not logged; its acts, its refusals and everybody else are', async () => {
  const lines: { path?: string; by?: string; status?: number }[] = [];
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const stand = await standService({ log });
  const logged = () => lines.flatMap(({ path, by, status }) => (path === undefined ? [] : [`${path} ${by} ${status}`]));
  await stand.desktop.call('localStatus');
  await stand.desktop.call('listLibrary');
  expect(logged()).toEqual([]);
  await stand.desktop.call('getSettings');
  await stand
    .as('dp_live_nobody')
    .call('listLibrary')
    .catch(() => undefined);
  const key = await stand.key('seat');
  await stand.as(key).call('listRuns');
  await expect
    .poll(logged)
    .toEqual([
      '/v1/local/settings session 200',
      '/v1/local/documents - 401',
      expect.stringMatching(/^\/v1\/runs dp_live_\w+ 200$/),
    ]);
  await stand.close();
});
