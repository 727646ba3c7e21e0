// Importing survey fabric beside ogr2ogr, looking things up, and memory while a million parts come in.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Fabric, openFabric } from '#main/fabric/fabric.ts';
import { findSectionGround } from '#main/fabric/section-ground.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { peerProcessorSeconds } from '#test/bench/peer.ts';
import { partLine, sectionLine, townshipAt, writeFeatures } from '#test/support/fabric-many.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** The peer, where it is installed. */
const PEER = 'ogr2ogr';
const SECTIONS = 70_000;
const PARTS = 1_000_000;

const seconds = (since: number): number => (performance.now() - since) / 1000;

/** Processor time, which other work on the machine changes little; the thread that imports is one of this process. */
async function timedImport(fabric: Fabric, path: string): Promise<number> {
  const before = process.cpuUsage();
  const { status, error } = await fabric.beginImport(path, { name: path }).done;
  if (status !== 'succeeded') throw new Error(`${path}: ${error ?? status}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const timedOgr = (from: string, to: string): number | null =>
  peerProcessorSeconds(PEER, ['-q', '-f', 'GPKG', to, from, '-nln', 'sections']);

function row(name: string, own: number, peer: number | null): BenchRow {
  const value = `${own.toFixed(1)} s`;
  if (peer === null) return { name, value, note: 'ogr2ogr is not installed' };
  return {
    name,
    value,
    peer: `ogr2ogr ${peer.toFixed(1)} s`,
    ratio: `${(own / peer).toFixed(2)} ×`,
    note: 'processor time; ours also indexes by id and hashes the file; asked: 1',
  };
}

async function importRows(folder: string): Promise<BenchRow[]> {
  const [geojson, geopackage] = [join(folder, 'sections.geojson'), join(folder, 'sections.gpkg')];
  await writeFeatures(geojson, SECTIONS, sectionLine);
  const fabric = openFabric(join(folder, 'one'), () => new Date());
  const own = await timedImport(fabric, geojson);
  const peer = timedOgr(geojson, geopackage);
  const rows = [row(`import ${SECTIONS} sections from GeoJSON`, own, peer)];
  if (peer !== null) {
    const second = openFabric(join(folder, 'two'), () => new Date());
    const direct = await timedImport(second, geopackage);
    rows.push(
      row(`import ${SECTIONS} sections from GeoPackage`, direct, timedOgr(geopackage, join(folder, 'again.gpkg'))),
    );
    await second.close();
  }
  rows.push(...lookupRows(fabric));
  await fabric.close();
  return rows;
}

function microseconds(times: number, work: (i: number) => void): string {
  const since = performance.now();
  for (let i = 0; i < times; i += 1) work(i);
  return `${((seconds(since) * 1e6) / times).toFixed(1)} µs`;
}

function lookupRows(fabric: Fabric): BenchRow[] {
  const idAt = (i: number) =>
    `${townshipAt(Math.floor(((i * 7919) % SECTIONS) / 36))}SN${String(((i * 7919) % 36) + 1).padStart(2, '0')}0`;
  const small = (i: number) => {
    const [x, y] = [-102 + (((i * 37) % 400) + 0.5) * 0.018, 37 + (((i * 61) % 170) + 0.5) * 0.0145];
    return { west: x, east: x + 1e-4, south: y, north: y + 1e-4 };
  };
  return [
    { name: 'section by id', value: microseconds(20_000, (i) => void fabric.findSection(idAt(i))) },
    {
      name: 'sections in a box (R*Tree)',
      value: microseconds(5000, (i) => void fabric.features('sections', small(i))),
    },
    {
      name: 'section divided by rule',
      value: microseconds(500, (i) => void findSectionGround(fabric, townshipAt(i), (i % 36) + 1)),
    },
  ];
}

async function millionRows(folder: string): Promise<BenchRow[]> {
  const path = join(folder, 'parts.geojson');
  await writeFeatures(path, PARTS, partLine);
  const fabric = openFabric(join(folder, 'three'), () => new Date());
  const before = process.memoryUsage().rss;
  let most = before;
  const waits = monitorEventLoopDelay({ resolution: 5 });
  waits.enable();
  const since = performance.now();
  const over = await fabric.beginImport(path, {
    name: 'parts',
    onProgress: () => {
      most = Math.max(most, process.memoryUsage().rss);
    },
  }).done;
  if (over.status !== 'succeeded') throw new Error(over.error ?? over.status);
  const took = seconds(since);
  waits.disable();
  await fabric.close();
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  return [
    {
      name: `import ${PARTS} parts from GeoJSON`,
      value: `${took.toFixed(0)} s`,
      note: `memory rose from ${megabytes(before)} to at most ${megabytes(most)}`,
    },
    {
      name: 'longest wait for an answer meanwhile',
      value: `${(waits.max / 1e6).toFixed(0)} ms`,
      note: 'asked: 100 ms',
    },
  ];
}

export async function bench(): Promise<BenchRow[]> {
  const folder = temporaryFolder('bench');
  // The thread then starts as that of the built program does, which has no types to strip.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  try {
    return [...(await importRows(folder)), ...(await millionRows(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
