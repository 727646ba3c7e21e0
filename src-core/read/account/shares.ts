// Words that take from the land elsewhere and do not here: a part of other land, of a crop or of a page, and what lies in a road.
import { has, headAt, isOf } from '#core/language/clause.ts';
import type { Word } from '#core/language/word.ts';

const SHARE = /^(?:part|portion|half|quarter|remainder|balance)$/;

/** Whether the word leaves the land whole, though its like may not. */
export function isHarmlessShare(words: readonly Word[], word: Word, at: number): boolean {
  if (word.sort === 'hedge') return isOfBond(words, word);
  if (word.sort === 'area') return isSizeOfOther(words, at);
  return (
    word.sort === 'piece' &&
    (isTilled(words, at) || isPartOfOther(words, word, at) || (SHARE.test(word.text) && isInRoad(words, at)))
  );
}

const TILLED =
  /^(?:pasture|meadow|mowing|orchard|upland|woodland|swamp|lowland|bottom|bottomland|lawn|garden|ground|bush)$/;

/** "acres of tillage and pasture": what kind of land it is. */
function isTilled(words: readonly Word[], at: number): boolean {
  if (!TILLED.test(words[at]?.text ?? '')) return false;
  let i = at - 1;
  while (isOf(words[i] ?? null, 'joint', 'qualifier', 'unknown', 'piece')) i -= 1;
  return words[i]?.text === 'of' && words[i - 1]?.sort === 'area';
}

/** "being a part of the tract conveyed to", "one half of the wheat". */
function isPartOfOther(words: readonly Word[], { text }: Word, at: number): boolean {
  // "one half the cost".
  if (words[at + 1]?.text === 'the') return isOf(headAt(words, at + 1), 'matter');
  if (words[at + 1]?.text !== 'of') return false;
  const whole = headAt(words, at + 2);
  if (isOf(whole, 'thing', 'right', 'matter', 'paper', 'place') || (text === 'shares' && isOf(whole, 'name')))
    return true;
  // "the northeast quarter of the southeast quarter of section 4".
  if (whole?.sort === 'piece' && whole !== words[at]) return isPartOfOther(words, whole, words.indexOf(whole));
  if (!SHARE.test(text)) return false;
  // "Part of the Voss farm."
  if (at === 0 && words.length < 12)
    return !isThisLand(words, at + 2) && words.slice(at + 2, at + 6).some(({ sort }) => sort === 'name');
  for (let i = at - 1; i >= Math.max(0, at - 10); i -= 1) {
    if (words[i]?.sort === 'be') return !isThisLand(words, at + 2);
    if (!isOf(words[i] ?? null, 'qualifier', 'pointer', 'land', 'name', 'number', 'preposition', 'joint')) return false;
  }
  return false;
}

function isThisLand(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  return /^(?:above|foregoing|it|this|aforesaid)$/.test(first) || /^(?:above|foregoing|aforesaid)$/.test(second);
}

/** "part of a tract of 200 acres", "a 50 acre tract". */
function isSizeOfOther(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.sort !== 'number') return false;
  return (
    words[at + 1]?.sort === 'land' || (words[at - 2]?.text === 'of' && isOf(words[at - 3] ?? null, 'land', 'paper'))
  );
}

/** "this mortgage shall be void", "containing by estimation", "five acres or thereabouts". */
function isOfBond(words: readonly Word[], { text }: Word): boolean {
  if (text === 'estimation' || text === 'or') return has(words, 'contain');
  return text === 'void' && words.some((one) => /^(?:mortgage|bond|note|obligation)$/.test(one.text));
}

const ROADS = /^(?:public|private|roads?|streets?)$/;

/** "so much of the premises as lies within the road". */
export function isInRoad(words: readonly Word[], at: number): boolean {
  const within = words.findIndex(({ text }, i) => i > at && (text === 'within' || text === 'in'));
  if (within < 0 || within > at + 9) return false;
  return words.slice(within, within + 8).some(({ sort, text }) => sort === 'way' || ROADS.test(text));
}

/** "of which 0.12 acre is within the road". */
export function isRoadShare(words: readonly Word[], at: number): boolean {
  const be = words.findIndex(({ sort }, i) => i > at && (sort === 'be' || sort === 'state'));
  return be > 0 && /^(?:in|within|lying)$/.test(words[be + 1]?.text ?? '') && has(words.slice(be), 'right', 'way');
}
