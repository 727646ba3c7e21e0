// What the words of a description assert of its own lines, and what of other land's lines is left alone.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Assertion } from '#core/schema/assertion.ts';

interface Deed {
  lead?: string;
  head?: string;
  first?: string;
  second?: string;
  third?: string;
  tail?: string;
}

const LEAD = 'A certain tract of land lying in Linn County, Iowa, described as follows:';

/** A block of 330 by 264 feet, run to the right from its southwest corner. */
const deedOf = ({ lead = LEAD, head = 'a hub', first, second, third, tail = '' }: Deed): string =>
  `${lead} Beginning at ${head}; thence ${first ?? 'North 330.00 feet to a stake'}; thence ${second ?? 'East 264.00 feet to a stone'}; thence ${third ?? 'South 330.00 feet to a pin'}; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${tail}`;

type Told = Omit<Assertion, 'quote' | 'spans'>;

const toldOf = (deed: Deed): Told[] =>
  (readDocument(pagesOfText(deedOf(deed))).tracts[0]?.assertions ?? []).map(({ quote: _, spans: __, ...told }) => told);

describe('an assertion among the courses', () => {
  test.each<[string, Told]>([
    ['parallel with the first course, South 330 feet', { kind: 'parallel', call: 2, other: 0 }],
    ['South 330 feet, and parallel to the line first run, to a pin', { kind: 'parallel', call: 2, other: 0 }],
    ['parallel with the west line of said tract, South 330 feet', { kind: 'parallel', call: 2, other: 'west' }],
    [
      'parallel to and 264 feet distant easterly from the first described line, South 330 feet',
      { kind: 'parallel', call: 2, other: 0, value: 264 },
    ],
    ['at right angles to the last mentioned course, South 330 feet', { kind: 'square', call: 2, other: 1 }],
    ['at right angles, South 330 feet', { kind: 'square', call: 2, other: 1 }],
    ['perpendicular to the course before it, South 330 feet', { kind: 'square', call: 2, other: 1 }],
    ['perpendicular to the side line of said tract, South 330 feet', { kind: 'square', call: 2, other: 'any' }],
    ['square with the side lines hereof, South 330 feet', { kind: 'square', call: 2, other: 'any' }],
    ['South 330 feet, parallel to the front line of this tract, to a pin', { kind: 'parallel', call: 2, other: 'any' }],
    ['square with said road, South 330 feet', { kind: 'square', call: 2, other: 'unnamed' }],
    ['in prolongation of the last line, South 330 feet', { kind: 'prolonged', call: 2, other: 1 }],
    ['the same course continued, South 330 feet', { kind: 'prolonged', call: 2, other: 1 }],
    ['continuing on the same course, South 330 feet', { kind: 'prolonged', call: 2, other: 1 }],
    ['continuing in a straight line, South 330 feet', { kind: 'prolonged', call: 2, other: 1 }],
    ['turning to the right and running South 330 feet', { kind: 'turn', call: 2, side: 'right' }],
    ['deflecting 45 degrees to the left, South 330 feet', { kind: 'turn', call: 2, side: 'left', value: 45 }],
    ['turning to the left at a right angle, South 330 feet', { kind: 'turn', call: 2, side: 'left', value: 90 }],
    [
      'turning an interior angle of 120°00\'00" and running South 330 feet',
      { kind: 'angle', call: 2, side: 'interior', value: 120 },
    ],
    [
      'South 330 feet, having an interior angle of 75 degrees with the line last described',
      { kind: 'angle', call: 2, side: 'interior', other: 'either', value: 75 },
    ],
    [
      'at an angle of 60 degrees with the last line, South 330 feet',
      { kind: 'angle', call: 2, side: 'any', other: 1, value: 60 },
    ],
    [
      'South 330 feet to a pin (the interior angle at said point being 90°14\'00")',
      { kind: 'angle', call: 2, side: 'interior', other: 'either', value: 90 + 14 / 60 },
    ],
    ['due East, S 0°30\'00" W 330 feet', { kind: 'due', call: 2, value: 90 }],
    ['southerly along the fence South 330 feet', { kind: 'heading', call: 2, value: 180 }],
    ['in a south-westerly direction South 330 feet', { kind: 'heading', call: 2, value: 225 }],
    ['West along the fence, S 0°30\'00" W 330 feet', { kind: 'heading', call: 2, value: 270 }],
    [
      'South 330 feet to a pin, the southeast corner of the parcel hereby conveyed',
      { kind: 'corner', call: 2, value: 135 },
    ],
    [
      'South 330 feet to a pin, the most easterly corner of this tract',
      { kind: 'corner', call: 2, value: 90, side: 'most' },
    ],
    ['along the east line of the tract herein described, South 330 feet', { kind: 'side', call: 2, value: 90 }],
    ['South 330 feet, being the easterly boundary hereof', { kind: 'side', call: 2, value: 90 }],
    ['South 330 feet with the west boundary of the land now conveyed', { kind: 'side', call: 2, value: 270 }],
    ['South 330 feet along the land of Lee on the west, to a pin', { kind: 'side', call: 2, value: 270 }],
    ['South 330 feet, bounded westerly by land of Lee', { kind: 'side', call: 2, value: 270 }],
    ['South 330 feet, bounding on the west on lands of Lee', { kind: 'side', call: 2, value: 270 }],
    ['South 330 feet, Elm Street lying westerly of and adjoining this course', { kind: 'side', call: 2, value: 270 }],
    ['bisecting said tract, South 330 feet', { kind: 'bisects', call: 2 }],
    ['of equal length with the first course, South 330 feet', { kind: 'equal', call: 2, other: 0 }],
    ['down the brook as it winds, South 330.00 feet', { kind: 'winding', call: 2 }],
    ['down the brook with all its bends, South 330.00 feet', { kind: 'winding', call: 2 }],
    ['up the hill and westwardly South 330.00 feet', { kind: 'heading', call: 2, value: 270 }],
    ['South 330 feet to a pin 260 feet east of the west line of this tract', { kind: 'placed', call: 2 }],
    ['radially, South 330 feet', { kind: 'radial', call: 2 }],
  ])('thence %s', (third, told) => {
    expect(toldOf({ third })).toEqual([told]);
  });

  test('held against a line whose bearing is told', () => {
    expect(
      toldOf({ third: 'parallel with the section line which bears North 5 degrees East, South 330 feet' }),
    ).toEqual([{ kind: 'parallel', call: 2, value: 5 }]);
  });

  test('held against a street that an earlier course ran along', () => {
    const first = 'along the east line of Elm Street, North 330 feet to a stake';
    expect(toldOf({ first, third: 'parallel with said Elm Street, South 330 feet' })).toEqual([
      { kind: 'side', call: 0, value: 270 },
      { kind: 'parallel', call: 2, other: 0, side: 'named' },
    ]);
  });

  test('held against a street that was named at the end of the course before', () => {
    const second = 'East 264 feet to a hub on the westerly line of Olive Court';
    const third = 'along said westerly line South 330 feet';
    expect(toldOf({ second, third, tail: 'Bounded on the west by Olive Court.' })).toContainEqual({
      kind: 'side',
      call: 2,
      value: 270,
    });
  });

  test('held against a neighbour, unless another side is told of him that a course leaves out', () => {
    const told = (last: string, sides = 'on the east'): Assertion[] => {
      const text = `Beginning at a post; thence by land of Howard Whitlock, North 330.00 feet to a stake; thence by land of Elmer Hollister, East 264.00 feet to a stone; thence by land late of Philip Tillman, South 330.00 feet to a pin; thence ${last}West 264.00 feet to the place of beginning, containing 2.00 acres. Bounded ${sides} by land of Howard Whitlock.`;
      return readDocument(pagesOfText(text)).tracts[0]?.assertions ?? [];
    };
    expect(told('by land of Jane Poe, ')).toMatchObject([{ kind: 'side', call: 0, value: 90 }]);
    expect(told('', 'on the west and south')).toMatchObject([{ kind: 'side', call: 0, value: 270 }]);
    expect(told('by land of Jane Poe, ', 'on the west and south')).toHaveLength(2);
  });

  test('quotes its words and says where they stand', () => {
    const [one] =
      readDocument(pagesOfText(deedOf({ third: 'parallel with the first course, South 330 feet' }))).tracts[0]
        ?.assertions ?? [];
    expect(one?.quote).toBe('parallel with the first course');
    expect(one?.spans).toHaveLength(1);
  });
});

