// Numbers of houses and of surveys, which "No." before and the side of their street behind make look like bearings.
import { sideOf } from '#core/language/directions.ts';
import { isNumbered } from '#core/language/numbered-nouns.ts';
import { type Token, textAt } from '#core/language/tokens.ts';

const STREETS = /^(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|drive|place|court|terrace|way|broadway|parkway)$/;
const LONGEST_NAME = 3;

export const isStreet = (word: string): boolean => STREETS.test(word);

/** "relocated Erieside Avenue, N.E., along": which of the streets of that name. */
export function isStreetQuarter(tokens: readonly Token[], at: number, next: number): boolean {
  const name = textAt(tokens, at - 1) === ',' ? at - 2 : at - 1;
  return STREETS.test(textAt(tokens, name)) && /^[,.;]$/.test(textAt(tokens, next));
}

/** "known as No. 1155 E. Baltimore Street", "Survey No. 20, W. D. Smith": the "No." counts, and nothing runs north. */
export function isHouseNumber(tokens: readonly Token[], at: number): boolean {
  if (isNumbered(textAt(tokens, at - 1))) return true;
  const number = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  const side = sideOf(textAt(tokens, number + 1));
  if (tokens[number]?.kind !== 'number' || side === null) return false;
  const name = textAt(tokens, number + 2) === '.' ? number + 3 : number + 2;
  if (tokens[name]?.kind !== 'word' || tokens[name]?.capital !== true) return false;
  for (let i = name; i <= name + LONGEST_NAME; i += 1) if (STREETS.test(textAt(tokens, i))) return true;
  return false;
}

/** "County Road 14", "State Route No. 61", "Highway 9". */
export function isRoadNumber(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'number') return false;
  let noun = at - 1;
  while (/^(?:no|\.)$/.test(textAt(tokens, noun))) noun -= 1;
  if (/^(?:route|highway|hwy)$/.test(textAt(tokens, noun))) return true;
  return (
    /^(?:road|rd)$/.test(textAt(tokens, noun)) &&
    /^(?:county|state|township|parish|forest|ranch)$/.test(textAt(tokens, noun - 1))
  );
}
