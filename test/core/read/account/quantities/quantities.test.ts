import { describe, expect, test } from 'vitest';
import { quantitiesOf } from '#core/read/account/quantities/quantities.ts';
import { heardCodes } from '#test/support/heard.ts';
import { openCodes } from '#test/support/open-codes.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

/** Words put into a deed of 300 by 400 feet, 2.755 acres, in Section 12 of T4N R3W, Adams County, Ohio. */
interface Words {
  readonly heading?: string;
  readonly caption?: string;
  readonly begin?: string;
  readonly first?: string;
  readonly second?: string;
  readonly area?: string;
  readonly behind?: string;
}

function deed({ heading = '', caption = '', begin, first = '', second = '', area, behind = '' }: Words): string {
  return `WARRANTY DEED
${heading}
John Doe, of Clark County, Ohio, for ten dollars and other good and valuable consideration, grants to Mary Roe, of Pike County, Kentucky, the following described real estate${caption}, situated in Section 12, Township 4 North, Range 3 West, Adams County, Ohio, bounded and described as follows:

${begin ?? 'BEGINNING at an iron pin at the southwest corner of the tract herein described;'} thence North 400.00 feet${first} to a stone; thence East 300.00 feet${second} to an iron pin; thence South 400.00 feet to a stake; thence West 300.00 feet to the point of beginning, ${area ?? 'containing 2.755 acres, more or less.'}

${behind}

Witness my hand this 4th day of May, 1999.
John Doe
STATE OF OHIO, COUNTY OF CLARK, ss: Before me personally appeared John Doe.
`;
}

const codesOf = (text: string): string[] => quantitiesOf(toldInstrument(text)).map(({ code }) => code);

