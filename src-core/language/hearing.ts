// The ear: a listener outside the core that has read more than deeds and says of a passage how likely it touches the land.

export interface Hearing {
  /** The logarithm of the odds that the words touch the land; null where they were not heard yet, and are asked for by this. */
  oddsOf(words: string, isAmongCourses: boolean): number | null;
  /** What was asked for and is still to be heard, where reading may stop for it. */
  readonly unheard?: { readonly size: number };
}
