// Numbers in words: "two hundred forty-two and six-tenths", "one and one half", "eight chains" up to its unit.

import { AS_READ, DOUBTFUL, type Doubt, worse } from '#core/language/doubt.ts';
import { NOTHING_YET, partOf, tensOf, type Whole, withWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';

/** A number as it was read. */
export interface NumberRead {
  readonly value: number;
  readonly decimals: number;
  readonly next: number;
  readonly doubt: Doubt;
  readonly spelled: boolean;
  /** The decimal point was put back between two groups of figures. */
  readonly lostPoint?: boolean;
}

interface Words {
  readonly value: number;
  readonly next: number;
  readonly doubt?: Doubt;
}

export function readNumberWords(tokens: readonly Token[], at: number): NumberRead | null {
  const nought = readNought(tokens, at);
  if (nought !== null) return nought;
  const whole = readWhole(tokens, at);
  if (whole === null) return null;
  const doubt = mendedDoubt(tokens, at, whole.next);
  const alone = partAfter(tokens, whole.next);
  // "one-hundredths" counts nothing: how many of them stood before it was lost.
  if (whole.value === 1 && alone !== null && /(?:ten|hundred|thousand)ths$/.test(textAt(tokens, alone.next - 1)))
    return null;
  if (alone !== null && whole.value < 1000) return { ...spelled(whole.value / alone.part, alone.next), doubt };
  const fraction = readFractionWords(tokens, whole.next) ?? readHundredthsBehind(tokens, whole.next);
  if (fraction === null)
    return { ...spelled(whole.value, whole.next), doubt: isCutShort(tokens, whole.next) ? DOUBTFUL : doubt };
  const worst = worse(mendedDoubt(tokens, whole.next, fraction.next), fraction.doubt ?? AS_READ);
  return { ...spelled(whole.value + fraction.value, fraction.next), doubt: worse(doubt, worst) };
}

/** "one-hulf minutes", "fifty-fxur": a hyphen joins a word that could not be read. */
function isCutShort(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at + 1];
  return (
    textAt(tokens, at) === '-' &&
    word?.kind === 'word' &&
    !/^(?:foot|feet|inch|acre|mile|rod|pole|way|degrees?)$/.test(word.text)
  );
}

/** "no minutes": none of them. */
function readNought(tokens: readonly Token[], at: number): NumberRead | null {
  const word = textAt(tokens, at);
  if (word !== 'no' && word !== 'nought' && word !== 'naught') return null;
  return /^(?:degree|minute|second)s?$/.test(textAt(tokens, at + 1)) ? spelled(0, at + 1) : null;
}

function mendedDoubt(tokens: readonly Token[], at: number, next: number): Doubt {
  let doubt: Doubt = AS_READ;
  for (let i = at; i < next; i += 1) doubt = worse(doubt, tokens[i]?.doubt ?? AS_READ);
  return doubt;
}

function spelled(value: number, next: number): NumberRead {
  return { value, decimals: 0, next, doubt: AS_READ, spelled: true };
}

/** "and six-tenths", "and a half", "and forty-two hundredths", "& a half", "and 5/10". */
export function readFractionWords(tokens: readonly Token[], at: number): Words | null {
  const joint = tokens[at]?.text;
  if (joint !== 'and' && joint !== '&') return null;
  const first = tokens[at + 1];
  if (first === undefined) return null;
  if (first.kind === 'fraction') return { value: first.value, next: at + 2 };
  if (first.kind === 'number') return readFigureFraction(tokens, at + 1) ?? readFigureParts(tokens, at + 1);
  if (first.text === 'half' || first.text === 'quarter')
    return { value: first.text === 'half' ? 0.5 : 0.25, next: at + 2 };
  if (first.text === 'a' || first.text === 'an') {
    const part = partAfter(tokens, at + 2);
    return part === null ? null : { value: 1 / part.part, next: part.next };
  }
  const top = first.text === 'no' ? { value: 0, next: at + 2 } : readWhole(tokens, at + 1);
  if (top === null) return null;
  const part = partAfter(tokens, top.next);
  if (part === null) return null;
  return { value: top.value / part.part, next: part.next, doubt: isEither(tokens, top) ? DOUBTFUL : AS_READ };
}

