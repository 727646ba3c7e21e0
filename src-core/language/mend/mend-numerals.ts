// Mends of numbers in words: a letter of one is wrong, and number words or a unit stand beside it.
import { REPAIRED } from '#core/language/doubt.ts';
import { joined, type Mended } from '#core/language/mend/mend-figures.ts';
import { isNumeral, nearNumeral, numeralByLetter, TRADE_WORDS } from '#core/language/mend/trade-words.ts';
import { oncePerWord } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import type { Token } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';

/** "elghty-five feet", "six hunored", "lour chains", "fwo hundred". */
export function mendNumeral(tokens: readonly Token[], at: number): Mended | null {
  const text = tokens[at]?.text ?? '';
  if (isAnd(tokens, at)) return { tokens: [joined(tokens, at, at + 1, 'and', REPAIRED)], next: at + 1 };
  const word =
    text.length < 5 ? (tensBefore(tokens, at) ?? shortNumeral(text)) : (numeralLike(text) ?? tensBefore(tokens, at));
  if (word === null || !isAmongNumerals(tokens, at, text.length < 5)) return null;
  return { tokens: [joined(tokens, at, at + 1, word, REPAIRED)], next: at + 1 };
}

const numeralLike = oncePerWord((word) => nearNumeral(word) ?? numeralByLetter(word));

/** Whether a word may be mended so, whatever stands around it. */
export function isNumeralRuin(word: string): boolean {
  if (word.length < 5) return isLikeAnd(word) || shortNumeral(word) !== null || tensNear(word) !== null;
  return numeralLike(word) !== null || tensNear(word) !== null;
}

export function isAmongNumerals(tokens: readonly Token[], at: number, short: boolean): boolean {
  const after = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
  if (/^(?:hundred|thousand|chains?|poles|perches|links|rods|degrees)$/.test(after?.text ?? '')) return true;
  if (short && UNITS.has(after?.text ?? ''))
    return tokens[at + 1]?.text === '-' || tensNear(tokens[at]?.text ?? '') !== null;
  if (short)
    return before !== undefined && isTens(before.text) && (before !== tokens[at - 1] || isUnit(tokens, at + 1));
  return isNumeral(after?.text ?? '') || isNumeral(before?.text ?? '') || isUnit(tokens, at + 1);
}

const NOT_AND = wordSet('land hand sand band any end ant add');

function isLikeAnd(word: string): boolean {
  return word.length > 1 && word.length < 5 && !NOT_AND.has(word) && editDistance(word, 'and', 1) === 1;
}

/** "two hundred aid sixty", "hundred an fifty": between hundreds and what goes on with them. */
function isAnd(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!isLikeAnd(text)) return false;
  if (!/^(?:hundred|thousand)$/.test(tokens[at - 1]?.text ?? '')) return false;
  const after = tokens[at + 1]?.text ?? '';
  return isNumeral(after) || (after.length > 4 && isNumeralRuin(after));
}

const UNITS = wordSet('one two three four five six seven eight nine');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "thirt-four", "ninef-two": tens that lost a letter before their units. */
function tensBefore(tokens: readonly Token[], at: number): string | null {
  if (isNumeral(tokens[at]?.text ?? '')) return null;
  if (!UNITS.has(tokens[tokens[at + 1]?.text === '-' ? at + 2 : at + 1]?.text ?? '')) return null;
  return tensNear(tokens[at]?.text ?? '');
}

function tensNear(word: string): string | null {
  const near = TENS.filter((tens) => editDistance(word, tens, 1) === 1);
  return near.length === 1 ? (near[0] ?? null) : null;
}

function isTens(word: string): boolean {
  return isNumeral(word) && word.endsWith('ty');
}

function isUnit(tokens: readonly Token[], at: number): boolean {
  return readUnit(tokens, at, false) !== null;
}

const SHORT = 'one two three four five six seven eight nine ten sixty forty fifty'.split(' ');
const OTHERS = wordSet(
  'for the of or on an to in are was his her our out per sit set hour your tour pour tone none bone fire wine line mine fine live give men pen tea toe top son sex via off our own hue ore once over nice size item then them eve ere won new few ton tan din den not now how low tow wo ne te fix mix aix',
);

/** The one number word that a word of three or four letters is a letter away from, or null. */
function shortNumeral(text: string): string | null {
  if (text.length < 3 || OTHERS.has(text) || TRADE_WORDS.has(text)) return null;
  const plain = text.replace('vv', 'w');
  if (SHORT.includes(plain)) return plain;
  let near: string | null = null;
  for (const numeral of SHORT) {
    if (editDistance(text, numeral, 1) > 1) continue;
    if (near !== null) return null;
    near = numeral;
  }
  return near;
}