describe('nothing is asserted of the figure by', () => {
  test.each([
    'parallel with the section line, South 330 feet',
    'South 330 feet, leaving the land of Lee on the west,',
    'South 330 feet along the west line of lands of Lee, to a stake on the west side of the lane',
    'at right angles to Elm Street, South 330 feet',
    'South 330 feet to a point in a line parallel with the first course',
    'South 330 feet to a stake 30 feet measured at right angles from the center of the road',
    'along the northerly line of Lot 14, South 330 feet',
    'along the west line of the tract conveyed to Jones, South 330 feet',
    'South 330 feet to the northeast corner of Lot 4',
    'South 330 feet to the northeast corner of the Jones tract',
    'South 330 feet to a pin, corner to Boggs and Harris',
    'South 330 feet to a stone on the right of way, 20 feet northerly of the barn',
    'South 330 feet to the intersection of the lane with the east right of way line of Mill Road',
    'with the third line of a deed from Cole to Harris, South 330 feet',
    'with the meander line of the lake, South 330 feet',
    'South 330 feet to a 1/2" iron rod found at an angle point',
    'South 330 feet, along a line 50 feet easterly from the centre of the track',
    'parallel with the North One-eighth line, South 330 feet',
    'South 330 feet to a pin, being the northeast corner of the lot set off to the widow Barnes',
    'South 330 feet, said line being parallel with and 30 feet easterly of, when measured at right angles to, the centerline of Mill Road',
  ])('thence %s', (third) => {
    expect(toldOf({ third })).toEqual([]);
  });

  test('"said lot", where another lot is named', () => {
    const lead = 'Part of Lot 9 in Block 2, described as follows:';
    expect(toldOf({ lead, third: 'along the west line of said lot, South 330 feet' })).toEqual([]);
    expect(toldOf({ third: 'along the east line of said lot, South 330 feet' })).toEqual([
      { kind: 'side', call: 2, value: 90 },
    ]);
  });

  test('the line of a neighbour that is followed on', () => {
    expect(
      toldOf({
        second: 'with the line of Boggs, East 264 feet',
        third: 'continuing along the same line, South 330 feet',
      }),
    ).toEqual([]);
  });
});

