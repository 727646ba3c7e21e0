// A grant of only a portion of what is described, told by where it lies in it.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { heardCodes } from '#test/support/heard.ts';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const given = (object: string, behind = ''): string =>
  `THIS DEED, made by Amos Pike, for ten dollars paid, witnesses that he does hereby grant, bargain, sell and convey unto Mary Hart, her heirs and assigns forever, ${object}: ${FIGURE}${behind}`;

test.each([
  ['all that portion lying south of the right of way of the Wabash Railroad of the following tract'],
  ['that part situated west of Mill Creek of the following described land'],
  ['all that part which lies easterly of the turnpike in the following described premises'],
  ['the portion north of the county ditch of the following real estate, to wit'],
  ['all the land that lies on the west side of Duck River within the bounds following'],
  ['all my land lying above the mill road within the following boundaries'],
  ['all the ground lying between the creek and the lane inside the following lines'],
  ['that part that lies below the bluff within the lines following'],
  ['all of the land lying east of the branch embraced within the following metes and bounds'],
  ['all of the following tract lying south of the railroad'],
  ['all of the following tract lying north and east of Mill Creek, in Allen County'],
  ['all my land lying northwest of the road within the following bounds'],
  ['all of the farm herein bounded that lies outside of the fenced burying ground upon it, to wit'],
  ['all of the land hereinafter bounded which lies between the ditch and the railroad, to wit'],
  ['all of the tract hereinafter described that is situated above the mill road, to wit'],
])('%s is not all of it', (object) => {
  expect(openCodes(given(object))).toContain('part_only');
});

test.each([
  ['that part of the Southeast Quarter lying south of the Wabash Railroad, described as follows'],
  ['all that tract of land lying on the west side of Duck River within the following bounds'],
  ['all that land lying on the north side of Harpeth River, bounded as follows'],
  ['all the land within the following bounds'],
  ['the following described tract lying south of the Wabash Railroad'],
  ['a parcel of land situated north of Elm Street, within the following described lines'],
  ['all of the following described real estate, situated in Allen County'],
  ['all of the following tract lying on the waters of Mill Creek'],
  ['all my land situate in the town of North Stonington within the following bounds'],
  ['all the property situated in the Fourth Ward of the City of Lima within the following bounds'],
  ['all the premises lying in the Western Addition within the following lines'],
  ['all my land located in the Southwest Quarter of Section 5 within the following boundaries'],
  ['all of the following described tract situated northeast of the Town of Rolla, in Phelps County'],
  ['all of the following tract lying east of Eureka, Carroll County, Arkansas'],
  ['all the land lying between the road and the creek and contained in the following boundary'],
])('%s is all of it', async (object) => {
  expect(await heardCodes(given(object))).not.toContain('part_only');
});

test.each([
  [' The portion of the lot south of the alley was paved by the city.'],
  [' The part lying north of the creek is in meadow.'],
])('what is told of a part of the land takes nothing:%s', (behind) => {
  expect(openCodes(given('the following tract', behind))).not.toContain('part_only');
});

test('nobody who hears the grant as harmless lets its portion go', () => {
  const text = given('all of the farm herein bounded that lies outside of the fenced burying ground, to wit');
  const [tract] = readDocument(pagesOfText(text), { oddsOf: () => -9 }).tracts;
  expect(tract?.findings?.map(({ code }) => code)).toContain('part_only');
});
