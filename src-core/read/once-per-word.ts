// A deed says few words many times over: what is to be known of a word by itself is found out once.

export function oncePerWord<Known>(find: (word: string) => Known): (word: string) => Known {
  const known = new Map<string, Known>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = find(word);
      known.set(word, found);
    }
    return found;
  };
}
