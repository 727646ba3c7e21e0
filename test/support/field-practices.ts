// How surveys of each kind were written and how well they came out, by the unit and the fineness of the pen.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';

export interface Practice {
  share: number;
  unit: DistanceUnit;
  unit_ft: number;
  /** Seconds of arc that bearings are written to. */
  angle_steps: readonly number[];
  length_steps: readonly number[];
  /** Closures that such surveys come out with, worst and best. */
  denominators: readonly [number, number];
  acres: readonly [number, number];
  area_steps: readonly number[];
}

export const PRACTICES: Readonly<Record<string, Practice>> = {
  'poles, half degrees': {
    share: 2,
    unit: 'poles',
    unit_ft: 16.5,
    angle_steps: [3600, 1800, 1800],
    length_steps: [1, 1, 0.5],
    denominators: [120, 700],
    acres: [15, 400],
    area_steps: [1, 1, 0.5, 0.25],
  },
  'poles, quarter degrees': {
    share: 3,
    unit: 'poles',
    unit_ft: 16.5,
    angle_steps: [900],
    length_steps: [1, 0.5, 0.1],
    denominators: [150, 1500],
    acres: [10, 300],
    area_steps: [1, 0.5, 0.1, 0.01],
  },
  'chains and links': {
    share: 3,
    unit: 'chains',
    unit_ft: 66,
    angle_steps: [900, 300, 60],
    length_steps: [0.01, 0.01, 0.1],
    denominators: [200, 3000],
    acres: [10, 300],
    area_steps: [1, 0.1, 0.01],
  },
  'feet and minutes': {
    share: 4,
    unit: 'feet',
    unit_ft: 1,
    angle_steps: [60, 60, 300],
    length_steps: [1, 0.1, 0.01],
    denominators: [600, 8000],
    acres: [0.5, 80],
    area_steps: [0.1, 0.01, 0.001],
  },
  varas: {
    share: 1,
    unit: 'varas',
    unit_ft: 100 / 36,
    angle_steps: [900, 60],
    length_steps: [1, 0.1],
    denominators: [250, 3000],
    acres: [20, 640],
    area_steps: [1, 0.1, 0.01],
  },
  'feet and seconds': {
    share: 6,
    unit: 'feet',
    unit_ft: 1,
    angle_steps: [1, 1, 10, 30],
    length_steps: [0.01],
    denominators: [4000, 80_000],
    acres: [0.2, 60],
    area_steps: [0.01, 0.001],
  },
  'feet and seconds, retraced loosely': {
    share: 1,
    unit: 'feet',
    unit_ft: 1,
    angle_steps: [1, 30],
    length_steps: [0.01],
    denominators: [500, 5000],
    acres: [0.5, 60],
    area_steps: [0.01, 0.001],
  },
};
