// Land told to lie in a corner of its section, held against the place that its figure has there.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { figureInSection } from '#core/read/account/quantities/begun-outside.ts';
import { directionBefore } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';

/** In quarter-quarters: land in a corner lies that near to it, in an irregular section too. */
const NEAR = 0.5;
/** Of a section's side, in quarter-quarters. */
const SIDE = 4;

const isCorner = oncePerToken((word) => word === 'corner');

/** "being in the northwest corner of said section". */
export function sectionCornerRemarks({ reading, tracts }: Instrument): Remark[] {
  const [tract, other] = tracts;
  if (tract === undefined || other !== undefined) return [];
  const { tokens } = reading;
  const last = Math.max(...tract.courses.flatMap(({ values }) => values.map(({ at }) => at)));
  const told = placesWhere(tokens, isCorner).flatMap((at) => {
    const isAmong = at >= tract.description.from && at < last;
    const corner = isAmong ? null : cornerBefore(tokens, at);
    const section = corner === null ? null : sectionBehind(tokens, at + 1);
    return corner === null || section === null ? [] : [{ ...corner, section, to: at + 3 }];
  });
  if (told.length === 0) return [];
  const figure = figureInSection(reading, tract);
  if (figure === null) return [];
  const [west, south, east, north] = figure.box;
  return told
    .filter(({ deg, section }) => {
      if (section !== '' && Number(section) !== figure.section) return false;
      const [x, y] = [deg < 180 ? SIDE : 0, deg < 90 || deg > 270 ? SIDE : 0];
      return Math.max(west - x, x - east, south - y, y - north) > NEAR;
    })
    .map(({ from, to }) => ({ code: 'place_otherwise', from, to, tracts: [tract.index] }));
}

/** "in the northwest". */
function cornerBefore(tokens: readonly Token[], at: number): { deg: number; from: number } | null {
  const direction = directionBefore(tokens, 0, at);
  if (direction === null || direction.deg % 90 === 0) return null;
  return textAt(tokens, direction.from - 2) === 'in' && textAt(tokens, direction.from - 1) === 'the' ? direction : null;
}

/** The number of the section, empty where it is that told before; null where the corner is another's. */
function sectionBehind(tokens: readonly Token[], of: number): string | null {
  if (textAt(tokens, of) !== 'of') return null;
  const noun = /^(?:the|said|this)$/.test(textAt(tokens, of + 1)) ? of + 2 : of + 1;
  if (!/^sec(?:tion)?$/.test(textAt(tokens, noun))) return null;
  const isShort = textAt(tokens, noun) === 'sec' && textAt(tokens, noun + 1) === '.';
  const next = isShort ? noun + 2 : noun + 1;
  return tokens[next]?.kind === 'number' ? textAt(tokens, next) : '';
}
