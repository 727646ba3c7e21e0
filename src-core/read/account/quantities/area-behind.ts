// The area that is told behind the courses in whatever words: the first one there is the land's, unless it is said of something else.

import { findEntry } from '#core/language/lexicon.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { type AreaRead, areaAt } from '#core/read/account/quantities/area-at.ts';
import { areaSlotOf, isAreaSentenceEnd } from '#core/read/account/quantities/area-slots.ts';
import { ACRE_SQFT } from '#core/survey/distance.ts';
import { STATED_AREA_SHARE } from '#core/survey/limits.ts';

const FARTHEST = 40;

/** In the sentence that comes back to the beginning or in the next one; null where none is told, or what is told may be of other land or of a thing. */
export function areaBehind(tokens: readonly Token[], from: number, to: number): AreaRead | null {
  // "which by the rule comes to 138 acres", "within which bounds are 9 acres": told of what has just closed.
  const which = /^(?:with)?in$/.test(textAt(tokens, from + 1)) ? from + 2 : from + 1;
  let since = /^[,;]$/.test(textAt(tokens, from)) && textAt(tokens, which) === 'which' ? which + 1 : from;
  let sentences = 0;
  for (let at = from; at < Math.min(to, from + FARTHEST); at += 1) {
    if (at > from && isAreaSentenceEnd(tokens, at)) {
      sentences += 1;
      since = tokens[at]?.kind === 'mark' ? at + 1 : at;
    }
    if (sentences > 1) return null;
    const area = areaAt(tokens, at);
    // "in Rutland Township, Kane County (19.69 acres)": alone in its bracket.
    if (area !== null && textAt(tokens, at - 1) === '(') since = at;
    if (area !== null) return area.value > 0 && isOwn(tokens, area, since) ? area : null;
    if (tokens[at]?.kind === 'number' || textAt(tokens, at) === '$') return null;
  }
  return null;
}

/** "and including 17.67 acres": a part that measures as much as the whole is no part. */
const OF_LAND = /^(?:own|part|total)$/;

/** Of the areas that are told behind the courses and may be the land's, the first that measures what they enclose: to three figures, or where the figure closes in round ones. */
export function areaOfFigure(
  tokens: readonly Token[],
  { from, to }: Passage,
  acres: number,
  isClosed: boolean,
): AreaRead | null {
  return measured(tokens, { from, to }, acres, (area, since, isFine) => {
    if (!isFine && !isClosed) return false;
    const said = saidFrom(tokens, since, area.from);
    const isClosing =
      since === from &&
      isAlone(tokens, area) &&
      !tokens.slice(since, area.from).some((_, i) => isName(tokens, since + i));
    return (
      isOwn(tokens, area, since) ||
      (said > since && isOwn(tokens, area, said)) ||
      isClosing ||
      (isFine && (isOfLand(tokens, area, itFrom(tokens, since, area.from)) || isOfSides(tokens, area, since)))
    );
  });
}

/** "to the stake; and is of the measure of six acres": behind the last stop, where what is said has no other subject than the land that was run around. */
function saidFrom(tokens: readonly Token[], since: number, to: number): number {
  const stop = tokens.slice(since, to).findLastIndex(({ text }) => text === ';') + since;
  if (stop < since) return since;
  const verb = textAt(tokens, stop + 1) === 'and' ? stop + 2 : stop + 1;
  return /^(?:is|being|contains|comprises|measures|holds|has)$/.test(textAt(tokens, verb)) ? stop + 1 : since;
}

/** "We paced and taped it and it comes to": the last that is said of the land by no name. */
function itFrom(tokens: readonly Token[], since: number, to: number): number {
  for (let at = to - 1; at > since; at -= 1)
    if (textAt(tokens, at) === 'it' && /^(?:and|,)$/.test(textAt(tokens, at - 1))) return at;
  return since;
}

/** In tokens. */
const FARTHEST_OTHER = 14;
const OTHERS_LAND =
  /^(?:adjoin\w*|adjacent|neighbou?r\w*|other|another|remaining|larger|parent|original|next|opposite|each)$/;
