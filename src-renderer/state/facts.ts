// Facts beside the courses that the scan leaves in doubt, and a person's word that they stand there as they were read.
import { type Change, changesOf, isOfDocument } from '#core/corrections/changes.ts';
import { findFact, isTractFact } from '#core/corrections/confirm-fact.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { type FactEdit, NO_TRACT } from '#renderer/state/edits.ts';

/** The confirmation of a fact that is in doubt, of the document for NO_TRACT; null where there is nothing to confirm. */
export function doubtedFact(extraction: Extraction, tract: number, field: string): FactEdit | null {
  const of = tract === NO_TRACT ? extraction : extraction.tracts[tract];
  if (of?.doubts?.some((doubted) => doubted.field === field) !== true) return null;
  const value = factAt(extraction, tract, field);
  return value === '' ? null : { tract, kind: 'fact', call: 0, field, before: value, after: value };
}

function factAt(extraction: Extraction, tract: number, field: string): string {
  if (tract === NO_TRACT) return findFact(extraction.metadata, field) ?? '';
  return isTractFact(field) ? (extraction.tracts[tract]?.[field] ?? '') : '';
}

/** The facts of the document that the signed body says were confirmed, earlier ones first. */
export const confirmedFacts = (body: ExtractResponse): Change[] =>
  changesOf(body).filter(({ correction }) => isOfDocument(correction));
