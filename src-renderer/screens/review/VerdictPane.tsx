// The verdict on the open tract: status, closure, areas side by side, reasons, and what can be done about them.
import { Scale } from 'lucide-react';
import { memo } from 'react';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { FOOT_METERS } from '#core/survey/distance.ts';
import { areaAgrees, areaIn, areaWord, statedAreas } from '#core/survey/stated-area.ts';
import { DocumentDoubts } from '#renderer/screens/review/DocumentDoubts.tsx';
import { FactList } from '#renderer/screens/review/FactList.tsx';
import { OtherInstruments } from '#renderer/screens/review/OtherInstruments.tsx';
import { ReasonList } from '#renderer/screens/review/ReasonList.tsx';
import { RepairList } from '#renderer/screens/review/RepairList.tsx';
import { SecondReading } from '#renderer/screens/review/SecondReading.tsx';
import { SuspectList } from '#renderer/screens/review/SuspectList.tsx';
import { isUnproved, useHeld } from '#renderer/state/held.ts';
import { toggleAdjust, useReview } from '#renderer/state/review.ts';
import type { Working } from '#renderer/state/working.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

export const VerdictPane = memo(function VerdictPane({ working }: { readonly working: Working }) {
  const { tract, verdict, provisional, recomputed } = working;
  const fitting = useReview((state) => state.adjust.includes(state.tract));
  const unproved = useUnproved();
  const closed = verdict.geometry !== null && tract.description_type !== 'centerline';
  const fits = closed && (fitting || (!verdict.adjusted && (verdict.geometry?.misclosure ?? 0) > 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="verdict" aria-label="Verdict" tabIndex={0}>
      <h2 className="visually-hidden">Verdict</h2>
      <header className="verdict-head">
        <span role="status" aria-label={`Verdict ${verdict.status}`}>
          <StatusChip status={verdict.status} unproved={unproved} large />
        </span>
        {unproved ? <span className="verdict-flag">of a file whose signature is not proved</span> : null}
        {recomputed && !provisional ? <span className="verdict-flag">recomputed from the calls</span> : null}
        {provisional ? <span className="verdict-flag">with pending corrections</span> : null}
        {!provisional && verdict.corrected ? <span className="verdict-flag">corrected</span> : null}
        {verdict.adjusted ? <span className="verdict-flag">fitted by compass rule</span> : null}
      </header>
      <Figures tract={tract} verdict={verdict} />
      {working.unsought === null || verdict.status === 'PASS' ? (
        <SuspectList suspects={verdict.suspects} />
      ) : (
        <p className="muted" role="status" aria-label="Likely bad calls">
          Looking for the likely bad call…
        </p>
      )}
      <Areas tract={tract} verdict={verdict} />
      <ReasonList verdict={verdict} />
      <SecondReading tract={tract} />
      <RepairList tract={tract} />
      <FactList />
      <DocumentDoubts />
      <OtherInstruments />
      <FitButton fits={fits} fitting={fitting} />
    </section>
  );
});

function useUnproved(): boolean {
  const origin = useReview((state) => state.origin);
  return useHeld(({ files }) => origin?.kind === 'held' && isUnproved(files.find(({ id }) => id === origin.id)));
}

function Figures({ tract, verdict }: { readonly tract: Tract; readonly verdict: TractVerdict }) {
  const { geometry, closure_ratio: ratio } = verdict;
  // A deed that measures in metres is told in metres.
  const metric = isMetric(tract);
  const length = (value_ft: number): string => {
    const [value, unit] = metric ? [value_ft * FOOT_METERS, 'm'] : [value_ft, 'ft'];
    const decimals = metric ? 3 : 2;
    return `${value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} ${unit}`;
  };
  return (
    <dl className="figures">
      <div>
        <dt>Closure</dt>
        <dd data-testid="closure">{ratio === null ? 'not checked' : ratio.replace(/\d{4,}/, grouped)}</dd>
      </div>
      <div>
        <dt>{verdict.adjusted ? 'Misclosure before the fit' : 'Misclosure'}</dt>
        <dd>{geometry === null ? '–' : length(geometry.misclosure)}</dd>
      </div>
      <div>
        <dt>Perimeter</dt>
        <dd>{geometry === null ? '–' : length(geometry.perimeter_ft)}</dd>
      </div>
    </dl>
  );
}

const isMetric = ({ distance_unit: unit }: Tract): boolean => unit === 'meters' || unit === 'kilometers';

/** Square metres and hectares before the acres of a deed that measures in metres. */
function metricWords(tract: Tract, { computed_sqm: sqm, computed_hectares: ha }: TractVerdict): string {
  if (!isMetric(tract) || sqm === null || ha === null) return '';
  return `${sqm.toLocaleString('en-US', { maximumFractionDigits: 1 })} m², ${ha.toFixed(4)} ha, `;
}

const grouped = (digits: string): string => Number(digits).toLocaleString('en-US');

/** Each stated area against the computed one in the same unit. */
function Areas({ tract, verdict }: { readonly tract: Tract; readonly verdict: TractVerdict }) {
  const state = useReview(({ body }) => body?.extraction.metadata.state ?? '');
  const stated = statedAreas(tract);
  const { computed_sqft: sqft, computed_acres: acres } = verdict;
  if (stated.length === 0 || sqft === null) {
    return (
      <p className="areas-none">
        {acres === null ? areaOfGround(verdict) : `${metricWords(tract, verdict)}${acres.toFixed(4)} acres computed`}
        {stated.length === 0 ? '; the document states no area.' : '.'}
      </p>
    );
  }
  return (
    <>
      <table className="areas">
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Stated</th>
            <th scope="col">Computed</th>
            <th scope="col">Off by</th>
          </tr>
        </thead>
        <tbody>
          {stated.map((area) => {
            const computed = areaIn(area.unit, sqft, state);
            const agrees = areaAgrees([area], sqft, state) === true;
            const off = area.value === null ? null : (100 * (computed - area.value)) / area.value;
            return (
              <tr key={area.unit}>
                <th scope="row">{areaWord(area.unit)}</th>
                <td>{area.text}</td>
                <td>{computed.toLocaleString('en-US', { maximumFractionDigits: area.unit === 'sqft' ? 0 : 4 })}</td>
                <td className={agrees ? 'agrees' : 'disagrees'}>
                  {off === null ? 'unreadable' : percent(off, agrees)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isMetric(tract) && acres !== null ? (
        <p className="areas-none">{`${metricWords(tract, verdict)}${acres.toFixed(4)} acres computed.`}</p>
      ) : null}
    </>
  );
}

/** The fabric's area is never told as computed from calls. */
const areaOfGround = ({ georef }: TractVerdict): string =>
  georef === null
    ? 'No computed area'
    : `${georef.acres.toFixed(2)} acres by the survey fabric; nothing is computed from calls`;

const percent = (off: number, agrees: boolean): string =>
  `${agrees ? '✓' : '✗'} ${Math.abs(off) < 0.005 ? '0.00' : `${off > 0 ? '+' : '−'}${Math.abs(off).toFixed(2)}`} %`;

interface FitButtonProps {
  readonly fits: boolean;
  readonly fitting: boolean;
}

/** Offered for a closed figure with something to distribute. */
const FitButton = memo(function FitButton({ fits, fitting }: FitButtonProps) {
  const index = useReview((state) => state.tract);
  if (!fits) return null;
  return (
    <div className="fit">
      <Button icon={<Scale size={14} aria-hidden />} onPress={() => toggleAdjust(index)}>
        {fitting ? 'Take the fit back' : 'Fit by compass rule'}
      </Button>
      <span className="muted">Draws a closed figure. The verdict stays that of the record.</span>
    </div>
  );
});
