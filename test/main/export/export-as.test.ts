import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { EXPORT_FORMATS } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { courseBetween } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { type ExportFormat, exportAs } from '#main/export/export-as.ts';
import { gdalPython, named, python, withFile } from '#test/main/export/outside-reader.ts';
import { bodyOf, culDeSac, locatedDeed, misreadLot, oneLot, platSheet } from '#test/support/bodies.ts';

const placementOf = (body: ExtractResponse, tract_index: number): Placement => ({
  document: body.document,
  tract_index,
  lon: -86.45,
  lat: 35.5,
  rotation_deg: 0,
});

const textOf = (format: ExportFormat, body: ExtractResponse, placements: Placement[] = []): string =>
  Buffer.from(exportAs(format, body, placements).bytes).toString('utf8');

const HOSTILE = 'a <b> & "c" ]]> \u0000 | `x` *y* =1+1 \u2028 ½';

test.each(EXPORT_FORMATS)('%s: the same body gives the same bytes, under the name of its document', (format) => {
  const body = locatedDeed();
  const [one, other] = [exportAs(format, body, [placementOf(body, 0)]), exportAs(format, body, [placementOf(body, 0)])];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  expect(one.file_name).toMatch(/^Whitcombe to Mill Creek[.-]/);
});

test.each(EXPORT_FORMATS)('%s: strange words in a deed spoil nothing', (format) => {
  const lot = oneLot();
  const calls = lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: HOSTILE, monument: HOSTILE });
  const body = bodyOf([{ ...lot, name: HOSTILE, calls }], { document: '../../etc/passwd\n"x".pdf' });
  const file = exportAs(format, body, []);
  expect(file.bytes.length).toBeGreaterThan(100);
  expect(file.file_name).not.toMatch(/[/\\"\n]/);
});

test('the report lists what the scan leaves in doubt', () => {
  const lot = oneLot();
  const doubts = [
    { field: 'bearing', text: 'N 10° E', at: [2], chance: 0.9, others: [{ text: 'N 40° E', chance: 0.1 }] },
  ];
  const body = bodyOf([{ ...lot, calls: lot.calls.with(0, { ...lot.calls[0]!, doubts }) }]);
  expect(textOf('report', body)).toContain('- Course 1, bearing: N 10° E 90 %, or N 40° E 10 %.');
  expect(textOf('report', bodyOf([lot]))).not.toContain('In doubt');
});

test.each(EXPORT_FORMATS.filter((format) => format !== 'report'))('%s: a plat has nothing to draw', (format) => {
  expect(() => exportAs(format, platSheet())).toThrow(new Refusal('nothing_to_draw'));
});

test.each(EXPORT_FORMATS.filter((format) => format !== 'report' && format !== 'csv'))(
  '%s: corners further out than the earth are not drawn',
  (format) => {
    const body = bodyOf([oneLot()]);
    body.groundtruth_verdicts[0]!.geometry!.vertices[2] = [1e300, -1e300];
    expect(() => exportAs(format, body)).toThrow(new Refusal('nothing_to_draw'));
  },
);

test.each<[string, (body: ExtractResponse) => void]>([
  ['fewer verdicts than tracts', (body) => body.groundtruth_verdicts.pop()],
  ['fewer corners than courses', (body) => body.groundtruth_verdicts[0]!.geometry!.vertices.splice(3)],
  ['corners that all fall together', (body) => body.groundtruth_verdicts[0]!.geometry!.vertices.fill([0, 0])],
  ['no attestation and no name', (body) => Object.assign(body, { attestation: null, document: '' })],
])('a body with %s is written all the same, without a number that is none', (_, spoil) => {
  const body = bodyOf([culDeSac(), oneLot()]);
  spoil(body);
  for (const format of EXPORT_FORMATS) expect(textOf(format, body, [placementOf(body, 0)])).not.toMatch(/NaN|Infinity/);
});

