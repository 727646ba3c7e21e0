// The manual on findings that the words of a document give.
import type { WordCode } from '#core/schema/finding.ts';
import type { Meaning } from '#core/verdict/wording/meaning.ts';

export const WORD_MEANINGS: Readonly<Record<WordCode, Meaning>> = {
  role_uncertain: {
    title: 'Conveyed, or kept out?',
    means: 'The text describes this land, and does not say plainly whether it is conveyed or excepted.',
    remedy:
      'Read the sentences around it. Land that is excepted is taken off what is conveyed, and its figure proves nothing of the rest.',
  },
  described_in_recital: {
    title: 'Described in a recital',
    means:
      'The land stands in a recital (a "whereas", a source of title). A recital tells history and conveys nothing.',
    remedy: 'Look for the granting clause. If another description is conveyed, examine that one.',
  },
  kept_afterwards: {
    title: 'Taken back further on',
    means: 'A later sentence says that land described here is not conveyed.',
    remedy: 'Read that sentence against the description and decide what remains. The figure shows all of it.',
  },
  part_only: {
    title: 'Only a part is conveyed',
    means:
      'The words convey a part of what is described ("the north half of the following"); the figure and its area are the whole.',
    remedy: 'Take closure from the figure, and the conveyed area from the words. Place or plat the part by hand.',
  },
  part_taken_out: {
    title: 'A part is taken out without courses',
    means: 'Something is excepted that no course describes, so it could not be taken off the figure or its area.',
    remedy: 'Find the excepted land by its own deed or plat, and take its area off yourself.',
  },
  end_not_at_beginning: {
    title: 'The end is not said to be the beginning',
    means:
      'No words return the last course to the point of beginning. The figure was closed by computing, not by the text.',
    remedy:
      'Check the last lines for a missing course or page. If the figure closes well, the words alone are lacking: say so in your report.',
  },
  area_spoilt: {
    title: 'Damage beside the stated area',
    means: 'A figure beside the stated area could not be read, so the area may be another.',
    remedy: 'Compare the area with the page, and correct it if it was misread.',
  },
  bearing_against_words: {
    title: 'Bearing against its words',
    means: 'The bearing as read is not the one that the words of the same course tell.',
    remedy: 'Look at the page: one of the two is misread or miswritten. Correct the bearing if the scan was misread.',
  },
  passes_beyond_end: {
    title: 'Passes a place beyond its end',
    means: 'The course is said to pass a place that lies farther off than the course is long.',
    remedy: 'Check the length and the distance to the place passed. One of them is likely wrong.',
  },
  direction_against_bearing: {
    title: 'Direction against the bearing',
    means: 'The course is said to run "northerly" or along a compass direction that its bearing does not have.',
    remedy:
      'A quadrant letter may be wrong. Compare with the page, and see whether the likely bad calls name this course.',
  },
  placed_by_itself: {
    title: 'Placed by the figure itself',
    means: 'The end of a course is placed by a line of this very figure, which proves nothing about where it lies.',
    remedy: 'Find the line in another deed or plat. Nothing in this text can check it.',
  },
  boundary_winds: {
    title: 'The boundary winds',
    means: 'The values are those of a straight line, while the words follow a stream, a ridge or a road.',
    remedy: 'Treat closure and area as those of straight lines. The boundary itself is the thing it follows.',
  },
  unit_defined: {
    title: 'A unit of its own',
    means: 'The document gives its unit a length (a pole of 18 feet, say) that the figure does not follow.',
    remedy: 'Convert by the length that the document gives before you rely on lengths or area.',
  },
  text_missing: {
    title: 'Text may be missing',
    means: 'Something suggests that part of the description was cut off, left out or not read.',
    remedy: 'Compare the pages with the record. Bring a better copy, and read it again.',
  },
  given_roughly: {
    title: 'Given only roughly',
    means: 'A length or a direction is "about", "nearly" or "more or less" where it matters to the figure.',
    remedy: 'Closure cannot be better than what was given. Judge it as rough.',
  },
  doubted_by_text: {
    title: 'Doubted by its own text',
    means: 'The words put a course in question ("supposed to be", "thought to run").',
    remedy: "Look for a better source of that course: a later survey, the neighbour's deed.",
  },
  description_corrected: {
    title: 'Corrected by a sentence',
    means: 'A sentence corrects the description. The figure may still be the uncorrected one.',
    remedy: 'Read the correction, apply it to the calls, and sign anew.',
  },
  description_overruled: {
    title: 'Something rules over the courses',
    means: 'The words let something else prevail over the courses: a plat, a monument, a fence, an older deed.',
    remedy: 'Examine what prevails. The figure is then only a guide.',
  },
  description_put_aside: {
    title: 'Put aside',
    means: 'The words set this description aside in favour of another.',
    remedy: 'Examine the other. This one should not be relied on.',
  },
  description_changed: {
    title: 'A line or measure is changed',
    means: 'A sentence changes a line, a length or a bearing of the description.',
    remedy: 'Read it, correct the call that it changes, and sign anew.',
  },
  description_unsettled: {
    title: 'Not settled',
    means: 'The words leave the description to be settled later: by a survey, a line to be run, an agreement.',
    remedy: 'Look for what was to settle it. Until then there is nothing to check.',
  },
  land_added_undescribed: {
    title: 'Land added without courses',
    means: 'Land is conveyed besides, and no course describes it.',
    remedy: 'Find its description elsewhere. Figure and area are of the described land alone.',
  },
  part_perhaps_only: {
    title: 'Perhaps only a part',
    means: 'Some words may restrict the conveyance to a part of the figure.',
    remedy: 'Read the sentence quoted, and decide whether the whole is conveyed.',
  },
  lead_not_understood: {
    title: 'Words before it not understood',
    means: 'The words that lead to the description could not be understood, and may change what is conveyed.',
    remedy: 'Read them. If they change nothing, the remaining reasons are what counts.',
  },
  sentence_before_not_understood: {
    title: 'A sentence before it not understood',
    means: 'A sentence ahead of the description could not be understood, and may change what is conveyed.',
    remedy: 'Read it. If it changes nothing, the remaining reasons are what counts.',
  },
  course_words_not_understood: {
    title: 'Words among the courses not understood',
    means: 'Words between or within the courses could not be understood. They may change a course.',
    remedy: 'Read them at the place shown. Correct the course if they change it.',
  },
  sentence_behind_not_understood: {
    title: 'A sentence behind it not understood',
    means: 'A sentence after the description could not be understood, and may change what is conveyed.',
    remedy: 'Read it. Exceptions, reservations and corrections often stand there.',
  },
  shape_otherwise: {
    title: 'Another shape than named',
    means: 'The text names a shape (a square, a triangle) that its courses do not make.',
    remedy: 'A course is likely missing, double or misread. Look at the figure and at the likely bad calls.',
  },
  side_otherwise: {
    title: 'A side that no course has',
    means: 'The text gives the land a side or a frontage of a length that no course has.',
    remedy: 'Compare that length with the courses: a digit may be wrong in one of them.',
  },
  unit_otherwise: {
    title: 'Another unit',
    means: 'The text says that its lengths are in another unit than they were read in.',
    remedy: 'Check the unit of the tract, and correct it if it was misread.',
  },
  length_told_twice: {
    title: 'Length told twice, not alike',
    means: 'The length of a course stands there twice, in words and figures say, and the two differ.',
    remedy:
      'The page decides what was written; words usually prevail over figures. Correct the call if it was misread.',
  },
  second_area: {
    title: 'A second area',
    means: 'The land is given two areas, and both are part of the record.',
    remedy: 'See which belongs to this tract. Both must agree for a PASS.',
  },
  land_added: {
    title: 'Other land conveyed with it',
    means: 'The words convey other land together with that of the figure.',
    remedy: 'Find its description. The verdict is about this figure alone.',
  },
  courses_missing: {
    title: 'Fewer courses than announced',
    means: 'The text announces more courses than it gives.',
    remedy: 'Look for a missing line or page. A course left out is often found among the likely bad calls.',
  },
  area_of_more: {
    title: 'The area is that of more land',
    means: 'The stated area is said to count other land too, so it cannot check this figure.',
    remedy: 'Take off the area of the other land, or check it against all the tracts together.',
  },
  bearing_told_twice: {
    title: 'Bearing told twice, not alike',
    means: 'The bearing of a course is given twice, and the two differ.',
    remedy: 'Compare with the page, and correct the call if it was misread.',
  },
  figure_unused: {
    title: 'A figure that belongs to nothing',
    means:
      'A length or a bearing is told that is none of the values of the courses, and nothing says what it measures.',
    remedy: 'Read the place. It may be a second length, a corrected value, or a page number.',
  },
  curve_otherwise: {
    title: "A measure that is not the curve's",
    means: 'The text gives a curve a measure that does not fit its other elements.',
    remedy: 'See the reasons on that curve: usually one element is misread. Correct it if so.',
  },
  area_words_otherwise: {
    title: 'Area in words and in figures',
    means: 'The area in words is not the area in figures.',
    remedy: 'Compare with the page. Words usually prevail over figures.',
  },
  total_otherwise: {
    title: 'The total is not the sum',
    means: 'The area in all is not that of the tracts added up.',
    remedy: 'A tract may be missing, or an area misread. Add up again from the page.',
  },
  courses_miscounted: {
    title: 'Courses miscounted',
    means: 'The text counts its courses otherwise than it gives them.',
    remedy: 'Look for a course left out or recorded twice.',
  },
  tracts_miscounted: {
    title: 'Tracts miscounted',
    means: 'The text counts its tracts otherwise than it describes them.',
    remedy: 'Look for a missing page, or for two descriptions read as one.',
  },
  numbering_broken: {
    title: 'A number is missing',
    means: 'The list of courses skips a number, so a course may be missing.',
    remedy: 'Look at the page between the numbers.',
  },
  tract_told_twice: {
    title: 'The same courses for two tracts',
    means: 'Two tracts are described by the same courses.',
    remedy: "One may be a copyist's slip, or the same land told twice. Compare with the source deeds.",
  },
  place_otherwise: {
    title: 'Placed elsewhere too',
    means: 'The text puts the land in two counties, sections or townships.',
    remedy: 'See which one is meant. Do not place it on the map until you know.',
  },
  direction_unproved: {
    title: 'A direction that nothing proves',
    means:
      'The text says toward which side the land, a corner or a line of it lies, and the courses do not show that it is so.',
    remedy: 'Read the sentence beside the figure. If the land lies as it says, the doubt is settled.',
  },
  stamped: {
    title: 'Stamped as no deed',
    means: 'A stamp or heading says that the paper is void, a copy, a draft or cancelled.',
    remedy: 'Find the instrument that counts. This paper may convey nothing.',
  },
  land_taken: {
    title: 'Land is taken out',
    means: 'Words take land out of what is conveyed.',
    remedy: 'Read what is taken out, and take it off the figure and its area by hand where it has no courses.',
  },
  tracts_bound: {
    title: 'Tied to another tract',
    means: 'What is said of one tract touches another: one exception, one area or one condition for both.',
    remedy: 'Read both tracts together.',
  },
  land_sold_before: {
    title: 'A part was sold before',
    means: 'Words say that a part of this land was conveyed earlier.',
    remedy: 'Find the earlier deed. What it took is not in the figure.',
  },
  share_only: {
    title: 'Only a share',
    means: 'An undivided share or interest is conveyed, not the whole of the land.',
    remedy: 'Closure and area are those of the land; the share is a matter of title.',
  },
  right_only: {
    title: 'A right, not the land',
    means:
      'The grant gives a right in the land described or a thing upon it ("an easement over the following tract"), not the land itself.',
    remedy:
      'Closure and area are those of the land described; whether the right reaches over all of it is told elsewhere.',
  },
  not_conveyed: {
    title: 'Said not to be conveyed',
    means: 'Words say that some land is not conveyed.',
    remedy: 'Read which land. The figure may contain it.',
  },
  description_doubted: {
    title: 'The description is in doubt',
    means: 'Words put the description in doubt as a whole.',
    remedy: 'Look for a survey or a correction deed.',
  },
  conveyance_conditional: {
    title: 'Hangs on a condition',
    means: 'Whether the land is conveyed depends on something: a payment, an event, a consent.',
    remedy: 'A matter of title: look whether the condition was met.',
  },
  sentence_not_understood: {
    title: 'A sentence not understood',
    means: 'A sentence near the description could not be understood, and may change what is conveyed.',
    remedy: 'Read it where it is lit. If it changes nothing, the remaining reasons are what counts.',
  },
  text_damaged: {
    title: 'Damaged text',
    means: 'The text is damaged where it may speak of the land.',
    remedy: 'Compare with the page or the record. Bring a better copy, and read it again.',
  },
  second_instrument: {
    title: 'A second instrument',
    means: 'The pages hold another instrument that describes land, and which one this belongs to is not certain.',
    remedy: 'Read the instruments one by one: split the file, and bring each by itself.',
  },
  page_unread: {
    title: 'A page was not read whole',
    means: 'A page, or a place on it, could not be read.',
    remedy: 'Look at the page. Bring a better copy, or paste the missing text.',
  },
  aliquot_doubtful: {
    title: 'Part of the section in doubt',
    means: 'The part of the section is not told plainly, or could be read in two ways.',
    remedy: 'Read the words against the plat of the township. Commas and "of the" decide which quarter is meant.',
  },
  aliquot_part_only: {
    title: 'Some of the part only',
    means: 'Only some of the part of the section is described.',
    remedy: 'Place the piece by hand. The area of the whole part does not check it.',
  },
  aliquot_mended: {
    title: 'A mended sign',
    means: 'A damaged sign of an aliquot description was read as the only thing that it can be.',
    remedy: 'Compare with the page.',
  },
  area_deleted: {
    title: 'A stated area was deleted',
    means: 'An operator took away an area that was read from the document, so nothing could disagree with it any more.',
    remedy: 'Compare with the page. If the area stands there, put it back: a figure is checked by it.',
  },
  area_typed: {
    title: 'An area was entered',
    means: 'No area was read from the document, and an operator entered one.',
    remedy: 'Compare with the page. Only an area that stands there bears the figure out.',
  },
  role_changed: {
    title: 'Conveyed or excepted, otherwise than read',
    means: 'An operator says that land is conveyed where an exception was read, or the other way round.',
    remedy: 'Compare with the words that lead to the description. If they were misread, go on by them.',
  },
  exception_deleted: {
    title: 'An exception was deleted',
    means: 'An operator took away an exception that was read from the document.',
    remedy: 'Compare with the page. What the words except is not conveyed, whether it is drawn or not.',
  },
  model_otherwise: {
    title: 'The model reads it otherwise',
    means:
      'A language model read the document too, and takes this course, its figures, its order or its tract for something else. The value shown is that of our own reader, read from the words.',
    remedy:
      'Read the lit words on the page. If our reading is wrong, correct it; if it is right, say so in your report.',
  },
  model_more: {
    title: 'A course that only the model reads',
    means:
      'The model names these words as a course of the boundary, and our reader did not take them for one. They stand in the document, and their figures were read by our own grammar.',
    remedy: 'Read the words. If a course is missing, put it in: the model’s reading is offered beside the reason.',
  },
  model_less: {
    title: 'A course that the model does not name',
    means: 'Our reader took these words for a course of the boundary, and the model did not.',
    remedy:
      'Read the words: a tie, a width or a call that is only recited is no course. Delete it if it is none. Small models also leave courses out.',
  },
  model_tract: {
    title: 'A tract that only the model names',
    means:
      'The model names a tract that our reader did not read. Its words stand in the document; it may be land that was overlooked, or land that is only mentioned.',
    remedy: 'Read the words. If the land is conveyed or excepted, put the tract in.',
  },
  model_unproved: {
    title: 'Words that the document does not hold',
    means:
      'The model named something in words that were not found in the text of the document, so it was left out. It may be invented, or stand on a page that was read badly.',
    remedy: 'On a clean text nothing is missing. On a scan, look through the pages for a line that was not read.',
  },
  model_remark: {
    title: 'A remark of the model',
    means: 'The model points to words that may change what is conveyed. A remark only ever adds doubt.',
    remedy: 'Read the lit words and judge for yourself.',
  },
  model_not_had: {
    title: 'No second reading',
    means:
      'A language model was to read the document too, and its reading was not had. The verdict is that of our own reader alone.',
    remedy:
      'The reason says why. See Settings, Model reader, and read the document again if you want the second reading.',
  },
  notes: {
    title: 'A note of the reader',
    means: 'The reader left a note in words of its own.',
    remedy: 'Read it. It belongs to a result of an older version or of another program.',
  },
};
