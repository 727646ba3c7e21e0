import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { planeAt } from '#core/place/plane.ts';
import { fabricGeopackage } from '#main/export/fabric-geopackage.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import { openSqlite, type SqliteRow } from '#main/store/sqlite.ts';
import { gdalPython, named, python, withFile } from '#test/main/export/outside-reader.ts';
import {
  bodyOf,
  creekTract,
  culDeSac,
  locatedDeed,
  misreadLot,
  oneLot,
  platSheet,
  powerLine,
  tiedLots,
  tractAround,
} from '#test/support/bodies.ts';

const rowsOf = (bytes: Uint8Array, sql: string): SqliteRow[] =>
  withFile('body.gpkg', bytes, (path) => {
    const db = openSqlite(path, { readonly: true });
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  });

test('the same body gives the same bytes', () => {
  expect(Buffer.compare(geopackageOf(bodyOf([culDeSac()])), geopackageOf(bodyOf([culDeSac()])))).toBe(0);
});

test('tracts, calls, ties and corners lie in the undefined plane, and the layers name their unit', () => {
  const bytes = geopackageOf(bodyOf([oneLot()]));
  const contents = rowsOf(bytes, 'SELECT table_name, srs_id, description FROM gpkg_contents');
  expect(contents.map((row) => [row.table_name, row.srs_id])).toEqual([
    ['tracts', -1],
    ['calls', -1],
    ['ties', -1],
    ['corners', -1],
  ]);
  for (const { description } of contents) expect(description).toContain('US survey foot');
});

test('a course keeps every field it was read with', () => {
  const body = bodyOf([culDeSac()]);
  const [, curve] = rowsOf(geopackageOf(body), 'SELECT * FROM calls ORDER BY call_index');
  const call = body.extraction.tracts[0]!.calls[1]!;
  expect(curve).toMatchObject({
    tract: 'Lot 14, Heron Landing',
    call_index: 1,
    call_type: 'curve',
    verbatim_text: call.verbatim_text,
    monument: call.monument,
    radius: call.radius,
    arc_length: call.arc_length,
    curve_direction: 'right',
    tangent: 0,
    confidence: 'high',
    source_page: 1,
  });
});

test('extents and spatial index hold what the layer holds', () => {
  const bytes = geopackageOf(bodyOf([oneLot()]));
  const [extent] = rowsOf(bytes, "SELECT * FROM gpkg_contents WHERE table_name = 'tracts'");
  const vertices = bodyOf([oneLot()]).groundtruth_verdicts[0]!.geometry!.vertices;
  expect(extent!.max_x).toBeCloseTo(Math.max(...vertices.map(([x]) => x)), 6);
  expect(extent!.min_y).toBeCloseTo(Math.min(...vertices.map(([, y]) => y)), 6);
  const [count] = rowsOf(
    bytes,
    'SELECT (SELECT count(*) FROM calls) AS calls, (SELECT count(*) FROM rtree_calls_geom) AS indexed',
  );
  expect(count).toEqual({ calls: 4, indexed: 4 });
});

test('a located aliquot has a layer of its own on the earth, with its hole and its separate piece', () => {
  const bytes = geopackageOf(locatedDeed());
  expect(rowsOf(bytes, 'SELECT tract, plss_id, georef_acres FROM located_aliquots')).toEqual([
    { tract: 'Tract Two', plss_id: 'AL16 T17S R18E', georef_acres: 39.8 },
  ]);
  expect(rowsOf(bytes, "SELECT srs_id FROM gpkg_contents WHERE table_name = 'located_aliquots'")).toEqual([
    { srs_id: 4326 },
  ]);
});

describe('saved positions', () => {
  const body = bodyOf([culDeSac(), powerLine(), oneLot()]);
  const place = (tract_index: number, document = body.document) => ({
    document,
    tract_index,
    lon: -86.45,
    lat: 35.5,
    rotation_deg: 1.5,
  });
  const layersOf = (bytes: Uint8Array) =>
    rowsOf(bytes, 'SELECT table_name, srs_id FROM gpkg_contents').map((row) => `${row.table_name} ${row.srs_id}`);

  test('what an operator placed has layers of its own on the earth; the plane stays as it was', () => {
    const bytes = geopackageOf(body, [place(0), place(1)]);
    expect(layersOf(bytes)).toEqual([
      'tracts -1',
      'calls -1',
      'ties -1',
      'corners -1',
      'placed_tracts 4326',
      'placed_calls 4326',
    ]);
    expect(rowsOf(bytes, 'SELECT tract, located_by, pob_lon, pob_lat, rotation_deg, unit FROM placed_tracts')).toEqual(
      ['Lot 14, Heron Landing', 'Easement for a power line'].map((tract) => ({
        tract,
        located_by: 'operator',
        pob_lon: -86.45,
        pob_lat: 35.5,
        rotation_deg: 1.5,
        unit: 'degree',
      })),
    );
    const [calls] = rowsOf(
      bytes,
      'SELECT count(*) AS count, count(DISTINCT verbatim_text) AS sentences FROM placed_calls',
    );
    expect(calls).toEqual({ count: 13, sentences: 13 });
  });

  test('without a position, or with that of another document, the file is as it ever was', () => {
    const plain = geopackageOf(body);
    expect(layersOf(plain)).toEqual(['tracts -1', 'calls -1', 'ties -1', 'corners -1']);
    expect(Buffer.compare(plain, geopackageOf(body, [place(0, 'another.pdf')]))).toBe(0);
  });
});

