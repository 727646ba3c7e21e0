// The place where a description begins, wherever it is named: "the true point of beginning", "place of commencement", "50 feet from the point of beginning".
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { SignRead } from '#core/read/clauses/sign-phrases.ts';

export const PLACES: ReadonlySet<string> = wordSet(
  'point place pount poinl polnt piace corner post station stake stone',
);
// The last of them: "Commencing for the purpose of establishing the point of beginning".
const BEFORE_REFERENCE = wordSet(
  'from of than north south east west northerly southerly easterly westerly between which whence near toward towards opposite beyond past establishing locating determining fixing finding',
);
/** How a beginning is come by. */
export const FOUND = /^(?:found|located|reached|determined|established|fixed|obtained)$/;

const ARTICLES = wordSet('the said a true actual real initial original principal ye its and or');

export function isBeginning(word: string): boolean {
  if (word === 'beginning' || word === 'begining' || word === 'beg' || word === 'begin' || word === 'begins')
    return true;
  if (word.length < 7 || word.length > 11 || word[0] !== 'b') return false;
  return editDistance(word, 'beginning', 2) <= 2;
}

/** "point of beginning", "point and place of beginning", "place of commencement". */
export function readPlace(tokens: readonly Token[], at: number): SignRead | null {
  const begunAt = readBegunAt(tokens, at);
  if (begunAt !== null) return begunAt;
  let next = at + 1;
  // "down the creek to the place it began", "to the place where it first begun", "to the point where the tract begins".
  if (textAt(tokens, next) === 'where') next += 1;
  if (/^(?:the|this|said)$/.test(textAt(tokens, next)) && BEGUN.has(textAt(tokens, next + 1))) next += 1;
  if (BEGUN.has(textAt(tokens, next))) {
    const verb = textAt(tokens, next + 1) === 'first' ? next + 2 : next + 1;
    return /^(?:began|begun|begins|beganne|commenced|commences|started|starts)$/.test(textAt(tokens, verb))
      ? { sign: 'pob', next: verb + 1 }
      : null;
  }
  next = at + 1;
  // "which is the northwest corner and beginning".
  if (textAt(tokens, next) === 'and' && isBeginning(textAt(tokens, next + 1)) && isTold(tokens, at))
    return { sign: 'pob', next: next + 2 };
  if (['and', 'or', '/', '&'].includes(textAt(tokens, next)) && PLACES.has(textAt(tokens, next + 1))) next += 2;
  next = afterFleck(tokens, next);
  if (!isOf(tokens, next)) return null;
  if (['_', '-', "'"].includes(textAt(tokens, next + 1))) next += 1;
  if (textAt(tokens, next + 1) === 'the') next += 1;
  const word = textAt(tokens, next + 1);
  const closes =
    isBeginning(word) || word === 'commencement' || word === 'commencing' || word === 'starting' || word === 'start';
  if (!closes || isCurveAhead(tokens, next + 2)) return null;
  if (isReference(tokens, at) || isOfOther(tokens, next + 2)) return { sign: 'from', next: next + 2 };
  return { sign: isTrue(tokens, at) ? 'true-pob' : 'pob', next: next + 2 };
}

/** "to the bounds begun at", "the stake first started from", "the post set out from". */
export function readBegunAt(tokens: readonly Token[], at: number): SignRead | null {
  const verb = textAt(tokens, at + 1) === 'first' ? at + 2 : at + 1;
  const isSetOut = textAt(tokens, verb) === 'set' && textAt(tokens, verb + 1) === 'out';
  const isBegun = isSetOut || /^(?:began|begun|commenced|started)$/.test(textAt(tokens, verb));
  const behind = isSetOut ? verb + 2 : verb + 1;
  return isBegun && /^(?:at|from)$/.test(textAt(tokens, behind)) ? { sign: 'pob', next: behind + 1 } : null;
}

const BEGUN = wordSet('it tract land lands boundary outline parcel lot description survey');

/** "is the", "being the northwest". */
const isTold = (tokens: readonly Token[], at: number): boolean =>
  [2, 3].some((step) => /^(?:is|being)$/.test(textAt(tokens, at - step)) && textAt(tokens, at - step + 1) === 'the');

/** "of", and what is left of it before the word that it leads to: "ef Beginning", "0f beginning". */
function isOf(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (text === 'of' || text === 'or') return true;
  const glued = text === '0' && textAt(tokens, at + 1) === 'f' ? 1 : 0;
  return (text.length === 2 || glued === 1) && isBeginning(textAt(tokens, at + 1 + glued)) && text !== 'is';
}

