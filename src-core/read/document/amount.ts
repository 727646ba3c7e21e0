// Numbers as deeds write them: in figures, in words, in both, with fractions.

import { isNumberWord, ordinalOf, partOf, tensOf, wholeNumberOf } from '#core/language/numerals.ts';
import { VULGAR_FRACTIONS } from '#core/survey/vulgar-fraction.ts';

export interface Amount {
  readonly value: number;
  /** Decimal figures, with the digits that the document gave. */
  readonly figures: string;
}

/** "( 5 . 05 )": a page that parts its marks from its words; "lot 16 . 49 acres" is two numbers. */
const TOKEN =
  /[A-Za-z]+|(?<!\b(?:lots?|sections?|sec|blocks?|no|nos|page|parcel|tract)\.?\s)\d[\d,]*\s\.\s\d+|\d[\d,]*(?:\.\d+)?|\.\d+|[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]|[/&()-]/g;
const CONNECTORS: ReadonlySet<string> = new Set(['and', '&', '-', 'of', 'a', 'an', '(', ')', '/']);

const isFigures = (token: string): boolean => /^[.\d]/.test(token);

export function isNumeral(token: string): boolean {
  return isFigures(token) || VULGAR_FRACTIONS.has(token) || isNumberWord(token) || partOf(token) !== null;
}

/** The day of the month that an ordinal in words or figures names ("twenty-fifth", "3d"), or null. */
export function readOrdinal(text: string): number | null {
  const figures = /^(\d{1,2})\s?(?:st|nd|rd|th|d)?$/i.exec(text.trim());
  if (figures) return Number(figures[1]);
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and');
  const [first = '', second] = words;
  if (words.length === 1) return dayOf(first);
  const ten = tensOf(first);
  const unit = second === undefined ? null : ordinalOf(second);
  return words.length === 2 && ten !== null && unit !== null && unit < 10 ? ten + unit : null;
}

/** "fifth", "twentyfifth". */
function dayOf(word: string): number | null {
  const cut = word.indexOf('ty') + 2;
  const ten = cut > 2 ? tensOf(word.slice(0, cut)) : null;
  const unit = ten === null ? null : ordinalOf(word.slice(cut));
  return ten !== null && unit !== null && unit < 10 ? ten + unit : ordinalOf(word);
}

/** A whole number in words that begins the text ("one thousand nine hundred and eight"), and where it ends. */
export function leadingWords(text: string): { value: number; end: number } | null {
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(/[A-Za-z]+|[^\sA-Za-z-]/g)) {
    const word = match[0].toLowerCase();
    const counts = isNumberWord(word);
    if (!counts && !(words.length > 0 && (word === 'and' || word === '&'))) break;
    words.push(word);
    if (counts) end = match.index + match[0].length;
  }
  while (words.at(-1) === 'and' || words.at(-1) === '&') words.pop();
  const value = wholeNumberOf(words);
  return value === null ? null : { value, end };
}

const LONGEST = 160;
const PLAIN_WORD = /^[A-Za-z]+[.,]*$/;

/** The end of the text behind the last word that counts nothing. */
function countingTail(text: string): string {
  const least = Math.max(0, text.length - LONGEST);
  let end = text.length;
  for (let space = text.lastIndexOf(' '); space >= least; space = end === 0 ? -1 : text.lastIndexOf(' ', end - 1)) {
    const word = text.slice(space + 1, end);
    if (PLAIN_WORD.test(word) && !isCounting(word.replace(/[.,]+$/, '').toLowerCase())) return text.slice(end);
    end = space;
  }
  return text.slice(least);
}

const isCounting = (token: string): boolean => isNumeral(token) || CONNECTORS.has(token);

