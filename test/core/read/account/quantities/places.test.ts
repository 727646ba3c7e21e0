// A place that is told of the land again must be the land's own, whatever words stand between.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (place: string, sentence: string): string =>
  `All that tract in ${place}: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. ${sentence}`;

const SECTION = 'Section 17, Township 6 South, Range 11 East, Lee County, Mississippi';
const LAND_LOT = 'Land Lot 139 of the 10th District of Bartow County, Georgia';
const LOT = 'Lot 18 in Block 14 of Fairview Addition, Payne County, Oklahoma';
const SURVEY = 'the T. & P. Ry. Co. Survey, Ector County, Texas';
const TOWNSHIP = 'the Township of Jefferson, County of Wayne and State of Ohio';
const TOWN = 'Princeton, Worcester County, Massachusetts';
const ABSTRACT = 'the Jesse Tolliver Survey, Abstract No. 405, Erath County, Texas';
const TRACT = 'Tract 4, Block 12, of Opportunity Acre Tracts, Spokane County, Washington';
const RANGE = 'the Southwest Quarter of Section 8, Town 10, Range 2, Darke County, Ohio';

const HALF = 'the east half of Lot Number Eighty-eight (88) in Blankenburg, an Addition to the City of Evansville';
const SQUARE = 'Lot No. 9 in Square No. 214 of Metairie Heights, Parish of Jefferson, Louisiana';
const LOT_OF_LAND = 'the west half of Lot of Land No. 163 in the 12th Land District of Terrell County, Georgia';
const DISTRICT = 'Dry Fork District, Tucker County, West Virginia';

test.each([
  [
    'the Third Election District of Carroll County, Maryland',
    'To hold the said tract of land in the Fifth Election District.',
  ],
  [
    'Lot 33, Town 11, Range 8, Erie County, New York, being subdivision lot 102',
    'The land lies in subdivision lot 104.',
  ],
  ['Warren County, State of North Carolina, in Fishing Creek Township', 'The land is all in Sandy Creek Township.'],
  [DISTRICT, 'It is assessed, and lies, in Licking District.'],
  [SECTION, 'The said parcel is in Section 18 of said township, and no part of it touches Section 17.'],
  [LAND_LOT, 'The property hereby warranted is in the 11th District of said county.'],
  [LOT, 'The said lot being the same shown on the plat in Block 15.'],
  [SURVEY, 'All of the said land being out of the H. & T. C. R. R. Co. Survey.'],
  [TOWNSHIP, 'The same lies wholly in Perry Township of said County.'],
  [TOWNSHIP, 'The farm here sold is the one in the Township of Plain on which the grantor was born.'],
  [TOWNSHIP, 'This tract is a part of the northwest quarter of Section 9 of Canaan Township.'],
  [TOWN, 'Said land lies in the Town of Nantucket.'],
  [TOWN, 'These premises are assessed in the Town of Rutland, within which they wholly lie.'],
  [TOWN, 'The lot now conveyed is in Sterling.'],
  [ABSTRACT, 'Tax office reference: Abst. 598, tract as described in this deed.'],
  [ABSTRACT, 'The land sold lies about nine miles west of Stephenville in Comanche County.'],
  [TRACT, 'Subject to restrictions on Tract 5, of which the land here conveyed is a portion.'],
  [TRACT, 'The restrictions upon Block 13, in which this land is situated, bind the grantee.'],
  [RANGE, 'The tract lies in Township 12 of the range above named.'],
  [SECTION, 'The land hereby conveyed is a part of Lot 6.'],
  [ABSTRACT, 'Said tract is the north half of Lot 12.'],
  [RANGE, 'The whole of it is in Range 3, as the county map shows.'],
  [`${LAND_LOT}, in Cassville Militia District`, 'The premises lie in the Stilesboro Militia District.'],
  [HALF, 'The above being the west half of said Lot No. 88.'],
  [HALF, 'It is the W 1/2 of said lot.'],
  [LOT, 'The said lot being the same marked No. 81 upon the plat of said Addition.'],
  [LOT, 'The above lot is known on the plat of said Addition as No. 81.'],
  [SQUARE, 'Being the same lot in Square No. 241 acquired by the vendor from Hill.'],
  [LOT_OF_LAND, 'The same lies wholly in the east half of said lot.'],
  [LOT_OF_LAND, 'The premises are part of Land Lot No. 136.'],
])('elsewhere than in %s: %s', (place, sentence) => {
  expect(openCodes(deed(place, sentence))).toContain('place_otherwise');
});

