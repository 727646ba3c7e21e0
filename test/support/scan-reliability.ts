// How far the reading's own word can be relied on: said chances against the share that was right.
import type { Page, Word } from '#core/schema/page.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { alignedWords, statedValue } from '#test/support/scan-score.ts';

export interface Bin {
  /** Said chances from here up to the next bin. */
  from: number;
  count: number;
  right: number;
  /** Sum of the said chances. */
  said: number;
}

export interface Reliability {
  characters: Bin[];
  digits: Bin[];
  /** Words that hold a digit, whole, with the chance said for the word. */
  values: Bin[];
}

const EDGES = [0, 0.5, 0.75, 0.9, 0.95, 0.985, 0.995, 0.999];

/** The chance of a character of which a page says nothing. */
const UNSAID = 0.999;

export function emptyReliability(): Reliability {
  const bins = () => EDGES.map((from) => ({ from, count: 0, right: 0, said: 0 }));
  return { characters: bins(), digits: bins(), values: bins() };
}

export function addReliabilities(a: Reliability, b: Reliability): Reliability {
  const sum = (one: readonly Bin[], other: readonly Bin[]): Bin[] =>
    one.map((bin, i) => {
      const more = other[i] ?? { count: 0, right: 0, said: 0 };
      return {
        from: bin.from,
        count: bin.count + more.count,
        right: bin.right + more.right,
        said: bin.said + more.said,
      };
    });
  return {
    characters: sum(a.characters, b.characters),
    digits: sum(a.digits, b.digits),
    values: sum(a.values, b.values),
  };
}

/** Words that were read where nothing is written (stamps, notes) are left out, and so are written words not read at all. */
export function reliabilityOf(written: string, pages: readonly Page[]): Reliability {
  return reliabilityOfWords(
    written,
    pages.flatMap((page) => page.lines.flatMap((line) => line.words.map(saidOf))),
  );
}

/** A word as it was read, with the chance of each of its characters. */
export interface SaidWord {
  text: string;
  confidence: number;
  chanceAt: (at: number) => number;
}

export function reliabilityOfWords(written: string, words: readonly SaidWord[]): Reliability {
  const result = emptyReliability();
  for (const [word, found] of alignedWords(written, withFractions(words))) {
    if (found === null) continue;
    if (/[\d½¼¾]/.test(word) || /[\d½¼¾]/.test(found.text)) {
      put(result.values, found.confidence, statedValue(word) === statedValue(found.text));
    }
    for (const { at, read, truth } of alignedCharacters(word, found.text)) {
      const chance = found.chanceAt(at);
      put(result.characters, chance, read === truth);
      if (/\d/.test(read) || /\d/.test(truth)) put(result.digits, chance, read === truth);
    }
  }
  return result;
}

/** A fraction that stands a little apart is of the number before it, as the reader takes it. */
function withFractions(words: readonly SaidWord[]): SaidWord[] {
  const joined: SaidWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && /^[½¼¾]/.test(word.text) && /\d$/.test(before.text))
      joined[joined.length - 1] = besideEachOther(before, word);
    else joined.push(word);
  }
  return joined;
}

const besideEachOther = (one: SaidWord, other: SaidWord): SaidWord => ({
  text: one.text + other.text,
  confidence: one.confidence * other.confidence,
  chanceAt: (at) => (at < one.text.length ? one.chanceAt(at) : other.chanceAt(at - one.text.length)),
});

const saidOf = ({ text, confidence, doubts }: Word): SaidWord => ({
  text,
  confidence,
  chanceAt: (at) => doubts?.find((doubt) => doubt.at === at)?.chance ?? UNSAID,
});

function put(bins: Bin[], said: number, isRight: boolean): void {
  const bin = bins.findLast(({ from }) => said >= from);
  if (bin === undefined) return;
  bin.count++;
  bin.said += said;
  if (isRight) bin.right++;
}

interface Pair {
  /** Index in the read text. */
  at: number;
  read: string;
  /** Empty where nothing is written. */
  truth: string;
}

/** Each read character with the written one that it stands for, by the fewest changes. */
function alignedCharacters(written: string, text: string): Pair[] {
  const [a, b] = [[...plainMarks(written)], [...plainMarks(text)]];
  const columns = b.length + 1;
  const cost = new Uint16Array((a.length + 1) * columns);
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      const at = i * columns + j;
      if (i === 0 || j === 0) cost[at] = i + j;
      else {
        const same = cost[at - columns - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
        cost[at] = Math.min(same, cost[at - columns]! + 1, cost[at - 1]! + 1);
      }
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [a.length, b.length];
  while (j > 0) {
    const at = i * columns + j;
    if (i > 0 && cost[at] === cost[at - columns - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)) {
      pairs.push({ at: j - 1, read: b[--j]!, truth: a[--i]! });
    } else if (cost[at] === cost[at - 1]! + 1) pairs.push({ at: j - 1, read: b[--j]!, truth: '' });
    else i--;
  }
  return pairs.reverse();
}

function plainMarks(text: string): string {
  return text.replace(/[’‘′]/g, "'").replace(/[”“″]/g, '"').replace(/º/g, '°');
}

/** A row for each of the three, bin by bin: what was said on average, how much of it was right, of how many. */
export function reliabilityRows(name: string, reliability: Reliability): BenchRow[] {
  return (['characters', 'digits', 'values'] as const).map((kind) => {
    const bins = reliability[kind];
    const count = bins.reduce((sum, bin) => sum + bin.count, 0);
    const right = bins.reduce((sum, bin) => sum + bin.right, 0);
    const told = bins.filter((bin) => bin.count > 0).map((bin) => `${binText(bin)} of ${bin.count}`);
    return {
      name: `said and right: ${kind}, ${name}`,
      value: `${((100 * right) / Math.max(1, count)).toFixed(2)} % of ${count} right`,
      note: told.join('; '),
    };
  });
}

function binText({ said, right, count }: Bin): string {
  return `${((100 * said) / count).toFixed(1)} → ${((100 * right) / count).toFixed(1)} %`;
}
