// What a run's row says of its result.
import { logOf } from '#core/corrections/changes.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { awaitsFabric } from '#main/pipeline/awaits-fabric.ts';
import type { StoredRun } from '#main/store/runs.ts';

/** What the library and the map need to know of a result without opening it. */
export function chipsOf(
  body: ExtractResponse,
): Pick<StoredRun, 'verdicts' | 'corrected' | 'located' | 'awaits_fabric'> {
  return {
    verdicts: verdictChips(body),
    corrected: isCorrected(body) ? 1 : 0,
    located: body.groundtruth_verdicts.some(({ georef }) => georef !== null) ? 1 : 0,
    awaits_fabric: awaitsFabric(body) ? 1 : 0,
  };
}

/** By the log as well: a tract that was deleted has no verdict left to say so. */
const isCorrected = (body: ExtractResponse): boolean =>
  logOf(body).length > 0 || body.groundtruth_verdicts.some(({ corrected, adjusted }) => corrected || adjusted);

/** One per tract, or one for the document. */
function verdictChips(body: ExtractResponse): string {
  const { document_verdict: whole, groundtruth_verdicts: tracts } = body;
  const chips =
    whole === null
      ? tracts.map(({ tract, status }) => ({ tract, status }))
      : [{ tract: whole.document, status: whole.status }];
  return JSON.stringify(chips);
}
