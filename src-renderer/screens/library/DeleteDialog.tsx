// Asks before many documents are deleted: that cannot be undone.
import { setDeleting, useDeleting } from '#renderer/state/deleting.ts';
import { deleteMany } from '#renderer/state/library-acts.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

export function DeleteDialog() {
  const ids = useDeleting((state) => state.ids);
  const close = (): void => setDeleting([]);
  const count = ids.length.toLocaleString('en-US');
  return (
    <Dialog
      title={`Delete ${count} documents?`}
      open={ids.length > 0}
      alert
      onClose={close}
      foot={
        <>
          <Button onPress={close}>Keep them</Button>
          <Button
            kind="danger"
            onPress={() => {
              close();
              void deleteMany(ids);
            }}
          >
            Delete {count} documents
          </Button>
        </>
      }
    >
      <p>Their sources, results, positions and labels go with them. So many at once cannot be brought back.</p>
    </Dialog>
  );
}
