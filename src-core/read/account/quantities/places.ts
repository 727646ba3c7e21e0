// The place of the land, which must be the same all through the instrument: one county, section, land lot or lot told of it in two ways is left open.

import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { frameRemarks } from '#core/read/account/frames/frames.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { arePartsApart } from '#core/read/account/quantities/begun-outside.ts';
import { BEHIND_OTHER, isNear, isOfAll, isOfLand } from '#core/read/account/quantities/land-place.ts';
import { bearerOf } from '#core/read/account/quantities/place-bearer.ts';
import { mayNamePlace, placeAt, placesNamed } from '#core/read/account/quantities/place-facts.ts';
import { type PlaceFact, type PlaceKind, stateBehind } from '#core/read/account/quantities/place-names.ts';
import { placesElsewhere } from '#core/read/account/quantities/places-elsewhere.ts';
import { isOfSaidPart, placesLeft } from '#core/read/account/quantities/places-left.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt, ownerOf } from '#core/read/account/quantities/regions.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { headingOf } from '#core/read/account/tract-text.ts';

interface Mention extends PlaceFact {
  /** The tract that it is told of; null where it is told of all. */
  readonly owner: ToldTract | null;
  /** Told ahead of the first heading, of every tract that tells no other of its own. */
  readonly isShared: boolean;
}

export function placeRemarks(instrument: Instrument): Remark[] {
  const { tracts } = instrument;
  return tracts.flatMap((tract, index) => {
    const places = placesIn(instrument)[index];
    if (!tract.mayPass || places === undefined) return [];
    const { first, others } = places;
    const isAnew = (place: PlaceFact): boolean => !others.some(({ from }) => from === place.from);
    const left = placesLeft(instrument, first).filter(isAnew);
    const away = placesElsewhere(instrument.reading, tract, first).filter(isAnew);
    // What is told behind a tract may be told of any.
    const bound = (from: number): readonly ToldTract[] => (from >= tract.around.closedAt ? tracts : [tract]);
    return [
      ...[...others, ...left].map((place) => ({
        ...remarkOf(place, bound(place.from)),
        ...weighed(instrument.reading.tokens, place, first),
      })),
      ...[...away, ...toldAgainIn(instrument.reading.tokens)].map((place) => remarkOf(place, bound(place.from))),
      ...frameRemarks(instrument, tract, first),
    ];
  });
}

/** "the Northwest Quarter of the Northwest Quarter (NE 1/4 of NW 1/4)": a quarter that its own bracket tells otherwise, of whatever land. */
const toldAgainIn = oncePer((tokens: readonly Token[]): readonly PlaceFact[] =>
  placesNamed(tokens).flatMap((fact) => {
    if (!fact.kind.startsWith('quarter') || textAt(tokens, fact.to) !== '(') return [];
    const again = placeAt(tokens, fact.to + 1);
    const isOther = again?.kind === fact.kind && again.from === fact.to + 1 && !isSame(fact, again);
    return isOther && textAt(tokens, again.to) === ')' ? [again] : [];
  }),
);

interface Places {
  /** The first that is told of each kind. */
  readonly first: ReadonlyMap<PlaceKind, Mention>;
  /** Those that are not the first. */
  readonly others: readonly Mention[];
}

/** All of their land lies in towns, so that a name alone is one; elsewhere it may be a village within one. */
const OF_TOWNS = /^(?:CT|MA|ME|NH|RI|VT)$/;
/** Where a town is as much as a village or a city, and not what they lie in. */
const ALIKE_TOWNS = /^(?:AL|AR|AZ|CO|DE|FL|GA|ID|IA|KS|KY|LA|MD|MS|MT|NC|NM|NV|OK|OR|SC|TN|TX|UT|VA|WA|WV|WY)$/;

/** By the customs of the state. */
function asInState(tokens: readonly Token[], told: readonly Mention[]): readonly Mention[] {
  const [state = onlyState(tokens)] = told.find(({ kind }) => kind === 'state')?.values ?? [];
  const named = OF_TOWNS.test(state) ? told : told.filter(({ isNameAlone }) => isNameAlone !== true);
  return ALIKE_TOWNS.test(state)
    ? named.map((one) => (/^(?:village|city)$/.test(one.kind) ? { ...one, kind: 'town' as const } : one))
    : named;
}

