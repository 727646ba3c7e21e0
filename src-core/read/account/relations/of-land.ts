// Whether it is the land that is told to lie somewhere.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';

const LAND = wordSet(LANDS);
const LIES = /^(?:lies|lie|lying|situate|situated|located|being|is|lot|parcel|tract|property|land|premises)$/;

/** In tokens. */
const NEAR = 8;
const SET_OFF = 16;

/** It is the land that lies there, and no building or stone. */
export function isOfLand(tokens: readonly Token[], from: number, at: number): boolean {
  // "the land in Milton, Norfolk County, situated on the northerly side of Elm Street".
  const lying = [2, 3].map((step) => at - step).find((verb) => /^(?:situated?|lying)$/.test(textAt(tokens, verb)));
  if (lying !== undefined) return !BUILT.has(textAt(tokens, lying - 1)) || isWithLand(tokens, from, lying - 1);
  // "a lot in the City of Lima, on the south side of Elm Street": what is set off is told of the land all the same.
  const isSetOff = textAt(tokens, at - 3) === ',' && /^(?:on|at)$/.test(textAt(tokens, at - 2));
  for (let i = at - 1; i >= Math.max(from, at - (isSetOff ? SET_OFF : NEAR)); i -= 1) {
    if (/^(?:,|;)$/.test(textAt(tokens, i)) && tokens[i - 1]?.kind !== 'word' && !isNumbered(tokens, i - 1))
      return false;
    // "a lot opposite the mill on the east bank of": it is the mill that stands there; but "opposite the mill, on the".
    if (!isSetOff && /^(?:opposite|across)$/.test(textAt(tokens, i))) return false;
    if (isAnothers(tokens, i)) return false;
    if (
      LAND.has(textAt(tokens, i)) ||
      (isSetOff && textAt(tokens, i) === 'containing') ||
      (i === from && textAt(tokens, i) === 'it') ||
      (i < at - 1 && LIES.test(textAt(tokens, i)) && i === from)
    )
      return true;
  }
  return isPlaced(tokens, from, at);
}

/** "being all of said Lot 16,". */
const isNumbered = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' && LAND.has(textAt(tokens, at - 1));

/** "Cole has the land on the west bank of", "he may cross to his land on": not the land that passes. */
function isAnothers(tokens: readonly Token[], at: number): boolean {
  if (!LAND.has(textAt(tokens, at))) return false;
  const [own, lead] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  if (own === 'the') return /^(?:has|have)$/.test(lead);
  return /^(?:his|her|their|its)$/.test(own) && lead === 'to' && !/^(?:title|interest)$/.test(textAt(tokens, at - 3));
}

/** In tokens: "lot together with a two story brick dwelling house". */
const LONGEST_GROUP = 8;
const PARTS = /^(?:opposite|across|adjoin\w*|near|behind|by|from|to|at|on|in|of|where|which|whose|that|beside|[;:,])$/;

/** "a lot with a dwelling house", "all that lot and barn": with the house the land is named. */
function isWithLand(tokens: readonly Token[], from: number, house: number): boolean {
  for (let i = house; i >= Math.max(from, house - LONGEST_GROUP); i -= 1) {
    if (LAND.has(textAt(tokens, i))) return /^(?:and|with|together|including)$/.test(textAt(tokens, i + 1));
    if (PARTS.test(textAt(tokens, i))) return false;
  }
  return false;
}

const PLACED = /^(?:situated?|lying|located|fronting|fronts|facing|being|lies)$/;
const IN_PLACE = wordSet(
  'in of the said and city town village borough county state ward parish district township hundred , .',
);
const BUILT = wordSet(
  'house houses dwelling building buildings store mill barn shop office church school factory warehouse hotel residence stable garage',
);
/** In tokens. */
const LONGEST_PLACE = 24;
const FARTHEST = 16;

/** "a lot of land, with the house thereon, lying in the City of Richmond on the north side of Clay Street", "a parcel in Watertown fronting on the north side". */
function isPlaced(tokens: readonly Token[], from: number, at: number): boolean {
  let on = at - 1;
  if (/^(?:the|said)$/.test(textAt(tokens, on))) on -= 1;
  if (!/^(?:on|upon|in|at|to)$/.test(textAt(tokens, on))) return false;
  let lead = on - 1;
  while (lead > Math.max(from, on - LONGEST_PLACE) && isOfPlace(tokens, lead)) lead -= 1;
  // "a lot in the Town of Lima on the north side"; but "the lot of Jones on the north side".
  if (LAND.has(textAt(tokens, lead))) return textAt(tokens, lead + 1) !== 'of';
  return PLACED.test(textAt(tokens, lead)) && isLandBefore(tokens, from, lead);
}

const isOfPlace = (tokens: readonly Token[], at: number): boolean =>
  IN_PLACE.has(textAt(tokens, at)) ||
  (tokens[at]?.kind === 'word' && tokens[at]?.capital === true && !LAND.has(textAt(tokens, at)));

/** "the house thereon", "the store and dwelling erected thereon". */
const isOnLand = (behind: string): boolean => /^(?:thereon|erected|standing|and|,)$/.test(behind) || BUILT.has(behind);

/** In tokens: "house and stable now standing thereon". */
const LONGEST_HOUSES = 6;

/** "the brick dwelling thereon erected": what stands on the land, of which nothing more is told. */
export function isHouseOnIt(tokens: readonly Token[], at: number): boolean {
  if (!BUILT.has(textAt(tokens, at))) return false;
  let next = at + 1;
  while (next < at + LONGEST_HOUSES && (BUILT.has(textAt(tokens, next)) || STANDS.test(textAt(tokens, next))))
    next += 1;
  return /^(?:thereon|therein|thereupon)$/.test(textAt(tokens, next));
}

const STANDS = /^(?:and|now|is|are|standing|erected|built|situated?|located|being)$/;

/** Land is named before, and no house behind it but what stands on it. */
function isLandBefore(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - FARTHEST); i -= 1) {
    const text = textAt(tokens, i);
    // "containing 4,608 square feet, being at the corner of".
    if (LAND.has(text) || text === 'containing') return true;
    if (/^[;:]$/.test(text) || (BUILT.has(text) && !isOnLand(textAt(tokens, i + 1)))) return false;
  }
  return false;
}
