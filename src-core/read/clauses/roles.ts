// What a bearing or a distance is doing in its sentence: carrying the course, or only mentioned beside it.

import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import {
  isAtPair,
  isBeside,
  isOfPoint,
  isParallelOffset,
  isPassing,
  isSizeOf,
  isStation,
} from '#core/read/clauses/beside.ts';
import { isRunAt } from '#core/read/clauses/course-run.ts';
import type { AngleElement, BearingElement, DistanceElement, DistanceUse } from '#core/read/clauses/element.ts';
import {
  isBareAlong,
  isBareCardinal,
  isBehindFollowed,
  isBehindLength,
  isBracketedLength,
  isPlainlyLed,
  isSideOfMany,
} from '#core/read/clauses/led-cardinals.ts';
import { isLedFromCorner, isLocated, isLocating, skipComma } from '#core/read/clauses/locating.ts';
import { isThenceAt } from '#core/read/clauses/thence.ts';
import { isStreetQuarter } from '#core/read/values/house-numbers.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { type DistanceRead, readDistance } from '#core/read/values/read-distance.ts';

const AFTER_CARDINAL = wordSet(
  ', along with making forming parallel a to into on for by upon following through across up down at passing crossing running until till unto including past between near around about and as in still again over distance same approximately thence leaving departing said . ; magnetic true grid',
);
const BEFORE_CARDINAL = wordSet(
  'thence th run runs running due , ; : ) . course direction continuing continue continues still again go goes going turn turns returns line and then bearing bears bear is hence direct drawn drawne proceed thenee magnetic true grid astronomic',
);
const ARTICLES = wordSet(
  'the a an said his her their its of to in on from at most feet ft chains poles rods more extreme all',
);

const LEADS_DUE = wordSet('thence then run runs running course line , ; and direct proceed going go hence');

/** A cardinal or compass point carries a course unless it names a side, a line or a quarter ("the South line"). */
export function isCourseBearing(tokens: readonly Token[], element: BearingElement): boolean {
  const { form } = element.read;
  if (isLocating(tokens, element) || isFlow(tokens, element.at)) return false;
  if (form === 'quadrant' || form === 'azimuth') return true;
  if (form === 'point' && isStreetQuarter(tokens, element.at, element.next)) return false;
  const before = textAt(tokens, element.at - 1);
  const after = textAt(tokens, element.next);
  // "a point 4 miles due west of the light": where it lies.
  if (before === 'due' && (after === 'of' || (after === 'from' && !LEADS_DUE.has(textAt(tokens, element.at - 2)))))
    return false;
  if (before === 'due' || (after === ',' && isSquared(tokens, element.next + 1))) return true;
  if (isSideOfMany(tokens, element)) return false;
  // "thence on a bearing of South, a distance of", "on an assumed course of South 610.00 feet".
  const isCalled = before === 'of' && /^(?:bearing|course|direction)$/.test(textAt(tokens, element.at - 2));
  if (isCalled && form === 'cardinal' && (/^(?:,|along|with)$/.test(after) || isRunBehind(tokens, element.next)))
    return true;
  if (form === 'cardinal' && AFTER_RUN.has(after) && isRunBefore(tokens, element.at)) return true;
  if (isNamedCourse(tokens, element)) return true;
  if ((ARTICLES.has(before) && !isBehindLength(tokens, element)) || isTownship(tokens, element.at - 1)) return false;
  if (isBehindFollowed(tokens, element)) return true;
  // "and with the same North, 122.6 poles to a stone".
  const isBehindSame = before === 'same' && form === 'cardinal' && after === ',';
  const length = isBehindSame ? readDistance(tokens, element.next + 1, false) : null;
  if (length !== null && textAt(tokens, length.next) === 'to') return true;
  // "B. S. 1": initials, not a direction.
  if (before === '.' && (tokens[element.at - 2]?.text.length ?? 0) === 1 && textAt(tokens, element.at).length === 1)
    return false;
  const figures = tokens[element.next]?.kind === 'number' || isNumberWord(after) || after === 'half';
  if (figures && ['thence', 'run', 'running', 'due'].includes(before) && isBareEnd(tokens, element.next)) return true;
  // "thence East 200 paces", "thence East [200.00] feet", "thence East ~15 feet": it runs so, whatever becomes of the length.
  const led = (before === 'thence' || before === 'then') && form === 'cardinal';
  if (led && (isPlainlyLed(tokens, element.next) || isBracketedLength(tokens, element.next))) return true;
  if (led && (/^[[~^|!\ufffd]$/.test(after) || (figures && !isAreaOrOrdinal(tokens, element.next)))) return true;
  if (figures && isBareCardinal(tokens, element)) return true;
  if (figures) return isRunLength(readDistance(tokens, element.next, false)) && !isAreaOrOrdinal(tokens, element.next);
  if (after === 'to' && form === 'cardinal' && isAlongLine(tokens, element.at)) return true;
  const isLed =
    BEFORE_CARDINAL.has(before) ||
    (before === 'there' && textAt(tokens, element.at - 2) === 'from') ||
    // "thence extending North along the wall".
    (/^(?:extending|extends)$/.test(before) && isThenceAt(tokens, element.at - 2));
  if (!isLed && !opensLine(tokens, element.at))
    return form === 'cardinal' && AFTER_CARDINAL.has(after) && isFirstFromPlace(tokens, element.at);
  if (before === 'and' && form === 'cardinal' && tokens[element.at - 2]?.kind === 'word')
    return after === ',' || after === 'along' || isPlainlyLed(tokens, element.next);
  // "thence south the same distance".
  return AFTER_CARDINAL.has(after) || (after === 'the' && textAt(tokens, element.next + 1) === 'same');
}

/** In tokens: "from the said southeast corner thereof". */
const LONGEST_PLACE = 12;

/** "running from its southeast corner West upon said Avenue 37.50 feet, thence North 125 feet to the alley, thence": the first of a run of courses from some place. */
function isFirstFromPlace(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:corner|thereof|point|place|post|stake|stone|pin|iron|monument)$/.test(textAt(tokens, at - 1))) return false;
  let from = at - 2;
  while (from > at - LONGEST_PLACE && tokens[from]?.kind === 'word' && textAt(tokens, from) !== 'from') from -= 1;
  return textAt(tokens, from) === 'from' && isRunAt(tokens, at);
}

