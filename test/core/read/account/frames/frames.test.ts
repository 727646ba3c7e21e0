// Lines and corners of the land that a description lies in, against the figure that its courses draw.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (first: string, second: string, last: string): string =>
  `In Section 12, Township 4 North, Range 3 West, Adams County, Ohio: Beginning at the southwest corner of Lot 9; thence North ${first}330.00 feet to a rod; thence East ${second}264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to ${last}, containing 2.00 acres.`;
const BACK = 'the place of beginning';

test('a course that crosses the survey line it is told along', () => {
  expect(openCodes(deed('along the south line of said section ', '', BACK))).toContain('bearing_against_words');
  expect(openCodes(deed('', 'along the west line of said quarter section ', BACK))).toContain('bearing_against_words');
  expect(openCodes(deed('along the west line of said section ', '', BACK))).not.toContain('bearing_against_words');
});

test('a line that is only where the course ends', () => {
  const text = deed('', '', BACK).replace('to a stone', 'to a stone on the east line of said section');
  expect(openCodes(text)).not.toContain('bearing_against_words');
});

test('the corner that it comes back to is the one it began at', () => {
  expect(openCodes(deed('', '', 'the northeast corner of Lot 9, the place of beginning'))).toContain('place_otherwise');
  expect(openCodes(deed('', '', 'the southwest corner of Lot 9, the place of beginning'))).toEqual([]);
});

test('the lines that meet in the corner begun at are those of its sides', () => {
  const at = (line: string): string =>
    deed('', '', BACK)
      .replace('southwest corner of Lot 9', 'southwest corner of said section')
      .replace('thence West 264.00 feet', `thence West along the ${line} line of said section 264.00 feet`);
  expect(openCodes(at('north'))).toContain('place_otherwise');
  expect(openCodes(at('south'))).not.toContain('place_otherwise');
});

const square = (place: string, from: string, ends: readonly string[] = []): string =>
  `${place}: Beginning at ${from}; thence North 660 feet${ends[0] ?? ''}; thence East 660 feet${ends[1] ?? ''}; thence South 660 feet${ends[2] ?? ''}; thence West 660 feet${ends[3] ?? ''} to the place of beginning, containing 10 acres.`;
const FORTY = 'Part of the Southeast Quarter of the Northwest Quarter of Section 15, Town 4 North, Range 2 East';
const LOT = 'Part of Lot 6 of the Hale Division, Adams County, Ohio';

test.each([
  [FORTY, 'the southwest corner of said forty', [' along the east line of said forty'], true],
  [FORTY, 'the southwest corner of said forty', [' along the west line of said forty'], false],
  [FORTY, 'the southwest corner of said forty', ['', '', ' to the north line of the forty'], true],
  [FORTY, 'the southwest corner of said forty', ['', '', ' to the south line of the forty'], false],
  [FORTY, 'the southwest corner of said forty', ['', ' to the northeast corner of said forty'], true],
  [FORTY, 'the southeast corner of said forty', [], true],
  [FORTY, 'the center of said section', [], true],
  [FORTY, 'the West Quarter corner of said Section 15', [], true],
  [FORTY, 'a point 1320 feet East of the West Quarter corner of said Section 15', [], false],
  [LOT, 'a stone on the south line of the lot', ['', ' along the south line of the lot'], true],
  [LOT, 'a stone on the south line of the lot', ['', '', ' to the south line of Lot 6'], false],
  [LOT, 'the southeast corner of Lot 6', [], true],
  [LOT, 'the southeast corner of Lot 5', [], false],
])('%s, begun at %s, %j', (place, from, ends, isElse) => {
  expect(openCodes(square(place, from, ends)).includes('place_otherwise')).toBe(isElse);
});

test('the beginning told once more behind the courses', () => {
  const told = (words: string): string =>
    `In Section 15, Town 4 North: Commencing at the North Quarter corner of Section 15; thence South 200 feet to the true point of beginning; thence South 660 feet; thence East 660 feet; thence North 660 feet; thence West 660 feet to the true point of beginning, which point is ${words} the said quarter corner. Containing 10 acres.`;
  expect(openCodes(told('240 feet South of'))).toContain('place_otherwise');
  expect(openCodes(told('200 feet South of'))).not.toContain('place_otherwise');
});

