// The bad-call finder: every single-course slip that may stand behind a miss, each with its chance, against the chance
// that none does. It suggests and never changes.
import type { Suspect } from '#core/schema/verdict.ts';
import type { Radians } from '#core/survey/angle.ts';
import { areaOf } from '#core/survey/area.ts';
import { closureOf } from '#core/survey/closure.ts';
import { rounded } from '#core/survey/rounding.ts';
import { repeatedSlips } from '#core/survey/slips/course-slips.ts';
import { curveSlips, turnSlips } from '#core/survey/slips/curve-slips.ts';
import { doubtOf } from '#core/survey/slips/doubt.ts';
import { groundOf, type Investigated, type SlipGround } from '#core/survey/slips/ground.ts';
import { lineSlips, type SlipPlace } from '#core/survey/slips/line-slips.ts';
import { missDensityOf } from '#core/survey/slips/miss-likelihood.ts';
import { type Lean, MORE_SLIPS, NO_SLIP, type Slip } from '#core/survey/slips/slip.ts';
import { kindOfSurvey } from '#core/survey/slips/survey-quality.ts';
import { legsAfter, lnAnyMiss, type Weighed, type Weighing, weigh } from '#core/survey/slips/weigh.ts';
import { MOST_ODDS } from '#core/survey/slips/writing.ts';
import { areaAgrees } from '#core/survey/stated-area.ts';

const LISTED = 5;

/** Below this a course is not worth a look; and so much less likely than the first is still about as likely. */
const WORTH = 0.03;
const EQUAL = 1.5;

/** A slip that leaves more than this part of the miss explains nothing. */
const LEFT = 0.6;

/** So much less likely than no slip at all, by the miss alone, that no area will make up for it. */
const HOPELESS = 12;

/** What was found, and what speaks against it. */
export interface Found {
  /** Empty where no single slip is the likeliest. */
  suspects: Suspect[];
  /** That the survey misses so by itself; that more than one course is wrong, or something else. */
  ordinary: number;
  more: number;
  /** What kind of survey it is by its writing: "poles and quarter degrees". */
  survey: string;
}

/** For a figure that does not close; null where there is no figure to speak of. */
export function findSuspects(figure: Investigated): Found | null {
  if (!Number.isFinite(figure.closure.miss_ft) || !encloses(figure)) return null;
  const ground = groundOf(figure);
  return told(weigh(slipsOf(ground), ground, true), ground);
}

/** For a figure that closes on its chords but not on its area: an arc on the wrong side shows only there. */
export function findTurnSuspects(figure: Investigated): Found | null {
  if (figure.legs.length === 0) return null;
  const ground = groundOf(figure);
  const slips = figure.calls.flatMap((call, index) => {
    const place = placeOf(ground, index, (share) => share);
    return place === null || call.call_type !== 'curve' ? [] : turnSlips(place, backOf(ground, index));
  });
  const found = told(weigh(slips, ground, false), ground);
  return { ...found, suspects: found.suspects.filter(({ area_agrees }) => area_agrees === true) };
}

/** Two lines enclose nothing, whatever they should read. */
const encloses = ({ legs }: Investigated): boolean =>
  legs.length > 2 || (legs.length === 2 && legs.some(({ arc }) => arc !== null));

function slipsOf(ground: SlipGround): Slip[] {
  const { closure, legs, followers, known } = ground;
  const [steps, qualities] = known;
  const density = missDensityOf(legs, steps, qualities);
  const none = Math.log(NO_SLIP) + density(closure.east_ft, closure.north_ft);
  const floor = Math.max(none, Math.log(MORE_SLIPS) + lnAnyMiss(closure)) - HOPELESS - MOST_ODDS;
  const most = (LEFT * closure.miss_ft) ** 2;
  const leanOf = (index: number): Lean => {
    const leg = legs[index];
    const run = followers[index] ?? null;
    const east = closure.east_ft - (leg?.east_ft ?? 0);
    const north = closure.north_ft - (leg?.north_ft ?? 0);
    return (share, east_ft, north_ft, swing, isSilent = false) => {
      let east_miss = east + east_ft;
      let north_miss = north + north_ft;
      if (swing !== 0 && run !== null) {
        const sine = Math.sin(swing);
        const cosine = Math.cos(swing);
        east_miss += run.east_ft * (cosine - 1) + run.north_ft * sine;
        north_miss += run.north_ft * (cosine - 1) - run.east_ft * sine;
      }
      if (east_miss * east_miss + north_miss * north_miss > most && !isSilent) return null;
      const score = share + density(east_miss, north_miss);
      return score < floor ? null : score;
    };
  };
  const slips = repeatedSlips(ground.calls, ground.rate, leanOf);
  ground.calls.forEach((call, index) => {
    const place = placeOf(ground, index, leanOf(index));
    if (place === null) return;
    for (const slip of call.call_type === 'line' ? lineSlips(place) : curveSlips(place, backOf(ground, index)))
      slips.push(slip);
  });
  return slips;
}

