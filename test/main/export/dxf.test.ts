import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { courseBetween } from '#core/place/plane.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { ezdxfPython, gdalPython, named, python, withFile } from '#test/main/export/outside-reader.ts';
import {
  bodyOf,
  creekTract,
  culDeSac,
  deedWithException,
  misreadLot,
  oneLot,
  platSheet,
  powerLine,
  tiedLots,
} from '#test/support/bodies.ts';

const drawnBy = (...asked: Parameters<typeof dxfOf>): string => dxfOf(...asked).toString();

/** Group codes and values as they stand in the file. */
function groupsOf(dxf: string): [number, string][] {
  const lines = dxf.split('\n');
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, i) => [Number(lines[2 * i]), lines[2 * i + 1] ?? '']);
}

const valuesOf = (dxf: string, code: number): string[] =>
  groupsOf(dxf)
    .filter(([group]) => group === code)
    .map(([, value]) => value);

test('the drawing is R2010 in feet', () => {
  const dxf = drawnBy(bodyOf([oneLot()]));
  expect(dxf).toContain('$ACADVER\n1\nAC1024\n');
  expect(dxf).toContain('$INSUNITS\n70\n2\n');
  expect(dxf.trimEnd().endsWith('0\nEOF')).toBe(true);
});

test('a wide drawing opens with all of it in view, notes and tables too', () => {
  const groups = groupsOf(drawnBy(bodyOf([powerLine(), creekTract(60)])));
  const valueAfter = (name: string, code: number): number => {
    const from = groups.findIndex(([, value]) => value === name);
    return Number(groups.slice(from).find(([group]) => group === code)?.[1]);
  };
  const [west, south] = [valueAfter('$EXTMIN', 10), valueAfter('$EXTMIN', 20)];
  const [east, north] = [valueAfter('$EXTMAX', 10), valueAfter('$EXTMAX', 20)];
  const [x, y, height] = [12, 22, 40].map((code) => valueAfter('AcDbViewportTableRecord', code));
  expect(x).toBeCloseTo((west + east) / 2, 6);
  expect(y).toBeCloseTo((south + north) / 2, 6);
  expect(height).toBeGreaterThan(north - south);
  // A window is about three wide to two high.
  expect(height! * 1.5).toBeGreaterThan(east - west);
});

test('the same body gives the same drawing, whatever was drawn before', () => {
  const first = drawnBy(bodyOf([culDeSac()]));
  drawnBy(bodyOf([creekTract(12)]));
  expect(drawnBy(bodyOf([culDeSac()]))).toBe(first);
});

test('a tract drawn apart is moved as a whole: lines, lettering, circles, points and notes', () => {
  const lots = [1, 2].map((n) => ({ ...misreadLot(), tie_calls: [], pob_description: `an iron rod numbered ${n}` }));
  const groups = groupsOf(drawnBy(bodyOf(lots)));
  const numbersOn = (tract: string, codes: readonly number[]): number[] => {
    let isOn = false;
    return groups.flatMap(([code, value]) => {
      if (code === 8) isOn = value.startsWith(tract);
      else if (code === 0) isOn = false;
      return isOn && codes.includes(code) ? [Number(value)] : [];
    });
  };
  for (const codes of [
    [10, 11],
    [20, 21],
  ]) {
    const [first, second] = [numbersOn('T1-', codes), numbersOn('T2-', codes)];
    expect(second.length).toBe(first.length);
    const moved = second.map((value, i) => value - (first[i] ?? 0));
    for (const by of moved) expect(by).toBeCloseTo(moved[0] ?? 0, 6);
  }
  const kinds = groups.flatMap(([code, value]) => (code === 0 ? [value] : []));
  expect(kinds).toEqual(expect.arrayContaining(['LWPOLYLINE', 'TEXT', 'CIRCLE', 'POINT', 'LINE']));
  expect(numbersOn('T2-POB', [10])[0]).not.toBeCloseTo(numbersOn('T1-POB', [10])[0] ?? 0, 0);
});

test('handles are the hexadecimal numbers one after another', () => {
  const groups = groupsOf(drawnBy(bodyOf(Array.from({ length: 60 }, () => creekTract(9)))));
  const from = groups.findIndex(([code, value]) => code === 2 && value === 'ENTITIES');
  const handles = groups.slice(from).flatMap(([code, value]) => (code === 5 ? [value] : []));
  expect(handles.length).toBeGreaterThan(0x1000);
  const numbers = handles.map((handle) => Number.parseInt(handle, 16));
  expect(handles).toEqual(numbers.map((one) => one.toString(16).toUpperCase()));
  expect(new Set(handles).size).toBe(handles.length);
});

