// A passage cut into the words of land descriptions: parts, lots, sections, townships, exceptions, and what joins them.
import { codeAt } from '#core/language/text/code-at.ts';
import { findBarredLots } from '#core/plss/listed-lots.ts';
import { findMeridian, findMeridianAt, type Meridian } from '#core/plss/meridian.ts';
import { findNumberedPlace, findPlaceBehind } from '#core/plss/numbered-place.ts';
import { findPartAt, findSideStripAt, findStripAt, type PartToken } from '#core/plss/part-token.ts';
import {
  findLotsAt,
  findRangeAt,
  findSectionAt,
  findTownshipAt,
  type LotToken,
  type SectionToken,
  sticky,
} from '#core/plss/place-tokens.ts';
import { findOrdinary, findPlain, isCapital, type PlainToken } from '#core/plss/plain-token.ts';
import { findTownshipId } from '#core/plss/plss-id.ts';
import { STATES } from '#core/plss/states.ts';

/** Township, range, meridian or state: whatever of them stands here. */
export interface TownshipToken {
  kind: 'township';
  township?: string;
  range?: string;
  meridian?: Meridian;
  state?: string;
  length: number;
}

interface ExceptToken {
  kind: 'except';
  length: number;
}

export type AliquotToken = (PartToken | LotToken | SectionToken | TownshipToken | ExceptToken | PlainToken) & {
  start: number;
  end: number;
};

type Found = PartToken | LotToken | SectionToken | TownshipToken | ExceptToken | PlainToken;

const EXCEPT =
  /(?:less(?:\s*(?:,|and|&))?\s*(?:and\s+)?(?:save\s+and\s+)?except(?:ing)?|save\s*(?:and|&)\s*except(?:ing)?|sav(?:e|ing)\s+and\s+excepting|except(?:ing|ed)?|excluding|exclusive\s+of|less(?!\s+than))\b(?:(?:\s*,)?\s*(?:therefrom|thereof|however))?\s*[:,]?/iy;
const CODE = /([A-Z]{2})\s?(\d{2})\s?T?(\d{4})([NS])\s?-?R?(\d{4})([EW])(\w)?(?![A-Za-z0-9])/y;
const STATE_MERIDIAN = /([A-Z]{2})(?:\s(\d{2}))?(?=\s+T\.?\s?\d)/y;

function findCode(text: string, at: number): TownshipToken | null {
  if (!isCapital(codeAt(text, at + 1))) return null;
  const code = sticky(CODE, text, at);
  if (code) {
    const [whole, state = '', meridian = '', t = '', ns = '', r = '', ew = '', duplicate = '0'] = code;
    const id = findTownshipId(`${state}${meridian}${t}${ns}${r}${ew}${duplicate}`);
    const known = id && findMeridian(id.meridian);
    if (id && known) {
      return {
        kind: 'township',
        township: id.township,
        range: id.range,
        meridian: known,
        state: id.state,
        length: whole.length,
      };
    }
  }
  const prefix = sticky(STATE_MERIDIAN, text, at);
  if (prefix === null || STATES[prefix[1] ?? ''] === undefined) return null;
  const meridian = prefix[2] === undefined ? null : findMeridian(prefix[2]);
  return { kind: 'township', state: prefix[1] ?? '', length: prefix[0].length, ...(meridian ? { meridian } : {}) };
}

const MERIDIAN_WORD = /\bmer/gi;
const WIDEST_NAME = 45;

/** The word "meridian" stands a name's width ahead, on the same line. */
function isBeforeMeridian(text: string, at: number, ends: Ends): boolean {
  if (ends.meridian < at) {
    MERIDIAN_WORD.lastIndex = at;
    ends.meridian = MERIDIAN_WORD.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  }
  return ends.meridian - at <= WIDEST_NAME && !text.slice(at, ends.meridian).includes('\n');
}

const ORDINAL_ENDINGS = new Set('snrdtSNRDT');
const ORDINAL_OPENINGS = new Set('fstFST');

/** What the number of a meridian opens with, in figures or in words: "6th", "6 th", "sixth". */
function numbersMeridian(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  if (sign < '1' || sign > '6') return ORDINAL_OPENINGS.has(sign);
  const next = text[at + 1] ?? '';
  return ORDINAL_ENDINGS.has(next) || (ORDINAL_ENDINGS.has(text[at + 2] ?? '') && /\s/.test(next));
}

/** Initials such as "S.M." name a meridian only right after a township or range. */
function findMeridianToken(text: string, at: number, ends: Ends): TownshipToken | null {
  const afterTally = at - ends.tally < 40;
  if (!afterTally && !numbersMeridian(text, at) && !isBeforeMeridian(text, at, ends)) return null;
  const found = findMeridianAt(text, at);
  if (found === null) return null;
  const spelled = /mer|p\.?\s?m/i.test(text.slice(at, at + found.length));
  // "of the Sth F.M.": a misread 5th P.M., and not Fairbanks.
  if (!spelled && /(?:th|st|nd|rd)\s$/i.test(text.slice(Math.max(0, at - 3), at))) return null;
  return spelled || afterTally ? { kind: 'township', meridian: found.meridian, length: found.length } : null;
}

