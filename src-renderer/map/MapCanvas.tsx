// The map as a React component: it is told what to show and tells where the person put things.
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import 'ol/ol.css';
import { useEffect, useRef } from 'react';
import '#renderer/map/map.css';
import type { LonLat } from '#core/place/plane.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import {
  createMap,
  fitPlaced,
  type MapFigure,
  type MapParts,
  restyle,
  showFeatures,
  showFigures,
  showTiles,
} from '#renderer/map/create-map.ts';
import { dragHandles } from '#renderer/map/drag-handles.ts';
import { fitFabric, followFabric } from '#renderer/map/fabric-loader.ts';
import { addHandleOverlays, type HandleOverlays } from '#renderer/map/handle-overlays.ts';

export interface MapShown {
  readonly fabric: boolean;
  readonly parcels: boolean;
  readonly graticule: boolean;
}

interface MapCanvasProps {
  readonly figures: readonly MapFigure[];
  readonly parcels: FeatureCollection | null;
  readonly shown: MapShown;
  readonly tileAddress: string;
  /** The next click places. */
  readonly aiming: boolean;
  /** A new number shows all that is placed. */
  readonly fit: number;
  readonly onPlace: (at: LonLat) => void;
  readonly onTurn: (rotation_deg: number) => void;
}

export function MapCanvas(props: MapCanvasProps) {
  const target = useRef<HTMLDivElement>(null);
  const parts = useRef<MapParts | null>(null);
  const overlays = useRef<HandleOverlays | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (target.current === null) return;
    const made = createMap(target.current);
    parts.current = made;
    overlays.current = addHandleOverlays(made.map, actsOf(latest));
    const stop = listen(made, latest);
    return () => {
      stop();
      made.map.setTarget();
      parts.current = null;
    };
  }, []);
  const { figures, parcels, shown, tileAddress, aiming, fit } = props;
  useEffect(() => {
    if (parts.current !== null) showFigures(parts.current, figures);
    overlays.current?.follow(figures.find((figure) => figure.active));
  }, [figures]);
  useEffect(() => {
    if (parts.current !== null && parcels !== null) showFeatures(parts.current.parcels, parcels, 'parcels');
  }, [parcels]);
  useEffect(() => {
    if (parts.current !== null) showTiles(parts.current, tileAddress);
  }, [tileAddress]);
  useEffect(() => {
    if (parts.current === null) return;
    for (const layer of Object.values(parts.current.fabric)) layer.setVisible(shown.fabric);
    parts.current.parcels.setVisible(shown.parcels);
    parts.current.graticule.setVisible(shown.graticule);
    parts.current.map.dispatchEvent('moveend');
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number alone says when to fit, after what it counts is drawn
  useEffect(() => {
    if (parts.current === null) return;
    if (parcels?.features.length === 0 && figures.length === 0) void fitFabric(parts.current);
    else fitPlaced(parts.current);
  }, [fit, parcels === null]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is panned and zoomed by keyboard
    <section ref={target} className={aiming ? 'map map-aiming' : 'map'} aria-label="Map" tabIndex={0} />
  );
}

/** What the handles do, told to whoever shows the map by then. */
function actsOf(latest: { readonly current: MapCanvasProps }) {
  const active = (): MapFigure | undefined => latest.current.figures.find((figure) => figure.active);
  return {
    onMove: (to: LonLat) => latest.current.onPlace(to),
    onTurn: (degrees: number) => latest.current.onTurn(degrees),
    pob: () => active()?.pob ?? null,
    rotation: () => active()?.rotation_deg ?? 0,
  };
}

function listen(made: MapParts, latest: { readonly current: MapCanvasProps }): () => void {
  const stopFabric = followFabric(made);
  // The first interaction in line is asked last, so that snapping has moved the pointer already.
  made.map.getInteractions().insertAt(made.map.getInteractions().getLength() - 2, dragHandles(made, actsOf(latest)));
  const onClick = (event: MapBrowserEvent): void => {
    const [lon = 0, lat = 0] = toLonLat(event.coordinate);
    if (latest.current.aiming) latest.current.onPlace([lon, lat]);
  };
  made.map.on('click', onClick);
  const theme = new MutationObserver(() => restyle(made));
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    stopFabric();
    theme.disconnect();
    made.map.un('click', onClick);
  };
}