const backOf = ({ legs }: Investigated, index: number): Radians | null => legs[index - 1]?.forward_azimuth ?? null;

function placeOf(ground: SlipGround, index: number, lean: Lean): SlipPlace | null {
  const { calls, legs, closure, known, rate, unit, unit_ft, state, writing } = ground;
  const call = calls[index];
  const leg = legs[index];
  if (call === undefined || leg === undefined) return null;
  const sought = { east_ft: leg.east_ft - closure.east_ft, north_ft: leg.north_ft - closure.north_ft };
  const typical = known[1].reduce((sum, { variance, weight }) => sum + weight * Math.sqrt(variance), 0);
  const near_ft = Math.min(2 * typical * closure.perimeter_ft, LEFT * closure.miss_ft);
  const isFine = ground.angle_step < 60;
  const rateOf = (field: string): number => rate + doubtOf(call, field);
  return { call, index, leg, unit, unit_ft, state, writing, isFine, lean, sought, near_ft, rateOf };
}

interface Reading extends Weighed {
  /** The next likeliest reading of the same course, where it is about as likely. */
  other: Slip | null;
}

/** The chances of all readings of one course together, its likeliest reading standing for them. */
function byCourse(slips: readonly Weighed[]): Reading[] {
  const courses = new Map<string, Weighed[]>();
  for (const weighed of slips) {
    const key = weighed.slip.kind === 'left_out' ? 'left out' : String(weighed.slip.call);
    const same = courses.get(key);
    if (same === undefined) courses.set(key, [weighed]);
    else same.push(weighed);
  }
  return [...courses.values()]
    .flatMap((same) => {
      const [first, second] = same;
      if (first === undefined) return [];
      const isClose = second !== undefined && first.slip.kind !== 'left_out' && second.chance * EQUAL > first.chance;
      const chance = same.reduce((sum, weighed) => sum + weighed.chance, 0);
      return [{ slip: first.slip, chance, other: isClose ? second.slip : null }];
    })
    .sort((one, other) => other.chance - one.chance);
}

function told({ slips, none, more }: Weighing, ground: SlipGround): Found {
  const survey = kindOfSurvey(ground.writing.angle_step, ground.unit);
  const courses = byCourse(slips);
  const [first] = courses;
  const isPlain = first !== undefined && first.chance > none + more;
  const worth = isPlain ? courses.filter(({ chance }) => chance >= WORTH).slice(0, LISTED) : [];
  const equals = worth.filter(({ chance }) => chance * EQUAL > (first?.chance ?? 0)).length;
  const suspects = worth.map((reading, rank) => suspectOf(reading, equals > 1 && rank < equals, ground));
  return { suspects, ordinary: none, more, survey };
}

function suspectOf({ slip, chance, other }: Reading, isEqual: boolean, ground: SlipGround): Suspect {
  const legs = legsAfter(slip, ground);
  const { ratio } = closureOf(legs);
  const area_agrees = areaAgrees(ground.stated, areaOf(legs), ground.state);
  const isWhole = slip.field === 'missing_course' || slip.field === 'repeated_course';
  const words = slip.words();
  const said = isWhole ? words.charAt(0).toUpperCase() + words.slice(1) : `Course ${slip.call + 1}: ${words}`;
  const then = ratio === 'exact' ? 'closes exactly' : `closes ${ratio}`;
  const more = [
    other === null ? '' : ` About as likely ${other.words()}.`,
    isEqual ? ' Another explanation fits equally well.' : '',
  ];
  return {
    call: slip.call,
    field: slip.field,
    before: slip.before,
    after: slip.after,
    closure_ratio: ratio,
    area_agrees,
    chance: rounded(Math.min(chance, 0.999), 3),
    explanation: `${said}. The figure then ${then}${areaWords(area_agrees)}.${more.join('')}`,
  };
}

function areaWords(agrees: boolean | null): string {
  if (agrees === null) return '';
  return agrees ? ' and the stated area agrees' : ', but the stated area does not agree';
}
