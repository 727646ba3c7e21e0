// Of what a share, a part, an exception, a change or an ending is said: of money, a lien, a road, another tract or paper it leaves the land as it is; its twin, said of the land, does not.
import { describe, expect, test } from 'vitest';
import { heardStatuses } from '#test/support/heard.ts';

const COURSES =
  'beginning at an iron stake; thence North 330.00 feet to a stone; thence East 264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning';
const D = `${COURSES}, containing 2.00 acres`;
const E =
  'beginning at a white oak; thence North 660.00 feet to a stone; thence East 264.00 feet to a stone; thence South 660.00 feet to a stake; thence West 264.00 feet to the beginning, containing 4.00 acres';
const HEAD =
  'THIS DEED between John Harlan and Mary Harlan, his wife, and Peter Oakley WITNESSETH, that the parties of the first part, in consideration of Ten Dollars, do';
const PLACE = 'in Stokes County, North Carolina';

/** Behind the description, or behind its area where the words begin with a comma. */
const behind = (words: string): string =>
  `${HEAD} grant and convey unto the said Peter Oakley a tract of land ${PLACE}, bounded as follows: ${D}${words.startsWith(',') ? '' : '. '}${words}\nWitness our hands.`;
const granting = (words: string): string => `${HEAD} ${words} ${D}.\nWitness our hands.`;
const over = (words: string): string => `${words}\n\n${behind('')}`;
const drawn = (words: string): string => words.replace('{D}', D).replace('{E}', E).replace('{P}', PLACE);

function twins(make: (words: string) => string, pairs: readonly (readonly [string, string])[]): void {
  test.each(pairs)('%s', async (harmless, harmful) => {
    expect([...new Set(await heardStatuses(make(harmless)))]).toEqual(['PASS']);
    expect((await heardStatuses(make(harmful))).every((status) => status === 'PASS')).toBe(false);
  });
}

describe('shares', () => {
  twins(behind, [
    [
      'The price is $900, of which $300 has been paid, the rest at $20 per month on the first of each month with 8% interest.',
      'The price is $900 for an 8% interest in the land.',
    ],
    [
      'The same was sold at auction, no person offering to pay the tax for a smaller undivided part, to the grantee.',
      'No person offering to pay the tax for the whole, a smaller undivided part was sold to the grantee.',
    ],
    [
      'Should either grantee fail to survive the grantor, the share of that one shall go to the other.',
      "Should the grantor's brother not sign, his share shall not pass.",
    ],
  ]);
  twins(behind, [
    [
      'The grantees shall hold in equal shares, and upon the death of either his share shall go to the survivor.',
      'The grantor conveys the shares of his brothers.',
    ],
    ["The State's mineral half is reserved in the manner provided by law.", "The State's west half is reserved."],
    ['Together with 36 acres of Newlands Project water right, Serial 511.', 'Together with 36 acres of water front.'],
  ]);
  twins(drawn, [
    [
      'Deed of partition. The others do release and confirm to the party of the first part in severalty, as and for her full share of said estate, the lot {P}, bounded as follows: {D}.',
      'The others do grant to the party of the first part their full share of the lot {P}, bounded as follows: {D}.',
    ],
    [
      'Pioneer Trust Company conveys to Vernon Stapp and Lila Stapp, who accept as joint tenants and not as community property: a tract {P}, {D}.',
      'Pioneer Trust Company conveys to Vernon Stapp its farm {P}, and not as part of it the following lot: {D}.',
    ],
    [
      'We viewed the estate in the writ mentioned, being six acres {P}, and have set off as follows: To Jacob Staib, the west tract: {D}. To Mary Staib, the east tract: {E}.',
      'John Harlan conveys to Peter Oakley {P}: Tract One, six acres: {D}. Tract Two: {E}.',
    ],
  ]);
});

