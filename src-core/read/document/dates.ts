// Dates as deeds write them: in figures, in words, in the year of our Lord.
import { NUMERALS } from '#core/language/numerals.ts';
import { leadingWords, readOrdinal } from '#core/read/document/amount.ts';
import { matchesIn, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';

export interface PrintedDate {
  readonly start: number;
  readonly end: number;
  /** Null where a part is blank or the century is not printed. */
  readonly iso: string | null;
  /** Month and day as in iso, where the year cannot be read. */
  readonly day_of_year?: string;
  readonly verbatim: string;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = opening(
  'jan feb mar mch apr may jun jul aug sep oct nov dec',
  /\b(jan(?:uary|y)?|febr?(?:uary|y)?|mar(?:ch)?|mch|apr(?:il|l)?|may|june?|july?|aug(?:ust|t)?|sept?(?:ember|r)?|oct(?:ober|r)?|nov(?:ember|r)?|dec(?:ember|r)?)\b\.?/gi,
);
const DAY_OF = opening('day dav doy dov', /\bd[ao][yv]\s+[o0][ft],?\s+([A-Za-z01|]{3,10})\b\.?/gi);
const NUMERIC = /\b(\d{1,2})([/.-])(\d{1,2}|[A-Za-z]{3})\2(\d{4}|\d{2})\b|\b(\d{4})-(\d{2})-(\d{2})\b/g;

const ORDINAL_WORD =
  '(?:twenty|thirty)[\\s-]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';
const DAY_BEFORE = new RegExp(
  `(?:\\b(\\d\\s?[oO](?=\\s+day\\b)|\\d{1,2}\\s?(?:st|nd|rd|th|d)?|[lI]\\d?(?:st|th)|\\d[lI]st|${ORDINAL_WORD})|(_{2,}|\\.{4,}))\\s*(?:d[ao][yv]\\s+[o0][ft],?\\s+(?:the\\s+month\\s+of\\s+)?|of\\s+)?$`,
  'i',
);
const DAY_AFTER = /^\s*(\d{1,2})\s?(?:st|nd|rd|th|d)?\b(?!\s?[:/])/i;
const ERA =
  /^[\s,.]*(?:(?:(?:and\s+|&\s+)?in\s+the\s+(?:[\w-]+\s+){1,3}year\s+of\s+(?:our\s+|the\s+)?(?:american\s+)?(?:independence|reign[^,.]{0,60})\s*(?:and|&)?|in\s+the\s+year|of\s+our\s+lord|year\s+of\s+our\s+lord|anno\s+domini|a\.?\s?d\.?|christ|of|the|&|and|one\s+thousand\s+(?=\d{4}))[\s,.]*){0,4}/i;
const YEAR = /^([1lI][5-9SB][\dOolISB]{2}|[2Z][0Oo][\dOolISB]{2}|(?:19|20) \d{2}(?=\s?(?:[,.;:)]|\n|$)))\b/;

/** Every date of the text, in order. */
export function readDates(text: string, opened: OpenedText = openedText(text)): PrintedDate[] {
  const numeric = [...text.matchAll(NUMERIC)];
  const fullYears = numeric.length === 0 ? new Set<string>() : fullYearsOf(text);
  const dates = numeric.map((match) => numericDate(match, fullYears));
  const months: { start: number; end: number; month: number }[] = [];
  for (const match of matchesIn(opened, MONTH)) {
    const month = monthOf(match[1] ?? '');
    if (month !== null) months.push({ start: match.index, end: match.index + match[0].length, month });
  }
  for (const match of matchesIn(opened, DAY_OF)) {
    const month = nearestMonth(match[1] ?? '');
    const end = match.index + match[0].length;
    if (month !== null)
      months.push({ start: end - (match[0].length - match[0].lastIndexOf(match[1] ?? '')), end, month });
  }
  const seen = new Set<number>();
  for (const found of months) {
    const date = seen.has(found.start) ? null : writtenDate(text, found);
    seen.add(found.start);
    if (date !== null) dates.push(date);
  }
  return dates.sort((a, b) => a.start - b.start).filter((date, i, all) => date.start >= (all[i - 1]?.end ?? 0));
}

function fullYearsOf(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\b(?:1[6-9]|20)\d{2}\b/g), (match) => match[0]));
}

