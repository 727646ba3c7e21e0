// Whose area an area is, by the words before and behind it: the land's, that of all tracts, of a part, of what is taken off, or of other land.

import { findEntry } from '#core/language/lexicon.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import type { AreaRead } from '#core/read/account/quantities/area-at.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

/** Of the land; of all tracts together; of a part of it; of what is taken off; of what is left; of this and other land; of other land. */
export type AreaSlot = 'own' | 'total' | 'part' | 'taken' | 'left' | 'more' | 'other';

const TOTAL =
  /^(?:all|total|totals|totaling|together|both|aggregate|aggregating|aggregates|combined|altogether|tracts|parcels)$/;
const LEFT = /^leaving$/;
const TAKEN = /^(?:less|minus|deduct\w*|exclusive|net|except\w*|reserv\w*|excluding|after)$/;
const PART = /^(?:which|whereof|including|includes|inclusive|embracing|subject)$/;
/** The area is of the land from which this was cut, and stays so where a word that states an area stands between. */
const PARENT =
  /^(?:part|parts|portion|out|off|remainder|residue|balance|larger|parent|patented|original|originally|each|every|minimum|least|than|remaining|water|irrigat\w*)$/;
/** A neighbour's, a building's, or that of a rule for any lot. */
const OTHER =
  /^(?:from|adjoin\w*|adjacent|line|corner|exceed\w*|other|smaller|lots|building|house|dwelling|residence|floor|structure|garage|within|into|under|undivided|bounded|owns?|owned)$/;
const OWN =
  /^(?:all|whole|same|being|description|described|survey|notes|convey\w*|area|acreage|comprising|known|hold|grant\w*|sell\w*|sold|comprises|embraces|for)$/;
/** Besides these, what opens a phrase that is asked below: a word that opens none is passed over. */
const SPEAKS = /^(?:contain.*|with|both|adjoining|pieces)$/;
const tellsWhose = oncePerToken((word) =>
  [TOTAL, LEFT, TAKEN, PART, PARENT, OTHER, OWN, SPEAKS].some((words) => words.test(word)),
);
const FARTHEST = 24;

/** By the nearest word before it that tells whose area it is; without one it is that of the land. `since` is the end of an area told before it in the same sentence. */
export function areaSlotOf(
  tokens: readonly Token[],
  { from, to }: AreaRead,
  since: number,
  several: boolean,
): AreaSlot {
  // Whatever stands before "the 48 acres of land hereinafter described", it is said of this land.
  if (isPointedHere(tokens, from, to) || isPointedBack(tokens, from)) return 'own';
  let isOwn = false;
  for (let i = from - 1; i >= Math.max(since, from - FARTHEST, 0); i -= 1) {
    const text = textAt(tokens, i);
    // "Total of both: 30.00 acres".
    if (text === ':' && i === from - 1) continue;
    if (tokens[i + 1]?.gap === 'paragraph' || /^[;:]$/.test(text) || (text === '.' && isAreaSentenceEnd(tokens, i)))
      break;
    const token = tokens[i];
    if (token?.kind === 'word' ? !tellsWhose(token) : text !== '(' && text !== '"') continue;
    if (isMoreOrLess(tokens, i) || isOtherThing(tokens, i) || isOtherPart(tokens, i) || isLaidOff(tokens, i)) continue;
    if (isWithinLines(tokens, i) || isBoundedHere(tokens, i)) continue;
    if (areCounted(tokens, i)) {
      isOwn = true;
      continue;
    }
    // "for ten dollars and other consideration (price computed upon 3.59 acres)": what is cut off is said of it alone.
    if (text === '(' || isLabel(tokens, i, to)) isOwn = true;
    if (/^contain/.test(text)) return several && areTracts(tokens, i) ? 'total' : 'own';
    if (TAKEN.test(text)) return isOwn ? 'own' : 'taken';
    if (LEFT.test(text)) return 'left';
    if (PART.test(text)) return isOwn || isOfFigure(tokens, to) ? 'own' : 'part';
    if (isOfMore(tokens, i)) return several && text === 'both' ? 'total' : 'more';
    if (PARENT.test(text) || (OTHER.test(text) && !isOwn)) return 'other';
    if (several && TOTAL.test(text) && !/^(?:of|that)$/.test(textAt(tokens, i + 1))) return 'total';
    if (OWN.test(text)) isOwn = true;
  }
  const end = [0, 1, 2, 3, 4, 5].find((step) => isAreaSentenceEnd(tokens, to + step)) ?? 6;
  const behind = textWithin(tokens, to, to + end);
  // "One acre of the same is planted in corn".
  const isHead = isAreaSentenceEnd(tokens, from - 1) || /^(?:about|nearly|some|,|and)$/.test(textAt(tokens, from - 1));
  if (isHead && !isOwn && OF_IT.test(behind)) return 'part';
  if (several && /\bin (?:all|both|total)\b/.test(behind)) return 'total';
  return behind.startsWith('net') ? 'taken' : 'own';
}

