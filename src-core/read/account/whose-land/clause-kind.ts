// What a clause does, and to which land: this, a neighbour's, what a parent tract has beside this, or land that it puts beyond the figure.
import { before } from '#core/language/before.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { DENYING, OTHER_LAND, PUTTING_OUT, RESTING } from '#core/language/words/referents.ts';
import { isBeyond } from '#core/read/account/whose-land/beyond-told.ts';
import { clauseText, textOf } from '#core/read/account/whose-land/clauses.ts';
import { parentAt } from '#core/read/account/whose-land/parent-told.ts';
import { isDenied, isNamed, isNarrowed, isThis, namesThis } from '#core/read/account/whose-land/this-land.ts';

export type Kind =
  /** It puts what was told of beyond the figure. */
  | 'beyond'
  /** It tells of a larger tract that this is a part of. */
  | 'parent'
  /** It tells of what the parent has beside this land. */
  | 'rest'
  /** It tells of a neighbour's land, or of another tract. */
  | 'other'
  /** It denies what was told of to this land. */
  | 'denied'
  /** It does nothing to any land. */
  | 'quiet'
  /** It does something to land that is not told. */
  | 'open'
  /** It does something to this land. */
  | 'own';

const DENIES = wordSet(DENYING);
const RESTS = wordSet(RESTING);
const NEAR = wordSet(OTHER_LAND);
const OUT = wordSet(PUTTING_OUT);

export const LAND = /^(?:land|piece|area|way|located)$/;
const GIVES = wordSet(
  'convey conveys grant grants sell sells pass passes include includes reserve reserves retain retains keep keeps except excepts',
);
const KEEPS = wordSet('keep keeps keeping kept');
const LEADS = wordSet('and but also all both so');
const POINTS = wordSet('it they them which who whose whereof that those none neither nor each same');

/** It says more of what was told of before: "which lies", "none of which", "and lies", "being". */
export function isLed(words: readonly Word[], told: readonly Word[]): boolean {
  const from = words.findIndex(({ text }) => !LEADS.has(text));
  const first = words[from];
  if (first === undefined) return false;
  if (/^(?:of|from|out)$/.test(first.text)) return /\bwhich\b/.test(textOf(words.slice(from, from + 3)));
  if (/\b(?:of (?:which|them|it)|thereof)\b/.test(textOf(words.slice(from, from + 5)))) return true;
  if (first.sort === 'preposition' && !OUT.has(first.text)) return false;
  if (POINTS.has(first.text) || DENIES.has(first.text) || OUT.has(first.text)) return !isOtherNoun(words, from, told);
  if (
    isVerb(first.sort) ||
    first.sort === 'be' ||
    isJoining(words) ||
    (first.sort === 'limit' && first.text.endsWith('ed'))
  )
    return true;
  return !isOtherNoun(words, from, told) && words.slice(from, from + 4).some(({ sort }) => isNoun(sort));
}

/** "the barn", where no barn was told of. */
function isOtherNoun(words: readonly Word[], from: number, told: readonly Word[]): boolean {
  const verb = words.findIndex(
    ({ sort }, i) => i >= from && (sort === 'be' || isVerb(sort) || sort === 'preposition' || sort === 'limit'),
  );
  const noun = words
    .slice(from, verb < 0 ? words.length : verb)
    .findLast(({ sort }) => isNoun(sort) && sort !== 'number');
  return noun !== undefined && !told.some(({ text }) => text === noun.text);
}

const PARTIES = /^(?:grantors?|grantees?|sellers?|vendors?|undersigned|we|i|our|my|us|me|party|parties)$/;
const SIDE = /\b(?:on|to|at|along|upon) the (?:north|south|east|west)/;
const NEIGHBOUR = wordSet('neighbor neighbors neighbour neighbours adjoiner adjoiners');

