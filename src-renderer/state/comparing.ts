// Two documents under comparison: their signed results, how near values must be, and which difference is looked at.
import { create } from 'zustand';
import { compareDocuments } from '#core/compare/compare-documents.ts';
import type { Comparison } from '#core/compare/comparison.ts';
import { AS_RECORDED, type Tolerance } from '#core/compare/tolerance.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { findDocument, useLibrary } from '#renderer/state/library.ts';
import { useReview } from '#renderer/state/review.ts';
import { go, useRoute } from '#renderer/state/route.ts';

export interface ComparedDocument {
  readonly id: string;
  readonly name: string;
  readonly body: ExtractResponse;
}

/** A place in the comparison: a fact of the documents, a fact of a tract, or a course of one. */
export interface ComparedPlace {
  /** Null for the documents themselves. */
  readonly tract: number | null;
  readonly kind: 'fact' | 'course';
  readonly at: number;
}

interface ComparingState {
  readonly first: ComparedDocument | null;
  readonly second: ComparedDocument | null;
  readonly problem: string | null;
  readonly tolerance: Tolerance;
  readonly comparison: Comparison | null;
  readonly selected: ComparedPlace | null;
}

const CLOSED: Omit<ComparingState, 'tolerance'> = {
  first: null,
  second: null,
  problem: null,
  comparison: null,
  selected: null,
};

export const useComparing = create<ComparingState>(() => ({ ...CLOSED, tolerance: AS_RECORDED }));

/** The ids that the address names; the second may still be to be chosen, or both. */
export const idsOf = (subject: string): readonly [string, string] => {
  const [first = '', second = ''] = subject.split('/');
  return [first, second];
};

export const compareIds = (first: string, second: string): void =>
  go('compare', second === '' ? first : `${first}/${second}`);

let asked = 0;

/** Fetches what is to be compared, as it was last signed; a later wish overtakes an earlier one. */
export async function loadComparison(subject: string): Promise<void> {
  asked += 1;
  const mine = asked;
  useComparing.setState(CLOSED);
  const [one, two] = idsOf(subject);
  try {
    const [first, second] = await Promise.all([fetchDocument(one), fetchDocument(two)]);
    if (mine === asked) show({ first, second });
  } catch (error) {
    if (mine === asked) useComparing.setState({ problem: messageOf(error) });
  }
}

async function fetchDocument(id: string): Promise<ComparedDocument | null> {
  if (id === '') return null;
  const [known, result] = await Promise.all([findDocument(id), service.call('getDocumentResult', { params: { id } })]);
  return { id, name: known?.document ?? result.value.document, body: result.value };
}

function show(change: Partial<ComparingState>): void {
  const next = { ...useComparing.getState(), ...change };
  const { first, second, tolerance } = next;
  const comparison = first === null || second === null ? null : compareDocuments(first, second, tolerance);
  useComparing.setState({ ...change, comparison, selected: null });
}

export const setTolerance = (tolerance: Tolerance): void => show({ tolerance });

export const selectPlace = (selected: ComparedPlace | null): void => useComparing.setState({ selected });

/** Every place where the two do not agree, in the order in which they stand on the screen. */
export function differencesIn({ facts, tracts }: Comparison): ComparedPlace[] {
  const apart = <One extends { readonly agreement: string }>(list: readonly One[]): number[] =>
    list.flatMap(({ agreement }, at) => (agreement === 'agrees' ? [] : [at]));
  return [
    ...tracts.flatMap((tract, index) => [
      ...apart(tract.pairs).map((at): ComparedPlace => ({ tract: index, kind: 'course', at })),
      ...apart(tract.facts).map((at): ComparedPlace => ({ tract: index, kind: 'fact', at })),
    ]),
    ...apart(facts).map((at): ComparedPlace => ({ tract: null, kind: 'fact', at })),
  ];
}

export const isPlace = (a: ComparedPlace | null, b: ComparedPlace): boolean =>
  a !== null && a.tract === b.tract && a.kind === b.kind && a.at === b.at;

/** To the next difference, or the one before; round from the last to the first. */
export function stepDifference(by: 1 | -1): void {
  const { comparison, selected } = useComparing.getState();
  const places = comparison === null ? [] : differencesIn(comparison);
  const now = places.findIndex((place) => isPlace(selected, place));
  const next = now < 0 ? (by > 0 ? 0 : places.length - 1) : (now + by + places.length) % places.length;
  const place = places[next];
  if (place !== undefined) selectPlace({ ...place });
}

/** What is at hand to compare: two selected documents, or the open one with another that is then chosen. */
export function compareAtHand(): void {
  const { screen, subject } = useRoute.getState();
  const picks = [...useLibrary.getState().selected.values()].filter(({ result_available }) => result_available);
  const [one, two] = picks;
  const { origin, body } = useReview.getState();
  if (screen === 'library' && one !== undefined && two !== undefined && picks.length === 2) compareIds(one.id, two.id);
  else if (screen === 'library' && one !== undefined && picks.length === 1) compareIds(one.id, '');
  else if (screen === 'review' && origin?.kind === 'library' && origin.id === subject && body !== null)
    compareIds(origin.id, '');
  else go('compare');
}
