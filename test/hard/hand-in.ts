// Handing a document in where the answer may be a refusal, by each of the four paths.
import type { Accepted } from '#test/hard/accepted.ts';
import { ask } from '#test/hard/answers.ts';
import { handedIn } from '#test/hard/documents.ts';
import type { Running } from '#test/hard/processes.ts';

/** By one of four paths in turn; gives the kind of answer, and keeps what was accepted. */
export async function handInAnyhow(service: Running, index: number, accepted: Accepted): Promise<string> {
  const { name, bytes } = handedIn(index);
  const headers = { 'x-document-name': name };
  const said = (endpoint: 'extract' | 'submitExtract') =>
    ask(service.address, service.token, endpoint, { headers, body: bytes });
  if (index % 4 === 0) {
    const { kind, text } = await said('extract');
    if (kind === 'ok') accepted.bodies.push(text);
    return kind;
  }
  if (index % 4 === 1) {
    const { kind, text } = await said('submitExtract');
    if (kind === 'ok') accepted.jobs.push(JSON.parse(text).job);
    return kind;
  }
  if (index % 4 === 2) return stage(service, bytes);
  const form = new FormData();
  form.append('files', new Blob([bytes]), name);
  const { kind, text } = await ask(service.address, service.token, 'submitBatch', { body: form });
  if (kind === 'ok') accepted.batches.push({ id: JSON.parse(text).batch, documents: [name] });
  return kind;
}

async function stage(service: Running, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { kind, text } = await ask(service.address, service.token, 'createUpload');
  if (kind !== 'ok') return kind;
  const { upload_id, put_url } = JSON.parse(text) as { upload_id: string; put_url: string };
  const params = { upload_id };
  const put = await ask(service.address, '', 'putUpload', { params, query: new URL(put_url).search, body: bytes });
  return put.kind;
}
