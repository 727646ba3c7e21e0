// What the map shows first: the tracts that are placed, the ground that their deed names, its county, or what there is.
import { type CountyNamed, findCountyGround } from '#renderer/map/base-layer.ts';
import { fitTo, type Layer, type MapParts } from '#renderer/map/create-map.ts';
import { fitFabric } from '#renderer/map/fabric-loader.ts';
import type { Whereabouts } from '#renderer/state/placing.ts';

const featuresOf = (layer: Layer) => layer.getSource()?.getFeatures() ?? [];

/** Goes there, unless something newer was asked for by the time it is known; tells what it went to. */
export async function goToPlace(
  parts: MapParts,
  county: CountyNamed | null,
  isLatest: () => boolean,
): Promise<Whereabouts> {
  const near = [...featuresOf(parts.figures), ...featuresOf(parts.handles)];
  if (near.length > 0) {
    fitTo(parts, near);
    return 'tracts';
  }
  const named = featuresOf(parts.ground);
  if (named.length > 0) {
    fitTo(parts, named, 16);
    return 'ground';
  }
  const found = county === null ? null : await findCountyGround(county).catch(() => null);
  if (!isLatest()) return 'nowhere';
  if (found !== null) {
    fitTo(parts, [found.feature]);
    return found.kind;
  }
  const placed = featuresOf(parts.parcels);
  if (placed.length > 0) fitTo(parts, placed);
  else await fitFabric(parts);
  return 'nowhere';
}
