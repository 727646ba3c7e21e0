// What the command line prints of a result: one line per tract, or one for a document without tracts.
import type { ExtractResponse } from '#core/schema/extract-response.ts';

export function verdictLines(body: ExtractResponse): string[] {
  if (body.document_verdict !== null) {
    return [
      `${body.document_verdict.status.padEnd(7)}${'-'.padStart(10)}${'-'.padStart(14)}  ${body.document_verdict.document}`,
    ];
  }
  return body.groundtruth_verdicts.map((verdict) => {
    const metric = verdict.distance_unit === 'meters' || verdict.distance_unit === 'kilometers';
    const { computed_acres, computed_hectares } = verdict;
    const area = metric ? { value: computed_hectares, unit: 'ha' } : { value: computed_acres, unit: 'ac' };
    const acres = area.value === null ? '-' : `${area.value.toFixed(3)} ${area.unit}`;
    return `${verdict.status.padEnd(7)}${(verdict.closure_ratio ?? '-').padStart(10)}${acres.padStart(14)}  ${verdict.tract}`;
  });
}
