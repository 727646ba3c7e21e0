// Reading a document through the service that has the data folder.
import { setTimeout } from 'node:timers/promises';
import type { Client } from '#core/api/client.ts';
import { ERRORS, type ErrorType, Refusal } from '#core/api/errors.ts';
import type { JobProgress } from '#core/schema/job.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';

const DIRECT_BYTES = 4_400_000;
const LOOK_EVERY_MS = 150;

interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly password?: string | undefined;
  readonly reader?: ReaderChoice | undefined;
}

/** The signed text of the first reading, as it was recorded. */
export async function extractBeside(
  client: Client,
  document: Sent,
  show: (progress: JobProgress | null) => void,
): Promise<string> {
  const id = await submit(client, document);
  for (;;) {
    const row = (await client.call('getDocument', { params: { id } })).value;
    show(row.progress);
    if (row.status === 'succeeded') return (await client.call('getDocumentResult', { params: { id } })).text;
    if (row.status === 'failed') {
      const type = (row.error_type ?? '') in ERRORS ? (row.error_type as ErrorType) : 'extraction_failed';
      throw new Refusal(type, {}, row.error ?? undefined);
    }
    await setTimeout(LOOK_EVERY_MS);
  }
}

async function submit(client: Client, { name, bytes, password, reader }: Sent): Promise<string> {
  const named = {
    'x-document-name': headerOf(name),
    ...(password === undefined ? {} : { 'x-document-password': headerOf(password) }),
    ...(reader === undefined ? {} : { 'x-reader': reader }),
  };
  if (bytes.length <= DIRECT_BYTES) {
    const headers = { ...named, 'content-type': 'application/octet-stream' };
    return (await client.call('submitExtract', { headers, body: bytes })).value.job;
  }
  const slot = (await client.call('createUpload', { json: { bytes: bytes.length } })).value;
  const put = await fetch(slot.put_url, { method: 'PUT', body: new Uint8Array(bytes) });
  if (!put.ok) throw new Refusal('document_too_large');
  return (await client.call('submitExtract', { headers: { ...named, 'x-upload-id': slot.upload_id } })).value.job;
}

/** Header values are Latin letters only; other scripts go percent-encoded. */
const headerOf = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));