/** The number that ends the text ("two hundred (200)", "7 1/2", "one and one half"), and where it begins; what stands before `past` is no part of it. */
export function trailingAmount(text: string, past = 0): (Amount & { start: number }) | null {
  const tail = countingTail(past > 0 ? text.slice(past) : text);
  const tokens = allMatches(TOKEN, tail);
  let first = tokens.length;
  let edge = tail.length;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const match = tokens[i];
    if (match === undefined || !/^[\s.,]*$/.test(tail.slice(match.index + match[0].length, edge))) break;
    const token = match[0].toLowerCase().replaceAll(' ', '');
    // "made in January 2015 of 7.794 acres": two numbers.
    if (token === 'of' && isFigures(tokens[i + 1]?.[0] ?? '') && isFigures(tokens[i - 1]?.[0] ?? '')) break;
    if (!isCounting(token) || isApart(token, tokens[i + 1]?.[0], tail.slice(match.index + match[0].length, edge)))
      break;
    first = i;
    edge = match.index;
  }
  const run = tokens.slice(first).map((match) => match[0].toLowerCase().replaceAll(' ', ''));
  let lead = 0;
  while (lead < run.length && !isNumeral(run[lead] ?? '') && !isHalfArticle(run, lead)) lead += 1;
  const amount = amountOf(run.slice(lead));
  const begin = tokens[first + lead];
  return amount === null || begin === undefined ? null : { ...amount, start: text.length - tail.length + begin.index };
}

/** A loop spares the copy of the pattern that `matchAll` makes. */
function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}

/** "lot 16. 49.26 acres", "lot 17 44.83 acres": the number of something else before the figure. "22. 255" settles nothing. */
const isApart = (token: string, next: string | undefined, gap: string): boolean =>
  next?.includes('.') === true && isFigures(token) && isFigures(next) && !gap.includes(',');

const isHalfArticle = (run: readonly string[], i: number): boolean => run[i] === 'a' && partOf(run[i + 1]) !== null;

function amountOf(run: readonly string[]): Amount | null {
  const tokens = [...run];
  const isOfOne = /^(?:of an?)$/.test(tokens.slice(-2).join(' '));
  // "one half of an", "half a": the article before the unit is no part of the number.
  while (tokens.length > 1 && CONNECTORS.has(tokens.at(-1) ?? '') && tokens.at(-1) !== ')') tokens.pop();
  const open = tokens.lastIndexOf('(');
  if (open >= 0 && tokens.at(-1) === ')') {
    const inside = plainAmount(tokens.slice(open + 1, -1));
    const before = tokens.slice(0, open);
    const words = before.length === 0 ? null : plainAmount(before);
    // "six hundred and eight thousandths (.608)" may be so many parts of one; words and figures that contradict each other settle nothing.
    const isSaid = (told: Amount | null): boolean =>
      inside !== null && told !== null && Math.abs(inside.value - told.value) <= 1e-6;
    return inside === null || words === null || isSaid(words) || isSaid(partsOfOne(before)) ? inside : null;
  }
  const plain = tokens.filter((token) => token !== '(' && token !== ')');
  return (isOfOne ? partsOfOne(plain) : null) ?? plainAmount(plain);
}

/** "six hundred and seven thousandths of an acre": so many parts of one, and no hundreds of acres. */
function partsOfOne(tokens: readonly string[]): Amount | null {
  const below = partOf(tokens.at(-1));
  const count = below === null ? null : wholeNumberOf(tokens.slice(0, -1).filter((token) => token !== '-'));
  return below === null || count === null || count < 100 || count >= below ? null : decimal(count / below);
}

function plainAmount(told: readonly string[]): Amount | null {
  const tokens = told.map((token, i) => (token === '-' && isOfHundred(told, i) ? '/' : token));
  const bare = tokens.filter((token) => token !== '-' && token !== '&' && token !== 'and');
  const [first = ''] = bare;
  if (isFigures(first)) return figuresAmount(bare);
  if (bare.length === 1 && VULGAR_FRACTIONS.has(first)) return decimal(VULGAR_FRACTIONS.get(first) ?? 0);
  return wordsAmount(tokens);
}

/** "70 21-100 acres", "9 and 41-100". */
const isOfHundred = (tokens: readonly string[], hyphen: number): boolean =>
  hyphen > 1 && /^10{1,3}$/.test(tokens[hyphen + 1] ?? '') && Number(tokens[hyphen - 1]) < Number(tokens[hyphen + 1]);

