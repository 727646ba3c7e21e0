// What is told of a result in a list, without opening it.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { awaitsFabric } from '#core/verdict/awaits-fabric.ts';

type Status = ExtractResponse['groundtruth_verdicts'][number]['status'];

export interface Gist {
  readonly tracts: readonly { readonly tract: string; readonly status: Status }[];
  /** The verdict of a document that has one as a whole. */
  readonly whole: { readonly tract: string; readonly status: Status } | null;
  /** The survey fabric located one of its tracts. */
  readonly located: boolean;
  /** A tract names ground that survey fabric might place, and none did. */
  readonly awaits_fabric: boolean;
}

export function gistOf(told: Pick<ExtractResponse, 'extraction' | 'groundtruth_verdicts' | 'document_verdict'>): Gist {
  const { document_verdict: whole, groundtruth_verdicts: tracts } = told;
  return {
    tracts: tracts.map(({ tract, status }) => ({ tract, status })),
    whole: whole === null ? null : { tract: whole.document, status: whole.status },
    located: tracts.some(({ georef }) => georef !== null),
    awaits_fabric: awaitsFabric(told),
  };
}
