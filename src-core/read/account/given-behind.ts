// What is given by words behind the description, or sold by a sheriff after his levy: the land that is described, or less.

import { wordsIn } from '#core/language/tagging.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { isSideAt } from '#core/read/account/portion-given.ts';
import type { Remark } from '#core/read/account/remark.ts';

const GRANTED = wordSet('granted conveyed sold quitclaimed released transferred');
const GRANTS = wordSet('grants conveys sells quitclaims releases transfers');
const GRANT = wordSet('grant convey sell quitclaim release transfer', [...GRANTS].join(' '));

/** "there is hereby conveyed that part of the above", "having levied upon the eastern half thereof". */
export function givenBehind(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const [tract, other] = instrument.tracts;
  if (tract === undefined || other !== undefined) return [];
  const sentences = sentencesOf(instrument).map(({ from, to }) => ({ from, words: wordsIn(tokens, from, to) }));
  const before = sentences.filter(({ from }) => from < tract.description.from);
  const isGrantedBefore = before.some(({ words }) =>
    words.some(({ text }, at) => isGiving(words, at) || GRANTS.has(text)),
  );
  const given = sentences.flatMap(({ from, words }) =>
    from < tract.around.closedAt || isGrantedBefore ? [] : objectsOf(words, isGiving).slice(0, 1),
  );
  const levied = before.flatMap(({ words }) => objectsOf(words, isLevying).filter(isPointed));
  const part = given.slice(0, 1).find(isLess) ?? levied.find(isLess);
  const [first, last] = [part?.[0], part?.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ code: 'part_only', from: first.at, to: last.at + last.length, tracts: [tract.index] }];
}

/** "is hereby conveyed", "do hereby grant and convey"; but "the land conveyed to Lee". */
export function isGiving(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  const isGranted = GRANTED.has(text);
  if (!isGranted && !GRANT.has(text)) return false;
  const lead = words.slice(Math.max(0, at - 4), at).map((word) => word.text);
  // But "the land hereby conveyed is".
  if (isGranted) return /\b(?:is|are|be|has|have|hath)\b(?: \w+)* (?:hereby|presents)\b/.test(lead.join(' '));
  return lead.some((word) => /^(?:do|does|doth|hereby|presents)$/.test(word));
}

/** "levied upon", "attached", "seized", "taken in execution". */
function isLevying(words: readonly Word[], at: number): boolean {
  const [text, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  if (text === 'levied' || text === 'levy') return /^(?:up)?on$|^of$/.test(next);
  if (text === 'execution') return /^(?:in|into)$/.test(words[at - 1]?.text ?? '');
  return (
    (text === 'attached' || text === 'seized') &&
    /^(?:having|have|has|did|and|i|sheriff)$/.test(words[at - 1]?.text ?? '')
  );
}

const ENDS = /^(?:to|unto|[,.;:])$/;
/** In words. */
const LONGEST = 24;

/** From behind the verb to where the grantee or another matter begins. */
function objectsOf(
  words: readonly Word[],
  isVerb: (words: readonly Word[], at: number) => boolean,
): (readonly Word[])[] {
  return words.flatMap((_, at) => {
    if (!isVerb(words, at)) return [];
    const start = /^(?:upon|on|of|and)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
    // "do hereby grant and convey to him that part": past the grantee, if he is told first.
    if (/^(?:to|unto)$/.test(words[start]?.text ?? '') || GRANT.has(words[start]?.text ?? '')) return [];
    const end = words.findIndex(
      ({ text }, i) => i > start && ENDS.test(text) && !(text === 'to' && words[i - 1]?.text === 'title'),
    );
    const object = words.slice(start, Math.min(end < 0 ? words.length : end, start + LONGEST));
    // "the above, but only down to the creek".
    const isNarrowed = words[end + 1]?.text === 'but' && words[end + 2]?.sort === 'limit';
    return object.length === 0 ? [] : [isNarrowed ? words.slice(end + 2) : object];
  });
}

const PIECE = /^(?:parts?|portions?|half|halves|moiety|side|end|third|quarter|fourth|strip|corner)$/;
const HEADS = /^(?:land|piece|area|matter|right|thing)$/;
const WHOLE = /^(?:every|each|all|any|whole|entire)$/;

/** A piece of it at the head of what is given, "so much" of it, or all of it with a bound that the figure has not. */
function isLess(object: readonly Word[]): boolean {
  const text = object.map((word) => word.text).join(' ');
  if (/^(?:the )?same\b/.test(text)) return false;
  if (object[0]?.sort === 'limit' || /^(?:such|what(?:ever|soever)?)\b/.test(text)) return true;
  const head = object.find(({ sort, text: word }) => PIECE.test(word) || HEADS.test(sort));
  if (head === undefined) return false;
  const lead = object.slice(0, object.indexOf(head));
  const isPiece = PIECE.test(head.text) || head.sort === 'area';
  if (isPiece)
    return !lead.some((word) => WHOLE.test(word.text)) && object[object.indexOf(head) + 1]?.sort !== 'number';
  return head.sort === 'land' && isCutOff(object, object.indexOf(head));
}

/** "all of the said tract on the north side of the creek", "the land as far south as the creek". */
function isCutOff(object: readonly Word[], noun: number): boolean {
  return object.some(({ text }, at) => {
    if (at <= noun) return false;
    // "as far south": a hedge of two words.
    if (text === 'as' && object[at + 1]?.sort === 'direction') return true;
    const side = object[at + 1]?.text === 'the' ? at + 2 : at + 1;
    return /^(?:lying|lies|on|which|situate|situated|being)$/.test(text) && isSideAt(object, side);
  });
}

const POINTS = /^(?:thereof|hereof|same|it|said|above|foregoing|aforesaid|tract|premises|land|property|farm)$/;

/** Of the land that is described; but "the east half of Section 5". */
const isPointed = (object: readonly Word[]): boolean =>
  object.some(({ text }, at) => POINTS.test(text) && (text === 'thereof' || object[at - 1]?.sort !== 'number')) &&
  !object.some(({ sort, text }) => sort === 'place' || /^(?:section|lot|block)$/.test(text));
