// Two thousand malformed files through every door: each gets an answer of the table, none a PASS, and nothing ends.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { EndpointName } from '#core/api/endpoints.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { type Answer, ask, type Question, Tally } from '#test/hard/answers.ts';
import { auditBooks } from '#test/hard/books.ts';
import { damaged, damagedJson, pick, type Random } from '#test/hard/damage.ts';
import { BLUNDER } from '#test/hard/documents.ts';
import { type Figure, type HardDay, type Length, megabytes, until } from '#test/hard/hard-day.ts';
import { deedproof, type Running, startService } from '#test/hard/processes.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { randomOf } from '#test/support/random.ts';
import { drawnPages, jpegOf, openedPicture, pngOf } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** The deed with the blunder in every form that is read: whatever is left of it must not pass. */
async function wholeDocuments(): Promise<Uint8Array[]> {
  const page = drawnPages(BLUNDER, { font: 'serif', dpi: 60 })[0];
  assert(page);
  // A strip of a few lines: recognising whole pages is not what this day is about.
  const strip = { ...page, height: 150, grey: page.grey.subarray(0, 150 * page.width) };
  const text = new TextEncoder().encode(BLUNDER);
  const pdf = await pdfOf((sheet) => sheet.text(BLUNDER));
  const tiff = await openedPicture(strip).tiff({ compression: 'lzw' }).toBuffer();
  return [pdf, pdf, await pngOf(strip), await jpegOf(strip), tiff, text, text];
}

interface Doors {
  readonly service: Running;
  readonly random: Random;
  readonly heard: Tally;
  readonly held: string;
  readonly documents: readonly Uint8Array[];
  readonly fabrics: readonly Uint8Array[];
}

function spoilt(random: Random, wholes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return damaged(pick(random, wholes), random, pick(random, wholes));
}

async function knock({ service, heard }: Doors, name: EndpointName, question: Question): Promise<Answer> {
  const answer = await ask(service.address, service.token, name, question);
  heard.add(answer.kind);
  return answer;
}

function requireNoPass({ kind, text }: Answer): void {
  if (kind !== 'ok') return;
  const { groundtruth_verdicts } = JSON.parse(text) as ExtractResponse;
  assert(
    groundtruth_verdicts.every(({ status }) => status !== 'PASS'),
    'a damaged deed that does not close passed',
  );
}

async function rawBody(doors: Doors): Promise<void> {
  const headers = doors.random() < 0.3 ? TEXT : { 'content-type': 'application/octet-stream' };
  requireNoPass(await knock(doors, 'extract', { headers, body: spoilt(doors.random, doors.documents) }));
}

async function multipart(doors: Doors): Promise<void> {
  const { random } = doors;
  const file = spoilt(random, doors.documents);
  const name = pick(random, ['file', 'files']);
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
  const body = random() < 0.4 ? damaged(whole, random, file) : Uint8Array.from(whole);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  if (name === 'file') requireNoPass(await knock(doors, 'extract', { headers, body }));
  else await knock(doors, 'submitBatch', { headers, body });
}

async function staged(doors: Doors): Promise<void> {
  const { upload_id, put_url } = (await doors.service.desktop.call('createUpload')).value;
  const question = { params: { upload_id }, query: new URL(put_url).search };
  const put = await ask(doors.service.address, '', 'putUpload', {
    ...question,
    body: spoilt(doors.random, doors.documents),
  });
  doors.heard.add(put.kind);
  if (put.kind === 'ok') requireNoPass(await knock(doors, 'extract', { headers: { 'x-upload-id': upload_id } }));
}

const POST_BACK = ['checkHeld', 'certificate', 'dxf', 'geopackage', 'exportAs', 'correct', 'locate'] as const;
const FORMATS = ['geojson', 'kml', 'shapefile', 'landxml', 'traverse', 'csv', 'svg', 'report'];

/** What was signed as something else is not good, and is never drawn up, corrected or placed under our signature. */
async function heldFile(doors: Doors): Promise<void> {
  const { random } = doors;
  const text = damagedJson(doors.held, random);
  const name = pick(random, POST_BACK);
  const wrapped = name === 'correct' || name === 'locate';
  const body = wrapped ? `{"extraction":${text},"corrections":[{}],"adjust":[0],"source":"auto"}` : text;
  const headers = { 'content-type': 'application/json' };
  const answer = await knock(doors, name, { headers, body, params: { format: pick(random, FORMATS) } });
  if (answer.kind !== 'ok' || text === doors.held) return;
  assert(!['certificate', 'correct', 'locate'].includes(name), `${name} took a changed body`);
  if (name === 'checkHeld') assert.notEqual((JSON.parse(answer.text) as { signature: string }).signature, 'good');
}