test('tracts tied to one corner share a plane, and the rows say which', () => {
  const bytes = geopackageOf(bodyOf(tiedLots()));
  const rows = rowsOf(
    bytes,
    'SELECT t.frame, t.pob_x, t.pob_y, r.minx FROM tracts t JOIN rtree_tracts_geom r ON r.id = t.fid',
  );
  expect(rows.map(({ pob_x }) => Math.round(Number(pob_x) * 100) / 100)).toEqual([0, 141.42]);
  expect(Number(rows[1]!.minx)).toBeCloseTo(141.42, 1);
  expect(rows[1]!.frame).toContain('as their ties from the northwest corner of Section 9');
  const corners = rowsOf(bytes, "SELECT kind, monument FROM corners WHERE kind <> 'corner' AND tract_index = 1");
  expect(corners).toEqual([
    { kind: 'commencement', monument: 'the northwest corner of Section 9, Township 17 South' },
    { kind: 'point_of_beginning', monument: 'thence S 45°00\'00" E, 500.00 feet to the Point of Beginning' },
  ]);
});

test('an aliquot that was located is enough to write, a plat is not', () => {
  const body = locatedDeed();
  const alone = {
    ...body,
    extraction: { ...body.extraction, tracts: [body.extraction.tracts[2]!] },
    groundtruth_verdicts: [body.groundtruth_verdicts[2]!],
  };
  expect(rowsOf(geopackageOf(alone), 'SELECT count(*) AS count FROM located_aliquots')).toEqual([{ count: 1 }]);
  expect(() => geopackageOf(platSheet())).toThrow(new Refusal('nothing_to_draw'));
});

test('a body that nobody signed, with a time that is none, is still written', () => {
  const body = bodyOf([oneLot()], { attestation: { document_sha256: '', extracted_at: 'yesterday', signature: '' } });
  expect(geopackageOf(body).length).toBeGreaterThan(1000);
  expect(geopackageOf({ ...body, attestation: null }).length).toBeGreaterThan(1000);
});

const FABRIC_AT = '2026-05-01T10:00:00.000Z';

function fabricBytes(): Uint8Array {
  const body = locatedDeed();
  const place = (tract_index: number, lon: number) => ({
    document: body.document,
    tract_index,
    lon,
    lat: 35.49,
    rotation_deg: 1.5,
  });
  return fabricGeopackage(placedParcelsOf('run_1', body, [place(0, -86.46), place(3, -86.47)]), FABRIC_AT);
}

test('located parcels keep who located them and the sentence of every course', () => {
  const bytes = fabricBytes();
  expect(rowsOf(bytes, 'SELECT tract, located_by FROM parcels ORDER BY tract_index')).toEqual([
    { tract: 'Tract One', located_by: 'operator' },
    { tract: 'Tract Two', located_by: 'plss' },
    { tract: 'Easement for a power line', located_by: 'operator' },
  ]);
  const [first] = rowsOf(bytes, 'SELECT verbatim_text FROM parcel_boundaries WHERE call_index = 0 AND tract_index = 0');
  expect(first!.verbatim_text).toBe(locatedDeed().extraction.tracts[0]!.calls[0]!.verbatim_text);
});

test('the course between two parcels names the neighbour and how far off it is', () => {
  const body = bodyOf([tractAround('Field', [{ at: [0, 0] }, { at: [0, 300] }, { at: [400, 300] }, { at: [400, 0] }])]);
  const placedAt = (document: string, east_ft: number) => {
    const [lon, lat] = planeAt([-99.97, 38.41]).toEarth({ east_ft, north_ft: 0 });
    return placedParcelsOf(document, { ...body, document }, [{ document, tract_index: 0, lon, lat, rotation_deg: 0 }]);
  };
  const parcels = [...placedAt('a.pdf', 0), ...placedAt('b.pdf', 403), ...placedAt('c.pdf', 801)];
  const facts = (document: string) =>
    rowsOf(
      fabricGeopackage(parcels, FABRIC_AT),
      `SELECT neighbour, relation, gap_ft, overlap_ft FROM parcel_boundaries WHERE document = '${document}' ORDER BY call_index`,
    );
  const free = { neighbour: '', relation: 'free', gap_ft: null, overlap_ft: null };
  expect(facts('a.pdf')).toEqual([
    free,
    free,
    { neighbour: 'b.pdf#1', relation: 'gap', gap_ft: 3, overlap_ft: null },
    free,
  ]);
  expect(facts('b.pdf')[2]).toEqual({ neighbour: 'c.pdf#1', relation: 'overlap', gap_ft: null, overlap_ft: 2 });
});

