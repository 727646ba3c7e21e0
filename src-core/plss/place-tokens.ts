// Where a part lies: sections, lots, townships and ranges as they stand in the text.
import { NUMBER_WORDS, readNumber } from '#core/language/numerals.ts';

/** A list of numbers read at a place: the numbers and where the list ends. */
interface NumberList {
  values: string[];
  end: number;
}

const NOT_A_COUNT =
  "(?![\\dA-Za-z]|,\\d{3}(?!\\d)|\\.\\d|\\s?['°/½¼])(?!\\s*(?:feet|foot|ft\\b|acres?|ac\\b|rods?|poles|chains?|links|miles?|degrees|deg\\b|percent|years|dollars))";
const DIGITS = new RegExp(`(\\d{1,3})${NOT_A_COUNT}(?:\\s*\\(\\s*${NUMBER_WORDS}\\s*\\))?`, 'iy');
const LOT_DIGITS = new RegExp(
  `(\\d{1,3}[A-Z]?)(?![\\da-z]|,\\d{3}(?!\\d)|\\.\\d|\\s?['°/½¼])(?!\\s*(?:feet|foot|ft\\b|acres?|ac\\b|rods?|chains?|degrees))(?:\\s*\\(\\s*${NUMBER_WORDS}\\s*\\))?`,
  'iy',
);
/** "Section thirty-one, and ten acres off the north end": what is measured is no number of a list. */
const WORDS = new RegExp(
  `(${NUMBER_WORDS})\\b(?![\\s-]+${NUMBER_WORDS}\\b)(?:\\s*\\(\\s*(\\d{1,3})\\s*\\))?(?!\\s*(?:feet|foot|acres?|rods?|poles|chains?|links|miles?)\\b)`,
  'iy',
);
const SEPARATOR = /(?:\s*,)?\s*(?:and|or|&)\s*(?:the\s+)?|\s*[,-]\s*|\s+(?:through|thru|to)\s+/iy;
const AGAIN = {
  section: /(?:sections?|secs?\b\.?)\s+(?:nos?\.?\s*)?|§\s?/iy,
  lot: /(?:(?:government|govt?\.?)\s+)?lots?\s+(?:nos?\.?\s*)?/iy,
};

/** What the sticky pattern matches at the very place. */
export function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const ACREAGE = /\s*[([]\s*\d+\.\d+(?:\s*(?:acres?|ac\.?))?\s*[)\]]/iy;

function findNumber(text: string, at: number, digits: RegExp): { value: string; end: number } | null {
  const figure = sticky(digits, text, at);
  if (figure) {
    const end = at + figure[0].length;
    // The plat's acreage may stand behind each lot: Lots 1 (40.12), 2 (39.98).
    return { value: (figure[1] ?? '').toUpperCase(), end: end + (sticky(ACREAGE, text, end)?.[0].length ?? 0) };
  }
  const words = sticky(WORDS, text, at);
  return words ? { value: words[2] ?? String(readNumber(words[1] ?? '')), end: at + words[0].length } : null;
}

function runOf(from: string, to: string): string[] {
  const [first, last] = [Number.parseInt(from, 10), Number.parseInt(to, 10)];
  if (!(last > first) || last - first > 60) return [to];
  return Array.from({ length: last - first }, (_, i) => String(first + 1 + i));
}

const PLURAL = /(?:sections|secs)\b/iy;
const isPlural = (text: string, at: number): boolean => sticky(PLURAL, text, at) !== null;

/** The dashes of "4-20-2" and "06-14-012-04W4" part section, township and range, and run from nothing to nothing. */
const TRIPLE_ENDS = /\s?-\s?\d{1,3}\s?-\s?\d{1,3}(?![\d.])/y;

/** "1, 2 and 5 through 7", beginning at this place. `most` ends the list before a number too large to be one of it. */
export function findNumberList(text: string, at: number, kind: 'section' | 'lot', most: number): NumberList | null {
  const digits = kind === 'lot' ? LOT_DIGITS : DIGITS;
  const first = findNumber(text, at, digits);
  if (first === null) return null;
  const values = [first.value];
  let end = first.end;
  for (;;) {
    const gap = sticky(SEPARATOR, text, end);
    const skip = gap ? end + gap[0].length : end;
    if (sticky(TRIPLE_ENDS, text, end) !== null) break;
    const again = sticky(AGAIN[kind], text, skip)?.[0].length ?? 0;
    // "W½ lot 6, lot 7", "SW¼ sec. 5, secs. 19 and 29": the word named anew behind a comma begins another list.
    if (again > 0 && gap?.[0].trim() === ',' && (kind === 'lot' || isPlural(text, skip))) break;
    const next = gap ? findNumber(text, skip + again, digits) : null;
    if (gap === null || next === null || Number.parseInt(next.value, 10) > most) break;
    const through = /-|through|thru|\bto\b/i.test(gap[0]);
    values.push(...(through ? runOf(values.at(-1) ?? '', next.value) : [next.value]));
    end = next.end;
  }
  end += sticky(/,?\s*(?:both\s+)?(?:inclusive|incl\b\.?)/iy, text, end)?.[0].length ?? 0;
  return { values: [...new Set(values.map((value) => value.replace(/^0+(?=\d)/, '')))], end };
}

