// What a passage tells of a figure, term by term: counts, shapes, angles, lengths, lines and corners by their names, and how they stand to each other.

import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerPassage, oncePerPlace, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LEFT_AROUND, RIGHT_AROUND } from '#core/language/words/claim-words.ts';
import { LANDS, LINE_NOUNS, ORDINALS, SHAPES } from '#core/language/words/relation-words.ts';
import { figuredBearing, valueEnd } from '#core/read/account/claims/line-by-value.ts';
import { talliedAt } from '#core/read/account/claims/tallies.ts';
import { LAST, type Term } from '#core/read/account/claims/term.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { countAt } from '#core/read/account/quantities/counts.ts';
import { lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { readAngle } from '#core/read/values/read-angle.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

const LINES = wordSet(`${LINE_NOUNS} boundaries calls sides`);
const LAND = wordSet(LANDS);
const PLACES = ORDINALS.split(' ');
const SHAPE_OF = new Map(SHAPES.flatMap(([shape, words]) => words.split(' ').map((word) => [word, shape] as const)));
const SIDED = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const RIGHT = wordSet(RIGHT_AROUND);
const LEFT = wordSet(LEFT_AROUND);

/** In order; none within another. */
export const termsIn = oncePerPassage((tokens: readonly Token[], from: number, to: number): readonly Term[] => {
  const found: Term[] = [];
  for (let at = from; at < to; at += 1) {
    const term = termAt(tokens, at, from);
    // "88 degrees.": the stop of the sentence goes with the abbreviation.
    if (term === null || term.to > to + 1) continue;
    found.push({ ...term, to: Math.min(term.to, to) });
    at = Math.max(at, term.to - 1);
  }
  return found;
});

/** Whether a word can open a term, whatever stands around it: most cannot. */
const mayOpen = oncePerToken(
  (word) =>
    isNumberWord(word) ||
    SIDED.includes(word) ||
    SHAPE_OF.has(word) ||
    PLACES.includes(word) ||
    RIGHT.has(word) ||
    LEFT.has(word) ||
    OPENINGS.test(word),
);
const OPENINGS =
  /^(?:an?|acres?|acreage|ac|hectares|half|[nsewlutz]|irregular.*|[ns][ew]|(?:north|south|east|west).*|front|rear|back|street|point|place|beginning|corner|most|extreme|last|closing|final|courses?|lines?|calls?|sides?|perpendicular|parallel|equals?|opposite|right|left|due|clockwise|sun|hand|width|wide|breadth|single|sole|longe(?:r|st)|shorte(?:r|st)|from|boundaries|distances|number|farthest|furthest)$/;

function termAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark' || (token.kind === 'word' && !mayOpen(token))) return null;
  return (
    measuredAt(tokens, at) ?? shapeAt(tokens, at, from) ?? partAt(tokens, at, from) ?? relationAt(tokens, at, from)
  );
}

/** What figures tell, wherever the passage begins: whole sentences and the parts of them ask for the same. */
const measuredAt = oncePerPlace((tokens: readonly Token[], at: number): Term | null => {
  const area = areaAt(tokens, at);
  if (area !== null) return { kind: 'area', from: at, to: area.to };
  return (
    bearingAt(tokens, at) ??
    talliedAt(tokens, at) ??
    numberedAt(tokens, at) ??
    measureAt(tokens, at) ??
    countedAt(tokens, at)
  );
});

/** "N 63°04'34\" E"; a direction without a figure is a word of another term. */
function bearingAt(tokens: readonly Token[], at: number): Term | null {
  const read = figuredBearing(tokens, at);
  return read === null ? null : { kind: 'bearing', deg: degreesOf(azimuthOf(read.bearing)), from: at, to: read.next };
}

const NUMBERED = /^(?:course|line|call|side)s?$/;
const MOST_COURSES = 99;

