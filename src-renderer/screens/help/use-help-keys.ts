// The keys that work everywhere: the palette, the shortcuts, the manual.
import { useEffect } from 'react';
import { showPalette, showShortcuts, useHelp } from '#renderer/state/help.ts';
import { go } from '#renderer/state/route.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { isDialogOpen } from '#renderer/ui/Dialog.tsx';

export function useHelpKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const { palette } = useHelp.getState();
      if (isShortcut('palette', event) && (palette || !isDialogOpen())) showPalette(!palette);
      else if (isDialogOpen()) return;
      else if (isShortcut('shortcuts', event) && !typing) showShortcuts(true);
      else if (isShortcut('manual', event)) go('help');
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
