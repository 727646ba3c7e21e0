// The area that a tract states, and areas of other land that must not be taken for it.
import { describe, expect, test } from 'vitest';
import { readStatedArea } from '#core/read/document/stated-area.ts';

describe('the area of the tract', () => {
  test.each([
    ['containing 2.625 acres, more or less', 'acres=2.625', 2.625],
    ['containing two hundred and four acres of land, more or less', 'acres=204', 204],
    ['containing two and fifty-one hundredths acres', 'acres=2.51', 2.51],
    ['containing 26 acres and 72 hundredths, be the same more or less', 'acres=26.72', 26.72],
    ['containing 26 acres & 36½ hundredths of an acre', 'acres=26.365', 26.365],
    ['containing two acres, one quarter and eight rods', 'acres=2.3', 2.3],
    ['containing twenty one acres and three quarters and thirty poles', 'acres=21.9375', 21.9375],
    ['containing thirty acres and sixty-two hundredths of land', 'acres=30.62', 30.62],
    ['containing 30 acres and 62 hundredths of good land', 'acres=30.62', 30.62],
    ['containing thirty acres and one tenth of the land', 'acres=30', 30],
    ['containing six hundred and eight thousandths (.608) of an acre', 'acres=0.608', 0.608],
    ['containing six hundred and eight thousandths (.609) of an acre', '', null],
    ['containing four acres, and one hundred and ninety eight thousandths', 'acres=4.198', 4.198],
    ['containing four acres and three fifths', 'acres=4.6', 4.6],
    ['Meaning and intending to describe and convey 10.25 acres', 'acres=10.25', 10.25],
    ['containing 6.295 acres. BEING part of that land containing 183 acres, 2 roods', 'acres=6.295', 6.295],
    ['containing 5.64 acres, he having before the levy sold his place (133 acres)', 'acres=5.64', 5.64],
    ['containing two and sixty-five one-hundredths acres', 'acres=2.65', 2.65],
    ['containing two and fifty one-hundredths acres', 'acres=2.5', 2.5],
    ['containing two and fifty one hundredths acres', '', null],
    ['containing six hundred and seven thousandths of an acre', 'acres=0.607', 0.607],
    ['containing two and five hundredths of an acre', 'acres=2.05', 2.05],
    ['containing 2.00 acres. Area by coordinates, one acre being 43,560 square feet.', 'acres=2.00', 2],
    ['containing one acre, being 43,560 square feet', 'acres=1 | sqft=43,560', 1],
    ['containing seventyfour acres', 'acres=74', 74],
    ['containing seventy-eight acres and fifty six hundredths of an acre', 'acres=78.56', 78.56],
    ['containing 5 A. 2 R. 13 Ps. of land', 'acres=5.5813', 5.5813],
    ['containing about an acre & three quarters', 'acres=1.75', 1.75],
    ['containing twenty-two and thirty-five one-hun- dreths acres', 'acres=22.35', 22.35],
    ['containing 10.651 acres, more or less. Said tract contains 10.673 acres.', 'acres=10.651', 10.651],
    ['containing 10.651 acres. Said tract contains 10.751 acres.', 'acres=10.651 and 10.751', null],
    [
      'containing 11.574 acres. 0.810 acres of the above being within the road, leaving 10.764 acres outside of it',
      'acres=11.574',
      11.574,
    ],
    ['containing within said bounds 6.2 acres', 'acres=6.2', 6.2],
    ['to the stone, and including 6.2 acres, as platted', 'acres=6.2', 6.2],
    ['to the place of beginning; in superficial area 3,500 feet', 'sqft=3,500', null],
    ['in superficial area 50 feet by 70 feet', '', null],
    ['FIELD NOTES of a survey made in May 2015 of 6.2 acres in the Hart Survey', 'acres=6.2', 6.2],
    ['out of a survey made in May 1850 of 640 acres in the Hart Survey', '', null],
    ['one acre for a school site, located in the quarter', 'acres=1', 1],
    ['to the place of beginning, and found to hold 12.5 acres', 'acres=12.5', 12.5],
    ['a tract of land of approximately 50 acres which is located in the county', 'acres=50', 50],
    ['First tract One Hundred Seventy-one (171) acres of land known as the North part', 'acres=171', 171],
    ['containing 2.5 acres and having 40 acre feet of water', 'acres=2.5', 2.5],
    ['containing two square miles, more or less', 'acres=1280', 1280],
    ['containing 0.25 sq. mi.', 'acres=160', 160],
    ['CONTAINING 142,602 SQUARE FEET OR 3.274 ACRES, MORE OR LESS', 'acres=3.274 | sqft=142,602', 3.274],
    ['CONTAINING 22,216 SQ. FT. (0.51 AC.) +/-', 'acres=0.51 | sqft=22,216', 0.51],
    ['Sec. 6, lot 16.\n49.26 acres.\n', 'acres=49.26', 49.26],
    ['Sec. 1, lot 17\n44.83 acres.\n', 'acres=44.83', 44.83],
    ['County: Larkin  Total Acres: 640.00  Rental: $640.00', 'acres=640.00', 640],
    ['to the original point of beginning. Said tract contains 41.0 acres, more or less.', 'acres=41.0', 41],
    ['containing .841 mineral acres, more or less', 'acres=0.841', 0.841],
    ['containing 3 . 43 acres , more or less .', 'acres=3.43', 3.43],
    ['containing Five and five - hundredths ( 5 . 05 ) acres', 'acres=5.05', 5.05],
    ['CONTAINING AN AREA OF 0.329 ACRES OR 14,329 SF MORE OR LESS', 'acres=0.329 | sqft=14,329', 0.329],
    ['containing 70 21-100 acres of land', 'acres=70.21', 70.21],
    ['containing 9 and 41-100 acres', 'acres=9.41', 9.41],
    ['containing three acres and three quarters of an acre', 'acres=3.75', 3.75],
    ['containing three acres and one fourth of an acre', 'acres=3.25', 3.25],
    ['containing fifty-three and 84-100 acres', 'acres=53.84', 53.84],
    ['containing 303 acres, and allowance of 6 per cent for roads', 'acres=303', 303],
    ['DESCRIPTION of a 177.373 acre parcel of land located in the Township of Mayo', 'acres=177.373', 177.373],
    ['All that certain 2 . 118 acre tract in the Hollis Survey', 'acres=2.118', 2.118],
    ['4.18 acres out of the J. Keller Survey No. 9', 'acres=4.18', 4.18],
    ['CONTAINING one hundred sixty perches (1.001 acre), neat measure', 'acres=1.001', 1.001],
    ['BEING 22. 255 acres of land', '', null],
    ['Area 1.6056 hectares', 'ha=1.6056', null],
    ['to the place of beginning, enclosing 3.118 acres', 'acres=3.118', 3.118],
    ['The land as described aggregates 52.5 acres.', 'acres=52.5', 52.5],
    ['Superficies: 20417,5 square metres', 'sqm=20417.5', null],
    ['an area of 0,85 hectares', 'ha=0.85', null],
    ['suit to recover 320 acres of land', 'acres=320', 320],
    ['Containing about eighty (80) rods be the same more or less', 'acres=0.5', 0.5],
    ['an area of FOUR HUNDRED EIGHTY FIVE (485) SQUARE METERS', 'sqm=485', null],
    ['said parcel containing an area of 1329 square metres more or less', 'sqm=1329', null],
    ['containing two hundred forty superficial arpents', 'arpents=240', null],
    ['Containing by Estimation Seventy acres & a half be the same', 'acres=70.5', 70.5],
    ['Containing one half of an acre more or less', 'acres=0.5', 0.5],
    ['An acre and a half of land in the village', 'acres=1.5', 1.5],
    ['containing 33 1/3 acres', 'acres=33.3333', 33.3333],
    ['containing 7½ acres', 'acres=7.5', 7.5],
    ['Containing 0.51± acres', 'acres=0.51', 0.51],
    ['containing .75 acre', 'acres=0.75', 0.75],
    ['containing 160 A.', 'acres=160', 160],
    ['The west fifty (50) acres of that part of lot sixteen', 'acres=50', 50],
    ['Eight hundred & fivety Acres of Land lying and being', 'acres=850', 850],
    ['said lot containing 3 09 acres', 'acres=3.09', 3.09],
  ])('%s', (text, stated_area, stated_acreage) => {
    expect(readStatedArea(text)).toMatchObject({ stated_area, stated_acreage });
  });

  test.each([
    ['containing twelve acres, two roods and fifteen perches, strict measure', 12.5938],
    ['containing 12A 2R 15P', 12.5938],
    ['containing 10 acres 20 perches', 10.125],
    ['containing 1 acre and 40 square rods', 1.25],
    ['containing thirty-one acres and forty-two perches', 31.2625],
  ])('roods and perches are added up: %s', (text, acres) => {
    expect(readStatedArea(text).stated_acreage).toBeCloseTo(acres, 4);
  });
});

