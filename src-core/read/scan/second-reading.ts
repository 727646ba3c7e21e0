// The page as the second recogniser read it: where the two readings of a call differ, closure may tell which is right,
// and the call stays in doubt whatever it tells.
import type { Call } from '#core/schema/call.ts';
import type { Page, Word } from '#core/schema/page.ts';
import type { Tract } from '#core/schema/tract.ts';
import { isClosedFigure } from '#core/survey/closure.ts';
import { measure } from '#core/survey/measure.ts';

/** Above this many calls in dispute the combinations prove nothing. */
const MOST_DISPUTED = 8;

/** The pages with every disputed word as the other recogniser has it; null when none is disputed. */
export function secondReadingOf(pages: readonly Page[]): Page[] | null {
  const disputed = pages.some((page) => page.lines.some((line) => line.words.some(isDisputed)));
  if (!disputed) return null;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      words: line.words.map((word) =>
        word.agreed === false && word.alternative !== null ? otherwise(word, word.alternative) : word,
      ),
    })),
  }));
}

/** What is known of the first reading's characters says nothing of the second's, which is at best what the first is not. */
function otherwise({ box, text, confidence, face }: Word, alternative: string): Word {
  const word: Word = { text: alternative, box, confidence: 1 - confidence, alternative: text, agreed: false };
  return face === undefined ? word : { ...word, face };
}

function isDisputed(word: Word): boolean {
  return word.agreed === false && word.alternative !== null && !/\s/.test(word.alternative) && word.alternative !== '';
}

/** The first reading's tracts, with calls of the second where the first has none or only the second closes. */
export function settleReadings(first: readonly Tract[], second: readonly Tract[]): Tract[] {
  if (first.length !== second.length) return [...first];
  return first.map((tract, index) => {
    const other = second[index];
    return other === undefined || other.calls.length !== tract.calls.length ? tract : settled(tract, other);
  });
}

function settled(tract: Tract, other: Tract): Tract {
  const disputed = tract.calls.flatMap((call, index) =>
    valuesOf(call) === valuesOf(other.calls[index]) ? [] : [index],
  );
  if (disputed.length === 0 || tract.distance_unit !== other.distance_unit) return tract;
  const fallback = tract.calls.map((call, index) => (isOpen(call) ? doubted(other.calls[index] ?? call) : call));
  if (disputed.length > MOST_DISPUTED) return { ...tract, calls: fallback };
  const closing = combinations(tract.calls, other.calls, disputed).filter(closes);
  const [only] = closing;
  return { ...tract, calls: closing.length === 1 && only !== undefined ? only : fallback };
}

/** Everything of a call that is a value, so that two readings can be held against each other. */
function valuesOf(call: Call | undefined): string {
  if (call === undefined) return '';
  const { bearing, distance, chord_bearing, chord_length, radius, arc_length, curve_direction, delta } = call;
  return JSON.stringify([bearing, distance, chord_bearing, chord_length, radius, arc_length, curve_direction, delta]);
}

function isOpen(call: Call): boolean {
  return call.call_type === 'line' && (call.bearing === null || call.distance === null);
}

function doubted(call: Call): Call {
  return { ...call, confidence: 'low' };
}

function combinations(first: readonly Call[], second: readonly Call[], disputed: readonly number[]): Call[][] {
  return Array.from({ length: 2 ** disputed.length }, (_, choice) => {
    const calls = [...first];
    disputed.forEach((index, bit) => {
      const call = (choice >> bit) & 1 ? second[index] : first[index];
      if (call !== undefined) calls[index] = doubted(call);
    });
    return calls;
  });
}

function closes(calls: readonly Call[]): boolean {
  const { figure, undrawn } = measure(calls, 1, false);
  if (figure === null || undrawn.length > 0) return false;
  return isClosedFigure(figure.closure);
}