test.each<[string, Words, string]>([
  ['another township at the head of the paper', { heading: 'T7N, R3W, Section 12' }, 'place_otherwise'],
  ['an area at the head of the paper', { heading: 'INDEXED: Doe to Roe, 75 a. Adams' }, 'second_area'],
  ['an area of all the lots', { caption: ', the two lots together making one hundred and six acres' }, 'second_area'],
  ['pieces of land that are not there', { caption: ', being three certain pieces of land' }, 'tracts_miscounted'],
  ['another paper in brackets', { first: ' (plat = 395.00 feet)' }, 'length_told_twice'],
  ['the record before its figure', { first: " (meas.) 412.00' (rec.)" }, 'length_told_twice'],
  ['a length said again', { first: ', said course being 410.51 feet in length,' }, 'length_told_twice'],
  ['what the plat calls for', { first: ', the plat calls for 395 feet,' }, 'length_told_twice'],
  ['a bare figure in brackets', { first: ' (395)' }, 'length_told_twice'],
  ['another unit', { first: ' (120.0 meters)' }, 'figure_unused'],
  ['a total of two courses', { second: ', the sum of the last two courses being 720 feet,' }, 'figure_unused'],
  ['a line of another tract', { first: ', being the 350.00 foot line of the Jones tract,' }, 'length_told_twice'],
  ['a bearing of record', { first: ' (North 3 degrees East record)' }, 'bearing_told_twice'],
  ['a cardinal in brackets', { second: ' (due North)' }, 'bearing_told_twice'],
  ['an area among the courses', { second: ' (said tract contains 9.99 acres)' }, 'second_area'],
  ['a place beyond the end', { first: ', passing a stone at 480 feet,' }, 'passes_beyond_end'],
  [
    'a place beyond the end of the last course',
    { area: 'passing a stone at 480 feet, containing 2.755 acres.' },
    'passes_beyond_end',
  ],
  ['a place beyond the end in rods', { first: ', crossing the ditch at 26 rods,' }, 'passes_beyond_end'],
  ['a front', { behind: 'Said tract fronts 320 feet on Mill Road.' }, 'side_otherwise'],
  ['the way around', { behind: 'The perimeter of the tract is 1500 feet.' }, 'side_otherwise'],
  ['the way around in other words', { behind: 'The lines given sum up 1500 feet around the whole.' }, 'side_otherwise'],
  ['the circuit', { behind: 'The whole circuit amounts to 1500 feet.' }, 'side_otherwise'],
  ['a depth', { behind: 'The lot having a depth from street to alley of 455 feet.' }, 'side_otherwise'],
  [
    'one of the courses',
    { behind: 'The second of the above courses bears South 80 degrees East.' },
    'bearing_told_twice',
  ],
  ['its own bearing again', { first: ', which line bears North 3 degrees East,' }, 'bearing_told_twice'],
  ['courses of a table', { behind: 'The above table lists 7 courses.' }, 'courses_miscounted'],
  ['lines of a tract', { begin: 'BEGINNING at a pin; (the same being a tract of five lines);' }, 'courses_miscounted'],
  ['its size', { caption: ', being a lot 60 x 120 feet' }, 'side_otherwise'],
  ['a side', { behind: 'The north line measures 310 feet.' }, 'side_otherwise'],
  ['a course by its number', { behind: 'The first line measures 410 feet.' }, 'side_otherwise'],
  [
    'a course by its number, at the beginning',
    { begin: 'BEGINNING at a pin; the first line measures 410 feet;' },
    'side_otherwise',
  ],
  ['its width and depth', { caption: ', being a lot 300 feet wide and 450 feet deep, with a house' }, 'side_otherwise'],
  [
    'the bearing of a course by its number',
    { behind: 'The bearing of the second course being N 82-10-00 E as shown on the plat.' },
    'bearing_told_twice',
  ],
  [
    'the bearing of a side',
    { behind: 'Bearings are based on the north line of said tract being South 60 degrees 00 minutes East.' },
    'bearing_told_twice',
  ],
  ['a row of a table', { behind: "LINE TABLE: L1 N00°00'00\"E 389.86'; L2 N90°00'00\"E 300.00'." }, 'side_otherwise'],
  ['a unit for all lengths', { behind: 'All distances are in meters.' }, 'unit_otherwise'],
  ['a factor far from one', { behind: 'Distances are grid; multiply by 1.0172 to obtain ground.' }, 'unit_otherwise'],
  [
    'a north for some courses alone',
    { first: ' (the first course being magnetic and the remaining courses true)' },
    'description_unsettled',
  ],
  [
    'a north for those behind',
    { first: ' (the bearings to this point being magnetic, and those hereafter being referred to true north)' },
    'description_unsettled',
  ],
  ['a north for the last', { behind: 'The last two courses are by the needle, magnetic.' }, 'description_unsettled'],
  ['courses announced', { caption: ', by the following five courses and distances' }, 'courses_miscounted'],
  ['sides counted', { behind: 'It is three-cornered.' }, 'courses_miscounted'],
  ['corners counted', { behind: 'There being six corners in all to the foregoing survey.' }, 'courses_miscounted'],
  ['a closure too wide', { behind: 'The survey closes to one part in 900.' }, 'description_doubted'],
  ['a side by its name', { behind: 'The easterly line is 300.00 feet long.' }, 'side_otherwise'],
  ['courses counted behind', { behind: 'The above seven lines enclose it.' }, 'courses_miscounted'],
  ['tracts announced', { caption: ', being the following three tracts' }, 'tracts_miscounted'],
  ['tracts announced behind their count', { caption: ', being the three following tracts' }, 'tracts_miscounted'],
  ['tracts counted behind', { behind: 'There are two tracts conveyed by this deed.' }, 'tracts_miscounted'],
  ['an area in the heading', { heading: 'Re: 4.5 acres, Adams County' }, 'second_area'],
  ['an area in the caption', { caption: ', being a 12.25 acre tract' }, 'second_area'],
  ['an area in words', { caption: ', being five acres more or less' }, 'second_area'],
  ['an area one part in a hundred off', { behind: 'Said tract contains 2.783 acres.' }, 'second_area'],
  ['all of another tract', { behind: 'Being all of the 3.1 acre tract conveyed to Doe.' }, 'second_area'],
  ['a price by the acre', { behind: 'The price is at the rate of $100 per acre for 3 acres.' }, 'second_area'],
  ['a label', { behind: 'Acreage: 3.9' }, 'second_area'],
  [
    'acres hereby conveyed',
    { behind: 'Not more than one house shall stand on the 1.75 acres hereby conveyed.' },
    'second_area',
  ],
  [
    'acres pointed back at',
    { behind: 'Only one house may stand on said one and three-quarters acres.' },
    'second_area',
  ],
  [
    'a price for each of them',
    { behind: 'The price is ten dollars for each of the 120 acres contained in the tract.' },
    'second_area',
  ],
  ['square feet', { area: 'containing 2.755 acres or 110,000 square feet.' }, 'second_area'],
  ['a bracket without a unit', { area: 'containing 2.755 acres [2.531 after the out-lot].' }, 'second_area'],
  [
    'a part in the road, and what is left without it',
    { behind: '0.2 acres of the above being in the road, leaving 2.3 acres outside of it.' },
    'second_area',
  ],
  ['what is left', { area: 'containing 2.755 acres, less 0.2 acre in the road, leaving 2.555 acres.' }, 'second_area'],
  [
    'parts that make no whole',
    { area: 'containing 2.755 acres, of which 1.2 acres are in Section 12 and 1.1 acres in Section 13.' },
    'second_area',
  ],
  [
    'words and figures',
    { area: 'containing 2.755 acres.', behind: 'Being three (2.755) acres.' },
    'area_words_otherwise',
  ],
  ['other land with it', { area: 'containing with the adjoining lot 2.755 acres.' }, 'area_of_more'],
  ['a section', { behind: 'Said tract lying wholly in Section 21 of said township.' }, 'place_otherwise'],
  ['a county', { behind: 'All lying and being in Brown County, Ohio.' }, 'place_otherwise'],
  ['a county in the heading', { heading: 'Land in Brown County, Ohio' }, 'place_otherwise'],
  ['a county of a saint', { behind: 'The premises lie in the County of St. Clair.' }, 'place_otherwise'],
  ['a state', { behind: 'Said lands lie within the State of Indiana.' }, 'place_otherwise'],
  ['a state alone', { behind: 'Property located in: Kentucky' }, 'place_otherwise'],
  [
    'a quarter in letters',
    { heading: 'Pt. SE 1/4 Sec. 12', behind: 'All in the Southwest Quarter of Section 12.' },
    'place_otherwise',
  ],
  [
    'a block by its letter',
    { heading: 'Lot 7, Block B, Sunset Terrace', caption: ', being all of Lot 7, Block D, Sunset Terrace' },
    'place_otherwise',
  ],
  [
    'a government lot',
    { caption: ', being a parcel in Government Lot 2', behind: 'Said parcel being in Govt. Lot 3 of said section.' },
    'place_otherwise',
  ],
  [
    'a survey by its name',
    { caption: ', being part of the J. M. Hensley Survey', behind: 'All out of the Heirs of Santiago Mora Survey.' },
    'place_otherwise',
  ],
  ['a township', { behind: 'All in Section 12, Township 5 North, Range 3 West.' }, 'place_otherwise'],
  ['a township by its number', { behind: 'The land conveyed being in Township 10, Range 3.' }, 'place_otherwise'],
  ['a range', { caption: ', lying in Range 8 West' }, 'place_otherwise'],
  [
    'a quarter in two words',
    { heading: 'Pt. N. W. 1/4 Sec. 12', behind: 'said land being in the South East quarter of said Section 12.' },
    'place_otherwise',
  ],
  [
    'a town',
    { caption: ' in the Town of Hebron', behind: 'being the same premises situate in the Town of Salem.' },
    'place_otherwise',
  ],
  [
    'a township by its name',
    { caption: ' in the Township of Hebron', behind: 'The premises lie in Salem Township.' },
    'place_otherwise',
  ],
  [
    'a town named before',
    { caption: ' situated in said Paris, being', behind: 'Said lot lies wholly within the town of Kingfield.' },
    'place_otherwise',
  ],
  [
    'a state behind the state',
    {
      caption:
        ', being part of Section Twelve (12), Township Four (4) North, Range Three (3) West of the 6th P.M., Adams County, Ohio, in the State of Iowa',
    },
    'place_otherwise',
  ],
  [
    'a strip’s width',
    { behind: 'Said parcel being a uniform strip 250 feet in width, measured at right angles.' },
    'side_otherwise',
  ],
  [
    'a diagonal',
    { behind: 'The diagonal from the point of beginning to the end of the second course measures 510.00 feet.' },
    'side_otherwise',
  ],
  ['sides of the land', { behind: 'Being bounded North 400 feet by Purdy, East 300 feet by Lee.' }, 'side_otherwise'],
  ['its sides two by two', { behind: 'Being 400 feet on the north and south sides.' }, 'side_otherwise'],
  [
    'a front on a street',
    { caption: ', that lot fronting 400 feet on the south side of Elm Street' },
    'side_otherwise',
  ],
  ['corners', { behind: 'Iron pins were set at all six corners of this tract.' }, 'courses_miscounted'],
  [
    'acres hereinafter described',
    { heading: 'Whereas the party of the first part holds the 48 acres hereinafter described.' },
    'second_area',
  ],
  [
    'a sum of portions',
    { area: 'containing 2.755 acres, of which 1.2 acres lie in the north portion and 1.1 acres in the south portion.' },
    'second_area',
  ],
  ['acreage by the deed', { behind: 'ACREAGE   Calculated: 2.755   Deeded: 3.155' }, 'second_area'],
  ['a share in figures', { behind: 'Q.C.D. - 1/4 int.' }, 'share_only'],
  ['a share in words', { behind: 'The grantor owns four-ninths of the fee.' }, 'share_only'],
  ['a share by the hundred', { behind: 'Interest transferred 33.33%.' }, 'share_only'],
  ['another state at the head', { heading: 'Land in the State of Indiana' }, 'place_otherwise'],
  [
    'another civil district',
    { caption: ' in the Ninth Civil District', behind: 'Lying in the 11th Civil District.' },
    'place_otherwise',
  ],
  [
    'another land district',
    { behind: 'Being part of Land Lot 9 of the 4th Land District, situate in Land Lot 9 of the 14th District.' },
    'place_otherwise',
  ],
  [
    'a town of the other side',
    { caption: ', in the Township of East Nottingham', behind: 'Being in the Township of West Nottingham.' },
    'place_otherwise',
  ],
  [
    'another addition',
    { caption: ', part of Lot 7, Highland Addition', behind: 'All according to the plat of Riverside Addition.' },
    'place_otherwise',
  ],
  ['the center of another section', { begin: 'BEGINNING at a stone in the center of Section 21;' }, 'place_otherwise'],
  [
    'a corner of another quarter',
    { begin: 'BEGINNING at a stone at the southeast corner of the Northwest Quarter of Section 14;' },
    'place_otherwise',
  ],
  [
    'ties to another quarter',
    {
      caption: ' in the Southeast Quarter',
      begin: 'COMMENCING at the northwest corner of Section 12; thence East 500 feet to the POINT OF BEGINNING;',
    },
    'place_otherwise',
  ],
  ['a township told in short', { heading: 'Pt SE/4 12-4S-3W' }, 'place_otherwise'],
  ['its county in another state', { behind: 'John Doe now lives in Adams County, Indiana.' }, 'place_otherwise'],
  ['a meridian of other states', { behind: 'All lying east of the 6th P.M.' }, 'place_otherwise'],
  [
    'more lots',
    { caption: ', part of Lot 7', behind: 'Being parts of Lots 7 and 8 of said block.' },
    'place_otherwise',
  ],
  ['half of the following tract', { heading: 'N/2 of the fol. desc. tr.' }, 'part_only'],
  ['two tracts', { caption: ', party of the second part, the following two tracts of land' }, 'tracts_miscounted'],
  ['a depth', { behind: "Depth 410'." }, 'side_otherwise'],
  ['dimensions', { behind: "Dimensions: 300' x 430'" }, 'side_otherwise'],
  ['acreage by the deed alone', { behind: 'Acreage per deed 2.0' }, 'second_area'],
  ['half of the above', { behind: 'W. 1/2 of above' }, 'part_only'],
  ['the owner of a share', { heading: 'John Doe, being the owner of two thirds, for ten dollars paid.' }, 'share_only'],
  [
    'a variation for one line alone',
    { behind: 'A variation of 3 degrees is to be allowed on the third line.' },
    'description_unsettled',
  ],
  [
    'lengths of which some are grid',
    { behind: 'Distances in the first two courses are surface; the others are grid.' },
    'description_unsettled',
  ],
  ['a bracket behind one course alone', { first: ' (magnetic)' }, 'description_unsettled'],
  ['a county over the paper', { heading: 'BROWN COUNTY, OHIO' }, 'place_otherwise'],
  [
    'a lot that was never told of',
    { caption: ', being Lot 8 in Block C', behind: 'Said Lot 9 is subject to restrictions of record.' },
    'place_otherwise',
  ],
  [
    'a stake in another quarter',
    { caption: ', part of the Northeast Quarter', begin: 'BEGINNING at a stake in the SW 1/4 of Section 12;' },
    'place_otherwise',
  ],
  ['a width by its way', { behind: 'Said tract is 51 rods wide East and West by 63 rods long.' }, 'side_otherwise'],
  [
    'a quarter of the land conveyed',
    { caption: ', part of the Northeast Quarter', behind: 'The land conveyed is in the Southwest Quarter.' },
    'place_otherwise',
  ],
  [
    'a state beside a section of its county',
    { caption: ', in the 2nd Section of Adams County, Ohio', behind: 'The land lies in the State of Tennessee.' },
    'place_otherwise',
  ],
  ['a tract that is elsewhere', { behind: 'For Tract No. 2 see attached.' }, 'tracts_miscounted'],
  ['a parcel on another page', { behind: 'A second parcel is described on page 3.' }, 'tracts_miscounted'],
  ['a stone in another section', { begin: 'BEGINNING at a stone in Section 14;' }, 'place_otherwise'],
  ['a stone in another county', { begin: 'BEGINNING at a stone in Brown County;' }, 'place_otherwise'],
  [
    'land beyond the quarter at whose corner it begins',
    { caption: ' in the Southeast Quarter', begin: 'BEGINNING at the center of Section 12;' },
    'place_otherwise',
  ],
  [
    'land beyond the forty at whose corner it begins',
    {
      caption: ' in the Southwest Quarter of the Northeast Quarter',
      begin: 'BEGINNING at the southeast corner of the Southwest Quarter of the Northeast Quarter of Section 12;',
    },
    'place_otherwise',
  ],
  [
    'land east of the east line of its section',
    { begin: 'BEGINNING at a point 300 feet East of the southeast corner of Section 12;' },
    'place_otherwise',
  ],
  [
    'another lot than the one it goes around',
    {
      caption: ', Lot 7 of Block 12',
      begin: 'BEGINNING at the southwest corner of Lot 9;',
      second: ' to the northeast corner of Lot 9 and',
    },
    'place_otherwise',
  ],
  [
    'two meridians of one state',
    { caption: ' of the First Principal Meridian', behind: 'Being land of the Michigan Meridian.' },
    'place_otherwise',
  ],
  [
    'a parcel on another sheet, before other words',
    { behind: 'PARCEL TWO: See continuation sheet. Transfer tax $8.00.' },
    'land_added',
  ],
  [
    'its section in the next range',
    { begin: 'BEGINNING at the southwest corner of Section 12, Township 4 North, Range 4 West;' },
    'place_otherwise',
  ],
  [
    'an abstract beside a shortened name',
    { caption: ', in the Thos. Maddox Survey, Abstract No. 246', behind: 'The tract is a part of Abstract No. 259.' },
    'place_otherwise',
  ],
  [
    'the bearing of the course first given',
    { behind: 'The course first above given bears North 8 degrees 10 minutes East.' },
    'bearing_told_twice',
  ],
  ['the way a line was run', { behind: 'The first line was run South 51 degrees East.' }, 'bearing_told_twice'],
  [
    'a bearing in letters at the end of its sentence',
    { behind: 'The second line bears N. 82 W. Said land came to the grantor from Claude Renfro.' },
    'bearing_told_twice',
  ],
  [
    'a bearing in letters, to the minute',
    { behind: "The line first above run bears N. 36° 28' W. The deed is of record." },
    'bearing_told_twice',
  ],
  ['both of tracts held', { behind: 'To have and to hold both of the said tracts.' }, 'tracts_miscounted'],
  ['both parcels sold', { behind: 'Both parcels are sold subject to the taxes.' }, 'tracts_miscounted'],
  ['two tracts conveyed', { behind: 'The grantor conveys the two tracts in fee.' }, 'tracts_miscounted'],
  ['a second tract', { behind: 'The second tract is conveyed subject to a mortgage.' }, 'tracts_miscounted'],
  ['a parcel on the back', { behind: 'The other parcel conveyed is described on the back.' }, 'tracts_miscounted'],
  ['tracts by their numbers', { behind: 'Tract 1 and Tract 2 are conveyed with the taxes.' }, 'tracts_miscounted'],
  [
    'a parcel in an exhibit',
    {
      behind:
        'Parcel Two is as set forth in Exhibit A. The deed was read over to the grantor, who said that all of it was as he wished it to be, and that he signed it freely.',
    },
    'tracts_miscounted',
  ],
  [
    'a part within the lines, and the rest beyond',
    { area: 'containing 2.755 acres, of which 1.38 acres lie within the described lines and the rest beyond them.' },
    'second_area',
  ],
  ['tracts whereof one is told', { caption: ', three several tracts, whereof one is' }, 'tracts_miscounted'],
  ['the first of two', { caption: ', the first of two tracts hereby conveyed' }, 'tracts_miscounted'],
  [
    'a section before another sentence',
    { behind: 'The land lies in Section 18. For source of title see Book 9.' },
    'place_otherwise',
  ],
  ['a corner of a section far off', { begin: 'BEGINNING at the northwest corner of Section 30;' }, 'place_otherwise'],
  ['a corner that is not the land’s', { begin: 'BEGINNING at the southwest corner of Section 14;' }, 'place_otherwise'],
])('%s that the figure does not have is remarked', (_, words, code) => {
  expect(codesOf(deed(words))).toContain(code);
});