describe('parts', () => {
  twins(behind, [
    [
      'Meaning and intending to convey a part of the premises described in the deed of Ruby Bowden to the Grantors recorded in Book 781, Page 409.',
      'Meaning and intending to convey a part of the premises described in the deed of Ruby Bowden, which are those above bounded.',
    ],
    [
      'The wife did not join in the former deed, although the land was a part of the place upon which they then lived.',
      'The wife did not join in this deed, although a part of the premises is hers.',
    ],
    [
      'For addition to the burial ground, which lies next on the south, and to be dedicated to that use only.',
      'The part next the burial ground only is granted.',
    ],
    ['For a road, and to be dedicated to public use only.', 'The south part to be dedicated to public use only.'],
    [
      ', including so much thereof as lies within the bounds of the highway, to the use of which by the public it is subject.',
      ', including so much of the Reed farm as lies within the bounds of the highway.',
    ],
  ]);
  twins(granting, [
    [
      `convey that part of the NW 1/4 of Section 4, Township 82 North, Range 23 West of the 5th P.M., in Story County, Iowa:`,
      `convey that part of the following tract ${PLACE}, lying west of the road:`,
    ],
    [`convey the said ground ${PLACE}, to wit:`, `convey only the said ground west of the branch ${PLACE}, to wit:`],
    [
      `give to the town a field for a public common to be kept open forever, ${PLACE}, bounded thus:`,
      `give to the town their farm ${PLACE}, but a field is to be kept out of it, bounded thus:`,
    ],
    [
      `convey a lot ${PLACE}, formerly kept as a tavern stand, bounded thus:`,
      `convey their farm ${PLACE}, kept out of it being the lot bounded thus:`,
    ],
    [
      `convey a lot of land ${PLACE}, set apart for a school house, and described thus:`,
      `convey their farm ${PLACE}, a lot whereof is set apart for a school house, described thus:`,
    ],
    [
      `convey, for $31.50 an acre, of which the last bond is this day taken up, the lien of which is released by the vendor, a boundary of land ${PLACE},`,
      `convey, for $31.50 an acre, of which the west acre is taken out, a boundary of land ${PLACE},`,
    ],
  ]);
});

describe('exceptions', () => {
  twins(behind, [
    [
      'The premises are free from all incumbrances whatever, save the highway now laid along the road mentioned.',
      'The premises are free from all incumbrances, save the highway and the church lot.',
    ],
    [
      'There are no encumbrances save a public road along the east side.',
      'The premises are free from all incumbrances, save the road deeded to the county.',
    ],
    [
      'Subject to the easement granted Kentucky Utilities Company, which easement is 100 feet in width and crosses the tract.',
      'Subject to the strip granted Kentucky Utilities Company, which strip is 100 feet in width and crosses the tract.',
    ],
    [
      'All streets shown and not heretofore dedicated are hereby dedicated to the public.',
      'The streets are not dedicated nor conveyed.',
    ],
    [
      'With the exception of a right of way for a telephone line granted in 1929, no easement is known to affect the lands.',
      'With the exception of one acre, no easement is known to affect the lands.',
    ],
    [
      'The steam boiler and saws in the mill belong to other parties and do not pass.',
      'The saws and the mill do not pass.',
    ],
    ['The engine in the mill is not conveyed.', 'The engine in the mill is not conveyed nor is the mill.'],
    [
      'The land is free from all incumbrances, save the highway.',
      'The land is free from all incumbrances, except the road bed.',
    ],
    [
      'The land is free from all incumbrances, except the right of way of the railroad, recorded in Book 9, page 3.',
      "The land is free from all incumbrances, except the lane, which is Reed's.",
    ],
    [
      'No encumbrance is known except the right of way granted in 1929.',
      'No encumbrance is known except the right of way sold to the railroad.',
    ],
    ['There is no easement, except the road.', 'There is no easement, except the road which Reed owns in fee.'],
    [
      'The land is free from all incumbrances, save a road along the east side.',
      'The land is free from all incumbrances, save a road laid out of it.',
    ],
  ]);
});

describe('changes and endings', () => {
  twins(behind, [
    [
      "Should an ordinance prohibit a service station, Lessee may cancel upon ninety days' notice.",
      'Lessee may cancel the east line.',
    ],
    [', the wheat upon the ground to be cut by Pardee.', ', a strip off the ground to be cut by Pardee.'],
    [
      'The description in the former deed is correct and is here repeated.',
      'The description in the former deed is correct and is here changed.',
    ],
    ['The survey of 1920 is correct and is here followed.', 'The survey of 1920 is correct and must be followed.'],
    ['Line abandoned under Docket 6.', 'Line abandoned by the grantor on the north under Docket 6 of the commission.'],
    [', the wheat upon the ground to be cut by Reed.', ', the wheat upon the ground to be cut with the north acre.'],
    [
      'In trust to secure the bank in the payment of one bond, upon payment of which this conveyance shall be void, otherwise to remain in full force and the trustee shall sell the land.',
      'Upon payment of which this conveyance shall be void as to the west half of the land, otherwise to remain in full force.',
    ],
    [
      'Released from the lien of the First Mortgage by partial release, Document 301772.',
      'Released as to the west half, Book 4, page 12.',
    ],
    ['This deed shall have no effect on the lien of the taxes.', 'This deed shall have no effect on the west half.'],
    ['This deed shall have no effect on the liens.', 'This deed shall have no effect on the fee.'],
  ]);
  twins(over, [
    ['GRANT DEED      I.R.S. $3.85 (cancelled)', 'GRANT DEED CANCELLED. I.R.S. $3.85'],
    ['Documentary stamps $1.10, cancelled.', 'I.R.S. $3.85\nVOID'],
  ]);
});

