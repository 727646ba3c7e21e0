// Lines and corners of a figure by what they are called: by their side, their number, their own figure, what runs along them, or their place beside the course at hand.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LINE_NOUNS, ORDINALS } from '#core/language/words/relation-words.ts';
import { valueEnd } from '#core/read/account/claims/line-by-value.ts';
import { LAST, type LineName, type Term } from '#core/read/account/claims/term.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';

export const LINES = wordSet(`${LINE_NOUNS} boundaries calls sides bound end`);
export const PLACES = ORDINALS.split(' ');
export const CORNER = /^cor(?:ner)?s?$/;
const GIVEN = /^(?:given|described|run|mentioned|named|stated|called|above)$/;

/** "the north line", "the second course", "the northeast corner", "the place of beginning", "the end of the third course". */
export function partAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const token = tokens[at];
  const name = isOf(token, opensName) || isOf(tokens[at + 1], isLine) ? nameAt(tokens, at) : null;
  if (name !== null) return { kind: 'line', ...name };
  const side = (isOf(token, opensPlace) ? farthestAt(tokens, at) : null) ?? sideAt(tokens, at, from);
  if (side !== null || !isOf(token, opensPlace)) return side;
  return placeAt(tokens, at, from) ?? beginningAt(tokens, at);
}

const isOf = (token: Token | undefined, isMeant: (word: Token) => boolean): boolean =>
  token?.kind === 'word' && isMeant(token);

interface Named {
  readonly by?: LineName;
  readonly call?: number;
  readonly deg?: number;
  readonly from: number;
  readonly to: number;
}

const LINE = wordSet('line course call one');
const POINTS = wordSet('this said which that');
const BEFORE = wordSet('before preceding previous foregoing former prior just');
const isLine = oncePerToken((word) => LINE.has(word));
/** The words that a name of a line opens with; another may stand right before its noun. */
const opensName = oncePerToken(
  (word) =>
    POINTS.has(word) ||
    BEFORE.has(word) ||
    LINE.has(word) ||
    LINES.has(word) ||
    PLACES.includes(word) ||
    /^(?:longest|shortest|next|curved?|arc|front|frontage|distance|length)$/.test(word),
);
/** Those of a corner, or of a line by its place. */
const opensPlace = oncePerToken(
  (word) =>
    PLACES.includes(word) ||
    BEGINS.test(word) ||
    /^(?:farthest|furthest|opening|initial|last|closing|final|point|place|corner|beginning|the|said)$/.test(word),
);
const BEHIND = /^(?:following|next|succeeding|after)$/;
/** Behind the noun they name another line. */
const NAMED_ON = /^(?:of|along|no|number|between)$/;
const IT = /^(?:it|this|that)$/;

/** A line by what is neither its number nor its side. */
function nameAt(tokens: readonly Token[], at: number): Named | null {
  const [text, after] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const ended = (by: LineName, to: number): Named => ({ by, from: at, to: IT.test(textAt(tokens, to)) ? to + 1 : to });
  if (POINTS.has(text)) {
    const noun = after === 'last' ? at + 2 : at + 1;
    const isNamedOn = NAMED_ON.test(textAt(tokens, noun + 1)) && tokens[noun + 2]?.kind !== 'number';
    const isOwn = /^(?:line|course|call)$/.test(textAt(tokens, noun)) && !isNamedOn;
    const last = after === 'last' ? { call: LAST } : {};
    return isOwn ? { by: { kind: 'this' }, ...last, from: at, to: noun + 1 } : null;
  }
  if (/^(?:longest|shortest)$/.test(text) && !/^(?:second|third|next)$/.test(textAt(tokens, at - 1))) {
    const most = text === 'longest' ? 'longest' : 'shortest';
    return { by: { kind: 'most', most }, from: at, to: LINES.has(after) || after === 'one' ? at + 2 : at + 1 };
  }
  const last = BEFORE.has(text) ? nounBehind(tokens, at) : -1;
  if (last >= 0 || (BEFORE.has(text) && after === 'one')) return ended({ kind: 'former' }, Math.max(last, at + 1) + 1);
  if (text === 'next' && LINE.has(after)) return ended({ kind: 'next' }, at + 2);
  const curve = curveAt(tokens, at);
  if (curve !== null) return curve;
  const called = calledAt(tokens, LINE.has(text) ? at : at + 1);
  if (called !== null) return called;
  if (!LINES.has(text) && !/^(?:one|front|frontage|distance|length)$/.test(text)) return null;
  if (LINE.has(text)) {
    if (BEFORE.has(after)) return ended({ kind: 'former' }, at + 2);
    if (BEHIND.test(after)) return ended({ kind: 'next' }, at + 2);
    const given = textAt(tokens, at + 2) === 'above' ? at + 3 : at + 2;
    if (/^(?:first|last)$/.test(after) && GIVEN.test(textAt(tokens, given)))
      return { call: after === 'first' ? 0 : LAST, from: at, to: given + 1 };
  }
  const valued = valueEnd(tokens, at);
  if (valued >= 0) return { by: { kind: 'value' }, from: at, to: valued };
  const heading = /^(?:run|running)$/.test(after) ? directionAt(tokens, at + 2) : null;
  if (heading !== null && LINE.has(text))
    return { by: { kind: 'heading', deg: heading.deg }, from: at, to: heading.next };
  return alongAt(tokens, at);
}

