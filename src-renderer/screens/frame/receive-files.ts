// Whatever arrives, by drop, dialog or the system: survey fabric to its import, held extraction files to their screen, all
// else to the library.
import { sortFabric } from '#renderer/api/fabric-file.ts';
import type { IncomingFile } from '#renderer/api/files.ts';
import { askAboutFabric } from '#renderer/state/fabric.ts';
import { takeIn } from '#renderer/state/ingest.ts';
import { go } from '#renderer/state/route.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';

export async function receiveFiles(files: readonly IncomingFile[]): Promise<void> {
  if (files.length === 0) return;
  // Who brings a document needs no sample, and wants to see their own.
  if (useSettings.getState().settings?.welcomed === false) void changeSettings({ welcomed: true });
  const { fabric, others } = await sortFabric(files);
  if (fabric.length > 0) askAboutFabric(fabric);
  const held = others.filter((file) => /\.(?:json|deedproof)$/i.test(file.name));
  const documents = others.filter((file) => !held.includes(file));
  if (documents.length > 0) {
    takeIn(documents);
    go('library');
  }
  if (held.length === 0) return;
  // Held files are judged here, and the engine that does it need not be there from the start.
  const { openHeldFiles } = await import('#renderer/state/held.ts');
  const [first = '', ...more] = await openHeldFiles(held);
  // Of several the list is shown, so that no wrong signature hides behind a file that is good.
  if (documents.length === 0) go('held', more.length === 0 ? first : '');
}
