// Slips in a straight course.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { turnBetween } from '#core/survey/angle.ts';
import { azimuthOf, bearingText } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { type Leg, lineLeg } from '#core/survey/leg.ts';
import { bearingSlips, twoFigureBearings } from '#core/survey/slips/bearing-slips.ts';
import { mostOfTwo } from '#core/survey/slips/digits.ts';
import { lengthSlips, twoFigureLengths } from '#core/survey/slips/length-slips.ts';
import { type BearingSlip, KIND_SHARE, type Lean, type LengthSlip, type Slip } from '#core/survey/slips/slip.ts';
import type { Writing } from '#core/survey/slips/writing.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface SlipPlace {
  call: Call;
  index: number;
  leg: Leg;
  unit: DistanceUnit;
  unit_ft: number;
  state: string;
  writing: Writing;
  /** Whether the document writes seconds of arc. */
  isFine: boolean;
  lean: Lean;
  /** Where the course would have to lead for the figure to close, and how near is near. */
  sought: Point;
  near_ft: number;
  /** Natural logarithm of how often this value of this course is recorded wrongly. */
  rateOf: (field: string) => number;
}

export const lnShare = ({ kind, weight }: BearingSlip | LengthSlip): number => Math.log(KIND_SHARE[kind] * weight);

export function lineSlips(place: SlipPlace): Slip[] {
  const { bearing, distance } = place.call;
  if (bearing === null || distance === null) return [];
  return [...lineBearingSlips(place, bearing), ...lineLengthSlips(place, bearing, distance)];
}

function lineBearingSlips(place: SlipPlace, bearing: Bearing): Slip[] {
  const { leg, writing, index, lean } = place;
  const before = azimuthOf(bearing);
  const rate = place.rateOf('bearing');
  const found: Slip[] = [];
  const weigh = (slip: BearingSlip): void => {
    const direction = azimuthOf(slip.after);
    const share = rate + lnShare(slip);
    const east = leg.length_ft * Math.sin(direction);
    const north = leg.length_ft * Math.cos(direction);
    const score = lean(share, east, north, turnBetween(before, direction));
    if (score === null) return;
    const odds = writing.bearingOdds(index, slip.after);
    found.push({
      kind: slip.kind,
      call: index,
      field: 'bearing',
      before: bearing,
      after: slip.after,
      leg: lineLeg(direction, leg.length_ft),
      prior: share + odds,
      score: score + odds,
      words: () => `${bearingText(bearing)} may stand for ${bearingText(slip.after)} (${slip.words()})`,
    });
  };
  for (const slip of bearingSlips(bearing, place.isFine)) weigh(slip);
  for (const slip of twoFiguresSought(place, bearing, rate)) weigh(slip);
  return found;
}

/** Only where the course is about as long as it would have to be, and in the same quadrant. */
function twoFiguresSought(place: SlipPlace, bearing: Bearing, rate: number): Iterable<BearingSlip> {
  const { sought, leg, near_ft, lean } = place;
  const far = Math.hypot(sought.east_ft, sought.north_ft);
  const sameQuadrant = sought.north_ft >= 0 === (bearing.ns === 'N') && sought.east_ft >= 0 === (bearing.ew === 'E');
  if (!sameQuadrant || Math.abs(far - leg.length_ft) > near_ft) return [];
  const by = leg.length_ft / Math.max(far, 1e-9);
  const most = rate + Math.log(KIND_SHARE.bearing_two * mostOfTwo(4));
  if (lean(most, sought.east_ft * by, sought.north_ft * by, 0) === null) return [];
  const toSeconds = (180 * 3600) / Math.PI;
  const angle = Math.atan2(Math.abs(sought.east_ft), Math.abs(sought.north_ft)) * toSeconds;
  return twoFigureBearings(bearing, place.isFine, angle, (near_ft / leg.length_ft) * toSeconds);
}

/** A unit that the rest of the courses do not have is more often the slip than any other of the units is. */
const LN_LONE_UNIT = Math.log(100);

function lineLengthSlips(place: SlipPlace, bearing: Bearing, distance: number): Slip[] {
  const { call, leg, writing, index, lean, state, sought, near_ft } = place;
  const rate = place.rateOf('distance');
  const found: Slip[] = [];
  // A course in a unit of its own was miswritten in the figures of that unit.
  const unit = call.distance_unit ?? place.unit;
  const [own_ft, times] = [unitFeet(unit, state), unitFeet(unit, state) / place.unit_ft];
  const [written, named] =
    unit === place.unit ? [distance, ''] : [Number((distance / times).toPrecision(8)), ` ${unit}`];
  const weigh = (slip: LengthSlip): void => {
    const isLone = slip.kind === 'unit' && named !== '' && Math.abs(slip.after * times - written) < 1e-3;
    const share = rate + lnShare(slip) + (isLone ? LN_LONE_UNIT : 0);
    const after = unit === place.unit ? slip.after : Math.round(slip.after * times * 1e4) / 1e4;
    const ratio = (slip.after * own_ft) / leg.length_ft;
    const score = lean(share, leg.east_ft * ratio, leg.north_ft * ratio, 0);
    if (score === null) return;
    const odds = writing.lengthOdds(index, after);
    const meant = slip.kind === 'unit' && named !== '' ? `${after} ${place.unit}` : `${slip.after}${named}`;
    found.push({
      kind: slip.kind,
      call: index,
      field: 'distance',
      before: distance,
      after,
      leg: lineLeg(azimuthOf(bearing), slip.after * own_ft),
      prior: share + odds,
      score: score + odds,
      words: () => `the distance ${written}${named} may stand for ${meant} (${slip.words()})`,
    });
  };
  const { verbatim_text } = call;
  for (const slip of lengthSlips(written, verbatim_text, unit, state)) weigh(slip);
  const along = (sought.east_ft * leg.east_ft + sought.north_ft * leg.north_ft) / leg.length_ft;
  const aside = (sought.east_ft * leg.north_ft - sought.north_ft * leg.east_ft) / leg.length_ft;
  const by = along / leg.length_ft;
  const most = rate + Math.log(KIND_SHARE.length_two * mostOfTwo(2));
  if (Math.abs(aside) > near_ft || lean(most, leg.east_ft * by, leg.north_ft * by, 0) === null) return found;
  for (const slip of twoFigureLengths(written, verbatim_text, along / own_ft, near_ft / own_ft)) weigh(slip);
  return found;
}
