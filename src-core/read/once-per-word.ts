// Deeds say few words many times over: what is to be known of a word by itself is found out once and kept.

/** Beyond this the words are no language, and what was kept of them is let go. */
const MOST_WORDS = 20_000;
/** A longer piece of a text would keep the whole text in memory; such words are rare, and found out anew. */
const LONGEST_KEPT = 12;

export function oncePerWord<Known>(find: (word: string) => Known): (word: string) => Known {
  const known = new Map<string, Known>();
  return (word) => {
    if (word.length > LONGEST_KEPT) return find(word);
    let found = known.get(word);
    if (found === undefined) {
      if (known.size >= MOST_WORDS) known.clear();
      found = find(word);
      known.set(word, found);
    }
    return found;
  };
}
