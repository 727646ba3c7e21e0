// Which courses lead to the point of beginning and which bound the tract.

import type { Course } from '#core/read/clauses/course.ts';
import type { ClauseCourses } from '#core/read/clauses/courses.ts';
import type { Description } from '#core/read/clauses/description.ts';

export interface Boundary {
  readonly ties: Course[];
  readonly courses: Course[];
  /** How the last course ends. */
  readonly closes: ClauseCourses['arrives'];
}

export function boundaryOf(description: Description, clauses: readonly ClauseCourses[]): Boundary {
  const split = tieCount(description, clauses);
  return {
    ties: clauses.slice(0, split).flatMap((clause) => clause.courses),
    courses: clauses.slice(split).flatMap((clause) => clause.courses),
    closes: clauses.at(-1)?.arrives ?? null,
  };
}

/** Clauses up to and with the first arrival at the point of beginning, where further courses follow it. */
function tieCount(description: Description, clauses: readonly ClauseCourses[]): number {
  if (description.head.arrives !== null) return isWayIn(clauses) ? 1 : 0;
  const arrival = clauses.findIndex((clause) => clause.arrives === 'pob' || clause.arrives === 'true-pob');
  if (arrival < 0) return 0;
  // Two lines enclose nothing: the description broke off where its boundary began.
  const isShort =
    clauses.length < 3 && clauses.every(({ courses }) => courses.length === 1 && courses[0]?.curve === null);
  if (arrival === clauses.length - 1) return description.start === 'commence' && isShort ? clauses.length : 0;
  if (description.start === 'commence') return isTwofold(clauses, arrival) ? arrival + 2 : arrival + 1;
  const later = clauses.slice(arrival + 1);
  // What nothing began before, and what runs on, has only now come to its beginning.
  if (description.start === 'none' && (later.length > 1 || arrival === 0)) return arrival + 1;
  if (clauses[arrival]?.arrives === 'true-pob') return arrival + 1;
  const returns = later.some((clause) => clause.arrives === 'pob' || clause.arrives === 'true-pob');
  // Two courses enclose nothing, so they can only lead up to the beginning.
  return returns && arrival < 2 ? arrival + 1 : 0;
}

/** "COM NE COR SEC 5, S 100 FT TO POB, W 50 FT, … TO POB": the head's own course leads to the beginning, and the figure comes back to it. */
function isWayIn([first, ...later]: readonly ClauseCourses[]): boolean {
  return first?.inHead === true && later.length > 1 && later.at(-1)?.arrives != null;
}

/** "… to the point of beginning of the line to be described; thence … to the point of beginning of the easement". */
function isTwofold(clauses: readonly ClauseCourses[], arrival: number): boolean {
  return clauses[arrival + 1]?.arrives != null && clauses.length > arrival + 4;
}
