// Tables of courses under a heading of columns: whatever their columns, their rows are the courses.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const SIDES = [
  [`N 34°08'26" E`, '507.77'],
  [`N 65°04'12" E`, '335.78'],
  [`S 36°09'23" E`, '698.77'],
  [`S 34°02'54" W`, '578.26'],
  [`N 54°37'00" W`, '831.57'],
] as const;
const POB = 'Beginning at an iron pin found';
const BACK = `${POB}; thence by the courses of the following table to the point of beginning:`;

type Cells = (bearing: string, length: string, place: number) => string;

const rows = (cells: Cells): string =>
  SIDES.map(([bearing, length], index) => cells(bearing, length, index)).join('\n');

function read(lead: string, heading: string, cells: Cells, tail = 'Containing 13.0 acres.') {
  const text = `WARRANTY DEED\n\nJohn Ray conveys to Amos Ogden the land described as follows:\n\n${lead}\n\n${heading}\n${rows(cells)}\n\n${tail}\n`;
  return readDocument(pagesOfText(text)).tracts;
}

const last = (place: number): string => (place === SIDES.length - 1 ? 'the point of beginning' : 'an iron pin set');

test.each<[string, string, string, Cells]>([
  ['columns that blanks part', BACK, 'NO.  BEARING  DISTANCE (FEET)', (b, d, i) => `${i + 1}    ${b}   ${d}`],
  ['bars', BACK, '| LINE | DIRECTION | FEET |\n|---|---|---|', (b, d, i) => `| ${i + 1} | ${b} | ${d} |`],
  ['a unit under its name', BACK, 'LINE  BEARING  DISTANCE\nNO.   (FEET)', (b, d, i) => `${i + 1}  ${b}  ${d}`],
  [
    'the unit above the table',
    `${BACK.slice(0, -1)} (distances in feet):`,
    'LINE  BEARING  LENGTH',
    (b, d, i) => `${i + 1} ${b} ${d}`,
  ],
  ['the length before the bearing', BACK, 'LINE  FEET  BEARING', (b, d, i) => `${i + 1}  ${d}  ${b}`],
  [
    'monuments before the values',
    `${POB}; thence as tabulated:`,
    'NO. MONUMENT AT END BEARING FEET',
    (b, d, i) => `${i + 1} ${last(i)} ${b} ${d}`,
  ],
  [
    'commas',
    `${POB} and thence in order:`,
    'Course,Bearing,Distance (feet),End',
    (b, d, i) => `${i + 1},${b},${d},${last(i)}`,
  ],
  [
    'corners from and to',
    `${POB}, called A, and running:`,
    'FROM  TO  BEARING  DISTANCE (FT)',
    (b, d, i) => `${'ABCDE'[i]}  ${'BCDEA'[i]}  ${b}  ${d}`,
  ],
  [
    'a line and its corners in one column',
    `${POB}, called 1, and running:`,
    'Line   From-To   Bearing   Distance (ft)',
    (b, d, i) => `L${i + 1}   ${i + 1}-${((i + 1) % SIDES.length) + 1}   ${b}   ${d}`,
  ],
  [
    'its return in its last row and no words that lead to it',
    'a tract in Robertson County, Tennessee.',
    'LINE   BEARING   LENGTH (FT.)   CORNER AT END OF LINE',
    (b, d, i) => `${i + 1}   ${b}   ${d}   ${last(i)}`,
  ],
  [
    'words in brackets behind its last row',
    BACK,
    'Line    Bearing    Distance (feet)',
    (b, d, i) => `L${i + 1}   ${b}   ${d}${i === SIDES.length - 1 ? '   (ends at the said pin)' : ''}`,
  ],
  [
    'labels that the prose points to',
    `${POB}; thence along lines B1 through B5 to the point of beginning.`,
    'LINE  BEARING  LENGTH (FT)',
    (b, d, i) => `B${i + 1}  ${b}  ${d}`,
  ],
])('a table with %s', (_, lead, heading, cells) => {
  const [tract] = read(lead, heading, cells);
  expect(tract?.calls.map(({ distance }) => distance)).toEqual(SIDES.map(([, length]) => Number(length)));
  expect(tract?.calls.map(({ bearing }) => bearing?.ns)).toEqual(['N', 'N', 'S', 'S', 'N']);
  expect(tract?.calls.map(({ confidence }) => confidence)).toEqual(SIDES.map(() => 'high'));
  expect(tract?.stated_acreage).toBe(13);
});

test('the unit of a column is that of its figures', () => {
  const [tract] = read(
    `${POB} and running as by the field notes:`,
    'Sta.  Course  Chains  Corner',
    (b, d, i) => `${i + 1}  ${b}  ${d}  ${last(i)}`,
  );
  expect(tract?.distance_unit).toBe('chains');
});

test('chains and links stand in two columns', () => {
  const [tract] = read(
    `${POB} and running:`,
    'Course  Chs.  Lks.  Corner',
    (b, d, i) => `${b}  ${d.replace('.', '  ')}  ${last(i)}`,
  );
  expect(tract?.calls.map(({ distance }) => distance)).toEqual(SIDES.map(([, length]) => Number(length)));
});

