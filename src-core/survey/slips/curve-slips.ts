// Slips in a curve: the elements that draw it, and which way it turns.
import type { Call } from '#core/schema/call.ts';
import { angleText, type Radians, splitSeconds, turnBetween } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { drawCourses } from '#core/survey/course.ts';
import type { Leg } from '#core/survey/leg.ts';
import { rounded } from '#core/survey/rounding.ts';
import { bearingSlips } from '#core/survey/slips/bearing-slips.ts';
import { lengthSlips } from '#core/survey/slips/length-slips.ts';
import type { SlipPlace } from '#core/survey/slips/line-slips.ts';
import type { Slip } from '#core/survey/slips/slip.ts';

type LengthField = 'chord_length' | 'radius' | 'arc_length';

const FIELD_WORDS: Readonly<Record<LengthField, string>> = {
  chord_length: 'chord',
  radius: 'radius',
  arc_length: 'arc',
};

/** `before` is the direction of travel where the curve begins, so that a tangent curve can be drawn again. */
export function curveSlips(place: SlipPlace, before: Radians | null): Slip[] {
  return [
    ...turnSlips(place, before),
    ...chordBearingSlips(place, before),
    ...elementSlips(place, before),
    ...deltaSlips(place, before),
  ];
}

/** The leg of the same course with other values. */
function redrawn(place: SlipPlace, before: Radians | null, changes: Partial<Call>): Leg | null {
  const call = { ...place.call, ...changes };
  return drawCourses([call], place.unit_ft, before)[0]?.leg ?? null;
}

const swingOf = (leg: Leg, after: Leg): number =>
  leg.forward_azimuth === null || after.forward_azimuth === null
    ? 0
    : turnBetween(leg.forward_azimuth, after.forward_azimuth);

const isClose = (place: SlipPlace, leg: Leg): boolean =>
  place.closes(leg.east_ft, leg.north_ft, swingOf(place.leg, leg));

export function turnSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { curve_direction: turn } = place.call;
  if (turn === null || place.call.computed.includes('curve_direction')) return [];
  const after = turn === 'left' ? 'right' : 'left';
  const leg = redrawn(place, before, { curve_direction: after });
  if (leg === null || !isClose(place, leg)) return [];
  const words = `the curve may turn to the ${after}, not to the ${turn}`;
  return [{ kind: 'turned', call: place.index, field: 'curve_direction', before: turn, after, leg, weight: 1, words }];
}

function chordBearingSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { chord_bearing: bearing, computed } = place.call;
  if (bearing === null || computed.includes('chord_bearing')) return [];
  const found: Slip[] = [];
  for (const { kind, after, weight, words } of bearingSlips(bearing)) {
    const leg = redrawn(place, before, { chord_bearing: after });
    if (leg === null || !isClose(place, leg)) continue;
    const told = `the chord ${bearingText(bearing)} may stand for ${bearingText(after)} (${words()})`;
    found.push({ kind, call: place.index, field: 'chord_bearing', before: bearing, after, leg, weight, words: told });
  }
  return found;
}

function elementSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { call, unit, state } = place;
  const drawnByChord =
    call.chord_bearing !== null && call.chord_length !== null && !call.computed.includes('chord_length');
  const fields: LengthField[] = drawnByChord ? ['chord_length'] : ['radius', 'arc_length', 'chord_length'];
  const found: Slip[] = [];
  for (const field of fields) {
    const value = call[field];
    if (value === null || call.computed.includes(field)) continue;
    for (const { kind, after, weight, words } of lengthSlips(value, call.verbatim_text, unit, state)) {
      const leg = redrawn(place, before, { [field]: after });
      if (leg === null || !isClose(place, leg)) continue;
      const told = `the ${FIELD_WORDS[field]} ${value} may stand for ${after} (${words()})`;
      found.push({ kind, call: place.index, field, before: value, after, leg, weight, words: told });
    }
  }
  return found;
}

/** The central angle draws a curve that has no chord of its own; its digits slip like those of a bearing. */
function deltaSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { delta, chord_bearing, chord_length, computed } = place.call;
  if (delta === null || computed.includes('delta') || (chord_bearing !== null && chord_length !== null)) return [];
  const { degrees, ...rest } = splitSeconds(delta * 3600, 1);
  if (degrees > 89) return [];
  const found: Slip[] = [];
  for (const { kind, after, weight, words } of bearingSlips({ ns: 'N', degrees, ...rest, ew: 'E' })) {
    if (kind !== 'bearing_misread' && kind !== 'bearing_transposed') continue;
    const angle = rounded(after.degrees + after.minutes / 60 + after.seconds / 3600, 8);
    const leg = redrawn(place, before, { delta: angle });
    if (leg === null || !isClose(place, leg)) continue;
    const told = `the central angle ${angleText(delta)} may stand for ${angleText(angle)} (${words()})`;
    found.push({ kind, call: place.index, field: 'delta', before: delta, after: angle, leg, weight, words: told });
  }
  return found;
}
