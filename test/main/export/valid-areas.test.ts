import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import type { LonLat } from '#core/place/plane.ts';
import { areaOfFigure, drawnTracts } from '#main/export/drawn-tract.ts';
import { geojsonOf } from '#main/export/geojson.ts';
import type { Position } from '#main/export/geometry.ts';
import { kmlOf } from '#main/export/kml.ts';
import { shapefileOf } from '#main/export/shapefile.ts';
import { soundPolygons } from '#main/export/sound-polygons.ts';
import { bodyOf } from '#test/support/bodies.ts';
import { findRingFault, windingOf } from '#test/support/exact-rings.ts';
import { misclosingTract } from '#test/support/misclosing-figures.ts';

const FIGURES = 210;
const made = Array.from({ length: FIGURES }, (_, seed) => misclosingTract(seed));
const body = bodyOf(
  made.map(({ tract }) => tract),
  { document: 'figures.pdf' },
);
const placements = made.map((_, i) => ({
  document: 'figures.pdf',
  tract_index: i,
  lon: -100 + i / 100,
  lat: 40 + i / 400,
  rotation_deg: (i * 37) % 360,
}));

interface Feature {
  geometry: { type: string; coordinates: Position[][] } | null;
  properties: { layer: string; outline: string; tract_index: number };
}

const faultsOf = (rings: readonly (readonly Position[])[]) =>
  rings.flatMap((ring, i) => {
    const fault = findRingFault(ring) ?? (windingOf(ring) > 0 ? null : 'not counter-clockwise');
    return fault === null ? [] : [`${i}: ${fault}`];
  });

describe('figures that miss, cross, touch or retrace themselves', () => {
  test('are valid areas in GeoJSON, or none with the reason, and every course is there as described', () => {
    const { features } = JSON.parse(geojsonOf(body, placements)) as { features: Feature[] };
    const tracts = features.filter(({ properties }) => properties.layer === 'tract');
    expect(tracts).toHaveLength(FIGURES);
    expect(tracts.flatMap(({ geometry }) => faultsOf(geometry?.coordinates ?? []))).toEqual([]);
    for (const { geometry, properties } of tracts)
      expect(properties.outline.startsWith('no area')).toBe(geometry === null);
    expect(features.length - FIGURES).toBe(made.reduce((sum, { tract }) => sum + tract.calls.length, 0));
    const areas = tracts.filter(({ geometry }) => geometry !== null).length;
    expect(areas).toBeGreaterThan(FIGURES / 2);
    expect(areas).toBeLessThan(FIGURES);
  });

  test('are valid in their own plane, as the GeoPackage holds them', () => {
    const closed = drawnTracts(body).flatMap(({ figure }) => {
      const { ring } = areaOfFigure(figure);
      return ring === null ? [] : [[...ring, ring[0] as Position]];
    });
    expect(closed.length).toBeGreaterThan(FIGURES / 2);
    expect(closed.map(findRingFault).filter((fault) => fault !== null)).toEqual([]);
  });

  test('are valid among the located parcels', () => {
    const parcels = placedParcelsOf('job_1', body, placements);
    expect(parcels.flatMap(({ rings }) => rings.map(findRingFault)).filter((fault) => fault !== null)).toEqual([]);
    for (const { rings, outline } of parcels) expect(outline.startsWith('no area')).toBe(rings.length === 0);
  });

  test('keep their row in a shapefile, and say there why no area is drawn', () => {
    const files = unzipSync(shapefileOf(body, placements));
    const index = Buffer.from(files['tracts.shx'] as Uint8Array);
    expect((index.length - 100) / 8).toBe(FIGURES);
    expect(Buffer.from(files['tracts.dbf'] as Uint8Array).toString('utf8')).toContain(
      'no area: the courses cross or touch',
    );
    expect(kmlOf(body, placements)).toContain('<Data name="outline"><value>no area: ');
  });
});

describe('rings of the fabric', () => {
  const block = (west: number, south: number, wide: number, high: number): LonLat[] => [
    [west, south],
    [west + wide, south],
    [west + wide, south + high],
    [west, south + high],
  ];
  const whole = block(-98, 43, 0.02, 0.015);
  const sizes = (rings: readonly LonLat[][]) => soundPolygons(rings).map((polygon) => polygon.length);

  test.each([
    ['a hole inside', block(-97.99, 43.005, 0.004, 0.004), [2]],
    [
      'a hole that touches a side in one corner',
      [
        [-98, 43.006],
        [-97.99, 43.007],
        [-97.99, 43.005],
      ] as LonLat[],
      [2],
    ],
    ['an exception along a side', block(-98, 43.005, 0.004, 0.004), [1]],
    ['an exception in the corner', block(-98, 43, 0.004, 0.004), [1]],
    ['a part beside it', block(-97.98, 43, 0.01, 0.015), [1]],
    ['a part that meets it in a corner', block(-97.98, 43.015, 0.01, 0.01), [1, 1]],
    ['the same ring again', whole, [1]],
  ] as const)('%s', (_, ring, polygons) => {
    expect(sizes([whole, [...ring]])).toEqual(polygons);
    expect(
      soundPolygons([whole, [...ring]])
        .flat()
        .map(findRingFault)
        .filter((fault) => fault !== null),
    ).toEqual([]);
  });

  test('a ring that crosses itself is no area', () => {
    const [a, b, c, d] = whole as [LonLat, LonLat, LonLat, LonLat];
    expect(soundPolygons([[a, c, b, d]])).toEqual([]);
  });
});
