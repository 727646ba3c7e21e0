// Sides and corners of the figure that a sentence around the courses gives to one of them: "bounded on the north by Elm Street along the last course", "the stone stands at the northeast corner of the lot".
import { findEntry } from '#core/language/lexicon.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LINE_NOUNS, ORDINALS } from '#core/language/words/relation-words.ts';
import { directionAt, type NamedDirection } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';

const PLACES = ORDINALS.split(' ');
const LINES = wordSet(LINE_NOUNS);

/** One course and one side in the same sentence are told of each other. */
export function toldSides(scan: Scan): Told[] {
  const { from, to } = scan;
  const [sides, calls] = [sidesIn(scan), callsIn(scan)];
  const [side, call] = [sides[0], calls[0]];
  const found: Told[] = [];
  if (side !== undefined && call !== undefined && sides.length === 1 && calls.length === 1)
    found.push({ kind: 'side', call, value: side.deg, from, to });
  return [...found, ...cornersIn(scan)];
}

/** "the second of the above calls", "the last described course", "the course first above described". */
function callsIn({ tokens, from, to, courses }: Scan): number[] {
  const found = new Set<number>();
  for (let i = from; i < to; i += 1) {
    const place = textAt(tokens, i) === 'last' ? courses.length - 1 : PLACES.indexOf(textAt(tokens, i));
    if (place < 0) continue;
    const isCourse = (at: number): boolean => at < to && /^(?:courses?|calls?)$/.test(textAt(tokens, at));
    if (isCourse(i - 1) || [1, 2, 3, 4, 5].some((step) => isCourse(i + step))) found.add(place);
  }
  return [...found];
}

/** "on the north", "northerly by", "the east line", "the south side of the premises"; but "the north line of Elm Street". */
function sidesIn(scan: Scan): NamedDirection[] {
  const { tokens, from, to } = scan;
  const found: NamedDirection[] = [];
  for (let i = from; i < to; i += 1) {
    const direction = directionAt(tokens, i);
    if (direction === null) continue;
    const after = textAt(tokens, direction.next);
    const isBare = textAt(tokens, i - 1) === 'the' && /^(?:on|to|upon)$/.test(textAt(tokens, i - 2));
    const isLine = LINES.has(after) || after === 'boundary';
    const isOthers = textAt(tokens, direction.next + 1) === 'of' && ownLandEnd(scan, direction.next + 1) < 0;
    if (isLine ? !isOthers : (isBare && after !== 'of') || /^(?:by|on)$/.test(after)) found.push(direction);
    i = direction.next - 1;
  }
  return found;
}

/** A mark that one course alone ends at, or the first of all, told to stand at a corner of the land. */
function cornersIn(scan: Scan): Told[] {
  const { tokens, from, to } = scan;
  for (let i = from; i < to; i += 1) {
    const direction = directionAt(tokens, i);
    if (direction === null || !/^cor(?:ner)?$/.test(textAt(tokens, direction.next))) continue;
    const end = ownLandEnd(scan, direction.next + 1);
    const mark = end < 0 ? null : markNamed(scan, i);
    if (mark === null) continue;
    return [{ kind: 'corner', ...(mark < 0 ? {} : { call: mark }), value: direction.deg, from, to }];
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
