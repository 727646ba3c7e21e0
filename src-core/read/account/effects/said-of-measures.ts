// A sentence that says no more than a measure, and adds it.
import type { Word } from '#core/language/word.ts';

/** In words. */
const SHORTEST_SAYING = 6;

/** "Also 2.00 acres", "Together with 2 acres", "And 2.00 acres more": as much again; but "also containing 2.00 acres". */
const isAdding = (words: readonly Word[]): boolean =>
  ADDS.test(words[0]?.text ?? '') &&
  /^(?:also|likewise|plus|(?:together )?with|and (?:an?|[\d.]+|one|two|three|four|five|six|ten)) /.test(
    `${words.map(({ text }) => text).join(' ')} `,
  ) &&
  !words.some(({ sort }) => /^(?:contain|state|be|record)$/.test(sort));

const ADDS = /^(?:also|likewise|plus|together|with|and)$/;

/** Nothing but such a measure. */
export const isMeasureAdded = (words: readonly Word[]): boolean =>
  words.length <= SHORTEST_SAYING &&
  isAdding(words) &&
  // "more or less" is one word.
  words.every(({ sort, text, length }) => length === 1 && (ADDED.test(sort) || /^(?:besides|again|extra)$/.test(text)));

const ADDED = /^(?:number|area|joint|preposition|qualifier)$/;
