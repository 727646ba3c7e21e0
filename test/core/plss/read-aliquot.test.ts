import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainCode } from '#core/plss/aliquot-part.ts';
import { type AliquotReading, readAliquots } from '#core/plss/read-aliquot.ts';

const parts = (reading: AliquotReading | undefined) => (reading?.chains ?? []).map(chainCode).join(', ');

describe('the spellings of one part', () => {
  test.each([
    ['the NE/4 of the SW/4 of Section 9, Township 17 South, Range 18 East', 'NE4 SW4'],
    ['NE¼SW¼ Sec. 9, T17S, R18E', 'NE4 SW4'],
    ['NE1/4SW1/4, Section 9, T. 17 S., R. 18 E.', 'NE4 SW4'],
    ['NESW Section 9, T17S R18E', 'NE4 SW4'],
    ['the Northeast Quarter of the Southwest Quarter of Section 9, T17S R18E', 'NE4 SW4'],
    ['the North East quarter of the South-West quarter of Section Nine (9), T17S R18E', 'NE4 SW4'],
    ['Northeast Quarter (NE¼) of the Southwest Quarter (SW¼) of Section 9, T17S R18E', 'NE4 SW4'],
    ['The Northeast Quarter of the Southwest Quarter (NE/4 SW/4) of Section 9, T17S R18E', 'NE4 SW4'],
    ['the N.E. 1/4 of the S.W. 1/4 of Sec. No. 9, Twp. 17 S., Rge. 18 E.', 'NE4 SW4'],
    ['the northeast one-fourth of the southwest one quarter (1/4) of section 9, T17S R18E', 'NE4 SW4'],
    ['the NE fractional quarter of the SW¼ of fractional Section 9, T17S R18E', 'NE4 SW4'],
    ['the NE qtr. of the SW qtr. of Sec. 9, T17S R18E', 'NE4 SW4'],
    ['the North-\n  east Quarter of the South-\nwest Quar-\nter of Section 9, T17S R18E', 'NE4 SW4'],
    ['T17S R18E Sec. 9: NE4SW4', 'NE4 SW4'],
    ['NE/4 SW/4 9-17S-18E', 'NE4 SW4'],
    ['NE/4 SW/4 S9-T17S-R18E', 'NE4 SW4'],
    ['NE/4 SW/4 S. 9, T. 17 S., R. 18 E.', 'NE4 SW4'],
    ['the NE-1/4 of SW-1/4 of § 9, T17S, R18E', 'NE4 SW4'],
    ['NE¼ (40 acres, more or less) of SW¼ of Section numbered nine, T17S, R18E', 'NE4 SW4'],
    ['T. 17 S., R. 18 E.,\n    Sec. 9, NE\\1/4\\SW\\1/4\\;', 'NE4 SW4'],
    ['T. 17 S., R. 18 E.,\n    Sec. 9, NE\\1/\n4\\SW\\1/4\\.', 'NE4 SW4'],
    ['the Northeast Quarter (NE 1~4) of the Southwest Quarter (SW 1/4) of Section 9, T17S R18E', 'NE4 SW4'],
    ['the NE¼ of the SW¼ of Section 9, township seventeen, South of Range eighteen East', 'NE4 SW4'],
    ['the NE¼ of the SW¼ of Section 9, Township 17, South Range 18 East', 'NE4 SW4'],
    ['T. 17, S., R. 18 E., Sec. 9, NE¼SW¼', 'NE4 SW4'],
    ['NE¼SW¼ of Section (9) nine, Township (17) South, Range (18) East', 'NE4 SW4'],
    ['NE¼SW¼ of Section Nine (9), Township Seventeen (17), South (S), Range Eighteen (18) East (E)', 'NE4 SW4'],
    ['(excepting what the mill stands on) the NE¼ of the SW¼ of Section 9, T17S R18E', 'NE4 SW4'],
    ['the northeast quarter-quarter of the southwest quarter of Section 9, T17S, R18E', 'NE4 SW4'],
  ])('%s', (text, expected) => {
    const [reading] = readAliquots(text);
    expect(parts(reading)).toBe(expected);
    expect(reading).toMatchObject({ section: 9, township: '17S', range: '18E', problems: [] });
  });
});

