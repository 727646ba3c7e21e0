// Sentences that lead to where a figure begins: no course of the figure, and nothing done to it.

import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';

/** Sorts of words by which land may be taken, kept or changed. */
const TAKING = /^(?:limit|hedge|rule|reserve|keep|piece|grant)$/;

const LEADING = /^(?:thence|commenc\w+|start\w*)$/;

/** "Commence at the corner of the section; thence N 46°52' E 485.81 feet to the point of beginning of the tract herein conveyed": it leads to where a figure begins. */
export function isTie(tokens: readonly Token[], { from, to }: Passage): boolean {
  const words = LEADING.test(tokens[from]?.text ?? '') ? wordsIn(tokens, from, to) : [];
  const isClosed =
    /^(?:beginning|commencement)$/.test(tokens[to - 1]?.text ?? '') ||
    words.at(-1)?.text === 'beginning' ||
    tokens[to - 1]?.text === ':';
  const isTaking = ({ sort }: Word, at: number): boolean =>
    TAKING.test(sort) && sort !== 'keep' && !/^(?:herein|hereby)$/.test(words[at - 1]?.text ?? '');
  const isNamed = words.some(({ text }) => text === 'beginning' || text === 'commencement');
  // 'thence run N 62°40'15" E 794.85 feet to a capped rebar', "thence around the tract thus:".
  const isRun =
    tokens[from]?.text === 'thence' &&
    !words.some(({ sort }) => sort === 'be') &&
    (tokens[to - 1]?.text === ':' || tokens.slice(from, to).some((_, i) => figuredBearing(tokens, from + i) !== null));
  return ((isClosed && isNamed) || isRun) && !words.some(isTaking);
}
