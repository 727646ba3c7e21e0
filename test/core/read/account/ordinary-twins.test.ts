// Ordinary wordings that take nothing from the land and move it nowhere, each beside a twin that does.
import { expect, test } from 'vitest';
import { heardStatuses } from '#test/support/heard.ts';

const statusOf = async (text: string): Promise<string> => (await heardStatuses(text)).join();

async function expectTwins(harmless: string, harmful: string): Promise<void> {
  expect(await statusOf(harmless)).toBe('PASS');
  expect(await statusOf(harmful)).not.toBe('PASS');
}

const STREET_LOT =
  'BEGINNING at a stake on the north line of Elm Street; thence North 180 feet to a stake; thence East 60 feet to a stake; thence South 180 feet to a stake on the north line of Elm Street; thence with Elm Street West 60 feet to the place of beginning, containing 10,800 square feet.';

test.each([
  [
    'on the north side of Elm Street, with the right to use the drive on the adjoining lot to the west',
    'on the south side of Elm Street, with the right to use the drive on the adjoining lot to the west',
  ],
  ['on Elm Street, with the use of the drive on the adjoining lot to the west', 'adjoining Elm Street on the west'],
])('the side of a street: %s; but %s', async (harmless, harmful) => {
  const deed = (place: string): string =>
    `John Hall grants and conveys to Mary Pike a lot in Huntington ${place}, and described as follows: ${STREET_LOT}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test('a first course at right angles goes by the last', async () => {
  const deed = (last: string): string =>
    `John Hall conveys to Mary Pike a lot in Paducah on Third Street: Beginning at the corner of the lot; thence west, at right angles, 24 feet; thence north 90 feet; ${last} to the beginning, containing 2,160 square feet.`;
  await expectTwins(
    deed('thence east 24 feet to Third Street; thence south with the street 90 feet'),
    deed('thence east 34 feet to Third Street; thence south 6 degrees west with the street 90.55 feet'),
  );
});

test('a corner that bears from the beginning lies there, and the beginning the other way', async () => {
  const deed = (bears: string): string =>
    `John Hall conveys to Mary Pike a tract of land in the NW1/4SE1/4 of Section 4, Township 45 North, Range 8 West, in Ouray County, Colorado: Beginning at a point from which the center quarter corner of said Section 4 bears ${bears} 802.50 feet; thence South 244.27 feet; thence West 219.46 feet; thence North 244.27 feet; thence East 219.46 feet to the point of beginning, containing 1.23 acres.`;
  await expectTwins(deed('North 61 degrees 20 minutes West'), deed('South 61 degrees 20 minutes East'));
});

const SQUARE =
  'Beginning at an iron pin; thence North 417.42 feet to an iron pin; thence East 417.42 feet to an iron pin; thence South 417.42 feet to an iron pin; thence West 417.42 feet to the point of beginning, containing 4.00 acres.';

test.each([
  [
    'for the sum of ten dollars conveys to Mary Pike a tract of land about six miles S. W. from Rusk',
    'for ten dollars conveys to Mary Pike a tract of land, the sum of all its lines being six miles',
  ],
  [
    'party of the first part, grants to Mary Pike, of the County of Cook and State of Illinois, a tract lying in the County of Lee and State of Florida',
    'party of the first part, grants to Mary Pike a part of the farm in the State of Illinois, lying in the County of Lee and State of Florida',
  ],
])('%s; but %s', async (harmless, harmful) => {
  const deed = (grant: string): string => `This indenture witnesses that John Hall, ${grant}: ${SQUARE}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test('the line of the numbered lot that the land is cut from, and not of the land itself', async () => {
  const deed = (land: string): string =>
    `John Hall conveys to Mary Pike all that ${land}, bounded as follows: beginning at the corner post; thence due North 12 chains and 50 links to a stake; thence due West 16 chains to a black jack; thence due South 12 chains and 50 links to the south line of the said lot; thence due East 16 chains to the corner begun at; containing twenty acres.`;
  await expectTwins(
    deed('parcel of land in lot number two hundred and eighty nine'),
    deed('lot of land in Cass County'),
  );
});

test.each(['the side lines each 138 feet', 'the front and rear lines being each 74 feet'])(
  'lines that are told to be long alike beside a street: %s',
  async (harmful) => {
    const deed = (lines: string): string =>
      `For the sum of ten dollars John Hall conveys to Mary Pike all that lot in the City of Union, on the north side of West Main Street, ${lines}: Beginning at a stone on West Main Street; thence North 148 feet to a stone; thence East 64 feet to a stone; thence South 148 feet to a stone on West Main Street; thence with said street West 64 feet to the beginning corner, containing 9,472 square feet.`;
    await expectTwins(
      deed('the front and rear lines being each 64 feet and the side lines each 148 feet'),
      deed(harmful),
    );
  },
);

const behind = (words: string): string =>
  `John Hall conveys and warrants to Mary Pike a tract of land in Linn County, Iowa: ${SQUARE.slice(0, -1)}${words}`;

test.each([
  [', be the same a little more or less.', ', be the same a little more or less, less one acre.'],
  [
    '. None of the above lies within the right of way of the said highway.',
    '. None of the above within the right of way of the said highway is conveyed.',
  ],
  [
    '. Together with three (3) shares of the capital stock of Hyrum Irrigation Company.',
    '. Together with three (3) lots of the Hyrum Irrigation Company.',
  ],
  [
    '. And all the estate, title and interest of the grantor either in law or in equity, of, in and to the said premises.',
    '. And all the estate, title and interest of the grantor either in law or in equity, of, in and to the mill lot.',
  ],
  ['.\n\nJohn Hall [Int. Rev. 50 cts.]', '.\n\nJohn Hall [Interlined: the north half.]'],
  [
    '.\n\nWalter Dun, Atty. in fact for the heirs of John Hall decd.',
    '.\n\nWalter Dun, Atty. in fact for the heirs of John Hall decd., as to the north half.',
  ],
  [
    '. In trust to secure a note. Should John Hall make payment of said indebtedness as it shall become due, then this conveyance shall become null and void and of no further force, and shall be released.',
    '. In trust to secure a note. This conveyance shall become null and void and of no further force, and shall be released.',
  ],
])('behind the courses%s; but%s', async (harmless, harmful) => {
  await expectTwins(behind(harmless), behind(harmful));
});

test('a deed to a town, and not of a half', async () => {
  await expectTwins(
    `DEED TO THE TOWN OF BLACK MOUNTAIN\n\n${behind('.')}`,
    `DEED TO THE TOWN OF BLACK MOUNTAIN, NORTH HALF\n\n${behind('.')}`,
  );
});

test.each([
  ['132 feet by 165 feet, or one-half of an acre', '132 feet by 165 feet, or one acre'],
  ['132 feet by 165 feet, or 21,780 square feet', '132 feet by 155 feet, or 21,780 square feet'],
])('a lot in the town of Paoli, %s; but %s', async (harmless, harmful) => {
  const deed = (size: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot in the town of Paoli, ${size}, commencing at a stone in the south line of Hospital Street; thence south 165 feet; thence west 132 feet; thence north 165 feet to a stone in the south line of Hospital Street; thence east 132 feet along said street to the place of commencement.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'being a rectangle with a front of 110 feet and a depth of 210 feet,',
    'being a rectangle with a front of 110 feet and a depth of 200 feet,',
  ],
  ['being a rectangle 110 feet by 210 feet,', 'being a rectangle 110 feet by 220 feet,'],
])('to the place of beginning, %s; but %s', async (harmless, harmful) => {
  const deed = (size: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot in the City of Gallipolis: Beginning at a stone in the north line of Olive Street; thence North 210 feet; thence East 110 feet; thence South 210 feet to the north line of Olive Street; thence West 110 feet with said line to the place of beginning, ${size} and containing 23,100 square feet, be the same more or less, but subject to all legal highways.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test('a street that has no such end elsewhere is followed that way', async () => {
  const deed = (street: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot in the City of Roanoke: BEGINNING at an iron pin on the northerly side of ${street}; thence North 95 feet; thence East 65 feet; thence South 95 feet to ${street}; thence with Chapman Avenue West, a distance of 65 feet to the place of BEGINNING, and containing 6,175 square feet.`;
  await expectTwins(deed('Chapman Avenue'), deed('Chapman Avenue West'));
});

test('a mark that is passed, and one that the course leaves', async () => {
  const deed = (mark: string): string =>
    behind(', '.concat(mark, '.')).replace(', containing 4.00 acres', '').concat(' Containing 4.00 acres.');
  await expectTwins(
    deed('passing through an iron bar set 25.00 feet therefrom'),
    deed('leaving an iron bar set 25.00 feet therefrom'),
  );
});

test.each([
  ['containing twenty-two acres and eighty-four hundredths', 'containing twenty-two acres and forty-eight hundredths'],
  ['containing 22 acres and 84/100, more or less', 'containing 22 acres and 84/100 of a rood, more or less'],
  [
    'containing twenty-two acres and eighty-four hundredths (22.84 acres)',
    'containing twenty-two acres and eighty-four hundredths (23.84 acres)',
  ],
  [
    'containing twenty-two acres and eighty-four hundredths',
    'containing twenty-two acres, and eighty-four hundredths of Lot 9',
  ],
])('%s; but %s', async (harmless, harmful) => {
  const deed = (area: string): string =>
    `John Hall conveys and warrants to Mary Pike a tract of land on Abbotts Creek: Beginning at a stone; thence North 15.115 chains to a stone; thence East 15.115 chains to a stone; thence South 15.115 chains to a stone; thence West 15.115 chains to the beginning, ${area}.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'the said lot measuring 30 feet front on Dumaine Street, the same width in the rear, by a depth of 120 feet between equal and parallel lines, or 3,600 square feet',
    'the said lot measuring 30 feet front on Dumaine Street, the same width in the rear, by a depth of 150 feet between equal and parallel lines, or 3,600 square feet',
  ],
  [
    'being 30 feet in width front and rear by 120 feet in depth on each side, and 3,600 square feet in area',
    'being 30 feet in width front and rear by 120 feet in depth on each side, and 6,300 square feet in area',
  ],
  [
    'being 30 feet in width front and rear by 120 feet in depth on each side, or 3,600 square feet',
    'being 30 feet in width front and rear by 130 feet in depth on each side, or 3,600 square feet',
  ],
])('a lot on Dumaine Street, %s; but %s', async (harmless, harmful) => {
  const deed = (size: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot of ground on the southerly side of Dumaine Street: Beginning at the northeast corner of said lot, on the line of Dumaine Street; thence South 120 feet; thence West 30 feet; thence North 120 feet to Dumaine Street; thence East along Dumaine Street 30 feet to the beginning; ${size}.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [', together with the grist mill and the dam thereon', ', together with the grist mill and the dam at the ford'],
  [
    ', together with the saw mill, house and barn thereon',
    ', together with the saw mill, the ten acres and barn thereon',
  ],
])('a tract on Big River%s; but%s', async (harmless, harmful) => {
  const deed = (things: string): string =>
    `John Hall conveys and warrants to Mary Pike a tract of land on Big River${things}, to wit: ${SQUARE}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([[', together with the church building', ', together with the church lot']])(
  'the old school house lot%s; but%s',
  async (harmless, harmful) => {
    await expectTwins(behind(`${harmless}.`), behind(`${harmful}.`));
  },
);

test.each([['Minnesota Uniform Conveyancing Blank Form 10.1.5', 'Blank form, not yet executed.']])(
  '%s; but %s',
  async (harmless, harmful) => {
    await expectTwins(behind(`. ${harmless}`), behind(`. ${harmful}`));
  },
);

test.each([[', of which area no part lies within any public way', ', of which area no part is conveyed']])(
  'the area%s; but%s',
  async (harmless, harmful) => {
    await expectTwins(behind(`${harmless}.`), behind(`${harmful}.`));
  },
);

const along = (words: string): string => behind('.').replace('East 417.42 feet', `East 417.42 feet ${words},`);

test.each([
  [
    'with the conditional line agreed on and marked between Maples and Ogle',
    'with the conditional line to be agreed on and marked between Maples and Ogle',
  ],
  [
    'with the conditional line of Maples, which line is the second line hereof',
    'with the conditional line of Maples, which line is the fourth line hereof',
  ],
  ['with the conditional line of Maples', 'with the line of Maples, conditional on his survey'],
  [
    'along a fence, on which line the fence is to be kept in repair equally by the parties',
    'along a fence, on which line the fence is to be kept ten feet south',
  ],
])('East 417.42 feet %s; but %s', async (harmless, harmful) => {
  await expectTwins(along(harmless), along(harmful));
});

test.each([
  [
    '100.00 feet to a drill hole and on the same bearing 317.42 feet further, in all 417.42 feet,',
    '100.00 feet to a drill hole and on the same bearing 300.00 feet further, in all 417.42 feet,',
  ],
  [
    '100.00 feet to a drill hole, and 317.42 feet further, in all 417.42 feet,',
    '100.00 feet to a drill hole and on another bearing 317.42 feet further, in all 417.42 feet,',
  ],
])('North %s; but %s', async (harmless, harmful) => {
  const deed = (length: string): string => behind('.').replace('North 417.42 feet', `North ${length}`);
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  ['(or 16½ feet to the rod)', '(or 18 feet to the rod)'],
  ['(at 16.5 feet to the rod)', '(or 16.5 feet to the post)'],
])('40 rods %s; but %s', async (harmless, harmful) => {
  const deed = (unit: string): string =>
    `John Hall conveys and warrants to Mary Pike a tract of land: Beginning at a stone; thence North 40 rods ${unit} to a stone; thence East 40 rods to a stone; thence South 40 rods to a stone; thence West 40 rods to the point of beginning, containing 10 acres.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test('a way behind "thence extending" beside the width of an alley', async () => {
  const deed = (first: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot, beginning at a stone; thence extending ${first} to a certain three feet wide alley; thence East twenty feet; thence South ninety feet to Mifflin Street; and thence West twenty feet to the place of beginning; containing 1,800 square feet.`;
  await expectTwins(deed('North along the wall ninety feet'), deed('North along the wall eighty feet'));
});

test.each([])('in the Military District of Ohio: %s; but %s', async (harmless, harmful) => {
  const deed = (place: string): string =>
    `John Hall conveys and warrants to Mary Pike part of Farm Lot 18, Quarter Township 3, Township 4, Range 17, United States Military Lands, Delaware County, Ohio: ${SQUARE} Said land lies in ${place}.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'known as Lots 21 and 22 of Block 6. Said two lots together form one parcel, bounded',
    'known as Lots 21, 22 and 23 of Block 6. Said lots together form one parcel, bounded',
  ],
  [
    'known as Lots 21 and 22 of Block 6, each 208.71 feet wide. Said two lots together form one parcel, bounded',
    'known as Lots 21 and 22 of Block 6, each 200 feet wide. Said two lots together form one parcel, bounded',
  ],
  [
    'known as Lots 21 and 22 of Block 6. Said two lots together form one parcel, bounded',
    'known as Lots 21 and 22 of Block 6, the first bounded',
  ],
])('those two certain lots of land %s; but %s', async (harmless, harmful) => {
  const deed = (lots: string): string =>
    `John Hall conveys and warrants to Mary Pike all those two certain lots of land ${lots} as follows: ${SQUARE}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'The old grade of the Iowa & St. Louis crosses the tract, the railroad having long since abandoned its line and released its claim of record.',
    'The railroad has long since abandoned its line and released its claim to the north half.',
  ],
])('%s; but %s', async (harmless, harmful) => {
  await expectTwins(behind(`. ${harmless}`), behind(`. ${harmful}`));
});

test.each([
  [
    'in full of her part in the division of the lands of her late husband, all that tract',
    'in full of her part in the division of the lands of her late husband, an easement over all that tract',
  ],
  [
    'in lieu of her dower in the lands of her husband, all that tract',
    'in lieu of her dower in the lands of her husband, the right to cross all that tract',
  ],
])('to Mary Pike, %s; but %s', async (harmless, harmful) => {
  const deed = (given: string): string =>
    `John Hall does grant, convey and confirm unto Mary Pike, ${given} bounded as follows: ${SQUARE}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'a certain portion of ground in the Sixth District of this city, in the square bounded by Constance, Laurel, Peniston and Amelia streets',
    'a certain portion of ground in the tract bounded as follows',
  ],
  [
    'a certain portion of ground in the Sixth District of this city',
    'a certain portion of the ground bounded as follows',
  ],
])('conveys %s; but %s', async (harmless, harmful) => {
  const deed = (given: string): string => `John Hall conveys and warrants to Mary Pike ${given}: ${SQUARE}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'The land hereby conveyed is a part of the farm bought of Cole.',
    "The foregoing describes the grantor's entire holding; the homesite hereby conveyed is the portion thereof enclosed by the dashed line on the attached sketch.",
  ],
  [
    'No signature of the wife is needed, the grantor being unmarried.',
    "Recorder's note: the instrument as presented bears no signature of the grantor.",
  ],
])('%s; but %s', async (harmless, harmful) => {
  const deed = (behind: string): string => `John Hall conveys and warrants to Mary Pike a tract: ${SQUARE} ${behind}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([])('%s; but %s', async (harmless, harmful) => {
  const deed = (first: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot: Beginning at a stake; ${first} to a stake; thence East 62 feet to a stake; thence South 145 feet to a stake; thence West 62 feet to the beginning, containing 8,990 square feet.`;
  await expectTwins(deed(harmless), deed(harmful));
});

const FARM =
  'Beginning at a stone; thence North 20 rods to a stake; thence East 16 rods to a stake; thence South 20 rods to a stake; thence West 16 rods to the place of beginning, containing 2 acres.';

test.each([
  ['part of Reserve No. 12 of the Miami treaty', 'except part of Reserve No. 12'],
  ["lying in Me-shin-go-me-sia's Reserve", 'with a reserve of one acre to John Hall'],
  [
    'all of which is prairie except a little timber on the branch',
    'all of which he owns except a little on the branch',
  ],
  ['being the land set apart to the grantor by the court', 'from which is set apart to the widow the land'],
  ['with all rights appurtenant thereto', 'with an easement appurtenant thereto'],
])('what a lead tells of the land it gives: %s; but %s', async (harmless, harmful) => {
  const deed = (lead: string): string =>
    `John Hall, grantor, conveys and warrants to Mary Pike the following land in Linn County, Iowa, ${lead}, described as follows: ${FARM}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  ['at thirty-three and a third inches the vara', 'at thirty-two and a third inches the vara'],
  ['counting 33 1/3 inches to the vara', 'counting 33 2/3 inches to the vara'],
  ['the needle being set off 9½° East', 'a strip being set off 9½ varas East'],
])('by what measure it was run: %s; but %s', async (harmless, harmful) => {
  const deed = (told: string): string =>
    `John Hall conveys and warrants to Mary Pike land in Bexar County, Texas: ${FARM.replaceAll('rods', 'varas').replace('2 acres.', '0.0567 acres')}, as run by E. Libby, ${told}.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  ['ABCDE', 'ABDEF'],
  ['NOPQR', 'NOPPQ'],
])('courses under the letters %s; but %s', async (harmless, harmful) => {
  const deed = (letters: string): string => {
    const lines = [
      'S 61°55\'35" E 1583.76',
      'S 08°21\'34" W 735.14',
      'S 65°09\'38" W 1157.75',
      'N 47°56\'05" W 1217.10',
    ];
    const courses = [...lines, 'N 30°07\'41" E 1322.19'].map((line, i) => `${letters[i]}. ${line} feet`);
    return `John Hall conveys to Mary Pike land in Linn County, Iowa:\n\nBeginning at a stone; thence\n${courses.join(' to a stake; thence\n')} to the beginning. Having an area of 55.62 acres.`;
  };
  await expectTwins(deed(harmless), deed(harmful));
});

test('a name that looks like a word of weight', async () => {
  const deed = (name: string): string =>
    `Whereas in the suit of ${name} against Brown the land was sold, now C. S. Winstead, commissioner, conveys to Mary Pike the tract in Linn County, Iowa: ${FARM}`;
  await expectTwins(deed('Winstead'), deed('winstead'));
});

test.each([
  ['a post, painted red, at the road', 'a post, removed since, at the road'],
  ['a bluff, whence the corner of Sections 7 and 8 may be seen', 'a bluff, whence the corner may not be found'],
  [
    'a rock, a cottonwood bearing North 41 links and an ash bearing East 66 links',
    'a rock, and running North 41 links and bearing East 66 links',
  ],
  ['a post at the road', 'a post, or a stone, at the road'],
])('where it begins: %s; but %s', async (harmless, harmful) => {
  const deed = (place: string): string =>
    `John Hall conveys and warrants to Mary Pike the following land in Linn County, Iowa: ${FARM.replace('a stone', place)}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  [
    'with the right to use water from the well of the grantor on the adjoining lot, the following land',
    'the right to use water from the well of the grantor on the following land',
  ],
])('what the grant gives: %s; but %s', async (harmless, harmful) => {
  const deed = (given: string): string =>
    `John Hall, for one dollar, does grant, sell and convey unto Mary Pike, of Linn County, Iowa, ${given}: ${FARM}`;
  await expectTwins(deed(harmless), deed(harmful));
});

test('the letter of a lot is no unit', async () => {
  const deed = (lot: string, length: string): string =>
    `John Hall conveys to Mary Pike the following land in Linn County, Iowa: ${FARM.replace('East 16 rods', `East by ${lot}, ${length} rods`)}`;
  await expectTwins(deed('Lot 2C on said plan', '16'), deed('Lot 2C on said plan', '17'));
});

const TOWN_LOT =
  'Commencing at the corner of a lot on the west line of Elm Street; thence West 150 feet to the alley; thence North along the alley 66 feet; thence East 150 feet to Elm Street; thence South along Elm Street 66 feet to the commencement; containing 9,900 square feet';

test.each([['to be held as a site for an engine house', 'as much of it as is fenced']])(
  'a grant that measures or dedicates what it gives: %s; but %s',
  async (harmless, harmful) => {
    const deed = (told: string): string =>
      `John Hall, for $2,500.00 in hand paid, does hereby grant, bargain, sell and convey unto Mary Pike, her heirs and assigns, a lot in the City of Marion, ${told}, described as follows: ${TOWN_LOT}.`;
    await expectTwins(deed(harmless), deed(harmful));
  },
);

test.each([
  [
    'the lines of this lot run to the edge of the street and take in no part of it',
    'the part of this lot in the street is not taken in',
  ],
  ['no part of the street is within the said lines', 'no part of the said lot is within the street as sold'],
  ['be the said several dimensions more or less', 'be the said dimensions less ten feet'],
  [
    'the lot being in breadth 66 feet and in length 150 feet',
    'the lot being in breadth 66 feet and in length 140 feet',
  ],
])('told behind the courses: %s; but %s', async (harmless, harmful) => {
  const deed = (told: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot in the City of Marion, Iowa: ${TOWN_LOT.replace('; containing', `; ${told}; containing`)}.`;
  await expectTwins(deed(harmless), deed(harmful));
});

test.each([
  ['The description of the land is alike in both deeds.', 'The description of the land is wrong in both deeds.'],
  ['Witnesses: Gladys Deal', 'Witnesses: Gladys Deal, who keeps the east acre'],
  ['The lot is served by an easement over the alley.', 'The above described lot is an ingress and egress easement.'],
])('told in a sentence of its own: %s; but %s', async (harmless, harmful) => {
  const deed = (told: string): string =>
    `John Hall conveys and warrants to Mary Pike a lot in the City of Marion, Iowa: ${TOWN_LOT}. ${told}\n`;
  await expectTwins(deed(harmless), deed(harmful));
});

/** Leads and what stands behind a lot of 60 by 120 feet on Oak Street; one of each pair is told of something beside the land. */
const lot = (lead: string, behind: string, begin = 'a pin on the north side of Oak Street'): string =>
  `John Hall conveys and warrants to Mary Pike, of Anderson County, South Carolina, ${lead}, described as follows: Beginning at ${begin}; thence North 120 feet to a pin; thence East 60 feet to a pin; thence South 120 feet to a pin; thence West 60 feet to the place of beginning, containing 7,200 square feet. ${behind}`;

test.each([
  [
    lot('a lot at the end of a lane extending 400 feet to the county road', ''),
    lot('a lot extending back 400 feet to the county road', ''),
  ],
  [
    lot('all of Lot 7 in Fairview Addition', 'Said lot is known upon Plat No. 12 as Lot 7.'),
    lot('all of Lot 7 in Fairview Addition', 'Said lot is known upon the plat as No. 12.'),
  ],
  [
    lot('all of Lot 7 in Fairview Addition', 'The house thereon is numbered 214 on the map of the city.'),
    lot('all of Lot 7 in Fairview Addition', 'Said lot is numbered 214 on the map of the city.'),
  ],
  [
    lot('a lot', 'Bounded on the north by the 40 acres now owned by Cole.'),
    lot('a lot', 'The 40 acres now conveyed are taxed to Cole.'),
  ],
  [
    lot('a lot, with all rights appurtenant thereto:', ''),
    lot('a lot, with every outlying field appurtenant thereto:', ''),
  ],
  [
    lot('that part of Lot 5 lying on the west side of Main Street', '', 'the southeast corner of Lot 5').replace(
      'North 120 feet to a pin; thence East 60 feet to a pin; thence South 120 feet to a pin; thence West 60',
      'West 60 feet to a pin; thence North 120 feet to a pin; thence East 60 feet to a pin; thence South 120',
    ),
    lot('the west half of Lot 5', '', 'the southeast corner of Lot 5').replace(
      'North 120 feet to a pin; thence East 60 feet to a pin; thence South 120 feet to a pin; thence West 60',
      'West 60 feet to a pin; thence North 120 feet to a pin; thence East 60 feet to a pin; thence South 120',
    ),
  ],
  [lot('a lot', 'The house thereon has a basement only.'), lot('a lot', 'The basement only is conveyed.')],
])('%s; but %s', expectTwins);

const forty = (before: string, land: string, behind: string): string =>
  `WARRANTY DEED\n\n${before}Peder Aamodt conveys and warrants to Knute Sletten ${land}: Beginning at the Southwest corner thereof; thence North 1,320 feet; thence East 1,320 feet; thence South 1,320 feet; thence West 1,320 feet to the place of beginning, containing 40.00 acres. ${behind}`;
const FORTY = 'land in Barnes County, North Dakota, described as follows';

test.each([
  [
    'the Northwest Quarter of the Northwest Quarter (NW 1/4 of NW 1/4) of Section 23, Township 140 North, Range 58 West, in Barnes County, North Dakota, described by courses as follows',
    'the Northwest Quarter of the Northwest Quarter (NE 1/4 of NW 1/4) of Section 23, Township 140 North, Range 58 West, in Barnes County, North Dakota, described by courses as follows',
  ],
  [
    'the following described surplus gravel land in Barnes County, North Dakota',
    'the gravel in the following described land in Barnes County, North Dakota',
  ],
])('%s', async (harmless, harmful) => {
  await expectTwins(forty('', harmless, ''), forty('', harmful, ''));
});

test.each([
  [
    'And he covenants that no house shall stand nearer than 25 feet to the avenue nor 8 feet to the side lines.',
    'And the north line is 1,330 feet.',
  ],
  ['Subject to a 50-foot building set-back along the pike.', 'Less a 50-foot set-back along the pike, which is kept.'],
  [
    'It lies in a survey that was patented to Reed for twelve hundred acres.',
    'It was surveyed for Reed at twelve hundred acres.',
  ],
  ['The tract has four corners.', 'The tract has five corners.'],
])('%s', async (harmless, harmful) => {
  await expectTwins(forty('', FORTY, harmless), forty('', FORTY, harmful));
});

test.each([
  ['BOUNDARY LINE ADJUSTMENT DEED\n\n', 'DEED OF THE NORTH HALF\n\n'],
  ['"Fourth.\n\n', '"Disputed.\n\n'],
])('%s', async (harmless, harmful) => {
  await expectTwins(forty(harmless, FORTY, ''), forty(harmful, FORTY, ''));
});