/** "course (3)", "line no. 4", and the second of "courses (2) and (3)". */
function numberedAt(tokens: readonly Token[], at: number): Term | null {
  let number = at;
  if (NUMBERED.test(textAt(tokens, at))) {
    number += 1;
    while (/^(?:no|nos|number|numbers|\(|\.|#)$/.test(textAt(tokens, number))) number += 1;
  } else if (tokens[at]?.kind !== 'number' || !isListed(tokens, at)) return null;
  const { kind, value = 0, decimals = 0 } = tokens[number] ?? {};
  if (kind !== 'number' || decimals > 0 || !Number.isInteger(value) || value < 1 || value > MOST_COURSES) return null;
  if (lengthAt(tokens, number) !== null || /^[°/'"]$/.test(textAt(tokens, number + 1))) return null;
  const to = textAt(tokens, number + 1) === ')' ? number + 2 : number + 1;
  return { kind: 'line', call: value - 1, from: at, to };
}

/** Behind "courses (2) and (". */
function isListed(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (tokens[before]?.kind === 'number' || /^(?:and|&|,|\(|\)|no|nos|\.)$/.test(textAt(tokens, before))) before -= 1;
  return before < at - 1 && /^(?:course|line|call|side)s$/.test(textAt(tokens, before));
}

function measureAt(tokens: readonly Token[], at: number): Term | null {
  if (tokens[at]?.kind !== 'number') {
    const told = lengthAt(tokens, at);
    return told === null ? null : { kind: 'length', length: told, from: at, to: told.to };
  }
  const angle = angleAt(tokens, at);
  if (angle !== null) return { kind: 'angle', deg: angle.deg, from: at, to: angle.next };
  const length = lengthAt(tokens, at) ?? bareAt(tokens, at);
  return length === null ? null : { kind: 'length', length, from: at, to: length.to };
}

const SIGNS = [
  ['°', 1],
  ["'", 1 / 60],
  ['"', 1 / 3600],
] as const;

/** By its signs alone, since in a list the next angle begins behind a comma; else as it is read. */
function angleAt(tokens: readonly Token[], at: number): { deg: number; next: number } | null {
  let deg = 0;
  let next = at;
  for (const [sign, share] of SIGNS) {
    if (tokens[next]?.kind !== 'number' || textAt(tokens, next + 1) !== sign) break;
    deg += (tokens[next]?.value ?? 0) * share;
    next += 2;
  }
  if (next > at) return { deg, next };
  const read = readAngle(tokens, at);
  if (read?.marked !== true) return null;
  return { deg: read.degrees + read.minutes / 60 + read.seconds / 3600, next: read.next };
}

/** "268.12 x 515.72": feet, where nothing says so. */
function bareAt(tokens: readonly Token[], at: number): Quantity | null {
  const { value = 0, decimals = 0 } = tokens[at] ?? {};
  const isLed = textAt(tokens, at - 1) === 'x' && tokens[at - 2]?.kind === 'number';
  const isLeading = textAt(tokens, at + 1) === 'x' && tokens[at + 2]?.kind === 'number';
  return isLed || isLeading ? { value, half: 0.5 * 10 ** -decimals, unit: 'feet', from: at, to: at + 1 } : null;
}

const isCounted = ({ text }: Token): boolean =>
  /^(?:courses|calls|lines|sides|corners|angles|boundaries|curves|tracts|parcels)$/.test(text);

function countedAt(tokens: readonly Token[], at: number): Term | null {
  const sides = SIDED.indexOf(textAt(tokens, at));
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  if (sides > 0 && /^(?:sided|cornered)$/.test(textAt(tokens, behind)))
    return { kind: 'count', count: sides, noun: 'sides', from: at, to: behind + 1 };
  const count = countAt(tokens, at, isCounted) ?? boundedBy(tokens, at);
  return count === null
    ? null
    : { kind: 'count', count: count.count, noun: textAt(tokens, count.to - 1), from: at, to: count.to };
}

/** "four boundary lines", "the three interior angles". */
function boundedBy(tokens: readonly Token[], at: number): ReturnType<typeof countAt> {
  const boundary = countAt(tokens, at, ({ text }) =>
    /^(?:boundary|straight|interior|exterior|opposite|outer|following)$/.test(text),
  );
  return boundary !== null && isCounted(tokens[boundary.to] ?? ({ text: '' } as Token))
    ? { ...boundary, to: boundary.to + 1 }
    : null;
}

function shapeAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const text = textAt(tokens, at);
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  if (/^[lutz]$/.test(text) && textAt(tokens, behind) === 'shaped')
    return { kind: 'shape', shape: text === 'l' ? 'L' : 'odd', from: at, to: behind + 1 };
  if (/^irregular/.test(text)) return { kind: 'shape', shape: 'odd', from: at, to: at + 1 };
  if (/^(?:width|wide|breadth)$/.test(text)) return evenAt(tokens, at, from);
  const shape = SHAPE_OF.get(text);
  if (shape === undefined || (shape === 'square' && !isSquare(tokens, at))) return null;
  if (shape !== 'square' && !isOfLand(tokens, at, from)) return null;
  return { kind: 'shape', shape, from: at, to: at + 1 };
}

const EVEN = /^(?:same|equal|equally|uniform|uniformly|even|constant|common)$/;
const FARTHEST_EVEN = 4;

/** "the same width at both ends", "of uniform width", "equally wide in front and rear". */
function evenAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const led = tokens.slice(Math.max(from, at - FARTHEST_EVEN), at).findLastIndex(({ text }) => EVEN.test(text));
  if (led < 0) return null;
  const behind = tokens.slice(at + 1, at + 1 + FARTHEST_EVEN + 2).map(({ text }) => text);
  const areEnds = behind.some((word) => /^(?:ends?|rear|back)$/.test(word));
  const isUniform = EVEN_THROUGHOUT.test(textAt(tokens, Math.max(from, at - FARTHEST_EVEN) + led));
  return areEnds || isUniform ? { kind: 'shape', shape: areEnds ? 'even' : 'uniform', from: at, to: at + 1 } : null;
}

const EVEN_THROUGHOUT = /^(?:uniform|uniformly|constant)$/;

/** "a perfect square", "a square lot", "the parcel is square", "said lot being a square."; but "square feet", "forty feet square", "square corners". */
function isSquare(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)];
  if (LAND.has(after) || /^(?:perfect|exact|true|exactly|perfectly)$/.test(before)) return true;
  if (isMeasuredSquare(tokens, at)) return true;
  if (before === 'is' && LAND.has(textAt(tokens, at - 2))) return tokens[at + 1]?.kind !== 'word';
  const isTold = /^(?:is|being|forms?|forming|makes?|making)$/.test(textAt(tokens, at - 2));
  if (before === 'a' && after === 'in' && textAt(tokens, at + 2) === 'shape') return true;
  const isForm = textAt(tokens, at - 2) === 'of' && /^(?:form|shape|figure)$/.test(textAt(tokens, at - 3));
  return before === 'a' && (after === 'of' || isForm || (isTold && tokens[at + 1]?.kind !== 'word'));
}

/** "a lot 60 feet square", where the land is what is measured. */
function isMeasuredSquare(tokens: readonly Token[], at: number): boolean {
  for (let from = at - 1; from > at - 6; from -= 1) {
    if (lengthAt(tokens, from)?.to !== at) continue;
    const noun = /^(?:is|being|of)$/.test(textAt(tokens, from - 1)) ? from - 2 : from - 1;
    if (LAND.has(textAt(tokens, noun))) return true;
  }
  return false;
}

/** "a triangular piece", "being a rectangle", "in the shape of a triangle". */
function isOfLand(tokens: readonly Token[], at: number, from: number): boolean {
  for (let i = at + 1; i < at + 4; i += 1)
    if (/^(?:shape|form|outline)$/.test(textAt(tokens, i)) || LAND.has(textAt(tokens, i))) return true;
  for (let i = at - 1; i >= Math.max(from, at - 5); i -= 1)
    if (/^(?:shape|being|form|forming|forms|formed|is|are|figure|constitut\w*|makes?|making)$/.test(textAt(tokens, i)))
      return true;
  return false;
}

/** "the north line", "the second course", "the northeast corner", "the place of beginning", "the end of the third course". */
function partAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const farthest = farthestAt(tokens, at);
  if (farthest !== null) return farthest;
  const valued = valueEnd(tokens, at);
  if (valued >= 0) return { kind: 'line', isByValue: true, from: at, to: valued };
  const run = /^(?:line|course|call)$/.test(textAt(tokens, at)) && /^(?:run|running)$/.test(textAt(tokens, at + 1));
  const heading = run ? directionAt(tokens, at + 2) : null;
  if (heading !== null) return { kind: 'line', heading_deg: heading.deg, from: at, to: heading.next };
  const direction = directionAt(tokens, at);
  if (direction !== null) {
    const noun = pairedNoun(tokens, direction.next);
    const { deg } = direction;
    if (/^cor(?:ner)?$/.test(textAt(tokens, noun))) {
      const isMost = direction.ending === 'most' || /^(?:most|extreme)$/.test(textAt(tokens, at - 1));
      const to = noun === direction.next ? noun + 1 : direction.next;
      return { kind: 'corner', deg, ...(isMost ? { isMost } : {}), from: at, to };
    }
    // "the east and west lines" are two: the second is met by itself.
    if (isOfSuch(tokens, at, direction.next, from)) return { kind: 'line', deg, from: at, to: direction.next };
    if (LINES.has(textAt(tokens, noun)))
      return { kind: 'line', deg, from: at, to: noun === direction.next ? noun + 1 : direction.next };
  }
  if (/^(?:front|rear|back|street)$/.test(textAt(tokens, at)) && LINES.has(textAt(tokens, at + 1)))
    return { kind: 'line', from: at, to: at + 2 };
  const place = PLACES.indexOf(textAt(tokens, at));
  if (place >= 0 && isInList(tokens, at)) return { kind: 'line', call: place, from: at, to: at + 1 };
  const line = place >= 0 || /^(?:last|closing|final)$/.test(textAt(tokens, at)) ? nounBehind(tokens, at) : -1;
  if (line >= 0) {
    const call = place >= 0 ? place : LAST;
    const isEnd =
      textAt(tokens, at - 1) === 'the' && textAt(tokens, at - 2) === 'of' && textAt(tokens, at - 3) === 'end';
    return isEnd && place >= 0
      ? { kind: 'corner', call: call + 1, from: at, to: line + 1 }
      : { kind: 'line', call, from: at, to: line + 1 };
  }
  if (place >= 0 && textAt(tokens, at + 1) === 'corner') {
    // The beginning is the first, unless they are counted from it.
    const isAfter = /^(?:after|from|beyond)$/.test(textAt(tokens, at + 2));
    return { kind: 'corner', call: isAfter ? place + 1 : place, from: at, to: at + 2 };
  }
  const meant = place >= 0 ? ellipticOf(tokens, at, from) : null;
  if (meant !== null) return { kind: meant, call: place, from: at, to: at + 1 };
  const beginning = beginningAt(tokens, at);
  return beginning < 0 ? null : { kind: 'corner', call: 0, from: at, to: beginning };
}

