// The stretches of a line that both recognisers read.
import { expect, test } from 'vitest';
import { numberRunsOf } from '#main/ingest/scan/words/number-runs.ts';

const runs = (line: string) => {
  const words = line.split(' ');
  return numberRunsOf(words).map(([from, to]) => words.slice(from, to).join(' '));
};

test.each([
  ['thence along the creek to a stone', []],
  ['thence N 45°12\'30" E, a distance of 210.50 feet to a stone', ['N 45°12\'30" E,', '210.50 feet']],
  ['thence North 45 degrees East 210.50 feet; thence', ['North 45 degrees East 210.50 feet;']],
  ['thence $89°15\'22"W, 78.716 m to station', ['$89°15\'22"W, 78.716 m']],
  ['a distance of two hundred ten feet to', ['two hundred ten feet']],
  ['of Section 9, the NE¼ of the SW¼ containing', ['9, the NE¼ of the SW¼']],
])('of "%s" are %j', (line, expected) => {
  expect(runs(line)).toEqual(expected);
});