/** "eighty-three seventy-two one-hundredths": the "and" is left out, and the second number can only count the parts. */
function readHundredthsBehind(tokens: readonly Token[], at: number): Words | null {
  const top = tokens[at]?.kind === 'word' ? readWhole(tokens, at, false) : null;
  if (top === null || top.value < 1) return null;
  const part = partAfter(tokens, top.next);
  if (part === null || part.part < 10 || part.part % 10 !== 0 || top.value >= part.part) return null;
  return { value: top.value / part.part, next: part.next, doubt: isEither(tokens, top) ? DOUBTFUL : AS_READ };
}

/** "fifty one hundredths" may be fifty or fifty-one of them. */
function isEither(tokens: readonly Token[], top: Words): boolean {
  const last = tokens[top.next - 1]?.text;
  return top.value > 20 && last === 'one' && textAt(tokens, top.next - 2) !== '-' && textAt(tokens, top.next) !== '-';
}

function readFigureFraction(tokens: readonly Token[], at: number): Words | null {
  const top = tokens[at];
  const bottom = tokens[at + 2];
  if (bottom?.kind !== 'number' || top === undefined || bottom.value === 0) return null;
  // "41-100" is told of hundredths as "41/100" is.
  const isHyphened = textAt(tokens, at + 1) === '-' && /^10{1,3}$/.test(bottom.text) && top.value < bottom.value;
  if (textAt(tokens, at + 1) !== '/' && !isHyphened) return null;
  return { value: top.value / bottom.value, next: at + 3 };
}

/** "4 tenths", "36 hundredths", and not all of them or more. */
export function readFigureParts(tokens: readonly Token[], at: number): Words | null {
  const top = tokens[at];
  const part = top?.kind === 'number' && top.decimals === 0 ? partOf(tokens[at + 1]?.text) : null;
  return top === undefined || part === null || part < 3 || top.value < 1 || top.value >= part
    ? null
    : { value: top.value / part, next: at + 2 };
}

/** A fraction's name, with a hyphen or a "one" before it or not: "-tenths", "one-hundredths". */
function partAfter(tokens: readonly Token[], at: number): { part: number; next: number } | null {
  let next = at;
  if (textAt(tokens, next) === '-') next += 1;
  if (textAt(tokens, next) === 'one') next += 1;
  if (next > at && textAt(tokens, next) === '-') next += 1;
  const tens = tensOf(textAt(tokens, next));
  // "sixteen twenty-fifths".
  const unit = tens === null || textAt(tokens, next + 1) !== '-' ? null : partOf(tokens[next + 2]?.text);
  if (tens !== null) return unit === null || unit > 9 ? null : { part: tens + unit, next: next + 3 };
  // "sixty-two one-hundreds".
  const hundreds = textAt(tokens, next) === 'hundreds' && textAt(tokens, next - 2) === 'one' ? 100 : null;
  const part = hundreds ?? partOf(tokens[next]?.text);
  return part === null ? null : { part, next: next + 1 };
}

/** "two thousand one hundred and sixty-three". */
function readWhole(tokens: readonly Token[], at: number, mayJoin = true): Words | null {
  let whole: Whole = NOTHING_YET;
  let next = at;
  for (let i = at; i < tokens.length && i < at + 24; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    const word = token.text;
    const found = whole.words > 0;
    if (found && word === '-') continue;
    if (found && mayJoin && (word === 'and' || word === '&') && joins(tokens, i, whole)) continue;
    // "fifty one-hundredths": the one counts the hundredths.
    if (found && word === 'one' && textAt(tokens, i + 1) === '-' && partOf(tokens[i + 2]?.text) !== null) break;
    const more = token.kind === 'word' ? withWord(whole, word) : null;
    if (more === null || (!found && word === 'thousand')) break;
    whole = more;
    next = i + 1;
  }
  return whole.words > 0 ? { value: whole.total + whole.group, next } : null;
}

/** "one hundred and eighty", "two thousand and ten", but not "two and six-tenths" or "hundred and one-tenth". */
function joins(tokens: readonly Token[], at: number, { group, total, scored }: Whole): boolean {
  if (group + total === 0 || (group % 100 !== 0 && !scored)) return false;
  const whole = readWhole(tokens, at + 1, false);
  if (whole === null) return false;
  return partAfter(tokens, whole.next) === null;
}
