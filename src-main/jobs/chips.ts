// What a run's row says of its result.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { awaitsFabric } from '#main/pipeline/awaits-fabric.ts';
import type { RunTable } from '#main/store/runs.ts';

/** What the library and the map need to know of a result without opening it. */
export function chipsOf(body: ExtractResponse): Pick<RunTable, 'verdicts' | 'corrected' | 'located' | 'awaits_fabric'> {
  return {
    verdicts: verdictChips(body),
    corrected: body.groundtruth_verdicts.some(({ corrected, adjusted }) => corrected || adjusted) ? 1 : 0,
    located: body.groundtruth_verdicts.some(({ georef }) => georef !== null) ? 1 : 0,
    awaits_fabric: awaitsFabric(body) ? 1 : 0,
  };
}

/** One per tract, or one for the document. */
function verdictChips(body: ExtractResponse): string {
  const { document_verdict: whole, groundtruth_verdicts: tracts } = body;
  const chips =
    whole === null
      ? tracts.map(({ tract, status }) => ({ tract, status }))
      : [{ tract: whole.document, status: whole.status }];
  return JSON.stringify(chips);
}
