import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { figureOf } from '#core/drawing/figure.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { bearingWire, readBearing } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';
import { changeLinesOf } from '#main/export/change-lines.ts';
import { reportOf } from '#main/export/report.ts';
import { correct } from '#main/pipeline/correct.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import { bodyOf, culDeSac, deedWithException, misreadLot, oneLot, powerLine } from '#test/support/bodies.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const AT = '2026-05-01T10:00:00.000Z';

type Asked = Partial<Correction> & Pick<Correction, 'field' | 'before' | 'after'>;

const asked = (correction: Asked): Correction => ({
  tract: 0,
  call: 0,
  kind: 'boundary',
  by: '',
  at: '',
  note: '',
  ...correction,
});

const run = (body: ExtractResponse, corrections: Asked[], adjust: number[] = [], by = 'R. Alvarez') =>
  correct(body, { corrections: corrections.map(asked), adjust, by }, { now: NOW });

const refusalOf = (work: () => unknown): Refusal => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

const RECORDED = oneLot().calls[1]!.distance!;
const MISREAD = misreadLot().calls[1]!.distance!;
const DIGITS_BACK: Asked = { call: 1, field: 'distance', before: MISREAD, after: RECORDED };

describe('what the words leave open', () => {
  const older = (): ExtractResponse => {
    const body = bodyOf([{ ...misreadLot(), notes: 'Only a part is conveyed.' }]);
    for (const verdict of body.groundtruth_verdicts) delete (verdict as Partial<TractVerdict>).findings;
    return heldResponseOf(JSON.stringify(body));
  };

  test('still stands after a correction of a result from before findings were told', () => {
    const { body } = run(older(), [DIGITS_BACK]);
    const [verdict] = body.groundtruth_verdicts;
    expect(verdict).toMatchObject({ status: 'REVIEW', reasons: ['Only a part is conveyed.'] });
    expect(verdict?.findings.map(({ code }) => code)).toEqual(['notes']);
    expect(body.extraction.tracts[0]).toMatchObject({ notes: 'Only a part is conveyed.' });
  });

  test('keeps its words and their place through a correction', () => {
    const finding: Finding = {
      code: 'second_area',
      weight: 'review',
      quote: 'Acreage: 3.20',
      spans: [{ page: 2, start: 40, end: 53 }],
    };
    const { body } = run(bodyOf([withFindings(misreadLot(), [finding])]), [DIGITS_BACK]);
    expect(body.groundtruth_verdicts[0]).toMatchObject({ status: 'REVIEW', findings: [finding] });
  });
});

describe('a corrected distance', () => {
  const misread = bodyOf([misreadLot()]);
  const { body, corrected, adjusted } = run(misread, [DIGITS_BACK]);

  test('makes the lot close, and the verdict says that it was corrected', () => {
    expect(misread.groundtruth_verdicts[0]?.status).toBe('REVIEW');
    expect(body.groundtruth_verdicts[0]).toMatchObject({ status: 'PASS', corrected: true, adjusted: false });
    expect({ corrected, adjusted }).toEqual({ corrected: 1, adjusted: 0 });
  });

  test('stands in the log with who, when and what it read before', () => {
    expect(body.corrections).toEqual([asked({ ...DIGITS_BACK, by: 'R. Alvarez', at: AT })]);
  });

  test('leaves the posted body and everything else of the extraction as it was', () => {
    expect(misread.extraction.tracts[0]?.calls[1]?.distance).toBe(MISREAD);
    const restored = structuredClone(body.extraction);
    restored.tracts[0]!.calls[1]!.distance = MISREAD;
    expect(restored).toEqual(misread.extraction);
  });

  test('keeps the name and time that the item itself gives', () => {
    const named = run(misread, [{ ...DIGITS_BACK, by: 'J. Moss', at: '2026-04-30T08:00:00Z', note: 'page 2' }]);
    expect(named.body.corrections[0]).toMatchObject({ by: 'J. Moss', at: '2026-04-30T08:00:00Z', note: 'page 2' });
  });
});

/** The fillet that turns into the cul-de-sac. */
const CURVED = 1;
const CURVE = culDeSac().calls[CURVED]!;
const TURNED = { ns: 'N', degrees: 12, minutes: 30, seconds: 0, ew: 'E' } as const;