/** "The neighboring tract of Reed", "the lands of Cole on the north", "the second tract in that deed", "another lot". */
function isOther(words: readonly Word[]): boolean {
  const verb = words.findIndex(
    ({ sort, text }, at) => at > 0 && text !== 'deed' && (sort === 'be' || (isVerb(sort) && !text.endsWith('ing'))),
  );
  const subject = words.slice(0, verb < 0 ? words.length : verb);
  if (subject.some(({ text }) => NEIGHBOUR.has(text))) return true;
  const head = subject.find(({ sort }) => LAND.test(sort) || sort === 'person' || sort === 'paper');
  if (head === undefined || namesThis(subject) || isJoining(words)) return isOfOtherOnly(words);
  const near = subject.findIndex(({ text }) => NEAR.has(text));
  // "the ten feet next the road": so much of this land perhaps, and neither the road nor a neighbour's.
  const isAlong = near >= 0 && head.sort !== 'land' && ARTICLES.test(subject[near + 1]?.text ?? '');
  const isNear =
    near >= 0 &&
    !isAlong &&
    (head.sort !== 'piece' ||
      (subject[near - 2]?.text === 'of' && subject.slice(near).some(({ sort }) => sort === 'land')));
  const isOwned = subject.some(({ sort }) => sort === 'name') && SIDE.test(textOf(subject)) && head.sort === 'land';
  const isOfDeed =
    /\b(?:tract|parcel|lot|piece|land) (?:in|of) (?:that|said|his|her|the)(?: \w+)? (?:deed|paper|instrument)\b/.test(
      textOf(subject),
    );
  return (
    ((isNear || isOwned || isOfDeed) &&
      !subject.some(({ text, sort }) => sort === 'limit' || sort === 'reserve' || text === 'hereby')) ||
    isOfOtherOnly(words)
  );
}

const ARTICLES = /^(?:the|said|an?|to)$/;

/** "adjoining the farm of Cole" is said of what was told of before. */
const isJoining = ([first, second]: readonly Word[]): boolean =>
  /ing$/.test(first?.text ?? '') && /^(?:the|said|a|an|this|it|on)$/.test(second?.text ?? '');

/** All the land that it names is other land: "concerns other land of the same debtor". */
function isOfOtherOnly(words: readonly Word[]): boolean {
  const lands = words.flatMap(({ sort }, at) =>
    /^(?:land|piece|area)$/.test(sort) && !/^(?:land|piece|area)$/.test(before(words, at)?.sort ?? '') ? [at] : [],
  );
  return (
    lands.length > 0 &&
    !isJoining(words) &&
    lands.every(
      (at) =>
        words.slice(Math.max(0, at - 2), at + 2).some(({ text }) => NEAR.has(text)) && words[at]?.sort !== 'piece',
    ) &&
    !words.some(({ sort }) => sort === 'limit' || sort === 'reserve')
  );
}

const ACTS = wordSet('limit reserve keep grant change');
const doesSomething = (words: readonly Word[]): boolean =>
  words.some(
    ({ sort, text }) =>
      (ACTS.has(sort) && !/^(?:out|deed|born|died?|li(?:ve|ved|ves|ving)|resid\w+|dwell\w*)$/.test(text)) ||
      GIVES.has(text) ||
      KEEPS.has(text),
  ) || isDenied(words);

/** It gives or keeps now, and not in a paper of before. */
export const isDoneNow = (words: readonly Word[]): boolean =>
  words.some(({ text, sort }) => GIVES.has(text) && isVerb(sort)) ||
  /\b(?:is|are|hereby|also) (?:\w+ )?(?:conveyed|granted|sold|included|reserved|excepted|kept|retained)\b/.test(
    clauseText(words),
  );

/** "a strip of this land", "lies within the lines above". */
const isOfThis = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      (/^(?:within|inside|in|across|upon|through)$/.test(text) ||
        (/^(?:of|from|off)$/.test(text) && /^(?:piece|area|length)$/.test(words[at - 1]?.sort ?? ''))) &&
      isThis(words, at + 1) &&
      !/^(?:it|them)$/.test(words[at + 1]?.text ?? ''),
  );

const ADJOINS = wordSet('adjoin adjoins adjoined join joins joined abut abuts abuted border borders bordered');

/** "adjoins this tract". */
const isBeside = (words: readonly Word[]): boolean =>
  !isOperative(words) &&
  !isNarrowed(words) &&
  words.some(
    ({ text }, at) =>
      ADJOINS.has(text) && isThis(words, /^(?:on|upon)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1),
  );

/** "it is all conveyed", "the whole of it passes". */
export const isAllGiven = (words: readonly Word[]): boolean =>
  /\b(?:all|whole|entire|entirety)\b/.test(clauseText(words)) &&
  isDoneNow(words) &&
  !isNarrowed(words) &&
  !isDenied(words) &&
  !words.some(({ text }) =>
    /^(?:his|her|their|interests?|reserves?|keeps?|retains?|excepts?|reserved|kept|retained|excepted)$/.test(text),
  );

