// Where a description begins and where it closes: "Beginning at", "Commencing at", "to the true point of beginning".

import { findEntry } from '#core/language/lexicon.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import {
  FOUND,
  isBeginning,
  isReference,
  PLACES,
  readBegunAt,
  readPlace,
  readTractCorner,
  readWhereBegun,
} from '#core/read/clauses/beginning-place.ts';
import { isRunAt } from '#core/read/clauses/course-run.ts';
import { isFromCorner } from '#core/read/clauses/locating.ts';
import type { SignRead } from '#core/read/clauses/sign-phrases.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const AFTER_START = wordSet('at att for on in from with upon near a the said point north south n s where by , :');

function isCommencing(word: string): boolean {
  if (word[0] !== 'c' || word.length < 7) return false;
  return (
    word === 'commencing' || word === 'commence' || word === 'commences' || editDistance(word, 'commencing', 1) <= 1
  );
}

/** Verbs that set out, where nothing is under way yet. */
const SETS_OUT = wordSet('set setting depart departs departing originate originates originating');
const OPENERS = new Set([
  ...'from p pob poc tpob bounds first com comm start starts starting go'.split(' '),
  ...SETS_OUT,
  ...PLACES,
]);

/** Words that can begin or close a description, whatever stands around them. */
export function mayBegin(word: string): boolean {
  return OPENERS.has(word) || isCommencing(word) || isBeginning(word);
}

export function readBeginning(tokens: readonly Token[], at: number): SignRead | null {
  const word = textAt(tokens, at);
  if (word === 'from') return readToldFrom(tokens, at) ?? readSettingOut(tokens, at);
  if (word === 'p') return readInitials(tokens, at);
  if (word === 'pob' || word === 'poc') return { sign: 'pob', next: at + 1 };
  if (word === 'tpob') return { sign: 'true-pob', next: at + 1 };
  if (PLACES.has(word)) {
    const start = readHeaded(tokens, at) ?? readNamedStart(tokens, at);
    return start ?? readPlace(tokens, at) ?? readTractCorner(tokens, at);
  }
  if (word === 'bounds') return readBegunAt(tokens, at) ?? readBounds(tokens, at);
  if (word === 'first') return readFirstStation(tokens, at);
  if (isCommencing(word)) return isPlaceAhead(tokens, at + 1) ? { sign: 'commence', next: at + 1 } : null;
  if (word === 'com' || word === 'comm') return readAbbreviated(tokens, at);
  if (SETS_OUT.has(word)) return readDeparture(tokens, at);
  // "To find the beginning point, go to the corner; go thence East".
  if (word === 'go')
    return textAt(tokens, at + 1) === 'to' && isToFind(tokens, at) ? { sign: 'commence', next: at + 1 } : null;
  // "Start: aluminum cap" above the rows.
  if (word === 'start' && textAt(tokens, at + 1) === ':' && /^(?:line|paragraph)$/.test(tokens[at]?.gap ?? 'line'))
    return { sign: 'begin', next: at + 2 };
  if (word === 'start' || word === 'starts')
    return /^(?:at|from|out)$/.test(textAt(tokens, at + 1)) && !isClosingWord(tokens, at)
      ? readStart(tokens, at)
      : null;
  if (word === 'starting')
    return textAt(tokens, at - 1) === 'of' ? null : (readStartingPlace(tokens, at) ?? readStart(tokens, at));
  if (!isBeginning(word)) return null;
  // "for a true beginning point".
  if (
    /^(?:true|actual|real)$/.test(textAt(tokens, at - 1)) &&
    /^(?:point|place|corner)$/.test(textAt(tokens, at + 1)) &&
    textAt(tokens, at + 2) !== 'of'
  )
    return { sign: isReference(tokens, at) ? 'from' : 'true-pob', next: at + 2 };
  // "to an iron pipe (beginning)".
  if (textAt(tokens, at - 1) === '(' && textAt(tokens, at + 1) === ')') return { sign: 'pob', next: at + 1 };
  if (isClosingWord(tokens, at)) return readClosingWord(tokens, at);
  return readWhereBegun(tokens, at) ?? readStart(tokens, at);
}

