// Descriptions in other words than most: how they set out, lead their courses, come back and tell their area.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const tractsOf = (text: string) => readDocument(pagesOfText(text)).tracts;
const tractOf = (text: string) => tractsOf(text)[0];
const codesOf = (text: string) => (tractOf(text)?.findings ?? []).map(({ code }) => code);

/** A rectangle of 2 acres. */
const AROUND =
  'North 264.00 feet to an iron pin; thence East 330.00 feet to an iron pin; thence South 264.00 feet to a';
const HOME = 'thence West 330.00 feet';

describe('an area in whatever words', () => {
  const told = (words: string) =>
    tractOf(`Beginning at an oak; thence ${AROUND} pipe; ${HOME} to the point of beginning${words}`)?.stated_area ?? '';

  test.each([
    '. Parcel is 2.00 acres.',
    '. The acreage is 2.00.',
    '; which by the rule comes to 2.00 acres.',
    '. There are 2.00 acres, as Souther found by compass.',
    ', taking in 2.00 acres of land.',
    '. Quantity, 2.00 acres, and the sale is in gross.',
    '; found by survey to hold 2.00 acres.',
    ', wherein are reckoned 2.00 acres.',
    '. Content by the surveyor 2.00 acres.',
    '; a content of 2.00 acres.',
    '. They call it 2.00 acres.',
    ', covering 2.00 acres.',
    '. Parcel A has an area of 2.00 acres.',
    '. This tract takes 2.00 acres.',
    ', within which bounds are 2.00 acres of land.',
    ', and there are in it 2.00 acres.',
    '. Contents, 2.00 acres.',
    '. Contents by the survey of J. B. Reed, made in January last, 2.00 acres.',
    '. The lot is of four sides and measures 2.00 acres.',
    '. The tract within the exterior boundary measures 2.00 acres.',
    '; 2.00 A.',
    '; containing 1 acre and 160 square rods.',
    '; containing 2.00 superficial acres.',
    '. The land so bounded has 2.00 acres.',
    ', as laid down by R. E. Darnell in 1979, with 2.00 acres.',
    '; and there being in the tract so run 2.00 acres.',
  ])('%s', (words) => {
    expect(told(words)).toMatch(/^acres=2(?:\.00)?$/);
  });

  test.each([
    '. The Poe farm measures 2.00 acres.',
    '; Poe has 2.00 acres.',
    '. The survey made in January last left out 2.00 acres.',
    '. The sides are 2.00 acres.',
    '. The pond takes 2.00 acres.',
    '. The lot having no well, it was made larger by 2.00 acres.',
    '. The buyer shall clear 2.00 acres a year.',
    '. It was assessed at 2.00 acres.',
    ', withholding 2.00 acres.',
    '. Keeping back 2.00 acres.',
    '. Of this 2.00 acres.',
    ', with 2.00 acres of wheat.',
    ". The widow's third is 2.00 acres.",
    '. The tract out of which it is cut has 2.00 acres.',
    '; perhaps 2.00 acres.',
    ', as Poe had in 1979, with 2.00 acres.',
    '. The land bounded by it has 2.00 acres.',
    ', filed in 1908, less 2.00 acres.',
    '. Filed 2.00 A.M.',
  ])('not %s', (words) => {
    expect(told(words)).toBe('');
  });
});

describe('the mark that the description began at', () => {
  const codes = (mark: string, end: string, third = 'pipe') =>
    codesOf(`Beginning at ${mark}; thence ${AROUND} ${third}; ${HOME} to ${end}; containing 2.00 acres.`);

  test.each([
    ['a stone in the road', 'the stone'],
    ['a locust stake at the corner of Poe', 'the locust stake'],
    ['a planted stone on the turnpike', 'the planted stone of the turnpike'],
    ['a drill hole in the end of a wall', 'the drill hole'],
    ['the concrete pier now marked by a brass disk, at the northwest corner', 'the disk'],
    ['its northwest corner, a rebar', 'the northwest corner'],
    ['Corner No. 1', 'Corner No. 1'],
    ['Corner No. 1, a granite stone', 'Cor. No. 1'],
    ['Cor. 1', 'Corner No. 1'],
    ['a cedar post', 'the commencing corner'],
    ['a cedar post', 'the stake of departure'],
    ['a cedar post', 'where it commenced'],
    ['a cedar post', 'the post at which this survey was begun'],
    ['a cedar post', 'the first bound'],
    ['a cedar post', 'its start'],
  ])('%s: %s', (mark, end) => {
    expect(codes(mark, end)).not.toContain('end_not_at_beginning');
  });

  test.each([
    ['a stone in the road', 'a stone'],
    ['an oak by the stone wall', 'the stone wall'],
    ['a stone in the road', 'the stone of Poe'],
    ['a locust stake', 'the oak stake'],
    ['an oak at the creek road', 'the creek road'],
    ['a cedar post', 'the post where the lane of Poe leaves the road'],
    ['Corner No. 1', 'Corner No. 2'],
    ['Cor. 1', 'Cor. 11'],
    ['an oak', 'the corner of Lot No. 1'],
    ['an oak', 'Corner No. 1 of the Poe survey'],
    ['an oak 30 feet from the barn', 'the barn'],
    ['an axle 20 feet east of a rock', 'the rock'],
    ['a bolt in the walk near a rock', 'the rock'],
    ['a pin witnessed by a white oak', 'the white oak'],
    ['a pin 20 feet from an alley', 'the alley'],
    ['a pin in a fence', 'the fence'],
  ])('%s is not %s', (mark, end) => {
    expect(codes(mark, end)).toContain('end_not_at_beginning');
  });

  test.each([
    ['an iron bolt set by Hall in the edge of the walk', 'the bolt'],
    ['a stone in the line, at a cedar', 'the cedar'],
    ['a spot on the north side of the lane where a cross was cut', 'the cross'],
  ])('where the figure closes, %s is come back to by %s', (mark, end) => {
    expect(codes(mark, end)).not.toContain('end_not_at_beginning');
  });

  test('two marks of one kind leave open which is meant', () => {
    expect(codes('a stone', 'the stone', 'stone')).toContain('end_not_at_beginning');
    expect(codes('a stone', 'the first stone', 'stone')).not.toContain('end_not_at_beginning');
    expect(codes('a locust post', 'the locust post', 'gate post')).not.toContain('end_not_at_beginning');
  });
});

