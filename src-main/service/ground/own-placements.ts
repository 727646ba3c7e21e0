// Which of a reference's saved positions are those of a held body: its own document's, told by its bytes and its name.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { Invalid } from '#main/service/requests/validation.ts';
import type { StoredRun } from '#main/store/runs.ts';

/** A document that a reference covers, and where its tracts were placed. */
export type PlacedDocument = Pick<StoredRun, 'id' | 'document' | 'document_sha256'> & {
  readonly placements: readonly Placement[];
};

/** Refuses to choose between two of them. */
export function ownPlacements(body: ExtractResponse, documents: readonly PlacedDocument[]): readonly Placement[] {
  const sha = body.attestation?.document_sha256 ?? '';
  const own = documents.filter(
    ({ document, document_sha256 }) => document === body.document && (sha === '' || document_sha256 === sha),
  );
  const [found] = own;
  if (own.length < 2) return found?.placements ?? [];
  const msg = `${own.length} placed documents of this reference are this one: name one by its id, such as ${found?.id}.`;
  throw new Invalid([{ loc: ['query', 'placements'], msg, type: 'ambiguous' }]);
}
