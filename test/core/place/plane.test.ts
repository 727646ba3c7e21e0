import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acresOf } from '#core/place/acres.ts';
import { boundaryOf, neighbourFits } from '#core/place/fit-neighbour.ts';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { courseBetween, planeAt, turned } from '#core/place/plane.ts';
import { findGridNorth } from '#core/place/state-plane.ts';
import { bodyOf, tractAround } from '#test/support/bodies.ts';

const lon = fc.double({ min: -124, max: -68, noNaN: true });
const lat = fc.double({ min: 25, max: 49, noNaN: true });
const feet = fc.double({ min: -30_000, max: 30_000, noNaN: true });

describe('the plane', () => {
  test('goes to the earth and back without losing a thousandth of a foot', () => {
    fc.assert(
      fc.property(lon, lat, feet, feet, (x, y, east_ft, north_ft) => {
        const plane = planeAt([x, y]);
        const back = plane.toPlane(plane.toEarth({ east_ft, north_ft }));
        expect(Math.hypot(back.east_ft - east_ft, back.north_ft - north_ft)).toBeLessThan(1e-3);
      }),
    );
  });

  test('keeps distance and direction from its center', () => {
    const plane = planeAt([-98.9, 45.9]);
    const { length_ft, azimuth_deg } = courseBetween([-98.9, 45.9], plane.toEarth({ east_ft: -5000, north_ft: 5000 }));
    expect(length_ft).toBeCloseTo(5000 * Math.SQRT2, 5);
    expect(azimuth_deg).toBeCloseTo(315, 7);
  });

  test('turns clockwise', () => {
    const east = turned({ east_ft: 0, north_ft: 100 }, 90);
    expect(east.east_ft).toBeCloseTo(100, 9);
    expect(east.north_ft).toBeCloseTo(0, 9);
  });

  test('a square mile laid out there has 640 acres, a hole in it taken off', () => {
    const plane = planeAt([-98.9, 45.9]);
    const square = (size: number) =>
      [
        [0, 0],
        [size, 0],
        [size, size],
        [0, size],
      ].map(([east_ft = 0, north_ft = 0]) => plane.toEarth({ east_ft, north_ft }));
    expect(acresOf([square(5280)])).toBeCloseTo(640, 3);
    expect(acresOf([square(5280), square(2640).reverse()])).toBeCloseTo(480, 3);
  });
});

const CORNERS = [{ at: [0, 0] }, { at: [400, 30], bulge: 0.2 }, { at: [430, 380] }, { at: [-20, 350] }] as const;

test('a parcel lies where it was put, each course with its sentence', () => {
  const body = bodyOf([tractAround('Tract 1', CORNERS)]);
  const placement = { document: body.document, tract_index: 0, lon: -98.9, lat: 45.9, rotation_deg: 12.5 };
  const [parcel] = placedParcelsOf('job_1', body, [placement]);
  expect(parcel).toMatchObject({ located_by: 'operator', tract: 'Tract 1', rotation_deg: 12.5 });
  const plane = planeAt([-98.9, 45.9]);
  parcel!.courses.forEach((course, i) => {
    const back = turned(plane.toPlane(course.path[0]!), -12.5);
    const [east, north] = body.groundtruth_verdicts[0]!.geometry!.vertices[i]!;
    expect(Math.hypot(back.east_ft - east, back.north_ft - north)).toBeLessThan(0.001);
    expect(course.verbatim).toBe(body.extraction.tracts[0]!.calls[i]!.verbatim_text);
  });
  expect(parcel!.courses[1]!.path.length).toBeGreaterThan(5);
  expect(parcel!.rings[0]![0]).toEqual(parcel!.rings[0]!.at(-1));
});

test('what was neither placed nor located is no parcel', () => {
  const body = bodyOf([tractAround('Tract 1', CORNERS)]);
  expect(placedParcelsOf('job_1', body, [])).toEqual([]);
  const elsewhere = { document: 'another.pdf', tract_index: 0, lon: 0, lat: 0, rotation_deg: 0 };
  expect(placedParcelsOf('job_1', body, [elsewhere])).toEqual([]);
});

test('a neighbour shifted and turned is found again to a twentieth of a foot', () => {
  const shared = [
    [0, 0],
    [310.5, 44.2],
    [402.7, 291.9],
    [380.1, 540.3],
  ] as const;
  const spots = (list: readonly (readonly [number, number])[]) =>
    list.map(([east_ft, north_ft]) => ({ east_ft, north_ft }));
  const neighbour = spots([...shared, [-150, 600], [-210, 120], [0, 0]]);
  const own = spots([...[...shared].reverse(), [350, -80], [700, 100], [690, 600], [380.1, 540.3]]);
  fc.assert(
    fc.property(feet, feet, fc.double({ min: -179, max: 179, noNaN: true }), (east, north, turn) => {
      const moved = own.map((point) =>
        turned({ east_ft: point.east_ft - east, north_ft: point.north_ft - north }, -turn),
      );
      const courses = (corners: typeof own) => boundaryOf(corners.slice(1).map((end, i) => [corners[i] ?? end, end]));
      const [best] = neighbourFits(courses(moved), courses(neighbour));
      expect(best?.courses).toHaveLength(3);
      moved.forEach((point, i) => {
        const swung = turned(point, best!.rotation_deg);
        const miss = Math.hypot(
          swung.east_ft + best!.origin.east_ft - own[i]!.east_ft,
          swung.north_ft + best!.origin.north_ft - own[i]!.north_ft,
        );
        expect(miss).toBeLessThan(0.05);
      });
    }),
    { numRuns: 40 },
  );
});

describe('grid north', () => {
  // Convergences by the projection library of the importer, seconds of arc agreeing.
  test.each([
    ['South Dakota State Plane Coordinate System, North Zone, NAD 83', '', [-98.9, 45.9], 'South Dakota North', 0.7785],
    ['Texas Central zone, NAD83 grid', '', [-97, 31.5], 'Texas Central', 1.7169],
    ['the Arizona Coordinate System, Central Zone', '', [-112, 33.5], 'Arizona Central', -0.046],
    ['grid bearings, Zone 5, NAD 83', 'California', [-118.5, 34.5], 'California zone 5', -0.285],
    ['Oregon State Plane North', '', [-122.5, 45.4], 'Oregon North', -1.4184],
    ['the Louisiana South Zone (1702)', '', [-90, 30], 'Louisiana South', 0.6667],
  ] as const)('%s', (text, state, at, zone, convergence) => {
    const grid = findGridNorth(text, state, at);
    expect(grid?.zone).toBe(zone);
    expect(grid?.convergence_deg).toBeCloseTo(convergence, 4);
  });

  test.each(['geodetic north, NAD 83 (2011)', 'NAD83', 'UTM Zone 12 grid', 'true north; Flood Zone X'])(
    '%s is no grid of a state that has one zone only',
    (text) => expect(findGridNorth(text, 'Montana', [-108, 46])).toBeNull(),
  );

  test.each(['the south line of Section 17', 'Texas law applies', 'grid north of nowhere'])(
    '%s names no zone',
    (text) => {
      expect(findGridNorth(text, '', [-97, 31])).toBeNull();
    },
  );
});
