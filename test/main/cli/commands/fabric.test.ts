// The fabric commands as their user runs them: a map service on this machine, real files, exit codes.
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '#test/support/command-line.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { sampleFeatures, TOWNSHIP } from '#test/support/fabric-township.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folder = temporaryFolder('cli-fabric');
const data = join(folder, 'data');
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer((request, reply) => {
    const isSections = request.url?.includes('/2/query') === true;
    const features = sampleFeatures()
      .filter(({ properties }) => isSections && properties.PLSSID === TOWNSHIP)
      .filter(({ properties: { FRSTDIVID, SECDIVID } }) => FRSTDIVID !== undefined && SECDIVID === undefined)
      .map((feature, i) => ({ ...feature, properties: { ...feature.properties, OBJECTID: i + 1 } }));
    reply.end(JSON.stringify({ type: 'FeatureCollection', features }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/MapServer`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

const deedproof = (...words: string[]) => command(['fabric', ...words, '--data', data]);

test('a township is fetched from the service that is named, and not a second time', async () => {
  const nowhere = await deedproof('fetch', TOWNSHIP);
  expect(nowhere.code).toBe(2);
  expect(nowhere.stderr).toContain('No map service is configured');
  expect(await deedproof('fetch', TOWNSHIP, '--service', address)).toMatchObject({ code: 0, stderr: '' });
  expect((await deedproof('list')).stdout).toContain('36 sections');
  expect((await deedproof('fetch', TOWNSHIP, '--service', address)).stdout).toContain('already imported');
  const strange = await deedproof('fetch', 'nowhere', '--service', address);
  expect(strange.code).toBe(2);
  expect(strange.stderr).toContain('not the id of a township');
});

test('a file is imported; one that is none is refused, and the others still are', async () => {
  const empty = join(folder, 'empty.geojson');
  writeFileSync(empty, '{"type":"FeatureCollection","features":[]}');
  const ended = await deedproof('import', empty, SAMPLE_PATH);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toContain('empty.geojson: It holds no townships');
  expect(ended.stdout).toContain('765 features imported');
  expect((await deedproof('list')).stdout).toContain('54 sections');
});
