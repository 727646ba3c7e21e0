// Words in the margin beside running text: a correction belongs to the line it stands beside, and nobody can tell by the
// words how. Labels before a paragraph, the numbers of clauses, and columns of notes or line numbers are none.
import { median } from '#main/ingest/pdf/layout.ts';
import { isLong, nextBelow } from '#main/ingest/scan/lines/long-lines.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';

/** The text around, in steps from line to line, that makes a place its margin, and so many lines of it. */
const AROUND = 3.5;
const LEAST_LINES = 3;
/** White paper between the text and its margin, in heights of small letters. */
const APART = 0.3;
/** Smaller marks than this share of the text's letters are dirt. */
const LEAST = 0.5;
/** More on one side than this are a column of their own. */
const MOST = 3;
/** A line that ends so far before others, in heights of small letters, ends its paragraph. */
const SHORT = 8;

/** The number or letter of a clause, with its point or bracket. */
const CLAUSE = /^\(?[a-z0-9]{1,3}[.)]+$/i;

type Side = 'left' | 'right';

/** The lines that stand in a margin and may correct what they stand beside. */
export function marginWordsAmong(lines: readonly LineRead[]): LineRead[] {
  const text = lines.filter(({ line, words }) => isLong(line) && words.length > 0);
  const long = text.map(({ line }) => line);
  const step = median(long.flatMap((line) => stepBelow(line, long) ?? []));
  const beside = lines.flatMap((read) => {
    const side = isLong(read.line) || !saysMore(read) ? null : sideOf(read.line, text, step);
    return side === null ? [] : [{ read, side }];
  });
  const isLone = (side: Side) => beside.filter((other) => other.side === side).length <= MOST;
  return beside.filter(({ side }) => isLone(side)).map(({ read }) => read);
}

/** More than the number of a clause, and more than a bracket or a speck. */
function saysMore({ words }: LineRead): boolean {
  return words.some(({ text }) => /\w{2}|\d/.test(text)) && !(words.length === 1 && CLAUSE.test(words[0]?.text ?? ''));
}

function stepBelow(line: TextLine, lines: readonly TextLine[]): number | null {
  const below = nextBelow(line, lines);
  const middle = (line.from + line.to) / 2;
  return below === null ? null : below.middleAt(middle) - line.middleAt(middle);
}

/** The margin of the text around it that a line stands in; null where it stands in none, or begins a paragraph. */
function sideOf(line: TextLine, text: readonly LineRead[], step: number): Side | null {
  const middle = (line.from + line.to) / 2;
  const depthOf = (other: LineRead) => other.line.middleAt(middle) - line.middleAt(middle);
  const around = text
    .filter((other) => Math.abs(depthOf(other)) < AROUND * step)
    .sort((a, b) => depthOf(a) - depthOf(b));
  const x_height = median(around.map((other) => other.line.x_height));
  const above = around.filter((other) => depthOf(other) < -step / 2);
  if (around.length < LEAST_LINES || line.x_height < LEAST * x_height) return null;
  // Above all the text, or below it, stands a heading or what follows.
  if (above.length === 0 || around.every((other) => depthOf(other) < -step / 2)) return null;
  // The widest lines of the page tell where its margins are: in a form, lines around a fill-in are short.
  const right = Math.max(...text.map((other) => other.line.to));
  if (line.from >= right + APART * x_height) return 'right';
  if (line.to > Math.min(...text.map((other) => other.line.from)) - APART * x_height) return null;
  return endsParagraph(above.at(-1), right) ? null : 'left';
}

function endsParagraph(read: LineRead | undefined, right: number): boolean {
  if (read === undefined) return true;
  return right - read.line.to > SHORT * read.line.x_height || /[.:]\W*$/.test(read.words.at(-1)?.text ?? '');
}
