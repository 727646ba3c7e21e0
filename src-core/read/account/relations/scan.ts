// A passage that is looked over for what it asserts of the figure, and what has been found in it.
import type { Token } from '#core/language/tokens.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Assertion } from '#core/schema/assertion.ts';

/** An assertion on the tokens [from, to), before its words are quoted. */
export interface Told extends Omit<Assertion, 'quote' | 'spans'> {
  readonly from: number;
  readonly to: number;
}

export interface Scan {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  /** The course that the passage tells of; null before the first and behind the last. */
  readonly call: number | null;
  readonly courses: readonly Course[];
  /** They lead to the first course. */
  readonly ties: readonly Course[];
  /** Where the words before the courses begin. */
  readonly leadFrom: number;
  /** Azimuth in degrees of the tie that leads to the first course. */
  readonly tie_deg: number | null;
  /** Whether the tract, lot or parcel that "said" or "the" names at a token is the figure itself. */
  readonly isOnlyLand: (noun: string, at: number) => boolean;
}

/** The course's own figures stand there. */
export function isValue({ courses, call }: Scan, at: number): boolean {
  const course = call === null ? undefined : courses[call];
  const stands = (value: { readonly at: number; readonly next: number }): boolean => value.at <= at && at < value.next;
  return course?.values.some(stands) === true || course?.curve?.values.some(stands) === true;
}

const STOPS = new Set([',', ';', '(', ')', ':']);
const LED_TO = wordSet('parallel angles angle perpendicular tangent according radial normal square');

/** In tokens, from the "to" that leads to a place to the last word of it. */
const LONGEST_LEAD = 80;

/** Within "to a stake in a line parallel with …": told of the place where the course ends. */
export function isDestination({ tokens, from }: Scan, at: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - LONGEST_LEAD) && !STOPS.has(textAt(tokens, i)); i -= 1) {
    if (textAt(tokens, i) !== 'to' || LED_TO.has(textAt(tokens, i - 1))) continue;
    return !/^(?:left|right)$/.test(textAt(tokens, i + 2)) && !/^(?:left|right)$/.test(textAt(tokens, i + 1));
  }
  return false;
}

/** One of the words stands among so many tokens before. */
export function isBefore({ tokens, from }: Scan, at: number, words: ReadonlySet<string>, within: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - within); i -= 1) if (words.has(textAt(tokens, i))) return true;
  return false;
}
