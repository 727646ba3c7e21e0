// How often the bad-call finder names the true course, by kind of slip.
import { closureOf } from '#core/survey/closure.ts';
import { measure } from '#core/survey/measure.ts';
import { judge } from '#core/verdict/judge.ts';
import { randomTract } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';
import { SLIP_MAKERS } from '#test/support/slips.ts';

export interface FinderRow {
  kind: string;
  /** Slips that spoil closure or area. */
  made: number;
  /** Of those, the ones where no other single-course slip closes and fits the area as well. */
  sole: number;
  first: number;
  among_five: number;
  /** Over all slips made, whether or not another fits as well. */
  first_of_all: number;
}

const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };

/** With `stated` false no area helps the finder. */
export function finderTable(figures: number, seed: number, stated = true): FinderRow[] {
  const random = randomOf(seed);
  const rows = new Map<string, FinderRow>(
    Object.keys(SLIP_MAKERS).map((kind) => [
      kind,
      { kind, made: 0, sole: 0, first: 0, among_five: 0, first_of_all: 0 },
    ]),
  );
  for (let figure = 0; figure < figures; figure++) {
    const drawn = randomTract(random, 5 + Math.floor(36 * random()));
    const tract = stated ? drawn : { ...drawn, stated_area: '' };
    const legs = measure(tract.calls, 1, false).figure?.legs ?? [];
    const truth = closureOf(legs).denominator;
    for (const [kind, make] of Object.entries(SLIP_MAKERS)) {
      const slipped = make(random, tract);
      const row = rows.get(kind);
      if (slipped === null || row === undefined) continue;
      const verdict = judge(slipped.tract, CONTEXT);
      // A slip too small to spoil anything leaves nothing to find.
      if (verdict.status === 'PASS' || (verdict.closure_ratio === 'exact' && kind !== 'curve turned the other way'))
        continue;
      if (isClosed(verdict.closure_ratio) && kind !== 'curve turned the other way') continue;
      if (kind === 'curve turned the other way' && verdict.reasons.every((reason) => !/Misses|against/.test(reason)))
        continue;
      row.made++;
      const isTrue = (suspect: { call: number; field: string }): boolean =>
        slipped.calls.includes(suspect.call) && (suspect.field === slipped.field || slipped.field !== 'missing_course');
      const rank = verdict.suspects.findIndex(isTrue);
      if (rank === 0) row.first_of_all++;
      const rivals = verdict.suspects.filter(
        (suspect) => !isTrue(suspect) && suspect.area_agrees !== false && denominatorOf(suspect.closure_ratio) >= truth,
      );
      if (rivals.length > 0) continue;
      row.sole++;
      if (rank === 0) row.first++;
      if (rank >= 0) row.among_five++;
    }
  }
  return [...rows.values()];
}

const denominatorOf = (ratio: string): number =>
  ratio === 'exact' ? Number.POSITIVE_INFINITY : Number(ratio.slice(2));

const isClosed = (ratio: string | null): boolean => ratio !== null && denominatorOf(ratio) >= 5000;