describe('an assertion around the courses', () => {
  test.each<[Deed, Told]>([
    [
      {
        second: 'East 264 feet along Elm Street',
        tail: 'The lot fronts on Elm Street along its entire south boundary.',
      },
      { kind: 'side', call: 1, value: 180 },
    ],
    [
      { second: 'East 264 feet along Elm Street', tail: 'The land has its sole road frontage on its west side.' },
      { kind: 'side', call: 1, value: 270 },
    ],
    [{ head: 'a stone at the southwest corner of the tract herein described' }, { kind: 'corner', value: 225 }],
    [{ head: 'a stone, the northernmost corner of the tract' }, { kind: 'corner', value: 0, side: 'most' }],
    [{ lead: 'A triangular piece of land described as follows:' }, { kind: 'shape', other: 'triangle' }],
    [{ lead: 'A three-cornered piece described as follows:' }, { kind: 'shape', other: 'triangle' }],
    [{ lead: 'A five sided tract described as follows:' }, { kind: 'shape', other: 'pentagon' }],
    [{ lead: 'The lines are run with the sun, described as follows:' }, { kind: 'turn', side: 'right' }],
    [
      { tail: 'The angle at the end of the second course is 88 degrees.' },
      { kind: 'angle', call: 2, side: 'interior', value: 88 },
    ],
    [{ tail: 'Opposite sides are of equal length.' }, { kind: 'shape', other: 'parallelogram' }],
    [{ tail: 'The place of beginning is the southeast corner of the premises.' }, { kind: 'corner', value: 135 }],
    [{ lead: 'An L shaped tract described thus:' }, { kind: 'shape', other: 'L' }],
    [{ tail: 'The premises forming an exact square.' }, { kind: 'shape', other: 'square' }],
    [{ tail: 'Said lot being a square.' }, { kind: 'shape', other: 'square' }],
    [
      { second: "with Tuttle's line East 264 feet", tail: 'The tract lies north of Tuttle.' },
      { kind: 'side', call: 1, value: 180 },
    ],
    [{ tail: 'All four angles of the parcel are right angles.' }, { kind: 'shape', other: 'right-angled' }],
    [
      { tail: 'The east and west lines of said tract are of one length.' },
      { kind: 'equal', side: 'east', other: 'west' },
    ],
    [
      { tail: 'Said lot is bounded on the south by Main Street, along which the second of the above calls runs.' },
      { kind: 'side', call: 1, value: 180 },
    ],
    [
      { tail: 'Bounded on the north by Elm Street along the last described course.' },
      { kind: 'side', call: 3, value: 0 },
    ],
    [{ tail: 'The first course runs along the east side of the premises.' }, { kind: 'side', call: 0, value: 90 }],
    [
      { tail: 'The stone above mentioned stands at the southwest corner of the land conveyed.' },
      { kind: 'corner', call: 1, value: 225 },
    ],
    [{ tail: 'The hub first mentioned is the northeast corner of the premises.' }, { kind: 'corner', value: 45 }],
    [{ tail: 'The lot being exactly square.' }, { kind: 'shape', other: 'square' }],
    [{ tail: 'Course (2) above is the north line of the lot.' }, { kind: 'side', call: 1, value: 0 }],
    [{ tail: 'The closing line is the west boundary of this tract.' }, { kind: 'side', call: 3, value: 270 }],
    [{ tail: 'The beginning corner is the northeast corner of this tract.' }, { kind: 'corner', value: 45 }],
    [
      { tail: 'The survey begins at the most westerly corner of the land.' },
      { kind: 'corner', side: 'most', value: 270 },
    ],
    [
      { tail: 'The land conveyed lies on the easterly side of the first course.' },
      { kind: 'side', call: 0, value: 270 },
    ],
    [
      { tail: 'The distance from the northwest to the southeast corner of the above tract is 422.61 feet.' },
      { kind: 'apart', side: 'northwest', other: 'southeast', value: 422.61 },
    ],
    [
      { tail: 'From the southwest corner the northeast corner bears N 38°39\'35" E.' },
      { kind: 'bears', side: 'southwest', other: 'northeast', value: 38.65972222222222 },
    ],
    [
      {
        first: 'North 330.00 feet, along Elm Street, to a stake',
        tail: 'The lot lies on the west side of Elm Street.',
      },
      { kind: 'side', call: 0, value: 90 },
    ],
    [
      {
        first: 'North 330.00 feet, along Elm Street, to a stake',
        tail: 'Elm Street adjoins the lot on its east side.',
      },
      { kind: 'side', call: 0, value: 90 },
    ],
    [{ second: 'East 264.00 feet, this being the third course, to a stone' }, { kind: 'order', call: 1, value: 3 }],
    [
      {
        first: 'North 330.00 feet, along Elm Street, to a stake',
        second: 'East 264.00 feet, along the rear line of said lot, to a stone',
        lead: 'A certain lot described as follows:',
      },
      { kind: 'side', call: 1, value: 90 },
    ],
    [
      { second: 'East 264.00 feet, along the northerly side of Mulberry Street, to a stone' },
      { kind: 'side', call: 1, value: 180 },
    ],
    [
      { tail: 'The sum of the interior angles of the figure is 540°.' },
      { kind: 'angle', side: 'interior', other: 'sum', value: 540 },
    ],
    [{ tail: 'The south line of the above tract is a due east-west line.' }, { kind: 'due', side: 'south', value: 90 }],
    [{ tail: 'The first course is parallel with the third course.' }, { kind: 'parallel', call: 0, other: 2 }],
    [{ tail: 'The tract is of the same width at both ends.' }, { kind: 'shape', other: 'even' }],
    [{ tail: 'The lot is of uniform width throughout.' }, { kind: 'shape', other: 'uniform' }],
    [
      { tail: 'The north and east lines meet at an angle of 75 degrees.' },
      { kind: 'angle', side: 'interior', other: 'northeast', value: 75 },
    ],
    [
      { tail: 'The north and west lines of the tract make an angle of 88 degrees.' },
      { kind: 'angle', side: 'interior', other: 'northwest', value: 88 },
    ],
    [
      { first: 'North 330.00 feet, along Elm Street, to a stake', tail: 'Said lot faces North on Elm Street.' },
      { kind: 'side', call: 0, value: 0 },
    ],
    [
      {
        first: 'North 330.00 feet, along Elm Street, to a stake',
        second: 'East 264.00 feet, along Oak Lane, to a stone',
        tail: 'Said lot fronts on Oak Lane to the north and on Mill Road to the east.',
      },
      { kind: 'side', call: 1, value: 0 },
    ],
    [{ third: 'with the west side of this boundary South 330 feet' }, { kind: 'side', call: 2, value: 270 }],
    [{ tail: 'The west line runs due east.' }, { kind: 'due', side: 'west', value: 90 }],
    [{ tail: 'The third course is parallel with the first.' }, { kind: 'parallel', call: 2, other: 0 }],
    [{ tail: 'The line run North is the East boundary of the lot.' }, { kind: 'side', call: 0, value: 90 }],
    [{ head: 'a stone at the southwest corner of the subject property' }, { kind: 'corner', value: 225 }],
    [{ lead: 'A lot extending back between parallel lines 330 feet, described:' }, { kind: 'parallel' }],
  ])('%o', (deed, told) => {
    expect(toldOf(deed)).toEqual([told]);
  });

  test('each angle of a list', () => {
    const tail = `Interior angles in the order of the corners: 90°00', 89°30', 90°30', 90°00'00".`;
    expect(toldOf({ tail })).toEqual([90, 89.5, 90.5].map((value) => ({ kind: 'angle', side: 'interior', value })));
  });

  test.each<Deed>([
    { tail: 'Subject to an easement ten feet wide along and parallel with the east and west lines of said lot.' },
    { tail: 'Excepting a triangular parcel sold to Lee.' },
    { tail: 'Containing 87,120 square feet.' },
    { tail: 'The first course runs along the east line of Section 12.' },
    { head: 'a stone at the southwest corner of Section 12' },
    { head: 'a square iron bar' },
  ])('but not in %o', (deed) => {
    expect(toldOf(deed)).toEqual([]);
  });
});

