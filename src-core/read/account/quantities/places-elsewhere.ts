// Places that cannot be the land's: where a description begins beyond its section, its county in another state, a meridian that does not govern there.
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import { verbatimOf } from '#core/language/text/document-text.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { findMeridianAt } from '#core/plss/meridian.ts';
import { placeOfSection } from '#core/plss/township-grid.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { isBegunOutside } from '#core/read/account/quantities/begun-outside.ts';
import { cornersParted, lotsShared, sectionsShared } from '#core/read/account/quantities/corners-shared.ts';
import { countiesOfPaper } from '#core/read/account/quantities/county-of-paper.ts';
import { BEHIND_OTHER } from '#core/read/account/quantities/land-place.ts';
import { lotsInOtherBlock } from '#core/read/account/quantities/other-block.ts';
import { placeAt, placesNamed } from '#core/read/account/quantities/place-facts.ts';
import { countyAt, type Land, type PlaceFact, stateBehind } from '#core/read/account/quantities/place-names.ts';
import { platsElsewhere } from '#core/read/account/quantities/plats-elsewhere.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';
import { isCornerOf } from '#core/read/account/quantities/section-corners.ts';
import { townsParted } from '#core/read/account/quantities/towns-parted.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Reading } from '#core/read/clauses/calls.ts';

/** `land`: what the instrument tells of the land's place. */
export function placesElsewhere(reading: Reading, tract: ToldTract, land: Land): PlaceFact[] {
  if (land.size === 0) return sectionsShared(reading.tokens, tract, land);
  const begun = beginningElsewhere(reading.tokens, tract, land) ?? begunOutside(reading, tract, land);
  return [
    ...countiesElsewhere(reading.tokens, land),
    ...countiesOfPaper(reading.tokens, tract, land),
    ...townsParted(reading.tokens, land),
    ...saidElsewhere(reading.tokens, land),
    ...meridiansElsewhere(reading, land),
    ...lotsElsewhere(reading.tokens, tract, land),
    ...platsElsewhere(reading.tokens, tract, land),
    ...cornersParted(reading.tokens),
    ...sectionsShared(reading.tokens, tract, land),
    ...lotsShared(reading.tokens, tract, land),
    ...lotsInOtherBlock(reading.tokens, tract, land),
    ...(begun === null ? [] : [begun]),
  ];
}

const isCounty = oncePerToken((word) => word === 'county');

/** "of Adams County, Ohio" for land in Adams County, Indiana. */
function countiesElsewhere(tokens: readonly Token[], land: Land): PlaceFact[] {
  const [county, state] = [land.get('county'), land.get('state')];
  if (county === undefined || state === undefined) return [];
  return placesWhere(tokens, isCounty).flatMap((at) => {
    const other = countyAt(tokens, at);
    const its = other === null || !isSame(county, other) ? null : stateBehind(tokens, other);
    return its === null || isSame(state, its) ? [] : [its];
  });
}

/** "Said Lot 9", "Section 9 aforesaid", where no such was told of before and another was; of a land lot it may be called a lot. */
function saidElsewhere(tokens: readonly Token[], land: Land): PlaceFact[] {
  return saidAnew(tokens).filter((fact) => {
    const own = land.get(fact.kind) ?? (fact.kind === 'lot' ? land.get('land lot') : undefined);
    return own !== undefined && own.from < fact.from && !isSame(own, fact);
  });
}

/** Places called "said" that were not told of before, of the whole text. */
const saidAnew = oncePer((tokens: readonly Token[]): readonly PlaceFact[] => {
  const told = new Map<string, Map<string, PlaceFact>>();
  return placesNamed(tokens).flatMap((fact) => {
    if (!NAMED.test(fact.kind)) return [];
    const kind = fact.kind === 'land lot' ? 'lot' : fact.kind;
    const alike = told.get(kind) ?? new Map<string, PlaceFact>();
    const name = fact.values.join(' ');
    const isBehind = textAt(tokens, fact.to) === 'aforesaid' && /^(?:section|lot)$/.test(kind);
    const isSaid = isBehind || /^(?:said|same)$/.test(textAt(tokens, fact.from - 1));
    const isNew = isSaid && !alike.has(name) && ![...alike.values()].some((one) => isSame(one, fact));
    told.set(kind, alike);
    if (!alike.has(name)) alike.set(name, fact);
    return isNew ? [fact] : [];
  });
});

