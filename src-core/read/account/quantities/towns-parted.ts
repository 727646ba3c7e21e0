// A town lies in one county, and a survey has one abstract: told in two, one of the two is wrong, be it that of a party or of a neighbour.
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { mayNamePlace, placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { Land, PlaceFact, PlaceKind } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';

/** What lies in one alone of the others. */
const PARTED: readonly (readonly [PlaceKind, PlaceKind])[] = [
  ['town', 'county'],
  ['civil township', 'county'],
  ['survey', 'abstract'],
];

/** "of the Town of York, County of Livingston", of land "in the Town of York, County of Genesee"; "the Stephenson Survey, Abstract 241". */
export function townsParted(tokens: readonly Token[], land: Land): PlaceFact[] {
  return PARTED.flatMap(([kind, outer]) => {
    const [named, own] = [land.get(kind), land.get(outer)];
    if (named === undefined || own === undefined || isOfCompany(named)) return [];
    return placesWhere(tokens, mayNamePlace).flatMap((at) => {
      const fact = placeAt(tokens, at);
      const isAgain = fact?.kind === kind && fact.values.join() === named.values.join();
      const its = isAgain ? placeBehind(tokens, fact.to, outer) : null;
      return its === null || isSame(its, own) ? [] : [its];
    });
  });
}

/** Companies had many surveys of their name. */
const isOfCompany = ({ kind, values }: PlaceFact): boolean =>
  kind === 'survey' && values.some((name) => /&|^(?:railroad|railway|company|school|state|county)$/.test(name));

/** ", County of Livingston", "in Livingston County", "(A-241)". */
function placeBehind(tokens: readonly Token[], from: number, kind: PlaceKind): PlaceFact | null {
  let at = from;
  while (/^(?:[,(]|in|of|the|and)$/.test(textAt(tokens, at))) at += 1;
  for (let noun = at; noun < at + LONGEST_NAME; noun += 1) {
    const place = placeAt(tokens, noun);
    if (place?.kind === kind) return place.from === at ? place : null;
  }
  return null;
}

/** In tokens, with its noun. */
const LONGEST_NAME = 5;
