// Starting anew: what somebody asked for while the application was closing.
import { app } from 'electron';
import { type Handed, handedBy, PROTOCOL } from '#main/shell/handed-files.ts';

/** Takes effect when this process ends. */
export function relaunch({ paths, place }: Handed): void {
  // What this start was handed has been dealt with; its switches hold for the next one too.
  const kept = process.argv.slice(1).filter((word) => {
    const { paths: files, place: link } = handedBy([word], process.cwd());
    return files.length === 0 && link === null;
  });
  const args = [...kept, ...paths, ...(place === null ? [] : [`${PROTOCOL}://${place}`])];
  // An AppImage is started by its own file: what it runs from is gone with the process.
  const image = process.env.APPIMAGE;
  app.relaunch({ args, ...(image === undefined ? {} : { execPath: image }) });
}
