// A figure in brackets beside the length of a course, without a unit of its own: the same length again, or another.
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { agree, isFigureStart, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { BY_ANOTHER, isBracketed } from '#core/read/account/quantities/slots.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { LONGEST_RECITAL, RECITING } from '#core/read/clauses/rival-values.ts';

/** "(330)" right behind the length, "(D=330.00)": in the unit of the course. */
export function bracketedAt(tokens: readonly Token[], course: Course, at: number): Quantity | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || course.distance === null || !isFigureStart(tokens, at)) return null;
  // "(P12)".
  if (token.gap === 'none' && tokens[at - 1]?.kind === 'word') return null;
  if (!/^[)\]]$/.test(textAt(tokens, at + 1)) || !isBracketed(tokens, at, at + 1)) return null;
  if (isCourseAt(tokens, at + 2)) return null;
  const behind = course.values.some((value) => value.field === 'distance' && value.next === at - 1);
  const named = /^[=:.]$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (!behind && !(BY_ANOTHER.has(textAt(tokens, named)) && /^[([]$/.test(textAt(tokens, named - 1)))) return null;
  const { unit } = course.distance;
  const read = { value: token.value, unit, compound: false, decimals: token.decimals, lostPoint: false };
  return { ...lengthOf(read), from: at, to: at + 1 };
}

/** "477.80 (or 573.36?) feet", "200.00 feet (210.00 by the old deed)": another figure in brackets right behind the length, and nothing besides but whose it is. */
export function bracketedLengths(
  tokens: readonly Token[],
  { values, distance }: Course,
): { code: Remark['code']; from: number; to: number }[] {
  if (distance === null) return [];
  return values.flatMap(({ field, at, next }) => {
    const told = field === 'distance' ? bracketIn(tokens, at + 1, next + 1) : null;
    const figure = told === null ? null : figureIn(tokens, told, distance.decimals);
    if (told === null || figure === null || isCourseAt(tokens, told.to + 1)) return [];
    const read = { value: figure.value, unit: distance.unit, compound: false, decimals: figure.decimals };
    const isSame = agree(lengthOf(distance), { ...lengthOf({ ...read, lostPoint: false }), ...told });
    return isSame ? [] : [{ code: 'length_told_twice', from: at, to: told.to }];
  });
}

/** What stands in the first bracket that the text itself opens there: the numbers of a list are put in brackets as it is read. */
function bracketIn(tokens: readonly Token[], from: number, to: number): Passage | null {
  const open = tokens.slice(from, to).findIndex(({ text, start, end }) => /^[([]$/.test(text) && end > start);
  if (open < 0) return null;
  const first = from + open + 1;
  const end = tokens.slice(first, first + LONGEST_RECITAL).findIndex(({ text }) => /^[)\]]$/.test(text));
  return end < 0 ? null : { from: first, to: first + end };
}

/** The one figure of a recital, or one that is told as finely as the length and numbers nothing. */
function figureIn(tokens: readonly Token[], { from, to }: Passage, decimals: number): Token | null {
  const told = tokens.slice(from, to);
  const [figure, second] = told.filter(({ kind }) => kind === 'number');
  if (figure === undefined || second !== undefined || told.some(({ text }) => unitNamed(text) !== null)) return null;
  const isRecited = told.every(({ kind, text }) => kind === 'number' || RECITING.has(text) || OR.test(text));
  const isAsFine = decimals > 0 && figure.decimals === decimals && !told.some(({ text }) => NUMBERING.test(text));
  return isRecited || isAsFine ? figure : null;
}

/** "389.67 feet (2) N 51° E": the number before it is that of a course. */
const isCourseAt = (tokens: readonly Token[], at: number): boolean =>
  /^then/.test(textAt(tokens, at)) || directionAt(tokens, at) !== null;

const OR = /^(?:or|possibly|perhaps|[?])$/;
const NUMBERING =
  /^(?:no|nos|number|lot|parcel|book|page|map|plat|station|sta|elevation|elev|el|%|°|grid|scale|factor|combined|[/"'])$/;