function placesOf(tokens: readonly Token[], mentions: readonly Mention[], tract: ToldTract): Places {
  const first = new Map<PlaceKind, Mention>();
  const others: Mention[] = [];
  const { around, description } = tract;
  const own = new Set<PlaceKind>();
  for (const { kind, from, isShared } of mentions)
    if (!isShared && from >= around.leadFrom && from < description.from) own.add(kind);
  for (const mention of mentions) {
    const { owner, kind, values, isShared } = mention;
    if (isShared ? own.has(kind) && !isOfAll(kind) : owner !== null && owner !== tract) continue;
    const known = first.get(kind);
    const isAgain = known !== undefined && isSame(known, mention);
    if (known === undefined && isOtherLand(tokens, mentions, mention, first, tract)) others.push(mention);
    else if (known === undefined) first.set(kind, mention);
    else if (!isAgain || isOfMore(known, mention)) others.push(mention);
    if (isAgain && values.length > known.values.length) first.set(kind, mention);
  }
  return { first, others };
}

/** The one that the paper names, of whatever; empty where it names several or none. */
const onlyState = oncePer((tokens: readonly Token[]): string => {
  const named = placesNamed(tokens).flatMap((fact) => {
    const state = fact.kind === 'state' ? fact : stateBehind(tokens, fact);
    return state?.values ?? [];
  });
  return new Set(named).size === 1 ? (named[0] ?? '') : '';
});

const isOtherLand = (
  tokens: readonly Token[],
  mentions: readonly Mention[],
  mention: Mention,
  first: ReadonlyMap<PlaceKind, Mention>,
  tract: ToldTract,
): boolean =>
  isOfBlocks(mention) ||
  isAnew(tokens, mention, first, tract) ||
  isOtherTown(mentions, mention, first) ||
  PARTS.some((kind) => arePartsApart(first.get(kind) ?? mention, mention));

/** "Lot 4 of Block 9 and Lot 4 of Block 6", with a street between them. */
const isOfBlocks = ({ kind, values }: Mention): boolean => kind === 'block' && new Set(values).size > 1;

/** Of a section. */
const PARTS = ['half', 'half of quarter', 'quarter', 'quarter quarter'] as const;

/** Of which land lies in one alone, whatever it is called; a village lies in a town, and both in a township. */
const RIVALS: Partial<Record<PlaceKind, readonly PlaceKind[]>> = {
  town: ['civil township', 'city'],
  'civil township': ['town'],
  city: ['town', 'village'],
  village: ['city'],
};

/** "in the Town of Canton … The land is situated in Salem Township"; but "in the Town of Norwood, Center Township", told as one within the other. */
function isOtherTown(mentions: readonly Mention[], mention: Mention, first: ReadonlyMap<PlaceKind, Mention>): boolean {
  return (RIVALS[mention.kind] ?? []).some((kind) => {
    const rival = first.get(kind);
    if (rival === undefined || isSame(rival, mention)) return false;
    const like = (one: Mention): Mention[] => mentions.filter((each) => each.kind === one.kind && isSame(each, one));
    return !like(rival).some((a) => like(mention).some((b) => Math.max(a.from - b.to, b.from - a.to) <= TOGETHER));
  });
}

/** In tokens, from one town to the other that it lies in. */
const TOGETHER = 6;

/** "The land hereby conveyed is a part of Lot 6", of land that its caption places in a section or a survey and in no lot. */
function isAnew(
  tokens: readonly Token[],
  mention: Mention,
  first: ReadonlyMap<PlaceKind, Mention>,
  { around }: ToldTract,
): boolean {
  if (!/^(?:lot|block)$/.test(mention.kind) || mention.from < around.closedAt) return false;
  // "land lot 77 … all lying in said lot number 77".
  if (LOTS.some((kind) => mention.values.every((value) => first.get(kind)?.values.includes(value)))) return false;
  const isPlaced = first.has('section') || first.has('survey') || first.has('abstract') || first.has('land lot');
  return isPlaced && bearerOf(tokens, mention) === 'this';
}

const LOTS = ['land lot', 'government lot', 'subdivision lot', 'survey number', 'claim'] as const;

/** "part of Lot 7 … being parts of Lots 7 and 8", "Being Lot 4 of Block 9 and Lot 4 of Block 6". */
function isOfMore(known: Mention, { kind, values }: Mention): boolean {
  return LAID_OUT.test(kind) && values.length > 1 && !values.every((value) => known.values.includes(value));
}

const LAID_OUT = /^(?:lot|land lot|block)$/;

/** Of each tract. */
const placesIn = oncePer((instrument: Instrument): readonly Places[] => {
  const { tokens } = instrument.reading;
  const mentions = asInState(tokens, mentionsIn(instrument));
  return instrument.tracts.map((tract) => placesOf(tokens, mentions, tract));
});

