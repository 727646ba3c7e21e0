// Places that the text names: those with names of their own, and sections, townships, ranges, quarters, land lots, abstracts, lots and blocks.

import { entryOf } from '#core/language/lexicon.ts';
import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer, oncePerPlace, oncePerToken, type WordQuestion } from '#core/language/once-per-word.ts';
import { holdersOf } from '#core/language/sentences.ts';
import { opensLine, type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { isStop } from '#core/read/account/quantities/place-bearer.ts';
import {
  additionAt,
  countyAt,
  NUMBERED,
  type PlaceFact,
  type PlaceKind,
  saidCountyAt,
  stateAlone,
  stateAt,
  surveyAt,
  townAt,
  wardAt,
} from '#core/read/account/quantities/place-names.ts';
import { halfAt, halfShort, opensQuarter, quarterAt } from '#core/read/account/quantities/place-parts.ts';
import { stateCode } from '#core/read/document/states.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readNumber } from '#core/read/values/read-number.ts';

type Opening =
  | 'county'
  | 'state'
  | 'state name'
  | 'survey'
  | 'numbered'
  | 'quarter'
  | 'district'
  | 'half'
  | 'town'
  | 'ward'
  | 'addition'
  | 'marked'
  | 'abstract letter'
  | 'number'
  | 'none';

function openingWith(word: string): Opening {
  if (word === 'county' || word === 'parish') return 'county';
  if (word === 'state' || word === 'commonwealth') return 'state';
  if (word === 'a') return 'abstract letter';
  if (word === 'ward' || word === 'half') return word;
  if (DISTRICTS.test(word)) return 'district';
  if (word === 'addition' || word === 'subdivision') return 'addition';
  if (/^(?:survey|league|grant)$/.test(word)) return 'survey';
  if (/^(?:marked|numbered|known)$/.test(word)) return 'marked';
  if (/^(?:no|nos|number)$/.test(word)) return 'number';
  if (NUMBERED.has(word)) return 'numbered';
  if (opensQuarter(word)) return 'quarter';
  if (/^(?:city|village|borough|hamlet|said|in|within)$/.test(word)) return 'town';
  return /^(?:new|north|south|west|rhode)$/.test(word) || (word.length > 3 && stateCode(word) !== null)
    ? 'state name'
    : 'none';
}

const openingOf = oncePerToken(openingWith);

/** Whether places are named by the word. */
export const mayNamePlace: WordQuestion<boolean> = oncePerToken((word) => openingWith(word) !== 'none');

/** The place that is named by the word there, or null. */
export const placeAt = oncePerPlace((tokens: readonly Token[], at: number): PlaceFact | null => {
  const token = tokens[at];
  const opening = token?.kind === 'word' ? openingOf(token) : 'none';
  if (opening === 'none') return null;
  if (opening === 'number') return countedAt(tokens, at);
  if (opening === 'county') return countyAt(tokens, at) ?? saidCountyAt(tokens, at);
  if (opening === 'state') return stateAt(tokens, at);
  if (opening === 'state name') return quarterAt(tokens, at) ?? stateAlone(tokens, at);
  if (opening === 'survey') return surveyAt(tokens, at) ?? surveyNumbered(tokens, at);
  if (opening === 'quarter') return quarterAt(tokens, at) ?? halfShort(tokens, at) ?? shortAt(tokens, at);
  if (opening === 'town') return townAt(tokens, at);
  if (opening === 'ward') return wardAt(tokens, at);
  if (opening === 'half') return halfAt(tokens, at);
  if (opening === 'addition') return additionAt(tokens, at);
  if (opening === 'marked') return countedAt(tokens, at) ?? lotMarked(tokens, at);
  if (opening === 'abstract letter') return abstractShort(tokens, at);
  return opening === 'district'
    ? (districtAt(tokens, at) ?? districtNumbered(tokens, at))
    : (numberedAt(tokens, at) ?? rangeCounted(tokens, at) ?? sectionCounted(tokens, at) ?? townAt(tokens, at));
});

/** All of them. */
export const placesNamed = oncePer((tokens: readonly Token[]): readonly PlaceFact[] =>
  placesWhere(tokens, mayNamePlace).flatMap((at) => placeAt(tokens, at) ?? []),
);

const inPlaces = oncePer((tokens: readonly Token[]) => holdersOf(placesNamed(tokens)));

/** The token stands in the name of one. */
export const isInPlace = (tokens: readonly Token[], at: number): boolean => inPlaces(tokens)({ from: at, to: at + 1 });

/** "Section Twelve (12)", "Sections 5 and 6", "T. 4 N.", "Land Lot 214", "Abstract No. 412". */
function numberedAt(tokens: readonly Token[], at: number, number = at + 1): PlaceFact | null {
  const noun = textAt(tokens, at);
  const plain = NUMBERED.get(noun) ?? 'lot';
  const before = textAt(tokens, at - 1) === '.' ? at - 2 : at - 1;
  // "Lot of Land No. 163", as Georgia's land lots are called too.
  const isOfLand = noun === 'lot' && textAt(tokens, at + 1) === 'of' && textAt(tokens, at + 2) === 'land';
  const kind = plain === 'lot' ? lotKind(isOfLand ? 'land' : textAt(tokens, before)) : plain;
  if (kind === null) return null;
  const short = noun.length === 1;
  const isWord = /^(?:tract|claim|town|abs|square)$/.test(noun);
  if ((short || isWord) && tokens[at]?.capital !== true) return null;
  // "TRACT 1" at the head of one; but "that portion of Tract 4".
  if (kind === 'tract' && !/^(?:of|in|within|on|upon|as)$/.test(textAt(tokens, at - 1))) return null;
  const values: string[] = [];
  let next = isOfLand ? at + 3 : number;
  for (;;) {
    while (/^(?:\.|no|nos|number|numbered|#|")$/.test(textAt(tokens, next)) && next < number + 5) next += 1;
    const read = numberAt(tokens, next) ?? (LETTERED.test(kind) ? letterAt(tokens, next) : null);
    if (read === null) break;
    values.push(read.value);
    next = read.next;
    const joint = textAt(tokens, next);
    if (!/^(?:and|,|&)$/.test(joint) || numberAt(tokens, next + 1) === null || !noun.endsWith('s')) break;
    next += 1;
  }
  // "a lot 100 feet wide".
  if (values.length === 0 || (textAt(tokens, next) !== 'in' && unitNamed(textAt(tokens, next)) !== null)) return null;
  // "Lot No. 14 in Section B of said Plan".
  if (kind === 'section' && /^[a-z]$/.test(values[0] ?? ''))
    return { kind: 'numbered section', values, from: at, to: next };
  // "Quarter Township 3, Township 4, Range 17", as the Military District of Ohio is laid out.
  if (kind === 'township' && textAt(tokens, at - 1) === 'quarter' && tokens[at - 1]?.capital === true)
    return { kind: 'quarter township', values: [values[0] ?? ''], from: at - 1, to: next };
  const from = !isOfLand && plain === 'lot' && (kind === 'land lot' || kind === 'government lot') ? before : at;
  if (kind !== 'township' && kind !== 'range')
    return isStatute(tokens, kind, values, at, next) ? null : { kind, values, from, to: next };
  const way = textAt(tokens, textAt(tokens, next) === '.' ? next + 1 : next);
  const pole = kind === 'township' ? /^[ns]/.exec(way) : /^[ew]/.exec(way);
  // "Township 10, Range 15 aforesaid": by their numbers alone.
  if (pole === null || !(way.length === 1 || /^(?:north|south|east|west)$/.test(way)))
    return short || tokens[at]?.capital !== true ? null : { kind, values: [values[0] ?? ''], from, to: next };
  return { kind, values: [`${values[0]}${pole[0]}`], from, to: next + 1 };
}

/** A letter may stand for their number. */
const LETTERED = /^(?:lot|outlot|block|section)$/;

/** "the said lot being the same marked No. 71 upon the plat", "known on the plat as No. 71"; but "known as No. 71 Magazine Street", "Lot numbered 17", which has its number behind its noun. */
function lotMarked(tokens: readonly Token[], at: number): PlaceFact | null {
  if (textAt(tokens, at) === 'numbered' && textAt(tokens, at - 1) === 'lot') return null;
  let number = at + 1;
  let isPlatted = false;
  for (; number < at + 12 && BEFORE_NUMBER.test(textAt(tokens, number)); number += 1)
    if (PLATS.test(textAt(tokens, number))) isPlatted = true;
  // "known upon Plat No. 12 as Lot 7", "on a plan numbered 318", "the house thereon is numbered 214".
  let last = number - 1;
  while (/^(?:no|number|\.|#)$/.test(textAt(tokens, last))) last -= 1;
  const before = tokens.slice(Math.max(0, at - 4), at);
  if (PLATS.test(textAt(tokens, last)) || before.some(({ text }) => PLATS.test(text) || HOUSES.test(text))) return null;
  const read = numberAt(tokens, number);
  if (read === null) return null;
  const { value, next } = read;
  const isBehind =
    /^(?:on|upon|in|of)$/.test(textAt(tokens, next)) && [2, 3].some((step) => PLATS.test(textAt(tokens, next + step)));
  // "and numbered 22 on the tax map".
  const isTaxed = tokens
    .slice(at, next + 5)
    .some(({ text }) => /^(?:tax|assessors?|insurance|house|street)$/.test(text));
  return (isPlatted || isBehind) && !isTaxed ? { kind: 'lot', values: [value], from: at, to: next } : null;
}

const PLATS = /^(?:plat|plan|map|addition|subdivision)$/;
const HOUSES = /^(?:house|dwelling|building|store|residence|premises)$/;
const BEFORE_NUMBER =
  /^(?:on|upon|as|by|with|of|the|said|lot|no|number|\.|#|plat|plan|map|addition|subdivision|aforesaid|thereof)$/;

/** "J. B. Sawyer Sur., A-471", "(A. 471)": an abstract by its letter, of a survey or where one is told in full. */
function abstractShort(tokens: readonly Token[], at: number): PlaceFact | null {
  const number = /^[-.]$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const read = tokens[at]?.capital === true && tokens[at - 1]?.kind === 'mark' ? numberAt(tokens, number) : null;
  const isLast = read !== null && opensLine(tokens[read.next]);
  if (read === null || !(isLast || /^(?:[,;:.)]|)$/.test(textAt(tokens, read.next)))) return null;
  const isOfSurvey = tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:survey|surv?|league)$/.test(text));
  return isOfSurvey || hasAbstract(tokens) ? { kind: 'abstract', values: [read.value], from: at, to: read.next } : null;
}

const isAbstract = oncePerToken((word) => NUMBERED.get(word) === 'abstract');
const hasAbstract = oncePer((tokens: readonly Token[]): boolean =>
  placesWhere(tokens, isAbstract).some((at) => numberedAt(tokens, at) !== null),
);

/** "Virginia Military Survey No. 2748", "the same Survey, No. 2748". */
function surveyNumbered(tokens: readonly Token[], at: number): PlaceFact | null {
  const number = /^[,(]$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isNamed = textAt(tokens, at) === 'survey' && /^(?:no|number)$/.test(textAt(tokens, number));
  return isNamed && tokens[at]?.capital === true ? numberedAt(tokens, at, number) : null;
}

/** "in the Fourth Range", "Lot No. 9 in the 6th range of lots"; but "the fourth range line". */
function rangeCounted(tokens: readonly Token[], at: number): PlaceFact | null {
  if (textAt(tokens, at) !== 'range' || /^(?:line|road)$/.test(textAt(tokens, at + 1))) return null;
  const counted = ordinalBefore(tokens, at);
  if (counted === null) return null;
  const isOfLots =
    textWithin(tokens, at + 1, at + 3) === 'of lots' ||
    (/^(?:in|of)$/.test(textAt(tokens, counted.from - 2)) &&
      tokens.slice(Math.max(0, counted.from - NEAR), counted.from).some(({ text }) => text === 'lot'));
  return {
    kind: isOfLots ? 'range of lots' : 'range',
    values: [String(counted.value)],
    from: counted.from,
    to: at + 1,
  };
}

/** "the 3rd Section", as Georgia is laid out. */
function sectionCounted(tokens: readonly Token[], at: number): PlaceFact | null {
  const counted = textAt(tokens, at) === 'section' && tokens[at]?.capital === true ? ordinalBefore(tokens, at) : null;
  const isListed = counted !== null && textAt(tokens, counted.from - 1).length > 0 && hasDistrict(tokens, counted.from);
  return isListed ? { kind: 'section', values: [String(counted.value)], from: counted.from, to: at + 1 } : null;
}

const hasDistrict = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => /^dist(?:rict)?$/.test(text));

/** "Fourth", "4th", before a noun. */
function ordinalBefore(tokens: readonly Token[], at: number): { value: number; from: number } | null {
  const from = /^(?:st|nd|rd|d|th)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const token = tokens[from];
  const value = token?.kind === 'number' && from < at - 1 ? token.value : ordinalOf(token?.text ?? '');
  return value === null || Number.isNaN(value) ? null : { value, from };
}

/** By the word before it. */
function lotKind(before: string): PlaceKind | null {
  if (before === 'land') return 'land lot';
  if (/^(?:government|govt|gov)$/.test(before)) return 'government lot';
  if (/^(?:subdivision|subdivided|sub)$/.test(before)) return 'subdivision lot';
  // "Lot No. 61 in Great Lot No. 17": of those that were laid out in lots again.
  if (/^(?:great|mile)$/.test(before)) return `numbered ${before} lot`;
  return before === 'tax' || before === 'outlot' ? null : 'lot';
}

/** "Block B", "Lot "C"", but not the rest of a longer name. */
function letterAt(tokens: readonly Token[], at: number): { value: string; next: number } | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.text.length !== 1 || !token.capital) return null;
  // "along the west line of said lot N 4°03' W".
  if (/^[ns]$/.test(token.text) && readBearing(tokens, at)?.form === 'quadrant') return null;
  const quoted = textAt(tokens, at + 1) === '"' ? at + 2 : at + 1;
  return tokens[at + 1]?.gap === 'none' && tokens[at + 1]?.kind !== 'mark' ? null : { value: token.text, next: quoted };
}

const MOST_SECTIONS = 36;
const STATUTES =
  /^(?:act|code|statutes?|law|chapter|article|title|ordinance|paragraph|subdivision|estates|addition|subd|heights)$/;

/** In tokens, before its number. */
const NEAR = 6;
const LAWS = /^(?:paragraph|subsection|subparagraph|statutes?|code|constitution|article|chapter)$/;

/** "Section 1031 of the Internal Revenue Code", "Section 319.202". */
function isStatute(
  tokens: readonly Token[],
  kind: PlaceKind,
  values: readonly string[],
  at: number,
  next: number,
): boolean {
  if (kind !== 'section') return false;
  // The railroads of Texas counted theirs on: "Section 41, Block 3".
  const isInBlock = /^bl(?:oc)?k$/.test(textAt(tokens, textAt(tokens, next) === ',' ? next + 1 : next));
  if (!isInBlock && values.some((value) => !(Number(value) >= 1 && Number(value) <= MOST_SECTIONS))) return true;
  if (isLawBehind(tokens, next)) return true;
  // "Paragraph (e), Section 4, Real Estate Transfer Act".
  if (tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => LAWS.test(text))) return true;
  // "Section 31-45".
  if (textAt(tokens, next) === '-' && tokens[next]?.gap === 'none' && tokens[next + 1]?.kind === 'number') return true;
  // "Valuation Section 14, map 22", of a railroad.
  if (textAt(tokens, at - 1) === 'valuation') return true;
  // "Lot 5, Section 2, Hill Estates".
  return [2, 3, 4].some(
    (step) =>
      /^(?:lot|lots|block)$/.test(textAt(tokens, at - step)) && !/^(?:out|of)$/.test(textAt(tokens, at - step + 1)),
  );
}