/** "the two lots together making 106 acres": all that was counted before. */
const areCounted = (tokens: readonly Token[], at: number): boolean =>
  /^(?:lots|pieces|parts|tracts|parcels)$/.test(textAt(tokens, at)) &&
  (textAt(tokens, at - 1) === 'both' ||
    (isNumberWord(textAt(tokens, at - 1)) && /^(?:the|said|these)$/.test(textAt(tokens, at - 2)))) &&
  /^(?:together|making|being|contain\w*|,|in)$/.test(textAt(tokens, at + 1));

const POINTS_BACK = /^(?:said|these|aforesaid|foregoing)$/;
/** "the 1.75 acres hereby conveyed", "the 120 acres contained in the tract", "the 5 acre parcel above described"; but "40 acres in the tract of Lee". */
const HERE =
  /^(?:(?:of (?:land|ground)|tract|parcel|lot|so|which is|which are) )*(?:(?:hereby|herein|hereinafter|hereinabove|hereinbelow|hereinbefore|now|above|so|just)(?! (?:owned|held|occupied|possessed|claimed|conveyed to|called)\b) ?(?:\w+(?:ed|ld|en)|given|set)?\b|(?:(?:contained|lying|being|included|embraced|found) )?(?:with)?in (?:the|said|this) (?:tract|parcel|lot|premises|farm|piece|boundary|bounds|lines|survey) [,.;:)])/;
const FARTHEST_HERE = 8;

/** Told of the land that this paper describes, by what points to it behind. */
const isPointedHere = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:the|these|those|said|of|all|entire|whole)$/.test(textAt(tokens, from - 1)) &&
  HERE.test(textWithin(tokens, to, to + FARTHEST_HERE));

/** "said one and three-quarters acres". */
const isPointedBack = (tokens: readonly Token[], from: number): boolean => POINTS_BACK.test(textAt(tokens, from - 1));

/** 'designated "Lot C, 4.653 acres"': what the plan writes upon it. */
const isLabel = (tokens: readonly Token[], at: number, to: number): boolean =>
  textAt(tokens, at) === '"' &&
  textAt(tokens, to) === '"' &&
  /^(?:designated|marked|shown|labell?ed|as)$/.test(textAt(tokens, at - 1));

const OF_IT =
  /^(?:thereof|of it|of (?:the|said|this) (?:(?:above|foregoing|said) )*(?:same|tract|land|parcel|premises|lot|farm|area|acreage)) (?:(?:is|are|being|lies|lie|lying) (?:with)?in\b|(?:is|are) (?:cleared|planted|wooded|timbered|tillable|improved|fenced|under (?:plow|cultivation|fence)|in (?:corn|wheat|orchard|timber|meadow|pasture|woods?|grass|cultivation|crops?))\b)/;

/** In tokens, behind an area. */
const FARTHEST_PLACED = 12;

/** "of which 0.213 acre lies in the road", "including 2 acres under the pipe line easement", "19.93 acres in Section 5": a part that is told by what lies on it, or by its place. */
export function isPlaced(tokens: readonly Token[], to: number): boolean {
  const end = tokens.slice(to, to + FARTHEST_PLACED).findIndex((_, i) => isAreaSentenceEnd(tokens, to + i));
  const behind = tokens.slice(to, to + (end < 0 ? FARTHEST_PLACED : end));
  // But "on the river side".
  const isWithin = (i: number): boolean =>
    behind.slice(Math.max(0, i - 3), i).some(({ text }) => /^(?:in|within|under|of|for|by)$/.test(text));
  return behind.some(
    (token, i) =>
      LIES_IN.test(token.text) || (/^(?:way|right|place|thing)$/.test(findEntry(token)?.noun ?? '') && isWithin(i)),
  );
}

