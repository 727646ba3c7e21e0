// The certificate that a title officer files: a cover with verdicts and signature, then the pages of every tract.
// The same body gives the same bytes: the only clock is the time of extraction that the body carries.
import { Refusal } from '#core/api/errors.ts';
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { writeCover } from '#main/export/certificate-cover.ts';
import { isSmall, LEAST_DRAWING, writePage } from '#main/export/certificate-page.ts';
import { writeTogether } from '#main/export/certificate-together.ts';
import { writeTract } from '#main/export/certificate-tract.ts';
import { writeDocumentVerdict } from '#main/export/certificate-verdict.ts';
import { findPlacement, togetherOf } from '#main/export/planes.ts';
import { closeSheet, openSheet, pagesOf, roomLeft, type Sheet } from '#main/export/sheet.ts';
import { documentName, momentOf } from '#main/export/words.ts';

/** The caller has verified the attestation. Placements are the operator's, and said to be. */
export async function certificatePdf(
  body: ExtractResponse,
  placements: readonly Placement[] = [],
  office: CertificateFacts = {},
): Promise<Uint8Array> {
  const { tracts } = body.extraction;
  if (tracts.length === 0 && body.document_verdict === null) throw new Refusal('nothing_to_certify');
  const sheet = (await smallPage(body, placements, office)) ?? (await fullPages(body, placements, office));
  const hash = body.attestation?.document_sha256 ?? '';
  return closeSheet(sheet, `${documentName(body)}${hash === '' ? '' : ` · SHA-256 ${hash.slice(0, 16)}…`}`);
}

const opened = (body: ExtractResponse): Sheet =>
  openSheet({
    title: `Certificate of legal description: ${documentName(body)}`,
    subject: 'Legal description, closure and area as read from a recorded document',
    author: `Deedproof ${body.engine_version}`,
    at: momentOf(body),
  });

type Given = readonly [body: ExtractResponse, placements: readonly Placement[], office: CertificateFacts];

/** Everything on one page, the drawing as large as the rest leaves room for; null where it takes more. */
async function smallPage(...given: Given): Promise<Sheet | null> {
  if (!isSmall(given[0])) return null;
  const tried = opened(given[0]);
  await writePage(tried, ...given, LEAST_DRAWING);
  if (pagesOf(tried) > 1) return null;
  const sheet = opened(given[0]);
  await writePage(sheet, ...given, LEAST_DRAWING + Math.min(MOST_MORE, Math.max(0, roomLeft(tried) - 2)));
  return pagesOf(sheet) > 1 ? null : sheet;
}

/** How much taller than its least the drawing of a small deed may be. */
const MOST_MORE = 130;

async function fullPages(...[body, placements, office]: Given): Promise<Sheet> {
  const sheet = opened(body);
  writeCover(sheet, body, placements, office);
  writeDocumentVerdict(sheet, body);
  writeTogether(sheet, togetherOf(body, placements));
  for (const index of body.extraction.tracts.keys())
    await writeTract(sheet, body, index, findPlacement(body, index, placements) ?? null);
  return sheet;
}