test('the report of a plat is its document verdict', () => {
  expect(textOf('report', platSheet())).toContain('## REVIEW: a subdivision plat');
});

interface Collection {
  features: {
    geometry: { type: string; coordinates: number[][][] } | null;
    local_geometry?: unknown;
    properties: Record<string, unknown>;
  }[];
}

describe('GeoJSON', () => {
  const geojson = (body: ExtractResponse, placements: Placement[] = []) =>
    JSON.parse(textOf('geojson', body, placements)) as Collection;

  test('an unplaced tract has no geometry on the earth and says so', () => {
    const [tract] = geojson(bodyOf([oneLot()])).features;
    expect(tract).toMatchObject({ geometry: null, local_geometry: { type: 'Polygon' } });
    expect(tract?.properties.placement).toContain('Not placed');
  });

  test('a placed tract lies where the operator put it, at its true size', () => {
    const body = bodyOf([oneLot()]);
    const [tract] = geojson(body, [placementOf(body, 0)]).features;
    expect(tract?.properties).toMatchObject({ located_by: 'operator', placement: 'placed by an operator' });
    const ring = tract!.geometry!.coordinates[0] as unknown as [number, number][];
    expect(ring).toContainEqual([-86.45, 35.5]);
    const lengths = ring
      .slice(1)
      .map((end, i) => courseBetween(ring[i]!, end).length_ft)
      .toSorted((a, b) => a - b);
    expect(lengths.slice(-4).map((length) => length.toFixed(1))).toEqual(['208.7', '208.7', '209.6', '210.6']);
  });

  test('a placement of another document places nothing', () => {
    const body = bodyOf([oneLot()]);
    const [tract] = geojson(body, [{ ...placementOf(body, 0), document: 'other.pdf' }]).features;
    expect(tract?.geometry).toBeNull();
  });

  test('an aliquot that the fabric located has its rings', () => {
    const located = geojson(locatedDeed()).features.find(({ properties }) => properties.tract === 'Tract Two');
    expect(located?.properties.located_by).toBe('plss');
    expect(located?.geometry?.type).toBe('MultiPolygon');
  });
});

test('KML gives no shape to a tract that nobody placed', () => {
  const kml = textOf('kml', bodyOf([oneLot()]));
  expect(kml).toContain('Not placed');
  expect(kml).not.toContain('<coordinates>');
  const body = bodyOf([oneLot()]);
  expect(textOf('kml', body, [placementOf(body, 0)])).toContain('<coordinates>-86.45,35.5');
});

test('shapefiles of placed and unplaced tracts are kept apart, and only the placed have a projection', () => {
  const body = bodyOf([oneLot(), culDeSac()]);
  const files = Object.keys(unzipSync(exportAs('shapefile', body, [placementOf(body, 0)]).bytes));
  expect(files).toEqual(
    expect.arrayContaining(['tracts.prj', 'courses.prj', 'tracts_unplaced.shp', 'courses_unplaced.dbf', 'README.txt']),
  );
  expect(files).not.toContain('tracts_unplaced.prj');
});