/** "did not join in the former deed": by whom another paper was not signed. */
const isUnsigned = (words: readonly Word[]): boolean =>
  /\bnot (?:\w+ )?(?:sign|signed|join|joined|execute|executed|acknowledge|acknowledged)\b(?: in| therein)?(?: (?:that|said|the (?:said|former|prior|earlier)) (?:\w+ )?(?:deed|conveyance|instrument))?$/.test(
    clauseText(words),
  ) && /\b(?:that|said|former|prior|earlier|therein)\b/.test(clauseText(words).replace(/^.*\bnot\b/, ''));

const ADDS = /^(?:and )?(?:also|together|plus|likewise|including|additionally)\b/;

export function kindOf(words: readonly Word[], topic: Kind | null, isLed: boolean, told: readonly Word[]): Kind {
  // "Together with all that other lot of mine".
  if (ADDS.test(textOf(words.slice(0, 2)))) return 'own';
  if (!isGivenNow(words) && isBeyond(words)) return 'beyond';
  const parent = parentAt(words);
  if (parent >= 0 && namesThis(words.slice(parent))) return 'own';
  if (parent >= 0)
    return isNarrowed(words.slice(parent)) || words.slice(parent).some(({ sort }) => sort === 'reserve')
      ? 'open'
      : 'parent';
  if (isAllGiven(words) || isUnsigned(words)) return 'quiet';
  if (isBeside(words)) return isGivenNow(words) ? 'open' : 'other';
  const own = namesThis(words);
  if (own && !isDenied(words)) return doesSomething(words) || isOfThis(words) ? 'own' : 'quiet';
  // "which the neighbor pulled up" is said of a mark, and "the adjoiner has moved the fence" of a line.
  if (!isLed && words[0]?.text !== 'which' && isOther(words))
    return isToParty(words) || isGivenNow(words) || words.some(({ sort }) => sort === 'change') ? 'open' : 'other';
  if (own) return isNarrowed(words) ? 'own' : 'denied';
  if (
    isLed &&
    isDenied(words) &&
    !isNarrowed(words) &&
    !words.some(({ sort }) => sort === 'reserve' || sort === 'keep')
  )
    return 'denied';
  if (isSameLand(words)) return 'quiet';
  const rest = words.findIndex(({ text }) => RESTS.has(text));
  const isRest = rest >= 0 && !isNarrowed(words);
  // "the remainder of said quarter section" says itself of what.
  if (isRest && words[rest + 1]?.text === 'of' && isNamed(words, rest + 2) && words[rest]?.text !== 'other')
    return 'rest';
  if (topic === 'parent' || topic === 'rest') {
    if (isRest || (topic === 'rest' && isLed)) return isDoneToThis(words) ? 'own' : 'rest';
  }
  if (isLed && words[0]?.text === 'who' && SIDE.test(clauseText(words)) && !told.some(({ text }) => PARTIES.test(text)))
    return 'other';
  const isHis = isOfHim(words, told);
  // "The adjoining owner holds two acres of it": of what, is not told.
  const isOfWhat = /\b(?:of it|thereof)\b/.test(clauseText(words)) && !told.some(({ sort }) => sort === 'land');
  if (topic === 'other' && isOfWhat) return 'open';
  if (topic === 'other' && !isToParty(words) && (isHis || (isLed && !isOperative(words))))
    // "out of which the graveyard is excepted".
    return isGivenNow(words) && !/^(?:out of|from) which\b/.test(clauseText(words)) ? 'open' : 'other';
  return doesSomething(words) ? 'open' : 'quiet';
}

/** "Same land as was allotted to the grantor": how it came to him. */
const isSameLand = (words: readonly Word[]): boolean =>
  /^(?:being |and )*(?:the )?(?:same|identical) /.test(clauseText(words)) &&
  !isDenied(words) &&
  !words.some(({ sort }) => /^(?:limit|reserve|keep)$/.test(sort));

const isOperative = (words: readonly Word[]): boolean =>
  words[0]?.sort === 'limit' && !words[0].text.endsWith('ed') && words[0].text !== 'out';
const HIS = wordSet('he she they own therefrom thereout');
/** What a neighbour did with his own. */
const isOfHim = (words: readonly Word[], told: readonly Word[]): boolean =>
  words.some(
    ({ text, sort }) =>
      HIS.has(text) || (sort === 'name' && text.length > 2 && told.some((word) => word.text === text)),
  );
const isToParty = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => PARTIES.test(text) && /^(?:to|the|said|by)$/.test(words[at - 1]?.text ?? ''));
const isGivenNow = (words: readonly Word[]): boolean => isDoneNow(words) && !isDenied(words);
const isDoneToThis = (words: readonly Word[]): boolean => words.some(({ text }) => /^(?:hereby|also|only)$/.test(text));
