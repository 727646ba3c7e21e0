// Placing the tracts of a document on the earth: where each stands now, what was suggested, what is saved.
import { create } from 'zustand';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { FeatureCollection, LibraryDocument } from '#core/schema/local.ts';
import type { SuggestedLocation } from '#core/schema/verdict.ts';
import { movedTogether, type Position } from '#renderer/state/position.ts';

interface PlacingState {
  readonly document: LibraryDocument | null;
  readonly text: string;
  readonly body: ExtractResponse | null;
  readonly problem: string | null;
  /** The open tract. */
  readonly tract: number;
  /** By tract index. */
  readonly positions: ReadonlyMap<number, Position>;
  readonly saved: ReadonlyMap<number, Position>;
  /** By tract index; empty until asked for. */
  readonly suggestions: readonly (SuggestedLocation | null)[];
  /** Tracts that share an anchor move as one. */
  readonly together: boolean;
  /** The next click on the map places the point of beginning. */
  readonly aiming: boolean;
  readonly busy: boolean;
  readonly parcels: FeatureCollection | null;
  /** Grows each time the map should show everything placed. */
  readonly fit: number;
}

export const NOTHING_TO_PLACE = {
  document: null,
  text: '',
  body: null,
  problem: null,
  tract: 0,
  positions: new Map<number, Position>(),
  saved: new Map<number, Position>(),
  suggestions: [],
  together: true,
  aiming: false,
  busy: false,
} as const;

export const usePlacing = create<PlacingState>(() => ({ ...NOTHING_TO_PLACE, parcels: null, fit: 0 }));

/** Moves the open tract, and with it those that share its anchor. */
export function putTract(position: Position): void {
  const { tract, positions, body, together } = usePlacing.getState();
  const moved = new Map(positions).set(tract, position);
  if (together && body !== null) {
    for (const [index, other] of movedTogether(body, tract, position)) moved.set(index, other);
  }
  usePlacing.setState({ positions: moved, aiming: false });
}

export function turnTract(rotation_deg: number): void {
  const { tract, positions } = usePlacing.getState();
  const now = positions.get(tract);
  if (now !== undefined) putTract({ ...now, rotation_deg: fullCircle(rotation_deg) });
}

/** Within a full circle, to a thousandth of a degree: finer than any handle or deed. */
function fullCircle(degrees: number): number {
  const around = ((degrees % 360) + 360) % 360;
  return Math.round(around * 1000) / 1000;
}

/** The position that the open tract was given, taken back to what is saved. */
export function resetPositions(): void {
  usePlacing.setState(({ saved }) => ({ positions: new Map(saved) }));
}

export function isMoved({ positions, saved }: PlacingState): boolean {
  if (positions.size !== saved.size) return true;
  return [...positions].some(([index, now]) => {
    const kept = saved.get(index);
    return kept === undefined || kept.lon !== now.lon || kept.lat !== now.lat || kept.rotation_deg !== now.rotation_deg;
  });
}
