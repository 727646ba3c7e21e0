// One client of a busy office: what it holds, and the next thing it asks for.
import type { EndpointName } from '#core/api/endpoints.ts';
import { type Answer, ask, type Question } from '#test/hard/answers.ts';
import { pick, type Random, under } from '#test/hard/damage.ts';
import { handedIn } from '#test/hard/documents.ts';

export interface OfficeClient {
  readonly kind: 'live' | 'test' | 'free' | 'person';
  /** Changes when its key is replaced under it. */
  credential: string;
  readonly jobs: string[];
  readonly batches: string[];
  /** The last few bodies it was answered. */
  readonly held: string[];
  /** Documents answered at once, and documents submitted for later. */
  read: number;
  submitted: number;
  readonly random: Random;
}

type Request = (client: OfficeClient, ask: Asking) => Promise<Answer>;
type Asking = (name: EndpointName, question?: Question) => Promise<Answer>;

const JSON_BODY = { 'content-type': 'application/json' };

function remember(list: string[], entry: string): void {
  list.push(entry);
  if (list.length > 5) list.shift();
}

const held = ({ held, random }: OfficeClient): string => pick(random, held.length === 0 ? ['{}'] : held);
const job = ({ jobs, random }: OfficeClient): string => pick(random, jobs.length === 0 ? ['job_none'] : jobs);
const batch = ({ batches, random }: OfficeClient): string =>
  pick(random, batches.length === 0 ? ['batch_none'] : batches);

async function extract(client: OfficeClient, asking: Asking): Promise<Answer> {
  const { name, bytes } = handedIn(under(client.random, 1000));
  const answer = await asking('extract', { headers: { 'x-document-name': name }, body: bytes });
  if (answer.kind === 'ok') {
    client.read += 1;
    remember(client.held, answer.text);
  }
  return answer;
}

async function submit(client: OfficeClient, asking: Asking): Promise<Answer> {
  const { name, bytes } = handedIn(under(client.random, 1000));
  const answer = await asking('submitExtract', { headers: { 'x-document-name': name }, body: bytes });
  if (answer.kind === 'ok') {
    client.submitted += 1;
    remember(client.jobs, (JSON.parse(answer.text) as { job: string }).job);
  }
  return answer;
}

async function submitBatch(client: OfficeClient, asking: Asking): Promise<Answer> {
  const documents = Array.from({ length: 1 + under(client.random, 4) }, () => handedIn(under(client.random, 1000)));
  const form = new FormData();
  for (const { name, bytes } of documents) form.append('files', new Blob([bytes]), name);
  const answer = await asking('submitBatch', { body: form });
  if (answer.kind === 'ok') {
    client.submitted += documents.length;
    remember(client.batches, (JSON.parse(answer.text) as { batch: string }).batch);
  }
  return answer;
}

async function stage(client: OfficeClient, asking: Asking): Promise<Answer> {
  const slot = await asking('createUpload');
  if (slot.kind !== 'ok') return slot;
  const { upload_id, put_url } = JSON.parse(slot.text) as { upload_id: string; put_url: string };
  const { name, bytes } = handedIn(under(client.random, 1000));
  await asking('putUpload', { params: { upload_id }, query: new URL(put_url).search, body: bytes });
  const answer = await asking('submitExtract', { headers: { 'x-document-name': name, 'x-upload-id': upload_id } });
  if (answer.kind === 'ok') client.submitted += 1;
  return answer;
}

/** A correction of the fourth side, which is right for half of the deeds and stale for the others. */
const correct: Request = (client, asking) => {
  const correction = '{"tract":0,"call":3,"field":"distance","before":445.5,"after":544.5}';
  return asking('correct', {
    headers: JSON_BODY,
    body: `{"extraction":${held(client)},"corrections":[${correction}]}`,
  });
};

const placements: Request = (client, asking) =>
  asking('putPlacements', {
    params: { reference: job(client) },
    headers: JSON_BODY,
    body: '{"tracts":[{"document":"","tract_index":0,"lon":-93.4,"lat":37.6,"rotation_deg":0}]}',
  });

const REQUESTS: readonly Request[] = [
  extract,
  extract,
  submit,
  submit,
  submitBatch,
  stage,
  correct,
  placements,
  (client, asking) => asking('getExtract', { params: { job_id: job(client) } }),
  (client, asking) => asking('getExtract', { params: { job_id: job(client) } }),
  (client, asking) => asking('getBatch', { params: { batch_id: batch(client) } }),
  (client, asking) => asking('getBatchResults', { params: { batch_id: batch(client) } }),
  (client, asking) => asking('certificate', { body: held(client) }),
  (client, asking) => asking('dxf', { body: held(client) }),
  (client, asking) => asking('geopackage', { body: held(client) }),
  (client, asking) => asking('exportAs', { params: { format: 'geojson' }, body: held(client) }),
  (client, asking) => asking('locate', { headers: JSON_BODY, body: `{"extraction":${held(client)},"source":"auto"}` }),
  (client, asking) => asking('deleteRun', { params: { reference: job(client) } }),
  (client, asking) => asking('listPlacements', { params: { reference: job(client) } }),
  (_, asking) => asking('listRuns', { query: '?limit=20' }),
  (_, asking) => asking('getUsage'),
  (_, asking) => asking('listKeys'),
  (_, asking) => asking('getFabric', { query: '?runs=20' }),
  (_, asking) => asking('extract', { headers: { 'content-type': 'text/plain' }, body: ' ' }),
  (_, asking) => asking('listLibrary', { query: '?limit=20' }),
];

/** Asks one thing; gives what kind of answer came. */
export async function oneRequest(address: string, client: OfficeClient): Promise<string> {
  const asking: Asking = (name, question) =>
    ask(address, name === 'putUpload' ? '' : client.credential, name, question);
  return (await pick(client.random, REQUESTS)(client, asking)).kind;
}
