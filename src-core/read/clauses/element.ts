// What a description is made of: bearings, angles, distances, signs, items and stops, each in its place.
import type { Sign } from '#core/read/clauses/sign-phrases.ts';
import type { ItemElement, Placed, TableElement } from '#core/read/values/list-items.ts';
import type { AngleRead } from '#core/read/values/read-angle.ts';
import type { BearingRead } from '#core/read/values/read-bearing.ts';
import type { DistanceRead } from '#core/read/values/read-distance.ts';

/** What a distance does in its sentence. */
export type DistanceUse = 'course' | 'at' | 'beside' | 'bare';

export interface BearingElement extends Placed {
  readonly kind: 'bearing';
  readonly read: BearingRead;
  /** A course runs by it. */
  readonly runs: boolean;
}

export interface AngleElement extends Placed {
  readonly kind: 'angle';
  readonly read: AngleRead;
}

export interface DistanceElement extends Placed {
  readonly kind: 'distance';
  readonly read: DistanceRead;
  readonly use: DistanceUse;
}

export interface SignElement extends Placed {
  readonly kind: 'sign';
  readonly sign: Sign;
}

export interface StopElement extends Placed {
  readonly kind: 'stop';
  readonly stop: 'semicolon' | 'sentence' | 'paragraph' | 'colon' | 'comma' | 'open' | 'close';
}

export type Element =
  | BearingElement
  | AngleElement
  | DistanceElement
  | SignElement
  | ItemElement
  | TableElement
  | StopElement;
