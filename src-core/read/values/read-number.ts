// Numbers as deeds write them: figures, figures with fractions, number words, and figures with a letter misread into them.

import { AS_READ, DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';
import { readFigureParts, readFractionWords, readNumberWords } from '#core/read/values/number-words.ts';

/** Letters that a recogniser takes for a figure. */
const FIGURE_FOR = new Map([
  ['l', '1'],
  ['i', '1'],
  ['o', '0'],
  ['s', '5'],
  ['b', '8'],
  ['z', '2'],
]);

export function readNumber(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'fraction') return plainNumber(token.value, 0, at + 1);
  if (token.kind === 'number') return readFigures(tokens, at);
  if (token.kind !== 'word') return null;
  return readMisreadFigures(tokens, at) ?? readNumberWords(tokens, at);
}

function plainNumber(value: number, decimals: number, next: number): NumberRead {
  return { value, decimals, next, doubt: AS_READ, spelled: false };
}

function readFigures(tokens: readonly Token[], at: number): NumberRead {
  const whole = tokens[at];
  const value = whole?.value ?? Number.NaN;
  if (whole === undefined) return plainNumber(value, 0, at + 1);
  if (whole.doubt !== undefined) return { ...plainNumber(value, whole.decimals, at + 1), doubt: whole.doubt };
  if (isSlash(tokens[at + 1]) && isNumber(tokens[at + 2]) && tokens[at + 1]?.gap === 'none') {
    const mixed = runTogether(whole.text, tokens[at + 2]);
    if (mixed !== null) return { ...plainNumber(mixed, 0, at + 3), doubt: REPAIRED };
    const bottom = denominatorOf(tokens[at + 2]);
    // 39/17 is no share of anything: the bar stands for the sign of minutes.
    if (value < bottom || value >= 60 || !/^[0-5]\d$/.test(textAt(tokens, at + 2)) || bottom === 10)
      return {
        ...plainNumber(value / bottom, 0, at + 3),
        doubt: value > bottom && !isTens(bottom) ? DOUBTFUL : AS_READ,
      };
  }
  if (whole.decimals > 0) return plainNumber(value, whole.decimals, at + 1);
  const fraction = readTrailingFraction(tokens, at + 1);
  if (fraction !== null)
    return {
      ...plainNumber(value + fraction.value, 0, fraction.next),
      doubt: tokens[fraction.next - 1]?.doubt ?? AS_READ,
    };
  const tail = misreadTail(tokens, at + 1);
  if (tail === null && isZeroBeforeDegrees(tokens, at + 1)) return misread(`${whole.text}0`, at + 2);
  if (tail === null) return plainNumber(value, 0, at + 1);
  const unsure = /[bsz]/.test(textAt(tokens, at + 1));
  return misread(whole.text + tail.text, tail.next, unsure ? DOUBTFUL : REPAIRED);
}

const TOPS_OF = new Map([
  [2, '1'],
  [3, '12'],
  [4, '13'],
  [8, '1357'],
]);

/** "501/2": nobody writes so many halves, so that the space before the fraction is lost; else null. */
function runTogether(figures: string, bottom: Token | undefined): number | null {
  const tops = TOPS_OF.get(bottom?.value ?? 0);
  const top = figures.at(-1) ?? '';
  if (tops === undefined || figures.length < 2 || figures.length > 4 || !tops.includes(top)) return null;
  return Number(figures.slice(0, -1)) + Number(top) / (bottom?.value ?? 1);
}

/** "6O degrees": the degree word is there, so the O can only be a figure. */
function isZeroBeforeDegrees(tokens: readonly Token[], at: number): boolean {
  const [letter, after] = [tokens[at], tokens[at + 1]];
  return letter?.text === 'o' && letter.gap === 'none' && (after?.text === '°' || /^deg/.test(after?.text ?? ''));
}

/** "½" or "1/2" or "-1/2" or "and 5/10" after a whole number. */
function readTrailingFraction(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'fraction') return { value: token.value, next: at + 1 };
  const joined = token.text === '-' || token.text === 'and' || token.text === '&';
  const top = joined ? at + 1 : at;
  const numerator = tokens[top];
  if (numerator?.kind === 'fraction' && joined) return { value: numerator.value, next: top + 1 };
  // "533 and one-third poles".
  if (numerator?.kind === 'word' && joined && token.text !== '-') return readFractionWords(tokens, at);
  // "53 and 4 tenths perches".
  const parts = numerator?.kind === 'number' && joined && token.text !== '-' ? readFigureParts(tokens, top) : null;
  if (parts !== null) return parts;
  const bottom = tokens[top + 2];
  if (numerator === undefined || !isNumber(numerator) || !isNumber(bottom)) return null;
  const barred = isSlash(tokens[top + 1]) || (joined ? isHundredths(tokens, top) : isHyphenFraction(tokens, at));
  if (!barred) return null;
  if (numerator.value >= denominatorOf(bottom)) return null;
  return { value: numerator.value / denominatorOf(bottom), next: top + 3 };
}

const HYPHEN_DENOMINATORS = new Set([2, 3, 4, 5, 8, 10, 12, 16, 25, 100, 1000]);

