// Corners and sides of the figure by their names: "the northeast corner of the tract herein described", "being the south line hereof".
import { textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { BEFORE_OWN_SIDE, LANDS, LINE_NOUNS } from '#core/language/words/relation-words.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import { isDestination, isValue, type Scan, type Told } from '#core/read/account/relations/scan.ts';

const LAND = wordSet(LANDS);
const LINES = wordSet(LINE_NOUNS);
const SIDE_LEADS = wordSet(BEFORE_OWN_SIDE);

/** The corner or side named at a token; a passage without a course tells of the point of beginning. */
export function ownPartAt(scan: Scan, at: number): Told | null {
  const { tokens } = scan;
  const direction = directionAt(tokens, at);
  // "most westerly southwest corner": of two words the last names it.
  if (direction === null || directionAt(tokens, direction.next) !== null || isValue(scan, at)) return null;
  const noun = textAt(tokens, direction.next);
  // "WESTERLY and beginning at a stake, by land of Foster".
  if (scan.call === null && at === scan.from && noun === 'and' && direction.ending === 'erly')
    return { kind: 'side', call: 0, value: direction.deg, from: at, to: direction.next };
  if (noun !== 'corner' && noun !== 'cor' && !LINES.has(noun)) return null;
  const begun = isMarkBegunAt(scan, at, direction.next + 1) ? direction.next + 1 : begunEnd(scan, direction.next + 1);
  const end =
    begun >= 0 ? begun : isItsCorner(scan, at, noun) ? direction.next + 1 : ownLandEnd(scan, direction.next + 1);
  if (end < 0) return null;
  const isOutermost = direction.ending === 'most' || textAt(tokens, at - 1) === 'most';
  const first = leadOf(scan, textAt(tokens, at - 1) === 'most' ? at - 1 : at);
  const part = { value: direction.deg, from: first + 1, to: end };
  if (LINES.has(noun)) return side(scan, first, part);
  // A place told from the corner is not the corner.
  // "60.00 ft. from the SW corner thereof".
  const isMeasured = textAt(tokens, first - 1) === '.' && unitNamed(textAt(tokens, first - 2)) !== null;
  const isFrom =
    textAt(tokens, first) === 'from' &&
    !(begun > 0 && !isMeasured && /^(?:running|bounded|starting|go|lines|[:;,.-]|)$/.test(textAt(tokens, first - 1)));
  if (isFrom || /^(?:of|near|toward|towards|in)$/.test(textAt(tokens, first))) return null;
  return {
    kind: 'corner',
    ...cornerOf(scan, at),
    ...(isOutermost && !isDoubled(scan, at) ? { side: 'most' } : {}),
    ...part,
  };
}

/** "to a stake for its West corner": of no land that the course names. */
function isItsCorner({ tokens, from, call }: Scan, at: number, noun: string): boolean {
  const its = textAt(tokens, at - 1) === 'most' ? at - 2 : at - 1;
  if (call === null || !/^cor/.test(noun) || textAt(tokens, its) !== 'its') return false;
  if (!/^(?:for|being|as|marking)$/.test(textAt(tokens, its - 1))) return false;
  return !tokens.slice(from, its).some(({ text }) => LAND.has(text) || text === 'survey' || text === 'section');
}

/** "Its southwest corner is an iron bar; from the bar the lines are": the mark that the courses set out from. */
function isMarkBegunAt({ tokens, call, courses }: Scan, at: number, next: number): boolean {
  if (call !== null || textAt(tokens, at - 1) !== 'its' || textAt(tokens, next) !== 'is') return false;
  const mark = tokens.slice(next + 1, next + 6).map(({ text }) => text);
  const from = courses[0]?.from ?? 0;
  const isFrom = (i: number): boolean => textAt(tokens, i - 2) === 'from' && textAt(tokens, i - 1) === 'the';
  return [1, 2, 3, 4, 5, 6, 7].some((step) => isFrom(from - step) && mark.includes(textAt(tokens, from - step)));
}

/** Behind the "thereof" of "a tract on the road: beginning at the northwest corner thereof", of the tract or of what it lies in, whose corner is then its own; else -1. */
function begunEnd({ tokens, call, from }: Scan, at: number): number {
  if ((call ?? 0) > 0 || !tokens.slice(from, at).some(({ text }) => /^(?:begin|commenc|start|from$)/.test(text)))
    return -1;
  if (textAt(tokens, at) === 'thereof') return at + 1;
  const isOf = textAt(tokens, at) === 'of' && /^(?:that|said)$/.test(textAt(tokens, at + 1));
  let end = at + 2;
  while (isOf && /^(?:quarter|-)$/.test(textAt(tokens, end))) end += 1;
  return end > at + 2 ? end : -1;
}

/** "the most westerly southwest corner". */
function isDoubled({ tokens }: Scan, at: number): boolean {
  const before = directionAt(tokens, at - 1);
  return before !== null && before.next === at;
}

/** The token before "the", "said", "its" and a first direction. */
function leadOf({ tokens }: Scan, at: number): number {
  let first = at - 1;
  while (
    /^(?:the|said|a|its|most|extreme|entire|whole|full)$/.test(textAt(tokens, first)) ||
    directionAt(tokens, first) !== null
  )
    first -= 1;
  return first;
}

/** A corner told before the figures of a course is where it starts. */
function cornerOf(scan: Scan, at: number): { call?: number } {
  const { call, courses } = scan;
  if (call === null) return {};
  const values = courses[call]?.values ?? [];
  const isBeforeFigures = !isDestination(scan, at) && values.every((value) => value.at > at);
  if (!isBeforeFigures) return { call };
  return call === 0 ? {} : { call: call - 1 };
}

function side(scan: Scan, first: number, part: { value: number; from: number; to: number }): Told | null {
  const { tokens, call } = scan;
  const lead = textAt(tokens, first);
  if (call === null || isDestination(scan, first) || !SIDE_LEADS.has(lead)) return null;
  return { kind: 'side', call, ...part };
}
