// Survey fabric that was dropped like a deed: imported when the person says so.
import { askAboutFabric, importFabric, useFabric } from '#renderer/state/fabric.ts';
import { go } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

export function FabricDialog() {
  const dropped = useFabric((state) => state.dropped);
  const close = (): void => askAboutFabric([]);
  const one = dropped.length === 1;
  return (
    <Dialog
      title="Import survey fabric?"
      open={dropped.length > 0}
      onClose={close}
      foot={
        <>
          <Button kind="quiet" onPress={close}>
            Not now
          </Button>
          <Button
            kind="primary"
            onPress={() => {
              close();
              go('settings', 'fabric');
              void importFabric(dropped);
            }}
          >
            Import
          </Button>
        </>
      }
    >
      <p>
        {one ? 'This file holds' : 'These files hold'} townships, sections or corners of the public land survey, not a
        deed. Imported, they place aliquots and section corners.
      </p>
      <ul className="fabric-names">
        {dropped.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  );
}
