// One part of a section where it stands in the text: N½, "the Northeast Quarter", N2NE, "the North 200 feet of".

import { NUMERALS, readNumber } from '#core/language/numerals.ts';
import { codeAt } from '#core/language/text/code-at.ts';
import type { AliquotStep, Corner, Side } from '#core/plss/aliquot-part.ts';
import { sticky } from '#core/plss/place-tokens.ts';
import { isCapital, isFigure } from '#core/plss/plain-token.ts';
import {
  AMOUNT,
  CLEAN_HALF,
  CLEAN_QUARTER,
  CORNER,
  cornerOf,
  DAMAGED_HALF,
  DAMAGED_QUARTER,
  fractionOf,
  OTHER_FRACTION,
  SIDE,
  STRIP_SIDE,
  STRIP_UNIT,
  sideOf,
  stripUnitOf,
} from '#core/plss/token-patterns.ts';

export interface PartToken {
  kind: 'part';
  steps: AliquotStep[];
  /** Letters alone (NE, SW): a part only where its neighbours say so. */
  weak: boolean;
  /** A sign that scanning had damaged. */
  repaired: boolean;
  /** Why this is no part of a section, when it only looks like one. */
  problem: string | null;
  length: number;
}

const QUARTER = new RegExp(`(${CORNER})(?:${CLEAN_QUARTER})`, 'iy');
const HALF = new RegExp(`(${SIDE})(?:${CLEAN_HALF})`, 'iy');
const TORN_QUARTER = new RegExp(`(N\\.?E|N\\.?W|S\\.?E|S\\.?W)\\.?(?:${DAMAGED_QUARTER})`, 'y');
const TORN_QUARTER_WORD = /\bqu(?!ar(?:ter)?\b)\S+r\b/i;
const TORN_HALF = new RegExp(`([NSEW])\\.?(?:${DAMAGED_HALF})`, 'y');
const SHARE = new RegExp(`(${SIDE})(?:${OTHER_FRACTION})`, 'iy');
const CORNER_HALF = new RegExp(`(${CORNER})(?:${CLEAN_HALF}|2(?![\\d°']))`, 'iy');
const COMPACT =
  /(?:[NS][EW]4?|[NSEW]2)+(?![A-Za-z0-9°/'%¼½])(?!\s*(?:cor(?:ner)?s?\b|line\b|side\b|end\b|part\b|'?ly\b|along\b|direction))/y;
/** "Sixty-six feet (66')": the figure again, with its unit. */
const AGAIN = "(?:\\s*\\(\\s*\\d[\\d,]*(?:\\.\\d+)?(?:\\s*(?:'|feet|ft\\.?|rods?|chains?|acres?|ac\\.?))?\\s*\\))?";
const STRIP = new RegExp(
  `(${STRIP_SIDE})\\s+${AMOUNT}\\s?${STRIP_UNIT}${AGAIN}(?:\\s+(?:in\\s+width|wide|strip))?(?=,?\\s*(?:of\\b|off\\b|thereof|therefrom|in\\s+(?:the|said)))`,
  'iy',
);
const BARE_STRIP = new RegExp(
  `(${STRIP_SIDE})\\s+${AMOUNT}\\s?${STRIP_UNIT}(?=\\s*(?:[,;.)]|$|\\bfor\\b|\\band\\b|\\()|\\s+(?:in\\s+width|wide|strip))`,
  'iy',
);
const SIDE_STRIP = new RegExp(
  `${AMOUNT}\\s?${STRIP_UNIT}(?:\\s+(?:in\\s+width|wide|strip))*(?:,?\\s+more\\s+or\\s+less,?)?\\s+(?:off|across|from|on)(?:\\s+of)?\\s+(?:the\\s+)?(?:entire\\s+)?(${STRIP_SIDE})\\s+(?:side|end|edge)(?=\\s*(?:of\\b|thereof|therefrom|[,;.)]|$))`,
  'iy',
);

function token(steps: AliquotStep[], length: number, more: Partial<PartToken> = {}): PartToken {
  return { kind: 'part', steps, weak: false, repaired: false, problem: null, length, ...more };
}

function half(side: Side): AliquotStep {
  return { kind: 'side', side, take: 1, of: 2 };
}

function quarter(corner: Corner): AliquotStep {
  return { kind: 'quarter', corner };
}

function compact(run: string): PartToken {
  const codes = run.match(/[NS][EW]4?|[NSEW]2/g) ?? [];
  const steps = codes.map((code) =>
    code.endsWith('2') ? half(code.charAt(0) as Side) : quarter(code.slice(0, 2) as Corner),
  );
  return token(steps, run.length, { weak: codes.length === 1 && !/\d/.test(run) });
}

function share(match: RegExpExecArray): PartToken {
  const { take, of } = fractionOf(match[2] ?? match[4] ?? '1', match[3] ?? match[5] ?? match[6] ?? '4');
  const side = sideOf(match[1] ?? '');
  return take < of
    ? token([{ kind: 'side', side, take, of }], match[0].length)
    : token([], match[0].length, { problem: `"${match[0]}" is not a part of anything` });
}

function stripStep(side: string, digits: string | undefined, unit: string | undefined): AliquotStep {
  return { kind: 'strip', side: sideOf(side), amount: readNumber(digits ?? '0'), unit: stripUnitOf(unit ?? 'ft') };
}

