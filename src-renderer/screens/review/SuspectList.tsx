// The likely bad calls: each can be tried, which makes it a pending correction like any other.
import { memo } from 'react';
import { CallField } from '#core/schema/correction.ts';
import type { Suspect } from '#core/schema/verdict.ts';
import { chanceText, EVEN_CHANCE } from '#core/survey/chance-text.ts';
import { cellValue, type EditValue, valueText } from '#renderer/state/edits.ts';
import { commitEdit, hoverRow, selectRow, useReview } from '#renderer/state/review.ts';
import { Button } from '#renderer/ui/Button.tsx';

export const SuspectList = memo(function SuspectList({ suspects }: { readonly suspects: readonly Suspect[] }) {
  if (suspects.length === 0) return null;
  // Below an even chance nobody is accused: these are only where to look.
  const isPlain = (suspects[0]?.chance ?? 1) >= EVEN_CHANCE;
  return (
    <>
      <h3>{isPlain ? 'Likely bad calls' : 'Calls to look at first'}</h3>
      <ol className="suspects">
        {suspects.map((suspect, index) => (
          <SuspectItem key={`${String(suspect.call)}${suspect.field}${String(index)}`} suspect={suspect} />
        ))}
      </ol>
    </>
  );
});

function SuspectItem({ suspect }: { readonly suspect: Suspect }) {
  const row = { kind: 'boundary', call: suspect.call } as const;
  const field = CallField.safeParse(suspect.field);
  const change = field.success ? changeText(suspect) : '';
  return (
    <li onPointerEnter={() => hoverRow(row)} onPointerLeave={() => hoverRow(null)}>
      <p>{suspect.explanation}</p>
      <p className="suspect-facts">
        {change === '' ? null : <span className="suspect-change">{change}</span>}
        <span>
          {suspect.chance === undefined ? '' : `${chanceText(suspect.chance)}, `}
          closes {suspect.closure_ratio}
          {suspect.area_agrees === null ? '' : suspect.area_agrees ? ', area agrees' : ', area does not agree'}
        </span>
        <span className="spacer" />
        {field.success ? (
          <Button
            aria-label={`Try it: call ${String(suspect.call + 1)}, ${change}`}
            onPress={() => tryIt(suspect, field.data)}
          >
            Try it
          </Button>
        ) : (
          <Button aria-label={`Show call ${String(suspect.call + 1)}`} onPress={() => selectRow(row)}>
            Show
          </Button>
        )}
      </p>
    </li>
  );
}

const changeText = ({ before, after }: Suspect): string =>
  `${valueText(before as EditValue)} → ${valueText(after as EditValue)}`;

function tryIt(suspect: Suspect, field: CallField): void {
  const { body, tract } = useReview.getState();
  const recorded = body?.extraction.tracts[tract];
  if (recorded === undefined) return;
  const cell = { tract, kind: 'boundary', call: suspect.call, field } as const;
  selectRow(cell);
  commitEdit({ ...cell, before: cellValue(recorded, cell), after: suspect.after as EditValue });
}
