// A sentence in phrases: what it speaks of, by what the noun stands for, what is done, and the small words between.
import { before } from '#core/language/before.ts';
import { headAt } from '#core/language/clause.ts';
import { oncePerPart } from '#core/language/once-per-word.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { FRACTIONS } from '#core/language/words/effect-words.ts';
import { DENYING, NARROWING, OTHER_LAND, REFERENTS, THIS_LAND } from '#core/language/words/referents.ts';
import type { Sort } from '#core/language/words/word-list.ts';

export interface PhraseOf {
  readonly kind: 'noun' | 'verb' | 'small';
  /** What a noun stands for, what a verb does, or the small word itself. */
  readonly tag: string;
  /** Words [from, to) of the sentence. */
  readonly from: number;
  readonly to: number;
}

const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  REFERENTS.flatMap(([referent, words]) => [...wordSet(words)].map((word) => [word, referent] as const)),
);
const OTHER = wordSet(OTHER_LAND);
const THIS = wordSet(THIS_LAND);
const DENIES = wordSet(DENYING);
const NARROWS = wordSet(NARROWING);
const FRACTION = wordSet(FRACTIONS);

const BY_SORT: Partial<Record<Sort, string>> = {
  land: 'this',
  piece: 'part',
  figure: 'bound',
  located: 'bound',
  monument: 'mark',
  way: 'way',
  length: 'size',
  area: 'size',
  direction: 'side',
  thing: 'thing',
  paper: 'paper',
  person: 'person',
  name: 'name',
  time: 'time',
  place: 'place',
  matter: 'matter',
  right: 'right',
  number: 'number',
  unknown: 'unknown',
  pointer: 'it',
};

export const phrasesOf = oncePerPart((words: readonly Word[]): readonly PhraseOf[] => {
  const found: PhraseOf[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = nounAt(words, at) ?? verbAt(words, at) ?? smallAt(words, at);
    found.push(phrase);
    at = phrase.to;
  }
  return found;
});

/** Articles, numbers, adjectives and nouns in a row, and the "of" that hangs on them. */
function nounAt(words: readonly Word[], at: number): PhraseOf | null {
  const to = nounEnd(words, at);
  if (to === at) return null;
  const own = words.slice(at, to);
  const lead = before(words, at);
  // "being the undivided half interest": the verb has taken the word to itself.
  const named = lead?.text === 'undivided' ? 'share' : referentOf(isCounter(words, to) ? own.slice(0, -1) : own);
  const told = named === 'share' && BEARS.test(lead?.text ?? '') && isRate(own, words[to]) ? 'matter' : named;
  // "the following ground", "the said ground in the town": the land that is told of; but "the following part of the premises".
  const isPointed = (): boolean =>
    own.some(({ text }) => text === 'following') ||
    (isSaidGround(own, lead, words[to]) &&
      words[words.findLastIndex(({ sort }, i) => i < at && isVerb(sort))]?.sort === 'grant');
  const isTold = told === 'part' && words[to]?.text !== 'of' && isPointed();
  // "$31.50 an acre, of which the last is paid".
  const isPrice = lead?.text === '$' && /^(?:an?|per) acre\b/.test(`${own[1]?.text} ${own[2]?.text}`);
  const tag = isTold ? 'this' : isPrice ? 'matter' : told;
  // "The grantor conveys the shares of his brothers".
  const isGiven = lead?.sort === 'grant' && /^shares?$/.test(own.at(-1)?.text ?? '');
  const owner = isGiven && words[to]?.text === 'of' ? nounAt(words, to + 1) : null;
  if (owner !== null && /^(?:person|name|it)$/.test(owner.tag))
    return { kind: 'noun', tag: 'share', from: at, to: owner.to };
  // "one half of the minerals": what it is a half of; "the north line of said tract" stays a line.
  const isShare = tag === 'part' || tag === 'number' || tag === 'size' || tag === 'share';
  if (isShare && (words[to]?.text === 'of' || (tag === 'share' && words[to]?.text === 'in'))) {
    const whole = nounAt(words, to + 1);
    // "the balance of the Reed farm": what the parent has beside this land.
    if (whole !== null && REST.test(words[to - 1]?.text ?? '') && isNamedLand(words, whole))
      return { kind: 'noun', tag: 'other', from: at, to: whole.to };
    const isOwners = tag === 'share' && whole?.tag === 'person';
    if (whole !== null && !isOwners && /^(?:right|thing|matter|paper|person|time|deed)$/.test(whole.tag))
      return { kind: 'noun', tag: whole.tag, from: at, to: whole.to };
    // "part of Section 12", "the north half of Lot 4": land named by where it lies.
    if (whole !== null && tag !== 'share' && /^(?:place|name|numbered|located)$/.test(whole.tag))
      return { kind: 'noun', tag: 'located', from: at, to: whole.to };
    if (whole !== null && tag === 'share') return { kind: 'noun', tag, from: at, to: whole.to };
    if (whole !== null) return { kind: 'noun', tag: tag === 'number' ? whole.tag : 'part', from: at, to: whole.to };
  }
  return { kind: 'noun', tag, from: at, to };
}

