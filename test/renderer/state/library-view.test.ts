import { describe, expect, test } from 'vitest';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import type { Arrival } from '#renderer/state/ingest.ts';
import { filterOf, type LibraryView, rowsOf, viewOf, worstOf } from '#renderer/state/library-view.ts';

const NO_FACTS = {
  ...{ grantor: null, grantee: null, county: null, state: null, book: null, page: null, instrument: null },
  ...{ dated: null, stated_acres: null, computed_acres: null, closure: null, pages: null },
};

function document(id: string, at: string, statuses: readonly VerdictStatus[], facts: Partial<LibraryDocument> = {}) {
  const one: LibraryDocument = {
    id,
    document: `${id}.pdf`,
    status: 'succeeded',
    source: 'async',
    reference: `job-${id}`,
    key_prefix: '',
    submitted_at: at,
    finished_at: at,
    result_available: true,
    document_sha256: null,
    error: null,
    placements: 0,
    progress: null,
    error_type: null,
    verdicts: statuses.map((status, i) => ({ tract: `Tract ${String(i + 1)} of ${id}`, status })),
    corrected: false,
    has_source: true,
    kept: true,
    again: null,
    kind: 'read',
    facts: NO_FACTS,
    labels: { order_number: '', client: '', assignee: '', notes: '', reviewed_by: '', reviewed_at: null },
    pending: 0,
    copy: false,
    hit: null,
    ...facts,
  };
  return one;
}

const DOCUMENTS = [
  document('deed-10', '2026-01-01T10:00:00Z', ['PASS']),
  document('deed-9', '2026-01-02T10:00:00Z', ['PASS', 'REVIEW']),
  document('ridge', '2026-01-03T10:00:00Z', ['FAIL', 'PASS']),
  document('scan', '2026-01-04T10:00:00Z', [], { status: 'running', result_available: false }),
  document('broken', '2026-01-05T10:00:00Z', [], { status: 'failed', error: 'No pages.', result_available: false }),
];
const REFUSED: Arrival = {
  id: 'arrival-1',
  name: 'photo.bmp',
  folder: '',
  state: 'refused',
  error_type: 'unsupported_format',
  message: 'This is not a PDF.',
  at: '2026-01-06T10:00:00Z',
  files: [],
  text: null,
};
const rows = rowsOf(new Map(DOCUMENTS.map((one) => [one.id, one])), [REFUSED], new Set());
const NEWEST: LibraryView = { search: '', filter: 'all', sort: 'read_at', descending: true };
const names = (view: Partial<LibraryView>): string[] => viewOf(rows, { ...NEWEST, ...view }).map((row) => row.id);

describe('the library as it stands on screen', () => {
  test('newest first, with what was refused at the door among the rest', () => {
    expect(names({})).toEqual(['arrival-1', 'broken', 'scan', 'ridge', 'deed-9', 'deed-10']);
  });

  test('a document is as bad as its worst tract', () => {
    expect(DOCUMENTS.map(worstOf)).toEqual(['PASS', 'REVIEW', 'FAIL', null, null]);
    expect(rows.map(filterOf)).toEqual(['refused', 'PASS', 'REVIEW', 'FAIL', 'working', 'refused']);
  });

  test.each<[LibraryView['filter'], string[]]>([
    ['PASS', ['deed-10']],
    ['REVIEW', ['deed-9']],
    ['FAIL', ['ridge']],
    ['working', ['scan']],
    ['refused', ['arrival-1', 'broken']],
  ])('the filter %s shows its own', (filter, ids) => {
    expect(names({ filter })).toEqual(ids);
  });

  test('names sort as people count, 9 before 10', () => {
    expect(names({ sort: 'document', descending: false })).toEqual([
      'broken',
      'deed-9',
      'deed-10',
      'arrival-1',
      'ridge',
      'scan',
    ]);
  });

  test('every word of a search must be found, in names, tracts, references or reasons', () => {
    expect(names({ search: 'tract ridge' })).toEqual(['ridge']);
    expect(names({ search: 'NO PAGES' })).toEqual(['broken']);
    expect(names({ search: 'job-deed' })).toEqual(['deed-9', 'deed-10']);
    expect(names({ search: 'ridge deed' })).toEqual([]);
  });

  test('what is being deleted is gone from sight', () => {
    const left = rowsOf(new Map(DOCUMENTS.map((one) => [one.id, one])), [], new Set(['ridge', 'scan']));
    expect(left.map((row) => row.id)).toEqual(['deed-10', 'deed-9', 'broken']);
  });
});

test('a file submitted a second time is marked as a copy of the first', () => {
  const same = { document_sha256: 'a'.repeat(64) };
  const documents = [
    document('again', '2026-01-02T10:00:00Z', ['PASS'], same),
    document('first', '2026-01-01T10:00:00Z', ['PASS'], same),
    document('other', '2026-01-03T10:00:00Z', ['PASS'], { document_sha256: 'b'.repeat(64) }),
  ];
  const rows = rowsOf(new Map(documents.map((one) => [one.id, one])), [], new Set());
  expect(rows.filter((row) => row.kind === 'document' && row.copy).map((row) => row.id)).toEqual(['again']);
  const alone = rowsOf(new Map(documents.map((one) => [one.id, one])), [], new Set(['first']));
  expect(alone.some((row) => row.kind === 'document' && row.copy)).toBe(false);
});
