// Which columns the library has, and in what order.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { COLUMNS, moveColumn, resetColumns, toggleColumn, useColumns } from '#renderer/state/library-columns.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { Switch } from '#renderer/ui/Field.tsx';

export function ColumnsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const chosen = useColumns();
  const others = COLUMNS.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <Dialog
      title="Columns"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onPress={resetColumns}>
            As at first
          </Button>
          <Button kind="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul className="column-list" aria-label="Columns in their order">
        {[...chosen, ...others].map(({ id, label }, at) => (
          <li key={id}>
            <Switch
              label={label}
              on={at < chosen.length}
              disabled={id === 'document'}
              onChange={() => toggleColumn(id)}
            />
            <span className="spacer" />
            {at > 0 && at < chosen.length ? (
              <>
                <IconButton label={`${label} further left`} isDisabled={at === 1} onPress={() => moveColumn(id, -1)}>
                  <ArrowUp size={14} aria-hidden />
                </IconButton>
                <IconButton
                  label={`${label} further right`}
                  isDisabled={at === chosen.length - 1}
                  onPress={() => moveColumn(id, 1)}
                >
                  <ArrowDown size={14} aria-hidden />
                </IconButton>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