describe('areas of other land', () => {
  test.each([
    'being part of a 100-acre tract conveyed to Smith',
    'to the point of beginning, being cut out of the 80 acres of Smith',
    'to the point of beginning. Cut out of 80 acres.',
    'less 2.5 acres',
    'together with 40 acre-feet of water for each year',
    'containing 383 of an acre',
    'to the corner of a survey of 320 acres made for E. Standifer',
    'to a corner of the South 400 acres of Section 15',
    'One septic tank is allowed for each 1.5 acres',
    'thence with the line of his 40 acre tract',
    'out of the remainder of a called 612.5 acre tract',
    "The seller's remaining land contains 7.5 acres.",
    'to the point of beginning, together with the right to cut hay on the 7.5 acres lying north of the lane',
    'with a right of way over the adjoining tract of Pell containing 7.5 acres',
  ])('%s', (text) => {
    expect(readStatedArea(text)).toMatchObject({ stated_area: '', stated_acreage: null });
  });

  test.each([
    'the SW fourth of the NE quarter of Section 11, Township No. 4 of Range No. 6, 40 acres',
    'to the point of beginning, containing 1, 240 acres',
  ])('a comma between two figures settles neither: %s', (text) => {
    expect(readStatedArea(text)).toMatchObject({ stated_area: '', stated_acreage: null });
  });

  test.each([
    ['a tract containing 5.02 acres, being part of that certain 100 acre tract', 5.02],
    ['BEING 2.000 acres of land, more or less, out of a called 10.5 acre tract', 2],
    ['EXCEPT two acres in the NW corner; containing 38 acres', 38],
    ['containing 40 acres, of which 3 acres lie in the road', 40],
    ['Containing 3.21 acres gross and 3.01 acres net', 3.21],
    ['All that tract of 45 acres on Laurel Fork, part of the Harness survey of 1,400 acres', 45],
  ])('beside that of the tract: %s', (text, acres) => {
    expect(readStatedArea(text).stated_acreage).toBe(acres);
  });

  test('two areas in one unit that differ both stand, and no acreage is settled', () => {
    expect(readStatedArea('containing 5.02 acres, more or less; said tract containing 5.21 acres')).toMatchObject({
      stated_area: 'acres=5.02 and 5.21',
      stated_acreage: null,
    });
  });

  test.each([
    'containing 6.10 acres by deed but 6.40 acres by survey',
    'containing 6.10 acres, though found to hold 6.40 acres',
    'containing 6.10 acres with the lane and 6.40 acres without it',
  ])('a second figure for the same land stands beside the first: %s', (text) => {
    expect(readStatedArea(text).stated_area).toBe('acres=6.10 and 6.40');
  });

  test('the area of several tracts together is no area of one of them', () => {
    const text = 'to the point of beginning; the two parcels containing together 6.10 acres.';
    expect(readStatedArea(text, 'several').stated_area).toBe('');
    expect(readStatedArea('containing in all 6.10 acres', 'one').stated_area).toBe('acres=6.10');
    expect(readStatedArea('containing after the exception 6.10 acres', 'exception').stated_area).toBe('');
  });

  test('square rods are a hundred-and-sixtieth of an acre each', () => {
    expect(readStatedArea('containing 240 square rods').stated_area).toBe('acres=1.5');
  });

  test('words and figures that contradict each other settle no area', () => {
    expect(readStatedArea('containing forty (44) acres').stated_area).toBe('');
  });
});