test('every tract has layers of its own', () => {
  const layers = new Set(valuesOf(drawnBy(bodyOf([oneLot(), misreadLot()])), 8));
  for (const tract of ['T1', 'T2']) {
    for (const kind of ['BOUNDARY', 'COURSES', 'TIES', 'LABELS', 'POB', 'MISCLOSURE']) {
      expect(layers).toContain(`${tract}-${kind}`);
    }
  }
});

test('every layer of a tract has something on it, and nothing is on a layer that is not listed', () => {
  const dxf = drawnBy(bodyOf([oneLot(), powerLine(), creekTract(40)]));
  const listed = [...dxf.matchAll(/\nAcDbLayerTableRecord\n2\n(.+)\n/g)].map(([, name]) => name ?? '');
  expect(listed.filter((name) => name.startsWith('T')).sort()).toEqual(
    [...new Set(valuesOf(dxf, 8))].filter((name) => name.startsWith('T')).sort(),
  );
  expect(listed).toContain('T2-STRIP');
  expect(listed).not.toContain('T1-STRIP');
});

test('a sentence that tries to end the file stays a sentence', () => {
  const lot = oneLot();
  const calls = lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: 'thence\n0\nEOF\r\n0\nSECTION north' });
  const dxf = drawnBy(bodyOf([{ ...lot, name: 'One\n0\nEOF', calls }]));
  expect(groupsOf(dxf).filter(([code, value]) => code === 0 && value === 'EOF')).toHaveLength(1);
  expect(valuesOf(dxf, 1000)).toContain('verbatim=thence 0 EOF 0 SECTION north');
});

test('a long sentence is carried whole, in pieces of extended data', () => {
  const sentence = `thence along the meanders of the creek, ${'S 45°30\'00" W 10.5 feet; '.repeat(60)}to the mill`;
  const lot = oneLot();
  const dxf = drawnBy(bodyOf([{ ...lot, calls: lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: sentence }) }]));
  const strings = valuesOf(dxf, 1000);
  const from = strings.findIndex((value) => value.startsWith('verbatim=thence along'));
  const pieces = strings.slice(from, from + 8);
  expect(pieces.join('')).toContain(`verbatim=${sentence}`);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(256);
});

test.each([
  ['a plat without tracts', platSheet()],
  ['a tract whose courses cannot be drawn', bodyOf([{ ...oneLot(), calls: [] }])],
])('%s is refused: there is nothing to draw', (_, body) => {
  expect(() => dxfOf(body)).toThrow(new Refusal('nothing_to_draw'));
});

/** A drawing read group by group, without any reader of ours or of others. */
function entitiesOf(dxf: string): { type: string; layer: string; groups: [number, string][]; data: string }[] {
  const groups = groupsOf(dxf);
  const from = groups.findIndex(([code, value]) => code === 2 && value === 'ENTITIES');
  const entities: { type: string; layer: string; groups: [number, string][]; data: string }[] = [];
  for (const [code, value] of groups.slice(from + 1)) {
    if (code === 0 && value === 'ENDSEC') break;
    if (code === 0) entities.push({ type: value, layer: '', groups: [], data: '' });
    const entity = entities.at(-1);
    if (entity === undefined) continue;
    entity.groups.push([code, value]);
    if (code === 8) entity.layer = value;
    if (code === 1000) entity.data += `${value}\n`;
  }
  return entities;
}

const textsOn = (dxf: string, layer: RegExp): string[] =>
  entitiesOf(dxf)
    .filter((entity) => entity.type === 'TEXT' && layer.test(entity.layer))
    .map(({ groups }) => groups.find(([code]) => code === 1)?.[1] ?? '');

const boundaryOf = (dxf: string, tract: number) => {
  const { groups, data } = entitiesOf(dxf).find(({ layer }) => layer === `T${tract}-BOUNDARY`)!;
  const values = (code: number) => groups.filter(([group]) => group === code).map(([, value]) => Number(value));
  const [x, y] = [values(10), values(20)];
  const facts = Object.fromEntries(
    data.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
  ) as Record<string, string>;
  return { corners: x.map((east, i): [number, number] => [east, y[i]!]), facts };
};

