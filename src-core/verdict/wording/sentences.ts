// The sentence of each finding that the words of a document give, in words an examiner would write.
import type { Finding, WordCode } from '#core/schema/finding.ts';
import { courseName } from '#core/verdict/wording/courses.ts';
import { inMarks } from '#core/verdict/wording/quote.ts';

type Said = Pick<Finding, 'code' | 'quote' | 'call' | 'detail'>;

/** A sentence as it stands, or one made of the words and of the course they stand in. */
type Wording = string | ((said: Said) => string);

const naming =
  (reason: string): Wording =>
  ({ quote }) =>
    quote === '' ? `${reason}.` : `${reason}: ${inMarks(quote)}.`;

const ofCourse =
  (reason: string): Wording =>
  ({ call }) =>
    call === undefined ? `A course: ${reason}.` : `${courseName(call)}: ${reason}.`;

const detailed =
  (otherwise: string): Wording =>
  ({ detail }) =>
    detail ?? otherwise;

/** What the two readers tell otherwise, of a course or of the tract. */
const ofModel =
  (reason: string): Wording =>
  ({ call, detail, quote }) => {
    const said = `${detail ?? reason}${quote === '' ? '' : `: ${inMarks(quote)}`}.`;
    return call === undefined ? said : `${courseName(call)}: ${lowered(said)}`;
  };

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const OPEN = 'not understood, and may change what is conveyed';

const SENTENCES: Readonly<Record<WordCode, Wording>> = {
  role_uncertain: 'Whether the land is conveyed or kept out of the conveyance is not certain.',
  described_in_recital: 'The land is described in a recital, which conveys nothing by itself.',
  kept_afterwards: 'The text says afterwards that the land described is not conveyed.',
  part_only: 'Only a part of the land described is conveyed, and the figure is the whole.',
  part_taken_out: 'The text takes out of the land a part that it does not describe by courses.',
  end_not_at_beginning: 'The last course is not said to end at the point of beginning.',
  area_spoilt: 'A figure beside the stated area could not be read.',
  bearing_against_words: ofCourse('its bearing is not the one that its words tell'),
  passes_beyond_end: ofCourse('it passes a place farther off than its end'),
  direction_against_bearing: ofCourse('its direction in words is not that of its bearing'),
  placed_by_itself: ofCourse("it places its end by the figure's own lines"),
  boundary_winds: ofCourse('its values are those of a straight line, and the boundary winds'),
  unit_defined: ({ quote }) =>
    `The document gives its unit a length of its own (${inMarks(quote)}), which the figure does not follow.`,
  text_missing: naming('Part of the description may be missing or unread'),
  given_roughly: naming('A length or direction is given only roughly'),
  doubted_by_text: naming('The text itself doubts a course'),
  description_corrected: naming('A sentence corrects the description'),
  description_overruled: naming('Something else rules over the courses'),
  description_put_aside: naming('The description is put aside'),
  description_changed: naming('A sentence changes a line or a measure of the description'),
  description_unsettled: naming('The description is not settled'),
  land_added_undescribed: naming('Land is added that no course describes'),
  part_perhaps_only: naming('Only a part of the figure may be conveyed'),
  lead_not_understood: naming(`The words before the description are ${OPEN}`),
  sentence_before_not_understood: naming(`A sentence before the description is ${OPEN}`),
  course_words_not_understood: naming(`Words among the courses are ${OPEN}`),
  sentence_behind_not_understood: naming(`A sentence behind the description is ${OPEN}`),
  shape_otherwise: 'The shape that the text names is not that of its courses.',
  side_otherwise: 'The text gives the land a side that no course has.',
  unit_otherwise: 'The text says that its lengths are in another unit.',
  length_told_twice: ofCourse('its length is told twice, and not alike'),
  second_area: 'The text gives the land a second area.',
  land_added: 'The words convey other land with that of the figure.',
  courses_missing: 'The text announces more courses than it gives.',
  area_of_more: 'The stated area is said to be that of other land too.',
  bearing_told_twice: ofCourse('its bearing is told twice, and not alike'),
  figure_unused: naming('A figure is none of the values of the courses, and nothing says of what it is'),
  curve_otherwise: naming('The text gives a curve a measure that is not its own'),
  area_words_otherwise: naming('The area in words is not the one in figures'),
  total_otherwise: naming('The area in all is not that of the tracts'),
  courses_miscounted: naming('The courses are counted otherwise than they are given'),
  tracts_miscounted: naming('The tracts are counted otherwise than they are described'),
  numbering_broken: naming('A number is missing from the list of courses'),
  tract_told_twice: naming('The same courses are told for two tracts'),
  place_otherwise: naming('The text places the land elsewhere too'),
  direction_unproved: naming('The courses do not show that the land lies as the text says'),
  stamped: 'A stamp or heading says that the paper is no deed, or no longer one.',
  tracts_bound: naming('What is said of one tract touches another'),
  land_taken: naming('The words take land out of what is conveyed'),
  land_sold_before: naming('The words say that a part of the land was conveyed before'),
  share_only: naming('Only a share in the land is conveyed'),
  right_only: naming('A right in the land or a thing upon it is conveyed, not the land'),
  not_conveyed: naming('The words say that land is not conveyed'),
  description_doubted: naming('The words put the description in doubt'),
  conveyance_conditional: naming('Whether the land is conveyed hangs on something'),
  sentence_not_understood: naming('A sentence is not understood, and may change what is conveyed'),
  text_damaged: ({ quote }) =>
    `The text is damaged (${inMarks(quote)}), and its words may say more of the land than could be read.`,
  second_instrument:
    'The pages hold a second instrument that describes land, and which of them this belongs to is not certain.',
  page_unread: detailed('A page was not read whole.'),
  aliquot_doubtful: detailed('The part of the section is not told plainly.'),
  aliquot_part_only: detailed('Only some of the part of the section is described.'),
  aliquot_mended: 'A sign of the aliquot description was damaged and read as the only thing it can be.',
  area_deleted: naming('An operator deleted an area that was read from the document'),
  area_typed: naming('An operator entered an area where none was read from the document'),
  role_changed: ({ detail }) =>
    detail === 'exception'
      ? 'An operator says that this land is conveyed; it was read as an exception.'
      : 'An operator says that this land is an exception; it was read as conveyed.',
  exception_deleted: naming('An operator deleted an exception that was read from the document'),
  model_otherwise: ofModel('The model reads it otherwise'),
  model_more: ofModel('The model reads a course here that our reader does not'),
  model_less: ofModel('The model does not name it as a course of the boundary'),
  model_tract: ofModel('The model reads a tract here that our reader does not'),
  model_unproved: ({ detail }) =>
    detail ?? 'The model names words that the text of the document does not hold; they were left out.',
  model_remark: ({ quote, detail }) =>
    `The model remarks on ${inMarks(quote)}${detail === undefined ? '.' : `: ${detail.replace(/\.$/, '')}.`}`,
  model_not_had: detailed('A second reading was asked for and not had.'),
  notes: detailed('The reader left a note.'),
};

/** A code of a later version still says its words. */
export function sentenceOf(finding: Said): string {
  const wording = Object.hasOwn(SENTENCES, finding.code) ? SENTENCES[finding.code as WordCode] : UNKNOWN;
  return typeof wording === 'string' ? wording : wording(finding);
}

const UNKNOWN: Wording = ({ code, quote, detail }) =>
  detail ??
  `The words leave something open (${code.replaceAll('_', ' ')})${quote === '' ? '' : `: ${inMarks(quote)}`}.`;