test.each<[string, Words]>([
  [
    'a mark passed on the last course',
    { area: 'passing a pin set on line 30.00 feet from the end of this course, containing 2.755 acres.' },
  ],
  ['the circuit', { behind: 'The lines given sum up 1400 feet around the whole.' }],
  ['a depth', { behind: 'The lot having a depth from street to alley of 400 feet.' }],
  ['one of the courses', { behind: 'The first of the above courses bears North.' }],
  ['courses of a table', { behind: 'The above table lists 4 courses.' }],
  ['some of its courses', { behind: 'The description has changed its last two courses.' }],
  ['an hour', { behind: 'Received May 5, 1999 at 2h. 14m. P.M. and recorded.' }],
  ['nothing besides', {}],
  ['a part in the road', { area: 'containing 2.755 acres, of which 0.20 acres lie within the lines of the highway.' }],
  ['its own number', { heading: 'LAND DESCRIPTION - PARCEL 2', behind: 'Parcel 2 contains 2.755 acres.' }],
  ['tracts of another deed', { behind: 'Walter Sipes conveyed both tracts to the grantor by one deed.' }],
  ['tracts of neighbors', { behind: 'The lane is kept up by the owners of both parcels.' }],
  ['sides of the land', { behind: 'Being bounded North 300 feet by Purdy, East 400 feet by Lee.' }],
  [
    'its front and depth',
    { caption: ', fronting 300 feet on the south side of Elm Street and extending back 400 feet' },
  ],
  ['corners', { behind: 'Iron pins were set at all four corners of this tract.' }],
  ['shares of rights', { behind: 'Reserving one-half of the oil and gas. The fee was paid, one-half by each party.' }],
  [
    'a front and a depth by its way',
    { behind: 'Fronting 300 feet on Elm Street and extending back northerly 400 feet.' },
  ],
  [
    'a numbered lot and its block',
    { caption: ', part of Lot Numbered 7 in Block 3', behind: 'Part of Lot 7, Block 3.' },
  ],
  ['parts of a section', { behind: 'Being in the West one-half of said Section 12.' }],
  [
    'a corner of its quarter',
    { caption: ' in the Southeast Quarter', begin: 'BEGINNING at the South quarter corner of Section 12;' },
  ],
  [
    'a corner that it shares with the next section',
    { begin: 'BEGINNING at the southeast corner of Section 11, Township 4 North, Range 3 West;' },
  ],
  [
    'ties within its quarter',
    {
      caption: ' in the Southeast Quarter',
      begin: 'COMMENCING at the southwest corner of Section 12; thence East 3500 feet to the POINT OF BEGINNING;',
    },
  ],
  ['the meridian of its state', { behind: 'All lying west of the First Principal Meridian.' }],
  ['a line that it shares', { begin: 'BEGINNING at a point on the north line of Section 13;' }],
  ['places passed', { first: ', passing an iron pin at 370.00 feet and crossing Mill Creek at 120 feet,' }],
  ['ways and their widths', { first: ' along the east line of a 20 foot alley and Main Street (60 feet wide)' }],
  ['the length in rods', { first: ' (24.24 rods)' }],
  ['the length in meters', { first: ' (121.92 meters)' }],
  ['the length of record', { first: ' (400.00 feet record)' }],
  ['how far off it lies', { first: ', said line being 30 feet west of the centerline of the road,' }],
  [
    'pins, trees and their distances',
    { second: ' to a 5/8 inch by 30 inch rebar, from which a 24 inch oak bears North 10 degrees East 14.3 feet, and' },
  ],
  ['a sum that is right', { second: ', the total length of the last two courses being 700.00 feet,' }],
  ['an adjoiner’s acres', { first: ' with the line of the Jones 40 acre tract' }],
  ['a corner shared with the next section', { begin: 'BEGINNING at the southeast corner of Section 11;' }],
  ['a place by other corners', { begin: 'BEGINNING at a stone 40 feet north of the barn of Amos Lee;' }],
  [
    'a tie from the next section',
    { begin: 'Commencing at the northeast corner of Section 14, thence North 812.4 feet to the POINT OF BEGINNING;' },
  ],
  ['books and pages', { behind: 'Deed recorded in Book 212, Page 44, Highland County, Ohio, Deed Records.' }],
  ['easements', { behind: 'Subject to a 30 foot easement for utilities along the south side.' }],
  [
    'rules for lots',
    { behind: 'The minimum lot size is 2 acres, and a dwelling of 1,200 square feet of floor space.' },
  ],
  ['coordinates', { behind: 'N 412,330.25 feet, E 1,887,201.40 feet; combined scale factor 0.99987.' }],
  ['a factor near one', { behind: 'Distances are grid; divide by the combined factor of 0.99987 for ground.' }],
  ['one north for all', { behind: 'The courses are magnetic, the needle standing 2 degrees west of true north.' }],
  ['closure', { behind: 'Error of closure before adjustment 0.06 feet, 1 part in 23,000.' }],
  ['scale and elevation', { behind: 'Scale 1 inch = 100 feet. Elevation 712.4 feet.' }],
  [
    'statutes',
    { behind: 'Exchanged under Section 1031 of the Internal Revenue Code and Section 12 of the Act of 1988.' },
  ],
  ['a north for the line of the bearings', { behind: 'Bearings are based on the first course as true north.' }],
  ['a county where it was signed', { heading: 'STATE OF OHIO\nCOUNTY OF BROWN, ss.' }],
  [
    'the lot again',
    {
      caption: ', being Lot 8 in Block C, adjoining Lot 9',
      behind: 'Said Lot 9 and said Lot 8 are shown on the plat.',
    },
  ],
  [
    'a line of another quarter',
    { caption: ', part of the Northeast Quarter', begin: 'BEGINNING at a stake in the north line of the SE 1/4;' },
  ],
  ['a tract of a plat', { behind: 'See Tract 2 of the plat recorded in Plat Book 3.' }],
  ['sides told with its place', { caption: ', being a four-sided tract' }],
  ['a side and a depth', { behind: 'Said tract fronts 400 feet on the west side with a depth of 300 feet.' }],
  ['the width of a numbered road', { first: ' along the east line of S.R. 1211 (60-foot right of way)' }],
  ['how wide a road is in short', { first: " with the margin of S.R. 1211 (60' R/W)" }],
  ['the front', { behind: 'Said tract fronts 300 feet on Mill Road and extends back 400 feet.' }],
  ['the way around', { behind: 'The perimeter of the tract is 1400 feet.' }],
  ['its sides', { behind: 'Being a lot 300 by 400 feet.' }],
  ['a course by its number', { behind: 'The first line measures 400 feet, and the second course is 300.00 feet.' }],
  ['the bearing of a side', { behind: 'Bearings are based on the west line of said tract being N 00°00\'00" E.' }],
  ['the bearing of another line', { behind: 'Basis: the north line of Section 12, being N 89°10\'00" E.' }],
  ['its courses counted', { caption: ', by the following four (4) courses and distances' }],
  ['the parent tract', { caption: ', being a 2.755 acre tract out of a 40.00 acre tract conveyed to Lee' }],
  ['a part of a farm', { caption: ', being part of the 160 acre Finch farm' }],
  ['a rounded area', { heading: 'Brief description: 2.8 ac Mill Rd' }],
  ['square feet', { area: 'containing 2.755 acres (120,000 square feet).' }],
  ['roods and perches', { area: 'containing 2.755 acres.', behind: 'Being 2 acres, 3 roods and 0.8 perches.' }],
  ['a part in the road', { area: 'containing 2.755 acres, of which 0.22 acre lies within Mill Road.' }],
  [
    'parts by sections',
    { area: 'containing 2.755 acres, 1.755 acres being in Section 12 and 1.000 acre in Section 13.' },
  ],
  ['a part in the road and the rest', { behind: '0.2 acres of the above being in the road, leaving 2.555 acres.' }],
  [
    'parts by quarters',
    { behind: 'Of the above, 1.755 acres lie in the NE Quarter and 1.000 acre in the SE Quarter.' },
  ],
  ['a pin behind a total', { first: ', in all 400.00 feet to a 1/2-inch iron pin,' }],
  ['a neighbour’s acres', { behind: 'The grantor owns 40 acres adjoining on the north.' }],
  ['what the grantor owns', { behind: 'Whereas the grantor owns 160 acres in said section;' }],
  ['water', { behind: 'Together with 3 acre-feet of water and water rights for 2 acres.' }],
  ['names that sound like areas', { behind: 'The house stands on Seven Acres Road.' }],
  ['a section of a subdivision', { behind: 'Lot 5, Section 2, Hill Estates adjoins on the east.' }],
  ['where it was signed', { behind: 'Signed at Springfield, in Highland County, Ohio.' }],
  [
    'parts of a section',
    { behind: 'Being in the Northwest Quarter (NW 1/4) of the Southwest Quarter (SW 1/4) of Section 12.' },
  ],
  ['the state again', { behind: 'Said lands are situated in Ohio. Signed in Kentucky.' }],
  ['names that are those of states', { behind: 'The land lies in Ohio, near the Kentucky River Road.' }],
  [
    'the lot and block again',
    {
      heading: 'Lot 12, Block "C", Fairview Addition',
      caption: ', being all of Lot 12, Block C',
      behind: 'The same being Lot 12, Block C, as platted in Plat Book 3, Page 9.',
    },
  ],
  [
    'the survey again',
    { caption: ', being part of the J. M. Hensley Survey', behind: 'The same being out of the said Hensley league.' },
  ],
  ['surveys that are no land', { behind: 'Being the tract shown on the Boundary Survey by the Smith Survey Company.' }],
  ['the quarter again', { heading: 'Pt. N. W. 1/4 Sec. 12', behind: 'All in the North West Quarter of Section 12.' }],
  ['the township at the head of the paper', { heading: 'T4N, R3W, Section 12' }],
  ['the township again', { behind: 'The land conveyed being in Township 4, Range 3 aforesaid.' }],
  [
    'the town again',
    {
      caption: ' in the Town of Hebron',
      behind: 'The premises lie in said Town of Hebron, formerly in the Town of Salem.',
    },
  ],
  ['other land', { caption: ' in the Town of Hebron', behind: 'The grantor owns other land in the Town of Salem.' }],
  ['a town that has rights', { caption: ' in the Town of Hebron', behind: 'Subject to a sewer of the Town of Salem.' }],
  ['its width', { behind: 'Said parcel being a uniform strip 300 feet in width, measured at right angles.' }],
  [
    'a diagonal that is right',
    { behind: 'The diagonal from the point of beginning to the end of the second course measures 500.00 feet.' },
  ],
  ['a tax parcel', { behind: 'Tax parcel 110-22-0400, 2.76 acres.' }],
  ['an address', { behind: 'Also known as 4410 Mill Road, Pike Township, Adams County, Ohio.' }],
  ['who wrote it', { behind: 'Prepared by A. B. Smith, Attorney, 12 Court St., Brown County, Ohio.' }],
])('%s is no remark', (_, words) => {
  expect(codesOf(deed(words))).toEqual([]);
});

