// Places that the text names: counties, states, sections, townships, ranges, quarters, land lots, abstracts, lots and blocks, each with its values.

import { findEntry } from '#core/language/lexicon.ts';
import { ordinalOf } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { stateCode } from '#core/read/document/states.ts';
import { readNumber } from '#core/read/values/read-number.ts';

export type PlaceKind =
  | 'county'
  | 'state'
  | 'section'
  | 'township'
  | 'range'
  | 'quarter'
  | 'land lot'
  | 'district'
  | 'abstract'
  | 'lot'
  | 'block';

export interface PlaceFact {
  readonly kind: PlaceKind;
  /** More than one where they are listed. */
  readonly values: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Nouns that a number names one of. */
const NUMBERED: ReadonlyMap<string, PlaceKind> = new Map<string, PlaceKind>([
  ['section', 'section'],
  ['sections', 'section'],
  ['sec', 'section'],
  ['secs', 'section'],
  ['township', 'township'],
  ['twp', 'township'],
  ['t', 'township'],
  ['range', 'range'],
  ['rge', 'range'],
  ['r', 'range'],
  ['abstract', 'abstract'],
  ['lot', 'lot'],
  ['lots', 'lot'],
  ['block', 'block'],
  ['blk', 'block'],
]);
const QUARTERS: ReadonlyMap<string, string> = new Map(
  ['north', 'south'].flatMap((pole) =>
    ['east', 'west'].flatMap((side) => {
      const value = `${pole[0]}${side[0]}`;
      return [`${pole}${side}`, `${pole}${side}erly`, value].map((name) => [name, value] as const);
    }),
  ),
);

type Opening = 'county' | 'state' | 'numbered' | 'quarter' | 'district' | 'none';

const openingOf = oncePerToken((word): Opening => {
  if (word === 'county' || word === 'parish') return 'county';
  if (word === 'state' || word === 'commonwealth') return 'state';
  if (word === 'district') return 'district';
  if (NUMBERED.has(word)) return 'numbered';
  return QUARTERS.has(word) ? 'quarter' : 'none';
});

/** The place that is named by the word there, or null. */
export function placeAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const opening = openingOf(token);
  if (opening === 'none') return null;
  if (opening === 'county') return countyAt(tokens, at);
  if (opening === 'state') return stateAt(tokens, at);
  if (opening === 'quarter') return quarterAt(tokens, at);
  return opening === 'district' ? districtAt(tokens, at) : numberedAt(tokens, at);
}

const NO_NAMES =
  /^(?:said|the|this|that|in|of|and|each|any|same|state|our|such|county|township|city|town|seal|for|to|at|by|all|within|recorder|a)$/;
const LONGEST_NAME = 3;

/** "Adams County", "County of St. Clair", "King and Queen County". */
function countyAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const isAhead = textAt(tokens, at + 1) === 'of';
  const parts: string[] = [];
  let next = isAhead ? at + 2 : at - 1;
  for (; parts.length < LONGEST_NAME; next += isAhead ? 1 : -1) {
    const token = tokens[next];
    if (isSaintPoint(tokens, next) || (token?.text === 'and' && parts.length > 0 && isNamed(tokens, next, isAhead)))
      continue;
    if (token === undefined || !isNamePart(token, parts.length === 0)) break;
    if (isAhead && parts.length > 0 && token.gap !== 'space' && token.gap !== 'line') break;
    parts.push(token.text);
  }
  if (parts.length === 0) return null;
  const name = (isAhead ? parts : parts.reverse()).join(' ').replace(/^(?:st|saint) /, 'saint ');
  return { kind: 'county', values: [name], from: isAhead ? at : next + 1, to: isAhead ? next : at + 1 };
}

/** The first word of a name may be any; those beside it are no words of deeds, and no states. */
function isNamePart(token: Token, isFirst: boolean): boolean {
  if (token.kind !== 'word' || !token.capital || token.text.length < 2 || NO_NAMES.test(token.text)) return false;
  if (isFirst) return token.text.length > 2 || token.text === 'st';
  return /^(?:st|saint)$/.test(token.text) || (findEntry(token) === null && stateCode(token.text) === null);
}

/** "St. Clair". */
function isSaintPoint(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === '.' && textAt(tokens, at - 1) === 'st';
}

/** "Lewis and Clark"; but "Adams and State of". */
function isNamed(tokens: readonly Token[], and: number, isAhead: boolean): boolean {
  const token = tokens[isAhead ? and + 1 : and - 1];
  return token !== undefined && isNamePart(token, false) && textAt(tokens, isAhead ? and + 2 : and - 2) !== 'of';
}

function nameOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** "State of Ohio", and the name behind a county is read by `stateBehind`. */
function stateAt(tokens: readonly Token[], at: number): PlaceFact | null {
  return textAt(tokens, at + 1) === 'of' ? stateNamed(tokens, at + 2, at) : null;
}

/** "Adams County, Indiana". */
export function stateBehind(tokens: readonly Token[], county: PlaceFact): PlaceFact | null {
  if (county.kind !== 'county') return null;
  return textAt(tokens, county.to) === ',' ? stateNamed(tokens, county.to + 1, county.from) : null;
}

function stateNamed(tokens: readonly Token[], at: number, from: number): PlaceFact | null {
  for (const length of [2, 1]) {
    if (tokens[at]?.capital !== true || (length === 1 && textAt(tokens, at).length < 4)) continue;
    const code = stateCode(nameOf(tokens, at, at + length));
    if (code !== null) return { kind: 'state', values: [code], from, to: at + length };
  }
  return null;
}

