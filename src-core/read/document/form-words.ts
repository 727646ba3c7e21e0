// What every deed says, known again where a recogniser spoilt it: formulas in blackletter, role words, months, states.

import { isKnownWord } from '#core/language/lexicon.ts';
import { NUMERALS } from '#core/language/numerals.ts';
import { oncePerWord } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { wordSet } from '#core/language/word-set.ts';

const FORMULAS = [
  'know all men by these presents that we',
  'know all men by these presents',
  'this indenture made the',
  'this deed made the',
  'this indenture',
  'to have and to hold',
  'in witness whereof',
  'in testimony whereof',
  'be it remembered that',
  'grant bargain sell and convey',
  'in the year of our lord',
  'one thousand nine hundred and',
  'husband and wife',
  'of the first part',
  'of the second part',
  'in consideration of',
  'the receipt whereof is hereby acknowledged',
  'signed and acknowledged in presence of',
  'commonwealth of pennsylvania',
].map((formula) => formula.split(' '));

/** Of a formula's letters, how many may be others; blackletter loses many. */
const SPOILT_SHARE = 0.36;
/** Of its words, how many stand as they are. */
const WHOLE_SHARE = 0.34;

const MONTHS = 'january february september october november december';
const STATES =
  'alabama arizona arkansas california colorado connecticut delaware florida georgia illinois indiana kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska oklahoma pennsylvania tennessee vermont virginia washington wisconsin wyoming';
/** In a sentence these begin with a capital too, and no name stands a letter away. */
const CAPITALISED = wordSet(
  `presents indenture between witnesseth grantor grantors grantee grantees township commonwealth county consideration husband ${MONTHS} ${STATES}`,
);
const SMALL = new Set([
  ...CAPITALISED,
  ...NUMERALS,
  ...'parties party second first dollars receipt whereof hereby acknowledged bargain convey hereinafter hereunto unmarried widower deceased heirs assigns forever following described situate situated premises signed sealed thousand hundred recorded volume notary public state estate personally appeared before presence year witness fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
]);

/** "set our hand S. the 7th", "said Grantee 8,": the ending that was typed into the form. */
const FILLED_PLURAL = /\b(hand|seal|grantor|grantee)\s[sS8§5]\b\.?(?=\s|,|$)/gi;
const STRAY_QUOTES = /(?<=\b(?:day of|the|this))["“”]+(?=\s)/g;

/** The lines with their formulas and form words as they must have stood. */
export function mendForms(lines: readonly string[]): string[] {
  const whole = [...lines];
  for (let at = 0; at + 1 < whole.length; at += 1) {
    const word = brokenFormWord(whole[at] ?? '', whole[at + 1] ?? '');
    if (word === null) continue;
    whole[at] = (whole[at] ?? '').replace(/\s*\S+$/, '');
    whole[at + 1] = (whole[at + 1] ?? '').replace(/^[a-z]+/, word);
  }
  return whole.map(mendForm);
}

function mendForm(line: string): string {
  const words = line.replace(FILLED_PLURAL, '$1s').replace(STRAY_QUOTES, '').split(' ');
  mendFormulas(words);
  mendInitial(words);
  return withoutGaps(words).map(mendWord).join(' ');
}

/** "INDE VTURE", "a cknowledged": a word of the form in two pieces, neither of which is one. */
function withoutGaps(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    if (before !== undefined && isOneWord(before, word)) whole[whole.length - 1] = before + word;
    else whole.push(word);
  }
  return whole;
}

const LEAST_JOINED = 8;

function isOneWord(before: string, after: string): boolean {
  if (!/^[A-Za-z]+$/.test(before) || !/^[A-Za-z]+[,;:.]?$/.test(after)) return false;
  const [head, tail] = [lettersOf(before), lettersOf(after)];
  if (head.length + tail.length < LEAST_JOINED || isKnownWord(tail) || (head.length > 1 && isKnownWord(head)))
    return false;
  const joined = head + tail;
  return SMALL.has(joined) || (tail.length > 2 && head.length > 2 && nearFormWord(joined) !== null);
}

/** A blackletter T comes out as a C, or as an O. */
const INITIAL = /^[CO](hat|his|he)$/;

