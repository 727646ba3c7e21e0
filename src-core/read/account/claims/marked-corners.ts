// The corners of a figure by what stands at them.
import type { Passage } from '#core/language/sentences.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Course } from '#core/read/clauses/course.ts';

/** The places of the corners that have the mark, the beginning among them; `but` are words that name it again. */
export function cornersMarked(
  tokens: readonly Token[],
  courses: readonly Course[],
  words: readonly string[],
  but: Passage = { from: 0, to: 0 },
): number[] {
  const has = (start: number, end: number): boolean => {
    const told = new Set(
      tokens.slice(start, end).flatMap(({ text }, i) => (start + i >= but.from && start + i < but.to ? [] : [text])),
    );
    return words.every((word) => told.has(word));
  };
  const first = courses[0]?.from ?? 0;
  let begun = first - 1;
  while (begun > Math.max(-1, first - FARTHEST_BEGUN) && !BEGUN.test(tokens[begun]?.text ?? '')) begun -= 1;
  const marked = courses.flatMap(({ monumentAt, to: end }, call) =>
    has(monumentAt, end) ? [(call + 1) % courses.length] : [],
  );
  return [...new Set(has(begun, first) ? [0, ...marked] : marked)];
}

const BEGUN = /^(?:beginning|commencing|begin|commence)$/;
/** In tokens, from where the land begins to its first course. */
const FARTHEST_BEGUN = 60;
