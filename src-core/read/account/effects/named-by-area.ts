// "Sale of the said 8.14 acres was confirmed by the Court": the acres of all the land are a name of it, and what is said of them is said of the land.
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { exactWords } from '#core/read/account/claims/exactly.ts';
import { isDischarged, type Known } from '#core/read/account/effects/discharged.ts';

const TAKING = /^(?:limit|hedge|rule|reserve|keep|piece)$/;
const ARTICLE = /^(?:the|said|these|those|aforesaid|all)$/;
/** "20.40 acres deeded": by what paper the acres are so many. */
const BY_PAPER = /^(?:deeded|called|surveyed|platted|assessed|taxed|calculated|computed|measured)$/;

/** The words of a passage with the land in the place of its whole area; null where no such area is told, another measure is, or more is done with it. */
export function namedByArea(tokens: readonly Token[], passage: Passage, known: Known): readonly Word[] | null {
  const { from, to } = passage;
  const wholes = [...known.areas.values()].filter((area) => area.isWhole && area.from >= from && area.to <= to);
  if (wholes.length === 0 || !isDischarged(tokens, passage, known)) return null;
  const told = wordsIn(tokens, from, to);
  const exact = exactWords(told);
  if (told.some((word, at) => (TAKING.test(word.sort) && !exact.has(at)) || isToSomeone(told, at))) return null;
  const words: Word[] = [];
  for (const [at, word] of told.entries()) {
    const area = wholes.find((one) => word.at >= one.from && word.at < one.to);
    const isLast = at === told.length - 1 && wholes.some((one) => one.to === word.at);
    if (area === undefined && !(isLast && BY_PAPER.test(word.text))) words.push(word);
    else if (word.at === area?.from) name(words, word.at);
  }
  return words;
}

/** In the place of the article. */
function name(words: Word[], at: number): void {
  while (ARTICLE.test(words.at(-1)?.text ?? '')) words.pop();
  words.push({ text: 'said', sort: 'qualifier', at, length: 1 }, { text: 'tract', sort: 'land', at, length: 1 });
}

/** "sold to James Cole", "passed to the widow": it may have gone before. */
function isToSomeone(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'to') return false;
  const noun = words.slice(at + 1).find(({ sort }) => sort !== 'qualifier');
  return noun?.sort === 'name' || noun?.sort === 'person';
}
