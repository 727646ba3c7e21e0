// The words that lead into a description with a colon may say that it is of other land.
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';

/** Land that is named as another than what was granted. */
const OTHER =
  /^(?:adjoining|adjacent|neighbou?r\w*|adjoiners?|next|parent|larger|servient|dominant|former|old|prior|previous|earlier|remaining|whole|rest|reserved|excepted)$/;

/** "The adjoining land is:", "The parent tract is:": tells what it is and nothing more, in the clause before the colon. */
export function isOtherAnnounced(tokens: readonly Token[], { from, to }: Passage): boolean {
  const words = wordsIn(tokens, from, textAt(tokens, to - 1) === ':' ? to - 1 : to);
  const clause = words.slice(clauseFrom(words));
  const phrases = phrasesOf(clause);
  const verb = phrases.findIndex(({ kind }) => kind === 'verb');
  const subject = phrases.find(({ kind }) => kind === 'noun');
  const verbFrom = phrases[verb]?.from ?? 0;
  return (
    subject !== undefined &&
    subject.from <= verbFrom &&
    clause.slice(0, verbFrom).some(({ text }) => OTHER.test(text)) &&
    /^(?:this|words|other)$/.test(subject.tag) &&
    phrases[verb]?.tag === 'be' &&
    phrases.length - verb <= 2
  );
}

/** Of the clause that stands before the colon its first word. */
function clauseFrom(words: readonly Word[]): number {
  const comma = words.findLastIndex(
    ({ text }, at) => text === ',' && /^(?:all|and|which|these|the|its|it|what)$/.test(words[at + 1]?.text ?? ''),
  );
  return comma + 1;
}