/** "Section 30-11-110, Montana Code"; but "lies in Section 18. For source of title see": the next sentence names no law. */
export function isLawBehind(tokens: readonly Token[], next: number): boolean {
  let end = next;
  while (end < next + 5 && !isStop(tokens, end)) end += 1;
  return tokens.slice(next, end).some(({ text }) => STATUTES.test(text));
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

/** "33-27S-6W": the township and the range of a section told in short, their second hyphen perhaps mended away. */
function shortAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const way = textAt(tokens, at);
  const number = tokens[at - 1];
  if (number?.kind !== 'number' || tokens[at]?.gap !== 'none') return null;
  const values = [`${number.value}${way}`];
  if (way === 'n' || way === 's') {
    const range = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
    const isShort =
      isBehindSection(tokens, at) && tokens[range]?.kind === 'number' && /^[ew]$/.test(textAt(tokens, range + 1));
    return isShort ? { kind: 'township', values, from: at - 3, to: at + 1 } : null;
  }
  const pole = textAt(tokens, at - 2) === '-' ? at - 3 : at - 2;
  const isShort = /^[ns]$/.test(textAt(tokens, pole)) && isBehindSection(tokens, pole);
  return isShort ? { kind: 'range', values, from: pole - 3, to: at + 1 } : null;
}