/** "to the starting point". */
function readStartingPlace(tokens: readonly Token[], at: number): SignRead | null {
  const isPlace = /^(?:point|place|corner)$/.test(textAt(tokens, at + 1));
  return isPlace && isClosingWord(tokens, at) ? { sign: 'pob', next: at + 2 } : null;
}

/** "whose point of beginning is a monument", "having as its point of beginning an axle", "; the Point of Beginning is a cap": told of a figure to come. */
function readNamedStart(tokens: readonly Token[], at: number): SignRead | null {
  const place = readPlace(tokens, at);
  if (place?.sign !== 'pob') return null;
  const before = textAt(tokens, at - 1);
  const isAs = before === 'its' && textAt(tokens, at - 2) === 'as';
  const isTold = before === 'whose' || (before === 'the' && /^[:;.]$/.test(textAt(tokens, at - 2)));
  const mark = isAs ? place.next : place.next + 1;
  const isMark = /^an?$/.test(textAt(tokens, mark)) && (isAs || (isTold && textAt(tokens, place.next) === 'is'));
  return isMark ? { sign: 'begin', next: mark } : null;
}

/** Such words while a figure is told begin no other. */
export const isToldOfStart = (tokens: readonly Token[], { at, next }: { at: number; next: number }): boolean =>
  PLACES.has(textAt(tokens, at)) && textAt(tokens, next - 1) !== ':';

/** "Point of beginning: an iron pin" above the courses. */
function readHeaded(tokens: readonly Token[], at: number): SignRead | null {
  const gap = isWrapped(tokens, at) ? 'space' : tokens[at]?.gap;
  const place = gap === 'line' || gap === 'paragraph' ? readPlace(tokens, at) : null;
  return place?.sign === 'pob' && textAt(tokens, place.next) === ':' ? { sign: 'begin', next: place.next + 1 } : null;
}

/** "by these courses to the / point of beginning:": the sentence of the line above goes on. */
function isWrapped(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at]?.gap === 'line' ? tokens[at - 1] : undefined;
  return before?.kind === 'word' && (!before.capital || /^(?:the|said|true)$/.test(before.text));
}

/** "Commencing at", "Commencing 96.8 rods North and 155 rods West from". */
function isPlaceAhead(tokens: readonly Token[], at: number): boolean {
  return AFTER_START.has(textAt(tokens, at)) || readDistance(tokens, at, false) !== null;
}

const FARTHEST_RUN = 60;
const RUNS = wordSet('run runs running go going proceed proceeding thence');

/** "From the southeast corner of Section 5 run North 660 feet", "a line from a stone, by Poe, N 10° E 40 perches": words that set out from a place. */
function readSettingOut(tokens: readonly Token[], at: number): SignRead | null {
  if (isFromBeginning(tokens, at)) return { sign: 'set-out', next: at + 1 };
  if (isFromNumbered(tokens, at)) return { sign: 'set-out', next: at + 1 };
  const setsOut = (mayLead(tokens, at) && isCourseFrom(tokens, at + 1)) || isRunFrom(tokens, at);
  return setsOut ? { sign: 'set-out', next: at + 1 } : null;
}

/** "otherwise bounded from the corner of said quarter East 660 feet, South 330 feet, West 660 feet": some place, and a run of courses behind it. */
function isRunFrom(tokens: readonly Token[], at: number): boolean {
  const isLed = isSentenceHead(tokens, at) || RUNS.has(textAt(tokens, at - 1)) || BOUNDS.has(textAt(tokens, at - 1));
  if (!isLed || isOfNeighbour(tokens, at) || !/^(?:an?|the|its|said|which|that)$/.test(textAt(tokens, at + 1)))
    return false;
  for (let i = at + 2; i < at + FARTHEST_PLACE; i += 1) {
    const text = textAt(tokens, i);
    if (text === ';' || text === '' || isBeginning(text) || isSentenceEnd(tokens, i)) return false;
    if (isRunAt(tokens, i)) return true;
  }
  return false;
}

/** In tokens. */
const LONGEST_LEAD = 40;

/** "It adjoins the church land, which goes from a pin". */
function isOfNeighbour(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - LONGEST_LEAD && i >= 0 && !isSentenceEnd(tokens, i); i -= 1) {
    if (/^(?:;|:|said)$/.test(textAt(tokens, i))) return false;
    if (/^(?:adjoins?|adjoining|adjacent|abuts?|abutting|borders?|joins)$/.test(textAt(tokens, i))) return true;
  }
  return false;
}

