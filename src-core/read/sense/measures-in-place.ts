// Measures and lines that only say how much of a unit, how broad, or where something is.
import type { Sort } from '#core/read/sense/lexicon.ts';
import { isVerb, type Word } from '#core/read/sense/word.ts';

/** "one half (0.50) of an acre", "six acres and a half": a share of the unit, and not of the land. */
export function joinAmounts(words: readonly Word[]): void {
  words.forEach((word, index) => {
    if (
      word.sort === 'length' &&
      ROODS.test(word.text) &&
      words.slice(Math.max(0, index - 8), index).some(({ sort }) => sort === 'area' || sort === 'contain')
    )
      word.sort = 'area';
    if (word.sort !== 'piece' || !/^(?:half|halves|quarter|quarters|third|thirds|fourth|fourths)$/.test(word.text))
      return;
    let next = index + 1;
    while (next < index + 8 && AMOUNTS.test(words[next]?.text ?? '-')) next += 1;
    const [before, article] = [words[index - 3], words[index - 1]];
    if (words[next]?.sort === 'area' || (article?.text === 'a' && before?.sort === 'area')) word.sort = 'number';
  });
}

const ROODS = /^(?:perch|perches|poles|rods|rod|pole)$/;
const AMOUNTS = /^(?:[\d.,()/½¼¾]+|of|an|a|and|one|-)$/;

const PLACES: ReadonlySet<Sort> = new Set<Sort>(['figure', 'piece', 'length', 'direction', 'monument']);
const AT_A_PLACE = /^(?:along|on|over|across|upon|through|near|nearer|beside|under|beneath|within|adjacent|parallel)$/;
const WIDTH = /^(?:wide|width|diameter|thick|high|height|deep|long|or)$/;

/** "along the north line of the lot", "20 feet wide": where something is, and how broad. */
export function locateMeasures(words: readonly Word[]): void {
  let isAtPlace = false;
  words.forEach((word, index) => {
    if (
      word.sort === 'preposition' ||
      word.text === 'nearer' ||
      (word.text === 'adjacent' && words[index + 1]?.text === 'to')
    )
      isAtPlace = AT_A_PLACE.test(word.text) || (isAtPlace && /^(?:of|to|than|and|with)$/.test(word.text));
    else if (isAtPlace && PLACES.has(word.sort)) word.sort = 'located';
    else if (isAtPlace && (isVerb(word.sort) || word.sort === 'joint' || word.sort === 'pointer')) isAtPlace = false;
    if (isWidth(words, word, index)) word.sort = 'located';
  });
}

function isWidth(words: readonly Word[], word: Word, index: number): boolean {
  if (word.sort !== 'length' && word.text !== 'foot' && word.text !== 'width') return false;
  if (!words.slice(Math.max(0, index - 12), index + 4).some(({ sort }) => sort === 'right' || sort === 'way'))
    return false;
  const next = words[index + 1];
  if (word.sort !== 'length' && word.text !== 'foot') return words[index - 1]?.text === 'in';
  if (words[index - 1]?.sort !== 'number' && words[index - 1]?.text !== '-') return false;
  if (next === undefined) return false;
  return (
    WIDTH.test(next.text) || (next.text === 'in' && WIDTH.test(words[index + 2]?.text ?? '')) || isBroad(next.sort)
  );
}

/** "a ten foot easement", "a 40 foot road". */
function isBroad(sort: Sort): boolean {
  return sort === 'right' || sort === 'way' || sort === 'qualifier';
}
