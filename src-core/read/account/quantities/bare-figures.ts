// A figure without a unit or a noun of its own, of the size of a course and not the same: "264.00 feet, now found 284", "E line 318", "264 = 284?".
import { entryOf } from '#core/language/lexicon.ts';
import { ordinalOf } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { opensLine, type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { cutBefore, sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { areasTold } from '#core/read/account/quantities/areas.ts';
import type { Quantity } from '#core/read/account/quantities/quantity.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Length } from '#core/read/clauses/course.ts';

export function bareFigureRemarks(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const lengths = instrument.tracts.flatMap(({ courses }) => courses.flatMap(({ distance }) => distance ?? []));
  const tracts = instrument.tracts.map(({ index }) => index);
  const beside = instrument.tracts.flatMap((tract) => (tract.mayPass ? besideLengths(tokens, tract, lengths) : []));
  const around = sentencesOf(instrument)
    .flatMap((sentence) => cutBefore(sentence, (at) => opensLine(tokens[at])))
    .filter((line) => line.to - line.from <= LONGEST_LINE && areLengths(tokens, line, lengths))
    .map((line): Remark => ({ code: 'figure_unused', ...line, tracts }));
  const areas = areasTold(instrument).flatMap(({ mention, isWhole }): Remark[] => {
    const at = isWhole && mention.unit === 'acres' ? lesserBehind(tokens, mention) : -1;
    return at < 0 ? [] : [{ code: 'second_area', from: mention.from, to: at + 1, tracts, isGranted: true }];
  });
  return [...beside, ...around, ...areas];
}

/** In tokens. */
const LONGEST_LINE = 14;

/** Of the course that it stands in. */
function besideLengths(tokens: readonly Token[], { courses, index }: ToldTract, lengths: readonly Length[]): Remark[] {
  return courses.flatMap(({ from, to, distance, values }): Remark[] => {
    if (distance === null) return [];
    const behind = Math.max(from, ...values.flatMap(({ field, next }) => (field === 'distance' ? [next] : [])));
    // "sixty acres (60.00)".
    const area = tokens.slice(behind, to).findIndex(({ text }) => unitOfArea(text));
    for (let at = behind; at < (area < 0 ? to : behind + area); at += 1)
      if (
        isBare(tokens, at) &&
        !values.some((value) => value.at <= at && at < value.next) &&
        !isMarked(tokens, at) &&
        isNear(tokens[at]?.value ?? 0, distance) &&
        !isOneOf(tokens[at], lengths)
      )
        return [{ code: 'length_told_twice', from: behind, to: at + 1, tracts: [index], isGranted: true }];
    return [];
  });
}

const unitOfArea = (text: string): boolean => entryOf(text)?.noun === 'area';

/** In a line of few words: a figure of the courses beside one that is nearly so, two that are nearly so, or one that is told of a line. */
function areLengths(tokens: readonly Token[], { from, to }: Passage, lengths: readonly Length[]): boolean {
  const bare: number[] = [];
  for (let at = from; at < to; at += 1) if (isBare(tokens, at)) bare.push(at);
  const others = bare.filter(
    (at) => !isOneOf(tokens[at], lengths) && lengths.some((length) => isNear(tokens[at]?.value ?? 0, length)),
  );
  if (others.length === 0) return false;
  const isAllOfCourses = bare.every((at) => others.includes(at) || isOneOf(tokens[at], lengths));
  return (bare.length > 1 && isAllOfCourses) || others.some((at) => isOfLine(tokens, from, at));
}

/** In tokens. */
const FARTHEST = 10;

/** "2.00 acres gross, 1.85 net of the road", "2.00 acres, of which 0.3 in the road": less than the area, and without a unit. */
function lesserBehind(tokens: readonly Token[], { to, value }: Pick<Quantity, 'to' | 'value'>): number {
  for (let at = to; at < to + FARTHEST; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.text === '.' || opensLine(token)) return -1;
    // "taxed at 1.2 per cent".
    const isLess =
      textAt(tokens, at - 1) !== 'at' && token.decimals > 0 && token.value < value && token.value > LEAST * value;
    if (
      isLess &&
      areaAt(tokens, at) === null &&
      isBare(tokens, at) &&
      Math.abs(token.value - value) >= 10 ** -token.decimals
    )
      return at;
  }
  return -1;
}

/** Of an area, that anything is told of it. */
const LEAST = 0.02;

/** So much of a length may be put right, or told otherwise by another survey. */
const NEAR = 0.5;
const isNear = (value: number, length: Length): boolean => Math.abs(value - length.value) <= NEAR * length.value;

const isOneOf = (token: Token | undefined, lengths: readonly Length[]): boolean =>
  lengths.some(
    ({ value, decimals }) =>
      Math.abs(value - (token?.value ?? 0)) < 10 ** -Math.min(decimals, token?.decimals ?? 0) / 2,
  );

/** A number of three figures, or with decimals, that counts and numbers nothing. */
function isBare(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || (token.value < 100 && token.decimals === 0) || isYear(tokens, at)) return false;
  const [next, after] = [tokens[at + 1], textAt(tokens, at + 1)];
  if (/^(?:[-/°'"%:]|x)$/.test(after) && next?.gap === 'none') return false;
  if (isCounted(next) && !(after === 'in' && textAt(tokens, at + 2) === 'the')) return false;
  if (token.gap === 'none' && !/^[([]$/.test(textAt(tokens, at - 1))) return false;
  return !isNumbering(tokens, at);
}

/** "284 acres", "284 Main Street"; but "284 per plat". */
function isCounted(next: Token | undefined): boolean {
  if (next?.kind !== 'word' || opensLine(next) || /^(?:on|per|by)$/.test(next.text)) return false;
  const entry = entryOf(next.text);
  return unitNamed(next.text) !== null || entry?.noun !== undefined || (next.capital && entry === undefined);
}

const isYear = (tokens: readonly Token[], at: number): boolean => {
  const { value = 0, decimals = 0 } = tokens[at] ?? {};
  return decimals === 0 && value >= 1600 && value < 2100 && !/^[=?]$/.test(textAt(tokens, at - 1));
};

/** "Lot 284", "Book 284", "Route 284", "$ 284", "Elm 284": but "the plat 284", "E line 318". */
function isNumbering(tokens: readonly Token[], at: number): boolean {
  const lead = /^[.:#]$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const before = tokens[lead];
  if (/^[$#]$/.test(before?.text ?? '') || textAt(tokens, at - 1) === '#') return true;
  if (before?.kind !== 'word') return before?.kind === 'number';
  // "p. 226".
  if (textAt(tokens, at - 1) === '.' && before.text.length < 3) return true;
  const noun = entryOf(before.text)?.noun;
  if (isOfLength(before.text)) return false;
  if (noun === 'paper') return !/^(?:the|said|his|old|'|s)$/.test(textAt(tokens, lead - 1));
  if (noun !== undefined) return entryOf(before.text)?.verb === undefined;
  return before.capital && entryOf(before.text) === undefined && before.text.length > 1;
}

/** "marked 284", "stamped L.S. 284". */
const isMarked = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ text }) =>
      /^(?:mark(?:ed|s)?|stamp(?:ed)?|number(?:ed)?|letter(?:ed)?|inscribed|scribed|chisel\w*|labell?ed|cap(?:ped)?|tag(?:ged)?|station|sta|book|page)$/.test(
        text,
      ),
    );

/** The word before it is of a line, or of who measured it: "E line 318", "2d dist. 284", "the plat shows 284", "Crane makes it 318", "L2 = 284", "284?". */
function isOfLine(tokens: readonly Token[], from: number, at: number): boolean {
  if (textAt(tokens, at + 1) === '?' || textAt(tokens, at - 1) === '=') return true;
  if (opensLine(tokens[at])) return false;
  let lead = at - 1;
  while (lead > 0 && /^(?:[.,:]|it|is|at|now)$/.test(textAt(tokens, lead))) lead -= 1;
  const word = textAt(tokens, lead);
  if (isOfLength(word)) return true;
  // "2nd: 284", "Line 2, 284".
  const number = /^(?:st|n?d|r?d|th)$/.test(word) ? lead - 1 : lead;
  if (ordinalOf(word) !== null || tokens[number]?.kind === 'number')
    return textAt(tokens, at - 1) === ':' || isOfLength(textAt(tokens, number - 1));
  const entry = entryOf(word);
  if (entry?.noun === 'paper') return lead > from;
  return entry?.verb !== undefined && /[^s]s$/.test(word) && entry.noun === undefined;
}

/** "line", "side", "front", "dist.", "meas.". */
const isOfLength = (word: string): boolean =>
  entryOf(word)?.noun === 'figure' ||
  /^(?:dist|distance|meas|measured|measure|corr|tape|length|front|rear)$/.test(word);
