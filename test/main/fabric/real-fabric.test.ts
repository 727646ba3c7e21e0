// Real CadNSDI features and cases, where a folder of them lies beside the project; nothing is tested where it does not.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseBetween, type LonLat, planeAt } from '#core/place/plane.ts';
import { aliquotWire } from '#core/plss/aliquot-wire.ts';
import { describePart } from '#core/plss/describe-part.ts';
import { cornerIndices, distanceBetween, tidyRing } from '#core/plss/ground.ts';
import { findQuarterQuarter, quarterQuartersOf } from '#core/plss/part-area.ts';
import { findTownshipId } from '#core/plss/plss-id.ts';
import { readAliquots } from '#core/plss/read-aliquot.ts';
import { findCorner } from '#core/plss/read-corner.ts';
import { latticeOf } from '#core/plss/section-lattice.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { findCornerPosition } from '#main/fabric/find-corner-position.ts';
import { locateAliquot } from '#main/fabric/georef.ts';
import { locate } from '#main/pipeline/locate.ts';
import { bodyOf, tractAround } from '#test/support/bodies.ts';
import { fabricWith, type TestFabric } from '#test/support/fabric-open.ts';

const REAL = new URL('../../../../shared/fabric/', import.meta.url).pathname;
const FILES = [
  'sd_plss_intersected_sample',
  'sd_plss_sections_derived',
  'ut_plss_sections',
  'ut_plss_townships_sample',
];

interface Case {
  kind: string;
  input: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs by kind.
  expected: any;
}

const cases = (kind: string): Case[] =>
  existsSync(`${REAL}cases.json`)
    ? (JSON.parse(readFileSync(`${REAL}cases.json`, 'utf8')).cases as Case[]).filter((one) => one.kind === kind)
    : [];

/** Inputs that were not met. */
function missed(kind: string, isMet: (one: Case) => boolean): string[] {
  return cases(kind)
    .filter((one) => !isMet(one))
    .map((one) => one.input);
}

describe.runIf(existsSync(`${REAL}cases.json`))('real fabric', () => {
  let held: TestFabric;
  beforeAll(async () => {
    held = await fabricWith(...FILES.map((name) => `${REAL}data/${name}.geojson`));
  });
  afterAll(() => held.done());

  test('aliquots', () => {
    const wrong = missed('aliquots', ({ input, expected }) => {
      const readings = readAliquots(input);
      const lots = readings.flatMap((one) => one.lots).map((lot) => `L${lot}`);
      return (
        quarterQuartersOf(readings.flatMap((one) => one.chains)).join() === expected.qqs.join() &&
        lots.join() === expected.lots.join()
      );
    });
    expect(wrong).toEqual([]);
  });

  test('descriptions', () => {
    const wrong = missed('description', ({ input, expected }) => {
      const readings = readAliquots(input);
      if (expected.canonical !== undefined) return describePart(readings[0]!) === expected.canonical;
      return readings.length > 1 === expected.more_than_one_section;
    });
    expect(wrong).toEqual([]);
  });

  test("the bureau's land descriptions", () => {
    const wrong = missed('blm-lld', ({ input, expected }) => {
      const readings = readAliquots(input);
      const [first] = readings;
      const id = findTownshipId(expected.plssid)!;
      const placed =
        first?.township === id.township &&
        first.range === id.range &&
        first.state === id.state &&
        first.meridian_code === id.meridian;
      const parts =
        expected.qqs === undefined || quarterQuartersOf(first?.chains ?? []).join() === [...expected.qqs].sort().join();
      return placed && parts && (first?.section ?? undefined) === expected.section;
    });
    expect(wrong).toEqual([]);
  });

  test('township ids', () => {
    expect(missed('plssid', ({ input, expected }) => (findTownshipId(input) !== null) === expected.valid)).toEqual([]);
  });

  test('aliquots on the earth: the right parts, acres within a thousandth', () => {
    const wrong = missed('locate', ({ input, expected }) => {
      const tract = tractAround('', [], { description_type: 'aliquot', aliquot: aliquotWire(readAliquots(input)[0]!) });
      const { georef, part_ids } = locateAliquot(held.fabric, tract, 'South Dakota');
      const wanted: string[] = expected.parts ?? [expected.secdivid];
      return (
        [...part_ids].sort().join() === [...wanted].sort().join() &&
        Math.abs((georef?.acres ?? 0) / expected.geodesic_acres - 1) < 0.001
      );
    });
    expect(wrong).toEqual([]);
  });

  test('corners within a metre', () => {
    const wrong = missed('corner', ({ input, expected }) => {
      const found = findCornerPosition(held.fabric, findCorner(input)!, 'South Dakota');
      return !('problem' in found) && courseBetween(found.position, expected.lonlat as LonLat).length_ft * 0.3048 < 1;
    });
    expect(wrong).toEqual([]);
  });

  test('tie chains within a centimetre', () => {
    const wrong = missed('tie-chain', ({ input, expected }) => {
      const legs = [...input.matchAll(/thence ([NS]) (\d+)°(\d+)'(\d+)" ([EW]), (\d+) feet/g)];
      const tie_calls = legs.map(
        ([verbatim, ns, d, m, s, ew, feet], i) =>
          `bearing=${ns} ${d} ${m} ${s}.0 ${ew} | distance=${feet} | verbatim=${i === 0 ? input : verbatim}`,
      );
      const body = bodyOf([
        tractAround('', [{ at: [0, 0] }, { at: [-30, 5] }, { at: [-31, 40] }], { tie_calls, pob_description: '' }),
      ]);
      body.extraction.metadata.state = 'SD';
      body.extraction.basis_of_bearings = null;
      body.groundtruth_verdicts = judgeAll(body.extraction).verdicts;
      const { location } = locate(body, 'plss_corner', { fabric: held.fabric, placed: [] }).body
        .groundtruth_verdicts[0]!;
      return (
        location?.pob != null &&
        courseBetween(location.pob, expected.pob_geodetic_basis as LonLat).length_ft * 0.3048 < 0.01
      );
    });
    expect(wrong).toEqual([]);
  });

  test('computed splits against the published parts: 95 of 100 within a metre, three in the north tier', () => {
    const misses: Record<'north' | 'other', number[]> = { north: [], other: [] };
    const sections = JSON.parse(readFileSync(`${REAL}data/${FILES[1]}.geojson`, 'utf8')).features as {
      properties: Record<string, string>;
      geometry: { coordinates: LonLat[][] };
    }[];
    for (const { properties, geometry } of sections) {
      const number = Number(properties.FRSTDIVNO);
      const ring = geometry.coordinates[0]!;
      const plane = planeAt(ring[0]!);
      const lattice = latticeOf(ring.slice(1).map(plane.toPlane), number)!;
      for (const part of held.fabric.partsOf(properties.FRSTDIVID!)) {
        const cell = findQuarterQuarter(part.quarter_quarter)!;
        const outline = tidyRing(part.rings[0]!.map(plane.toPlane));
        const { sw, se, ne, nw } = cornerIndices(outline);
        const nodes = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ].map(([x = 0, y = 0]) => lattice.nodes[cell.column + x]![cell.row + y]!);
        const miss = Math.max(...[sw, se, ne, nw].map((at, i) => distanceBetween(outline[at]!, nodes[i]!)));
        misses[number <= 6 ? 'north' : 'other'].push(miss * 0.3048);
      }
    }
    const p95 = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length * 0.95)]!;
    expect(misses.north.length + misses.other.length).toBe(304);
    expect(p95(misses.other)).toBeLessThan(1);
    expect(p95(misses.north)).toBeLessThan(3);
  });
});
