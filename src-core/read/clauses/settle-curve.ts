// What a curve's wording settles beyond its figures: the turn from "concave", the chord from a radial line, the radius from a degree.
import type { Curve } from '#core/read/clauses/course.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { azimuth, type Radians, radians, radiansOf, turnBetween } from '#core/survey/angle.ts';
import { azimuthOf, bearingOf } from '#core/survey/bearing.ts';
import { radiusOfDegree, solveCurve, type Turn, turnOfConcave } from '#core/survey/curve.ts';

export interface SettledCurve {
  readonly direction: Turn | null;
  readonly chordBearing: Bearing | null;
  readonly tangent: boolean | null;
  /** Radius of a degree of curve, feet. */
  readonly degreeRadius_ft: number | null;
  readonly computed: string[];
}

/** `before` is the bearing of the course before it, where that is a line. */
export function settleCurve(curve: Curve, before: Bearing | null): SettledCurve {
  const concave = curve.concave === null ? null : radiansOf(curve.concave);
  const radial = radialOf(curve, concave);
  const direction = isTurnedTwice(curve, before) ? null : (curve.direction ?? turnOf(curve, concave, radial, before));
  const computed: string[] = [];
  const degreeRadius_ft =
    curve.radius === null && curve.degreeOfCurve !== null ? radiusOfDegree(curve.degreeOfCurve) : null;
  if (degreeRadius_ft !== null) computed.push('radius');
  const tangent = curve.tangent ?? (radial === null ? null : false);
  if (curve.chordBearing !== null || radial === null || tangent === true) {
    return { direction, chordBearing: curve.chordBearing, tangent, degreeRadius_ft, computed };
  }
  const chordBearing = chordFromRadial(curve, direction, radial);
  if (chordBearing !== null) computed.push('chord_bearing');
  return { direction, chordBearing, tangent, degreeRadius_ft, computed };
}

/** "To the right, concave northwesterly" where the chord runs northeast: the two turn opposite ways. */
export function isTurnedTwice(curve: Curve, before: Bearing | null): boolean {
  if (curve.direction === null || curve.concave === null || (curve.delta ?? 0) > WIDEST_TURN) return false;
  const concave = radiansOf(curve.concave);
  const travel = travelOf(curve, before);
  if (travel === null || Math.abs(Math.sin(turnBetween(travel, concave))) < 0.6) return false;
  return turnOfConcave(travel, concave) !== curve.direction;
}

/** Beyond this the chord no longer tells the way travelled, degrees. */
const WIDEST_TURN = 120;

/** From the beginning of the curve to its center: a radial line may be recorded either way, "concave" tells which. */
function radialOf(curve: Curve, concave: Radians | null): Radians | null {
  if (curve.radialBearing === null) return null;
  const recorded = azimuthOf(curve.radialBearing);
  const opposite = azimuth(recorded + Math.PI);
  if (concave !== null) return nearer(recorded, opposite, concave);
  if (curve.direction === null || curve.heading === null) return null;
  const side = radians(radiansOf(curve.heading) + (curve.direction === 'right' ? Math.PI / 2 : -Math.PI / 2));
  return nearer(recorded, opposite, azimuth(side));
}

function nearer(one: Radians, other: Radians, target: Radians): Radians | null {
  const first = Math.abs(turnBetween(one, target));
  const second = Math.abs(turnBetween(other, target));
  if (Math.abs(first - second) < 0.05) return null;
  return first < second ? one : other;
}

function travelOf(curve: Curve, before: Bearing | null): Radians | null {
  return (
    (curve.chordBearing === null ? null : azimuthOf(curve.chordBearing)) ??
    (curve.heading === null ? null : radiansOf(curve.heading)) ??
    (curve.tangent === true && before !== null ? azimuthOf(before) : null)
  );
}

function turnOf(curve: Curve, concave: Radians | null, radial: Radians | null, before: Bearing | null): Turn | null {
  const center = radial ?? concave;
  if (center === null) return null;
  const told = travelOf(curve, before);
  // Nothing says that it leaves the course before it at an angle.
  const travel = told ?? (curve.tangent === null && before !== null ? azimuthOf(before) : null);
  if (travel === null) return null;
  // A concave side dead ahead or astern leaves the turn open.
  if (Math.abs(Math.sin(turnBetween(travel, center))) < (told === null ? 0.6 : 0.2)) return null;
  return turnOfConcave(travel, center);
}

function chordFromRadial(curve: Curve, turn: Turn | null, radial: Radians): Bearing | null {
  const solved = solveCurve({
    radius_ft: curve.radius?.value ?? null,
    delta: curve.delta === null ? null : radiansOf(curve.delta),
    arc_ft: curve.arc?.value ?? null,
    chord_ft: curve.chord?.value ?? null,
    turn,
    radial_azimuth: radial,
  });
  return solved === null ? null : bearingOf(solved.chord_azimuth, 2);
}
