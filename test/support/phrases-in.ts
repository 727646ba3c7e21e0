// The words and phrases of a sentence, by the same steps as in reading a document.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { type Token, tokensOf } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';

export const tokensIn = (text: string): Token[] => tokensOf(documentTextOf(pagesOfText(text)));

export function phrasesIn(text: string): { words: readonly Word[]; phrases: readonly PhraseOf[] } {
  const tokens = tokensIn(text);
  const words = wordsIn(tokens, 0, tokens.length);
  return { words, phrases: phrasesOf(words) };
}

/** The text of the tokens, one space between them. */
export const toldAt = (tokens: readonly Token[], { from, to }: { from: number; to: number }): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
