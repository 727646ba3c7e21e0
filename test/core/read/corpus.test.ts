// Documents with careful readings beside them, where the machine holds them: the reader must agree, and nothing may pass
// that the readings do not allow to pass.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';

interface GoldCall {
  call_type: 'line' | 'curve';
  bearing: Bearing | null;
  distance: number | null;
  chord_bearing: Bearing | null;
  chord_length: number | null;
  radius: number | null;
  arc_length: number | null;
  uncertain?: string | null;
}

interface Gold {
  id: string;
  acceptable_tract_counts: number[];
  tracts: { calls: GoldCall[]; expected_status?: string; is_exception: boolean }[];
}

const CORPUS = new URL('../../../../shared/corpus/', import.meta.url);
const FOLDERS = ['real', 'real2', 'instruments'].filter((folder) => existsSync(new URL(`${folder}/gold/`, CORPUS)));
const golds = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/gold/`, CORPUS)).map((name) => {
    const gold = JSON.parse(readFileSync(new URL(`${folder}/gold/${name}`, CORPUS), 'utf8')) as Gold;
    const text = readFileSync(new URL(`${folder}/texts/${name.replace('.json', '.txt')}`, CORPUS), 'utf8');
    return { gold, extraction: readDocument(pagesOfText(text)) };
  }),
);

const sameBearing = (a: Bearing | null, b: Bearing | null): boolean =>
  a === null || b === null ? a === b : Math.abs(Math.sin((azimuthOf(a) - azimuthOf(b)) / 2)) < 1.5e-6;
const sameLength = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= Math.max(0.005, 1e-5 * Math.abs(b));

function agrees(call: Call | undefined, gold: GoldCall): boolean {
  if (call === undefined || call.call_type !== gold.call_type) return false;
  if (gold.call_type === 'line') {
    const [bearing, distance] = ['bearing', 'distance'].map(
      (field) => gold.uncertain === field || gold.uncertain === 'both',
    );
    return (
      (bearing || sameBearing(call.bearing, gold.bearing)) && (distance || sameLength(call.distance, gold.distance))
    );
  }
  const lengths = (['radius', 'arc_length', 'chord_length'] as const).every(
    (field) => gold[field] === null || sameLength(call[field], gold[field]),
  );
  return lengths && (gold.chord_bearing === null || sameBearing(call.chord_bearing, gold.chord_bearing));
}

/** Calls in the order of the text, whichever tract they were given to. */
const callsOf = (extraction: Extraction) => extraction.tracts.flatMap((tract) => tract.calls);

describe.runIf(golds.length > 0)('documents with careful readings', () => {
  test('at least 97 in 100 calls are read exactly, in their order', () => {
    let exact = 0;
    let all = 0;
    for (const { gold, extraction } of golds) {
      const calls = callsOf(extraction);
      const expected = gold.tracts.flatMap((tract) => tract.calls);
      exact += calls.length === expected.length ? expected.filter((call, i) => agrees(calls[i], call)).length : 0;
      all += Math.max(calls.length, expected.length);
    }
    expect(exact / all).toBeGreaterThan(0.97);
  });

  test.each(golds.map(({ gold, extraction }) => [gold.id, gold, extraction] as const))(
    '%s has as many tracts as it should, and passes none that it should not',
    (_, gold, extraction) => {
      expect(gold.acceptable_tract_counts).toContain(extraction.tracts.length);
      if (extraction.tracts.length !== gold.tracts.length) return;
      judgeAll(extraction).verdicts.forEach((verdict, index) => {
        const expected = gold.tracts[index]?.expected_status;
        if (verdict.status === 'PASS' && expected !== undefined) expect(expected).toBe('PASS');
      });
    },
  );
});
