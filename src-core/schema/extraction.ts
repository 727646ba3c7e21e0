// What the document says: its kind, tracts and metadata.
import { z } from 'zod';
import { Metadata } from '#core/schema/metadata.ts';
import { Tract } from '#core/schema/tract.ts';

export const DocumentKind = z.enum(['deed', 'easement', 'plat', 'as_built', 'other']);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const Extraction = z.object({
  document_kind: DocumentKind,
  legal_description_found: z.boolean(),
  basis_of_bearings: z.string().nullable(),
  tracts: z.array(Tract),
  metadata: Metadata,
  /** The same value as metadata.sheet. */
  sheet: z.string().default(''),
  notes: z.string().nullable().default(null),
});
export type Extraction = z.infer<typeof Extraction>;
