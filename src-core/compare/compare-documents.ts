// Two documents side by side: a deed and a later deed, what agrees and what differs, tract by tract and call by call.
import { compareTracts, loneTract, type PlacedTract } from '#core/compare/compare-tracts.ts';
import { plainWords } from '#core/compare/compared-course.ts';
import type { ComparedFact, ComparedTract, Comparison } from '#core/compare/comparison.ts';
import { matchTracts } from '#core/compare/match-tracts.ts';
import { AS_RECORDED, type Tolerance, toleranceWords } from '#core/compare/tolerance.ts';
import { wordsFact } from '#core/compare/tract-facts.ts';
import { findState } from '#core/plss/states.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { LOT_BLOCK, REFERENCE, readWire } from '#core/schema/wire-string.ts';

export interface NamedDocument {
  readonly name: string;
  readonly body: ExtractResponse;
}

export function compareDocuments(
  first: NamedDocument,
  second: NamedDocument,
  tolerance: Tolerance = AS_RECORDED,
): Comparison {
  const tracts = matchTracts(tractsOf(first.body), tractsOf(second.body), tolerance).map(
    ({ first: one, second: two }) =>
      one !== null && two !== null
        ? compareTracts(one, two, tolerance)
        : one !== null
          ? loneTract(one, true, tolerance)
          : loneTract(two as PlacedTract, false, tolerance),
  );
  return {
    first: first.name,
    second: second.name,
    tolerance,
    within: toleranceWords(tolerance),
    facts: factsOf(first.body, second.body),
    tracts,
    notes: notesOf(first.body, second.body, tracts),
  };
}

function tractsOf({ extraction, groundtruth_verdicts: verdicts }: ExtractResponse): PlacedTract[] {
  const state = findState(extraction.metadata.state) ?? '';
  return extraction.tracts.map((tract, index) => ({ index, tract, verdict: verdicts[index] ?? null, state }));
}

/** Facts that neither states are left out. */
function factsOf({ extraction: a }: ExtractResponse, { extraction: b }: ExtractResponse): ComparedFact[] {
  const [one, two] = [a.metadata, b.metadata];
  const list = (names: readonly string[]): string => names.join('; ');
  return [
    wordsFact('Kind', a.document_kind.replace('_', ' '), b.document_kind.replace('_', ' ')),
    wordsFact('Grantors', list(one.grantors), list(two.grantors)),
    wordsFact('Grantees', list(one.grantees), list(two.grantees)),
    wordsFact('Date', one.transfer_date, two.transfer_date),
    wordsFact('Recorded', recordText(one.recording), recordText(two.recording)),
    wordsFact(
      'Prior references',
      list(one.prior_references.map(recordText)),
      list(two.prior_references.map(recordText)),
    ),
    wordsFact('County', one.county, two.county),
    wordsFact('State', one.state, two.state),
    wordsFact('Lots and blocks', list(one.lot_block.map(lotText)), list(two.lot_block.map(lotText))),
    wordsFact('Basis of bearings', a.basis_of_bearings ?? '', b.basis_of_bearings ?? ''),
    wordsFact('Tracts', String(a.tracts.length), String(b.tracts.length)),
    wordsFact('Exceptions', exceptionsOf(a.tracts), exceptionsOf(b.tracts)),
  ].filter(({ agreement }) => agreement !== 'unknown');
}

const exceptionsOf = (tracts: readonly { readonly name: string; readonly is_exception: boolean }[]): string =>
  tracts
    .filter(({ is_exception }) => is_exception)
    .map(({ name }) => name)
    .join('; ');

function recordText(wire: string): string {
  const { book, page, instrument, note } = readWire(REFERENCE, wire);
  const parts = [
    book === undefined ? '' : `Book ${book}`,
    page === undefined ? '' : `Page ${page}`,
    instrument === undefined ? '' : `Instrument ${instrument}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? (note ?? wire) : parts.join(', ');
}

function lotText(wire: string): string {
  const { lot, block, subdivision } = readWire(LOT_BLOCK, wire);
  const parts = [
    lot === undefined ? '' : `Lot ${lot}`,
    block === undefined ? '' : `Block ${block}`,
    subdivision ?? '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? wire : parts.join(', ');
}

/** That courses agree does not place them: this stands under every comparison. */
const CAUTION =
  'Descriptions whose courses agree may still lie in different places, and ones that differ may mean one parcel: compare the beginnings, ties and adjoiners.';

function notesOf(first: ExtractResponse, second: ExtractResponse, tracts: readonly ComparedTract[]): string[] {
  const lone = (side: 'first' | 'second'): number => tracts.filter((tract) => tract[side] === null).length;
  const [added, dropped] = [lone('first'), lone('second')];
  return [
    ...chainOf(first, second, 'first', 'second'),
    ...chainOf(second, first, 'second', 'first'),
    ...(added === 0 ? [] : [`${tractsText(added)} only in the second.`]),
    ...(dropped === 0 ? [] : [`${tractsText(dropped)} only in the first.`]),
    ...(sameDocument(first, second) ? ['Both were read from the same file.'] : []),
    CAUTION,
  ];
}

const tractsText = (count: number): string => (count === 1 ? 'One tract stands' : `${String(count)} tracts stand`);

const sameDocument = (first: ExtractResponse, second: ExtractResponse): boolean =>
  first.attestation !== null && first.attestation.document_sha256 === second.attestation?.document_sha256;

/** Who takes by the one and grants by the other. */
function chainOf(from: ExtractResponse, to: ExtractResponse, one: string, two: string): string[] {
  const granting = new Set(to.extraction.metadata.grantors.map(plainWords));
  const names = from.extraction.metadata.grantees.filter((name) => granting.has(plainWords(name)));
  return names.length === 0 ? [] : [`${names.join(', ')}: grantee by the ${one}, grantor by the ${two}.`];
}
