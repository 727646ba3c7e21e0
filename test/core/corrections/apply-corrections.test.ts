import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { type Applied, applyCorrections } from '#core/corrections/apply-corrections.ts';
import { changesOf } from '#core/corrections/changes.ts';
import type { Assertion } from '#core/schema/assertion.ts';
import { type Call, EMPTY_CALL } from '#core/schema/call.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readBearing } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';
import { bodyOf, culDeSac, oneLot, tiedLots } from '#test/support/bodies.ts';

type Asked = Partial<Correction> & Pick<Correction, 'kind'>;

const asked = (correction: Asked): Correction => ({
  tract: 0,
  call: 0,
  field: correction.kind.endsWith('tract') ? 'tract' : 'call',
  before: null,
  after: null,
  by: '',
  at: '',
  note: '',
  ...correction,
});

const extractionOf = (...tracts: Tract[]): Extraction => bodyOf(tracts).extraction;
const apply = (extraction: Extraction, corrections: Asked[], earlier: Correction[] = []): Applied =>
  applyCorrections(extraction, corrections.map(asked), earlier, 'TN');
const courses = ({ extraction }: Applied, tract = 0): (number | null)[] =>
  extraction.tracts[tract]!.calls.map(({ distance }) => distance);
const statusOf = ({ extraction }: Applied): string | undefined => judgeAll(extraction).verdicts[0]?.status;
const codesOf = ({ extraction }: Applied): string[] =>
  judgeAll(extraction).verdicts[0]!.findings.map(({ code }) => code);

const lot = oneLot();
const [first, second, third, fourth] = lot.calls as [Call, Call, Call, Call];
const NEW = { call_type: 'line', bearing: 'N 45 E', distance: 12.5 };
const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.type;
    throw error;
  }
  return 'nothing was refused';
};