const LIES_IN =
  /^(?:section|county|township|town|quarter|half|lot|cultivation|cultivated|woods?|wooded|timber|timbered|crops?|planted|water|tillable|cleared|improved|fenced|pasture|meadow|orchard|swamp|marsh)$/;

/** "The two tracts contain". */
const areTracts = (tokens: readonly Token[], at: number): boolean =>
  /^(?:tracts|parcels)$/.test(textAt(tokens, at - 1)) && !/^each$/.test(textAt(tokens, at + 1));

/** "party of the first part"; "of which 6 acres lie in the north portion and 8 acres". */
function isOtherPart(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:part|portion)$/.test(textAt(tokens, at))) return false;
  return /^(?:first|second|third|one|other)$/.test(textAt(tokens, at - 1)) || directionAt(tokens, at - 1)?.next === at;
}

/** "other good and valuable consideration". */
function isOtherThing(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at) === 'other' &&
    !/^(?:lands?|tracts?|parcels?|property|premises|lots?)$/.test(textAt(tokens, at + 1))
  );
}

/** "laid off for seventeen acres", "the area, written out, is eighty-two acres". */
const isLaidOff = (tokens: readonly Token[], at: number): boolean =>
  (textAt(tokens, at) === 'off' && /^(?:laid|run|measured|staked)$/.test(textAt(tokens, at - 1))) ||
  (textAt(tokens, at) === 'out' && !/^(?:of|from)$/.test(textAt(tokens, at + 1)));

/** "containing within said lines". */
const isWithinLines = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'within' &&
  // "contained within it", "the area within is".
  (/^(?:it|them|is|being|,)$/.test(textAt(tokens, at + 1)) ||
    [1, 2, 3, 4, 5].some((step) =>
      /^(?:lines|bounds|limits|boundar(?:y|ies)|courses)$/.test(textAt(tokens, at + step)),
    ));

/** "the land so bounded". */
const isBoundedHere = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'bounded' && /^(?:so|thus|here|herein|above|before|just|last)$/.test(textAt(tokens, at - 1));

/** "of which 7.54 acres lie within the described lines": so the rest is none of the figure. */
function isOfFigure(tokens: readonly Token[], to: number): boolean {
  const within = [0, 1, 2, 3].map((step) => to + step).find((at) => isWithinLines(tokens, at));
  if (within === undefined) return false;
  const words = tokens.slice(within + 1, within + 5).map(({ text }) => text);
  const noun = words.findIndex((word) => /^(?:lines|bounds|limits|boundaries|courses)$/.test(word));
  // "within the lines of the highway".
  return (
    words[noun + 1] !== 'of' &&
    words.slice(0, noun).some((word) => /^(?:described|above|said|these|foregoing)$/.test(word))
  );
}

/** "more or less", "not less than". */
function isMoreOrLess(tokens: readonly Token[], at: number): boolean {
  const [before, text] = [textAt(tokens, at - 1), textAt(tokens, at)];
  if (text === 'than') return before === 'less' && textAt(tokens, at - 2) === 'not';
  return text === 'less' && (before === 'or' || before === 'not');
}

/** "containing with the adjoining lot 2.75 acres", "containing in both tracts". */
function isOfMore(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:with|both|adjoining)$/.test(textAt(tokens, at))) return false;
  for (let i = at - 1; i > at - 5 && tokens[i]?.kind === 'word'; i -= 1)
    if (/^contain/.test(textAt(tokens, i))) return true;
  return false;
}

/** "said tract contains 9.99 acres" among the courses, where other areas are those of neighbours. */
export function isToldOfLand(tokens: readonly Token[], at: number): boolean {
  const contains = [1, 2, 3].map((step) => at - step).find((place) => /^contain/.test(textAt(tokens, place)));
  if (contains === undefined) return false;
  const subject = [3, 2, 1].map((step) => textAt(tokens, contains - step)).join(' ');
  return /\b(?:said|this|above) (?:tract|parcel|lot|land|premises|property|survey)$/.test(subject);
}

/** A stop that ends a sentence, a semicolon that a capital follows, or a paragraph. */
export function isAreaSentenceEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.gap === 'paragraph' || isSentenceEnd(tokens, at)) return true;
  return token?.text === ';' && tokens[at + 1]?.gap !== 'none' && tokens[at + 1]?.capital === true;
}