/** "The third course is parallel with the first", "of the corners the fifth is the farthest north": what was named last. */
function ellipticOf(tokens: readonly Token[], at: number, from: number): 'line' | 'corner' | null {
  const isAlone = tokens[at + 1]?.kind !== 'word' || /^(?:and|or|is|being)$/.test(textAt(tokens, at + 1));
  if (textAt(tokens, at - 1) !== 'the' || !isAlone) return null;
  const noun = tokens.slice(from, at).findLast(({ text }) => LINES.has(text) || /^corners?$/.test(text));
  return noun === undefined ? null : LINES.has(noun.text) ? 'line' : 'corner';
}

/** The first of "the first, second and third courses". */
function isInList(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (/^(?:and|&|,|the)$/.test(textAt(tokens, next)) || (next > at + 1 && PLACES.includes(textAt(tokens, next))))
    next += 1;
  return PLACES.includes(textAt(tokens, next - 1)) && next > at + 1 && LINES.has(textAt(tokens, next));
}

/** "Its shortest side is the southeast." */
function isOfSuch(tokens: readonly Token[], at: number, next: number, from: number): boolean {
  if (textAt(tokens, at - 1) !== 'the' || tokens[next]?.kind === 'word' || tokens[next]?.kind === 'number')
    return false;
  const before = tokens.slice(from, at);
  return before.some(({ text }) => LINES.has(text)) && before.some(({ text }) => /^(?:longest|shortest)$/.test(text));
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

/** Behind "the point of beginning", "the beginning corner"; -1 where none is named. */
function beginningAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [0, 1, 2].map((step) => textAt(tokens, at + step));
  if (/^(?:point|place|corner)$/.test(first ?? '') && second === 'of' && third === 'beginning') return at + 3;
  return first === 'beginning' && /^(?:corner|point)$/.test(second ?? '') ? at + 2 : -1;
}

