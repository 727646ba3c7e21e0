// Areas told anywhere in the instrument, held against the stated ones: each is that of the land, of all the land, of a part that adds up, or of other land that is named.

import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { type AreaRead, areaAt, repeatedAreaAt } from '#core/read/account/quantities/area-at.ts';
import {
  type AreaSlot,
  areaSlotOf,
  isAreaSentenceEnd,
  isPlaced,
  isToldOfLand,
} from '#core/read/account/quantities/area-slots.ts';
import { eachOf, shareOf } from '#core/read/account/quantities/areas-each.ts';
import { isOwnInAll } from '#core/read/account/quantities/in-all.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt, ownerOf } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { decimalsOf } from '#core/survey/distance.ts';
import { STATED_AREA_SHARE } from '#core/survey/limits.ts';

interface Mention extends AreaRead {
  /** The tract that it is told of, or null where it is told of them all. */
  readonly owner: ToldTract | null;
  /** Counted, so that the parts of one whole are known by it. */
  readonly sentence: number;
  readonly slot: AreaSlot;
  /** Of a part: what lies on it, or where it lies, is told. */
  readonly isPlaced: boolean;
  /** It stands before the words that lead into its tract, and may be that of them all. */
  readonly isOfAll: boolean;
  /** It is a round name of what the land is so large a share of: "the north half of the forty acre lot". */
  readonly isShare: boolean;
}

/** The areas of the tracts in acres. */
interface Stated {
  readonly conveyed: readonly { readonly tract: ToldTract; readonly acres: number }[];
  /** Of the exceptions. */
  readonly kept: readonly number[];
  /** Of all that is conveyed, with the exceptions and without. */
  readonly sums: readonly number[];
}

export function areaRemarks(instrument: Instrument): Remark[] {
  const { tracts } = instrument;
  return areasTold(instrument)
    .filter(({ isOpen }) => isOpen)
    .map(({ mention, isOfWhole }) => ({
      code: codeOf(mention),
      from: Math.max(0, mention.from - 6),
      to: mention.to + 4,
      ...(codeOf(mention) === 'second_area' && !isOfWhole ? { figure: mention } : {}),
      tracts: (mention.owner === null || mention.from >= mention.owner.around.closedAt ? tracts : [mention.owner]).map(
        ({ index }) => index,
      ),
    }));
}

interface Area {
  readonly mention: Mention;
  readonly isOpen: boolean;
  /** It is that of all the land, or of one whole tract of it, and of no part. */
  readonly isWhole: boolean;
  /** It is that of no tract, nor a part of the sum of one: so it is told of something else, or against the land. */
  readonly isApart: boolean;
  /** "containing 5.86 acres, of which five are cleared and two in timber": whatever is heard of it, it is of the land. */
  readonly isOfWhole: boolean;
  /** One of the parts that make the whole. */
  readonly isInParts: boolean;
}

/** Every area, and whether it is left open. */
export const areasTold = oncePer((instrument: Instrument): readonly Area[] => {
  const { reading, tracts } = instrument;
  const told = mentionsOf(reading.tokens, tracts);
  const stated = statedIn(told, tracts);
  const open = new Set(told.filter((mention) => !isDischarged(mention, stated)));
  const sums = sumsOf([...open]);
  const isWholeOf = ({ slot, sentence, from }: Mention, whole: Mention): boolean =>
    whole.from < from &&
    whole.slot === 'own' &&
    !open.has(whole) &&
    ((slot === 'part' && whole.sentence === sentence) || isToldOn(reading.tokens, whole.to, from));
  return told.map((mention) => {
    const isOfWhole = told.some((whole) => isWholeOf(mention, whole));
    const sum = sums.get(mention.sentence) ?? { count: 0, acres: 0 };
    const isWhole = !open.has(mention) && (mention.slot === 'own' || mention.slot === 'total');
    const isInSum = open.has(mention) && addsUp(mention, sum, stated);
    const isOpen = open.has(mention) && !isInSum;
    const isApart = isOpen || (!open.has(mention) && !isOfAny(mention, stated));
    return { mention, isOpen, isWhole, isApart, isOfWhole, isInParts: isInSum && sum.count > 1 };
  });
});

/** In tokens: "; taxed as". */
const SHORTEST_ON = 4;

/** "containing 10.651 acres; taxed as 11.72 acres": with no subject of its own. */
const isToldOn = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= SHORTEST_ON &&
  tokens
    .slice(from, to)
    .every(
      (token) =>
        token.kind !== 'number' &&
        !/^(?:of|out|from|the|an?|this|that|said|his|her|its|my|our|their|and|with)$/.test(token.text),
    );

