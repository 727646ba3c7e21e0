// The certificate that a title officer files: a cover with verdicts and signature, then the pages of every tract.
// The same body gives the same bytes: the only clock is the time of extraction that the body carries.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { writeCover } from '#main/export/certificate-cover.ts';
import { writeTogether } from '#main/export/certificate-together.ts';
import { writeTract } from '#main/export/certificate-tract.ts';
import { writeDocumentVerdict } from '#main/export/certificate-verdict.ts';
import { findPlacement, togetherOf } from '#main/export/planes.ts';
import { closeSheet, openSheet } from '#main/export/sheet.ts';
import { documentName, momentOf } from '#main/export/words.ts';

/** The caller has verified the attestation. Placements are the operator's, and said to be. */
export async function certificatePdf(
  body: ExtractResponse,
  placements: readonly Placement[] = [],
): Promise<Uint8Array> {
  const { tracts } = body.extraction;
  if (tracts.length === 0 && body.document_verdict === null) throw new Refusal('nothing_to_certify');
  const sheet = openSheet({
    title: `Certificate of legal description: ${documentName(body)}`,
    subject: 'Legal description, closure and area as read from a recorded document',
    author: `Deedproof ${body.engine_version}`,
    at: momentOf(body),
  });
  writeCover(sheet, body, placements);
  writeDocumentVerdict(sheet, body);
  writeTogether(sheet, togetherOf(body, placements));
  for (const index of tracts.keys())
    await writeTract(sheet, body, index, findPlacement(body, index, placements) ?? null);
  const hash = body.attestation?.document_sha256 ?? '';
  return closeSheet(sheet, `${documentName(body)}${hash === '' ? '' : ` · SHA-256 ${hash.slice(0, 16)}…`}`);
}
