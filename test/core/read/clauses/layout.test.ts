// Layouts of courses: the same figure in many hands, and the twins of which nothing may be made.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { heardStatuses } from '#test/support/heard.ts';

const COURSES = [
  [`N 02°22'16" E`, '654.70'],
  [`S 85°59'31" E`, '421.61'],
  [`S 47°24'06" E`, '331.05'],
  [`S 03°27'17" W`, '369.51'],
  [`S 87°16'55" W`, '669.84'],
] as const;
const BEGINNING = 'Beginning at an iron pin found at the corner of the land of Nathan Orr';
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

type Row = (bearing: string, length: string, place: number) => string;
const rows = (row: Row): string => COURSES.map(([bearing, length], index) => row(bearing, length, index)).join('\n');

const deed = (body: string): string =>
  `WARRANTY DEED\n\nAmos Hale, for ten dollars paid, hereby grants and conveys to Ruth Lowe the following tract of land in Greene County, Tennessee:\n\n${body}\n\nTo have and to hold the same to the grantee forever.\n`;

function read(body: string) {
  const extraction = completeCalls(readDocument(pagesOfText(deed(body))));
  const [verdict] = judgeAll(extraction, () => ({ georef: null, reasons: [] })).verdicts;
  return { tracts: extraction.tracts, status: verdict?.status };
}

function lengthsOf(body: string): (number | null)[] | undefined {
  return read(body).tracts[0]?.calls.map(({ distance }) => distance);
}

const LENGTHS = [654.7, 421.61, 331.05, 369.51, 669.84];
const AREA = 'Containing 8.89 acres.';
const BACK = `to the point of beginning. ${AREA}`;

