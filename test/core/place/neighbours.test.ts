import { describe, expect, test } from 'vitest';
import { neighbourRelations } from '#core/place/neighbours.ts';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { planeAt } from '#core/place/plane.ts';
import { bodyOf, type Corner, tractAround } from '#test/support/bodies.ts';

const HOME = [-99.97, 38.41] as const;

/** A parcel 400 by 300 feet whose southwest corner is so many feet east of home; its third course is its east side. */
function block(document: string, east_ft: number, rotation_deg = 0) {
  const corners: Corner[] = [{ at: [0, 0] }, { at: [0, 300] }, { at: [400, 300] }, { at: [400, 0] }];
  const body = bodyOf([tractAround('Block', corners)], { document });
  const [lon, lat] = planeAt(HOME).toEarth({ east_ft, north_ft: 0 });
  return placedParcelsOf('job', body, [{ document, tract_index: 0, lon, lat, rotation_deg }]);
}

const eastSide = (east: number, turn = 0) =>
  neighbourRelations([...block('a.pdf', 0), ...block('b.pdf', east, turn)])[0]![2]!;

describe('the east side of a parcel and what lies beyond it', () => {
  test.each([
    ['a neighbour that meets it', 400, 'common', 0],
    ['a neighbour three feet off', 403, 'gap', 3],
    ['a neighbour that laps by two feet', 398, 'overlap', 2],
    ['a neighbour that laps by ninety feet', 310, 'overlap', 90],
    ['a second deed of the same ground', 0, 'common', 0],
    ['a parcel too far off to be a neighbour', 500, 'free', 0],
  ])('%s', (_, east, kind, feet) => {
    const relation = eastSide(east);
    expect(relation.kind).toBe(kind);
    expect(relation.feet).toBeCloseTo(feet, 1);
    expect(relation.neighbour).toBe(kind === 'free' ? '' : 'b.pdf#1');
  });

  test('a wedge is told by its widest', () => {
    const { kind, feet } = eastSide(400, 1);
    expect(kind).toBe('gap');
    expect(feet).toBeGreaterThan(3);
    expect(feet).toBeLessThan(5.3);
  });
});

test('one answer for every course, and none without parcels', () => {
  expect(neighbourRelations(block('a.pdf', 0))[0]).toHaveLength(4);
  expect(neighbourRelations([])).toEqual([]);
});

test('three hundred parcels in a row know their neighbours and no others', () => {
  const row = Array.from({ length: 300 }, (_, i) => block(`${i}.pdf`, 400 * i)[0]!);
  const relations = neighbourRelations(row);
  expect(relations[150]!.map(({ kind, neighbour }) => `${kind} ${neighbour}`)).toEqual([
    'common 149.pdf#1',
    'free ',
    'common 151.pdf#1',
    'free ',
  ]);
});

test('an exception is no overlap of the tract that it is taken from, but a deed of it is', () => {
  const within: Corner[] = [{ at: [100, 100] }, { at: [100, 200] }, { at: [300, 200] }, { at: [300, 100] }];
  const field: Corner[] = [{ at: [0, 0] }, { at: [0, 300] }, { at: [400, 300] }, { at: [400, 0] }];
  const body = bodyOf([tractAround('Field', field), tractAround('Yard', within, { is_exception: true })]);
  const [lon, lat] = HOME;
  const yard = planeAt(HOME).toEarth({ east_ft: 100, north_ft: 100 });
  const place = (tract_index: number, at: readonly [number, number]) => ({
    document: body.document,
    tract_index,
    lon: at[0],
    lat: at[1],
    rotation_deg: 0,
  });
  const parcels = placedParcelsOf('job', body, [place(0, [lon, lat]), place(1, yard)]);
  expect(neighbourRelations(parcels)[1]!.map(({ kind }) => kind)).toEqual(['free', 'free', 'free', 'free']);
  const sold = placedParcelsOf('other job', { ...body, document: 'yard.pdf' }, [
    { ...place(1, yard), document: 'yard.pdf' },
  ]);
  const [first] = neighbourRelations([...sold, ...parcels.slice(0, 1)]);
  expect(first!.map(({ kind }) => kind)).toEqual(['overlap', 'overlap', 'overlap', 'overlap']);
});

test('a deed that was read twice is no neighbour of itself', () => {
  const [first] = neighbourRelations([...block('a.pdf', 0), ...block('a.pdf', 0), ...block('b.pdf', 403)]);
  expect(first!.map(({ kind, neighbour }) => `${kind} ${neighbour}`)).toEqual([
    'free ',
    'free ',
    'gap b.pdf#1',
    'free ',
  ]);
});
