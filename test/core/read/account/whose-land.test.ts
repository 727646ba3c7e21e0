// What is said of other land, a neighbour's or a parent's, is not said of this; and what is said of this is not excused by it.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { heardDeed } from '#test/support/heard.ts';

const deed = (sentence: string, course = ''): string =>
  `WARRANTY DEED. Silas R. Dunaway does grant and convey unto Amos W. Rademacher the following real estate, being part of the Southwest Quarter of Section 27, Township 23 South, Range 6 West of the 6th P.M., in Reno County, Kansas, to wit:

Beginning at a post; thence North 660 feet${course} to a stake; thence East 660 feet to a stone; thence South 660 feet to a stone; thence West 660 feet to the place of beginning, containing 10 acres.

${sentence}

To have and to hold the same forever.`;

/** Of all its tracts, with one more for each that was not drawn. */
const openIn = async (text: string): Promise<string[]> =>
  (await heardDeed(text)).tracts.flatMap(({ findings = [] }, index) => [
    ...(index > 0 ? ['tract'] : []),
    ...findings.map(({ code }) => code),
  ]);

test.each([
  "Grantor's deed from Walter A. Lathem excepted a church lot, which lies outside and adjoining the lines above and never was within them.",
  'The deed under which Dunaway holds left out a burying ground, which is not within the above bounds.',
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
  'The grantors being on a journey in Sedgwick County, this deed was sent to them for signature.',
  'The notary was then at work in Sedgwick County.',
  'Amos Pratt took one third by descent and bought the other two thirds of his sisters, and conveyed it to the grantor, who holds the whole.',
  'The grantor bought an undivided half of Pratt and the other half of Hodge; the entire fee is hereby conveyed.',
])('told of other land: %s', async (sentence) => {
  expect(await openIn(deed(sentence))).toEqual([]);
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
  'Marginal entry: part of the within tract previously conveyed by this grantor to Levi Hodge, see Document No. 4410.',
  'Part of the aforementioned tract was previously conveyed to Levi Hodge.',
  'The remainder of the land was sold to Levi Hodge.',
  'The balance thereof was conveyed to Levi Hodge.',
  'This parcel was severed from a larger tract; the north half is kept by the grantor.',
  'This parcel was severed from a larger tract; the residue of the above land is kept by the grantor.',
  'This parcel was severed from a larger tract, excepting the mill lot.',
  'A lot in Sedgwick County is also conveyed by this deed.',
  'The land is in Sedgwick County.',
  'The premises being in Sedgwick County, this deed is recorded there.',
  'The grantor bought an undivided half of Pratt, which half is hereby conveyed.',
])('told of this land: %s', async (sentence) => {
  expect(await openIn(deed(sentence))).not.toEqual([]);
});

