// The words of a text as a search compares them, and what was asked for marked where it stands.

/** Around what was found. */
export const OPEN = '\u0002';
export const SHUT = '\u0003';

const WORD = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;
const MOST_LETTERS = 60;
const PIECE_WORDS = 18;

/** Words as they stand together, the last of them perhaps only the beginning of one. */
interface Wanted {
  readonly words: readonly string[];
  readonly begins: boolean;
}

/** Without case and accents; empty for accents alone. */
export function plainWord(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  // By whole letters: half of one would be no text.
  return plain.length <= MOST_LETTERS ? plain : [...plain].slice(0, MOST_LETTERS).join('');
}

export function plainWords(text: string): string[] {
  return (text.match(WORD) ?? []).map(plainWord).filter((word) => word !== '');
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
  marked: boolean;
}

/** The whole text with what was found in it marked. */
export function markAll(text: string, wanted: readonly Wanted[]): string {
  const spans = spansOf(text, wanted);
  return spans.some(({ marked }) => marked) ? marksIn(text, spans, 0, text.length) : text;
}

/** So much of it as shows the most of what was found; the beginning where nothing was. */
export function markPiece(text: string, wanted: readonly Wanted[]): string {
  const spans = spansOf(text, wanted);
  const first = richest(spans);
  const shown = spans.slice(first, first + PIECE_WORDS);
  const start = first === 0 ? 0 : (shown[0]?.start ?? 0);
  const whole = first + PIECE_WORDS >= spans.length;
  const end = whole ? text.length : (shown.at(-1)?.end ?? text.length);
  return `${first === 0 ? '' : '…'}${marksIn(text, shown, start, end)}${whole ? '' : '…'}`;
}

function spansOf(text: string, wanted: readonly Wanted[]): Span[] {
  const spans = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      plain: plainWord(word),
      marked: false,
    }))
    .filter(({ plain }) => plain !== '');
  for (const term of wanted) {
    const words = term.words.map(plainWord).filter((word) => word !== '');
    for (let at = 0; words.length > 0 && at + words.length <= spans.length; at += 1) {
      if (!words.every((word, i) => isWord(spans[at + i]?.plain, word, term.begins && i === words.length - 1)))
        continue;
      for (const span of spans.slice(at, at + words.length)) span.marked = true;
    }
  }
  return spans;
}

const isWord = (there: string | undefined, word: string, begins: boolean): boolean =>
  begins ? there?.startsWith(word) === true : there === word;

/** Where the piece begins: a little before the first of the most that fit into one. */
function richest(spans: readonly Span[]): number {
  if (spans.length <= PIECE_WORDS) return 0;
  let [best, most, count] = [0, 0, 0];
  spans.forEach(({ marked }, at) => {
    if (marked) count += 1;
    if (spans[at - PIECE_WORDS]?.marked === true) count -= 1;
    if (count > most) [best, most] = [at, count];
  });
  if (most === 0) return 0;
  const first = spans.findIndex(({ marked }, at) => marked && at > best - PIECE_WORDS);
  const room = Math.floor((PIECE_WORDS - (best - first + 1)) / 2);
  return Math.max(0, Math.min(first - room, spans.length - PIECE_WORDS));
}

function marksIn(text: string, spans: readonly Span[], start: number, end: number): string {
  let [made, at] = ['', start];
  for (const span of spans) {
    if (!span.marked) continue;
    made += `${text.slice(at, span.start)}${OPEN}${text.slice(span.start, span.end)}${SHUT}`;
    at = span.end;
  }
  return made + text.slice(at, end);
}