/** A strip such as "the North 200 feet of"; `afterExcept` admits one that ends its sentence ("less the West 30 feet"). */
export function findStripAt(text: string, at: number, afterExcept: boolean): PartToken | null {
  if (isBearing(text, at)) return null;
  const strip = sticky(STRIP, text, at) ?? (afterExcept ? sticky(BARE_STRIP, text, at) : null);
  return strip && token([stripStep(strip[1] ?? '', strip[4] ?? strip[2] ?? strip[3], strip[5])], strip[0].length);
}

/** A strip such as "30 feet off the North side". */
export function findSideStripAt(text: string, at: number): PartToken | null {
  const side = mayBeSideStrip(text, at) ? sticky(SIDE_STRIP, text, at) : null;
  return side && token([stripStep(side[5] ?? '', side[3] ?? side[1] ?? side[2], side[4])], side[0].length);
}

const COUNTS = new Set(NUMERALS.map((word) => word.slice(0, 2)));
const UNIT_OPENS = new Set("fprclymaFPRCLYMA'");
/** "off", "across", "from", "on", or "in width", "wide", "strip" and "more or less" before them. */
const STRIP_GOES_ON = new Set('oafiwsmOAFIWSM');

/** Nearly all lengths are those of courses: behind their unit the words of a strip do not go on. */
function mayBeSideStrip(text: string, at: number): boolean {
  if (!isFigure(codeAt(text, at))) return COUNTS.has(text.slice(at, at + 2).toLowerCase());
  let end = at;
  while (isFigure(codeAt(text, end)) || text[end] === ',' || text[end] === '.') end += 1;
  if (isBlank(text, end)) end += 1;
  if (!UNIT_OPENS.has(text[end] ?? '')) return false;
  end += 1;
  while (isLetter(codeAt(text, end))) end += 1;
  while (text[end] === '.' || text[end] === ',') end += 1;
  while (isBlank(text, end)) end += 1;
  return STRIP_GOES_ON.has(text[end] ?? '');
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || isCapital(code);
}

function isBlank(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return code === 32 || code === 10 || (!(code > 32 && code < 127) && /\s/.test(text[at] ?? '-'));
}

/** "N 45° E", "South 3° West": a side before degrees is a bearing, and no part of anything. */
function isBearing(text: string, at: number): boolean {
  let end = at + 1;
  if (isLetter(codeAt(text, end))) {
    if (
      !BEARING_WORDS.has(
        text
          .slice(at, at + 5)
          .trimEnd()
          .toLowerCase(),
      )
    )
      return false;
    while (isLetter(codeAt(text, end))) end += 1;
  }
  while (text[end] === ' ' || text[end] === '.') end += 1;
  const figures = end;
  while (isFigure(codeAt(text, end))) end += 1;
  return end > figures && text[end] === '°';
}

const BEARING_WORDS = new Set(['north', 'south', 'east', 'west']);

const anyOf = (patterns: readonly RegExp[], flags: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);
/** Two looks that spare seven where there is no part. */
const SPELLED = anyOf([QUARTER, HALF, SHARE, CORNER_HALF], 'iy');
const LETTERED = anyOf([COMPACT, TORN_QUARTER, TORN_HALF], 'y');

const NINE_LETTERS = new RegExp(`([ns][a-z]{8})(?:${CLEAN_QUARTER})`, 'iy');
const CORNERS = ['northeast', 'northwest', 'southeast', 'southwest'] as const;

/** "Soutneast Quarter": one letter wrong, and no other corner that it can be. */
function findMisspelt(text: string, at: number): PartToken | null {
  const match = sticky(NINE_LETTERS, text, at);
  if (match === null) return null;
  const word = match[1]?.toLowerCase() ?? '';
  const near = CORNERS.filter((corner) => [...corner].filter((letter, i) => letter !== word[i]).length === 1);
  const [corner] = near;
  if (corner === undefined || near.length > 1) return null;
  return token([quarter(cornerOf(corner))], match[0].length, { repaired: true });
}

/** The part written at this place, if any. */
export function findPartAt(text: string, at: number): PartToken | null {
  if (isBearing(text, at)) return null;
  if (sticky(SPELLED, text, at) === null && sticky(LETTERED, text, at) === null) return findMisspelt(text, at);
  const run = sticky(COMPACT, text, at);
  const clean = sticky(QUARTER, text, at);
  if (clean)
    return token([quarter(cornerOf(clean[1] ?? ''))], clean[0].length, { repaired: TORN_QUARTER_WORD.test(clean[0]) });
  const whole = sticky(HALF, text, at);
  if (whole) return token([half(sideOf(whole[1] ?? ''))], whole[0].length);
  const torn = sticky(TORN_QUARTER, text, at);
  // The letters of "NW % of" alone are not the whole of it.
  if (run && (torn?.[0].length ?? 0) <= run[0].length) return compact(run[0]);
  const third = sticky(SHARE, text, at);
  if (third) return share(third);
  if (torn)
    return token([quarter(cornerOf(torn[1] ?? ''))], torn[0].length, {
      repaired: torn[0].length > 3 || !/4$/.test(torn[0]),
    });
  const tornHalf = sticky(TORN_HALF, text, at);
  if (tornHalf) return token([half(sideOf(tornHalf[1] ?? ''))], tornHalf[0].length, { repaired: true });
  const odd = sticky(CORNER_HALF, text, at);
  return odd
    ? token([], odd[0].length, {
        problem: `"${odd[0].trim()}" is not a part: a section has no ${cornerOf(odd[1] ?? '')} half`,
      })
    : null;
}