test.each<[string, Parameters<typeof deed>[0]]>([
  ['a building', { area: 'the area being 2.755 acres. The building line is 20 feet back.' }],
  ['building lines', { behind: 'No building shall be nearer than 40 feet to the street line.' }],
  [
    'the acres of those around',
    { behind: 'Bounded north by the 40 acre farm of Lee, east by lands of Roe containing 12 acres.' },
  ],
])('%s is heard to be no remark', async (_, words) => {
  expect(await heardCodes(deed(words))).toEqual([]);
});

describe('of several tracts', () => {
  const figure = (side: string): string =>
    `BEGINNING at a stone; thence North ${side} feet to a stake; thence East ${side} feet to a stake; thence South ${side} feet to a stake; thence West ${side} feet to the point of beginning, containing`;
  const deedOf = (behind: string, lead = '', second = figure('660')): string =>
    `DEED\n\nJohn Doe grants to Mary Roe the following tracts${lead} in Adams County, Ohio:\n\nTRACT ONE: ${figure('330')} 2.5 acres, more or less.\n\nTRACT TWO: ${second} 10 acres, more or less.\n\n${behind}\n\nWitness my hand.\n`;

  test.each([
    ['Containing in all 13.1 acres.', 'total_otherwise'],
    ['Containing in both tracts 11.5 acres.', 'total_otherwise'],
    ['The acreage of Tract One is 4.0 acres.', 'second_area'],
    ['There are three tracts conveyed by this deed.', 'tracts_miscounted'],
  ])('"%s" binds them all', (behind, code) => {
    const remark = quantitiesOf(toldInstrument(deedOf(behind))).find((one) => one.code === code);
    expect(remark?.tracts).toEqual([0, 1]);
  });

  test.each([
    ['TRACT ONE', 'TRACT THREE'],
    ['FIRST TRACT', 'THIRD TRACT'],
    ['1st Tract', '3rd Tract'],
    ['PARCEL A', 'PARCEL C'],
    ['Parcel I', 'Parcel III'],
    ['First', 'Third'],
  ])('between %s and %s one is missing', (one, other) => {
    const text = deedOf('').replace('TRACT ONE', one).replace('TRACT TWO', other);
    expect(codesOf(text)).toContain('tracts_miscounted');
    expect(codesOf(`${text}\nThird: that no liquor be sold on the premises.`)).toContain('tracts_miscounted');
  });

  test.each([
    ['FIRST TRACT', 'SECOND TRACT'],
    ['PARCEL A', 'PARCEL B'],
    ['Parcel I', 'Parcel II'],
    ['First', 'Second'],
  ])('between %s and %s none is', (one, other) => {
    const text = deedOf('First: that no house be built. Third: that no liquor be sold.');
    expect(codesOf(text.replace('TRACT ONE', one).replace('TRACT TWO', other))).not.toContain('tracts_miscounted');
  });

  test.each([
    'Containing in all 12.5 acres.',
    'RECAPITULATION: first tract, 2.5 acres; second tract, 10 acres; total, 12.5 acres.',
    'The above two tracts are conveyed together.',
  ])('"%s" agrees with them', (behind) => {
    expect(codesOf(deedOf(behind))).toEqual([]);
  });

  test.each([
    ['the three tracts of land next hereinafter set out', 'tracts_miscounted'],
    ['three contiguous parcels of land', 'tracts_miscounted'],
    ['two contiguous parcels of land', null],
    ['one of three tracts of my late father', null],
  ])('"%s, situate" before two', (words, code) => {
    const text = deedOf('').replace('the following tracts', `${words}, situate`);
    expect(codesOf(text)).toEqual(code === null ? [] : [code]);
  });

  test('a number that is missing from their headings is remarked', () => {
    const [one, three] = [deedOf(''), deedOf('').replace('TRACT TWO', 'TRACT NO. 3')];
    expect(codesOf(one)).toEqual([]);
    expect(codesOf(three.replace('TRACT ONE', 'TRACT NO. 1'))).toEqual(['tracts_miscounted']);
  });

  test('land that no value draws is remarked of the rest', () => {
    const third = 'TRACT THREE: Beginning at a stone; thence to the road; thence to the beginning.';
    const remark = quantitiesOf(toldInstrument(deedOf(third))).find(({ code }) => code === 'land_added');
    expect(remark?.tracts).toEqual([0, 1, 2]);
  });

  test('figures drawn over each other from one beginning are remarked', () => {
    const at = (second: string): string =>
      second.replace('BEGINNING at a stone', 'BEGINNING at the point of beginning of Tract One');
    expect(codesOf(deedOf('', '', at(figure('660'))))).toEqual(['tracts_bound']);
    const beside = at(figure('660')).replace('North', 'South').replace('stake; thence South', 'stake; thence North');
    expect(codesOf(deedOf('', '', beside))).toEqual([]);
  });

  test('the same courses told twice are remarked', () => {
    expect(codesOf(deedOf('', '', figure('330')))).toContain('tract_told_twice');
  });

  test('lots of one size from one corner, each a side beyond the other, are two', () => {
    const lot = (letter: string, way: string): string =>
      `TRACT ${letter}. Commencing at the old mill; thence North ${way} feet to the point of beginning; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.\n\n`;
    const lots = (first: string, second: string): string =>
      `Amos Pike grants to Mary Hart two tracts:\n\n${lot('A', first)}${lot('B', second)}`;
    expect(codesOf(lots('1320', '990'))).not.toContain('tract_told_twice');
    expect(codesOf(lots('1320', '910'))).toContain('tract_told_twice');
    expect(codesOf(lots('1320', '1320'))).toContain('tract_told_twice');
  });

  test.each([
    ['Tract Two lies in Section 13.', 'place_otherwise'],
    ['Both tracts lie in Section 13.', 'place_otherwise'],
    ['The above being a part of Tract One.', 'tracts_bound'],
    ['This tract being part of the tract first above described.', 'tracts_bound'],
  ])('"%s" is remarked', (behind, code) => {
    expect(codesOf(deedOf(behind, ' in Section 12'))).toContain(code);
  });

  test.each(['Both tracts lie in Section 12.', 'Being a part of Tract One of the Ely plat.'])(
    '"%s" is not',
    (behind) => {
      expect(codesOf(deedOf(behind, ' in Section 12'))).toEqual([]);
    },
  );

  test('a section of its own is no other than that of the rest', () => {
    const two = figure('660').replace('BEGINNING', 'In Section 13. BEGINNING');
    expect(codesOf(deedOf('', ' in Section 12', two))).toEqual([]);
  });

  test('one number at the head of two is remarked', () => {
    expect(codesOf(deedOf('').replace('TRACT TWO', 'TRACT ONE'))).toContain('tracts_miscounted');
  });

  test.each(['Tracts One and Three above adjoin along the lane.', 'Exhibit A - Tracts 1 through 3'])(
    '"%s" names one that is not there',
    (behind) => {
      expect(codesOf(deedOf(behind))).toContain('tracts_miscounted');
    },
  );

  test('a list of other tracts is remarked', () => {
    expect(codesOf(deedOf('', ' (Tracts 1 and 3)').replace('ONE:', '1:').replace('TWO:', '2:'))).toContain(
      'tracts_miscounted',
    );
  });
});

