// The verb by which a paper gives: it conveys now, or it only promises to, or lends and pledges what a deed would give.
import { phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { DocumentText } from '#core/language/text/document-text.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import { isGiving } from '#core/read/account/given-behind.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { chainEnd, type Given } from '#core/read/account/object-given.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { isLetting } from '#core/read/account/term-given.ts';
import { isDeedAlone } from '#core/read/document/document-kind.ts';
import { partsOf } from '#core/read/document/parts-of-instrument.ts';
import { proseOf } from '#core/read/document/prose.ts';

const GRANT = 'grant bargain sell convey quitclaim release remise devise transfer assign give enfeoff warrant alien';
export const GRANTS = wordSet(GRANT, GRANT.replace(/\w+/g, '$&s'));
export const GRANTED = wordSet('granted bargained sold conveyed quitclaimed released remised given aliened enfeoffed');

/** Done by this paper: "conveys", "have bargained and sold"; but "the land conveyed by". */
export function isGranting(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  if (GRANTS.has(text))
    return !/^(?:his|their|her|its|the|and|or|said|heirs?)$/.test(words[at - 1]?.text ?? '') || isVerbChain(words, at);
  return (
    GRANTED.has(text) && words.slice(Math.max(0, at - 9), at).some((word) => /^(?:have|hath|has)$/.test(word.text))
  );
}

/** "grant, bargain, sell and convey"; but "his heirs and assigns". */
function isVerbChain(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 3), at)
    .findLast(({ text }) => text !== ',' && text !== 'and' && text !== 'or');
  return before !== undefined && (GRANTS.has(before.text) || GRANTED.has(before.text)) && before.text !== 'assigns';
}

/** A paper that calls itself a deed and nothing else, by whose words nothing passes yet, or nothing that a deed would give. */
export function givingDoubts(instrument: Instrument): Remark[] {
  const { document, tokens } = instrument.reading;
  const [first] = instrument.tracts;
  if (first === undefined || !isTitledDeed(document)) return [];
  const words = wordsIn(tokens, 0, first.description.from);
  const behind = sentencesOf(instrument).filter(({ from }) => from >= first.around.closedAt);
  const found = onlyPromised(words) ?? onlyLent(words) ?? paidFor(words);
  if (found === null) return [];
  if (behind.some(({ from, to }) => wordsIn(tokens, from, to).some((_, at, all) => isGiving(all, at)))) return [];
  const [start, end] = [words[found.from], words[found.to]];
  if (start === undefined || end === undefined) return [];
  const tracts = instrument.tracts.map(({ index }) => index);
  return [{ code: found.code, from: start.at, to: end.at + end.length, tracts, isGranted: true }];
}

/** It calls itself a deed and nothing else. */
export const isTitledDeed = (document: DocumentText): boolean => isDeedAlone(partsOf(proseOf(document)).title);

type Doubt = Given & Pick<Remark, 'code'>;

/** "do hereby agree to sell and convey", "will, on payment in full, convey"; null where anything is given now. */
function onlyPromised(words: readonly Word[]): Doubt | null {
  let promised: Given | null = null;
  for (let at = 0; at < words.length; at += 1) {
    if (!isGranting(words, at)) continue;
    const to = chainEnd(words, at);
    const from = promiseBefore(words, at) ?? intentBehind(words, at, to);
    if (from === null) return null;
    if (from >= 0) promised = { from, to };
    at = to;
  }
  return promised === null ? null : { ...promised, code: 'conveyance_conditional' };
}

/** Not counted, neither as given nor as promised: "was ordered to sell", "the power to convey". */
const OF_ANOTHER = -1;

/** The word that promises it; null where it is done now. */
function promiseBefore(words: readonly Word[], verb: number): number | null {
  const lead = beforeAdverbs(words, verb);
  const { text = '' } = words[lead] ?? {};
  if (isModal(words[lead])) return lead;
  // "shall, on payment in full, convey".
  const modal = words.findLastIndex((word, at) => at < lead && isModal(word));
  if (text === ',' && modal >= lead - LONGEST_ASIDE && words[modal + 1]?.text === ',') return modal;
  if (text !== 'to') return null;
  return finiteBefore(words, lead) ?? OF_ANOTHER;
}

