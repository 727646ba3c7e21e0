// Bytes of a drawing as they are written down: a large one is tens of megabytes, which as strings would be made, kept and
// gone through several times over.

export interface Ink {
  readonly full: Buffer[];
  page: Buffer;
  used: number;
  /** Where the page begins: what is left free before it may be filled at the end. */
  from: number;
}

const FIRST_PAGE = 1 << 14;
const LARGEST_PAGE = 1 << 20;
/** Of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;
/** Of a foot, or of a degree. */
const PARTS = 1e8;
const DECIMALS = 8;
/** Words are set to so many decimals only. */
const HALF_OF_DECIMALS = 4;
const HALF_OF_PARTS = 1e4;
/** Up to here a number and its parts are whole numbers that a machine is quick with. */
const LARGEST = 9e7;
/** With sign, point and decimals. */
const LONGEST_NUMBER = 32;

const [MINUS, DOT, ZERO] = [0x2d, 0x2e, 0x30];
const [SPACE, TILDE, PERCENT, SMALL_D, DEGREE] = [0x20, 0x7e, 0x25, 0x64, 0xb0];
/** Above the controls that follow ASCII. */
const FIRST_WHOLE = 0xa0;
/** Copied one by one sooner than by a call. */
const FEW_BYTES = 9;
const HEX = new TextEncoder().encode('0123456789ABCDEF');

export const takeInk = (): Ink => ({ full: [], page: Buffer.allocUnsafe(FIRST_PAGE), used: 0, from: 0 });

function makeRoom(ink: Ink, bytes: number): void {
  if (ink.used + bytes <= ink.page.length) return;
  ink.full.push(ink.page.subarray(ink.from, ink.used));
  ink.page = Buffer.allocUnsafe(Math.max(bytes, Math.min(LARGEST_PAGE, 2 * ink.page.length)));
  ink.used = 0;
  ink.from = 0;
}

export const bytesIn = ({ full, used, from }: Ink): number =>
  full.reduce((sum, { length }) => sum + length, used - from);

/** One page for so much in all, and for so much before it: memory that is not written on costs nothing. */
export function foresee(ink: Ink, bytes: number, before: number): void {
  const page = Buffer.allocUnsafeSlow(before + bytes);
  let used = before;
  for (const part of pagesOf(ink)) {
    page.set(part, used);
    used += part.length;
  }
  ink.full.length = 0;
  Object.assign(ink, { page, used, from: before });
}

/** All that was written, between two other things; in its own page where that has room for them. */
export function between(before: readonly Buffer[], ink: Ink, after: Buffer): Buffer {
  const room = before.reduce((sum, { length }) => sum + length, 0);
  if (ink.full.length > 0 || ink.from < room || ink.page.length - ink.used < after.length)
    return Buffer.concat([...before, ...pagesOf(ink), after]);
  let at = ink.from - room;
  for (const part of before) {
    ink.page.set(part, at);
    at += part.length;
  }
  ink.page.set(after, ink.used);
  return ink.page.subarray(ink.from - room, ink.used + after.length);
}

/** What is written again and again, made into bytes once. */
export const stamp = (ascii: string): Uint8Array => Buffer.from(ascii, 'latin1');

export function print(ink: Ink, bytes: Uint8Array): void {
  const { length } = bytes;
  makeRoom(ink, length);
  const { page, used } = ink;
  if (length > FEW_BYTES) page.set(bytes, used);
  else for (let i = 0; i < length; i += 1) page[used + i] = bytes[i] as number;
  ink.used = used + length;
}

export function put(ink: Ink, text: string): void {
  makeRoom(ink, text.length * MOST_BYTES);
  ink.used += ink.page.write(text, ink.used, 'utf8');
}

/** False, with nothing written, for what is more bytes than so many or may be no line of whole letters. */
export function putLine(ink: Ink, text: string, most_bytes: number): boolean {
  const { length } = text;
  if (length > most_bytes) return false;
  makeRoom(ink, length * MOST_BYTES);
  const { page } = ink;
  let at = ink.used;
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit >= SPACE && unit <= TILDE) {
      page[at] = unit;
      at += 1;
    } else if (unit >= FIRST_WHOLE && unit < 0x800) {
      page[at] = 0xc0 | (unit >> 6);
      page[at + 1] = 0x80 | (unit & 0x3f);
      at += 2;
    } else return false;
  }
  if (at - ink.used > most_bytes) return false;
  ink.used = at;
  return true;
}

/** Lettering as it is drawn, the degree sign by its code; false, with nothing written, for what needs other codes. */
export function putLettering(ink: Ink, text: string): boolean {
  const { length } = text;
  makeRoom(ink, length * MOST_BYTES);
  const { page } = ink;
  let at = ink.used;
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === DEGREE) {
      page[at] = PERCENT;
      page[at + 1] = PERCENT;
      page[at + 2] = SMALL_D;
      at += 3;
    } else if (unit >= SPACE && unit <= TILDE && unit !== PERCENT) {
      page[at] = unit;
      at += 1;
    } else return false;
  }
  ink.used = at;
  return true;
}

/** In capitals, as handles are. */
export function putHex(ink: Ink, value: number): void {
  makeRoom(ink, LONGEST_NUMBER);
  const { page } = ink;
  let digits = 1;
  for (let above = value >>> 4; above !== 0; above >>>= 4) digits += 1;
  let left = value;
  for (let at = ink.used + digits - 1; at >= ink.used; at -= 1) {
    page[at] = HEX[left & 0xf] as number;
    left >>>= 4;
  }
  ink.used += digits;
}

/** Not below nought. */
export function putWhole(ink: Ink, value: number): void {
  makeRoom(ink, LONGEST_NUMBER);
  ink.used = putDigits(ink.page, ink.used, value, digitsOf(value));
}

/** One of several, to eight decimals, without those that are nought at the end; out of its list it would be a copy. */
export function putValue(ink: Ink, values: readonly number[], i: number): void {
  const value = values[i] as number;
  const size = Math.abs(value);
  if (!(size < LARGEST)) {
    put(ink, String(value));
    return;
  }
  makeRoom(ink, LONGEST_NUMBER);
  const { page } = ink;
  const parts = Math.round(size * PARTS);
  const whole = Math.floor(parts / PARTS) | 0;
  let rest = (parts - whole * PARTS) | 0;
  let at = ink.used;
  if (value < 0 && parts > 0) {
    page[at] = MINUS;
    at += 1;
  }
  at = putDigits(page, at, whole, digitsOf(whole));
  if (rest !== 0) {
    let decimals = DECIMALS;
    if (rest % HALF_OF_PARTS === 0) {
      rest = (rest / HALF_OF_PARTS) | 0;
      decimals -= HALF_OF_DECIMALS;
    }
    for (; rest % 10 === 0; decimals -= 1) rest = (rest / 10) | 0;
    page[at] = DOT;
    at = putDigits(page, at + 1, rest, decimals);
  }
  ink.used = at;
}

function digitsOf(whole: number): number {
  let digits = 1;
  for (let bound = 10; whole >= bound; bound *= 10) digits += 1;
  return digits;
}

/** Gives where they end. */
function putDigits(page: Buffer, from: number, value: number, digits: number): number {
  let left = value | 0;
  for (let at = from + digits - 1; at >= from; at -= 1) {
    const next = (left / 10) | 0;
    page[at] = ZERO + left - next * 10;
    left = next;
  }
  return from + digits;
}

/** All that was written. */
export const pagesOf = ({ full, page, used, from }: Ink): Buffer[] => [...full, page.subarray(from, used)];