const NAMED =
  /^(?:county|town|civil township|section|township|range|range of lots|quarter|land lot|district|abstract|survey|survey number|government lot|lot|block)$/;

const isMeridian = oncePerToken((word) => word === 'meridian' || word === 'm');

/** "of the 6th P.M." in Ohio, which it does not govern; "of the Fourth" where the Third was told before. */
function meridiansElsewhere(reading: Reading, land: Land): PlaceFact[] {
  const [state] = land.get('state')?.values ?? [];
  const told = meridiansIn(reading);
  return told.flatMap(({ meridian: { name, states }, from, to }) => {
    const isThere = state === undefined || states.includes(state);
    return isThere && name === told[0]?.meridian.name ? [] : [{ kind: 'state', values: [], from, to }];
  });
}

/** Of the whole text. */
const meridiansIn = oncePer(({ document, tokens }: Reading) =>
  placesWhere(tokens, isMeridian).flatMap((last) => {
    const token = tokens[last] as Token;
    if (token.kind !== 'word' || (token.text === 'm' && textAt(tokens, last - 2) !== 'p')) return [];
    for (let from = Math.max(0, last - LONGEST_MERIDIAN); from < last; from += 1) {
      const told = verbatimOf(document, { start: tokens[from]?.start ?? 0, end: token.end });
      const found = findMeridianAt(told, 0);
      if (found !== null && found.length >= told.length && !isClock(tokens, from))
        return [{ meridian: found.meridian, from, to: last + 1 }];
    }
    return [];
  }),
);

/** "at 2h. 14m. P.M.": an hour; letters alone name a meridian behind a range, or as "the M.P.M.". */
const isClock = (tokens: readonly Token[], from: number): boolean =>
  textAt(tokens, from).length === 1 && !/^(?:,|of|the|[ew]|east|west)$/.test(textAt(tokens, from - 1));

const LONGEST_MERIDIAN = 7;

/** A figure with opposite corners of one lot goes around it: "Lot Seven, beginning at the southwest corner of Lot Nine … to the northeast corner of Lot Nine". */
function lotsElsewhere(
  tokens: readonly Token[],
  { description, around, courses, ties }: ToldTract,
  land: Land,
): PlaceFact[] {
  const own = land.get('lot');
  if (own === undefined) return [];
  const corners = new Map<string, Set<number>>();
  const start = ties.length > 0 ? (courses[0]?.from ?? description.from) : description.from;
  for (let at = start; at < around.closedAt; at += 1) {
    const direction = directionAt(tokens, at);
    const of = direction === null || direction.deg % 90 === 0 ? -1 : direction.next + 1;
    if (of < 0 || textAt(tokens, of - 1) !== 'corner' || textAt(tokens, of) !== 'of') continue;
    const lot = placeAt(tokens, textAt(tokens, of + 1) === 'said' ? of + 2 : of + 1);
    if (lot?.kind !== 'lot') continue;
    const [name = ''] = lot.values;
    const seen = corners.get(name) ?? new Set();
    corners.set(name, seen.add(direction?.deg ?? 0));
    const isAround = seen.has(((direction?.deg ?? 0) + 180) % 360);
    const isOther = own.values.some((value) => value !== name && !corners.has(value));
    if (isAround && isOther && lot.values.length === 1) return [lot];
  }
  return [];
}

function begunOutside(reading: Reading, tract: ToldTract, land: Land): PlaceFact | null {
  const { from, head } = tract.description;
  return isBegunOutside(reading, tract, land)
    ? { kind: 'section', values: [], from: from + 5, to: Math.min(head.to, from + 25) }
    : null;
}