describe('signs that scanning damaged', () => {
  test.each([
    ['the N4 of the NE% of Section 4, T1N R2W', 'N2 NE4'],
    ["the NEY4 of the SW'/4 of Sec. 4, T1N R2W", 'NE4 SW4'],
    ['the N% of the SEV4 of Section 4, T1N R2W', 'N2 SE4'],
  ])('%s is repaired, and said to be', (text, expected) => {
    const [reading] = readAliquots(text);
    expect(parts(reading)).toBe(expected);
    expect(reading?.repaired).toBe(true);
  });
});

describe('unions, lots, strips and exceptions', () => {
  test.each([
    ['the N½NE¼ and the SE¼NE¼ of Section 3', 'N2 NE4, SE4 NE4', ''],
    ['N2NE, SENE, Section 3', 'N2 NE4, SE4 NE4', ''],
    ['NE¼ (160 acres) and NW¼ (160.44 ac.) of Section 3', 'NE4, NW4', ''],
    ['the northerly 200 feet of the SW¼ of Section 3', 'N200ft SW4', ''],
    ["the W'ly 5 acres of the SW¼ of Section 3", 'W5ac SW4', ''],
    ["the North Sixty-six feet (66') of the SW¼ of Section 3", 'N66ft SW4', ''],
    ['Government Lots numbered one and two, Section 3', '', '1, 2'],
    ['Sec. 3, Lot #9', '', '9'],
    ['Section 3, lots 106, 115, 124, 132.', '', '106, 115, 124, 132'],
    ['Sec. 3, W½ lot 5, W½ lot 6, lot 7, E½W½ lot 8, and W½SW¼', 'W2 L5, W2 L6, E2 W2 L8, W2 SW4', '7'],
    ['NW/4NE/4; S/2NE/4; SE/4 of Section 3', 'NW4 NE4, S2 NE4, SE4', ''],
    ['the North half and the South half of the NE¼ of Section 3', 'N2 NE4, S2 NE4', ''],
    ['E2, W2NW of Section 3', 'E2, W2 NW4', ''],
    ['the East Half, and the West Half of the North Half of Section 3', 'E2, W2 N2', ''],
    ['Lots 1 and 2, and the S½NE¼ of Section 3', 'S2 NE4', '1, 2'],
    ['Government Lots 3, 4 and 6 through 8, Section 3', '', '3, 4, 6, 7, 8'],
    ['Lots One (1), Two (2) and the E½NW¼ of Section 3', 'E2 NW4', '1, 2'],
    ['U.S. Govt. Lot 7, Section 3', '', '7'],
    ['the North half of Government Lot 3, Section 3', 'N2 L3', ''],
    ['Lots 3 and 4 of the NW¼ of Section 3', '', '3, 4'],
    ['Lot No. 2 in the Northeast fractional quarter of fractional Section 3', '', '2'],
    ['Government Lots 1 and 2 within the NE¼, and the SE¼, of Section 3', 'SE4', '1, 2'],
    ['the North 200 feet of the W½ of the NE¼ of Section 3', 'N200ft W2 NE4', ''],
    ['the South ten (10) acres of the SE¼SE¼ of Section 3', 'S10ac SE4 SE4', ''],
    ['a strip 2 rods wide off the east side of the NE¼ of Section 3', 'E2rd NE4', ''],
    ['the West 1/4 of the NW 1/4 of Section 3', 'W4 NW4', ''],
    ['the East two-thirds of the SE¼ of Section 3', 'E2/3 SE4', ''],
  ])('%s', (text, expected, lots) => {
    const [reading] = readAliquots(text);
    expect(parts(reading)).toBe(expected);
    expect(reading?.lots.join(', ')).toBe(lots);
    expect(reading?.section).toBe(3);
  });

  test.each([
    ['the NE¼ of Section 9, T1N R2W, less the West 30 feet', 'the West 30 feet', 'W30ft'],
    ['the NE¼, except the SW¼SW¼ thereof, of Section 9, T1N R2W', 'the SW¼SW¼ thereof', 'SW4 SW4'],
    ['S2 of Section 9 EXCLUDING PATENTED MINING CLAIMS', 'PATENTED MINING CLAIMS', ''],
  ])('%s says what is taken out', (text, exception, chains) => {
    const [reading] = readAliquots(text);
    expect(reading?.exception).toBe(exception);
    expect(reading?.exception_chains.map(chainCode).join(', ')).toBe(chains);
  });

  test('"more or less" takes nothing out', () => {
    expect(readAliquots('the NE¼ of Section 9, containing 160 acres, more or less.')[0]?.exception).toBe('');
  });
});

