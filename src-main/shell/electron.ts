// What runs first: is this start a command, a second start, or the desktop? It brings in little, so that a second start
// has handed over its files and is gone before the first has drawn a frame.
import { app, dialog } from 'electron';
import { findCommand } from '#main/cli/commands.ts';
import { runAsNode } from '#main/shell/as-node.ts';
import { settleDataFolder } from '#main/shell/data-place.ts';
import { fileTroubleOf } from '#main/shell/file-trouble.ts';
import { HandOver, handedBy, wordsOf } from '#main/shell/handed-files.ts';

const words = wordsOf(process.argv, app.isPackaged ? null : app.getAppPath());
const command = findCommand(words);

// Whoever asks for none, as root in a container must, would get half of one and a page that dies.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
// A command is done before Electron looks for a screen: machines without one have no other way.
if (command !== null) await runAsNode(command);
else openOrHandOver();

function openOrHandOver(): void {
  try {
    const data_dir = settleDataFolder();
    if (app.requestSingleInstanceLock()) start(data_dir);
    else app.quit();
  } catch (problem) {
    failToOpen(problem);
  }
}

function start(data_dir: string): void {
  const handOver = new HandOver(handedBy(words, process.cwd()));
  app.on('second-instance', (_event, argv, workingDirectory) =>
    handOver.again(handedBy(argv.slice(1), workingDirectory)),
  );
  app.on('open-file', (event, path) => {
    event.preventDefault();
    handOver.again({ paths: [path], place: null });
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    handOver.again(handedBy([address], ''));
  });
  const ready = Promise.all([import('#main/shell/desktop.ts'), app.whenReady()]);
  ready.then(([{ openDesktop }]) => openDesktop(data_dir, handOver)).catch(failToOpen);
}

function failToOpen(problem: unknown): void {
  const message = problem instanceof Error ? problem.message : String(problem);
  dialog.showErrorBox('Deedproof could not start', fileTroubleOf(problem) ?? message);
  app.exit(1);
}
