// Numbers in words: "two hundred forty-two and six-tenths", "one and one half", "eight chains" up to its unit.
import { AS_READ, DOUBTFUL, type Doubt, worse } from '#core/read/doubt.ts';
import type { NumberRead } from '#core/read/read-number.ts';
import type { Token } from '#core/read/tokens.ts';

const UNITS = table(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  (index) => index,
);
const TENS = table('twenty thirty forty fifty sixty seventy eighty ninety', (index) => 20 + 10 * index);
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const SCORES = new Map([
  ['threescore', 60],
  ['fourscore', 80],
]);
const PARTS = new Map([
  ...[...table(ORDINALS, (index) => index + 1)].slice(2),
  ...table('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth', (index) => 20 + 10 * index),
  ['half', 2],
  ['halve', 2],
  ['quarter', 4],
  ['hundredth', 100],
  ['thousandth', 1000],
]);

function table(words: string, value: (index: number) => number): Map<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, value(index)]));
}

/** Value of a single number word below a hundred, or null. */
function smallNumber(word: string): number | null {
  return UNITS.get(word) ?? TENS.get(word) ?? SCORES.get(word) ?? compoundNumber(word);
}

/** "fortyfive": tens and units that lost their hyphen. */
function compoundNumber(word: string): number | null {
  if (word.length < 8 || word.length > 12) return null;
  const cut = word.indexOf('ty') + 2;
  const [tens, units] = [TENS.get(word.slice(0, cut)), UNITS.get(word.slice(cut))];
  return tens === undefined || units === undefined || units < 1 || units > 9 ? null : tens + units;
}

export function isNumberWord(word: string): boolean {
  return smallNumber(word) !== null || word === 'hundred' || word === 'thousand';
}

function partOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  return PARTS.get(word) ?? (word.endsWith('s') ? (PARTS.get(word.slice(0, -1)) ?? null) : null);
}

interface Whole {
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
  if (alone !== null && whole.value < 1000) return { ...spelled(whole.value / alone.part, alone.next), doubt };
  const fraction = readFractionWords(tokens, whole.next);
  if (fraction === null) return { ...spelled(whole.value, whole.next), doubt };
  const worst = worse(mendedDoubt(tokens, whole.next, fraction.next), fraction.doubt ?? AS_READ);
  return { ...spelled(whole.value + fraction.value, fraction.next), doubt: worse(doubt, worst) };
}

/** "no minutes": none of them. */
function readNought(tokens: readonly Token[], at: number): NumberRead | null {
  const word = tokens[at]?.text ?? '';
  if (word !== 'no' && word !== 'nought' && word !== 'naught') return null;
  return /^(?:degree|minute|second)s?$/.test(tokens[at + 1]?.text ?? '') ? spelled(0, at + 1) : null;
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
export function readFractionWords(tokens: readonly Token[], at: number): Whole | null {
  const joint = tokens[at]?.text;
  if (joint !== 'and' && joint !== '&') return null;
  const first = tokens[at + 1];
  if (first === undefined) return null;
  if (first.kind === 'fraction') return { value: first.value, next: at + 2 };
  if (first.kind === 'number') return readFigureFraction(tokens, at + 1);
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

/** "fifty one hundredths" may be fifty or fifty-one of them. */
function isEither(tokens: readonly Token[], top: Whole): boolean {
  const last = tokens[top.next - 1]?.text;
  return top.value > 20 && last === 'one' && tokens[top.next - 2]?.text !== '-' && tokens[top.next]?.text !== '-';
}

function readFigureFraction(tokens: readonly Token[], at: number): Whole | null {
  const top = tokens[at];
  const bottom = tokens[at + 2];
  if (tokens[at + 1]?.text !== '/' || bottom?.kind !== 'number' || top === undefined || bottom.value === 0) return null;
  return { value: top.value / bottom.value, next: at + 3 };
}

/** A fraction's name, with a hyphen or a "one" before it or not: "-tenths", "one-hundredths". */
function partAfter(tokens: readonly Token[], at: number): { part: number; next: number } | null {
  let next = at;
  if (tokens[next]?.text === '-') next += 1;
  if (tokens[next]?.text === 'one') next += 1;
  if (next > at && tokens[next]?.text === '-') next += 1;
  const tens = TENS.get(tokens[next]?.text ?? '');
  // "sixteen twenty-fifths".
  const unit = tens === undefined || tokens[next + 1]?.text !== '-' ? null : partOf(tokens[next + 2]?.text);
  if (tens !== undefined) return unit === null || unit > 9 ? null : { part: tens + unit, next: next + 3 };
  const part = partOf(tokens[next]?.text);
  return part === null ? null : { part, next: next + 1 };
}

/** "two thousand one hundred and sixty-three". */
function readWhole(tokens: readonly Token[], at: number, mayJoin = true): Whole | null {
  let total = 0;
  let group = 0;
  let next = at;
  let found = false;
  for (let i = at; i < tokens.length && i < at + 24; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    const word = token.text;
    if (found && word === '-') continue;
    const scored = SCORES.has(tokens[i - 1]?.text ?? '');
    if (
      found &&
      mayJoin &&
      (word === 'and' || word === '&') &&
      joins(tokens, i, scored ? 0 : group, total + (scored ? 1 : 0))
    )
      continue;
    const small = token.kind === 'word' ? smallNumber(word) : null;
    if (small !== null) {
      // "fifty one-hundredths": the one counts the hundredths.
      if (found && small === 1 && tokens[i + 1]?.text === '-' && partOf(tokens[i + 2]?.text) !== null) break;
      if (found && !mayFollow(group, small)) break;
      group += small;
    } else if (word === 'hundred' && found && group < 100) group *= 100;
    else if (word === 'thousand' && found) {
      total += group * 1000;
      group = 0;
    } else if (word === 'hundred' && !found) group = 100;
    else break;
    found = true;
    next = i + 1;
  }
  return found ? { value: total + group, next } : null;
}

/** Tens take units, hundreds take anything below a hundred; "five six" is two numbers. */
function mayFollow(group: number, small: number): boolean {
  if (group === 0) return true;
  if (group % 100 === 0) return small < 100;
  return group % 10 === 0 && group % 100 >= 20 && small < 10;
}

/** "one hundred and eighty", "two thousand and ten", but not "two and six-tenths" or "hundred and one-tenth". */
function joins(tokens: readonly Token[], at: number, group: number, total: number): boolean {
  if (group + total === 0 || group % 100 !== 0) return false;
  const whole = readWhole(tokens, at + 1, false);
  if (whole === null) return false;
  return partAfter(tokens, whole.next) === null;
}
