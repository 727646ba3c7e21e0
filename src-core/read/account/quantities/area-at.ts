// Areas wherever they are told: "12.25 acres", "an acre and a half", "62 acres, 2 roods and 27 perches", "135,089 square feet", "Acreage: 12.8".

import { isNumberWord, partOf } from '#core/language/numerals.ts';
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { isFigureStart, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { readFractionWords } from '#core/read/values/number-words.ts';
import { readNumber } from '#core/read/values/read-number.ts';
import { ACRE_SQFT, unitFeet } from '#core/survey/distance.ts';

export interface AreaRead extends Quantity {
  /** Its words and its figures differ. */
  readonly isTorn: boolean;
}

/** Square feet of each unit by its plain name. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...'acre acres ac'.split(' ').map((name) => [name, ACRE_SQFT] as const),
  ...'hectare hectares ha'.split(' ').map((name) => [name, 10_000 * unitFeet('meters', '') ** 2] as const),
]);
const SQUARE_VARA = unitFeet('varas', '') ** 2;
/** Of Spanish and Mexican grants, in square feet: a league has twenty-five labors, each a thousand varas square. */
const LABOR = 1_000_000 * SQUARE_VARA;
const GRANTED: ReadonlyMap<string, number> = new Map([
  ...'labor labors'.split(' ').map((name) => [name, LABOR] as const),
  ...'league leagues sitio sitios'.split(' ').map((name) => [name, 25 * LABOR] as const),
]);
const SQUARES: ReadonlyMap<string, number> = new Map(
  (
    [
      ['feet foot ft', 'feet'],
      ['rods rod rds poles pole perches perch', 'rods'],
      ['chains chain', 'chains'],
      ['yards yds', 'yards'],
      ['miles mile', 'miles'],
      ['meters meter metres metre m', 'meters'],
      ['varas vara', 'varas'],
    ] as const
  ).flatMap(([names, unit]) => names.split(' ').map((name) => [name, unitFeet(unit, '') ** 2] as const)),
);
const ROOD = ACRE_SQFT / 4;
const PERCH = ACRE_SQFT / 160;

/** By which words an area begins. */
const openingOf = oncePerToken((word) => {
  if (/^(?:acres?|acreage|ac|hectares)$/.test(word)) return 'acreage';
  if (word === 'square' || word === 'sq') return 'square';
  if (word === 'an' || word === 'a') return 'article';
  if (word === 'half') return 'half';
  return isNumberWord(word) ? 'number' : 'none';
});

/** The area that begins there, or null. */
export const areaAt = (tokens: readonly Token[], at: number): AreaRead | null => areasIn(tokens)[at] ?? null;

/** All of a text by where they begin: many parts of the account ask at every token. */
const areasIn = oncePer((tokens: readonly Token[]): readonly (AreaRead | null)[] =>
  tokens.map((_, at) => areaOpened(tokens, at)),
);

function areaOpened(tokens: readonly Token[], at: number): AreaRead | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  if (token.kind !== 'word') return isFigureStart(tokens, at) ? areaRead(tokens, at) : null;
  switch (openingOf(token)) {
    case 'acreage':
      return labelledAt(tokens, at);
    case 'square':
      return footageAt(tokens, at);
    case 'article':
      return articleAt(tokens, at);
    case 'half':
      return halfAt(tokens, at);
    case 'number':
      return isFigureStart(tokens, at) ? areaRead(tokens, at) : null;
    default:
      return null;
  }
}

function areaRead(tokens: readonly Token[], at: number): AreaRead | null {
  const told = textAt(tokens, at - 1) === '$' ? null : readNumber(tokens, at);
  if (told === null) return null;
  const read = { ...told, value: partsOfOne(tokens, told) ?? told.value };
  const again = repeatedAt(tokens, read.next);
  const unit = unitAt(tokens, again?.next ?? read.next);
  if (unit === null) return null;
  const whole = withSmaller(tokens, read.value * unit.sqft, unit);
  const half = (Number.isInteger(read.value) || read.decimals > 0 ? 0.5 * 10 ** -read.decimals : 0.005) * unit.sqft;
  return areaOf(
    whole.sqft,
    whole.next > unit.next ? PERCH / 2 : half,
    unit.name,
    at,
    whole.next,
    again !== null && Math.abs(again.value - read.value) > 0.006,
  );
}

/** "six hundred and seven thousandths of an acre": so many parts of one, and no hundreds of acres. */
const partsOfOne = (tokens: readonly Token[], read: { value: number; next: number }): number | null =>
  textAt(tokens, read.next) === 'of' && /^an?$/.test(textAt(tokens, read.next + 1))
    ? countBelowOne(tokens, read)
    : null;

