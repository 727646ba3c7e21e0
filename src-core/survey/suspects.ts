// The bad-call finder: every single-course slip that would close the figure, best first. It suggests and never changes.
import type { Suspect } from '#core/schema/verdict.ts';
import type { Radians } from '#core/survey/angle.ts';
import {
  type Investigated,
  type Judged,
  judgeSlip,
  noiseOf,
  type SlipGround,
  scoreAll,
} from '#core/survey/slip-score.ts';
import { repeatedSlips } from '#core/survey/slips/course-slips.ts';
import { curveSlips, turnSlips } from '#core/survey/slips/curve-slips.ts';
import { lineSlips, type SlipPlace } from '#core/survey/slips/line-slips.ts';
import type { Closes, Slip } from '#core/survey/slips/slip.ts';

const LISTED = 5;

/** How much less likely than the first an explanation may be and still be worth a look, and how near to be its equal. */
const WORTH = 9;
const EQUAL = 1.2;

/** For a figure that does not close. */
export function findSuspects(figure: Investigated): Suspect[] {
  const ground = groundOf(figure);
  // A miss that rounding alone explains accuses nobody.
  if (figure.closure.miss_ft <= 3 * ground.noise_ft) return [];
  return told(scoreAll(slipsOf(figure, ground), ground), ground);
}

/** For a figure that closes on its chords but not on its area: an arc on the wrong side shows only there. */
export function findTurnSuspects(figure: Investigated): Suspect[] {
  const ground = groundOf(figure);
  const slips = figure.calls.flatMap((call, index) => {
    const place = placeOf(figure, ground, index, () => true);
    return place === null || call.call_type !== 'curve' ? [] : turnSlips(place, backOf(figure, index));
  });
  return told(
    slips.map((slip) => judgeSlip(slip, ground)).filter((slip) => slip.area_agrees === true),
    ground,
  );
}

function groundOf(figure: Investigated): SlipGround {
  return { ...figure, noise_ft: noiseOf(figure.calls, figure.legs, figure.unit_ft), followers: followersOf(figure) };
}

function slipsOf(figure: Investigated, ground: SlipGround): Slip[] {
  const { closure, legs } = figure;
  const near = Math.min(Math.max(closure.perimeter_ft / 5000, 4 * ground.noise_ft, 0.02), closure.miss_ft / 3);
  const closes = (index: number): Closes => {
    const leg = legs[index];
    const run = ground.followers[index];
    const east = closure.east_ft - (leg?.east_ft ?? 0);
    const north = closure.north_ft - (leg?.north_ft ?? 0);
    return (east_ft, north_ft, swing) => {
      let east_miss = east + east_ft;
      let north_miss = north + north_ft;
      if (swing !== 0 && run !== null && run !== undefined) {
        const sine = Math.sin(swing);
        const cosine = Math.cos(swing);
        east_miss += run.east_ft * (cosine - 1) + run.north_ft * sine;
        north_miss += run.north_ft * (cosine - 1) - run.east_ft * sine;
      }
      return east_miss * east_miss + north_miss * north_miss <= near * near;
    };
  };
  const slips = repeatedSlips(figure.calls, closes);
  figure.calls.forEach((call, index) => {
    const place = placeOf(figure, ground, index, closes(index));
    if (place === null) return;
    const found = call.call_type === 'line' ? lineSlips(place) : curveSlips(place, backOf(figure, index));
    slips.push(...found);
  });
  return slips;
}

const backOf = ({ legs }: Investigated, index: number): Radians | null => legs[index - 1]?.forward_azimuth ?? null;

function placeOf(figure: Investigated, ground: SlipGround, index: number, closes: Closes): SlipPlace | null {
  const call = figure.calls[index];
  const leg = figure.legs[index];
  if (call === undefined || leg === undefined) return null;
  return { call, index, leg, unit: ground.unit, unit_ft: ground.unit_ft, state: ground.state, closes };
}

/** For every course, the run of tangent curves after it that swings when it does; null when there is none. */
function followersOf({ courses, legs }: Investigated): SlipGround['followers'] {
  const runs: SlipGround['followers'] = new Array(legs.length).fill(null);
  for (let index = legs.length - 2; index >= 0; index--) {
    const leg = legs[index + 1];
    if (leg === undefined || courses[index + 1]?.follows_tangent !== true) continue;
    const after = runs[index + 1];
    runs[index] = {
      count: 1 + (after?.count ?? 0),
      east_ft: leg.east_ft + (after?.east_ft ?? 0),
      north_ft: leg.north_ft + (after?.north_ft ?? 0),
    };
  }
  return runs;
}

/** The best few, those that fit equally well saying so. */
function told(judged: readonly Judged[], ground: SlipGround): Suspect[] {
  const ranked = [...judged].sort((one, other) => other.score - one.score);
  const [best] = ranked;
  if (best === undefined) return [];
  const worth = ranked.filter(({ score }) => score >= best.score - WORTH).slice(0, LISTED);
  const equals = worth.filter(({ score }) => score >= best.score - EQUAL).length;
  return worth.map(({ slip, closure_ratio, area_agrees }, rank) => {
    const isEqual = equals > 1 && rank < equals;
    const course =
      slip.field === 'missing_course' || slip.field === 'repeated_course' ? '' : `Course ${slip.call + 1}: `;
    const words = course === '' ? slip.words.charAt(0).toUpperCase() + slip.words.slice(1) : slip.words;
    return {
      call: slip.call,
      field: slip.field,
      before: slip.before,
      after: slip.after,
      closure_ratio,
      area_agrees,
      explanation: `${course}${words}. The figure then ${closure_ratio === 'exact' ? 'closes exactly' : `closes ${closure_ratio}`}${areaWords(area_agrees, ground)}.${
        isEqual ? ' Another explanation fits equally well.' : ''
      }`,
    };
  });
}

function areaWords(agrees: boolean | null, { stated }: SlipGround): string {
  if (agrees === null || stated.length === 0) return '';
  return agrees ? ' and the stated area agrees' : ', but the stated area does not agree';
}