const BOUNDS = wordSet('bounded bounding described extending goes measuring drawn starting say : ;');

/** In tokens: as long as the name of a corner may be. */
const FARTHEST_PLACE = 30;

/** "From the POINT OF BEGINNING, which is an iron pipe, proceed N 10° E": the first word of a description. */
export function isFromBeginning(tokens: readonly Token[], at: number): boolean {
  if (!isSentenceHead(tokens, at) || textAt(tokens, at + 1) !== 'the') return false;
  const place = readPlace(tokens, at + 2);
  if (place === null) return false;
  for (let i = place.next; i < at + FARTHEST_RUN && !isSentenceEnd(tokens, i); i += 1)
    if (RUNS.has(textAt(tokens, i))) return true;
  return false;
}

/** "Set out from a locust post", "departing from a stake", "the survey originates at the stone". */
function readDeparture(tokens: readonly Token[], at: number): SignRead | null {
  const next = textAt(tokens, at + 1) === 'out' ? at + 2 : at + 1;
  if (/^set/.test(textAt(tokens, at)) && next === at + 1) return null;
  const isPlace = /^(?:at|from)$/.test(textAt(tokens, next)) && isCourseFrom(tokens, next + 1);
  return isPlace ? { sign: 'set-out', next } : null;
}

/** At the head of a sentence, or behind words that announce the lines. */
const mayLead = (tokens: readonly Token[], at: number): boolean =>
  isSentenceHead(tokens, at) ||
  /^(?:-|,|go|run|drawn|proceed|lines?|thus|follows|found|located)$/.test(textAt(tokens, at - 1));

/** Some place, and the first course from it before the sentence ends. */
function isCourseFrom(tokens: readonly Token[], at: number): boolean {
  const isNumbered = tokens[at]?.capital === true && tokens[at + 1]?.kind === 'number';
  if (!isNumbered && !/^(?:an?|the|its)$/.test(textAt(tokens, at))) return false;
  for (let i = at + 1; i < at + FARTHEST_RUN; i += 1) {
    const text = textAt(tokens, i);
    if ((text === ';' && !RUNS.has(textAt(tokens, i + 1))) || text === '' || isSentenceEnd(tokens, i)) return false;
    // "being the beginning also of what Bosley gave": another's.
    if (isBeginning(text) && !(textAt(tokens, i - 1) === 'the' && /^(?:also|of)$/.test(textAt(tokens, i + 1))))
      return false;
    if (RUNS.has(text)) {
      if (readBearing(tokens, textAt(tokens, i + 1) === 'due' ? i + 2 : i + 1) !== null) return true;
    } else if (isFirstCourse(tokens, i)) return true;
  }
  return false;
}

/** A bearing of two letters and its length, that nothing is measured from and no witness stands by. */
function isFirstCourse(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:n|s|north|south)$/.test(textAt(tokens, at)) || /^(?:be?a?rs|bearing)$/.test(textAt(tokens, at - 1)))
    return false;
  const bearing = readBearing(tokens, at);
  if (bearing?.form !== 'quadrant') return false;
  const length = readDistance(tokens, textAt(tokens, bearing.next) === ',' ? bearing.next + 1 : bearing.next, false);
  return length === null || !/^(?:from|of)$/.test(textAt(tokens, length.next));
}

/** "From corner 1, which is the bridge, S. 4° E., 700 meters": the first course follows behind a comma. */
function isFromNumbered(tokens: readonly Token[], at: number): boolean {
  if (!isSentenceHead(tokens, at) || !/^(?:corner|point|station|monument|post)$/.test(textAt(tokens, at + 1)))
    return false;
  for (let i = at + 2; i < at + FARTHEST_RUN; i += 1) {
    const text = textAt(tokens, i);
    if (text === ';' || text === '' || RUNS.has(text)) return false;
    const bearing = textAt(tokens, i - 1) === ',' && /^(?:n|s|north|south)$/.test(text) ? readBearing(tokens, i) : null;
    if (bearing?.form !== 'quadrant') continue;
    const next = textAt(tokens, bearing.next) === ',' ? bearing.next + 1 : bearing.next;
    return readDistance(tokens, next, false) !== null;
  }
  return false;
}

