// Streets by their names, one by one and two together.
import { expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';
import { pairsIn, wayAt, waysIn } from '#core/read/account/relations/ways.ts';

const named = (text: string): string[] => {
  const tokens = scanTokens(text);
  return waysIn(tokens, 0, tokens.length).map(({ names }) => names.join(' '));
};

test.each([
  ['on Clay street between Harrison and Gilmer streets', ['clay street', 'harrison street', 'gilmer street']],
  ['the southwest corner of Orange and Palafox Streets', ['orange street', 'palafox street']],
  ['the corner of Fourth & Oak Sts.', ['fourth street', 'oak street']],
  ['Elm, Oak and Main Avenues', ['elm avenue', 'oak avenue', 'main avenue']],
  ['New York Avenue and K Street', ['new york avenue', 'k street']],
  ['on County Road 212 in said county', ['county road 212']],
  ['along Lexington Street 45 feet', ['lexington street']],
  ['the line of the Salem and Great Northern Railway', ['salem and great northern railway']],
  ['crossing U.S. Route 23 at grade', ['u . s . route 23']],
])('%s', (text, names) => {
  expect(named(text)).toEqual(names);
});

test.each(['The road to Danbury.', 'Said street is closed.', 'a public alley', 'the streets and alleys of the town'])(
  'none by name: %s',
  (text) => {
    expect(named(text)).toEqual([]);
  },
);

test('two that are named together are a pair, and two of which one lies elsewhere are not', () => {
  const pairs = (text: string): number => pairsIn(scanTokens(text), 0, scanTokens(text).length).length;
  expect(pairs('the intersection of Abriendo Avenue with the Elm Road')).toBe(1);
  expect(pairs('Third and Main Sts.')).toBe(1);
  expect(pairs('from Third Street to Main Street')).toBe(0);
});

test.each([
  ['the county road to a stone', 'county road'],
  ['said levee right-of-way to a pipe', 'levee right of way'],
  ['the Salem and Western Railroad to a rail', 'salem and western railroad'],
  ['the road bridge', undefined],
  ['the land of the road company', undefined],
])('what is run along: %s', (text, name) => {
  const tokens = scanTokens(text);
  expect(wayAt(tokens, 0, tokens.length)?.names.join(' ')).toBe(name);
});
