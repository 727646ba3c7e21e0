import { expect, test } from 'vitest';
import { compassRule } from '#core/survey/compass-rule.ts';
import { measure } from '#core/survey/measure.ts';
import { walk } from '#core/survey/traverse.ts';
import { randomTract } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

test('the corrections of the compass rule sum to the miss, and the balanced figure returns to its beginning', () => {
  const random = randomOf(1);
  for (let figure = 0; figure < 100; figure++) {
    const { legs, closure } = measure(randomTract(random, 5 + (figure % 30)).calls, 1, false).figure!;
    const balanced = compassRule(legs);
    const walked = walk(legs);
    expect(balanced[0]).toEqual({ east_ft: 0, north_ft: 0 });
    expect(Math.hypot(balanced.at(-1)!.east_ft, balanced.at(-1)!.north_ft)).toBeLessThan(1e-9);
    const moved = walked.map((point, index) =>
      Math.hypot(point.east_ft - balanced[index]!.east_ft, point.north_ft - balanced[index]!.north_ft),
    );
    expect(Math.max(...moved)).toBeCloseTo(closure.miss_ft, 9);
    expect([...moved].sort((one, other) => one - other)).toEqual(moved);
  }
});
