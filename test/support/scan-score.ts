// What became of each written number on its way through the scanner and its reading.
import type { Page, Word } from '#core/schema/page.ts';

export interface NumberScore {
  /** Read as written, and nothing doubts it. */
  right: number;
  /** Wrong, with the right reading told beside it: left to the reader. */
  repairable: number;
  /** Read as written, but doubted. */
  doubted: number;
  /** Wrong, and doubted. */
  seen_wrong: number;
  /** Not found on the page. */
  missed: number;
  /** Wrong, and nothing says so. */
  silent: number;
  silent_examples: string[];
}

function emptyScore(): NumberScore {
  return { right: 0, repairable: 0, doubted: 0, seen_wrong: 0, missed: 0, silent: 0, silent_examples: [] };
}

/** Every word of the text that holds a digit, against the word that the pages hold in its place. */
export function scoreNumbers(written: string, pages: readonly Page[]): NumberScore {
  const score = emptyScore();
  for (const [word, found] of alignedWords(written, wordsOn(pages))) {
    if (!/\d/.test(word)) continue;
    if (found === null) score.missed++;
    else judge(score, word, found);
  }
  return score;
}

function judge(score: NumberScore, word: string, found: Word): void {
  const isRight = statedValue(found.text) === statedValue(word);
  const secondIsRight = found.alternative !== null && statedValue(found.alternative) === statedValue(word);
  const doubted = found.agreed === false || (found.doubts?.length ?? 0) > 0;
  if (isRight && !doubted) score.right++;
  else if (isRight) score.doubted++;
  else if (secondIsRight) score.repairable++;
  else if (doubted) score.seen_wrong++;
  else {
    score.silent++;
    score.silent_examples.push(`${word} -> ${found.text} | ${found.alternative} ${found.agreed}`);
  }
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '-1/2', '¼': '-1/4', '¾': '-3/4' };

/**
 * What a word says, however its marks are drawn: the groups of digits with their decimal points, the letters, the
 * fractions, and where groups are parted. 45°12'30" and 45º12’30” are one value, and so are 26½ and 26-1/2; 45°12'30" and
 * 4512'30" are not.
 */
export function statedValue(word: string): string {
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[½¼¾]/g, (fraction) => FRACTIONS[fraction] ?? '')
    .replace(/\s/g, '');
  if (!/\d/.test(plain)) return plain.replace(/[^a-z]/g, '');
  return plain
    .replace(/(?<=\d)[^a-z\d.,/]+(?=\d)/g, '|')
    .replace(/[^a-z\d.,/|]+/g, '')
    .replace(/[.,]+(?!\d)/g, '')
    .replace(/^[.,]+(?=[a-z])/, '');
}

/** The words of the text with those that were read in their places; null where nothing was. */
export function alignedWords<Read extends { text: string }>(
  written: string,
  read: readonly Read[],
): [string, Read | null][] {
  const expected = written.split(/\s+/).filter((word) => word !== '');
  return aligned(expected, read);
}

const wordsOn = (pages: readonly Page[]): Word[] => pages.flatMap((page) => page.lines.flatMap((line) => line.words));

/** Pairs of written and read words by the alignment with the fewest changes; null where nothing was read. */
function aligned<Read extends { text: string }>(
  expected: readonly string[],
  read: readonly Read[],
): [string, Read | null][] {
  const columns = read.length + 1;
  const cost = new Float64Array((expected.length + 1) * columns);
  const change = (i: number, j: number) => wordChange(expected[i] ?? '', read[j]?.text ?? '');
  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= read.length; j++) {
      const at = i * columns + j;
      if (i === 0 || j === 0) cost[at] = (i + j) * 0.7;
      else
        cost[at] = Math.min(
          cost[at - columns - 1]! + change(i - 1, j - 1),
          cost[at - columns]! + 0.7,
          cost[at - 1]! + 0.7,
        );
    }
  }
  const pairs: [string, Read | null][] = [];
  let [i, j] = [expected.length, read.length];
  while (i > 0) {
    const at = i * columns + j;
    if (j > 0 && cost[at] === cost[at - columns - 1]! + change(i - 1, j - 1)) pairs.push([expected[--i]!, read[--j]!]);
    else if (j > 0 && cost[at] === cost[at - 1]! + 0.7) j--;
    else pairs.push([expected[--i]!, null]);
  }
  return pairs.reverse();
}

function wordChange(a: string, b: string): number {
  if (a === b) return 0;
  const longest = Math.max(a.length, b.length);
  return Math.min(1.39, (1.4 * editDistance(a, b)) / longest);
}

/** Characters to change, of a hundred written; spaces count as one. */
export function errorRate(written: string, found: string): number {
  const [a, b] = [written, found].map((text) => text.replace(/\s+/g, ' ').trim()) as [string, string];
  return (100 * editDistance(a, b)) / a.length;
}

/** The fewest changes from what is written to what was found, each as the written and the found sign, empty for none. */
export function changesBetween(written: string, found: string): [string, string][] {
  const [a, b] = [written, found].map((text) => [...text.replace(/\s+/g, ' ').trim()]) as [string[], string[]];
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (const [i, sign] of a.entries()) {
    const [above, row] = [rows[i]!, [i + 1]];
    for (const [j, other] of b.entries())
      row.push(Math.min(above[j + 1]! + 1, row[j]! + 1, above[j]! + (sign === other ? 0 : 1)));
    rows.push(row);
  }
  const changes: [string, string][] = [];
  let [i, j] = [a.length, b.length];
  while (i > 0 || j > 0) {
    const here = rows[i]![j]!;
    const swap = i > 0 && j > 0 && here === rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
    const [gone, more] = swap ? [1, 1] : i > 0 && here === rows[i - 1]![j]! + 1 ? [1, 0] : [0, 1];
    const change: [string, string] = [gone === 1 ? a[i - 1]! : '', more === 1 ? b[j - 1]! : ''];
    if (change[0] !== change[1]) changes.push(change);
    i -= gone;
    j -= more;
  }
  return changes.reverse();
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
