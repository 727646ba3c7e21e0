import { describe, expect, test } from 'vitest';
import type { Arrival } from '#renderer/state/ingest.ts';
import {
  arrivalRows,
  beginningOf,
  isNarrowed,
  type LibraryView,
  queryOf,
  WHOLE_LIBRARY,
} from '#renderer/state/library-view.ts';

const arrival = (id: string, name: string, state: Arrival['state']): Arrival => ({
  ...{ id, name, state, folder: '', error_type: '', message: 'This is not a PDF.' },
  ...{ at: '2026-01-06T10:00:00Z', files: [], text: null, reference: null, instead_of: null },
});
const ARRIVALS = [arrival('arrival-1', 'photo.bmp', 'refused'), arrival('arrival-2', 'oak deed.pdf', 'staging')];
const coming = (view: Partial<LibraryView>): string[] =>
  arrivalRows(ARRIVALS, { ...WHOLE_LIBRARY, ...view }).map(({ id }) => id);

describe('what is coming in stands above the documents', () => {
  test.each<[Partial<LibraryView>, string[]]>([
    [{}, ['arrival-1', 'arrival-2']],
    [{ filter: 'refused' }, ['arrival-1']],
    [{ filter: 'working' }, ['arrival-2']],
    [{ filter: 'PASS' }, []],
    [{ search: 'DEED oak' }, ['arrival-2']],
    [{ county: 'Polk' }, []],
    [{ pending: true }, []],
  ])('as far as it fits the view %o', (view, ids) => {
    expect(coming(view)).toEqual(ids);
  });

  test('until its document is listed, and never beside it', () => {
    const taken = { ...arrival('arrival-3', 'taken.pdf', 'staging'), reference: 'job_1' };
    const shown = (listed: string[]) => arrivalRows([taken], WHOLE_LIBRARY, new Set(listed)).map(({ id }) => id);
    expect(shown([])).toEqual(['arrival-3']);
    expect(shown(['job_1'])).toEqual([]);
  });
});

test('a view asks the service for what it shows, and for nothing it does not narrow', () => {
  expect(queryOf(WHOLE_LIBRARY)).toEqual({ sort: 'read_at', descending: 'true' });
  const view: LibraryView = {
    ...{ search: ' oak ', filter: 'REVIEW', county: 'Polk', assignee: 'A. Lee', pending: true, period: 'week' },
    ...{ sort: 'closure', descending: false },
  };
  const now = new Date(2026, 6, 15, 12);
  expect(queryOf(view, new Set(['job_a', 'job_b']), now)).toEqual({
    ...{ sort: 'closure', descending: 'false', search: 'oak', kind: 'REVIEW', county: 'Polk', assignee: 'A. Lee' },
    ...{ pending: 'true', since: new Date(2026, 6, 9).toISOString(), without: 'job_a,job_b' },
  });
  expect(isNarrowed(WHOLE_LIBRARY)).toBe(false);
  expect(isNarrowed({ ...WHOLE_LIBRARY, period: 'day' })).toBe(true);
});

test('today begins at midnight of this machine', () => {
  expect(beginningOf('day', new Date(2026, 2, 1, 9))).toBe(new Date(2026, 2, 1).toISOString());
  expect(beginningOf('any', new Date())).toBeNull();
});
