// The noun that a granting verb gives, past those to whom it gives: land, or something that is had in land or stands on it.
import { before } from '#core/language/before.ts';
import { isAbbreviated } from '#core/language/sentences.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';

/** A noun with what belongs to it; indices into the words. */
interface Phrase {
  readonly from: number;
  readonly head: number;
  /** Behind its last word. */
  readonly to: number;
}

/** Indices of the first and the last word of what is given instead of the land. */
export interface Given {
  readonly from: number;
  readonly to: number;
}

/** "all the coal of every vein in and underlying that tract", "a perpetual right to maintain a station upon"; null where land is given, or nothing is named. */
export function otherObject(words: readonly Word[], verb: number): Given | null {
  const phrases = verb < 0 ? null : objectBehind(words, chainEnd(words, verb));
  const [first, last] = [phrases?.[0], phrases?.at(-1)];
  if (phrases === null || first === undefined || last === undefined || isAnyLand(words, phrases)) return null;
  const land = landBehind(words, last.to);
  const isRightAlone = phrases.every(({ head }) => words[head]?.sort === 'right');
  if (land < 0 && !isRightAlone) return null;
  return { from: first.from, to: land < 0 ? last.to - 1 : land };
}

/** "grant, bargain, sell and confirm": of the verbs the last. */
export function chainEnd(words: readonly Word[], verb: number): number {
  let [end, at] = [verb, verb + 1];
  while (/^(?:,|and|or|also|forever|absolutely|hereby|to|farm)$/.test(words[at]?.text ?? '') || isVerbAt(words, at)) {
    if (isVerbAt(words, at)) end = at;
    at += 1;
  }
  return end;
}

const isVerbAt = (words: readonly Word[], at: number): boolean => {
  const { sort = 'joint', text = '' } = words[at] ?? {};
  return isVerb(sort) || /^(?:alien|assign|grant|transfer)s?$/.test(text);
};

/** Of the nouns that nothing else governs, the first that is neither a grantee nor told of one, with what is joined to it. */
function objectBehind(words: readonly Word[], verb: number): Phrase[] | null {
  let isLed = false;
  for (let at = verb + 1; at < words.length && !isSentenceOver(words, at); at += 1) {
    const { sort = 'joint', text = '' } = words[at] ?? {};
    isLed = text !== ':' && (isLed || (sort === 'preposition' && !isOfGrantee(words, at)));
    const phrase = opens(words, at) ? phraseAt(words, at) : null;
    if (phrase === null) continue;
    const isGoverned = !isOpen(words, at, verb);
    if (!isGoverned && words[phrase.head]?.text === 'same') return null;
    if (isGoverned || isPassed(words, phrase)) {
      at = phrase.to - 1;
      continue;
    }
    const phrases = joinedWith(words, phrase);
    const end = phrases.at(-1)?.to ?? phrase.to;
    if (isAnyLand(words, phrases)) return phrases;
    const mayBeTold = isLed || words[phrase.head]?.sort === 'unknown';
    if (!mayBeTold || !isLandLater(words, end, verb)) return phrases;
    at = end - 1;
  }
  return null;
}

/** "unto the said Lee, of Grant County"; but "free and clear of". */
const isOfGrantee = (words: readonly Word[], at: number): boolean =>
  /^(?:to|unto)$/.test(words[at]?.text ?? '') ||
  (words[at]?.text === 'of' && !/^(?:qualifier|matter)$/.test(words[at - 1]?.sort ?? ''));

/** But "Gary D. Lee", "Lee Jr.". */
function isSentenceOver(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (words[at]?.text !== '.' || before === undefined || next === undefined) return false;
  return !isShort(before) && !/^(?:name|joint|number)$/.test(next.sort);
}

const isShort = ({ text, sort }: Word): boolean =>
  isAbbreviated(text) || (text.length < 4 && /^(?:name|person|place|paper|unknown)$/.test(sort));

/** "free from the debts and the control of her husband, the following tract". */
function isLandLater(words: readonly Word[], from: number, verb: number): boolean {
  return words.some((_, at) => {
    if (at < from || words[at - 1]?.text !== ',' || !opens(words, at) || !isOpen(words, at, verb)) return false;
    const phrase = phraseAt(words, at);
    return phrase !== null && isLandAt(words, phrase.head) && !isPassed(words, phrase);
  });
}

const DETERMINERS =
  /^(?:an?|all|the|this|these|those|such|certain|said|any|every|each|both|one|my|our|his|her|its|their)$/;

