import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { EXPORT_FORMATS } from '#core/api/export-formats.ts';
import { courseBetween } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { type ExportFormat, exportAs } from '#main/export/export-as.ts';
import { correct } from '#main/pipeline/correct.ts';
import { gdalPython, named, python, withFile } from '#test/main/export/outside-reader.ts';
import {
  bodyOf,
  culDeSac,
  locatedDeed,
  misreadLot,
  oneLot,
  platSheet,
  tiedLots,
  tractAround,
} from '#test/support/bodies.ts';

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

/** The chord that two of chord, central angle, arc and radius make. */
function chordOf(first: string, one: string, second: string, other: string): number {
  const given = { [first]: one, [second]: other } as Record<string, string>;
  if (given.C !== undefined) return Number(given.C);
  const [d = 0, m = 0, s = 0] = (given.D ?? '').split('-').map(Number);
  const delta = given.D === undefined ? Number(given.A) / Number(given.R) : ((d + m / 60 + s / 3600) * Math.PI) / 180;
  const radius = given.R === undefined ? Number(given.A) / delta : Number(given.R);
  return 2 * radius * Math.sin(delta / 2);
}

/** Walks Esri's traverse text from its start. */
function walked(text: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return text.split('\r\n').flatMap((line): [number, number][] => {
    const straight = /^DD (\S+) (\S+)$/.exec(line);
    const curve = /^NC ([CDAR]) (\S+) ([CDAR]) (\S+) C (\S+) [LR]$/.exec(line);
    if (straight === null && curve === null) return [];
    const [, first = '', one = '', second = '', other = '', chordWay = ''] = curve ?? [];
    const [way, length] =
      straight === null ? [chordWay, chordOf(first, one, second, other)] : [straight[1] ?? '', Number(straight[2])];
    const [, ns = '', degrees = '', minutes = '', seconds = '', ew = ''] = /^([NS])(\d+)-(\d+)-([\d.]+)([EW])$/.exec(
      way,
    )!;
    const angle = ((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * Math.PI) / 180;
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

/** A deed in poles: 26½ poles are 437.25 feet, and nobody may read them as another number. */
function inPoles(): ExtractResponse {
  const square = [
    { at: [0, 0] as const },
    { at: [437.25, 0] as const },
    { at: [437.25, -330] as const },
    { at: [0, -330] as const },
  ];
  const feet = tractAround('Homestead', square);
  const calls = feet.calls.map((call, i) => ({
    ...call,
    distance: i % 2 === 0 ? 26.5 : 20,
    verbatim_text: call.verbatim_text.replace(/[\d.]+ feet/, i % 2 === 0 ? '26½ poles' : '20 poles'),
  }));
  return bodyOf([{ ...feet, calls, distance_unit: 'poles' }]);
}

test('traverse text gives recorded values, also of a figure that was fitted', () => {
  const body = bodyOf([misreadLot()]);
  const fitted = correct(
    body,
    { corrections: [], adjust: [0], by: 'R. Alvarez' },
    { now: new Date('2026-05-01T10:00:00Z') },
  ).body;
  expect(fitted.groundtruth_verdicts[0]!.adjusted).toBe(true);
  expect(textOf('traverse', fitted)).toBe(textOf('traverse', body));
  expect(textOf('traverse', body)).toContain('DD S0-53-42E 280.7\r\n');
  expect(textOf('traverse', inPoles())).toContain('DD N90-0-0E 437.25\r\n');
});

/** Attributes of the element that stands for a course, and the facts beside it by kind. */
function landxmlCourse(xml: string, number: number) {
  const [, attributes = '', inside = ''] =
    new RegExp(`<(?:Line|Curve) name="${number}"([^>]*)>(.*?)</(?:Line|Curve)>`).exec(xml) ?? [];
  const facts = (code: string) => {
    const [, properties = ''] = new RegExp(`<Feature code="${code}"[^>]*>(.*?)</Feature>`).exec(inside) ?? [];
    return Object.fromEntries(
      [...properties.matchAll(/label="([^"]*)" value="([^"]*)"/g)].map(([, label, value]) => [label, value]),
    );
  };
  return {
    attributes: Object.fromEntries(
      [...attributes.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    recorded: facts('recorded'),
    computed: facts('computed'),
    adjusted: facts('adjusted'),
  };
}

test('LandXML says of a curve what is recorded, and computes the rest beside it', () => {
  const xml = textOf('landxml', bodyOf([culDeSac()]));
  expect(xml.match(/<Curve /g)).toHaveLength(6);
  const { attributes, recorded, computed } = landxmlCourse(xml, 4);
  expect(attributes).toMatchObject({ rot: 'ccw', crvType: 'arc', radius: '50', length: '261.8', chord: '50' });
  // The plat gives no central angle.
  expect(attributes).not.toHaveProperty('delta');
  expect(recorded).toEqual({
    radius: '50 feet',
    arc_length: '261.8 feet',
    chord_bearing: "N 90°00'00&quot; E",
    chord_length: '50 feet',
  });
  expect(Number(computed.delta_deg)).toBeCloseTo(300, 2);
  expect(xml).toContain('linearUnit="USSurveyFoot"');
  expect(xml).toContain('Not placed');
});

test('LandXML keeps recorded poles as poles, and their length in the unit of the file', () => {
  const { attributes, recorded } = landxmlCourse(textOf('landxml', inPoles()), 1);
  expect(attributes).toMatchObject({ dir: '90', length: '437.25' });
  expect(recorded).toEqual({ bearing: "N 90°00'00&quot; E", distance: '26.5 poles' });
});

test('LandXML of a fitted figure gives the record, with the fitted course beside it under that name', () => {
  const body = correct(
    bodyOf([misreadLot()]),
    { corrections: [], adjust: [0], by: '' },
    { now: new Date('2026-05-01T10:00:00Z') },
  ).body;
  const { attributes, recorded, adjusted, computed } = landxmlCourse(textOf('landxml', body), 2);
  expect(attributes.length).toBe('280.7');
  expect(recorded.distance).toBe('280.7 feet');
  expect(Number(adjusted.distance_ft)).toBeLessThan(270);
  expect(computed).toEqual({});
});

test('LandXML infers a course that the document does not record, and says so', () => {
  const lot = oneLot();
  const calls = lot.calls.with(3, { ...lot.calls[3]!, bearing: null, distance: null });
  const { attributes, recorded, computed } = landxmlCourse(textOf('landxml', bodyOf([{ ...lot, calls }])), 4);
  expect(attributes).not.toHaveProperty('length');
  expect(recorded).toEqual({});
  expect(computed.source).toBe('inferred from the closing line');
});

test('CSV has a row for every call, and no cell that a spreadsheet would run', () => {
  const lot = oneLot();
  const calls = lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: '=HYPERLINK("http://x")' });
  const rows = textOf('csv', bodyOf([{ ...lot, calls }])).split('\r\n');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toContain('start_east_ft_unplaced');
  expect(rows[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('SVG shows how tracts tied to one corner lie to each other, and no such picture of others', () => {
  expect(textOf('svg', bodyOf(tiedLots()))).toContain('<title>How the tracts lie to each other</title>');
  expect(textOf('svg', bodyOf([oneLot(), culDeSac()]))).not.toContain('How the tracts lie');
});

test('what is said of the commencement is not said of the point of beginning', () => {
  const report = textOf('report', bodyOf(tiedLots()));
  expect(report).toContain('**Commencement:** Commencing at the northwest corner of Section 9');
  expect(report).not.toContain('**Point of beginning:** Commencing');
  expect(textOf('landxml', bodyOf(tiedLots()))).toContain('commencement: Commencing at');
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