describe('sections, townships and meridians', () => {
  test.each([
    ['Section 4: S½NE¼, SE¼\nSection 9: N½\nSection 10: All\nT. 26 S., R. 18 E., Salt Lake Meridian', [4, 9, 10]],
    ['the SE¼ of Section 4, and the N½ of Section 9, all in T26S, R18E, S.L.M.', [4, 9]],
    ['Sections 1 through 3 and Section 9, T26S R18E, Salt Lake Base and Meridian', [1, 2, 3, 9]],
    ['Sec. 14,15,22, and 23, T26S R18E, SALT LAKE MER', [14, 15, 22, 23]],
    ['T26S R18E Salt Lake Meridian Sec. 31, 7,300 ft', [31]],
  ])('%s', (text, sections) => {
    const readings = readAliquots(text);
    expect(readings.map((reading) => reading.section)).toEqual(sections);
    for (const reading of readings)
      expect(reading).toMatchObject({ township: '26S', range: '18E', meridian: 'Salt Lake' });
  });

  test.each([
    ['Township Fourteen (14) North, Range seventy-five (75) West of the Sixth Principal Meridian', '14N', '75W', '6th'],
    ['T. 14 N., R. 75 W., 6th P.M.', '14N', '75W', '6th'],
    ['T14N-R75W of the 6th PM', '14N', '75W', '6th'],
    ['T0140N-R0750W', '14N', '75W', null],
    ['T2½N, R17 1/2 E, W.M.', '2.5N', '17.5E', 'Willamette'],
    ['T5S R6W S.B.B.&M.', '5S', '6W', 'San Bernardino'],
    ['T5S R6E Gila and Salt River Base and Meridian', '5S', '6E', 'Gila and Salt River'],
    ['TWP 47, R1E', '47', '1E', null],
  ])('the NE¼ of Section 2, %s', (text, township, range, meridian) => {
    expect(readAliquots(`the NE¼ of Section 2, ${text}`)[0]).toMatchObject({ township, range, meridian });
  });

  test("the bureau's own shorthand carries state and meridian", () => {
    expect(readAliquots('NV 21 T38N R56E SEC 10 ALIQ SES2')[0]).toMatchObject({
      state: 'NV',
      meridian: 'Mount Diablo',
      section: 10,
    });
    expect(parts(readAliquots('NV 21 T38N R56E SEC 10 ALIQ SES2')[0])).toBe('SE4 SW4, SE4 SE4');
    expect(readAliquots('UT T0240S-R0020W SALT LAKE MER Section: 001 | 1-4')[0]?.lots).toEqual(['1', '2', '3', '4']);
  });
});

test('what follows an exception "thereof" is conveyed again', () => {
  const [first, second] = readAliquots('NW¼, except the N½N½ thereof, and the SW¼ of Section 5, T1N R1W');
  expect([parts(first), first!.exception, parts(second)]).toEqual(['NW4', 'the N½N½ thereof', 'SW4']);
});

test('east of the Cimarron meridian is a direction and a meridian', () => {
  expect(readAliquots('SE/4 of Section 4, Township 1 South, Range 21 ECM')[0]).toMatchObject({
    range: '21E',
    meridian: 'Cimarron',
  });
});

