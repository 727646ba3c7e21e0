// A right of way leaves the land whole, and how much of it the way takes up; but not where the ground under it is another's.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deedWith = (sentence: string): string =>
  `DEED\n\nAmos Pike grants to Mary Hart a certain tract of land lying in Nye County, bounded as follows: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${sentence}\n\nWitness my hand.\n`;

test.each([
  'Subject to the rights of the public in Taft Road, which occupies the southerly 33 feet thereof.',
  'Subject to the right of way of County Road 600 East, which takes up the west 25 feet of the premises.',
  "Subject to the public's easement in Mill Street over the north 30 feet.",
  'Subject to a public highway along the east side, which covers the east 2 rods thereof.',
  'The north 33 feet of the above tract being subject to the easement of the public for Elm Road.',
  'Subject to the rights of the traveling public in so much of the premises as is used for Hull Road.',
  'Subject to an easement for highway purposes across the south 40 feet, which Cole Road now occupies.',
  'Subject to legal highways, the county road being on the westerly 16.5 feet.',
  'Subject to a pipeline easement of the gas company in the east 20 feet.',
  'The southerly 33 feet is burdened by the rights of the public in Pine Road.',
  'Subject to the rights of the public and of any governmental unit in any part thereof taken, used or deeded for street, road or highway purposes.',
  'Subject to the easement of the public for Lake Street over the west 40 feet, now paved.',
  'Subject to the rights of the traveling public in Route 9, which crosses the north end.',
  'Subject to the township road that runs along the south line and covers the south rod.',
  'Subject to the rights of the Town of Ovid in Main Road, which takes up the west 24.75 feet of the parcel.',
  'Subject to legal highways, Cole Road occupying the north 25 feet.',
  "But subject to the public's right to use the west two rods as a road.",
  'Subject to a right of way for the highway, extending 50 feet from its center line.',
  'Subject to the rights of the county in the road on the north, which is 40 feet wide.',
])('a burden: %s', (sentence) => {
  expect(openCodes(deedWith(sentence))).toEqual([]);
});

test('it is heard behind the acres too', () => {
  const burden = ', subject to the rights of the public in Hill Road, which occupies the north 25 feet thereof.';
  expect(openCodes(deedWith('').replace('2.00 acres. ', `2.00 acres${burden}`))).toEqual([]);
});

test.each([
  'Except the southerly 33 feet, which Taft Road occupies.',
  'Subject to the deed to the county of the southerly 33 feet for Taft Road.',
  'The southerly 33 feet, which Taft Road occupies, is not conveyed.',
  'Subject to the fee title of the state in the north 50 feet for Highway 12.',
  'Less the rights of way of Taft Road, which occupies the southerly 33 feet thereof.',
  'The public road, which occupies the southerly 33 feet, is kept by the grantor.',
  'The southerly 33 feet thereof having been conveyed to the county for road purposes.',
  'The grantor reserves the southerly 33 feet for a road.',
  'Saving to the public the southerly 33 feet taken for Taft Road.',
  'The north 30 feet is reserved as a street and does not pass.',
  'Taft Road owns the southerly 33 feet.',
  'Subject to the ownership of the township in the southerly 33 feet.',
  'Subject to the right of Cole to the west 40 feet.',
  'Subject to the road, which occupies the north 25 feet and is not conveyed.',
  'Subject to the road taken in fee by the county over the north 25 feet.',
  'Subject to the right of the grantor to keep the north 25 feet.',
  "Subject to the railroad's ownership of a strip 50 feet wide.",
  'Subject to the lot that Cole occupies.',
  'Subject to the rights of Cole, who occupies the south 33 feet.',
  'Subject to the claim of the town to the north 10 feet.',
])('of the ground: %s', (sentence) => {
  expect(openCodes(deedWith(sentence))).not.toEqual([]);
});
