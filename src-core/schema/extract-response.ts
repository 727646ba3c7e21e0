// The signed result of reading one document.
import { z } from 'zod';
import { Adjustment, Correction } from '#core/schema/correction.ts';
import { DocumentVerdict } from '#core/schema/document-verdict.ts';
import { Extraction } from '#core/schema/extraction.ts';
import { Timestamp } from '#core/schema/timestamp.ts';
import { TractVerdict } from '#core/schema/verdict.ts';

export const Usage = z.object({
  input_tokens: z.int(),
  output_tokens: z.int(),
  seconds: z.number(),
});
export type Usage = z.infer<typeof Usage>;

export const Attestation = z.object({
  document_sha256: z.string(),
  extracted_at: Timestamp,
  signature: z.string(),
  /** Names the signing key, so that another installation's signature is told from a changed body. */
  key_id: z.string().optional(),
});

export const TextSource = z.enum(['text_layer', 'ocr', 'mixed', 'text']);
export type TextSource = z.infer<typeof TextSource>;

export const ExtractResponse = z.object({
  extraction: Extraction,
  groundtruth_verdicts: z.array(TractVerdict),
  document_verdict: DocumentVerdict.nullable(),
  usage: Usage,
  model: z.string(),
  engine_version: z.string(),
  document: z.string().default(''),
  input_kind: z.enum(['document', 'text']).default('document'),
  test_mode: z.boolean().default(false),
  text_source: TextSource.default('text_layer'),
  corrections: z.array(Correction).default([]),
  /** Corrections that the values already carried when the last request came; present only where there are any. */
  earlier_corrections: z.array(Correction).optional(),
  adjustments: z.array(Adjustment).default([]),
  attestation: Attestation.nullable(),
});
export type ExtractResponse = z.infer<typeof ExtractResponse>;
