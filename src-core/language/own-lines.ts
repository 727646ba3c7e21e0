// Lines that stand for themselves: a heading, a stamp, an address is ended before the line is full.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';

/** Of the width of a full line: one that is ended sooner, though the next word would have fitted, is ended on purpose. */
const FULL = 0.75;
/** So many lines in ten are no wider than a full one. */
const WIDE = 0.8;

/** Tokens that begin a line behind one that was ended on purpose. */
export const ownLineStarts = oncePer((tokens: readonly Token[]): ReadonlySet<number> => {
  const starts: number[] = [];
  tokens.forEach(({ gap }, at) => {
    if (at === 0 || gap === 'line' || gap === 'paragraph') starts.push(at);
  });
  const widths = starts.map((start, line) => endOf(tokens, starts[line + 1]) - (tokens[start]?.start ?? 0));
  const full = [...widths].sort((a, b) => a - b)[Math.floor(WIDE * widths.length)] ?? 0;
  return new Set(
    starts.filter((start, line) => {
      const next = tokens[start];
      if (line === 0 || next === undefined || !next.capital) return false;
      return (widths[line - 1] ?? 0) + 1 + (next.end - next.start) < FULL * full;
    }),
  );
});

const endOf = (tokens: readonly Token[], next: number | undefined): number =>
  tokens[(next ?? tokens.length) - 1]?.end ?? 0;