test.each([
  ['Lot 33, Town 11, Range 8, Erie County, New York, being subdivision lot 102', 'The land is subdivision lot 102.'],
  [
    'the Third Election District of Carroll County, Maryland',
    'To hold the said tract of land in the said Third Election District.',
  ],
  [HALF, 'The above being the east half of said Lot No. 88.'],
  [HALF, 'It adjoins the west half of said lot, of Lauer.'],
  [LOT, 'The said lot being the same marked No. 18 upon the plat of said Addition.'],
  [LOT, 'The next lot is marked No. 19 upon the plat of said Addition.'],
  [LOT, 'The house is known as No. 81 Elm Street.'],
  [SQUARE, 'Being the same lot in Square No. 214 acquired by the vendor from Hill.'],
  [LOT_OF_LAND, 'The same lies wholly in the west half of said lot, in Land Lot 163.'],
  [SECTION, 'The said parcel is in Section 17 of said township.'],
  [SECTION, 'The said parcel adjoins on the east the land of Cole in Section 16.'],
  [LAND_LOT, 'The property hereby warranted is in the 10th District of said county.'],
  [`${LAND_LOT}, and in the 828th District, G. M.`, 'The land is in Land Lot 139 of the 10th District.'],
  [TOWN, 'And releases all her right in the premises and claim of Dower.'],
  [LOT, 'The said lot being the same shown on the plat in Block 14.'],
  [SURVEY, 'All of the said land being out of the T. & P. R. R. Co. Survey.'],
  [TOWNSHIP, 'All of this ground is to be found in Jefferson Township.'],
  [TOWNSHIP, 'The grantee lives in Perry Township of said County.'],
  [TOWN, 'The lot now conveyed is in Princeton.'],
  [TOWN, 'The grantor, now of the Town of Rutland, has signed.'],
  [ABSTRACT, 'The land of the neighbor on the west is part of the Cass Survey, Abst. 92.'],
  [TRACT, 'Subject to restrictions on Tract 4, of which the land here conveyed is a portion.'],
  [TRACT, 'The land is a part of Tract 2 in the partition among the heirs of Reed.'],
  [RANGE, 'The tract lies in Township 10 of the range above named.'],
  [SECTION, 'Hale has a part of Lot 6 on the east.'],
  [SECTION, 'The adjoining land in Section 19 belongs to Boucher and is not touched by this deed.'],
])('within %s: %s', (place, sentence) => {
  expect(openCodes(deed(place, sentence))).not.toContain('place_otherwise');
});

test('a place told again of the land in plain words is understood', () => {
  expect(openCodes(deed(TOWNSHIP, 'All of this ground is to be found in Jefferson Township.'))).toEqual([]);
  expect(openCodes(deed(TOWN, 'The lot now conveyed is in Princeton.'))).toEqual([]);
  expect(openCodes(deed(TOWNSHIP, 'Only the part in Jefferson Township is conveyed.'))).not.toEqual([]);
});

test('a place among the courses is held to the land’s where it is told of the land', () => {
  const among = (words: string): string => deed(SECTION, '').replace('East 660 feet;', `East 660 feet${words};`);
  for (const words of [' (said parcel being in Section 18)', ', this land lying wholly in Section 20'])
    expect(openCodes(among(words))).toContain('place_otherwise');
  for (const words of [' (said parcel being in Section 17)', ', a corner of the lands of Hale in Section 16'])
    expect(openCodes(among(words))).not.toContain('place_otherwise');
});