/** "one hundred and ninety eight thousandths", read as a hundred and so many thousandths. */
function countBelowOne(tokens: readonly Token[], { value, next }: { value: number; next: number }): number | null {
  const below = partOf(textAt(tokens, next - 1));
  if (below === null) return null;
  const whole = Math.floor(value);
  const count = whole + Math.round((value - whole) * below);
  return whole >= 100 && count < below ? count / below : null;
}

function areaOf(sqft: number, half_sqft: number, unit: string, from: number, to: number, isTorn = false): AreaRead {
  return { value: sqft / ACRE_SQFT, half: half_sqft / ACRE_SQFT, unit, from, to, isTorn };
}

/** "twelve (12) acres". */
function repeatedAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  if (textAt(tokens, at) !== '(') return null;
  const again = readNumber(tokens, at + 1);
  return again !== null && textAt(tokens, again.next) === ')' ? { value: again.value, next: again.next + 1 } : null;
}

interface UnitTold {
  readonly name: string;
  readonly sqft: number;
  readonly next: number;
}

const HEDGES = wordSet('net gross surface superficial mineral english american statute ± + - / of a an');

/** "acres", "-acre", "± acres", "square feet", "sq. ft.", "of an acre". */
function unitAt(tokens: readonly Token[], from: number): UnitTold | null {
  let at = from;
  while (at < from + 3 && HEDGES.has(textAt(tokens, at))) at += 1;
  // "21.29 A."
  if (at === from + 1 && isAcresLetter(tokens, from)) return { name: 'acres', sqft: ACRE_SQFT, next: at };
  const name = textAt(tokens, at);
  const granted = GRANTED.get(name);
  if (granted !== undefined) return { name, sqft: granted, next: at + 1 };
  const plain = UNITS.get(name);
  // "3 acre-feet of water".
  if (plain !== undefined && /^(?:feet|foot)$/.test(textAt(tokens, textAt(tokens, at + 1) === '-' ? at + 2 : at + 1)))
    return null;
  // "40-acre-exemption waiver".
  if (
    plain !== undefined &&
    textAt(tokens, at + 1) === '-' &&
    tokens[at + 2]?.gap === 'none' &&
    tokens[at + 1]?.gap === 'none'
  )
    return null;
  const glued = tokens[at]?.kind === 'word' && name.length <= 2 && tokens[at]?.gap === 'paragraph';
  if (plain !== undefined && !glued) return { name: plain === ACRE_SQFT ? 'acres' : name, sqft: plain, next: at + 1 };
  if (name !== 'square' && name !== 'sq') return null;
  const next = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  const square = SQUARES.get(textAt(tokens, next));
  return square === undefined ? null : { name: `square ${square}`, sqft: square, next: next + 1 };
}

