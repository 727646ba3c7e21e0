// The signs that make a value (figures, fractions, the marks that part them, directions, units, number words), so that
// two readings of a word can be held against each other: what differs beside them is no difference.
import { isNumberWord, partOf } from '#core/language/numerals.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { VULGAR_FRACTIONS } from '#core/survey/vulgar-fraction.ts';

/** How a word serves a value: by signs of which each one counts, as a word of the trade, or not at all. */
export type Service = 'figure' | 'word' | 'none';

export function serviceOf(text: string): Service {
  const letters = lettersOf(text);
  if (figuresOf(text) !== '') return 'figure';
  if (NAMING.has(letters)) return 'word';
  if (numberWordsOf(text) !== '') return 'figure';
  if (directionOf(text) !== '') return letters.length <= LONGEST_LETTERS ? 'figure' : 'word';
  return unitNamed(letters) === null ? 'none' : 'word';
}

/** N, NE: one letter turns the land, and no word around it would tell. */
const LONGEST_LETTERS = 2;

const NAMING = wordSet(
  'degree degrees deg minute minutes min seconds sec left right half quarter section township range lot lots block acre acres square government principal meridian',
);

/** Figures, a direction, a unit or a number word; short words mean other things too, outside of a value. */
export function carriesValue(text: string, within: boolean): boolean {
  if (figuresOf(text) !== '') return true;
  const letters = lettersOf(text);
  if (!within && letters.length <= LONGEST_AMBIGUOUS) return false;
  return directionOf(text) !== '' || unitNamed(letters) !== null || numberWordsOf(text) !== '';
}

/** In, per, so, one. */
const LONGEST_AMBIGUOUS = 3;

/** Both are readings of one word, and they do not give the same value. */
export function isOtherValue(one: string, other: string): boolean {
  return (
    figuresOf(one) !== figuresOf(other) || isTurned(one, other) || isOtherUnit(one, other) || isOtherNumber(one, other)
  );
}

/** The same of words that are kept as they are spelt, such as names: letters and figures count, marks do not. */
export function isOtherSpelling(one: string, other: string): boolean {
  return spellingOf(one) !== spellingOf(other);
}

export function spellingOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%]/gu, '');
}

const FRACTION_SIGNS = new RegExp(`[${[...VULGAR_FRACTIONS.keys()].join('')}]`, 'g');
/** A comma that only counts off thousands. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** A typewriter's point stands a little off its figures: that makes no other number. */
const POINT_APART = /(?<=\d)\s+(?=\.\d)|(?<=\d\.)\s+(?=\d)/g;

/** Figures with their points and fractions, parted where a mark parts them; a lost fraction often stands as a per cent sign. */
function figuresOf(text: string): string {
  if (!/[\d%½¼¾⅐-⅞]/.test(text)) return '';
  const spelt = text
    .replace(POINT_APART, '')
    .replace(FRACTION_SIGNS, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')} `)
    .replaceAll('%', ' % ')
    .replace(THOUSANDS, '')
    .replace(/[^\d./%]+/g, ' ');
  const groups = spelt.split(' ').map((group, at) => {
    // At the head of a word it makes decimals of what follows; elsewhere it ends an abbreviation: "N.10".
    const leads = at === 0 && /^\.\d/.test(group);
    return `${leads ? '.' : ''}${group.replace(/^[./]+|[./]+$/g, '')}`;
  });
  return groups.filter((group) => group !== '').join(' ');
}

/** Both read a direction, and not the same one. */
function isTurned(one: string, other: string): boolean {
  const [mine, theirs] = [directionOf(one), directionOf(other)];
  return mine !== '' && theirs !== '' && mine !== theirs;
}

const DIRECTION = /^(n|s|no|so|north|south)?(e|w|east|west)?(?:erly|ern|wardly|ward)?$/;
/** NENW of a section, and the letter of a township or range: T2N. */
const COMPACT = /^(?:[tr]|twp|rge?)?([nsew]{1,8})$/;

/** The letters that turn a bearing, of a whole word or of one written without spaces: N45°30'E, Northwest, T2N, NE¼SW¼. */
function directionOf(text: string): string {
  const letters = lettersOf(text);
  const found = DIRECTION.exec(letters);
  if (found !== null) return `${found[1]?.[0] ?? ''}${found[2]?.[0] ?? ''}`;
  return /[\d¼½¾/]/.test(text) || text === text.toUpperCase() ? (COMPACT.exec(letters)?.[1] ?? '') : '';
}

/** Both read a unit, and not the same one: m against mi, 12' against 12". */
function isOtherUnit(one: string, other: string): boolean {
  const [mine, theirs] = [unitNamed(lettersOf(one)) ?? markOf(one), unitNamed(lettersOf(other)) ?? markOf(other)];
  return mine !== null && theirs !== null && mine !== theirs;
}

/** The unit of a figure that ends in a lone mark; behind degrees the same marks tell minutes from seconds. */
function markOf(text: string): 'feet' | 'inches' | null {
  const mark = /^(?:[^\d]*\d+[°º*])?[\d.,½¼¾]+(['’′]|["”″])[.,;)]?$/.exec(text)?.[1];
  if (mark === undefined) return null;
  return '"”″'.includes(mark) ? 'inches' : 'feet';
}

/** Both read number words, and not the same ones. */
function isOtherNumber(one: string, other: string): boolean {
  const [mine, theirs] = [numberWordsOf(one), numberWordsOf(other)];
  return mine !== '' && theirs !== '' && mine !== theirs;
}

/** "twenty-five" and "fifths" as their parts; empty where one of them is no number. */
function numberWordsOf(text: string): string {
  const parts = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => isNumberWord(part) || partOf(part) !== null) ? parts.join(' ') : '';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