test.each([
  [
    'Beginning 200 feet South of the Southeast corner of Section 11, being also the Northwest corner of Section 14',
    true,
  ],
  [
    'Beginning 200 feet South of the Southeast corner of Section 11, being also the Northeast corner of Section 14',
    false,
  ],
  ['Beginning at a point 2,900 feet South of the Northeast corner of Section 14', true],
  ['Beginning at a point 900 feet South of the Northeast corner of Section 14', false],
])('corners of the public survey: %s', (begun, isOpen) => {
  const text = `A tract in the Northeast Quarter of the Northeast Quarter of Section 14, Township 8 North, Range 11 West: ${begun}; thence West 330 feet; thence South 264 feet; thence East 330 feet; thence North 264 feet to the beginning, containing 2.00 acres.`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isOpen);
});

const lot = (place: string, sentence: string): string =>
  `Amos Lee, for $900: conveys to Eli Orr ${place}: Beginning at a post on Oak Street; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres, ${sentence}.`;

const NC = 'Stanly County, North Carolina';
const NY = 'County of Nassau, State of New York';
const WI = 'Iowa County, Wisconsin';
const PIECE = `the piece in the north west quarter of section eight, Township Six North, Range Three East, ${WI}`;

test.each([
  [`a lot on Oak Street in the Town of Norwood, ${NC}`, 'being wholly within the Town of Oakboro', true],
  [`a lot on the north side of Oak Street in the Town of Norwood, ${NC}`, 'all in the Town of Norwood', false],
  [`a lot in the Town of Norwood, Center Township, ${NC}`, 'the same being in the Town of Norwood', false],
  [`a lot near the Town of Norwood, ${NC}`, 'the same being in the Town of Oakboro', false],
  [`a lot in the Village of Norwood, ${NC}`, 'the same being in the Town of Oakboro', true],
  [`a plot in the Village of Mineola, ${NY}`, 'the same being in the Town of North Hempstead', false],
  [`a plot in the Village of Mineola, ${NY}`, 'the same being in the Village of Lynbrook', true],
  [`a lot in the Third Ward of the City of Norwood, ${NC}`, 'being in the Fifth Ward', true],
  [`a lot in the Third Ward of the City of Norwood, ${NC}`, 'being in the 3rd Ward', false],
  ['Lot 7, Block 3, Holt Addition, Allen County, Ohio', 'the same being Lot 7, Block 4, Holt Addition', true],
  ['Lot 7, Block 3, Holt Addition, Allen County, Ohio', 'the same being Lot 7, Block 3, Holt Addition', false],
  [`the farm lot in Bath Township, Allen County, Ohio`, 'all in Perry Township', true],
  [`the farm lot in Bath Township, Allen County, Ohio`, 'all in Bath Township', false],
  ['a lot in the Town of Canton, Stark County, Ohio', 'the same being in Salem Township', true],
  ['a lot in the Town of Canton, Stark County, Ohio', 'the same being in Canton Township', false],
  ['a lot in the City of Canton, Stark County, Ohio', 'the same being in the Village of Salem', true],
  ['a lot in the Village of Salem, Stark County, Ohio', 'the same being in Perry Township', false],
  [PIECE, 'all in Range Six West', true],
  [PIECE, 'all in Range Three East', false],
])('told once more, of %s: %s', (place, sentence, isElse) => {
  expect(openCodes(lot(place, sentence)).includes('place_otherwise')).toBe(isElse);
});

const begun = (place: string, from: string): string =>
  `All that tract in ${place}: Beginning at ${from}; thence North 660 feet; thence West 660 feet; thence South 660 feet; thence East 660 feet to the beginning, containing 10 acres.`;

const PLATTED = 'Lot 3, Block 9, Original Town of Avoca, Pottawattamie County, Iowa';
const LOT_23 = 'Lexington County, South Carolina, designated as Lot 23, Block F, of Cayce Heights';
const SECTION_16 = 'the Southeast Quarter of Section 16, Township 3 South, Range 4 East, Clay County, Kansas';

