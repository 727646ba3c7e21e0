// Places by their names: counties, states and surveys.

import { findEntry } from '#core/language/lexicon.ts';
import { ordinalOf } from '#core/language/numerals.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { meaningOf } from '#core/language/word-set.ts';
import { stateCode } from '#core/read/document/states.ts';

export type PlaceKind =
  | 'county'
  | 'town'
  | 'civil township'
  | 'village'
  | 'ward'
  | 'city'
  | 'state'
  | 'section'
  | 'township'
  | 'quarter township'
  | 'range'
  /** Of those in which the lots of a town are laid out. */
  | 'range of lots'
  | 'quarter'
  | 'quarter quarter'
  | 'half'
  | 'half of quarter'
  | 'half of lot'
  | 'land lot'
  | 'district'
  | 'militia district'
  | 'addition'
  | 'abstract'
  | 'survey'
  | 'survey number'
  | 'government lot'
  /** Of a greater lot that was laid out in lots again. */
  | 'subdivision lot'
  | 'lot'
  | 'block'
  | 'outlot'
  | 'tract'
  | 'claim'
  /** By a noun that has no kind of its own: "Farm No. 12", "Precinct 4". */
  | `numbered ${string}`;

export interface PlaceFact {
  readonly kind: PlaceKind;
  /** More than one where they are listed. */
  readonly values: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Of a town told by its name and nothing else. */
  readonly isNameAlone?: boolean;
}

/** Nouns that a number names one of. */
export const NUMBERED = meaningOf<PlaceKind>({
  section: 'section sections sec secs',
  township: 'township twp tp town t',
  range: 'range rge r',
  abstract: 'abstract abst abs',
  'survey number': 'survey',
  lot: 'lot lots inlot inlots',
  'land lot': 'll lls',
  'subdivision lot': 'sublot sublots',
  outlot: 'outlot outlots',
  // Of New Orleans and Washington too: "in Square No. 214".
  block: 'block blk square',
  tract: 'tract',
  claim: 'claim',
});
/** What the instrument tells of the land's place, by kind. */
export type Land = ReadonlyMap<PlaceKind, PlaceFact>;

const NO_NAMES =
  /^(?:said|the|this|that|in|of|and|each|any|same|state|our|such|county|township|city|town|seal|for|to|at|by|all|within|recorder|a)$/;
const LONGEST_NAME = 3;

/** "Adams County", "County of St. Clair", "King and Queen County". */
export function countyAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const isAhead = textAt(tokens, at + 1) === 'of';
  // "the Milam County School Land Survey, Hood County": a survey for a county's schools, wherever it lies.
  if (textAt(tokens, at + 1) === 'school' && /^lands?$/.test(textAt(tokens, at + 2))) return null;
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

/** In tokens, back from "said county" to its name. */
const FARTHEST = 400;

/** "in said county", "in the county aforesaid": the one that is named before it, where no other is. */
export function saidCountyAt(tokens: readonly Token[], at: number): PlaceFact | null {
  if (textAt(tokens, at - 1) !== 'said' && textAt(tokens, at + 1) !== 'aforesaid') return null;
  let named: PlaceFact | null = null;
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST); i -= 1) {
    const text = textAt(tokens, i);
    const before = text === 'county' || text === 'parish' ? countyAt(tokens, i) : null;
    if (before === null) continue;
    if (named !== null && named.values[0] !== before.values[0]) return null;
    named = before;
  }
  return named === null ? null : { ...named, from: at, to: at + 1 };
}

/** "St. Clair", "La Plata", "Du Page". */
const SHORT_PARTS = /^(?:st|la|le|el|de|du)$/;

/** The first word of a name may be any; those beside it are no words of deeds, and no states. */
function isNamePart(token: Token, isFirst: boolean): boolean {
  if (token.kind !== 'word' || !token.capital || token.text.length < 2 || NO_NAMES.test(token.text)) return false;
  const isArticle = SHORT_PARTS.test(token.text);
  if (isFirst) return token.text.length > 2 || isArticle;
  return isArticle || token.text === 'saint' || (findEntry(token) === null && stateCode(token.text) === null);
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

/** "State of Ohio", and the name behind a county is read by `stateBehind`. */
export function stateAt(tokens: readonly Token[], at: number): PlaceFact | null {
  return textAt(tokens, at + 1) === 'of' ? stateNamed(tokens, at + 2, at) : null;
}

/** A town has villages in it, and a township in some states towns. */
const TOWNS = meaningOf<PlaceKind>({
  city: 'city',
  town: 'town',
  'civil township': 'township twp tp',
  village: 'village borough hamlet',
});

/** "the Town of Hebron", "Perry Township", "situated in said Paris", "in Princeton, Worcester County": a town or city. */
export function townAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const noun = textAt(tokens, at);
  if (noun === 'in' || noun === 'within') return townAlone(tokens, at);
  const isSaid = noun === 'said';
  const kind = TOWNS.get(noun) ?? 'town';
  // "a claim of Dower", "an abstract of Title".
  if (!isSaid && !TOWNS.has(noun)) return null;
  if (isSaid && !/^(?:situated?|lying|located|being) (?:in|within)$/.test(textWithin(tokens, at - 2, at))) return null;
  const first = isSaid ? at + 1 : at + 2;
  const next = isSaid || textAt(tokens, at + 1) === 'of' ? townEnd(tokens, first, !isSaid) : first;
  if (next === first || (isSaid && /^(?:county|township|parish)$/.test(textAt(tokens, next))))
    return /^(?:township|borough|village)$/.test(noun) ? townBefore(tokens, at, kind) : null;
  return { kind, values: [textWithin(tokens, first, next)], from: at, to: next };
}

