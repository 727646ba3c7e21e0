// A sketch of an aliquot tract: the ground that the survey fabric has for it, or else the part of a regular section.
import { readAliquotWire } from '#core/plss/aliquot-wire.ts';
import { areaOfChain, type PartArea, WHOLE_SECTION } from '#core/plss/part-area.ts';
import type { GeorefGeometry } from '#core/schema/verdict.ts';

/** East and north in quarter-quarters, from the southwest corner of a square of four by four. */
export type SketchPoint = readonly [number, number];

export interface SectionSketch {
  readonly kind: 'fabric' | 'nominal';
  readonly shaded: readonly (readonly SketchPoint[])[];
  /** What is conveyed of the section but excepted again. */
  readonly excepted: readonly (readonly SketchPoint[])[];
  /** "Section 14"; empty where none is named. */
  readonly label: string;
  /** What the sketch is drawn from, and what it is not. */
  readonly words: string;
}

/** Null where neither the fabric nor the words give anything to draw. */
export function sectionSketchOf(aliquot: string, georef: GeorefGeometry | null): SectionSketch | null {
  if (aliquot === '' && georef === null) return null;
  const { chains, lots, whole, section, exception_chains, exception_unread, problems } = readAliquotWire(aliquot);
  const label = section === null ? '' : `Section ${section}`;
  if (georef !== null) {
    const words = `${georef.acres.toFixed(2)} acres by the survey fabric, not computed from calls. Drawn as the fabric has it.`;
    return { kind: 'fabric', shaded: fitted(georef.rings), excepted: [], label, words };
  }
  const areas = whole ? [WHOLE_SECTION] : chains.map(areaOfChain).filter((area) => area !== null);
  if (areas.length === 0 || problems.length > 0) return null;
  const left = [
    ...(lots.length === 0 ? [] : [`Lot ${lots.join(', ')} is not drawn.`]),
    ...(areas.length < chains.length ? ['Not every part can be drawn.'] : []),
    ...(exception_unread ? ['An exception is not drawn.'] : []),
  ];
  return {
    kind: 'nominal',
    shaded: areas.map(ringOf),
    excepted: exception_chains
      .map(areaOfChain)
      .filter((area) => area !== null)
      .map(ringOf),
    label,
    words: ['Nominal: parts of a regular section, drawn from the words alone. No survey.', ...left].join(' '),
  };
}

const ringOf = ({ west, east, south, north }: PartArea): SketchPoint[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** Rings of longitude and latitude laid into the square, a foot as long east as north. */
function fitted(rings: GeorefGeometry['rings']): SketchPoint[][] {
  const latitudes = rings.flat().map(([, lat]) => lat);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = rings.map((ring) => ring.map(([lon, lat]): SketchPoint => [lon * shrink, lat]));
  const [xs, ys] = [flat.flat().map(([x]) => x), flat.flat().map(([, y]) => y)];
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [across, up] = [Math.max(...xs) - west, Math.max(...ys) - south];
  const scale = 3.4 / Math.max(across, up, 1e-12);
  return flat.map((ring) =>
    ring.map(([x, y]): SketchPoint => [2 + (x - west - across / 2) * scale, 2 + (y - south - up / 2) * scale]),
  );
}