test('one line does not run two ways', () => {
  const along = (bearing: string): string =>
    `In Section 15, Town 4 North: Commencing at the northwest corner of Section 15; thence along the north line of said section N 89°00' E 400 feet to the point of beginning; thence along the north line of said section ${bearing} 300 feet; thence S 1°00' E 300 feet; thence S 89°00' W 300 feet; thence N 1°00' W 300 feet to the point of beginning, containing 2.07 acres.`;
  expect(openCodes(along("N 84°00' E"))).toContain('place_otherwise');
  expect(openCodes(along("N 89°00' E"))).not.toContain('place_otherwise');
});

test('a lot need not be square, nor its lines straight', () => {
  const text =
    'All of Lot 4: Beginning at the Northwest corner of said Lot 4; thence East 300 feet along the north line of Lot 4; thence South 26°33\'54" East 447.21 feet along the east line of Lot 4 to the Southeast corner thereof; thence West 500 feet along the south line of Lot 4; thence North 400 feet along the west line of Lot 4 to the point of beginning, containing 3.673 acres.';
  expect(openCodes(text)).not.toContain('place_otherwise');
  expect(openCodes(square('Land lying southeast of Lot 4', 'the southeast corner of Lot 4'))).not.toContain(
    'place_otherwise',
  );
});

test('a section that lies off the compass', () => {
  const text =
    'In the Northwest Quarter of Section 9: Commencing at the southwest corner of the said Northwest Quarter; thence North 04°30\'00" East 610.00 feet along the west line of said quarter to the true place of beginning; thence North 04°30\'00" East 242.00 feet; thence South 85°30\'00" East 180.00 feet; thence South 04°30\'00" West 242.00 feet; thence North 85°30\'00" West 180.00 feet to the true place of beginning, containing 1.00 acre.';
  expect(openCodes(text)).not.toContain('place_otherwise');
});

test.each([
  ['at a point in the north line of Oak Street, %s feet east of the east line of Sixth Street'],
  ['on the north side of Oak Street, %s feet east of Sixth Street'],
  ['at a stake on the north line of Oak Street %s feet from the east line of Sixth Street'],
  ['at a stake %s feet east of the northeast corner of Oak and Sixth Streets'],
])('a lot begun %s and run to that street', (begun) => {
  const lot = (feet: string): string =>
    `A lot in the City of Seymour: Beginning ${begun.replace('%s', feet)}; thence West along the north line of Oak Street 80 feet to the east line of Sixth Street; thence North 200 feet; thence East 80 feet; thence South 200 feet to the place of beginning, containing 16,000 square feet.`;
  expect(['120', '80'].map((feet) => openCodes(lot(feet)).includes('place_otherwise'))).toEqual([true, false]);
});

test('a corner of two streets that the beginning is away from, and is', () => {
  const lot = (told: string): string =>
    `A lot in the City of Austin: Beginning at a point on the north line of Houston Street, 300 feet east of the corner of Houston and Milam Streets${told}; thence North 116 feet; thence East 48 feet; thence South 116 feet to the north line of Houston Street; thence West along Houston Street 48 feet to the place of beginning, containing 5,568 square feet.`;
  expect(openCodes(lot(', the said point being also the corner of Houston and Milam Streets'))).toContain(
    'place_otherwise',
  );
  expect(openCodes(lot(''))).toEqual([]);
});

test('a corner begun at that the beginning is told to be away from', () => {
  const lot = (told: string): string =>
    `A lot in the City of Albany: Beginning at the northeast corner of Maple and Third Streets${told}; thence north 128 feet; thence east 64 feet; thence south 128 feet to the north line of Third Street; thence west along said north line 64 feet to the place of beginning, containing 8,192 square feet.`;
  expect(openCodes(lot(', which place of beginning is sixty feet East of the said corner'))).toContain(
    'place_otherwise',
  );
  expect(openCodes(lot(''))).toEqual([]);
});