describe('of a curve', () => {
  const curved = (words: string, behind = ''): string =>
    `BEGINNING at a stone; thence North 100.00 feet to a stake; thence along a curve to the right, having a radius of 100.00 feet, an arc length of 157.08 feet and a chord of North 45 degrees East 141.42 feet${words}, to a stake; thence East 50.00 feet to a stake; thence South 200.00 feet to a stake; thence West 150.00 feet to the point of beginning, containing 0.6 acres.\n\n${behind}\n`;

  test.each([
    [', with a tangent of 90.00 feet', ''],
    [", T=90.00'", ''],
    [', with a middle ordinate of 25.00 feet', ''],
    ['', 'The radius of said curve is 450.00 feet.'],
  ])('a measure that is not its own is remarked: "%s%s"', (words, behind) => {
    expect(codesOf(curved(words, behind))).toContain('curve_otherwise');
  });

  test.each([
    [', with a tangent of 100.00 feet', ''],
    [', with a middle ordinate of 29.29 feet', ''],
    ['', 'The curve above described has a tangent length of 100.00 feet.'],
  ])('its own is no remark: "%s%s"', (words, behind) => {
    expect(codesOf(curved(words, behind))).toEqual([]);
  });

  test('a degree of curve is held against the radius', () => {
    expect(codesOf(curved('').replace('a curve to', 'a 15°00\'00" curve to'))).toContain('curve_otherwise');
  });
});

