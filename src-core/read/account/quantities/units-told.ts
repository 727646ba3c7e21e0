// The unit that the text says all its lengths are in.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { ownerOf } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { unitFeet } from '#core/survey/distance.ts';

const areLengths = oncePerToken((word) => /^(?:distances|dimensions|lengths|measurements|units|unit)$/.test(word));
const LEADS = /^(?:in|are|is|survey|international|foot|as|ground|grid)$/;
const FARTHEST = 12;

/** "All distances are in poles" around courses in feet. */
export function unitRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  return tokens.flatMap((token, at) => {
    const told = token.kind === 'word' && areLengths(token) ? unitTold(tokens, at) : null;
    if (told === null) return [];
    const owner = ownerOf(tracts, at);
    const bound = (owner === null ? tracts : [owner]).filter(
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