test('the arcs of a located parcel stay within a hundredth of a foot of their circles', () => {
  const body = bodyOf([culDeSac()]);
  const place = { document: body.document, tract_index: 0, lon: -99.97, lat: 38.41, rotation_deg: 0 };
  const [parcel] = placedParcelsOf('job', body, [place]);
  const plane = planeAt([place.lon, place.lat]);
  const curves = body.extraction.tracts[0]!.calls.flatMap(({ radius }, i) => (radius === null ? [] : [{ radius, i }]));
  for (const { radius, i } of curves) {
    const [a, b] = parcel!.courses[i]!.path.map(plane.toPlane);
    const half = Math.hypot(b!.east_ft - a!.east_ft, b!.north_ft - a!.north_ft) / 2;
    expect(radius - Math.sqrt(radius ** 2 - half ** 2)).toBeLessThan(0.0101);
  }
});

interface Reading {
  valid: string;
  warnings: string[];
  areas: (number | null)[];
  lengths: number[];
  sizes: number[];
}

const READ_WITH_GDAL = `
import sys, json, io, contextlib
from osgeo import ogr, gdal
from osgeo_utils.samples import validate_gpkg
warnings = []
gdal.PushErrorHandler(lambda level, number, text: warnings.append(text))
with contextlib.redirect_stdout(io.StringIO()) as out:
    validate_gpkg.check(sys.argv[1], extra_checks=True, warning_as_error=True)
source = ogr.Open(sys.argv[1])
area_layer, line_layer = sys.argv[2], sys.argv[3]
shape = lambda f: f.GetGeometryRef()
print(json.dumps({
  'valid': out.getvalue(),
  'warnings': warnings,
  'areas': [shape(f).GetArea() if shape(f) else None for f in source.GetLayerByName(area_layer)],
  'lengths': [shape(f).Length() for f in source.GetLayerByName(line_layer)],
  'sizes': [shape(f).GetPointCount() for f in source.GetLayerByName(line_layer)],
}))`;

const read = (bytes: Uint8Array, areas = 'tracts', lines = 'calls') =>
  withFile('body.gpkg', bytes, (path) => python<Reading>(gdalPython, READ_WITH_GDAL, path, areas, lines));

describe.skipIf(gdalPython === null)(named('GDAL', gdalPython), () => {
  test.each([
    ['one lot', bodyOf([oneLot()])],
    ['sixty courses', bodyOf([creekTract(60)])],
    ['a cul-de-sac', bodyOf([culDeSac()])],
    ['a deed with an exception, a located aliquot and a strip', locatedDeed()],
    ['a figure that does not close', bodyOf([misreadLot()])],
  ])('%s: valid without a warning, with the areas and lengths of the body', (_, body) => {
    const reading = read(geopackageOf(body));
    expect(reading).toMatchObject({ valid: '', warnings: [] });
    const drawn = body.groundtruth_verdicts.filter(({ geometry }) => geometry !== null);
    for (const [i, verdict] of drawn.entries()) {
      if (verdict.closure_ratio !== null) expect(reading.areas[i]! / verdict.computed_sqft!).toBeCloseTo(1, 4);
    }
    const perimeter = drawn.reduce((sum, { geometry }) => sum + geometry!.perimeter_ft, 0);
    expect(reading.lengths.reduce((sum, length) => sum + length, 0) / perimeter).toBeCloseTo(1, 3);
  });

  test('an arc leaves its circle by less than a hundredth of a foot', () => {
    const body = bodyOf([culDeSac()]);
    const { sizes, lengths } = read(geopackageOf(body));
    for (const [i, call] of body.extraction.tracts[0]!.calls.entries()) {
      if (call.call_type !== 'curve') continue;
      const piece = lengths[i]! / (sizes[i]! - 1);
      expect(call.radius! - Math.sqrt(call.radius! ** 2 - (piece / 2) ** 2)).toBeLessThan(0.01);
    }
  });

  test('placed tracts and tracts of one plane are valid too', () => {
    const tied = bodyOf(tiedLots());
    const place = { document: tied.document, tract_index: 1, lon: -86.45, lat: 35.5, rotation_deg: -20 };
    expect(read(geopackageOf(tied, [place]), 'placed_tracts', 'placed_calls')).toMatchObject({
      valid: '',
      warnings: [],
    });
  });

  test('the located parcels of an account are valid too', () => {
    expect(read(fabricBytes(), 'parcels', 'parcel_boundaries')).toMatchObject({ valid: '', warnings: [] });
  });
});
