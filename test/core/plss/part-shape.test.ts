import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planeAt } from '#core/place/plane.ts';
import type { AliquotStep } from '#core/plss/aliquot-part.ts';
import { distanceBetween, type GroundPoint, ringArea } from '#core/plss/ground.ts';
import { areaOfChain, WHOLE_SECTION } from '#core/plss/part-area.ts';
import { ringOfPart } from '#core/plss/part-shape.ts';
import { latticeOf } from '#core/plss/section-lattice.ts';
import { NAMES, outlineOf, sampleSections } from '#test/support/fabric-township.ts';

const jitter = fc.double({ min: -120, max: 120, noNaN: true });
const spot = (east_ft: number, north_ft: number): GroundPoint => ({ east_ft, north_ft });

/** A section about a mile square with its corners anywhere near and bends upon its sides. */
const outline = fc.array(jitter, { minLength: 16, maxLength: 16 }).map((j) => {
  const at = (i: number) => (j[i] ?? 0) / 12;
  return [
    spot(j[0]!, j[1]!),
    spot(1320 + at(2), at(3)),
    spot(2640 + at(4), at(5)),
    spot(5280 + j[6]!, j[7]!),
    spot(5290 + at(8), 2640 + at(9)),
    spot(5280 + j[10]!, 5280 + j[11]!),
    spot(2650 + at(12), 5290 + at(13)),
    spot(j[14]!, 5280 + j[15]!),
  ];
});

const step: fc.Arbitrary<AliquotStep> = fc.oneof(
  fc
    .constantFrom('NE' as const, 'NW' as const, 'SE' as const, 'SW' as const)
    .map((corner) => ({ kind: 'quarter' as const, corner })),
  fc
    .constantFrom('N' as const, 'S' as const, 'E' as const, 'W' as const)
    .chain((side) => fc.constantFrom(2, 3, 4).map((of) => ({ kind: 'side' as const, side, take: 1, of }))),
);

const areaOf = (section: number, ring: GroundPoint[], steps: readonly AliquotStep[]) =>
  ringArea(ringOfPart(latticeOf(ring, section)!, areaOfChain(steps)!)!);

describe('parts tile the section exactly', () => {
  test('sixteen quarter-quarters make up any section of any tier', () => {
    fc.assert(
      fc.property(outline, fc.integer({ min: 1, max: 36 }), (ring, section) => {
        const lattice = latticeOf(ring, section)!;
        let sum = 0;
        for (let column = 0; column < 4; column += 1) {
          for (let row = 0; row < 4; row += 1) {
            sum += ringArea(ringOfPart(lattice, { west: column, east: column + 1, south: row, north: row + 1 })!);
          }
        }
        expect(Math.abs(sum - ringArea(ring))).toBeLessThan(0.01);
        expect(Math.abs(ringArea(ringOfPart(lattice, WHOLE_SECTION)!) - ringArea(ring))).toBeLessThan(0.01);
      }),
      { numRuns: 60 },
    );
  });

  test('the quarters of any part, and its two halves, make up the part', () => {
    fc.assert(
      fc.property(
        outline,
        fc.integer({ min: 1, max: 36 }),
        fc.array(step, { maxLength: 4 }),
        (ring, section, steps) => {
          const whole = areaOf(section, ring, steps);
          const halves = (['N', 'S'] as const).map((side) =>
            areaOf(section, ring, [{ kind: 'side', side, take: 1, of: 2 }, ...steps]),
          );
          const quarters = (['NE', 'NW', 'SE', 'SW'] as const).map((corner) =>
            areaOf(section, ring, [{ kind: 'quarter', corner }, ...steps]),
          );
          for (const pieces of [halves, quarters]) {
            expect(Math.abs(pieces.reduce((sum, piece) => sum + piece, 0) - whole)).toBeLessThan(0.01);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});

test('the computed split finds the corners that the sample township was laid out with', () => {
  for (const section of sampleSections()) {
    const plane = planeAt(section.nodes[2]![2]!);
    const lattice = latticeOf(outlineOf(section).map(plane.toPlane), section.number)!;
    lattice.nodes.forEach((line, column) => {
      line.forEach((node, row) => {
        expect(distanceBetween(node, plane.toPlane(section.nodes[column]![row]!))).toBeLessThan(0.05);
      });
    });
  }
  expect(NAMES[3]![3]).toBe('NENE');
});

test('with section and quarter corners alone, the closing tiers still follow the twenty-chain rule', () => {
  const six = sampleSections().find((section) => section.number === 6)!;
  const plane = planeAt(six.nodes[2]![2]!);
  const sparse = outlineOf(six)
    .filter((_, i) => i % 2 === 0)
    .map(plane.toPlane);
  const lattice = latticeOf(sparse, 6)!;
  const worst = Math.max(
    ...lattice.nodes.flatMap((line, column) =>
      line.map((node, row) => distanceBetween(node, plane.toPlane(six.nodes[column]![row]!))),
    ),
  );
  expect(worst).toBeLessThan(3);
});

test.each([
  ['a triangle', [spot(0, 0), spot(5280, 0), spot(0, 5280)]],
  ['a section with a lake for a side', [spot(0, 0), spot(5280, 0), spot(5280, 5280), spot(3000, 2000), spot(0, 5280)]],
])('%s is not divided by rule', (_, ring) => expect(latticeOf(ring, 15)).toBeNull());