/** Walks Esri's traverse text from its start. */
function walked(text: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return text.split('\r\n').flatMap((line): [number, number][] => {
    const course = /^(?:DD (\S+) (\S+)|NC C (\S+) D \S+ C (\S+) [LR])$/.exec(line);
    if (course === null) return [];
    const [, ns = '', degrees = '', minutes = '', seconds = '', ew = ''] = /^([NS])(\d+)-(\d+)-([\d.]+)([EW])$/.exec(
      course[1] ?? course[4] ?? '',
    )!;
    const angle = ((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * Math.PI) / 180;
    const length = Number(course[2] ?? course[3]);
    at = [
      at[0] + (ew === 'E' ? 1 : -1) * length * Math.sin(angle),
      at[1] + (ns === 'N' ? 1 : -1) * length * Math.cos(angle),
    ];
    return [at];
  });
}

test.each([
  ['a lot', bodyOf([oneLot()])],
  ['a cul-de-sac', bodyOf([culDeSac()])],
  ['a figure that does not close', bodyOf([misreadLot()])],
])('traverse text of %s walks to the corners of the body', (_, body) => {
  const text = textOf('traverse', body);
  expect(text.startsWith('DT QB\r\nDU DMS\r\nSP 0 0\r\n')).toBe(true);
  const { vertices } = body.groundtruth_verdicts[0]!.geometry!;
  for (const [i, [x, y]] of walked(text).entries()) {
    expect(x).toBeCloseTo(vertices[i + 1]![0], 2);
    expect(y).toBeCloseTo(vertices[i + 1]![1], 2);
  }
});

test('LandXML gives a curve its center, radius and turn', () => {
  const xml = textOf('landxml', bodyOf([culDeSac()]));
  expect(xml.match(/<Curve /g)).toHaveLength(6);
  const bulb = /<Curve name="4" [^>]*rot="ccw" crvType="arc" radius="([\d.]+)" delta="([\d.]+)"/.exec(xml);
  expect(Number(bulb?.[1])).toBeCloseTo(50, 2);
  expect(Number(bulb?.[2])).toBeCloseTo(300, 2);
  expect(xml).toContain('linearUnit="USSurveyFoot"');
  expect(xml).toContain('Not placed');
});

test('CSV has a row for every call, and no cell that a spreadsheet would run', () => {
  const lot = oneLot();
  const calls = lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: '=HYPERLINK("http://x")' });
  const rows = textOf('csv', bodyOf([{ ...lot, calls }])).split('\r\n');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toContain('start_east_ft_unplaced');
  expect(rows[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('SVG draws every tract, each with names of its own', () => {
  const svg = textOf('svg', bodyOf([oneLot(), culDeSac()]));
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(svg).toContain('Not placed');
});

describe.skipIf(gdalPython === null)(named('GDAL', gdalPython), () => {
  const READ = `
import sys, json
from osgeo import ogr, gdal
warnings = []
gdal.PushErrorHandler(lambda level, number, text: warnings.append(text))
source = ogr.Open(sys.argv[1])
layers = {}
for i in range(source.GetLayerCount()):
    layer = source.GetLayer(i)
    layers[layer.GetName()] = {'count': layer.GetFeatureCount(), 'rows': [f.items() for f in layer], 'projected': layer.GetSpatialRef() is not None}
print(json.dumps({'warnings': warnings, 'layers': layers}))`;
  interface Opened {
    warnings: string[];
    layers: Record<string, { count: number; rows: Record<string, unknown>[]; projected: boolean }>;
  }
  const open = (name: string, bytes: Uint8Array, inside = '') =>
    withFile(name, bytes, (path) => python<Opened>(gdalPython, READ, inside + path));
  const body = locatedDeed();
  const placements = [placementOf(body, 0)];

  test('opens the shapefiles, with every row and the sentence whole', () => {
    const { warnings, layers } = open('s.zip', exportAs('shapefile', body, placements).bytes, '/vsizip/');
    expect(warnings).toEqual([]);
    expect(layers.tracts).toMatchObject({ count: 2, projected: true });
    expect(layers.tracts_unplaced).toMatchObject({ count: 2, projected: false });
    expect(layers.courses?.rows.map((row) => row.VERBATIM)).toEqual(
      body.extraction.tracts[0]!.calls.map((call) => call.verbatim_text),
    );
  });

  test.each([
    ['geojson', 'b.geojson'],
    ['kml', 'b.kml'],
    ['csv', 'b.csv'],
  ] as const)('opens %s without a warning', (format, name) => {
    const { warnings, layers } = open(name, exportAs(format, body, placements).bytes);
    expect(warnings).toEqual([]);
    expect(Object.values(layers).reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(5);
  });
});
