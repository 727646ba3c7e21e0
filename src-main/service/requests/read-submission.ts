// The bodies that bring documents: raw, pasted, multipart, or the name of a staged one.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#core/api/errors.ts';
import { BatchUploads } from '#core/schema/job.ts';
import { ReaderChoice } from '#core/schema/second-reading.ts';
import type { Limits } from '#main/config.ts';
import type { Submitted } from '#main/jobs/admit.ts';
import { checkDocument, documentName, headerText, namingDocument } from '#main/service/requests/check-document.ts';
import { partsOf } from '#main/service/requests/multipart-parts.ts';
import { incomingOf } from '#main/service/requests/read-body.ts';
import { readBytes } from '#main/service/requests/read-bytes.ts';
import { validated } from '#main/service/requests/validation.ts';

const PASTED = 'pasted-text';
const NOT_JSON = 'A document is not JSON: send its bytes, or its text as text/plain.';

const isJson = (type: string | undefined): boolean => /^\s*application\/json\b/i.test(type ?? '');

/** The one document of an extraction request. `ownUpload` refuses an upload id that is not the caller's. */
export async function readSubmission(
  request: FastifyRequest,
  limits: Limits,
  ownUpload: (id: string) => string,
): Promise<Submitted> {
  const { headers } = request;
  const name = documentName(headerText(String(headers['x-document-name'] ?? '')));
  const password = passwordOf(headers['x-document-password']);
  const reader = readerOf(headers['x-reader']);
  const upload = headers['x-upload-id'];
  if (upload !== undefined) {
    const id = String(upload).trim();
    if (id === '') throw new Refusal('missing_upload_id');
    return { name, password, reader, upload_id: ownUpload(id) };
  }
  if (request.isMultipart()) {
    const [file] = await readParts(request, ONE, limits);
    if (file === undefined) throw new Refusal('missing_file', {}, 'The form has no part named file.');
    return { ...file, password, reader };
  }
  if (isJson(headers['content-type'])) throw new Refusal('unsupported_format', {}, NOT_JSON);
  const declared_text = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
  const tooLarge = declared_text ? 'text_too_large' : 'document_too_large';
  const bytes = await readBytes(incomingOf(request), limits.direct_bytes, tooLarge);
  checkDocument(bytes, declared_text, limits.text_bytes);
  return { name: name === '' && declared_text ? PASTED : name, password, reader, declared_text, bytes };
}

/** Who is to read; undefined where the sender leaves it to the office. */
const readerOf = (header: string | string[] | undefined): ReaderChoice | undefined =>
  header === undefined || header === ''
    ? undefined
    : validated(z.object({ 'x-reader': ReaderChoice }), { 'x-reader': String(header) }, 'header')['x-reader'];

const passwordOf = (header: string | string[] | undefined): string | undefined =>
  header === undefined || header === '' ? undefined : headerText(String(header));

/** The documents of a batch, fifty at most. */
export async function readBatch(
  request: FastifyRequest,
  limits: Limits,
  ownUpload: (id: string) => string,
): Promise<Submitted[]> {
  const reader = readerOf(request.headers['x-reader']);
  if (!request.isMultipart())
    return (await readStaged(request, limits, ownUpload)).map((document) => ({ ...document, reader }));
  const documents = await readParts(request, severalOf(limits.batch_documents), limits);
  if (documents.length === 0) throw new Refusal('missing_file', {}, 'The form has no part named files.');
  return documents.map((document) => ({ ...document, reader }));
}

/** What a form may hold, and what is said when it holds more. */
interface Form {
  readonly part: string;
  readonly tooLarge: 'document_too_large' | 'batch_too_large';
  readonly tooMany: () => Refusal;
  readonly most: number;
}

const ONE: Form = {
  part: 'file',
  tooLarge: 'document_too_large',
  tooMany: () => new Refusal('too_many_documents', { limit: 1 }, 'One document a request. Several go to /v1/batches.'),
  most: 1,
};

function severalOf(most: number): Form {
  const tooMany = () => new Refusal('too_many_documents', { limit: most });
  return { part: 'files', tooLarge: 'batch_too_large', tooMany, most };
}

async function readParts(request: FastifyRequest, form: Form, limits: Limits): Promise<Submitted[]> {
  const { length } = incomingOf(request);
  if (length !== null && length > limits.direct_bytes) throw new Refusal(form.tooLarge);
  const documents: Submitted[] = [];
  let total = 0;
  try {
    for await (const part of partsOf(request, { fileSize: limits.direct_bytes + 1, parts: 200 })) {
      const bytes = part.type === 'file' ? await part.toBuffer() : Buffer.from(String(part.value));
      total += bytes.length;
      if (total > limits.direct_bytes) throw new Refusal(form.tooLarge);
      if (part.fieldname !== form.part) continue;
      if (documents.length === form.most) throw form.tooMany();
      // A part may come without a name. Its type is not asked for: where a sender names none, the parser says text.
      const given: string | undefined = part.type === 'file' ? part.filename : PASTED;
      const name = documentName(given ?? '');
      const check = () => checkDocument(bytes, false, limits.text_bytes);
      if (form.most === 1) check();
      else namingDocument(name, documents.length, check);
      documents.push({ name, declared_text: false, bytes });
    }
  } catch (fault) {
    throw multipartFault(fault, form);
  }
  return documents;
}

/** The parser's own complaints in the words of the table. */
function multipartFault(fault: unknown, { tooLarge, tooMany }: Form): unknown {
  if (fault instanceof Refusal || !(fault instanceof Error)) return fault;
  const code = 'code' in fault ? String(fault.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal(tooLarge);
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooMany();
  return new Refusal('missing_file', {}, 'The multipart body could not be read.');
}

async function readStaged(
  request: FastifyRequest,
  limits: Limits,
  ownUpload: (id: string) => string,
): Promise<Submitted[]> {
  if (!isJson(request.headers['content-type'])) throw new Refusal('not_multipart');
  const bytes = await readBytes(incomingOf(request), limits.direct_bytes, 'batch_too_large');
  const { uploads, names = {} } = stagedOf(bytes, limits.batch_documents);
  if (uploads.length === 0) throw new Refusal('missing_file');
  return uploads.map((entry, position) => {
    const { upload_id, document } = typeof entry === 'string' ? { upload_id: entry, document: undefined } : entry;
    const named = Object.hasOwn(names, upload_id) ? names[upload_id] : undefined;
    const name = documentName(document ?? named ?? '');
    return namingDocument(name, position, () => {
      if (upload_id === '') throw new Refusal('missing_upload_id');
      return { name, upload_id: ownUpload(upload_id) };
    });
  });
}

function stagedOf(bytes: Buffer, most: number): BatchUploads {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('invalid_json');
  }
  if (typeof value === 'object' && value !== null && !('uploads' in value)) throw new Refusal('missing_file');
  const { uploads } = (value ?? {}) as { uploads?: unknown };
  if (Array.isArray(uploads) && uploads.length > most) throw new Refusal('too_many_documents', { limit: most });
  return validated(BatchUploads, value, 'body');
}
