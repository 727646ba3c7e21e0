// The facts of a result as the library's columns and its search keep them.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { LibraryFacts } from '#core/schema/library.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict, VerdictStatus } from '#core/schema/verdict.ts';
import { LOT_BLOCK, REFERENCE, readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { nameKeyOf } from '#main/store/natural-key.ts';

export interface FactColumns extends LibraryFacts {
  /** Book and page, or the instrument's number, as they are sorted. */
  book_key: string | null;
  /** The denominator of the closure; more than any for an exact one. */
  closure_rank: number | null;
  /** The worst verdict: 0 FAIL, 1 REVIEW, 2 PASS. */
  worst: number | null;
}

export const NO_FACTS: FactColumns = {
  grantor: null,
  grantee: null,
  county: null,
  state: null,
  book: null,
  page: null,
  instrument: null,
  dated: null,
  stated_acres: null,
  computed_acres: null,
  closure: null,
  pages: null,
  book_key: null,
  closure_rank: null,
  worst: null,
};

const RANK: Readonly<Record<VerdictStatus, number>> = { FAIL: 0, REVIEW: 1, PASS: 2 };
const EXACT = 1e15;

/** Those that a body tells; the pages are counted by whoever read them. */
export function bodyFacts(body: ExtractResponse): Omit<FactColumns, 'pages'> {
  const { pages: _, ...none } = NO_FACTS;
  const { extraction, groundtruth_verdicts: verdicts, document_verdict: whole } = body;
  const statuses = whole === null || whole === undefined ? verdicts.map(({ status }) => status) : [whole.status];
  const worst = statuses.length === 0 ? null : Math.min(...statuses.map((status) => RANK[status]));
  if (extraction === undefined) return { ...none, worst };
  const { metadata, tracts } = extraction;
  const recorded = readWire(REFERENCE, metadata.recording);
  return {
    ...none,
    grantor: filled(metadata.grantors.join('; ')),
    grantee: filled(metadata.grantees.join('; ')),
    county: filled(metadata.county.replace(/\s+county$/i, '')),
    state: filled(metadata.state),
    book: filled(recorded.book),
    page: filled(recorded.page),
    instrument: filled(recorded.instrument),
    book_key: bookKeyOf(recorded),
    dated: filled(metadata.transfer_date),
    ...acresOf(tracts, verdicts),
    ...closureOf(verdicts),
    worst,
  };
}

const filled = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);

/** Documents in books stand before those that have a number alone. */
function bookKeyOf({ book = '', page = '', instrument = '' }: Partial<Record<'book' | 'page' | 'instrument', string>>) {
  if (book !== '') return nameKeyOf(`0 ${book} ${page}`);
  return instrument === '' ? null : nameKeyOf(`1 ${instrument}`);
}

/** Together for all that is conveyed; a sum that lacks a part would be a wrong number. */
function acresOf(tracts: readonly Tract[], verdicts: readonly TractVerdict[]) {
  const conveyed = tracts.flatMap((tract, i) => {
    const verdict = verdicts[i];
    return tract.is_exception || verdict === undefined ? [] : [{ tract, verdict }];
  });
  return {
    stated_acres: sumOf(conveyed.map(({ tract }) => tract.stated_acreage ?? null)),
    computed_acres: sumOf(conveyed.map(({ verdict }) => verdict.computed_acres)),
  };
}

function sumOf(parts: readonly (number | null)[]): number | null {
  if (parts.length === 0 || parts.includes(null)) return null;
  return Number(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0).toFixed(4));
}

function closureOf(verdicts: readonly TractVerdict[]) {
  const closures = verdicts
    .flatMap(({ closure_ratio }) => (closure_ratio === null ? [] : [closure_ratio]))
    .map((closure) => ({ closure, closure_rank: Number(/^1:(\d+)$/.exec(closure)?.[1] ?? EXACT) }))
    .sort((a, b) => a.closure_rank - b.closure_rank);
  return closures[0] ?? { closure: null, closure_rank: null };
}

/** What else a document is searched by, each fact a line of its own. */
export function factWords({ extraction, groundtruth_verdicts: verdicts }: ExtractResponse): string {
  if (extraction === undefined) return '';
  const { metadata, tracts } = extraction;
  const { book, page, instrument } = readWire(REFERENCE, metadata.recording);
  const lines = [
    said('Grantor: ', metadata.grantors.join('; ')),
    said('Grantee: ', metadata.grantees.join('; ')),
    [said('', metadata.county.replace(/\s+county$/i, ''), ' County'), metadata.state].filter(Boolean).join(', '),
    [said('Book ', book), said('Page ', page)].filter(Boolean).join(', '),
    said('Instrument ', instrument),
    said('Dated ', metadata.transfer_date),
    ...metadata.lot_block.map((lot) => lotWords(lot)),
    ...tracts.flatMap(({ name }, i) => [[name, verdicts[i]?.status].filter(Boolean).join(' ')]),
  ];
  return [...new Set(lines.filter((line) => line !== ''))].join('\n');
}

/** The sentences of the document that its calls and ties were read from. */
export function sentencesOf({ extraction }: ExtractResponse): string {
  const tracts = extraction?.tracts ?? [];
  return tracts
    .flatMap(({ pob_description, calls, tie_calls }) => [
      pob_description,
      ...tie_calls.map((tie) => readWire(TIE_CALL, tie).verbatim ?? ''),
      ...calls.map(({ verbatim_text }) => verbatim_text),
    ])
    .filter((sentence) => sentence !== '')
    .join('\n');
}

const said = (before: string, text: string | undefined, after = ''): string =>
  text === undefined || text === '' ? '' : `${before}${text}${after}`;

function lotWords(wire: string): string {
  const { lot, block, subdivision } = readWire(LOT_BLOCK, wire);
  return [said('Lot ', lot), said('Block ', block), said('', subdivision)].filter(Boolean).join(', ');
}
