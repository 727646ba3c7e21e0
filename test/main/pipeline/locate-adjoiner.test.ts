import { describe, expect, test } from 'vitest';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { planeAt } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { locate } from '#main/pipeline/locate.ts';
import { bodyOf, type Corner, tractAround } from '#test/support/bodies.ts';
import { neighbourPair, type Outcome, outcomeOf } from '#test/support/neighbour-pairs.ts';

const PAIRS = 250;

describe.each(['rectangular', 'irregular'] as const)('%s parcels beside each other', (shape) => {
  const tried = Array.from({ length: PAIRS }, (_, i) => {
    const pair = neighbourPair(shape, i + 1);
    const { body } = locate(pair.body, 'adjoiner', { fabric: null, placed: pair.placed });
    return { seed: i + 1, ...pair, outcome: outcomeOf(pair, body), location: body.groundtruth_verdicts[0]?.location };
  });
  const settled = tried.filter((one) => one.settled);
  const count = (list: typeof tried, outcome: Outcome) => list.filter((one) => one.outcome === outcome).length;

  test('none comes to lie on the wrong side', () => {
    expect(tried.filter(({ outcome }) => outcome === 'wrong').map(({ seed, kind }) => ({ seed, kind }))).toEqual([]);
  });

  test('where words and figures settle the place, it is found', () => {
    expect(settled.length).toBeGreaterThan(PAIRS / 2);
    expect(count(settled, 'right') / settled.length).toBeGreaterThan(0.95);
  });

  test('a position is for review and says what it rests on; none is given where two places fit', () => {
    for (const { location } of tried) {
      if (location == null) continue;
      expect(location.status).toBe('REVIEW');
      expect(location.reasons.join(' ')).toContain(
        location.pob === null ? 'no position is suggested' : 'To be confirmed',
      );
    }
  });
});

describe('a rectangle north of one of its own length', () => {
  const HERE = [-99.97, 38.41] as const;
  const DEPTH_FT = 283.41;
  const corners = (...at: [number, number][]): Corner[] => at.map((one) => ({ at: one }));
  const SOUTH = corners([0, 0], [0, 211.07], [418.36, 211.07], [418.36, 0]);

  function placedAt(document: string, around: Corner[], at: [number, number] = [0, 0]) {
    const body = bodyOf([tractAround('Home', around)], { document });
    const [lon, lat] = planeAt([...HERE]).toEarth({ east_ft: at[0], north_ft: at[1] });
    return placedParcelsOf(document, body, [{ document, tract_index: 0, lon, lat, rotation_deg: 0 }]);
  }

  /** Walked from its south-west corner; its last course is the common one. */
  function northern(words: string, adjoiner = ''): ExtractResponse {
    const around = corners([0, 0], [0, DEPTH_FT], [418.36, DEPTH_FT], [418.36, 0]);
    const tract = tractAround('North', around, { pob_description: 'an iron pin' });
    const calls = tract.calls.map((call, i) => (i === 3 ? { ...call, verbatim_text: words, adjoiner } : call));
    return bodyOf([{ ...tract, calls }], { document: 'north.pdf' });
  }

  const WITH = [
    'thence N 90° W 418.36 feet with the line of Mill Creek Land Company',
    'lands of Mill Creek Land Company',
  ] as const;
  const seek = (body: ExtractResponse, placed: ReturnType<typeof placedAt>) =>
    locate(body, 'adjoiner', { fabric: null, placed }).body.groundtruth_verdicts[0]?.location ?? null;

  function expectNorth(location: ReturnType<typeof seek>) {
    const { east_ft, north_ft } = planeAt([...HERE]).toPlane(location?.pob ?? [0, 0]);
    expect([east_ft, north_ft]).toEqual([expect.closeTo(0, 0), expect.closeTo(211.07, 0)]);
    expect(location?.rotation_deg).toBeCloseTo(0, 1);
  }

  test('lies north of it', () => {
    expectNorth(seek(northern(...WITH), placedAt('south.pdf', SOUTH)));
  });

  test('lies there also where a parcel put in the wrong place overlaps it: nothing turns it round to the far side', () => {
    const stray = placedAt('stray.pdf', corners([0, 0], [33, 290], [301, 333], [280, 12]), [50, 120]);
    for (const placed of [
      [...placedAt('south.pdf', SOUTH), ...stray],
      [...stray, ...placedAt('south.pdf', SOUTH)],
    ])
      expectNorth(seek(northern(...WITH), placed));
  });

  test('is not turned half round where the near line was measured shorter and the far one fits', () => {
    const short = corners([0, 0], [0, 211.07], [409.9, 211.07], [418.36, 0]);
    expect(seek(northern(...WITH), placedAt('south.pdf', short))?.pob ?? null).toBeNull();
  });

  test('nor put behind it by an equal length alone, when its own two long sides are equal', () => {
    const short = corners([0, 0], [0, 211.07], [409.9, 211.07], [418.36, 0]);
    expect(seek(northern('thence N 90° W 418.36 feet to a pin'), placedAt('south.pdf', short))?.pob ?? null).toBeNull();
  });

  test('is not drawn over the street to land that the deed says is opposite', () => {
    const words =
      'thence N 90° W along the right-of-way line of Oak Street, opposite the land of Mill Creek Land Company, 418.36 feet';
    const trapeze = corners([0, 0], [30, DEPTH_FT], [340, DEPTH_FT], [418.36, 0]);
    for (const adjoiner of ['', 'the right-of-way line of Oak Street, opposite the land of Mill Creek Land Company']) {
      const body = northern(words, adjoiner);
      expect(seek(body, placedAt('south.pdf', SOUTH))?.pob ?? null).toBeNull();
      const tract = tractAround('North', trapeze, { pob_description: 'an iron pin' });
      const calls = tract.calls.map((call, i) => (i === 3 ? { ...call, verbatim_text: words, adjoiner } : call));
      expect(seek(bodyOf([{ ...tract, calls }]), placedAt('south.pdf', SOUTH))?.pob ?? null).toBeNull();
    }
  });
});
