// Bytes of a drawing as they are written down: a large one is tens of megabytes, which as strings would be made, kept and
// gone through several times over.

export interface Ink {
  readonly full: Buffer[];
  page: Buffer;
  used: number;
}

const FIRST_PAGE = 1 << 14;
const LARGEST_PAGE = 1 << 20;
/** Of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;
/** Of a foot, or of a degree. */
const PARTS = 1e8;
const DECIMALS = 8;
/** Up to here a number and its parts are whole numbers that a machine is quick with. */
const LARGEST = 9e7;
/** With sign, point and decimals. */
const LONGEST_NUMBER = 32;

const [MINUS, DOT, ZERO] = [0x2d, 0x2e, 0x30];

export const takeInk = (): Ink => ({ full: [], page: Buffer.allocUnsafe(FIRST_PAGE), used: 0 });

function makeRoom(ink: Ink, bytes: number): void {
  if (ink.used + bytes <= ink.page.length) return;
  ink.full.push(ink.page.subarray(0, ink.used));
  ink.page = Buffer.allocUnsafe(Math.max(bytes, Math.min(LARGEST_PAGE, 2 * ink.page.length)));
  ink.used = 0;
}

/** What is written again and again, made into bytes once. */
export const stamp = (text: string): Uint8Array => new TextEncoder().encode(text);

export function print(ink: Ink, bytes: Uint8Array): void {
  const { length } = bytes;
  makeRoom(ink, length);
  const { page, used } = ink;
  for (let i = 0; i < length; i += 1) page[used + i] = bytes[i] as number;
  ink.used = used + length;
}

export function put(ink: Ink, text: string): void {
  const { length } = text;
  makeRoom(ink, length * MOST_BYTES);
  const { page, used } = ink;
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) {
      ink.used = used + i + page.write(text.slice(i), used + i, 'utf8');
      return;
    }
    page[used + i] = unit;
  }
  ink.used = used + length;
}

/** To eight decimals, without those that are nought at the end. */
export function putNumber(ink: Ink, value: number): void {
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
export const pagesOf = ({ full, page, used }: Ink): Buffer[] => [...full, page.subarray(0, used)];
