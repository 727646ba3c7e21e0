// Commands by name, as the desktop menu sends them.
import { pickFiles, pickFolder } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { setPasting } from '#renderer/state/pasting.ts';
import { go, type Screen } from '#renderer/state/route.ts';

const SCREEN_COMMANDS: Readonly<Record<string, Screen>> = {
  library: 'library',
  map: 'map',
  held: 'held',
  settings: 'settings',
};

const ACTS: Readonly<Record<string, () => void>> = {
  open: () => void pickFiles('documents').then(receiveFiles),
  'open-folder': () => void pickFolder().then(receiveFiles),
  'open-held': () => void pickFiles('held').then(receiveFiles),
  'paste-text': () => setPasting(true),
};

/** Does what a command names; one that belongs to a screen goes to the screen that is open. */
export function runCommand(command: string): void {
  const place = /^go:(?:document\/(.+)|(\w+))$/.exec(command);
  const screen = SCREEN_COMMANDS[place?.[2] ?? command];
  const act = ACTS[command];
  if (place?.[1] !== undefined) go('review', place[1]);
  else if (screen !== undefined) go(screen);
  else if (act !== undefined) act();
  else window.dispatchEvent(new CustomEvent('deedproof-command', { detail: command }));
}
