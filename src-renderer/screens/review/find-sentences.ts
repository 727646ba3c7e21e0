// Where the sentences of calls stand in the text they were read from.

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The spans of the sentences in the text, in order; null for one that is not there. White space and case do not count,
 * and each is looked for after the one before it, so that repeated sentences find their own places.
 */
export function findSentences(text: string, sentences: readonly string[]): (Span | null)[] {
  const { squeezed, places } = squeeze(text);
  let from = 0;
  return sentences.map((sentence) => {
    const wanted = squeeze(sentence).squeezed;
    if (wanted === '') return null;
    let at = squeezed.indexOf(wanted, from);
    if (at < 0) at = squeezed.indexOf(wanted);
    if (at < 0) return null;
    from = Math.max(from, at + wanted.length);
    const start = places[at];
    const last = places[at + wanted.length - 1];
    return start === undefined || last === undefined ? null : { start, end: last + 1 };
  });
}

/** Without white space and in small letters, and where each sign stands in the text. */
export function squeeze(text: string): { squeezed: string; places: number[] } {
  const places: number[] = [];
  let squeezed = '';
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (/\s/.test(mark)) continue;
    squeezed += mark.toLowerCase().slice(0, 1);
    places.push(at);
  }
  return { squeezed, places };
}