const FOLLOWED = wordSet('bank road street line creek branch river slough side shore lane ridge fence ditch run same');

/** "thence with the slough on the east bank north to a stake": behind the line that is followed stands the way. */
function isAlongLine(tokens: readonly Token[], at: number): boolean {
  if (!FOLLOWED.has(textAt(tokens, at - 1)) || tokens[at]?.capital === true) return false;
  for (let i = at - 2; i > at - 12; i -= 1) {
    const text = textAt(tokens, i);
    if (text === 'thence' || text === 'running') return true;
    if (text === '' || text === ',' || text === ';' || text === 'to') return false;
  }
  return false;
}

/** "running an East course to the cliff", "a South West course 15 poles", "in a north direction". */
function isNamedCourse(tokens: readonly Token[], { at, next, read }: BearingElement): boolean {
  if (!/^an?$/.test(textAt(tokens, at - 1))) return false;
  const noun = textAt(tokens, next);
  if (noun === 'direction') return read.form === 'cardinal' && textAt(tokens, at - 2) === 'in';
  return noun === 'course' && /^(?:thence|then|running|runs?|on|in|by|with|,)$/.test(textAt(tokens, at - 2));
}

const FLOWING = wordSet('branch creek river stream draw ravine slough road fence ditch run brook hollow');

/** "crossed branch runs S., at 950 vrs. a stone": the way that the water goes. */
function isFlow(tokens: readonly Token[], at: number): boolean {
  const verb = textAt(tokens, at - 1);
  if (verb.length < 4) return false;
  if (!/^(?:runs|running|bears|flows|flowing|course|courses)$/.test(verb) || !FLOWING.has(textAt(tokens, at - 2)))
    return false;
  return /^(?:at|cross|crossed|crosses|crossing|pass|passing|a|to|small|dry)$/.test(textAt(tokens, at - 3));
}

