// Power loss while documents come in by every path, are read and are corrected: what was answered is there afterwards.
import assert from 'node:assert/strict';
import type { Client } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { type Accepted, nothingAccepted, requireBodies, requireSettled } from '#test/hard/accepted.ts';
import { auditBooks } from '#test/hard/books.ts';
import { handedIn } from '#test/hard/documents.ts';
import { type Figure, type HardDay, type Length, pause, until } from '#test/hard/hard-day.ts';
import { startService } from '#test/hard/processes.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

type Path = (client: Client, accepted: Accepted) => Promise<unknown>;

let count = 0;
const next = () => handedIn(count++);

async function readAtOnce(client: Client, accepted: Accepted): Promise<void> {
  const { name, bytes } = next();
  const { text } = await client.call('extract', { headers: { 'x-document-name': name }, body: bytes });
  accepted.bodies.push(text);
}

async function submitOne(client: Client, accepted: Accepted): Promise<void> {
  const { name, bytes } = next();
  const { value } = await client.call('submitExtract', { headers: { 'x-document-name': name }, body: bytes });
  accepted.jobs.push(value.job);
}

async function submitBatch(client: Client, accepted: Accepted): Promise<void> {
  const documents = Array.from({ length: 6 }, next);
  const form = new FormData();
  for (const { name, bytes } of documents) form.append('files', new Blob([bytes]), name);
  const { batch } = (await client.call('submitBatch', { body: form })).value;
  accepted.batches.push({ id: batch, documents: documents.map(({ name }) => name) });
}

async function submitStaged(client: Client, accepted: Accepted): Promise<void> {
  const documents = [next(), next()];
  const uploads = [];
  for (const { name, bytes } of documents) {
    const { upload_id, put_url } = (await client.call('createUpload')).value;
    await fetch(put_url, { method: 'PUT', body: bytes });
    uploads.push({ upload_id, document: name });
  }
  const { batch } = (await client.call('submitBatch', { json: { uploads } })).value;
  accepted.batches.push({ id: batch, documents: documents.map(({ name }) => name) });
}

/** A document of the library is corrected and the correction kept: the blunder is a side of 445.50 for 544.50. */
async function correctOne(client: Client, accepted: Accepted): Promise<void> {
  const { documents } = (await client.call('listLibrary', { query: { limit: 60 } })).value;
  const wrong = documents.find(
    ({ document, status, corrected }) => /^blunder/.test(document) && status === 'succeeded' && !corrected,
  );
  if (wrong === undefined) return;
  const held = await client.call('getDocumentResult', { params: { id: wrong.id } });
  const correction = { tract: 0, call: 3, field: 'distance', before: 445.5, after: 544.5 };
  const body = `{"extraction":${held.text},"corrections":[${JSON.stringify(correction)}],"by":"A. Examiner"}`;
  const done = await client.call('correct', { headers: { 'content-type': 'application/json' }, body });
  const corrected = done.text.slice(
    done.text.indexOf('{', 1),
    done.text.lastIndexOf('}', done.text.lastIndexOf('}') - 1) + 1,
  );
  assert.equal((JSON.parse(corrected) as ExtractResponse).groundtruth_verdicts[0]?.status, 'PASS');
  await client.call('putDocumentResult', { params: { id: wrong.id }, body: corrected });
  accepted.bodies.push(corrected);
}

const PATHS: readonly Path[] = [readAtOnce, submitOne, submitBatch, submitStaged, correctOne];

/** Every path again and again until the plug is pulled; whatever fails then was not answered. */
function busy(client: Client, accepted: Accepted): Promise<unknown> {
  return Promise.all(
    PATHS.map(async (path) => {
      for (;;) {
        try {
          await path(client, accepted);
        } catch (problem) {
          if (problem instanceof TypeError) return;
          throw problem;
        }
      }
    }),
  );
}

export const powerLoss: HardDay = {
  name: 'power loss',
  async run(length: Length): Promise<Figure[]> {
    const kills = length === 'short' ? 2 : 60;
    const data = temporaryFolder('hard-power');
    const random = randomOf(11_2026);
    const accepted = nothingAccepted();
    for (let kill = 0; kill < kills; kill += 1) {
      const service = await startService(data);
      const work = busy(service.desktop, accepted);
      // Half of the time in the first moments, half when documents are being answered.
      const answered = accepted.bodies.length;
      const warm = kill % 2 === 1;
      if (warm) await until('a body is answered', () => (accepted.bodies.length > answered ? true : null));
      await pause(30 + random() * (warm ? 300 : 900));
      await Promise.all([service.kill(), work]);
    }
    const service = await startService(data);
    const documents = await requireSettled(service.desktop, accepted);
    await service.stop();
    requireBodies(data, accepted);
    const books = auditBooks(data);
    assert.equal(books.billed, books.succeeded);
    return [
      { what: 'pulled the plug under ingest, batches, staging and corrections', measured: `${kills} times` },
      { what: 'documents accepted for later, each settled once', measured: String(documents) },
      { what: 'bodies answered at once or corrected, all on the disk', measured: String(accepted.bodies.length) },
      { what: 'runs, of them read, failed', measured: `${books.runs}, ${books.succeeded}, ${books.failed}` },
      { what: 'billed; results that verify', measured: `${books.billed}; ${books.verified}` },
    ];
  },
};
