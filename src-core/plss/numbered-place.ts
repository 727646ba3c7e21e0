// Places told by numbers and dashes alone: 14-12N-4W, NE¼ 3-12-4, 14-12-4 W4M.
import { codeAt } from '#core/language/text/code-at.ts';
import { findListedSectionAt, type SectionToken, sticky } from '#core/plss/place-tokens.ts';
import { isFigure } from '#core/plss/plain-token.ts';

interface Pair {
  township: string;
  range: string;
  length: number;
}

/** West of the first to the sixth meridian, as the Dominion survey counts. */
const DOMINION = '-?\\s?W(?:\\.|\\s|of\\s(?:the\\s)?){0,3}[1-6](?:st|nd|rd|th)?\\s?M?(?![A-Za-z0-9])';
const TRIPLE = new RegExp(
  `(\\d{1,2})(?=\\s?-\\s?T?\\d{1,3}[NS]\\s?-\\s?R?\\d{1,3}[EW]\\b|-\\d{1,3}-\\d{1,2}\\s?${DOMINION})`,
  'y',
);
const PAIR = /(\d{1,3})([NS])[\s,-]+(\d{1,3})([EW])(?![A-Za-z0-9])/y;
const DOMINION_PAIR = new RegExp(`(\\d{1,3})-(\\d{1,2})\\s?${DOMINION}`, 'y');
const DASH_PAIR = new RegExp(
  `\\s?-\\s?(\\d{1,3})\\s?-\\s?(\\d{1,3})(?:\\s?${DOMINION.replace('W(', '(W)(')}|(?:\\s?([EW])\\b)?(?![\\d-]|\\s?[NSW]))`,
  'y',
);
const SECTION_BEHIND = /[\s,]{0,2}(?:of\s)?(?:sec(?:tion)?\.?\s)?([1-9]|[12]\d|3[0-6])(?=\s?-\s?\d{1,3}\s?-)/iy;

const GO_ON = new Set('-,:NS');

/** Behind its first figures stands a dash, a stop or the side of the township; a section in three figures is led by a 0. */
export function findNumberedPlace(text: string, at: number): SectionToken | (Pair & { kind: 'township' }) | null {
  let end = at;
  while (isFigure(codeAt(text, end))) end += 1;
  const goesOn = text[at] === '0' || GO_ON.has(text[end] ?? '') || text[end + 1] === '-';
  if (end - at > 3 || !goesOn) return null;
  const section = findTripleSection(text, at) ?? findListedSectionAt(text, at);
  if (section !== null) return section;
  const pair = findPairAt(text, at);
  return pair && { kind: 'township', ...pair };
}

/** `14-12N-4W`: section, township and range in one, as leases write them. The section stops before its dash. */
function findTripleSection(text: string, at: number): SectionToken | null {
  const triple = sticky(TRIPLE, text, at);
  return triple ? { kind: 'section', numbers: [Number(triple[1])], length: triple[0].length } : null;
}

/** `109N 56W`, without its letters T and R, or `12-4 W4M`. */
function findPairAt(text: string, at: number): Pair | null {
  const match = sticky(PAIR, text, at);
  if (match !== null) return pair(match[1], match[2], match[3], match[4], match[0].length);
  const dominion = sticky(DOMINION_PAIR, text, at);
  return dominion === null ? null : pair(dominion[1], '', dominion[2], 'W', dominion[0].length);
}

function pair(
  township: string | undefined,
  ns: string | undefined,
  range: string | undefined,
  ew: string | undefined,
  length: number,
): Pair {
  return { township: `${Number(township)}${ns ?? ''}`, range: `${Number(range)}${ew ?? ''}`, length };
}

type Placed<T> = T & { start: number; end: number };

/** `NE¼ 3-12-4`, `Section 4-20-2`: three bare numbers mean a place only right behind a part, or behind the word. */
export function findPlaceBehind(
  text: string,
  kind: string,
  at: number,
): Placed<SectionToken | (Pair & { kind: 'township' })>[] {
  if (kind !== 'part' && kind !== 'section') return [];
  const section = kind === 'part' ? sticky(SECTION_BEHIND, text, at) : null;
  if (kind === 'part' && section === null) return [];
  const from = at + (section?.[0].length ?? 0);
  const match = sticky(DASH_PAIR, text, from);
  if (match === null) return [];
  const place = pair(match[1], '', match[2], match[3] ?? match[4], match[0].length);
  const township = { kind: 'township' as const, ...place, start: from, end: from + place.length };
  if (section === null) return [township];
  const digits = section[1]?.length ?? 0;
  return [
    { kind: 'section', numbers: [Number(section[1])], length: digits, start: from - digits, end: from },
    township,
  ];
}