const SECTION =
  /(?:said\s+)?(?:sections?\b|sec(?:iton|toin)s?\b|sect?s?\b\.?|§{1,2})\s*[:.]?\s*(?:(?:nos?\b\.?|numbered|numbers?)\s*)?/iy;
/** `S12, T4N`: an S is a section only right before its township. */
const SHORT_SECTION = /S\.?\s?(\d{1,2})(?=[\s,-]{1,3}T(?:wp|ownship)?\.?\s?\d)/y;
const SAID_SECTION = /(?:said|same|aforesaid|such)\s+sec(?:tion\b|\.)(?!\s+line)/iy;
const LOTS =
  /((?:u\.?\s?s\.?\s+)?gov(?:ernment|ern'?t|'?t)?\b\.?\s*)?(?:(?:fractional\s+)?lots?\b\.?|(?<=gov\w*\.?\s)lats?\b|l\.?s\.?d\b\.?'?s?|legal\s+subdivisions?\b)\s*(?:(?:nos?\b\.?|numbered|numbers?|#)\s*)?/iy;
const SHORT_LOT = /(?:L|GL)\.?\s?(\d{1,2})(?![\dA-Za-z.°'])/y;
const PLATTED =
  /^[^.;]{0,90}?\b(?:block|blk|subdivision|addition|estates|plat\b|replat|tract\s+map|according\s+to\s+the)/i;

export interface SectionToken {
  kind: 'section';
  /** Empty for "said section". */
  numbers: number[];
  length: number;
}

export function findSectionAt(text: string, at: number): SectionToken | null {
  const word = sticky(SECTION, text, at);
  const list = word ? findNumberList(text, at + word[0].length, 'section', 36) : null;
  // "SECTION 2. That the easement …": a section of the ordinance.
  if (list && /^\.\s+that\b/i.test(text.slice(list.end, list.end + 10))) return null;
  if (list) return { kind: 'section', numbers: list.values.map(Number), length: list.end - at };
  const short = /[A-Za-z0-9]/.test(text.charAt(at - 1)) ? null : sticky(SHORT_SECTION, text, at);
  if (short) return { kind: 'section', numbers: [Number(short[1])], length: short[0].length };
  const said = sticky(SAID_SECTION, text, at);
  return said ? { kind: 'section', numbers: [], length: said[0].length } : null;
}

const BARE_SECTION = /(\d{1,2})[,:]\s+(?=lots?\s|[NSEW][EW]?\s?(?:[¼½]|1\/[24])|all\b)/iy;

/** The bureau's lists name the section anew for each run of parts: "Sec. 001 LOTS 1-4; 001 S2N2,SW". */
const PADDED_SECTION = /(0[0-3]\d)\s+(?=LOTS?\s|ALL\b|[NSEW]{1,2}[2NSEW,;\s])/y;

/** "Section 6, lot 1, E½SE¼,\n7, NE¼NE¼": a list of sections goes on at the head of a line, the word left out. */
export function findListedSectionAt(text: string, at: number): SectionToken | null {
  const padded = sticky(PADDED_SECTION, text, at);
  if (padded !== null && /[;,.]\s*$/.test(text.slice(Math.max(0, at - 4), at)) && Number(padded[1]) <= 36)
    return { kind: 'section', numbers: [Number(padded[1])], length: 3 };
  const match = sticky(BARE_SECTION, text, at);
  const number = Number(match?.[1] ?? 0);
  if (match === null || number < 1 || number > 36) return null;
  const before = text.slice(Math.max(0, at - 16), at);
  if (!/(?:[¼½]|1\/[24]|\d(?=;))\s?[,;.]\s*\n\s*$/.test(before)) return null;
  return { kind: 'section', numbers: [number], length: String(match[1]).length };
}

export interface LotToken {
  kind: 'lot';
  lots: string[];
  /** Called a government lot in so many words. */
  government: boolean;
  /** A lot of a plat, not of the public survey. */
  platted: boolean;
  /** Written as a bare L 3. */
  weak: boolean;
  length: number;
}

export function findLotsAt(text: string, at: number): LotToken | null {
  const word = sticky(LOTS, text, at);
  const list = word ? findNumberList(text, at + word[0].length, 'lot', 399) : null;
  if (word && list) {
    const rest = text.slice(list.end, list.end + 120);
    const untilSection = rest.split(/\bsec(?:tion|\.)/i)[0] ?? '';
    // A legal subdivision is a lot of the Dominion survey, and no other.
    const government = word[1] !== undefined || /^l(?:\.?s|eg)/i.test(word[0]);
    return {
      kind: 'lot',
      lots: list.values,
      government,
      platted: !government && PLATTED.test(untilSection),
      weak: false,
      length: list.end - at,
    };
  }
  const short = sticky(SHORT_LOT, text, at);
  return short
    ? { kind: 'lot', lots: [short[1] ?? ''], government: false, platted: false, weak: true, length: short[0].length }
    : null;
}

const FRACTION = '(?:\\s?(½|¼|¾|1/2|1/4|3/4)|(\\.5|\\.25|\\.75))?';
const TALLY = `(?:(\\d{4}|\\d{1,3})${FRACTION}(?:\\s*\\(\\s*${NUMBER_WORDS}\\s*\\))?|(${NUMBER_WORDS})(?:\\s+and\\s+one[\\s-]half)?(?:\\s*\\(\\s*(\\d{1,3})${FRACTION}\\s*\\))?)`;
const NUMBERED = '(?:(?:nos?\\b\\.?|numbered|numbers?)\\s*)?';

interface TallyPatterns {
  tally: RegExp;
  /** How any of them begins; the pattern itself is too large to be tried at every word. */
  beginning: RegExp;
}

function tallyPatterns(words: string, letter: string, far: string, bare: string): TallyPatterns {
  // "21 ECM" is east of the Cimarron meridian, as Oklahoma writes it.
  // "T15NR120W" runs the two together.
  const direction = `(${far})(?:(?![a-z])|(?=[ci]m\\b)|(?=r\\.?\\s?\\d))\\.?`;
  return {
    tally: new RegExp(
      `(?:(?:${words})\\.?(?:\\s*-)?\\s*${NUMBERED}${TALLY}(?:(?:(?:\\s*-)?\\s*|,\\s*(?=(?:${far})(?:\\s*\\([a-z]\\)|\\s)[\\s,]*(?:(?:of\\s+)?range\\b|of\\s+(?:the\\s+)?[\\w.]{2,10}\\s+(?:p(?:rincip|\\.?\\s?m)|mer))))${direction})?|${letter}\\.?(?:\\s*-)?\\s*${TALLY}(?:(?:\\s*-|,(?=\\s?[a-z]\\.,))?\\s*${direction}|${bare}))`,
      'iy',
    ),
    beginning: new RegExp(`(?:${words}|${letter})\\.?(?:\\s*-)?\\s*(?:\\d|${NUMBERED}(?:\\d|${NUMBER_WORDS}))`, 'iy'),
  };
}

const TALLIES: Readonly<Record<TallyToken['kind'], TallyPatterns>> = {
  township: tallyPatterns(
    'townships?|twnshp|twsp|twps?|tp|town(?=\\s+(?:nos?\\.?\\s+)?\\d{1,3}\\s*,?\\s*(?:north|south|[ns]\\b|range|r\\b))',
    't',
    'north|south|n|s',
    '(?=[\\s,-]{0,2}r\\.?[\\s-]?\\d{1,3}\\b)',
  ),
  range: tallyPatterns(
    'ranges?|rng|rge?',
    'r',
    'east|west|e|w',
    '(?<=\\bt\\.?[\\s-]?\\d{1,3}[\\s,-]{0,2}r\\.?[\\s-]?\\d{1,3})',
  ),
};
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '.5',
  '1/2': '.5',
  '¼': '.25',
  '1/4': '.25',
  '¾': '.75',
  '3/4': '.75',
};
const CODED = ['', '.25', '.5', '.75'];

/** `17S`, `17.5E`, or `47` where the deed gives no direction. */
export interface TallyToken {
  kind: 'township' | 'range';
  value: string;
  length: number;
}

function tallyOf(groups: readonly (string | undefined)[]): string {
  const [digits, sign, decimal, words, gloss, glossSign, glossDecimal] = groups;
  const figure = digits ?? gloss;
  if (figure?.length === 4) return `${Number(figure.slice(0, 3))}${CODED[Number(figure.slice(3))] ?? ''}`;
  const whole = figure === undefined ? readNumber(words ?? '') : Number(figure);
  return `${whole}${FRACTIONS[sign ?? glossSign ?? ''] ?? decimal ?? glossDecimal ?? ''}`;
}

function findTally(kind: 'township' | 'range', text: string, at: number): TallyToken | null {
  const { tally, beginning } = TALLIES[kind];
  const match = sticky(beginning, text, at) === null ? null : sticky(tally, text, at);
  if (match === null) return null;
  const spelled = match[1] !== undefined || match[4] !== undefined;
  const groups = spelled ? match.slice(1, 8) : match.slice(9, 16);
  const direction = (spelled ? match[8] : match[16]) ?? '';
  const value = tallyOf(groups);
  return Number.parseFloat(value) > 0
    ? { kind, value: `${value}${direction.charAt(0).toUpperCase()}`, length: match[0].length }
    : null;
}

export function findTownshipAt(text: string, at: number): TallyToken | null {
  return findTally('township', text, at);
}

export function findRangeAt(text: string, at: number): TallyToken | null {
  return findTally('range', text, at);
}
