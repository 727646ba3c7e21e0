import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGivenKeyring } from '#main/attest/given-keyring.ts';
import { currentKey, openKeyring } from '#main/attest/keyring.ts';
import { standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const NOW = new Date('2026-07-01T12:00:00Z');
const LATER = new Date('2026-08-01T12:00:00Z');
const kept = (path: string, make = true) => openKeyring(path, { box: null, now: NOW, make });

test('what the operator changes in the file holds at once, and a file that is away or half written changes nothing', () => {
  const folder = temporaryFolder('given');
  const path = join(folder, 'office.json');
  kept(path);
  const own = kept(join(folder, 'keyring.json'), false);
  const given = openGivenKeyring(path, own);
  const first = currentKey(given);
  expect(first).toEqual(currentKey(kept(path)));
  kept(path).rotate(LATER);
  expect(given.keys().map(({ retired_at }) => retired_at)).toEqual([null, LATER.toISOString()]);
  expect(given.keys()[1]?.id).toBe(first?.id);
  const now = currentKey(given);
  renameSync(path, `${path}.away`);
  expect(currentKey(given)).toEqual(now);
  writeFileSync(path, '{"keys": [');
  expect(currentKey(given)).toEqual(now);
  renameSync(`${path}.away`, path);
  expect(currentKey(given)).toEqual(now);
  expect(() => given.rotate(LATER)).toThrow('deedproof keyring rotate');
});

test('a file without a key that signs is said so at the start', () => {
  const folder = temporaryFolder('given');
  const own = kept(join(folder, 'keyring.json'), false);
  const path = join(folder, 'office.json');
  expect(() => openGivenKeyring(path, own)).toThrow('deedproof keyring create');
  writeFileSync(path, '{"keys": []}');
  expect(() => openGivenKeyring(path, own)).toThrow('has no key that signs');
});

test('a service signs with the given key, keeps its own secrets apart, and stops where the key that signed is not given', async () => {
  const folder = temporaryFolder('given');
  const keyring_file = join(folder, 'office.json');
  kept(keyring_file);
  const stand = await standService({ keyring_file });
  const body = 'Beginning at a stone; thence North 10 feet.';
  const { value } = await stand.desktop.call('extract', { headers: { 'content-type': 'text/plain' }, body });
  expect(value.attestation?.key_id).toBe(currentKey(kept(keyring_file))?.id);
  await expect(stand.desktop.call('rotateKeyring')).rejects.toMatchObject({ type: 'not_permitted' });
  expect(kept(join(stand.data_dir, 'keyring.json'), false).keys()).toEqual([]);
  rmSync(keyring_file);
  kept(keyring_file);
  await expect(stand.restart()).rejects.toThrow('the file that --keyring names');
});
