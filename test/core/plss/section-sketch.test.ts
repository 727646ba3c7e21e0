import { expect, test } from 'vitest';
import { sectionSketchOf } from '#core/plss/section-sketch.ts';

const WIRE = 'parts=N2 NE4, SE4 NE4 | section=14 | township=112N | range=68W';

test('without a fabric the parts of a regular section are shaded, and said to be nominal', () => {
  const sketch = sectionSketchOf(WIRE, null);
  expect(sketch).toMatchObject({ kind: 'nominal', label: 'Section 14' });
  expect(sketch!.shaded).toEqual([
    [
      [2, 3],
      [4, 3],
      [4, 4],
      [2, 4],
    ],
    [
      [3, 2],
      [4, 2],
      [4, 3],
      [3, 3],
    ],
  ]);
  expect(sketch!.words).toContain('Nominal');
});

test('with a fabric its own ground is drawn, and its area is named as its own', () => {
  const ring: [number, number][] = [
    [-99.01, 44.0],
    [-99.0, 44.0],
    [-99.0, 44.01],
    [-99.01, 44.01],
    [-99.01, 44.0],
  ];
  const georef = { crs: 'EPSG:4326', rings: [ring], acres: 119.9, plss_id: 'SD05', source: 'CadNSDI' };
  const sketch = sectionSketchOf(WIRE, georef)!;
  expect(sketch.kind).toBe('fabric');
  expect(sketch.words).toContain('119.90 acres by the survey fabric, not computed from calls');
  for (const [x, y] of sketch.shaded.flat()) expect(x >= 0 && x <= 4 && y >= 0 && y <= 4).toBe(true);
  // A hundredth of a degree is shorter east than north.
  const [width, height] = [
    sketch.shaded[0]![1]![0] - sketch.shaded[0]![0]![0],
    sketch.shaded[0]![2]![1] - sketch.shaded[0]![1]![1],
  ];
  expect(width / height).toBeCloseTo(Math.cos((44.005 * Math.PI) / 180), 4);
});

test('a lot alone, and words that do not parse, are not drawn', () => {
  expect(sectionSketchOf('section=6 | government_lot=3', null)).toBeNull();
  expect(sectionSketchOf('', null)).toBeNull();
});
