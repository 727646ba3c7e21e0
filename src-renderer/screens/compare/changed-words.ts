// The words of one sentence that another does not have in its order, so that they can be marked.

export interface MarkedWord {
  readonly text: string;
  readonly changed: boolean;
}

/** Longer sentences are shown without marks: nobody reads them word by word. */
const MOST = 160;

/** Both sentences in words and the spaces between; unmarked where they have too little in common to be told apart by words. */
export function changedWords(first: string, second: string): readonly [readonly MarkedWord[], readonly MarkedWord[]] {
  const [one, two] = [wordsOf(first), wordsOf(second)];
  if (one.length > MOST || two.length > MOST) return [plain(first), plain(second)];
  const kept = keptOf(one.map(bare), two.map(bare));
  if (kept.length * 2 < Math.min(one.length, two.length)) return [plain(first), plain(second)];
  const [inFirst, inSecond] = [new Set(kept.map(([i]) => i)), new Set(kept.map(([, j]) => j))];
  return [
    one.map((text, i) => ({ text, changed: !inFirst.has(i) })),
    two.map((text, j) => ({ text, changed: !inSecond.has(j) })),
  ];
}

const plain = (text: string): MarkedWord[] => [{ text, changed: false }];
const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);
const bare = (word: string): string => word.toLowerCase().replaceAll(/^[\s,;.]+|[\s,;.]+$/g, '');

/** The longest common subsequence, as pairs of places. */
function keptOf(one: readonly string[], two: readonly string[]): [number, number][] {
  const width = two.length + 1;
  const most = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number): number => most[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = two.length - 1; j >= 0; j -= 1) {
      most[i * width + j] = one[i] === two[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const kept: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < two.length) {
    if (one[i] === two[j]) kept.push([i, j]);
    const step = one[i] === two[j] ? 'both' : at(i + 1, j) >= at(i, j + 1) ? 'first' : 'second';
    if (step !== 'second') i += 1;
    if (step !== 'first') j += 1;
  }
  return kept;
}
