// Measuring on the map: the points set so far.
import { create } from 'zustand';
import type { LonLat } from '#core/place/plane.ts';

interface MeasuringState {
  readonly on: boolean;
  readonly points: readonly LonLat[];
}

export const useMeasuring = create<MeasuringState>(() => ({ on: false, points: [] }));

/** Turned off, it forgets what was measured. */
export function measure(on: boolean): void {
  useMeasuring.setState({ on, points: [] });
}

export function addMeasured(at: LonLat): void {
  useMeasuring.setState(({ points }) => ({ points: [...points, at] }));
}

export function takeBackMeasured(): void {
  useMeasuring.setState(({ points }) => ({ points: points.slice(0, -1) }));
}

export function clearMeasured(): void {
  useMeasuring.setState({ points: [] });
}