describe('what a deed does with the part', () => {
  test.each([
    'the Southwest diagonal half of the NW¼ of Section 8',
    'the northwesterly half of the SE¼ of Section 8',
    'the NE¼ of Section 8, T1N R2W, lying east of the river',
    'the S½ lying north of the river of Section 8',
  ])('%s is only some of the part that it names', (text) => {
    expect(readAliquots(text)[0]?.use).toBe('within');
  });

  test.each([
    'the NE¼ of Section 8, T1N R2W, lying and being in the County of Ames',
    'the NE¼ of Section 8, T1N, R2W, west of the Sixth Principal Meridian',
    'the NE¼ of Section 8, Township 1 North of the base line',
  ])('%s is all of it', (text) => {
    expect(readAliquots(text)[0]?.use).toBe('conveyed');
  });

  test.each([
    ['Commencing at the SE corner of the NW¼ of Section 12, T5N R3E', 'corner'],
    ['thence along the North line of the NW¼ of Section 12, T5N R3E', 'line'],
    ['A parcel of land located in the NW¼ of Section 12, T5N R3E', 'within'],
    [
      'The land at the corner of two avenues in the City of Merced and County of Merced, within the NW¼ of Section 12, T5N R3E',
      'within',
    ],
    ['The patent to the NW¼ of Section 12, T5N R3E, was issued in 1889', 'mention'],
    ['All that part of the NW¼ of Section 12, T5N R3E', 'within'],
    ['The following described real estate, to wit: The NW¼ of Section 12, T5N R3E', 'conveyed'],
    ['40 acres being the NW¼ of Section 12, T5N R3E', 'conveyed'],
    ['All of Section 12, T5N R3E', 'conveyed'],
  ])('%s', (text, use) => expect(readAliquots(text)[0]?.use).toBe(use));

  test('all of a section is told from a section merely named', () => {
    expect(readAliquots('All of Section 9, T1N R1E')[0]?.whole).toBe(true);
    expect(readAliquots('Section 9, T1N R1E')[0]?.whole).toBe(false);
  });
});

describe('what is no part of a section', () => {
  test.each([
    "thence N 45 E 300 feet; thence S 2°30' W 200 feet to a 1/2 inch pin",
    'thence North 200 feet to the East quarter corner; thence South 45 East',
    'Lot 5, Block 2, Sunny Acres Subdivision',
    'running NE and SW, Form W2, containing 5 acres more or less',
    'an undivided one-half interest in the minerals',
    'the south half of the dwelling house and the west half of lot seventeen (17)',
    'thence 365 feet along the east line to a stone',
  ])('%s', (text) => expect(readAliquots(text)).toEqual([]));

  test('letters that name a corner of something are no quarter', () => {
    const text = 'part of the SE ¼ of Section 18, T47N R1E, being in the NE corner of said 41 acre tract';
    expect(readAliquots(text).map(parts)).toEqual(['SE4']);
  });

  test('a part that cannot be is told', () => {
    const [reading] = readAliquots('N2NE, SE2, Section 11, T22S R2W');
    expect(reading?.problems.join()).toContain('SE2');
  });

  test('words and figures that disagree are told', () => {
    const [reading] = readAliquots('the Northeast Quarter (NW¼) of Section 11, T22S R2W');
    expect(reading?.problems.join()).toContain('figures in brackets');
  });
});

describe('lists that go down the page', () => {
  const rows = (text: string) =>
    readAliquots(text).map((one) => `${one.township} ${one.section}: ${parts(one)} ${one.lots.join()}`.trim());

  test('a heading holds for what follows it, not for what stands above', () => {
    const text =
      'UT T. 26 S., R. 18 E., SALT LAKE MER, Sec. 27\nN2, SWSE\nUT T. 27 S., R. 18 E., SALT LAKE MER, Sec. 28\nN2NE EXCLUDING NATIONAL PARK\nUT T. 28 S., R. 18 E., SALT LAKE MER, Sec. 29\nSE';
    expect(rows(text)).toEqual(['26S 27: N2, SW4 SE4', '27S 28: N2 NE4', '28S 29: SE4']);
  });

  test('"In Township" behind a full stop opens the next heading, and leaves the section above in its own', () => {
    const text =
      'In Township 12 North, Range 4 East.\nAll of section 2; east half of section 26.\nIn Township 13 North, Range 4 East.\nSouth half of section 14, and all of sections 26 and 35.';
    expect(rows(text)).toEqual(['12N 2:', '12N 26: E2', '13N 14: S2', '13N 26:', '13N 35:']);
  });

  test('lots with the acres of their plat, and "inclusive", keep their parts beside them', () => {
    const text =
      'T4N R3E\nSec. 5: Lots 1 (40.12), 2 (39.98), S½NE¼\nSec. 6: Lots 1 thru 4, inclusive, SE¼NW¼\nSec. 8: All';
    expect(rows(text)).toEqual(['4N 5: S2 NE4 1,2', '4N 6: SE4 NW4 1,2,3,4', '4N 8:']);
  });

  test('what is excepted ends with its line', () => {
    const text =
      'The E½ of the NW¼ excepting 5 acres off the N end\nThe N½ of the SE¼\nAll being part of Section 19, T47N R1E';
    const readings = readAliquots(text);
    expect(readings.map(parts).slice(0, 2)).toEqual(['E2 NW4', 'N2 SE4']);
    expect(readings[0]?.exception).toBe('5 acres off the N end');
  });
});

