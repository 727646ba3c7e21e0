// Typing into a cell: every keystroke that reads as a value is drawn at once, and kept on Enter or Tab.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CallField } from '#core/schema/correction.ts';
import type { GridRow } from '#renderer/screens/review/grid-columns.ts';
import { wantedText } from '#renderer/state/edits.ts';
import { commitEdit, setDraft } from '#renderer/state/review.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { typedEdit, unitOfOpen } from '#renderer/state/typed-edit.ts';

interface CellEditorProps {
  readonly row: GridRow;
  readonly field: CallField;
  readonly label: string;
  readonly start: string;
  /** Row and column of the cell. */
  readonly place: readonly [number, number];
  readonly onMove: (row: number, column: number) => void;
}

export function CellEditor({ row, field, label, start, place, onMove }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [refused, setRefused] = useState(false);
  const done = useRef(false);
  const opened = useRef(start);
  useEffect(() => {
    input.current?.focus();
    // What stands there is replaced by typing; a first character typed already is not.
    if (opened.current.length > 1) input.current?.select();
  }, []);

  const type = (next: string): void => {
    setText(next);
    setRefused(false);
    setDraft(typedEdit(row.ref, field, next));
  };
  const finish = (keep: boolean, to: readonly [number, number]): void => {
    const edit = keep ? typedEdit(row.ref, field, text) : null;
    if (keep && edit === null && text.trim() !== '') {
      setRefused(true);
      return;
    }
    done.current = true;
    if (edit === null) setDraft(null);
    else commitEdit(edit);
    onMove(...to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [at, column] = place;
    event.stopPropagation();
    if (isShortcut('calls_keep', event)) finish(true, [at + 1, column]);
    else if (isShortcut('calls_keep_up', event)) finish(true, [at - 1, column]);
    else if (isShortcut('calls_keep_right', event)) finish(true, [at, column + 1]);
    else if (isShortcut('calls_keep_left', event)) finish(true, [at, column - 1]);
    else if (isShortcut('calls_leave', event)) finish(false, place);
    else return;
    event.preventDefault();
  };
  const onBlur = (): void => {
    if (done.current) return;
    const edit = typedEdit(row.ref, field, text);
    if (edit === null) setDraft(null);
    else commitEdit(edit);
  };
  return (
    <>
      <input
        ref={input}
        className="cell-input"
        aria-label={label}
        aria-invalid={refused}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {refused ? (
        <span className="cell-refused" role="alert">
          {wantedText(field, unitOfOpen())}
        </span>
      ) : null}
    </>
  );
}
