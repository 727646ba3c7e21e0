// The name of a county among the words beside "county": a known one where they hold one, and the one that a scan spoilt.
import { oncePerWord } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { COUNTIES } from '#core/language/words/counties.ts';

const keyOf = oncePerWord((printed): string =>
  printed
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^saint\b/, 'st')
    .normalize('NFD')
    .replace(/[^a-z]/g, ''),
);

const BY_STATE: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(COUNTIES).map(([state, names]) => [
    state,
    new Map(names.split(' ').map((name) => [keyOf(name), name.replaceAll('_', ' ')])),
  ]),
);
const KNOWN: ReadonlySet<string> = new Set([...BY_STATE.values()].flatMap((names) => [...names.keys()]));
const WORD = /^(?:[\p{L}'’.-]+|&)$/u;
const LONGEST_NAME = 5;

/** How many of the words, from the front or to the end, are a county's name; 0 for none. */
export function countyWords(words: readonly string[], from: 'front' | 'end'): number {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const name = from === 'front' ? words.slice(0, count) : words.slice(-count);
    if (name.every((word) => WORD.test(word)) && KNOWN.has(keyOf(name.join(' ')))) return count;
  }
  return 0;
}

/** Shorter names are a letter away from too many others. */
const SHORTEST_SPOILT = 5;
const LONG = 8;

/** The one county of the state that a spoilt name can stand for; null where it stands as it is, or for none or two. */
export function spoiltCounty(printed: string, state: string): string | null {
  const names = BY_STATE.get(state);
  const key = keyOf(printed);
  if (names === undefined || names.has(key) || key.length < SHORTEST_SPOILT) return null;
  const most = key.length >= LONG ? 2 : 1;
  const near = [...names]
    .map(([name, told]) => ({ told, away: editDistance(key, name, most) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away);
  return near[0] !== undefined && near[0].away !== near[1]?.away ? near[0].told : null;
}