function mendInitial(words: string[]): void {
  const [first = '', next = ''] = words;
  if (/^b/i.test(first) && first.length > 4 && /^[A-Z]/.test(next) && editDistance(lettersOf(first), 'between', 2) <= 2)
    words[0] = inPlaceOf(first, 'between');
  if (INITIAL.test(first) && /^(?:[A-Z]|we\b|the\b|indenture|deed)/.test(next)) words[0] = `T${first.slice(1)}`;
}

const lettersOf = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

function mendFormulas(words: string[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const formula = FORMULAS.find((one) => isFormulaAt(words, at, one));
    if (formula === undefined) continue;
    formula.forEach((meant, i) => {
      words[at + i] = inPlaceOf(words[at + i] ?? '', meant);
    });
    at += formula.length - 1;
  }
}

function isFormulaAt(words: readonly string[], at: number, formula: readonly string[]): boolean {
  if (at + formula.length > words.length) return false;
  const most = Math.floor(formula.join('').length * SPOILT_SHARE);
  let [spoilt, whole] = [0, 0];
  for (const [i, meant] of formula.entries()) {
    const seen = lettersOf(words[at + i] ?? '');
    if (seen === meant) {
      whole += 1;
      continue;
    }
    // Another word of the language says something else.
    if (seen === '' || (seen.length > 2 && isKnownWord(seen))) return false;
    spoilt += editDistance(seen, meant, meant.length);
    if (spoilt > most) return false;
  }
  return spoilt > 0 && whole >= formula.length * WHOLE_SHARE;
}

/** With the signs around it and the capital that it had. */
function inPlaceOf(seen: string, meant: string): string {
  if (lettersOf(seen) === meant) return seen;
  const tail = /[,;:.)]*$/.exec(seen)?.[0] ?? '';
  const head = /^[(]*/.exec(seen)?.[0] ?? '';
  return `${head}${cased(seen.slice(head.length), meant)}${tail}`;
}

function cased(seen: string, meant: string): string {
  if (/^[A-Z]{2,}[^a-z]*$/.test(seen)) return meant.toUpperCase();
  return /^[A-Z]/.test(seen) ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant;
}

const WORD = /[A-Za-z][A-Za-z01]*[A-Za-z]/g;

function mendWord(word: string): string {
  if (word.length < SHORTEST) return word;
  return word.replace(WORD, (seen) => {
    const meant = nearFormWord(/^[A-Z]/.test(seen) ? seen : seen.toLowerCase());
    return meant === null ? seen : cased(seen, meant);
  });
}

const SHORTEST = 5;
const SHORTEST_CAPITALISED = 7;
/** From this length on two letters may be others. */
const LONG = 9;

const nearFormWord = oncePerWord((seen): string | null => {
  const word = seen.toLowerCase();
  const capital = seen !== word;
  if (word.length < (capital ? SHORTEST_CAPITALISED - 1 : SHORTEST) || SMALL.has(word) || isKnownWord(word))
    return null;
  let [nearest, least]: [string | null, number] = [null, 3];
  for (const meant of capital ? CAPITALISED : SMALL) {
    if (meant.length < (capital ? SHORTEST_CAPITALISED : SHORTEST)) continue;
    const away = editDistance(word, meant, meant.length >= LONG ? 2 : 1);
    if (away > (meant.length >= LONG ? 2 : 1) || away > least) continue;
    // One letter between "grantor" and "grantors": the nearer of two equals is not known.
    nearest = away === least && nearest !== null ? nearerOf(nearest, meant, word) : meant;
    least = away;
  }
  return nearest;
});

/** Of two words as near, the one of the same length. */
function nearerOf(one: string, other: string, seen: string): string | null {
  if (one.length === other.length) return null;
  return one.length === seen.length ? one : other.length === seen.length ? other : null;
}

/** The word in two pieces that was broken behind its capital: "B-" and "tween". */
function brokenFormWord(before: string, after: string): string | null {
  const head = /(?:^|\s)([A-Z][A-Za-z]?)-$/.exec(before)?.[1];
  const tail = /^[a-z]+/.exec(after)?.[0];
  if (head === undefined || tail === undefined) return null;
  const word = head + tail;
  return CAPITALISED.has(word.toLowerCase())
    ? word
    : nearFormWord(word) === null
      ? null
      : cased(word, nearFormWord(word) ?? '');
}
