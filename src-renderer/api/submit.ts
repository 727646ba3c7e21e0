// Handing documents to the service: in one request, staged when they are larger, or as a batch.
import { ServiceError } from '#core/api/client.ts';
import type { IncomingFile } from '#renderer/api/files.ts';
import { service } from '#renderer/api/service.ts';

const DIRECT_BYTES = 4_400_000;
export const BATCH_DOCUMENTS = 50;

/** Reads one document in the background; gives its job id. */
export async function submitDocument(file: IncomingFile): Promise<string> {
  if (file.bytes.size > DIRECT_BYTES) {
    const upload = await stage(file);
    const headers = { 'x-upload-id': upload, 'x-document-name': headerText(file.name) };
    return (await patient(() => service.call('submitExtract', { headers }))).value.job;
  }
  const form = new FormData();
  form.append('file', file.bytes, file.name);
  return (await patient(() => service.call('submitExtract', { body: form }))).value.job;
}

/** Reads a pasted legal description; gives its job id. */
export async function submitText(text: string, name: string): Promise<string> {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    ...(name === '' ? {} : { 'x-document-name': headerText(name) }),
  };
  return (await patient(() => service.call('submitExtract', { headers, body: text }))).value.job;
}

/** Reads up to 50 documents together, admitted whole or refused whole; gives the batch id. */
export async function submitBatch(files: readonly IncomingFile[]): Promise<string> {
  const total = files.reduce((sum, file) => sum + file.bytes.size, 0);
  if (total <= DIRECT_BYTES) {
    const form = new FormData();
    for (const file of files) form.append('files', file.bytes, file.name);
    return (await patient(() => service.call('submitBatch', { body: form }))).value.batch;
  }
  const uploads: { upload_id: string; document: string }[] = [];
  for (const file of files) uploads.push({ upload_id: await stage(file), document: file.name });
  return (await patient(() => service.call('submitBatch', { json: { uploads } }))).value.batch;
}

async function stage(file: IncomingFile): Promise<string> {
  const slot = (await patient(() => service.call('createUpload', { json: { bytes: file.bytes.size } }))).value;
  const reply = await fetch(slot.put_url, { method: 'PUT', body: file.bytes });
  if (reply.ok) return slot.upload_id;
  const refused: unknown = await reply.json().catch(() => null);
  const error = (refused as { error?: { type?: string; message?: string } } | null)?.error;
  throw new ServiceError(reply.status, error?.type ?? 'internal_error', error?.message ?? reply.statusText, {}, null);
}

/** Waits and asks again while the service says that it has too much to do. */
async function patient<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServiceError && error.status === 429)) throw error;
      const seconds = Math.min(error.retry_after ?? 5, 10);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** Header values are Latin letters only; other scripts go percent-encoded. */
const headerText = (name: string): string => (/^[\x20-\x7e]*$/.test(name) ? name : encodeURIComponent(name));
