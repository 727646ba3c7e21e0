// Lists of words as sets and as tables.

/** The words of a list that blanks part. */
export const wordSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').trim().split(/\s+/));

/** What each word stands for, told by what stands for what: { feet: 'feet ft' }. */
export function meaningOf<Meaning extends string>(
  spellings: Readonly<Partial<Record<Meaning, string>>>,
): ReadonlyMap<string, Meaning> {
  const meanings = Object.keys(spellings) as Meaning[];
  return new Map(meanings.flatMap((meaning) => [...wordSet(spellings[meaning] ?? '')].map((word) => [word, meaning])));
}
