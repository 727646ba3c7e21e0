// What a run's row says of its result.
import { logOf } from '#core/corrections/changes.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { type Gist, gistOf } from '#core/verdict/gist.ts';
import type { StoredRun } from '#main/store/runs.ts';

type Chips = Pick<StoredRun, 'verdicts' | 'corrected' | 'located' | 'awaits_fabric'>;

/** What the library and the map need to know of a result without opening it. */
export function chipsOf(body: ExtractResponse): Chips {
  return { ...freshChipsOf(gistOf(body)), corrected: isCorrected(body) ? 1 : 0 };
}

/** The same of one that has just been read, which nobody has corrected yet. */
export function freshChipsOf({ tracts, whole, located, awaits_fabric }: Gist): Chips {
  return {
    // One per tract, or one for the document.
    verdicts: JSON.stringify(whole === null ? tracts : [whole]),
    corrected: 0,
    located: located ? 1 : 0,
    awaits_fabric: awaits_fabric ? 1 : 0,
  };
}

/** By the log as well: a tract that was deleted has no verdict left to say so. */
const isCorrected = (body: ExtractResponse): boolean =>
  logOf(body).length > 0 || body.groundtruth_verdicts.some(({ corrected, adjusted }) => corrected || adjusted);
