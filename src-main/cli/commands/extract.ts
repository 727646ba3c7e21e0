// deedproof extract: reads documents and writes the exact signed bodies.
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { JobProgress } from '#core/schema/job.ts';
import { ReaderChoice } from '#core/schema/second-reading.ts';
import { desktopCaller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import { EXIT, fileProblemOf, refusalLine } from '#main/cli/exit.ts';
import { extractBeside } from '#main/cli/extract-beside.ts';
import { verdictLines } from '#main/cli/verdict-lines.ts';
import { withHouse } from '#main/cli/with-house.ts';
import { writeWhole } from '#main/cli/write-whole.ts';
import { admitDocument } from '#main/jobs/admit.ts';
import { runDocument } from '#main/jobs/run-document.ts';
import { wholeRunOf } from '#main/store/fresh-run.ts';

interface Options {
  readonly out: string;
  readonly password?: string;
  readonly reader?: ReaderChoice;
  readonly data?: string;
}

export function addExtract(program: Command): void {
  program
    .command('extract')
    .description(
      'read documents (PDF, Word, TIFF, PNG, JPEG or text; - for standard input) and write the signed results',
    )
    .argument('<file...>', 'the documents')
    .option('--out <dir>', 'where NAME.json is written', '.')
    .option('--password <text>', 'opens PDFs that are locked with it')
    .addOption(
      new Option('--reader <who>', 'who reads: our own reader, a model beside it, or both').choices(
        ReaderChoice.options,
      ),
    )
    .option('--data <dir>', 'the data folder')
    .action(async (files: string[], options: Options) => {
      const { password, reader } = options;
      mkdirSync(options.out, { recursive: true });
      await withHouse(
        options.data,
        (app) =>
          extractAll(files, options.out, (document, title) =>
            extractHere(app, { ...document, password, reader }, title),
          ),
        (client) =>
          extractAll(files, options.out, async (document, title) => {
            const bar = barOf(title);
            return extractBeside(client, { ...document, password, reader }, bar.show).finally(bar.stop);
          }),
      );
    });
}

interface Named {
  readonly name: string;
  readonly password?: string | undefined;
  readonly reader?: ReaderChoice | undefined;
  readonly bytes: Uint8Array;
}

async function extractAll(
  files: readonly string[],
  out: string,
  extractOne: (document: Named, title: string) => Promise<string>,
): Promise<void> {
  // A document that lies where the results go is not written over.
  const there = files.filter((file) => file !== '-' && dirname(resolve(file)) === resolve(out));
  const taken = new Set(there.map((file) => basename(file)));
  for (const [i, file] of files.entries()) {
    const name = file === '-' ? 'pasted-text' : basename(file);
    try {
      const bytes = file === '-' ? readFileSync(0) : readFileSync(file);
      const text = await extractOne({ name, bytes }, `${i + 1}/${files.length} ${name}`);
      writeWhole(join(out, outputNameOf(name, taken)), text);
      const lines = verdictLines(JSON.parse(text) as ExtractResponse);
      console.log([name, ...lines.map((line) => `  ${line}`)].join('\n'));
    } catch (problem) {
      console.error(problemLineOf(file, problem));
      process.exitCode = EXIT.refused;
    }
  }
}

async function extractHere(app: App, document: Named, title: string): Promise<string> {
  const { bytes } = document;
  const run = await admitDocument(app, desktopCaller(app.desktop), 'sync', { ...document, declared_text: false });
  const bar = barOf(title);
  const timer = setInterval(() => bar.show(app.under_way.get(run.id)?.progress ?? null), LOOK_EVERY_MS);
  try {
    return await runDocument(app, wholeRunOf(run), { bytes });
  } finally {
    clearInterval(timer);
    bar.stop();
  }
}

/** `deed.pdf` becomes `deed.json`; a second document of the same stem keeps its whole name, cut where it is very long. */
function outputNameOf(name: string, taken: Set<string>): string {
  const whole = shortened(name);
  const stem = shortened(basename(name, extname(name)));
  let free = `${stem}.json`;
  for (let n = 1; taken.has(free); n += 1) free = n === 1 ? `${whole}.json` : `${whole}-${n}.json`;
  taken.add(free);
  return free;
}

/** Disks take names of 255 bytes, and a draft bears more than the name. */
const MOST_NAME_BYTES = 210;

function shortened(name: string): string {
  const letters = [...name];
  while (Buffer.byteLength(letters.join('')) > MOST_NAME_BYTES) letters.pop();
  return letters.join('');
}

function problemLineOf(file: string, problem: unknown): string {
  if (problem instanceof Refusal) return refusalLine(file, problem);
  const sentence = fileProblemOf(problem, file);
  if (sentence === null) throw problem;
  return sentence;
}

const LOOK_EVERY_MS = 120;

/** A bar of pages on a terminal; nothing where the output goes to a file. */
function barOf(title: string): { show: (progress: JobProgress | null) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `${title} [{bar}] page {value} of {total}`,
    clearOnComplete: true,
    hideCursor: true,
  });
  let started = false;
  return {
    show: (progress) => {
      if (progress === null || progress.pages === 0) return;
      if (started) bar.update(progress.page);
      else bar.start(progress.pages, progress.page);
      started = true;
    },
    stop: () => bar.stop(),
  };
}
