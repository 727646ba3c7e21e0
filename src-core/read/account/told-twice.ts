// Values told a second time in other figures: a course's length by another paper, and the unit that all lengths are said to be in.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import { unitFeet } from '#core/survey/distance.ts';

const BY_ANOTHER = new Set(
  'record recorded deed called call calls plat map actually really formerly originally say properly truly calculated measured'.split(
    ' ',
  ),
);
const OF_LENGTH = new Set('same distance length course line call which'.split(' '));
const TELLS = new Set(['being', 'is', 'was']);
const PLACES =
  /^(?:from|wide|distant|off|right|left|in|deep|along|of|north|south|east|west|northerly|southerly|easterly|westerly|high|long|above|below|radius|and|perpendicular|at|beyond|past)$/;

/** "400 feet, the same being 410.80 feet by the plat": a length that is not the one of the course. */
export function isLengthToldTwice(tokens: readonly Token[], { from, to, distance, curve }: Course): boolean {
  if (distance === null || curve !== null) return false;
  const length_ft = distance.value * unitFeet(distance.unit ?? 'feet', '');
  for (let i = from + 1; i < to; i += 1) {
    if (tokens[i]?.kind !== 'number' || !isOfCourse(tokens, i)) continue;
    const read = readDistance(tokens, i, false);
    const again =
      read?.unit == null && isBracketed(tokens, i) ? { ...distance, value: tokens[i]?.value ?? 0, next: i + 1 } : read;
    if (again === null || again.unit === null || PLACES.test(textAt(tokens, again.next))) continue;
    const again_ft = again.value * unitFeet(again.unit, '');
    if (Math.abs(again_ft - length_ft) > Math.max(1, length_ft * 0.01)) return true;
  }
  return false;
}

function isOfCourse(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - (textAt(tokens, at - 1) === ':' ? 2 : 1));
  if (BY_ANOTHER.has(before)) return true;
  return TELLS.has(before) && OF_LENGTH.has(textAt(tokens, at - 2));
}

/** "208.71 feet (record 219.3)". */
function isBracketed(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 2) === '(' && textAt(tokens, at + 1) === ')';
}

const LENGTHS = new Set('distances dimensions lengths measurements units unit'.split(' '));
const areLengths = oncePerToken((word) => LENGTHS.has(word));

/** "All distances are in poles" around courses in feet. */
export function isOfOtherUnit(
  tokens: readonly Token[],
  { leadFrom, leadTo, tailFrom, tailTo }: Surroundings,
  courses: readonly Course[],
): boolean {
  const units = new Set(courses.map(({ distance }) => distance?.unit ?? null));
  const told = [...unitsTold(tokens, leadFrom, leadTo), ...unitsTold(tokens, tailFrom, tailTo)];
  return told.some((feet) => ![...units].some((unit) => unit === null || unitFeet(unit, '') === feet));
}

/** Feet in each unit that lengths are said to be in. */
function unitsTold(tokens: readonly Token[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || !areLengths(token)) continue;
    for (let k = i + 1; k < Math.min(to, i + 12) && !/^[.;:]$/.test(textAt(tokens, k)); k += 1) {
      if (!/^(?:in|are|is|survey|international|foot|as|ground|grid)$/.test(textAt(tokens, k))) continue;
      const unit =
        tokens[k + 1]?.kind === 'word' && textAt(tokens, k + 1).length > 2 ? readUnit(tokens, k + 1, false) : null;
      if (unit !== null) found.push(unitFeet(unit.unit, ''));
    }
  }
  return found;
}