test.each([
  [PLATTED, "the southeast corner of Lot 3, Block 9, Turner's Addition to Oakland", true],
  [PLATTED, 'the southeast corner of Lot 3, Block 9, Town of Avoca', false],
  [PLATTED, "the southwest corner of Lot 3, Block 8, Turner's Addition to Oakland", false],
  [LOT_23, 'an iron, the joint corner of Lots 31 and 32, on the north edge of State Street', true],
  [LOT_23, 'an iron, the joint corner of Lots 22 and 23, on the north edge of State Street', false],
  [LOT_23, 'an iron, the joint corner of Lots 31 and 32', false],
  [SECTION_16, 'the southeast corner of said section, which is common to Sections 8, 9, 16 and 17', true],
  [SECTION_16, 'the southeast corner of said section, which is common to Sections 15, 16, 21 and 22', false],
  [SECTION_16, 'a stone common to Sections 8, 15, 21 and 22', true],
  ['part of the north half of Section 16, Clay County, Kansas', 'the southeast corner of said section', true],
  ['part of the south half of Section 16, Clay County, Kansas', 'the southeast corner of said section', false],
  ['the Stephens Survey, Hill County, Texas', 'a stake in the Battles Survey', true],
  ['the Stephens Survey, Hill County, Texas', 'a stake in the south line of the Battles Survey', false],
])('the place begun at, of %s: %s', (place, from, isElse) => {
  expect(openCodes(begun(place, from)).includes('place_otherwise')).toBe(isElse);
});

test('a place that heads the paper is that of the land', () => {
  const headed = (section: string): string =>
    `In Section 14, Township 3 South, Range 6 East, Allen County, Ohio: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. Said land is in Section ${section}.`;
  expect(openCodes(headed('15'))).toContain('place_otherwise');
  expect(openCodes(headed('14'))).not.toContain('place_otherwise');
});

test.each([
  ['the northeast corner of said Section 3', false],
  ['the northeast corner of the West Half of said quarter', false],
  ['the southwest corner of said Section 3', true],
])('part of the North East quarter begun at %s', (corner, isElse) => {
  const text = `That part of the North East quarter of Section 3, Township 34 North, Will County, Illinois: Beginning at ${corner}; thence South 198.00 feet; thence West 440.00 feet; thence North 198.00 feet; thence East 440.00 feet to the beginning, containing 2.00 acres.`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});

test('a county where the land is said to lie, whatever else is told of it', () => {
  const recorded = (county: string): string =>
    `A tract in Washington County, Virginia: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. This deed is to be recorded in the Clerk's Office of ${county} County, where the land lies.`;
  expect(openCodes(recorded('Smyth'))).toContain('place_otherwise');
  expect(openCodes(recorded('Washington'))).not.toContain('place_otherwise');
});

