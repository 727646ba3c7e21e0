// Properties of the reader hold for as many deeds as one has time for: the tests draw some, `npm run hard draws` all.

const SHARE = process.env.TEST_DRAWS === 'all' ? 1 : 5;

/** How many of so many; the same seed gives the same ones first. */
export const drawsOf = (all: number): number => Math.ceil(all / SHARE);

/** One in so many of a written list, from its beginning to its end. */
export const drawnFrom = <Item>(all: readonly Item[], one_in = 5): Item[] =>
  all.filter((_, i) => i % Math.min(one_in, SHARE) === 0);
