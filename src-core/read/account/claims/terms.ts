// What a passage tells of a figure, term by term: counts, shapes, angles, lengths, lines and corners by their names, and how they stand to each other.

import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerPassage, oncePerPlace, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LEFT_AROUND, RIGHT_AROUND } from '#core/language/words/claim-words.ts';
import { LANDS, SHAPES } from '#core/language/words/relation-words.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import { lyingAt, opensLying } from '#core/read/account/claims/lying-terms.ts';
import { markAt } from '#core/read/account/claims/mark-named.ts';
import { LINES, PLACES, partAt } from '#core/read/account/claims/named-parts.ts';
import { talliedAt } from '#core/read/account/claims/tallies.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { countAt } from '#core/read/account/quantities/counts.ts';
import { lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { readAngle } from '#core/read/values/read-angle.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

const LAND = wordSet(LANDS);
const SHAPE_OF = new Map(SHAPES.flatMap(([shape, words]) => words.split(' ').map((word) => [word, shape] as const)));
const SIDED = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const BY_SIDES = ['', '', '', 'triangle', 'quadrangle', 'pentagon', 'hexagon'];
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
    LINES.has(word) ||
    RIGHT.has(word) ||
    LEFT.has(word) ||
    OPENINGS.test(word),
);
const OPENINGS =
  /^(?:an?|acres?|acreage|ac|hectares|half|[nsewlutz]|irregular.*|[ns][ew]|(?:north|south|east|west).*|front|frontage|distance|length|rear|back|street|point|place|beginning|begins?|starts|commences|corner|most|extreme|last|closing|final|opening|initial|this|said|which|that|next|preceding|previous|foregoing|former|prior|curved?|arc|same|as|twice|double|concave|convex|bulg.*|bow(?:s|ed)|cent(?:er|re)|perpendicular|parallel|equals?|opposite|right|left|due|clockwise|sun|hand|width|wide|breadth|single|sole|only|radius|longe(?:r|st)|shorte(?:r|st)|from|boundaries|distances|number|farthest|furthest|over|fac(?:e|es|ing))$/;

/** The term that opens at a token of a passage. */
export function termAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  const lying = token.kind === 'word' && opensLying(token) ? lyingAt(tokens, at) : null;
  if (lying !== null) return lying;
  if (token.kind === 'word' && !mayOpen(token))
    return isSourceLead(token) ? (sourceAt(tokens, at) ?? markAt(tokens, at, from)) : null;
  const isWord = token.kind === 'word';
  return (
    measuredAt(tokens, at) ??
    (isWord && opensShape(token) ? shapeAt(tokens, at, from) : null) ??
    partAt(tokens, at, from) ??
    markAt(tokens, at, from) ??
    (isWord && opensRelation(token) ? relationAt(tokens, at, from) : null)
  );
}

const opensShape = oncePerToken(
  (word) => SHAPE_OF.has(word) || /^(?:[lutz]|irregular.*|width|wide|breadth)$/.test(word),
);
const opensRelation = oncePerToken(
  (word) =>
    RIGHT.has(word) ||
    LEFT.has(word) ||
    /^(?:perpendicular|parallel|equals?|twice|double|half|as|same|one|like|opposite|right|left|hand|square|cent(?:er|re)|radius|(?:concave|convex|bulg|bow).*|due|clockwise|sun|over|fac(?:e|es|ing))$/.test(
      word,
    ),
);

const PAPERS = wordSet('deed deeds plat plats map maps patent record records notes certificate');
const LONGEST_SOURCE = 6;
const isSourceLead = oncePerToken((word) => /^(?:the|by|in|per|on)$/.test(word));