describe('lines agreed upon', () => {
  const fenced = (words: string): string =>
    behind(words).replace(
      'to a stake; thence West 264.00 feet',
      'to a stake in the old fence; thence with the fence West 264.00 feet',
    );
  twins(fenced, []);
  const section =
    'Harlan conveys part of the SW1/4 of Section 20, Township 3 South, Range 54 West of the 6th P.M., in Washington County, Colorado:';
  twins(
    (words) => `${section} ${D.replace('thence North', `thence North along the ${words} line of said section`)}.`,
    [['west', 'east']],
  );
});

describe('measures, names and marks', () => {
  twins(behind, [
    ["The grantors' homestead is 80 acres in another township.", 'The tract is 3 acres elsewhere measured.'],
    ['A tobacco allotment of 0.4 acre goes with the land.', 'The whole allotment is 3 acres.'],
    ['It lies opposite the 10 acre lot of the Grange.', 'The tract, opposite the mill, is 3 acres.'],
    ['One acre of the same is planted in corn.', 'One acre of the same is sold to Cole.'],
    ['The survey was corrected for local attraction.', 'The courses must be corrected for variation.'],
    ['The courses were corrected for declination.', 'Said courses corrected for declination.'],
    ['2.00 acres, plat 4 of record.', '2.00 acres, by plat 3 of record.'],
    [
      'The grantor resides at 415 Ora Drive, Pace, Santa Rosa County, Florida.',
      'Distances are by the pace, each pace being 36 inches.',
    ],
  ]);
  twins(granting, [
    [`convey a parcel, being part of Mile Square Lot 6, ${PLACE}:`, `convey a square lot ${PLACE}:`],
    [
      `convey a lot ${PLACE}, laid down on a "Map of lots, scale 50 ft. to 1 in., March 1911", bounded thus:`,
      `convey a lot ${PLACE}, 50 ft. on the road, bounded thus:`,
    ],
    [
      `convey Lots 11, 12 and 13, each having a front of 110 feet, ${PLACE}, and making one body of land:`,
      `convey Lots 11 and 12, each having a front of 110 feet, ${PLACE}, and making one body of land:`,
    ],
  ]);
  twins(
    (mark) => behind('').replace('to a stone; thence East', `to a stone${mark}; thence East`),
    [
      [', and with the Reed lot', ', and with it the Reed lot'],
      [', corner to Beard, and a line of said Beard', ', together with the Reed lot'],
    ],
  );
  twins(drawn, []);
});

describe('what is told behind the excused', () => {
  test.each([
    'Meaning to convey a part of the premises we bought of Reed, the balance we keep.',
    'Meaning to convey a part of the premises we bought of Reed, one acre.',
    "At the grantor's death his share goes to Oakley.",
    'The line shall be the line described in the Reed deed as the third course.',
    'The true line between the parties shall be the first and second lines of the description in Book 9.',
  ])('%s', async (words) => {
    expect(await heardStatuses(behind(words))).not.toEqual(['PASS']);
  });
  test.each([
    `a farm ${PLACE}, to be kept by the grantors, bounded as follows:`,
    `a lot ${PLACE}, set aside for the grantors' own use, bounded as follows:`,
    `their land ${PLACE}, kept open as a road the following:`,
    `the farm ${PLACE}, rights of way granted by grantors over the strip bounded as follows:`,
    'his third share, to wit:',
    'the northern moiety, which is described as follows:',
    'all our undivided interests in the tract to be allotted to him by partition, bounded as follows:',
    `as and for her full share in a tract of land ${PLACE}, bounded as follows:`,
  ])('%s', async (words) => {
    expect(await heardStatuses(granting(`grant and convey unto the said Peter Oakley ${words}`))).not.toEqual(['PASS']);
  });
  test('the brother of the grantor is not the grantor', async () => {
    const words = `grant and convey unto the said Peter Oakley, to him together with the grantor's brother, a tract of land ${PLACE}, bounded as follows:`;
    expect(await heardStatuses(granting(words))).toEqual(['PASS']);
  });
});