/** At the head of a line, and not the rest of a name: "Thirteenth Street" / "Southwest". */
function opensLine(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind === 'word' && before.capital && /^[a-z]/.test(before.text) && tokens[at]?.gap === 'line')
    return false;
  return tokens[at]?.gap === 'line' || tokens[at]?.gap === 'paragraph';
}

const FARTHEST_RUN = 100_000;

/** "north 806 219.78 feet" is a coordinate. */
function isRunLength(read: DistanceRead | null): boolean {
  return read !== null && read.value < FARTHEST_RUN;
}

const LONGEST_TOWNSHIP = 14;

/** "township twenty-six (26) north, range two (2) east": behind the number of a township or range it is the rest of its name. */
function isTownship(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i > at - LONGEST_TOWNSHIP; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (/^(?:townships?|ranges?|twp|tp|rge?|t|r)$/.test(token.text)) return i < at;
    if (
      token.kind === 'number' ||
      isNumberWord(token.text) ||
      /^(?:[()\-.,&]|and|to|no|numbers?|numbered)$/.test(token.text)
    )
      continue;
    return false;
  }
  return false;
}

const AFTER_RUN = new Set([';', '.', ',', 'to', 'along', 'and', 'thence', 'then', 'on', 'parallel']);
const LONGEST_RUN = 12;

/** "thence 40 chains South", "thence twenty-six rods north to the line". */
function isRunBefore(tokens: readonly Token[], at: number): boolean {
  for (let from = at - 2; from > at - LONGEST_RUN; from -= 1) {
    if (!['thence', 'run', 'running', 'then'].includes(textAt(tokens, from - 1))) continue;
    const end = readDistance(tokens, from, false)?.next ?? -1;
    return end === at || (end === at - 3 && textAt(tokens, end) === 'more' && textAt(tokens, at - 1) === 'less');
  }
  return false;
}

/** "with Main Street South, at a right angle with": the words behind tell that it runs so. */
function isSquared(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'at' && [1, 2].some((step) => textAt(tokens, at + step) === 'right');
}

/** "North half", "South 40 acres", "East 16th Street". */
function isAreaOrOrdinal(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at + 1);
  const glued = tokens[at + 1]?.gap === 'none';
  return (
    word === 'acres' ||
    word === 'acre' ||
    word === 'half' ||
    word === 'quarter' ||
    (glued && ['th', 'st', 'nd', 'rd'].includes(word)) ||
    (word === '/' && readDistance(tokens, at, false) === null)
  );
}

const HEDGES = new Set(['exactly', 'approximately', 'about', 'true']);

/** "122 degrees for a distance of", "122° 1275 feet". */
function isRunBehind(tokens: readonly Token[], at: number): boolean {
  const next = skipComma(tokens, at);
  return ['for', 'a'].includes(textAt(tokens, next)) || readDistance(tokens, next, false) !== null;
}

/** "5.50°43'": figures run on behind the sign, so what was read of the angle is not all of it. */
function isSplitAngle(tokens: readonly Token[], next: number): boolean {
  return textAt(tokens, next - 1) === '°' && tokens[next]?.kind === 'number' && tokens[next]?.gap === 'none';
}

/** "90°00' right", "left 88°30'", "45° to the left": an angle that is turned, and no direction by itself. */
export function isTurnedBy(tokens: readonly Token[], { at, next }: AngleElement): boolean {
  const before = textAt(tokens, at - 1) === 'of' ? textAt(tokens, at - 2) : textAt(tokens, at - 1);
  if (before === 'left' || before === 'right') return true;
  const joint = [',', '(', '-'].includes(textAt(tokens, next)) ? next + 1 : next;
  const side = textAt(tokens, joint) === 'to' && textAt(tokens, joint + 1) === 'the' ? joint + 2 : joint;
  return /^(?:left|right|lt|rt)$/.test(textAt(tokens, side)) && !/^(?:angles?|of)$/.test(textAt(tokens, side + 1));
}