test.each([
  'The deed from Orville Tate kept back a brickyard of three acres, no portion of which falls inside the lines run above.',
  'Tate sold sundry lots off his farm before this, and not one of them comes within the foregoing lines.',
  'The acre set apart for the chapel in the old deed is across the creek and forms no part of the land hereby granted, being wholly outside its lines.',
  'Two lots were sold out of the Tate homestead in 1911, neither of which is inside the bounds herein given.',
  'The pond lot, which the heirs of Tate retained, lies on the other side of the highway, outside the above lines.',
  'A schoolhouse lot was reserved by Tate from his other farm; no part thereof lies in the land above described.',
  'The grantor also owned a wood lot up the mountain, since sold to Levi Doane, and it lies quite beyond the lines of this deed.',
  'The parcel conveyed to the water company in Book 31, page 5 is entirely outside the boundaries described herein and is not affected.',
  'The foregoing is a portion of a bigger farm of 188 acres that came down from Amos Tate, the other portions of which have passed to strangers.',
  'Being a part of the Tate plantation of 640 acres, of which the rest is owned by his other children.',
  'This tract is carved from the Tate farm, and the grantor keeps the rest of that farm.',
  'The above land is part of a tract of 90 acres entered by Amos Tate, other portions of which he sold in his lifetime.',
  'It is part of the same farm from which Tate sold forty acres to his son, which forty acres lie south of the creek and not within the bounds here run.',
  'Being out of the 320 acre Tate survey, of which the grantor retains the balance.',
  'The land above is a part of a larger boundary, the remaining parts of which are held by others.',
  'The Tate tract on the west, out of which an acre was saved for a church, is no part of the land here sold.',
  'The adjoining farm of Levi Doane, less the lot that Doane sold to the school, is not conveyed.',
  'The land of the Tate heirs adjoining was deeded to them less a cemetery of one quarter acre.',
  'The next farm, formerly of Levi Doane, from which two acres were reserved for a mill, forms no part of this conveyance.',
  'The neighbor on the south, Levi Doane, has sold a strip off his own farm to the railroad.',
  'The several undivided interests of the children of Amos Tate are all now held by the grantor, who conveys the whole.',
  'Grantors are the only children of Amos Tate, each having a one-fourth interest, and together convey the full title.',
  'Each of the four grantors owns an undivided quarter, and the four quarters, being the whole, are hereby conveyed.',
  'The grantor bought the undivided third of Levi Tate in 1904, is owner of the entire estate and conveys it all.',
  'All the undivided interests in said land having come into one hand, the fee simple to the whole is conveyed.',
  'The power of attorney formerly given to Levi Tate was revoked before this deed was made.',
  'The contract of sale with Levi Doane has been cancelled and surrendered.',
  'The prior transfer on death deed is hereby revoked.',
  'The option held by Levi Doane expired and is void.',
  'An unrecorded deed given by Tate to his son in 1899 was withdrawn by consent, and the land remained in Tate.',
  'The lease formerly held upon the premises by Levi Doane was cancelled in 1950.',
  'of which sum $500 is paid in hand and the balance is secured by mortgage.',
  'Of the price, $200 was applied on the judgment and the residue paid over to the sheriff.',
  'The sheriff retained $31.50 of the bid for his costs.',
  'A part of the purchase money is reserved to pay the taxes.',
  'One half of the purchase price has been paid and the other half is due in a year.',
  'Together with ten shares of stock in the Tate Ditch Company.',
  'Also five shares of water stock appurtenant to the land.',
  'There is reserved to Levi Tate an undivided one-eighth royalty in the coal.',
  'Excepting an undivided 1/2 of the oil, gas and other minerals heretofore reserved.',
  'One half of the growing crop is reserved by the grantor.',
  'Taxes for the year are to be borne one half by each party.',
  'Course 2 was found to be 660 feet by the present survey, which is the same as the record.',
  'The first course measures 660 feet on the ground, as the deed has it.',
  'The west line, 660 feet by the deed, is 660 feet by survey also.',
  'The second tract in the deed from Tate was sold long since to Levi Doane and does not concern this deed.',
  'The other lot in that deed is not here dealt with.',
  'An earlier deed from the same grantor for the meadow adjoining is of record in Book 9.',
  'Other land of the grantor in Section 11 was sold to Levi Doane by deed of the same day.',
  'This is part of the Barrow farm of 300 acres, and the other parts of that farm were sold to Levi Barrow in 1909.',
  'Barrow, in deeding the farm of which this is a part, kept out the family burying ground, which is half a mile off and not inside the lines of this deed.',
  'Lots sold heretofore by the grantor out of the same farm lie all of them south of the creek, outside the boundary here described.',
  'The tract that joins this on the west was deeded by Barrow with a reservation of the spring.',
  'The old mill lot, which Barrow sold in 1880, is not inside the above lines.',
  'The railroad has its own strip by deed of 1871, all of which is outside the lines of this tract.',
  'Adjoining lands of the Barrow heirs were sold in three parcels, and this deed has nothing to do with them.',
  'A strip of the neighboring Barrow farm was taken for the highway in 1931.',
  "Grantor, with his brother, once held this land in undivided halves; the brother's half was bought by Grantor in 1940, and the whole is now conveyed.",
  'The three grantors, owning each an undivided third, join to convey the entire tract.',
  'A deed of gift made by Barrow in 1888 was revoked by him in his lifetime.',
  'The former contract for the sale of this land was cancelled by mutual consent.',
  'The undivided shares of all the heirs of Harlan S. Puckett having been united in the grantor, the entire title passes.',
  'The grantors are all of the heirs at law of Silas L. Dauterive, each owning an undivided third, and among them convey the entire interest.',
  'The two grantors, each seized of an undivided moiety, unite in this deed so that the full estate is granted.',
  'By deeds from the other heirs the grantor acquired their undivided two-thirds and is now sole owner.',
  "The undivided half that was Ruth Tate's descended to the grantor, in whom the entire fee is now vested.",
  'The transfer-on-death deed formerly recorded upon this land in Book 902, page 77 was revoked by Grantor before the date hereof.',
  'A former deed of these premises was annulled by the Circuit Court in 1931, and the title came back to the grantor.',
  'The agreement for deed with Ruth Tate was rescinded in 1949.',
  'The earlier deed of the grantor to the same grantee, being defective in its acknowledgment, is superseded by this one.',
  'Together with 12 shares of the capital stock of the irrigation company, being one share to each acre irrigated.',
  'There is SAVED AND EXCEPTED an undivided 1/16 non-participating royalty in all oil and gas produced from the land, reserved to Silas F. Christensen in a former deed.',
  'Excepting an undivided one-half mineral royalty reserved by Ruth Tate.',
  'Also three shares of stock in the ditch company, one share for each five acres.',
  'There is outstanding an undivided 1/32 overriding royalty in the coal under the land.',
  'Course 1 measures 660 feet on the ground, the same as the deed.',
  'The first course was found to be 660 feet on the ground, as the deed has it.',
  'The price was adjusted at closing, part of it being held for taxes.',
  'A portion of the money was retained until the mortgage is released.',
])('leaves this land whole: %s', async (sentence) => {
  expect(await openIn(deed(sentence))).toEqual([]);
});

