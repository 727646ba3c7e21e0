import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPosted } from '#main/service/posted/posted-work.ts';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

const heldOf = async (deed: string) => (await stand.desktop.call('extract', { headers: TEXT, body: deed })).text;

test('a result that was checked before is known again, and another is not taken for it', async () => {
  const held = await heldOf(DEED);
  const first = await checkPosted(stand.app, held);
  expect(first).toEqual({ signature: 'good', verdicts_agree: true, differences: [] });
  expect(await checkPosted(stand.app, held)).toBe(first);
  const tampered = held.replace('"document":"', '"document":"x');
  expect(await checkPosted(stand.app, tampered)).toMatchObject({ signature: 'wrong' });
  // As long, and with the same end.
  const altered = held.replace('Tanner', 'Tenner');
  expect(await checkPosted(stand.app, altered)).toMatchObject({ signature: 'wrong' });
  expect(await checkPosted(stand.app, held)).toEqual(first);
  expect(await checkPosted(stand.app, `${held} `)).not.toBe(first);
});

test('what was said before is said at once', async () => {
  const held = await heldOf(DEED);
  const first = await checkPosted(stand.app, held);
  expect(checkPosted(stand.app, held)).toBe(first);
});

test('what was said with other keys is not said again', async () => {
  const held = await heldOf(DEED);
  const { keyring } = stand.app;
  const first = await checkPosted(stand.app, held);
  const strange = { ...keyring, keys: () => keyring.keys().map((key) => ({ ...key, secret: new Uint8Array(32) })) };
  expect(await checkPosted({ ...stand.app, keyring: strange }, held)).toMatchObject({ signature: 'wrong' });
  keyring.rotate(new Date());
  const later = await checkPosted(stand.app, held);
  expect(later).toEqual(first);
  expect(later).not.toBe(first);
});

test('what survey fabric has a say in is asked of it each time', async () => {
  const sample = join(import.meta.dirname, '../../../../resources/samples/aliquot-deed.txt');
  const held = await heldOf(readFileSync(sample, 'utf8'));
  const first = await checkPosted(stand.app, held);
  const again = await checkPosted(stand.app, held);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});