function afterFleck(tokens: readonly Token[], at: number): number {
  return /^[.,_'~^*|]$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'of' ? at + 1 : at;
}

const LAND = wordSet('land lands tract parcel premises property easement strip');
const HEREIN = wordSet('herein hereby hereinafter hereinbefore being to be now here');

/** "the southwest corner of the lands herein described": one of the corners that are about to be told. */
export function readTractCorner(tokens: readonly Token[], at: number): SignRead | null {
  if (textAt(tokens, at) !== 'corner' || textAt(tokens, at + 1) !== 'of') return null;
  let next = at + 2;
  while (['the', 'said', 'that', 'tract', 'parcel', 'strip', 'of'].includes(textAt(tokens, next)) && next < at + 7)
    next += 1;
  if (!LAND.has(textAt(tokens, next)) && !LAND.has(textAt(tokens, next - 1))) return null;
  if (LAND.has(textAt(tokens, next))) next += 1;
  const from = next;
  while (HEREIN.has(textAt(tokens, next)) && next < from + 3) next += 1;
  const told = ['described', 'conveyed', 'granted'].includes(textAt(tokens, next));
  return next > from && told ? { sign: 'tract-corner', next: next + 1 } : null;
}

function isCurveAhead(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'of') return false;
  for (let i = at + 1; i < at + 6; i += 1) if (textAt(tokens, i) === 'curve') return true;
  return false;
}

/** "the point of beginning of Tract 3": a beginning, named by its tract, that need not be this one's. */
function isOfOther(tokens: readonly Token[], at: number): boolean {
  const other = ['first', 'second', 'third', 'fourth', 'other', 'adjoining', 'next'].includes(textAt(tokens, at + 2));
  if (textAt(tokens, at) === 'of' && ['the', 'said'].includes(textAt(tokens, at + 1)) && other) return true;
  if (textAt(tokens, at) !== 'of' || !['tract', 'parcel', 'lot'].includes(textAt(tokens, at + 1))) return false;
  const label = tokens[at + 2];
  return label?.kind === 'number' || (label?.kind === 'word' && (label.text.length === 1 || label.text === 'no'));
}

/** "said post hereinafter referred to as the place of beginning": only there does the boundary begin. */
function isNamedSo(tokens: readonly Token[], at: number): boolean {
  const before = ARTICLES.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (textAt(tokens, before) !== 'as') return false;
  const verb = textAt(tokens, before - 1) === 'to' ? textAt(tokens, before - 2) : textAt(tokens, before - 1);
  return ['referred', 'known', 'designated'].includes(verb);
}

/** "to monument A, which is the point of beginning on the boundary". */
function isToldSo(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === 'the' && textAt(tokens, at - 2) === 'is' && textAt(tokens, at - 3) === 'which';
}

function isTrue(tokens: readonly Token[], at: number): boolean {
  if (isNamedSo(tokens, at) || isToldSo(tokens, at)) return true;
  for (let i = at - 1; i >= at - 3; i -= 1)
    if (/^(?:true|actual|real|principal|tru|trne|trua|lrue|irue|ture)$/.test(textAt(tokens, i))) return true;
  return false;
}

/** "50 feet from the point of beginning" names the place without arriving there. */
export function isReference(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  // "a straight line, tangent at its point of beginning to the last curve".
  if (textAt(tokens, before) === 'its' && textAt(tokens, before - 1) === 'at') return true;
  // "from the above described point of beginning".
  while (
    ARTICLES.has(textAt(tokens, before)) ||
    /^(?:this|that|above|described|aforesaid)$/.test(textAt(tokens, before))
  )
    before -= 1;
  return BEFORE_REFERENCE.has(textAt(tokens, before));
}

/** In tokens. */
const FARTHEST_WHERE = 6;
const FARTHEST_TO = 9;

const OF_FIGURE =
  /^(?:it|(?:the|this|said) (?:land|tract|parcel|lot|piece|survey|description|figure|boundary)(?: (?:conveyed|described|sold|granted))?)$/;

/** "200 feet to the corner at which it begins", "500 feet to a stob, where the land begins; thence": a course came there. */
export function readWhereBegun(tokens: readonly Token[], at: number): SignRead | null {
  if (textAt(tokens, at) !== 'begins' || !/^(?:[,;.]|and|thence|)$/.test(textAt(tokens, at + 1))) return null;
  const where = [2, 3, 4, 5, FARTHEST_WHERE]
    .map((step) => at - step)
    .find((i) => /^(?:where|which)$/.test(textAt(tokens, i)));
  if (where === undefined || !OF_FIGURE.test(textWithin(tokens, where + 1, at))) return null;
  for (let i = where - 1; i > where - FARTHEST_TO; i -= 1) {
    if (/^[.;:]?$/.test(textAt(tokens, i))) return null;
    if (textAt(tokens, i) !== 'to') continue;
    // "to a stone, where said lot begins": any other than the one begun at.
    if (!/^(?:the|said)$/.test(textAt(tokens, i + 1)) && !/^(?:thence|run)/.test(textAt(tokens, at + 2))) return null;
    const isOfLength = readUnit(tokens, i - 1, true) !== null;
    return isOfLength
      ? { sign: /^(?:thence|run)/.test(textAt(tokens, at + 2)) ? 'true-pob' : 'pob', next: at + 1 }
      : null;
  }
  return null;
}