async function fabricFile(doors: Doors): Promise<void> {
  const body = spoilt(doors.random, doors.fabrics);
  const { kind, text } = await knock(doors, 'importFabric', { query: '?name=fabric', body });
  if (kind !== 'ok') return;
  const { id } = JSON.parse(text) as { id: string };
  const over = await until('the import is over', async () => {
    const { imports } = (await doors.service.desktop.call('listFabric')).value;
    return imports.find((one) => one.id === id && one.status !== 'running') ?? null;
  });
  assert.doesNotMatch(over.error ?? '', /error of ours/);
}

const DOORS = { multipart, 'held file': heldFile, fabric: fabricFile, staged, 'raw body': rawBody };

/** As many files as are given to one command, each of which gets its line. */
async function atTheCommandLine(doors: Doors, files: number, data: string): Promise<Tally> {
  const work = temporaryFolder('hard-malformed');
  const names = Array.from({ length: files }, (_, i) => join(work, `file-${i}`));
  for (const name of names) writeFileSync(name, spoilt(doors.random, doors.documents));
  const { code, signal, out, complaints } = await deedproof(['extract', ...names, '--out', work, '--data', data]);
  assert.equal(signal, null);
  assert([0, 2].includes(code ?? -1), complaints.slice(-500));
  assert.doesNotMatch(out, /\bPASS\b/);
  const heard = new Tally();
  for (const name of names) {
    const refused = complaints.split('\n').find((line) => line.startsWith(`${name}: `));
    const read = new RegExp(`^${name.split('/').at(-1)}$`, 'm').test(out);
    assert.notEqual(read, refused !== undefined, `${name} gets one line`);
    heard.add(refused === undefined ? 'ok' : (refused.split(': ')[1] ?? ''));
  }
  return heard;
}

async function openDoors(data: string, seed: number): Promise<Doors> {
  const service = await startService(data);
  const held = await service.desktop.call('extract', {
    headers: { ...TEXT, 'x-document-name': 'held' },
    body: BLUNDER,
  });
  const plain = new Uint8Array(readFileSync(SAMPLE_PATH));
  return {
    service,
    random: randomOf(seed),
    heard: new Tally(),
    held: held.text,
    documents: await wholeDocuments(),
    fabrics: [plain, zipSync({ 'fabric.geojson': plain })],
  };
}

const AT_ONCE = 5;
const shareOf = (files: number, k: number) => Math.floor((files + k) / AT_ONCE);

async function visit(doors: Doors, through: (doors: Doors) => Promise<void>, files: number): Promise<void> {
  for (let n = 0; n < files; n += 1) await through(doors);
}

export const malformed: HardDay = {
  name: 'malformed files',
  async run(length: Length): Promise<Figure[]> {
    const files = length === 'short' ? 18 : 2000;
    const data = temporaryFolder('hard-doors');
    const doors = await openDoors(data, files);
    const figures: Figure[] = [];
    for (const [i, [door, through]] of Object.entries(DOORS).entries()) {
      const share = Math.floor(files / 6);
      const before = new Tally();
      Object.assign(doors, { heard: before });
      await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => visit(doors, through, shareOf(share, k))));
      figures.push({
        what: `${share} files through door ${i + 1}: ${door}`,
        measured: 'answered',
        note: String(before),
      });
    }
    await until('the batches have ended', async () =>
      (await doors.service.desktop.call('localStatus')).value.queued === 0 ? true : null,
    );
    await doors.service.stop();
    const share = files - 5 * Math.floor(files / 6);
    const heard = await atTheCommandLine(doors, share, data);
    figures.push({
      what: `${share} files through door 6: deedproof extract`,
      measured: 'answered',
      note: String(heard),
    });
    const books = auditBooks(data);
    const { main, together } = doors.service.peaks;
    return [
      ...figures,
      {
        what: 'runs, read, failed, billed',
        measured: `${books.runs}, ${books.succeeded}, ${books.failed}, ${books.billed}`,
      },
      { what: 'memory at most: service; with its readers', measured: `${megabytes(main)}; ${megabytes(together)}` },
    ];
  },
};
