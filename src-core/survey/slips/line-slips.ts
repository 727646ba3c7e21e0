// Slips in a straight course.
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { turnBetween } from '#core/survey/angle.ts';
import { azimuthOf, bearingText } from '#core/survey/bearing.ts';
import { type Leg, lineLeg } from '#core/survey/leg.ts';
import { bearingSlips } from '#core/survey/slips/bearing-slips.ts';
import { lengthSlips } from '#core/survey/slips/length-slips.ts';
import type { Closes, Slip } from '#core/survey/slips/slip.ts';

export interface SlipPlace {
  call: Call;
  index: number;
  leg: Leg;
  unit: DistanceUnit;
  unit_ft: number;
  state: string;
  closes: Closes;
}

export function lineSlips({ call, index, leg, unit, unit_ft, state, closes }: SlipPlace): Slip[] {
  const found: Slip[] = [];
  const { bearing, distance } = call;
  if (bearing === null || distance === null) return found;
  const before = azimuthOf(bearing);
  for (const { kind, after, weight, words } of bearingSlips(bearing)) {
    const direction = azimuthOf(after);
    const east = leg.length_ft * Math.sin(direction);
    const north = leg.length_ft * Math.cos(direction);
    if (!closes(east, north, turnBetween(before, direction))) continue;
    const told = `${bearingText(bearing)} may stand for ${bearingText(after)} (${words()})`;
    const swungLeg = lineLeg(direction, leg.length_ft);
    found.push({ kind, call: index, field: 'bearing', before: bearing, after, leg: swungLeg, weight, words: told });
  }
  for (const { kind, after, weight, words } of lengthSlips(distance, call.verbatim_text, unit, state)) {
    const ratio = (after * unit_ft) / leg.length_ft;
    if (!closes(leg.east_ft * ratio, leg.north_ft * ratio, 0)) continue;
    const told = `the distance ${distance} may stand for ${after} (${words()})`;
    const longer = lineLeg(before, after * unit_ft);
    found.push({ kind, call: index, field: 'distance', before: distance, after, leg: longer, weight, words: told });
  }
  return found;
}
