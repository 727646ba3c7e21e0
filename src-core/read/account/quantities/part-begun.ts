// A part of a lot or quarter by its side, and the corner of that same land at which its description begins: the north ten acres do not begin at its southwest corner.
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';

const UNITS = /^(?:quarter|forty|lot|section|block|fourth)$/;
const PARTS = /^(?:acres?|feet|rods|chains|half|part|portion|quarter|third|side|end)$/;
/** In tokens, from the side to its noun, and from "beginning at" to the corner. */
const LONGEST = 5;

interface Part {
  readonly deg: number;
  readonly unit: string;
  readonly from: number;
}

export function partBegunRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return tracts.flatMap((tract): Remark[] => {
    const part = tract.mayPass && tract.ties.length === 0 ? partTold(tokens, tract) : null;
    const corner = part === null ? null : cornerBegun(tokens, tract, part.unit);
    if (part === null || corner === null) return [];
    const isAcross = compassName(corner.deg).includes(compassName((part.deg + 180) % 360));
    return isAcross ? [{ code: 'place_otherwise', from: corner.from, to: corner.to, tracts: [tract.index] }] : [];
  });
}

/** "the north ten acres of the South East Quarter", nearest before the description. */
function partTold(tokens: readonly Token[], { around, description }: ToldTract): Part | null {
  for (let at = description.from - 1; at >= around.leadFrom; at -= 1) {
    const side = textAt(tokens, at - 1) === 'the' ? directionAt(tokens, at) : null;
    if (side === null || side.deg % 90 !== 0) continue;
    const noun = [0, 1, 2, 3, 4].map((step) => side.next + step).find((place) => PARTS.test(textAt(tokens, place)));
    if (noun === undefined || textAt(tokens, noun + 1) !== 'of') continue;
    const unit = tokens.slice(noun + 2, noun + 2 + LONGEST).find(({ text }) => UNITS.test(text));
    if (unit !== undefined && !/^(?:line|side)$/.test(textAt(tokens, noun)))
      return { deg: side.deg, unit: classOf(unit.text), from: at };
  }
  return null;
}

const classOf = (unit: string): string => (/^(?:forty|fourth)$/.test(unit) ? 'quarter' : unit);

/** "beginning at the southwest corner of said quarter-quarter". */
function cornerBegun(
  tokens: readonly Token[],
  { description, courses }: ToldTract,
  unit: string,
): { deg: number; from: number; to: number } | null {
  const end = courses[0]?.from ?? description.head.to;
  for (let at = description.from; at < Math.min(end, description.from + 2 * LONGEST); at += 1) {
    if (/^\d/.test(textAt(tokens, at))) return null;
    const corner = directionAt(tokens, at);
    if (corner === null || corner.deg % 90 === 0 || textAt(tokens, corner.next) !== 'corner') continue;
    const isSaid = /^of (?:said|the)$/.test(`${textAt(tokens, corner.next + 1)} ${textAt(tokens, corner.next + 2)}`);
    const noun = tokens.slice(corner.next + 3, corner.next + 3 + LONGEST).find(({ text }) => UNITS.test(text));
    // "of the part conveyed", "of said half".
    const isPart = tokens
      .slice(corner.next + 3, corner.next + 6)
      .some(({ text }) => /^(?:part|half|tract|above)$/.test(text));
    return isSaid && !isPart && noun !== undefined && classOf(noun.text) === unit
      ? { deg: corner.deg, from: at, to: corner.next + 5 }
      : null;
  }
  return null;
}