/** Places beside the courses that are those of no tract: each is told of something else, or against the land. */
export function placesApart(instrument: Instrument): (PlaceFact & { readonly rival: PlaceFact })[] {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const lands = placesIn(instrument).map(({ first }) => first);
  return placesWhere(tokens, mayNamePlace).flatMap((at) => {
    const fact = bodyAt(tracts, at) === null ? placeAt(tokens, at) : null;
    if (fact === null) return [];
    const isOther = lands.every((land) => {
      const own = land.get(fact.kind);
      return own !== undefined && own.from !== fact.from && !isSame(own, fact);
    });
    const rival = lands[0]?.get(fact.kind);
    // "in Shirley, Town of Brookhaven": told as one within the other.
    const isWithin = rival !== undefined && Math.max(rival.from - fact.to, fact.from - rival.to) <= TOGETHER;
    return rival !== undefined && isOther && !isWithin ? [{ ...fact, rival }] : [];
  });
}

/** What the ear is asked of: the place, and that which it stands against; a part that was said before is the land's. */
function weighed(
  tokens: readonly Token[],
  place: PlaceFact,
  land: ReadonlyMap<PlaceKind, PlaceFact>,
): Pick<Remark, 'figure' | 'rival'> {
  if (isOfSaidPart(tokens, place)) return {};
  const rival = land.get(place.kind);
  const isWeighed = rival !== undefined && rival.from !== place.from && isOfAll(place.kind);
  return isWeighed ? { figure: place, rival } : { figure: place };
}

function remarkOf({ from, to }: PlaceFact, bound: readonly ToldTract[]): Remark {
  return { code: 'place_otherwise', from: Math.max(0, from - 5), to: to + 3, tracts: bound.map(({ index }) => index) };
}

/** "(said parcel being in Section 18)" among the courses, where other places are those of corners and neighbours. */
function isAside(tokens: readonly Token[], { from }: PlaceFact): boolean {
  let start = from;
  while (start > from - FARTHEST && /^(?:word|number)$/.test(tokens[start - 1]?.kind ?? '')) start -= 1;
  const words = tokens.slice(start, start + 4).map(({ text }) => text);
  return /^(?:said|this|the|which)(?: whole| above)? (?:tract|parcel|land|lot|premises) (?:being|is|lies|lying)\b/.test(
    words.join(' '),
  );
}

/** The land's places outside the courses, those that stand together in one list as one. */
const mentionsIn = oncePer((instrument: Instrument): readonly Mention[] => {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const found: Mention[] = [];
  const shown: Mention[] = [];
  const [first] = tracts;
  const heading = first === undefined || tracts.length < 2 ? null : headingOf(tokens, first.around);
  for (const at of placesWhere(tokens, mayNamePlace)) {
    const fact = placeAt(tokens, at);
    if (fact === null || (bodyAt(tracts, at) !== null && !isAside(tokens, fact))) continue;
    if (fact.kind === 'tract' && !isPlattedTract(tokens, tracts, fact)) continue;
    if (!isToldOfLand(tokens, found.at(-1), fact)) continue;
    // In a list of lands the next item is other land.
    if (tracts.length > 1 && !isOfAll(fact.kind) && ownerOf(tracts, at) === null && !isOfTracts(tokens, at)) continue;
    const state = stateBehind(tokens, fact);
    const list = isShownAs(tokens, fact) ? shown : found;
    for (const one of state === null ? [fact] : [fact, state])
      take(tokens, list, { ...one, owner: tractOf(tokens, tracts, at), isShared: at < (heading?.at ?? 0) });
  }
  return withShown(found, shown, first?.description.from ?? 0);
});

/** "designated as Lot 8 on a plat" before its courses, of land that is told to be no other lot; behind them a plat may call it as it will. */
function withShown(found: readonly Mention[], shown: readonly Mention[], described: number): readonly Mention[] {
  const lots = shown.filter(({ kind, to }) => kind === 'lot' && to <= described);
  if (lots.length === 0 || found.some(({ kind }) => kind === 'lot')) return found;
  return [...found, ...lots].toSorted((a, b) => a.from - b.from);
}

/** "that portion of Tract 4, Block 12"; but one of those of this paper, of a partition or of another deed. */
function isPlattedTract(tokens: readonly Token[], tracts: readonly ToldTract[], fact: PlaceFact): boolean {
  const isAhead = fact.to <= (tracts[0]?.description.from ?? 0);
  if (tracts.length > 1 || (!isAhead && bearerOf(tokens, fact) !== 'this')) return false;
  return !tokens.slice(fact.to, fact.to + NEAR).some(({ text }) => /^(?:partition|deed|will|decree|heirs)$/.test(text));
}

