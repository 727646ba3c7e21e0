/** What stands before a place of a list, if anything does: a list that is asked for a place before its first is slow ever after. */
export const before = <Thing>(list: ArrayLike<Thing>, at: number): Thing | undefined =>
  at > 0 ? list[at - 1] : undefined;
