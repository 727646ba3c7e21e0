// A course along the middle of a way that is told to be an edge of that way, or to lie so far from its middle: it can be only one of them.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { EDGES, isWayWord } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

const isMiddle = oncePerToken((word) => /^(?:cent(?:er|re)(?:line)?|middle|thread)$/.test(word));
const ALONG = /^(?:along|with|following|down|up|in|on|upon|by)$/;

/** The words that put it elsewhere, or null. */
export function besideMiddle(tokens: readonly Token[], { from, to, values }: Course): Passage | null {
  const [middle, ...others] = placesWithin(tokens, from, to, isMiddle);
  if (middle === undefined || !isRunAlong(tokens, middle)) return null;
  for (let at = middle + 1; at < to; at += 1) {
    if (isEdge(tokens, at)) return { from: middle, to: Math.min(to, at + 4) };
    const length = values.some((value) => value.at <= at && at < value.next) ? null : lengthAt(tokens, at);
    const of = length === null ? -1 : awayFrom(tokens, length.to);
    const again = others.find((other) => of >= 0 && other > of && other <= of + 2);
    if (again !== undefined && isSameWay(tokens, again)) return { from: at, to: again + 1 };
  }
  return null;
}

/** "along the center line of Depot Street"; but "to a point in the center of the road", "parallel with the center line". */
function isRunAlong(tokens: readonly Token[], middle: number): boolean {
  const lead = /^(?:the|said)$/.test(textAt(tokens, middle - 1)) ? middle - 2 : middle - 1;
  if (!ALONG.test(textAt(tokens, lead))) return false;
  return !tokens.slice(Math.max(0, lead - NEAR), lead).some(({ text }) => /^(?:to|parallel|point|from|at)$/.test(text));
}

/** In tokens. */
const NEAR = 4;

/** "being the northerly edge thereof", "being its south side", "which is the east line of said street"; but "being the north line of the tract". */
function isEdge(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:being|is)$/.test(textAt(tokens, at))) return false;
  const isIts = textAt(tokens, at + 1) === 'its';
  if (!isIts && textAt(tokens, at + 1) !== 'the') return false;
  const noun = directionAt(tokens, at + 2)?.next ?? at + 2;
  if (noun === at + 2 || !EDGES.test(textAt(tokens, noun))) return false;
  // "its north line" may be that of the land.
  const isOfWay = /^(?:edge|margin|side)$/.test(textAt(tokens, noun));
  if (isIts || textAt(tokens, noun + 1) === 'thereof') return isOfWay;
  const way = textAt(tokens, noun + 1) === 'of' ? tokens[noun + 3] : undefined;
  return /^(?:the|said)$/.test(textAt(tokens, noun + 2)) && way?.kind === 'word' && isWayWord(way);
}

/** Where "from", "distant from", "northerly of" stands behind a length; -1 where none does. */
function awayFrom(tokens: readonly Token[], behind: number): number {
  const way = textAt(tokens, behind) === 'distant' ? behind + 1 : behind;
  const of = directionAt(tokens, way)?.next ?? way;
  return /^(?:from|of)$/.test(textAt(tokens, of)) ? of : -1;
}

/** "the center thereof", "said centerline", "the center of the road"; but "the center of Elm Street", "of the bridge". */
function isSameWay(tokens: readonly Token[], middle: number): boolean {
  const of = textAt(tokens, middle + 1) === 'line' ? middle + 2 : middle + 1;
  if (textAt(tokens, of) !== 'of') return true;
  const way = tokens[of + 2];
  return /^(?:the|said|same)$/.test(textAt(tokens, of + 1)) && way?.kind === 'word' && isWayWord(way);
}
