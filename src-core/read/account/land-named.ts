// Sentences of a lead that name land: its size, its survey and the deed it is part of, or another parcel of the same paper.
import { has } from '#core/language/clause.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { isHarmlessShare } from '#core/read/account/shares.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';

const TELLS: readonly Sort[] = [
  ...(['rule', 'limit', 'hedge', 'change', 'keep', 'act', 'reserve', 'covenant', 'figure', 'length'] as const),
];
const POINTS = /^(?:below|hereinafter|following|thereof|same|it|which|this|said|only|remaining)$/;

/** In words: Exhibit "A" Tract One. */
const LONGEST_HEADING = 9;

/** "12.34 acres of land out of the Hill Survey, being part of a called 80 acre tract described in": the size is told again behind the courses. */
export function isLandNamed(words: readonly Word[], tokens: readonly Token[], around: Surroundings): boolean {
  const [size, unit] = words.slice(words.findIndex(({ text }, at) => text === ':' && at < LONGEST_HEADING) + 1);
  if (size?.sort !== 'number' || unit?.sort !== 'area') return false;
  if (has(words, ...TELLS) || words.some(({ text, sort }) => (sort === 'be' && text !== 'being') || POINTS.test(text)))
    return false;
  if (words.some((word, at) => word.sort === 'piece' && !isHarmlessShare(words, word, at))) return false;
  const value = tokens[size.at]?.value;
  return tokens.slice(around.tailFrom, around.tailTo).some((token) => token.kind === 'number' && token.value === value);
}

const PARCELS = /^(?:parcel|tract)$/;
const NAMES = /^(?:[a-z]|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|[ivx]{1,4})$/;

/** "PARCEL B: Lot 4, except the East 10 feet thereof." before "PARCEL C:": what is said under another parcel's heading. */
export function isOfOtherParcel(tokens: readonly Token[], from: number, to: number, leadTo: number): boolean {
  const own = nameAt(tokens, from);
  if (own === null) return false;
  for (let i = leadTo - 1; i >= to; i -= 1) {
    const next = PARCELS.test(tokens[i]?.text ?? '') ? nameAt(tokens, i) : null;
    if (next === null) continue;
    return next !== own && !isNamedIn(tokens, from, to, next);
  }
  return false;
}

function isNamedIn(tokens: readonly Token[], from: number, to: number, name: string): boolean {
  for (let i = from; i < to - 1; i += 1)
    if (/^(?:parcels?|tracts?|and)$/.test(tokens[i]?.text ?? '') && tokens[i + 1]?.text === name) return true;
  return false;
}

/** The name of the parcel whose heading stands there, or null. */
function nameAt(tokens: readonly Token[], at: number): string | null {
  const [head, name, colon] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!PARCELS.test(head?.text ?? '') || colon?.text !== ':' || head?.capital !== true) return null;
  return name !== undefined && NAMES.test(name.text) ? name.text : null;
}
