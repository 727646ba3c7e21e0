// How likely a survey is to miss by so much and to enclose so much, when its courses read as they do. Every course errs by
// what it was rounded and by what the party measured wrong, which grows with the way walked (the compass rule's own
// assumption); miss and area err together.
import { signedAreaOf } from '#core/survey/area.ts';
import type { Leg } from '#core/survey/leg.ts';
import { type AreaEvidence, areaDensity } from '#core/survey/slips/area-likelihood.ts';
import type { Quality } from '#core/survey/slips/survey-quality.ts';

/** Variances and covariances of the miss east and north and of the area, square feet and feet. */
interface Spread {
  ee: number;
  en: number;
  nn: number;
  ea: number;
  na: number;
  aa: number;
}

export interface Steps {
  /** Radians and feet. */
  angle: number;
  length_ft: number;
}

/** No traverse is surer of its end than this, feet squared. */
const LEAST = 9e-6;

const none = (): Spread => ({ ee: LEAST, en: 0, nn: LEAST, ea: 0, na: 0, aa: 1e-6 });

interface Spreads {
  east_ft: number;
  north_ft: number;
  /** Never negative. */
  area_sqft: number;
  perimeter_ft: number;
  rounding: Spread;
  /** Of a survey that errs by one foot in each foot of perimeter. */
  survey: Spread;
}

function spreadsOf(legs: readonly Leg[], steps: Steps): Spreads {
  let [end_east, end_north, perimeter_ft] = [0, 0, 0];
  for (const leg of legs) {
    end_east += leg.east_ft;
    end_north += leg.north_ft;
    perimeter_ft += leg.length_ft;
  }
  const signed = signedAreaOf(legs);
  const turn = signed < 0 ? -0.5 : 0.5;
  const rounding = none();
  const survey = none();
  const along = (steps.length_ft * steps.length_ft) / 12;
  let [east, north] = [0, 0];
  for (const leg of legs) {
    const { east_ft: e, north_ft: n } = leg;
    // What the area gains by moving the end of this course and all behind it, one foot east or north.
    const by_east = -turn * (2 * north + n - end_north);
    const by_north = turn * (2 * east + e - end_east);
    const chord2 = e * e + n * n;
    if (chord2 > 0) {
      const across = (steps.angle * steps.angle) / 12;
      const ee = (along * e * e) / chord2 + across * n * n;
      const nn = (along * n * n) / chord2 + across * e * e;
      const en = (along * e * n) / chord2 - across * e * n;
      add(rounding, ee, en, nn, by_east, by_north);
    }
    const own = leg.length_ft * perimeter_ft;
    add(survey, own, 0, own, by_east, by_north);
    east += e;
    north += n;
  }
  return { east_ft: end_east, north_ft: end_north, area_sqft: Math.abs(signed), perimeter_ft, rounding, survey };
}

function add(to: Spread, ee: number, en: number, nn: number, by_east: number, by_north: number): void {
  to.ee += ee;
  to.en += en;
  to.nn += nn;
  to.ea += ee * by_east + en * by_north;
  to.na += en * by_east + nn * by_north;
  to.aa += by_east * (ee * by_east + en * by_north) + by_north * (en * by_east + nn * by_north);
}

/** Natural logarithm of the density of the miss and of the stated area, over all qualities a survey may have. */
export function likelihoodOf(
  legs: readonly Leg[],
  steps: Steps,
  qualities: readonly Quality[],
  stated: AreaEvidence | null,
): number {
  const { east_ft: e, north_ft: n, area_sqft, rounding: r, survey: s } = spreadsOf(legs, steps);
  let total = 0;
  for (const { variance: v, weight } of qualities) {
    const [ee, en, nn] = [r.ee + v * s.ee, r.en + v * s.en, r.nn + v * s.nn];
    const det = ee * nn - en * en;
    if (!(det > 0)) continue;
    const far = (nn * e * e - 2 * en * e * n + ee * n * n) / det;
    let density = (weight * Math.exp(-0.5 * far)) / (2 * Math.PI * Math.sqrt(det));
    if (density === 0) continue;
    if (stated !== null) {
      const [ea, na, aa] = [r.ea + v * s.ea, r.na + v * s.na, r.aa + v * s.aa];
      // What the miss itself tells of the area: that of the figure with the miss spread over its courses.
      const [by_east, by_north] = [(nn * ea - en * na) / det, (ee * na - en * ea) / det];
      const balanced = area_sqft - by_east * e - by_north * n;
      density *= areaDensity(stated, balanced, Math.max(0, aa - by_east * ea - by_north * na));
    }
    total += density;
  }
  return Math.log(Math.max(total, 1e-300));
}

/** The same for the miss alone, at the cost of a few multiplications: for all the slips there are. */
export function missDensityOf(
  legs: readonly Leg[],
  steps: Steps,
  qualities: readonly Quality[],
): (east_ft: number, north_ft: number) => number {
  const { rounding: r, survey: s } = spreadsOf(legs, steps);
  const mean = qualities.reduce((sum, { variance, weight }) => sum + weight * Math.log(variance), 0);
  const v = Math.exp(mean);
  const [ee, en, nn] = [r.ee + v * s.ee, r.en + v * s.en, r.nn + v * s.nn];
  const det = Math.max(ee * nn - en * en, 1e-300);
  const scales = qualities.map(({ variance, weight }) => {
    const scale = (r.ee + r.nn + variance * (s.ee + s.nn)) / (ee + nn);
    return { by: -0.5 / scale, height: weight / (2 * Math.PI * scale * Math.sqrt(det)) };
  });
  return (e, n) => {
    const far = (nn * e * e - 2 * en * e * n + ee * n * n) / det;
    let total = 0;
    for (const { by, height } of scales) total += height * Math.exp(by * far);
    return Math.log(Math.max(total, 1e-300));
  };
}

/** How far the area of a figure may be off by its courses alone, for each quality. */
export function areaVariances(legs: readonly Leg[], steps: Steps, qualities: readonly Quality[]): number[] {
  const { rounding: r, survey: s } = spreadsOf(legs, steps);
  return qualities.map(({ variance: v }) => r.aa + v * s.aa);
}
