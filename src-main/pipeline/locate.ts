// Suggested positions for the tracts of a held extraction: from survey corners, from placed neighbours, or both in turn.
import { Refusal } from '#core/api/errors.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { SuggestedLocation, TractVerdict } from '#core/schema/verdict.ts';
import type { Fabric } from '#main/fabric/fabric.ts';
import { locateByAdjoiner } from '#main/pipeline/locate-adjoiner.ts';
import { locateByCorner } from '#main/pipeline/locate-plss-corner.ts';

const SOURCES = ['auto', 'plss_corner', 'adjoiner'] as const;
type Source = (typeof SOURCES)[number];

export interface LocateDeps {
  fabric: Fabric | null;
  /** Parcels that the account has placed, or whose aliquots the fabric located. */
  placed: readonly PlacedParcel[];
}

function sourceOf(source: string, fabric: Fabric | null): Source {
  const known = SOURCES.find((one) => one === source);
  if (known === undefined) throw new Refusal('unknown_source');
  if (known === 'plss_corner' && (fabric === null || fabric.isEmpty())) throw new Refusal('source_unavailable');
  return known;
}

/** The first source that gives a position; else what the corner tried had to say. */
function locationOf(
  body: ExtractResponse,
  index: number,
  verdict: TractVerdict,
  source: Source,
  deps: LocateDeps,
): SuggestedLocation | null {
  const tract = body.extraction.tracts[index];
  // An aliquot that the fabric located needs no suggestion.
  if (tract === undefined || verdict.georef !== null) return null;
  const fabric = source === 'adjoiner' || deps.fabric === null || deps.fabric.isEmpty() ? null : deps.fabric;
  const byCorner = fabric === null ? null : locateByCorner(fabric, tract, verdict, body.extraction);
  if (byCorner?.pob != null || source === 'plss_corner') return byCorner;
  const document_sha256 = body.attestation?.document_sha256 ?? '';
  const { county, state, grantees, grantors, recording } = body.extraction.metadata;
  const owners = [...grantees, ...grantors];
  const own = { document: body.document, document_sha256, tract_index: index, county, state, owners, recording };
  const byNeighbour = locateByAdjoiner(deps.placed, tract, verdict, own);
  return byNeighbour?.pob != null ? byNeighbour : (byCorner ?? byNeighbour);
}

/** Fills every location anew, whatever arrived; the caller has verified the body and signs the result. */
export function locate(
  body: ExtractResponse,
  source: string,
  deps: LocateDeps,
): { body: ExtractResponse; located: number } {
  const wanted = sourceOf(source, deps.fabric);
  const verdicts = body.groundtruth_verdicts.map((verdict, index) => ({
    ...verdict,
    location: locationOf(body, index, verdict, wanted, deps),
  }));
  const located = verdicts.filter(({ location }) => location?.pob != null).length;
  return { body: { ...body, groundtruth_verdicts: verdicts }, located };
}
