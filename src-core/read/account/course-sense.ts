// The words of a course besides its values: a course names its line, its monument and what it passes, and tells nothing else.

import { before } from '#core/language/before.ts';
import { entryOf, findEntry } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { setPhraseAt, sortsOpened } from '#core/language/set-phrases.ts';
import { isShoutedIn, wordsWithin } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { mayBeNoun } from '#core/language/word-places.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { isOfUpkeep } from '#core/read/account/course-asides.ts';
import {
  COURSED,
  FIGURED,
  isInBracket,
  isMeasured,
  isStated,
  isWidthOfWay,
  NOT_STATED,
  STATED,
  STRAY,
  WHERE_STRAY,
} from '#core/read/account/course-words.ts';

/** The first words of a description that belong to no course, or null; `known` are those that only repeat one. */
export function strayInCourses(
  tokens: readonly Token[],
  from: number,
  to: number,
  known: readonly Passage[],
): Passage | null {
  const isShouted = isShoutedIn(tokens, from, to);
  let start = from;
  for (let i = from; i <= to; i += 1) {
    if (i < to && tokens[i]?.text !== ';') continue;
    const stray = mayStray(tokens, start, i, isShouted) ? strayWithin(tokens, start, i, isShouted, known) : undefined;
    if (stray !== undefined) return { from: Math.max(from, stray.at - 5), to: Math.min(to, stray.at + 7) };
    start = i + 1;
  }
  return null;
}

function strayWithin(
  tokens: readonly Token[],
  from: number,
  to: number,
  isShouted: boolean,
  known: readonly Passage[],
): Word | undefined {
  const words = wordsWithin(tokens, from, to, isShouted);
  return words.find(
    (word, index) =>
      isStray(words, word, index) &&
      !known.some((range) => word.at >= range.from && word.at < range.to) &&
      !isOfThing(words, word, index),
  );
}

/** Such a word is grave whatever stands around it. */
const GRAVE = new Set<Sort>(['hedge', 'rule', 'limit', 'reserve', 'joint']);
/** Told of a measure, of a choice, or of what is no more. */
const GRAVE_WORDS = wordSet(
  'half twice double per approx approximate measured found bent around round true other than or if see assumed formerly was were had been',
);

/** "the curve turning to the left in the direction of travel": told of a mark or a line, in words that do nothing to it. */
function isOfThing(words: readonly Word[], { text, sort }: Word, index: number): boolean {
  // "then around the parcel by the lines", for thence.
  if (isNamedByDeed(words, index) || (index === 0 && text === 'then') || isAsItLies(words, index)) return true;
  if (isOfUpkeep(words, index)) return true;
  if (GRAVE.has(sort) || GRAVE_WORDS.has(text)) return false;
  return (HEREIN.test(words[index - 1]?.text ?? '') && !CHANGED.test(text)) || isWithinName(words, index);
}

/** "the southeast corner of the tract levied on", "of the land to be vacated": this land, by what the paper does with it. */
function isNamedByDeed(words: readonly Word[], index: number): boolean {
  const { text = '' } = words[index] ?? {};
  if (!/(?:ed|sold)$/.test(text) || CHANGED.test(text) || words[index - 1]?.sort !== 'land') return false;
  const of = words.findLastIndex((word, at) => at < index - 1 && word.sort !== 'qualifier');
  return words[of]?.text === 'of' && /^(?:corner|side|line|end)s?$/.test(words[of - 1]?.text ?? '');
}

const CHANGED =
  /^(?:relocat|adjust|shift|mov|chang|modif|correct|amend|reduc|alter|revis|enlarg|extend|shorten|except|excluded|limit)/;
const HEREIN = /^(?:hereinafter|hereinbefore|hereinabove|hereafter|above|before|below)$/;

const GIVEN = new Set<Sort>(['area', 'grant', 'keep', 'reserve', 'limit', 'number', 'be', 'rule', 'hedge']);
const ADDED = wordSet(
  'together also plus including likewise half part portion all so much whole crossing through over embracing enclosing across and',
);

/** "the abandoned Burlington spur", "vacated Block 203": what became of a way or of a neighbour's land, told with its name. */
function isWithinName(words: readonly Word[], index: number): boolean {
  const isLed = words[index - 1]?.sort === 'qualifier' || words[index - 1]?.text === 'of';
  // "together with one-half of the vacated alley" runs along nothing.
  if (asideOf(words, index).some(({ sort, text }) => GIVEN.has(sort) || ADDED.has(text))) return false;
  const next = words.slice(index + 1, index + 4).find(({ sort }) => sort !== 'name' && sort !== 'qualifier');
  const isNamed = words[index + 1]?.sort === 'name' && /^(?:number|joint)$/.test(next?.sort ?? 'joint');
  return isLed && (isNamed || /^(?:way|located)$/.test(next?.sort ?? ''));
}

