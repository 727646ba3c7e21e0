// Corners that are told to be those of several sections or lots: they must be one place, and a corner of the land's own lot.
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { Land, PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { areOfOneCorner, isCornerOf, isSameCorner } from '#core/read/account/quantities/section-corners.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';

interface Corner extends Passage {
  readonly name: string;
  readonly section: number;
}

const isCorner = oncePerToken((word) => /^cor(?:ner)?$/.test(word));
const EQUATES = /^(?:being|is|also|likewise|and|same|as|with|identical|the|said)$/;

/** "the SE corner of Section 11, being likewise the NW corner of Section 14", which is another. */
export const cornersParted = oncePer((tokens: readonly Token[]): readonly PlaceFact[] => {
  const corners = placesWhere(tokens, isCorner).flatMap((at): Corner[] => {
    const section = /^(?:of|to)$/.test(textAt(tokens, at + 1)) ? sectionAt(tokens, at + 2) : null;
    const name = textAt(tokens, at - 1);
    const isNamed = section !== null && /^(?:north|south)(?:east|west)$|^[ns][ew]$/.test(name);
    return isNamed ? [{ name, section: section.number, from: at - 1, to: section.to }] : [];
  });
  return corners.flatMap((corner, place) => {
    let before = corner.from - 1;
    while (EQUATES.test(textAt(tokens, before)) || textAt(tokens, before) === ',') before -= 1;
    const words = tokens.slice(before + 1, corner.from).map(({ text }) => text);
    if (!words.some((word) => /^(?:being|is)$/.test(word)) || words.length < 2) return [];
    // "said Section 11 corner".
    const called = textAt(tokens, before) === 'corner' ? Number(textAt(tokens, before - 1)) : Number.NaN;
    const same = corners
      .slice(0, place)
      .findLast(({ section, to }) => (Number.isNaN(called) ? to === before + 1 : section === called));
    return same === undefined || isSameCorner(same.name, same.section, corner.name, corner.section)
      ? []
      : [{ kind: 'section', values: [String(corner.section)], from: corner.from, to: corner.to }];
  });
});

function sectionAt(tokens: readonly Token[], at: number): { number: number; to: number } | null {
  const noun = textAt(tokens, at) === 'said' ? at + 1 : at;
  const fact = /^sec(?:tion)?$/.test(textAt(tokens, noun)) ? placeAt(tokens, noun) : null;
  return fact?.kind === 'section' && fact.values.length === 1 ? { number: Number(fact.values[0]), to: fact.to } : null;
}

/** In tokens, from the corner to what it is common to. */
const FARTHEST = 14;

/** "the southeast corner of said section, which is common to Sections 8, 9, 16 and 17". */
export function sectionsShared(tokens: readonly Token[], { around }: ToldTract, land: Land): PlaceFact[] {
  return placesWhere(tokens, isCommon).flatMap((at) => {
    const isIn = at >= around.leadFrom && at < around.closedAt && textAt(tokens, at + 1) === 'to';
    const fact = isIn ? placeAt(tokens, at + 2) : null;
    if (fact?.kind !== 'section' || fact.values.length < 2) return [];
    const shared = fact.values.map(Number);
    const own = land.get('section')?.values ?? sectionBefore(tokens, at);
    const named = cornerNamed(tokens, at, own.length === 1 ? Number(own[0]) : Number.NaN);
    const isOne =
      named === null
        ? areOfOneCorner(shared)
        : shared.every((section) => isCornerOf(named.name, named.section, section));
    return isOne ? [] : [fact];
  });
}

const isCommon = oncePerToken((word) => word === 'common');

/** The corner told last before a token: of the section that it names, or of the land's own. */
function cornerNamed(tokens: readonly Token[], at: number, own: number): { name: string; section: number } | null {
  for (let noun = at - 1; noun > at - FARTHEST; noun -= 1) {
    if (!/^cor(?:ner)?$/.test(textAt(tokens, noun))) continue;
    const direction = [2, 1].map((step) => directionAt(tokens, noun - step)).find((one) => one?.next === noun);
    const name = CORNERS[((direction?.deg ?? 0) - 45) / 90];
    if (name === undefined) continue;
    const section = sectionAt(tokens, noun + 2)?.number ?? (isSaidSection(tokens, noun + 2) ? own : Number.NaN);
    return Number.isNaN(section) ? null : { name, section };
  }
  return null;
}

/** In tokens, from the section to "said section". */
const LONGEST_LEAD = 60;

function sectionBefore(tokens: readonly Token[], at: number): readonly string[] {
  for (let i = at - 1; i > at - LONGEST_LEAD; i -= 1) {
    const fact = /^sec(?:tion)?$/.test(textAt(tokens, i)) ? placeAt(tokens, i) : null;
    if (fact?.kind === 'section') return fact.values;
  }
  return [];
}

const CORNERS = ['ne', 'se', 'sw', 'nw'];
const isSaidSection = (tokens: readonly Token[], at: number): boolean =>
  /^(?:said|the) section$/.test(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`);

const areLots = oncePerToken((word) => word === 'lots');

/** "the joint front corner of Lots 31 and 32" of Lot 23: on a street no lots meet but those that front on it. */
export function lotsShared(tokens: readonly Token[], { description, around }: ToldTract, land: Land): PlaceFact[] {
  const own = land.get('lot') ?? lotShown(tokens, around.leadFrom, description.from);
  if (own === null) return [];
  return placesWhere(tokens, areLots).flatMap((at) => {
    const isOf = /^corners? of$/.test(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`);
    const fact = isOf && at >= description.from && at < around.closedAt ? placeAt(tokens, at) : null;
    if (fact?.kind !== 'lot' || fact.values.length < 2) return [];
    const near = tokens.slice(fact.to, fact.to + FARTHEST);
    const end = near.findIndex(({ text }) => /^(?:;|thence|and|running)$/.test(text));
    const before = tokens.slice(Math.max(description.from, at - FARTHEST), at);
    const start = before.findLastIndex(({ text }) => /^(?:;|thence|to|feet)$/.test(text));
    const isWay = ({ text, capital }: Token): boolean => capital && WAYS.has(text);
    const isOnStreet = near.slice(0, end < 0 ? FARTHEST : end).some(isWay) || before.slice(start + 1).some(isWay);
    const isFront = textAt(tokens, at - 3) === 'front' || isOnStreet;
    return isFront && !fact.values.some((value) => own.values.includes(value)) ? [fact] : [];
  });
}

/** "designated as Lot 23 on a plat". */
function lotShown(tokens: readonly Token[], from: number, to: number): PlaceFact | null {
  for (let at = from; at < to; at += 1)
    if (textAt(tokens, at) === 'lot' && textAt(tokens, at - 1) === 'as') return placeAt(tokens, at);
  return null;
}
