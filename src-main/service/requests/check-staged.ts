// Staged documents of a batch looked at before it is admitted, since it is admitted whole or refused whole.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#main/app.ts';
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import type { Submitted } from '#main/jobs/admit.ts';
import { checkDocument, namingDocument } from '#main/service/requests/check-document.ts';

/** Pictures and PDFs say what they are within so many bytes. */
const HEAD_BYTES = 1024;

/** Refuses the batch for its first document that could not be read, and names it. */
export async function checkStaged(app: App, documents: readonly Submitted[]): Promise<void> {
  for (const [position, document] of documents.entries()) {
    if (!('upload_id' in document)) continue;
    const bytes = await findDoubtful(join(app.folder.path, 'staged', document.upload_id));
    if (bytes === null) continue;
    namingDocument(document.name, position, () => checkDocument(bytes, false, app.config.limits.text_bytes));
  }
}

/** The whole of a file that does not begin like a picture or a PDF; null for one that does, and for one not there. */
async function findDoubtful(path: string): Promise<Uint8Array | null> {
  // A slot that was never filled, or is used up, is refused when it is taken.
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    const kind = kindOf(head.subarray(0, bytesRead));
    return kind === null || kind === 'text' ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
