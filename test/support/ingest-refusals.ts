// What a damaged file may be answered with.

export const INGEST_REFUSALS: readonly string[] = [
  'unsupported_format',
  'conversion_failed',
  'empty_document',
  'document_too_large',
  'extraction_failed',
];
