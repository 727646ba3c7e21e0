// A town lies in one county: told in two, one of the counties is wrong, be it that of a party who lives there.
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { mayNamePlace, placeAt } from '#core/read/account/quantities/place-facts.ts';
import { countyAt, type Land, type PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';

const TOWNS = /^(?:town|civil township)$/;

/** "of the Town of York, County of Livingston", of land "in the Town of York, County of Genesee". */
export function townsParted(tokens: readonly Token[], land: Land): PlaceFact[] {
  const [town, county] = [land.get('town') ?? land.get('civil township'), land.get('county')];
  if (town === undefined || county === undefined) return [];
  return placesWhere(tokens, mayNamePlace).flatMap((at) => {
    const fact = placeAt(tokens, at);
    if (fact === null || !TOWNS.test(fact.kind) || fact.values[0] !== town.values[0]) return [];
    const its = countyBehind(tokens, fact.to);
    return its === null || isSame(its, county) ? [] : [its];
  });
}

/** ", County of Livingston", "in Livingston County". */
function countyBehind(tokens: readonly Token[], from: number): PlaceFact | null {
  let at = from;
  while (/^(?:,|in|of|the|and)$/.test(textAt(tokens, at))) at += 1;
  for (let noun = at; noun < at + LONGEST_NAME; noun += 1) {
    const county = /^(?:county|parish)$/.test(textAt(tokens, noun)) ? countyAt(tokens, noun) : null;
    if (county !== null) return county.from === at ? county : null;
  }
  return null;
}

/** In tokens, with its noun. */
const LONGEST_NAME = 5;