/** A noun may begin here: "all", "that certain", "his", "ten acres", "Unit 3". */
function opens(words: readonly Word[], at: number): boolean {
  const { sort = 'joint', text = '' } = words[at] ?? {};
  const next = words[at + 1]?.sort ?? 'joint';
  if (text === 'that') return next === 'qualifier' || next === 'number' || isNoun(next);
  if (sort === 'number') {
    const isShare = next === 'number' && words[at + 2]?.text === 'of';
    return LAND.test(next) || DETERMINERS.test(words[at + 1]?.text ?? '') || isShare;
  }
  if (next === 'number' && /^(?:figure|thing)$/.test(sort)) return true;
  if (UNNAMED.test(sort)) return /^(?:person|name|grant)$/.test(words[at - 1]?.sort ?? '') && isOverOther(words, at);
  return DETERMINERS.test(text) && sort !== 'pointer';
}

const UNNAMED = /^(?:right|thing|unknown|use)$/;

/** "to Ruth Lee permission to", "development rights in"; but "to John Lee bachelor of". */
function isOverOther(words: readonly Word[], at: number): boolean {
  const end = words.findIndex(({ sort }, i) => i > at && !UNNAMED.test(sort));
  return words[end]?.sort === 'preposition' && words[end]?.text !== 'of';
}

