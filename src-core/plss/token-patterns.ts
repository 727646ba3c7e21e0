// The spellings of directions, fractions, numbers and units that land descriptions are made of, as pattern sources.

import { NUMBER_WORDS } from '#core/language/numerals.ts';
import type { Corner, Side, StripUnit } from '#core/plss/aliquot-part.ts';

export const CORNER = "(?:north|south|[ns]\\.?)[\\s/-]{0,2}(?:east|west|[ew]\\b\\.?|[ew](?=[\\d/¼½%'`YVIl|]))";
export const SIDE = '(?:north|south|east|west|[nsew](?![a-z])\\.?|[nsew](?=[YVIl|]\\s?/?\\s?[24]))';
const FRACTIONAL = "(?:\\s*(?:fractional|fract?'?l?\\.?|fr'?l?\\.?))?";

/** "Qua~tBr", "Qu2rter": it begins and ends as a quarter does. */
const TORN_WORD = 'qu[^\\s,;]{1,2}t[^\\s,;]r\\b';
const QUARTER_WORD = `(?:(?:one|a)[\\s-]*)?(?:quarter(?:-quarter)?\\b|${TORN_WORD}|fourth\\b|qtr\\b\\.?|quar\\b\\.?|qr\\b\\.?)`;
const HALF_WORD = '(?:(?:one|a)[\\s-]*)?(?:half|hlf|hf)\\b\\.?';
const GLOSS = '(?:\\s*\\(\\s*(?:1\\s?/\\s?[24](?:th)?|[¼½])\\s*\\))?';
/** What shows that a fraction measures something else: an inch, a bearing, a corner, an interest. */
const NOT_LAND =
  '(?!\\d)(?!\\s*[-°"]|\\s*\'\\d|\\s*(?:inch|in\\.|in\\s+diam|deg|mile|interest|mineral|undivided|cor(?:ner|\\.)|corner|post\\b|stone\\b|(?:section\\s+)?line\\b))';

export const CLEAN_QUARTER = `${FRACTIONAL}(?:\\s|-(?=[\\s1q]))*(?:${QUARTER_WORD}|1\\s?/\\s?4(?:th)?|¼|/\\s?4)${GLOSS}(?:\\s+section\\b(?=\\s*(?:\\(|,?\\s*of\\b|,?\\s*in\\b)))?${NOT_LAND}`;
export const CLEAN_HALF = `${FRACTIONAL}(?:\\s|-(?=[\\s1h]))*(?:${HALF_WORD}|1\\s?/\\s?2|½|/\\s?2)${GLOSS}${NOT_LAND}`;
/** What may follow a part of a section: more of its description, and nothing that a bearing or a name goes on with. */
const GOES_ON =
  '(?=\\s+(?:of|in|and|or|except\\w*|less|lying|being|also|[NS]\\.?[EW]|[NSEW](?=\\s+of)|[Ss]ecs?|[Ss]ections?|SECTIONS?)\\b|\\s*[,;)]|\\.?\\s*$)';
const OF_A_PART = '(?=\\s+of\\s+(?:the\\s+|said\\s+)?(?:[NS]\\.?[EW]|[NSEW]|[Ss]ecs?|[Ss]ections?|SECTIONS?)\\b)';
/** What recognisers that know no fraction signs make of ½ and ¼: ¥ » '2 “4 V2 Y% *» 'a. */
const TORN_SIGN = `\\s?(?:[%¥»«*'\`’‘“”"]{1,2}[:;]?\\s?[124a]?[%:;]?|[YVXh]\\s?[24ak%]|[%¥][24a%])${GOES_ON}|\\s[YVXAyvh]${OF_A_PART}`;
/** Marks that scanning makes of ¼ and 1/4; only ever close to their letters. */
export const DAMAGED_QUARTER = `(?:${TORN_SIGN}|\\s[14]${OF_A_PART}|\\s?[%]|\\s?['\`]\\s?/?\\s?4|\\s?[YVIl|!]\\s?/?\\s?4|\\s?1\\s?/\\s?,|4|\\s14(?=[\\s,;)]))${NOT_LAND}`;
export const DAMAGED_HALF = `(?:${TORN_SIGN}|\\s[24]${OF_A_PART}|\\s?[%]|\\s?['\`]\\s?/?\\s?2|\\s?[YVIl|!]\\s?/?\\s?2|4|\\s12(?=\\s+(?:of|[NS][EW])))${NOT_LAND}`;
export const OTHER_FRACTION = `\\s*(?:([1-7])\\s?/\\s?([3-8])(?:rds?|ths?)?|(?:(one|two|three)[\\s-]+)?(thirds?|fourths?|quarters?|fifths?|eighths?)\\b|/\\s?(4))${NOT_LAND}`;

/** The side that a strip lies on; unlike a half it may be "northerly". */
export const STRIP_SIDE = `(?:(?:north|south|east|west)(?:er(?:n|ly)|ly)\\b|[nsew]'ly\\b|${SIDE})`;
export const STRIP_UNIT =
  "(feet|foot|ft\\b\\.?|'(?!')|rods?|poles?|perches|chains?|links?|yards?|meters?|metres?|acres?|ac\\b\\.?)";
/** Digits with an optional decimal part, or words; one group each. */
export const AMOUNT = `(?:(\\d[\\d,]*(?:\\.\\d+)?)|(${NUMBER_WORDS})(?:\\s*\\(\\s*(\\d[\\d,]*(?:\\.\\d+)?)['\\s]*\\))?)`;

export function sideOf(text: string): Side {
  return text.trim().charAt(0).toUpperCase() as Side;
}

export function cornerOf(text: string): Corner {
  const plain = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const west = plain.endsWith('WEST') || plain.endsWith('W');
  return `${plain.charAt(0)}${west ? 'W' : 'E'}` as Corner;
}

export function stripUnitOf(text: string): StripUnit {
  const plain = text.toLowerCase();
  if (/^(rod|pole|perch)/.test(plain)) return 'rd';
  if (plain.startsWith('chain')) return 'ch';
  if (plain.startsWith('link')) return 'lk';
  if (plain.startsWith('yard')) return 'yd';
  if (plain.startsWith('met')) return 'm';
  return plain.startsWith('ac') ? 'ac' : 'ft';
}

const TAKES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
const OFS: Readonly<Record<string, number>> = { third: 3, fourth: 4, quarter: 4, fifth: 5, eighth: 8 };

export function fractionOf(take: string, of: string): { take: number; of: number } {
  const denominator = of.toLowerCase().replace(/s$/, '');
  return {
    take: TAKES[take.toLowerCase()] ?? Number(take),
    of: OFS[denominator] ?? Number.parseInt(denominator, 10),
  };
}