test('ties of a table lead to the beginning, and prose goes on from there', () => {
  const text = `Commencing at a stone; thence along the ties of the following table to an iron pin and the point of beginning:\n\nTIES\nNo.  Bearing  Feet\nT-1  N 10°00'00" E  100.00\nT-2  N 80°00'00" E  200.00\n\nFrom said point of beginning thence N 0°30'00" E 300.00 feet; thence S 89°30'00" E 400.00 feet; thence S 0°30'00" W 300.00 feet; thence N 89°30'00" W 400.00 feet to the point of beginning.`;
  const [tract] = readDocument(pagesOfText(text)).tracts;
  expect(tract?.tie_calls).toHaveLength(2);
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([300, 400, 300, 400]);
});

const CURVE = `175.00  65°31'38"  200.14  N 83°57'28" W  189.41`;

test.each([
  ['dashes for what a line has not', (line: string) => `${line}  -  -  -  -  -  -`, `-  -  ${CURVE}  RIGHT`],
  [
    'the side in a column of its own',
    (line: string) => `${line}  -  -  -  -  -  -  LINE`,
    `-  -  ${CURVE}  RIGHT  CURVE`,
  ],
  ['nothing where there is nothing', (line: string) => line, `${CURVE}  RIGHT`],
])('lines and curves in one table, with %s', (_, whole, curve) => {
  const text = `${POB}; thence the following courses, in order, to the point of beginning (distances in feet):\n\nCOURSE  BEARING  DISTANCE  RADIUS  DELTA  ARC  CHORD BEARING  CHORD  TURN${whole('').endsWith('LINE') ? '  TYPE' : ''}\nL1  ${whole(`N 07°09'25" E  708.03`)}\nL2  ${whole(`S 75°58'48" E  824.81`)}\nC3  ${curve}\n`;
  const [tract] = readDocument(pagesOfText(text)).tracts;
  expect(tract?.calls.map(({ call_type }) => call_type)).toEqual(['line', 'line', 'curve']);
  expect(tract?.calls[2]).toMatchObject({
    radius: 175,
    arc_length: 200.14,
    chord_length: 189.41,
    curve_direction: 'right',
    confidence: 'high',
  });
});

test('a table that is set two across is read in the order of its numbers', () => {
  const text = `${POB}; thence by the four courses tabulated below to the point of beginning:\n\nNO.  BEARING  FEET  NO.  BEARING  FEET\n1  N 0°30'00" E  300.00  3  S 0°30'00" W  300.00\n2  S 89°30'00" E  400.00  4  N 89°30'00" W  400.00\n`;
  const [tract] = readDocument(pagesOfText(text)).tracts;
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([300, 400, 300, 400]);
});

const low = SIDES.map(() => 'low');

test.each<[string, string, Cells, readonly string[]]>([
  ['lengths that are called estimated', 'LINE  BEARING  ESTIMATED FEET', (b, d, i) => `${i + 1}  ${b}  ${d}`, low],
  ['bearings that are called old', 'LINE  OLD BEARING  FEET', (b, d, i) => `${i + 1}  ${b}  ${d}`, low],
  [
    'a row that begins elsewhere than the last ended',
    'FROM  TO  BEARING  FEET',
    (b, d, i) => `${'ABXDE'[i]}  ${'BCDEA'[i]}  ${b}  ${d}`,
    ['high', 'low', 'high', 'high', 'high'],
  ],
  [
    'coordinates that lie elsewhere',
    'PT  NORTHING  EASTING  BEARING  FEET',
    (b, d, i) =>
      `${i + 1}  ${[1000, 1420.25, 1561.8, 997.64, 518.48][i]}  ${[1000, 1284.98, 1589.47, 2091.74, 1677.97][i]}  ${b}  ${d}`,
    ['high', 'high', 'low', 'low', 'high'],
  ],
])('%s are in doubt', (_, heading, cells, confidence) => {
  const [tract] = read(BACK, heading, cells);
  expect(tract?.calls.map((call) => call.confidence)).toEqual(confidence);
});

test('a figure that may be two cells of a row that commas part is not read as one', () => {
  const [tract] = read(BACK, 'Course,Distance,Bearing', (b, d, i) => `${i + 1},${d},${b}`);
  expect(tract?.calls.map(({ distance }) => distance) ?? []).not.toContain(1507.77);
});

test('words of a sentence are no heading', () => {
  const [tract] = read(
    `${POB}; thence, in bearings and distances of feet,`,
    '',
    (b, d) => `${b} ${d} feet;`,
    'to the point of beginning.',
  );
  expect(tract?.pob_description).toContain('iron pin found');
  expect(tract?.calls.map(({ distance }) => distance)).toContain(507.77);
});

test.each(['half', 'twice'])('a table whose lengths are to be taken %s is in doubt', (share) => {
  const [tract] = read(
    `${POB}; thence by ${share} the distances of the following table to the point of beginning:`,
    'NO.  BEARING  DISTANCE (FEET)',
    (b, d, i) => `${i + 1}  ${b}  ${d}`,
  );
  expect(tract?.findings ?? []).not.toEqual([]);
});

test('rows whose corners do not meet are in doubt', () => {
  const [tract] = read(
    `${POB}, called 1, and running:`,
    'Line   From-To   Bearing   Distance (ft)',
    (b, d, i) => `L${i + 1}   ${i === 2 ? 4 : i + 1}-${((i + 1) % SIDES.length) + 1}   ${b}   ${d}`,
  );
  expect(tract?.calls.some(({ confidence }) => confidence === 'low')).toBe(true);
});
