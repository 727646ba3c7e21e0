// Tie courses on the wire: bearing, distance in the tract's unit, and the words they were read from.

import { verbatimOf } from '#core/language/text/document-text.ts';
import { textAt } from '#core/language/tokens.ts';
import { type Reading, unitOf } from '#core/read/clauses/calls.ts';
import type { Course, Length } from '#core/read/clauses/course.ts';
import type { HeadTie } from '#core/read/clauses/head.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { TIE_CALL, writeWire } from '#core/schema/wire-string.ts';
import { bearingWire, reversed } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';

export function tieOfCourse(reading: Reading, course: Course, unit: DistanceUnit): string {
  const bearing = course.curve === null ? course.bearing : course.curve.chordBearing;
  const length = course.curve === null ? course.distance : course.curve.chord;
  const own = length?.unit ?? unitOf([course]);
  return tieWire(reading, course.from, course.to, bearing, length, length?.unit == null ? unit : own, unit);
}

export function tieOfHead(reading: Reading, tie: HeadTie, unit: DistanceUnit): string {
  const { bearing, distance } = tie;
  const recorded = bearing.read.bearing;
  const turned = recorded !== null && tie.toward ? reversed(recorded) : recorded;
  const from = Math.min(bearing.at, distance.at);
  const to = Math.max(bearing.next, distance.next);
  return tieWire(reading, from, to, turned, distance.read, distance.read.unit ?? unit, unit);
}

function tieWire(
  reading: Reading,
  from: number,
  to: number,
  bearing: Bearing | null,
  length: Length | null,
  own: DistanceUnit,
  unit: DistanceUnit,
): string {
  const last = reading.tokens[Math.max(from, lastWord(reading, from, to))];
  const span = { start: reading.tokens[from]?.start ?? 0, end: last?.end ?? 0 };
  return writeWire(TIE_CALL, {
    bearing: bearing === null ? null : bearingWire(bearing),
    distance: length === null ? null : lengthText(length, own, unit),
    verbatim: verbatimOf(reading.document, span),
  });
}

/** With the digits of the record, "40.00" and not "40", unless it had to be converted. */
function lengthText({ value, decimals }: Length, own: DistanceUnit, unit: DistanceUnit): string {
  if (own !== unit) return String(rounded((value * unitFeet(own, '')) / unitFeet(unit, '')));
  const recorded = value.toFixed(Math.min(decimals, 8));
  return Number(recorded) === value ? recorded : String(rounded(value));
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function lastWord(reading: Reading, from: number, to: number): number {
  let last = to - 1;
  while (last > from && [';', ',', 'and', '.', 'running'].includes(textAt(reading.tokens, last))) last -= 1;
  return last;
}