const isBehindSection = (tokens: readonly Token[], pole: number): boolean =>
  tokens[pole - 1]?.kind === 'number' && textAt(tokens, pole - 2) === '-' && tokens[pole - 3]?.kind === 'number';

const DISTRICTS = /^(?:district|precinct|division|beat)$/;
const SORTS = /^(?:land|civil|magisterial|militia|election|g|justice|voting|commissioners?|supervisors?)$/;

/** "part of Farm No. 21": by the number behind a noun of land that has no kind of its own. */
function countedAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const noun = tokens[at - 1];
  if (noun?.kind !== 'word' || NUMBERED.has(noun.text) || DISTRICTS.test(noun.text) || !isLaidOut(noun)) return null;
  const read = numberBehind(tokens, at - 1);
  return read === null ? null : { kind: `numbered ${noun.text}`, values: [read.value], from: at - 1, to: read.next };
}

/** "Civil District No. 12", "Justice Precinct 3"; but "School District No. 7", "drainage district No. 2". */
function districtNumbered(tokens: readonly Token[], at: number): PlaceFact | null {
  const { text = '', capital = false } = tokens[at - 1] ?? {};
  const isSorted = SORTS.test(text);
  const isOffice = !/^(?:the|said)$/.test(text) && (capital || OF_OFFICE.test(text));
  const read = isOffice && !isSorted ? null : numberBehind(tokens, at);
  if (read === null || (tokens[at]?.capital !== true && tokens[at + 1]?.kind === 'number')) return null;
  return { kind: districtKind(tokens, at), values: [read.value], from: isSorted ? at - 1 : at, to: read.next };
}

