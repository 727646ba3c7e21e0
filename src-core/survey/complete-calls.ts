// Fills in what the recorded elements of a curve imply, and names every field so derived.
import type { Call } from '#core/schema/call.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { degreesOf, type Radians } from '#core/survey/angle.ts';
import { bearingOf } from '#core/survey/bearing.ts';
import { type Course, curveGiven, drawCourses } from '#core/survey/course.ts';
import { type CurveSize, solveSize } from '#core/survey/curve.ts';
import { rounded, roundedLength } from '#core/survey/rounding.ts';

/** Derived curve fields filled and listed in `computed`. A recorded field is never touched; derived ones follow it. */
export function completeCalls(extraction: Extraction): Extraction {
  return {
    ...extraction,
    tracts: extraction.tracts.map((tract) => {
      // A curve's elements stand in one unit, whichever it is, so none need be converted to solve it.
      const courses = drawCourses(tract.calls, 1);
      return {
        ...tract,
        calls: tract.calls.map((call, index) => completeCall(call, courses[index], courses[index - 1])),
      };
    }),
  };
}

type Derived = Pick<Call, 'radius' | 'delta' | 'arc_length' | 'chord_length' | 'chord_bearing' | 'curve_direction'>;

function completeCall(call: Call, course: Course | undefined, before: Course | undefined): Call {
  if (call.call_type !== 'curve' || course === undefined) return call;
  const derived = derivedOf(call, course, before?.leg?.forward_azimuth ?? null);
  const completed: Call = { ...call, computed: [...call.computed] };
  fill(completed, derived, 'radius');
  fill(completed, derived, 'delta');
  fill(completed, derived, 'arc_length');
  fill(completed, derived, 'chord_length');
  fill(completed, derived, 'chord_bearing');
  fill(completed, derived, 'curve_direction');
  return completed;
}

function fill<Field extends keyof Derived>(call: Call, derived: Partial<Derived>, field: Field): void {
  const value = derived[field];
  if (value === undefined || value === null) return;
  const isDerived = call.computed.includes(field);
  if (call[field] !== null && !isDerived) return;
  Object.assign(call, { [field]: value });
  if (!isDerived) call.computed.push(field);
}

function derivedOf(call: Call, course: Course, before: Radians | null): Partial<Derived> {
  const { curve } = course;
  const size = curve ?? solveSize(curveGiven(call, 1, before, call.computed)) ?? null;
  if (size === null) return {};
  // A lie that rests on an assumption is drawn and said so, but not written down as a value.
  if (curve === null || course.tangent_assumed) return sizeFields(size);
  return {
    ...sizeFields(size),
    chord_bearing: bearingOf(curve.chord_azimuth, 2),
    curve_direction: curve.turn,
  };
}

const sizeFields = (size: CurveSize): Partial<Derived> => ({
  radius: roundedLength(size.radius_ft),
  delta: rounded(degreesOf(size.delta), 8),
  arc_length: roundedLength(size.arc_ft),
  chord_length: roundedLength(size.chord_ft),
});
