// Measures and lines that only say how much of a unit, how broad, or where something is.

import { isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Sort } from '#core/language/words/word-list.ts';

/** "one half (0.50) of an acre", "six acres and a half": a share of the unit, and not of the land. */
export function joinAmounts(words: readonly Word[]): void {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word?.sort === 'length' && isRoods(words, word, index)) word.sort = 'area';
    if (word?.sort !== 'piece') continue;
    // "two shares of the Ditch Company".
    if (/^shares?$/.test(word.text) && words[index - 1]?.sort === 'number') word.sort = 'matter';
    if (FRACTIONS.has(word.text) && isOfUnit(words, index)) word.sort = 'number';
  }
}

const FRACTIONS = wordSet('half halves quarter quarters third thirds fourth fourths');
const AMOUNTS = /^(?:[\d.,()/½¼¾]+|of|an|a|and|one|-)$/;

function isOfUnit(words: readonly Word[], index: number): boolean {
  let next = index + 1;
  while (next < index + 8 && AMOUNTS.test(words[next]?.text ?? '-')) next += 1;
  // "to be paid one half by each".
  if (words[index - 1]?.text === 'one' && /^(?:by|cents?|dollars?|percent|pounds?)$/.test(words[index + 1]?.text ?? ''))
    return true;
  if (/^inch(?:es)?$/.test(words[next]?.text ?? '')) return true;
  return words[next]?.sort === 'area' || (words[index - 1]?.text === 'a' && words[index - 3]?.sort === 'area');
}

/** "two roods and 30 perches", "containing 67 perches". */
function isRoods(words: readonly Word[], { text }: Word, index: number): boolean {
  if (!/^(?:perch|perches|poles|rods|rod|pole)$/.test(text)) return false;
  return words.slice(Math.max(0, index - 8), index).some(({ sort }) => sort === 'area' || sort === 'contain');
}

const PLACES = new Set<Sort>(['figure', 'piece', 'length', 'direction', 'monument']);
const AT_A_PLACE = wordSet(
  'along on over across upon through near nearer beside under beneath within adjacent parallel',
);
const GOES_ON = new Set(['of', 'to', 'than', 'with']);

/** "along the north line of the lot", "20 feet wide": where something is, and how broad. */
export function locateMeasures(words: readonly Word[]): void {
  let isAtPlace = false;
  words.forEach((word, index) => {
    const { sort, text } = word;
    if (sort === 'preposition' || text === 'nearer' || (text === 'adjacent' && words[index + 1]?.text === 'to'))
      isAtPlace = AT_A_PLACE.has(text) || (isAtPlace && GOES_ON.has(text));
    else if (sort === 'use' && text.startsWith('cross')) isAtPlace = true;
    else if (isAtPlace && (sort === 'joint' || sort === 'pointer' || isVerb(sort))) isAtPlace = false;
    else if (isAtPlace && PLACES.has(sort)) word.sort = 'located';
    if (isWidth(words, word, index)) word.sort = 'located';
    if (word.sort === 'piece' && isListedWithThings(words, word, index)) word.sort = 'thing';
    if (word.sort === 'way' && isBuilt(words, word, index)) word.sort = 'thing';
  });
}

/** "all fences, crops and timber". */
function isBuilt(words: readonly Word[], { text }: Word, index: number): boolean {
  if (!/^(?:fences|hedges|gates|walls|bridges|dams|wharves|drains|ditches)$/.test(text)) return false;
  return words[index + 1]?.sort === 'joint' && /^(?:thing|right|matter)$/.test(words[index + 2]?.sort ?? '');
}

/** "houses, orchards and improvements". */
function isListedWithThings(words: readonly Word[], { text }: Word, index: number): boolean {
  if (!text.endsWith('s') || words[index - 1]?.sort !== 'joint') return false;
  return /^(?:thing|right|matter)$/.test(words[index - 2]?.sort ?? '');
}

const WIDTH = /^(?:wide|width|diameter|thick|high|height|deep|long|or)$/;

/** "a ten foot easement", "a road 40 feet wide", "20 feet in width". */
function isWidth(words: readonly Word[], { sort, text }: Word, index: number): boolean {
  if (sort !== 'length' && text !== 'foot' && text !== 'width') return false;
  if (!words.slice(Math.max(0, index - 12), index + 4).some((one) => one.sort === 'right' || one.sort === 'way'))
    return false;
  const [before, next] = [words[index - 1], words[index + 1]];
  if (text === 'width') return before?.text === 'in';
  if ((before?.sort !== 'number' && before?.text !== '-') || next === undefined) return false;
  if (next.sort === 'right' || next.sort === 'way' || next.sort === 'qualifier') return true;
  return WIDTH.test(next.text) || (next.text === 'in' && WIDTH.test(words[index + 2]?.text ?? ''));
}