test.each([
  ['STATE OF GEORGIA, COUNTY OF FULTON.', false],
  ['STATE OF GEORGIA\nCOUNTY OF FULTON', false],
  ['WARRANTY DEED, FULTON COUNTY, GEORGIA', true],
])('where the paper was signed is not where its land lies: %s', (heading, isElse) => {
  const text = `${heading}\n\nA. B. Cole conveys to D. E. Reed that tract in Land Lot 277 of the 6th District of Gwinnett County, Georgia: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});

test.each([
  ['STATE OF GEORGIA, HART COUNTY.', 'in said county', 'lying in the County of Franklin', true],
  ['STATE OF GEORGIA, HART COUNTY.', 'in said county', 'lying in the County of Hart', false],
  ['This deed is made by one Cole of Hart County, Georgia.', 'near Reed', 'lying in the County of Franklin', false],
  ['', 'lying in the 212th District G.M.', 'all in the 214th District, G. M.', true],
  ['', 'lying in the 212th District G.M.', 'all in the 212th District, G. M.', false],
  ['', 'in Derry Township', 'situate in Londonderry Township', true],
  ['', 'in the County of El Paso', 'all in Pueblo County', true],
  ['', 'in the County of El Paso', 'all in El Paso County', false],
  ['', 'in the City of Mesa, Arizona', 'Property in Tempe, Arizona', true],
  ['', 'in the City of Mesa, Arizona', 'Property in Mesa, Arizona', false],
  [
    'Cole of Ashfield, Franklin County, Massachusetts, grants:',
    'in Ashfield on the Mill Road',
    'The parcel lies in the Town of Conway',
    true,
  ],
])('headed %s, a tract %s: %s', (heading, place, behind, isElse) => {
  const text = `${heading}\n\nA tract of land ${place}: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres, ${behind}.`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});

test.each([
  ['a part of the J. B. Sawyer Survey, Abstract 417', '(J. B. Sawyer Sur., A-471)', true],
  ['a part of the J. B. Sawyer Survey, A-417', '(Abstract 471)', true],
  ['a part of the J. B. Sawyer Survey, Abstract 417', '(A. 471)', true],
  ['a part of the J. B. Sawyer Survey, Abstract 417', '(J. B. Sawyer Sur., A-417)', false],
  ['a part of the J. B. Sawyer Survey, Abstract 417', '(file A-471)', false],
  ['a part of Section 14, Block 3, T. & P. Ry. Co. Survey', '(Sec. 41, Blk. 3)', true],
])('%s, told again as %s', (place, again, isElse) => {
  const text = `A tract in Bosque County, Texas, ${place}: Beginning at a rock; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10.00 acres of land ${again}.`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});

/** Its section and township are told where its description commences. */
const tied = (told: string): string =>
  `Amos Pike grants to Mary Hart land in the Township of Lima, County of Washtenaw and State of Michigan: Commencing at the West 1/4 corner of Section 22, Town 2 South, Range 4 East; thence North 1310.20 feet along the section line to the point of beginning; thence East 500 feet; thence South 435.60 feet; thence West 500 feet; thence North 435.60 feet along the section line to the point of beginning; containing 5.000 acres and being part of the West 1/2 of the Northwest 1/4 of the Section, ${told}.`;

test.each([
  ['according to the official surveys of Town Three South', true],
  ['by the government survey of Range 5 East', true],
  ['being in Township 3 South', true],
  ['according to the United States survey of said Township Two South', false],
  ['as surveyed in Town 2 South, Range 4 East', false],
])('the township of the section that it commences at: %s', (told, isOther) => {
  expect(openCodes(tied(told)).includes('place_otherwise')).toBe(isOther);
});

test.each([
  'Briarwood Village, Section Two, an addition to the City of Indianapolis',
  'Willow Village, Phase 1, a subdivision in the City of Indianapolis',
])('the name of a plat is no village: %s', (place) => {
  const deed = `Amos Pike grants to Mary Hart land in Marion County, Indiana: Lot 114 in ${place}, the boundary whereof begins at a pin; thence North 135 feet; thence West 80 feet; thence South 135 feet; thence East 80 feet to the beginning, containing 10,800 square feet.`;
  expect(openCodes(deed)).not.toContain('place_otherwise');
});

const MILITARY = 'Liberty Township, Highland County, Ohio, being a part of Military Survey No. 3391';
const OF_LOTS =
  'Rumford, in the County of Oxford and State of Maine, being part of Lot Eight in the third range of lots';
const LEAGUE = 'the Thomas Gray Survey, Hill County, Texas';
const SECTION_12 = 'Section 12, Township 4 North, Range 3 West, Adams County, Ohio';
const PENN = 'Oley Township, Berks County, Pennsylvania';

test.each([
  [MILITARY, 'The second line runs with his other land in the same Survey, No. 3319.'],
  [OF_LOTS, 'He is to fence the said Lot Eight in the Fifth Range.'],
  [OF_LOTS, 'Being a part of my homestead farm in Andover in said county.'],
  [LEAGUE, 'To be held as the said John Moss Survey is held.'],
  [SECTION_12, 'Being Lot 4 of Block 9 and Lot 4 of Block 6, Fairview Addition.'],
  ['Lot 4 of Block 9, Fairview Addition', 'Being Lot 4 of Block 9 and Lot 4 of Block 6.'],
  [
    'the Northwest Quarter of the Southeast Quarter of Section 14',
    'Being part of the East Half of the Southeast Quarter.',
  ],
  ['the Northwest Quarter of the Southeast Quarter of Section 14', 'It is a part of the S 1/2 of the SE 1/4.'],
  [
    'Land Lot 214 of the 16th District, 2nd Section of Cobb County',
    'Part of Land Lot 214, 16th District and 3rd Section.',
  ],
  ['Land Lot 214 of the 16th District, 2nd Section of Cobb County', 'Indexed under LL 241.'],
  ['Hartland in the County of Windsor, Vermont', 'Meaning to convey my meadow in Hartland, State of New Hampshire.'],
  [
    'Hartland in the County of Windsor, Vermont',
    'Being the same land and premises in Hartford deeded to me by Eli Poor.',
  ],
  [TOWNSHIP, 'His deed is of record in the office of the Clerk of Stark County, Ohio, where the land lies.'],
  ['the Northwest Quarter of Section 26', 'Their homestead is in Section 14 and the land conveyed is a part of it.'],
  [PENN, 'Said land being the pasture of the grantors in Exeter Township.'],
])('told otherwise of %s: %s', (place, sentence) => {
  expect(openCodes(deed(place, sentence))).toContain('place_otherwise');
});

test.each([
  [MILITARY, 'The second line runs with the land of Hay in his Survey No. 3319.'],
  [MILITARY, 'He has other land in the same Survey, No. 3391.'],
  [OF_LOTS, 'The road comes by the line of the fourth range.'],
  [LEAGUE, 'The said Thomas Gray Survey was patented in 1841.'],
  ['Lot 4 of Block 9, Fairview Addition', 'The grantor owns Lot 6 in said block.'],
  [
    'the Northwest Quarter of the Southeast Quarter of Section 14',
    'It is part of the West Half of the Southeast Quarter.',
  ],
  ['the Northwest Quarter of Section 14', 'He may draw from the well upon the farm of Ira Fox in Section 13.'],
  ['the Northwest Quarter of Section 14', 'Their own barn being upon their farm in Section 22.'],
  ['Lot 4 of Block 9, Fairview Addition', "Assessor's Parcel: Map 14, Block 22, Parcel 3."],
  ['Lot 4 of Block 9, Fairview Addition', 'No house shall stand nearer to the street than those upon Lots 5 and 6.'],
  ['Land Lot 214 of the 16th District, 2nd Section of Cobb County', 'Indexed under LL 214.'],
  ['Hill County, Texas', 'Being the land patented when the same was a part of Navarro County, now Hill County.'],
  [PENN, 'The stone stands in the Exeter Township line.'],
])('not told otherwise of %s: %s', (place, sentence) => {
  expect(openCodes(deed(place, sentence))).not.toContain('place_otherwise');
});

test('behind "to wit:" the land is placed again', () => {
  const codes = (state: string): string[] =>
    openCodes(
      `He conveys the following land, situated in the County of Rock and State of Wisconsin, to wit:\n\nIn the town of Turtle, County of Rock and State of ${state}: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`,
    );
  expect(codes('Illinois')).toContain('place_otherwise');
  expect(codes('Wisconsin')).not.toContain('place_otherwise');
});

test('the lot that a plat shows is that of the heading', () => {
  const codes = (lot: number): string[] =>
    openCodes(
      `DEED OF BARGAIN AND SALE - LOT ${lot}, SECTION 2, FERNCLIFF\n\nThe Grantors grant all that certain lot in Louisa County, Virginia, designated as Lot 8, Section 2, Ferncliff, on a plat of record, the outlines of which are: Beginning at a rod; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`,
    );
  expect(codes(7)).toContain('place_otherwise');
  expect(codes(8)).not.toContain('place_otherwise');
});

test('a description may begin on the line of a neighbour elsewhere, and not in the field of one', () => {
  const codes = (where: string): string[] =>
    openCodes(
      `A tract in Section 26, Township 8 North, Range 3 West: Beginning at a stone ${where} in Section 27; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`,
    );
  expect(codes('on the line of the land of Ira Fox')).not.toContain('place_otherwise');
  expect(codes('standing')).toContain('place_otherwise');
});
