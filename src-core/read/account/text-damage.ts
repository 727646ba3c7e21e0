// Signs that a recogniser spoilt the words around a figure, so that what they say of it may not be all there.

import { DEED_WORDS } from '#core/language/deed-words.ts';
import { AS_READ } from '#core/language/doubt.ts';
import { entryOf, isKnownWord } from '#core/language/lexicon.ts';
import { isWholeWord } from '#core/language/mend/near-words.ts';
import { isOrdinary } from '#core/language/mend/ordinary-words.ts';
import { oncePerToken, oncePerWord } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Reading } from '#core/read/clauses/calls.ts';

const MOST_AROUND = 1;
/** Among courses a word may be spoilt here and there: their values are checked otherwise. */
const MOST_IN_COURSES = 1;

/** A remark where the words before or behind the courses are spoilt, or many among them. */
export function damageOf({ tokens }: Reading, around: Surroundings, to: number): Remark[] {
  const [lead, body, tail] = [
    damagedIn(tokens, around.leadFrom, around.leadTo, true),
    damagedIn(tokens, around.leadTo, around.tailFrom, true),
    damagedIn(tokens, around.tailFrom, Math.min(to, around.tailTo)),
  ];
  const words = [...lead, ...tail];
  const grave = words.filter(({ grave }) => grave);
  const found = [
    ...grave,
    ...(spellingsOf(tokens, words) > MOST_AROUND ? words : []),
    ...(timesSpoilt(tokens, body) > MOST_IN_COURSES ? body : body.filter(({ unknown }) => unknown)),
  ];
  const [first] = found;
  return first === undefined ? [] : [{ code: 'text_damaged', from: first.at, to: first.at + 1 }];
}

/** A word that stands there twice in the same letters was spoilt once, if at all: "guardian ad litem". */
function spellingsOf(tokens: readonly Token[], words: readonly Damage[]): number {
  return new Set(words.map(({ at }) => tokens[at]?.text)).size;
}

/** The same of names alone: "corner to Beard", and later "with said Beard". */
const timesSpoilt = (tokens: readonly Token[], words: readonly Damage[]): number => {
  const names = words.filter(({ at }) => tokens[at]?.capital === true);
  return words.length - names.length + spellingsOf(tokens, names);
};

interface Damage {
  readonly at: number;
  /** One such word is enough. */
  readonly grave: boolean;
  /** It could not be mended either. */
  readonly unknown: boolean;
}

function damagedIn(tokens: readonly Token[], from: number, to: number, isClose = false): Damage[] {
  const found: Damage[] = [];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) continue;
    const grave = token.kind === 'word' ? isGrave(tokens, i, token) : isCommaForPoint(tokens, i);
    const near = isClose && token.kind === 'word' && !token.capital && isNearKnown(token);
    const damaged = isDamaged(tokens, i, token);
    const unknown = near || (isClose && damaged && token.kind === 'number');
    if (grave || unknown || damaged) found.push({ at: i, grave, unknown });
  }
  return found;
}

/** A word that had to be mended, or that has a figure among its letters: SU8JECT. */
function isDamaged(tokens: readonly Token[], at: number, token: Token): boolean {
  if (token.kind === 'word') return (token.doubt ?? AS_READ) !== AS_READ && !isNamed(tokens, at);
  if (token.kind !== 'number' || token.text.length !== 1) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  // 0UT, 5ubject: a figure for the first letter.
  if (token.gap !== 'none')
    return (
      after?.kind === 'word' &&
      after.gap === 'none' &&
      after.text.length > 1 &&
      !isKnownWord(after.text) &&
      !/^(?:th|st|nd|rd|ft|ac|x[dmno])$/.test(after.text)
    );
  if (before?.kind !== 'word' || after?.kind !== 'word' || after.gap !== 'none') return false;
  // p0mt; but not N45E, T5S.
  return (
    after.text.length > 1 &&
    before.text.length + after.text.length > 2 &&
    !/^(?:ft|th|st|nd|rd|deg|ac|in)$/.test(after.text)
  );
}

/** "Irene Dunning", "Placer County": beside another name, or before what bears one, a word that looks like one of the trade is a name too. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.capital !== true) return false;
  if (/^(?:county|parish|township|district)$/.test(textAt(tokens, at + 1)) && tokens[at + 1]?.capital) return true;
  return [tokens[at - 1], tokens[at + 1]].some(
    (beside) => beside?.kind === 'word' && beside.capital && !isKnownWord(beside.text),
  );
}

/** 4,00 acres: the point of an area was read as a comma, and its figures may be no better. */
function isCommaForPoint(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.gap !== 'none' || token.text.length !== 2) return false;
  const [whole, comma] = [tokens[at - 2], tokens[at - 1]];
  if (comma?.text !== ',' || comma.gap !== 'none' || whole?.kind !== 'number') return false;
  return /^(?:acres?|hectares?|square)$/.test(tokens[at + 1]?.text ?? '');
}

function isAreaBehind(tokens: readonly Token[], at: number): boolean {
  const figure = tokens[at + 1];
  return (
    figure?.kind === 'number' && figure.gap === 'none' && /^(?:acres?|square|sq)$/.test(tokens[at + 2]?.text ?? '')
  );
}

