// A click near a corner of the fabric or of a parcel is meant for that corner.
import type { FeatureLike } from 'ol/Feature.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import type { LonLat } from '#core/place/plane.ts';
import type { MapParts } from '#renderer/map/create-map.ts';

const NEAR_PIXELS = 10;

/** Where the event points to, or the nearest corner within a few pixels of it. */
export function snappedPlace(parts: MapParts, event: MapBrowserEvent): LonLat {
  let [best, nearest] = [event.coordinate, NEAR_PIXELS];
  const layers: readonly unknown[] = [parts.fabric.corners, parts.parcels, parts.figures, parts.fabric.sections];
  event.map.forEachFeatureAtPixel(
    event.pixel,
    (feature) => {
      for (const corner of cornersOf(feature)) {
        const [x = 0, y = 0] = event.map.getPixelFromCoordinate(corner);
        const off = Math.hypot(x - (event.pixel[0] ?? 0), y - (event.pixel[1] ?? 0));
        if (off <= nearest) [best, nearest] = [corner, off];
      }
    },
    { layerFilter: (layer) => layers.includes(layer), hitTolerance: NEAR_PIXELS },
  );
  const [lon = 0, lat = 0] = toLonLat(best);
  return [lon, lat];
}

function cornersOf(feature: FeatureLike): number[][] {
  const geometry = feature.getGeometry();
  if (geometry === undefined || !('getFlatCoordinates' in geometry)) return [];
  const [flat, stride] = [geometry.getFlatCoordinates() ?? [], geometry.getStride()];
  return Array.from({ length: Math.floor(flat.length / stride) }, (_, i) => [
    flat[i * stride] ?? 0,
    flat[i * stride + 1] ?? 0,
  ]);
}
