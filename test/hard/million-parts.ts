// A fabric of a million parts comes in over the wire while the service answers, and is looked up afterwards.
import assert from 'node:assert/strict';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { auditBooks } from '#test/hard/books.ts';
import { type Figure, type HardDay, type Length, megabytes, pause } from '#test/hard/hard-day.ts';
import { type Running, startService } from '#test/hard/processes.ts';
import { partLine, writeFeatures } from '#test/support/fabric-many.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

async function send(service: Running, file: string): Promise<string> {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${service.token}` },
    body: Readable.toWeb(createReadStream(file, { highWaterMark: 2 ** 20 })),
    duplex: 'half',
  };
  const reply = await fetch(`${service.address}/v1/local/fabric?name=parts.geojson`, init as unknown as RequestInit);
  assert.equal(reply.status, 202);
  return ((await reply.json()) as { id: string }).id;
}

const milliseconds = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`;

/** Asks how it goes until it is over; gives how long each answer took. */
async function follow(service: Running, id: string, parts: number): Promise<number[]> {
  const waits: number[] = [];
  for (;;) {
    const since = performance.now();
    const { imports } = (await service.desktop.call('listFabric')).value;
    waits.push(performance.now() - since);
    const own = imports.find((one) => one.id === id);
    assert(own);
    assert(own.status === 'running' || own.status === 'succeeded', own.error ?? own.status);
    if (own.status === 'succeeded') {
      assert.equal(own.features, parts);
      return waits.sort((a, b) => a - b);
    }
    await pause(100);
  }
}

async function lookUp(service: Running, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const [west, south] = [-102 + (((i * 37) % 390) + 0.1) * 0.018, 37 + (((i * 61) % 6) + 0.1) * 0.0145];
    const query = { layer: 'parts' as const, west, south, east: west + 0.0001, north: south + 0.0001 };
    const since = performance.now();
    const { value } = await service.desktop.call('fabricFeatures', { query });
    waits.push(performance.now() - since);
    assert(value.features.length > 0, 'there are parts at this place');
  }
  return waits.sort((a, b) => a - b);
}

export const millionParts: HardDay = {
  measures: true,
  name: 'million parts',
  async run(length: Length): Promise<Figure[]> {
    const [parts, lookups] = length === 'short' ? [10_000, 20] : [1_000_000, 1000];
    const file = join(temporaryFolder('hard-million'), 'parts.geojson');
    await writeFeatures(file, parts, partLine);
    const data = temporaryFolder('hard-fabric');
    const service = await startService(data);
    const since = performance.now();
    const waits = await follow(service, await send(service, file), parts);
    const took = (performance.now() - since) / 1000;
    const found = await lookUp(service, lookups);
    await service.stop();
    auditBooks(data);
    const size = statSync(join(data, 'fabric.sqlite')).size;
    return [
      {
        what: `import of ${parts} parts (${megabytes(statSync(file).size)})`,
        measured: `${took.toFixed(0)} s`,
        note: `${(parts / took).toFixed(0)} a second; ${megabytes(size)} on the disk`,
      },
      {
        what: 'answers of the service meanwhile: middle; slowest',
        measured: `${milliseconds(waits, 0.5)}; ${milliseconds(waits, 1)}`,
        note: `${waits.length} asked`,
      },
      {
        what: 'parts in a box over the wire: middle; slowest',
        measured: `${milliseconds(found, 0.5)}; ${milliseconds(found, 1)}`,
        note: `${lookups} asked`,
      },
      { what: 'memory at most', measured: megabytes(service.peaks.main) },
    ];
  },
};
