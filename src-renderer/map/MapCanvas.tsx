// The map as a React component: it is told what to show and tells where the person put things.
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import 'ol/ol.css';
import { type RefObject, useEffect, useRef } from 'react';
import '#renderer/map/map.css';
import type { LonLat } from '#core/place/plane.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import { type CountyNamed, fillBase } from '#renderer/map/base-layer.ts';
import {
  createMap,
  fitTo,
  type MapFigure,
  type MapParts,
  restyle,
  showFeatures,
  showFigures,
  showTiles,
} from '#renderer/map/create-map.ts';
import { dragHandles } from '#renderer/map/drag-handles.ts';
import { followFabric } from '#renderer/map/fabric-loader.ts';
import { goToPlace } from '#renderer/map/go-to-place.ts';
import { addHandleOverlays, type HandleOverlays } from '#renderer/map/handle-overlays.ts';
import { showMeasured } from '#renderer/map/measure-layer.ts';
import { snappedPlace } from '#renderer/map/snap-point.ts';
import type { Whereabouts } from '#renderer/state/placing.ts';

export interface MapShown {
  readonly base: boolean;
  readonly fabric: boolean;
  readonly parcels: boolean;
  readonly graticule: boolean;
}

interface MapCanvasProps {
  readonly figures: readonly MapFigure[];
  readonly parcels: FeatureCollection | null;
  /** Where the words of the document place it, and the county that it names. */
  readonly ground: FeatureCollection | null;
  readonly county: CountyNamed | null;
  readonly shown: MapShown;
  readonly tileAddress: string;
  /** The next click places. */
  readonly aiming: boolean;
  /** The points measured so far; null while nothing is measured. */
  readonly measured: readonly LonLat[] | null;
  /** A new number shows all that is placed, or where it may lie. */
  readonly fit: number;
  /** A gap or overlap to be shown. */
  readonly look: { readonly id: string; readonly asked: number } | null;
  readonly onPlace: (at: LonLat, isFurther: boolean) => void;
  readonly onTurn: (rotation_deg: number, isFurther: boolean) => void;
  readonly onMeasure: (at: LonLat) => void;
  readonly onFitted: (to: Whereabouts) => void;
  readonly onTrouble: (message: string) => void;
}

type Latest = { readonly current: MapCanvasProps };

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
    fillBase(made.base).catch((error: unknown) =>
      latest.current.onTrouble(error instanceof Error ? error.message : String(error)),
    );
    const stop = listen(made, latest);
    return () => {
      stop();
      made.map.setTarget();
      parts.current = null;
    };
  }, []);
  const { figures, measured, aiming } = props;
  useEffect(() => {
    if (parts.current !== null) showFigures(parts.current, figures);
    overlays.current?.follow(figures.find((figure) => figure.active));
  }, [figures]);
  useEffect(() => {
    if (parts.current !== null) showMeasured(parts.current.measured, measured ?? []);
  }, [measured]);
  useLayers(parts, props);
  useSight(parts, latest);
  const isMarking = aiming || measured !== null;
  return (
    <section
      ref={target}
      className={isMarking ? `map map-aiming${measured === null ? '' : ' map-measuring'}` : 'map'}
      aria-label="Map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is panned and zoomed by keyboard
      tabIndex={0}
    />
  );
}

function useLayers(parts: RefObject<MapParts | null>, props: MapCanvasProps): void {
  const { parcels, ground, tileAddress, shown } = props;
  useEffect(() => {
    if (parts.current !== null && parcels !== null) showFeatures(parts.current.parcels, parcels, 'parcels');
  }, [parts, parcels]);
  useEffect(() => {
    const features = ground?.features.filter(({ geometry }) => geometry !== null) ?? [];
    if (parts.current !== null) showFeatures(parts.current.ground, { type: 'FeatureCollection', features }, 'ground');
  }, [parts, ground]);
  useEffect(() => {
    if (parts.current !== null) showTiles(parts.current, tileAddress);
  }, [parts, tileAddress]);
  useEffect(() => {
    if (parts.current === null) return;
    for (const layer of Object.values(parts.current.base)) layer.setVisible(shown.base);
    for (const layer of Object.values(parts.current.fabric)) layer.setVisible(shown.fabric);
    parts.current.parcels.setVisible(shown.parcels);
    parts.current.graticule.setVisible(shown.graticule);
    parts.current.map.dispatchEvent('moveend');
  }, [parts, shown]);
}

/** What the map goes to when it is asked. */
function useSight(parts: RefObject<MapParts | null>, latest: Latest): void {
  const { fit, parcels, look } = latest.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number alone says when to fit, after what it counts is drawn
  useEffect(() => {
    const made = parts.current;
    if (made === null) return;
    const { county, onFitted } = latest.current;
    let isLatest = true;
    void goToPlace(made, county, () => isLatest).then((to) => {
      if (isLatest) onFitted(to);
    });
    return () => {
      isLatest = false;
    };
  }, [fit, parcels === null]);
  useEffect(() => {
    const found = look === null ? undefined : parts.current?.parcels.getSource()?.getFeatureById(look.id);
    if (parts.current !== null && found !== undefined && found !== null && !Array.isArray(found))
      fitTo(parts.current, [found]);
  }, [parts, look]);
}

/** What the handles do, told to whoever shows the map by then. */
function actsOf(latest: Latest) {
  const active = (): MapFigure | undefined => latest.current.figures.find((figure) => figure.active);
  return {
    onMove: (to: LonLat, isFurther: boolean) => latest.current.onPlace(to, isFurther),
    onTurn: (degrees: number, isFurther: boolean) => latest.current.onTurn(degrees, isFurther),
    pob: () => active()?.pob ?? null,
    rotation: () => active()?.rotation_deg ?? 0,
  };
}

function listen(made: MapParts, latest: Latest): () => void {
  const stopFabric = followFabric(made);
  // The first interaction in line is asked last, so that snapping has moved the pointer already.
  made.map.getInteractions().insertAt(made.map.getInteractions().getLength() - 2, dragHandles(made, actsOf(latest)));
  const onClick = (event: MapBrowserEvent): void => {
    const { aiming, measured, onPlace, onMeasure } = latest.current;
    if (aiming) onPlace(snappedPlace(made, event), false);
    else if (measured !== null) onMeasure(snappedPlace(made, event));
  };
  // Points set in quick succession are no wish to zoom, and a map that zooms would shift the next one.
  const onDoubleClick = (event: MapBrowserEvent): void => {
    if (latest.current.aiming || latest.current.measured !== null) event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { aiming, measured, onPlace, onMeasure } = latest.current;
    if (event.key !== 'Enter' || event.target !== made.map.getTargetElement()) return;
    // By keyboard the middle of the map is what is pointed at.
    const [lon = 0, lat = 0] = toLonLat(made.map.getView().getCenter() ?? [0, 0]);
    if (aiming) onPlace([lon, lat], false);
    else if (measured !== null) onMeasure([lon, lat]);
  };
  made.map.on('click', onClick);
  made.map.on('dblclick', onDoubleClick);
  made.map.getTargetElement().addEventListener('keydown', onKey);
  const theme = new MutationObserver(() => {
    restyle(made);
    showMeasured(made.measured, latest.current.measured ?? []);
  });
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    stopFabric();
    theme.disconnect();
    made.map.un('click', onClick);
    made.map.un('dblclick', onDoubleClick);
    made.map.getTargetElement().removeEventListener('keydown', onKey);
  };
}