function codeOf({
  isTorn,
  slot,
}: Mention): 'area_words_otherwise' | 'total_otherwise' | 'area_of_more' | 'second_area' {
  if (isTorn) return 'area_words_otherwise';
  return slot === 'total' ? 'total_otherwise' : slot === 'more' ? 'area_of_more' : 'second_area';
}

function statedIn(told: readonly Mention[], tracts: readonly ToldTract[]): Stated {
  const all = tracts.flatMap((tract) => {
    const acres = tract.stated_acres ?? ownArea(told, tract);
    return acres === null ? [] : [{ tract, acres }];
  });
  const conveyed = all.filter(({ tract }) => !tract.isException);
  const kept = all.filter(({ tract }) => tract.isException).map(({ acres }) => acres);
  const total = sumOf(conveyed.map(({ acres }) => acres));
  return { conveyed, kept, sums: [total, total - sumOf(kept)] };
}

/** The first area told behind its courses, else before them, where the tract states none in acres alone. */
function ownArea(told: readonly Mention[], tract: ToldTract): number | null {
  const own = told.filter(({ owner, slot }) => owner === tract && slot === 'own');
  return (own.find(({ from }) => from >= tract.around.closedAt) ?? own[0])?.value ?? null;
}

function mentionsOf(tokens: readonly Token[], tracts: readonly ToldTract[]): Mention[] {
  const found: Mention[] = [];
  let sentence = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isAreaSentenceEnd(tokens, at)) sentence += 1;
    const before = found.at(-1);
    const area = areaAt(tokens, at) ?? (before !== undefined && before.to === at ? repeatedAreaAt(tokens, at) : null);
    if (area === null || area.value <= 0) continue;
    if (bodyAt(tracts, at) === null || isToldOfLand(tokens, at)) {
      const owner = namedTract(tokens, tracts, at) ?? ownerOf(tracts, at);
      // What the courses run along says nothing of an area behind them.
      const closedAt = owner === null || at < owner.around.closedAt ? -1 : owner.around.closedAt;
      const since = before !== undefined && before.sentence === sentence ? Math.max(before.to, closedAt) : closedAt;
      const following = owner === null ? undefined : tracts[tracts.indexOf(owner) + 1];
      const next = following?.description.from ?? tokens.length;
      const isOwn = tracts.length < 2 || isOwnInAll(tokens, at - IN_ALL, at, next);
      const share = shareOf(tokens, area);
      const each = eachOf(tokens, area);
      const isOfAll = owner !== null && isBeforeLead(tokens, area.to, owner.description.from);
      found.push({
        ...area,
        ...timesOf(area, share ?? each ?? 1),
        owner,
        sentence,
        slot:
          share === null && each === null
            ? slotBeside(tokens, area, found.slice(found.findLastIndex((one) => one.sentence !== sentence) + 1), () =>
                areaSlotOf(tokens, area, since, !isOwn),
              )
            : 'own',
        isShare: share !== null,
        isOfAll,
        isPlaced: isPlaced(tokens, area.to),
      });
    }
    at = area.to - 1;
  }
  return found;
}

const timesOf = ({ value, half }: AreaRead, times: number): Pick<AreaRead, 'value' | 'half'> => ({
  value: value * times,
  half: half * times,
});

const REST = /^(?:residue|remainder|rest|balance|remaining)$/;

/** "a survey of one half of a league, or 2,214 acres" is one area twice; "whereof sixty acres are cleared and the residue, twenty-six acres, is woodland": the rest of the whole is a part of it too. */
function slotBeside(
  tokens: readonly Token[],
  { from }: AreaRead,
  told: readonly Mention[],
  slotOf: () => AreaSlot,
): AreaSlot {
  const before = told.at(-1);
  if (before === undefined) return slotOf();
  const between = tokens.slice(before.to, from).map(({ text }) => text);
  if (before.slot === 'other' && between.includes('or') && between.every((word) => /^(?:,|or|about|\()$/.test(word)))
    return 'other';
  const isParted = told.some(({ slot }) => slot === 'part');
  return isParted && between.some((word) => REST.test(word)) ? 'part' : slotOf();
}

/** In tokens: "To Jacob Staib, the west share:". */
const SHORTEST_LEAD = 4;

/** A stop behind the area, and then the words that name the tract; but "Tract One, 24 acres: Beginning". */
const isBeforeLead = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, Math.max(from, to - SHORTEST_LEAD)).some(({ text }) => /^[:;]$/.test(text));

