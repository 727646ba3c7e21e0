// Where words that a model quotes stand in the text of a document: exactly, or with few signs changed; else nowhere.

export interface Place {
  readonly start: number;
  readonly end: number;
  /** Signs that had to be put in, taken out or changed. */
  readonly changed: number;
}

/** A quote shorter than this is found exactly or not at all: with signs changed it would be found anywhere. */
const LEAST_FOR_CHANGES = 16;
const MOST_QUOTE = 4000;
/** Of the signs of a quote, how many may be changed. */
const CHANGED_SHARE = 0.15;
const MOST_CHANGED = 40;
/** Places looked at closely for one quote. */
const MOST_LOOKS = 60;

/** The text as quotes are sought in it: every sign in its place, whatever its case or the make of its marks. */
export function foldedText(text: string): string {
  return Array.from({ length: text.length }, (_, i) => folded(text.charAt(i))).join('');
}

const MARKS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  º: '°',
  '˚': '°',
};

function folded(sign: string): string {
  if (/\s/.test(sign)) return ' ';
  const lower = sign.toLowerCase();
  return MARKS[sign] ?? (lower.length === 1 ? lower : sign);
}

/** A quote as it is sought: in single spaces, without the dots that stand for words left out at its ends. */
export function foldedQuote(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ').replace(/^[\s.…"“]+|[\s.…"”]+$/g, '');
  return foldedText(plain);
}

/** The first place at `from` or behind it, else the first of all; null where the words are not there. */
export function findWords(text: string, quote: string, from = 0): Place | null {
  const sought = foldedQuote(quote);
  if (sought.length < 2 || sought.length > MOST_QUOTE) return null;
  return findExactly(text, sought, from) ?? findExactly(text, sought, 0) ?? findNearly(text, sought, from);
}

function findExactly(text: string, sought: string, from: number): Place | null {
  for (let at = text.indexOf(sought, from); at >= 0; at = text.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (isApart(text, at) && isApart(text, end)) return { start: at, end, changed: 0 };
  }
  return null;
}

const WORD_SIGN = /[\p{L}\p{N}]/u;

/** No word or number is cut here. */
const isApart = (text: string, at: number): boolean =>
  at <= 0 || at >= text.length || !(WORD_SIGN.test(text.charAt(at - 1)) && WORD_SIGN.test(text.charAt(at)));

/** Of k + 1 pieces of a quote that stands there with k changes, one stands there unchanged. */
function findNearly(text: string, sought: string, from: number): Place | null {
  if (sought.length < LEAST_FOR_CHANGES) return null;
  const most = Math.min(MOST_CHANGED, Math.floor(sought.length * CHANGED_SHARE));
  const size = Math.floor(sought.length / (most + 1));
  const looked = new Set<number>();
  let best: Place | null = null;
  for (let piece = 0; piece + size <= sought.length && looked.size < MOST_LOOKS; piece += size) {
    const part = sought.slice(piece, piece + size);
    for (let at = text.indexOf(part); at >= 0 && looked.size < MOST_LOOKS; at = text.indexOf(part, at + 1)) {
      const start = Math.max(0, at - piece - most);
      // Pieces of one place need one look.
      const stretch = Math.floor(start / (2 * most + 1));
      if (looked.has(stretch)) continue;
      looked.add(stretch);
      const found = nearest(text.slice(start, start + sought.length + 3 * most + 2), sought, most);
      if (found === null) continue;
      const place = { start: start + found.start, end: start + found.end, changed: found.changed };
      if (best === null || isBetter(place, best, from)) best = place;
    }
  }
  return best;
}

const isBetter = (a: Place, b: Place, from: number): boolean =>
  a.changed !== b.changed ? a.changed < b.changed : b.start < from && a.start >= from;

/** The stretch of a window that is nearest to the words, by the least edit distance (Sellers 1980). */
function nearest(window: string, sought: string, most: number): Place | null {
  const rows = sought.length;
  let cost = Int32Array.from({ length: rows + 1 }, (_, i) => i);
  let start = new Int32Array(rows + 1);
  let best: Place | null = null;
  for (let column = 1; column <= window.length; column += 1) {
    const nextCost = new Int32Array(rows + 1);
    const nextStart = new Int32Array(rows + 1);
    nextStart[0] = column;
    for (let row = 1; row <= rows; row += 1) {
      const same = window.charCodeAt(column - 1) === sought.charCodeAt(row - 1) ? 0 : 1;
      const across = (cost[row - 1] ?? 0) + same;
      const left = (cost[row] ?? 0) + 1;
      const up = (nextCost[row - 1] ?? 0) + 1;
      const least = Math.min(across, left, up);
      nextCost[row] = least;
      nextStart[row] = (least === across ? start[row - 1] : least === left ? start[row] : nextStart[row - 1]) ?? column;
    }
    const changed = nextCost[rows] ?? most + 1;
    if (changed <= most && (best === null || changed < best.changed))
      best = { start: nextStart[rows] ?? 0, end: column, changed };
    cost = nextCost;
    start = nextStart;
  }
  return best;
}
