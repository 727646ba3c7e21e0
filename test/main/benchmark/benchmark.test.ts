// The benchmark measures what it says: the truth scores full, and every kind of fault costs where it should.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openDeedproof } from '#test/benchmark/adapters/deedproof.ts';
import { openLanguageModel } from '#test/benchmark/adapters/language-model.ts';
import type { Instrument, ReadCall, Reading, Standing } from '#test/benchmark/format.ts';
import { instrumentOf } from '#test/benchmark/instruments.ts';
import { scoreOf } from '#test/benchmark/score.ts';

const STANDINGS: readonly Standing[] = ['sound', 'trap', 'open'];
const set: Instrument[] = Array.from({ length: 30 }, (_, index) =>
  instrumentOf(index, STANDINGS[index % STANDINGS.length] ?? 'open'),
);

/** What a perfect reader would say. */
const perfect = ({ id, tracts, facts, standing }: Instrument): Reading => ({
  id,
  facts,
  seconds: 1,
  tracts: tracts.map(({ exception, calls, acres }) => ({
    exception,
    acres,
    passed: standing === 'sound',
    calls: calls.map((call) => ({ ...call, sure: true })),
  })),
});

const withCalls = (reading: Reading, change: (calls: readonly ReadCall[]) => readonly ReadCall[]): Reading => ({
  ...reading,
  tracts: reading.tracts.map((tract, index) => (index === 0 ? { ...tract, calls: change(tract.calls) } : tract)),
});

const score = (change: (reading: Reading) => Reading) =>
  scoreOf(
    set,
    set.map((one) => change(perfect(one))),
  );
const courses = set.flatMap(({ tracts }) => tracts).flatMap(({ calls }) => calls).length;

test('an instrument is the same for the same seed, and a trap says why it is one', () => {
  expect(instrumentOf(7, 'trap')).toEqual(instrumentOf(7, 'trap'));
  expect(new Set(set.map(({ text }) => text)).size).toBe(set.length);
  for (const { standing, trap } of set) expect(trap !== null).toBe(standing === 'trap');
});

describe('the score', () => {
  test('is full for the truth', () => {
    const full = score((reading) => reading);
    for (const share of [
      full.recall,
      full.precision,
      full.curves,
      full.tracts,
      full.facts_recall,
      full.facts_precision,
    ])
      expect(share.right).toBe(share.of);
    expect([full.sure_and_wrong.right, full.wrong_pass.right, full.lost_controls.right, full.refused]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('loses a wrong digit once in recall, once in precision, and counts it as sure and wrong', () => {
    const wrong = score((reading) =>
      withCalls(reading, ([first, ...rest]) => [
        { ...(first as ReadCall), distance: (first?.distance ?? 0) + 1 },
        ...rest,
      ]),
    );
    expect(wrong.recall).toEqual({ of: courses, right: courses - set.length });
    expect(wrong.precision).toEqual({ of: courses, right: courses - set.length });
    expect(wrong.sure_and_wrong.right).toBe(set.length);
  });

  test('loses one that is missing in recall alone, and the tract with it', () => {
    const missing = score((reading) => withCalls(reading, (calls) => calls.slice(1)));
    expect(missing.recall.right).toBe(courses - set.length);
    expect(missing.precision.right).toBe(missing.precision.of);
    expect(missing.tracts.right).toBe(0);
  });

  test('counts what was let go wrongly, and what was not let go', () => {
    const all = (passed: boolean) =>
      score((reading) => ({ ...reading, tracts: reading.tracts.map((tract) => ({ ...tract, passed })) }));
    expect(all(true).wrong_pass).toEqual({ of: 10, right: 10 });
    expect(all(false).lost_controls).toEqual({ of: 10, right: 10 });
  });
});

test('Deedproof reads what was written, by its own road', async () => {
  const adapter = await openDeedproof();
  const some = set.slice(0, 3);
  const readings: Reading[] = [];
  for (const { id, text } of some) readings.push(await adapter.read({ id, text, pages: [] }));
  await adapter.close();
  const { recall, refused } = scoreOf(some, readings);
  expect([refused, recall.right]).toEqual([0, recall.of]);
});

test('a model that answers in the form is scored, one that does not is refused', async () => {
  const [first, second] = set;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const asked = Buffer.concat(parts).toString();
      const calls = first?.tracts[0]?.calls.map((call) => ({
        radius: null,
        delta: null,
        arc: null,
        turn: null,
        ...call,
        sure: true,
      }));
      const answer = {
        facts: first?.facts,
        tracts: [{ exception: false, acres: first?.tracts[0]?.acres, passed: true, calls }],
      };
      const isFirst = asked.includes(JSON.stringify(first?.text).slice(1, 60));
      const content = isFirst ? JSON.stringify(answer) : 'I cannot help with that.';
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model = openLanguageModel({ address, model: 'stand-in' });
  const shown = ({ id, text }: Instrument) => ({ id, text, pages: [] });
  const readings = [await model.read(shown(first as Instrument)), await model.read(shown(second as Instrument))];
  server.close();
  expect(readings[1]?.refused).toContain('form');
  const { recall } = scoreOf([first as Instrument], readings);
  expect(recall.right).toBe(recall.of);
});