/** Tokens of "containing in all". */
const IN_ALL = 3;
const FARTHEST_NAME = 6;

/** "first tract, 52.99 acres", "the acreage of Tract One is 4 acres". */
function namedTract(tokens: readonly Token[], tracts: readonly ToldTract[], at: number): ToldTract | null {
  if (tracts.length < 2) return null;
  for (let i = at - 1; i > at - FARTHEST_NAME; i -= 1) {
    if (!/^(?:tract|parcel)$/.test(textAt(tokens, i))) continue;
    const number = ordinalOf(textAt(tokens, i - 1)) ?? numberNamedAt(tokens, i + 1);
    return tracts[number - 1] ?? null;
  }
  return null;
}

function isDischarged(mention: Mention, stated: Stated): boolean {
  if (mention.slot === 'other' || mention.owner?.isException === true) return true;
  if (mention.isTorn || mention.slot === 'more') return false;
  const isSo = mention.isShare ? isNamed : isNear;
  return targetsOf(mention, stated).some((acres) => isSo(mention, acres));
}

/** It is the area of a tract, of an exception or of them all, whoever's it is told to be. */
const isOfAny = (mention: Mention, { conveyed, kept, sums }: Stated): boolean =>
  [...conveyed.map(({ acres }) => acres), ...kept, ...sums].some((acres) => isNear(mention, acres));

/** Of its area: what the round name of a lot may be off. */
const NAMED_OFF = 0.05;
const isNamed = ({ value }: AreaRead, acres: number): boolean => Math.abs(value - acres) <= NAMED_OFF * acres;

/** The areas that it may be. */
function targetsOf({ owner, slot, isOfAll }: Mention, { conveyed, kept, sums }: Stated): readonly number[] {
  if (slot === 'total') return sums;
  const own: number[] = [];
  for (const { tract, acres } of conveyed) if (owner === null || tract === owner) own.push(acres);
  // "the estate in the writ mentioned, being 24 acres", before the first of the shares: all of them.
  const isAll = owner === conveyed[0]?.tract && isOfAll;
  return owner === null || conveyed.length === 1 ? [...own, ...sums, ...kept] : isAll ? [...own, ...sums] : own;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** In acres: half of the last figure of what is told in decimals. */
const COARSEST = 0.05;
const ROUNDING = 1.0001;

/** Decimals are told as far as they go; a whole number is no excuse for the rest. */
function isNear({ value, half }: AreaRead, acres: number): boolean {
  const [apart, allowed] = [Math.abs(value - acres), STATED_AREA_SHARE * acres];
  // Most are told apart without a look at the decimals.
  if (apart <= allowed * ROUNDING) return true;
  if (apart > Math.max(allowed, COARSEST) * ROUNDING) return false;
  const told = [half, 0.5 * 10 ** -decimalsOf(acres.toFixed(4).replace(/0+$/, ''))].filter((one) => one <= COARSEST);
  return apart <= Math.max(allowed, ...told) * ROUNDING;
}

interface Sum {
  readonly count: number;
  readonly acres: number;
}

/** By sentence, without what is taken off, and without what is left where something is. */
function sumsOf(open: readonly Mention[]): Map<number, Sum> {
  const sums = new Map<number, Sum>();
  const shorn = new Set(open.filter(({ slot }) => slot === 'taken').map(({ sentence }) => sentence));
  for (const { sentence, slot, value } of open) {
    const { count, acres } = sums.get(sentence) ?? { count: 0, acres: 0 };
    if (slot !== 'taken' && !(slot === 'left' && shorn.has(sentence)))
      sums.set(sentence, { count: count + 1, acres: acres + value });
  }
  return sums;
}

/** "of which 19.93 acres are in Section 5 and 67.43 acres in Section 6": the parts of one sentence make the whole; a part alone is smaller than it. */
function addsUp(mention: Mention, sum: Sum, stated: Stated): boolean {
  if (mention.isTorn || mention.isShare || !/^(?:part|own|left)$/.test(mention.slot)) return false;
  const targets = targetsOf(mention, stated);
  if (sum.count === 1)
    return mention.slot === 'part' && mention.isPlaced && targets.some((acres) => mention.value < acres);
  return targets.some((acres) => isNear({ ...mention, value: sum.acres }, acres));
}
