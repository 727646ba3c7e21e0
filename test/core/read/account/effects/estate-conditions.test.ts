// The estate may end or go back whole, and the land be kept for a use: its lines stay as drawn; but not where a piece goes back, or the paper hangs on something.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { openCodes } from '#test/support/open-codes.ts';

const deedWith = (sentence: string): string =>
  `DEED\n\nAmos Pike grants to Mary Hart a certain tract of land lying in Nye County, bounded as follows: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${sentence}\n\nWitness my hand.\n`;

test.each([
  'The parties of the first part reserve unto themselves a life estate for and during the term of their natural lives, and the life of the survivor.',
  'Grantor reserves a life estate in the above described premises.',
  'The grantor retains the use and possession of the premises during her natural life.',
  'In case the hall be moved off and the lot be left unused for two years, the title shall come back to the owner of the farm adjoining.',
  'If the house shall cease to be kept for worship for the space of five years the estate is to revert to the grantors or their heirs.',
  'For so long and no longer as a common school is taught thereon.',
  'To be used only as a place for burying the dead.',
  'Provided that if intoxicating liquors are ever sold upon the premises, the title shall revert to the grantor and his heirs.',
  'Should the grantee abandon the premises for school purposes the same shall go back to the original farm from which it was taken.',
  'Upon breach of any of these covenants the grantor may re-enter and repossess the premises as of his former estate.',
  'So long as the same shall be used for railroad purposes, and when it ceases to be so used it shall return to the grantor.',
  'The fee hereby conveyed is a fee simple determinable and shall terminate automatically when the land ceases to be used as a park.',
  'The land is to be held for church purposes only, and in default thereof to revert to the donors.',
  'If said premises are not kept fenced the estate hereby granted shall cease and determine and the title revest in the grantors.',
  'A violation of this restriction shall work a forfeiture of the title, which shall thereupon revert to the grantor, her heirs and assigns.',
  'The Conservancy shall keep the land in a natural state.',
  'Whenever the district ceases to keep a school on the lot, the lot falls back to the farm out of which it came.',
  'The grantor retains a possibility of reverter should the property cease to be used as a fire station.',
  "If no depot be built within three years the land shall be the grantor's again.",
  'No house of less than six rooms shall be built thereon, under penalty of forfeiture to the grantor.',
  'This conveyance is upon the condition that no spirituous liquor be ever sold on the land, and on breach thereof the deed shall be null and void and the land shall revert to the grantor.',
  'On condition subsequent that the site be used for a public library, failing which the title reverts to the city.',
  'It shall be used for a burying ground and for no other purpose whatever.',
  'In the event of the extinction of the society the property shall pass back to my heirs.',
  'When no longer used as a town hall the land shall again become the property of the grantor.',
  'Should the lodge disband, the title shall pass back to the donor or her heirs at law.',
  'In the event the premises cease to be used for a public park they shall revert to the State.',
  'When the society shall cease to worship there, then the said lot to revert to me or my heirs.',
  'This grant is made so long as the premises are used as a station, and upon abandonment thereof the same shall revert to and revest in the grantors.',
  'To the said trustees for so long as the gospel shall be preached there.',
  'The property shall be used exclusively for residential purposes.',
  'The lot shall never be used for any purpose but that of a school.',
  'The grantee shall maintain the property as a wildlife refuge.',
  'The city must use the premises for a fire station only.',
  'To be kept as a public square forever, and not to be built upon.',
  'The trustees are to hold it for a school lot and when not so used it shall be ours again.',
  "Failing which for three years in succession, the ownership shall return to the donor's estate.",
  'Should the company fail to complete its line by January 1, 1890, all title herein shall lapse and be forfeited to the grantors.',
  'A breach of any of the foregoing conditions shall cause the title to revert to the grantor, who may re-enter.',
  'This restriction runs with the land, and its breach gives the grantor a right of re-entry for condition broken.',
  'On condition that the grantees support the grantor during her life, and on failure so to do this land goes back to her.',
  'The above land is given for church use and if turned to any other use it goes back to the giver.',
  "When the spring ceases to flow the premises shall return to the grantor's family.",
  'If any of the conditions contained in this deed be broken the title shall revert to the grantor.',
  'The society shall keep the land in good order.',
  'If Grantee does not build upon the parcel within two years, title shall automatically revest in Grantor.',
  'The party of the first part retains unto herself an estate for the term of her natural life in the whole of the said premises, with the use and rents thereof, without impeachment of waste, and the grantees shall come into possession upon her death.',
  'But the said Amos Pike reserves to himself the use and control of the whole for and during his natural life.',
  'Reserving to ourselves the use and improvement of the whole during our natural lives and the life of the survivor of us.',
  'Whenever no school shall have been taught thereon for the space of two years together, the said premises shall revert to the grantors, the district having leave to remove its building.',
  'Whenever the land shall cease for one year to be used as a church, the whole thereof shall revert to the grantor.',
  'Should the church cease to use the same for three years together, the lot with the house on it shall fall back to me or my heirs.',
  'The grantee will not sell until a certificate of completion issues, until which time the grantor may on breach re-enter and take back the parcel.',
])('left as drawn: %s', (sentence) => {
  expect(openCodes(deedWith(sentence))).toEqual([]);
});