test('the lines of two streets at one corner of theirs', () => {
  const text =
    'A lot in the City of Ashland: Beginning at a stone at the southeast corner of Third Street and Carter Alley; thence East with the south line of Third Street 110 feet; thence South 180 feet; thence West 110 feet to a stone in the east line of Carter Alley; thence North with the east line of said alley 180 feet to the beginning; containing 19,800 square feet.';
  expect(openCodes(text)).toEqual([]);
});

test.each([
  ['the Southeast Quarter of the Northwest Quarter', 1650, true],
  ['the Northwest Quarter', 1650, false],
  ['the Northwest Quarter', 3300, true],
  ['All of the Northwest Quarter', 1650, true],
  ['All of the Northwest Quarter', 2640, false],
  ['All that part of the Northwest Quarter', 1650, false],
])('%s as wide as the land, %d feet square', (place, side, isElse) => {
  const text = `${place} of Section 15, Town 4 North, Range 2 East of the Fifth Principal Meridian: Beginning at a stone; thence North ${side} feet; thence East ${side} feet; thence South ${side} feet; thence West ${side} feet to the place of beginning, containing ${(side * side) / 43560} acres.`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});

test('the lot is the same behind the line that it shares with the next', () => {
  const told = (side: string): string =>
    `Lot Six of the Hale Division: Beginning at the northwest corner of said Lot Six; thence East 66 feet; thence South 132 feet along the line between Lots Six and Seven; thence West 66 feet; thence North 132 feet along the ${side} line of said lot to the beginning, containing 8,712 square feet.`;
  expect(openCodes(told('east'))).toContain('place_otherwise');
  expect(openCodes(told('west'))).not.toContain('place_otherwise');
});

const seen = (head: string, behind = ''): string =>
  `In the Northeast Quarter of Section 22, Town 4 North, Range 2 East: Beginning at an iron pin ${head}; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the place of beginning, containing 10 acres.${behind}`;
const TIE = "from which the Northeast corner of said Section 22 bears N 45°00' E 1,866.8 feet";

test.each([
  [`${TIE}`, '', false],
  [`${TIE}, and from which the East Quarter corner of said Section bears S 45°00' E 1,866.8 feet`, '', false],
  [`${TIE}, and from which the East Quarter corner of said Section bears S 45°00' W 1,866.8 feet`, '', true],
  [`${TIE}, and the North Quarter corner of said Section bears N 45° W`, '', false],
  [`${TIE}, and the North Quarter corner of said Section bears S 45° W`, '', true],
  [`${TIE}, said point being 1,320 feet West and 1,320 feet South of said corner`, '', false],
  [`${TIE}, said point being 1,320 feet West and 920 feet South of said corner`, '', true],
  ["which bears S 45°00' W 1,866.8 feet from the Northeast corner of said Section 22", '', false],
  [TIE, ' The Northeast corner of said Section 22 bears N 45° E 1,866.8 feet from the point of beginning.', false],
  [TIE, ' The Northeast corner of said Section 22 bears N 45° W 1,866.8 feet from the point of beginning.', true],
])('corners seen from the beginning: %s%s', (head, behind, isElse) => {
  expect(openCodes(seen(head, behind)).includes('place_otherwise')).toBe(isElse);
});

/** North, east, south, west: a lot between a street on its south and an alley on its north. */
const lot = (from: string, ends: readonly string[]): string =>
  `A lot in the Town of Lima: Beginning at ${from}; thence North 132 feet${ends[0] ?? ''}; thence East 66 feet${ends[1] ?? ''}; thence South 132 feet${ends[2] ?? ''}; thence West 66 feet${ends[3] ?? ''} to the place of beginning, containing 8,712 square feet.`;

