// What a sentence is judged by: its words, its phrases, who does what to what, each as a number.
import { oncePerWord } from '#core/language/once-per-word.ts';
import type { PhraseOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';

/** Features are numbered by what they say; so many numbers there are. */
const FEATURES = 1 << 16;

/** Where the sentence stands: around the description, or among its courses. */
export type Standing = 'around' | 'among';

/** What a feature is made of, so that the same words in another place are another feature. */
const Made = {
  Rule: 1,
  Word: 2,
  Pair: 3,
  Length: 4,
  Tag: 5,
  TwoTags: 6,
  ThreeTags: 7,
  FourTags: 8,
  First: 9,
  Force: 10,
  Who: 11,
  WhoFirst: 12,
  What: 13,
  WhoWhat: 14,
  With: 15,
} as const;

/** By number, the sentence in which a feature was seen last. */
const seenIn = new Uint32Array(FEATURES);
let sentences = 0;

/** The numbers of all that is to be seen of the sentence, each once. */
export function featuresOf(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  standing: Standing,
  rules: readonly string[],
): number[] {
  const found: number[] = [];
  const isAmong = standing === 'among';
  sentences = sentences === 0xffffffff ? 1 : sentences + 1;
  if (sentences === 1) seenIn.fill(0);
  const add = (feature: number): void => {
    if (seenIn[feature] === sentences) return;
    seenIn[feature] = sentences;
    found.push(feature);
  };
  const see = (made: number, a: number, b = 0, c = 0, d = 0): void => {
    const feature = mixed(mixed(mixed(mixed(made, a), b), c), d);
    add(folded(feature));
    // What a word means among the courses it need not mean elsewhere.
    if (isAmong) add(folded(mixed(feature, 1)));
  };
  for (const rule of rules) see(Made.Rule, numberOf(rule));
  if (rules.length === 0) see(Made.Rule, 0);
  seeWords(words, see);
  seePhrases(words, phrases, see);
  return found;
}

type See = (made: number, a: number, b?: number, c?: number, d?: number) => void;

const plainOf = ({ text, sort }: Word): string => (sort === 'name' || sort === 'number' ? sort : text);

function seeWords(words: readonly Word[], see: See): void {
  let before = 0;
  for (const word of words) {
    const plain = numberOf(plainOf(word));
    see(Made.Word, plain);
    see(Made.Pair, before, plain);
    before = plain;
  }
  see(Made.Length, Math.min(6, Math.floor(words.length / 6)));
}

const IDLE = new Set([',', '.', ';', ':', 'and', 'or', '-', "'", '"']);

function seePhrases(words: readonly Word[], phrases: readonly PhraseOf[], see: See): void {
  const told = phrases.filter(({ kind, tag }) => kind !== 'small' || !IDLE.has(tag)).map(({ tag }) => numberOf(tag));
  told.forEach((tag, i) => {
    const [second = 0, third = 0, fourth = 0] = [told[i + 1], told[i + 2], told[i + 3]];
    see(Made.Tag, tag);
    see(Made.TwoTags, tag, second);
    see(Made.ThreeTags, tag, second, third);
    see(Made.FourTags, tag, second, third, fourth);
  });
  see(Made.First, told[0] ?? 0, told[1]);
  const nouns = phrases.map(({ kind, tag }) => (kind === 'noun' ? numberOf(tag) : 0));
  const first = nouns.find((noun) => noun !== 0) ?? 0;
  const all = new Set(nouns.filter((noun) => noun !== 0));
  const objects = [...nouns];
  for (let i = objects.length - 2; i >= 0; i -= 1) objects[i] ||= objects[i + 1] ?? 0;
  let subject = 0;
  phrases.forEach(({ kind, tag, to }, i) => {
    const object = objects[i + 1] ?? 0;
    if (kind === 'noun') subject = nouns[i] ?? 0;
    else if (kind === 'small') {
      if (tag.length > 2 && tag === tag.toUpperCase()) see(Made.Force, numberOf(tag), object);
    } else {
      const [doing, verb] = [numberOf(tag), numberOf(words[to - 1]?.text ?? '')];
      for (const done of [doing, verb]) {
        see(Made.Who, subject, done);
        see(Made.WhoFirst, first, done);
        see(Made.What, done, object);
        see(Made.WhoWhat, subject, done, object);
      }
      for (const noun of all) see(Made.With, noun, doing);
    }
  });
}

/** FNV-1a of a word. */
export const numberOf = oncePerWord((word): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
});

/** One number of two, in their order. */
export const mixed = (a: number, b: number): number =>
  Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b);
const folded = (hash: number): number => ((hash ^ (hash >>> 15)) & (FEATURES - 1)) >>> 0;