/** Behind a name of a few words, of which the first may be any: "the Township of Plain". */
function townEnd(tokens: readonly Token[], first: number, isAny: boolean): number {
  const token = tokens[first];
  let next = isAny && token !== undefined && isNamePart(token, true) ? first + 1 : first;
  while (next < first + LONGEST_NAME && isTownPart(tokens, next, next > first)) next += 1;
  return next;
}

/** "to Oakland", "of the City of Oakland": the town whose name stands there, whatever it is called. */
export function townNamed(tokens: readonly Token[], at: number): PlaceFact | null {
  let first = at;
  while (/^(?:the|said|city|town|village|of)$/.test(textAt(tokens, first))) first += 1;
  const to = townEnd(tokens, first, true);
  return to === first ? null : { kind: 'town', values: [textWithin(tokens, first, to)], from: at, to };
}

/** "in Princeton", before its county or the end of the clause. */
function townAlone(tokens: readonly Token[], at: number): PlaceFact | null {
  const to = townEnd(tokens, at + 1, false);
  const name = textWithin(tokens, at + 1, to);
  const isEnd =
    /^[,.;]?$/.test(textAt(tokens, to)) ||
    /^(?:on|near|at|bounded|described|containing|which|that|\w+ed)$/.test(textAt(tokens, to)) ||
    /^(?:in|of) (?:(?:the|said) )?county\b/.test(textWithin(tokens, to, to + 3));
  if (to === at + 1 || stateCode(name) !== null || !isEnd) return null;
  // "in Tempe, Arizona".
  const isOfState = textAt(tokens, to) === ',' && stateNamed(tokens, to + 1, to + 1) !== null;
  return { kind: 'town', values: [name], from: at + 1, to, isNameAlone: !isOfState };
}

/** "Highland Addition": by the words of its name, on one line. */
export function additionAt(tokens: readonly Token[], at: number): PlaceFact | null {
  if (tokens[at]?.capital !== true) return null;
  let from = at;
  while (from > at - LONGEST_NAME && (isAdditionPart(tokens, from - 1) || isPossessive(tokens, from - 1))) from -= 1;
  return from === at ? null : { kind: 'addition', values: [textWithin(tokens, from, at)], from, to: at + 1 };
}

/** "Northern Land Company's Addition". */
const isPossessive = (tokens: readonly Token[], at: number): boolean =>
  /^['’]$/.test(textAt(tokens, at)) || (textAt(tokens, at) === 's' && /^['’]$/.test(textAt(tokens, at - 1)));

function isAdditionPart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isName = token?.kind === 'word' && token.capital && token.text.length > 2 && !NO_NAMES.test(token.text);
  return (
    isName &&
    !/^(?:block|blk|lot|plat|map)$/.test(token.text) &&
    (tokens[at + 1]?.gap === 'space' || isPossessive(tokens, at + 1))
  );
}

/** "Salem Township", "Salt Creek Township", "Ephrata Borough": of any words. */
function townBefore(tokens: readonly Token[], at: number, kind: PlaceKind): PlaceFact | null {
  let from = at;
  for (let token = tokens[at - 1]; token !== undefined && isNamePart(token, true); token = tokens[from - 1]) {
    from -= 1;
    if (from === at - LONGEST_NAME) break;
  }
  if (from === at || PLATTED.test(textWithin(tokens, at + 1, at + LONGEST_PLAT))) return null;
  return { kind, values: [textWithin(tokens, from, at)], from, to: at + 1 };
}

/** "Briarwood Village, Section Two, an addition to the City of Indianapolis": the name of a plat. */
const PLATTED =
  /^,? ?(?:(?:section|phase|unit|part|plat|filing|block) (?:no |number |[.] )*\w+ ,? ?|(?:\w+ )(?:section|phase|unit|plat|filing) ,? ?)?(?:an addition|a subdivision|a plat|an allotment)\b/;