test.each<[string, Asked]>([
  ['a bearing', { field: 'bearing', before: oneLot().calls[0]!.bearing, after: TURNED }],
  ['a bearing typed as text', { field: 'bearing', before: oneLot().calls[0]!.bearing, after: 'N 12°30\'00" E' }],
  ['a tie bearing', { kind: 'tie', field: 'bearing', before: 'S 00 15 05.0 E', after: TURNED }],
  ['a tie distance', { kind: 'tie', call: 1, field: 'distance', before: 120, after: 121.5 }],
])('%s of a lot can be corrected', (_, correction) => {
  const { body } = run(bodyOf([oneLot()]), [correction]);
  const after = correction.field === 'bearing' ? TURNED : correction.after;
  expect(body.corrections[0]?.after).toEqual(after);
  expect(body.groundtruth_verdicts[0]?.corrected).toBe(true);
});

test.each<[string, Asked]>([
  ['radius', { call: CURVED, field: 'radius', before: CURVE.radius, after: 15.75 }],
  ['arc length', { call: CURVED, field: 'arc_length', before: CURVE.arc_length, after: 23.6 }],
  ['chord length', { call: CURVED, field: 'chord_length', before: CURVE.chord_length, after: 21.9 }],
  ['chord bearing', { call: CURVED, field: 'chord_bearing', before: CURVE.chord_bearing, after: TURNED }],
  ['direction', { call: CURVED, field: 'curve_direction', before: 'right', after: 'left' }],
])('the %s of a curve can be corrected', (_, correction) => {
  const { body } = run(bodyOf([culDeSac()]), [correction]);
  expect(body.extraction.tracts[0]?.calls[CURVED]).toHaveProperty(correction.field, correction.after);
  expect(body.groundtruth_verdicts[0]?.geometry).not.toEqual(bodyOf([culDeSac()]).groundtruth_verdicts[0]?.geometry);
});

test('what an operator says is no longer in doubt, and what nobody touched still is', () => {
  const lot = oneLot();
  const doubts = ['distance', 'bearing'].map((field) => ({ field, text: '1', at: [0], chance: 0.5 }));
  const calls = lot.calls.with(1, { ...lot.calls[1]!, doubts });
  const { body } = run(bodyOf([{ ...lot, calls }]), [
    { call: 1, field: 'distance', before: RECORDED, after: RECORDED + 1 },
  ]);
  expect(body.extraction.tracts[0]?.calls[1]?.doubts?.map(({ field }) => field)).toEqual(['bearing']);
});

describe('a value confirmed as read', () => {
  const doubted = (field: string) => ({ field, text: '1', at: [0], chance: 0.5 });
  const scanned = (fields: readonly string[], words_confidence?: 'high' | 'low'): ExtractResponse => {
    const lot = oneLot();
    const call = { ...lot.calls[1]!, confidence: 'low' as const, doubts: fields.map(doubted) };
    return bodyOf([{ ...lot, calls: lot.calls.with(1, words_confidence ? { ...call, words_confidence } : call) }]);
  };
  const confirm: Asked = { call: 1, field: 'distance', before: RECORDED, after: RECORDED };

  test('is no longer in doubt, is logged, and is no correction', () => {
    const { body } = run(scanned(['distance'], 'high'), [confirm]);
    expect(body.extraction.tracts[0]?.calls[1]).toMatchObject({ distance: RECORDED, confidence: 'medium' });
    expect(body.extraction.tracts[0]?.calls[1]).not.toHaveProperty('doubts');
    expect(body.corrections).toEqual([{ ...asked(confirm), by: 'R. Alvarez', at: AT }]);
    expect(body.groundtruth_verdicts[0]).toMatchObject({ status: 'PASS', corrected: false });
    expect(changeLinesOf(body, 0)).toEqual([
      `Course 2, distance: ${RECORDED} confirmed as read by R. Alvarez on 2026-05-01 10:00:00 UTC.`,
    ]);
  });

  test.each([
    ['another value of the course is in doubt', scanned(['distance', 'bearing'], 'high'), 'scan_doubtful'],
    ['its words were hard to understand too', scanned(['distance'], 'low'), 'low_confidence'],
    ['nothing tells how its words were understood', scanned(['distance']), 'low_confidence'],
  ])('makes no PASS where %s', (_, before, code) => {
    const [verdict] = run(before, [confirm]).body.groundtruth_verdicts;
    expect(verdict?.status).toBe('REVIEW');
    expect(verdict?.findings.map((one) => one.code)).toContain(code);
  });

  test('keeps the words that a stated area was read from', () => {
    const lot = oneLot();
    const fact_confidence = { stated_area: { confidence: 'low' as const, quote: '1 acre', span: null } };
    const before = bodyOf([{ ...lot, fact_confidence, doubts: [doubted('stated_area')] }]);
    const asIs = { field: 'stated_area', before: lot.stated_area, after: lot.stated_area };
    const [tract] = run(before, [asIs]).body.extraction.tracts;
    expect(tract).toMatchObject({ stated_area: lot.stated_area, fact_confidence });
    expect(tract).not.toHaveProperty('doubts');
  });
});

