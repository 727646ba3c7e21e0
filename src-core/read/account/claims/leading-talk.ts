// What a longer sentence tells of a line before it goes on to something else: "The north line is 26.23 chains and was run by Fowler", "The north line is the first line run, and Reed owns beyond it".
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { type FigureTalk, figureTalk } from '#core/read/account/claims/figure-talk.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';

/** In tokens, before the line: "The", "Its", "And the said". */
const LEAD = 3;
const SAYS = /^(?:was|were|is|are|has|had|shall|will)$/;

/** Null where the sentence begins with no line of the figure, or tells of nothing else. */
export function leadingTalk(tokens: readonly Token[], { from, to }: Passage): FigureTalk | null {
  const [line] = termsIn(tokens, from, to);
  const isLine = line?.kind === 'line' && (line.deg !== undefined || line.call !== undefined);
  if (!isLine || line.from > from + LEAD) return null;
  for (let end = to - 1; end > line.to; end -= 1) {
    const isEnd = textAt(tokens, end) === ',' || (textAt(tokens, end) === 'and' && SAYS.test(textAt(tokens, end + 1)));
    const talk = isEnd ? figureTalk(tokens, from, end) : null;
    if (talk !== null) return talk;
  }
  return null;
}
