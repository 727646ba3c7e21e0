// Commands by name, as the desktop menu sends them.
import { pickFiles, pickFolder } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { go, type Screen } from '#renderer/state/route.ts';

const SCREEN_COMMANDS: Readonly<Record<string, Screen>> = {
  library: 'library',
  map: 'map',
  held: 'held',
  settings: 'settings',
};

export function runCommand(command: string): void {
  const screen = SCREEN_COMMANDS[command];
  if (screen !== undefined) go(screen);
  else if (command === 'open') void pickFiles('documents').then(receiveFiles);
  else if (command === 'open-folder') void pickFolder().then(receiveFiles);
  else if (command === 'open-held') void pickFiles('held').then(receiveFiles);
  else window.dispatchEvent(new CustomEvent('deedproof-command', { detail: command }));
}
