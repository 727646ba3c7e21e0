// Curves that are said to be tangent, radial, reverse or compound, hollow to a side, half a circle: proved on the curve as solved.
import type { Call } from '#core/schema/call.ts';
import { azimuth, degreesOf, turnBetween } from '#core/survey/angle.ts';
import { bentBetween, centerOf, entryOf, exitOf, partedBy } from '#core/survey/figure-relations.ts';
import { angle, azimuthAt, type Proof, type Proving } from '#core/verdict/proofs/proof.ts';

/** Recorded chords of compound curves part from the tangent by a degree or so. */
const ABOUT_TANGENT_DEG = 3;
/** A curve that parts from the line before by less than its seconds are read to is tangent. */
const EXACTLY_TANGENT_DEG = 0.003;

const quarter = Math.PI / 2;

/** A line that leaves a curve, or comes to one, on its tangent. */
export const tangent: Proof = ({ call = 0 }, { lines }) => {
  const [run] = azimuthAt(lines, call);
  if (run === undefined) return null;
  const beside = [
    ...(lines.courses[call - 1]?.curve == null ? [] : [exitOf(lines, call - 1)]),
    ...(lines.courses[call + 1]?.curve == null ? [] : [entryOf(lines, call + 1)]),
  ].flatMap((one) => (one === null ? [] : [Math.abs(degreesOf(turnBetween(one, run)))]));
  if (beside.length === 0) return 'no curve adjoins it';
  const off = Math.min(...beside);
  return off > ABOUT_TANGENT_DEG ? `it parts from the curve by ${angle(off)}` : null;
};

export const nonTangent: Proof = ({ call = 0 }, { lines }) => {
  const [before, own] = [call === 0 ? null : exitOf(lines, call - 1), entryOf(lines, call)];
  if (before === null || own === null || lines.courses[call]?.follows_tangent === true) return null;
  return Math.abs(degreesOf(turnBetween(before, own))) < EXACTLY_TANGENT_DEG
    ? 'it leaves the course before it on its tangent'
    : null;
};

/** A line whose way leads through the center of the curve beside it, or of the last before it. */
export const radial: Proof = ({ call = 0 }, { lines, slack_deg }) => {
  const [run] = azimuthAt(lines, call);
  const from = lines.corners[call];
  if (run === undefined || from === undefined) return null;
  const curves = lines.courses.flatMap(({ curve }, index) => (curve === null ? [] : [index]));
  if (curves.length === 0) return 'the figure has no curve';
  const near = [call - 1, call + 1, curves.findLast((index) => index < call) ?? -1].filter((index) =>
    curves.includes(index),
  );
  const off = (near.length > 0 ? near : curves).flatMap((index) => {
    const center = centerOf(lines, index);
    if (center === null) return [];
    return [bentBetween(run, azimuth(Math.atan2(center.east_ft - from.east_ft, center.north_ft - from.north_ft)))];
  });
  return off.length === 0 || Math.min(...off) <= slack_deg
    ? null
    : `it misses the center by ${angle(Math.min(...off))}`;
};

/** The line to the center, at either end of the curve. */
export const radialBearing: Proof = ({ call = 0, value = 0, side }, { lines, slack_deg }) => {
  const curve = lines.courses[call]?.curve;
  if (curve === undefined || curve === null) return null;
  const inward = curve.turn === 'right' ? quarter : -quarter;
  const ends = [curve.back_azimuth, curve.forward_azimuth].map((way) => degreesOf(azimuth(way + inward)));
  const off = ends.flatMap((deg) =>
    side === 'center' ? [partedBy(deg, value)] : [partedBy(deg, value), partedBy(deg + 180, value)],
  );
  return Math.min(...off) <= slack_deg ? null : `the center lies ${angle(Math.min(...off))} away from that`;
};

export const tangentBearing: Proof = ({ call = 0, value = 0 }, { lines, slack_deg }) => {
  const curve = lines.courses[call]?.curve;
  if (curve === undefined || curve === null) return null;
  const off = [curve.back_azimuth, curve.forward_azimuth].flatMap((way) => [
    partedBy(degreesOf(way), value),
    partedBy(degreesOf(way) + 180, value),
  ]);
  return Math.min(...off) <= slack_deg ? null : `its tangent lies ${angle(Math.min(...off))} away from that`;
};

const following =
  (isSame: boolean): Proof =>
  ({ call = 0 }, { calls }) => {
    const [before, own] = [turnOf(calls, call - 1), turnOf(calls, call)];
    if (own === null) return calls[call]?.call_type === 'line' ? 'it is a line' : null;
    if (before === null) return calls[call - 1]?.call_type === 'curve' ? null : 'it follows no curve';
    return (before === own) === isSame ? null : `both turn to the ${before === own ? own : 'opposite side'}`;
  };

const turnOf = (calls: readonly Call[], index: number): 'left' | 'right' | null =>
  calls[index]?.curve_direction ?? null;

export const compound: Proof = (assertion, proving) =>
  following(true)(assertion, proving)?.replace('both turn to the opposite side', 'the two turn opposite ways') ?? null;
export const reverse = following(false);

export const concave: Proof = ({ call = 0, value = 0 }, { lines }) => {
  const curve = lines.courses[call]?.curve;
  if (curve === undefined || curve === null) return null;
  const toward = degreesOf(azimuth(curve.chord_azimuth + (curve.turn === 'right' ? quarter : -quarter)));
  return partedBy(toward, value) > 89 ? `its center lies ${angle(partedBy(toward, value))} away from that` : null;
};

export const bulge: Proof = ({ call = 0, side }, { lines, closes }) => {
  const curve = lines.courses[call]?.curve;
  if (curve === undefined || curve === null || !closes) return null;
  const isOut = (curve.turn === 'right') === lines.isClockwise;
  return isOut === (side === 'out') ? null : `it bows ${isOut ? 'out of' : 'into'} the figure`;
};

export const arc: Proof = ({ call = 0, value = 0 }, { lines, slack_deg }: Proving) => {
  const curve = lines.courses[call]?.curve;
  if (curve === undefined || curve === null) return null;
  const turned = degreesOf(curve.delta);
  return Math.abs(turned - value) > slack_deg ? `it turns through ${angle(turned)}` : null;
};
