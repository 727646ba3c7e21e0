// What is told beside a course of a mark or a line, and leaves each where it is: a mark renewed in its place, a line agreed upon and fenced.
import type { Word } from '#core/language/word.ts';

type Question = (words: readonly Word[], index: number) => boolean;

/** In words, before. */
const NEAR = 6;
const before = (words: readonly Word[], index: number): readonly Word[] =>
  words.slice(Math.max(0, index - NEAR), index);

/** Up to the next comma. */
function clauseFrom(words: readonly Word[], index: number): readonly Word[] {
  const end = words.findIndex(({ text }, at) => at > index && /^[,;]$/.test(text));
  return words.slice(index + 1, end < 0 ? words.length : end);
}

/** "a brass cap, which replaces in the same place the old sandstone"; but "which replaces the stone 3 feet south". */
const isMovedMark: Question = (words, index) =>
  words[index - 1]?.text !== 'which' ||
  !before(words, index).some(({ sort }) => sort === 'monument') ||
  clauseFrom(words, index).some(({ sort }) => /^(?:length|direction|number|figure|piece|hedge|rule)$/.test(sort));

/** "a line agreed upon and fenced by the adjoining owners"; but "a line to be agreed upon". */
const isNoAgreedLine: Question = (words, index) =>
  !/\ba line (?:agreed (?:upon|on) and )?$/.test(
    `${before(words, index)
      .map(({ text }) => text)
      .join(' ')} `,
  ) || clauseFrom(words, index).some(({ sort }) => /^(?:length|direction|hedge|rule|limit)$/.test(sort));

/** Each by its word, for those of a course. */
export const ASIDE_STRAY: readonly (readonly [string, Question])[] = [
  ['replaces', isMovedMark],
  ['agreed', isNoAgreedLine],
  ['fenced', isNoAgreedLine],
];
