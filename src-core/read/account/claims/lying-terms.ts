// Which way the land lies from its beginning, and which way a line slants: "lies to the west of the beginning corner", "running a little west of north".
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { beginningAt } from '#core/read/account/claims/named-parts.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt, type NamedDirection } from '#core/read/account/relations/named-direction.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

const LAND = wordSet(LANDS);
const WHOLE = /^(?:whole|all|entire|entirely|wholly)$/;
/** In tokens, from the land to the verb, and from there to the beginning. */
const NEAR = 4;

/** The words that open either. */
export const opensLying = (word: Token): boolean => isOpening(word);

const isOpening = oncePerToken((word) =>
  /^(?:lies|lie|lying|a|slightly|somewhat|little|just|twice|double|two|three|four|five)$/.test(word),
);

export const lyingAt = (tokens: readonly Token[], at: number): Term | null =>
  /^l(?:ies?|ying)$/.test(textAt(tokens, at)) ? liesAt(tokens, at) : (ratioAt(tokens, at) ?? slantAt(tokens, at));

const TIMES: Readonly<Record<string, number>> = { twice: 2, double: 2 };

/** "twice as long as it is wide", "three times as long as wide". */
function ratioAt(tokens: readonly Token[], at: number): Term | null {
  const times = TIMES[textAt(tokens, at)] ?? (textAt(tokens, at + 1) === 'times' ? numberNamedAt(tokens, at) : 0);
  if (times <= 0) return null;
  const as = textAt(tokens, at + 1) === 'times' ? at + 2 : at + 1;
  let next = as + 3;
  while (/^(?:it|is|they|are)$/.test(textAt(tokens, next))) next += 1;
  const isLong = /^as long as$/.test([0, 1, 2].map((step) => textAt(tokens, as + step)).join(' '));
  return isLong && /^(?:wide|broad)$/.test(textAt(tokens, next))
    ? { kind: 'ratio', times, from: at, to: next + 1 }
    : null;
}

/** "The whole tract lies south and west of the point of beginning". */
function liesAt(tokens: readonly Token[], at: number): Term | null {
  const lead = tokens.slice(Math.max(0, at - NEAR), at);
  if (!lead.some(({ text }) => LAND.has(text) || text === 'it')) return null;
  let next = at + 1;
  while (/^(?:wholly|entirely|all|to|on|the|side|due)$/.test(textAt(tokens, next))) next += 1;
  const first = directionAt(tokens, next);
  if (first === null) return null;
  const second = textAt(tokens, first.next) === 'and' ? directionAt(tokens, first.next + 1) : null;
  let of = second?.next ?? first.next;
  if (textAt(tokens, of) === 'side') of += 1;
  if (!/^(?:of|from)$/.test(textAt(tokens, of))) return null;
  const begun = beginningAt(tokens, /^(?:the|said|its)$/.test(textAt(tokens, of + 1)) ? of + 2 : of + 1);
  const deg = second === null ? first.deg : between(first, second);
  if (begun === null || deg === null) return null;
  const isAll = [...lead, ...tokens.slice(at, next)].some(({ text }) => WHOLE.test(text));
  return { kind: 'lies', deg, isAll, from: at, to: begun.to };
}

/** "south and west": southwest; null where they are not a quarter of a turn apart. */
function between(one: NamedDirection, other: NamedDirection): number | null {
  if (partedBy(one.deg, other.deg) !== 90) return null;
  return Math.abs(one.deg - other.deg) > 180 ? 315 : (one.deg + other.deg) / 2;
}

/** "a little west of north", "slightly south of east". */
function slantAt(tokens: readonly Token[], at: number): Term | null {
  let next = at;
  while (/^(?:a|little|slightly|somewhat|bit|trifle|just|to|the)$/.test(textAt(tokens, next))) next += 1;
  const toward = next > at ? directionAt(tokens, next) : null;
  const main = toward !== null && textAt(tokens, toward.next) === 'of' ? directionAt(tokens, toward.next + 1) : null;
  if (toward === null || main === null || partedBy(toward.deg, main.deg) !== 90) return null;
  return { kind: 'slant', deg: main.deg, toward: toward.deg, from: at, to: main.next };
}
