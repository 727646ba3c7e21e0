// What the grant gives: the land that is described, or only a right in it or a thing upon it.
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

/** Indices of the first and the last word of what is given instead of the land. */
export interface Given {
  readonly from: number;
  readonly to: number;
}

const FOLLOWING = /^(?:following|hereinafter|hereafter|below|these)$/;
/** Words between "following" and its land: "following described piece or parcel of". */
const FAR = 6;

/** "an easement over the following described tract": by the noun that governs the land. */
export function rightGiven(words: readonly Word[], verb: number): Given | null {
  const first = words.findIndex(({ sort }, at) => at > verb && sort === 'land' && words[at + 1]?.sort !== 'number');
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const isFirst = at === first && verb >= 0;
    if (!isFirst && !isFollowing(words, at)) continue;
    const governor = governorOf(words, at);
    if (governor !== null && isOther(words, governor)) return { from: governor, to: at };
  }
  return null;
}

/** A noun of land, or of its lines, that the description behind it draws. */
const isFollowing = (words: readonly Word[], at: number): boolean =>
  /^(?:land|piece|figure)$/.test(words[at]?.sort ?? '') &&
  words.slice(Math.max(0, at - FAR), at).some(({ text }) => FOLLOWING.test(text));

/** Ahead of a noun of land, up to what governs it: "certain", "12 acres", "piece or parcel". */
const AHEAD = /^(?:qualifier|number|area|land|piece|name|direction|place)$/;

/** The last word of what stands ahead of a preposition that governs the land; null where none does. */
function governorOf(words: readonly Word[], land: number): number | null {
  let at = land - 1;
  while (at >= 0) {
    const word = words[at];
    if (word === undefined) return null;
    if (word.sort === 'preposition' && !/^(?:unto|by|from|with|for)$/.test(word.text)) {
      const governor = aheadOfPrepositions(words, at);
      if (governor === null || !/^(?:land|piece|area)$/.test(words[governor]?.sort ?? '')) return governor;
      at = governor - 1;
    } else if (isMade(words, at)) return at;
    else if (AHEAD.test(word.sort) || /^(?:described|or|that|those|such)$/.test(word.text)) at -= 1;
    else return null;
  }
  return null;
}

/** "the right to flood the following land". */
const isMade = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'to' && words[at - 2]?.sort === 'right';

/** "in, on and over": what stands ahead of them all. */
function aheadOfPrepositions(words: readonly Word[], last: number): number | null {
  let at = last;
  while (
    at >= 0 &&
    (words[at]?.sort === 'preposition' ||
      /^(?:and|or|,|only|growing|standing|lying|being|situate)$/.test(words[at]?.text ?? ''))
  )
    at -= 1;
  return at < 0 ? null : at;
}

const WHOLE = 'title interest estate right claim demand fee';
/** All that may be had in land: "all right, title and interest in", "the fee simple of". */
const HAD = wordSet(WHOLE, WHOLE.replace(/\w+/g, '$&s'), 'all whole entirety simple absolute ownership possession');
const OTHER = /^(?:right|thing|matter|unknown|use|act|way|figure)$/;

function isOther(words: readonly Word[], governor: number): boolean {
  const { sort = 'joint', text = '' } = words[governor] ?? {};
  if (sort === 'person' || sort === 'name') {
    const owned = ownedBy(words, governor);
    return owned !== null && isOther(words, owned);
  }
  if (!HAD.has(text)) return OTHER.test(sort);
  // "his dower interest in", "a leasehold estate in".
  const kind = words[governor - 1];
  return kind !== undefined && OTHER.test(kind.sort) && !HAD.has(kind.text);
}

/** "the interest of James Stroud, deceased, in": what he has. */
function ownedBy(words: readonly Word[], person: number): number | null {
  const at = words.findLastIndex(
    ({ sort, text }, place) => place < person && (text === 'of' || !/^(?:person|name|qualifier|joint)$/.test(sort)),
  );
  return words[at]?.text === 'of' ? at - 1 : null;
}
