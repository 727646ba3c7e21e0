// Many documents in one GIS file: common layers, each row naming its document, and none lost.
import { expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { geopackageOfMany } from '#main/export/geopackage-many.ts';
import { openSqlite, type SqliteRow } from '#main/store/sqlite.ts';
import { gdalPython, named, python, withFile } from '#test/main/export/outside-reader.ts';
import { bodyOf, culDeSac, oneLot, tiedLots } from '#test/support/bodies.ts';

const PLACED = { document: 'first.pdf', tract_index: 0, lon: -86.5, lat: 35.5, rotation_deg: 0 };
const none = { ...oneLot(), calls: [], tie_calls: [] };
const MANY = [
  { body: bodyOf(tiedLots(), { document: 'first.pdf' }), placements: [] },
  { body: bodyOf([none], { document: 'no courses.pdf' }), placements: [] },
  { body: bodyOf([culDeSac()], { document: 'first.pdf' }), placements: [] },
];

const rowsOf = (bytes: Uint8Array, sql: string): SqliteRow[] =>
  withFile('many.gpkg', bytes, (path) => {
    const db = openSqlite(path, { readonly: true });
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  });

test('tracts and calls of all documents stand in one layer each, and name their document by number and name', () => {
  const bytes = geopackageOfMany(MANY);
  expect(rowsOf(bytes, 'SELECT document_number, document, tract_index FROM tracts ORDER BY fid')).toEqual([
    { document_number: 1, document: 'first.pdf', tract_index: 0 },
    { document_number: 1, document: 'first.pdf', tract_index: 1 },
    { document_number: 3, document: 'first.pdf', tract_index: 0 },
  ]);
  const calls = rowsOf(bytes, 'SELECT document_number, count(*) AS calls FROM calls GROUP BY document_number');
  expect(calls).toEqual([
    { document_number: 1, calls: 8 },
    { document_number: 3, calls: culDeSac().calls.length },
  ]);
});

test('a document without a figure has its row among the documents', () => {
  const rows = rowsOf(geopackageOfMany(MANY), 'SELECT document_number, document, drawn FROM documents ORDER BY fid');
  expect(rows.map(({ document, drawn }) => [document, drawn])).toEqual([
    ['first.pdf', 1],
    ['no courses.pdf', 0],
    ['first.pdf', 1],
  ]);
});

test('what none of them draws is refused', () => {
  expect(() => geopackageOfMany([{ body: bodyOf([none]), placements: [] }])).toThrow(Refusal);
});

test('saved positions are honoured, of each document its own', () => {
  const [first, , third] = MANY;
  if (first === undefined || third === undefined) throw new Error('no documents');
  const bytes = geopackageOfMany([{ ...first, placements: [PLACED] }, third]);
  const placed = rowsOf(bytes, 'SELECT document_number, tract, pob_lon FROM placed_tracts');
  expect(placed).toEqual([{ document_number: 1, tract: 'Parcel 1', pob_lon: -86.5 }]);
});

const READ_WITH_GDAL = `
import sys, json
from osgeo import ogr
from osgeo_utils.samples import validate_gpkg
source = ogr.Open(sys.argv[1])
layers = [source.GetLayer(i) for i in range(source.GetLayerCount())]
print(json.dumps({layer.GetName(): layer.GetFeatureCount() for layer in layers}))
`;

test.skipIf(gdalPython === null)(named('GDAL', gdalPython), () => {
  const layers = withFile('many.gpkg', geopackageOfMany(MANY), (path) => python(gdalPython, READ_WITH_GDAL, path));
  expect(layers).toMatchObject({ tracts: 3, documents: 3 });
});
