// What the grant gives: the land that is described, or only a right in it or a thing upon it.
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { type Given, otherObject } from '#core/read/account/object-given.ts';

const FOLLOWING = wordSet('following hereinafter hereafter below these');
/** Words between "following" and its land: "following described piece or parcel of". */
const FAR = 6;

/** "an easement over the following described tract": by the noun that governs the land, or by what the verb gives. */
export function rightGiven(words: readonly Word[], verb: number): Given | null {
  // What a recital tells of the land is not given by it: "having advertised the sale of the following, does grant".
  const following = words.findLastIndex((_, at) => at > verb && isFollowing(words, at));
  if (isAllGiven(words, verb)) return null;
  const governor = following < 0 ? null : governorOf(words, following);
  // Where nothing is granted ahead of the land it may be a recital's, or a surveyor's: "a subdivision into fourteen lots, both inclusive, of the following", "an order for the sale of the following".
  const isTold = verb >= 0 || /^(?:right|thing|use|way)$/.test(words[governor ?? -1]?.sort ?? '');
  if (governor !== null && isTold && isOther(words, governor) && !isBeside(words, governor))
    return { from: governor, to: following };
  return rightToDo(words, verb) ?? otherObject(words, verb);
}

const RIGHTS = /^(?:rights?|privileges?|libert(?:y|ies))$/;
const HELD = /^(?:which|that|i|we|he|she|they|it|have|has|had|may)$/;
const NO_ACT = /^(?:land|piece|area|place|name|person|direction|number|preposition|qualifier|this|right)$/;

/** "quitclaim all right which I have to flow water upon a certain lot": given ahead of all land, and to do something; but "all right to the said lot". */
function rightToDo(words: readonly Word[], verb: number): Given | null {
  const land = words.findIndex(({ sort }, at) => at > verb && /^(?:land|piece)$/.test(sort));
  const right = verb < 0 ? -1 : words.findIndex(({ text }, at) => at > verb && RIGHTS.test(text));
  if (right < 0 || land < right) return null;
  let to = right + 1;
  while (HELD.test(words[to]?.text ?? '')) to += 1;
  const act = words[to + 1];
  const isAct = act !== undefined && !NO_ACT.test(act.sort) && !HAD_HERE.has(act.text) && !ARTICLE.test(act.text);
  return words[to]?.text === 'to' && isAct && to + 1 < land ? { from: right, to: land } : null;
}

const ARTICLE = /^(?:the|an?|all|any|said|this|that|these|those|my|our|his|her|its|their|such|certain|each|both)$/;

/** "all right, title, claim and demand, both at law and in equity, in and to the following": whatever stands between, all is given. */
const isAllGiven = (words: readonly Word[], verb: number): boolean =>
  words.slice(verb + 1).filter(({ text }, at) => HAD_HERE.has(text) && !isKind(words[verb + at])).length > 1;

const BOUNDS = wordSet('lines bounds boundary boundaries');
const HAD_HERE = wordSet('right rights title titles interest interests claim claims demand demands');

/** "his dower interest", "a leasehold estate": but "marketable title". */
const isKind = (word: Word | undefined): boolean =>
  /^(?:right|thing|matter|use)$/.test(word?.sort ?? '') && !HAD.has(word?.text ?? '');

/** "with its improvements and easements, in the following": what goes with the land. */
const isBeside = (words: readonly Word[], governor: number): boolean =>
  words.findLast(({ sort }, at) => at < governor && /^(?:preposition|grant|name|person)$/.test(sort))?.text ===
    'with' ||
  // "his wife joining to release her dower in the following".
  (/^(?:dower|curtesy|homestead)$/.test(words[governor]?.text ?? '') &&
    words.slice(Math.max(0, governor - 8), governor).some(({ text }) => /^(?:join\w*|wife|husband)$/.test(text)));

/** A noun of land, or of its bounds, that the description behind it draws: "the following described piece or parcel of land". */
function isFollowing(words: readonly Word[], at: number): boolean {
  const { sort = 'joint', text = '' } = words[at] ?? {};
  if (sort !== 'land' && sort !== 'piece' && !BOUNDS.has(text)) return false;
  for (let before = at - 1; before >= Math.max(0, at - FAR); before -= 1) {
    const word = words[before];
    if (FOLLOWING.has(word?.text ?? '')) return true;
    if (word?.sort === 'preposition' && word.text !== 'of') return false;
  }
  return false;
}

/** Ahead of a noun of land, up to what governs it: "certain", "12 acres", "piece or parcel". */
const AHEAD = /^(?:qualifier|number|area|land|piece|direction|place)$/;

/** The last word of what stands ahead of a preposition that governs the land; null where none does. */
function governorOf(words: readonly Word[], land: number): number | null {
  let at = land - 1;
  let isOpened = false;
  while (at >= 0) {
    const word = words[at];
    if (word === undefined) return null;
    if (word.sort === 'preposition' && !/^(?:unto|by|from|with|for)$/.test(word.text)) {
      const governor = aheadOfPrepositions(words, at);
      // "a boundary of land".
      const isLandItself = word.text === 'of' && at === land - 1;
      if (governor === null || (!isLandItself && !/^(?:land|piece|area)$/.test(words[governor]?.sort ?? '')))
        return governor;
      at = governor - 1;
      isOpened = false;
    } else if (isMade(words, at)) return at;
    else if (!(AHEAD.test(word.sort) || /^(?:described|or|that|those|such)$/.test(word.text))) return null;
    // "for the taxes of 1930 these lands": what stands ahead of its article is not of it.
    else if (isOpened && !/^(?:all|of|that|those|such)$/.test(word.text)) return null;
    else {
      isOpened ||= /^(?:the|these|those|an?|said)$/.test(word.text);
      at -= 1;
    }
  }
  return null;
}

/** "the right to flood the following land". */
const isMade = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'to' && words[at - 2]?.sort === 'right';

const BESIDE = /^(?:and|or|,|may|only|growing|standing|lying|being|situate)$/;

/** "in, on and over": what stands ahead of them all. */
function aheadOfPrepositions(words: readonly Word[], last: number): number | null {
  let at = last;
  // "in and under and that may be produced from".
  while (
    at >= 0 &&
    (/^(?:preposition|be|rule|hedge|act|pointer)$/.test(words[at]?.sort ?? '') || BESIDE.test(words[at]?.text ?? ''))
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
  // "the title of said defendants in and to".
  const owned = sort === 'unknown' ? ownedBy(words, governor) : null;
  if (owned !== null && HAD.has(words[owned]?.text ?? '') && !isKind(words[owned - 1])) return false;
  if (!HAD.has(text)) return OTHER.test(sort);
  // "his dower interest in", "a leasehold estate in".
  return isKind(words[governor - 1]);
}

/** "the interest of James Stroud, deceased, in": what he has. */
function ownedBy(words: readonly Word[], person: number): number | null {
  const at = words.findLastIndex(
    ({ sort, text }, place) => place < person && (text === 'of' || !/^(?:person|name|qualifier|joint)$/.test(sort)),
  );
  return words[at]?.text === 'of' ? at - 1 : null;
}
