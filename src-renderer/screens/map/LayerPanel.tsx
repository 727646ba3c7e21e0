// What the map shows, and what its colours mean.
import type { MapShown } from '#renderer/map/MapCanvas.tsx';
import { MeasurePanel } from '#renderer/screens/map/MeasurePanel.tsx';
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
      <Switch label="States and counties" on={shown.base} onChange={(base) => onChange({ ...shown, base })} />
      <Switch label="Survey fabric" on={shown.fabric} onChange={(fabric) => onChange({ ...shown, fabric })} />
      <Switch label="Placed parcels" on={shown.parcels} onChange={(parcels) => onChange({ ...shown, parcels })} />
      <Switch label="Degree lines" on={shown.graticule} onChange={(graticule) => onChange({ ...shown, graticule })} />
      <ul className="legend" aria-label="Legend">
        <li>
          <span className="swatch swatch-parcel" /> Parcel
        </li>
        <li>
          <span className="swatch swatch-named" /> Named
        </li>
        <li>
          <span className="swatch swatch-gap" /> Gap
        </li>
        <li>
          <span className="swatch swatch-overlap" /> Overlap
        </li>
      </ul>
      <MeasurePanel />
      <p className="muted layer-source" hidden={!shown.base}>
        Counties: US Census Bureau, generalised. Not for measuring.
      </p>
      {sections === 0 ? (
        <Button kind="quiet" onPress={() => go('settings', 'fabric')}>
          Import a survey fabric…
        </Button>
      ) : null}
    </aside>
  );
}