/** In words. */
const LONGEST_ASIDE = 12;
/** But "on the 4th day of May". */
const isModal = (word: Word | undefined): boolean => word?.sort === 'rule' && MODALS.test(word.text);
const MODALS = /^(?:will|shall|may|would|should|might|can|could|must)$/;

/** "have this day bargained to sell". */
const intentBehind = (words: readonly Word[], verb: number, end: number): number | null =>
  GRANTED.has(words[verb]?.text ?? '') &&
  words.slice(verb, end).some(({ text }, i) => text === 'to' && GRANTS.has(words[verb + i + 1]?.text ?? ''))
    ? verb
    : null;

function beforeAdverbs(words: readonly Word[], at: number): number {
  let before = at - 1;
  while (/^(?:hereby|absolutely|forever|then|thereupon|thereafter|presently)$/.test(words[before]?.text ?? ''))
    before -= 1;
  return before;
}

/** Ahead of "to convey" the verb of the parties that leads to it: "do hereby agree", "have agreed with each other", "promises", "bind themselves". */
function finiteBefore(words: readonly Word[], to: number): number | null {
  for (let at = to - 1; at >= Math.max(0, to - LONGEST_ASIDE); at -= 1) {
    const { text = '', sort = 'joint' } = words[at] ?? {};
    if (/^[.;:]$/.test(text)) return null;
    if (/^(?:be|rule|joint|qualifier|preposition|pointer|person|name)$/.test(sort)) continue;
    const helper = words[beforeAdverbs(words, at)]?.text ?? '';
    const isHelped = /^(?:do|does|doth|have|has|hath|hereby)$/.test(helper) || words[at - 1]?.text === 'hereby';
    return isHelped || isBehindParty(words, at) ? at : null;
  }
  return null;
}

/** "the parties of the first part, in hand paid, hope"; but "being able". */
const isBehindParty = (words: readonly Word[], at: number): boolean =>
  !/(?:ed|ing)$/.test(words[at]?.text ?? '') &&
  (words[at - 1]?.text === ',' || /^(?:person|name)$/.test(words[at - 1]?.sort ?? 'joint'));

/** "do hereby lease unto", "hereby mortgages to": of a paper in which nothing is granted. */
function onlyLent(words: readonly Word[]): Doubt | null {
  if (words.some((_, at) => isGranting(words, at))) return null;
  const at = words.findIndex((word, place) => {
    const isNow =
      /^(?:do|does|doth|hereby)$/.test(words[place - 1]?.text ?? '') ||
      (/[^s]s$/.test(word.text) && isBehindParty(words, place) && /^(?:to|unto)$/.test(words[place + 1]?.text ?? ''));
    return (isLetting(words, place) || (isNow && isLending(word))) && isToGrantee(words, place);
  });
  return at < 0 ? null : { from: at, to: chainEnd(words, at), code: 'right_only' };
}

/** What the price is for: "forty dollars for the timber", "five dollars a year". */
function paidFor(words: readonly Word[]): Doubt | null {
  const money = words.findIndex(({ text }) => text === 'dollar' || text === 'dollars');
  if (money < 0) return null;
  const [next, time] = [words[money + 1]?.text ?? '', words[money + 2]];
  if (/^(?:an?|per|each|every)$/.test(next) && /^(?:years?|annum|months?)$/.test(time?.text ?? ''))
    return { from: money, to: money + 2, code: 'right_only' };
  if (next !== 'for') return null;
  const named = phrasesOf(words.slice(money + 2, money + 2 + LONGEST_ASIDE))[0];
  const end = words[money + 2 + (named?.to ?? 0)]?.text ?? '';
  const isRight =
    named?.kind === 'noun' && /^(?:right|rightway|thing)$/.test(named.tag) && /^(?:,|to|in|upon|on|over)$/.test(end);
  return isRight ? { from: money, to: money + 1 + named.to, code: 'right_only' } : null;
}

/** No verb of conveyance, be it known to the lexicon or not. */
const isLending = ({ sort, text }: Word): boolean =>
  /^(?:covenant|matter|right|paper|use|act|unknown)$/.test(sort) && !/^(?:set|make|yield|part)$/.test(text);

const isToGrantee = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1, at + LONGEST_ASIDE).some(({ text }) => /^(?:to|unto)$/.test(text));