describe('a fact confirmed as read', () => {
  const doubts = [{ field: 'lot_block[0]', text: '7', at: [0], chance: 0.5 }];
  const wire = 'subdivision=Oak Grove | lot=7 | verbatim=Lot 7, Oak Grove';
  const lotAlone = (): ExtractResponse => {
    const body = bodyOf([]);
    const metadata = { ...body.extraction.metadata, lot_block: [wire], grantees: ['Guy Ferrell'] };
    const extraction = { ...body.extraction, metadata, doubts };
    const { document_verdict } = judgeAll(extraction);
    return { ...body, extraction, document_verdict };
  };
  const confirm: Asked = { kind: 'fact', field: 'lot_block[0]', before: wire, after: wire };

  test('is signed with who and when, corrects no tract, and is told in the report', () => {
    const { body, corrected } = run({ ...bodyOf([oneLot()]), extraction: withDoubt() }, [
      { kind: 'fact', field: 'grantees[0]', before: 'Guy Ferrell', after: 'Guy Ferrell' },
    ]);
    expect(corrected).toBe(0);
    expect(body.groundtruth_verdicts[0]).toMatchObject({ status: 'PASS', corrected: false });
    expect(body.extraction).not.toHaveProperty('doubts');
    expect(body.corrections[0]).toMatchObject({ kind: 'fact', by: 'R. Alvarez', at: AT });
    expect(changeLinesOf(body, 0)).toEqual([]);
    expect(reportOf(body, [])).toContain(
      'Document, grantee: Guy Ferrell confirmed as read by R. Alvarez on 2026-05-01 10:00:00 UTC.',
    );
  });

  test('no longer weighs on a document without tracts, and what else was said of it stays', () => {
    const before = lotAlone();
    const said = { ...before.document_verdict!, reasons: [...before.document_verdict!.reasons, 'Said elsewhere.'] };
    const { body } = run({ ...before, document_verdict: said }, [confirm]);
    expect(said.reasons.join(' ')).toMatch(/The scan leaves doubt about the lot and block/);
    expect(body.document_verdict?.reasons).toEqual(said.reasons.filter((reason) => !reason.startsWith('The scan')));
    expect(body.document_verdict?.reasons).toContain('Said elsewhere.');
  });

  function withDoubt(): ExtractResponse['extraction'] {
    const { extraction } = bodyOf([oneLot()]);
    const metadata = { ...extraction.metadata, grantees: ['Guy Ferrell'] };
    return { ...extraction, metadata, doubts: [{ ...doubts[0]!, field: 'grantees[0]' }] };
  }
});

test('a corrected tie moves the point of beginning and keeps its sentence and its recorded digits', () => {
  const before = bodyOf([oneLot()]);
  const { body } = run(before, [{ kind: 'tie', call: 0, field: 'distance', before: 318.6, after: 381.6 }]);
  const tie = body.extraction.tracts[0]!.tie_calls[0]!;
  expect(tie).toBe(before.extraction.tracts[0]!.tie_calls[0]!.replace('distance=318.60', 'distance=381.60'));
  expect(body.groundtruth_verdicts[0]?.tie_offset?.[1]).toBeCloseTo(
    before.groundtruth_verdicts[0]!.tie_offset![1] - 63,
    1,
  );
});

