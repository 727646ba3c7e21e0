// How far a damaged word stands from a word of the trade, for slots in which only a few words are possible.

/** The one row that counting an edit distance needs, kept because it is counted for every other word of a document. */
const ROW: number[] = [];

/** Edit distance between two short words; gives up with limit + 1 as soon as it is passed. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const row = ROW;
  for (let j = 0; j <= b.length; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = i - 1;
    let best = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0;
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      const cost = Math.min(diagonal + same, above + 1, (row[j - 1] ?? 0) + 1);
      diagonal = above;
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
  }
  return row[b.length] ?? limit + 1;
}

/** The one candidate that a damaged word is nearest to, within the limit; null when none or two are equally near. */
export function nearestOf<Word extends string>(word: string, candidates: readonly Word[], limit: number): Word | null {
  if (word.length > 12) return null;
  let nearest: Word | null = null;
  let least = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, limit);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    } else if (distance === least) {
      nearest = null;
    }
  }
  return least <= limit ? nearest : null;
}
