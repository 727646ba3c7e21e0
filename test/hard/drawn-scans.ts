// Deeds drawn as recorders hand them out, on every kind of paper: every value is known, and none may be read wrongly
// without a word, nor a wrong figure pass. What was read stands in BENCH_KEEP (by default a folder in the temporary
// directory), so that a day that was broken off goes on where it stopped; empty it to begin anew.
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '#core/schema/page.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import type { Figure, HardDay, Length } from '#test/hard/hard-day.ts';
import { FIELD_KIND_NAMES } from '#test/support/scan-kinds.ts';
import type { RoadScore } from '#test/support/scan-road.ts';
import { cleanTable, fieldTable } from '#test/support/scan-table.ts';

const KEPT = process.env.BENCH_KEEP ?? join(tmpdir(), 'deedproof-drawn-kept');

/** Deeds that nothing was tuned on. */
const SEEDS: Record<Length, readonly number[]> = { short: [11], long: [11, 12, 13] };
/** For the short form every ninth kind. */
const kindsOf = (length: Length) => FIELD_KIND_NAMES.filter((_, i) => length === 'long' || i % 9 === 0);

const read = async (bytes: Uint8Array): Promise<Page[]> =>
  (await ingest({ name: 'drawn', bytes, declared_text: false })).pages;

export const drawnScans: HardDay = {
  measures: true,
  name: 'drawn scans',
  async run(length: Length): Promise<Figure[]> {
    try {
      const clean = await cleanTable(read, KEPT, length === 'long' ? 4 : 1);
      const field = await fieldTable(read, KEPT, SEEDS[length], kindsOf(length));
      const figures = [...clean.rows, ...field.rows].map(figureOf);
      requireHonest(clean.road);
      requireHonest(field.road);
      assert.equal(clean.road.passed, clean.road.documents, 'a clean page of a good deed does not pass');
      return figures;
    } finally {
      closeIngest();
    }
  },
};

function requireHonest({ silent, wrong_pass, examples }: RoadScore): void {
  assert.equal(silent, 0, `read wrongly without a word: ${examples.join('; ')}`);
  assert.equal(wrong_pass, 0, 'a figure passed that the deed does not describe');
}

const figureOf = ({ name, value, note }: BenchRow): Figure => ({
  what: name,
  measured: value,
  ...(note === undefined ? {} : { note }),
});
