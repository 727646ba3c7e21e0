// A sentence cut into clauses, at its commas, before each "which", and at an "and" that leads to another verb.
import { before } from '#core/language/before.ts';
import { oncePerPart } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

/** Set phrases word for word again. */
export const spelled = (tokens: readonly Token[], words: readonly Word[]): Word[] =>
  words.flatMap((word) =>
    word.length === 1
      ? [word]
      : Array.from({ length: word.length }, (_, i) => ({
          text: tokens[word.at + i]?.text ?? '',
          sort: word.sort,
          at: word.at + i,
          length: 1,
        })),
  );

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
/** The same of a clause that many questions are asked of. */
export const clauseText = oncePerPart(textOf);
export const hasVerb = (words: readonly Word[]): boolean => words.some(({ sort }) => sort === 'be' || isVerb(sort));
const STOPS = wordSet(', ; : ( )');
const isStop = ({ text }: Word): boolean => STOPS.has(text);
const RELATIVES = wordSet('which who whose whom whereof');

/** "Book 31, page 5". */
const isCited = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === ',' &&
  (/^(?:page|pages|folio|volume|book|document)$/.test(words[at + 1]?.text ?? '') ||
    isHere(words, at + 1) ||
    (isHere(words, at - 2) && before(words, at - 2)?.text === ','));

/** "a part thereof, here described, came to the grantor". */
const isHere = (words: readonly Word[], at: number): boolean =>
  at >= 0 &&
  /^(?:here|herein|hereby|now)$/.test(words[at]?.text ?? '') &&
  words[at + 1]?.sort !== undefined &&
  isVerb(words[at + 1]?.sort ?? 'joint') &&
  (words[at + 2]?.text ?? ',') === ',';

/** Where the clause of a "which" begins: "no part of which", "from which". */
function relativeFrom(words: readonly Word[], at: number): number {
  let from = at;
  while (/^(?:of|from|out|off|in|to|by|with|on|upon|under)$/.test(words[from - 1]?.text ?? '')) from -= 1;
  if (words[from]?.text !== 'of') return from;
  while (/^(?:piece|number|rule|qualifier)$/.test(words[from - 1]?.sort ?? '')) from -= 1;
  return from;
}

export function cut(words: readonly Word[]): Word[][] {
  const starts = new Set<number>();
  words.forEach((word, at) => {
    if (isStop(word) && !isCited(words, at)) starts.add(at + 1);
    if (RELATIVES.has(word.text)) starts.add(relativeFrom(words, at));
  });
  const found: Word[][] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const text = words[at]?.text;
    const isJoint = (text === 'and' || text === 'but') && isClauseBehind(words, from, at);
    // "less a lot which she gave to the church".
    const isOfTaken = text === 'which' && words[from]?.sort === 'limit' && !isStop(words[at - 1] as Word);
    if (at < words.length && (!starts.has(at) || isOfTaken) && !isJoint) continue;
    const own = words
      .slice(from, at)
      .filter((word, i) => (!isStop(word) || isCited(words, from + i)) && word.text !== '.');
    if (own.length > 0) found.push(own);
    from = isJoint ? at + 1 : at;
  }
  return found;
}

/** "lies east and forms no part"; but "Reed and Cole". */
function isClauseBehind(words: readonly Word[], from: number, at: number): boolean {
  const end = words.findIndex((word, i) => i > at && isStop(word) && !isCited(words, i));
  return hasVerb(words.slice(from, at)) && hasVerb(words.slice(at + 1, end < 0 ? words.length : end));
}
