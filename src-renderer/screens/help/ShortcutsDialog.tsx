// Every shortcut, by the place where it works.
import { findBridge } from '#renderer/api/service.ts';
import { showShortcuts, useHelp } from '#renderer/state/help.ts';
import { isMac, keysText, SHORTCUTS, type Shortcut, type ShortcutPlace } from '#renderer/state/shortcuts.ts';
import { Dialog } from '#renderer/ui/Dialog.tsx';

const PLACES: readonly ShortcutPlace[] = ['Everywhere', 'Library', 'Document', 'Calls', 'Figure', 'Compare', 'Map'];

export function ShortcutsDialog() {
  const open = useHelp((state) => state.shortcuts);
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={() => showShortcuts(false)} wide>
      <ShortcutTables />
    </Dialog>
  );
}

/** In a browser those of the desktop menu are left out: they would do something else there. */
export function ShortcutTables() {
  const isDesktop = findBridge() !== null;
  const all: readonly Shortcut[] = Object.values(SHORTCUTS);
  return (
    <div className="shortcut-tables">
      {PLACES.map((place) => (
        <table key={place} className="shortcuts">
          <caption>{place}</caption>
          <tbody>
            {all
              .filter((one) => one.place === place && (isDesktop || one.desktop !== true))
              .map((one) => (
                <tr key={one.does}>
                  <th scope="row">{one.does}</th>
                  <td>
                    <Keys keys={one.keys} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

export function Keys({ keys }: { readonly keys: readonly string[] }) {
  const mac = isMac();
  return (
    <span className="keys">
      {keys.map((one) => (
        <kbd key={one}>{keysText(one, mac)}</kbd>
      ))}
    </span>
  );
}
