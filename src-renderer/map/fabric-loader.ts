// The imported survey fabric around what is in sight, fetched as the map comes to rest.
import { transformExtent } from 'ol/proj.js';
import { service } from '#renderer/api/service.ts';
import { FABRIC_LAYERS, featuresOfCollection, fitTo, type MapParts, showFeatures } from '#renderer/map/create-map.ts';
import type { FabricLayerName } from '#renderer/map/map-styles.ts';

/** Closer than this, in zoom steps, a layer is shown: a country of section lines helps nobody. */
const SHOWN_FROM: Readonly<Record<FabricLayerName, number>> = {
  townships: 7.5,
  sections: 10.5,
  parts: 13,
  corners: 14,
};
const NOTHING = { type: 'FeatureCollection', features: [] } as const;

/** Keeps the fabric layers filled; gives what stops it. */
export function followFabric(parts: MapParts): () => void {
  let latest = 0;
  const fill = async (): Promise<void> => {
    latest += 1;
    const asked = latest;
    const box = boxInSight(parts);
    if (box === null) return;
    const zoom = parts.map.getView().getZoom() ?? 0;
    await Promise.all(
      FABRIC_LAYERS.map(async (layer) => {
        const shown = zoom >= SHOWN_FROM[layer] && parts.fabric[layer].getVisible();
        const found = shown ? await featuresOf(layer, box) : NOTHING;
        if (asked === latest && found !== null)
          showFeatures(parts.fabric[layer], { ...found, features: [...found.features] }, layer);
      }),
    );
  };
  const onRest = (): void => void fill();
  parts.map.on('moveend', onRest);
  return () => {
    latest = -1;
    parts.map.un('moveend', onRest);
  };
}

/** Shows the country that the fabric covers, as a beginning when nothing is placed yet. */
export async function fitFabric(parts: MapParts): Promise<void> {
  const found = await featuresOf('townships', { west: -180, south: 15, east: -60, north: 72 });
  if (found !== null) fitTo(parts, featuresOfCollection(found));
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxInSight(parts: MapParts): Box | null {
  const size = parts.map.getSize();
  if (size === undefined || size[0] === 0 || size[1] === 0) return null;
  const extent = transformExtent(parts.map.getView().calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const lon = (value: number): number => Math.max(-180, Math.min(180, value));
  return { west: lon(west), south: Math.max(-90, south), east: lon(east), north: Math.min(90, north) };
}

/** Null when the service could not say: what stands there stays. */
async function featuresOf(layer: FabricLayerName, box: Box) {
  try {
    return (await service.call('fabricFeatures', { query: { ...box, layer } })).value;
  } catch {
    return null;
  }
}
