// The map: placed parcels on the survey fabric, and the tracts of one document being placed.
import { useEffect, useMemo, useState } from 'react';
import '#renderer/screens/map/map-screen.css';
import type { LonLat } from '#core/place/plane.ts';
import type { MapFigure } from '#renderer/map/create-map.ts';
import { MapCanvas, type MapShown } from '#renderer/map/MapCanvas.tsx';
import { useCommands } from '#renderer/screens/frame/use-commands.ts';
import { LayerPanel } from '#renderer/screens/map/LayerPanel.tsx';
import { PlacePanel } from '#renderer/screens/map/PlacePanel.tsx';
import { addMeasured, measure, useMeasuring } from '#renderer/state/measuring.ts';
import { notify } from '#renderer/state/notices.ts';
import { putTract, redoPlacing, turnTract, undoPlacing, usePlacing } from '#renderer/state/placing.ts';
import { closePlacing, loadParcels, openPlacing } from '#renderer/state/placing-acts.ts';
import { coursesOnEarth, handleOnEarth } from '#renderer/state/position.ts';
import { useRoute } from '#renderer/state/route.ts';
import { useSettings } from '#renderer/state/settings.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { isDialogOpen } from '#renderer/ui/Dialog.tsx';

export function MapScreen() {
  const [shown, setShown] = useState<MapShown>({ base: true, fabric: true, parcels: true, graticule: true });
  const { parcels, aiming, fit, ground, look, body } = usePlacing();
  const measuring = useMeasuring();
  const county = useMemo(() => body?.extraction.metadata ?? null, [body]);
  const tileAddress = useSettings((state) => state.settings?.tile_address ?? '');
  const figures = useFigures();
  useOpenDocument();
  useSteps();
  return (
    <div className="map-screen">
      <div className="map-ground">
        <MapCanvas
          figures={figures}
          parcels={parcels}
          shown={shown}
          tileAddress={tileAddress}
          aiming={aiming}
          ground={ground}
          county={county}
          measured={measuring.on ? measuring.points : null}
          fit={fit}
          look={look}
          onPlace={placeOpen}
          onTurn={turnTract}
          onMeasure={addMeasured}
          onFitted={(whereabouts) => usePlacing.setState({ whereabouts })}
          onTrouble={(text) => notify({ kind: 'refused', text })}
        />
        <LayerPanel shown={shown} onChange={setShown} />
      </div>
      <PlacePanel />
    </div>
  );
}

/** The open tract to a clicked or dragged place, turned as it was. */
function placeOpen([lon, lat]: LonLat, isFurther: boolean): void {
  const { positions, tract, body } = usePlacing.getState();
  if (body === null) return;
  const nine = (value: number): number => Math.round(value * 1e9) / 1e9;
  const rotation_deg = positions.get(tract)?.rotation_deg ?? 0;
  putTract({ lon: nine(lon), lat: nine(lat), rotation_deg }, isFurther);
}

/** Undo and redo by menu and by key, but for the text that is being typed; Escape ends what a click would do. */
function useSteps(): void {
  useCommands({ undo: undoPlacing, redo: redoPlacing });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      if (isDialogOpen()) return;
      if (isShortcut('undo', event)) undoPlacing();
      else if (isShortcut('redo', event)) redoPlacing();
      else if (event.key === 'Escape' && useMeasuring.getState().on) measure(false);
      else if (event.key === 'Escape' && usePlacing.getState().aiming) usePlacing.setState({ aiming: false });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      measure(false);
    };
  }, []);
}

function useOpenDocument(): void {
  const id = useRoute((route) => route.subject);
  useEffect(() => void loadParcels(), []);
  useEffect(() => {
    if (id === '') closePlacing();
    else if (usePlacing.getState().document?.id !== id) void openPlacing(id);
  }, [id]);
}

function useFigures(): MapFigure[] {
  const { body, positions, tract } = usePlacing();
  return useMemo(() => {
    if (body === null) return [];
    return [...positions].map(([index, position]) => ({
      tract: index,
      active: index === tract,
      closed: body.extraction.tracts[index]?.description_type !== 'centerline',
      courses: coursesOnEarth(body, index, position),
      pob: [position.lon, position.lat] as const,
      rotation_deg: position.rotation_deg,
      handle: handleOnEarth(body, index, position),
    }));
  }, [body, positions, tract]);
}
