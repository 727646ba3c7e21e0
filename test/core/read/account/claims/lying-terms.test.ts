// Which way the land lies and its lines slant, how long its ends are, how wide it is, how many corners it has: held against the figure.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const deed = ({
  land = 'a lot',
  aside = '',
  behind = '',
}: {
  land?: string;
  aside?: string;
  behind?: string;
}): string =>
  `Amos Lee conveys to Eli Orr ${land} in Stokes County, North Carolina, bounded thus: Beginning at a post; thence North 330.00 feet to a stone; thence East 264.00 feet to a stone${aside}; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`;

const status = (text: string): string =>
  judgeAll(completeCalls(readDocument(pagesOfText(text))))
    .verdicts.map((verdict) => verdict.status)
    .join();

test.each([
  { behind: 'The whole tract lies to the west of the beginning corner.' },
  { behind: 'All of the land lies south and west of the point of beginning.' },
  { behind: 'Each end is 330 feet.' },
  { behind: 'The two stones are 330 feet apart.' },
  { behind: 'The five corners of the said lot are each marked with a pin.' },
  { behind: 'Each of its five corners is marked with a pin.' },
  { behind: 'The lot is a plain rectangle 100 feet by 330 feet.' },
  { behind: 'The first line, being the west line of the quarter section and 2640 feet in length, follows a fence.' },
  { aside: ', the line running a little south of east' },
  { aside: ', from which the corner of Beasley, called for in the next line, is 19 feet distant' },
  { land: 'a building lot 264 feet wide and 200 feet deep' },
  { land: 'a lot shown on the recorded plat as being 75 feet in width at front and rear' },
  { land: 'the two farms lately owned by Mann' },
  { land: 'a strip 50 feet wide' },
  { behind: 'It measures 264 feet by 330 yards.' },
  { behind: 'The lines meet at the stake at an angle of sixty degrees.' },
  { behind: 'The tract begins and ends at the stake.' },
  { behind: 'The beginning corner is the southeast corner, being a corner of Pease.' },
  { behind: 'From the beginning to the stake in a straight line is 330 feet.' },
  { behind: 'The stake bears North 45 degrees East from the beginning.' },
  { behind: 'There are six pins around it, one at every corner.' },
  { behind: 'The tract is made up of two lots of one acre and a half each.' },
  { behind: 'The land is in the shape of the letter L.' },
  { behind: 'The lot is twice as long as it is wide.' },
  { behind: 'The lot on Mill Street is 50 feet wide.' },
  { behind: 'The lot fronts the road 900 feet wide.' },
  { behind: 'The tract has six courses, viz.' },
  { behind: 'It is enclosed by six courses below described.' },
  { behind: 'The north line is 100 feet to the inch pipe.' },
  { aside: ', being 330 feet north of the beginning' },
  { aside: ', the fourth corner of this lot' },
  { aside: ', this line running west' },
])('not so: %o', (words) => {
  expect(status(deed(words))).toBe('REVIEW');
});

test.each([
  { behind: 'The whole tract lies to the east of the beginning corner.' },
  { behind: 'All of the land lies north and east of the point of beginning.' },
  { behind: 'Each end is 264 feet.' },
  { behind: 'The two stones are 264 feet apart.' },
  { behind: 'Each of its four corners is marked with a pin.' },
  { behind: 'The lot is a plain rectangle 264 feet by 330 feet.' },
  { aside: ', the line running due east' },
  { land: 'a building lot 264 feet wide and 330 feet deep' },
  { land: 'a lot 264 feet by 330 feet' },
  { land: 'a lot shown on the recorded plat as being 264 feet in width at front and rear' },
  { land: 'the farm lately owned by two brothers' },
  { land: 'two acres of land' },
  { behind: 'It measures 264 feet by 330 feet.' },
  { behind: 'Mill Street is 50 feet wide.' },
  { behind: 'The lot fronts on a public road 50 feet wide.' },
  { behind: 'The plat is drawn at 100 feet to the inch.' },
  { behind: 'The lines meet at the stake at an angle of ninety degrees.' },
  { behind: 'The tract begins and ends at the post.' },
  { behind: 'The beginning corner is the southwest corner, being a corner of Pease.' },
  { behind: 'From the beginning to the stake in a straight line is 264 feet.' },
  { behind: 'There are four pins around it, one at every corner.' },
  { behind: 'The tract is made up of two lots of one acre each.' },
  { aside: ', the third corner of this lot' },
  { aside: ', this line running east' },
])('so: %o', (words) => {
  expect(status(deed(words))).toBe('PASS');
});

const two = (heading: string): string =>
  `Amos Pike grants to Mary Hart two tracts in Nye County, Nevada.\n\nThe first: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.\n\n${heading}: Beginning at a post; thence North 330.00 feet; thence West 264.00 feet; thence South 330.00 feet; thence East 264.00 feet to the point of beginning, containing 2.00 acres.`;

test.each([
  ['The second, north of the road', 'REVIEW,REVIEW'],
  ['TRACT TWO, the second floor', 'REVIEW,REVIEW'],
  ['The second, lying north of the road', 'PASS,PASS'],
])('headed %s', (heading, wanted) => {
  expect(status(two(heading))).toBe(wanted);
});

test('a parcel along the north line of a railroad does not lie south of it', () => {
  const parcel = (side: string): string =>
    `The Ice Company grants to George Noller a parcel lying wholly ${side} of the Rock Island tracks, in Shawnee County, Kansas: beginning at a post; thence East 330.00 feet; thence South 264.00 feet to the North line of the right of way of the Rock Island; thence West along the North line of said right of way 330.00 feet; thence North 264.00 feet to the beginning. Contains 2.00 acres.`;
  expect([status(parcel('south')), status(parcel('north'))]).toEqual(['REVIEW', 'PASS']);
});
