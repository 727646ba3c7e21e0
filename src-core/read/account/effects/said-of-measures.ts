// Parts of a sentence that say no more than a measure, add one, hold one or count something in, and those that say as much as a sentence does.
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { TAKING } from '#core/read/account/claims/ties-told.ts';

/** In words. */
const SHORTEST_SAYING = 6;

/** "in quantity 35.90 acres": a measure with hardly a word beside it. */
export const isMeasureAlone = (words: readonly Word[]): boolean =>
  words.length <= SHORTEST_SAYING && !words.some(({ sort }) => TAKING.test(sort)) && !isAdding(words);

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

/** "The grantor keeps 2.00 acres": somebody has what is measured. */
export const isHeld = (words: readonly Word[]): boolean => {
  const holder = words.findIndex(({ sort }) => sort === 'person');
  return (
    holder >= 0 && words[holder + 1]?.sort === 'use' && words.slice(holder + 2).some(({ sort }) => sort === 'area')
  );
};

/** "containing 25.49 acres, including the land in the highway": what its own area counts is no other land. */
export function isCountedIn(words: readonly Word[]): boolean {
  const first = words[0]?.text ?? '';
  // "all of which is conveyed".
  if (first === 'all') return GIVES_ALL.test(words.map(({ text }) => text).join(' '));
  if (first !== 'including' && first !== 'inclusive') return false;
  const told = phrasesOf(words).slice(1);
  return (
    told.some(({ tag }) => tag === 'way' || tag === 'rightway') &&
    told.every(({ kind, tag, from, to }, i) => {
      if (kind === 'small')
        return /^(?:in|within|of|under|for|and|,|thereof|as)$/.test(tag) || words[from]?.text === 'so';
      // "so much thereof as lies within the bounds of the highway".
      if (kind === 'verb') return /^(?:lying|lies|lie|situate|situated)$/.test(words[to - 1]?.text ?? '');
      // "so much of the Reed farm".
      const isNamed = /^(?:this|parcel|part)$/.test(tag) && words.slice(from, to).some(({ sort }) => sort === 'name');
      return (
        words[from]?.text === 'that' ||
        (/^(?:way|rightway|this|parcel|part|side)$/.test(tag) && !isNamed) ||
        (tag === 'bound' && told[i + 2]?.tag === 'way')
      );
    })
  );
}

const GIVES_ALL = /^all (?:of )?which (?:is|are) (?:hereby )?(?:conveyed|granted)$/;
const stands = (text: string | undefined): boolean => text === 'being' || text === 'having';

/** "one half of the land being first allotted to the widow": land or its lines, and what is told of them, as whole as a sentence. */
export function isAbsolute(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => stands(text))) return false;
  const [subject, ...behind] = phrasesOf(words).filter(
    ({ kind, tag }) => kind !== 'small' || !/^(?:and|the|all)$/.test(tag),
  );
  const verb = behind.findIndex(({ kind }) => kind === 'verb');
  return (
    /^(?:this|part|parcel|numbered|located|bound|words|share)$/.test(subject?.tag ?? '') &&
    verb >= 0 &&
    stands(words[behind[verb]?.from ?? 0]?.text) &&
    behind.slice(0, verb).every(({ kind, tag }) => kind === 'noun' || /^(?:of|in|on)$/.test(tag))
  );
}