function isToldOfLand(tokens: readonly Token[], before: PlaceFact | undefined, fact: PlaceFact): boolean {
  // "then a part of Navarro County, now Hill County".
  if (isOfAll(fact.kind) && textWithin(tokens, fact.to, fact.to + 2) === ', now') return false;
  if (isNear(tokens, fact.kind, fact.from) || isOwnSubject(tokens, fact) || !isPlacedIn(tokens, fact)) return false;
  const bearer = BEHIND_OTHER.test(textAt(tokens, fact.to)) ? null : bearerOf(tokens, fact);
  return bearer === 'this' || (bearer === null && (isOfLand(tokens, fact) || isToldOn(tokens, before, fact)));
}

/** "in Farm No. 12", "part of the Manor Farm No. 12": what has no kind of its own is a place where something lies in it or is a part of it. */
function isPlacedIn(tokens: readonly Token[], { kind, from }: PlaceFact): boolean {
  if (!kind.startsWith('numbered ')) return true;
  let at = from - 1;
  while (/^(?:the|said)$/.test(textAt(tokens, at)) || tokens[at]?.capital === true) at -= 1;
  return /^(?:in|within|of|from|being)$/.test(textAt(tokens, at));
}

/** ", the west half of said Lot 88 being owned by Lauer": the other half, of which something is told for itself. */
function isOwnSubject(tokens: readonly Token[], { kind, from, to }: PlaceFact): boolean {
  const lead = textAt(tokens, from - 1) === 'the' ? from - 2 : from - 1;
  if (kind !== 'half of lot' || textAt(tokens, lead) !== ',') return false;
  const noun = /^(?:the|said)$/.test(textAt(tokens, to + 1)) ? to + 2 : to + 1;
  const verb = placeAt(tokens, textAt(tokens, noun) === 'land' ? noun + 1 : noun)?.to ?? noun + 1;
  return /^(?:being|having|is|was|belonging|owned|now|heretofore)$/.test(textAt(tokens, verb));
}

const NEAR = 8;

/** "Both tracts lie in". */
function isOfTracts(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => /^(?:tract|parcel)s?$/.test(text));
}

/** "Tract Two lies in Section 13" behind them all. */
function tractOf(tokens: readonly Token[], tracts: readonly ToldTract[], at: number): ToldTract | null {
  const owner = ownerOf(tracts, at);
  if (tracts.length < 2) return owner;
  for (let i = at - 1; i > at - NEAR && !/^[.;:]$/.test(textAt(tokens, i)); i -= 1)
    if (/^(?:tract|parcel)$/.test(textAt(tokens, i))) return tracts[numberNamedAt(tokens, i + 1) - 1] ?? owner;
  return owner;
}

/** "Saline County, Nebraska, in the State of Iowa": it goes on from a place of the land. */
function isToldOn(tokens: readonly Token[], before: PlaceFact | undefined, { kind, from }: PlaceFact): boolean {
  if (before === undefined || before.to > from || from - before.to > 4) return false;
  // "Lot 7, Block 3, Smith's Addition".
  const isPlat = /^(?:block|addition)$/.test(kind) && /^(?:lot|block)$/.test(before.kind);
  if (kind !== 'state' && !isPlat) return false;
  return tokens.slice(before.to, from).every(({ text }) => /^(?:,|and|in|of|the)$/.test(text));
}

/** "said parcel being shown as Lot 3 on a plan": a name that a plan of its own gives it. */
function isShownAs(tokens: readonly Token[], { from }: PlaceFact): boolean {
  return textAt(tokens, from - 1) === 'as' && /^(?:shown|designated|marked)$/.test(textAt(tokens, from - 2));
}

/** In tokens. */
const FARTHEST = 40;
const NEAREST = 7;

/** "partly in Adams County and partly in Pike County" is one mention of two. */
function take(tokens: readonly Token[], found: Mention[], mention: Mention): void {
  const before = found.findLastIndex(({ kind }) => kind === mention.kind);
  const known = found[before];
  const isListed =
    known !== undefined &&
    mention.from >= known.to &&
    mention.from - known.to <= (/^(?:quarter|section)/.test(mention.kind) ? FARTHEST : NEAREST) &&
    tokens.slice(known.to, mention.from).some(({ text }) => /^(?:and|or|&|partly)$/.test(text)) &&
    !tokens
      .slice(known.to, mention.from)
      .some(
        ({ text }) =>
          /^[.;:]$/.test(text) || /^(?:being|same|known|called|wholly|thence|no|not|none|nor|never)$/.test(text),
      );
  if (isListed) found[before] = { ...known, values: [...known.values, ...mention.values], to: mention.to };
  else found.push(mention);
}
