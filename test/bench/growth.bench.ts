// How the cost of each stage grows with what it is given: processor time at four sizes, and the exponent that fits them.
// 1 is twice the time for twice the work; asked: at most 1.1.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judge, judgeAll } from '#core/verdict/judge.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { openFabric } from '#main/fabric/fabric.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { ParseSession } from '#main/ingest/pdf/parse-session.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { bodyOf, creekTract } from '#test/support/bodies.ts';
import { writeDeed } from '#test/support/deed-writer.ts';
import { sectionLine, writeFeatures } from '#test/support/fabric-many.ts';
import { callsAround, randomCorners, tractOf } from '#test/support/figures.ts';
import { fillLibrary } from '#test/support/many-documents.ts';
import { randomOf } from '#test/support/random.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const TURNS = 3;
const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };

interface Stage {
  readonly name: string;
  readonly sizes: readonly number[];
  /** Makes what is measured for a size; it may be run several times. */
  readonly workOf: (size: number) => Promise<() => unknown> | (() => unknown);
}

const STAGES: readonly Stage[] = [
  {
    name: 'pages of a PDF, text layer',
    sizes: [25, 50, 100, 200],
    workOf: async (pages) => {
      const bytes = await pdfOf((pdf) => {
        for (let i = 0; i < pages; i += 1) {
          if (i > 0) pdf.addPage();
          pdf.fontSize(11).text(writtenDeed(i % 25, 12).text);
        }
      });
      return () => parseAll(bytes, pages);
    },
  },
  {
    name: 'kilobytes of deeds, reading',
    sizes: [32, 64, 128, 256],
    workOf: (kilobytes) => {
      const pages = pagesOfText(deedsOf(kilobytes * 1024));
      return () => readDocument(pages);
    },
  },
  {
    name: 'courses of a figure, judging',
    sizes: [500, 1000, 2000, 4000],
    workOf: (courses) => {
      const tract = creekTract(courses);
      return () => judge(tract, CONTEXT);
    },
  },
  {
    name: 'courses of a jagged figure, judging',
    sizes: [500, 1000, 2000, 4000],
    workOf: (courses) => {
      const tract = tractOf(callsAround(randomCorners(randomOf(courses), courses)));
      return () => judge(tract, CONTEXT);
    },
  },
  {
    name: 'tracts, judging',
    sizes: [50, 100, 200, 400],
    workOf: (tracts) => {
      const { extraction } = bodyOf(tractsOf(tracts));
      return () => judgeAll(extraction);
    },
  },
  {
    name: 'tracts, DXF',
    sizes: [50, 100, 200, 400],
    workOf: (tracts) => {
      const body = bodyOf(tractsOf(tracts));
      return () => dxfOf(body);
    },
  },
];

/** Milliseconds of all threads of this process. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function costsOf({ sizes, workOf }: Stage): Promise<number[]> {
  const works = await Promise.all(sizes.map(workOf));
  // The largest first, so that the engine knows the road before the smallest is measured.
  await works.at(-1)?.();
  const costs: number[] = [];
  for (const work of works) {
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < TURNS; turn += 1) best = Math.min(best, await processorTime(work));
    costs.push(best);
  }
  return costs;
}

/** The slope of the straight line through the logarithms (least squares). */
function exponentOf(sizes: readonly number[], costs: readonly number[]): number {
  const points = sizes.map((size, i) => [Math.log(size), Math.log(costs[i] ?? 1)] as const);
  const [x0, y0] = [0, 1].map((k) => points.reduce((sum, point) => sum + (point[k] ?? 0), 0) / points.length);
  const run = points.reduce((sum, [x]) => sum + (x - (x0 ?? 0)) ** 2, 0);
  return points.reduce((sum, [x, y]) => sum + (x - (x0 ?? 0)) * (y - (y0 ?? 0)), 0) / run;
}

function rowOf(name: string, sizes: readonly number[], costs: readonly number[]): BenchRow {
  return {
    name: `growth: ${name}`,
    value: `exponent ${exponentOf(sizes, costs).toFixed(2)}`,
    note: sizes
      .map((size, i) => `${size}: ${(costs[i] ?? 0).toFixed(costs[0] && costs[0] < 10 ? 1 : 0)} ms`)
      .join(', '),
  };
}

async function parseAll(bytes: Uint8Array, pages: number): Promise<void> {
  // The parser takes the bytes over.
  const session = await ParseSession.open(bytes.slice(), INGEST_LIMITS);
  for (let number = 1; number <= pages; number += 1) await session.page(number);
  await session.close();
}

function deedsOf(length: number): string {
  let text = '';
  for (let seed = 0; text.length < length; seed += 1) text += `${writeDeed(seed).text}\n\n`;
  return text.slice(0, length);
}

const tractsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...creekTract(4 + (i % 5)), name: `Tract ${i + 1}` }));

/** Each into a fabric of its own; the thread that imports is one of this process. */
async function fabricRow(folder: string): Promise<BenchRow> {
  const sizes = [5000, 10_000, 20_000, 40_000];
  const costs: number[] = [];
  for (const size of [sizes[0] ?? 0, ...sizes]) {
    const path = join(folder, `${costs.length}-${size}.geojson`);
    await writeFeatures(path, size, sectionLine);
    const fabric = openFabric(join(folder, `fabric-${costs.length}-${size}`), () => new Date());
    costs.push(await processorTime(() => fabric.beginImport(path, { name: path }).done));
    await fabric.close();
  }
  return rowOf('sections of fabric, import', sizes, costs.slice(1));
}

/** The first screen of the library, as it fills. */
async function libraryRow(): Promise<BenchRow> {
  const sizes = [2500, 5000, 10_000, 20_000];
  const costs: number[] = [];
  for (const size of sizes) {
    const stand = await standService();
    await fillLibrary(stand.app.db, stand.app.desktop.id, size);
    const ask = () => stand.desktop.call('listLibrary', { query: { limit: 50 } });
    await ask();
    const rounds = [await processorTime(ask), await processorTime(ask), await processorTime(ask)];
    costs.push(Math.min(...rounds));
    await stand.close();
  }
  return rowOf('documents of the library, first rows', sizes, costs);
}

export async function bench(): Promise<BenchRow[]> {
  const folder = temporaryFolder('bench');
  try {
    const rows: BenchRow[] = [];
    for (const stage of STAGES) rows.push(rowOf(stage.name, stage.sizes, await costsOf(stage)));
    return [...rows, await fabricRow(folder), await libraryRow()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
