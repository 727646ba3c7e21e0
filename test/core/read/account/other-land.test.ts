// What is said of other land, a neighbour's or a parent's, is not said of this; and what is said of this is not excused by it.
import { expect, test } from 'vitest';
import { matcherOf } from '#core/language/pattern.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { scanTokens } from '#core/language/tokens.ts';
import { OTHER_LAND_CLASSES, OTHER_LAND_RULES } from '#core/read/account/other-land-rules.ts';
import { readDocument } from '#core/read/read-document.ts';

const match = matcherOf(OTHER_LAND_RULES, OTHER_LAND_CLASSES);

function rulesOf(text: string): string[] {
  const tokens = scanTokens(text);
  const words = wordsIn(tokens, 0, tokens.length);
  return match(words, phrasesOf(words)).map(({ rule }) => rule.name);
}

test.each(OTHER_LAND_RULES)('$name finds: $finds', ({ name, finds, leaves }) => {
  expect(rulesOf(finds)).toContain(name);
  expect(rulesOf(leaves)).not.toContain(name);
});

const deed = (sentence: string, course = ''): string =>
  `WARRANTY DEED. Silas R. Dunaway does grant and convey unto Amos W. Rademacher the following real estate, being part of the Southwest Quarter of Section 27, Township 23 South, Range 6 West of the 6th P.M., in Reno County, Kansas, to wit:

Beginning at a post; thence North 660 feet${course} to a stake; thence East 660 feet to a stone; thence South 660 feet to a stone; thence West 660 feet to the place of beginning, containing 10 acres.

${sentence}

To have and to hold the same forever.`;

/** Of all its tracts, with one more for each that was not drawn. */
const openIn = (text: string): string[] =>
  readDocument(pagesOfText(text)).tracts.flatMap(({ findings = [] }, index) => [
    ...(index > 0 ? ['tract'] : []),
    ...findings.map(({ code }) => code),
  ]);

test.each([
  "Grantor's deed from Walter A. Lathem excepted a church lot, which lies outside and adjoining the lines above and never was within them.",
  'The deed under which Dunaway holds left out a burying ground, which is not within the above bounds.',
  'The deed to Silas R. Dunaway excepted one acre for a school; that acre lies beyond the lines here given.',
  'A mill lot was reserved in the deed from Josiah Pratt, and that lot lies wholly outside of the land above described.',
  'The half acre excepted by Amos Teal in his deed of 1890 lies without the bounds of this tract.',
  'The schoolhouse lot excepted in the deed of Orrin Cole adjoins this tract on the east and is no part of it.',
  'The lands of Nunnally to the north were themselves conveyed less and except a cemetery, by deed in Book 188, Page 9, with which this conveyance is not concerned.',
  'The adjoining Crumley tract was itself conveyed with an exception of two acres, which lie on the far side of that tract.',
  'The Teal farm on the east was conveyed to Levi Teal excepting three acres for a church.',
  'The adjoining land of Harriet Cole was sold to her saving a strip along its own east line.',
  'The two-acre lot that Luther W. Swafford sold to the lodge joins this land without and is no part of it.',
  'The acre which Cole gave to the church adjoins it on the south.',
  'The said quarter section, one hundred and sixty acres, was patented to Raymond Brantley, and this is cut out of it.',
  'The Southwest Quarter of said section holds 160 acres, of which the land herein described is a part.',
  'Raymond Brantley bought 80 acres of the railroad company, and this tract is a part thereof.',
  'The tract was severed from a farm of 120 acres owned by Raymond Brantley.',
  'Last transfer covered 80 acres, of which the parcel now granted is a part.',
  'The patent to Orrin Krause was of 160 acres, whereof this tract forms a part.',
  'Carved out of a tract of 30 acres described in Book 193 at page 504, the residue of which was sold to Charles Edgerton.',
  'Being a portion of the premises described in Document 2518210, the residue of which the Grantor retains and does not herein describe.',
  "This is a new split from Assessor's parcel of 22.88 acres; the remainder stays with Grantor and is not described here.",
  'Being part of the land conveyed by deed in Book 20, page 9, the balance of which has been sold to Levi Teal.',
  'Cut from the tract recorded in Book 20, page 9; the rest thereof is retained by the grantor.',
  'The United States patented the Southwest Quarter of Section 27, of which this is a part, to Orrin F. Krause.',
  'A farm in Wakulla County, belonging to the same estate, is not dealt with by this deed.',
  'The rest of the estate, being 1,200 shares of stock and a farm in Wakulla County, is not dealt with by this deed.',
  'The grantor being then on a visit in Shelby County, his second acknowledgment was taken there.',
  'The wife of the grantor being absent in Shelby County, she acknowledged this deed there.',
  'Hoke N. Fowler held an undivided half of this land and conveyed it to the grantor, who then and now owned the other half; the whole is hereby conveyed.',
  'Lot 9 adjoins it on the west.',
  'Section 28 adjoins this tract on the west, beyond the road.',
  'The Southwest Quarter of Section 27 was patented to Orrin Krause, and this is cut out of it.',
  'The Southwest Quarter of Section 27, whereof the tract herein described is a part, was entered by Orrin Krause.',
  'The deed of Josiah Pratt to Dunaway reserved a burial lot, which burial lot lies outside of these bounds.',
  'Pratt kept back two acres for his daughter, and the two acres lie wholly beyond the above lines.',
  'The one acre tract excepted in the deed of 1902 is not within the lines of the land herein conveyed.',
  'In the deed from Pratt an acre for a school was left out; the said acre does not touch the land above described.',
  'A former deed excepted five acres on the hill, which five acres are no longer owned by the grantor and are not inside the foregoing bounds.',
  'The church lot of one acre abuts upon this tract but lies wholly without its lines.',
  'The half acre sold to the school district adjoins the above described land and is no part of it.',
  'The neighboring Hodge farm was deeded to Levi Hodge reserving four acres on its north side.',
  'The Hodge land on the south was itself patented excepting a mill seat.',
  'The lands of Levi Hodge on the east were sold to him less two acres for a road.',
  'The tract was surveyed out of the Hodge farm of 240 acres.',
  'Josiah Pratt entered 160 acres in 1871, of which the above described tract is a part.',
  'The parcel map shows a parcel of 40 acres, and this is a portion thereof.',
  'The tract is a division of the 40 acre parent parcel.',
  'Being a part of the land described in Book 9, page 12, the remainder of which is owned by Levi Hodge.',
  'Split from the tract in Book 9, page 12; the balance thereof was conveyed to Levi Hodge.',
  'This parcel was severed from a larger tract of 55 acres; the residue is kept by the grantor.',
  'The grantors being on a journey in Sedgwick County, this deed was sent to them for signature.',
  'The notary was then at work in Sedgwick County.',
  'Amos Pratt took one third by descent and bought the other two thirds of his sisters, and conveyed it to the grantor, who holds the whole.',
  'The grantor bought an undivided half of Pratt and the other half of Hodge; the entire fee is hereby conveyed.',
])('told of other land: %s', (sentence) => {
  expect(openIn(deed(sentence))).toEqual([]);
});

