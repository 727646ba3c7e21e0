// The passages of an instrument as the reader cuts them: sentences around its descriptions, and what stands beside the values within.
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type DocumentText, documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { type Token, tokensOf } from '#core/language/tokens.ts';
import type { Standing } from '#core/read/account/effects/features.ts';
import { asidesOf, sentencesAround } from '#core/read/account/effects/passages.ts';
import type { Description } from '#core/read/clauses/description.ts';
import { descriptionsOf } from '#core/read/clauses/descriptions.ts';
import { elementsOf } from '#core/read/clauses/elements.ts';

interface Cut {
  readonly document: DocumentText;
  readonly tokens: readonly Token[];
  readonly passages: readonly (Passage & { readonly standing: Standing })[];
}

export function passagesOf(text: string): Cut {
  const document = documentTextOf(pagesOfText(text));
  const tokens = mendTokens(tokensOf(document));
  const described = descriptionsOf(tokens, elementsOf(tokens))
    .filter(({ clauses }) => clauses.length > 1)
    .map((description) => ({ description, closedAt: closedAt(description) }));
  const around = sentencesAround(tokens, described).map((one) => ({ ...one, standing: 'around' as const }));
  const among = described.flatMap(({ description, closedAt: end }) =>
    asidesOf(tokens, description, end).map((one) => ({ ...one, standing: 'among' as const })),
  );
  return { document, tokens, passages: [...around, ...among] };
}

function closedAt({ clauses, to }: Description): number {
  const arrival = clauses.at(-1)?.elements.findLast((one) => one.kind === 'sign' && /^(?:true-)?pob$/.test(one.sign));
  return Math.min(to, arrival?.next ?? to);
}
