// What sentences before and behind the courses assert of the whole figure: its shape, its angles, its sides among each other.
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { INSIDE, LANDS, LINE_NOUNS, ORDINALS, SHAPES } from '#core/language/words/relation-words.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import { type Scan, type Told, wordSet } from '#core/read/account/relations/scan.ts';

const LAND = wordSet(LANDS);
const LINES = wordSet(LINE_NOUNS);
const PLACES = ORDINALS.split(' ');
const INNER = wordSet(INSIDE);
const SHAPE_OF = new Map(SHAPES.flatMap(([shape, words]) => words.split(' ').map((word) => [word, shape] as const)));
const SIDED = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const COUNTED = ['', '', '', 'triangle', 'quadrangle', 'pentagon', 'hexagon'];

/** Sentences that speak of a part of the land, or of a right in it. */
const ELSEWHERE = wordSet(
  'easement easements except excepting excepted reserving reserved reserves reserve subject together adjoining building structure strip sewer pipe pipeline',
);

/** All that the passage tells of the figure. */
export function figureWords(scan: Scan): Told[] {
  const { tokens, from, to } = scan;
  const told = sentencesIn(tokens, from, to).flatMap((sentence) => {
    const own = { ...scan, ...sentence };
    if (tokens.slice(sentence.from, sentence.to).some(({ text }) => ELSEWHERE.has(text))) return [];
    return [...shapes(own), ...squareCorners(own), ...pairs(own), ...boundedSides(own)];
  });
  return [...told, ...angleLists(scan)];
}

const LONGEST_LIST = 120;
const FEWEST_ANGLES = 3;

/** "Interior angles in the order of the corners: 102°16', 103°41', …": each of them is one of the figure's. */
function angleLists({ tokens, from, to }: Scan): Told[] {
  const at = tokens
    .slice(from, to)
    .findIndex(({ text }, index) => text === 'angles' && INNER.has(textAt(tokens, from + index - 1)));
  if (at < 0) return [];
  const found: Told[] = [];
  for (let i = from + at + 1; i < Math.min(to, from + at + LONGEST_LIST); i += 1) {
    if (textAt(tokens, i) === '.' && tokens[i + 1]?.gap !== 'none' && found.length > 0) break;
    const read = signedAngle(tokens, i);
    if (read === null) continue;
    found.push({ kind: 'angle', side: 'interior', value: read.deg, from: i, to: read.next });
    i = read.next - 1;
  }
  return found.length < FEWEST_ANGLES ? [] : found;
}

/** By its signs alone: in a list the next angle begins behind a comma. */
function signedAngle(tokens: readonly Token[], at: number): { deg: number; next: number } | null {
  let deg = 0;
  let next = at;
  for (const [sign, share] of SIGNS) {
    if (tokens[next]?.kind !== 'number' || textAt(tokens, next + 1) !== sign) break;
    deg += (tokens[next]?.value ?? 0) * share;
    next += 2;
  }
  return next === at ? null : { deg, next };
}

const SIGNS = [
  ['°', 1],
  ["'", 1 / 60],
  ['"', 1 / 3600],
] as const;

/** "bounded on the south by Main Street, along which the second of the above calls runs". */
function boundedSides({ tokens, from, to }: Scan): Told[] {
  const words = tokens.slice(from, to).map(({ text }) => text);
  if (!words.some((word) => /^(?:bounded|bounds|bounding)$/.test(word))) return [];
  const sides = words.flatMap((word, index) =>
    word === 'on' && words[index + 1] === 'the' ? (directionAt(tokens, from + index + 2) ?? []) : [],
  );
  const call = words.findIndex(
    (word, index) =>
      PLACES.includes(word) && words.slice(index + 1, index + 6).some((noun) => /^(?:calls?|courses?)$/.test(noun)),
  );
  const [side] = sides;
  if (side === undefined || sides.length > 1 || call < 0) return [];
  return [{ kind: 'side', call: PLACES.indexOf(words[call] ?? ''), value: side.deg, from, to }];
}

function shapes(scan: Scan): Told[] {
  const { tokens, from, to } = scan;
  const found: Told[] = [];
  for (let i = from; i < to; i += 1) {
    const shape = shapeAt(scan, i);
    if (shape !== null)
      found.push({ kind: 'shape', other: shape, from: Math.max(from, i - 2), to: Math.min(to, i + 3) });
    if (
      textAt(tokens, i) === 'parallel' &&
      /^(?:lines|sides)$/.test(textAt(tokens, i + 1)) &&
      textAt(tokens, i - 1) === 'between'
    )
      found.push({ kind: 'parallel', from: i - 1, to: i + 2 });
  }
  return found;
}

