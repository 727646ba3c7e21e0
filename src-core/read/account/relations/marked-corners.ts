// Corners of the figure that a sentence around the courses gives to one of their marks: "the stone stands at the northeast corner of the lot".
import { findEntry } from '#core/language/lexicon.ts';
import { textAt } from '#core/language/tokens.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';

/** A mark that one course alone ends at, or the first of all, told to stand at a corner of the land. */
export function markedCorners(scan: Scan): Told[] {
  const { tokens, from, to } = scan;
  for (let i = from; i < to; i += 1) {
    const direction = directionAt(tokens, i);
    if (direction === null || !/^cor(?:ner)?$/.test(textAt(tokens, direction.next))) continue;
    // "The oak stands at the most easterly corner."
    const isBare = direction.next + 1 >= to || tokens[direction.next + 1]?.kind === 'mark';
    const mark = isBare || ownLandEnd(scan, direction.next + 1) >= 0 ? markNamed(scan, i) : null;
    if (mark === null) continue;
    const most = textAt(tokens, i - 1) === 'most' ? { side: 'most' } : {};
    return [{ kind: 'corner', ...(mark < 0 ? {} : { call: mark }), ...most, value: direction.deg, from, to }];
  }
  return [];
}

/** Index of the course that ends at the mark told before a token; -1 for the beginning, null where it may be another. */
function markNamed({ tokens, from, courses }: Scan, corner: number): number | null {
  for (let i = from; i < corner; i += 1) {
    const token = tokens[i];
    const noun = textAt(tokens, i);
    if (token?.kind !== 'word' || findEntry(token)?.noun !== 'monument' || /^(?:corner|point|line)s?$/.test(noun))
      continue;
    if (/^(?:first|beginning)$/.test(textAt(tokens, i + 1))) return -1;
    const ends = courses.flatMap(({ monumentAt, to }, index) =>
      tokens.slice(monumentAt, to).some(({ text }) => text === noun) ? [index] : [],
    );
    const isBegun = tokens.slice(0, courses[0]?.from ?? 0).some(({ text }) => text === noun);
    return ends.length === 1 && !isBegun ? (ends[0] ?? null) : null;
  }
  return null;
}