/** "the Maple Avenue line". */
function calledAt(tokens: readonly Token[], noun: number): Named | null {
  if (!LINE.has(textAt(tokens, noun))) return null;
  let from = noun;
  while (isNameWord(tokens, from - 1) && !/^(?:the|said)$/.test(textAt(tokens, from - 1))) from -= 1;
  const isCalled = from < noun && /^(?:the|said)$/.test(textAt(tokens, from - 1));
  return isCalled && WAYS.has(textAt(tokens, noun - 1)) ? { by: { kind: 'along' }, from, to: noun + 1 } : null;
}

/** "the said curve", "the second arc", "the curved line"; but "the arc length". */
function curveAt(tokens: readonly Token[], at: number): Named | null {
  const place = PLACES.indexOf(textAt(tokens, at));
  const noun = place >= 0 ? at + 1 : at;
  const isCurved = textAt(tokens, noun) === 'curved' && LINES.has(textAt(tokens, noun + 1));
  if (!isCurved && !/^(?:curve|arc)$/.test(textAt(tokens, noun))) return null;
  const to = isCurved ? noun + 2 : noun + 1;
  if (/^(?:length|distance|data|table|number|no)$/.test(textAt(tokens, to)) || tokens[to]?.kind === 'number')
    return null;
  return { by: { kind: 'curve', ...(place >= 0 ? { place } : {}) }, from: at, to };
}

const LEADS_ALONG = /^(?:along|on|upon|by|with|facing|fronting|next|to|the|said|an?|lands?|property|of)$/;
const RUNS = /^(?:running|run|runs|lying|lies|that|which)$/;

/** "the line along Elm Street", "the side next to the alley", "the line that runs with Harris", "the line on the north side". */
function alongAt(tokens: readonly Token[], noun: number): Named | null {
  // "the front of the lot on Grove Avenue".
  const isOfLand = /^of (?:the|said|this) (?:lot|tract|parcel|land|premises|property)$/.test(
    [1, 2, 3].map((step) => textAt(tokens, noun + step)).join(' '),
  );
  let lead = isOfLand ? noun + 4 : noun + 1;
  while (RUNS.test(textAt(tokens, lead)) || textAt(tokens, lead) === ',') lead += 1;
  let first = lead;
  while (LEADS_ALONG.test(textAt(tokens, first))) first += 1;
  // "The line of Purcell bears": he may have others, but this bearing is that of one which was run.
  const isOfName = LINE.has(textAt(tokens, noun)) && textAt(tokens, lead) === 'of';
  if (
    first === lead ||
    !(/^(?:along|on|upon|by|with|facing|fronting|next|adjoining|bordering)$/.test(textAt(tokens, lead)) || isOfName)
  )
    return null;
  const side = directionAt(tokens, first);
  if (side !== null && textAt(tokens, side.next) === 'side' && textAt(tokens, side.next + 1) !== 'of')
    return { deg: side.deg, from: noun, to: side.next + 1 };
  let to = first;
  while (isNameWord(tokens, to)) to += 1;
  // "by the Registrar's plat".
  const isOthers = textAt(tokens, to) === "'" || (isOfName && !/^(?:bears|bore)$/.test(textAt(tokens, to)));
  return to === first || isOthers || directionAt(tokens, first) !== null
    ? null
    : { by: { kind: 'along' }, from: noun, to };
}

function isNameWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "County Road 12".
  if (token?.kind === 'number') return WAYS.has(textAt(tokens, at - 1)) && lengthAt(tokens, at) === null;
  return token?.kind === 'word' && (token.capital || WAYS.has(token.text));
}

/** "the north line", "its most southerly corner", "the east and west sides": of two the second is met by itself. */
function sideAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const direction = directionAt(tokens, at);
  if (direction === null)
    return LINES.has(textAt(tokens, at + 1)) && /^(?:front|rear|back|street)$/.test(textAt(tokens, at))
      ? { kind: 'line', from: at, to: at + 2 }
      : null;
  const { deg, next, ending } = direction;
  const noun = pairedNoun(tokens, next);
  const to = noun === next ? noun + 1 : next;
  if (CORNER.test(textAt(tokens, noun))) {
    const isMost = ending === 'most' || /^(?:most|extreme)$/.test(textAt(tokens, at - 1));
    return { kind: 'corner', deg, ...(isMost ? { isMost } : {}), from: at, to };
  }
  const street = LINES.has(textAt(tokens, noun)) ? streetEnd(tokens, noun + 1) : -1;
  if (street >= 0) return { kind: 'line', by: { kind: 'along' }, from: at, to: street };
  if (LINES.has(textAt(tokens, noun))) return { kind: 'line', deg, from: at, to };
  // "corner to corner, from the southeast to the northwest".
  const isCorner = /^(?:from|to) the$/.test(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`) && deg % 90 !== 0;
  const isEnd = tokens[next]?.kind === 'mark' || textAt(tokens, next) === 'to';
  if (isCorner && isEnd && tokens.slice(from, at).some(({ text }) => CORNER.test(text)))
    return { kind: 'corner', deg, from: at, to: next };
  return isOfSuch(tokens, at, next, from) ? { kind: 'line', deg, from: at, to: next } : null;
}

/** Behind "of Locust Street", whose line it is; -1 where another's or the land's is. */
function streetEnd(tokens: readonly Token[], of: number): number {
  const first = /^(?:the|said)$/.test(textAt(tokens, of + 1)) ? of + 2 : of + 1;
  let to = first;
  while (isNameWord(tokens, to)) to += 1;
  return textAt(tokens, of) === 'of' && tokens.slice(first, to).some(({ text }) => WAYS.has(text)) ? to : -1;
}

/** Behind "and west", "to the southeast". */
function pairedNoun(tokens: readonly Token[], at: number): number {
  if (!/^(?:and|&|to)$/.test(textAt(tokens, at))) return at;
  return directionAt(tokens, textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1)?.next ?? at;
}

/** "Its shortest side is the southeast.", "the third line is its easterly bound and the second its northerly". */
function isOfSuch(tokens: readonly Token[], at: number, next: number, from: number): boolean {
  if (!/^(?:the|its)$/.test(textAt(tokens, at - 1)) || /^(?:word|number)$/.test(tokens[next]?.kind ?? '')) return false;
  if (/^(?:on|to|toward|towards|from|at|in)$/.test(textAt(tokens, at - 2))) return false;
  return tokens.slice(from, at).some(({ text }) => LINES.has(text));
}

/** "the second course", "the closing line", "the third corner", and "the fourth" where such were named before. */
export function placeAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const place = /^(?:opening|initial)$/.test(textAt(tokens, at)) ? 0 : PLACES.indexOf(textAt(tokens, at));
  if (place < 0 && !/^(?:last|closing|final)$/.test(textAt(tokens, at))) return null;
  if (place >= 0 && isInList(tokens, at)) return { kind: 'line', call: place, from: at, to: at + 1 };
  const line = nounBehind(tokens, at);
  if (line >= 0) {
    const isEnd = place >= 0 && /^end of the$/.test([3, 2, 1].map((step) => textAt(tokens, at - step)).join(' '));
    const call = place < 0 ? LAST : place;
    return isEnd
      ? { kind: 'corner', call: call + 1, from: at, to: line + 1 }
      : { kind: 'line', call, from: at, to: line + 1 };
  }
  if (place < 0) return null;
  if (textAt(tokens, at + 1) === 'corner') {
    // The beginning is the first, unless they are counted from it.
    const isAfter = /^(?:after|from|beyond)$/.test(textAt(tokens, at + 2));
    return { kind: 'corner', call: isAfter ? place + 1 : place, from: at, to: at + 2 };
  }
  const kind = ellipticOf(tokens, at, from);
  return kind === null ? null : { kind, call: place, from: at, to: at + 1 };
}

const GOES_ON = /^(?:and|or|is|being|are|was|its|the|with|to|as|of)$/;

/** "The third course is parallel with the first", "as are the second and fourth", "of the corners the fifth is the farthest north": what was named last. */
function ellipticOf(tokens: readonly Token[], at: number, from: number): 'line' | 'corner' | null {
  const isAlone = tokens[at + 1]?.kind !== 'word' || GOES_ON.test(textAt(tokens, at + 1));
  const isListed = /^(?:and|or|,)$/.test(textAt(tokens, at - 1)) && PLACES.includes(textAt(tokens, at - 2));
  if (!isAlone || !(isListed || textAt(tokens, at - 1) === 'the')) return null;
  const noun = tokens.slice(from, at).findLast(({ text }) => LINES.has(text) || CORNER.test(text));
  return noun === undefined ? null : LINES.has(noun.text) ? 'line' : 'corner';
}

/** The first of "the first, second and third courses". */
function isInList(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (/^(?:and|&|,|the)$/.test(textAt(tokens, next)) || (next > at + 1 && PLACES.includes(textAt(tokens, next))))
    next += 1;
  return PLACES.includes(textAt(tokens, next - 1)) && next > at + 1 && LINES.has(textAt(tokens, next));
}

/** Behind "farthest to the north"; null where no direction follows. */
function farthestAt(tokens: readonly Token[], at: number): Term | null {
  if (!/^(?:farthest|furthest)$/.test(textAt(tokens, at))) return null;
  let next = at + 1;
  while (/^(?:to|toward|towards|the)$/.test(textAt(tokens, next))) next += 1;
  const direction = directionAt(tokens, next);
  if (direction === null) return null;
  const from = /^(?:one|corner|point)$/.test(textAt(tokens, at - 1)) ? at - 1 : at;
  const to = /^(?:corner|point)$/.test(textAt(tokens, direction.next)) ? direction.next + 1 : direction.next;
  return { kind: 'corner', deg: direction.deg, isMost: true, from, to };
}

const BETWEEN =
  /^(?:-|described|mentioned|named|above|said|foregoing|given|of|the|these|those|and|last|straight|herein)$/;
const FARTHEST = 5;

/** The line that an ordinal is of: "the second of the above calls", "the fifth and last course". */
function nounBehind(tokens: readonly Token[], at: number): number {
  for (let i = at + 1; i < at + FARTHEST; i += 1) {
    if (LINES.has(textAt(tokens, i))) return i;
    if (!BETWEEN.test(textAt(tokens, i))) return -1;
  }
  return -1;
}

/** "the point of beginning", "the beginning corner". */
export function beginningAt(tokens: readonly Token[], at: number): Term | null {
  const [first, second, third] = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  const begun = (to: number): Term => ({ kind: 'corner', call: 0, from: at, to });
  if (/^(?:point|place|corner)$/.test(first) && second === 'of' && third === 'beginning') return begun(at + 3);
  if (first === 'beginning' && /^(?:corner|point)$/.test(second)) return begun(at + 2);
  // "The survey begins at the northeast corner".
  const isEnd = second === 'and' && /^(?:ends|closes)$/.test(third);
  if (BEGINS.test(first) && textAt(tokens, isEnd ? at + 3 : at + 1) === 'at') return begun(isEnd ? at + 3 : at + 1);
  // "from the beginning straight to".
  const isBare = first === 'beginning' && textAt(tokens, at - 1) === 'the' && second !== 'of';
  return isBare ? begun(at + 1) : null;
}

const BEGINS = /^(?:begins|begin|starts|commences)$/;