function findTownship(text: string, at: number): TownshipToken | null {
  const township = findTownshipAt(text, at);
  return township && { kind: 'township', township: township.value, length: township.length };
}

function findRange(text: string, at: number): TownshipToken | null {
  const range = findRangeAt(text, at);
  return range && { kind: 'township', range: range.value, length: range.length };
}

function findExcept(text: string, at: number): ExceptToken | null {
  const match = sticky(EXCEPT, text, at);
  if (match === null || /\b(?:more\s+or|or|no|not|other)\s+$/i.test(text.slice(Math.max(0, at - 12), at))) return null;
  return { kind: 'except', length: match[0].length };
}

/** Where the last township and the last exception ended, and where the next meridian is named. */
interface Ends {
  tally: number;
  except: number;
  meridian: number;
}

interface Finder {
  /** The signs that what it finds can begin with, a small letter standing for the capital too. */
  opens: string;
  find: (text: string, at: number, ends: Ends) => Found | null;
}

const FIGURES = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** In order of precedence. */
const FINDERS: readonly Finder[] = [
  { opens: FIGURES, find: findNumberedPlace },
  { opens: LETTERS.toUpperCase(), find: findCode },
  { opens: 't', find: findTownship },
  { opens: 'r', find: findRange },
  { opens: LETTERS + FIGURES, find: findMeridianToken },
  { opens: 'sa§', find: findSectionAt },
  { opens: 'ugfl', find: findLotsAt },
  { opens: 'nsew', find: (text, at, ends) => findStripAt(text, at, at - ends.except < 30) },
  // An amount in figures, or one in words from one to ninety.
  { opens: `onsetfz${FIGURES}`, find: findSideStripAt },
  { opens: 'nsew', find: findPartAt },
  { opens: 'lse', find: findExcept },
];
const FINDERS_BY_OPENING: (readonly Finder[])[] = [];
for (const sign of `${LETTERS}${LETTERS.toUpperCase()}${FIGURES}§`) {
  const tried = FINDERS.filter(({ opens }) => opens.includes(sign) || opens.includes(sign.toLowerCase()));
  FINDERS_BY_OPENING[sign.charCodeAt(0)] = tried;
}

function findAt(text: string, at: number, ends: Ends): Found | null {
  for (const { find } of FINDERS_BY_OPENING[codeAt(text, at)] ?? []) {
    const found = find(text, at, ends);
    if (found !== null) return found;
  }
  return null;
}

/** In tokens: farther behind a part or a place no word joins anything to it. */
const LONGEST_JOINT = 24;

/** Every token of cleaned text, in order; spaces are left out. */
export function tokensOf(text: string): AliquotToken[] {
  return tokensWithin(text, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/** The same without the plain words that stand too far behind any part or place to join anything to it. */
export function joiningTokensOf(text: string): AliquotToken[] {
  return tokensWithin(text, 0, LONGEST_JOINT);
}

/** Plain words as far as wanted: from the beginning, and behind each part or place. */
function tokensWithin(text: string, first: number, behind: number): AliquotToken[] {
  const tokens: AliquotToken[] = [];
  const ends: Ends = { tally: Number.NEGATIVE_INFINITY, except: Number.NEGATIVE_INFINITY, meridian: -1 };
  let wanted = first;
  for (let at = pastSpace(text, 0); at < text.length; at = pastSpace(text, at)) {
    const ordinary = findOrdinary(text, at);
    const found = ordinary === null ? findAt(text, at, ends) : null;
    if (found === null) {
      const { kind, length } = ordinary ?? findPlain(text, at);
      if (wanted > 0) tokens.push({ kind, length, start: at, end: at + length });
      wanted -= 1;
      at += length;
      continue;
    }
    wanted = behind;
    const end = at + Math.max(1, found.length);
    tokens.push({ ...found, start: at, end });
    at = end;
    if (found.kind === 'township') ends.tally = end;
    if (found.kind === 'except') ends.except = end;
    for (const place of findPlaceBehind(text, found.kind, end)) {
      tokens.push(place);
      at = place.end;
    }
    const barred = found.kind === 'section' ? findBarredLots(text, end) : null;
    if (barred) {
      at = barred.start + barred.lots.length;
      tokens.push({ ...barred.lots, start: barred.start, end: at });
    }
  }
  return tokens;
}

const SPACE = /\s*/y;

function pastSpace(text: string, at: number): number {
  let next = at;
  let code = codeAt(text, next);
  while (code === 32 || code === 10) {
    next += 1;
    code = codeAt(text, next);
  }
  // A plain sign, as nearly always.
  if (code > 32 && code < 127) return next;
  SPACE.lastIndex = next;
  SPACE.test(text);
  return SPACE.lastIndex;
}
