// The values that had to be mended to be read: what is printed, and what each was taken for.
import { memo } from 'react';
import { repairText } from '#core/drawing/recorded-text.ts';
import type { Tract } from '#core/schema/tract.ts';
import { rowName } from '#renderer/screens/review/grid-columns.ts';
import { hoverRow, type RowRef, selectRow } from '#renderer/state/review.ts';
import { Button } from '#renderer/ui/Button.tsx';

/** More than these nobody goes through one by one; the grid marks every one. */
const MOST = 40;

export const RepairList = memo(function RepairList({ tract }: { readonly tract: Tract }) {
  const mended = tract.calls.flatMap((call, at) => {
    const row: RowRef = { kind: 'boundary', call: at };
    const text = repairText(call);
    return text === '' ? [] : [{ row, text }];
  });
  if (mended.length === 0) return null;
  return (
    <>
      <h3>Mended in reading</h3>
      <ul className="suspects repairs">
        {mended.slice(0, MOST).map(({ row, text }) => (
          <li key={row.call} onPointerEnter={() => hoverRow(row)} onPointerLeave={() => hoverRow(null)}>
            <p className="suspect-facts">
              <span>
                {rowName(row)}: {text}
              </span>
              <span className="spacer" />
              <Button kind="quiet" aria-label={`Show ${rowName(row).toLowerCase()}`} onPress={() => selectRow(row)}>
                Show
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {mended.length > MOST ? <p className="muted">And {mended.length - MOST} more, marked in the grid.</p> : null}
    </>
  );
});