test.each([
  'The deed from Orville Tate kept back a brickyard of three acres, a portion of which falls inside the lines run above.',
  'Tate sold sundry lots off his farm before this, and one of them comes within the foregoing lines.',
  'The acre set apart for the chapel in the old deed is across the creek from the house and forms no part of the land hereby granted.',
  'Two lots were sold out of the Tate homestead in 1911, one of which is inside the bounds herein given.',
  'The pond lot, which the heirs of Tate retained, lies on this side of the highway.',
  'A schoolhouse lot was reserved by Tate; no part thereof lies in the highway.',
  'A schoolhouse lot was reserved by Tate, of which all but a rod lies outside the land above described.',
  'The deed from Tate kept back a brickyard of three acres, none of which except the kiln lot falls inside the lines run above.',
  'Sundry lots were sold from the above tract, none of which is within the village.',
  'The foregoing is a farm of 188 acres, portions of which have passed to strangers.',
  'Being the Tate plantation, of which a part is owned by his other children.',
  'This tract is carved from the Tate farm, and the grantor keeps the rest of this tract.',
  'The above land is a tract of 10 acres entered by Amos Tate, portions of which he sold in his lifetime.',
  'It is part of the same farm from which Tate sold forty acres to his son, part of which lie within the bounds here run.',
  'The tract hereby conveyed is all that is left of the above land, other parts having been sold heretofore.',
  'Being out of the above survey, of which the grantor retains the balance.',
  'The land above is a part of a larger boundary, and only the part of it above the road passes.',
  'The above is a part of a larger tract of 214 acres, of which the north two acres of the above are now in other hands.',
  'Of the above tract, other parts are now in other hands.',
  'This is part of a larger boundary of 351 acres, a strip of which across the above is owned by others.',
  'The Tate tract, out of which an acre was saved for a church, is the land here sold.',
  'The lot sold to the school is not conveyed.',
  'The land of the Tate heirs within these bounds is no part of this land.',
  'The adjoining farm of Levi Doane, from which an acre was excepted for a church, is part of this land, save the acre.',
  'The neighboring church excepted half an acre of this land for a graveyard.',
  'The several undivided interests of the children of Amos Tate are now held by the grantor and others, and the grantor conveys his.',
  'The undivided shares of all the heirs of Amos Tate save Levi having been united in the grantor, the title passes.',
  "The undivided shares of the heirs having been united in the grantor, the entire title passes save the widow's third.",
  'Grantors are two of the children of Amos Tate, each having a one-fourth interest, and together convey their whole interest.',
  'Each of the four grantors owns an undivided quarter, and three of the quarters are hereby conveyed.',
  'The undivided third of Levi Tate was bought by the grantor in 1904, and his whole interest is conveyed.',
  'Grantor conveys all of an undivided third.',
  'The one-half share formerly of Ruth Tate was conveyed to the grantor, and the other half is outstanding.',
  'The grantor conveys the entire undivided one-half interest of Ruth Tate.',
  'This deed was revoked by Grantor before the date of recording.',
  'The within deed to Levi Doane was never delivered.',
  'The foregoing deed has been cancelled and surrendered.',
  'The instrument above written is withdrawn by consent.',
  'The transfer made hereby was revoked by the grantor.',
  'The deed hereby made was revoked.',
  'The description in the former deed is revoked and that above is void.',
  'of which one acre was applied to the church and the balance to the grantee.',
  'The sheriff retained one acre of the tract for his costs.',
  'A part of the premises is reserved to pay the taxes.',
  'Together with an undivided one-half share of the land.',
  'There is reserved to Levi Tate an undivided one-eighth of the land.',
  'Excepting an undivided 1/2 heretofore reserved.',
  'One half of the field is reserved by the grantor.',
  'Course 2 was found to be 650 feet by the present survey, which is not the same as the record.',
  'The first course measures 640 feet on the ground.',
  'The west line is 660 feet by the deed but less on the ground.',
  'The second tract was sold long since to Levi Doane.',
  'The other half of this lot is not here dealt with.',
  'A partial release in Book 9 touches the north acre of the land above.',
  'The north part of the land was sold to Levi Doane by deed of the same day.',
  'The above is part of a larger tract of 50 acres, from which other parcels were sold, one of which lies within the above description.',
  'This is part of the Barrow farm, the balance of which and the north acre hereof belong to others.',
  'The neighboring tract of Barrow takes in half an acre of the land above described.',
  'The neighboring tract of Barrow, from which half an acre was excepted, is part of this land.',
  'The lot across the way and a strip off the east side of this lot were conveyed to Ruth Mowbray.',
  'The grantor formerly owned the lot across the way, which was conveyed to Ruth Mowbray and lies partly inside the lines above.',
  'The deed of Barrow excepted a churchyard, no part of which is in the highway.',
  'The deed of Barrow excepted a churchyard from the land above, no part of which is in other hands.',
  'Being a portion of the premises conveyed by Ruth Barrow, who excepted a mill seat upon the land, touching what is here conveyed.',
  'An earlier deed between the same parties for the north field of this land stands in Book 161.',
  'The second tract in this deed was sold long ago.',
  'The above tract is part of the Barrow farm, and the part of it east of the lane has been sold.',
  'The tract is a part of the Barrow farm, less the garden.',
  'Being part of the Barrow farm, reserving the spring.',
  'The adjoining land was conveyed to the grantor less two acres, and is the land above.',
  'The wood lot was sold to Ruth Lathrop long ago and is inside the lines here.',
  'The wood lot was sold to Ruth Lathrop long ago and lies outside the lines except for two rods.',
  'Barrow sold the wood lot, the house being outside the lines above.',
  'A mill lot of two acres was reserved, and the acre of Cole lies outside the above bounds.',
  'The church lot is excepted; it lies in the north corner, not outside the above lines.',
  'The grantor sold one acre to the church, not all of which lies outside the above lines.',
  'The remainder of the tract was retained by the estate.',
  'The remainder of the above quarter section tract was retained by the estate.',
  'The grantor having sold the other portions of this tract, what remains is conveyed.',
  'The tract above bounded is all that remains of the 10 acres, the rest having been sold.',
  'The grantor keeps all of the land lying beyond the above line of the creek and within these bounds.',
  'No part of the mill lot, which lies within these bounds, is conveyed.',
  'The half acre occupied by the school is no part of the land here conveyed and adjoins the road.',
  'Other parts of the above land are in other hands.',
  'The rest of it was sold to Reed.',
  'This land is part of that conveyed by Barrow, who had before sold two acres of it.',
  'The lands of Barrow on the north are included except two acres.',
  'The adjoining owner on the north, Levi Barrow, holds two acres of it by an older deed.',
  'The adjoining lot of Barrow was sold with an acre from this.',
  'Said Barrow excepted from said land one acre, which joins the land of Cole and lies outside the village.',
  'The acre sold to Barrow lies outside the fence of this tract.',
  'The grantors own each an undivided half of the mill, and together convey the entire title to their half of the land.',
  'The entire title of the heirs present passes, being three undivided fourths.',
  'An older deed is cancelled and so is this.',
  'All his undivided one-third interest in the land, being the whole of what he inherited, is conveyed.',
  'Each of the grantors owns an undivided fifth, and together they convey the whole of the two fifths.',
  'The grantor acquired an undivided half from Ruth Tate, and conveys the whole of that half.',
  'The grantors hold each an undivided sixth, and together convey all of their title.',
  'The undivided interests of Amos and Ruth Tate came to the grantor, and all of the interest so acquired is hereby conveyed.',
  'The grantor took an undivided third by descent and conveys all that descended to him.',
  'An undivided half was acquired of Ruth Tate and passes whole.',
  'The former deed is revoked and the within deed is void.',
  'The deed was revoked.',
  'The conveyance is annulled by decree.',
  'The above description is superseded by that in the former deed.',
  'The deed to the grantor was annulled.',
  'The above deed, formerly recorded in Book 9, was revoked.',
  'The transfer herein was rescinded by a prior agreement.',
  'Together with one share of the land to each holder of stock.',
  'Excepting an undivided one-half right in the land.',
  'There is excepted an undivided 1/16 of the land produced from the royalty.',
  'Course 1 measures 640 feet on the ground, and the deed has 660.',
  'An undivided share of the land and stock.',
  'Excepting an undivided half, with the royalty.',
  'The first course, 660 feet, is a slope distance.',
  'For the price of $400 the east line was moved ten feet.',
  'The sum was reduced because the north strip was not sold.',
  'In consideration of $1.00 the line was adjusted.',
  'The price of $40.00 is for the part lying north of the creek.',
  'The price of $40.00 was reduced by reason that half was sold before.',
  'Being a part of the land above.',
  'EXCEPTING, the area within and including the exterior walls of the mill known, as of the date hereof, as Tate Mill.',
])('leaves this land in doubt: %s', async (sentence) => {
  expect(await openIn(deed(sentence))).not.toEqual([]);
});