test.each([
  "Grantor's deed from Walter A. Lathem excepted a church lot.",
  'The deed from Haskell excepted a graveyard lot, which lies outside the village limits.',
  'The deed to Silas R. Dunaway excepted one acre for a school; that acre lies in the north corner.',
  'A mill lot was reserved in the deed from Josiah Pratt, and said mill lies outside of the land of Cole.',
  'Excepting one acre, said tract lying outside the corporate limits.',
  'The schoolhouse lot is no part of this tract.',
  'The schoolhouse lot in the northeast corner adjoins the land of Cole and is no part of this tract.',
  'Less and except the one acre lot which adjoins this tract on the east line.',
  'The lands were conveyed to the grantor less and except a cemetery.',
  'The Crumley tract was conveyed to the grantor with an exception of two acres.',
  'The lands of Nunnally on the north are excepted.',
  'The two-acre lot that Luther W. Swafford sold to the lodge is within this land.',
  'This tract contains 12 acres, and the acre of Cole lies outside of the above bounds.',
  'The above tract is of 12 acres, this being a part thereof.',
  'The above described tract holds 12 acres, of which the land hereby conveyed is a part.',
  'This tract of 12 acres is cut out of the quarter section.',
  'Being a portion of the premises described above, the residue of which the Grantor retains.',
  'A part of the above tract, the residue of which was sold to Charles Edgerton.',
  'The residue of which was sold to Charles Edgerton.',
  'This is part of the Reed farm. The remainder of the above tract stays with Grantor.',
  'The remainder stays with Grantor.',
  'Carved out of a tract of 30 acres, and less one acre sold to Edgerton.',
  'A farm in Wakulla County also passes by this deed.',
  'The land lies in Shelby County.',
  'The premises being then in Shelby County.',
  'Hoke N. Fowler held an undivided half of this land and conveyed it to the grantor.',
  'The acre by the brook, outside of the above bounds, is also conveyed.',
  'Lot 9 is conveyed.',
  'The grantor being seized of the land in Shelby County.',
  'All the land of the grantor being in Shelby County.',
  'The Northwest Quarter of Section 27, and the above is a part of the farm of Cole.',
  'Also the Northeast Quarter of Section 27.',
  'The deed of Josiah Pratt to Dunaway reserved a burial lot.',
  'Pratt kept back two acres for his daughter.',
  'Pratt kept back two acres for his daughter, and the two acres lie along the lines above run.',
  'The one acre tract excepted in the deed of 1902 lies within the lines of the land herein conveyed.',
  'The one acre tract excepted in the deed of 1902 lies within the city, outside the mill district.',
  'An acre for a school is left out; the said acre touches the land of Hodge.',
  'Grantor excepts five acres on the hill; the house is not inside the foregoing bounds.',
  'Excepting five acres on the hill; the house lies outside of the above bounds.',
  'Excepting five acres on the hill, and the barn lies outside of the above lines.',
  'The church lot of one acre is excepted and abuts upon the road.',
  'The half acre sold to the school district is no part of the land conveyed.',
  'The Hodge farm was deeded to the grantor reserving four acres on its north side.',
  'This tract is 12 acres surveyed out of the Hodge farm.',
  'The above described land is 12 acres, of which the land sold is a part.',
  'The land conveyed is a part of the above tract, the remainder being kept.',
  'Being a part of the land described herein, the remainder of which is owned by Levi Hodge.',
  'A part of the above land was conveyed to Levi Hodge by deed in Book 9, page 12.',
  'The remainder of the land was sold to Levi Hodge.',
  'The balance thereof was conveyed to Levi Hodge.',
  'This parcel was severed from a larger tract; the north half is kept by the grantor.',
  'This parcel was severed from a larger tract; the residue of the above land is kept by the grantor.',
  'This parcel was severed from a larger tract, excepting the mill lot.',
  'A lot in Sedgwick County is also conveyed by this deed.',
  'The land is in Sedgwick County.',
  'The premises being in Sedgwick County, this deed is recorded there.',
  'The grantor bought an undivided half of Pratt, which half is hereby conveyed.',
])('told of this land: %s', (sentence) => {
  expect(openIn(deed(sentence))).not.toEqual([]);
});

