// Places whose clause does not say what lies there: in an instrument of one tract a section or a quarter is told of its land, as is a county that its description names.
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { BEHIND_OTHER, isNear, isOfOffice } from '#core/read/account/quantities/land-place.ts';
import { bearerOf } from '#core/read/account/quantities/place-bearer.ts';
import { placesNamed } from '#core/read/account/quantities/place-facts.ts';
import { countyAt, type Land, type PlaceFact, type PlaceKind } from '#core/read/account/quantities/place-names.ts';
import { bodyAt } from '#core/read/account/quantities/regions.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';
import { shortSectionsElsewhere } from '#core/read/account/quantities/section-short.ts';

/** Land is all that lies in them. */
const OF_LAND: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'section',
  'township',
  'range',
  'range of lots',
  'quarter',
  'quarter quarter',
  'half',
  'half of quarter',
  'land lot',
  'district',
  'militia district',
  'ward',
  'abstract',
  'survey number',
  'claim',
  'lot',
  'outlot',
  'subdivision lot',
  'block',
]);
const isOfLand = (kind: PlaceKind): boolean => OF_LAND.has(kind) || kind.startsWith('numbered ');

/** `land`: what the instrument tells of the land's place. */
export function placesLeft({ reading: { tokens }, tracts }: Instrument, land: Land): PlaceFact[] {
  if (tracts.length !== 1) return [];
  const told = placesNamed(tokens).filter((place) => {
    const own = land.get(place.kind);
    return own !== undefined && !isSame(own, place);
  });
  told.push(...shortSectionsElsewhere(tokens, land));
  const others = told.filter(
    (place) =>
      isAnothers(tokens, place, bodyAt(tracts, place.from) !== null) ||
      isInOtherCounty(tokens, place, land.get('county')),
  );
  return told.filter((place) => {
    const isAmong = bodyAt(tracts, place.from) !== null;
    if (isAmong && isOfSaidPart(tokens, place)) return true;
    if (others.includes(place)) return false;
    if (isAmong) return place.kind === 'county' && !isOfWay(tokens, place);
    if (place.kind === 'county' && isOfItsRecords(tokens, tracts, place)) return true;
    // "adjoining Lot 9 … said Lot 9".
    return isOfLand(place.kind) && !others.some((other) => other.kind === place.kind && isSame(other, place));
  });
}

/** "said quarter of Section 22", of which the land was said to lie in a quarter. */
export const isOfSaidPart = (tokens: readonly Token[], { kind, from }: PlaceFact): boolean =>
  kind === 'section' &&
  /\bsaid (?:\w+ )?(?:quarter|half|forty|part) of (?:the )?$/.test(`${textWithin(tokens, from - 5, from)} `);

/** Its clause gives it to a neighbour, a person or a mark. */
const isAnothers = (tokens: readonly Token[], place: PlaceFact, isAmong: boolean): boolean =>
  isNear(tokens, place.kind, place.from) ||
  isOfOffice(tokens, place) ||
  (!isAmong && isOfMark(tokens, place)) ||
  isKept(tokens, place) ||
  isOfMap(tokens, place) ||
  bearerOf(tokens, place) === 'other';

/** "District No. 4 of Smith County", of land in another. */
function isInOtherCounty(tokens: readonly Token[], { kind, to }: PlaceFact, own: PlaceFact | undefined): boolean {
  if (own === undefined || kind === 'county') return false;
  const behind = tokens.slice(to, to + LONGEST_COUNTY).findIndex(({ text }) => /^(?:county|parish)$/.test(text));
  const county = behind < 0 ? null : countyAt(tokens, to + behind);
  const isBehind = county !== null && tokens.slice(to, county.from).every(({ text }) => /^(?:,|of|in|the)$/.test(text));
  return county !== null && isBehind && !isSame(county, own);
}

/** In tokens, with what leads to it. */
const LONGEST_COUNTY = 6;

/** "the Shelby County Road", "the Lee County line". */
const isOfWay = (tokens: readonly Token[], { to }: PlaceFact): boolean => BEHIND_OTHER.test(textAt(tokens, to));

/** "Lot 4 of Cedar Grove, Public Records of Seminole County": land is recorded where it lies. */
const isOfItsRecords = (tokens: readonly Token[], [tract]: Instrument['tracts'], { from }: PlaceFact): boolean =>
  tract !== undefined &&
  from >= tract.around.leadFrom &&
  from < tract.description.from &&
  /^(?:public|land|plat) records of(?: the| said)?$/.test(
    textWithin(tokens, from - (/^(?:the|said)$/.test(textAt(tokens, from - 1)) ? 4 : 3), from),
  );

/** "Assessor's Parcel: Map 14, Block 22". */
const isOfMap = (tokens: readonly Token[], { from }: PlaceFact): boolean =>
  textAt(tokens, from - 1) === ',' && tokens[from - 2]?.kind === 'number' && textAt(tokens, from - 3) === 'map';

/** "The grantor owns Lot 6 in said Block", "the land of Hay in his Survey No. 3319". */
const isKept = (tokens: readonly Token[], { from }: PlaceFact): boolean =>
  /^(?:his|her|their)$/.test(textAt(tokens, from - 1)) ||
  /^(?:owns?|retains?|keeps?)$/.test(textAt(tokens, textAt(tokens, from - 1) === 'said' ? from - 2 : from - 1));

/** In tokens, before the place: "the northwest corner of the", "the east line of said". */
const NEAR = 4;
/** "adjoins on the east the land of Cole in". */
const FAR = 12;
const MARKS = /^(?:corners?|lines?|cor|between|from|by|along|north|south|east|west)$/;
const BESIDE =
  /^(?:than|adjoin\w*|joins?|joining|abut\w*|bounded|beyond|next|other|another|remaining|former|formerly)$/;
/** "The grantor lives in Section 14", "the road runs through the Northeast Quarter". */
const OF_OTHERS = /^(?:lives?|living|resid\w+|through|over|across|index)$/;

/** "the northwest corner of Section 14", "the line between Sections 5 and 6", "adjoining Section 8": a mark or a neighbour. */
const isOfMark = (tokens: readonly Token[], { from }: PlaceFact): boolean =>
  tokens
    .slice(Math.max(0, from - FAR), from)
    .some(
      ({ text }, i, before) =>
        BESIDE.test(text) || OF_OTHERS.test(text) || (i >= before.length - NEAR && MARKS.test(text)),
    );
