// How badly a recogniser spoilt the words of a tract: where words are wrong figures are too, and none of them can be quite sure.
import { AS_READ, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { isKnownWord } from '#core/language/lexicon.ts';
import { isWholeWord } from '#core/language/mend/near-words.ts';
import { isOrdinary } from '#core/language/mend/ordinary-words.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';

const FEWEST = 2;
/** Of all words. */
const SHARE = 0.025;

/** At least a repair, for every course in a range whose words are spoilt more than now and then. */
export function textDoubtOf(tokens: readonly Token[], from: number, to: number): Doubt {
  let words = 0;
  let spoilt = 0;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'word') words += 1;
    if (isSpoiltToken(tokens, i, token)) spoilt += 1;
  }
  return spoilt >= FEWEST && spoilt > words * SHARE ? REPAIRED : AS_READ;
}

const DIRT = new Set(['~', '^', '«', '»', '¢', '©', '®', '\\', '•', '¥', '€', '\ufffd']);

function isSpoiltToken(tokens: readonly Token[], at: number, token: Token): boolean {
  if (token.kind === 'word') return isMisread(token) || (!token.capital && isSpoiltWord(token));
  if (token.kind !== 'mark' || token.text === ',' || token.text === '.') return false;
  if (DIRT.has(token.text)) return true;
  const after = tokens[at + 1];
  return HOLES.has(token.text) && token.gap === 'none' && after?.gap === 'none' && isLetters(tokens[at - 1], after);
}

/** A word that was mended in its letters; one that was only torn is sound. */
function isMisread({ doubt, start, end, text }: Token): boolean {
  return doubt !== undefined && doubt > AS_READ && Math.abs(end - start - text.length) < 2;
}

const HOLES = new Set(['~', '!', '*', '|', ':', ';', '=', '_', '<', '>', '"']);

/** A mark in the midst of a word: "nor!h". */
function isLetters(before: Token | undefined, after: Token): boolean {
  return before?.kind === 'word' && after.kind === 'word' && !after.capital;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORTEST = 4;
const LONGEST = 14;
/** Letters that old hands write for each other. */
const ALIKE = new Set(['iy', 'yi', 'uv', 'vu', 'ij', 'ji', 'sc', 'cs', 'ea', 'ae', 'ei', 'ie', 'oe', 'eo', 'sz', 'zs']);

/** A word that is none, and is one when one letter is changed; a letter doubled or left off is only a way of spelling. */
const isSpoiltWord = oncePerToken((word): boolean => {
  if (word.length < SHORTEST || word.length > LONGEST || isWholeWord(word) || isOrdinary(word)) return false;
  for (let i = 0; i < word.length; i += 1) {
    const [head, letter, tail] = [word.slice(0, i), word[i] ?? '', word.slice(i + 1)];
    if (LETTERS.some((other) => !ALIKE.has(letter + other) && isKnownWord(head + other + tail))) return true;
  }
  return false;
});
