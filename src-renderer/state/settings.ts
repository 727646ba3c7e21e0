// The settings of this installation, and the theme that follows from them.
import { create } from 'zustand';
import type { Settings } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { notify } from '#renderer/state/notices.ts';

interface SettingsState {
  readonly settings: Settings | null;
  readonly error: string | null;
}

export const useSettings = create<SettingsState>(() => ({ settings: null, error: null }));

export async function loadSettings(): Promise<void> {
  try {
    const { value } = await service.call('getSettings');
    useSettings.setState({ settings: value, error: null });
    showTheme(value.appearance);
  } catch (error) {
    useSettings.setState({ error: messageOf(error) });
  }
}

/** Changes settings at once on screen and then at the service; taken back if that refuses. */
export async function changeSettings(change: Partial<Settings>): Promise<boolean> {
  const before = useSettings.getState().settings;
  if (before !== null) useSettings.setState({ settings: { ...before, ...change } });
  if (change.appearance !== undefined) showTheme(change.appearance);
  try {
    const { value } = await service.call('putSettings', { json: change });
    useSettings.setState({ settings: value, error: null });
    return true;
  } catch (error) {
    useSettings.setState({ settings: before });
    notify({ kind: 'refused', text: `The setting was not kept. ${messageOf(error)}` });
    return false;
  }
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
let appearance: Settings['appearance'] = readAppearance();

function readAppearance(): Settings['appearance'] {
  const kept = localStorage.getItem('appearance');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Remembered in the page too, so that the window opens in the right theme before the service has answered. */
function showTheme(chosen: Settings['appearance']): void {
  appearance = chosen;
  localStorage.setItem('appearance', chosen);
  const dark = chosen === 'dark' || (chosen === 'system' && darkSystem.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

darkSystem.addEventListener('change', () => showTheme(appearance));
showTheme(appearance);