/** Degrees without a pole carry a course when they are called an azimuth or a bearing, or stand bare behind "thence". */
export function isAzimuth(tokens: readonly Token[], element: AngleElement): boolean {
  const { degrees } = element.read;
  if (degrees > 360 || isLocating(tokens, element) || isSplitAngle(tokens, element.next)) return false;
  if (isTurnedBy(tokens, element)) return false;
  let at = element.at - 1;
  while (HEDGES.has(textAt(tokens, at))) at -= 1;
  if (textAt(tokens, at) === ':' && textAt(tokens, at - 1) === 'being') at -= 1;
  const before = textAt(tokens, at);
  if (before === ':' && /^(?:follows|distances|courses)$/.test(textAt(tokens, at - 1)))
    return element.read.degreesMarked && isRunBehind(tokens, element.next);
  if (before === 'of' || before === ':' || before === '=' || before === 'being' || before === 'is')
    return (
      /^(?:direction|course)$/.test(textAt(tokens, at - 1)) ||
      [1, 2, 3, 4].some((step) => /^(?:azimuths?|bearing)$/.test(textAt(tokens, at - step)))
    );
  if (
    ['azimuth', 'bearing', 'thence', 'then', 'continuing', 'course', 'on', 'bearings', 'respectively'].includes(before)
  )
    return true;
  // The number of a list item: "2. 180°00' 50.00 feet".
  if (before === '.' || before === ')') return tokens[at - 1]?.kind === 'number';
  if (before === ';') return element.read.degreesMarked && isRunBehind(tokens, element.next);
  if (before === 'bears')
    return /^(?:line|boundary)$/.test(textAt(tokens, at - 2)) && textAt(tokens, element.next) === 'for';
  if (before === 'and') return element.read.degreesMarked && textAt(tokens, element.next) === 'for';
  if (before !== ',') return false;
  const joint = textAt(tokens, element.next) === ',' ? element.next + 1 : element.next;
  return ['a', 'for'].includes(textAt(tokens, joint)) || tokens[joint]?.kind === 'number';
}

export function distanceUse(tokens: readonly Token[], element: DistanceElement): DistanceUse {
  const { unit } = element.read;
  const before = textAt(tokens, element.at - 1);
  if (unit === null) return 'bare';
  const last = textAt(tokens, element.next - 1);
  // "a 60 foot road", but not "fifty one-hundredths of a foot".
  if (
    last === 'foot' &&
    element.read.value !== 1 &&
    textAt(tokens, element.next - 2) !== 'a' &&
    isAdjective(tokens, element)
  )
    return 'beside';
  if (unit === 'inches') return 'beside';
  if (textAt(tokens, element.next) === 'from' && isLedFromCorner(tokens, element)) return 'course';
  if (isBeside(tokens, element.next) || isStation(tokens, element.at) || isLocated(tokens, element)) return 'beside';
  if (isSizeOf(tokens, element.at) || isOfPoint(tokens, element.at)) return 'beside';
  if (isParallelOffset(tokens, element.at, element.next)) return 'beside';
  // "opened for a width of 23.5 feet".
  if (before === 'of' && textAt(tokens, element.at - 2) === 'width') return 'beside';
  // "along a straight line, distant twenty feet and parallel to the edge".
  if (
    before === 'distant' &&
    /^and parallel/.test(`${textAt(tokens, element.next)} ${textAt(tokens, element.next + 1)}`)
  )
    return 'beside';
  // "950 varas pass a branch, 1900 varas to corner".
  if (before === 'at' || isPassing(tokens, element.next)) return 'at';
  // "crossing the creek at a distance of 2,608 poles".
  if (
    before === 'of' &&
    /^at (?:a|the) distance$/.test([4, 3, 2].map((step) => textAt(tokens, element.at - step)).join(' '))
  )
    return 'at';
  if ((before === 'and' || before === ',') && textAt(tokens, element.at - 2) !== '' && isAtPair(tokens, element.at))
    return 'at';
  return 'course';
}

/** "a 60 foot road", but "North 10° East 100 foot to a pin". */
function isAdjective(tokens: readonly Token[], { at, next }: DistanceElement): boolean {
  return tokens[next]?.kind === 'word'
    ? !AFTER_BARE.has(textAt(tokens, next))
    : /^(?:a|an|the|said)$/.test(textAt(tokens, at - 1));
}