/** But "only the said ground", "the said ground west of the branch". */
const isSaidGround = (own: readonly Word[], before: Word | undefined, next: Word | undefined): boolean =>
  /^(?:the )?said ground$/.test(own.map(({ text }) => text).join(' ')) &&
  before?.sort !== 'limit' &&
  /^(?:in|[,.:;]|to|with|situate|bounded)$/.test(next?.text ?? '.');

const BEARS = /^(?:with|at|bears?|bearing|draws?|drawing|plus|carrying|carries)$/;

/** "two notes with eight per cent interest": what money bears; but "an eight per cent interest", "eight per cent interest in the land", "conveys eight per cent interest". */
const isRate = (own: readonly Word[], next: Word | undefined): boolean =>
  /^(?:per|percent|cent)$/.test(own[1]?.text ?? '') &&
  own[0]?.sort === 'number' &&
  own.at(-1)?.text === 'interest' &&
  !/^(?:in|of|to|therein|thereof|thereto)$/.test(next?.text ?? '');

/** "Lot No. 12" is a lot, whatever paper else bears a number; but "No. 12", and the "Parcel No. ____" of a form. */
function isCounter(words: readonly Word[], to: number): boolean {
  const text = words[to - 1]?.text;
  if (text !== 'no' && text !== 'nos') return false;
  const counted = before(words, to - 1);
  if (counted === undefined || !isNoun(counted.sort)) return false;
  return words[words[to]?.text === '.' ? to + 1 : to]?.sort === 'number';
}

const REST = /^(?:remainder|balance|residue|rest)$/;

function isNamedLand(words: readonly Word[], { tag, from, to }: PhraseOf): boolean {
  return (
    /^(?:this|other|located)$/.test(tag) &&
    words.slice(from, to).some(({ sort, text }) => sort === 'name' || PARENT.test(text))
  );
}

const PARENT = /^(?:original|larger|parent|old|home)$/;

/** Words before a noun that are none of it. */
const BEFORE_NOUNS = wordSet(
  'also together likewise hereby now then there here so thereof therefrom therein thereto further moreover furthermore however namely',
);

function nounEnd(words: readonly Word[], at: number): number {
  if (BEFORE_NOUNS.has(words[at]?.text ?? '')) return at;
  let i = at;
  let hasNoun = false;
  for (; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    if (word.sort === 'pointer') {
      if (i === at) return at + 1;
      break;
    }
    // "by survey 21.53 acres": the measure is another noun.
    if (hasNoun && word.sort === 'number' && isUnit(words[i + 1])) break;
    if (isNoun(word.sort)) {
      hasNoun ||= word.sort !== 'number';
      continue;
    }
    if (word.sort === 'qualifier' && !(hasNoun && ARTICLE.test(word.text))) continue;
    if (isVerb(word.sort) && !hasNoun && isParticiple(words, i)) continue;
    if (i > at && JOINS_NOUNS.has(word.text)) continue;
    break;
  }
  // "the same": the land or what else was told of last. An adverb or a participle with no noun behind it is no noun.
  if (hasNoun || i === at || words[i - 1]?.text === 'same') return i;
  return words.slice(at, i).some(({ sort }) => sort === 'number') ? i : at;
}

const JOINS_NOUNS = wordSet(`- ' " / #`);
const ARTICLE = /^(?:the|a|an|said|this|that|these|those|such|any|all|his|her|its|their|our|my)$/;

const isUnit = (word: Word | undefined): boolean => word?.sort === 'length' || word?.sort === 'area';

/** "the above described lot". */
function isParticiple(words: readonly Word[], at: number): boolean {
  const [lead, next] = [before(words, at), words[at + 1]];
  return (
    (lead?.sort === 'qualifier' || lead?.text === '-') &&
    next !== undefined &&
    (isNoun(next.sort) || next.sort === 'qualifier') &&
    /(?:ed|ing|n|d)$/.test(words[at]?.text ?? '')
  );
}

