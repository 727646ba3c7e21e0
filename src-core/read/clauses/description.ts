// A description as the text tells it: a head ("Beginning at …") and one clause for every course it speaks of.

import { type Token, textAt } from '#core/language/tokens.ts';
import type { Element } from '#core/read/clauses/element.ts';

export interface Clause {
  readonly lead: 'head' | 'thence' | 'item' | 'pair' | 'continue';
  /** Token range; `to` is where the next clause or the text that follows begins. */
  readonly from: number;
  to: number;
  readonly elements: Element[];
  /** The text says that a list of courses follows. */
  announces: boolean;
  arrives: 'pob' | 'true-pob' | 'terminus' | null;
}

/** Tokens of a description that say more, or less surely, than was read. */
export interface Gap {
  readonly at: number;
  readonly to: number;
}

export interface Description {
  start: 'begin' | 'commence' | 'none';
  readonly from: number;
  readonly head: Clause;
  readonly clauses: Clause[];
  /** Token behind the last clause. */
  to: number;
}

/** Courses that nothing introduces: their head is the empty place before the first. */
export function headless(first: Clause, clauses: Clause[], last: Clause): Description {
  const { from } = first;
  const head: Clause = { lead: 'head', from, to: from, elements: [], announces: false, arrives: null };
  return { start: 'none', from, head, clauses, to: last.to };
}

/** Everything that the walk over the elements must remember. */
export interface Walk {
  readonly tokens: readonly Token[];
  readonly elements: readonly Element[];
  readonly found: Description[];
  description: Description | null;
  clause: Clause | null;
  hasBearing: boolean;
  hasDistance: boolean;
  /** A sentence or stop word ended the clause; only a new lead opens another. */
  ended: boolean;
  /** The figure has come back to its beginning. */
  closed: boolean;
  /** "containing", "subject to" … have been passed since. */
  stopped: boolean;
  /** "from which a post oak bears …": bearings belong to the witness. */
  witness: boolean;
  depth: number;
  arrivals: number;
  /** Where a list comes to, as the words that lead to it say. */
  promised: 'pob' | 'true-pob' | 'terminus' | null;
}

/** The course at hand has its bearing and its distance. */
export function isComplete(walk: Walk): boolean {
  return walk.hasBearing && walk.hasDistance;
}

const WITNESSED = /^(?:corner|monument|stone|stake|post|point|pin|pipe|tree|tack|nail|rod)$/;

/** "thence N 10° E along the river to a corner; said corner bears N 89° W from the fort": it has its bearing, and the corner is told of. */
export function isWitnessed(walk: Walk, at: number): boolean {
  return walk.hasBearing && WITNESSED.test(textAt(walk.tokens, at - 1));
}