test.each([])('told of the land run along:%s', async (words) => {
  expect(await openIn(deed('', words))).toEqual([]);
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
])('told beside a course of this land:%s', async (words) => {
  expect(await openIn(deed('', words))).not.toEqual([]);
});

test('an area that counts the land in the highway adds none', async () => {
  const counted = (aside: string): string =>
    `Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres, including ${aside}.`;
  expect(await openIn(counted('the land in the highway'))).toEqual([]);
  expect(await openIn(counted('the adjoining lot'))).not.toEqual([]);
});

test('what a bracket tells of the rest of the quarter section keeps out nothing', async () => {
  const lead = (aside: string): string =>
    `Silas Dunaway grants and conveys a tract of land in the Northwest Quarter of Section 9, Township 19 South, Range 4 East, described as follows: (${aside}) Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`;
  expect(
    await openIn(lead('the remainder of said quarter section being retained by the estate and not described here')),
  ).toEqual([]);
  expect(
    readDocument(pagesOfText(lead('the remainder of the tract below being retained by the estate'))).tracts[0]
      ?.is_exception,
  ).toBe(true);
});

test.each([
  'The remainder is kept by the grantor.',
  'The rest thereof was sold to Levi Hodge.',
  'The other parts were sold to Levi Hodge.',
  'The balance of it belongs to others.',
  'Most of which lies under the mill pond.',
])('a heading names no parent: %s', async (sentence) => {
  for (const heading of ['A parcel of land situated in Reno County, Kansas.', 'Part of Lot 5 of Reed Addition.'])
    expect(
      openIn(
        `Silas Dunaway grants and conveys to Amos Reed\n\n${heading} ${sentence}\n\nBeginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`,
      ),
    ).not.toEqual([]);
});

test.each([
  'There is left out of this sale six acres about the gin.',
  'There is left out of this sale the lot about the gin, belonging to Loop and Son.',
  'There was sold out of it the lot about the gin.',
])('what goes out is no part that this land is: %s', async (sentence) => {
  expect(await openIn(deed(sentence))).not.toEqual([]);
  expect(await openIn(deed('This tract was sold out of the Reed farm of 160 acres.'))).toEqual([]);
});

test.each([])('what lies along a way may be this land: %s', async (sentence) => {
  expect(await openIn(deed(sentence))).not.toEqual([]);
  expect(await openIn(deed('The land next the road on the west is not conveyed.'))).toEqual([]);
});