describe('a course run in parts', () => {
  const run = (course: string): string =>
    `Beginning at a hub; thence North 330.00 feet; thence East ${course} to a pin; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`;

  test.each([
    '100.00 feet to a rod and continuing 164.00 feet further, a total distance of 264.00 feet',
    ', passing an iron pin at 234.00 feet, and continuing in all 264.00 feet',
    ', at 234.00 feet a pin, and 30.00 feet beyond it, in all 264.00 feet',
  ])('adds up: thence East %s', (course) => {
    expect(codesOf(run(course))).toEqual([]);
  });

  test('does not add up', () => {
    const course = ', at 234.00 feet a pin, and 45.00 feet beyond it, in all 264.00 feet';
    expect(codesOf(run(course))).not.toEqual([]);
  });
});

describe('a unit of the document', () => {
  const rods = (words: string): string =>
    `Beginning at a hub; thence North 20 rods; thence East 16 rods to a rod; thence South 20 rods; thence West 16 rods to the beginning${words}; containing 2 acres.`;

  test.each([
    ', each rod being of 18 feet',
    ', in rods of twenty feet each',
    ', 21 feet to the rod',
    ', Irish perches',
    ', one rod herein to be taken as 18 feet',
    '. The chain used was of fifty feet',
  ])('has a length of its own: %s', (words) => {
    expect(codesOf(rods(words))).toEqual(['unit_defined']);
  });

  test.each([
    '',
    ', each rod being of 16.5 feet',
    ', at sixteen and a half feet to the rod',
    ', one chain being 66 feet',
    ', the light pole being 35 feet tall',
    '. The rod is 12 feet from the fence',
  ])('is the usual one: %s', (words) => {
    expect(codesOf(rods(words))).toEqual([]);
  });
});