/** "Beginning at the southwest corner of Section 14" for land in Section 12, whose corner it is not; null where it may be. */
function beginningElsewhere(
  tokens: readonly Token[],
  { description, courses, ties }: ToldTract,
  land: Land,
): PlaceFact | null {
  const to = courses[0]?.from ?? description.head.to;
  let isInOwnSection = false;
  for (let at = description.from; at < Math.min(to, description.head.to); at += 1) {
    const fact = placeAt(tokens, at);
    // "a stake in the Township of Salem" for land in the Town of Canton.
    const own = land.get(fact?.kind ?? 'town') ?? (fact?.kind === 'civil township' ? land.get('town') : undefined);
    // The only section that is told, where it does not lie on the line of the next township.
    if (fact?.kind === 'section' && own === undefined) isInOwnSection = isInner(Number(fact.values[0]));
    if (fact === null || own === undefined) continue;
    if (fact.kind === 'section') isInOwnSection = isSame(fact, own);
    if (isSame(fact, own)) continue;
    if (fact.kind === 'township' || fact.kind === 'range') {
      // The section of that number in the next township lies six miles off.
      if (isInOwnSection || !isNextTo(fact, own)) return fact;
    } else if (WITHIN.test(fact.kind) && ties.length === 0 && isWithin(tokens, fact)) {
      return fact;
    } else if (fact.kind === 'quarter') {
    } else if (description.start === 'begin' && fact.values.length === 1 && isNamedCorner(tokens, fact.from)) {
      if (fact.kind === 'land lot' || fact.kind === 'abstract') return fact;
      if (
        fact.kind === 'section' &&
        !own.values.some((section) =>
          isCornerOf(cornerBefore(tokens, fact.from), Number(fact.values[0]), Number(section)),
        )
      )
        return fact;
    }
  }
  return null;
}

/** Its corners are corners of no other township. */
function isInner(section: number): boolean {
  const place = placeOfSection(section);
  return place !== null && [place.row, place.column].every((one) => one > 0 && one < 5);
}

/** A description begins within each of these that its land lies in. */
const WITHIN =
  /^(?:quarter|section|town|civil township|village|ward|city|county|land lot|(?:militia )?district|abstract|survey(?: number)?|claim|numbered \w+)$/;

/** "a stake in the Southeast Quarter"; but "the west line of the Southeast Quarter". */
function isWithin(tokens: readonly Token[], { from, to }: PlaceFact): boolean {
  // "in the Exeter Township line".
  if (BEHIND_OTHER.test(textAt(tokens, to))) return false;
  const before = leadOf(tokens, from);
  if (isOfNeighbour(tokens, before)) return false;
  return /^(?:in|within)$/.test(textAt(tokens, before)) || /^(?:part|portion)$/.test(textAt(tokens, before - 1));
}

/** In tokens. */
const LONGEST_PLACE = 12;

/** What leads to the first of places that are told one in the other: "in the Stephenson Survey, Abstract 241", "in Land Lot 9 of the 7th District". */
function leadOf(tokens: readonly Token[], from: number): number {
  const lead = /^(?:the|said)$/.test(textAt(tokens, from - 1)) ? from - 2 : from - 1;
  if (!/^(?:,|of|[(])$/.test(textAt(tokens, lead))) return lead;
  for (let at = lead - 1; at > lead - LONGEST_PLACE; at -= 1) {
    const inner = placeAt(tokens, at);
    if (inner?.to === lead) return leadOf(tokens, inner.from);
  }
  return lead;
}

/** "in the line of the land of Ira Fox in Section 27". */
function isOfNeighbour(tokens: readonly Token[], lead: number): boolean {
  let at = lead - 1;
  while (/^(?:,|\.|lying|being|situated?)$/.test(textAt(tokens, at)) || tokens[at]?.capital === true) at -= 1;
  if (at === lead - 1 || textAt(tokens, at) !== 'of') return false;
  const land = /^(?:the|said)$/.test(textAt(tokens, at - 2)) ? at - 2 : at - 1;
  return (
    /^(?:lands?|property|farm|premises|estate)$/.test(textAt(tokens, at - 1)) &&
    /\b(?:line|side|corner|fence) of$/.test(textWithin(tokens, land - 2, land))
  );
}

/** "corner of Section 14". */
function isNamedCorner(tokens: readonly Token[], from: number): boolean {
  return textAt(tokens, from - 1) === 'of' && textAt(tokens, from - 2) === 'corner';
}

function cornerBefore(tokens: readonly Token[], from: number): string {
  return textAt(tokens, from - 3);
}

/** Townships that lie beside each other. */
function isNextTo(a: PlaceFact, b: PlaceFact): boolean {
  const [one, other] = [a, b].map(({ values }) => {
    const number = Number.parseInt(values[0] ?? '', 10);
    return /[sw]$/.test(values[0] ?? '') ? 1 - number : number;
  });
  return Math.abs((one ?? 0) - (other ?? 0)) <= 1;
}
