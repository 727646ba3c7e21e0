// Staged documents of a batch looked at before it is admitted, since it is admitted whole or refused whole.
import type { App } from '#main/app.ts';
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import type { Submitted } from '#main/jobs/admit.ts';
import { joined } from '#main/objects/objects.ts';
import { checkDocument, namingDocument } from '#main/service/requests/check-document.ts';

/** Pictures and PDFs say what they are within so many bytes. */
const HEAD_BYTES = 1024;

/** Refuses the batch for its first document that could not be read, and names it. */
export async function checkStaged(app: App, documents: readonly Submitted[]): Promise<void> {
  for (const [position, document] of documents.entries()) {
    if (!('upload_id' in document)) continue;
    const bytes = await findDoubtful(app, `staged/${document.upload_id}`);
    if (bytes === null) continue;
    namingDocument(document.name, position, () => checkDocument(bytes, false, app.config.limits.text_bytes));
  }
}

/** The whole of a file that does not begin like a picture or a PDF; null for one that does, and for one not there. */
async function findDoubtful({ objects }: App, name: string): Promise<Uint8Array | null> {
  // A slot that was never filled, or is used up, is refused when it is taken.
  const head = await objects.get(name, { from: 0, to: HEAD_BYTES - 1 });
  if (head === null) return null;
  const kind = kindOf(await joined(head));
  return kind === null || kind === 'text' ? objects.read(name) : null;
}
