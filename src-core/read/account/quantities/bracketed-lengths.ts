// A figure beside the length of a course, in brackets or of another paper, without a unit of its own: the same length again, or another.

import { findEntry } from '#core/language/lexicon.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { agree, isFigureStart, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { BY_ANOTHER, isBracketed } from '#core/read/account/quantities/slots.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { RECITING } from '#core/read/clauses/rival-values.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';
import { readNumber } from '#core/read/values/read-number.ts';

/** "(330)" right behind the length, "(D=330.00)", ", called twenty in the old deed": in the unit of the course. */
export function bareAt(tokens: readonly Token[], course: Course, at: number): Quantity | null {
  if (course.distance === null || !isFigureStart(tokens, at)) return null;
  const read = readNumber(tokens, at);
  if (read === null || !(isInBracket(tokens, course, at) || isOfPaper(tokens, at, read.next))) return null;
  const { unit } = course.distance;
  const { value, decimals, next } = read;
  return { ...lengthOf({ value, unit, compound: false, decimals, lostPoint: false }), from: at, to: next };
}

function isInBracket(tokens: readonly Token[], course: Course, at: number): boolean {
  const token = tokens[at];
  // "(P12)".
  if (token?.kind !== 'number' || (token.gap === 'none' && tokens[at - 1]?.kind === 'word')) return false;
  if (!/^[)\]]$/.test(textAt(tokens, at + 1)) || !isBracketed(tokens, at, at + 1)) return false;
  if (isCourseAt(tokens, at + 2)) return false;
  const behind = course.values.some((value) => value.field === 'distance' && value.next === at - 1);
  const named = /^[=:.]$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return behind || (BY_ANOTHER.has(textAt(tokens, named)) && /^[([]$/.test(textAt(tokens, named - 1)));
}

const LEADS =
  /^(?:[,;(]|called|given|having|has|had|says?|gives?|being|is|was|as|at|only|but|though|formerly|originally)$/;
const BY_PAPER =
  /^(?:in|by|on|per|as)(?: (?:per|in|by))? (?:the|said|his|her|their|our|my|an?) (?:(?:old|older|former|original|prior|first|said|above) )*(?:deeds?|patent|plat|map|plan|grant|record|survey|notes?)\b/;
const PAPER_HAS =
  /(?:^|[,;(] )(?:the|said|his|her|an?) (?:(?:old|older|former|original|prior|first|said) )*(?:deed|patent|plat|map|plan|grant|record|survey) (?:having|has|had|says?|gives?|gave|called?|being)(?: for| it)? $/;

/** "called twenty in the old deed", "the patent having twenty". */
function isOfPaper(tokens: readonly Token[], from: number, to: number): boolean {
  if (LEADS.test(textAt(tokens, from - 1)) && BY_PAPER.test(textWithin(tokens, to, to + LONGEST))) return true;
  return PAPER_HAS.test(`${textWithin(tokens, from - LONGEST, from)} `) && !isCounted(tokens[to]);
}

const isCounted = (token: Token | undefined): boolean => token?.kind === 'word' && findEntry(token)?.noun !== undefined;

/** "477.80 (or 573.36?) feet", "240.00 feet (240.00 deed, 231.85 measured)": another figure in brackets right behind the length, and nothing besides but whose it is. */
export function bracketedLengths(
  tokens: readonly Token[],
  { values, distance }: Course,
): { code: Remark['code']; from: number; to: number }[] {
  if (distance === null) return [];
  return values.flatMap(({ field, at, next }) => {
    const told = field === 'distance' ? bracketIn(tokens, at + 1, next + 1) : null;
    if (told === null || isCourseAt(tokens, told.to + 1)) return [];
    const { unit } = distance;
    const all = figuresIn(tokens, told, distance.decimals).map(({ value, decimals }) =>
      exactly(lengthOf({ value, unit, compound: false, decimals, lostPoint: false })),
    );
    const own = exactly(lengthOf(distance));
    const isOther = all.some((one, i) => [own, ...all.slice(0, i)].some((other) => !agree(one, other)));
    return isOther ? [{ code: 'length_told_twice', from: at, to: told.to }] : [];
  });
}

/** Beside another figure a whole number is no excuse for the half of its unit. */
const SHARE_OFF = 0.002;
const exactly = (length: Quantity): Quantity => ({
  ...length,
  half: Math.min(length.half, Math.max(length.half / 10, SHARE_OFF * length.value)),
});

/** What stands in the first bracket that the text itself opens there: the numbers of a list are put in brackets as it is read. */
function bracketIn(tokens: readonly Token[], from: number, to: number): Passage | null {
  const open = tokens.slice(from, to).findIndex(({ text, start, end }) => /^[([]$/.test(text) && end > start);
  if (open < 0) return null;
  const first = from + open + 1;
  const end = tokens.slice(first, first + LONGEST).findIndex(({ text }) => /^[)\]]$/.test(text));
  return end < 0 ? null : { from: first, to: first + end };
}

/** All figures of a recital, and those that are told as finely as the length where nothing is numbered. */
function figuresIn(tokens: readonly Token[], { from, to }: Passage, decimals: number): NumberRead[] {
  const told = tokens.slice(from, to);
  // "(D. 240.00, M. 231.85)": by deed and measured; but "(240 m)".
  const isLettered = told.some(({ text }) => /^(?:d|r|p|deed|rec|record|plat)$/.test(text));
  if (told.some(({ text }) => unitNamed(text) !== null && !(isLettered && text.length === 1))) return [];
  const figures: NumberRead[] = [];
  let isRecited = true;
  for (let at = from; at < to; at += 1) {
    const read = isFigureStart(tokens, at) ? readNumber(tokens, at) : null;
    if (read !== null) figures.push(read);
    else isRecited &&= isReciting(textAt(tokens, at));
    at = (read?.next ?? at + 1) - 1;
  }
  if (isRecited) return figures;
  if (told.some(({ text }) => NUMBERING.test(text))) return [];
  return figures.filter((figure) => decimals > 0 && figure.decimals >= decimals);
}

/** "389.67 feet (2) N 51° E": the number before it is that of a course. */
const isCourseAt = (tokens: readonly Token[], at: number): boolean =>
  /^then/.test(textAt(tokens, at)) || directionAt(tokens, at) !== null;

/** In tokens. */
const LONGEST = 12;
const isReciting = (text: string): boolean => RECITING.has(text) || BY_ANOTHER.has(text) || OR.test(text);
const OR = /^(?:or|and|but|only|at|on|ground|possibly|perhaps|says?|said|gives?|given|[?;=])$/;
const NUMBERING =
  /^(?:no|nos|number|lot|parcel|book|page|map|plat|station|sta|elevation|elev|el|%|°|grid|scale|factor|combined|[/"'])$/;
