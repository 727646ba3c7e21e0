// The saved positions of a held result, read from the library also while the application is at work in the folder.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { withKeys } from '#main/cli/with-keys.ts';
import { ownPlacements, type PlacedDocument } from '#main/service/ground/own-placements.ts';
import { placedDocuments } from '#main/service/ground/placed-documents.ts';
import { Invalid } from '#main/service/requests/validation.ts';
import { listByReference } from '#main/store/runs.ts';

/** Those of the one document that the body is of; `reference` is its own id, or that of its job or batch. */
export async function savedPlacements(
  dataDir: string | undefined,
  reference: string,
  body: ExtractResponse,
): Promise<readonly Placement[]> {
  return withKeys(dataDir, async ({ db, account }) => {
    const runs = await listByReference(db, { account_id: account.id }, reference);
    const item = runs.find(({ id }) => id === reference);
    const held = (item === undefined ? runs : [item]).filter(({ result_state }) => result_state === 'held');
    if (held.length === 0) throw new Refusal('no_such_run');
    return chosen(body, await placedDocuments(db, held));
  });
}

function chosen(body: ExtractResponse, documents: readonly PlacedDocument[]): readonly Placement[] {
  try {
    return ownPlacements(body, documents);
  } catch (problem) {
    if (!(problem instanceof Invalid)) throw problem;
    throw new Refusal('no_such_run', {}, problem.detail.map(({ msg }) => msg).join(' '));
  }
}
