// Which course of a figure the words of a line mean: by its own figure, the way it runs, what lies along it, its length among the others, or its place beside the course that the words stand in.
import { type Token, textAt } from '#core/language/tokens.ts';
import { legsOf, runsOf } from '#core/read/account/claims/drawn-sides.ts';
import { callsOfValue } from '#core/read/account/claims/line-by-value.ts';
import { cornersMarked } from '#core/read/account/claims/marked-corners.ts';
import { LAST, type LineName, type Term } from '#core/read/account/claims/term.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { adjoinersIn } from '#core/read/account/relations/adjoiners.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';

/** The figure that words tell of, and the course they stand in; null around the courses. */
export interface Figure {
  readonly tokens: readonly Token[];
  readonly courses: readonly Course[];
  readonly call: number | null;
}

/** A line by its place among the courses, where the words can mean no other; other terms as they are. */
export function resolved(figure: Figure, term: Term): Term {
  if (term.kind === 'corner' && term.mark !== undefined) {
    const isFirst = /^(?:first|beginning)$/.test(textAt(figure.tokens, term.to));
    const [only, second] = isFirst ? [0] : cornersMarked(figure.tokens, figure.courses, term.mark, term);
    return only === undefined || second !== undefined ? term : { ...term, call: only };
  }
  if (term.kind !== 'line') return term;
  const { call } = figure;
  const [only, second] = term.by === undefined ? [] : callsNamed(figure, term, term.by);
  // Among the courses "the last" is the one before; "this last" is not.
  if (term.call === LAST && only === undefined && call !== null && call > 0) return { ...term, call: call - 1 };
  return only === undefined || second !== undefined ? term : { ...term, call: only };
}

type Corner = Extract<Term, { kind: 'corner' }>;

/** The two corners that words tell of, where both are known and no third is named. */
export function twoCorners(figure: Figure, terms: readonly Term[]): [Corner, Corner] | null {
  const [one, other, third] = terms.flatMap((term) => (term.kind === 'corner' ? [resolved(figure, term)] : []));
  if (one?.kind !== 'corner' || other?.kind !== 'corner' || third !== undefined) return null;
  return [one, other].every(({ call, deg }) => (call ?? deg) !== undefined) ? [one, other] : null;
}

/** In degrees: a line that runs so is called after the point of the compass. */
const HEADING_DEG = 22.5;

function callsNamed({ tokens, courses, call }: Figure, { from, to }: Term, by: LineName): number[] {
  const callsOf = (found: readonly Course[]): number[] => [...new Set(found)].map((course) => courses.indexOf(course));
  switch (by.kind) {
    case 'this':
      return call === null ? [] : [call];
    case 'former':
      return call === null || call === 0 ? [] : [call - 1];
    case 'next':
      return call === null ? [] : [(call + 1) % courses.length];
    case 'value':
      return callsOfValue(tokens, from, courses);
    case 'heading':
      return (legsOf(courses) ?? []).flatMap((leg, at) =>
        partedBy(degreesOf(directionOf(leg)), by.deg) < HEADING_DEG ? [at] : [],
      );
    case 'along':
      // "West by Shoal Creek and on other sides by lands of Freeman": which they are it does not say.
      if (textAt(tokens, from - 1) === 'other') return [];
      return callsOf(adjoinersIn(tokens, from, to, courses).flatMap((adjoiner) => adjoiner.courses));
    case 'most':
      return callsOf(mostOf(courses, by.most));
    case 'curve': {
      const curves = courses.flatMap(({ curve }, at) => (curve === null ? [] : [at]));
      return by.place === undefined ? curves : curves.slice(by.place, by.place + 1);
    }
  }
}

/** The courses of the longest side, or of the shortest; of several where they are equal. */
function mostOf(courses: readonly Course[], most: 'longest' | 'shortest'): Course[] {
  const sides = runsOf(courses).flatMap((run) => {
    const length = sumsOver(run)[run.length - 1];
    return length === undefined ? [] : [{ run, length }];
  });
  const values = sides.map(({ length }) => length.value);
  const limit = most === 'longest' ? Math.max(...values) : Math.min(...values);
  return sides.flatMap(({ run, length }) => (Math.abs(length.value - limit) <= length.half * 2 ? run : []));
}