describe('a derived field of a curve', () => {
  const derivedChord = () => {
    const tract = culDeSac();
    return bodyOf([{ ...tract, calls: tract.calls.with(CURVED, { ...CURVE, computed: ['chord_length'] }) }]);
  };

  test('follows the recorded field that was corrected', () => {
    const call = run(derivedChord(), [{ call: CURVED, field: 'radius', before: CURVE.radius, after: 300 }]).body
      .extraction.tracts[0]!.calls[CURVED]!;
    expect(call.computed).toContain('chord_length');
    expect(call.chord_length).toBeCloseTo(2 * 300 * Math.sin(call.arc_length! / 300 / 2), 3);
  });

  test('cannot be confirmed as read', () => {
    const same = { call: CURVED, field: 'chord_length', before: CURVE.chord_length, after: CURVE.chord_length };
    const refused = refusalOf(() => run(derivedChord(), [same]));
    expect(refused).toMatchObject({ type: 'bad_correction', message: expect.stringMatching(/derived and not read/) });
  });

  test('is no longer derived once an operator gives it', () => {
    const call = run(derivedChord(), [{ call: CURVED, field: 'chord_length', before: CURVE.chord_length, after: 21 }])
      .body.extraction.tracts[0]!.calls[CURVED]!;
    expect(call.chord_length).toBe(21);
    expect(call.computed).not.toContain('chord_length');
  });
});

test('a value that could not be read is corrected from null', () => {
  const lot = oneLot();
  const calls = lot.calls.map((call, i) => (i === 2 ? { ...call, distance: null } : call));
  const body = bodyOf([{ ...lot, calls }]);
  expect(body.groundtruth_verdicts[0]?.status).toBe('REVIEW');
  const after = lot.calls[2]!.distance;
  expect(run(body, [{ call: 2, field: 'distance', before: null, after }]).body.groundtruth_verdicts[0]?.status).toBe(
    'PASS',
  );
});

test('two corrections of one value in a request follow each other', () => {
  const { body } = run(bodyOf([misreadLot()]), [
    { ...DIGITS_BACK, after: 208 },
    { call: 1, field: 'distance', before: 208, after: RECORDED },
  ]);
  expect(body.extraction.tracts[0]?.calls[1]?.distance).toBe(RECORDED);
  expect(body.corrections).toHaveLength(2);
});