/** The words around, between commas, brackets and figures. */
function asideOf(words: readonly Word[], index: number): readonly Word[] {
  const isBreak = ({ text, sort }: Word): boolean => sort === 'number' || /^[,;:()[\]]$/.test(text);
  const from = words.findLastIndex((word, i) => i < index && isBreak(word)) + 1;
  const to = words.findIndex((word, i) => i > index && isBreak(word));
  return words.slice(from, to < 0 ? words.length : to);
}

/** Most courses have no word that could be stray in any place. */
function mayStray(tokens: readonly Token[], from: number, to: number, isShouted: boolean): boolean {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') {
      if (token?.text === '?' || token?.text === '[') return true;
      continue;
    }
    if (textAt(tokens, i - 1) === '(' && FIGURED.test(token.text)) return true;
    const may = suspicionOf(token);
    if (may === 'none') continue;
    if (may === 'phrase') {
      if (STRAY.has(setPhraseAt(tokens, i, to)?.sort ?? 'joint')) return true;
    } else if (!isNamed(tokens, i, from) && !isUncounted(tokens, i) && !isHarmlessHere(tokens, i, to)) {
      // A name.
      if (!token.capital || isShouted || i === from || findEntry(token) !== null) return true;
    }
  }
  return false;
}

const ARTICLES = new Set(['a', 'an', 'the', 'said']);

/** "to a post": behind an article stands the noun, and not the verb. */
function isNamed(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at];
  const entry = token === undefined ? null : findEntry(token);
  if (token === undefined || entry?.noun === undefined || entry.small !== undefined || at === from) return false;
  if (STRAY.has(entry.noun) || WHERE_STRAY.has(token.text)) return false;
  const before = tokens[at - 1]?.text ?? '';
  // "the point and place of beginning".
  return (
    ARTICLES.has(before) || (before === 'and' && textOf(tokens[at + 1]) === 'of' && !/(?:ed|ing)$/.test(token.text))
  );
}

/** "due north", "having a radius": told by the word behind to be the small word, or to state something. */
function isHarmlessHere(tokens: readonly Token[], at: number, to: number): boolean {
  const [token, next] = [tokens[at], at + 1 < to ? tokens[at + 1] : undefined];
  if (token === undefined || next === undefined || WHERE_STRAY.has(token.text)) return false;
  const { small, isPlain } = findEntry(token) ?? {};
  if (small === undefined || STRAY.has(small)) return false;
  if (small !== 'be') return mayBeNoun(next);
  if (isPlain !== true || NOT_STATED.test(next.text)) return false;
  if (next.kind !== 'word') return next.kind === 'mark';
  const behind = findEntry(next);
  if (behind?.isPlain !== true || !STATED.has(behind.small ?? 'act')) return false;
  return setPhraseAt(tokens, at, to) === null && setPhraseAt(tokens, at + 1, to) === null;
}

const textOf = (token: Token | undefined): string => token?.text ?? '';

/** "a rebar found;": asked about only before a number. */
function isUncounted(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text, tokens[at + 1]];
  if (word !== 'found' && word !== 'bent') return false;
  return next?.kind !== 'number' && next?.kind !== 'fraction' && entryOf(next?.text ?? '')?.small !== 'number';
}

/** Whether a word may be stray by itself, or with the words behind it. */
const suspicionOf = oncePerToken((text): 'word' | 'phrase' | 'none' => {
  const entry = entryOf(text);
  const { small, noun, verb } = entry ?? {};
  const isOne =
    WHERE_STRAY.has(text) ||
    (entry === undefined && text.length > 2) ||
    small === 'be' ||
    [small, noun, verb].some(
      (sort) => sort !== undefined && STRAY.has(sort) && !COURSED.has(text) && !isByBe(small, noun),
    );
  if (isOne) return 'word';
  return sortsOpened(text).some((sort) => STRAY.has(sort)) ? 'phrase' : 'none';
});

/** "left": a verb only behind "is" or "was", which is asked about itself. */
function isByBe(small: Sort | undefined, noun: Sort | undefined): boolean {
  return small !== undefined && noun === undefined && !STRAY.has(small);
}

const DOINGS = wordSet('keep change use act covenant');
const CHANGES = wordSet('change use act');
const OF_CURVES = wordSet('tangent arc chord curve');

