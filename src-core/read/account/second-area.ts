// An area of the same land told a second time: in the heading before the courses, in a note behind them, or beside the stated one.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { NumberRead } from '#core/read/values/number-read.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const isAcres = oncePerToken((word) => /^(?:acres?|acreage|ac)$/.test(word));
const NEAREST = 90;

/** Whether the text gives the land another area than `stated_acres`, in few words or before its courses. */
export function isAreaToldTwice(
  tokens: readonly Token[],
  { openFrom, leadTo, closedAt, tailTo }: Surroundings,
  stated_acres: number,
): boolean {
  const isOther = ({ value, decimals }: NumberRead): boolean =>
    Math.abs(value - stated_acres) > Math.max(0.02 * stated_acres, 0.5 * 10 ** -decimals);
  const nearest = Math.max(openFrom, leadTo - NEAREST);
  return (
    areasIn(tokens, nearest, leadTo, (at) => headingArea(tokens, at, nearest)).some(isOther) ||
    areasIn(tokens, closedAt, tailTo, (at) => notedArea(tokens, at)).some(isOther)
  );
}

/** What is read at each word for acres. */
function areasIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  read: (at: number) => NumberRead | null,
): NumberRead[] {
  const found: NumberRead[] = [];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || !isAcres(token)) continue;
    const figure = read(i);
    if (figure !== null) found.push(figure);
  }
  return found;
}

/** The place of the plain figure before "acres", "12.00-acre": not that of a fraction. */
function figureBefore(tokens: readonly Token[], at: number): number {
  const place = textAt(tokens, at - 1) === '-' ? at - 2 : at - 1;
  return tokens[place]?.kind === 'number' && textAt(tokens, place - 1) !== '/' ? place : -1;
}

const PARENT =
  /^(?:part|parts|portion|called|original|originally|parent|out|from|off|within|remainder|residue|balance|larger|conveyed|said|same|deed|being|whereas|less|undivided|half|adjoining|adjacent|each|lots|tracts|parcels|line|corner|least)$/;
const PLACES = /^(?:county|state|town|township|city|district|parish|village|in|situated?|lying|a|all)$/;

/** "FIELD NOTES to 12 acres", "Tract 1 (12 acres)", "a parcel containing 5 acres"; but "out of a called 80 acre tract". */
function headingArea(tokens: readonly Token[], at: number, nearest: number): NumberRead | null {
  const place = figureBefore(tokens, at);
  if (place < 0 || isGoingOn(tokens, at)) return null;
  let isNamed = isNumberedTract(tokens, place - 1) || isTractOf(tokens, at, place);
  for (let i = place - 1; i >= nearest; i -= 1) {
    const text = textAt(tokens, i);
    // "lying and being in", "in said County".
    if (PARENT.test(text) && !(/^(?:being|said)$/.test(text) && PLACES.test(textAt(tokens, i + 1)))) return null;
    if (/^(?:containing|contains|notes|description|survey)$/.test(text) && place - i <= 4) isNamed = true;
    if (/^[.;:]$/.test(text) || tokens[i]?.gap === 'paragraph' || (tokens[i]?.gap === 'line' && isNamed)) break;
  }
  return isNamed ? readNumber(tokens, place) : null;
}

/** "A 12.00 acre tract of land"; but "in a 12.00 acre tract". */
function isTractOf(tokens: readonly Token[], at: number, place: number): boolean {
  if (
    !/^(?:tract|parcel|lot|piece)$/.test(textAt(tokens, at + 1)) ||
    !/^(?:a|an|that)$/.test(textAt(tokens, place - 1))
  )
    return false;
  return !/^(?:of|in|from|to|with|by|on|and|into|being)$/.test(textAt(tokens, place - 2));
}

/** "Tract 1 (", "Parcel 1 - ", "TRACT A: ". */
function isNumberedTract(tokens: readonly Token[], mark: number): boolean {
  const at = mark - 2;
  return (
    /^[(:-]$/.test(textAt(tokens, mark)) &&
    /^(?:tract|parcel|lot)$/.test(textAt(tokens, at)) &&
    tokens[at]?.capital === true
  );
}

/** Roods, perches and fractions are still to be added. */
function isGoingOn(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3, 4].some((step) =>
    /^(?:roods?|perch|perches|poles|rods|r|p|half|quarter|tenths|hundredths)$/.test(textAt(tokens, at + step)),
  );
}

function opens(tokens: readonly Token[], at: number): boolean {
  const gap = tokens[at]?.gap;
  return gap === 'paragraph' || textAt(tokens, at - 1) === '.' || (gap === 'line' && tokens[at - 1]?.kind !== 'word');
}

/** "Acreage: 3.20", "TOTAL ACRES 3.1", "3.20 AC" as a note, "2.75 acres, of record 3.0". */
function notedArea(tokens: readonly Token[], at: number): NumberRead | null {
  const place = figureBefore(tokens, at);
  if (place >= 0) {
    if (opens(tokens, place) && isNoteEnd(tokens, at + 1)) return readNumber(tokens, place);
    const record = [1, 2, 3].find((step) => textAt(tokens, at + step) === 'record') ?? 0;
    return record > 0 && tokens[at + record + 1]?.kind === 'number' ? readNumber(tokens, at + record + 1) : null;
  }
  const isTotal = /^(?:total|deeded|calculated|computed)$/.test(textAt(tokens, at - 1));
  if (!opens(tokens, at) && !isTotal) return null;
  const next = /^[:=-]$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return tokens[next]?.kind === 'number' ? readNumber(tokens, next) : null;
}

/** "m/l", a stop or a new line; but "3 ac of the Reed farm". */
function isNoteEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.kind !== 'word') return true;
  return next.gap === 'line' || next.gap === 'paragraph' || next.text === 'm' || next.text === 'more';
}

/** "containing with the adjoining lot 2.75 acres", "containing in both tracts": the area is of more than this land. */
export function isAreaOfMore(tokens: readonly Token[], { closedAt, tailTo }: Surroundings): boolean {
  for (let i = closedAt; i < tailTo; i += 1) {
    if (!/^(?:containing|contains)$/.test(textAt(tokens, i))) continue;
    for (let k = i + 1; k < i + 7 && tokens[k]?.kind === 'word'; k += 1)
      if (/^(?:with|both|adjoining)$/.test(textAt(tokens, k))) return true;
  }
  return false;
}
