// The text layer reads the same wherever its process runs, and a parser that fails is never a page without text.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackLines } from '#core/language/text/packed-lines.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import type { HandedPage, ParsedPage } from '#main/ingest/pdf/parse-session.ts';
import { forkedWorker, type LaunchWorker, launchWorkersBy } from '#main/ingest/workers/worker-launch.ts';
import { WorkerProcess } from '#main/ingest/workers/worker-process.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';

const support = (name: string) => join(import.meta.dirname, '..', '..', '..', 'support', name);
const DEED = 'Beginning at an iron pin; thence N 10°15\'20" E 100.25 feet to a stone.';

/** Starts the worker with something loaded before its program. */
const loading =
  (first: string): LaunchWorker =>
  (file, argument) => {
    const child = fork(file, [argument], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', first],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return {
      send: (message) => void child.send(message as object),
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.on('close', () => listener('')),
      kill: () => void child.kill('SIGKILL'),
      hold: () => undefined,
    };
  };

async function firstPage(launch: LaunchWorker, bytes: Uint8Array): Promise<ParsedPage> {
  launchWorkersBy(launch);
  const worker = new WorkerProcess('parse-worker', INGEST_LIMITS.parse_memory_bytes);
  launchWorkersBy(null);
  worker.wake();
  try {
    await worker.run('open', { bytes, limits: INGEST_LIMITS }, 60);
    const page = await worker.run<HandedPage>('page', 1, 60);
    return { ...page, lines: Array.isArray(page.lines) ? page.lines : unpackLines(page.lines) };
  } finally {
    worker.end();
  }
}

const wordsOf = (page: ParsedPage) => page.lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');

test('a utility process of Electron reads exactly what Node reads', async () => {
  const bytes = await pdfOf((page) => page.text(DEED));
  const [node, utility] = [
    await firstPage(forkedWorker, bytes),
    await firstPage(loading(support('as-utility-process.ts')), bytes),
  ];
  expect(node.reading).toBe('text_layer');
  expect(wordsOf(node)).toBe(DEED);
  expect(utility).toEqual(node);
});

test('where the second parser itself does not work, no document is taken for one without text', async () => {
  // The first leaves tilted letters to it.
  const bytes = await pdfOf((page) => page.rotate(3).text(DEED));
  // Its other half thinks that it is a browser's, and starts nothing.
  const spoilt = 'data:text/javascript,Object.defineProperty(globalThis,"pdfjsWorker",{value:{},writable:false})';
  await expect(firstPage(loading(spoilt), bytes)).rejects.toMatchObject({
    type: 'extraction_failed',
    message: expect.stringContaining('cannot read the text of PDFs'),
  });
});

test('a page in doubt whose text the second parser cannot follow is read from its picture, and says so', async () => {
  // The page stands in its tree itself instead of by reference: only the parser that draws it goes along with that.
  const inTree = '<</Type /Page /MediaBox [0 0 612 792] /Contents 3 0 R /Resources <</Font <</F 4 0 R>>>>>>';
  const content = `BT /F 12 Tf 1 0.1 -0.1 1 72 700 Tm (${DEED.slice(0, 24)}) Tj ET`;
  const file = [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Count 1 /Kids [${inTree}]>> endobj`,
    `3 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    '4 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    'trailer <</Root 1 0 R /Size 5>>',
    '%%EOF',
  ].join('\n');
  const page = await firstPage(forkedWorker, new TextEncoder().encode(file));
  expect([page.reading, page.unread]).toEqual(['recognise', expect.stringContaining('read from its picture')]);
});
