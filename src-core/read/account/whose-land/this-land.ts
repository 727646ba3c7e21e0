// Whether words name this land, its figure or this paper, and whether they deny or narrow what is told.
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { DENYING, OTHER_LAND, PARTLY } from '#core/language/words/referents.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';

const DENIES = wordSet(DENYING);
const NEAR = wordSet(OTHER_LAND);
const SOME = wordSet(PARTLY);
const OWN = wordSet('land piece figure located paper area way');

const MARK = wordSet(
  'above foregoing aforesaid aforementioned herein hereby hereof hereinabove hereinafter hereinbefore here now said this these',
);
const GIVEN = /^(?:described|conveyed|granted|sold|bounded)$/;

/** "the corner of the line of the north side of the tract": nobody goes further. */
const DEEPEST = 6;

const isMark = (word: Word | undefined): boolean => word !== undefined && MARK.has(word.text) && word.text !== 'said';

/** Whether the words there name this land, its figure or this paper: "the lines above", "this one", "the land conveyed"; but "the land conveyed to Cole". */
export function isThis(words: readonly Word[], from: number, depth = 0): boolean {
  const [first, second] = [words[from], words[from + 1]];
  if (first === undefined) return false;
  if (/^(?:it|them|hereof)$/.test(first.text)) return true;
  if (/^(?:this|these)$/.test(first.text))
    return (
      words[from - 1]?.text !== 'before' &&
      (second === undefined || second.text === 'one' || !isNoun(second.sort) || OWN.has(second.sort))
    );
  if (first.text === 'what') return words.slice(from, from + 4).some(({ text }) => MARK.has(text));
  const near = words.slice(from, from + 6).findIndex(({ sort }) => OWN.has(sort));
  const head = near < 0 ? near : from + near;
  // "the fence of this tract" may stand within it.
  if (head >= 0 && words[head]?.sort === 'way') return false;
  const lead = words.slice(from, head < 0 ? from + 2 : head);
  // "the within tract"; but "the acre within".
  if (/^(?:the|said)$/.test(first.text) && second?.text === 'within') return true;
  const marks = lead.filter(({ text }) => MARK.has(text) && text !== 'now');
  if (marks.length > 0)
    return (
      !lead.some(({ text }) => NEAR.has(text)) &&
      !(marks.every(({ text }) => text === 'said') && (head < 0 || isNamed(words, from)))
    );
  if (head < 0 || lead.some(({ sort }) => sort === 'preposition' || sort === 'be')) return false;
  let last = head;
  while (OWN.has(words[last + 1]?.sort ?? '')) last += 1;
  const behind = words.slice(last + 1, last + 4);
  if (behind[0]?.text === 'of' || behind[0]?.text === 'in')
    return depth < DEEPEST && isThis(words, last + 2, depth + 1) && behind[1]?.text !== 'it';
  if (isMark(behind[0]) || (isMark(behind[1]) && isVerb(behind[0]?.sort ?? 'joint'))) return true;
  const isEnd = behind[1] === undefined || behind[1].sort === 'be' || isVerb(behind[1].sort);
  return GIVEN.test(behind[0]?.text ?? '') && isEnd && /^(?:land|figure|paper)$/.test(words[last]?.sort ?? '');
}

export const isDenying = ({ text, sort }: Word): boolean => DENIES.has(text) && sort !== 'paper';
export const isDenied = (words: readonly Word[]): boolean => words.some(isDenying);
export const isNarrowed = (words: readonly Word[]): boolean =>
  words.some(
    ({ text, sort }) => (sort === 'limit' && !/^(?:out|of|which|the|and|it|.*ed)$/.test(text)) || SOME.has(text),
  );

/** "the NW 1/4 of Section 4"; but "the N 1/2 of the tract". */
const QUARTER =
  /^(?:the |said )?(?:[ns](?: [.])? ?[ew]|[nsew])(?: [.])? (?:1 \/ [248]|[¼½])(?: of)? (?:the |said )?(?:s?ec|[nsew])/;

/** "said quarter section", "the same premises which Reed granted". */
export function isNamed(words: readonly Word[], at: number): boolean {
  const group = words.slice(at, at + 5);
  const end = group.findIndex(({ sort }) => sort === 'be' || sort === 'pointer' || isVerb(sort));
  return (
    (QUARTER.test(textOf(words.slice(at, at + 9))) ||
      group
        .slice(0, end < 0 ? group.length : end)
        .some(({ text, sort }) => sort === 'name' || /^(?:quarter|section|survey|lot|patent|farm)$/.test(text))) &&
    !/^(?:this|above|foregoing|these)$/.test(words[at]?.text ?? '')
  );
}

/** "The tract", "the land". */
export const isBareLand = (words: readonly Word[]): boolean =>
  /^(?:the|said) (?:tract|land|parcel|premises|property|lot)\b/.test(textOf(words));

/** "the neighbors named above": told before, and no land. */
const isOfNoLand = (words: readonly Word[], at: number): boolean => {
  const noun = words.slice(Math.max(0, at - 3), at).findLast(({ sort }) => isNoun(sort));
  return words[at]?.text === 'above' && words[at + 1] === undefined && noun !== undefined && !OWN.has(noun.sort);
};

export const namesThis = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) =>
    text === 'the' || text === 'what' || (MARK.has(text) && text !== 'said')
      ? isThis(words, at) && !isOfNoLand(words, at)
      : false,
  );
