// npm run benchmark -- [--seed 1] [--count 120] [--with deedproof,grammar,model] [--write DIR] [--keep]
// Reads the instruments of a seed with each program and prints the scores; --keep puts them on the leaderboard, --write lays
// the instruments down as files for a program in another language, and --score FILE scores what such a program read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Adapter } from '#test/benchmark/adapter.ts';
import { openDeedproof } from '#test/benchmark/adapters/deedproof.ts';
import { openLanguageModel } from '#test/benchmark/adapters/language-model.ts';
import { openPlainGrammar } from '#test/benchmark/adapters/plain-grammar.ts';
import type { Reading } from '#test/benchmark/format.ts';
import { type Kept, leaderboard, scoreLines } from '#test/benchmark/leaderboard.ts';
import { type Score, scoreOf } from '#test/benchmark/score.ts';
import { type Item, itemsOf } from '#test/benchmark/set.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '120' },
    with: { type: 'string', default: 'deedproof,grammar' },
    write: { type: 'string' },
    score: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const items: Item[] = [];
for await (const item of itemsOf(seed, Number(values.count))) items.push(item);

function modelFromEnvironment(): Adapter {
  const { BENCHMARK_MODEL_ADDRESS: address, BENCHMARK_MODEL: model, BENCHMARK_MODEL_KEY: key } = process.env;
  if (address === undefined || model === undefined)
    throw new Error('BENCHMARK_MODEL_ADDRESS and BENCHMARK_MODEL name the model to ask.');
  return openLanguageModel({ address, model, key });
}

const OPENERS: Readonly<Record<string, () => Promise<Adapter | null> | Adapter | null>> = {
  deedproof: openDeedproof,
  grammar: openPlainGrammar,
  model: modelFromEnvironment,
};

/** Scored apart: what was text, and what was a scan. */
function told(readings: readonly Reading[]): Kept['scores'] {
  const some = (isScan: boolean): Score => {
    const chosen = items.filter(({ pages }) => pages.length > 0 === isScan);
    return scoreOf(
      chosen.map(({ instrument }) => instrument),
      readings,
    );
  };
  return { text: some(false), scan: some(true) };
}

function writeAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { instrument, pages } of items) {
    if (pages.length === 0) writeFileSync(join(folder, `${instrument.id}.txt`), instrument.text);
    for (const [index, page] of pages.entries()) writeFileSync(join(folder, instrument.pages[index] ?? ''), page);
  }
  writeFileSync(join(folder, 'truth.jsonl'), items.map(({ instrument }) => `${JSON.stringify(instrument)}\n`).join(''));
}

async function runOne(adapter: Adapter): Promise<void> {
  const readings: Reading[] = [];
  for (const { instrument, pages } of items)
    readings.push(await adapter.read({ id: instrument.id, text: pages.length === 0 ? instrument.text : '', pages }));
  await adapter.close();
  const scores = told(readings);
  console.log(`\n${adapter.what}\n${scoreLines(scores)}`);
  if (!values.keep) return;
  const machine = `${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`;
  const kept: Kept = {
    program: adapter.what,
    date: new Date().toISOString().slice(0, 10),
    seed,
    count: items.length,
    machine,
    scores,
  };
  mkdirSync(join(import.meta.dirname, 'runs'), { recursive: true });
  const file = `${kept.date}-${adapter.name.replaceAll(/\W+/g, '-')}-${seed}.json`;
  writeFileSync(join(import.meta.dirname, 'runs', file), `${JSON.stringify(kept, null, 2)}\n`);
}

console.log(`${items.length} instruments of seed ${seed}`);
if (values.write !== undefined) writeAll(values.write);
else if (values.score !== undefined) {
  const lines = readFileSync(values.score, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  console.log(scoreLines(told(lines.map((line) => JSON.parse(line) as Reading))));
} else {
  for (const name of values.with.split(',')) {
    const adapter = (await OPENERS[name]?.()) ?? null;
    if (adapter === null) console.log(`\n${name}: not here`);
    else await runOne(adapter);
  }
  if (values.keep)
    writeFileSync(join(import.meta.dirname, 'LEADERBOARD.md'), leaderboard(join(import.meta.dirname, 'runs')));
}
