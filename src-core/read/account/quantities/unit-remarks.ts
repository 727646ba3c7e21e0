// The unit that the text says all its lengths are in, what they are to be multiplied by, and norths that change on the way.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { unitFeet } from '#core/survey/distance.ts';

const areLengths = oncePerToken((word) => /^(?:distances|dimensions|lengths|measurements|units|unit)$/.test(word));
const LEADS = /^(?:in|are|is|survey|international|foot|as|ground|grid)$/;
const FARTHEST = 12;

/** "All distances are in poles" around courses in feet. */
export function unitRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  return placesWhere(tokens, areLengths).flatMap((at) => {
    const told = unitTold(tokens, at);
    if (told === null) return [];
    const bound = boundAt(tracts, at).filter(
      ({ courses }) =>
        !courses.some(({ distance }) => distance?.unit == null || unitFeet(distance.unit, '') === told.feet),
    );
    return bound.length === 0
      ? []
      : [{ code: 'unit_otherwise' as const, from: at, to: told.to, tracts: bound.map(({ index }) => index) }];
  });
}

/** Feet in the unit that the lengths are said to be in. */
function unitTold(tokens: readonly Token[], at: number): { feet: number; to: number } | null {
  for (let i = at + 1; i < at + FARTHEST && !/^[.;:]$/.test(textAt(tokens, i)); i += 1) {
    const name = tokens[i + 1];
    if (!LEADS.test(textAt(tokens, i)) || name?.kind !== 'word' || name.text.length < 3) continue;
    const unit = readUnit(tokens, i + 1, false);
    if (unit !== null) return { feet: unitFeet(unit.unit, ''), to: i + 2 };
  }
  return null;
}

const isFactor = oncePerToken((word) => /^(?:multiply|multiplied|multiplying|divide|divided|factor)$/.test(word));
/** Between grid and ground lies less than this, even in the mountains. */
const LARGEST_SCALE = 0.001;

/** "multiply by 1.0172 to obtain ground". */
export function scaleRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return placesWhere(tokens, isFactor).flatMap((at) => {
    const figure = tokens.slice(at + 1, at + 8).findIndex(({ kind, decimals }) => kind === 'number' && decimals > 2);
    const off = figure < 0 ? 0 : Math.abs((tokens[at + 1 + figure]?.value ?? 1) - 1);
    if (off <= LARGEST_SCALE || off > 0.1) return [];
    return [
      { code: 'unit_otherwise' as const, from: at, to: at + 2 + figure, tracts: tracts.map(({ index }) => index) },
    ];
  });
}

const isMagnetic = oncePerToken((word) => word === 'magnetic');
const REST = /^(?:remaining|remainder|rest|others|hereafter|thereafter|latter|balance)$/;
const NEAR = 16;

/** "the first two courses being magnetic and the remaining courses true". */
export function northRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return placesWhere(tokens, isMagnetic).flatMap((at) => {
    const [from, to] = [Math.max(0, at - NEAR), Math.min(tokens.length, at + NEAR)];
    const words = tokens.slice(from, to).map(({ text }) => text);
    const isParted =
      (words.some((word) => REST.test(word)) && words.some((word) => /^(?:true|grid|astronomic)$/.test(word))) ||
      /\b(?:first|last) (?:two|three|four|five|\d) (?:courses|bearings|calls|lines)\b/.test(words.join(' '));
    if (!isParted || !words.some((word) => /^(?:courses|bearings|calls|lines)$/.test(word))) return [];
    return [{ code: 'description_unsettled' as const, from, to, tracts: tracts.map(({ index }) => index) }];
  });
}