/** "N73.5024E". */
const packed = (bearing: string): string => bearing.replace('°', '.').replaceAll(/[ '"]/g, '');

/** "2. S 85°59'31" E 421.61 ft". */
const numbered = (place: number): string => `${place}. ${COURSES[place - 1]?.join(' ')} ft`;
const OWN_TABLE = `${BEGINNING}; thence by the courses of the following table to the point of beginning:`;
const TIES = `1. N 10°00'00" E, 20.00 feet;\n2. N 20°00'00" E, 30.00 feet.`;
const PROSE = COURSES.map(([b, l]) => `thence ${b} ${l} feet to a pin;`).join(' ');
const torn = (foot: string): string => `${BEGINNING}; ${PROSE.replace(' 369.51', `\n\n${foot}\n\n369.51`)} ${BACK}`;

const LAYOUTS: [string, string][] = [
  [
    'a list set two across, down its columns',
    `${BEGINNING} and running by these courses:\n\n${numbered(1)}     ${numbered(4)}\n${numbered(2)}     ${numbered(5)}\n${numbered(3)}\n\n${BACK}`,
  ],
  [
    'a list set two across, along its lines',
    `${BEGINNING} and running by these courses:\n\n${numbered(1)}     ${numbered(2)}\n${numbered(3)}     ${numbered(4)}\n${numbered(5)}\n\n${BACK}`,
  ],
  [
    'labels that nothing points to',
    `${BEGINNING} and running these courses:\n\n${rows((b, l, i) => `L${i + 1} = ${b}, ${l} feet`)}\n\n${BACK}`,
  ],
  [
    'labels with a hyphen',
    `${BEGINNING} and running these courses:\n${rows((b, l, i) => `A-${i + 1} ${b} ${l} feet`)}\n${BACK}`,
  ],
  [
    'words behind the last column',
    `${OWN_TABLE}\n\nLINE   BEARING   FEET\n${rows((b, l, i) => `L${i + 1}   ${b}   ${l}${i === 4 ? '   (to Point of Beginning)' : ''}`)}\nAREA: 8.89 acres`,
  ],
  [
    'the corners before their bearings',
    `${OWN_TABLE}\n\nTo   Bearing   Feet\n${rows((b, l, i) => `${i === 4 ? 'the point of beginning' : 'an iron pin found'}   ${b}   ${l}`)}\n\n${AREA}`,
  ],
  [
    'the parts of a bearing in columns',
    `${OWN_TABLE}\n\nCrs   NS   Deg   Min   Sec   EW   Feet\n${rows((b, l, i) => `${i + 1}   ${b.replaceAll(/[°'"]/g, '   ')}   ${l}`)}\n\n${AREA}`,
  ],
  [
    'the parts of a bearing between bars',
    `${OWN_TABLE}\n\n| No. | N/S | Deg. | Min. | Sec. | E/W | Feet |\n|---|---|---|---|---|---|---|\n${rows((b, l, i) => `| ${i + 1} | ${b.replaceAll(/[°'" ]+/g, ' | ')} | ${l} |`)}\n\n${AREA}`,
  ],
  [
    'all values in brackets',
    `${BEGINNING};\n${rows((b, l, i) => `thence to ${i === 4 ? 'the point of beginning' : 'a pin'} (${b}, ${l} feet);`)}\n${AREA}`,
  ],
  [
    'a list of ties before prose',
    `Commencing at a stone and going to the point of beginning by the following two ties:\n${TIES}\n\nFrom the point of beginning ${PROSE} ${BACK}`,
  ],
  [
    'ties above the courses of one table',
    `Commencing at a stone and thence by the lines of the following table:\n\nLINE  BEARING  FEET  REMARKS\nTIE 1  N 10°00'00" E  20.00  to an iron pin\nTIE 2  N 20°00'00" E  30.00  to the point of beginning\n${rows((b, l, i) => `${i + 1}  ${b}  ${l}${i === 4 ? '  to the point of beginning' : ''}`)}\n\n${AREA}`,
  ],
  [
    'a commencement that the courses come back to',
    `Commencing at an iron pin and running back to the point of beginning by the following courses:\n${rows((b, l, i) => `${i + 1}. ${b}, ${l} feet;`)}\n${AREA}`,
  ],
  ['the foot of a page within a course', `${torn('              - 1 -')}\n\n              - 2 -\n`],
  ['a named foot within a course', `${torn('     Hale to Lowe, page 1')}\n\n     Hale to Lowe, page 2\n`],
  [
    'courses by name and number',
    `${BEGINNING}:\n${rows((b, l, i) => `Course ${i + 1}: ${b}, ${l} feet to a pin`)}\n${BACK}`,
  ],
  [
    'lines by number and a dash',
    `${BEGINNING}, and running\n${rows((b, l, i) => `Line No. ${i + 1} - ${b} - ${l} feet`)}\n${BACK}`,
  ],
  ['ordinals', `${BEGINNING}.\n${rows((b, l, i) => `${ORDINALS[i]}, ${b} ${l} feet to a stake.`)}\n${BACK}`],
  [
    'ordinals in figures',
    `${BEGINNING}; thence\n${rows((b, l, i) => `${i + 1}${['st', 'nd', 'rd', 'th', 'th'][i]}. ${b} ${l} feet;`)}\n${BACK}`,
  ],
  [
    'corner to corner',
    `${BEGINNING}, being corner 1:\n${rows((b, l, i) => `from corner ${i + 1} to corner ${((i + 1) % 5) + 1}, ${b}, ${l} feet;`)}\n${BACK}`,
  ],
  [
    'dotted leaders',
    `${BEGINNING}, and running:\n${rows((b, l) => `${b} ........ ${l} feet ..... to a pin`)}\n${BACK}`,
  ],
  ['blanks for leaders', `${BEGINNING}; thence\n${rows((b, l, i) => `(${i + 1}) ${b} ____ ${l} feet;`)}\n${BACK}`],
  ['equals signs', `${BEGINNING} and running:\n\n${rows((b, l) => `${b} = ${l} feet`)}\n\n${BACK}`],
  ['brackets', `${BEGINNING}; ${rows((b, l) => `thence [${b}] [${l} feet] to a pin;`)} ${BACK}`],
  [
    'named values',
    `Point of beginning: an iron pin found.\n\n${rows((b, l, i) => `Course ${i + 1}   Bearing: ${b}   Distance: ${l} feet`)}\n\n${AREA}`,
  ],
  [
    'a table that prose leads to',
    `${BEGINNING}; thence by the courses of the following table to the point of beginning:\n\nCOURSE   BEARING   DISTANCE (FT)\n${rows((b, l, i) => `${i + 1}   ${b}   ${l}`)}\n\n${AREA}`,
  ],
  [
    'a table with the monument before the bearing',
    `${BEGINNING}; thence as tabulated:\n\nNO.   MONUMENT AT END   BEARING   FEET\n${rows((b, l, i) => `${i + 1}   ${i === 4 ? 'the point of beginning' : 'a 5/8-inch rod set'}   ${b}   ${l}`)}\n\n${AREA}`,
  ],
  [
    'a table of stations',
    `${BEGINNING}, and running:\n\nFROM   TO   BEARING   LENGTH (FEET)\n${rows((b, l, i) => `${'ABCDE'[i]}   ${'BCDEA'[i]}   ${b}   ${l}`)}\n\n${BACK}`,
  ],
  [
    'values between commas',
    `${BEGINNING} and thence in order:\n\nCourse,Bearing,Distance (feet),End\n${rows((b, l, i) => `${i + 1},${b.replaceAll(' ', '')},${l},${i === 4 ? 'the point of beginning' : 'an iron pin set'}`)}\n\n${AREA}`,
  ],
  [
    'labels of any letter, by their range',
    `${BEGINNING}; thence along lines B1 through B5 to the point of beginning.\n\nLINE   BEARING   DISTANCE\n${rows((b, l, i) => `B${i + 1}   ${b}   ${l}'`)}\n\n${AREA}`,
  ],
  [
    'a sized mark that was found, and a bent one',
    `${BEGINNING}; ${rows((b, l, i) => `thence ${b} ${l} feet to a ${i % 2 ? 'found 1 inch iron pipe' : 'bent 3/4 inch pipe'};`)} ${BACK}`,
  ],
  ['capitals without a stop', `BEG AT AN IRON PIN ${rows((b, l) => `TH ${b} ${l} FT`)} TO POB CONT 8.89 ACRES`],
  ['an abbreviated beginning', `Beg at a stone; ${rows((b, l) => `th ${b} ${l}';`)} to beg. 8.89 acres.`],
  [
    'an area in brackets',
    `${BEGINNING}; ${rows((b, l) => `thence ${b} ${l} feet;`)} to the place of beginning. [8.89 acres]`,
  ],
  [
    'an area whose word is broken',
    `${BEGINNING}; ${rows((b, l) => `thence ${b} ${l} feet;`)} to the place of beginning. Con-\ntaining 8.89 acres.`,
  ],
  [
    'named values between semicolons',
    `${BEGINNING}, and thence: ${rows((b, l, i) => `[${i + 1}] Bearing ${b}; Length ${l} ft; End a pin.`)} ${AREA}`,
  ],
  ['quotes about the values', `${BEGINNING}; ${rows((b, l) => `running "${b}" "${l} feet",`)} ${BACK}`],
  [
    'corners in paragraphs of their own',
    `Corner No. 1 is an iron pin and the place of beginning.\n\n${rows((b, l, i) => `From Corner No. ${i + 1} run ${b} ${l} feet to Corner No. ${((i + 1) % 5) + 1}.\n`)}\n${AREA}`,
  ],
  [
    'bars between the cells and a sized tree',
    `${BEGINNING}. Bounded by the lines in the table next below.\n\nCourse | Bearing | Distance | To\n${rows((b, l, i) => `${i + 1} | ${b} | ${l}' | ${i === 4 ? 'point of beginning' : i === 1 ? '30" burr oak' : 'set pin, corner to Ballard'}`)}\n\n${AREA}`,
  ],
  [
    'monuments and neighbours in one column',
    `Starting from an iron pin, which is point 1 in the table, the boundary is:\n\nFROM   TO   BEARING   DISTANCE (FT)   MONUMENT REACHED / ADJOINER\n${rows((b, l, i) => `${i + 1}   ${((i + 1) % 5) + 1}   ${b}   ${l}   iron pin (old); Greer`)}\n\n${AREA}`,
  ],
  [
    'stations two across',
    `${BEGINNING}, called A, and running:\n\nLINE BEARING LENGTH LINE BEARING LENGTH\n${[0, 1].map((i) => `${'ABC'[i]}-${'BCD'[i]} ${COURSES[i]?.join(' ')}' ${'DE'[i]}-${'EA'[i]} ${COURSES[i + 3]?.join(' ')}'`).join('\n')}\nC-D ${COURSES[2].join(' ')}'\n\n${AREA}`,
  ],
  ['dots right behind the side', `${BEGINNING}, and running:\n${rows((b, l) => `${b}.......... ${l} feet`)}\n${BACK}`],
  [
    'bearings in one number, told to be so',
    `(Bearings are written DD.MMSS.)\n${BEGINNING}; ${rows((b, l) => `thence ${packed(b)} ${l} feet;`)} ${BACK}`,
  ],
  [
    'from corners by number',
    `By metes and bounds as follows:\n${rows((b, l, i) => `From Cor. No. ${i + 1}, ${b}, ${l} feet to Cor. No. ${((i + 1) % 5) + 1}.`)}\n${AREA}`,
  ],
  [
    'a table with the corner that each course comes to',
    `${BEGINNING}, Corner 1. All bearings are true.\n\nCOR.   BEARING   FEET   TO COR.\n${rows((b, l, i) => `${i + 1}   ${b}   ${l}   ${((i + 1) % 5) + 1}`)}\n\n${AREA}`,
  ],
  [
    'stations in one column, under names with points',
    `${BEGINNING}, and thence by the following courses, to wit:\n\n Sta.   Course.   Feet.\n${rows((b, l, i) => ` ${i + 1}  to ${((i + 1) % 5) + 1}   ${b}   ${l}`)}\n\n${BACK}`,
  ],
  [
    'a tie of several courses that are announced',
    `Commencing at a stone; thence the following two courses to the true point of beginning: N 10° E, 20.00 feet; N 20° E, 30.00 feet. Thence from the true point of beginning:\n${rows((b, l, i) => `${i + 1}. ${b} ${l} feet;`)}\nto the true point of beginning. ${AREA}`,
  ],
  [
    'double spacing of the description alone',
    `${BEGINNING};\n\n${COURSES.map(([b, l]) => `thence ${b} along land now or formerly of J.\n\nM. Prather and others, ${l} feet to a stake in the old`).join('\n\nfence row;\n\n')}\n\n${BACK}`,
  ],
  [
    'bullets under words that a line breaks before the beginning',
    `${BEGINNING} and running the following courses and distances to the\npoint of beginning:\n\n${rows((b, l) => `• ${b}, ${l} feet`)}\n\n${AREA}`,
  ],
  [
    'capitals that a line breaks before the beginning',
    `${BEGINNING} AND RUNNING THESE COURSES TO THE\nPOINT OF BEGINNING:\n\n${rows((b, l) => `${b} -- ${l} feet -- an iron pin`)}\n\n${AREA}`,
  ],
  [
    'a title right above the beginning',
    `LEGAL DESCRIPTION\nPoint of beginning: an iron pin found.\n\n${rows((b, l, i) => `Course ${i + 1}: ${b}, ${l} feet`)}\n\n${AREA}`,
  ],
  [
    'tabs, and a unit told of the one distance',
    `${BEGINNING} and running by these courses, bearing and distance in feet, to the point of beginning:\n\n${rows((b, l, i) => `${i + 1}\t${b}\t${l}\ta pin found`)}\n\n${AREA}`,
  ],
  [
    'a unit told once of all',
    `${BEGINNING} and running thence (distances in feet):\n${rows((b, l, i) => `${i + 1}. ${b} ${l}`)}\n${BACK}`,
  ],
];

test.each(LAYOUTS)('%s', (_, body) => {
  expect(lengthsOf(body)).toEqual(LENGTHS);
  expect(read(body).status).toBe('PASS');
});

test('a tie told back from the beginning', async () => {
  const back = "From said place of beginning the corner of Section 34 bears N 68°50' E 612.43 feet distant.";
  const body = `${BEGINNING}; ${rows((b, l) => `thence ${b} ${l} feet to a pin;`)} ${BACK} ${back}`;
  expect(await heardStatuses(deed(body))).toEqual(['PASS']);
});

test('chains that are told in feet', () => {
  const table = `Course   Chains\n${rows((b, l) => `${b}   ${(Number(l) / 66).toFixed(2)}`)}`;
  const body = `${BEGINNING}; thence, the distances being in chains of sixty-six feet, by these courses:\n\n${table}\n\n${BACK}`;
  expect(lengthsOf(body)).toEqual([9.92, 6.39, 5.02, 5.6, 10.15]);
});

test('a table set two across is read down its columns', () => {
  const row = (i: number): string => `L${i + 1} ${COURSES[i]?.[0]} ${COURSES[i]?.[1]}'`;
  const table = `LINE BEARING DISTANCE | LINE BEARING DISTANCE\n${row(0)} | ${row(3)}\n${row(1)} | ${row(4)}\n${row(2)}`;
  expect(lengthsOf(`${BEGINNING}; thence as follows to the point of beginning:\n\n${table}\n\n${AREA}`)).toEqual(
    LENGTHS,
  );
});

const gone = (body: string, line: RegExp): string => body.replace(line, '');
const COURSE_LIST = `${BEGINNING}:\n${rows((b, l, i) => `Course ${i + 1}: ${b}, ${l} feet to a pin`)}\n${BACK}`;
const STATIONS = `${BEGINNING}, and running (distances in feet):\n\nSTA   NORTHING   EASTING   BEARING   DIST\n`;

/** Coordinates of the five corners. */
const POINTS = [
  '5000.00   5000.00',
  '5654.14   5027.09',
  '5624.67   5447.67',
  '5400.60   5691.36',
  '5031.76   5669.09',
];

const TWINS: [string, string][] = [
  ...['700.00', '(record 700.00)', 'less the road', '(estimated)', 'reserving the spring', 'or thereabouts'].map(
    (words): [string, string] => [
      `"${words}" behind the last column`,
      `${OWN_TABLE}\n\nLINE   BEARING   FEET\n${rows((b, l, i) => `${i + 1}   ${b}   ${l}${i === 2 ? `   ${words}` : ''}`)}\n\n${AREA}`,
    ],
  ),
  [
    'a list two across with a number gone',
    `${BEGINNING} and running by these courses:\n\n${numbered(1)}     ${numbered(4)}\n${numbered(2)}     ${numbered(5)}\n\n${BACK}`,
  ],
  [
    'a list two across in no order',
    `${BEGINNING} and running by these courses:\n\n${numbered(1)}     ${numbered(5)}\n${numbered(2)}     ${numbered(4)}\n${numbered(3)}\n\n${BACK}`,
  ],
  [
    'a label that more is told of',
    `${BEGINNING} and running these courses:\n\n${rows((b, l, i) => `L${i + 1} = ${b}, ${l} feet`)}\n\n${BACK} The line L3 is run only half so far.`,
  ],
  ['feet of pages of which one is gone', `${torn('              - 1 -')}\n\n              - 3 -\n`],
  ['a number gone from the list', gone(COURSE_LIST, /Course 3.*\n/)],
  [
    'a mark found away from its corner',
    COURSE_LIST.replace('to a pin', 'to a pin found 3.2 feet south of an iron pipe'),
  ],
  [
    'a line of the land told from the beginning',
    `${COURSE_LIST} From said place of beginning the north line bears N 12° W 1400 feet.`,
  ],
  [
    'bearings in one number, of which nothing is told',
    `${BEGINNING}; ${rows((b, l) => `thence ${packed(b)} ${l} feet;`)} ${BACK}`,
  ],
  [
    'a corner that the next course does not set out from',
    `By metes and bounds as follows:\n${rows((b, l, i) => `From Cor. No. ${i + 1}, ${b}, ${l} feet to Cor. No. ${i === 1 ? 4 : ((i + 1) % 5) + 1}.`)}\n${AREA}`,
  ],
  [
    'a tie with a course less than announced',
    `Commencing at a stone; thence the following three courses to the true point of beginning: N 10° E, 20.00 feet; N 20° E, 30.00 feet. Thence from the true point of beginning:\n${rows((b, l, i) => `${i + 1}. ${b} ${l} feet;`)}\nto the true point of beginning. ${AREA}`,
  ],
  ['two numbers alike', COURSE_LIST.replace('Course 3', 'Course 2')],
  ['dots in one course alone', COURSE_LIST.replace('654.70 feet', '654.70 feet ..... ')],
  [
    'another length behind the bracket',
    `${BEGINNING}; ${rows((b, l) => `thence ${b} [${l} feet] 700.00 feet to a pin;`)} ${BACK}`,
  ],
  [
    'a length of a table that is not sure',
    `${BEGINNING}; thence as tabulated:\n\nNO.   BEARING   FEET\n${rows((b, l, i) => `${i + 1}   ${b}   ${l}${i === 2 ? ' (est.)' : ''}`)}\n\n${BACK}`,
  ],
  [
    'words behind a row that keep land out',
    `${BEGINNING}; thence as tabulated:\n\nNO.   BEARING   FEET\n${rows((b, l, i) => `${i + 1}   ${b}   ${l}${i === 2 ? ' excepting the barn lot' : ''}`)}\n\n${BACK}`,
  ],
  [
    'a column in another unit',
    `${BEGINNING}; thence as tabulated:\n\nNO.   BEARING   VARAS\n${rows((b, l, i) => `${i + 1}   ${b}   ${l}`)}\n\n${BACK}`,
  ],
  [
    'a unit told of all that is not feet',
    `${BEGINNING} and running (distances in poles):\n${rows((b, l, i) => `${i + 1}. ${b} ${l}`)}\n${BACK}`,
  ],
  [
    'two units told of all',
    `${BEGINNING} and running, distances in feet or lengths in poles:\n${rows((b, l, i) => `${i + 1}. ${b} ${l}`)}\n${BACK}`,
  ],
  [
    'a label of the range without its row',
    `${BEGINNING}; thence along lines B1 through B6 to the point of beginning.\n\nLINE   BEARING   DISTANCE\n${rows((b, l, i) => `B${i + 1}   ${b}   ${l}'`)}\n\n${AREA}`,
  ],
  [
    'coordinates that are on another course',
    `${STATIONS}${rows((b, l, i) => `${i + 1}   ${POINTS[i]?.replace('5447.67', '5477.67')}   ${b}   ${l}`)}\n\n${AREA}`,
  ],
];

test.each(TWINS)('%s is no PASS', (_, body) => {
  expect(read(body).status).not.toBe('PASS');
});

test('coordinates on the courses of their rows are no doubt', () => {
  const body = `${STATIONS}${rows((b, l, i) => `${i + 1}   ${POINTS[i]}   ${b}   ${l}`)}\n\n${AREA}`;
  expect(lengthsOf(body)).toEqual(LENGTHS);
  expect(read(body).status).toBe('PASS');
});