describe('an area that is granted', () => {
  const told = (words: string) =>
    tractOf(`${words} Beginning at an oak; thence ${AROUND} pipe; ${HOME} to the point of beginning.`)?.stated_area ??
    '';

  test.each([
    'I sell to Lee Co. for $75 a mill site of 2.00 acres in Hale County.',
    'Hall grants to the City of Poe a 2.00-acre tract in the Lee Survey.',
    'They grant the tract shown as "2.00 acres" on a plat of Hall.',
    'We convey to the trustees, Jas. Lee and Wm. Poe, two acres out of Survey No. 9.',
  ])('%s', (words) => {
    expect(told(words)).toMatch(/^acres=2(?:\.00)?$/);
  });

  test.each([
    'I sell to Lee my field, out of a farm of 2.00 acres.',
    'I sell to Lee my field, adjoining 2.00 acres of Poe.',
    'I sell to Lee my field, less 2.00 acres.',
    'I sell to Lee the crop of two acres in Hale County.',
    'I sell to Lee two acres off the tract that follows.',
    'I sell to Lee a mill site of 2.30 acres in Hale County.',
  ])('not %s', (words) => {
    expect(told(words)).not.toMatch(/^acres=2(?:\.00)?$/);
  });
});

describe('a description that sets out in other words', () => {
  const around =
    'N 10° E 40 perches to a pine; N 80° W 50 perches to a gum; S 10° W 40 perches to a rock; S 80° E 50 perches';
  test.each([
    `Set out from a locust post by the road, and go ${around} to the locust post.`,
    `It is bounded by a line from a stone, by the same ${around} to the stone.`,
    `Its lines being, to begin at a stake, ${around} to the stake.`,
    `It is laid out thus: From a planted stone on the pike ${around} to the planted stone.`,
    `It is laid out thus: from Block 1 at the mill road, ${around} to Block 1.`,
    `The survey originates at the stake of Poe, and traverses ${around} to the stake of Poe.`,
    `The lot of the donor: departing from a stake on the bayou, ${around} to the stake of departure.`,
    `Its boundary starts from a stone and goes ${around} to the stone.`,
    `It has such metes as appear by the plat, namely, from a stake at the road, ${around} to the stake.`,
    `Set out at a stone on the line of the shop, from which the yard lies north; go ${around} to the stone.`,
    `That portion shown here. From the POINT OF BEGINNING, which is a pipe in the road, proceed ${around} to the POINT OF BEGINNING.`,
    'A vineyard commencing at a live oak on the bank; whence N 10° E 40 perches to a pine; thence N 80° W 50 perches to a gum; thence S 10° W 40 perches to a rock; thence S 80° E 50 perches to the live oak.',
    `It has as its point of beginning a found axle on the road; thence ${around} to the axle.`,
    `A lot whose point of beginning is a stone at the road; thence ${around} to the stone.`,
    `The whole of this tract; the Point of Beginning is a cap in the pasture; thence ${around} to the Point of Beginning. The Point of Beginning is a cap.`,
    `Beginning at a rod that is West 880.00 perches and North 330.00 perches of the Southeast corner of the section; thence ${around} to the rod.`,
  ])('%s', (text) => {
    const [tract, ...others] = tractsOf(text);
    expect(others).toEqual([]);
    expect(tract?.calls.map(({ distance }) => distance)).toEqual([40, 50, 40, 50]);
    expect(codesOf(text)).not.toContain('end_not_at_beginning');
  });

  test('what leads a course in belongs to it, and not to the one before', () => {
    const text =
      'Starting at the southwest corner, go due North 990 feet to a line, go due East upon it 990 feet; run due South 990 feet, whence due West 990 feet to the start.';
    expect(tractOf(text)?.calls.map(({ bearing, distance }) => [bearing?.degrees, bearing?.ns, distance])).toEqual([
      [0, 'N', 990],
      [90, 'N', 990],
      [0, 'S', 990],
      [90, 'N', 990],
    ]);
    expect(tractOf(text)?.calls[0]?.monument).toBe('a line');
    expect(tractOf(text)?.assertions ?? []).toEqual([]);
  });

  test('a curve behind "proceed" is a course of its own', () => {
    const calls = tractOf(
      'Beginning at a pin; proceed South 44°30\'00" East 155.00 feet; proceed along a tangent curve turning right, radius 25.00 feet, arc 39.27 feet, chord South 00°30\'00" West 35.36 feet; proceed South 45°30\'00" West 155.00 feet to the pin.',
    )?.calls;
    expect(calls?.map(({ call_type }) => call_type)).toEqual(['line', 'curve', 'line']);
  });

  test('a way of two legs to the beginning is none of the boundary', () => {
    const calls = tractOf(
      `Beginning at an iron pin, which pin lies, from the crossing of the roads, along the centerline N 87°45' W 1,204.50 feet and thence N 2°15' E 30.00 feet; thence ${AROUND} pipe; ${HOME} to the place of beginning.`,
    )?.calls;
    expect(calls?.map(({ distance }) => distance)).toEqual([264, 330, 264, 330]);
  });

  test.each([
    'Starting at the corner of the section, run South 660.0 feet for a Point of Beginning; from said Point of Beginning continue',
    'Commencing at the corner; thence N 45° E 200.00 feet to the point where the tract begins; thence',
    'Thus identified: from the crossing post at Reliance go due West 441 feet to a crosstie, which is the southwest corner and beginning; run',
    'Commence at the bolt at the crossing; go S 53° E 290.00 feet to a pipe (beginning); continue',
    "To find the point of beginning start at the bridge and go North 62°30' East 1,145 feet to a pin; from this pin, being the point of beginning,",
    'Commencing at the corner; thence S 45° W 282.84 feet to Cor. 1, which is the place of beginning; thence',
  ])('the way to the beginning is none of the boundary: %s', (way) => {
    const [tract, ...others] = tractsOf(`${way} ${AROUND} pipe; ${HOME} to the place of beginning.`);
    expect(others).toEqual([]);
    expect(tract?.calls.map(({ distance }) => distance)).toEqual([264, 330, 264, 330]);
  });

  test.each(['Cor. 1', 'Corner No. 1', 'the place of beginning'])('back to %s', (end) => {
    const text = `Commencing at the section corner; thence S 45° W 282.84 feet to Cor. 1, which is the place of beginning; thence ${AROUND} pipe; ${HOME} to ${end}; 2.00 acres.`;
    expect(codesOf(text)).not.toContain('end_not_at_beginning');
    expect(codesOf(text.replace(`to ${end}; 2`, 'to Cor. 3; 2'))).toContain('end_not_at_beginning');
  });

  test('from the true point of beginning, so located, the boundary runs on', () => {
    const calls = tractOf(
      "It is found from a nail in the road by going N 33°10' W 648.60 feet to a stake, the TRUE POINT OF BEGINNING; and from the True Point of Beginning, so located, N 10° E 100.00 feet to a stake; thence N 80° W 100.00 feet; thence S 10° W 100.00 feet; thence S 80° E 100.00 feet to the True Point of Beginning.",
    )?.calls;
    expect(calls?.map(({ distance }) => distance)).toEqual([100, 100, 100, 100]);
  });

  test.each(['from said point of beginning run along the road', 'from this point of beginning continue with Poe'])(
    '%s',
    (lead) => {
      const calls = tractOf(
        `Begin at a nail; run thence South 240.0 feet to the point of beginning; ${lead} S 10° W 100.00 feet to a stake; thence N 80° W 90.00 feet; thence N 10° E 100.00 feet; thence S 80° E 90.00 feet to the point of beginning.`,
      )?.calls;
      expect(calls?.map(({ distance }) => distance)).toEqual([100, 90, 100, 90]);
    },
  );
});

test.each(['a bearing of South', 'an assumed course of South'])('thence on %s', (lead) => {
  const [first] =
    tractOf(`Beginning at a stone; thence on ${lead} 264.00 feet to a pin; thence East 330.00 feet.`)?.calls ?? [];
  expect(first?.bearing).toMatchObject({ ns: 'S', degrees: 0 });
});

test("a tree called bois d'arc and its bearing are no curve and no course", () => {
  const [first] =
    tractOf(
      `Beginning at a stake; thence N 3°49' E at 212 vrs. cross a branch, in all 628.7 vrs. to a stake, a bois d'arc mkd. X brs. S 70 W 3 vrs.; ${HOME}.`,
    )?.calls ?? [];
  expect(first).toMatchObject({ call_type: 'line', distance: 628.7, bearing: { degrees: 3, minutes: 49 } });
});

test('the letter of a monument is no unit', () => {
  const [first] =
    tractOf(`Beginning at Monument 15-A; thence South 0°10' West 1318 feet to Monument 15-C; ${HOME}.`)?.calls ?? [];
  expect(first).toMatchObject({ distance: 1318 });
});
