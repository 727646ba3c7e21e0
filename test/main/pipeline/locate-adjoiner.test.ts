import { describe, expect, test } from 'vitest';
import { locate } from '#main/pipeline/locate.ts';
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
