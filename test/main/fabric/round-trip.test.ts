import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { planeAt, turned } from '#core/place/plane.ts';
import { fabricGeopackage } from '#main/export/fabric-geopackage.ts';
import { openGeoPackage } from '#main/fabric/read-geopackage.ts';
import { bodyOf, tractAround } from '#test/support/bodies.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folder = temporaryFolder('round');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a parcel placed, exported and read back lies where it was put', async () => {
  const lon = fc.double({ min: -124, max: -68, noNaN: true });
  const lat = fc.double({ min: 25, max: 49, noNaN: true });
  const turn = fc.double({ min: -180, max: 180, noNaN: true });
  const corners = [{ at: [0, 0] }, { at: [812.4, 90.2] }, { at: [744.1, 655] }, { at: [-35.5, 610.8] }] as const;
  const body = bodyOf([tractAround('Tract 1', corners)]);
  const { vertices } = body.groundtruth_verdicts[0]!.geometry!;
  await fc.assert(
    fc.asyncProperty(lon, lat, turn, async (x, y, rotation_deg) => {
      const parcels = placedParcelsOf('job', body, [
        { document: body.document, tract_index: 0, lon: x, lat: y, rotation_deg },
      ]);
      const path = join(folder, 'parcels.gpkg');
      writeFileSync(path, fabricGeopackage(parcels, '2026-01-02T03:04:05Z'));
      const file = openGeoPackage(path, () => true);
      for await (const layer of file.layers) {
        if (layer.name !== 'parcels') continue;
        for await (const { rings, properties } of layer.features) {
          expect(properties.located_by).toBe('operator');
          const plane = planeAt([x, y]);
          const back = Array.from(rings[0]!).flatMap((value, i, all) =>
            i % 2 === 0 ? [turned(plane.toPlane([value, all[i + 1]!]), -rotation_deg)] : [],
          );
          for (const [east, north] of vertices) {
            expect(
              Math.min(...back.map((point) => Math.hypot(point.east_ft - east, point.north_ft - north))),
            ).toBeLessThan(0.01);
          }
        }
      }
      file.close();
    }),
    { numRuns: 8 },
  );
});