/** "the remains of a wall", "the partition of a garage": behind the article and before "of" stands a noun. */
const isNounOf = (words: readonly Word[], index: number): boolean =>
  DOINGS.has(words[index]?.sort ?? '') &&
  /^(?:the|an?|said)$/.test(words[index - 1]?.text ?? '') &&
  (words[index + 1]?.text ?? '') === 'of' &&
  // "the vacation of the north half" does something to it.
  /^an?$/.test(words[index + 2]?.text ?? '') &&
  !/ing$/.test(words[index]?.text ?? '') &&
  !CHANGED.test(words[index]?.text ?? '');

/** ", control corner,": what kind of mark it is. */
const isKindOfMark = (words: readonly Word[], index: number): boolean =>
  CHANGES.has(words[index]?.sort ?? '') &&
  /^(?:corner|monument|point|station|mark)$/.test(words[index + 1]?.text ?? '') &&
  /^[,(]$/.test(words[index - 1]?.text ?? '') &&
  /^[,;)]?$/.test(words[index + 2]?.text ?? '') &&
  !/(?:ed|ing)$/.test(words[index]?.text ?? '');

function isStray(words: readonly Word[], word: Word, index: number): boolean {
  if (COURSED.has(word.text) || !isOddWord(words, word, index)) return false;
  if (isOfMark(words, index) || isWidthOfWay(words, index)) return false;
  if (isMadeSo(words, index) || isSeen(words, index)) return false;
  return !isNounOf(words, index) && !isKindOfMark(words, index);
}

function isOddWord(words: readonly Word[], { text, sort }: Word, index: number): boolean {
  const isOwn = WHERE_STRAY.get(text);
  if (isOwn !== undefined && sort !== 'name') return (sort === 'hedge' && text === 'or') || isOwn(words, index);
  // The figures of a curve are held against it.
  const isOfCurve = OF_CURVES.has(before(words, index)?.text ?? '');
  if ((sort === 'unknown' || (FIGURED.test(text) && !isOfCurve)) && isInBracket(words, index)) return true;
  if (sort === 'be') return !isStated(words, index + 1) || isMeasured(words, index);
  return STRAY.has(sort);
}

/** "a pine knot in a field", "to the lightwood knot at which": behind the mark's own noun, or a noun that is run to, an unknown word is the rest of its name, and no verb. */
function isOfMark(words: readonly Word[], index: number): boolean {
  if (index < 2) return false;
  const [article, mark, word] = [words[index - 2], words[index - 1], words[index]];
  if (article?.sort !== 'qualifier' || word === undefined) return false;
  if (mark?.sort !== 'monument' && !(mark?.sort === 'unknown' && before(words, index - 2)?.text === 'to')) return false;
  return entryOf(word.text) === undefined && !/(?:s|ed|ing)$/.test(word.text);
}

/** "a post, painted red,": what was done to the mark that is just named; but "a post, removed since", "replaced": what undoes it or does it again. */
function isMadeSo(words: readonly Word[], index: number): boolean {
  const { text = '', sort } = words[index] ?? {};
  if ((sort !== 'use' && sort !== 'record') || !/(?:ed|en)$/.test(text) || UNDONE.test(text)) return false;
  const before = /^(?:,|and)$/.test(words[index - 1]?.text ?? '') ? words[index - 2] : words[index - 1];
  const aside = asideOf(words, index);
  const isBare = aside.every((word) => word === words[index] || MADE.has(word.sort) || word.text === 'and');
  return isBare && (before?.sort === 'monument' || (before !== undefined && MADE.has(before.sort)));
}

const UNDONE = /^(?:re|un|dis|mis)|^used$/;
const MADE = new Set<Sort>(['qualifier', 'record', 'use', 'monument', 'unknown']);

/** "whence the corner of the section may be seen": it is in sight. */
const isSeen = (words: readonly Word[], index: number): boolean =>
  /^(?:may|can|could)$/.test(words[index]?.text ?? '') &&
  words[index + 1]?.text === 'be' &&
  /^(?:seen|viewed|sighted|observed)$/.test(words[index + 2]?.text ?? '') &&
  words.slice(0, index).some(({ sort }) => sort === 'pointer');

/** "the line of Lincoln Highway as relocated": the way as it lies now. */
function isAsItLies(words: readonly Word[], at: number): boolean {
  const as = words[at - 1]?.text === 'now' ? at - 2 : at - 1;
  return (
    /^(?:relocated|widened|rebuilt|improved|straightened)$/.test(words[at]?.text ?? '') &&
    words[as]?.text === 'as' &&
    (words[as - 1]?.sort === 'way' ||
      /^(?:highway|road|street|avenue|turnpike|pike|railroad|railway)$/.test(words[as - 1]?.text ?? '')) &&
    !/^(?:by|to|in)$/.test(words[at + 1]?.text ?? '')
  );
}
