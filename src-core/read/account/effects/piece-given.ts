// Before its courses a piece of ground is given by its own name: a part is one only where a whole of it is told.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import { isVerb, textOf, type Word } from '#core/language/word.ts';

const LAND = /^(?:this|part|parcel|numbered|other|size|way|rightway|ground|side|bound|words|share|located)$/;
const FORCE = /^(?:LIMIT|ONLY|HEDGE|NOT|RULE|also|together|including|plus|likewise)$/;
/** What is by its name a part of something else. */
const RELATIVE =
  /^(?:parts?|portions?|hal(?:f|ves)|thirds?|fourths?|fifths?|quarters?|ends?|sides?|corners?|remainder|rest|balance|residue|remnant|moiety|shares?|edge|head|foot|rear|front|middle|cent(?:er|re)|gores?|strips?)$/;
const POINTING =
  /^(?:the|this|that|these|those|said|my|our|his|her|their|its|such|above|following|below|aforesaid|same|'|")$/;
/** Where it lies, and what it is to be used for. */
const PLACING = /^(?:in|on|near|at|within|by|along|upon|to|of|for|as|between|fronting|adjoining)$/;
const PURPOSE = /^(?:for|as)$/;
const YET =
  /\bto be (?!used|known|called|held|kept|his|hers|theirs)\w+|\b(?:which|where|whereon|wherein|whereof|thereof|therein|thereon|hereafter|wherever)\b/;

const MODEST =
  /^(?:the|an?|that|those|these|this|said|all|certain|old|new|small|following|described|his|her|their|its|my|our|such|other)$/;

/** "the old meeting house ground". */
const PLACES = /^(?:meeting|burying|building|dwelling|landing|loading)$/;

/** "a lot of ground", "those seven acres of Valley lands", "the schoolhouse grounds"; but "a lot of the farm", "the west part", "the fenced ground". */
function isOwnPiece(words: readonly Word[], { from, to }: PhraseOf, isPurpose = false): boolean {
  const own = words.slice(from, to);
  const of = own.findIndex(({ text }) => text === 'of');
  const made = of < 0 ? [] : own.slice(of + 1);
  return (
    !own.some(
      ({ text, sort }) =>
        RELATIVE.test(text) ||
        sort === 'direction' ||
        (sort === 'unknown' && !isPurpose) ||
        (isVerb(sort) && !PLACES.test(text)) ||
        (sort === 'qualifier' && !MODEST.test(text)),
    ) &&
    !made.some(({ text, sort }) => POINTING.test(text) || sort === 'number' || text === 'of') &&
    (of < 0 || made.some(({ sort, text }) => sort === 'land' || text === 'ground'))
  );
}

/** Chosen are the trustees, and no land. */
const isOfOffice = (words: readonly Word[], at: number): boolean =>
  /^chosen$/.test(words[at]?.text ?? '') &&
  (/^(?:by|trustees?)$/.test(words[at + 1]?.text ?? '') || words[at + 1]?.sort === 'name');

/** Whether all that the sentence gives is one piece of ground, or it names one only as what the land is for; where it measures, the measures must be those of the figure. */
export function isPieceGiven(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  if (YET.test(textOf(words)) || phrases.some(({ kind, tag }) => kind === 'small' && FORCE.test(tag))) return false;
  // "for ten years", "for life".
  if (phrases.some(({ tag }, at) => tag === 'time' && phrases[at - 1]?.tag === 'for')) return false;
  if (/\bfor (?:(?:his|her|their|a|the|natural) )*(?:life|lives|lifetime|term|years?)\b/.test(textOf(words)))
    return false;
  if (words.some(({ sort }, at) => /^(?:reserve|keep|change|limit)$/.test(sort) && !isOfOffice(words, at)))
    return false;
  const given = phrases.findIndex(({ kind, tag }) => kind === 'verb' && /^grant/.test(tag));
  let object: PhraseOf | null = null;
  return (
    given >= 0 &&
    phrases.every((phrase, at) => {
      const { kind, tag } = phrase;
      // "not needing the ground for its road, quitclaims".
      if (kind === 'verb')
        return (
          !/^(?:not|also) /.test(tag) ||
          (tag === 'not use' && at < given && /ing$/.test(words[phrase.to - 1]?.text ?? ''))
        );
      if (kind !== 'noun' || !LAND.test(tag)) return true;
      const before = phrases[at - 1];
      const joint = before?.kind === 'small' ? before.tag : '';
      // "for its station and stock yards".
      const lead = joint === 'and' && PURPOSE.test(phrases[at - 3]?.tag ?? '') ? 'for' : joint;
      if (/^(?:other|share|words|numbered)$/.test(tag)) return false;
      if (PURPOSE.test(lead))
        return /^(?:part|ground|way|parcel|bound|size)$/.test(tag) && isOwnPiece(words, phrase, true);
      if (/^(?:way|rightway|ground|located)$/.test(tag) && PLACING.test(lead)) return true;
      if (lead === 'and' || at < given) return lead !== 'and' && isOwnPiece(words, phrase);
      // "the following land", "that ground", "those seven acres of land": the one thing that is given.
      const isAgain = object !== null && words[object.to - 1]?.text === words[phrase.to - 1]?.text;
      if (object !== null && !isAgain) return false;
      object = phrase;
      return (
        !PLACING.test(lead) &&
        (before?.kind !== 'verb' || isVerb(words[before.to - 1]?.sort ?? 'joint')) &&
        /^(?:this|part|parcel|size|bound|ground)$/.test(tag) &&
        (tag === 'this' || tag === 'bound' ? isFollowing(words, phrase) : isOwnPiece(words, phrase))
      );
    }) &&
    object !== null &&
    isPlacedOnly(words, phrases, phrases.indexOf(object))
  );
}

/** Where a piece lies, what it is for, and nothing by which it would be less than what is drawn: "the ground under the house", "the yard as she has it". */
function isPlacedOnly(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  return phrases.slice(at + 1).every(({ kind, tag, from, to }, i) => {
    const lead = phrases[at + i]?.tag ?? '';
    const text = textOf(words.slice(from, to));
    if (kind === 'verb') return LIES.test(text);
    if (kind === 'small') return TAIL.test(tag);
    if (PURPOSE.test(lead)) return /^(?:thing|part|ground|bound|parcel)$/.test(tag);
    return /^(?:name|place|located|number)$/.test(tag) || (tag === 'matter' && lead === 'in');
  });
}

const LIES = /^(?:(?:being )?(?:lying|situate|situated|being)|be used|bounded|described)$/;
const TAIL = /^(?:in|at|near|on|of|for|as|to|and|,|\.|:|\(|\)|more|follows|particularly|fully|thus|viz)$/;

const isFollowing = (words: readonly Word[], { from, to }: PhraseOf): boolean =>
  /^(?:all )?the following (?:described )?(?:tract|land|lands|parcel|premises|property|lot|real)\b/.test(
    textOf(words.slice(from, to)),
  );

const WITHIN_ANOTHER = /^(?:within|below|following|follows|described|thereof|therein|bounds|same|said|which)$/;

/** "A certain portion of ground in the Sixth District of this city" is a lot, as Louisiana calls it; but "a certain portion of ground in the tract". */
export function withLotNamed(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, i) =>
      text === 'portion' && /^(?:a|that|one) certain portion of ground$/.test(textOf(words.slice(i - 2, i + 3))),
  );
  const portion = at < 0 ? undefined : words[at];
  if (portion === undefined) return words;
  const isOfAnother = ({ text, sort }: Word): boolean =>
    /^(?:land|piece|area|figure)$/.test(sort) || WITHIN_ANOTHER.test(text);
  if (words.slice(at + 3).some(isOfAnother)) return words;
  return [...words.slice(0, at), { ...portion, text: 'lot', sort: 'land', length: 3 }, ...words.slice(at + 3)];
}
