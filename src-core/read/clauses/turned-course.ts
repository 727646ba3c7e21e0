// Courses given by the angle they turn from the one before: deflections, and right angles whose side the text tells.

import { headingOf, WORDED_DIRECTIONS } from '#core/language/directions.ts';
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { isTurnedBy } from '#core/read/clauses/roles.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { azimuth, type Radians, radiansOf, turnBetween } from '#core/survey/angle.ts';
import { azimuthOf, bearingOf } from '#core/survey/bearing.ts';

export interface TurnedBearing {
  readonly bearing: Bearing;
  readonly doubt: Doubt;
}

/** The bearing that follows from the course before; null where the text leaves the side or the angle open. */
export function turnedBearing(
  tokens: readonly Token[],
  from: number,
  elements: readonly Element[],
  before: Bearing | null,
): TurnedBearing | null {
  if (before === null) return null;
  const back = azimuthOf(before);
  return deflected(tokens, elements, back) ?? squared(tokens, from, elements, back);
}

/** "deflecting left 22°19'", "turn an angle of 90° to the right": a deflection is called so, a turn may be meant otherwise. */
function deflected(tokens: readonly Token[], elements: readonly Element[], back: Radians): TurnedBearing | null {
  const turn = elements.find((element) => element.kind === 'sign' && element.sign === 'turn');
  const angle = elements.find((element) => element.kind === 'angle');
  const side = sideOf(elements);
  if (angle?.kind !== 'angle' || side === 0 || isInterior(elements)) return null;
  if (turn === undefined && !isTurnedBy(tokens, angle)) return null;
  const { degrees, minutes, seconds, doubt } = angle.read;
  const turned = azimuth(back + side * radiansOf(degrees + minutes / 60 + seconds / 3600));
  const named = turn !== undefined && textAt(tokens, turn.at).startsWith('deflect');
  return { bearing: bearingOf(turned, 0), doubt: named && doubt === 0 ? REPAIRED : DOUBTFUL };
}

/** An angle between two courses is not turned from where the first was going. */
function isInterior(elements: readonly Element[]): boolean {
  return elements.some((element) => element.kind === 'sign' && element.sign === 'delta');
}

function sideOf(elements: readonly Element[]): -1 | 0 | 1 {
  for (const element of elements) {
    if (element.kind === 'sign' && element.sign === 'left') return -1;
    if (element.kind === 'sign' && element.sign === 'right') return 1;
  }
  return 0;
}

/** "at right angles to the last course easterly 50 feet": the heading tells which of the two perpendiculars. */
function squared(
  tokens: readonly Token[],
  from: number,
  elements: readonly Element[],
  back: Radians,
): TurnedBearing | null {
  if (!isAtRightAngles(tokens, from)) return null;
  const heading = headingNear(tokens, from);
  const side = heading === null ? sideOf(elements) : Math.sign(Math.sin(turnBetween(back, radiansOf(heading))));
  if (side === 0) return null;
  const turned = azimuth(back + (side * Math.PI) / 2);
  // A heading more than an eighth of a turn away speaks of another line.
  if (heading !== null && Math.abs(turnBetween(turned, radiansOf(heading))) > Math.PI / 4 + 1e-9) return null;
  return { bearing: bearingOf(turned, 0), doubt: REPAIRED };
}

/** Right angles "to the last course", or to nothing named at all; not to some other line. */
function isAtRightAngles(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < from + 10; i += 1) {
    if (textAt(tokens, i) !== 'right' || !/^angles?$/.test(textAt(tokens, i + 1))) continue;
    const after = textAt(tokens, i + 2);
    if (after !== 'to' && after !== 'from' && after !== 'with') return true;
    for (let j = i + 3; j < i + 7; j += 1)
      if (/^(?:last|preceding|previous|aforesaid)$/.test(textAt(tokens, j))) return true;
    return false;
  }
  return false;
}

function headingNear(tokens: readonly Token[], from: number): number | null {
  for (let i = from; i < from + 16; i += 1) {
    const text = textAt(tokens, i);
    if (text === ';' || text === '') return null;
    if (WORDED_DIRECTIONS.has(text)) return headingOf(text);
  }
  return null;
}
