// Measuring on the map: what the points that were set amount to.
import { Ruler } from 'lucide-react';
import { measureWay } from '#core/place/measured-way.ts';
import { radiansOf } from '#core/survey/angle.ts';
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import { areaText, feetText } from '#renderer/state/measures.ts';
import { clearMeasured, measure, takeBackMeasured, useMeasuring } from '#renderer/state/measuring.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function MeasurePanel() {
  const { on, points } = useMeasuring();
  return (
    <div className="measure-panel">
      <Button
        icon={<Ruler size={14} aria-hidden />}
        kind={on ? 'primary' : 'plain'}
        aria-pressed={on}
        onPress={() => measure(!on)}
      >
        {on ? 'End measuring' : 'Measure'}
      </Button>
      {on ? (
        <>
          <div role="status" aria-label="Measured">
            {points.length < 2 ? (
              <p className="muted place-note">
                Click two points or more. By keyboard: move the map, and Enter sets a point at its middle.
              </p>
            ) : (
              <Measured />
            )}
          </div>
          {points.length === 0 ? null : (
            <span className="place-acts">
              <Button kind="quiet" onPress={takeBackMeasured}>
                Take back a point
              </Button>
              <Button kind="quiet" onPress={clearMeasured}>
                Clear
              </Button>
            </span>
          )}
        </>
      ) : null}
    </div>
  );
}

function Measured() {
  const points = useMeasuring((state) => state.points);
  const { legs, length_ft, area_sqft } = measureWay(points);
  const last = legs.at(-1);
  return (
    <dl className="measured">
      <dt>Distance</dt>
      <dd>{feetText(length_ft)}</dd>
      {last === undefined ? null : (
        <>
          <dt>Last leg</dt>
          <dd>
            {bearingText(bearingOf(radiansOf(last.azimuth_deg), 0))}, {feetText(last.length_ft)}
          </dd>
        </>
      )}
      {points.length < 3 ? null : (
        <>
          <dt>Area</dt>
          <dd>{area_sqft === null ? 'none: the way crosses itself' : areaText(area_sqft)}</dd>
        </>
      )}
    </dl>
  );
}