/** "by the Registrar's plat", "which the old patent gives": the paper that tells a value. */
function sourceAt(tokens: readonly Token[], at: number): Term | null {
  for (let i = at + 1; i < at + LONGEST_SOURCE; i += 1) {
    const text = textAt(tokens, i);
    if (PAPERS.has(text))
      return /^(?:of|to|from)$/.test(textAt(tokens, i + 1)) ? null : { kind: 'source', from: at, to: i + 1 };
    if ((tokens[i]?.kind !== 'word' && text !== "'") || LINES.has(text) || LAND.has(text)) return null;
  }
  return null;
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
  if (isScaled(tokens, at)) return null;
  if (tokens[at]?.kind !== 'number') {
    const told = lengthAt(tokens, at);
    const worded = told === null && isNumberWord(textAt(tokens, at)) ? readAngle(tokens, at) : null;
    if (worded?.marked === true)
      return { kind: 'angle', deg: worded.degrees + worded.minutes / 60, from: at, to: worded.next };
    return told === null ? null : { kind: 'length', length: told, from: at, to: told.to };
  }
  // "410'" are feet, where no degrees go before.
  const angle = textAt(tokens, at + 1) === "'" && lengthAt(tokens, at) !== null ? null : angleAt(tokens, at);
  if (angle !== null) return { kind: 'angle', deg: angle.deg, from: at, to: angle.next };
  const length = lengthAt(tokens, at) ?? bareAt(tokens, at);
  return length === null ? null : { kind: 'length', length, from: at, to: length.to };
}

