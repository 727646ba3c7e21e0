// Tie courses on the wire: bearing, distance in the tract's unit, and the words they were read from.

import { type Reading, unitOf } from '#core/read/calls.ts';
import type { Course } from '#core/read/course.ts';
import { verbatimOf } from '#core/read/document-text.ts';
import type { HeadTie } from '#core/read/head.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { TIE_CALL, writeWire } from '#core/schema/wire-string.ts';
import { bearingWire, reversed } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';

export function tieOfCourse(reading: Reading, course: Course, unit: DistanceUnit): string {
  const bearing = course.curve === null ? course.bearing : course.curve.chordBearing;
  const length = course.curve === null ? course.distance : course.curve.chord;
  const own = length?.unit ?? unitOf([course]);
  return tieWire(
    reading,
    course.from,
    course.to,
    bearing,
    length?.value ?? null,
    length?.unit == null ? unit : own,
    unit,
  );
}

export function tieOfHead(reading: Reading, tie: HeadTie, unit: DistanceUnit): string {
  const { bearing, distance } = tie;
  const recorded = bearing.read.bearing;
  const turned = recorded !== null && tie.toward ? reversed(recorded) : recorded;
  const from = Math.min(bearing.at, distance.at);
  const to = Math.max(bearing.next, distance.next);
  return tieWire(reading, from, to, turned, distance.read.value, distance.read.unit ?? unit, unit);
}

function tieWire(
  reading: Reading,
  from: number,
  to: number,
  bearing: Bearing | null,
  value: number | null,
  own: DistanceUnit,
  unit: DistanceUnit,
): string {
  const last = reading.tokens[Math.max(from, lastWord(reading, from, to))];
  const span = { start: reading.tokens[from]?.start ?? 0, end: last?.end ?? 0 };
  const length = value === null ? null : own === unit ? value : (value * unitFeet(own, '')) / unitFeet(unit, '');
  return writeWire(TIE_CALL, {
    bearing: bearing === null ? null : bearingWire(bearing),
    distance: length === null ? null : String(Math.round(length * 1e4) / 1e4),
    verbatim: verbatimOf(reading.document, span),
  });
}

function lastWord(reading: Reading, from: number, to: number): number {
  let last = to - 1;
  while (last > from && [';', ',', 'and', '.', 'running'].includes(reading.tokens[last]?.text ?? '')) last -= 1;
  return last;
}
