// The map: placed parcels on the survey fabric, and the tracts of one document being placed.
import { useEffect, useMemo, useState } from 'react';
import '#renderer/screens/map/map-screen.css';
import type { MapFigure } from '#renderer/map/create-map.ts';
import { MapCanvas, type MapShown } from '#renderer/map/MapCanvas.tsx';
import { LayerPanel } from '#renderer/screens/map/LayerPanel.tsx';
import { PlacePanel } from '#renderer/screens/map/PlacePanel.tsx';
import { putTract, turnTract, usePlacing } from '#renderer/state/placing.ts';
import { closePlacing, loadParcels, openPlacing } from '#renderer/state/placing-acts.ts';
import { coursesOnEarth, handleOnEarth } from '#renderer/state/position.ts';
import { useRoute } from '#renderer/state/route.ts';
import { useSettings } from '#renderer/state/settings.ts';

export function MapScreen() {
  const [shown, setShown] = useState<MapShown>({ fabric: true, parcels: true, graticule: true });
  const { parcels, aiming, fit } = usePlacing();
  const tileAddress = useSettings((state) => state.settings?.tile_address ?? '');
  const figures = useFigures();
  useOpenDocument();
  return (
    <div className="map-screen">
      <div className="map-ground">
        <MapCanvas
          figures={figures}
          parcels={parcels}
          shown={shown}
          tileAddress={tileAddress}
          aiming={aiming}
          fit={fit}
          onPlace={([lon, lat]) => placeOpen(lon, lat)}
          onTurn={turnTract}
        />
        <LayerPanel shown={shown} onChange={setShown} />
      </div>
      <PlacePanel />
    </div>
  );
}

/** The open tract to a clicked or dragged place, turned as it was. */
function placeOpen(lon: number, lat: number): void {
  const { positions, tract, body } = usePlacing.getState();
  if (body === null) return;
  const nine = (value: number): number => Math.round(value * 1e9) / 1e9;
  putTract({ lon: nine(lon), lat: nine(lat), rotation_deg: positions.get(tract)?.rotation_deg ?? 0 });
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
