// What a test key gets: always the same deed, read by the real reader, signed as it is served, never billed.
import type { App } from '#main/app.ts';
import { type Extracted, extract } from '#main/pipeline/extract.ts';

export const SAMPLE_DEED = `WARRANTY DEED

Harlan B. Voss, grantor, conveys to Meridian Orchard Company, grantee, the following land in Cedar County, Missouri:

Commencing at the Northwest corner of Section 14; thence South 89°30'00" East, 330.00 feet to an iron pin at the
POINT OF BEGINNING; thence North 00°30'00" East, 400.00 feet to a stone; thence South 89°30'00" East, 544.50 feet to
an iron pin; thence South 00°30'00" West, 400.00 feet to an iron pin; thence North 89°30'00" West, 544.50 feet to the
point of beginning, containing 5.00 acres, more or less.
`;

/** The fixed sample under the caller's document name, as of the kind that the caller posted. */
export function sampleResult(app: App, document: string, test_of: 'document' | 'text'): Promise<Extracted> {
  const bytes = new TextEncoder().encode(SAMPLE_DEED);
  return extract({ name: document, bytes, declared_text: true }, app, { test_of });
}
