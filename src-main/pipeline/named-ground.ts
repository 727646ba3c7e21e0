// Where the words of a document place its tracts: the parts, the sections or the township that they name, as far as the
// survey fabric of today holds them. A place to begin looking at, and no position.
import { type LonLat, rounded } from '#core/place/plane.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { Fabric } from '#main/fabric/fabric.ts';
import { findTownship, townshipText } from '#main/fabric/find-township.ts';
import { locateAliquot } from '#main/fabric/georef.ts';
import { findSectionGround } from '#main/fabric/section-ground.ts';
import { contextOf } from '#main/pipeline/locate-context.ts';

interface Named {
  readonly kind: 'parts' | 'section' | 'township';
  readonly label: string;
  readonly rings: readonly (readonly LonLat[])[];
}

type Feature = FeatureCollection['features'][number];

/** One feature for each place that a tract names; one without geometry, with its reasons, for a tract placed nowhere. */
export function namedGround(extraction: Extraction, fabric: Fabric): FeatureCollection {
  const features = extraction.tracts.flatMap((tract, tract_index): Feature[] => {
    const { named, reasons } = groundOf(tract, extraction, fabric);
    if (named.length === 0) {
      return [{ type: 'Feature', geometry: null, properties: { kind: 'none', tract_index, reasons } }];
    }
    return named.map(({ kind, label, rings }) => ({
      type: 'Feature',
      geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
      properties: { kind, label, tract_index, reasons },
    }));
  });
  return { type: 'FeatureCollection', features };
}

function groundOf(tract: Tract, extraction: Extraction, fabric: Fabric): { named: Named[]; reasons: string[] } {
  const { state } = extraction.metadata;
  const { township, range, meridian, sections } = contextOf(tract, extraction);
  const words = { township, range, meridian, state };
  const place = townshipText(words);
  if (tract.description_type === 'aliquot' && tract.aliquot !== '') {
    const { georef, reasons } = locateAliquot(fabric, tract, state);
    if (georef !== null) return { named: [{ kind: 'parts', label: tract.name, rings: georef.rings }], reasons };
  }
  if (township === null && range === null && sections.length === 0) return { named: [], reasons: [] };
  if (fabric.isEmpty()) return { named: [], reasons: [`No survey fabric is imported, so ${place} is not shown.`] };
  const found = findTownship(fabric, words);
  if (found.plssid === null) return { named: [], reasons: found.notes };
  const { plssid } = found;
  const named = sections.flatMap((section): Named[] => {
    const ground = findSectionGround(fabric, plssid, section);
    if (ground === null || ground.outline.length === 0) return [];
    const rings = ground.outline.map((ring) => closed(ring.map((point) => rounded(ground.plane.toEarth(point)))));
    return [{ kind: 'section', label: `Section ${section}, ${place}`, rings }];
  });
  if (named.length > 0) return { named, reasons: found.notes };
  const whole = fabric.findTownship(plssid);
  const missing = sections.map((section) => `The survey fabric does not hold Section ${section}, ${place}.`);
  return {
    named: whole === null ? [] : [{ kind: 'township', label: place, rings: whole.rings.map(closed) }],
    reasons: [...found.notes, ...missing],
  };
}

const closed = (ring: readonly LonLat[]): LonLat[] => [...ring, ...ring.slice(0, 1)];