test('a number that is missing from a list of courses is remarked', () => {
  const listed =
    'BEGINNING at a stone; thence the following courses: (1) North 100 feet to a stake; (2) East 100 feet to a stake; (4) South 100 feet to a stake; (5) West 100 feet to the point of beginning, containing 0.23 acres.';
  expect(codesOf(listed)).toContain('numbering_broken');
  expect(codesOf(listed.replace('(4)', '(3)').replace('(5)', '(4)'))).toEqual([]);
  const led = listed.replace('; (4) South', ', and with Poe (3) South').replace('(5)', '(4)');
  expect(codesOf(led)).toEqual([]);
  expect(codesOf(led.replace('(3)', 'and three (3) others'))).toContain('numbering_broken');
  const behindThence = listed.replace('thence the following courses: ', '').replaceAll('(', 'thence (');
  expect(codesOf(behindThence)).toContain('numbering_broken');
});

test.each([
  ['1st: 2nd: 3rd: 3rd:', 'told twice'],
  ['Course No. 1: Course No. 2: Course No. 3: Course No. 5:', 'left out'],
])('a number %s of courses that is %s is remarked', (labels) => {
  const [one, two, three, four] = labels.split(/(?<=:) /);
  const figure = `Beginning at a post; ${one} thence North 400.00 feet; ${two} thence East 300.00 feet; ${three} thence South 400.00 feet; ${four} thence West 300.00 feet to the beginning, containing 2.755 acres.`;
  expect(codesOf(figure)).toEqual(['numbering_broken']);
});