/** 62,o00 and a spoilt "subject" or "excepting": each may change what is conveyed, or how much. */
function isGrave(tokens: readonly Token[], at: number, token: Token): boolean {
  const { text } = token;
  // "(l47,240 square feet)": a letter among the figures of an area.
  if (text.length === 1 && 'liobz'.includes(text) && isAreaBehind(tokens, at)) return true;
  // "containing in al 4.00 acres": the area may be that of more than this tract.
  if (textAt(tokens, at - 1) === 'in' && (/^(?:al|au|ali|aii|ail)$/.test(text) || isLikeAll(text))) return true;
  const after = tokens[at + 1];
  const glued = token.gap === 'none' && after?.kind === 'number' && after.gap === 'none';
  if (glued && text.length === 1 && 'loibzqdgja'.includes(text)) return [',', '.'].includes(tokens[at - 1]?.text ?? '');
  if (after?.kind === 'number' && after.gap === 'none' && after.text.length === 1)
    return isWeighty(text + (tokens[at + 2]?.text ?? ''));
  return isWeightyWord(token) && !isSurname(tokens, token);
}

/** "C. S. Winstead, administrator", and later "Winstead against Brown": somebody of this paper is called so, however like "instead" it looks. */
const isSurname = (tokens: readonly Token[], { text, capital }: Token): boolean =>
  capital &&
  tokens.some((token, i) => token.text === text && token.capital && (isInitial(tokens, i - 1) || isNamed(tokens, i)));

/** "S." before a name. */
const isInitial = (tokens: readonly Token[], at: number): boolean => {
  const letter = tokens[tokens[at]?.text === '.' ? at - 1 : at];
  return letter?.kind === 'word' && letter.capital && letter.text.length === 1;
};

function isLikeAll(word: string): boolean {
  return /^[a-z]?[uil]l$/.test(word) && !isKnownWord(word);
}

/** Words that change what is conveyed, and so must not be overlooked. */
const WEIGHTY = new Map(
  'excepting excepted subject reserving reserved adverse adversely encumbered mortgage cancelled superseded stricken reference erroneous approximate excluding excluded license instead servient dominant undivided proposed disputed exercised option'
    .split(' ')
    .map((word) => [word, word.length] as const),
);

const isWeighty = oncePerWord((word): boolean => {
  if (word.length < 5 || WEIGHTY.has(word) || isKnownWord(word) || isOrdinary(word)) return false;
  for (const [weighty, length] of WEIGHTY)
    if (Math.abs(length - word.length) < 2 && editDistance(word, weighty, 1) === 1) return true;
  return false;
});

const isWeightyWord = oncePerToken(isWeighty);

const OFTEN_MISSPELT = [
  'appurtenances',
  'hereditaments',
  'tenements',
  'degrees',
  'thereunto',
  'premises',
  'privileges',
];

/** Appurtinances, degress: words that clerks misspell, and that change nothing. */
function isCommonSlip(word: string): boolean {
  return OFTEN_MISSPELT.some(
    (right) => word[0] === right[0] && editDistance(word, right, 2) <= (right.length > 8 ? 2 : 1),
  );
}

const ENDINGS = /(?:ing|ed|er|ly|s)$/;

const DEED = wordSet(DEED_WORDS);

/** "haveing", "partie", "stooping": as it was spelt of old, or of a word that is one. */
function isInflected(word: string): boolean {
  if (word.endsWith('ie') && isKnownWord(`${word.slice(0, -2)}y`)) return true;
  if (word.endsWith('eing') && isKnownWord(`${word.slice(0, -4)}ing`)) return true;
  const stem = word.replace(ENDINGS, '');
  if (stem === word || stem.length < SHORTEST_STEM) return false;
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, single].some((one) => isKnownWord(one) || isOrdinary(one) || DEED.has(one));
}

const SHORTEST_STEM = 4;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORTEST_NEAR = 5;

/** A word that is none, and would be one with one letter changed, added or left out: "proviously". */
const isNearKnown = oncePerToken((word): boolean => {
  if (isCommonSlip(word) || isInflected(word)) return false;
  if (word.length < SHORTEST_NEAR || word.length > 14 || isWholeWord(word) || isOrdinary(word) || DEED.has(word))
    return false;
  for (let i = 0; i <= word.length; i += 1) {
    const [head, tail] = [word.slice(0, i), word.slice(i + 1)];
    if (mayWeigh(head + tail)) return true;
    if (LETTERS.some((letter) => mayWeigh(head + letter + tail) || mayWeigh(head + letter + word.slice(i))))
      return true;
  }
  return false;
});

const LIGHT: ReadonlySet<Sort | undefined> = new Set<Sort | undefined>([
  undefined,
  'qualifier',
  'covenant',
  'record',
  'person',
  'thing',
  'matter',
  'paper',
  'piece',
  'monument',
  'use',
  'act',
]);

/** A word of deeds that is more than a plain one: in its place "praying" for "paying" or "chesnut" for "chestnut" would change nothing, "oight" for "right" would. */
function mayWeigh(word: string): boolean {
  const entry = entryOf(word);
  if (entry === undefined) return isKnownWord(word);
  return [entry.small, entry.noun, entry.verb].some((sort) => !LIGHT.has(sort));
}
