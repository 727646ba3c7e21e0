// Words beside the values of a course: what became of a way or of a neighbour's land, and lengths that are none of the course's own.
import { expect, test } from 'vitest';
import { heardStatuses } from '#test/support/heard.ts';

const deed = (second: string): string =>
  `John Hall grants to Peter Wise the tract in Lee County, Georgia: Beginning at a stake; thence North 300.00 feet to a pin; thence ${second}; thence South 300.00 feet to a pin; thence West 300.00 feet to the point of beginning, containing 2.066 acres.`;

const statusOf = async (text: string): Promise<string | undefined> => (await heardStatuses(text))[0];

test.each([
  'East along the abandoned Burlington spur 300.00 feet to a pin',
  'East along the vacated Mill Road 300.00 feet to a pin',
  'East on the track as formerly located 300.00 feet to a pin',
  'East by Lot 6 on plan hereinafter cited, 300.00 feet, to a pin',
  'East on the south line of Lot 9 300.00 feet to a pin',
  "East 300.00 feet to a pin on the forty's north line",
  'East 300.00 feet to a pin on Farrand Lane (at sixty feet wide)',
  'N 90° E (passing a stake at 30.0 feet) 300.00 feet in all to a pin',
  'S 90° E with a hedge row 300.00 feet to a pin',
  'East 300.00 feet to a pin, the northeast corner of the tract levied on',
  'East through the centre of the first mentioned partition wall 300.00 feet to a pin',
  'East 300.00 feet to a cross cut in the stone step of the church',
  'East 300.00 feet to a pin at the turn-around of the highway',
  'East 300.00 feet to a stone planted by consent of Reed and Lamb',
  'East 300.00 feet to a pin set in place of the white oak of the old deeds, which is gone',
  'East 300.00 feet to a stake, a black oak bearing south four links',
  'East 300.00 feet, at 120 feet a branch running to the east, continuing to a pin',
  'East 300.00 feet to a pin, being where the two hollows meet',
  'East 300.00 feet to a pin, as the needle stood in 1880',
  'East 300.00 feet to a pin (burial ground to the west)',
  'East 300.00 feet to a pin, with the usual allowance for variation',
  'East along the remains of a stone wall 300.00 feet to a pin',
  'East alongside the road 300.00 feet to a pin',
  'East 300.00 feet to a stone, no witness',
  'East 300.00 feet to a stake on a hill, no bearing trees',
  'East 300.00 feet to a pin, control corner, at the road',
  'East by land retained by us 300.00 feet to a pin',
  'East on the line of the Short Line Company as formerly located 300.00 feet to a pin',
])('%s', async (second) => {
  expect(await statusOf(deed(second))).toBe('PASS');
});

test.each([
  'East, together with one-half of the vacated alley on the north, 300.00 feet to a pin',
  'East, with so much of the abandoned Mill Road, 300.00 feet to a pin',
  'East, the vacated Mill Road being sold with it, 300.00 feet to a pin',
  'East 300.00 feet to a stone moved by consent of Reed',
  'East 300.00 feet to a stake, and south four links',
  'East 300.00 feet to a stake, an oak bearing South 100 feet to a rock',
  'East 300.00 feet to a stake, a fence bearing North 20 feet',
  'East 300.00 feet to a branch running to the east, continuing to a pin',
  'East along the fence hereinafter excepted 300.00 feet to a pin',
  'East to the supposed corner 300.00 feet',
  'N 90° E (passing a stake at 330.0 feet) 300.00 feet in all to a pin',
  'East 300.00 feet (400.00 feet in all) to a pin',
  'East 300.00 feet to a pin, the northeast corner of the tract excepted',
  'East 300.00 feet to a pin, what lies beyond the branch being sold with it',
  'East 300.00 feet to a pin, as Reed may point it out',
  'East 300.00 feet to a pin (the orchard staying with the widow)',
  'East 300.00 feet to a pin, the whole distance around being 900 feet',
  'East 300.00 feet to a stone, no line being run there',
  'East 300.00 feet to a pin, moved corner, at the road',
])('not %s', async (second) => {
  expect(await statusOf(deed(second))).not.toBe('PASS');
});

test('tracts that a heading counts are there', async () => {
  const whole = deed('East 300.00 feet to a pin');
  expect(await statusOf(whole.replace('Georgia: ', 'Georgia: Parcel 1 of 1: '))).toBe('PASS');
  expect(await statusOf(whole.replace('Georgia: ', 'Georgia: Parcel 1 of 3: '))).not.toBe('PASS');
});

test('"then" leads into a table of courses', async () => {
  const table = (then: string): string =>
    `John Hall grants to Peter Wise the tract in Lee County, Georgia: Begin at a stake at a corner of lands of Reed; ${then} around the parcel by the lines in this table:\nL1  N 00°00'00" E  300.00 feet  to a pin\nL2  N 90°00'00" E  300.00 feet  to a pin\nL3  S 00°00'00" E  300.00 feet  to a pin\nL4  N 90°00'00" W  300.00 feet  to the place of beginning\ncontaining 2.066 acres.`;
  expect(await statusOf(table('then'))).toBe('PASS');
});

const led = (before: string, behind: string): string =>
  `In Lee County, Georgia, John Hall, whose bond is satisfied hereby, grants to Peter Wise his field in Section 30, ${before} North 300.00 feet; East 300.00 feet; South 300.00 feet; West 300.00 feet to ${behind}`;

test.each([
  [
    'from a locust post on the ditch,',
    'the locust post. 2.066 acres. The old road was closed by vote in 1931.',
    'PASS',
  ],
  ['from its southwest corner a line', 'the corner; 2.066 acres.', 'PASS'],
  ['from a rock on the hill,', 'said rock; 2.066 acres. Grantee has seen the land.', 'PASS'],
  ['from a locust post on the ditch,', 'the locust post. 2.066 acres. Hall retains the house and one acre.', 'REVIEW'],
  ['from a locust post on the ditch,', 'the locust post, as Reed may point it out; 2.066 acres.', 'REVIEW'],
  ['from a locust post on the ditch,', 'the walnut; 2.066 acres.', 'REVIEW'],
  ['six rods from a locust post,', 'the locust post; 2.066 acres.', 'REVIEW'],
  ['from a stake across the road from a post,', 'the post; 2.066 acres.', 'REVIEW'],
])('%s to %s', async (before, behind, status) => {
  expect(await statusOf(led(before, behind))).toBe(status);
});