test('a neighbour is held to the side of the course that names him, where every course names one', () => {
  const text = `${LEAD} Beginning at a hub; thence North 330 feet by land of Amos Reed to a stake; thence East 264 feet by land of Silas Poe to a stone; thence South 330 feet by land of Ira Dow to a pin; thence West 264 feet by land of Job Tarr to the point of beginning, containing 2.00 acres. The said Amos Reed adjoins the tract on its east side.`;
  const told = readDocument(pagesOfText(text)).tracts[0]?.assertions ?? [];
  expect(told.map(({ kind, call, value }) => [kind, call, value])).toEqual([['side', 0, 90]]);
});

describe('where the beginning lies from a corner of other land', () => {
  test.each([
    'The southwest corner of the tract, being the point of beginning, bears South 45 degrees West 1200 feet from the northeast corner of the said Section 8.',
    'The point of beginning is on the north line of said half quarter section, East 528.00 feet from its northwest corner.',
  ])('is told of no two corners of this: %s', (tail) => {
    expect(toldOf({ tail }).filter(({ kind }) => kind === 'apart' || kind === 'bears')).toEqual([]);
  });
});

describe('words between two courses, and how far one runs', () => {
  test('a right angle before a bearing is turned into its own course', () => {
    const second = 'East 264.00 feet to a stone; at right angles South 330.00 feet to a pin';
    const told = toldOf({ second, third: 'West 264.00 feet to a pin' }).filter(({ kind }) => kind === 'square');
    expect(told.map(({ call }) => call)).toEqual([2]);
  });

  test('a line is parallel with what is named, and not with what it runs to', () => {
    const first = 'North 330.00 feet along the railroad';
    const second = 'East 264.00 feet along Main Street';
    const parallel = (third: string): Told[] =>
      toldOf({ first, second, third }).filter(({ kind }) => kind === 'parallel');
    expect(parallel('South 330.00 feet parallel with the line to Main Street').every(({ other }) => other !== 1)).toBe(
      true,
    );
    expect(parallel('South 330.00 feet parallel with Main Street')).toMatchObject([{ call: 2, other: 1 }]);
  });

  test('a corner that the beginning is measured from is not where it lies', () => {
    const corners = (head: string): Told[] => toldOf({ head }).filter(({ kind }) => kind === 'corner');
    expect(corners('a rebar that is N 89-17-49 E 60.00 ft. from the SW corner thereof')).toEqual([]);
    expect(corners('a rebar at the SW corner thereof')).toHaveLength(1);
  });

  test('meanders that are told by straight lines do not wind', () => {
    const winding = (words: string): Told[] =>
      toldOf({ first: `${words} North 330.00 feet to a stake` }).filter(({ kind }) => kind === 'winding');
    expect(winding('down the meanders of the ridge, by straight lines,')).toEqual([]);
    expect(winding('with the meanders of the creek')).toHaveLength(1);
    expect(winding('with the meanders of the creek to the line of Poe')).toHaveLength(1);
  });
});
