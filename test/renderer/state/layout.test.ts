import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedCall } from '#core/corrections/typed-parts.ts';
import { type Call, EMPTY_CALL } from '#core/schema/call.ts';
import { type Edit, editedTract } from '#renderer/state/edits.ts';
import { editsFor, layoutOf, pendingOf, withCell } from '#renderer/state/layout.ts';
import { lineCall, plainTract } from '#test/renderer/state/plain-tract.ts';

const tract = plainTract([10, 20, 30, 40, 50].map((distance) => lineCall('N 45 E', distance)));
const typed = (distance: number): Call => typedCall({ ...EMPTY_CALL, distance });
const lengths = (edits: readonly Edit[]): (number | null)[] =>
  editedTract(tract, edits).calls.map(({ distance }) => distance);
const cell = { tract: 0, kind: 'boundary', field: 'distance', before: null } as const;

describe('any order of courses', () => {
  test('is made by corrections that the service takes, and by no more moves than it needs', () => {
    const token = fc.oneof(fc.nat(4), fc.integer({ min: 100, max: 999 }));
    fc.assert(
      fc.property(fc.uniqueArray(token, { maxLength: 8 }), (wanted) => {
        const edits = editsFor(
          0,
          'call',
          tract.calls,
          wanted.map((one) => (one < 5 ? one : typed(one))),
        );
        expect(lengths(edits)).toEqual(wanted.map((one) => (one < 5 ? (one + 1) * 10 : one)));
      }),
      { numRuns: 200 },
    );
    expect(editsFor(0, 'call', tract.calls, [1, 0, 2, 3, 4])).toHaveLength(1);
    expect(editsFor(0, 'call', tract.calls, [4, 0, 1, 2, 3])).toMatchObject([{ kind: 'move_call', call: 4, to: 0 }]);
  });
});

describe('a value typed into a row', () => {
  const put = editsFor(0, 'call', tract.calls, [0, typed(99), 2, 1, 3, 4]);
  const layout = layoutOf([tract], put, 0, null);

  test('is one of the course that stands there now', () => {
    const edits = withCell([tract], put, { ...cell, call: 2, after: 31 }, layout);
    expect(lengths(edits)).toEqual([10, 99, 31, 20, 40, 50]);
    expect(edits.at(-1)).toMatchObject({ call: 2, before: 30, after: 31 });
    expect(pendingOf(edits, { ...cell, call: 2 }, layout)?.after).toBe(31);
  });

  test('goes into a course that is put in, and is no correction of its own', () => {
    const edits = withCell([tract], put, { ...cell, call: 1, after: 77 }, layout);
    expect(lengths(edits)).toEqual([10, 77, 30, 20, 40, 50]);
    expect(edits).toHaveLength(put.length);
  });

  test('changes a tract that is put in', () => {
    const entered: Edit = {
      tract: 1,
      kind: 'insert_tract',
      call: 0,
      field: 'tract',
      before: null,
      after: { ...tract, typed: true },
    };
    const edits = withCell([tract], [entered], { ...cell, tract: 1, call: 0, after: 5 }, null);
    expect(layoutOf([tract], edits, 1, null)?.tract.calls[0]?.distance).toBe(5);
    expect(layoutOf([tract], edits, 2, null)).toBeNull();
  });
});

test('the document is not marked anew for a value', () => {
  const first = layoutOf([tract], [], 0, null);
  const edits = withCell([tract], [], { ...cell, call: 0, after: 11 }, first);
  expect(layoutOf([tract], edits, 0, first)?.tract).toBe(first?.tract);
});