test.each([
  // A street is on one side of a lot, and its corners on that side stand on it.
  ['a stake', ['', ' along Wayne Street', '', ' along Wayne Street'], true],
  ['a stake', ['', ' along the alley', '', ' along Wayne Street'], false],
  ['a stake, 132 feet north of Wayne Street', ['', '', '', ' along Wayne Street'], true],
  ['a stake, 132 feet north of Wayne Street', ['', ' along Union Street'], false],
  ['a stake on the line of the alley', [' to the alley'], true],
  ['a stake on the line of Wayne Street', [' to the alley', '', '', ' along Wayne Street'], false],
  ['a stake on Wayne Street', ['', ', being the front of the lot on Wayne Street'], true],
  // The place where the lines of two streets meet lies on both, and not in their middle.
  ['the intersection of the north line of Wayne Street and the east line of Main Street', [], false],
  [
    'the intersection of the north line of Wayne Street and the east line of Main Street, being twenty feet east of the east line of Main Street',
    [],
    true,
  ],
  [
    'the intersection of the north line of Wayne Street and the east line of Main Street, being the centre of the crossing of said streets',
    [],
    true,
  ],
  [
    'the intersection of the north line of Wayne Street and the east line of Main Street, being 33 feet north and 33 feet east of the centre of the crossing of said streets',
    [],
    false,
  ],
  [
    'a point on the north line of Wayne Street 90 feet east from the corner formed by the intersection of the north line of Wayne Street with the east line of Main Street',
    ['', '', ' to a stake 156 feet east of the east line of Main Street'],
    false,
  ],
  [
    'a point on the north line of Wayne Street 90 feet east from the corner formed by the intersection of the north line of Wayne Street with the east line of Main Street',
    ['', '', ' to a stake 186 feet east of the east line of Main Street'],
    true,
  ],
])('a street is a line that stands where it stands: %s, %j', (from, ends, isElse) => {
  expect(openCodes(lot(from, ends)).includes('place_otherwise')).toBe(isElse);
});

test.each([
  ['North', 'along the south line of Lot 6', true],
  ['North', 'following the north boundary of Block 4', true],
  ['North', 'along the west line of Lot 6', false],
  // So it may be called of any line that looks a little south.
  ['North', 'along the southerly line of Lot 6', false],
  ['North', 'to the south line of Lot 6', false],
])('a course run %s %s', (way, along, isElse) => {
  const text = `A lot in Eyota, Olmsted County, Minnesota: Beginning at an iron monument; thence ${way} ${along} 150 feet; thence East 75 feet; thence South 150 feet; thence West 75 feet to the beginning, containing 11,250 square feet.`;
  expect(openCodes(text).includes('bearing_against_words')).toBe(isElse);
});

test.each(['section line highway', 'section line road'])('the side of the %s is none of the section', (way) => {
  const deed = `Amos Pike grants to Mary Hart land in McIntosh County, Oklahoma, in the N/2 of the NE/4 of Section 17, Township 10 North, Range 15 East: Beginning at a stone on the south side of the ${way}; thence East along said south side 1320 feet; thence South 660 feet; thence West 1320 feet; thence North 660 feet to the beginning; containing 20 acres.`;
  expect(openCodes(deed)).toEqual([]);
});

test('a corner "thereof" is one of the tract, where the tract was spoken of last', () => {
  const deed = (of: string): string[] =>
    openCodes(
      `Amos Pike conveys to Mary Hart a tract in the SE 1/4 of Section 27, Township 56 North, Range 84 West: Beginning at an iron stake at the southwest corner of ${of}, thence North 400 feet to the northwest corner thereof, thence East 300 feet to the northeast corner thereof, thence South 400 feet to the southeast corner thereof, thence West 300 feet to the place of beginning, containing 120,000 square feet.`,
    );
  expect(deed('the tract')).toEqual([]);
  expect(deed('said quarter')).toContain('place_otherwise');
});

test('a beginning in the middle of a line lies half way along it', () => {
  const land = (quarter: string): string =>
    square(
      `Part of the ${quarter} Quarter of Section 15, Adams County, Ohio`,
      'a stone at the center of the west line of the Southeast Quarter of said Section 15',
    );
  expect(openCodes(land('Northeast'))).toContain('place_otherwise');
  expect(openCodes(land('Southeast'))).not.toContain('place_otherwise');
});

test('a beginning that is told twice from one corner', () => {
  const from = (again: string): string =>
    square(
      FORTY,
      `a pipe 100 feet North and 300 feet East of the Southwest corner of said Section 15, which pipe is also ${again} of said Southwest corner`,
    );
  const swapped = openCodes(from('300 feet North and 100 feet East'));
  const same = openCodes(from('100 feet North and 300 feet East'));
  expect(swapped.length).toBeGreaterThan(same.length);
});