function figuresAmount(tokens: readonly string[]): Amount | null {
  const [printed = '', second, third, fourth] = tokens;
  const first = isDecimalComma(printed) ? printed.replace(',', '.') : printed;
  const whole = Number(first.replaceAll(',', ''));
  if (!Number.isFinite(whole)) return null;
  if (second === undefined) return { value: whole, figures: first.startsWith('.') ? `0${first}` : first };
  if (second === '/' && third !== undefined) return fraction(0, first, third);
  if (third === '/' && fourth !== undefined) return fraction(whole, second, fourth);
  if (VULGAR_FRACTIONS.has(second)) return decimal(whole + (VULGAR_FRACTIONS.get(second) ?? 0));
  const words = isFigures(second) ? null : fractionOfWords(tokens.slice(1));
  if (words !== null) return decimal(whole + words);
  return spacedFigures(tokens);
}

/** 20417,5 and 0,85: a comma that groups no thousands. */
function isDecimalComma(figures: string): boolean {
  return /^\d+,\d{1,2}$|^(?:\d{4,}|0),\d+$/.test(figures);
}

/** Figures that a scan pulled apart: "1 329", "3 09", "244 .25". */
function spacedFigures(tokens: readonly string[]): Amount | null {
  const [first = '', second = '', ...rest] = tokens;
  // "Range No. 6, 40 acres", "1, 240 acres": two numbers, or one pulled apart.
  if (rest.length > 0 || !isFigures(second) || first.includes('.') || first.endsWith(',')) return null;
  if (second.startsWith('.')) return { value: Number(first + second), figures: first + second };
  if (first.includes(',')) return { value: Number(first.replaceAll(',', '')), figures: first };
  if (/^\d{2}$/.test(second)) return { value: Number(`${first}.${second}`), figures: `${first}.${second}` };
  return null;
}

function fraction(whole: number, top: string, bottom: string): Amount | null {
  const below = Number(bottom);
  return below > 0 && Number.isFinite(below) ? decimal(whole + Number(top) / below) : null;
}

function wordsAmount(tokens: readonly string[]): Amount | null {
  const words = tokens.filter((token) => token !== '&');
  const whole = wholeNumberOf(words.filter((word) => word !== 'of' && word !== 'a' && word !== 'an'));
  if (whole !== null) return decimal(whole);
  const and = words.lastIndexOf('and');
  const left = and < 0 ? null : wholeNumberOf(words.slice(0, and));
  const right = and < 0 ? null : fractionOfWords(words.slice(and + 1));
  if (left !== null && right !== null) return decimal(left + right);
  const alone = fractionOfWords(words);
  if (alone !== null) return decimal(alone);
  // "two fifty-one hundredths" without its "and" could part in several places.
  return null;
}

function fractionOfWords(tokens: readonly string[]): number | null {
  const [top = '', stroke, bottom = ''] = tokens;
  // "thirty-nine and 996/1000".
  if (stroke === '/' && tokens.length === 3 && isFigures(top) && Number(bottom) > 0)
    return Number(top) / Number(bottom);
  const words = tokens.filter((word) => word !== '&' && word !== 'of' && word !== 'an' && word !== 'and');
  const below = partOf(words.at(-1));
  if (below === null) return null;
  const above = countedParts(words.slice(0, -1));
  if (above === null) return null;
  if (above.length === 0 || (above.length === 1 && above[0] === 'a')) return 1 / below;
  const count = wholeNumberOf(above);
  return count === null || count >= below * 10 ? null : count / below;
}

/** "sixty-five one-hundredths" are sixty-five of them; "fifty one hundredths" may be fifty or fifty-one: null. */
function countedParts(above: readonly string[]): string[] | null {
  const joined = above.at(-1) === '-';
  const words = above.filter((word) => word !== '-');
  if (words.length < 2 || words.at(-1) !== 'one') return words;
  const tied = above.at(joined ? -3 : -2) === '-';
  if (wholeNumberOf(words) === null || (joined && !tied)) return words.slice(0, -1);
  return tied && !joined ? words : null;
}

function decimal(value: number): Amount {
  const rounded = Math.round(value * 10_000) / 10_000;
  return { value: rounded, figures: String(rounded) };
}
