import { expect, test } from 'vitest';
import { kindOfSurvey, likelyAngleStep, qualitiesOf } from '#core/survey/slips/survey-quality.ts';

const middle = (qualities: ReturnType<typeof qualitiesOf>): number =>
  Math.exp(qualities.reduce((sum, { variance, weight }) => sum + weight * Math.log(1 / Math.sqrt(2 * variance)), 0));

test('the finer the pen the better the survey is thought to close', () => {
  const closures = [
    middle(qualitiesOf(3600, 'poles')),
    middle(qualitiesOf(900, 'poles')),
    middle(qualitiesOf(60, 'chains')),
    middle(qualitiesOf(60, 'feet')),
    middle(qualitiesOf(1, 'feet')),
  ];
  expect([...closures].sort((one, other) => one - other)).toEqual(closures);
  expect(closures[0]).toBeLessThan(1000);
  expect(closures.at(-1)).toBeGreaterThan(8000);
});

test('all qualities together are one, and none is ruled out', () => {
  const qualities = qualitiesOf(900, 'poles');
  expect(qualities.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  for (const { weight } of qualities) expect(weight).toBeGreaterThan(0.005);
});

test.each([
  [900, 'poles', 'poles and quarter degrees'],
  [1800, 'chains', 'chains and half degrees'],
  [60, 'feet', 'feet and minutes'],
  [300, 'feet', 'feet and bearings to five minutes'],
  [1, 'feet', 'feet and seconds'],
  [null, 'feet', 'feet and due courses'],
] as const)('a step of %s seconds in %s is told as "%s"', (step, unit, told) => {
  expect(kindOfSurvey(step, unit)).toBe(told);
});

test('due courses are judged by their lengths', () => {
  expect(likelyAngleStep(0.01, 'feet')).toBe(1);
  expect(likelyAngleStep(1, 'feet')).toBeGreaterThan(60);
  expect(likelyAngleStep(0.01, 'chains')).toBe(900);
});
