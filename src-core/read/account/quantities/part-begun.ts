// A part of a lot or quarter by its side, and the corner of that same land at which its description begins: the north ten acres do not begin at its southwest corner.

import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';

const UNITS = /^(?:quarter|forty|lot|section|block|fourth)$/;
const PARTS = wordSet('acre acres feet rods chains half part portion quarter third side end moiety ½');
/** In tokens, from the side to its noun, and from "beginning at" to the corner. */
const LONGEST = 5;

interface Unit {
  readonly unit: string;
  /** 0 where it is told by no number: "said lot". */
  readonly number: number;
  /** "Southeast" of the quarter; empty where it is none or another word points to it. */
  readonly name: string;
}

interface Part extends Unit {
  readonly deg: number;
  readonly from: number;
  readonly to: number;
}

export function partBegunRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return tracts.flatMap((tract): Remark[] => {
    if (!tract.mayPass || tract.ties.length > 0) return [];
    const corner = cornerBegun(tokens, tract);
    if (corner === null) return [];
    const isAcross = (part: Part): boolean =>
      isSame(part, corner) && compassName(corner.deg).includes(compassName((part.deg + 180) % 360));
    const part = [partBefore(tokens, tract), partBehind(tokens, tract)].find((one) => one !== null && isAcross(one));
    if (part == null) return [];
    const { from, to } = part.from < corner.from ? corner : part;
    return [{ code: 'place_otherwise', from, to, tracts: [tract.index] }];
  });
}

const isSame = (one: Unit, other: Unit): boolean =>
  one.unit === other.unit &&
  (one.number === 0 || other.number === 0 || one.number === other.number) &&
  (one.name === '' || other.name === '' || one.name === other.name);

/** "the north ten acres of the South East Quarter", nearest before the description. */
function partBefore(tokens: readonly Token[], { around, description }: ToldTract): Part | null {
  for (let at = description.from - 1; at >= around.leadFrom; at -= 1) {
    const part = partAt(tokens, at);
    if (part !== null) return part;
  }
  return null;
}

/** Before what is beside the land, or burdened with it: "adjoining the South half", "a way over the South half". */
const OF_OTHER =
  /\b(?:adjoin\w*|abutt\w*|over|across|along|by|from|to|with|between|on|upon|near|against|through|except\w*|of)(?: (?:the|that|said|all|whole|entire))*$/;
/** "being part of", "all of". */
const OF_OWN =
  /\b(?:being|is|all|whole|part|portion|known as|comprising) (?:(?:a|all|part|portion) )*of(?: (?:the|that|said))*$/;
/** What is told of it is told of other land: "the South half being owned by Booth". */
const IS_OTHERS = /^(?:being|is|was|are|belong\w*|owned|now|formerly|sold|conveyed)$/;

/** The same behind it, up to the end of what is told of the tract. */
function partBehind(tokens: readonly Token[], { around }: ToldTract): Part | null {
  for (let at = around.closedAt; at < around.tailTo; at += 1) {
    const part = partAt(tokens, at);
    if (part === null || IS_OTHERS.test(textAt(tokens, part.to))) continue;
    const lead = textWithin(tokens, Math.max(around.closedAt, at - LONGEST), at);
    if (!OF_OTHER.test(lead) || OF_OWN.test(lead)) return part;
  }
  return null;
}

/** "the southerly one-half of said lot", "the S 1/2 of Lot Five", "that half of Lot Five which lies to the south". */
function partAt(tokens: readonly Token[], at: number): Part | null {
  const side = /^(?:the|being|its|entire|whole)$/.test(textAt(tokens, at - 1)) ? directionAt(tokens, at) : null;
  const half = side === null ? at : side.next;
  const noun = [0, 1, 2, 3, 4].map((step) => half + step).find((place) => isPartNoun(tokens, place));
  if (noun === undefined || textAt(tokens, noun + 1) !== 'of' || (side === null && noun > at)) return null;
  const unit = unitBehind(tokens, noun + 2);
  if (unit === null) return null;
  const told = side ?? sideBehind(tokens, unit.to);
  return told === null || told.deg % 90 !== 0 ? null : { ...unit, deg: told.deg, from: at };
}

const isPartNoun = (tokens: readonly Token[], at: number): boolean =>
  PARTS.has(textAt(tokens, at)) ||
  (tokens[at]?.kind === 'fraction' && textAt(tokens, at + 1) === 'of') ||
  isHalf(tokens, at);

const isHalf = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === '/' && /^[1-3] \/ [2-4]$/.test(textWithin(tokens, at - 2, at + 1));

/** "which lies to the south". */
function sideBehind(tokens: readonly Token[], from: number): { readonly deg: number } | null {
  const lies = [0, 1, 2].map((step) => from + step).find((at) => /^(?:which|lying|that)$/.test(textAt(tokens, at)));
  if (lies === undefined) return null;
  const side = [1, 2, 3, 4].map((step) => lies + step).find((at) => directionAt(tokens, at) !== null);
  const told = side === undefined ? null : directionAt(tokens, side);
  // "lying on the west side of Main Street", "in the north end of the town" tell where the lot lies.
  const isElsewhere =
    told !== null &&
    /^(?:side|end|part|line)$/.test(textAt(tokens, told.next)) &&
    textAt(tokens, told.next + 1) === 'of' &&
    ![2, 3].some((step) => /^(?:lot|same|it|thereof)$/.test(textAt(tokens, told.next + step)));
  return isElsewhere ? null : told;
}

function unitBehind(tokens: readonly Token[], from: number): (Unit & { readonly to: number }) | null {
  const noun = [0, 1, 2, 3, 4].map((step) => from + step).find((at) => UNITS.test(textAt(tokens, at)));
  // "on the southerly side of Albrecht Road, being Lot 22": the side of the road.
  if (noun === undefined || tokens.slice(from, noun).some(({ text }) => /^[,;:]$/.test(text))) return null;
  const figure = /^(?:no|number|numbered)$/.test(textAt(tokens, noun + 1)) ? noun + 2 : noun + 1;
  const number = numberNamedAt(tokens, textAt(tokens, figure) === '.' ? figure + 1 : figure);
  const unit = textAt(tokens, noun);
  const side = tokens.slice(from, noun).findIndex((_, i) => directionAt(tokens, from + i) !== null);
  return {
    unit: /^(?:forty|fourth)$/.test(unit) ? 'quarter' : unit,
    number,
    name: side < 0 ? '' : compassName(directionAt(tokens, from + side)?.deg ?? 0),
    to: number > 0 ? figure + 1 : noun + 1,
  };
}

/** "beginning at the southwest corner of said quarter-quarter", "of Lot Five". */
function cornerBegun(tokens: readonly Token[], { description, courses }: ToldTract): Part | null {
  const end = courses[0]?.from ?? description.head.to;
  for (let at = description.from; at < Math.min(end, description.from + 2 * LONGEST); at += 1) {
    if (/^\d/.test(textAt(tokens, at))) return null;
    const corner = directionAt(tokens, at);
    if (corner === null || corner.deg % 90 === 0 || textAt(tokens, corner.next) !== 'corner') continue;
    const unit = textAt(tokens, corner.next + 1) === 'of' ? unitBehind(tokens, corner.next + 2) : null;
    // "of the part conveyed", "of said half".
    const isPart = tokens
      .slice(corner.next + 2, unit?.to ?? corner.next + 2)
      .some(({ text }) => /^(?:part|half|tract|above)$/.test(text));
    return unit === null || isPart ? null : { ...unit, deg: corner.deg, from: at };
  }
  return null;
}