function writtenDate(text: string, found: { start: number; end: number; month: number }): PrintedDate | null {
  const left = text.slice(Math.max(0, found.start - 48), found.start);
  const before = DAY_BEFORE.exec(left);
  const after = before === null ? DAY_AFTER.exec(text.slice(found.end, found.end + 12)) : null;
  if (before === null && after === null) return null;
  const printedDay = (before?.[1] ?? after?.[1] ?? '')
    .trim()
    .replace(/^[lI]|(?<=^\d)[lI]/, '1')
    .replace(/^(\d)\s?[oO]$/, (_, tens: string) => `${tens}0`);
  const day = printedDay === '' ? null : readOrdinal(printedDay);
  const year = readYear(text.slice(found.end + (after?.[0].length ?? 0), found.end + 160));
  if (year === null) return null;
  const start = before === null ? found.start : found.start - left.length + before.index;
  const end = found.end + (after?.[0].length ?? 0) + year.end;
  const day_of_year = isoOf(LEAP_YEAR, found.month, day)?.slice(5);
  return {
    start,
    end,
    iso: isoOf(year.value, found.month, day),
    ...(year.value === null && day_of_year !== undefined ? { day_of_year } : {}),
    verbatim: text.slice(start, end).trim(),
  };
}

function readYear(text: string): { value: number | null; end: number } | null {
  const era = ERA.exec(text)?.[0].length ?? 0;
  const rest = text.slice(era);
  const figures = YEAR.exec(rest);
  if (figures) return { value: yearOf(figures[1] ?? ''), end: era + figures[0].length };
  const words = leadingWords(rest);
  if (words !== null && words.value >= 1500 && words.value < 2100) {
    const whole = words.value % 100 !== 0 || !goesOn(rest.slice(words.end, words.end + 24));
    return { value: whole ? words.value : null, end: era + words.end };
  }
  const short = /^['’](\d{2})\b/.exec(rest);
  return short ? { value: null, end: era + short[0].length } : null;
}

/** "eighteen hundred and ninctv": the rest of the year is there and cannot be read. */
function goesOn(text: string): boolean {
  const next = /^[\s-]*(and\b|&)?\s*([A-Za-z]+)/i.exec(text);
  if (next === null) return false;
  if (next[1] !== undefined && (!/^[A-Z]/.test(next[2] ?? '') || /^sign(?:ed)?$/i.test(next[2] ?? ''))) return true;
  return NUMERALS.some((numeral) => lettersApart(numeral, (next[2] ?? '').toLowerCase()) <= 2 && numeral.length > 4);
}

/** A year whose letters a scan took for digits, or the other way round. */
function yearOf(printed: string): number {
  return Number(
    printed
      .replace(' ', '')
      .replace(/[lI]/g, '1')
      .replace(/[Oo]/g, '0')
      .replaceAll('S', '5')
      .replaceAll('B', '8')
      .replaceAll('Z', '2'),
  );
}

function numericDate(match: RegExpExecArray, fullYears: ReadonlySet<string>): PrintedDate {
  const [verbatim, first, , second = '', year = '', isoYear, isoMonth, isoDay] = match;
  const start = match.index;
  const end = start + verbatim.length;
  if (isoYear !== undefined) {
    return { start, end, verbatim, iso: isoOf(Number(isoYear), Number(isoMonth) - 1, Number(isoDay)) };
  }
  const named = /[A-Za-z]/.test(second) ? monthOf(second) : null;
  const a = Number(first);
  const b = Number(second);
  const fullYear = year.length === 4 ? Number(year) : centuryOf(year, fullYears);
  // Figures stand month first in the United States; a first figure over twelve can only be a day.
  const month = named ?? (a > 12 ? b - 1 : a - 1);
  const day = named !== null || a > 12 ? a : b;
  return { start, end, verbatim, iso: isoOf(fullYear, month, day) };
}

/** The full year that a two-figure year stands for, when exactly one full year of the document ends in it. */
function centuryOf(short: string, fullYears: ReadonlySet<string>): number | null {
  const fitting = ['16', '17', '18', '19', '20']
    .map((century) => century + short)
    .filter((year) => fullYears.has(year));
  return fitting.length === 1 ? Number(fitting[0]) : null;
}

function isoOf(year: number | null, month: number, day: number | null): string | null {
  if (year === null || day === null || year < 1500 || year > 2099 || month < 0 || month > 11) return null;
  const longest = month === 1 ? (isLeap(year) ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31;
  if (day < 1 || day > longest) return null;
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Has every day. */
const LEAP_YEAR = 2000;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function monthOf(printed: string): number | null {
  const start = printed.slice(0, 3).toLowerCase().replace('mch', 'mar');
  const month = MONTHS.findIndex((name) => name.startsWith(start));
  return month < 0 ? null : month;
}

/** The one month that a misread name can stand for: at most one letter in four wrong. */
function nearestMonth(printed: string): number | null {
  const name = printed.toLowerCase().replace(/[1|]/g, 'l').replaceAll('0', 'o');
  const exact = MONTHS.findIndex((month) => month === name || (name.length >= 3 && month.startsWith(name)));
  if (exact >= 0) return exact;
  const near = MONTHS.flatMap((month, i) => (lettersApart(month, name) <= (month.length > 5 ? 2 : 1) ? [i] : []));
  return near.length === 1 ? (near[0] ?? null) : null;
}

function lettersApart(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 3;
}
