// Slips in a curve: the elements that draw it, and which way it turns.
import type { Call } from '#core/schema/call.ts';
import { angleText, type Radians, splitSeconds, turnBetween } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { drawCourses } from '#core/survey/course.ts';
import type { Leg } from '#core/survey/leg.ts';
import { rounded } from '#core/survey/rounding.ts';
import { bearingSlips } from '#core/survey/slips/bearing-slips.ts';
import { lengthSlips } from '#core/survey/slips/length-slips.ts';
import { lnShare, type SlipPlace } from '#core/survey/slips/line-slips.ts';
import { KIND_SHARE, type Slip } from '#core/survey/slips/slip.ts';

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

/** A slip of the curve's, when the leg that it leaves is worth a closer look. `odds` are what the writing says of it. */
function weighed(
  place: SlipPlace,
  leg: Leg | null,
  odds: () => number,
  slip: Omit<Slip, 'call' | 'leg' | 'score'>,
): Slip[] {
  const score =
    leg === null
      ? null
      : place.lean(slip.prior, leg.east_ft, leg.north_ft, swingOf(place.leg, leg), slip.kind === 'turned');
  if (leg === null || score === null) return [];
  const more = odds();
  return [{ ...slip, call: place.index, leg, prior: slip.prior + more, score: score + more }];
}

const silent = (): number => 0;

export function turnSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { curve_direction: turn } = place.call;
  if (turn === null || place.call.computed.includes('curve_direction')) return [];
  const after = turn === 'left' ? 'right' : 'left';
  return weighed(place, redrawn(place, before, { curve_direction: after }), silent, {
    kind: 'turned',
    field: 'curve_direction',
    before: turn,
    after,
    prior: place.rateOf('curve_direction') + Math.log(KIND_SHARE.turned),
    words: () => `the curve may turn to the ${after}, not to the ${turn}`,
  });
}

function chordBearingSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { chord_bearing: bearing, computed } = place.call;
  if (bearing === null || computed.includes('chord_bearing')) return [];
  const rate = place.rateOf('chord_bearing');
  const { writing, index } = place;
  return [...bearingSlips(bearing, place.isFine)].flatMap((slip) =>
    weighed(
      place,
      redrawn(place, before, { chord_bearing: slip.after }),
      () => writing.bearingOdds(index, slip.after),
      {
        kind: slip.kind,
        field: 'chord_bearing',
        before: bearing,
        after: slip.after,
        prior: rate + lnShare(slip),
        words: () => `the chord ${bearingText(bearing)} may stand for ${bearingText(slip.after)} (${slip.words()})`,
      },
    ),
  );
}

function elementSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { call, unit, state, writing, index } = place;
  const drawnByChord =
    call.chord_bearing !== null && call.chord_length !== null && !call.computed.includes('chord_length');
  const fields: LengthField[] = drawnByChord ? ['chord_length'] : ['radius', 'arc_length', 'chord_length'];
  return fields.flatMap((field) => {
    const value = call[field];
    if (value === null || call.computed.includes(field)) return [];
    const rate = place.rateOf(field);
    return [...lengthSlips(value, call.verbatim_text, unit, state)].flatMap((slip) =>
      weighed(
        place,
        redrawn(place, before, { [field]: slip.after }),
        field === 'chord_length' ? () => writing.lengthOdds(index, slip.after) : silent,
        {
          kind: slip.kind,
          field,
          before: value,
          after: slip.after,
          prior: rate + lnShare(slip),
          words: () => `the ${FIELD_WORDS[field]} ${value} may stand for ${slip.after} (${slip.words()})`,
        },
      ),
    );
  });
}

/** The central angle draws a curve that has no chord of its own; its digits slip like those of a bearing. */
function deltaSlips(place: SlipPlace, before: Radians | null): Slip[] {
  const { delta, chord_bearing, chord_length, computed } = place.call;
  if (delta === null || computed.includes('delta') || (chord_bearing !== null && chord_length !== null)) return [];
  const { degrees, ...rest } = splitSeconds(delta * 3600, 1);
  if (degrees > 89) return [];
  const rate = place.rateOf('delta');
  return [...bearingSlips({ ns: 'N', degrees, ...rest, ew: 'E' }, place.isFine)]
    .filter(({ kind }) => kind === 'bearing_misread' || kind === 'bearing_transposed')
    .flatMap((slip) => {
      const angle = rounded(slip.after.degrees + slip.after.minutes / 60 + slip.after.seconds / 3600, 8);
      return weighed(place, redrawn(place, before, { delta: angle }), silent, {
        kind: slip.kind,
        field: 'delta',
        before: delta,
        after: angle,
        prior: rate + lnShare(slip),
        words: () => `the central angle ${angleText(delta)} may stand for ${angleText(angle)} (${slip.words()})`,
      });
    });
}
