// Our own reading where there was to be another beside it.
import type { Extraction } from '#core/schema/extraction.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';
import { finding } from '#main/reader/agree/finding.ts';

/** It stands as it is, and says that a second was not had. */
export function alone(ours: Extraction, model: string, why: string): Extraction {
  const detail = `A second reading was asked for and not had. ${why}`;
  const told = finding('model_not_had', { weight: 'note', detail });
  return {
    ...ours,
    tracts: ours.tracts.map((tract) => withFindings(tract, [told])),
    second_reading: {
      model,
      state: 'not_had',
      why,
      agreed: 0,
      dropped: 0,
      tokens_reckoned: false,
      findings: ours.tracts.length > 0 ? [] : [told],
      tracts: [],
    },
  };
}