describe('courses put in, taken out and moved', () => {
  test('stand where they are asked for, by the places before the request', () => {
    const applied = apply(extractionOf(lot), [
      { kind: 'insert_call', call: 1, after: NEW },
      { kind: 'delete_call', call: 1, before: second },
      { kind: 'insert_call', call: 1, after: { ...NEW, distance: 13 } },
      { kind: 'insert_call', call: 4, after: { ...NEW, distance: 14 } },
      { kind: 'move_call', call: 3, to: 0, before: fourth, after: fourth },
    ]);
    expect(courses(applied)).toEqual([fourth.distance, first.distance, 12.5, 13, third.distance, 14]);
    expect(applied.log[0]).toMatchObject({ kind: 'insert_call', before: null, after: { distance: 12.5 }, request: 1 });
    expect(applied.log[1]).toMatchObject({ kind: 'delete_call', before: second, after: null });
  });

  test('that an operator enters never say that the document shows them', () => {
    const { calls } = apply(extractionOf(lot), [
      { kind: 'insert_call', call: 2, after: { ...third, confidence: 'high', typed: undefined } },
    ]).extraction.tracts[0]!;
    expect(calls[2]).toMatchObject({ typed: true, source: null, confidence: 'low', distance: third.distance });
    expect(calls[3]).toBe(third);
  });

  test('are not unmarked by what a request says was derived', () => {
    const computed = ['typed', 'source', 'confidence', 'call_type', 'distance'];
    const { calls } = apply(extractionOf(lot), [{ kind: 'insert_call', after: { ...NEW, computed } }]).extraction
      .tracts[0]!;
    expect(calls[0]).toMatchObject({ typed: true, confidence: 'low', call_type: 'line', distance: null });
  });

  test('come back once for each time that they were taken out', () => {
    const gone = apply(extractionOf(lot), [{ kind: 'delete_call', before: first }]);
    const twice = apply(gone.extraction, [
      { kind: 'insert_call', after: first },
      { kind: 'insert_call', after: first },
    ]);
    expect(twice.extraction.tracts[0]?.calls.map(({ typed }) => typed)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(codesOf(twice)).toContain('course_typed');
  });

  test('of a bearing and a distance are enough, and derived elements of a curve are derived again', () => {
    const curve = { ...culDeSac().calls[1]!, chord_length: 999, computed: ['chord_length'] };
    const { calls } = apply(extractionOf(culDeSac()), [{ kind: 'insert_call', call: 0, after: curve }]).extraction
      .tracts[0]!;
    expect(calls[0]?.computed).toContain('chord_length');
    expect(calls[0]?.chord_length).toBeCloseTo(culDeSac().calls[1]!.chord_length!, 1);
  });

  test.each<[string, Asked, string]>([
    [
      'a course deleted that reads otherwise',
      { kind: 'delete_call', before: { ...first, distance: 1 } },
      'stale_correction',
    ],
    ['a course deleted of which nothing is said', { kind: 'delete_call' }, 'stale_correction'],
    [
      'a course put in where one is said to stand',
      { kind: 'insert_call', before: first, after: NEW },
      'stale_correction',
    ],
    ['a course put in behind the end', { kind: 'insert_call', call: 5, after: NEW }, 'no_such_call'],
    ['a course that is none', { kind: 'insert_call', after: 'N 45 E 100' }, 'bad_correction'],
    ['a course of a wrong length', { kind: 'insert_call', after: { ...NEW, distance: -1 } }, 'bad_correction'],
    ['a course of a wrong bearing', { kind: 'insert_call', after: { ...NEW, bearing: 'N 95 E' } }, 'bad_correction'],
    ['a deletion that leaves something', { kind: 'delete_call', before: first, after: first }, 'bad_correction'],
    ['a move to nowhere', { kind: 'move_call', before: first, after: first }, 'no_such_call'],
    ['a move that changes', { kind: 'move_call', to: 2, before: first, after: second }, 'stale_correction'],
    [
      'a tract deleted that reads otherwise',
      { kind: 'delete_tract', before: { ...lot, name: 'x' } },
      'stale_correction',
    ],
    ['a tract without a name', { kind: 'insert_tract', after: { calls: [] } }, 'bad_correction'],
    ['a tract put in behind the end', { kind: 'insert_tract', tract: 2, after: { name: 'B' } }, 'no_such_tract'],
    ['a field that is no course', { kind: 'insert_call', field: 'distance', after: NEW }, 'unknown_field'],
    [
      'a tie without a distance',
      { kind: 'insert_call', field: 'tie', after: 'bearing=N 45 00 00 E' },
      'bad_correction',
    ],
  ])('refuse %s', (_, correction, type) => {
    expect(refusalOf(() => apply(extractionOf(lot), [correction]))).toBe(type);
  });

  test('are refused when one course is deleted and moved at once', () => {
    const both: Asked[] = [
      { kind: 'delete_call', before: first },
      { kind: 'move_call', to: 2, before: first, after: first },
    ];
    expect(refusalOf(() => apply(extractionOf(lot), both))).toBe('bad_correction');
  });
});

describe('a verdict over changed courses', () => {
  test('is never PASS with a course that an operator entered', () => {
    expect(statusOf(apply(extractionOf(lot), []))).toBe('PASS');
    const half = (call: Call) => ({ ...EMPTY_CALL, bearing: call.bearing, distance: call.distance! / 2 });
    const split = apply(extractionOf(lot), [
      { kind: 'boundary', field: 'distance', before: first.distance, after: first.distance! / 2 },
      { kind: 'insert_call', call: 1, after: half(first) },
    ]);
    expect(judgeAll(split.extraction).verdicts[0]).toMatchObject({ status: 'REVIEW' });
    expect(codesOf(split)).toEqual(['course_typed']);
  });

  test('is never PASS for want of the course that was deleted, whatever that one carried', () => {
    const doubts = [{ field: 'distance', text: '12', at: [0], chance: 0.4 }];
    const doubtful: Call = { ...first, distance: 10, bearing: readBearing('S 89 30 W'), confidence: 'low', doubts };
    const back: Call = { ...first, distance: 10, bearing: readBearing('N 89 30 E') };
    const noisy = withFindings({ ...lot, calls: [doubtful, back, ...lot.calls] }, [
      { code: 'course_words_not_understood', weight: 'review', quote: 'save the spring', spans: [], call: 0 },
    ]);
    const bare = apply(extractionOf(noisy), [
      { kind: 'delete_call', call: 0, before: doubtful },
      { kind: 'delete_call', call: 1, before: back },
    ]);
    expect(codesOf(bare)).toEqual(['course_deleted', 'course_deleted', 'course_words_not_understood']);
    expect(bare.extraction.tracts[0]?.findings?.[0]).not.toHaveProperty('call');
  });

  test('is not freed of the doubt about a tie by deleting that tie', () => {
    const tie = 'bearing=N 45 00 00 E | distance=10.00';
    const doubts = [{ field: 'tie_calls[0].distance', text: '10.00', at: [0], chance: 0.4 }];
    const tied = { ...lot, tie_calls: [tie], doubts };
    const gone = apply(extractionOf(tied), [{ kind: 'delete_call', field: 'tie', before: tie }]);
    expect(codesOf(gone)).toEqual(['course_deleted', 'scan_doubtful']);
  });

  test('passes no longer once a tie is put in, taken out or moved, until the ties stand as they were read', () => {
    const ties = lot.tie_calls as [string, string];
    const start = extractionOf(lot);
    expect(statusOf(apply(start, []))).toBe('PASS');
    const typed = 'bearing=N 45 00 00.0 E | distance=10.00';
    const put = apply(start, [{ kind: 'insert_call', field: 'tie', call: 2, after: typed }]);
    expect([statusOf(put), ...codesOf(put)]).toEqual(['REVIEW', 'course_typed']);
    expect(judgeAll(put.extraction).verdicts[0]?.reasons[0]).toBe(
      'Tie 3 was entered by an operator, and not read from the document.',
    );
    const gone = apply(start, [{ kind: 'delete_call', field: 'tie', call: 0, before: ties[0] }]);
    expect([statusOf(gone), ...codesOf(gone)]).toEqual(['REVIEW', 'course_deleted']);
    expect(judgeAll(gone.extraction).verdicts[0]?.reasons[0]).toContain('northwest corner of Section 9');
    const moved = apply(start, [{ kind: 'move_call', field: 'tie', call: 1, to: 0, before: ties[1], after: ties[1] }]);
    expect([statusOf(moved), ...codesOf(moved)]).toEqual(['REVIEW', 'courses_reordered']);
    const none = apply(put.extraction, [
      { kind: 'delete_call', field: 'tie', call: 2, before: put.extraction.tracts[0]?.tie_calls[2] },
    ]);
    const back = apply(gone.extraction, [{ kind: 'insert_call', field: 'tie', call: 0, after: ties[0] }]);
    for (const one of [none, back]) {
      expect(one.extraction).toEqual(start);
      expect(statusOf(one)).toBe('PASS');
    }
  });

  test('says that courses were moved until they stand as they were read', () => {
    const moved = apply(extractionOf(lot), [{ kind: 'move_call', call: 1, to: 0, before: second, after: second }]);
    expect(codesOf(moved)).toContain('courses_reordered');
    const back = apply(moved.extraction, [{ kind: 'move_call', call: 0, to: 2, before: second, after: second }]);
    expect(back.extraction).toEqual(extractionOf(lot));
    expect(statusOf(back)).toBe('PASS');
  });

  test('keeps what the words assert of courses that moved, and has it again with a course that comes back', () => {
    const parallel: Assertion = { kind: 'parallel', call: 2, other: 0, quote: 'parallel with the first', spans: [] };
    const told = { ...lot, assertions: [parallel] };
    const gone = apply(extractionOf(told), [{ kind: 'delete_call', call: 0, before: first }]);
    expect(gone.extraction.tracts[0]?.assertions).toBeUndefined();
    const put = apply(gone.extraction, [{ kind: 'insert_call', call: 0, after: NEW }]);
    const back = apply(put.extraction, [{ kind: 'insert_call', call: 0, after: first }]);
    expect(back.extraction.tracts[0]?.calls[0]).toEqual(first);
    expect(back.extraction.tracts[0]?.assertions).toEqual([{ ...parallel, call: 3 }]);
    const clean = apply(back.extraction, [
      { kind: 'delete_call', call: 1, before: back.extraction.tracts[0]!.calls[1] },
    ]);
    expect(clean.extraction).toEqual(extractionOf(told));
  });

  test('is never PASS for a tract that an operator entered', () => {
    const typed = apply(extractionOf(), [{ kind: 'insert_tract', after: { ...oneLot(), findings: [] } }]);
    expect(typed.extraction.tracts[0]).toMatchObject({ typed: true, stated_acreage: 1.01 });
    expect(typed.extraction.tracts[0]?.calls.every(({ source, typed: mark }) => source === null && mark)).toBe(true);
    expect(codesOf(typed)).toEqual(['tract_typed']);
  });

  test('says of land that an exception was deleted out of it', () => {
    const [whole, other] = tiedLots() as [Tract, Tract];
    const except = { ...other, is_exception: true };
    const gone = apply(extractionOf(whole, except), [{ kind: 'delete_tract', tract: 1, before: except }]);
    expect(codesOf(gone)).toContain('exception_deleted');
    const log = gone.log;
    const back = apply(gone.extraction, [{ kind: 'insert_tract', tract: 1, after: except }], log);
    expect(back.extraction).toEqual(extractionOf(whole, except));
  });

  describe('is not freed of an exception', () => {
    const [whole, other] = tiedLots() as [Tract, Tract];
    const except = { ...other, is_exception: true };
    /** Requests one after another, each made of where the ones before it lead. */
    const stepped = (start: Extraction, ...requests: ((tracts: readonly Tract[]) => Asked[])[]): Applied => {
      const log: Correction[] = [];
      let applied = apply(start, []);
      for (const request of requests) {
        applied = apply(applied.extraction, request(applied.extraction.tracts), log);
        log.push(...applied.log);
      }
      return applied;
    };
    const without = (tract: number) => (tracts: readonly Tract[]) => [
      { kind: 'delete_tract' as const, tract, before: tracts[tract] },
    ];
    const put = (tract: number, what: unknown) => () => [{ kind: 'insert_tract' as const, tract, after: what }];
    const lostIn = ({ extraction }: Applied, tract = 0): number =>
      judgeAll(extraction).verdicts[tract]!.findings.filter(({ code }) => code === 'exception_deleted').length;

    test('that is called conveyed first', () => {
      const role = () => [{ kind: 'boundary' as const, tract: 1, field: 'is_exception', before: true, after: false }];
      expect(lostIn(stepped(extractionOf(whole, except), role, without(1)))).toBe(1);
    });

    test('that a typed tract was put in front of', () => {
      const steps = [put(1, { name: 'Between' }), without(2), without(1)];
      expect(lostIn(stepped(extractionOf(whole, except), ...steps))).toBe(1);
    });

    test('that was deleted with the land or while that was away', () => {
      const both = (tracts: readonly Tract[]) => [...without(0)(tracts), ...without(1)(tracts)];
      expect(lostIn(stepped(extractionOf(whole, except), both, put(0, whole)))).toBe(1);
      const away = stepped(extractionOf(whole, except), without(0), without(0), put(0, whole));
      expect(lostIn(away)).toBe(1);
      const whole_again = stepped(extractionOf(whole, except), both, () => [...put(0, whole)(), ...put(0, except)()]);
      expect(whole_again.extraction).toEqual(extractionOf(whole, except));
    });

    test('by the coming back of another of the same name', () => {
      const two = extractionOf(whole, except, { ...except, stated_area: 'acres=9' });
      expect(lostIn(stepped(two, without(2), without(1), put(1, except)))).toBe(1);
    });

    test('that stands ahead of the land', () => {
      expect(lostIn(stepped(extractionOf(except, whole), without(0)))).toBe(1);
    });
  });

  test('is not told twice of a tract that comes back twice', () => {
    const gone = apply(extractionOf(lot), [{ kind: 'delete_tract', before: lot }]);
    const put: Asked = { kind: 'insert_tract', after: lot };
    const twice = apply(gone.extraction, [put, put], gone.log);
    expect(judgeAll(twice.extraction).verdicts.map(({ status }) => status)).toEqual(['PASS', 'REVIEW']);
    const once = apply(gone.extraction, [put], gone.log);
    const again = apply(once.extraction, [put], [...gone.log, ...once.log]);
    expect(judgeAll(again.extraction).verdicts.map(({ status }) => status)).toEqual(['REVIEW', 'PASS']);
  });
});

describe('values of the tract itself', () => {
  const value = (field: string, before: unknown, after: unknown, tract = lot): Applied =>
    apply(extractionOf(tract), [{ kind: 'boundary', field, before, after }]);

  test('a stated area takes its number with it', () => {
    const corrected = value('stated_area', 'acres=1.01', 'acres=2.50').extraction.tracts[0];
    expect(corrected).toMatchObject({ stated_area: 'acres=2.50', stated_acreage: 2.5 });
  });

  test('an area that disagreed is not made to agree by deleting it', () => {
    const two = { ...lot, stated_area: 'acres=1.01 | sqft=99999' };
    const gone = value('stated_area', two.stated_area, 'acres=1.01', two);
    expect(codesOf(gone)).toEqual(['area_deleted']);
    const back = apply(gone.extraction, [
      { kind: 'boundary', field: 'stated_area', before: 'acres=1.01', after: two.stated_area },
    ]);
    expect(back.extraction).toEqual(extractionOf(two));
  });

  test('an area where none was read bears nothing out, however often it is changed', () => {
    const bare = { ...lot, stated_area: '', stated_acreage: null };
    const typed = value('stated_area', '', 'acres=1.01', bare);
    expect(codesOf(typed)).toEqual(['area_typed']);
    const other = apply(typed.extraction, [
      { kind: 'boundary', field: 'stated_area', before: 'acres=1.01', after: 'sqft=44000' },
    ]);
    expect(codesOf(other)).toEqual(['area_typed']);
    const none = apply(other.extraction, [
      { kind: 'boundary', field: 'stated_area', before: 'sqft=44000', after: null },
    ]);
    expect(none.extraction).toEqual(extractionOf(bare));
  });

  test('a course in a unit of its own that was taken out keeps its length', () => {
    const own: Call = { ...first, distance: 33, distance_unit: 'poles' };
    const mixed = { ...lot, calls: lot.calls.with(0, own) };
    const gone = apply(extractionOf(mixed), [{ kind: 'delete_call', before: own }]);
    const poles = apply(gone.extraction, [
      { kind: 'boundary', field: 'distance_unit', before: 'feet', after: 'poles' },
    ]);
    const back = apply(poles.extraction, [{ kind: 'insert_call', after: { ...own, distance: 2 } }]);
    expect(back.extraction.tracts[0]).not.toHaveProperty('as_read');
    expect(back.extraction.tracts[0]?.calls[0]).toMatchObject({ distance: 2 });
  });

  test('land that was surely read as an exception does not pass by an operator who says that it is conveyed', () => {
    const except = { ...lot, is_exception: true };
    const conveyed = value('is_exception', true, false, except);
    expect(codesOf(conveyed)).toEqual(['role_changed']);
    const back = apply(conveyed.extraction, [{ kind: 'boundary', field: 'is_exception', before: false, after: true }]);
    expect(back.extraction).toEqual(extractionOf(except));
  });

  test('another unit makes the recorded figures measures of it, and leaves what was recorded in its own', () => {
    const mixed = { ...lot, calls: lot.calls.with(0, { ...first, distance: 33, distance_unit: 'poles' as const }) };
    const [own, follows] = value('distance_unit', 'feet', 'poles', mixed).extraction.tracts[0]!.calls;
    expect(own?.distance).toBe(2);
    expect(follows?.distance).toBe(second.distance);
  });

  test('what is said to be conveyed is no longer uncertain, and everything else that was open is', () => {
    const open = ['role_uncertain', 'second_area'].map((code) => ({
      code,
      weight: 'review' as const,
      quote: '',
      spans: [],
    }));
    const settled = value('is_exception', true, false, withFindings({ ...lot, is_exception: true }, open));
    expect(codesOf(settled)).toEqual(['second_area']);
  });

  test('a monument can be taken away and a name cannot', () => {
    expect(value('monument', first.monument, null).extraction.tracts[0]?.calls[0]?.monument).toBeNull();
    expect(refusalOf(() => value('name', lot.name, ''))).toBe('bad_correction');
    expect(refusalOf(() => value('stated_area', 'acres=1.01', 'about an acre'))).toBe('bad_correction');
    expect(refusalOf(() => value('delta', null, 20))).toBe('bad_correction');
  });

  test('the central angle of a curve is corrected as it is typed', () => {
    const curve = culDeSac();
    const delta = curve.calls[1]!.delta;
    const applied = apply(extractionOf(curve), [
      { kind: 'boundary', field: 'delta', call: 1, before: delta, after: '84°15\'30"' },
    ]);
    expect(applied.extraction.tracts[0]?.calls[1]?.delta).toBeCloseTo(84.258333, 5);
  });
});

/** Requests as people make them, one after another. */
const acts = fc.array(
  fc.array(
    fc.record({
      kind: fc.constantFrom('insert_call', 'delete_call', 'move_call', 'insert_tract', 'delete_tract', 'boundary'),
      tract: fc.nat(9),
      at: fc.nat(99),
      to: fc.nat(99),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 6 },
);

function requestOf(
  extraction: Extraction,
  wishes: readonly { kind: string; tract: number; at: number; to: number }[],
  n: number,
) {
  const used = new Set<string>();
  return wishes.flatMap(({ kind, tract: wished, at, to }, i): Asked[] => {
    const { tracts } = extraction;
    if (kind === 'insert_tract')
      return [{ kind, tract: wished % (tracts.length + 1), after: { name: `T${n}.${i}`, calls: [NEW] } }];
    if (tracts.length === 0) return [];
    const tract = wished % tracts.length;
    const { calls } = tracts[tract]!;
    const call = calls.length === 0 ? 0 : at % calls.length;
    const stands = calls[call];
    if (kind === 'insert_call')
      return [{ kind, tract, call: at % (calls.length + 1), after: { ...NEW, distance: 1000 + 10 * n + i } }];
    const spot = kind === 'delete_tract' ? `${tract}` : `${tract}-${call}`;
    if (used.has(spot) || (kind !== 'delete_tract' && stands === undefined)) return [];
    used.add(spot);
    if (kind === 'delete_tract') return [{ kind, tract, before: tracts[tract] }];
    if (kind === 'delete_call') return [{ kind, tract, call, before: stands }];
    if (kind === 'move_call')
      return [{ kind, tract, call, to: to % (calls.length + 1), before: stands, after: stands }];
    return [{ kind: 'boundary', field: 'monument', tract, call, before: stands!.monument, after: `m${n}.${i}` }];
  });
}

test('any run of requests leaves a log that leads to where everything stands now', () => {
  fc.assert(
    fc.property(acts, (requests) => {
      let extraction = extractionOf(oneLot(), { ...oneLot(), name: 'Tract Two' });
      const log: Correction[] = [];
      requests.forEach((wishes, n) => {
        const applied = apply(extraction, requestOf(extraction, wishes, n), log);
        extraction = applied.extraction;
        log.push(...applied.log);
      });
      const latest = new Map<string, unknown>();
      for (const { correction, tract, call } of changesOf({ extraction, corrections: log })) {
        const { kind, after, field } = correction;
        if (kind === 'insert_tract' && tract !== null)
          expect(extraction.tracts[tract]?.name).toBe((after as Tract).name);
        if (call === null || tract === null) continue;
        if (kind === 'insert_call')
          expect(extraction.tracts[tract]?.calls[call]?.distance).toBe((after as Call).distance);
        if (field === 'monument') latest.set(`${tract} ${call}`, after);
      }
      for (const [place, monument] of latest) {
        const [tract = 0, call = 0] = place.split(' ').map(Number);
        expect(extraction.tracts[tract]?.calls[call]?.monument).toBe(monument);
      }
      for (const tract of extraction.tracts) {
        if (tract.as_read !== undefined) expect(tract.as_read.order).toHaveLength(tract.calls.length);
        for (const call of tract.calls) expect(call.typed === true).toBe(call.source === null);
      }
    }),
    { numRuns: 150 },
  );
});

test('what is put in and deleted again leaves the extraction as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }), (places) => {
      const start = extractionOf(lot);
      const put = apply(
        start,
        places.map((call, i) => ({ kind: 'insert_call', call, after: { ...NEW, distance: 900 + i } })),
      );
      const { calls } = put.extraction.tracts[0]!;
      const gone = apply(
        put.extraction,
        calls.flatMap((call, i) =>
          call.typed === true ? [{ kind: 'delete_call' as const, call: i, before: call }] : [],
        ),
      );
      expect(gone.extraction).toEqual(start);
    }),
    { numRuns: 60 },
  );
});
