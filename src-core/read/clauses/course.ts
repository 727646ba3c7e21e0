// One course as the grammar drafts it, before units are settled over the whole tract.
import type { Doubt } from '#core/language/doubt.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { CorrectableField } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';

export interface Length {
  readonly value: number;
  readonly unit: DistanceUnit | null;
  readonly compound: boolean;
  /** Figures behind the decimal point, and whether the point had to be put back. */
  readonly decimals: number;
  readonly lostPoint: boolean;
}

/** Token ranges of the values that were read, so that the recogniser's doubts about them can be looked up. */
export interface ValueRange {
  readonly at: number;
  readonly next: number;
  /** Of the call that it gives; absent where it gives none, as the label of a row. */
  readonly field?: CorrectableField | 'delta';
  /** The value, where it had to be mended. */
  readonly readAs?: string;
}

export interface Curve {
  radius: Length | null;
  arc: Length | null;
  chord: Length | null;
  chordBearing: Bearing | null;
  radialBearing: Bearing | null;
  /** Decimal degrees. */
  delta: number | null;
  /** Of a degree of curve, decimal degrees. */
  degreeOfCurve: number | null;
  direction: 'left' | 'right' | null;
  /** Azimuth of "concave northeasterly". */
  concave: number | null;
  /** Azimuth of "southeasterly along said curve". */
  heading: number | null;
  tangent: boolean | null;
  /** It begins at a "point of curve", and is tangent there unless its chord tells how it runs. */
  isMet: boolean;
  doubt: Doubt;
  values: ValueRange[];
}

export interface Course {
  readonly from: number;
  to: number;
  bearing: Bearing | null;
  distance: Length | null;
  curve: Curve | null;
  doubt: Doubt;
  values: ValueRange[];
  /** A further length on the course before it, where the text never said "thence". */
  readonly additional: boolean;
  /** Token at which the monument's text begins, or -1. */
  monumentAt: number;
  /** Token range of the line or owner that the course runs with, or null. */
  alongside: ValueRange | null;
  computed: string[];
}

export function emptyCurve(): Curve {
  return {
    radius: null,
    arc: null,
    chord: null,
    chordBearing: null,
    radialBearing: null,
    delta: null,
    degreeOfCurve: null,
    direction: null,
    concave: null,
    heading: null,
    tangent: null,
    isMet: false,
    doubt: 0,
    values: [],
  };
}
