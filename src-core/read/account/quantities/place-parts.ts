// Quarters and halves by which land is told: of a section, of one of its quarters, of a lot or a block.
import { type Token, textAt } from '#core/language/tokens.ts';
import { NUMBERED, type PlaceFact } from '#core/read/account/quantities/place-names.ts';

const QUARTERS: ReadonlyMap<string, string> = new Map(
  ['north', 'south'].flatMap((pole) =>
    ['east', 'west'].flatMap((side) => {
      const value = `${pole[0]}${side[0]}`;
      return [`${pole}${side}`, `${pole}${side}erly`, value].map((name) => [name, value] as const);
    }),
  ),
);

/** "the Southeast Quarter", "SE 1/4", the greatest of them: not "the NW¼ of the SE¼". */
export function quarterAt(tokens: readonly Token[], at: number): PlaceFact | null {
  const name = quarterName(tokens, at);
  const next = name === null ? -1 : quarterEnd(tokens, name.next);
  if (name === null || next < 0) return null;
  let ahead = textAt(tokens, next) === '(' ? closing(tokens, next) : next;
  while (/^(?:of|the|said|,|\))$/.test(textAt(tokens, ahead)) && ahead < next + 12) ahead += 1;
  if (isPartNext(tokens, ahead)) return quarterOf(tokens, at, name.value, ahead);
  return { kind: 'quarter', values: [name.value], from: at, to: next };
}

/** "the north half of Section 22", "the west half of said Lot No. 88", and of no lesser part. */
export function halfAt(tokens: readonly Token[], at: number): PlaceFact | null {
  // "the west one-half".
  const one = textAt(tokens, at - 1) === '-' ? at - 2 : at - 1;
  const from = textAt(tokens, one) === 'one' ? one - 1 : at - 1;
  const side = /^(?:north|south|east|west)(?=(?:ern)?$)/.exec(textAt(tokens, from))?.[0];
  if (side === undefined) return null;
  const ofQuarter = halfOfQuarter(tokens, side, from, at + 1);
  if (ofQuarter !== null) return ofQuarter;
  const kind = halfOf(tokens, at + 1);
  const isPart = textAt(tokens, from - 2) === 'of' && /^(?:half|quarter|feet|acres)$/.test(textAt(tokens, from - 3));
  return kind === null || (isPart && kind === 'half') ? null : { kind, values: [side[0] ?? ''], from, to: at + 1 };
}

/** "the east half of the Southeast Quarter", of a section and of no lesser part. */
function halfOfQuarter(tokens: readonly Token[], side: string, from: number, to: number): PlaceFact | null {
  let ahead = to;
  while (/^(?:of|the|said)$/.test(textAt(tokens, ahead))) ahead += 1;
  const quarter = quarterAt(tokens, ahead);
  const before = textAt(tokens, from - 1) === 'the' ? from - 2 : from - 1;
  const isLesser = textAt(tokens, before) === 'of' && isPartBefore(tokens, before - 1);
  return quarter?.kind === 'quarter' && quarter.from === ahead && !isLesser
    ? { kind: 'half of quarter', values: [`${side[0]} ${quarter.values[0]}`], from, to: quarter.to }
    : null;
}

/** "of said section", "of Lot 4", "of said lot", "of Block 9", "of the lot numbered 12". */
function halfOf(tokens: readonly Token[], at: number): 'half' | 'half of lot' | null {
  if (textAt(tokens, at) !== 'of') return null;
  const isPointed = /^(?:the|said)$/.test(textAt(tokens, at + 1));
  const noun = isPointed ? at + 2 : at + 1;
  const kind = NUMBERED.get(textAt(tokens, textAt(tokens, noun) === 'land' ? noun + 1 : noun));
  if (kind === 'section') return 'half';
  return (kind === 'lot' || kind === 'block') && (isPointed || tokens[noun]?.capital === true) ? 'half of lot' : null;
}

/** "the N1/2 of said section". */
export function halfShort(tokens: readonly Token[], at: number): PlaceFact | null {
  const side = textAt(tokens, at);
  if (!/^[nsew]$/.test(side)) return null;
  const isHalf = (from: number): boolean => [0, 1, 2].map((step) => textAt(tokens, from + step)).join('') === '1/2';
  const to = /^(?:½|1\/2)$/.test(textAt(tokens, at + 1)) ? at + 2 : isHalf(at + 1) ? at + 4 : at;
  if (to === at) return null;
  const ofQuarter = halfOfQuarter(tokens, side, at, to);
  if (ofQuarter !== null) return ofQuarter;
  const kind = halfOf(tokens, to);
  return kind === null || (kind === 'half' && textAt(tokens, at - 1) === 'of')
    ? null
    : { kind, values: [side], from: at, to };
}

/** "the SE 1/4 of the NE 1/4", and no part of a lesser one. */
function quarterOf(tokens: readonly Token[], from: number, value: string, ahead: number): PlaceFact | null {
  const greater = quarterAt(tokens, ahead);
  // "the Northwest Quarter of the Northwest Quarter (NW 1/4 of NW 1/4)": the same again.
  const isPart = textAt(tokens, from - 1) !== '(' && [1, 2, 3].some((step) => isPartBefore(tokens, from - step));
  if (greater?.kind !== 'quarter' || isPart) return null;
  return { kind: 'quarter quarter', values: [`${value} ${greater.values[0]}`], from, to: greater.to };
}

const isPartBefore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:half|½|¼|quarter|fourth|[24])$/.test(textAt(tokens, at));

/** "southeast", "SE", and in two words "South East", "S. E.". */
function quarterName(tokens: readonly Token[], at: number): { value: string; next: number } | null {
  const whole = QUARTERS.get(textAt(tokens, at));
  if (whole !== undefined) return { value: whole, next: at + 1 };
  const side = textAt(tokens, at + 1) === '.' || textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const value = QUARTERS.get(`${textAt(tokens, at)}${textAt(tokens, side)}`);
  return value === undefined ? null : { value, next: side + 1 };
}

/** Behind the bracket that repeats it: "(NE 1/4)". */
function closing(tokens: readonly Token[], open: number): number {
  for (let i = open + 1; i < open + 8; i += 1) if (textAt(tokens, i) === ')') return i + 1;
  return open;
}

function isPartNext(tokens: readonly Token[], at: number): boolean {
  const name = quarterName(tokens, at);
  if (name !== null && quarterEnd(tokens, name.next) > 0) return true;
  return (
    /^(?:north|south|east|west|n|s|e|w)$/.test(textAt(tokens, at)) &&
    (/^(?:half|½)$/.test(textAt(tokens, at + 1)) || textAt(tokens, at + 2) === '/')
  );
}

function quarterEnd(tokens: readonly Token[], at: number): number {
  // "SE/4".
  if (textAt(tokens, at) === '/' && textAt(tokens, at + 1) === '4') return at + 2;
  // "SE4".
  if (textAt(tokens, at) === '4' && tokens[at]?.gap === 'none' && tokens[at - 1]?.kind === 'word') return at + 1;
  const start = textAt(tokens, at) === '.' || textAt(tokens, at) === 'one' || textAt(tokens, at) === '-' ? at + 1 : at;
  if (/^(?:quarter|¼|fourth|qtr)$/.test(textAt(tokens, start))) return start + 1;
  return textAt(tokens, start) === '1' && textAt(tokens, start + 1) === '/' && textAt(tokens, start + 2) === '4'
    ? start + 3
    : -1;
}

/** Whether a quarter may be named by the word. */
export const opensQuarter = (word: string): boolean => QUARTERS.has(word) || /^[nsew]$/.test(word);