/** In capitals behind decimals and at the head of a paper ("41 A. on Beech Run"), small and shortened behind any figure ("75 a. on the creek"), and before no other letter: "1868 A. D.", "11.30 A.M.". */
function isAcresLetter(tokens: readonly Token[], at: number): boolean {
  const [letter, end] = [tokens[at], textAt(tokens, at + 1)];
  if (letter?.text !== 'a' || !/^[.,;)]?$/.test(end) || textAt(tokens, at + 2).length === 1) return false;
  const isHeading = tokens[at - 1]?.gap === 'paragraph' || at === 1;
  return letter.capital
    ? (tokens[at - 1]?.decimals ?? 0) > 0 || (isHeading && /^(?:on|of|at|near|in|land)$/.test(textAt(tokens, at + 2)))
    : end === '.' &&
        tokens[at - 1]?.kind === 'number' &&
        !/^(?:lot|no|section|tract|parcel|[.#])$/.test(textAt(tokens, at - 2));
}

/** Roods, perches and shares that still belong to it. */
function withSmaller(tokens: readonly Token[], sqft: number, unit: UnitTold): { sqft: number; next: number } {
  let whole = { sqft, next: unit.next };
  if (GRANTED.has(unit.name)) return withLabors(tokens, whole, unit.sqft);
  if (unit.sqft !== ACRE_SQFT) return whole;
  const joint = textAt(tokens, unit.next) === ',' ? unit.next + 1 : unit.next;
  const share = readFractionWords(tokens, joint);
  if (share !== null && share.value < 1)
    return { sqft: sqft + share.value * ACRE_SQFT, next: pastOfAcre(tokens, share.next) };
  const parts = textAt(tokens, joint) === 'and' ? readNumber(tokens, joint + 1) : null;
  const below = parts === null ? null : countBelowOne(tokens, parts);
  if (parts !== null && below !== null) return { sqft: sqft + below * ACRE_SQFT, next: pastOfAcre(tokens, parts.next) };
  for (;;) {
    let at = whole.next;
    while (/^(?:,|and|&|\.)$/.test(textAt(tokens, at))) at += 1;
    const part = tokens[at]?.kind === 'mark' ? null : readNumber(tokens, at);
    const again = part === null ? null : repeatedAt(tokens, part.next);
    const counted = again?.next ?? part?.next ?? -1;
    // "11 acres and 3 square rods".
    const unitFrom = textAt(tokens, counted) === 'square' ? counted + 1 : counted;
    const name = textAt(tokens, unitFrom);
    const each = /^(?:roods?|r)$/.test(name) ? ROOD : /^(?:perch|perches|poles?|rods?|p)$/.test(name) ? PERCH : 0;
    if (part === null || each === 0) return whole;
    whole = { sqft: whole.sqft + part.value * each, next: unitFrom + 1 };
  }
}

/** "one league and two labors", "one labor and 810,480 square varas", "two labors and a half". */
function withLabors(
  tokens: readonly Token[],
  whole: { sqft: number; next: number },
  each: number,
): { sqft: number; next: number } {
  const share = readFractionWords(tokens, whole.next);
  if (share !== null && share.value < 1) return { sqft: whole.sqft + share.value * each, next: share.next };
  if (textAt(tokens, whole.next) !== 'and') return whole;
  const part = tokens[whole.next + 1]?.kind === 'mark' ? null : readNumber(tokens, whole.next + 1);
  const unit = part === null ? null : unitAt(tokens, part.next);
  if (part === null || unit === null || unit.sqft >= each) return whole;
  const sum = { sqft: whole.sqft + part.value * unit.sqft, next: unit.next };
  return GRANTED.has(unit.name) ? withLabors(tokens, sum, unit.sqft) : sum;
}

/** "and one quarter of one acre". */
function pastOfAcre(tokens: readonly Token[], at: number): number {
  return /^of (?:an|one|a) acre$/.test([0, 1, 2].map((step) => textAt(tokens, at + step)).join(' ')) ? at + 3 : at;
}

/** "an acre and a half", "a half acre", "a quarter of an acre". */
function articleAt(tokens: readonly Token[], at: number): AreaRead | null {
  // "at $41.25 an acre", "twenty dollars an acre": a price.
  if (/^(?:dollars?|cents?)$/.test(textAt(tokens, at - 1)) || textAt(tokens, at - 2) === '$') return null;
  const part = /^(?:half|quarter|third)$/.exec(textAt(tokens, at + 1))?.[0];
  // "one half an acre": read from its number.
  if (part === undefined && /^(?:half|quarter|of|fourths?|thirds?|quarters|halves)$/.test(textAt(tokens, at - 1)))
    return null;
  const share = part === 'half' ? 1 / 2 : part === 'quarter' ? 1 / 4 : part === 'third' ? 1 / 3 : 1;
  const unit = unitAt(tokens, part === undefined ? at + 1 : at + 2);
  if (unit === null || unit.sqft !== ACRE_SQFT) return null;
  const whole = withSmaller(tokens, share * unit.sqft, unit);
  return areaOf(whole.sqft, 0, unit.name, at, whole.next);
}

/** "half an acre", "the half acre"; "one half" and "a half" are read from their first word. */
function halfAt(tokens: readonly Token[], at: number): AreaRead | null {
  const before = tokens[at - 1];
  if (/^(?:a|an|one|and|-)$/.test(before?.text ?? '') || before?.kind === 'number') return null;
  const unit = unitAt(tokens, at + 1);
  return unit === null || unit.sqft !== ACRE_SQFT ? null : areaOf(unit.sqft / 2, 0, unit.name, at, unit.next);
}

const FARTHEST_AGAIN = 6;
const SOURCES = /^(?:record|deed|deeded|survey|surveyed|calculated|computed|measured|net|plat)$/;
const BETWEEN =
  /^(?:[()[\],;:]|by|per|of|on|in|as|the|or|but|and|is|was|now|since|record|deed|deeded|survey|surveyed|calculated|computed|measured|net|plat)$/;

/** "1.75 by survey", "1.75 (measured)". */
function isSourced(tokens: readonly Token[], at: number): boolean {
  let source = at;
  while (source < at + 2 && /^(?:[(,]|by|per|as|the|of)$/.test(textAt(tokens, source))) source += 1;
  return SOURCES.test(textAt(tokens, source));
}

/** "4.872 acres [4.531 after the out-lot]", "2.75 acres, of record 3.0", "2 acres by deed (1.75 by survey)": a second figure behind the first, without a unit of its own. */
export function repeatedAreaAt(tokens: readonly Token[], from: number): AreaRead | null {
  let at = from;
  while (at < from + FARTHEST_AGAIN && BETWEEN.test(textAt(tokens, at))) at += 1;
  const figure = tokens[at];
  const isNamed = tokens.slice(from, at).some(({ text }) => SOURCES.test(text)) || isSourced(tokens, at + 1);
  const isAgain = isNamed || /^[([]$/.test(textAt(tokens, at - 1));
  if (figure?.kind !== 'number' || at === from || !isAgain || tokens[at]?.gap === 'paragraph') return null;
  // "2.00 acres, plat 4 of record"; but "by plat 3 of record".
  const isNumbered = textAt(tokens, at - 1) === 'plat' && /^[,;(]$/.test(textAt(tokens, at - 2));
  if (figure.decimals === 0 && (isNumbered || !isSourced(tokens, at + 1))) return null;
  if (unitAt(tokens, at + 1) !== null || readUnit(tokens, at + 1, true) !== null) return null;
  if (/^(?:[%°'"/-]|square|sq)$/.test(textAt(tokens, at + 1))) return null;
  return areaOf(figure.value * ACRE_SQFT, 0.5 * 10 ** -figure.decimals * ACRE_SQFT, 'acres', from, at + 1);
}

/** "Acreage: 12.8", "TOTAL ACRES 3.1": the figure stands behind its name. */
function labelledAt(tokens: readonly Token[], at: number): AreaRead | null {
  const before = tokens[at]?.gap === 'paragraph' ? undefined : tokens[at - 1];
  // "Parcel 041-017.00 Acres: 5.619": the number of a parcel is no figure.
  const isCounted = before?.kind === 'number' && isFigureStart(tokens, at - 1);
  if (isCounted || before?.kind === 'fraction' || /^[-)]$/.test(before?.text ?? '')) return null;
  let next = at + 1;
  while (
    /^(?:[:=.,-]|is|of|total|calculated|computed|measured|surveyed|deeded|per|by|deed|survey)$/.test(
      textAt(tokens, next),
    ) &&
    next < at + 4
  )
    next += 1;
  const figure = tokens[next];
  if (figure?.kind !== 'number' || figure.gap === 'paragraph' || next === at) return null;
  const isLabel =
    textAt(tokens, at) === 'acreage' ||
    /^[:=]$/.test(textAt(tokens, next - 1)) ||
    textAt(tokens, next - 1) === ',' ||
    /^(?:total|deeded|calculated|computed|net|gross)$/.test(before?.text ?? '') ||
    // "Acres 34.44.", a sentence of its own.
    (next === at + 1 &&
      tokens[at]?.capital === true &&
      /^[.;]?$/.test(before?.text ?? '') &&
      /^[.;]?$/.test(textAt(tokens, next + 1)));
  // "Acreage 12.8 acres" is read from its figure.
  if (
    !isLabel ||
    // "Acres, 1.52.", and nothing else is said of it.
    (textAt(tokens, next - 1) === ',' && !/^[.;]?$/.test(textAt(tokens, next + 1))) ||
    unitAt(tokens, next + 1) !== null ||
    textAt(tokens, next + 1) === '-' ||
    textAt(tokens, next + 1) === '/'
  )
    return null;
  const each = UNITS.get(textAt(tokens, at)) ?? ACRE_SQFT;
  const name = each === ACRE_SQFT ? 'acres' : 'hectares';
  return areaOf(figure.value * each, 0.5 * 10 ** -figure.decimals * each, name, at, next + 1);
}

/** "Square footage: 4,600", "Sq. ft. = 12,350". */
function footageAt(tokens: readonly Token[], at: number): AreaRead | null {
  const past = (from: number): number => (textAt(tokens, from) === '.' ? from + 1 : from);
  const unit = past(at + 1);
  if (!/^(?:footage|feet|foot|ft)$/.test(textAt(tokens, unit))) return null;
  const sign = past(unit + 1);
  const figure = tokens[sign + 1];
  if (!/^[:=]$/.test(textAt(tokens, sign)) || figure?.kind !== 'number' || figure.gap === 'paragraph') return null;
  // "9,000 square feet: 60 feet by 150 feet" is read from its figure.
  if (unitAt(tokens, sign + 2) !== null || readUnit(tokens, sign + 2, true) !== null) return null;
  if (tokens[at - 1]?.kind === 'number' || isNumberWord(textAt(tokens, at - 1))) return null;
  return areaOf(figure.value, 0.5 * 10 ** -figure.decimals, 'square feet', at, sign + 2);
}