describe('where tracts stand', () => {
  test('one tract has its point of beginning at 0, 0, and the drawing names its plane', () => {
    const dxf = drawnBy(bodyOf([oneLot()]));
    expect(boundaryOf(dxf, 1).corners[0]).toEqual([0, 0]);
    expect(textsOn(dxf, /^FRAME$/).join(' ')).toBe('Not placed: US survey feet, the point of beginning at 0, 0.');
  });

  test('tracts tied to one corner stand as their ties say', () => {
    const dxf = drawnBy(bodyOf(tiedLots()));
    const [first, second] = [boundaryOf(dxf, 1), boundaryOf(dxf, 2)];
    expect(first.corners[0]).toEqual([0, 0]);
    expect(second.corners[0]![0]).toBeCloseTo(200 * Math.SQRT1_2, 3);
    expect(second.corners[0]![1]).toBeCloseTo(-200 * Math.SQRT1_2, 3);
    expect(second.facts.frame).toContain('as their ties from the northwest corner of Section 9');
    expect(second.facts.point_of_commencement).toContain('Commencing at');
    expect(second.facts.pob).toContain('to the Point of Beginning');
  });

  test('tracts that nothing relates are drawn apart, and say where their origin is drawn', () => {
    const dxf = drawnBy(bodyOf([culDeSac(), creekTract(8)]));
    const [one, other] = [boundaryOf(dxf, 1), boundaryOf(dxf, 2)];
    expect(Math.min(...other.corners.map(([x]) => x))).toBeGreaterThan(Math.max(...one.corners.map(([x]) => x)));
    expect(other.facts.frame).toContain('how it lies to the tracts beside it is not recorded');
    expect(Number(other.facts.pob_east_ft)).toBeCloseTo(other.corners[0]![0], 3);
  });

  test('placed tracts stand on the earth: feet from the first, turned as they were placed', () => {
    const body = bodyOf([culDeSac(), creekTract(8)]);
    const at = (tract_index: number, lon: number, lat: number, rotation_deg: number) => ({
      document: body.document,
      tract_index,
      lon,
      lat,
      rotation_deg,
    });
    const dxf = drawnBy(body, [at(0, -86.45, 35.5, 90), at(1, -86.44, 35.5, 0)]);
    const [one, other] = [boundaryOf(dxf, 1), boundaryOf(dxf, 2)];
    // The first course runs due east in the record and due south as it was placed.
    expect(one.corners[0]).toEqual([0, 0]);
    expect(one.corners[1]![0]).toBeCloseTo(0, 3);
    expect(one.corners[1]![1]).toBeCloseTo(-160, 3);
    const { length_ft } = courseBetween([-86.45, 35.5], [-86.44, 35.5]);
    expect(Math.hypot(...other.corners[0]!)).toBeCloseTo(length_ft, 2);
    expect(other.facts).toMatchObject({ placed_by: 'operator', pob_longitude: '-86.44', pob_latitude: '35.5' });
    expect(other.facts.projection).toBe(
      '+proj=aeqd +lat_0=35.5 +lon_0=-86.45 +x_0=0 +y_0=0 +datum=WGS84 +units=us-ft +no_defs',
    );
    expect(textsOn(dxf, /^FRAME$/).join(' ')).toContain('Placed by an operator: US survey feet');
  });

  test('a tract that nobody placed follows the placed one that it shares a corner with', () => {
    const body = bodyOf(tiedLots());
    const placed = { document: body.document, tract_index: 0, lon: -86.45, lat: 35.5, rotation_deg: 45 };
    const second = boundaryOf(drawnBy(body, [placed]), 2);
    // Two hundred feet southeast by the record is due south after an eighth of a turn.
    expect(second.corners[0]![0]).toBeCloseTo(0, 3);
    expect(second.corners[0]![1]).toBeCloseTo(-200, 3);
    expect(second.facts.placed_by).toBeUndefined();
    expect(second.facts.frame).toContain('By its tie from the same corner: Parcel 2.');
  });

  test('a placement of another document places nothing', () => {
    const placed = { document: 'another.pdf', tract_index: 0, lon: -86.45, lat: 35.5, rotation_deg: 45 };
    expect(drawnBy(bodyOf([oneLot()]), [placed])).toBe(drawnBy(bodyOf([oneLot()])));
  });
});

