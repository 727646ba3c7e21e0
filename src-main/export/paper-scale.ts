// The scales that drawings are plotted to: so many feet to the inch, or one to so many on a metric drawing.
import { grouped, METER_FT } from '#main/export/words.ts';

export interface PaperScale {
  readonly metric: boolean;
  /** Feet of ground to the inch of paper, or the number of a scale of one to so many. */
  readonly number: number;
  readonly points_per_foot: number;
  /** "1 inch = 100 feet" or "1:500". */
  readonly words: string;
}

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
const METRIC_STEPS = [1, 1.25, 2, 2.5, 5];
/** Inches in a metre: the paper is measured by the international inch. */
const METER_IN = 1 / 0.0254;

export function paperScale(number: number, metric: boolean): PaperScale {
  const digits = Number.isInteger(number) ? 0 : 2;
  if (metric) {
    const points_per_foot = (72 * METER_IN) / number / METER_FT;
    return { metric, number, points_per_foot, words: `1:${grouped(number, digits)}` };
  }
  return { metric, number, points_per_foot: 72 / number, words: `1 inch = ${grouped(number, digits)} feet` };
}

/** The largest round scale at which an inch shows at least so many feet. */
export function scaleFor(feet_per_inch: number, metric: boolean): PaperScale {
  // One to 250 shows 250 inches to the inch.
  const least = metric ? (feet_per_inch / METER_FT) * METER_IN : feet_per_inch;
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = (metric ? METRIC_STEPS : STEPS).find((candidate) => candidate * decade >= least * 0.999999);
  return paperScale(step === undefined ? 10 * decade : step * decade, metric);
}
