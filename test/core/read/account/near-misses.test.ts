// Wordings that stand next to ordinary ones and must not pass.
import { expect, test } from 'vitest';
import { heardStatuses } from '#test/support/heard.ts';

const AROUND =
  'thence North 417.42 feet to an iron pin; thence East 417.42 feet to an iron pin; thence South 417.42 feet to an iron pin; thence West 417.42 feet';
const deed = (begun: string, end: string): string =>
  `John Hall conveys and warrants to Mary Pike the following described land in Linn County, Iowa: Beginning at ${begun}; ${AROUND} ${end}`;
const CLOSED = 'to the point of beginning, containing 4.00 acres.';
const statusOf = async (text: string): Promise<string> => (await heardStatuses(text)).join();

test('the deed itself passes', async () => {
  expect(await statusOf(deed('an iron pin', CLOSED))).toBe('PASS');
});

test.each([
  'The land remains unredeemed, except the north acre, which John Hall redeemed.',
  'Whereas the same remains unredeemed, reserving to John Hall the west 100 feet.',
  'The north half was redeemed by Ann Cole, and the land remains unredeemed.',
])('%s', async (sentence) => {
  expect(await statusOf(deed('an iron pin', `${CLOSED} ${sentence}`))).not.toBe('PASS');
});

test.each([
  ['a stake 20 feet from B', 'to B, containing 4.00 acres.'],
  ['a stone near a post marked A', 'to A, containing 4.00 acres.'],
  ['a stake below the culvert', 'to the culvert, containing 4.00 acres.'],
  ['the west gate of the field', 'to the gate, containing 4.00 acres.'],
  ['an iron pin in the line of Lot 9', 'to a stone, where said lot begins, containing 4.00 acres.'],
  ['an iron pin', 'to the point of beginning; thence South to the river; containing 4.00 acres.'],
  ['an iron pin', "to the point of beginning. Cole's pasture, 4 acres."],
  ['an iron pin', 'to the point of beginning. The tract has a pond of 4.00 acres.'],
  ['an iron pin', 'to the point of beginning. The lot which John Hall keeps beside it, 4.00 acres.'],
])('begun at %s and come %s', async (begun, end) => {
  expect(await statusOf(deed(begun, end))).not.toBe('PASS');
});

test('what is done to a part, beside a course', async () => {
  const text = deed('an iron pin', CLOSED).replace(
    'to an iron pin; thence East',
    'to an iron pin, the vacation of the north half; thence East',
  );
  expect(await statusOf(text)).not.toBe('PASS');
});

test.each([
  ['the southeast corner of the farm hereby conveyed', true],
  ['the south east corner of said farm', true],
  ['a stone, being the northeast corner of this plantation', true],
  ['the southwest corner of the farm hereby conveyed', false],
  ["the southeast corner of Edgecomb's farm", false],
])('begun at %s', async (begun, isHeld) => {
  expect((await statusOf(deed(begun, CLOSED))) !== 'PASS').toBe(isHeld);
});