/** No preposition and no other verb governs it. */
function isOpen(words: readonly Word[], at: number, verb: number): boolean {
  if (at - 1 <= verb) return true;
  const { sort = 'joint', text = '', length = 1 } = words[at - 1] ?? {};
  // "in, under and that may be produced from, the following".
  if (text === ',') return words[at - 2]?.sort !== 'preposition';
  if (/^[:()"]$/.test(text)) return true;
  // "unto Lee Timber, Inc. all the pine".
  const before = words[at - 2];
  if (text === '.') return before !== undefined && isShort(before);
  if (sort === 'pointer') return /^(?:him|them|me|us|it)$/.test(text);
  // "subject to".
  if (text === 'subject' && length > 1) return false;
  return sort === 'qualifier' || isNoun(sort);
}

const POINTING = /^(?:following|aforesaid|foregoing|above|hereinafter|herein|there\w*|here\w*|viz|namely)$/;

function phraseAt(words: readonly Word[], from: number): Phrase | null {
  let head = -1;
  let at = from;
  for (; at < words.length; at += 1) {
    const { sort = 'joint', text = '' } = words[at] ?? {};
    if (head >= 0 && DETERMINERS.test(text)) break;
    // "the teacher's lot".
    if (head >= 0 && text === "'" && words[at + 1]?.text === 's' && isNoun(words[at + 2]?.sort ?? 'joint')) {
      head = -1;
      at += 1;
      continue;
    }
    if (sort === 'qualifier' || sort === 'number' || text === '-') continue;
    if ((head < 0 || words[head]?.sort === 'unknown') && isAhead(words, at)) continue;
    if (isSecondName(words, at)) continue;
    // "the following described surplus gravel land".
    const isBeforeNoun = head < 0 && isNoun(words[at + 1]?.sort ?? 'joint');
    if (isBeforeNoun && !isNoun(sort) && !/^(?:preposition|joint|be|rule|grant|pointer)$/.test(sort)) continue;
    if (!isNoun(sort) || sort === 'located') break;
    // "to the party of the second part permission".
    if (head >= 0 && words[head]?.sort === 'person' && !/^(?:person|name)$/.test(sort)) break;
    // "a strip 30 feet wide".
    if (head >= 0 && sort === 'length') continue;
    if (sort !== 'name' || head < 0 || words[head]?.sort === 'name') head = at;
  }
  if (head < 0 && isNamedSo(words, from, at - 1)) head = at - 1;
  return head < 0 ? null : { from, head, to: at };
}

/** "the Pittsburgh or River vein", "the Mammoth and Skidmore veins": what is called by either name stands behind the second; but "Cobb and Lee the coal". */
function isSecondName(words: readonly Word[], joint: number): boolean {
  if (!/^(?:and|or)$/.test(words[joint]?.text ?? '') || before(words, joint)?.sort !== 'name') return false;
  const end = words.findIndex(({ sort }, at) => at > joint && sort !== 'name');
  const { sort = 'joint', text = '' } = words[end] ?? {};
  return end > joint + 1 && isNoun(sort) && sort !== 'person' && !DETERMINERS.test(text);
}

/** Ahead of the noun: "all of", "all that", "the standing", "two larger". */
function isAhead(words: readonly Word[], at: number): boolean {
  const { sort = 'joint', text = '' } = words[at] ?? {};
  if (text === 'of')
    return words[at - 1]?.sort === 'number' || /^(?:all|whole|entirety)$/.test(words[at - 1]?.text ?? '');
  if (text === 'and') return words[at - 1]?.sort === 'qualifier';
  return text === 'that' || sort === 'hedge' || sort === 'located' || /(?:ed|ing|ef|ief)$/.test(text);
}

/** "the grazing of", "all the limestone beneath": no noun of the lexicon. */
function isNamedSo(words: readonly Word[], from: number, last: number): boolean {
  const text = words[last]?.text ?? '';
  return (
    text === 'same' ||
    (last > from && !DETERMINERS.test(text) && !POINTING.test(text) && words[last]?.sort !== 'number')
  );
}

/** Those to whom it is given, when, where, for what, and what is told of another: "the receipt whereof is acknowledged". */
function isPassed(words: readonly Word[], { head, to }: Phrase): boolean {
  const { sort = 'joint' } = words[head] ?? {};
  if (/^(?:person|name|time|place|number)$/.test(sort)) return true;
  const next = words[to];
  if (next?.sort === 'be' || next?.sort === 'rule') return true;
  return next?.text === 'of' && /^(?:which|whom)$/.test(words[to + 1]?.text ?? '');
}

/** "the house and lot", "the coal, oil and gas". */
function joinedWith(words: readonly Word[], first: Phrase): Phrase[] {
  const phrases = [first];
  let { to } = first;
  for (;;) {
    const isAnd = /^(?:and|or)$/.test(words[to]?.text ?? '');
    const next = isAnd || words[to]?.text === ',' ? phraseAt(words, to + 1) : null;
    if (next === null || words[next.from]?.sort === 'state') return phrases;
    // "the mill, the dam and the land".
    if (!isAnd && opens(words, next.from) && words[next.to]?.text !== 'and') return phrases;
    phrases.push(next);
    ({ to } = next);
  }
}

const isAnyLand = (words: readonly Word[], phrases: readonly Phrase[]): boolean => {
  const heads = phrases.map((phrase) => wholeOf(words, phrase).head);
  return (
    heads.some((head) => isLandAt(words, head) || (isHad(words, head) && !isRightAt(words, head))) ||
    heads.every((head) => isHad(words, head))
  );
};

/** Of "two thirds of the coal" the coal; but "a portion of the Zamora league". */
function wholeOf(words: readonly Word[], phrase: Phrase): Phrase {
  const isPart = words[phrase.head]?.sort === 'piece' && words[phrase.to]?.text === 'of' && opens(words, phrase.to + 1);
  const whole = isPart ? phraseAt(words, phrase.to + 1) : null;
  return whole !== null && /^(?:right|thing|use)$/.test(words[whole.head]?.sort ?? '') ? whole : phrase;
}

const LAND = /^(?:land|piece|area|direction)$/;

/** "a boundary of land", "twenty rods of ground". */
const isLandAt = (words: readonly Word[], head: number): boolean =>
  LAND.test(words[head]?.sort ?? '') ||
  (/^(?:figure|length|monument)$/.test(words[head]?.sort ?? '') &&
    words[head + 1]?.text === 'of' &&
    LAND.test(words[head + 2]?.sort ?? ''));
const isRightAt = (words: readonly Word[], head: number): boolean => /^rights?$/.test(words[head]?.text ?? '');
const HAD = /^(?:titles?|interests?|estates?|rights?|claims?|demands?|fee|ownership|possession|simple)$/;

/** All that may be had in land, and no kind of it, nor a right to do something. */
function isHad(words: readonly Word[], head: number): boolean {
  const before = words[head - 1];
  if (!HAD.test(words[head]?.text ?? '')) return false;
  if (/^(?:right|thing|matter|use)$/.test(before?.sort ?? '') && !HAD.test(before?.text ?? '')) return false;
  const [joint, next] = [words[head + 1]?.text ?? '', words[head + 2]];
  // "a right of way", "development rights".
  if (isRightAt(words, head) && ((words[head]?.length ?? 1) > 1 || before?.sort === 'unknown')) return false;
  if (!isRightAt(words, head) || !/^(?:of|to)$/.test(joint)) return true;
  return DETERMINERS.test(next?.text ?? '') || /^(?:person|name|preposition)$/.test(next?.sort ?? 'joint');
}

/** Land that a preposition governs: it has or bears what is given. */
function landBehind(words: readonly Word[], from: number): number {
  const end = words.findIndex((_, at) => at >= from && isSentenceOver(words, at));
  const land = words.findIndex(
    ({ sort }, at) => at >= from && /^(?:land|piece)$/.test(sort) && words[at + 1]?.sort !== 'number',
  );
  return end >= 0 && land > end ? -1 : land;
}
