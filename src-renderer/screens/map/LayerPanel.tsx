// What the map shows, and what its colours mean.
import type { MapShown } from '#renderer/map/MapCanvas.tsx';
import { useHealth } from '#renderer/state/health.ts';
import { go } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Switch } from '#renderer/ui/Field.tsx';

interface LayerPanelProps {
  readonly shown: MapShown;
  readonly onChange: (shown: MapShown) => void;
}

export function LayerPanel({ shown, onChange }: LayerPanelProps) {
  const sections = useHealth((state) => state.status?.fabric_sections ?? null);
  return (
    <aside className="layer-panel" aria-label="Layers">
      <Switch label="Survey fabric" on={shown.fabric} onChange={(fabric) => onChange({ ...shown, fabric })} />
      <Switch label="Placed parcels" on={shown.parcels} onChange={(parcels) => onChange({ ...shown, parcels })} />
      <Switch label="Degree lines" on={shown.graticule} onChange={(graticule) => onChange({ ...shown, graticule })} />
      <ul className="legend" aria-label="Legend">
        <li>
          <span className="swatch swatch-parcel" /> Parcel
        </li>
        <li>
          <span className="swatch swatch-gap" /> Gap
        </li>
        <li>
          <span className="swatch swatch-overlap" /> Overlap
        </li>
      </ul>
      {sections === 0 ? (
        <Button kind="quiet" onPress={() => go('settings', 'fabric')}>
          Import a survey fabric…
        </Button>
      ) : null}
    </aside>
  );
}
