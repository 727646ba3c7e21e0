// The passages and the figures of an instrument as the ear hears them.
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import { type DocumentText, documentTextOf, verbatimOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { tokensOf } from '#core/language/tokens.ts';
import { asidesOf, sentencesAround } from '#core/read/account/effects/passages.ts';
import { passagesToHear } from '#core/read/account/heard-passages.ts';
import type { Description } from '#core/read/clauses/description.ts';
import { descriptionsOf } from '#core/read/clauses/descriptions.ts';
import { elementsOf } from '#core/read/clauses/elements.ts';
import { readDocument } from '#core/read/read-document.ts';

interface Cut {
  readonly document: DocumentText;
  readonly passages: readonly {
    readonly said: string;
    readonly isAmong: boolean;
    /** In the text of the document. */
    readonly start: number;
    readonly end: number;
  }[];
}

export function passagesOf(text: string): Cut {
  const document = documentTextOf(pagesOfText(text));
  const tokens = mendTokens(tokensOf(document));
  const described = descriptionsOf(tokens, elementsOf(tokens))
    .filter(({ clauses }) => clauses.length > 1)
    .map((description) => ({ description, closedAt: closedAt(description) }));
  const asides = described.flatMap(({ description, closedAt: end }) => asidesOf(tokens, description, end));
  const passages = passagesToHear(tokens, sentencesAround(tokens, described), asides);
  return {
    document,
    passages: passages.map(({ heardFrom, to, isAmong }) => {
      const span = { start: tokens[heardFrom]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
      return { ...span, said: verbatimOf(document, span), isAmong };
    }),
  };
}

function closedAt({ clauses, to }: Description): number {
  const arrival = clauses.at(-1)?.elements.findLast((one) => one.kind === 'sign' && /^(?:true-)?pob$/.test(one.sign));
  return Math.min(to, arrival?.next ?? to);
}

/** Sentences with a figure or a place between signs that is not the land's as it is drawn, as the ear is asked of them. */
export function figuresOf(text: string): string[] {
  const asked = new Set<string>();
  // Who hears nothing wrong is asked of all.
  const oddsOf = (words: string): number => {
    if (words.includes('«')) asked.add(words);
    return SURELY_NOTHING;
  };
  readDocument(pagesOfText(text), { oddsOf });
  return [...asked];
}

const SURELY_NOTHING = -9;
