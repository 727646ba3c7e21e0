// The sentence that a figure, a place or a direction is heard in.
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import type { Passage } from '#core/language/sentences.ts';
import type { Token } from '#core/language/tokens.ts';

/** In tokens, of what is heard before and behind a figure. */
const BEFORE = 40;
const BEHIND = 30;

/** As much of its sentence as is heard with it. */
export const sentenceAround = (tokens: readonly Token[], told: Passage): Passage => wordsUpTo(tokens, told, endsBefore);

/** Of its sentence only what tells of one course. */
export const courseAround = (tokens: readonly Token[], told: Passage): Passage =>
  wordsUpTo(
    tokens,
    told,
    (_tokens, at) => endsBefore(tokens, at) || (tokens[at]?.text === 'thence' && tokens[at - 1]?.text === ';'),
  );

function wordsUpTo(tokens: readonly Token[], { from, to }: Passage, isApart: typeof endsBefore): Passage {
  let first = from;
  while (first > Math.max(0, from - BEFORE) && !isApart(tokens, first)) first -= 1;
  let last = to;
  while (last < Math.min(tokens.length, to + BEHIND) && !isApart(tokens, last)) last += 1;
  return { from: first, to: last };
}

const endsBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'paragraph' || isSentenceEnd(tokens, at - 1);

/** In tokens, that an examiner is shown before and behind. */
const [SHOWN_BEFORE, SHOWN_BEHIND] = [9, 6];

/** As much of its sentence as shows what it is told of. */
export function wordsAround(tokens: readonly Token[], { from, to }: Passage): Passage {
  const sentence = sentenceAround(tokens, { from, to });
  return { from: Math.max(sentence.from, from - SHOWN_BEFORE), to: Math.min(sentence.to, to + SHOWN_BEHIND) };
}
