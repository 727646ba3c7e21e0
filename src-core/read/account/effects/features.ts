// What a sentence is judged by: its words, its phrases, who does what to what, each as a number.
import type { PhraseOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';

/** Features are numbered by what they say; so many numbers there are. */
export const FEATURES = 1 << 16;

/** Where the sentence stands: around the description, or among its courses. */
export type Standing = 'around' | 'among';

/** The numbers of all that is to be seen of the sentence, each once. */
export function featuresOf(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  standing: Standing,
  rules: readonly string[],
): Set<number> {
  const found = new Set<number>();
  const see = (name: string): void => {
    found.add(numberOf(name));
    // What a word means among the courses it need not mean elsewhere.
    if (standing === 'among') found.add(numberOf(`among ${name}`));
  };
  for (const rule of rules) see(`rule ${rule}`);
  if (rules.length === 0) see('no rule');
  seeWords(words, see);
  seePhrases(words, phrases, see);
  return found;
}

type See = (name: string) => void;

const plainOf = ({ text, sort }: Word): string => (sort === 'name' || sort === 'number' ? sort : text);

function seeWords(words: readonly Word[], see: See): void {
  let before = '^';
  for (const word of words) {
    const plain = plainOf(word);
    see(plain);
    see(`${before} ${plain}`);
    before = plain;
  }
  see(`length ${Math.min(6, Math.floor(words.length / 6))}`);
}

const IDLE = new Set([',', '.', ';', ':', 'and', 'or', '-', "'", '"']);

function seePhrases(words: readonly Word[], phrases: readonly PhraseOf[], see: See): void {
  const told = phrases.filter(({ kind, tag }) => kind !== 'small' || !IDLE.has(tag)).map(({ tag }) => tag);
  told.forEach((tag, i) => {
    see(`t ${tag}`);
    see(`t ${tag}>${told[i + 1] ?? '$'}`);
    see(`t ${tag}>${told[i + 1] ?? '$'}>${told[i + 2] ?? '$'}`);
    see(`t ${told.slice(i, i + 4).join('>')}`);
  });
  see(`first ${told.slice(0, 2).join('>')}`);
  const nouns = phrases.filter(({ kind }) => kind === 'noun').map(({ tag }) => tag);
  phrases.forEach(({ kind, tag, to }, i) => {
    const object = phrases.slice(i + 1).find((phrase) => phrase.kind === 'noun')?.tag ?? '$';
    if (kind === 'small') {
      if (tag === tag.toUpperCase() && tag.length > 2) see(`force ${tag}>${object}`);
      return;
    }
    if (kind !== 'verb') return;
    const subject = phrases.slice(0, i).findLast((phrase) => phrase.kind === 'noun')?.tag ?? '$';
    const first = nouns[0] ?? '$';
    const verb = words[to - 1]?.text ?? '';
    for (const done of [tag, verb]) {
      see(`who ${subject}>${done}`);
      see(`first ${first}>${done}`);
      see(`what ${done}>${object}`);
      see(`who ${subject}>${done}>${object}`);
    }
    for (const noun of new Set(nouns)) see(`with ${noun}+${tag}`);
  });
}

/** FNV-1a. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 16)) & (FEATURES - 1)) >>> 0;
}
