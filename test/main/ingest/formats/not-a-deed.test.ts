import { expect, test } from 'vitest';
import { whyNoDeed } from '#main/ingest/formats/not-a-deed.ts';

const because = (bytes: string | readonly number[]) =>
  whyNoDeed(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Uint8Array.from(bytes));

test.each([
  ['a database', 'SQLite format 3\0', 'a GeoPackage or another database'],
  ['a shapefile', [0, 0, 0x27, 0x0a, 0], 'a shapefile'],
  ['an archive', 'PK\x03\x04', 'a zip archive'],
  ['an old Word document', [0xd0, 0xcf, 0x11, 0xe0], 'of the old kind'],
  ['map data', ' {"name": "lake", "type": "FeatureCollection"}', 'GeoJSON'],
])('%s is no deed, and it is said what it is', (_, bytes, what) => {
  expect(because(bytes)).toContain(what);
});

test.each([
  ['a deed', 'WARRANTY DEED'],
  ['one that begins as a database does', 'SQL Smith, grantor, conveys'],
  ['one that speaks of a "type" of soil', 'The "type" : "Point" of soil'],
  ['one with a number first', '12 acres, "type" of land'],
  ['a word', 'PK'],
  ['nothing', ''],
])('%s may be a deed', (_, bytes) => {
  expect(because(bytes)).toBeNull();
});
