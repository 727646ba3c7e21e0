import { describe, expect, test } from 'vitest';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { planeAt } from '#core/place/plane.ts';
import { buildAccountFabric } from '#main/fabric/account-fabric.ts';
import { bodyOf, type Corner, tractAround } from '#test/support/bodies.ts';

const HOME = [-99.97, 38.41] as const;

/** A parcel 400 by 300 feet whose southwest corner is so many feet east of home. */
function block(document: string, east_ft: number, rotation_deg = 0) {
  const corners: Corner[] = [{ at: [0, 0] }, { at: [0, 300] }, { at: [400, 300] }, { at: [400, 0] }];
  const body = bodyOf([tractAround('Block', corners)], { document });
  const [lon, lat] = planeAt(HOME).toEarth({ east_ft, north_ft: 0 });
  return placedParcelsOf('job', body, [{ document, tract_index: 0, lon, lat, rotation_deg }]);
}

describe('between neighbours', () => {
  test.each([
    ['that meet', 400, 'common', null, null],
    ['with three feet between them', 403, 'gap', 3, null],
    ['that lap by two feet', 398, 'overlap', null, 2],
    ['too far apart to be neighbours', 500, 'free', null, null],
  ])('parcels %s', (_, east, relation, gap, overlap) => {
    const { parcel_boundaries, parcels } = buildAccountFabric([...block('a.pdf', 0), ...block('b.pdf', east)]);
    const side = parcel_boundaries.find(
      ({ attributes }) => attributes.document === 'a.pdf' && attributes.course === 3,
    )!;
    expect(side.attributes.relation).toBe(relation);
    if (gap !== null) expect(side.attributes.gap_ft).toBeCloseTo(gap, 1);
    if (overlap !== null) expect(side.attributes.overlap_ft).toBeCloseTo(overlap, 1);
    expect(side.attributes.neighbour).toBe(relation === 'free' ? '' : 'b.pdf#1');
    expect(parcels[0]!.attributes).toMatchObject({
      worst_gap_ft: side.attributes.gap_ft,
      worst_overlap_ft: side.attributes.overlap_ft,
    });
  });

  test('a wedge is told by its widest', () => {
    const { parcel_boundaries } = buildAccountFabric([...block('a.pdf', 0), ...block('b.pdf', 400, 1)]);
    const side = parcel_boundaries.find(
      ({ attributes }) => attributes.document === 'a.pdf' && attributes.course === 3,
    )!;
    expect(side.attributes.relation).toBe('gap');
    expect(side.attributes.gap_ft).toBeGreaterThan(3);
    expect(side.attributes.gap_ft).toBeLessThan(5.3);
  });
});

test('every course keeps its sentence, and the parcel who located it', () => {
  const { parcels, parcel_boundaries } = buildAccountFabric(block('a.pdf', 0));
  expect(parcels[0]!.attributes).toMatchObject({
    located_by: 'operator',
    document: 'a.pdf',
    tract: 'Block',
    neighbours: 0,
  });
  expect(parcel_boundaries.map(({ attributes }) => attributes.verbatim)[1]).toContain('400.00 feet');
  expect(parcel_boundaries[1]!.attributes.length_ft).toBeCloseTo(400, 1);
});

test('nothing located is nothing at all', () => {
  expect(buildAccountFabric([])).toEqual({ parcels: [], parcel_boundaries: [] });
});