test('offsets give back the words of the document', () => {
  const text = 'Know all men. The N½ of the\nNE¼ of Section 3, T1N, R2W, 6th P.M., Rooks County.';
  const [reading] = readAliquots(text);
  expect(text.slice(reading?.start, reading?.end)).toBe('The N½ of the\nNE¼ of Section 3, T1N, R2W, 6th P.M.');
});

test('any jumble of such words is read without a stumble, and its offsets lie in the text', () => {
  const word = fc.constantFrom(
    'the',
    'of',
    'NE¼',
    'N2',
    'SW',
    'Section',
    '9',
    'Lots',
    '1',
    'and',
    ',',
    ';',
    '(',
    ')',
    'less',
    'West 30 feet',
    'T1N',
    'R2W',
    '%',
    '1/4',
    'quarter',
    'North',
    '-',
    '\n',
    'said',
    ':',
    '|',
    '½',
    'one hundred',
    'corner',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join(' ');
      for (const { start, end, verbatim } of readAliquots(text)) expect(text.slice(start, end)).toBe(verbatim);
    }),
    { numRuns: 400 },
  );
});

describe('a scan whose recogniser knows no fraction signs', () => {
  test.each([
    ['the E ¥ of the NW 14 of Section 8, T3N R2W', 'E2 NW4'],
    ["the S '2 of the NE '4 of Section 8, T3N R2W", 'S2 NE4'],
    ['the N » of the SE % of Section 8, T3N R2W', 'N2 SE4'],
    ['the W “2 of the SW ¥% of Section 8, T3N R2W', 'W2 SW4'],
    ['the SW 4 of the NW 4 of Section 8, T3N R2W', 'SW4 NW4'],
    ['the N V2 of the SE A of Section 8, T3N R2W', 'N2 SE4'],
    ["the E 2 of the S ': of the NE ’4, Section 8, T3N R2W", 'E2 S2 NE4'],
  ])('%s is the %s, and says that it was mended', (text, parts) => {
    const [reading] = readAliquots(text);
    expect(reading!.chains.map(chainCode)).toEqual([parts]);
    expect(reading).toMatchObject({ section: 8, repaired: true });
  });

  test.each([
    'thence N 4 E 20 poles to a stone in Section 8',
    'the N % corner of Section 8, T3N R2W',
    'an undivided S % interest in Section 8, T3N R2W',
    'thence S 14 W of the creek in Section 8',
  ])('%s names no part', (text) => {
    expect(readAliquots(text).flatMap((reading) => reading.chains)).toEqual([]);
  });
});

