// Where each word of a text stands, so that what is told by a certain word need not be looked for at every other.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';

interface Stands {
  readonly token: Token;
  readonly places: number[];
}

const indexOf = oncePer((tokens: readonly Token[]): Iterable<Stands> => {
  const words = new Map<string, Stands>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const known = words.get(token.text);
    if (known === undefined) words.set(token.text, { token, places: [at] });
    else known.places.push(at);
  }
  return [...words.values()];
});

/** The places of the words of which the question is true, in order. */
export function placesWhere(tokens: readonly Token[], isMeant: (word: Token) => boolean): number[] {
  const found: number[] = [];
  for (const { token, places } of indexOf(tokens)) if (isMeant(token)) for (const at of places) found.push(at);
  return found.sort((a, b) => a - b);
}

/** Of one of the words of a passage the question is true. */
export function hasWord(
  tokens: readonly Token[],
  from: number,
  to: number,
  isMeant: (word: Token) => boolean,
): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && isMeant(token)) return true;
  }
  return false;
}
