// Sentences that name shares, sales and stamps and leave the land whole, beside those that only sound like them.
import { describe, expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deedWith = (sentence: string): string =>
  `DEED\n\nAmos Pike grants to Mary Hart a certain tract of land lying in Nye County, bounded as follows: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${sentence}\n\nWitness my hand.\n`;

test.each([
  'The grantors each own an undivided one-half interest and together convey hereby the entire fee simple title.',
  'The grantees take title as tenants in common, each an undivided one-half.',
  'No part of it has been conveyed since.',
  'Plat Book 12, page 90. No off-conveyances.',
  '[$1.00 U.S. Internal Revenue stamp, cancelled V.M.]',
  'U.S.I.R. stamps $.55 affixed. Cancelled 1-29-71.',
  'The foregoing adds up to 2.00 acres.',
  'Together amounting to 2.00 acres as carried upon the tax books.',
  'All distances are correctly shown in feet and hundredths.',
  'The tract above described is delineated on the map hereto attached, which map is for illustration only.',
  'First, that no dwelling be built. Third, that no liquor be sold.',
  'NOW, THEREFORE, THIS DEED WITNESSETH:',
  '/s/ Winifred McAdoo /s/ Nathan E. McAdoo',
  'Said area equals 2.00 acres.',
  'The property herein conveyed does not include the primary residence of a Grantor.',
  'No lots have been sold from the above.',
  'A copy of this deed is kept in the office of the clerk.',
  'The deed of trust was cancelled of record.',
  'The coal under the said land having been severed by a former deed does not pass.',
  'Being the same tract of 2 acres conveyed to the grantor by Hugh Mercer by deed in Book 19, page 204.',
  'Subject to a mortgage to the Federal Land Bank which covers this land and 80 acres of other land.',
  '(Ohio Revised Code Section 5302.17)',
  'Said tract has 2.00 acres and includes the North 33 feet used for Two Mile Road.',
  'Containing 2.00 acres, the West thirty-three feet thereof being used for Adams Street.',
  'And the land remains unredeemed.',
  'My daughter is to have it for her own from this day.',
  'There being contained within it 2.00 acres.',
  'This deed is exempt according to Iowa Code 428A.2(6).',
  'Exempt from the transfer tax pursuant to Section 12 of the Revised Statutes.',
  'AGREEMENT FOR SALE OF REAL ESTATE.',
  'WARRANTY DEED FOR PUMP STATION SITE.',
  'DEED TO THE COUNTY IN FEE FOR ROAD PURPOSES.',
  'WARRANTY DEED, Minnesota Uniform Conveyancing Blank.',
])('%s leaves nothing open', (sentence) => {
  expect(openCodes(deedWith(sentence))).toEqual([]);
});

test.each([
  ['The grantors each own an undivided one-third interest and together convey the same.', 'share_only'],
  ['The grantee takes an undivided one-half.', 'share_only'],
  ['Also 2.00 acres.', 'land_added'],
  ['Excepting the gas station corner.', 'land_taken'],
  ['Together with the vacated alley and the buildings thereon.', 'land_added'],
  ['The description on said plat is for illustration only.', 'description_unsettled'],
  ['And said Lot 12.', 'land_added'],
  ['And the northwest corner of Lot 5.', 'land_added'],
  ['Together with 2.00 acres carried upon the tax books in the name of Poe.', 'land_added'],
  ['The foregoing description is for illustration only.', 'description_unsettled'],
  ['No part of the road has been conveyed.', 'land_sold_before'],
  ['A part of it has been conveyed since.', 'land_sold_before'],
  ['Cancelled.', 'stamped'],
  ['The coal and the north ten feet of said land do not pass.', 'not_conveyed'],
  ['And all lands owned by Pike in Section 13.', 'land_added'],
  ['Together with the abandoned railroad right-of-way adjoining.', 'land_added'],
  ['The property herein conveyed does not include the mill lot.', 'not_conveyed'],
  ['ALSO: All that adjoining lot of 1.8 acres which the grantor bought from the Enoree Mill Company.', 'land_added'],
  ['This deed was cancelled by consent of the parties before recording.', 'description_put_aside'],
  ['This deed shall be void if the grantee fail to support the grantor.', 'description_put_aside'],
  ['COPY', 'stamped'],
  ['Being the undivided half interest of the grantors in the same.', 'share_only'],
  ['ex. R.R. r/w.', 'land_taken'],
  ['Less hwy.', 'land_taken'],
  ['L/E rd.', 'land_taken'],
  ['Containing 2.00 acres, less the North 33 feet used for Adams Street.', 'land_taken'],
  ['Containing 2.00 acres, the North 33 feet being deeded for Adams Street.', 'sentence_not_understood'],
  ['The north half remains unredeemed.', 'part_perhaps_only'],
  ['My daughter is to have it until she marries.', 'sentence_not_understood'],
  ['Under Iowa Code 306.22 the west ten feet are excepted.', 'description_unsettled'],
  ['DEED FOR THE NORTH HALF OF THE LOT.', 'part_perhaps_only'],
])('%s does not', (sentence, code) => {
  expect(openCodes(deedWith(sentence))).toContain(code);
});

describe('over the second of two descriptions', () => {
  const SIDES = 'thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning';
  const headed = (heading: string): string =>
    `Amos Pike grants to Mary Hart two tracts of land in Nye County.\n\nThe first: Beginning at a hub; thence North 330.00 feet; ${SIDES}, containing 2.00 acres.\n\n${heading}: Beginning at a post; thence North 330.00 feet; thence West 264.00 feet; thence South 330.00 feet; thence East 264.00 feet to the point of beginning, containing 2.00 acres.\n\nWitness my hand.\n`;

  test.each([
    'The second, known as the Beech lot, half a mile to the west of the first, and not joining it',
    'SECOND PIECE (Parcel B)',
    'THE TAVERN LOT',
    'PARCEL TWO (the camp lot)',
    'The other piece, the kiln lot',
    'TRACT TWO, farther up, where the lane turns to the north, and on its west side',
  ])('%s names it and tells where it lies', (heading) => {
    expect(openCodes(headed(heading))).toEqual([]);
  });

  test.each([
    'The second, being a part of the first',
    'The second, known as the Beech lot, which the grantor keeps',
    'TRACT TWO, the lines of which have been changed',
    'PARCEL TWO (the camp half)',
    'The other piece, the kiln lot which the grantor keeps',
    'TRACT TWO, lying within the lines of the first',
  ])('%s does more', (heading) => {
    expect(openCodes(headed(heading))).not.toEqual([]);
  });
});