/** "Section Twelve (12)", "Sections 5 and 6", "T. 4 N.", "Land Lot 214", "Abstract No. 412". */
function numberedAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const noun = textAt(tokens, at);
  const plain = NUMBERED.get(noun) ?? 'lot';
  const kind = plain === 'lot' && /^land$/.test(textAt(tokens, at - 1)) ? 'land lot' : plain;
  if (kind === 'lot' && /^(?:government|govt|tax|outlot)$/.test(textAt(tokens, at - 1))) return null;
  const short = noun.length === 1;
  if (short && tokens[at]?.capital !== true) return null;
  const values: string[] = [];
  let next = at + 1;
  for (;;) {
    while (/^(?:\.|no|nos|number|numbered|#|")$/.test(textAt(tokens, next)) && next < at + 6) next += 1;
    const read = numberAt(tokens, next);
    if (read === null) break;
    values.push(read.value);
    next = read.next;
    const joint = textAt(tokens, next);
    if (!/^(?:and|,|&)$/.test(joint) || numberAt(tokens, next + 1) === null || !noun.endsWith('s')) break;
    next += 1;
  }
  if (values.length === 0) return null;
  const from = kind === 'land lot' ? at - 1 : at;
  if (kind !== 'township' && kind !== 'range')
    return isStatute(tokens, kind, values, at, next) ? null : { kind, values, from, to: next };
  const way = textAt(tokens, textAt(tokens, next) === '.' ? next + 1 : next);
  const pole = kind === 'township' ? /^[ns]/.exec(way) : /^[ew]/.exec(way);
  if (pole === null || !(way.length === 1 || /^(?:north|south|east|west)$/.test(way))) return null;
  return { kind, values: [`${values[0]}${pole[0]}`], from, to: next + 1 };
}

const MOST_SECTIONS = 36;
const STATUTES =
  /\b(?:act|code|statutes?|law|chapter|article|title|ordinance|paragraph|subdivision|estates|addition|subd|heights)\b/;

/** "Section 1031 of the Internal Revenue Code", "Section 319.202". */
function isStatute(
  tokens: readonly Token[],
  kind: PlaceKind,
  values: readonly string[],
  at: number,
  next: number,
): boolean {
  if (kind !== 'section') return false;
  if (values.some((value) => !(Number(value) >= 1 && Number(value) <= MOST_SECTIONS))) return true;
  if (STATUTES.test([0, 1, 2, 3, 4].map((step) => textAt(tokens, next + step)).join(' '))) return true;
  // "Lot 5, Section 2, Hill Estates".
  return [2, 3, 4].some((step) => /^(?:lot|lots|block)$/.test(textAt(tokens, at - step)));
}

function numberAt(tokens: readonly Token[], at: number): { value: string; next: number } | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'fraction' || token.gap === 'paragraph') return null;
  if (token.kind === 'number') return token.decimals > 0 ? null : { value: String(token.value), next: at + 1 };
  const read = token.kind === 'word' && token.text.length > 2 ? readNumber(tokens, at) : null;
  if (read === null || !Number.isInteger(read.value)) return null;
  const again = textAt(tokens, read.next) === '(' && textAt(tokens, read.next + 2) === ')' ? read.next + 3 : read.next;
  return { value: String(read.value), next: again };
}

/** "the Southeast Quarter", "SE 1/4", the greatest of them: not "the NW¼ of the SE¼". */
function quarterAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const value = QUARTERS.get(textAt(tokens, at));
  const next = quarterEnd(tokens, at + 1);
  if (value === undefined || next < 0) return null;
  let ahead = textAt(tokens, next) === '(' ? closing(tokens, next) : next;
  while (/^(?:of|the|said|,|\))$/.test(textAt(tokens, ahead)) && ahead < next + 12) ahead += 1;
  if (isPartNext(tokens, ahead)) return null;
  return { kind: 'quarter', values: [value], from: at, to: next };
}

/** Behind the bracket that repeats it: "(NE 1/4)". */
function closing(tokens: readonly Token[], open: number): number {
  for (let i = open + 1; i < open + 8; i += 1) if (textAt(tokens, i) === ')') return i + 1;
  return open;
}

function isPartNext(tokens: readonly Token[], at: number): boolean {
  if (QUARTERS.has(textAt(tokens, at)) && quarterEnd(tokens, at + 1) > 0) return true;
  return (
    /^(?:north|south|east|west|n|s|e|w)$/.test(textAt(tokens, at)) &&
    (/^(?:half|½)$/.test(textAt(tokens, at + 1)) || textAt(tokens, at + 2) === '/')
  );
}

function quarterEnd(tokens: readonly Token[], at: number): number {
  const start = textAt(tokens, at) === '.' || textAt(tokens, at) === 'one' || textAt(tokens, at) === '-' ? at + 1 : at;
  if (/^(?:quarter|¼|fourth)$/.test(textAt(tokens, start))) return start + 1;
  return textAt(tokens, start) === '1' && textAt(tokens, start + 1) === '/' && textAt(tokens, start + 2) === '4'
    ? start + 3
    : -1;
}

/** "of the 7th District", beside a land lot. */
function districtAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const ending = /^(?:st|nd|rd|th)$/.test(textAt(tokens, at - 1));
  const token = tokens[ending ? at - 2 : at - 1];
  const value = token?.kind === 'number' && ending ? token.value : ordinalOf(token?.text ?? '');
  if (value === null || Number.isNaN(value)) return null;
  const isLandLot = [3, 4, 5, 6, 7].some((step) => textAt(tokens, at - step) === 'lot');
  return isLandLot ? { kind: 'district', values: [String(value)], from: ending ? at - 2 : at - 1, to: at + 1 } : null;
}
