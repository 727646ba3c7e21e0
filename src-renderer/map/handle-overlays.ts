// The handles of the open tract for the keyboard: arrows move its point of beginning or turn it about that point.
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import { type LonLat, planeAt } from '#core/place/plane.ts';
import type { MapFigure } from '#renderer/map/create-map.ts';
import type { HandleActs } from '#renderer/map/drag-handles.ts';

export interface HandleOverlays {
  follow(figure: MapFigure | undefined): void;
}

const STEP_FT = 1;
const LARGE_STEP_FT = 25;

/** Laid over the drawn handles; the pointer passes through them to the map. */
export function addHandleOverlays(map: OlMap, acts: HandleActs & { readonly rotation: () => number }): HandleOverlays {
  const pob = overlayOf('Point of beginning: arrow keys move it by a foot, with Shift by 25', (event) => {
    const [east, north] = STEPS[event.key] ?? [0, 0];
    const at = acts.pob();
    if (at === null || (east === 0 && north === 0)) return false;
    const feet = event.shiftKey ? LARGE_STEP_FT : STEP_FT;
    acts.onMove(planeAt(at).toEarth({ east_ft: east * feet, north_ft: north * feet }), event.repeat);
    return true;
  });
  const turn = overlayOf('Turning handle: left and right keys turn by a degree, with Shift by a tenth', (event) => {
    const [way] = STEPS[event.key] ?? [0];
    if (way === 0) return false;
    acts.onTurn(acts.rotation() + way * (event.shiftKey ? 0.1 : 1), event.repeat);
    return true;
  });
  map.addOverlay(pob);
  map.addOverlay(turn);
  return {
    follow: (figure) => {
      pob.setPosition(figure === undefined ? undefined : projected(figure.pob));
      turn.setPosition(figure === undefined ? undefined : projected(figure.handle));
    },
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const projected = (position: LonLat): number[] => fromLonLat([...position]);

function overlayOf(label: string, onKey: (event: KeyboardEvent) => boolean): Overlay {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'map-handle';
  element.setAttribute('aria-label', label);
  element.addEventListener('keydown', (event) => {
    if (!onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return new Overlay({ element, positioning: 'center-center', stopEvent: false });
}
