// What a word may be in a sentence, and the form in which words are listed.
export type Sort =
  // Small words, marks and what is not in the lexicon.
  | 'qualifier'
  | 'preposition'
  | 'joint'
  | 'pointer'
  | 'be'
  | 'number'
  | 'name'
  | 'unknown'
  // Words of force: that rule and condition, that take out, that doubt or put off.
  | 'rule'
  | 'limit'
  | 'hedge'
  // Nouns.
  | 'land'
  | 'piece'
  | 'figure'
  | 'monument'
  | 'way'
  | 'length'
  | 'area'
  | 'direction'
  | 'thing'
  | 'paper'
  | 'person'
  | 'time'
  | 'place'
  | 'matter'
  | 'right'
  /** A line, a side or a measure that only says where something is. */
  | 'located'
  // Verbs.
  | 'contain'
  | 'grant'
  | 'state'
  | 'record'
  | 'covenant'
  | 'use'
  | 'reserve'
  | 'keep'
  | 'change'
  | 'run'
  /** A word in the place of a verb that is none of these. */
  | 'act';

export interface WordList {
  readonly sort: Sort;
  /** In the singular; the plural is known with it. */
  readonly nouns?: string;
  /** In the infinitive; the regular forms are known with it. */
  readonly verbs?: string;
  /** As they stand. */
  readonly plain?: string;
}