describe('lists of a land office', () => {
  const told = (text: string) =>
    readAliquots(text)
      .filter((reading) => reading.use === 'conveyed')
      .map(
        (reading) =>
          `${reading.lots.join(' ')} ${parts(reading)} ${reading.section} ${reading.township} ${reading.range}`,
      );

  test('a section whose word is left out at the head of a line keeps its own parts and its township', () => {
    const text =
      'T. 14 N., R. 118 W.,\nSection 8, lot 2, SW¼NE¼,\n17, NW¼NE¼.\nT. 15 N., R. 118 W.,\nSection 32, SE¼SE¼.';
    expect(told(text)).toEqual(['2 SW4 NE4 8 14N 118W', ' NW4 NE4 17 14N 118W', ' SE4 SE4 32 15N 118W']);
  });

  test('sections named anew in the plural are whole, and no part of another goes to them', () => {
    expect(told('TOWNSHIP 68, RANGE 11.\n\nNe qr sec 2, secs 7 and 9, w hf se qr sec 20.')).toEqual([
      ' NE4 2 68 11',
      '  7 68 11',
      '  9 68 11',
      ' W2 SE4 20 68 11',
    ]);
  });

  test('sections with noughts before them, named anew for each run of parts', () => {
    expect(told('T. 21 S., R. 27 E.\n Sec. 003 LOTS 1,2; 003 S2NE; 010 ALL;')).toEqual([
      '1 2  3 21S 27E',
      ' S2 NE4 3 21S 27E',
      '  10 21S 27E',
    ]);
  });

  test('a part behind the brackets that repeat the one before it', () => {
    expect(told('the SE¼ of the NW¼ (SE¼, NW¼) the NE¼ of the SW¼ of Section 6, Town 11 North, Range 3 West')).toEqual([
      ' SE4 NW4, NE4 SW4 6 11N 3W',
    ]);
  });

  test('a township and range that run together', () => {
    expect(told('T15NR120W Northwest ¼ of the Northwest ¼ of Sec. 26, containing 40 acres')).toEqual([
      ' NW4 NW4 26 15N 120W',
    ]);
  });

  test.each([
    ['w hf ne qr, n hf se qr sec 9, T75N R19W', [' W2 NE4, N2 SE4 9 75N 19W']],
    [
      'the East Half of the Northeast Quarter of Section 21, Township Nine (9) North, Range Seven (7), West of the 6th P.M.',
      [' E2 NE4 21 9N 7W'],
    ],
    [
      'the east half of section nine; the northwest quarter of the northwest quarter, being lot one, the southwest quarter of the northwest quarter, being lot two, and the northwest quarter of the southwest quarter of section fifteen, township twenty-nine south, range ten west',
      [' E2 9 29S 10W', ' NW4 NW4 15 29S 10W', ' SW4 NW4 15 29S 10W', ' NW4 SW4 15 29S 10W'],
    ],
  ])('%s', (text, lands) => {
    expect(told(text)).toEqual(lands);
  });

  test('what somebody is said to own is not granted', () => {
    const text =
      'WHEREAS, Ada B. Moss and Roy Moss, his wife, are the owners of the SE¼ NW¼, Section 26, Township 2 North, Range 15 West; and the City shall convey to them the South half of the Northeast quarter, Section 26, Township 2 North, Range 15 West';
    expect(told(text)).toEqual([' S2 NE4 26 2N 15W']);
  });
});

describe('lists of land that townships head', () => {
  const ground = (text: string) =>
    readAliquots(text)
      .filter(({ use, chains, lots, whole }) => use === 'conveyed' && (whole || chains.length > 0 || lots.length > 0))
      .map((one) => `${parts(one)}|${one.lots.join(', ')}|${one.section}|${one.township}|${one.range}`);

  test('a section alone in the list is meant whole', () => {
    expect(
      ground('T. 7 N., R. 20 W.,\nSecs. 13, 15, and 17.\nT. 7 N., R. 21 W.,\nSec. 3;\nSec. 5, lots 1, 2 and E½.\n'),
    ).toEqual(['||13|7N|20W', '||15|7N|20W', '||17|7N|20W', '||3|7N|21W', 'E2|1, 2|5|7N|21W']);
  });

  test('a full stop ends the list under a township', () => {
    expect(
      ground(
        'In Township 4 North, Range 10 West.\nSouth half of section 13, and all of sections 24 and 25.\nIn Township 4 North, Range 11 West.\nEast half of section 7.',
      ),
    ).toEqual(['S2||13|4N|10W', '||24|4N|10W', '||25|4N|10W', 'E2||7|4N|11W']);
  });

  test('the word left out down the list, and an act that is no ground', () => {
    expect(
      ground(
        'under section 206 of the Act of 1976:\nT.35S., R.24E., W.M.\nSec.\n27: SW1/4;\n28: SE1/4.\nT.36S., R.24E., W.M.\nSec.\n3: Lots 1 thru 3;\n10: E1/2NW1/4.\n',
      ),
    ).toEqual(['SW4||27|35S|24E', 'SE4||28|35S|24E', '|1, 2, 3|3|36S|24E', 'E2 NW4||10|36S|24E']);
  });

  test('one side for all the ranges', () => {
    expect(
      ground(
        'Government Lots 1 and 2, Section 12, Township 35 North, Range 16; and N½NW¼ Section 27, Township 41 North, Range 15, all West of the 4th P. M.',
      ),
    ).toEqual(['|1, 2|12|35N|16W', 'N2 NW4||27|41N|15W']);
  });

  test('a run of sections still to be surveyed', () => {
    expect(
      ground(
        'to wit: What will be, when surveyed, sections two (2) to four (4), both inclusive, in township five (5) north, range nine (9) west',
      ),
    ).toEqual(['||2|5N|9W', '||3|5N|9W', '||4|5N|9W']);
  });
});

