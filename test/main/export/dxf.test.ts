import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
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
} from '#test/support/bodies.ts';

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
  const dxf = dxfOf(bodyOf([oneLot()]));
  expect(dxf).toContain('$ACADVER\n1\nAC1024\n');
  expect(dxf).toContain('$INSUNITS\n70\n2\n');
  expect(dxf.trimEnd().endsWith('0\nEOF')).toBe(true);
});

test('the same body gives the same drawing, whatever was drawn before', () => {
  const first = dxfOf(bodyOf([culDeSac()]));
  dxfOf(bodyOf([creekTract(12)]));
  expect(dxfOf(bodyOf([culDeSac()]))).toBe(first);
});

test('every tract has layers of its own', () => {
  const layers = new Set(valuesOf(dxfOf(bodyOf([oneLot(), misreadLot()])), 8));
  for (const tract of ['T1', 'T2']) {
    for (const kind of ['BOUNDARY', 'COURSES', 'TIES', 'LABELS', 'POB', 'MISCLOSURE']) {
      expect(layers).toContain(`${tract}-${kind}`);
    }
  }
});

test('a sentence that tries to end the file stays a sentence', () => {
  const lot = oneLot();
  const calls = lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: 'thence\n0\nEOF\r\n0\nSECTION north' });
  const dxf = dxfOf(bodyOf([{ ...lot, name: 'One\n0\nEOF', calls }]));
  expect(groupsOf(dxf).filter(([code, value]) => code === 0 && value === 'EOF')).toHaveLength(1);
  expect(valuesOf(dxf, 1000)).toContain('verbatim=thence 0 EOF 0 SECTION north');
});

test('a long sentence is carried whole, in pieces of extended data', () => {
  const sentence = `thence along the meanders of the creek, ${'S 45°30\'00" W 10.5 feet; '.repeat(60)}to the mill`;
  const lot = oneLot();
  const dxf = dxfOf(bodyOf([{ ...lot, calls: lot.calls.with(0, { ...lot.calls[0]!, verbatim_text: sentence }) }]));
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
    const drawing = withFile('tract.dxf', dxfOf(body), (path) => python<Drawing>(ezdxfPython, READ_WITH_EZDXF, path));
    expect(drawing.version).toBe('AC1024');
    expect(drawing.errors).toEqual([]);
    for (const [i, tract] of body.extraction.tracts.entries()) {
      const { geometry, computed_sqft } = body.groundtruth_verdicts[i]!;
      if (geometry === null) continue;
      const boundary = drawing.polylines.find(({ layer }) => layer === `T${i + 1}-BOUNDARY`)!;
      for (const [n, [x, y]] of boundary.points.entries()) {
        expect(x).toBeCloseTo(geometry.vertices[n]![0], 3);
        expect(y).toBeCloseTo(geometry.vertices[n]![1], 3);
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
    const texts = withFile('lot.dxf', dxfOf(bodyOf([oneLot()])), (path) => python<string[]>(gdalPython, script, path));
    expect(texts).toContain('N 89°30\'01" E');
  });
});