/** "Scale 1 inch = 40 feet". */
const isScaled = (tokens: readonly Token[], at: number): boolean =>
  (textAt(tokens, at) === '1' &&
    /^(?:inch|in|")$/.test(textAt(tokens, at + 1)) &&
    /^(?:=|equals?|to)$/.test(textAt(tokens, textAt(tokens, at + 2) === '.' ? at + 3 : at + 2))) ||
  isScaledTo(tokens, at) ||
  isToInch(tokens, lengthAt(tokens, at)?.to ?? -1);

/** "50 ft. to 1 in.", "40 feet to the inch". */
const isToInch = (tokens: readonly Token[], behind: number): boolean => {
  if (behind < 0) return false;
  const to = textAt(tokens, behind) === '.' ? behind + 1 : behind;
  return (
    textAt(tokens, to) === 'to' &&
    /^(?:1|one|the|an)$/.test(textAt(tokens, to + 1)) &&
    /^(?:inch|in|")$/.test(textAt(tokens, to + 2)) &&
    tokens[to + 3]?.kind !== 'word'
  );
};

const SCALES = wordSet('= equal equals to');
const isScaledTo = (tokens: readonly Token[], at: number): boolean =>
  SCALES.has(textAt(tokens, at - 1)) &&
  [2, 3].some((step) => /^(?:inch|in|")$/.test(textAt(tokens, at - step)) && textAt(tokens, at - step - 1) === '1');

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
  // "angles of 80 and 100 degrees".
  const isListed = /^(?:and|or|,)$/.test(textAt(tokens, at + 1)) && tokens[at + 2]?.kind === 'number';
  if (read?.marked !== true && isListed && /^(?:deg|degrees)$/.test(textAt(tokens, at + 3)))
    return { deg: tokens[at]?.value ?? 0, next: at + 1 };
  if (read?.marked !== true) return null;
  return { deg: read.degrees + read.minutes / 60 + read.seconds / 3600, next: read.next };
}

/** "268.12 x 515.72": feet, where nothing says so. */
function bareAt(tokens: readonly Token[], at: number): Quantity | null {
  const { value = 0, decimals = 0 } = tokens[at] ?? {};
  const isLed = textAt(tokens, at - 1) === 'x' && tokens[at - 2]?.kind === 'number';
  const isLeading = /^(?:x|by)$/.test(textAt(tokens, at + 1)) && tokens[at + 2]?.kind === 'number';
  return isLed || isLeading ? { value, half: 0.5 * 10 ** -decimals, unit: 'feet', from: at, to: at + 1 } : null;
}

const isCounted = ({ text }: Token): boolean =>
  /^(?:courses|calls|lines|sides|corners|angles|boundaries|curves|tracts|parcels)$/.test(text);

function countedAt(tokens: readonly Token[], at: number): Term | null {
  const sides = SIDED.indexOf(textAt(tokens, at));
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const isSided = sides > 0 && /^(?:sided|cornered)$/.test(textAt(tokens, behind));
  // "a three-cornered piece".
  const shape = isSided && LAND.has(textAt(tokens, behind + 1)) ? BY_SIDES[sides] : undefined;
  if (shape !== undefined) return { kind: 'shape', shape, from: at, to: behind + 1 };
  if (isSided) return { kind: 'count', count: sides, noun: 'sides', from: at, to: behind + 1 };
  const count = countAt(tokens, at, isCounted);
  return count === null
    ? null
    : { kind: 'count', count: count.count, noun: textAt(tokens, count.to - 1), from: at, to: count.to };
}

function shapeAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const text = textAt(tokens, at);
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  if (/^[lutz]$/.test(text) && textAt(tokens, behind) === 'shaped')
    return { kind: 'shape', shape: text === 'l' ? 'L' : 'odd', from: at, to: behind + 1 };
  if (text === 'l' && textAt(tokens, at - 1) === 'letter') return { kind: 'shape', shape: 'L', from: at, to: at + 1 };
  if (/^irregular/.test(text)) return { kind: 'shape', shape: 'odd', from: at, to: at + 1 };
  if (/^(?:width|wide|breadth)$/.test(text)) return evenAt(tokens, at, from);
  const shape = SHAPE_OF.get(text);
  if (shape === undefined || (shape === 'square' && !isSquare(tokens, at))) return null;
  // "Cardinal Land Company".
  if (shape === 'cardinal' && !/^(?:points?|directions?|courses?|lines?|bearings?)$/.test(textAt(tokens, at + 1)))
    return null;
  if (!/^(?:square|cardinal)$/.test(shape) && !isOfLand(tokens, at, from)) return null;
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
  const isUniform =
    behind[0] === 'throughout' || EVEN_THROUGHOUT.test(textAt(tokens, Math.max(from, at - FARTHEST_EVEN) + led));
  return areEnds || isUniform ? { kind: 'shape', shape: areEnds ? 'even' : 'uniform', from: at, to: at + 1 } : null;
}

const EVEN_THROUGHOUT = /^(?:uniform|uniformly|constant)$/;

/** "a perfect square", "a square lot", "the parcel is square", "said lot being a square."; but "square feet", "forty feet square", "square corners". */
function isSquare(tokens: readonly Token[], at: number): boolean {
  // "part of Mile Square Lot 6": what it is a part of.
  const of = [1, 2, 3].map((step) => at - step).find((place) => textAt(tokens, place) === 'of');
  if (of !== undefined && /^(?:part|portion)$/.test(textAt(tokens, of - 1))) return false;
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)];
  if (LAND.has(after) || /^(?:perfect|exact|true|exactly|perfectly)$/.test(before)) return true;
  if (isMeasuredSquare(tokens, at)) return true;
  if (before === 'is' && LAND.has(textAt(tokens, at - 2))) return tokens[at + 1]?.kind !== 'word';
  const isTold = /^(?:is|being|forms?|forming|makes?|making)$/.test(textAt(tokens, at - 2));
  if (before === 'a' && after === 'in' && textAt(tokens, at + 2) === 'shape') return true;
  const isForm = textAt(tokens, at - 2) === 'of' && /^(?:form|shape|figure)$/.test(textAt(tokens, at - 3));
  // "The tract lies in a square, its four sides being equal".
  const isLaid = textAt(tokens, at - 2) === 'in' && /^(?:lies|lying|laid|runs?|stands)$/.test(textAt(tokens, at - 3));
  return before === 'a' && (after === 'of' || isForm || ((isTold || isLaid) && tokens[at + 1]?.kind !== 'word'));
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

function relationAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const text = textAt(tokens, at);
  const range = { from: at, to: at + 1 };
  if (text === 'perpendicular') return { kind: 'relation', relation: 'square', ...range };
  if (text === 'parallel') return { kind: 'relation', relation: 'parallel', ...range };
  const equal = equalAt(tokens, at);
  if (equal !== null) return equal;
  if (text === 'opposite') return { kind: 'relation', relation: 'opposite', ...range };
  // "the side which is over against it", "the lines that face each other".
  const [next, second] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (text === 'over')
    return next === 'against' ? { kind: 'relation', relation: 'opposite', from: at, to: at + 2 } : null;
  if (text.startsWith('fac'))
    return /^(?:each other|one another)$/.test(`${next} ${second}`)
      ? { kind: 'relation', relation: 'opposite', from: at, to: at + 3 }
      : null;
  // "369 feet in width, measured at right angles": how a width is taken, and no corner.
  const isTaken = textAt(tokens, at - 1) === 'at' && textAt(tokens, at - 2) === 'measured';
  const isRight = text === 'right' && /^angles?$/.test(textAt(tokens, at + 1)) && !isTaken;
  if (
    isRight ||
    (text === 'square' && /^(?:corners?|angles?)$/.test(textAt(tokens, at + 1))) ||
    isSquarely(tokens, at, from)
  )
    return { kind: 'relation', relation: 'right-angled', from: at, to: at + (isSquarely(tokens, at, from) ? 1 : 2) };
  return hollowAt(tokens, at) ?? aroundAt(tokens, at);
}

