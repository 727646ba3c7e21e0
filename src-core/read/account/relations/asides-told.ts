// What brackets and clauses in the courses assert of the figure, where they tell of nothing else; and whether that can be held against it at all.
import type { Token } from '#core/language/tokens.ts';
import { asideTalkIn } from '#core/read/account/claims/aside-talk.ts';
import type { FigureTalk } from '#core/read/account/claims/figure-talk.ts';
import { type Drawn, scanOf } from '#core/read/account/relations/drawn.ts';
import { talkWords } from '#core/read/account/relations/figure-words.ts';
import type { Told } from '#core/read/account/relations/scan.ts';

interface AsideTold extends FigureTalk {
  readonly told: readonly Told[];
  /** Each of its values is held against a course. */
  readonly isHeld: boolean;
}

export const asidesTold = (tokens: readonly Token[], figure: Drawn): AsideTold[] =>
  asideTalkIn(tokens, figure).map((talk) => {
    const told = talkWords(scanOf(tokens, figure, talk.from, talk.to, talk.call), talk);
    const isValued = talk.terms.some(({ kind }) => kind === 'length' || kind === 'bearing');
    return { ...talk, told, isHeld: isValued || told.length > 0 };
  });
