// A figure lettered in another form than its document's own: azimuths, metres, feet.
import { rowsOf } from '#core/drawing/figure-courses.ts';
import type { Figure } from '#core/drawing/figure-parts.ts';
import {
  type CourseStyle,
  courseSentence,
  OWN_STYLE,
  styledBearing,
  styledLength,
} from '#core/drawing/recorded-text.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readTie } from '#core/survey/tie.ts';

export function letteredAs(figure: Figure, tract: Tract, style: CourseStyle): Figure {
  if (style === OWN_STYLE) return figure;
  const { distance_unit: unit } = tract;
  return {
    ...figure,
    courses: figure.courses.map((course) => {
      const call = tract.calls[course.number - 1];
      if (call === undefined || course.inferred) return course;
      return { ...course, rows: rowsOf(call, unit, style), description: courseSentence(call, unit, style) };
    }),
    ties: figure.ties.map((tie, index) => {
      const { bearing, distance, verbatim } = readTie(tract.tie_calls[index] ?? '');
      if (bearing === null || distance === null) return tie;
      return { ...tie, rows: [styledBearing(bearing, style), styledLength(distance, unit, verbatim, style)] };
    }),
  };
}