describe('course tables', () => {
  test('a course too short for its lettering bears a tag, and the table says what it is', () => {
    const creek = creekTract(60);
    const bulb = culDeSac().calls[3]!;
    const dxf = drawnBy(bodyOf([{ ...creek, calls: creek.calls.with(30, bulb) }]));
    expect(textsOn(dxf, /^T1-LABELS$/)).toEqual(expect.arrayContaining(['L30', 'C31']));
    const table = textsOn(dxf, /^T1-TABLE$/);
    expect(table).toEqual(expect.arrayContaining(['CURVE TABLE', 'Bearing', 'Radius', 'Delta', 'Chord bearing']));
    expect(table).toEqual(expect.arrayContaining(['L30', 'C31', "50.00'", "261.80'", 'N 90%%d00\'00" E', 'left']));
  });

  test('every course is lettered or tagged, and no tag stands for two courses', () => {
    const body = bodyOf([...deedWithException(), powerLine(), culDeSac(), creekTract(200)]);
    const dxf = drawnBy(body);
    const tags = entitiesOf(dxf).flatMap(({ data }) => /^tag=([\w-]+)$/m.exec(data)?.[1] ?? []);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.length).toBeGreaterThan(200);
    const cells = textsOn(dxf, /-TABLE$/);
    for (const tag of tags) expect(cells).toContain(tag);
  });

  test('a value that the engine derived is marked, and the mark explained', () => {
    const creek = creekTract(60);
    const curve = { ...culDeSac().calls[1]!, delta: 90, computed: ['delta' as const] };
    const table = textsOn(drawnBy(bodyOf([{ ...creek, calls: creek.calls.with(30, curve) }])), /^T1-TABLE$/);
    expect(table).toContain('90%%d00\'00" *');
    expect(table).toContain('* derived by the engine, not recorded');
  });

  test('lettering of tracts and tables lies over nothing else', () => {
    for (const body of [bodyOf([culDeSac()]), bodyOf(tiedLots()), bodyOf([creekTract(40), culDeSac()])]) {
      const boxes = entitiesOf(drawnBy(body)).flatMap((entity) =>
        entity.type === 'TEXT' ? [boxOf(entity.groups)] : [],
      );
      for (const [i, one] of boxes.entries()) {
        for (const other of boxes.slice(i + 1))
          expect([one.text, other.text, meet(one, other)]).toEqual([one.text, other.text, false]);
      }
    }
  });
});

test('words stand to a ten-thousandth of a foot, but those of the smallest figure have a height still', () => {
  const heights = (body: ReturnType<typeof bodyOf>): string[] =>
    entitiesOf(drawnBy(body)).flatMap(({ type, groups }) =>
      type === 'TEXT' ? [groups.find(([code]) => code === 40)?.[1] ?? ''] : [],
    );
  for (const height of heights(bodyOf([creekTract(9)]))) expect(height).toMatch(/^\d+(?:\.\d{1,4})?$/);
  const lot = oneLot();
  const speck = { ...lot, calls: lot.calls.map((call) => ({ ...call, distance: (call.distance ?? 0) / 1e5 })) };
  const low = heights(bodyOf([speck])).map(Number);
  expect(low.length).toBeGreaterThan(0);
  for (const height of low) expect(height).toBeGreaterThan(0);
});

test('a tract drawn apart is moved by whole feet, so that its corners keep the decimals they have', () => {
  const dxf = drawnBy(bodyOf([culDeSac(), creekTract(8), creekTract(9)]));
  for (const tract of [2, 3]) {
    const { corners, facts } = boundaryOf(dxf, tract);
    expect([facts.pob_east_ft, facts.pob_north_ft]).toEqual(corners[0]?.map(String));
    for (const side of corners.flat()) expect(String(side)).toMatch(/^-?\d+(?:\.\d{1,4})?$/);
  }
});

/** The upright box that a level text covers; a slanted one counts as the spot at its middle. */
function boxOf(groups: readonly [number, string][]) {
  const value = (code: number) => Number(groups.find(([group]) => group === code)?.[1] ?? 0);
  const text = (groups.find(([code]) => code === 1)?.[1] ?? '').replaceAll('%%d', '°');
  const height = value(40);
  const isLevel = Math.abs(value(50)) < 0.01;
  const half = isLevel ? (text.length * 0.56 * height) / 2 : height / 10;
  const isCentered = value(72) === 1;
  const [x, y] = isCentered ? [value(11), value(21)] : [value(10) + half, value(20) + height / 2];
  return { text, west: x - half, east: x + half, south: y - height * 0.45, north: y + height * 0.45 };
}