const ELSEWHERE = /^(?:across|beyond|adjoining|adjacent|opposite|beside|besides|next|elsewhere)$/;
const STOP = /^[,;:."()]?$/;

/** "being the northwest quarter, and forty acres", ", 9,000 square feet.": said by itself. */
function isAlone(tokens: readonly Token[], area: AreaRead): boolean {
  const before = textAt(tokens, area.from - 1) === 'and' ? area.from - 2 : area.from - 1;
  for (let at = before - 1; at > before - FARTHEST_OTHER && !isAreaSentenceEnd(tokens, at); at -= 1)
    if (OTHERS_LAND.test(textAt(tokens, at))) return false;
  const isStopped = STOP.test(textAt(tokens, area.to)) || isOfSoil(tokens, area.to);
  return /^[,;"]$/.test(textAt(tokens, before)) && isStopped && isOwn(tokens, area, area.from);
}

/** "34,109 square feet of orchard land", "two acres of good bottom ground": what it is used for, and nobody's. */
function isOfSoil(tokens: readonly Token[], of: number): boolean {
  const noun = [1, 2, 3].find((step) => LAND.test(textAt(tokens, of + step)));
  return (
    textAt(tokens, of) === 'of' &&
    noun !== undefined &&
    STOP.test(textAt(tokens, of + noun + 1)) &&
    tokens
      .slice(of + 1, of + noun)
      .every((token) => token.kind === 'word' && !token.capital && !NOT_SOIL.test(token.text))
  );
}

const NOT_SOIL =
  /^(?:the|this|that|these|said|such|my|his|her|their|our|its|other|another|adjoining|adjacent|remaining|same|of|in|and|or|any|all|more|less)$/;

/** "Frontage 60 feet, depth 150 feet of equal width throughout, 9,000 square feet": a sentence of nothing but measures. */
function isOfSides(tokens: readonly Token[], area: AreaRead, since: number): boolean {
  const words = tokens.slice(since, area.from);
  return (
    STOP.test(textAt(tokens, area.to)) &&
    words.some(({ text }) => SIDES.test(text)) &&
    words.every(({ kind, text }) => kind === 'number' || SIDES.test(text) || OF_SIDES.test(text))
  );
}

const SIDES = /^(?:front|frontage|depth|deep|width|wide|length|long|across|rear|sides?)$/;
const OF_SIDES =
  /^(?:[,;:.'"x]|is|by|of|in|on|the|a|its|and|with|each|both|all|around|equal|even|uniform|same|throughout|feet|foot|ft|rods|poles|chains|links|yards)$/;

const SUBJECT =
  /^(?:and )?(?:(?:the|said|this|above|which) )*(?:(?:whole|all) of )?(?:it|there|tract|lot|parcel|piece|plot|field|pasture|farm|ground|land|premises|lines|courses|figure|contents?)$/;
const HOLDS = /^(?:is|are|has|have|holds?|contains?|comprises?|measures?|embraces?|includes?|covers?|with|in|of)$/;
/** What may stand between the land and how much it is: its sides and where it lies. */
const APART = new Set<Sort | undefined>([
  'limit',
  'rule',
  'hedge',
  'right',
  'grant',
  'reserve',
  'keep',
  'change',
  'covenant',
  'use',
  'thing',
  'way',
]);
const OF_PARENT =
  /^(?:out|off|from|bounded|part|portion|larger|larged?|remaining|other|another|adjoin\w*|adjacent|each|every|not|assessed|formerly)$/;

/** "The piece is within Plat C and comprises 0.947 acres", "It is 50 feet across the front, a rectangle, with 6,000 square feet", "meaning to convey 1.380 acres". */
function isOfLand(tokens: readonly Token[], area: AreaRead, since: number): boolean {
  const words = tokens.slice(since, area.from).map(({ text }) => text);
  if (
    !STOP.test(textAt(tokens, area.to)) &&
    !/^(?:of (?:land|ground|it)|in (?:extent|all|area|it)|more)\b/.test(behindOf(tokens, area))
  )
    return false;
  if (/^(?:meaning(?: and intending)? to convey|contents?|quantity)$/.test(words.join(' '))) return true;
  const subject = words.findIndex((_, i) => SUBJECT.test(words.slice(0, i + 1).join(' ')));
  if (subject >= 0 && isSaidBesides(words.slice(subject + 1))) return true;
  return (
    subject >= 0 &&
    (HOLDS.test(words.at(-1) ?? '') || /^(?:comes?|came|amounts?) to$/.test(words.slice(-2).join(' '))) &&
    words[subject + 1] !== 'of' &&
    tokens.slice(since + subject + 1, area.from).every((token, i) => {
      const at = since + subject + 1 + i;
      if (OF_PARENT.test(token.text) || isOutOf(tokens, at) || isName(tokens, at)) return false;
      // "a field of 4 acres", "half of 4 acres".
      if (token.text === 'of' && at >= area.from - 1) return false;
      return isMeasure(tokens, at) || !isOfOther(token, APART);
    })
  );
}

const CONTAINS = /^(?:contains|comprises|measures|embraces|encloses)$/;
const JOINS = /^(?:which|who|whose|whom|that|where|while|but|as|half|part|portion|[;:.])$/;

/** "The piece is within Plat C of the Smithfield Farm Survey and comprises": the second that is said of the land at the head. */
function isSaidBesides(words: readonly string[]): boolean {
  const [and, verb] = words.slice(-2);
  const said = words.slice(0, -2);
  return (
    and === 'and' &&
    CONTAINS.test(verb ?? '') &&
    /^(?:is|lies|fronts|adjoins|bounds|was)$/.test(said[0] ?? '') &&
    !said.some((word) => JOINS.test(word) || OF_PARENT.test(word))
  );
}

const behindOf = (tokens: readonly Token[], { to }: AreaRead): string =>
  `${textAt(tokens, to)} ${textAt(tokens, to + 1)}`;

/** Of those that are told before them, in whatever words: what is granted there by a measure is the land that its courses enclose. */
export function areaGranted(tokens: readonly Token[], from: number, to: number, acres: number): AreaRead | null {
  return measured(
    tokens,
    { from, to },
    acres,
    (area, since, isFine) =>
      (isGranted(tokens, since, area.from) ? isGivenWhole(tokens, area) : isFine && !isSaidOf(tokens, area.to)) &&
      OF_LAND.test(areaSlotOf(tokens, area, since, false)),
  );
}

const OF_OTHERS = /^(?:left|more|other)$/;

/** Of a figure that closes, in whatever words: what is told to as many places is what its courses enclose. A pond or a field may well have "4.00 acres" too. */
export const areaProved = (
  tokens: readonly Token[],
  within: Passage,
  acres: number,
  isLead: boolean,
): AreaRead | null =>
  measured(
    tokens,
    within,
    acres,
    (area, since, isFine) =>
      isFine &&
      !isRound(area) &&
      (isLead || since === within.from || isOfThisLand(tokens, since)) &&
      !isOfOthers(tokens, area, since),
  );

/** "The lot has 0.899 acre in it", "Acres 34.44"; but "The school lot is 2.187 acres", "The lot sold to Cole is". */
const OF_THIS_LAND =
  /^(?:and )?(?:(?:the|said|this|above|whole|entire|same) )*(?:lot|tract|lands?|parcel|piece|ground|premises|site|it|area|acres|acreage|contents?)(?: (?:is|are|has|have|holds?|contains?|containing|comprises?|measures?|embraces?|covers?|being|of|[:,=]|\d)| ?$)/;

const isOfThisLand = (tokens: readonly Token[], since: number): boolean =>
  OF_THIS_LAND.test(textWithin(tokens, since, since + 6));

const isRound = ({ unit, value }: AreaRead): boolean => {
  const steps = unit === 'acres' ? value * 2 : (value * ACRE_SQFT) / 100;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

/** "taking in 1.469 acres" is the land's own. */
function isOfOthers(tokens: readonly Token[], area: AreaRead, since: number): boolean {
  const slot = areaSlotOf(tokens, area, since, false);
  return slot === 'taken' ? !isMeasure(tokens, area.from - 2) : OF_OTHERS.test(slot);
}

function measured(
  tokens: readonly Token[],
  { from, to }: Passage,
  acres: number,
  isTold: (area: AreaRead, since: number, isFine: boolean) => boolean,
): AreaRead | null {
  let since = from;
  for (let at = from; at < to; at += 1) {
    if (isAreaSentenceEnd(tokens, at)) since = tokens[at]?.kind === 'mark' ? at + 1 : at;
    const area = areaAt(tokens, at);
    if (area === null) continue;
    const allowed = STATED_AREA_SHARE * area.value;
    const isNear = !area.isTorn && Math.abs(area.value - acres) <= allowed;
    if (isNear && isTold(area, since, area.half <= allowed)) return area;
    at = area.to - 1;
  }
  return null;
}

function isOwn(tokens: readonly Token[], area: AreaRead, since: number): boolean {
  if (area.isTorn || !OF_LAND.test(areaSlotOf(tokens, area, since, false))) return false;
  for (let i = since; i < area.from; i += 1)
    if (
      (isOfOther(tokens[i]) && !isMeasure(tokens, i) && !isOfSurvey(tokens, i)) ||
      isName(tokens, i) ||
      isOutOf(tokens, i)
    )
      return false;
  if (isInThisLand(tokens, area.to)) return true;
  return !isSaidOf(tokens, area.to) && !(area.from === since && hasPredicate(tokens, area.to));
}

/** "two acres in the south half of", "a mill site of 1.5 acres"; but "two acres off the following tract", "the use of two acres", "two acres of timber". */
function isGivenWhole(tokens: readonly Token[], { from, to }: AreaRead): boolean {
  const before = textAt(tokens, from - 1) === 'of' ? tokens[from - 2] : undefined;
  const entry = before === undefined ? null : findEntry(before);
  if (entry !== null && /^(?:thing|right|use|time)$/.test(entry.noun ?? entry.verb ?? '')) return false;
  if (
    /^(?:over|exceeding|than|crop|use|hay|timber)$/.test(textAt(tokens, from - 1)) ||
    /^(?:crop|use)$/.test(before?.text ?? '')
  )
    return false;
  if (textAt(tokens, to) === 'of')
    return LAND.test(textAt(tokens, to + 1)) || isOfGround(tokens, to + 1) || isOfSoil(tokens, to);
  // "the 10.22-acre tract which is bounded as follows".
  if (textAt(tokens, to - 1) === 'acre' && findEntry(tokens[to] as Token)?.noun === 'land') return true;
  const behind = tokens.slice(to, to + LONGEST_PLACE).map(({ text }) => text);
  const end = behind.findIndex((text) => /^[.;:]$/.test(text));
  return !behind
    .slice(0, end < 0 ? behind.length : end)
    .some((text) => /^(?:following|described|bounded|hereinafter|tract|next|adjoining)$/.test(text));
}

/** "sixty acres of the Donation Land Claim". */
function isOfGround(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:the|my|our|his|her|their|said|a)$/.test(textAt(tokens, at))) return false;
  let noun = at + 1;
  while (tokens[noun]?.capital === true && tokens[noun + 1]?.capital === true && noun < at + 6) noun += 1;
  return findEntry(tokens[noun] as Token)?.noun === 'land' || GROUND.test(textAt(tokens, noun));
}

const GROUND = /^(?:claim|survey|grant|league|labor|section|quarter|half|patent|headright|allotment)$/;

/** In tokens. */
const LONGEST_PLACE = 12;

/** "sell and convey to the trustees two acres": round figures are the land's where they are what is given. */
function isGranted(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (findEntry(tokens[i] as Token)?.verb === 'grant') return true;
  return false;
}

/** "of this 3 acres". */
const isOutOf = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'of' && /^(?:this|these|it|them|that|those|same)$/.test(textAt(tokens, at + 1));

/** "4 acres, the widow's dower, lie in the meadow": more is said of them in their own sentence; but "48.60 acres; the house being let to one who is to pay". */
function hasPredicate(tokens: readonly Token[], to: number): boolean {
  const isEnd = (i: number): boolean => textAt(tokens, i) === ';' || isAreaSentenceEnd(tokens, i);
  for (let i = to; i < to + FARTHEST && i < tokens.length && !isEnd(i); i += 1)
    if (/^(?:is|are|was|were|lies?|lay)$/.test(textAt(tokens, i))) return true;
  return false;
}

/** "29.93 acres are in the lot", "19 acres within said bounds". */
function isInThisLand(tokens: readonly Token[], to: number): boolean {
  const words = tokens.slice(to, to + 6).map(({ text }) => text);
  return /^(?:(?:is|are|lie|being) )?(?:with)?in (?:the|this|said|these|its) (?:lot|tract|parcel|bounds|lines|piece) [.,;]/.test(
    words.join(' '),
  );
}

/** "holding", "covers", "takes in": land is what does so; and "the tract so run" is no stream. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (/^(?:hold|cover|count|measure)/.test(text) || (text === 'run' && /^(?:so|thus)$/.test(textAt(tokens, at - 1))))
    return true;
  return /^tak/.test(text) && (textAt(tokens, at + 1) === 'in' || tokens[at + 1]?.kind === 'number');
}

/** "The lot is of five sides", "by a survey made in January last": told of the figure or of when it was measured. */
function isOfSurvey(tokens: readonly Token[], at: number): boolean {
  if (MONTHS.test(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number') return true;
  if (/^(?:sides|corners|angles|lines)$/.test(textAt(tokens, at))) return isNumberWord(textAt(tokens, at - 1));
  const made = /^(?:in|on)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return /^(?:made|dated|done|run)$/.test(textAt(tokens, made));
}

/** Somebody's, and not one by whom it was measured. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || !token.capital || token.text.length < 2 || findEntry(token) !== null) return false;
  if (MONTHS.test(token.text)) return false;
  let before = at - 1;
  while (isNamePart(tokens[before])) before -= 1;
  return (
    !/^(?:by|as|per|of|in|[;,.:]|)$/.test(textAt(tokens, before)) ||
    textAt(tokens, at + 1) === "'" ||
    findEntry(tokens[at + 1] ?? token)?.small === 'be'
  );
}

const OTHERS: ReadonlySet<Sort | undefined> = new Set<Sort | undefined>([...APART, 'piece', 'time']);

/** A word that tells of something else than how much land lies within the lines. */
function isOfOther(token: Token | undefined, others = OTHERS): boolean {
  if (token === undefined || token.kind !== 'word') return false;
  const entry = findEntry(token);
  return entry !== null && (others.has(entry.small) || others.has(entry.noun ?? entry.verb));
}

const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

const isNamePart = (token: Token | undefined): boolean =>
  token?.capital === true && (token.text.length === 1 || findEntry(token) === null);

const LAND = /^(?:land|lands|ground|soil|earth|surface)$/;

/** "two acres of wheat", "3 acres in the road", "40 acres adjoin it": what stands behind says of what they are. */
function isSaidOf(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next === undefined || next.kind === 'mark' || next.gap === 'paragraph') return false;
  if (textAt(tokens, to) === 'of') return !LAND.test(textAt(tokens, to + 1)) && !isOfSoil(tokens, to);
  if (ELSEWHERE.test(next.text)) return true;
  const entry = findEntry(next);
  if (entry?.verb !== undefined || entry?.small === 'be' || entry?.small === 'pointer') return true;
  return /^(?:in|under|for|to|on)$/.test(next.text) && [1, 2, 3].some((step) => isOfOther(tokens[to + step]));
}
