// A chance as an examiner would say it.

const SAID: readonly (readonly [number, string])[] = [
  [0.97, 'more than 19 in 20'],
  [0.86, 'about 9 in 10'],
  [0.775, 'about 4 in 5'],
  [0.71, 'about 3 in 4'],
  [0.585, 'about 2 in 3'],
  [0.415, 'about 1 in 2'],
  [0.29, 'about 1 in 3'],
  [0.225, 'about 1 in 4'],
  [0.15, 'about 1 in 5'],
  [0.075, 'about 1 in 10'],
];

/** From 0 to 1: "about 4 in 5". */
export const chanceText = (chance: number): string => SAID.find(([from]) => chance >= from)?.[1] ?? 'less than 1 in 10';

/** Below this no course is named or marked as the likeliest. */
export const EVEN_CHANCE = 0.5;