describe('a body that was corrected before', () => {
  const first = run(bodyOf([misreadLot(), oneLot()]), [DIGITS_BACK], [0]).body;
  const second = run(first, [{ tract: 1, field: 'distance', before: 208.72, after: 208.7 }], [], 'J. Moss').body;

  test('is compared by the values it holds now', () => {
    expect(refusalOf(() => run(first, [DIGITS_BACK])).type).toBe('stale_correction');
    expect(run(first, [{ ...DIGITS_BACK, before: RECORDED, after: RECORDED + 1 }]).corrected).toBe(1);
  });

  test('has a log of this request alone, and the earlier corrections beside it', () => {
    expect(second.corrections).toMatchObject([{ tract: 1, by: 'J. Moss' }]);
    expect(second.earlier_corrections).toMatchObject([{ tract: 0, by: 'R. Alvarez', before: MISREAD }]);
    expect(second.adjustments).toEqual([]);
  });

  test('still says of the tract whose values were corrected earlier that they were', () => {
    expect(second.groundtruth_verdicts.map(({ corrected }) => corrected)).toEqual([true, true]);
  });

  test('goes back to the figure of the record unless the fit is asked for again', () => {
    expect(second.groundtruth_verdicts.map(({ adjusted }) => adjusted)).toEqual([false, false]);
    expect(second.groundtruth_verdicts[0]?.geometry?.misclosure).toBeGreaterThan(0);
  });

  test('drops flags that no correction stands behind', () => {
    const flagged = bodyOf([oneLot(), misreadLot()]);
    for (const verdict of flagged.groundtruth_verdicts) Object.assign(verdict, { corrected: true, adjusted: true });
    const { body } = run(flagged, [{ ...DIGITS_BACK, tract: 1 }]);
    expect(body.groundtruth_verdicts.map(({ corrected, adjusted }) => [corrected, adjusted])).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});

describe('a compass-rule fit', () => {
  const before = bodyOf([misreadLot()]);
  const { body, adjusted } = run(before, [], [0, 0]);
  const [was, is] = [before.groundtruth_verdicts[0]!, body.groundtruth_verdicts[0]!];

  test('closes the figure and leaves status, closure and reasons alone', () => {
    expect(adjusted).toBe(1);
    expect(is).toMatchObject({ status: was.status, closure_ratio: was.closure_ratio, reasons: was.reasons });
    expect(is).toMatchObject({ adjusted: true, corrected: false, computed_acres: was.computed_acres });
    expect(is.geometry?.vertices.at(-1)).toEqual([0, 0]);
    const { misclosure, closure_denominator } = was.geometry!;
    expect(is.geometry).toMatchObject({ misclosure, closure_denominator });
    expect(misclosure).toBeGreaterThan(1);
  });

  test('draws no gap in the figure that it closed', () => {
    const [tract] = body.extraction.tracts;
    expect(figureOf(tract!, was)?.misclosure?.miss_ft).toBe(was.geometry!.misclosure);
    expect(figureOf(tract!, is)?.misclosure).toBeNull();
  });

  test('logs the miss it spread and the perimeter it spread it over', () => {
    expect(body.adjustments).toEqual([
      {
        tract: 0,
        method: 'compass_rule',
        misclosure_before: was.geometry!.misclosure,
        perimeter: was.geometry!.perimeter_ft,
        by: 'R. Alvarez',
        at: AT,
      },
    ]);
  });

  test('agrees with the balanced area of a published traverse', () => {
    // University of Memphis CIVL 1112: 36,320 square feet after balancing.
    const published = ['S 6 15 0 W', 'S 29 38 0 E', 'N 81 18 0 W', 'N 12 24 0 W', 'N 42 59 0 E'];
    const lengths = [189.53, 175.18, 197.78, 142.39, 234.58];
    const [call] = oneLot().calls;
    const calls = published.map((text, i) => {
      const bearing = readBearing(text);
      return { ...call!, bearing, distance: lengths[i]! };
    });
    const fitted = run(bodyOf([{ ...oneLot(), calls }]), [], [0]).body.groundtruth_verdicts[0]!;
    expect(fitted.geometry!.acres * 43_560).toBeCloseTo(36_320.41, -1);
    expect(fitted.geometry!.vertices[1]![0]).toBeCloseTo(-20.601, 2);
    expect(fitted.geometry!.vertices[1]![1]).toBeCloseTo(-188.388, 2);
  });

  test('is made after the corrections of the same request', () => {
    const both = run(before, [DIGITS_BACK], [0]).body;
    expect(both.groundtruth_verdicts[0]).toMatchObject({ status: 'PASS', corrected: true, adjusted: true });
    expect(both.adjustments[0]?.misclosure_before).toBeLessThan(0.05);
  });
});

test('keys of another version stay where they stood', () => {
  const body = bodyOf([misreadLot()]) as ExtractResponse & Record<string, unknown>;
  Object.assign(body, { reviewer_queue: 'north' });
  Object.assign(body.extraction.tracts[0]!.calls[1]!, { ink_color: 'blue' });
  Object.assign(body.groundtruth_verdicts[0]!, { ledger: 7 });
  const after = run(body, [DIGITS_BACK]).body;
  expect(after).toHaveProperty('reviewer_queue', 'north');
  expect(after.extraction.tracts[0]?.calls[1]).toHaveProperty('ink_color', 'blue');
  expect(after.groundtruth_verdicts[0]).toHaveProperty('ledger', 7);
});

test('a located aliquot keeps its place when no fabric is at hand', () => {
  const body = bodyOf(deedWithException());
  const georef = {
    crs: 'EPSG:4326',
    rings: [[[-86.4, 35.4] as [number, number]]],
    acres: 40,
    plss_id: 'x',
    source: 'y',
  };
  body.groundtruth_verdicts[2] = { ...body.groundtruth_verdicts[2]!, georef };
  const distance = body.extraction.tracts[0]!.calls[0]!.distance!;
  const { body: after } = run(body, [{ field: 'distance', before: distance, after: distance + 1 }]);
  expect(after.groundtruth_verdicts[2]?.georef).toEqual(georef);
});

test('a suggested position falls with the values it was worked out from', () => {
  const body = bodyOf([misreadLot(), oneLot()]);
  const location = {
    crs: 'EPSG:4326',
    pob: null,
    rotation_deg: null,
    source: '',
    basis: '',
    plss_id: '',
    status: 'REVIEW',
    reasons: [],
    tie_offset: null,
    anchor: null,
  };
  for (const verdict of body.groundtruth_verdicts) verdict.location = location;
  expect(run(body, [DIGITS_BACK]).body.groundtruth_verdicts.map((verdict) => verdict.location)).toEqual([
    null,
    location,
  ]);
});

describe('what is refused', () => {
  const lot = bodyOf([misreadLot(), powerLine()]);
  test.each<[string, Asked[], number[], string]>([
    ['nothing asked for', [], [], 'nothing_to_do'],
    ['a tract past the last', [{ ...DIGITS_BACK, tract: 9 }], [], 'no_such_tract'],
    ['a tract before the first', [{ ...DIGITS_BACK, tract: -1 }], [], 'no_such_tract'],
    ['a fit of a tract past the last', [], [2], 'no_such_tract'],
    ['a course past the last', [{ ...DIGITS_BACK, call: 4 }], [], 'no_such_call'],
    ['a course before the first', [{ ...DIGITS_BACK, call: -1 }], [], 'no_such_call'],
    ['a tie past the last', [{ ...DIGITS_BACK, kind: 'tie', call: 2 }], [], 'no_such_call'],
    ['a field that is not correctable', [{ ...DIGITS_BACK, field: 'tangent' }], [], 'unknown_field'],
    ['a field of the prototype', [{ ...DIGITS_BACK, field: 'constructor' }], [], 'unknown_field'],
    ['a radius of a tie', [{ kind: 'tie', field: 'radius', before: null, after: 5 }], [], 'unknown_field'],
    ['a radius of a line', [{ field: 'radius', before: null, after: 500 }], [], 'bad_correction'],
    ['a length of nothing', [{ ...DIGITS_BACK, after: 0 }], [], 'bad_correction'],
    ['a length too small to be drawn', [{ ...DIGITS_BACK, after: 1e-9 }], [], 'bad_correction'],
    ['a length below nothing', [{ ...DIGITS_BACK, after: -4 }], [], 'bad_correction'],
    ['a length without end', [{ ...DIGITS_BACK, after: Number.POSITIVE_INFINITY }], [], 'bad_correction'],
    ['words for a length', [{ ...DIGITS_BACK, after: 'about 200' }], [], 'bad_correction'],
    ['no value at all', [{ ...DIGITS_BACK, after: null }], [], 'bad_correction'],
    [
      'a bearing of 95 degrees',
      [{ field: 'bearing', before: oneLot().calls[0]!.bearing, after: { ...TURNED, degrees: 95 } }],
      [],
      'bad_correction',
    ],
    [
      'a bearing of 90 degrees and more',
      [{ field: 'bearing', before: oneLot().calls[0]!.bearing, after: { ...TURNED, degrees: 90 } }],
      [],
      'bad_correction',
    ],
    ['a value that moved meanwhile', [{ ...DIGITS_BACK, before: MISREAD + 0.01 }], [], 'stale_correction'],
    ['a before of null where a value stands', [{ ...DIGITS_BACK, before: null }], [], 'stale_correction'],
    ['a before that is the text of the number', [{ ...DIGITS_BACK, before: String(MISREAD) }], [], 'stale_correction'],
    ['a before that is the number in a list', [{ ...DIGITS_BACK, before: [MISREAD] }], [], 'stale_correction'],
    [
      'a before that is the text of the bearing',
      [{ field: 'bearing', before: bearingWire(oneLot().calls[0]!.bearing!), after: TURNED }],
      [],
      'stale_correction',
    ],
    ['a bearing another second', [{ field: 'bearing', before: { ...TURNED }, after: TURNED }], [], 'stale_correction'],
    ['a fit of a centerline', [], [1], 'not_adjustable'],
  ])('%s', (_, corrections, adjust, type) => {
    expect(refusalOf(() => run(lot, corrections, adjust)).type).toBe(type);
  });

  test('the dust of floating point is not written', () => {
    const { body } = run(lot, [{ ...DIGITS_BACK, after: 0.1 + 0.2 + 200 }]);
    expect(body.corrections[0]!.after).toBe(200.3);
  });

  test('a stale correction tells what stands there now', () => {
    expect(refusalOf(() => run(lot, [{ ...DIGITS_BACK, before: 1 }])).extras).toEqual({ current: MISREAD });
  });

  test('a fit of a tract whose traverse could not be computed', () => {
    const tract = oneLot();
    const blank = tract.calls.map((call, i) => (i < 2 ? { ...call, distance: null } : call));
    expect(refusalOf(() => run(bodyOf([{ ...tract, calls: blank }]), [], [0])).type).toBe('not_adjustable');
  });
});
