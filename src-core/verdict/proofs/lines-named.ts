// The lines that an assertion holds its course against, as the figure draws them.
import type { Assertion } from '#core/schema/assertion.ts';
import { type Radians, radiansOf } from '#core/survey/angle.ts';
import { outwardOf, sideToward } from '#core/survey/figure-relations.ts';
import { compassAzimuth } from '#core/verdict/proofs/compass.ts';
import { azimuthAt, type Proving } from '#core/verdict/proofs/proof.ts';

export interface LineDrawn {
  readonly run: Radians;
  /** Null where only its bearing is told. */
  readonly index: number | null;
}

const FAULTS: Readonly<Record<string, string>> = {
  none: 'no course goes before it',
  unnamed: 'no such line is told of before',
};

/** Straight lines only; none where the line named is a curve or no side of the figure. A fault where there can be no such line. */
export function linesNamed({ call = 0, other, value, kind }: Assertion, { lines }: Proving): LineDrawn[] | string {
  if (typeof other === 'string') {
    const fault = FAULTS[other];
    if (fault !== undefined) return fault;
    return drawn(lines, named(lines, call, other));
  }
  if (other === undefined && value !== undefined && kind !== 'angle') return [{ run: radiansOf(value), index: null }];
  const index = other ?? call - 1;
  if (lines.legs[index] === undefined || index === call) return 'there is no such course';
  return drawn(lines, [index]);
}

function named(lines: Proving['lines'], call: number, name: string): number[] {
  const others = lines.legs.map((_, index) => index).filter((index) => index !== call);
  if (name === 'any') return others;
  const toward = name === 'opposite' ? ((outwardOf(lines, call) ?? 0) + 180) % 360 : compassAzimuth(name);
  return toward === null ? [] : sideToward(lines, toward);
}

function drawn(lines: Proving['lines'], indexes: readonly number[]): LineDrawn[] {
  return indexes.flatMap((index) => azimuthAt(lines, index).map((run) => ({ run, index })));
}

/** The straight courses that look to a side of the figure. */
export function sideNamed(lines: Proving['lines'], name: number | string | undefined): LineDrawn[] {
  const toward = typeof name === 'string' ? compassAzimuth(name) : null;
  return toward === null ? [] : drawn(lines, sideToward(lines, toward));
}
