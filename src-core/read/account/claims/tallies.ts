// Several lines told at once, and which of them all is the longest: "the first two lines", "courses 1 through six", "no line is longer", "from east to west".
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { countAt } from '#core/read/account/quantities/counts.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

const areLines = oncePerToken((word) => /^(?:courses|lines|calls|sides|boundaries|distances)$/.test(word));

/** The term of several lines that begins there, or null. */
export function talliedAt(tokens: readonly Token[], at: number): Term | null {
  return (
    countAlone(tokens, at) ??
    numberAt(tokens, at) ??
    rangeAt(tokens, at) ??
    groupAt(tokens, at) ??
    oneAt(tokens, at) ??
    mostAt(tokens, at) ??
    extentAt(tokens, at)
  );
}

const COUNTED = /^(?:courses|lines|calls|sides|corners|tracts|parcels)$/;
const FARTHEST_COUNTED = 10;

/** "The lines of the land are six in number", "the longest of the five". */
function countAlone(tokens: readonly Token[], at: number): Term | null {
  const count = numberNamedAt(tokens, at);
  if (count < 2) return null;
  const isNumbered = textAt(tokens, at + 1) === 'in' && textAt(tokens, at + 2) === 'number';
  const isOfAll = /^(?:the|all)$/.test(textAt(tokens, at - 1)) && textAt(tokens, at - 2) === 'of';
  const isAlone = isOfAll && (tokens[at + 1]?.kind === 'mark' || /^(?:and|is|are)$/.test(textAt(tokens, at + 1)));
  if (!isNumbered && !isAlone) return null;
  const before = tokens.slice(Math.max(0, at - FARTHEST_COUNTED), at);
  const noun = before.findLast(({ text }) => COUNTED.test(text) || COUNTED.test(`${text}s`))?.text;
  if (noun === undefined) return null;
  return {
    kind: 'count',
    count,
    noun: COUNTED.test(noun) ? noun : `${noun}s`,
    from: at,
    to: isNumbered ? at + 3 : at + 1,
  };
}

/** "The number of courses is seven". */
function numberAt(tokens: readonly Token[], at: number): Term | null {
  if (textAt(tokens, at) !== 'number' || textAt(tokens, at + 1) !== 'of') return null;
  let noun = at + 2;
  while (/^(?:the|its|said|such|above)$/.test(textAt(tokens, noun))) noun += 1;
  const be = noun + 1;
  const count = /^(?:is|being|was)$/.test(textAt(tokens, be)) ? numberNamedAt(tokens, be + 1) : 0;
  if (count === 0 || !COUNTED.test(textAt(tokens, noun))) return null;
  return { kind: 'count', count, noun: textAt(tokens, noun), from: at, to: be + 2 };
}

/** "Courses 1 through six inclusive", "lines numbered one to five". */
function rangeAt(tokens: readonly Token[], at: number): Term | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || !areLines(token)) return null;
  let from = at + 1;
  while (/^(?:numbered|no|nos|numbers|\(|\.|#|from)$/.test(textAt(tokens, from))) from += 1;
  const first = numberNamedAt(tokens, from);
  let to = textAt(tokens, from + 1) === ')' ? from + 2 : from + 1;
  if (first < 1 || !/^(?:through|thru|to|-)$/.test(textAt(tokens, to))) return null;
  to += 1;
  while (/^(?:no|\(|\.|#)$/.test(textAt(tokens, to))) to += 1;
  const last = numberNamedAt(tokens, to);
  if (last <= first) return null;
  return { kind: 'lines', first: first - 1, count: last - first + 1, from: at, to: to + 1 };
}

/** "the first two lines", "the last three of the above courses". */
function groupAt(tokens: readonly Token[], at: number): Term | null {
  const isLast = /^(?:last|final|closing)$/.test(textAt(tokens, at));
  if (!isLast && textAt(tokens, at) !== 'first') return null;
  const count = countAt(tokens, at + 1, areLines);
  return count === null
    ? null
    : { kind: 'lines', first: isLast ? -count.count : 0, count: count.count, from: at, to: count.to };
}

const ONE = /^(?:tract|parcel|piece|lot|curve)$/;

/** "one parcel only", "but one tract", "a single tract": told that there is no other. */
function oneAt(tokens: readonly Token[], at: number): Term | null {
  // "All of the lines are straight but one".
  if (textAt(tokens, at - 1) === 'but' && textAt(tokens, at - 2) === 'straight')
    return { kind: 'count', count: numberNamedAt(tokens, at), noun: 'curves', from: at - 1, to: at + 1 };
  const isSingle = /^(?:single|sole|only)$/.test(textAt(tokens, at));
  if (!isSingle && textAt(tokens, at) !== 'one') return null;
  const noun = textAt(tokens, at + 1);
  if (!ONE.test(noun)) return null;
  const to = textAt(tokens, at + 2) === 'of' && /^(?:land|ground)$/.test(textAt(tokens, at + 3)) ? at + 4 : at + 2;
  const isAlone =
    (isSingle && textAt(tokens, at) !== 'only') ||
    noun === 'curve' ||
    textAt(tokens, to) === 'only' ||
    /^(?:only|but)$/.test(textAt(tokens, at - 1)) ||
    (textAt(tokens, to) === 'and' && textAt(tokens, to + 1) === 'no');
  return isAlone ? { kind: 'count', count: 1, noun: noun === 'curve' ? 'curves' : 'tracts', from: at, to } : null;
}

/** "no line is longer than the third", "none of the lines is shorter than 341 feet". */
function mostAt(tokens: readonly Token[], at: number): Term | null {
  const word = textAt(tokens, at);
  if (!/^(?:longer|shorter)$/.test(word) || textAt(tokens, at + 1) !== 'than') return null;
  const none = [2, 3, 4, 5].map((step) => at - step).find((place) => /^(?:no|none)$/.test(textAt(tokens, place)));
  if (none === undefined) return null;
  const most = word === 'longer' ? 'longest' : 'shortest';
  return { kind: 'line', by: { kind: 'most', most }, from: none, to: at + 2 };
}

/** "from east to west", "north and south": the way that a length is taken; but "the north and south lines". */
function extentAt(tokens: readonly Token[], at: number): Term | null {
  const isLed = textAt(tokens, at) === 'from';
  const first = directionAt(tokens, isLed ? at + 1 : at);
  if (first === null || first.deg % 90 !== 0 || textAt(tokens, first.next) !== (isLed ? 'to' : 'and')) return null;
  const second = directionAt(tokens, first.next + 1);
  if (second === null || Math.abs(second.deg - first.deg) !== 180) return null;
  if (!isLed && /^(?:the|of|on|its)$/.test(textAt(tokens, at - 1))) return null;
  const isOfLine = /^(?:lines?|sides?|boundar\w*|corners?|ends?|half|halves|parts?|by|of|courses)$/.test(
    textAt(tokens, second.next),
  );
  return isOfLine ? null : { kind: 'extent', deg: first.deg % 180, from: at, to: second.next };
}