test('a misread number of a meridian is not the initials of another', () => {
  expect(
    readAliquots('the SE¼ of Section 10, Township 43 North, Range 8 West of the Sth F.M.')[0]?.meridian,
  ).toBeNull();
});

describe('places told in short', () => {
  test.each([
    ['T-14-N-R-7-W Sec 14: NE/4', 'NE4||14|14N|7W'],
    ['T14-R7 Sec 14: NE/4', 'NE4||14|14|7'],
    ['T14N-R7W Seciton 14: NE/4', 'NE4||14|14N|7W'],
    ['T14N-R7W §14-§15: NE/4', 'NE4||14|14N|7W; NE4||15|14N|7W'],
    ['T14N-R7W Sec 14: Lots 1[38.29], 2[39.10], S/2NE/4', 'S2 NE4|1, 2|14|14N|7W'],
    ['Sec 3 - NE, Sec 10 - NWNW, T14N-R7W', 'NE4||3|14N|7W; NW4 NW4||10|14N|7W'],
    ['T15N-R7W SW/4 of Sec 1, T14N-R7W W/2 of Sec 20', 'SW4||1|15N|7W; W2||20|14N|7W'],
    ['Sec 1: SW/4 of T15N-R7W, Sec 20: W/2, Sec 21: NE/4 of T14N-R7W', 'SW4||1|15N|7W; W2||20|14N|7W; NE4||21|14N|7W'],
    [
      'T. 10 S., R. 1 E.,\nSec. 21, a parcel of land, which, when surveyed, will likely be\ndescribed as Lot 1.',
      '|1|21|10S|1E',
    ],
    ['SECTION 2. THAT the utility easement: The East 20 feet of Lot 17, Block 8, Sylvan Dell Heights Addition.', ''],
    ['The East Half of the Northeast Qua~tBr (El/2 NEl/4) of Section 21, T9N, R9W', 'E2 NE4||21|9N|9W'],
    ['the Northwest QU2rter of Section 21, T9N, R9W', 'NW4||21|9N|9W'],
    ['NE 1/4 NW 1/4 3-14-7', 'NE4 NW4||3|14|7'],
    ['the NE¼ of Section 4-20-2 W., W.M.', 'NE4||4|20|2W'],
    ['LSD 5 and 6, Section 14, Township 12, Range 4, West of the 4th Meridian', '|5, 6|14|12|4W'],
    [
      'Legal Subdivisions 1, 2 and 8 of Section 14, Township 12, Range 4, West of the Fourth Meridian',
      '|1, 2, 8|14|12|4W',
    ],
    ['NE 14-12-4 W4M', 'NE4||14|12|4W'],
    ['LSD 06-14-012-04W4M', '|6|14|12|4W'],
  ])('%s', (text, expected) => {
    const told = readAliquots(text).map(
      (one) => `${parts(one)}|${one.lots.join(', ')}|${one.section}|${one.township}|${one.range}`,
    );
    expect(told.join('; ')).toBe(expected);
  });
});