/** "No. 12", "numbered twelve", "12". */
function numberBehind(tokens: readonly Token[], noun: number): { value: string; next: number } | null {
  let at = noun + 1;
  while (at < noun + 4 && /^(?:no|nos|number|numbered|[.#])$/.test(textAt(tokens, at))) at += 1;
  const read = numberAt(tokens, at);
  return read === null || unitNamed(textAt(tokens, read.next)) !== null ? null : read;
}

/** No way, paper, thing or person is one of the parts that land is laid out in; a word that deeds do not know may be. */
function isLaidOut(token: Token): boolean {
  const { noun = null, small = null, verb = null } = entryOf(token.text) ?? {};
  if (/^(?:tract|parcel)$/.test(token.text)) return false;
  return (
    noun === 'land' || noun === 'place' || (noun === null && small === null && /^(?:null|covenant)$/.test(`${verb}`))
  );
}

/** By the sorts in which the land of one county is told at once. */
const districtKind = (tokens: readonly Token[], at: number): PlaceKind => {
  if (textAt(tokens, at) !== 'district') return `numbered ${textAt(tokens, at)}`;
  return isMilitia(tokens, at) ? 'militia district' : 'district';
};

/** "of the 7th District" beside a land lot, "the Ninth Civil District", "Marshall Magisterial District". */
function districtAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const isSorted = SORTS.test(textAt(tokens, at - 1));
  const last = isSorted ? at - 2 : at - 1;
  const ending = /^(?:st|nd|rd|d|th)$/.test(textAt(tokens, last));
  const token = tokens[ending ? last - 1 : last];
  const number = token?.kind === 'number' && ending ? token.value : ordinalOf(token?.text ?? '');
  const isNamed =
    (isSorted || isInNamed(tokens, at)) && token?.kind === 'word' && token.capital && token.text.length > 2;
  const value = number === null || Number.isNaN(number) ? (isNamed ? token.text : null) : String(number);
  if (value === null) return null;
  const from = ending ? last - 1 : last;
  const isLandLot = [3, 4, 5, 6, 7, 8].some((step) => textAt(tokens, at - step) === 'lot');
  // "in the 11th District of said county"; but "the 11th District Court".
  const isOfCounty =
    textAt(tokens, at + 1) === 'of' && [3, 4, 5].some((step) => /^(?:county|parish)$/.test(textAt(tokens, at + step)));
  // "the Third Division", "the Second Precinct".
  const isCounted = number !== null && textAt(tokens, at) !== 'district' && tokens[at]?.capital === true;
  return isLandLot || isSorted || isOfCounty || isNamed || isCounted || isMilitia(tokens, at)
    ? { kind: districtKind(tokens, at), values: [value], from, to: at + 1 }
    : null;
}

/** "land in Dry Fork District, Tucker County"; but "in Lincoln School District", "the 11th District Court". */
function isInNamed(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (from > at - 4 && tokens[from]?.capital === true && !OF_OFFICE.test(textAt(tokens, from))) from -= 1;
  return from < at - 1 && textAt(tokens, from) === 'in' && /^(?:[,.;:]?|of)$/.test(textAt(tokens, at + 1));
}

const OF_OFFICE =
  /^(?:school|fire|irrigation|water|recording|land|mining|judicial|court|drainage|levee|protection|conservation|sanitary|utility|park|historic|circuit|congressional|senatorial|tax|road|service|improvement|port|independent|unified|election|voting|business|park|said|the)$/;

/** "Tadmore Militia District", "the 413th District, G. M.", "the Third Election District": beside the land district, in which the lots are numbered. */
const isMilitia = (tokens: readonly Token[], at: number): boolean =>
  /^(?:militia|election|g)$/.test(textAt(tokens, at - 1)) ||
  (textAt(tokens, at - 1) === '.' && textAt(tokens, at - 2) === 'm') ||
  /^,?gm/.test([1, 2, 3, 4].map((step) => textAt(tokens, at + step).replace('.', '')).join(''));
