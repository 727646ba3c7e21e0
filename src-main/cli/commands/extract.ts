// deedproof extract: reads documents and writes the exact signed bodies.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import { type App, closeApp, openApp } from '#main/app.ts';
import { EXIT, fileProblemOf, refusalLine } from '#main/cli/exit.ts';
import { verdictLines } from '#main/cli/verdict-lines.ts';
import { extract } from '#main/pipeline/extract.ts';

interface Options {
  readonly out: string;
  readonly data?: string;
}

export function addExtract(program: Command): void {
  program
    .command('extract')
    .description('read documents (PDF, TIFF, PNG, JPEG or text; - for standard input) and write the signed results')
    .argument('<file...>', 'the documents')
    .option('--out <dir>', 'where NAME.json is written', '.')
    .option('--data <dir>', 'the data folder')
    .action(async (files: string[], options: Options) => {
      mkdirSync(options.out, { recursive: true });
      const app = await openApp(options.data === undefined ? {} : { data_dir: options.data });
      try {
        await extractAll(files, options.out, app);
      } finally {
        await closeApp(app);
      }
    });
}

async function extractAll(files: readonly string[], out: string, app: App): Promise<void> {
  const taken = new Set<string>();
  for (const [i, file] of files.entries()) {
    const name = file === '-' ? 'pasted-text' : basename(file);
    const progress = progressOf(`${i + 1}/${files.length} ${name}`);
    try {
      const bytes = file === '-' ? readFileSync(0) : readFileSync(file);
      const signed = await extract({ name, bytes, declared_text: false }, app, { onProgress: progress.page });
      progress.end();
      writeFileSync(join(out, outputNameOf(name, taken)), signed.text);
      console.log(
        `${name}\n${verdictLines(signed.body)
          .map((line) => `  ${line}`)
          .join('\n')}`,
      );
    } catch (problem) {
      progress.end();
      console.error(problemLineOf(file, problem));
      process.exitCode = EXIT.refused;
    }
  }
}

/** `deed.pdf` becomes `deed.json`; a second document of the same stem keeps its whole name. */
function outputNameOf(name: string, taken: Set<string>): string {
  const stem = basename(name, extname(name));
  const candidates = [`${stem}.json`, `${name}.json`];
  for (let n = 2; ; n += 1) {
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) {
      taken.add(free);
      return free;
    }
    candidates.push(`${name}-${n}.json`);
  }
}

function problemLineOf(file: string, problem: unknown): string {
  if (problem instanceof Refusal) return refusalLine(file, problem);
  const sentence = fileProblemOf(problem);
  if (sentence === null) throw problem;
  return sentence;
}

function progressOf(title: string): { page: (at: { page: number; pages: number }) => void; end: () => void } {
  if (!process.stderr.isTTY) return { page: () => undefined, end: () => undefined };
  const bar = new SingleBar({
    format: `${title} [{bar}] page {value} of {total}`,
    clearOnComplete: true,
    hideCursor: true,
  });
  let started = false;
  return {
    page: ({ page, pages }) => {
      if (!started) bar.start(pages, page);
      else bar.update(page);
      started = true;
    },
    end: () => bar.stop(),
  };
}