/** Behind "and west", "to the southeast". */
function pairedNoun(tokens: readonly Token[], at: number): number {
  if (!/^(?:and|&|to)$/.test(textAt(tokens, at))) return at;
  return directionAt(tokens, textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1)?.next ?? at;
}

function relationAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const text = textAt(tokens, at);
  const range = { from: at, to: at + 1 };
  if (text === 'perpendicular') return { kind: 'relation', relation: 'square', ...range };
  if (text === 'parallel') return { kind: 'relation', relation: 'parallel', ...range };
  // "said area equals 1.984 acres".
  if (/^equals?$/.test(text) && tokens[at + 1]?.kind !== 'number')
    return { kind: 'relation', relation: 'equal', ...range };
  if (text === 'opposite') return { kind: 'relation', relation: 'opposite', ...range };
  // "369 feet in width, measured at right angles": how a width is taken, and no corner.
  const isTaken = textAt(tokens, at - 1) === 'at' && textAt(tokens, at - 2) === 'measured';
  const isRight = text === 'right' && /^angles?$/.test(textAt(tokens, at + 1)) && !isTaken;
  if (
    isRight ||
    (text === 'square' && /^(?:corners?|angles?)$/.test(textAt(tokens, at + 1))) ||
    isSquarely(tokens, at, from)
  )
    return { kind: 'relation', relation: 'right-angled', from: at, to: at + (isSquarely(tokens, at, from) ? 1 : 2) };
  return aroundAt(tokens, at);
}