/** "a distance of 200". */
export function isCalledDistance(tokens: readonly Token[], element: DistanceElement): boolean {
  const name = textAt(tokens, element.at - 2);
  // "Distance: 120.00" in the report of a drawing program.
  const headed = /^[:=]$/.test(textAt(tokens, element.at - 1)) && /^(?:distance|dist|length)$/.test(name);
  const called = headed || (textAt(tokens, element.at - 1) === 'of' && name === 'distance');
  if (!called || !isWholeFigure(tokens, element.next)) return false;
  // "Five Itundred (500) feet": a word that cannot be read goes on with the number.
  return tokens[element.at]?.kind !== 'word' || isPhraseEnd(tokens, element.next);
}

function isPhraseEnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at];
  if (after === undefined || after.gap === 'paragraph') return true;
  if (after.text === '.') return after.gap === 'none' && tokens[at + 1]?.gap !== 'none';
  return AFTER_BARE.has(after.text) && after.text !== '(';
}

/** A figure alone that ends its phrase: "thence South 400.00; thence". */
function isBareEnd(tokens: readonly Token[], at: number): boolean {
  const read = readDistance(tokens, at, true);
  return read !== null && read.unit === null && isPhraseEnd(tokens, read.next);
}

/** Nothing that could be more of the figure stands behind it. */
export function isWholeFigure(tokens: readonly Token[], next: number): boolean {
  const [after, further] = [tokens[next], tokens[next + 1]];
  if (after === undefined) return true;
  if (after.kind === 'number' || after.kind === 'fraction' || isNumberWord(after.text)) return false;
  if (after.text === ')') return true;
  return !(after.gap === 'none' && (after.kind === 'word' || further?.gap === 'none'));
}

const AFTER_BARE = new Set([
  'to',
  ',',
  ';',
  '.',
  'thence',
  'along',
  'with',
  'up',
  'down',
  'by',
  'on',
  'and',
  '(',
  ':',
  'more',
  '*',
]);

/** A number right behind a bearing that ends its phrase: "N 45 E 200 to a stake". */
export function isBareBehind(tokens: readonly Token[], bearingEnd: number, element: DistanceElement): boolean {
  const joint = [',', '-'].includes(textAt(tokens, element.at - 1)) ? element.at - 1 : element.at;
  if (joint !== bearingEnd) return isBareAlong(tokens, bearingEnd, element);
  const after = tokens[element.next];
  const further = tokens[element.next + 1];
  if (after?.kind === 'word' && isNumberWord(after.text)) return false;
  if (after?.text === '.' && further?.kind === 'number') return false;
  const spelled = tokens[element.at]?.kind === 'word';
  if (spelled && (after?.text === 'and' || after?.text === '*' || after?.text === '&')) return false;
  if (spelled && after?.text === ',' && further?.text === 'and') return false;
  // "100,5", "259.l5" and "fifty-three and …": the number goes on.
  if (after?.kind === 'mark' && after.gap === 'none' && further?.gap === 'none') return false;
  const goesOn =
    further?.kind === 'number' || isNumberWord(further?.text ?? '') || isNumberWord(textAt(tokens, element.next - 1));
  if (after?.text === 'and' && goesOn) return false;
  if (after === undefined || after.gap === 'paragraph' || AFTER_BARE.has(after.text)) return true;
  // "S 74° W 191.3 S 40° E 152.8": the next bearing ends it.
  if (readBearing(tokens, element.next)?.form === 'quadrant' && element.read.decimals > 0) return true;
  // "N 10° E 173.59 12 + 00.35": the station stands in the next column.
  if (after.kind === 'number' && further?.text === '+' && element.read.decimals > 0) return true;
  // "2 3 S 45° E 80.00": the stations of the next course stand at the head of the next line.
  if (after.gap === 'line' && after.kind === 'number' && element.read.decimals > 0) return true;
  // "2-3" or "B-C" at the head of the next line names the next course.
  if (after.gap === 'line' && further?.text === '-' && further.gap === 'none') return true;
  return after.gap === 'line' && after.kind === 'word' && !spelled && !isNumberWord(after.text);
}