const TIMES: Readonly<Record<string, number>> = { twice: 2, double: 2, half: 0.5 };

/** "equal", "of the same length as", "of one length", "as long as", "twice the length of"; but "said area equals 1.984 acres". */
function equalAt(tokens: readonly Token[], at: number): Term | null {
  const text = textAt(tokens, at);
  const equal = (to: number): Term => ({ kind: 'relation', relation: 'equal', from: at, to });
  if (/^equals?$/.test(text)) return tokens[at + 1]?.kind === 'number' ? null : equal(at + 1);
  const times = TIMES[text];
  const next = times !== undefined && textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1;
  const isLong = textAt(tokens, next) === 'as' && textAt(tokens, next + 1) === 'long';
  if (times !== undefined && (isLong || textAt(tokens, next) === 'length'))
    return { kind: 'relation', relation: 'equal', times, from: at, to: next + (isLong ? 2 : 1) };
  if (text === 'as' && textAt(tokens, at + 1) === 'long' && textAt(tokens, at + 2) === 'as') return equal(at + 3);
  return /^(?:same|one|like)$/.test(text) && textAt(tokens, at + 1) === 'length' ? equal(at + 2) : null;
}

/** "concave to the northwest", "bulging southerly", "its center lying within the lot". */
function hollowAt(tokens: readonly Token[], at: number): Term | null {
  const text = textAt(tokens, at);
  if (/^cent(?:er|re)$/.test(text) || (text === 'radius' && textAt(tokens, at + 1) === 'point')) {
    const steps = [1, 2, 3, 4, 5, 6, 7].map((step) => at + step);
    const where = steps.find((place) => WITHIN.test(textAt(tokens, place)));
    const toward = steps.flatMap((place) => directionAt(tokens, place) ?? [])[0];
    if (!/^(?:its|the|whose)$/.test(textAt(tokens, at - 1))) return null;
    if (where === undefined)
      return toward === undefined || tokens[toward.next]?.kind === 'number'
        ? null
        : { kind: 'hollow', deg: toward.deg, from: at, to: toward.next };
    const side = /^(?:within|inside|in)$/.test(textAt(tokens, where)) ? 'in' : 'out';
    return { kind: 'hollow', side, from: at, to: where + 1 };
  }
  if (!/^(?:concave|convex|bulg|bow)/.test(text)) return null;
  let next = at + 1;
  while (/^(?:to|toward|towards|the|out|outward)$/.test(textAt(tokens, next))) next += 1;
  const direction = directionAt(tokens, next);
  if (direction === null) return null;
  const deg = text === 'concave' ? direction.deg : (direction.deg + 180) % 360;
  return { kind: 'hollow', deg, from: at, to: direction.next };
}

