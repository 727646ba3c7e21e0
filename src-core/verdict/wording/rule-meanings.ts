// The manual on findings that the rules of the verdict give.
import type { RuleCode } from '#core/schema/finding.ts';
import { CLOSED_DENOMINATOR, CLOSED_MISS_FT } from '#core/survey/limits.ts';
import type { Meaning } from '#core/verdict/wording/meaning.ts';

export const RULE_MEANINGS: Readonly<Record<RuleCode, Meaning>> = {
  no_courses: {
    title: 'No courses',
    means: 'No courses were read, so there is no traverse. The verdict is FAIL.',
    remedy:
      'See whether the description is by courses at all. A lot and block, or a part of a section, has none by nature. Otherwise bring a better copy.',
  },
  courses_undrawn: {
    title: 'Courses cannot be drawn',
    means: 'Two or more courses lack what it takes to draw them. The verdict is FAIL.',
    remedy: 'The reasons that follow name them. Correct them from the page: with one left, it can be inferred.',
  },
  course_undrawn: {
    title: 'A course cannot be drawn',
    means: 'A course lacks its bearing, its length, or an element of its curve.',
    remedy: 'Look at its sentence. Correct it if it was misread.',
  },
  aliquot_unreadable: {
    title: 'Part of the section unreadable',
    means: 'The words for the part of a section make no part. The verdict is FAIL.',
    remedy: 'Read them on the page. A fraction or a direction is usually damaged.',
  },
  kind_unchecked: {
    title: 'A kind without a figure',
    means:
      'This kind of description has no figure by nature (blanket, by exhibit, beside a facility), so there is nothing to compute.',
    remedy: 'Examine what it refers to: the exhibit, the plat, the facility.',
  },
  strip: {
    title: 'A strip or centerline',
    means: 'A strip follows a line, and does not close. Its area is length times width.',
    remedy: 'Check the width and both ends. There is no closure to rely on.',
  },
  exception: {
    title: 'An exception',
    means: 'The tract is land taken out of a conveyance. It is never PASS, whatever its figure.',
    remedy: 'Check the figure as any other, and take it off the land around it.',
  },
  course_inferred: {
    title: 'One course was inferred',
    means:
      'One course could not be drawn and was taken from the line that closes the figure. So nothing is left to check closure with.',
    remedy: 'Find that course on the page, or in the deeds before and after. Correct it, and closure can be checked.',
  },
  tangent_assumed: {
    title: 'Tangent assumed',
    means: 'A curve was drawn tangent to the course before it, for want of a bearing.',
    remedy: 'See whether the words say so, or a plat does.',
  },
  chord_only: {
    title: 'Drawn by its chord',
    means: 'A curve was drawn by its chord alone.',
    remedy: 'Compare radius, arc and central angle with the page, if they are given.',
  },
  value_derived: {
    title: 'Drawn from a derived value',
    means: 'A course was drawn from a value that was computed and not recorded.',
    remedy: 'The deed does not give it. Check it against a plat.',
  },
  curve_disagrees: {
    title: 'A curve disagrees with itself',
    means: 'Radius, central angle, arc and chord of a curve do not fit each other within their recorded precision.',
    remedy: 'The reason names the odd one out. Compare it with the page, and correct it if it was misread.',
  },
  tangent_disagrees: {
    title: 'Not tangent where it is said',
    means: 'A curve is called tangent, and its bearing says otherwise.',
    remedy: 'Check the course before it and the chord bearing.',
  },
  turn_otherwise: {
    title: 'Turns the other way',
    means: 'A course is said to turn to one side, and its bearing turns to the other.',
    remedy: 'Check left and right, and the quadrant of the bearing.',
  },
  angle_otherwise: {
    title: 'Another angle than told',
    means: 'The angle between two courses is not the one that the text tells.',
    remedy: 'One of the two bearings, or the angle, is likely misread.',
  },
  not_parallel: {
    title: 'Not parallel',
    means: 'A course is said to run parallel to a line, and does not.',
    remedy: 'Compare both bearings with the page.',
  },
  not_square: {
    title: 'Not at right angles',
    means: 'A course is said to run at right angles to another, and does not.',
    remedy: 'Compare both bearings with the page.',
  },
  not_prolonged: {
    title: 'Not in one line',
    means: 'A course is said to go on in the line of another, and turns.',
    remedy: 'Compare both bearings with the page.',
  },
  not_equal: {
    title: 'Not equal',
    means: 'Two lengths are said to be equal, and are not.',
    remedy: 'Compare both lengths with the page.',
  },
  not_tangent: {
    title: 'Tangent or not',
    means: 'A curve is said to be tangent, or not tangent, and its values say otherwise.',
    remedy: 'Compare the chord bearing and the course before it with the page.',
  },
  not_radial: {
    title: 'Not radial',
    means: 'A line is said to run to or from the center of a curve, and does not.',
    remedy: 'Compare its bearing with the radius of the curve.',
  },
  center_otherwise: {
    title: 'The center lies elsewhere',
    means: 'The curve is said to bend one way, or to have its center in a direction, and its values say otherwise.',
    remedy: 'Check left and right, and "concave" against the figure.',
  },
  curve_follows_otherwise: {
    title: 'Reverse or compound',
    means: 'Two curves are said to bend against each other or alike, and their values say otherwise.',
    remedy: 'Check the direction of both.',
  },
  arc_otherwise: {
    title: 'Another arc than told',
    means: 'The arc of a curve is said to be more or less than its values make.',
    remedy: 'Compare arc, radius and central angle with the page.',
  },
  corner_otherwise: {
    title: 'Not at the corner named',
    means: 'A course is said to end at a corner of the figure, and does not.',
    remedy: 'Follow the figure to that corner. The course that misses it is likely wrong.',
  },
  own_side_otherwise: {
    title: 'Not along the side named',
    means: 'A course is said to run along a side of the figure, and does not.',
    remedy: 'Compare its bearing with that side.',
  },
  bisects_itself: {
    title: 'Runs through its own land',
    means: 'A course is said to bound land that it would cut in two.',
    remedy: 'Read the sentence. An adjoiner may be misnamed.',
  },
  does_not_close: {
    title: 'Does not close',
    means: `The figure misses its point of beginning by more than 1 in ${CLOSED_DENOMINATOR.toLocaleString('en-US')} (and more than ${CLOSED_MISS_FT} ft).`,
    remedy:
      'See the likely bad calls and try them. A suggestion changes nothing until you apply it. Old surveys miss by themselves: the reasons say when that is likelier.',
  },
  slip_likely: {
    title: 'A likely slip',
    means: 'One slip of the pen or of the scan would explain the miss, and is likelier than anything else.',
    remedy:
      'Compare that value with the page. If the page has the better value, correct it. If the deed itself is wrong, leave it and report it.',
  },
  slip_not_plain: {
    title: 'More than one explanation',
    means: 'Several single slips would explain the miss about equally well.',
    remedy: 'Try each, and look at the page. Area and neighbours may decide.',
  },
  slip_none: {
    title: 'No single slip explains it',
    means: 'No slip in one course explains the miss.',
    remedy: 'Look for a missing course or page, or two slips. Compare course by course.',
  },
  slips_several: {
    title: 'Several slips',
    means: 'The miss is large, and more than one course must be wrong.',
    remedy: 'Compare course by course with the page.',
  },
  misclosure_ordinary: {
    title: 'An ordinary miss',
    means: 'The miss is such as surveys of that time and precision have. No call is named.',
    remedy: 'There may be nothing to correct. Report the closure as it is.',
  },
  area_not_stated: {
    title: 'No area is stated',
    means: 'Without a stated area nothing corroborates the shape, so the verdict cannot be PASS.',
    remedy: 'Look for an area on a plat or in a source deed. If the document has one that was not read, enter it.',
  },
  area_unreadable: {
    title: 'Stated area unreadable',
    means: 'An area is stated and could not be read as a number.',
    remedy: 'Enter it from the page.',
  },
  area_disagrees: {
    title: 'Area disagrees',
    means: 'The computed area differs from the stated one by more than 0.5 % (or half of its last digit).',
    remedy:
      'A figure can close and still be wrong. See the likely bad calls, and whether the stated area counts a road or an exception.',
  },
  crosses_itself: {
    title: 'The figure crosses itself',
    means: 'Two courses cross, so the figure encloses no single piece of land.',
    remedy: 'A bearing is likely reversed or a course doubled. The figure shows where.',
  },
  low_confidence: {
    title: 'Read with low confidence',
    means: 'A value had to be chosen among several readings.',
    remedy: 'Compare it with the page where it is marked, and correct or confirm it.',
  },
  tract_typed: {
    title: 'A tract typed by an operator',
    means: 'The tract was entered by a person and not read from the document, so no sentence stands behind it.',
    remedy: 'Compare it with the page course by course. It stays REVIEW, with the name of who entered it in the log.',
  },
  course_typed: {
    title: 'A course typed by an operator',
    means: 'A course was entered by a person and not read from the document.',
    remedy: 'Compare it with the page, or with the source it was taken from.',
  },
  course_deleted: {
    title: 'A course was deleted',
    means: 'An operator took away a course that was read from the document.',
    remedy: 'Compare with the page. A course that was recorded twice may go; any other belongs to the record.',
  },
  courses_reordered: {
    title: 'Courses were moved',
    means: 'An operator put courses in another order than they were read in.',
    remedy: 'Compare the order with the page. Tables and columns are the usual cause.',
  },
  scan_doubtful: {
    title: 'The scan leaves doubt',
    means: 'The scan does not settle a value. The other readings are offered with their chances.',
    remedy: 'Choose the reading that the page has. Your choice is kept in the signed log.',
  },
  place_unread: {
    title: 'A place could not be read',
    means: 'A place on the page within this description could not be read.',
    remedy: 'Look at the page. Bring a better copy if it may hold a course.',
  },
  only_approximate: {
    title: 'Only approximate',
    means: 'The text calls its own values approximate, where PASS would rest on them.',
    remedy: 'Judge closure as rough. A survey is the remedy.',
  },
  corroborated: {
    title: 'What the PASS rests on',
    means: 'Closure and area agree, and nothing was read in doubt. This is what a PASS is made of.',
    remedy:
      'Nothing is to be done. A PASS says that the record agrees with itself; not that the land is there, nor whose it is.',
  },
  strip_area: {
    title: 'Area of a strip',
    means: 'The area was computed as length times width.',
    remedy: 'Check the width, and whether the strip is cut at its ends.',
  },
  excepted_area: {
    title: 'Area of an exception',
    means: 'The area of what is excepted, and whether it was taken off.',
    remedy: 'Take it off yourself where it was not.',
  },
  fabric_says: {
    title: 'From the survey fabric',
    means:
      'What the imported survey fabric says of the part of a section: where it lies, its area, or what is missing to know.',
    remedy:
      'Import CadNSDI for the township under Settings, Survey fabric, and read the deed again. A located part is a computed position, and stays REVIEW.',
  },
  unit_length: {
    title: 'The length of a unit',
    means: 'Which length was taken for a vara, an arpent or another unit that differs from place to place.',
    remedy: 'Check that it is the one of your state and time.',
  },
};
