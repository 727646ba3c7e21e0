// Placing the tracts of a document on the earth: where each stands now, what was suggested, what is saved.
import { create } from 'zustand';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { FeatureCollection, LibraryDocument } from '#core/schema/local.ts';
import type { SuggestedLocation } from '#core/schema/verdict.ts';
import { movedTogether, type Position } from '#renderer/state/position.ts';

export type Positions = ReadonlyMap<number, Position>;

/** The map shows the tracts themselves, the ground that their words name, their county or state, or none of these. */
export type Whereabouts = 'tracts' | 'ground' | 'county' | 'state' | 'nowhere';

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
  /** Where the words of the document place its tracts, by the fabric of today; null until it is known. */
  readonly ground: FeatureCollection | null;
  /** What the map went to for want of a position. */
  readonly whereabouts: Whereabouts;
  /** Positions before and after those of now, the nearest last. */
  readonly past: readonly Positions[];
  readonly future: readonly Positions[];
  /** A gap or overlap to be shown; its number grows with each asking. */
  readonly look: { readonly id: string; readonly asked: number } | null;
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
  ground: null,
  whereabouts: 'nowhere',
  past: [],
  future: [],
  look: null,
} as const;

export const usePlacing = create<PlacingState>(() => ({ ...NOTHING_TO_PLACE, parcels: null, fit: 0 }));

/** Moves the open tract, and with it those that share its anchor. A drag is one step back, however far it went. */
export function putTract(position: Position, isFurther = false): void {
  const { tract, positions, body, together } = usePlacing.getState();
  const moved = new Map(positions).set(tract, position);
  if (together && body !== null) {
    for (const [index, other] of movedTogether(body, tract, position)) moved.set(index, other);
  }
  if (!isFurther) keepStep();
  usePlacing.setState({ positions: moved, aiming: false });
}

export function turnTract(rotation_deg: number, isFurther = false): void {
  const { tract, positions } = usePlacing.getState();
  const now = positions.get(tract);
  if (now !== undefined) putTract({ ...now, rotation_deg: fullCircle(rotation_deg) }, isFurther);
}

const MOST_STEPS = 100;

function keepStep(): void {
  usePlacing.setState(({ past, positions }) => ({ past: [...past, positions].slice(-MOST_STEPS), future: [] }));
}

/** One step back or forward, as far as there is one; what is saved stays until it is saved again. */
export function undoPlacing(): void {
  usePlacing.setState(({ past, future, positions }) => {
    const before = past.at(-1);
    return before === undefined ? {} : stepTo(before, past.slice(0, -1), [...future, positions]);
  });
}

export function redoPlacing(): void {
  usePlacing.setState(({ past, future, positions }) => {
    const after = future.at(-1);
    return after === undefined ? {} : stepTo(after, [...past, positions], future.slice(0, -1));
  });
}

const stepTo = (positions: Positions, past: readonly Positions[], future: readonly Positions[]) => ({
  positions,
  past,
  future,
  aiming: false,
});

/** Shows a gap or an overlap on the map. */
export function lookAt(id: string): void {
  usePlacing.setState(({ look }) => ({ look: { id, asked: (look?.asked ?? 0) + 1 } }));
}

/** Within a full circle, to a thousandth of a degree: finer than any handle or deed. */
function fullCircle(degrees: number): number {
  const around = ((degrees % 360) + 360) % 360;
  return Math.round(around * 1000) / 1000;
}

/** The position that the open tract was given, taken back to what is saved. */
export function resetPositions(): void {
  keepStep();
  usePlacing.setState(({ saved }) => ({ positions: new Map(saved) }));
}

export function isMoved({ positions, saved }: PlacingState): boolean {
  if (positions.size !== saved.size) return true;
  return [...positions].some(([index, now]) => {
    const kept = saved.get(index);
    return kept === undefined || kept.lon !== now.lon || kept.lat !== now.lat || kept.rotation_deg !== now.rotation_deg;
  });
}