const WITHIN = /^(?:within|inside|in|without|outside|beyond)$/;

/** "all corners are square". */
function isSquarely(tokens: readonly Token[], at: number, from: number): boolean {
  if (textAt(tokens, at) !== 'square' || !/^(?:is|are|being)$/.test(textAt(tokens, at - 1))) return false;
  return tokens.slice(from, at).some(({ text }) => /^(?:corners?|angles?)$/.test(text));
}

const BENDS = /^(?:turn|bend|curv|swing|veer)(?:s|e|es|ed|ing)?$/;

/** "clockwise", "with the sun", "the land on the right hand". */
function aroundAt(tokens: readonly Token[], at: number): Term | null {
  const text = textAt(tokens, at);
  const due = text === 'due' ? directionAt(tokens, at + 1) : null;
  if (due !== null) return { kind: 'due', deg: due.deg, from: at, to: due.next };
  const [before, second] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  if (text === 'clockwise' && (before === 'counter' || second === 'counter'))
    return { kind: 'around', side: 'left', from: at, to: at + 1 };
  if (RIGHT.has(text)) return { kind: 'around', side: 'right', from: at, to: at + 1 };
  if (LEFT.has(text)) return { kind: 'around', side: 'left', from: at, to: at + 1 };
  if (text === 'sun' && before === 'the' && /^(?:with|against)$/.test(second))
    return { kind: 'around', side: second === 'with' ? 'right' : 'left', from: at - 2, to: at + 1 };
  const isTurned = BENDS.test(before) || (before === 'the' && /^(?:to|towards?)$/.test(second));
  const hand = text === 'hand' ? before : text;
  if (!/^(?:left|right)$/.test(hand) || /^(?:side|hand|bank|angles?)$/.test(textAt(tokens, at + 1))) return null;
  // "the lot laid out to the right of Thomas Green": his share in the township.
  if (textAt(tokens, at + 1) === 'of' && tokens[at + 2]?.capital === true && textAt(tokens, at + 3) !== "'")
    return null;
  const side = hand === 'left' ? 'left' : 'right';
  const range = { from: text === 'hand' ? at - 1 : at, to: at + 1 };
  const isLed = text === 'hand' || (before === 'the' && /^(?:on|upon)$/.test(second));
  const land = isTurned && !isLaid(tokens, at) ? null : landBefore(tokens, at);
  if (land === null) return isTurned ? { kind: 'bend', side, ...range } : null;
  if (!isTurned && !isLed) return null;
  return { kind: 'around', side: land === 'own' ? side : side === 'left' ? 'right' : 'left', ...range };
}

const NEAR = 10;

/** "the land lies to the left of it". */
const isLaid = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => /^(?:lies?|lying|keep\w*|leav\w*)$/.test(text));

/** Whose land is told of: this, or that of a neighbour, who has it on his other hand. */
function landBefore(tokens: readonly Token[], at: number): 'own' | 'other' | null {
  for (let i = at - 1; i > at - NEAR; i -= 1) {
    if (!LAND.has(textAt(tokens, i))) continue;
    const isOf = textAt(tokens, i + 1) === 'of' && tokens[i + 2]?.capital === true;
    const isNamed = textAt(tokens, i - 1) === 's' || /^(?:adjoining|neighbou?ring)$/.test(textAt(tokens, i - 1));
    return isOf || isNamed ? 'other' : 'own';
  }
  return null;
}