const OF_MINERALS =
  /^(?:(?:the|a|said|one|his|her|their) )*(?:\w+ (?:\w+ )?' s )?(?:mineral|royalty) (?:half|halves|third|fourth)$/;

/** Where the right is gone the land of it is meant. */
const GIVEN_UP = /^(?:abandoned|vacated|discontinued|former|closed|relinquished)$/;

function referentOf(own: readonly Word[]): string {
  const head =
    headAt(
      own,
      own.findIndex(({ sort }) => isNoun(sort)),
    ) ?? own.findLast(({ sort }) => isNoun(sort));
  if (head == null) return own[0]?.sort === 'number' ? 'number' : 'it';
  // "right of way" is one word here, and neither a right nor land before it is told which.
  if (head.sort === 'right' && /^rights?$/.test(head.text) && head.length >= 3)
    return own.some(({ text }) => GIVEN_UP.test(text)) ? 'way' : 'rightway';
  const told = STANDS_FOR.get(head.text);
  const hasSide = (): boolean => own.some(({ sort, text }) => sort === 'direction' || isOfSide(text));
  const hasNumber = (): boolean => own.some(({ sort }) => sort === 'number');
  // "an undivided 1/16 royalty"; but "an undivided half right in the land".
  const isRight = head.sort === 'right' && !/^rights?$/.test(head.text);
  if (own.some(({ text }) => text === 'undivided') || (isFractionOf(own, head) && !hasSide()))
    return isRight ? 'right' : 'share';
  // "the mineral half".
  if (head.sort === 'piece' && OF_MINERALS.test(own.map(({ text }) => text).join(' '))) return 'right';
  if (told === 'share')
    // "$300 the interest of which is payable": money, and what it bears.
    return (hasNumber() && !own.some(({ sort }, at) => sort === 'number' && own[at + 1]?.text === 'the')) ||
      own.some((word) => word !== head && word.sort === 'piece')
      ? 'share'
      : 'matter';
  if (head.sort === 'name') return told === 'ground' ? 'ground' : 'name';
  if (told === 'size' || head.sort === 'length' || head.sort === 'area') return hasSide() ? 'part' : 'size';
  if (head.sort === 'land') {
    if (own.some(({ text }) => OTHER.has(text))) return 'other';
    const behind = own[own.indexOf(head) + 1];
    if (behind?.sort === 'number' || (own.length < 4 && own[0]?.sort !== 'qualifier' && hasNumber())) return 'numbered';
    return /^(?:a|an|one|any|all|some|what|those|certain)$/.test(own[0]?.text ?? '') &&
      !own.some(({ text }) => THIS.has(text))
      ? 'parcel'
      : 'this';
  }
  return told ?? BY_SORT[head.sort] ?? 'unknown';
}

const isOfSide = (text: string): boolean => /(?:erly|ern)(?:most)?$/.test(text);

const SHARES = wordSet('part parts share shares');

/** "his one-ninth part"; but "the party of the third part". */
function isFractionOf(own: readonly Word[], head: Word): boolean {
  if (!SHARES.has(head.text)) return false;
  const at = own.findIndex(({ text }) => FRACTION.has(text));
  const lead = before(own, before(own, at)?.text === '-' ? at - 1 : at);
  return at > 0 && at < own.indexOf(head) && lead?.sort === 'number';
}

/** "are hereby conveyed" now; but "was conveyed". */
const PRESENT = /^(?:is|are|am|hereby|be|being)$/;

/** "shall not have been conveyed": its helping words with it. */
function verbAt(words: readonly Word[], at: number): PhraseOf | null {
  let i = at;
  let denied = '';
  let isPassive = false;
  for (; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) return null;
    // "is excepted": a word that takes out, told of what stands before.
    if (word.sort === 'limit' && isPassive && word.text.endsWith('ed'))
      return { kind: 'verb', tag: `${denied}take=`, from: at, to: i + 1 };
    if (isVerb(word.sort)) {
      const now = words.slice(at, i).some(({ text }) => PRESENT.test(text)) ? '~' : '';
      const tag = `${denied}${word.sort}${isPassive || (i === at && /(?:ed|n|d|t)$/.test(word.text)) ? '=' : ''}${now}`;
      return { kind: 'verb', tag, from: at, to: i + 1 };
    }
    if (word.sort === 'be') isPassive = !/^(?:ha|do|did)/.test(word.text);
    else if (DENIES.has(word.text)) denied = 'not ';
    else if (word.text === 'also' && i > at) denied ||= 'also ';
    else if (word.sort === 'rule' || (word.sort === 'qualifier' && i > at)) continue;
    else break;
  }
  // "is": what stands behind it is told of what stands before.
  if (words[at]?.sort === 'be') return { kind: 'verb', tag: `${denied}be`, from: at, to: Math.max(at + 1, i) };
  return null;
}

function smallAt(words: readonly Word[], at: number): PhraseOf {
  const { text = '', sort = 'joint' } = words[at] ?? {};
  const tag = DENIES.has(text)
    ? 'NOT'
    : NARROWS.has(text)
      ? 'ONLY'
      : sort === 'limit'
        ? 'LIMIT'
        : sort === 'rule'
          ? 'RULE'
          : sort === 'hedge'
            ? 'HEDGE'
            : text;
  return { kind: 'small', tag, from: at, to: at + 1 };
}
