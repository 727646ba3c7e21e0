// Commands by name, as the desktop menu and the palette send them.
import { pickFiles, pickFolder } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { compareAtHand } from '#renderer/state/comparing.ts';
import { showPalette, showShortcuts, showTour } from '#renderer/state/help.ts';
import { notify } from '#renderer/state/notices.ts';
import { setPasting } from '#renderer/state/pasting.ts';
import { go, type Screen } from '#renderer/state/route.ts';
import { isDialogOpen } from '#renderer/ui/Dialog.tsx';

const SCREEN_COMMANDS: Readonly<Record<string, Screen>> = {
  library: 'library',
  map: 'map',
  held: 'held',
  settings: 'settings',
  help: 'help',
};

const ACTS: Readonly<Record<string, () => void>> = {
  open: () => void pickFiles('documents').then(receiveFiles),
  'open-folder': () => void pickFolder().then(receiveFiles),
  'open-held': () => void pickFiles('held').then(receiveFiles),
  'paste-text': () => setPasting(true),
  compare: compareAtHand,
  palette: () => showPalette(true),
  shortcuts: () => showShortcuts(true),
  tour: () => showTour(0),
};

/** Does what the menu names. Behind a dialog it does nothing, but for what concerns the text that is being typed. */
export function runCommand(command: string): void {
  if (undidTyping(command)) return;
  if (command.startsWith('go:') || !isDialogOpen()) doCommand(command);
}

/** Does what a command names; one that belongs to a screen goes to the screen that is open. */
export function doCommand(command: string): void {
  const [, kind = '', subject = ''] = /^go:(\w+)(?:\/(.+))?$/.exec(command) ?? [];
  const screen = SCREEN_COMMANDS[kind === '' ? command : kind];
  const act = ACTS[command];
  if (kind === 'document' && subject !== '') go('review', subject);
  else if (screen !== undefined) go(screen, subject);
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