/** "to a point from which this description shall begin to measure": the beginning itself, and no witness. */
function readToldFrom(tokens: readonly Token[], at: number): SignRead | null {
  if (textAt(tokens, at + 1) !== 'which' || textAt(tokens, at + 2) !== 'this') return null;
  if (!/^(?:description|survey|tract|parcel)$/.test(textAt(tokens, at + 3))) return null;
  const verb = /^(?:shall|will|is|does|to)$/.test(textAt(tokens, at + 4)) ? at + 5 : at + 4;
  return /^(?:begins?|begun|starts?|commences?)$/.test(textAt(tokens, verb))
    ? { sign: 'true-pob', next: verb + 1 }
    : null;
}

function isSentenceHead(tokens: readonly Token[], at: number): boolean {
  const [word, before] = [tokens[at], tokens[at - 1]];
  if (before === undefined || isFirstItem(tokens, at)) return true;
  if (before.text === ':') return true;
  return word?.capital === true && (word.gap === 'paragraph' || ['.', ';'].includes(before.text));
}

/** "the following four courses: / 1) from a monument, N 26° E 629 feet". */
const isFirstItem = (tokens: readonly Token[], at: number): boolean =>
  /^[.)]$/.test(textAt(tokens, at - 1)) &&
  tokens[at - 2]?.value === 1 &&
  [at - 2, at - 3].some(
    (mark) => /^(?:line|paragraph)$/.test(tokens[mark]?.gap ?? '') || textAt(tokens, mark - 1) === ':',
  );

/** "The metes and bounds are from a pine": an abstract's beginning. */
function readBounds(tokens: readonly Token[], at: number): SignRead | null {
  const next = /^(?:are|is|being|run|go|begin|:|,)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const article = ['a', 'an', 'the', 'two', 'three', 'said'].includes(textAt(tokens, next + 1));
  return next > at + 1 && textAt(tokens, next) === 'from' && article ? { sign: 'begin', next: next + 1 } : null;
}

/** "COM E 2004.76 FT & N 1798.17 FT FR S 1/4 COR.": an abstract's shorthand; a direction or "at" must follow. */
function readAbbreviated(tokens: readonly Token[], at: number): SignRead | null {
  const next = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  const place = textAt(tokens, next);
  if (CORNERS.has(place) && isCornerCut(tokens, next)) return { sign: 'commence', next };
  return ['at', 'n', 's', 'e', 'w'].includes(place) ? { sign: 'begin', next } : null;
}

const CORNERS = new Set(['ne', 'nw', 'se', 'sw']);

/** "COM SE COR", "BEG NE COR LOT 3", "COM SE/C". */
function isCornerCut(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1) === '/' ? at + 2 : at + 1;
  return CORNERS.has(textAt(tokens, at)) && /^(?:cor|corner|c)$/.test(textAt(tokens, next));
}

function readInitials(tokens: readonly Token[], at: number): SignRead | null {
  const letters = [0, 2, 4].map((step) => textAt(tokens, at + step)).join('');
  const points = [1, 3].every((step) => textAt(tokens, at + step) === '.');
  if (!points || (letters !== 'pob' && letters !== 'poc')) return null;
  return { sign: 'pob', next: textAt(tokens, at + 5) === '.' ? at + 6 : at + 5 };
}

function readFirstStation(tokens: readonly Token[], at: number): SignRead | null {
  const next = textAt(tokens, at + 1);
  // "that has its first corner at a pin; its second corner N 2° E 290 feet from the first".
  if (next === 'corner' && /^(?:at|is)$/.test(textAt(tokens, at + 2)) && textAt(tokens, at - 1) === 'its')
    return { sign: 'set-out', next: at + 2 };
  if (textAt(tokens, at - 1) === 'the' && textAt(tokens, at - 2) === 'to' && isFromCorner(tokens, at - 5))
    return { sign: 'pob', next: at + 1 };
  if (next === 'station' || next === 'began') return { sign: 'pob', next: at + 2 };
  return next === 'mentioned' && PLACES.has(textAt(tokens, at + 2)) ? { sign: 'pob', next: at + 3 } : null;
}