function shapeAt(scan: Scan, at: number): string | null {
  const { tokens } = scan;
  const text = textAt(tokens, at);
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const count = SIDED.indexOf(text);
  if (count > 0 && /^(?:sided|cornered)$/.test(textAt(tokens, behind))) return COUNTED[count] ?? null;
  if (text === 'l' && textAt(tokens, behind) === 'shaped') return 'L';
  const shape = SHAPE_OF.get(text);
  if (shape === undefined) return null;
  if (shape !== 'square') return isOfLand(scan, at, 4) ? shape : null;
  // "a perfect square", "a square lot"; but "square feet", "forty feet square".
  if (LAND.has(textAt(tokens, at + 1))) return shape;
  return /^(?:perfect|exact|true)$/.test(textAt(tokens, at - 1)) ||
    (textAt(tokens, at - 1) === 'a' && textAt(tokens, at + 1) === 'of')
    ? shape
    : null;
}

/** "a triangular piece", "being a rectangle", "in the shape of a triangle". */
function isOfLand({ tokens, from }: Scan, at: number, within: number): boolean {
  for (let i = at + 1; i < at + within; i += 1) if (LAND.has(textAt(tokens, i))) return true;
  for (let i = at - 1; i >= Math.max(from, at - within); i -= 1)
    if (/^(?:shape|being|form|forming|forms|is)$/.test(textAt(tokens, i))) return true;
  return false;
}

/** "all four angles of the parcel are right angles", "all corners of the lot are square". */
function squareCorners({ tokens, from, to }: Scan): Told[] {
  const words = tokens.slice(from, to).map(({ text }) => text);
  const noun = words.findIndex((word, index) => /^(?:angles|corners)$/.test(word) && words[index - 1] !== 'right');
  if (noun < 0 || !words.slice(0, noun).some((word) => /^(?:all|four|each|every|its|the)$/.test(word))) return [];
  const told = words.findIndex(
    (word, index) =>
      index > noun && (word === 'square' || (word === 'right' && /^angles?$/.test(words[index + 1] ?? ''))),
  );
  if (told < 0 || !words.slice(noun, told).some((word) => /^(?:are|being|is)$/.test(word))) return [];
  return [{ kind: 'shape', other: 'right-angled', from: from + noun, to: from + told + 1 }];
}

/** "the east and west lines of said lot being equal", "the first line is parallel with the third". */
function pairs(scan: Scan): Told[] {
  const { tokens, from, to } = scan;
  const named = linesIn(scan);
  const [one, other] = named;
  if (one === undefined || other === undefined || named.length > 2 || one.line === other.line) return [];
  for (let i = from; i < to; i += 1) {
    const kind = KINDS[textAt(tokens, i)];
    if (kind === undefined || i < one.at || !isSaid(scan, one.at, i)) continue;
    return [
      {
        kind,
        ...(typeof one.line === 'number' ? { call: one.line } : { side: one.line }),
        other: other.line,
        from,
        to,
      },
    ];
  }
  return [];
}

const KINDS: Readonly<Record<string, 'equal' | 'parallel'>> = { equal: 'equal', equals: 'equal', parallel: 'parallel' };

function isSaid({ tokens }: Scan, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (/^(?:is|are|being|run|runs|running)$/.test(textAt(tokens, i))) return true;
  return false;
}

/** The sides and courses that a sentence names; none where it names a line of other land. */
function linesIn(scan: Scan): { line: number | string; at: number }[] {
  const { tokens, from, to } = scan;
  const found: { line: number | string; at: number }[] = [];
  for (let i = from; i < to; i += 1) {
    const direction = directionAt(tokens, i);
    const place = PLACES.indexOf(textAt(tokens, i));
    const next = direction?.next ?? i + 1;
    const noun = /^(?:and|&)$/.test(textAt(tokens, next)) ? (directionAt(tokens, next + 1)?.next ?? next + 2) : next;
    if ((direction === null && place < 0) || !LINES.has(textAt(tokens, noun))) continue;
    if (textAt(tokens, noun + 1) === 'of' && ownLandEnd(scan, noun + 1) < 0) return [];
    found.push({ line: direction === null ? place : compassName(direction.deg), at: i });
    i = next - 1;
  }
  return found;
}
