// What the granting words give: the land that is described, or a share or a part of it.
import { wordsIn } from '#core/language/tagging.ts';
import { isNoun, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { FRACTIONS } from '#core/language/words/effect-words.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import { areSharesSummed } from '#core/read/account/effects/shares-summed.ts';
import { GRANTED, GRANTS, isGranting, isTitledDeed } from '#core/read/account/giving-verb.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { limitGiven } from '#core/read/account/limits-given.ts';
import { chainEnd } from '#core/read/account/object-given.ts';
import { portionGiven } from '#core/read/account/portion-given.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { rightGiven } from '#core/read/account/right-given.ts';
import { isLetting, termGiven } from '#core/read/account/term-given.ts';

/** In words: so far behind the granting verb its object is looked for, past the grantees and their heirs. */
const REACH = 90;

export function grantedOf(instrument: Instrument): Remark[] {
  const {
    reading: { document, tokens },
    tracts,
  } = instrument;
  let from = 0;
  return tracts.flatMap((tract): Remark[] => {
    const words = wordsIn(tokens, from, beginningOf(tract));
    from = Math.max(from, tract.around.closedAt);
    const verb = words.findLastIndex((_, at) => isGranting(words, at));
    const found =
      portionOnly(words) ??
      soldBefore(words) ??
      rightOnly(words) ??
      shareBehindVerb(words, verb) ??
      shareOfFollowing(words) ??
      limitedOnly(words, verb, isTitledDeed(document)) ??
      toNobody(words);
    return found === null || isHeldApart(instrument, found) ? [] : [{ ...found, tracts: [tract.index] }];
  });
}

function isHeldApart(instrument: Instrument, { code, from }: Remark): boolean {
  const sentence = sentencesOf(instrument).find((one) => one.from <= from && from < one.to);
  if (code !== 'share_only' || sentence === undefined) return false;
  const { tokens } = instrument.reading;
  return areSharesSummed(wordsIn(tokens, sentence.from, sentence.to));
}

/** From the granting verb to the land that it gives. */
function shareBehindVerb(words: readonly Word[], verb: number): Remark | null {
  if (verb < 0) return null;
  const object = words.slice(verb + 1, verb + 1 + REACH);
  // "a moiety of a meadow": whatever it is called, it ends where its place or its bounds are told.
  const noun = object.findIndex((_, at) => isLand(object, at));
  const land = noun < 0 ? object.findIndex(({ text }) => BOUNDS.has(text)) : noun;
  for (let at = 0; at < land; at += 1) {
    const code = codeAt(object, at, land);
    if (code !== null) return { ...remarkFrom(object, code, at, land), isGranted: true };
  }
  const shared = object.findIndex((_, at) => isWithGrantor(object, at));
  return shared < 0 ? null : remarkFrom(object, 'share_only', shared, Math.min(object.length - 1, shared + 2));
}

/** "unto Lee, during her widowhood, that tract". */
function limitedOnly(words: readonly Word[], verb: number, isDeed: boolean): Remark | null {
  if (verb < 0) return null;
  const end = chainEnd(words, verb);
  const land = words.findIndex((_, at) => at > end && isLand(words, at));
  const limit = limitGiven(words, end, land < 0 ? Math.min(words.length, end + REACH) : land, isDeed);
  return limit === null ? null : { ...remarkFrom(words, limit.code, limit.from, limit.to), isGranted: true };
}

/** "title to the East Half of the following described tract": whatever is done to it, it is done to no more. */
function shareOfFollowing(words: readonly Word[]): Remark | null {
  for (let land = 0; land < words.length; land += 1) {
    const following = isLand(words, land) ? words.slice(Math.max(0, land - 4), land) : [];
    if (!following.some(({ text }) => /^(?:following|hereinafter|hereafter)$/.test(text))) continue;
    for (let at = Math.max(0, land - 8); at < land; at += 1) {
      const code = codeAt(words, at, land);
      if (code !== null) return remarkFrom(words, code, at, land);
    }
  }
  return null;
}

const BOUNDS = wordSet('situate situated lying bounded described beginning county parish');
const BEFORE = wordSet('previously heretofore theretofore already formerly before');

/** "having previously conveyed a portion of the premises to Lee", "all that is left, after former sales, of the following tract". */
function soldBefore(words: readonly Word[]): Remark | null {
  const at = words.findIndex(({ text }, place) => {
    if (text !== 'after' && !GRANTED.has(text)) return false;
    const next = words.slice(place + 1, place + 5).map((word) => word.text);
    if (text === 'after')
      return /^(?:the |all |said )?(?:former|prior|previous|earlier) (?:sales|conveyances)/.test(next.join(' '));
    return (
      BEFORE.has(words[place - 1]?.text ?? '') &&
      next.some((word) => /^(?:part|portion|parts|portions)$/.test(word)) &&
      /^(?:ha[sd]|have|having)$/.test(words[place - 2]?.text ?? '')
    );
  });
  return at < 0 ? null : remarkFrom(words, 'land_sold_before', at, Math.min(words.length - 1, at + 6));
}

/** "all that portion lying south of the railroad of the following tract". */
function portionOnly(words: readonly Word[]): Remark | null {
  const given = portionGiven(words);
  return given === null ? null : { ...remarkFrom(words, 'part_only', given.from, given.to), isGranted: true };
}

/** "an easement over the following described tract". */
function rightOnly(words: readonly Word[]): Remark | null {
  // "Tobias Grant".
  const verb = words.findLastIndex(
    ({ sort, text }, at) => ((sort !== 'name' || text !== 'grant') && isGranting(words, at)) || isLetting(words, at),
  );
  const given = rightGiven(words, verb) ?? termGiven(words, verb);
  return given === null ? null : remarkFrom(words, 'right_only', given.from, given.to);
}

/** In words: so far before the blank the parties begin. */
const FARTHEST_PARTY = 80;

/** "convey unto ________, hereinafter called Grantee", "between Amos Pike and ________, of": a form that nobody filled. */
function toNobody(words: readonly Word[]): Remark | null {
  const at = words.findIndex(({ text }, place) => {
    if (text !== '_' || words[place + 1]?.text !== '_' || words[place + 2]?.text !== '_') return false;
    const before = words[place - 1]?.text ?? '';
    const near = (far: number): readonly Word[] => words.slice(Math.max(0, place - far), place);
    if (before === 'unto') return true;
    if (before === 'to') return near(8).some(({ text: verb }) => GRANTS.has(verb));
    return (
      (before === 'and' || before === ',') &&
      near(FARTHEST_PARTY).some((word) => word.text === 'between') &&
      near(3).every((word) => word.text !== '_')
    );
  });
  return at < 0 ? null : remarkFrom(words, 'text_missing', at - 1, Math.min(words.length - 1, at + 2));
}

function remarkFrom(words: readonly Word[], code: Remark['code'], at: number, land: number): Remark {
  const last = words[land];
  return { code, from: words[at]?.at ?? 0, to: last === undefined ? 0 : last.at + last.length };
}

const beginningOf = ({ description }: ToldTract): number => description.clauses[0]?.from ?? description.from;

/** A noun of land that is no lot or section by number, which is a place. */
function isLand(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word?.sort === 'land' && words[at + 1]?.sort !== 'number';
}

const FRACTION = wordSet(FRACTIONS);
const ALONE = /^(?:moiety|moieties|undivided)$/;
/** Between a share and its land: "part, it being one fifth, of all that certain". */
const LEADS =
  /^(?:of|in|and|to|the|a|an|all|that|those|certain|following|above|said|hereinafter|herein|described|same|,|\(|\)|it|being|part|parts|share|interest|right|title|such|my|our|his|her|their|real)$/;

const OF_THIS = /^(?:following|above|said|herein|hereinafter|within|described)$/;

/** What the words from here to the land make of the grant. */
function codeAt(words: readonly Word[], at: number, land: number): 'share_only' | 'part_only' | null {
  const { text = '', sort } = words[at] ?? {};
  if (ALONE.test(text) || isShareOf(words, at) || isOwnShare(words, at)) return 'share_only';
  const between = words.slice(at + 1, land);
  const leads = between.every(
    (word, i) =>
      LEADS.test(word.text) || word.sort === 'qualifier' || word.sort === 'number' || isFraction(words, at + 1 + i),
  );
  if (!leads) return null;
  const isOf = between.some((word) => word.text === 'of' || word.text === 'in');
  if (isOf && isFraction(words, at)) {
    const before = words[at - 1];
    return before?.sort === 'direction' || /ern$|erly$/.test(before?.text ?? '') ? 'part_only' : 'share_only';
  }
  const isOfThis = between[0]?.text === 'of' && between.some((word) => OF_THIS.test(word.text));
  if (isOfThis && sort === 'piece' && /^(?:parts?|portions?)$/.test(text)) return 'part_only';
  return isOf && /^shares?$/.test(text) && !isAlike(words, at) ? 'share_only' : null;
}

/** "our share of the home place", "my part of the farm", "all my share, it being one third, of"; but "it being my share". */
const isOwnShare = (words: readonly Word[], at: number): boolean =>
  (/^(?:shares?|part|portion)$/.test(words[at]?.text ?? '') &&
    OWN.test(words[at - 1]?.text ?? '') &&
    words[at - 2]?.text !== 'as' &&
    words[at + 1]?.text === 'of') ||
  (words[at]?.text === 'share' && opensObject(words, at)) ||
  isHadShare(words, at);

/** "my third, that came to me", "the third which came to him"; but "my third son". */
function isHadShare(words: readonly Word[], at: number): boolean {
  if (!isFraction(words, at)) return false;
  const { text = '', sort = 'joint' } = words[at + 1] ?? {};
  const isRelative = /^(?:which|that)$/.test(text);
  return words[at - 1]?.text === 'the'
    ? isRelative
    : isRelative || (OWN.test(words[at - 1]?.text ?? '') && !isNoun(sort));
}

const OWN = /^(?:my|our|his|her|their)$/;

const ARTICLES = /^(?:all|the|such|that|my|our|his|her|their)$/;

/** Nothing is given before it: "unto Merrit Fassett forever, such share as I have in". */
function opensObject(words: readonly Word[], at: number): boolean {
  let first = at;
  while (ARTICLES.test(words[first - 1]?.text ?? '')) first -= 1;
  const before = words[first - 1];
  return first < at && before !== undefined && (before.text === ',' || /^(?:name|person|grant)$/.test(before.sort));
}

/** "to own along with me share and share alike", "jointly with the grantor". */
const isWithGrantor = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'with' &&
  /^(?:along|jointly|common|in|together|equally|half)$/.test(words[at - 1]?.text ?? '') &&
  words
    .slice(at + 1, at + 3)
    .some(
      ({ text }, i) =>
        /^(?:me|myself|us|ourselves|grantors?|sellers?|vendors?)$/.test(text) && words[at + 2 + i]?.text !== "'",
    );

/** "one third part as heir at law", "1/3 share"; but "the party of the third part". */
function isShareOf(words: readonly Word[], at: number): boolean {
  if (!isFraction(words, at) || words[at - 1]?.text === 'the') return false;
  const behind = words.slice(at + 1, at + 3).some(({ text }) => /^(?:parts?|shares?|interests?)$/.test(text));
  return behind || (words[at]?.length ?? 1) > 1;
}

/** "third", "1/3", "½"; of a set phrase its first word. */
function isFraction(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  if (text === '/') return words[at - 1]?.sort === 'number' && words[at + 1]?.sort === 'number';
  return FRACTION.has(text) || (text > '~' && /^[½⅓⅔¼¾⅕⅙⅛]$/.test(text));
}

/** "share and share alike", "in equal shares", "in severalty, as and for her full share": how the grantees hold. */
function isAlike(words: readonly Word[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  if (/\bfor (?:his|her|their|its) (?:full|whole|entire)$/.test(lead.join(' ')))
    return words.slice(0, at).some(({ text }) => /^(?:severalty|partition|allotted)$/.test(text));
  // "as her full share of the estate of her father, the dower tract".
  if (/\bas (?:his|her|their|its|my|our)(?: full| whole| entire| just| equal)?$/.test(lead.join(' '))) return true;
  const near = words.slice(Math.max(0, at - 3), at + 4).map(({ text }) => text);
  return near.includes('alike') || near.includes('equal');
}