/** "to the beginning", "the beginning corner": an arrival and not a start. */
function isClosingWord(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  // "its lines being, to begin at a rock".
  if (before === 'to' && textAt(tokens, at) === 'begin') return false;
  return before === 'of' || before === 'the' || before === 'ye' || before === 'to' || before === 'said';
}

function readClosingWord(tokens: readonly Token[], at: number): SignRead | null {
  const after = textAt(tokens, at + 1);
  if (after === 'of' && isLineToBeTold(tokens, at)) return { sign: 'true-pob', next: at + 1 };
  if (after === 'of' || after === 'at' || textAt(tokens, at - 1) === 'of') return null;
  if (isReference(tokens, at) || isOfCurve(tokens, at)) return { sign: 'from', next: at + 1 };
  const isNamed = PLACES.has(after) || (textAt(tokens, at - 1) === 'the' && isMarkAlone(tokens, at + 1));
  return { sign: 'pob', next: isNamed ? at + 2 : at + 1 };
}

/** "the beginning fencepost,": a mark of whatever name. */
function isMarkAlone(tokens: readonly Token[], at: number): boolean {
  const [mark, stop] = [tokens[at], tokens[at + 1]];
  if (mark?.kind !== 'word' || !/^[,;.]$/.test(stop?.text ?? '')) return false;
  const entry = findEntry(mark);
  return entry === null ? !mark.capital : entry.noun === 'monument' && entry.small === undefined;
}

const FARTHEST_CURVE = 40;

/** "to the beginning of a curve having a radius of 200 feet, a radial line to said beginning bears": the beginning last told is the curve's. */
function isOfCurve(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'said') return false;
  for (let i = at - 2; i > at - FARTHEST_CURVE && i >= 0; i -= 1)
    if (isBeginning(textAt(tokens, i)))
      return textAt(tokens, i + 1) === 'of' && tokens.slice(i + 2, i + 8).some(({ text }) => text === 'curve');
  return false;
}

/** "said point being the beginning of the centerline to be described". */
function isLineToBeTold(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'the' || !/^(?:being|is)$/.test(textAt(tokens, at - 2))) return false;
  const line = ['the', 'said'].includes(textAt(tokens, at + 2)) ? at + 3 : at + 2;
  if (!/^(?:centerline|centreline|line)$/.test(textAt(tokens, line))) return false;
  return /^(?:to be|herein|hereinafter|being|hereby)/.test(`${textAt(tokens, line + 1)} ${textAt(tokens, line + 2)}`);
}

/** "BEGINNING FOR REFERENCE at", "Beginning for a tie at": the boundary begins elsewhere. */
function isForReference(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'for') return false;
  const next = ['a', 'the', 'purposes'].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return ['reference', 'tie', 'location', 'connection'].includes(textAt(tokens, next));
}

const FINDS = wordSet('find locate reach get determine establish fix ascertain');

/** "To find the point of beginning start at the bridge", "the place of beginning is found by starting at the corner". */
export function isToFind(tokens: readonly Token[], at: number): boolean {
  const to = [5, 6, 7, 8].map((step) => at - step).find((place) => textAt(tokens, place) === 'to');
  if (to !== undefined && FINDS.has(textAt(tokens, to + 1)))
    return tokens.slice(to + 2, at).some(({ text }) => isBeginning(text));
  const isFound = textAt(tokens, at - 1) === 'by' && FOUND.test(textAt(tokens, at - 2));
  return isFound && [4, 5].some((step) => isBeginning(textAt(tokens, at - step)));
}

function readStart(tokens: readonly Token[], verb: number): SignRead | null {
  const at = textAt(tokens, verb + 1) === 'out' ? verb + 1 : verb;
  const after = tokens[at + 1];
  if (after === undefined) return null;
  const abbreviated = textAt(tokens, at) === 'beg' && (after.kind === 'mark' || isCornerCut(tokens, at + 1));
  const counted = after.kind === 'number' || isNumberWord(after.text);
  if (!abbreviated && !AFTER_START.has(after.text) && !counted) return null;
  // "beginning on the first day of May" is a term of years.
  for (let i = at + 1; i < at + 7; i += 1)
    if (['day', 'date', 'january', 'july'].includes(textAt(tokens, i))) return null;
  const isWay = isForReference(tokens, at + 1) || isToFind(tokens, verb);
  return { sign: isWay ? 'commence' : 'begin', next: at + 1 };
}