/** "all corners are square". */
function isSquarely(tokens: readonly Token[], at: number, from: number): boolean {
  if (textAt(tokens, at) !== 'square' || !/^(?:is|are|being)$/.test(textAt(tokens, at - 1))) return false;
  return tokens.slice(from, at).some(({ text }) => /^(?:corners?|angles?)$/.test(text));
}

/** "clockwise", "with the sun", "the land on the right hand". */
function aroundAt(tokens: readonly Token[], at: number): Term | null {
  const text = textAt(tokens, at);
  const due = text === 'due' ? directionAt(tokens, at + 1) : null;
  if (due !== null) return { kind: 'due', deg: due.deg, from: at, to: due.next };
  if (
    /^(?:left|right)$/.test(text) &&
    textAt(tokens, at - 1) === 'the' &&
    /^(?:to|towards?)$/.test(textAt(tokens, at - 2))
  )
    return { kind: 'bend', side: text === 'left' ? 'left' : 'right', from: at, to: at + 1 };
  const [before, second] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  if (text === 'clockwise' && (before === 'counter' || second === 'counter'))
    return { kind: 'around', side: 'left', from: at, to: at + 1 };
  if (RIGHT.has(text)) return { kind: 'around', side: 'right', from: at, to: at + 1 };
  if (LEFT.has(text)) return { kind: 'around', side: 'left', from: at, to: at + 1 };
  if (text === 'sun' && before === 'the' && /^(?:with|against)$/.test(second))
    return { kind: 'around', side: second === 'with' ? 'right' : 'left', from: at - 2, to: at + 1 };
  if (text === 'hand' && /^(?:left|right)$/.test(before)) {
    const isOfLand = tokens.slice(Math.max(0, at - 10), at).some((token) => LAND.has(token.text));
    return isOfLand ? { kind: 'around', side: before === 'left' ? 'left' : 'right', from: at - 1, to: at + 1 } : null;
  }
  return null;
}
