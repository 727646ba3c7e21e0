// Two readings of the same stretch laid side by side: which characters of the second stand for each word of the first.
import { statedValue } from '#main/ingest/scan/words/stated-value.ts';

interface Placed {
  text: string;
  from: number;
  to: number;
}

/** For each word of the first reading the second's characters in its place; blanks count for nothing. */
export function aligned<C extends Placed>(words: readonly (readonly Placed[])[], second: readonly C[]): C[][] {
  const seconds = second.filter(({ text }) => text.trim() !== '');
  const firsts = words.flatMap((word, index) => word.map(({ text }) => ({ text, index })));
  const spans = words.map((word) => ({ from: word[0]?.from ?? 0, to: word.at(-1)?.to ?? 0 }));
  const owners = ownersOf(firsts, seconds, spans);
  return words.map((_, index) => seconds.filter((_c, i) => owners[i] === index));
}

interface Span {
  from: number;
  to: number;
}

/** For each second character the word it stands in, by the alignment of both texts with the fewest changes. */
function ownersOf(
  firsts: readonly { text: string; index: number }[],
  seconds: readonly Placed[],
  words: readonly Span[],
): number[] {
  const columns = seconds.length + 1;
  const cost = new Float64Array((firsts.length + 1) * columns);
  for (let i = 0; i <= firsts.length; i++) {
    for (let j = 0; j <= seconds.length; j++) {
      if (i === 0 || j === 0) cost[i * columns + j] = i + j;
      else {
        const swap =
          (cost[(i - 1) * columns + j - 1] ?? 0) + changeOf(firsts[i - 1]?.text ?? '', seconds[j - 1]?.text ?? '');
        const drop = (cost[(i - 1) * columns + j] ?? 0) + 1;
        const add = (cost[i * columns + j - 1] ?? 0) + 1;
        cost[i * columns + j] = Math.min(swap, drop, add);
      }
    }
  }
  return trace(cost, firsts, seconds, words);
}

function trace(
  cost: Float64Array,
  firsts: readonly { text: string; index: number }[],
  seconds: readonly Placed[],
  words: readonly Span[],
): number[] {
  const columns = seconds.length + 1;
  const owners: number[] = [];
  let [i, j] = [firsts.length, seconds.length];
  while (j > 0) {
    const here = cost[i * columns + j] ?? 0;
    const first = firsts[i - 1];
    const character = seconds[j - 1] as Placed;
    const swap = (cost[(i - 1) * columns + j - 1] ?? 0) + changeOf(first?.text ?? '', character.text);
    if (i > 0 && first !== undefined && here === swap) {
      owners[j - 1] = first.index;
      i--;
      j--;
    } else if (i > 0 && here === (cost[(i - 1) * columns + j] ?? 0) + 1) i--;
    else {
      // Seen by the second alone: it belongs to the word it stands in.
      owners[j - 1] = nearestWord(words, (character.from + character.to) / 2);
      j--;
    }
  }
  return owners;
}

/** Marks for marks and look-alikes align before anything else does. */
function changeOf(a: string, b: string): number {
  if (a === b) return 0;
  if (statedSign(a) === statedSign(b)) return 0.1;
  return kindOfCharacter(a) === kindOfCharacter(b) ? 0.9 : 1.2;
}

/** What each single sign says: there are a hundred of them, and they are held against each other by the thousand. */
const stated = new Map<string, string>();

function statedSign(sign: string): string {
  const known = stated.get(sign) ?? statedValue(sign);
  stated.set(sign, known);
  return known;
}

function kindOfCharacter(character: string): string {
  if (/\d/.test(character)) return 'digit';
  return /\p{L}/u.test(character) ? 'letter' : 'mark';
}

function nearestWord(words: readonly Span[], x: number): number {
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  words.forEach((word, index) => {
    const distance = Math.max(word.from - x, x - word.to, 0);
    if (distance < nearest) {
      nearest = distance;
      best = index;
    }
  });
  return best;
}