/** In tokens, behind it. */
const LONGEST_PLAT = 10;

/** "the Third Ward", "the 3rd Ward", "Ward No. 3". */
export function wardAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const last = /^(?:st|nd|rd|d|th)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const before =
    tokens[last]?.kind === 'number' && last < at - 1 ? tokens[last]?.value : ordinalOf(textAt(tokens, last));
  if (before != null) return { kind: 'ward', values: [String(before)], from: last, to: at + 1 };
  let next = at + 1;
  while (/^(?:no|number|\.)$/.test(textAt(tokens, next))) next += 1;
  const number = tokens[at]?.capital === true ? tokens[next] : undefined;
  return number?.kind === 'number' ? { kind: 'ward', values: [String(number.value)], from: at, to: next + 1 } : null;
}

function isTownPart(tokens: readonly Token[], at: number, isLater: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || (isLater && token.gap !== 'space' && token.gap !== 'line')) return false;
  // "West Nottingham".
  const isSide = /^(?:north|south|east|west|upper|lower)$/.test(token.text) && token.capital && !isLater;
  return isNamePart(token, false) || (isSide && tokens[at + 1]?.capital === true && tokens[at + 1]?.gap === 'space');
}

/** "Property located in: Kentucky"; but "in Delaware County", "the Ohio River". */
export function stateAlone(tokens: readonly Token[], at: number): PlaceFact | null {
  const lead = textAt(tokens, at - 1) === ':' ? at - 2 : at - 1;
  const state = /^(?:in|within|state|location)$/.test(textAt(tokens, lead)) ? stateNamed(tokens, at, at) : null;
  const next = tokens[state?.to ?? at];
  // "lying in Washington / County, Arkansas", where the line ends.
  if (/^(?:county|parish|township)$/.test(next?.text ?? '')) return null;
  const goesOn = next?.gap === 'space' || (next?.gap === 'line' && lead === at - 1);
  return next?.kind === 'word' && next.capital && goesOn ? null : state;
}

const NO_SURVEYS =
  /^(?:geodetic|coast|coastal|geological|geologic|alta|acsm|nsps|boundary|land|field|plat|original|topographic|title|record|records|new|old|recent|said|this|that|foregoing|above|a|the|an|government|public|official|us|states|county|state|actual|ground|transit|highway|railroad|mortgage|category|class|resurvey|dependent|subdivision|same|each|of)$/;
const LONGEST_SURVEY = 16;

/** "J. M. Hensley Survey", "the Heirs of Santiago Mora Survey": by the words of its name. */
export function surveyAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const isLower = tokens[at]?.capital !== true;
  const names: string[] = [];
  let initials = '';
  let from = at;
  for (let i = at - 1; i > at - LONGEST_SURVEY; i -= 1) {
    const token = tokens[i];
    if (token === undefined || (tokens[i + 1]?.gap === 'paragraph' && i < at)) break;
    if (token.text === '.' || token.text === '&' || (token.text === 'of' && textAt(tokens, i - 1) === 'heirs'))
      continue;
    // "the John Walling headright survey".
    if (i === at - 1 && /^(?:headright|original|preemption|donation)$/.test(token.text)) continue;
    if (token.kind !== 'word' || !token.capital || NO_SURVEYS.test(token.text)) break;
    if (token.text.length > 2 && token.text !== 'heirs') names.push(token.text);
    if (token.text.length === 1) initials = token.text + initials;
    from = i;
  }
  // "H. & T. C. R. R. Co. Survey": a company is told by its first letters.
  if (names.length === 0 && initials.length > 1) names.push(initials.slice(0, 2).padEnd(3, '&'));
  // "the Hensley league", "a mortgage survey".
  const isNamed = names.length > 0 && names.some((name) => name.length > 2) && !(isLower && names.length > 2);
  return isNamed && textAt(tokens, at + 1) !== 'no' ? { kind: 'survey', values: names, from, to: at + 1 } : null;
}

/** "Adams County, Indiana". */
export function stateBehind(tokens: readonly Token[], county: PlaceFact): PlaceFact | null {
  if (county.kind !== 'county') return null;
  return textAt(tokens, county.to) === ',' ? stateNamed(tokens, county.to + 1, county.from) : null;
}

function stateNamed(tokens: readonly Token[], at: number, from: number): PlaceFact | null {
  for (const length of [2, 1]) {
    if (tokens[at]?.capital !== true || (length === 1 && textAt(tokens, at).length < 4)) continue;
    const code = stateCode(textWithin(tokens, at, at + length));
    if (code !== null) return { kind: 'state', values: [code], from, to: at + length };
  }
  return null;
}
