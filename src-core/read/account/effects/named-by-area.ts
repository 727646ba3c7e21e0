// "Sale of the said 8.14 acres was confirmed by the Court": the acres of all the land are a name of it, and what is said of them is said of the land.
import { firstFrom } from '#core/language/first-from.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { MEASURING } from '#core/language/words/place-words.ts';
import { exactWords } from '#core/read/account/claims/exactly.ts';
import { isDischarged, type Known } from '#core/read/account/effects/discharged.ts';

const TAKING = /^(?:limit|hedge|rule|reserve|keep|piece|change|use|act)$/;
const ARTICLE = /^(?:the|said|these|those|aforesaid|all)$/;
const PARTLY = /^(?:part|parts|partly|partially|portion|shares?)$/;
const BY_PAPER = /^(?:deeded|called|surveyed|platted|assessed|taxed|calculated|computed|measured)$/;

/** The words of a passage with the land in the place of its whole area; null where no such area is told, another measure is, or more is done with it. */
export function namedByArea(tokens: readonly Token[], passage: Passage, known: Known): readonly Word[] | null {
  const { from, to } = passage;
  const wholes = [...known.areas.values()].filter((area) => area.isWhole && area.from >= from && area.to <= to);
  if (wholes.length === 0 || !isDischarged(tokens, passage, known)) return null;
  // "approved in part".
  if (tokens.slice(from, to).some(({ text }) => PARTLY.test(text))) return null;
  const told = wordsIn(tokens, from, to).filter(({ text, at }) => !isByPaper(text, at, to, wholes));
  const exact = exactWords(told);
  // "conveys to Peter Oakley two acres of land in Stokes County, bounded thus:".
  const isGiven = told.some(({ text }) => GIVES.test(text)) && known.tracts.every((one) => one.description.from >= to);
  const isGone = (at: number): boolean => !isGiven && (isToSomeone(told, at) || isDone(told, at));
  if (told.some((word, at) => (TAKING.test(word.sort) && !exact.has(at)) || isGone(at))) return null;
  const words: Word[] = [];
  for (const word of told) {
    const area = wholes.find((one) => word.at >= one.from && word.at < one.to);
    if (area === undefined) words.push(word);
    else if (word.at === area.from) name(words, word.at);
  }
  return words;
}

const GIVES = /^(?:grants?|conveys?|sells?|quitclaims?|warrants?|releases?|gives?)$/;
const HOLDS = wordSet(MEASURING);
const HOLDER = /^(?:this|it|part|parcel|numbered|located|words|bound)$/;
const LED = wordSet('in up to about around round just some of all told');
/** Behind the area: "too much", "belonging to Baker", "without the road". */
const QUALIFIED = /^(?:for|from|without|belonging|claimed|too|over|left|out|sold|owned|held)$/;

/** "The outlot holds 0.741 acres", "taking in 12.02 acres", "found by survey to hold 33.92 acres": what the land does with the whole of its area is to contain it. */
export function withContents(words: readonly Word[], { areas, measures }: Known): readonly Word[] {
  const measured = measures[firstFrom(measures, words[0]?.at ?? 0)];
  if (measured === undefined || measured > (words.at(-1)?.at ?? 0)) return words;
  const size = words.findIndex(({ at }) => areas.get(at)?.isWhole === true);
  if (size < 1) return words;
  let verb = size - 1;
  while (LED.has(words[verb]?.text ?? '')) verb -= 1;
  const held = words[verb];
  if (held === undefined || !HOLDS.has(held.text)) return words;
  // What takes land takes it in; what it takes otherwise it takes away.
  if (/^(?:tak|took)/.test(held.text) && words[verb + 1]?.text !== 'in') return words;
  if (words.slice(size).some(({ text }) => QUALIFIED.test(text))) return words;
  const before = phrasesOf(words.slice(0, verb));
  const isHolder = before.every(({ kind, tag }) =>
    kind === 'noun' ? HOLDER.test(tag) : kind === 'small' ? !/^[A-Z]+$/.test(tag) : /^(?:be|state=|record=)$/.test(tag),
  );
  // "who holds 12.02 acres", "he took in": somebody does.
  if (!isHolder || words.slice(0, verb).some(({ text }) => SOMEBODY.test(text))) return words;
  return [
    ...words.slice(0, verb),
    { ...held, text: held.text.endsWith('ing') ? 'containing' : 'contains', sort: 'contain' },
    ...words.slice(size),
  ];
}

const SOMEBODY = /^(?:who|whom|he|she|they|his|her|him|them|we|i)$/;

/** "20.40 acres deeded.": by what paper the acres are so many. */
const isByPaper = (text: string, at: number, to: number, wholes: readonly Passage[]): boolean =>
  BY_PAPER.test(text) && at === to - 1 && wholes.some((one) => one.to === at);

/** In the place of the article. */
function name(words: Word[], at: number): void {
  while (ARTICLE.test(words.at(-1)?.text ?? '')) words.pop();
  words.push({ text: 'said', sort: 'qualifier', at, length: 1 }, { text: 'tract', sort: 'land', at, length: 1 });
}

/** "The grantor sold the 8.14 acres", "the 8.14 acres were sold", "the sale failed"; but "confirmed by the Court", "confirmed the sale", "being sold". */
function isDone(words: readonly Word[], at: number): boolean {
  const { sort, length } = words[at] ?? { sort: 'joint', length: 1 };
  // "to have and to hold" is one word.
  if ((sort !== 'grant' && sort !== 'covenant') || length > 1) return false;
  const before = words[at - 1];
  if (before?.sort === 'be') return sort === 'grant' && /^(?:was|were|been|had)$/.test(before.text);
  const object = words.slice(at + 1).find((word) => word.sort !== 'qualifier');
  return words[at + 1]?.text !== 'by' && object?.sort !== 'matter';
}

/** "The grantor sold the 8.14 acres to Amos Doane in 1950"; but "the same 8.14 acres that Reed sold to the grantor". */
export const isSoldAway = (words: readonly Word[]): boolean =>
  words[0]?.sort === 'qualifier' &&
  words[1]?.sort === 'person' &&
  words[2]?.sort === 'grant' &&
  words.some((_, at) => isToSomeone(words, at));

/** "sold to James Cole", "passed to the widow": it may have gone before. */
function isToSomeone(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'to') return false;
  const noun = words.slice(at + 1).find(({ sort }) => sort !== 'qualifier');
  return noun !== undefined && /^(?:name|person|place|unknown|paper)$/.test(noun.sort);
}
