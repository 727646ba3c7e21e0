// What the command line prints of a result: one line per tract, or one for a document without tracts.
import type { ExtractResponse } from '#core/schema/extract-response.ts';

export function verdictLines(body: ExtractResponse): string[] {
  if (body.document_verdict !== null) {
    return [
      `${body.document_verdict.status.padEnd(7)}${'-'.padStart(10)}${'-'.padStart(14)}  ${body.document_verdict.document}`,
    ];
  }
  return body.groundtruth_verdicts.map((verdict) => {
    const acres = verdict.computed_acres === null ? '-' : `${verdict.computed_acres.toFixed(3)} ac`;
    return `${verdict.status.padEnd(7)}${(verdict.closure_ratio ?? '-').padStart(10)}${acres.padStart(14)}  ${verdict.tract}`;
  });
}
