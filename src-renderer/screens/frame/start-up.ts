// What the window begins with: settings, the library, the watch on the service, and the shell's files and commands.
import type { PickedFile } from '#core/api/bridge.ts';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { IncomingFile } from '#renderer/api/files.ts';
import { findBridge } from '#renderer/api/service.ts';
import { runCommand } from '#renderer/screens/frame/commands.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { useHealth, watchHealth } from '#renderer/state/health.ts';
import { watchAccepted } from '#renderer/state/ingest.ts';
import { isAnythingAtWork, noticeNews, refreshLibrary, useLibrary } from '#renderer/state/library.ts';
import { watchReading } from '#renderer/state/reading-ended.ts';
import { loadSettings, useSettings } from '#renderer/state/settings.ts';

const WATCH_WORK_MS = 350;

/** Starts everything; gives what stops it again. */
export function startUp(): () => void {
  const settled = loadSettings();
  void refreshLibrary();
  watchAccepted(refreshLibrary);
  const stopHealth = watchHealth(() => void noticeNews());
  let turn = 0;
  const timer = window.setInterval(() => {
    turn += 1;
    const { status } = useHealth.getState();
    const working = isAnythingAtWork() || (status !== null && status.running + status.queued > 0);
    // How many pages there are is told within the first second; what follows takes seconds a page.
    const due = working && (turn % 2 === 0 || [...useLibrary.getState().documents.values()].some(isBeingOpened));
    if (due && useHealth.getState().reach === 'online') void refreshLibrary();
  }, WATCH_WORK_MS);
  const stopReach = useHealth.subscribe((now, before) => {
    if (now.reach !== 'online' || before.reach === 'online') return;
    void refreshLibrary();
    if (useSettings.getState().settings === null) void loadSettings();
  });
  const stopReading = watchReading();
  const bridge = findBridge();
  const stopFiles = bridge?.onFiles((files) => void settled.then(() => receiveFiles(files.map(incomingOf))));
  const stopCommands = bridge?.onCommand(runCommand);
  return () => {
    stopHealth();
    stopReach();
    stopReading();
    window.clearInterval(timer);
    stopFiles?.();
    stopCommands?.();
  };
}

const incomingOf = (file: PickedFile): IncomingFile => ({ name: file.name, bytes: new Blob([file.bytes]), folder: '' });

const isBeingOpened = ({ status, progress }: LibraryDocument): boolean =>
  status === 'running' && progress?.stage === 'reading' && progress.pages === 0;
