// Commands by name, as the desktop menu sends them.
import { pickFiles, pickFolder } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { notify } from '#renderer/state/notices.ts';
import { setPasting } from '#renderer/state/pasting.ts';
import { go, type Screen } from '#renderer/state/route.ts';
import { isDialogOpen } from '#renderer/ui/Dialog.tsx';

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

/**
 * Does what a command names; one that belongs to a screen goes to the screen that is open. Behind a dialog the menu does
 * nothing, but for what concerns the text that is being typed.
 */
export function runCommand(command: string): void {
  if (undidTyping(command)) return;
  const link = command.startsWith('go:');
  if (!link && isDialogOpen()) return;
  const place = /^go:(?:document\/(.+)|(\w+))$/.exec(command);
  const screen = SCREEN_COMMANDS[place?.[2] ?? command];
  const act = ACTS[command];
  if (place?.[1] !== undefined) go('review', place[1]);
  else if (screen !== undefined) go(screen);
  else if (act !== undefined) act();
  else if (!tellScreen(command) && command.startsWith('export')) notify({ kind: 'refused', text: NOTHING_TO_EXPORT });
}

const NOTHING_TO_EXPORT = 'Open a document, or select some in the library, and then export.';

/** True when the open screen did something. */
function tellScreen(command: string): boolean {
  return !window.dispatchEvent(new CustomEvent('deedproof-command', { detail: command, cancelable: true }));
}

/** Undo and redo belong to a field while somebody types in it, as everywhere else on the machine. */
function undidTyping(command: string): boolean {
  if (command !== 'undo' && command !== 'redo') return false;
  const field = document.activeElement;
  const typing =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
  return typing && document.execCommand(command);
}
