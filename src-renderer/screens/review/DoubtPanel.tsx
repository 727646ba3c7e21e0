// The values of the selected call that the scan leaves in doubt: the sentence with the doubted characters, and what each
// value may be. Choosing one makes it a pending correction, as if it had been typed.
import { ArrowDown, Check } from 'lucide-react';
import { useMemo } from 'react';
import { CallField, type CorrectableField } from '#core/schema/correction.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import { EMPTY_TRACT } from '#core/schema/tract.ts';
import { doubtedName, percent } from '#core/verdict/wording/doubts.ts';
import { rowName } from '#renderer/screens/review/grid-columns.ts';
import { LitText } from '#renderer/screens/review/LitText.tsx';
import { isRow } from '#renderer/screens/review/TextPane.tsx';
import { choosableField, doubtedRows, doubtsOfRow } from '#renderer/state/doubts.ts';
import { valueText } from '#renderer/state/edits.ts';
import { pendingOf } from '#renderer/state/layout.ts';
import { commitEdit, dropEdit, type RowRef, selectRow, useReview } from '#renderer/state/review.ts';
import { typedEdit } from '#renderer/state/typed-edit.ts';
import { Button } from '#renderer/ui/Button.tsx';

/** Of the tract as it was read: what is pending leaves the alternatives where they are. */
export function DoubtPanel() {
  const tract = useReview((state) => state.layout?.tract) ?? EMPTY_TRACT;
  const selected = useReview((state) => state.selected);
  const rows = useMemo(() => doubtedRows(tract), [tract]);
  if (rows.length === 0) return null;
  const doubts = selected === null ? [] : doubtsOfRow(tract, selected);
  const sentence = selected?.kind === 'boundary' ? (tract.calls[selected.call]?.verbatim_text ?? '') : '';
  return (
    <section className="doubts" aria-label="In doubt on the scan">
      <header className="doubts-head">
        <h3>In doubt on the scan</h3>
        <span className="muted">{rows.length === 1 ? '1 call' : `${String(rows.length)} calls`}</span>
        <span className="spacer" />
        <Button
          kind="quiet"
          icon={<ArrowDown size={13} aria-hidden />}
          onPress={() => selectRow(nextOf(rows, selected))}
        >
          {selected === null || doubts.length === 0 ? 'Show' : 'Next'}
        </Button>
      </header>
      {selected === null || doubts.length === 0 ? null : (
        <>
          {sentence === '' ? null : (
            <p className="doubt-sentence">
              <LitText text={sentence} at={doubts.flatMap(placesInSentence)} />
            </p>
          )}
          <ul className="doubt-values">
            {doubts.map((doubted) => (
              <DoubtedValue key={`${doubted.field}${doubted.text}`} row={selected} doubted={doubted} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const placesInSentence = ({ offset, at }: Doubted): number[] =>
  offset === undefined ? [] : at.map((index) => offset + index);

/** The row in doubt after the selected one, or the first. */
function nextOf(rows: readonly RowRef[], selected: RowRef | null): RowRef | null {
  const at = rows.findIndex((row) => isRow(selected, row));
  return rows[(at + 1) % rows.length] ?? null;
}

function DoubtedValue({ row, doubted }: { readonly row: RowRef; readonly doubted: Doubted }) {
  const field = choosableField(row, doubted);
  const name = doubtedName(doubted.field);
  return (
    <li>
      <span className="doubt-name">{name}</span>
      <Reading row={row} doubted={doubted} text={doubted.text} chance={doubted.chance} isRead />
      {(doubted.others ?? []).map(({ text, chance }) => (
        <Reading key={text} row={row} doubted={doubted} text={text} chance={chance} />
      ))}
      {field === null ? (
        <span className="muted">Type the value into its cell to correct it.</span>
      ) : (
        <ConfirmAsRead row={row} field={field} text={doubted.text} of={`${name} of ${rowName(row).toLowerCase()}`} />
      )}
    </li>
  );
}

interface ConfirmProps {
  readonly row: RowRef;
  readonly field: CorrectableField;
  readonly text: string;
  /** "distance of call 3". */
  readonly of: string;
}

/** A person's word that the value stands on the page as it was read; a second press takes it back. */
export function ConfirmAsRead({ row, field, text, of }: ConfirmProps) {
  const pending = useReview(({ edits, tract, layout }) => pendingOf(edits, { tract, ...row, field }, layout));
  const isConfirmed = pending?.confirms === true;
  const press = (): void => {
    const edit = typedEdit(row, field, text);
    if (pending !== undefined && isConfirmed) dropEdit(pending);
    else if (edit !== null) commitEdit({ ...edit, confirms: true });
  };
  return <ConfirmButton isConfirmed={isConfirmed} of={of} onPress={press} />;
}

interface ConfirmButtonProps {
  readonly isConfirmed: boolean;
  readonly of: string;
  readonly onPress: () => void;
}

export function ConfirmButton({ isConfirmed, of, onPress }: ConfirmButtonProps) {
  const label = isConfirmed ? 'Confirmed as read' : 'Confirm as read';
  return (
    <Button
      kind="quiet"
      icon={<Check size={13} aria-hidden />}
      aria-label={`${label}: ${of}`}
      aria-pressed={isConfirmed}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}

interface ReadingProps {
  readonly row: RowRef;
  readonly doubted: Doubted;
  readonly text: string;
  readonly chance: number;
  /** As it was read, and not as it may be. */
  readonly isRead?: boolean;
}

/** One of the readings of a value, to be chosen where a cell can take it. */
function Reading({ row, doubted, text, chance, isRead = false }: ReadingProps) {
  const pending = useReview(({ edits, tract, layout }) => {
    const of = CallField.safeParse(doubted.field);
    return of.success ? pendingOf(edits, { tract, ...row, field: of.data }, layout) : undefined;
  });
  const field = choosableField(row, doubted);
  const edit = field === null ? null : typedEdit(row, field, text);
  const shown = (
    <>
      <span>{isRead ? <LitText text={text} at={doubted.at} /> : text}</span>{' '}
      <span className="doubt-chance">{percent(chance)}</span>
    </>
  );
  if (edit === null) return <span className="doubt-reading">{shown}</span>;
  const chosen = valueText(pending?.after ?? edit.before) === valueText(edit.after);
  return (
    <Button aria-pressed={chosen} onPress={() => commitEdit(edit)}>
      <span className="visually-hidden">
        Read the {doubtedName(doubted.field)} of {rowName(row).toLowerCase()} as{' '}
      </span>
      {shown}
      {isRead ? <span className="visually-hidden"> as it was read</span> : null}
    </Button>
  );
}
