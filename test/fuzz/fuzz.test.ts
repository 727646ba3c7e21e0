// The short form: what was found before stays mended, and some fresh inputs go through every door. `npm run fuzz` has as
// many as there is time for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOORS } from '#test/fuzz/doors.ts';
import { fuzz } from '#test/fuzz/fuzz.ts';

const golden = join(import.meta.dirname, '..', 'golden', 'fuzz');
/** Inputs a door in the short form; a file costs a process, an upload a request. */
const RUNS: Readonly<Record<string, number>> = { deed: 50, multipart: 30, document: 12 };

describe.each(Object.entries(DOORS))('the %s door', (name, open) => {
  test('keeps its promise on all that ever broke it, and on fresh input', async () => {
    const door = await open();
    const folder = join(golden, name);
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      await expect(Promise.resolve(door.check(readFileSync(join(folder, file)))), file).resolves.toBeUndefined();
    }
    const most = RUNS[name] ?? 200;
    const { findings } = await fuzz(door, { seed: 7, goesOn: (runs) => runs < most, guided: false });
    await door.close?.();
    expect(findings.map((finding) => finding.problem)).toEqual([]);
  });
});
