// Pending corrections outlive the window: kept in the browser's storage until they are applied or discarded, so that a
// crash or a power cut loses none of them.
import { z } from 'zod';
import { isConfirmation, isOfDocument } from '#core/corrections/changes.ts';
import { Bearing } from '#core/schema/bearing.ts';
import { CorrectableField, StructureField, StructureKind } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { service } from '#renderer/api/service.ts';
import { NO_TRACT } from '#renderer/state/edits.ts';
import type { ReviewOrigin } from '#renderer/state/review.ts';

const EditValue = z.union([Bearing, z.number(), z.string(), z.boolean(), z.null()]);

const ValueEdit = z.object({
  tract: z.int(),
  kind: z.enum(['boundary', 'tie']),
  call: z.int(),
  field: CorrectableField,
  before: EditValue,
  after: EditValue,
  confirms: z.literal(true).optional(),
});

const StructureEdit = z.object({
  tract: z.int(),
  kind: StructureKind,
  call: z.int(),
  field: StructureField,
  to: z.int().optional(),
  before: z.unknown(),
  after: z.unknown(),
});

const FactEdit = z.object({
  tract: z.int(),
  kind: z.literal('fact'),
  call: z.literal(0),
  field: z.string(),
  before: z.string(),
  after: z.string(),
});

const Pending = z.object({
  edits: z.array(z.union([ValueEdit, StructureEdit, FactEdit])),
  adjust: z.array(z.int()),
  tract: z.int(),
});
export type Pending = z.infer<typeof Pending>;

/** A correction of the log as a pending one; null for one that the review does not make. */
export function editOf(correction: unknown): z.infer<typeof ValueEdit> | z.infer<typeof FactEdit> | null {
  const fact = FactEdit.safeParse(correction).data;
  if (fact !== undefined) return isOfDocument(fact) ? { ...fact, tract: NO_TRACT } : fact;
  const edit = ValueEdit.safeParse(correction).data;
  if (edit === undefined) return null;
  return isConfirmation(edit) ? { ...edit, confirms: true } : edit;
}

const OFFERED = 'earlier corrections offered on';

/** True once for each reading: what a person then discards stays discarded. */
export function isFirstOffer(body: ExtractResponse): boolean {
  const name = `${OFFERED} ${body.attestation?.signature ?? ''}`;
  if (localStorage.getItem(name) !== null) return false;
  localStorage.setItem(name, new Date().toISOString());
  return true;
}

/** Made on this very body: after an apply, or on another body, they are not taken up again. */
function nameOf(origin: ReviewOrigin, body: ExtractResponse): string {
  return `pending ${origin.kind} ${origin.id} ${body.attestation?.signature ?? ''}`;
}

/** What was left pending on this body; null when nothing was. */
export function findPending(origin: ReviewOrigin, body: ExtractResponse): Pending | null {
  const kept = localStorage.getItem(nameOf(origin, body));
  if (kept === null) return null;
  const read = Pending.safeParse(JSON.parse(kept));
  return read.success ? read.data : null;
}

/** Keeps what is pending, or forgets it when nothing is. */
export function keepPending(origin: ReviewOrigin, body: ExtractResponse, pending: Pending): void {
  const name = nameOf(origin, body);
  const count = pending.edits.length + pending.adjust.length;
  if (count === 0) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(pending));
  if (origin.kind === 'library') tellPending(origin.id, count);
}

const told = new Map<string, number>();

/** The library shows which documents have corrections pending; it is told after the fact, and only of a change. */
function tellPending(id: string, pending: number): void {
  if ((told.get(id) ?? 0) === pending) return;
  told.set(id, pending);
  const json = { documents: [id], labels: { pending } };
  service.call('labelDocuments', { json }).catch(() => told.delete(id));
}