/** "43 1-2 W", "26 8-10 perches": the fraction as printers set it, where a unit, degrees or a side close it. */
function isHyphenFraction(tokens: readonly Token[], at: number): boolean {
  const [top, hyphen, bottom, after] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (hyphen?.text !== '-' || hyphen.gap !== 'none' || bottom?.gap !== 'none') return false;
  if (top?.gap === 'none' || top?.gap === 'paragraph' || !HYPHEN_DENOMINATORS.has(bottom.value)) return false;
  if (readUnit(tokens, at + 3, true) !== null) return true;
  if (top?.gap === 'line' || after === undefined) return false;
  if (after.text === '°' || /^deg/.test(after.text)) return true;
  const before = textAt(tokens, at - 2) === '.' ? tokens[at - 3] : tokens[at - 2];
  return /^(?:e|w|east|west|et|wt)$/.test(after.text) && /^(?:n|s|north|south|no|so)$/.test(before?.text ?? '');
}

/** "110 and 2-100 feet": a hyphen for the bar, over tens, hundreds or thousands. */
function isHundredths(tokens: readonly Token[], top: number): boolean {
  const [hyphen, bottom] = [tokens[top + 1], tokens[top + 2]];
  if (textAt(tokens, top - 1) === '-' || hyphen?.text !== '-' || hyphen.gap !== 'none' || bottom?.gap !== 'none')
    return false;
  return /^10{1,3}$/.test(bottom.text) && readUnit(tokens, top + 3, true) !== null;
}

/** 748/100: hundredths are counted beyond the whole. */
function isTens(bottom: number): boolean {
  return bottom === 10 || bottom === 100 || bottom === 1000;
}

function denominatorOf(token: Token | undefined): number {
  return token === undefined || token.value === 0 ? 1 : token.value;
}

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.decimals === 0;
}

function isSlash(token: Token | undefined): boolean {
  return token?.text === '/';
}

/** "l8", "lO", "I2.5": a word that is nothing but look-alikes, glued to figures. */
function readMisreadFigures(tokens: readonly Token[], at: number): NumberRead | null {
  const word = tokens[at];
  const figures = tokens[at + 1];
  if (word === undefined || figures?.kind !== 'number' || figures.gap !== 'none') return null;
  if (word.text === 's' || word.text === 'o') return null;
  const head = figuresFor(word.text);
  if (head === null) return null;
  const tail = misreadTail(tokens, at + 2);
  const unsure = /[bsz]/.test(word.text);
  return misread(head + figures.text + (tail?.text ?? ''), tail?.next ?? at + 2, unsure ? DOUBTFUL : REPAIRED);
}

/** Look-alikes glued behind figures and running on into more figures: "1O5", "2l.5". */
function misreadTail(tokens: readonly Token[], at: number): { text: string; next: number } | null {
  const word = tokens[at];
  const after = tokens[at + 1];
  if (word?.kind !== 'word' || word.gap !== 'none' || word.text === 'o' || word.text === 's') return null;
  const middle = figuresFor(word.text);
  if (middle === null || after === undefined) return null;
  if (after.kind === 'number' && after.gap === 'none') return { text: middle + after.text, next: at + 2 };
  return null;
}

/** True for a word made of nothing but letters that a recogniser takes for figures. */
export function isFigureLike(word: string): boolean {
  return figuresFor(word) !== null;
}

/** In tokens: what runs on for longer is no figure, and is not to be walked through from each of its tokens. */
const LONGEST_FIGURE = 12;

/** A figure with letters among its digits, up to the next space: "1O5.5", "259.l5", "4S". Null when it has none. */
export function readSpoiltFigure(tokens: readonly Token[], at: number): NumberRead | null {
  if (tokens[at]?.kind === 'number' && tokens[at + 1]?.gap !== 'none') return null;
  let text = '';
  let letters = false;
  let unsure = false;
  let next = at;
  for (let token = tokens[next]; token !== undefined && (next === at || token.gap === 'none'); token = tokens[next]) {
    const figures = token.kind === 'word' ? figuresFor(token.text) : null;
    if (figures === null && token.kind !== 'number' && token.text !== '.') break;
    if (next - at > LONGEST_FIGURE) return null;
    letters ||= figures !== null;
    unsure ||= figures !== null && /[bsz]/.test(token.text);
    text += figures ?? token.text;
    next += 1;
  }
  if (!letters || !/^\d[\d,]*(?:\.\d+)?$/.test(text)) return null;
  // A b is an 8 or a 6, an s a 5 or an 8.
  return misread(text, next, unsure ? DOUBTFUL : REPAIRED);
}

function figuresFor(word: string): string | null {
  if (word.length === 1) return FIGURE_FOR.get(word) ?? null;
  if (word.length > 3) return null;
  let figures = '';
  for (const letter of word) {
    const figure = FIGURE_FOR.get(letter);
    if (figure === undefined) return null;
    figures += figure;
  }
  return figures;
}

function misread(text: string, next: number, doubt: Doubt = REPAIRED): NumberRead {
  const plain = text.replaceAll(',', '');
  const point = plain.indexOf('.');
  return {
    value: Number(plain),
    decimals: point < 0 ? 0 : plain.length - point - 1,
    next,
    doubt,
    spelled: false,
  };
}