test('it is heard behind the acres too', () => {
  const deed = deedWith('').replace(
    '2.00 acres. ',
    '2.00 acres, for so long and no longer as a school is taught thereon.',
  );
  expect(openCodes(deed)).toEqual([]);
});

test.each([
  'The grantor reserves a life estate in the north half of said land.',
  'The grantor reserves the east ten acres for and during the term of her natural life.',
  'The grantor reserves the land on which the barn stands during his life.',
  'This deed shall be void unless the grantee builds a depot on the land within one year.',
  'Not to take effect until the price is paid.',
  'If the rezoning is denied this deed is null and of no effect.',
  'This conveyance shall become effective only upon approval of the county court.',
  'The boundaries shall be as fixed by a survey to be made hereafter.',
  'This deed is left with the cashier until the last note is paid and is then to be delivered.',
  'If the grantee abandons the school, the east half of the lot shall revert to the grantor.',
  'Should the widow remarry, the house lot reverts.',
  'The north forty feet reverted to the grantor in 1921 when the railroad was abandoned.',
  'The title has already reverted to the heirs of the grantor.',
  'If a new survey shows more than two acres the excess shall revert to the grantor.',
  'Upon subdivision approval the west fifty feet shall revert to the grantor.',
  'The grantee shall keep one acre and return the rest to the grantor.',
  'Should the bank refuse its consent the conveyance is to be treated as though it never had been made.',
  'To be used only as to the part south of the road.',
  'This deed to be of no force if the heirs do not ratify it.',
  'The grantor keeps the old orchard so long as he lives and no longer.',
  'If the church be not finished by May, the land on the hill comes back to the grantor and the rest stays with the society.',
  'If the depot is removed the part north of the track goes back to the grantor.',
  'When the creamery closes, one acre of it shall revert to Doe.',
  'This deed takes effect only if the depot is built.',
  'If the county court does not approve, the title shall remain in the grantor.',
  'The title is to stay in the grantor until the school is built.',
  'The title shall not pass until the grantee has fenced the land.',
  'The garden goes back to the grantor if the house burns.',
  'If the survey shows otherwise the land shall revert to the lines of the old deed.',
  "The estate ended in 1904 and the title came back to the grantor's father.",
  'The school having closed, the land has gone back to the grantor.',
  'To be used only in the portion east of the creek.',
  'The premises revert to the grantor from this date.',
  'The grantor shall keep the land in a natural state along the creek.',
  'Should he fail to pay the purchase money the title is to revert at once.',
  'The title shall revert as to the mill seat if the mill be not built.',
  'Upon the vacation of Elm Street its bed shall revert to the grantee.',
  'The barn and the ground under it revert to the grantor.',
  'If not recorded within thirty days this conveyance shall end.',
  'The lot is to be used for a church and the rest goes back to Doe.',
  "If the grantor's wife shall not sign this deed it shall lapse and the title revert to him.",
  'If the heirs of Pike do not join in this conveyance it shall lapse and the land revert to them.',
  'The title shall revert to me and never vest if Hart be not of full age at the delivery hereof.',
  'Title is to go to the grantee when the church is built and if it be not built it shall revert to the grantor.',
  'If the church be moved the graveyard shall remain with the society and the land otherwise shall revert.',
  'If the school be not kept the land shall revert to Pike in common with Lee.',
  'To be used only for a road across it, the land remaining with Pike.',
  'The use only is hereby granted, the soil remaining in Pike.',
  'The grantee must use only what is fenced.',
  'The society shall keep the land to the brook.',
  'The society shall leave the land in the hollow to Pike.',
  'The society shall keep the land for Pike.',
  "The conditions of this deed are broken and the title is to revert to the donor's heirs, who hold the same.",
  'The school being closed, the land is to revert to Lee.',
  'The site having ceased to be used, the title must revert to the heirs of Lee.',
  'By the breach of the condition in the deed of Lee the land reverts to his heirs.',
  'Under the will of Lee the land shall revert to his heirs if sold by the grantor.',
  'The grantor holds for his life only, and at his death it shall revert to the heirs of Lee.',
  'The land shall go back to Lee on the first of May next.',
  'If the commissioners refuse leave the title shall revert to the county.',
  'The grantor retains unto herself an estate for her life in the north acre of the said premises.',
  'The grantor reserves unto himself the use of the whole during his life and the mill lot in fee.',
  'Whenever no school shall be taught thereon for two years together, the school house acre shall revert to the grantors.',
  'Whenever the land shall cease for one year to be used as a church, the east half thereof shall revert to the grantor.',
  'The grantor may on breach re-enter and take back the north acre.',
])('told: %s', (sentence) => {
  expect(openCodes(deedWith(sentence))).not.toEqual([]);
});

test.each([
  [
    'Whenever the land shall cease for one year to be used as a church, the whole thereof shall revert to the grantor.',
    0,
  ],
  ['Whatever the late Fielding Bell had, the lower field and all, the grantor has.', 1],
])('what is known of an estate is not told again by him who hears it as harmful: %s', (sentence, told) => {
  const heard = { oddsOf: (words: string) => (sentence.startsWith(words.slice(0, 20)) ? 4 : -9) };
  const [tract] = readDocument(pagesOfText(deedWith(sentence)), heard).tracts;
  expect((tract?.findings ?? []).filter(({ code }) => code === 'sentence_not_understood')).toHaveLength(told);
});