type TextBox = ReturnType<typeof boxOf>;
const meet = (a: TextBox, b: TextBox): boolean =>
  a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

interface Drawing {
  version: string;
  errors: string[];
  polylines: { layer: string; closed: boolean; points: [number, number, number][]; data: string[] }[];
  texts: string[];
}

const READ_WITH_EZDXF = `
import sys, json, ezdxf
doc = ezdxf.readfile(sys.argv[1])
audit = doc.audit()
space = doc.modelspace()
data = lambda e: [t.value for t in e.get_xdata('DEEDPROOF') if t.code == 1000] if e.has_xdata('DEEDPROOF') else []
print(json.dumps({
  'version': doc.dxfversion,
  'errors': [str(e.message) for e in list(audit.errors) + list(audit.fixes)],
  'polylines': [{'layer': e.dxf.layer, 'closed': e.closed, 'points': [list(p) for p in e.get_points('xyb')], 'data': data(e)} for e in space.query('LWPOLYLINE')],
  'texts': [t.plain_text() for t in space.query('TEXT')],
}))`;

describe.skipIf(ezdxfPython === null)(named('ezdxf', ezdxfPython), () => {
  test.each([
    ['one lot', bodyOf([oneLot()])],
    ['sixty courses', bodyOf([creekTract(60)])],
    ['a cul-de-sac', bodyOf([culDeSac()])],
    [
      'several tracts, a strip and a figure that does not close',
      bodyOf([...deedWithException(), powerLine(), misreadLot()]),
    ],
  ])('%s: no audit error, and corners, arcs, sentences and lettering of the body', (_, body) => {
    const drawing = withFile('tract.dxf', drawnBy(body), (path) => python<Drawing>(ezdxfPython, READ_WITH_EZDXF, path));
    expect(drawing.version).toBe('AC1024');
    expect(drawing.errors).toEqual([]);
    for (const [i, tract] of body.extraction.tracts.entries()) {
      const { geometry, computed_sqft } = body.groundtruth_verdicts[i]!;
      if (geometry === null) continue;
      const boundary = drawing.polylines.find(({ layer }) => layer === `T${i + 1}-BOUNDARY`)!;
      // Drawn apart from tracts that nothing relates it to, the figure is the same.
      const [east, north] = boundary.points[0]!;
      for (const [n, [x, y]] of boundary.points.entries()) {
        expect(x - east).toBeCloseTo(geometry.vertices[n]![0], 3);
        expect(y - north).toBeCloseTo(geometry.vertices[n]![1], 3);
      }
      if (tract.description_type !== 'centerline') {
        expect(areaOf(boundary.points) / computed_sqft!).toBeCloseTo(1, 5);
      }
      const courses = drawing.polylines.filter(({ layer }) => layer === `T${i + 1}-COURSES`);
      expect(courses.map(({ data }) => data.join('').split('verbatim=')[1])).toEqual(
        tract.calls.map((call) => call.verbatim_text),
      );
    }
    const [first] = body.extraction.tracts[0]!.calls;
    if (first?.call_type === 'line' && body.extraction.tracts[0]!.calls.length < 30)
      expect(drawing.texts.join('\n')).toMatch(/[NS] \d\d°\d\d'\d\d" [EW]/);
  });
});

/** Shoelace with the circular segment of each bulge, closed by a straight line. */
function areaOf(points: readonly [number, number, number][]): number {
  let area = 0;
  for (const [i, [x, y, bulge]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    area += (x * nextY - nextX * y) / 2;
    if (bulge === 0) continue;
    const delta = 4 * Math.atan(bulge);
    const radius = Math.hypot(nextX - x, nextY - y) / (2 * Math.sin(delta / 2));
    area += (radius * radius * (delta - Math.sin(delta))) / 2;
  }
  return Math.abs(area);
}

describe.skipIf(gdalPython === null)(named('GDAL', gdalPython), () => {
  test('GDAL opens the drawing and reads a bearing with its degree sign', () => {
    const script = `
import sys, json
from osgeo import ogr, gdal
gdal.UseExceptions()
source = ogr.Open(sys.argv[1])
layer = source.GetLayer(0)
print(json.dumps([f.GetField('Text') for f in layer if f.GetField('Text')]))`;
    const texts = withFile('lot.dxf', drawnBy(bodyOf([oneLot()])), (path) =>
      python<string[]>(gdalPython, script, path),
    );
    expect(texts).toContain("N 89°30'01\" E 208.72'");
  });
});