test.each([
  ' along the land which Harvey Mueller bought, less what he has since sold off to Albert Iverson,',
  " by the Boyer heirs' land, out of which the graveyard is excepted to the church,",
  ', on the west being lands of Casper W. Zeller, less a garden he sold to his brother,',
  ' along the west line of land of Norman L. Beaumont as described in Book 78, page 7, excepting the half acre which Norman L. Beaumont sold to the church out of his own land,',
  ' with the land of Levi Teal, save the lot that he gave to the school,',
  ' along the Teal tract, from which Levi Teal excepted an acre for a church,',
  ' along the land of Levi Hodge, excepting what he has conveyed to the county,',
  ' by the Hodge farm, out of which Levi Hodge excepted two acres,',
  ' with lands of Amos Pratt, less the acre Pratt deeded to the lodge,',
  ' along the lands of Josiah Hodge, minus a lot which she gave to the church,',
])('told of the land run along:%s', (words) => {
  expect(openIn(deed('', words))).toEqual([]);
});

test.each([
  ' along the land of Zeller to a stake, less a garden he sold to his brother,',
  ' along the land of Levi Teal, less a garden sold to his brother,',
  ' along the land of Levi Teal, less the garden reserved by the grantor,',
  ', less a garden sold to Levi Teal,',
  ' along the road, out of which one acre is excepted,',
  ', excepting the half acre which the grantor sold to the church,',
  ' along the land of Levi Teal, less one acre which we sold to the church,',
  ' along the land of Levi Hodge, excepting what the grantor has conveyed to the county,',
  ' by the Hodge farm, excepting two acres,',
  ' with lands of Amos Pratt, less the acre deeded to the lodge,',
  ' to lands of Josiah Hodge, less the acre this day reserved,',
  ' along the road, less a lot which he gave to the church,',
  ' along the land of Levi Hodge, less the acre that he reserves,',
])('told beside a course of this land:%s', (words) => {
  expect(openIn(deed('', words))).not.toEqual([]);
});

test('an area that counts the land in the highway adds none', () => {
  const counted = (aside: string): string =>
    `Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres, including ${aside}.`;
  expect(openIn(counted('the land in the highway'))).toEqual([]);
  expect(openIn(counted('the adjoining lot'))).not.toEqual([]);
});

test('what a bracket tells of the rest of the quarter section keeps out nothing', () => {
  const lead = (aside: string): string =>
    `Silas Dunaway grants and conveys a tract of land in the Northwest Quarter of Section 9, Township 19 South, Range 4 East, described as follows: (${aside}) Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`;
  expect(
    openIn(lead('the remainder of said quarter section being retained by the estate and not described here')),
  ).toEqual([]);
  expect(
    readDocument(pagesOfText(lead('the remainder of the tract below being retained by the estate'))).tracts[0]
      ?.is_exception,
  ).toBe(true);
});
