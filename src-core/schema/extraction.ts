// What the document says: its kind, tracts and metadata.
import { z } from 'zod';
import { Doubted } from '#core/schema/doubted.ts';
import { FactConfidences } from '#core/schema/fact-confidence.ts';
import { Metadata } from '#core/schema/metadata.ts';
import { OtherInstrument } from '#core/schema/other-instrument.ts';
import { Page } from '#core/schema/page.ts';
import { SecondReading } from '#core/schema/second-reading.ts';
import { Tract } from '#core/schema/tract.ts';

export const DocumentKind = z.enum(['deed', 'easement', 'plat', 'as_built', 'other']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** What a reader of the page must know of it besides its words. */
export const PageState = Page.pick({ number: true, turn: true, unread_places: true });
export type PageState = z.infer<typeof PageState>;

export const Extraction = z.object({
  document_kind: DocumentKind,
  legal_description_found: z.boolean(),
  basis_of_bearings: z.string().nullable(),
  tracts: z.array(Tract),
  metadata: Metadata,
  /** The same value as metadata.sheet. */
  sheet: z.string().default(''),
  notes: z.string().nullable().default(null),
  /** What the scan leaves in doubt of the metadata, by its path there; absent where it leaves nothing. */
  doubts: z.array(Doubted).optional(),
  /** How surely each fact of the metadata was read, by its path there. */
  fact_confidence: FactConfidences.optional(),
  /** The pages that stand turned or hold something that was not read; absent where there is none. */
  pages: z.array(PageState).optional(),
  /** What else the pages hold, in their order; absent where they hold one instrument. */
  other_instruments: z.array(OtherInstrument).optional(),
  /** What a language model makes of it; absent where none was asked. */
  second_reading: SecondReading.optional(),
});
export type Extraction = z.infer<typeof Extraction>;
