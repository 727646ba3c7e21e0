// Taking a tract by its point of beginning or by its turning handle.

import PointerInteraction from 'ol/interaction/Pointer.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import { courseBetween, type LonLat } from '#core/place/plane.ts';
import type { MapParts } from '#renderer/map/create-map.ts';

export interface HandleActs {
  /** `isFurther` when it goes on with a drag that has begun. */
  readonly onMove: (to: LonLat, isFurther: boolean) => void;
  readonly onTurn: (rotation_deg: number, isFurther: boolean) => void;
  /** Where the point of beginning stands, for the turn to be measured from. */
  readonly pob: () => LonLat | null;
}

const lonLatOf = (event: MapBrowserEvent): LonLat => {
  const [lon = 0, lat = 0] = toLonLat(event.coordinate);
  return [lon, lat];
};

export function dragHandles(parts: MapParts, acts: HandleActs): PointerInteraction {
  let held: 'pob' | 'turn' | null = null;
  let isFurther = false;
  return new PointerInteraction({
    handleDownEvent: (event) => {
      held = handleAt(parts, event);
      isFurther = false;
      return held !== null;
    },
    handleDragEvent: (event) => {
      const to = lonLatOf(event);
      if (held === 'pob') acts.onMove(to, isFurther);
      const pob = acts.pob();
      if (held === 'turn' && pob !== null) acts.onTurn(courseBetween(pob, to).azimuth_deg, isFurther);
      isFurther = true;
    },
    handleMoveEvent: (event) => {
      const over = event.dragging ? null : handleAt(parts, event);
      setCursor(event.map, over === null ? '' : over === 'pob' ? 'move' : 'grab');
    },
    handleUpEvent: () => {
      held = null;
      return false;
    },
  });
}

function handleAt(parts: MapParts, event: MapBrowserEvent): 'pob' | 'turn' | null {
  const found = event.map.forEachFeatureAtPixel(event.pixel, (feature) => feature.get('role') as unknown, {
    layerFilter: (layer) => layer === parts.handles,
    hitTolerance: 6,
  });
  return found === 'pob' || found === 'turn' ? found : null;
}

function setCursor(map: OlMap, cursor: string): void {
  const target = map.getTargetElement();
  if (target.style.cursor !== 'crosshair') target.style.cursor = cursor;
}
