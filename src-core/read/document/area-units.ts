// The unit of an area, and what stands behind acres as more of them: roods, perches, a half.
import { partOf, wholeNumberOf } from '#core/language/numerals.ts';
import { trailingAmount } from '#core/read/document/amount.ts';
import type { STATED_AREA } from '#core/schema/wire-string.ts';

export type AreaUnit = (typeof STATED_AREA)[number];

const PARTS =
  /^[\s,;.]*(?:and|&)?\s*((?:[A-Za-z-]+ ){0,5}?(?:\(?\d[\d,./ ½¼¾]*\)?|[a-z-]+))\s*(roods?|quarters?(?=[\s,]+and\s[\w-]+(?:\s[\w-]+)?\s(?:rods?|poles?|perches)\b)|r(?=[.\s,])|(?:square\s)?(?:perches?|poles?|rods?)|p(?:er(?!\s*cent)|rs?|s)?(?=[.\s,;]|$)|sq(?:uare|\.)\s(?:rods?|poles?|perches?))(?![A-Za-z])/i;
const HALF_AFTER =
  /^\s*(?:and|&)\s*(an?|one|two|three|four|five|seven)[\s-](half|quarter|third|fourth|fifth|sixth|eighth)s?\b(?:\s+of\s+an\s+acre\b)?(?!\s*(?:roods?|perch|poles?|rods?))/i;

const FRACTION_AFTER = /^[\s,]*(?:and|&)\s*([^,;.]{3,50}?)\s*(?:of\s+(?:an\s+)?acre|part\s+of\s+an\s+acre)\b/i;
/** "twenty-two acres and eighty-four hundredths of land": of what, the acres before it have told; but not "hundredths of a rood". */
const HUNDREDTHS_AFTER =
  /^[\s,]*(?:and|&)\s*((?:[a-z]+[\s-]+|\d{1,3}\s){1,5}?(?:ten|hundred|thousand)ths?|\d{1,3}\s?\/\s?1(?:0{1,3}))\b(?!\s*(?:of\b(?!\s+(?:(?!(?:the|said|all|his|her|our|their)\s)[a-z]+\s)?(?:\w*land|meadow|pasture)\b)|roods?|perch|poles?|rods?|\/|parts?\b))/i;

/** Roods are a quarter of an acre, perches (square rods) a hundred-and-sixtieth; "seventy acres and a half" is 70.5. */
function withParts(
  acres: { value: number; figures: string },
  after: string,
): { value: number; figures: string; length: number } {
  const half = HALF_AFTER.exec(after.slice(0, 40));
  if (half !== null) {
    const parts = (wholeNumberOf([(half[1] ?? '').toLowerCase()]) ?? 1) / (partOf(half[2]?.toLowerCase()) ?? 1);
    // "twenty one acres and three quarters and thirty poles".
    const rest = withPerches(acres.value + parts, after.slice(half[0].length));
    return summed(rest.value, half[0].length + rest.length);
  }
  const fraction = FRACTION_AFTER.exec(after.slice(0, 80)) ?? HUNDREDTHS_AFTER.exec(after.slice(0, 80));
  const share = fraction?.[1] === undefined ? null : shareOf(fraction[1]);
  if (fraction !== null && share !== null && share < 1) return summed(acres.value + share, fraction[0].length);
  let value = acres.value;
  let length = 0;
  for (let i = 0; i < 2; i += 1) {
    const part = PARTS.exec(after.slice(length, length + 80));
    const count = part?.[1] === undefined ? null : trailingAmount(part[1]);
    // "and allowance of 6 per cent" is no part of it.
    if (part === null || count === null || count.start > 0) break;
    // "two acres, one quarter and eight rods".
    value += /^(?:r(?:ood|$|\.)|quarter)/i.test(part[2] ?? '') ? count.value / 4 : count.value / 160;
    length += part[0].length;
  }
  return length === 0 ? { ...acres, length } : summed(value, length);
}

function withPerches(value: number, after: string): { value: number; length: number } {
  const part = PARTS.exec(after.slice(0, 80));
  const count = part?.[1] === undefined ? null : trailingAmount(part[1]);
  const isPerches = /^(?:square\s|sq)?.*(?:perch|pole|rod)/i.test(part?.[2] ?? '') || /^p/i.test(part?.[2] ?? '');
  return part === null || count === null || count.start > 0 || count.value >= 40 || !isPerches
    ? { value, length: 0 }
    : { value: value + count.value / 160, length: part[0].length };
}

const TOLD_IN = /^(.*?)[\s-]+((?:ten|hundred|thousand)ths?)\s*$/i;

/** "72 hundredths", "one hundred and ninety eight thousandths": so many of them, and no hundreds of acres. */
function shareOf(told: string): number | null {
  const [, counted = '', part = ''] = TOLD_IN.exec(told) ?? [];
  const below = partOf(part.toLowerCase());
  const count = below === null ? null : trailingAmount(counted);
  if (below !== null && count !== null && count.value < below) return count.value / below;
  return trailingAmount(told)?.value ?? null;
}

const SQUARE_MILES = /^(?:square|sq\.?)\s+mi(?:les?)?$/i;
const SQUARE_RODS = /^(?:(?:square|sq\.?)\s+)?(?:rods?|poles?|perches)$/i;

/** Measured in a unit of which acres are made. */
export const isCounted = (printed: string): boolean => SQUARE_MILES.test(printed) || SQUARE_RODS.test(printed);

/** `after` is the text behind the unit; the length is how much of it belongs to the area. */
export function wholeOf(
  printed: string,
  unit: AreaUnit,
  amount: { value: number; figures: string },
  after: string,
): { value: number; figures: string; length: number } {
  if (SQUARE_MILES.test(printed)) return summed(amount.value * 640, 0);
  if (SQUARE_RODS.test(printed)) return summed(amount.value / 160, 0);
  return unit === 'acres' ? withParts(amount, after) : { ...amount, length: 0 };
}

function summed(value: number, length: number): { value: number; figures: string; length: number } {
  const rounded = Math.round(value * 10_000) / 10_000;
  return { value: rounded, figures: String(rounded), length };
}

export function unitOf(printed: string): AreaUnit {
  const unit = printed.toLowerCase().trim();
  if (unit.includes('arpent')) return 'arpents';
  if (unit.startsWith('ha') || unit.startsWith('hect')) return 'ha';
  if (unit.startsWith('a') || SQUARE_RODS.test(unit) || SQUARE_MILES.test(unit)) return 'acres';
  return /f/.test(unit) ? 'sqft' : 'sqm';
}
