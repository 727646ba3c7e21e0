// What a course tells of the land that it runs along: what its owner sold or kept out of it is taken from that land, and not from this.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { hasWord } from '#core/language/words-index.ts';

/** In words, from the words that take to the land that they take from. */
const FARTHEST = 18;
/** In words. */
const LONGEST = 24;

/** Tokens of a description that tell what a neighbour has taken out of the land that is run along. */
export function neighbourTellings(tokens: readonly Token[], from: number, to: number): Passage[] {
  const found: Passage[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && tokens[at]?.text !== ';') continue;
    if (hasWord(tokens, start, at, isTaking)) found.push(...tellingsIn(wordsIn(tokens, start, at)));
    start = at + 1;
  }
  return found;
}

/** Few courses have a word that takes. */
const isTaking = oncePerToken((word) => /^(?:less|minus|except\w*|sav(?:e|ing)|which)$/.test(word));

function tellingsIn(words: readonly Word[]): Passage[] {
  const found: Passage[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!takesAt(words, at)) continue;
    const end = endOf(words, at);
    const land = landBefore(words, at);
    if (land === null || !isByNeighbour(words.slice(at, end), land)) continue;
    const last = words[end - 1];
    found.push({ from: words[at]?.at ?? 0, to: (last?.at ?? 0) + (last?.length ?? 1) });
    at = end - 1;
  }
  return found;
}

const isRelative = (words: readonly Word[], at: number): boolean =>
  (words[at]?.text === 'out' && (words[at]?.length ?? 1) > 1) ||
  (/^(?:of|from)$/.test(words[at]?.text ?? '') && words[at + 1]?.text === 'which');

const takesAt = (words: readonly Word[], at: number): boolean => words[at]?.sort === 'limit' || isRelative(words, at);

/** Up to the comma behind it; but past "a garden, which he sold". */
function endOf(words: readonly Word[], at: number): number {
  const end = words.findIndex(
    ({ text }, i) => i > at && /^[,()]$/.test(text) && !/^(?:which|that|who)$/.test(words[i + 1]?.text ?? ''),
  );
  return Math.min(end < 0 ? words.length : end, at + LONGEST);
}

const LEADS = /^(?:along|with|by|adjoining|joining|being|of|bounding|beside)$/;

/** "along the land of Zeller," before the words that take, with no mark, length or road between. */
function landBefore(words: readonly Word[], at: number): readonly Word[] | null {
  let from = at;
  while (from > 0 && from > at - FARTHEST && !isStop(words[from - 1])) from -= 1;
  const lead = words.findIndex(({ text }, i) => i >= from && i < at && LEADS.test(text));
  if (lead < 0) return null;
  const land = words.slice(lead, at);
  const isOwned = land.some(({ sort }) => sort === 'name') || land.some(({ text }) => /^heirs?$/.test(text));
  const isNamed = land.some(({ sort, text }) => sort === 'land' || /^(?:farm|estate|lot)s?$/.test(text));
  return isOwned && isNamed && !land.some(({ text }) => OF_PARTIES.test(text)) ? land : null;
}

const isStop = (word: Word | undefined): boolean =>
  word === undefined || /^(?:monument|length|way)$/.test(word.sort) || /^(?:thence|to)$/.test(word.text);

/** Of this land, or of those who convey it. */
const OF_PARTIES =
  /^(?:grantors?|grantees?|sellers?|vendors?|undersigned|this|hereby|herein|hereof|above|we|i|our|my|us|me|premises|party|parties)$/;

/** The neighbour did it, by name or pointed to; or it is taken out of what was just named. */
function isByNeighbour(told: readonly Word[], land: readonly Word[]): boolean {
  // "which he reserves" is done by this paper.
  const isNow = ({ text, sort }: Word): boolean =>
    (sort === 'reserve' || sort === 'keep') && /(?:s|ing|p|n)$/.test(text);
  if (told.some((word) => OF_PARTIES.test(word.text) || isNow(word))) return false;
  if (isRelative(told, 0)) return true;
  const names = land.filter(({ sort, text }) => sort === 'name' && text.length > 2).map(({ text }) => text);
  return told.some(({ text }, i) => /^(?:he|she|they)$/.test(text) || (i > 0 && names.includes(text)));
}