test('a tract of its own number that nothing draws is land added, and an easement is not', () => {
  const figure =
    'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
  const codes = (second: string) => codesOf(`TRACT ONE: ${figure}\n\n${second}`);
  for (const second of [
    'TRACT TWO: Ten acres adjoining the above on the north.',
    'TRACT TWO: All the land of the grantor lying west of the creek.',
    'SECOND TRACT: The lot conveyed by Reed to Doe, Book 9, page 12.',
    'PARCEL II: Lot 4, Block 9.',
    'Parcel B: The wood lot, conveyed herewith.',
    'TRACT TWO: The Southwest Quarter of Section 9.',
    'PARCEL II: The N1/2 of the NW1/4 of said Sec. 9.',
  ])
    expect(codes(second)).toContain('land_added');
  for (const second of [
    'TRACT TWO: A non-exclusive easement for ingress and egress over the lane.',
    'TRACT ONE: Tax map 12-4.',
  ])
    expect(codes(second)).not.toContain('land_added');
});

test('a remark stands on its words and names its course', () => {
  const instrument = toldInstrument(deed({ second: ' (plat 305.00 feet)' }));
  const [remark] = quantitiesOf(instrument);
  expect(remark).toMatchObject({ code: 'length_told_twice', call: 1, tracts: [0] });
  const words = instrument.reading.tokens.slice(remark?.from, remark?.to).map(({ text }) => text);
  expect(words).toContain('305.00');
});

describe('a tract that begins at a corner of another', () => {
  const block = (east: number, first: 'North' | 'South', area: string) =>
    `thence ${first} 400.00 feet to a stone; thence East ${east}.00 feet to a pin; thence ${first === 'North' ? 'South' : 'North'} 400.00 feet to a stake; thence West ${east}.00 feet to the point of beginning, ${area}`;
  const deedOf = (second: string, behind = '', own = 'containing 2.755 acres.') =>
    `DEED\n\nJohn Doe grants to Mary Roe the following tracts in Adams County, Ohio:\n\nTRACT ONE: Beginning at a hub; ${block(300, 'North', own)}\n\nTRACT TWO: Beginning at ${second} ${behind}\n\nWitness my hand.\n`;
  const beyond = `the southeast corner of Tract One; ${block(200, 'North', 'containing 1.837 acres.')}`;

  test('lies where it is told to', () => {
    for (const behind of [
      'Tract Two adjoins Tract One on the east.',
      'This tract lies east of the tract first described.',
    ])
      expect(codesOf(deedOf(beyond, behind))).toEqual([]);
    for (const behind of ['Tract Two adjoins Tract One on the west.', 'This tract lies north of Tract One.'])
      expect(codesOf(deedOf(beyond, behind))).toContain('side_otherwise');
  });

  test('is not drawn over it', () => {
    const over = `the southwest corner of Tract One; ${block(200, 'North', 'containing 1.837 acres.')}`;
    expect(codesOf(deedOf(over))).toContain('tracts_bound');
    expect(codesOf(deedOf(beyond))).toEqual([]);
  });

  test('contains in all what is its own, where another follows', () => {
    expect(codesOf(deedOf(beyond, '', 'containing in all 2.755 acres.'))).toEqual([]);
  });

  test('is as large as the other where both are told to be equal', () => {
    expect(codesOf(deedOf(beyond, 'The two tracts are equal in area.'))).toContain('second_area');
  });
});

test('a front is as long as the course along its street', () => {
  const first = ', along Elm Street,';
  expect(codesOf(deed({ first, behind: 'The premises front 400 feet on Elm Street.' }))).toEqual([]);
  expect(codesOf(deed({ first, behind: 'The premises front 300 feet on Elm Street.' }))).toContain('side_otherwise');
});

test('what tells of the figure alone and can be held against nothing is not understood', () => {
  expect(codesOf(deed({ behind: 'The second course is the north line of the tract.' }))).toEqual([]);
  for (const behind of [
    'The point of beginning and the third corner are on the same line.',
    'The right angles of the lot are opposite.',
  ])
    expect(codesOf(deed({ behind }))).toEqual(['sentence_not_understood']);
});

test('courses counted along the way, listed without their word up to the next that has it', () => {
  const along = (count: string): string =>
    `Beginning at a pin; thence North 300 feet; thence along the wall the following ${count} courses and distances: N 45°00'00" E 100.00 feet; S 45°00'00" E 100.00 feet to the end of the wall; thence South 300 feet; thence West 141.42 feet to the beginning, containing 1.09 acres.`;
  expect(['three (3)', 'two (2)'].map((count) => openCodes(along(count)).includes('courses_miscounted'))).toEqual([
    true,
    false,
  ]);
});
