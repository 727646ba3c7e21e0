// A sentence behind the description that says what is given, and names a right, a thing or an estate for a time: "What is sold is the timber", "The grant is of an easement and no more".

import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { opensLine, type Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { Remark } from '#core/read/account/remark.ts';

export function rightsTold(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const [tract, other] = instrument.tracts;
  if (tract === undefined || other !== undefined) return [];
  return sentencesOf(instrument).flatMap(({ from, to }): Remark[] => {
    if (from < tract.around.closedAt) return [];
    const words = wordsIn(tokens, from, to);
    const isRight = isHeaded(tokens, { from, to }, words) || isEquated(words) || isNoMore(words) || isTaken(words);
    return isRight ? [{ code: 'right_only', from, to, tracts: [tract.index], isGranted: true }] : [];
  });
}

/** "PERPETUAL EASEMENT PARCEL", "(Utility easement)": a line of its own that names what is drawn; but "Easements", "Subject to utility easement". */
function isHeaded(tokens: readonly Token[], { from, to }: Passage, words: readonly Word[]): boolean {
  const isLine = [from, to].every((at) => tokens[at] === undefined || opensLine(tokens[at]));
  if (!isLine) return false;
  const own = words.filter(({ text }) => !/^[().]$/.test(text));
  const last = own.at(-1);
  const named = last?.sort === 'land' ? own.at(-2) : last;
  return (
    own.length > 1 &&
    own.length < 6 &&
    named?.sort === 'right' &&
    !named.text.endsWith('s') &&
    own.every(({ sort }) => /^(?:right|land|qualifier|unknown|hedge|thing|use|way)$/.test(sort))
  );
}

const isGrant = (phrase: PhraseOf | undefined): boolean => phrase?.kind === 'verb' && phrase.tag.startsWith('grant');
const textOf = (words: readonly Word[], phrase: PhraseOf | undefined): string =>
  words
    .slice(phrase?.from ?? 0, phrase?.to ?? 0)
    .map(({ text }) => text)
    .join(' ');

/** What is given is said to be something: "What passes is the timber", "It is a burial right that passes", "Sold: hunting rights". */
function isEquated(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  if (isGrant(phrases[0]) && phrases[1]?.tag === ':') return isOther(words, phrases, 2);
  // "It is the mill privilege that is sold".
  const is = phrases.findIndex(
    (phrase, at) => at > 0 && FINITE.has(words[phrase.from]?.text ?? '') && IS.test(textOf(words, phrase)),
  );
  if (textOf(words, phrases[0]) === 'it' && is === 1) {
    const which = phrases.findIndex((one, at) => at > is && /^(?:that|which)$/.test(textOf(words, one)));
    return which > is && isGrant(phrases[which + 1]) && isOther(words, phrases, is + 1, which);
  }
  return is > 0 && isOfGift(words, phrases.slice(0, is)) && isOther(words, phrases, is + 1);
}

const FINITE = wordSet('is are');
/** But "is subject to". */
const IS = /^(?:is|are)(?: (?:an?|the|but|merely|only|simply|standing|growing))*$/;

/** "what passes", "all that is conveyed", "the thing granted hereby", "this grant", "the subject of this sale". */
function isOfGift(words: readonly Word[], subject: readonly PhraseOf[]): boolean {
  const own = subject.filter(({ tag }) => !/^(?:all|the|hereby|within|by)$/.test(tag));
  const [first, second, third] = own;
  if (first === undefined || own.length > 4) return false;
  if (isGrant(second)) return first.kind === 'noun' && !/^(?:person|name)$/.test(first.tag);
  if (second === undefined) return first.tag === 'deed' || first.tag === 'foregoing';
  return second.tag === 'of' && third?.tag === 'deed' && /^(?:the )?(?:subject|object)$/.test(textOf(words, first));
}

/** "conveys the right to cut the trees, and no more", "to convey the life estate and nothing beyond it". */
function isNoMore(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const not = phrases.findIndex(
    ({ tag }, at) =>
      tag === 'NOT' &&
      /^(?:more|else|further|greater|beyond|fee)$/.test(words[phrases[at + 1]?.from ?? -1]?.text ?? ''),
  );
  const verb = phrases.findIndex(({ tag }, at) => at < not && /^(?:grant|grant~)$/.test(tag));
  return verb >= 0 && isOther(words, phrases, verb + 1, not);
}

/** "Grantee takes as life tenant"; but "takes the furnace as he finds it". */
function isTaken(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  return phrases.some(
    ({ tag, from }, at) =>
      tag === 'keep' &&
      /^takes?$/.test(words[from]?.text ?? '') &&
      /\b(?:grantees?|purchasers?|buyers?|vendees?)$/.test(textOf(words, phrases[at - 1])) &&
      words.slice(phrases[at + 1]?.from ?? words.length, phrases[at + 2]?.to).some(({ text }) => LESSER.test(text)) &&
      isOther(words, phrases, phrases[at + 1]?.tag === 'as' ? at + 2 : at + 1),
  );
}

const LESSER = /^(?:life|dower|curtesy|tenancy|tenant|years|licen[sc]e|mortgage|pledge|security)$/;
/** All that may be had in land: "all right, title and interest", "the fee". */
const HAD = /^(?:titles?|interests?|fee|all|whole|entire|possession|land|lands|estates?)$/;

/** What is named from there is no land, and no land is named with it. */
function isOther(words: readonly Word[], phrases: readonly PhraseOf[], from: number, to = phrases.length): boolean {
  let at = from;
  while (/^(?:of|for|one|to)$/.test(phrases[at]?.tag ?? '')) at += 1;
  const named = phrases[at];
  if (named === undefined || at >= to) return false;
  const own = words.slice(named.from, named.to);
  // "is subject to easements".
  if (own.some(({ text }) => text === 'subject')) return false;
  const isRight = own.some(({ sort, text }) => /^(?:right|thing|use)$/.test(sort) || LESSER.test(text));
  if (
    !isRight ||
    own.some(
      ({ sort, text }) =>
        sort === 'land' || sort === 'piece' || (HAD.test(text) && !LESSER.test(own.at(-1)?.text ?? '')),
    )
  )
    return false;
  // "the timber and the land": but "the right to flood the said land".
  return !phrases.slice(at + 1, to).some(({ kind, from: start }, i, rest) => {
    const joint = rest[i - 1]?.tag ?? '';
    return (
      kind === 'noun' &&
      /^(?:and|,|with)$/.test(joint) &&
      words.slice(start, rest[i]?.to ?? start).some(({ sort, text }) => sort === 'land' || HAD.test(text))
    );
  });
}
