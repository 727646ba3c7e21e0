// What the writer of deeds wrote is what is read, in every dialect; and damage never turns it into another figure that passes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { chanceOf } from '#test/support/deed-chance.ts';
import type { WrittenCourse } from '#test/support/deed-figure.ts';
import { corrupted, spoilt } from '#test/support/deed-noise.ts';
import { type WrittenDeed, writeDeed } from '#test/support/deed-writer.ts';
import { drawsOf } from '#test/support/draws.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

function readTract(text: string): Tract | undefined {
  return readDocument(pagesOfText(text)).tracts.find((tract) => tract.calls.length > 0);
}

/** What of a course is on the wire, as the writer knows it. */
function written(course: WrittenCourse): object {
  if (course.kind === 'line') return { bearing: course.bearing, distance: course.distance };
  const { direction, radius, arc, chordBearing, chord, delta } = course;
  return { direction, radius, arc, chordBearing, chord, delta: Math.round(delta * 1e8) / 1e8 };
}

function read(call: Call): object {
  if (call.call_type === 'line') return { bearing: call.bearing, distance: call.distance };
  const { curve_direction, radius, arc_length, chord_bearing, chord_length, delta } = call;
  return {
    direction: curve_direction,
    radius,
    arc: arc_length,
    chordBearing: chord_bearing,
    chord: chord_length,
    delta,
  };
}

/** Every value that was read is the one written; a value left open is null. */
function expectNothingElse(values: object, truth: object): void {
  const settled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  expect(truth).toMatchObject(settled);
}

function expectRead(deed: WrittenDeed): void {
  const tract = readTract(deed.text);
  expect(tract?.calls.map(read)).toEqual(deed.courses.map(written));
  expect(tract?.distance_unit).toBe(deed.unit);
  expect(tract?.tie_calls).toHaveLength(deed.ties.length);
  expect(tract?.stated_area ?? '').toBe(deed.acres === '' ? '' : `acres=${deed.acres}`);
}

describe('deeds as they were written', () => {
  test('every course, unit, tie and area is read as it was written', () => {
    fc.assert(
      fc.property(seeds, (seed) => expectRead(writeDeed(seed))),
      { numRuns: drawsOf(400), seed: 7 },
    );
  });

  test('spoilt signs and directions are repaired to what was written, or left open', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deed = writeDeed(seed);
        const tract = readTract(spoilt(deed.text, chanceOf(seed ^ 0x5bd1)));
        if (tract?.calls.length !== deed.courses.length) return;
        tract.calls.forEach((call, index) => {
          if (call.confidence !== 'low') expectNothingElse(read(call), written(deed.courses[index]!));
        });
      }),
      { numRuns: drawsOf(300), seed: 11 },
    );
  });
});

function verdictOf(text: string): {
  status: string;
  vertices: readonly (readonly [number, number])[];
  perimeter: number;
} {
  const extraction = readDocument(pagesOfText(text));
  const { verdicts } = judgeAll(extraction);
  const verdict = verdicts.find((one) => one.geometry !== null);
  return {
    status: verdicts.some((one) => one.status === 'PASS') ? 'PASS' : 'REVIEW',
    vertices: verdict?.geometry?.vertices ?? [],
    perimeter: verdict?.geometry?.perimeter_ft ?? 0,
  };
}

describe('a character gone wrong', () => {
  test('never passes a figure other than the one written', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, damage) => {
        const deed = writeDeed(seed);
        const seen = verdictOf(corrupted(deed.text, chanceOf(damage)));
        if (seen.status !== 'PASS') return;
        const truth = verdictOf(deed.text);
        expect(seen.vertices).toHaveLength(truth.vertices.length);
        // A figure is the same when no corner moved further than a closed figure may miss.
        const moved = seen.vertices.map(([x, y], i) =>
          Math.hypot(x - (truth.vertices[i]?.[0] ?? 0), y - (truth.vertices[i]?.[1] ?? 0)),
        );
        expect(Math.max(0, ...moved)).toBeLessThanOrEqual(Math.max(0.02, truth.perimeter / 2500));
      }),
      { numRuns: drawsOf(600), seed: 13 },
    );
  });
});
