// The road from pages to an extraction: text, tokens, elements, descriptions, tracts.
import { readAliquotTracts } from '#core/read/aliquot-tracts.ts';
import { azimuthOriginOf } from '#core/read/azimuth-origin.ts';
import type { Reading } from '#core/read/calls.ts';
import { findCourseList } from '#core/read/course-list.ts';
import { takeTables } from '#core/read/course-tables.ts';
import { descriptionsOf } from '#core/read/descriptions.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import { documentTextOf } from '#core/read/document-text.ts';
import { elementsOf } from '#core/read/elements.ts';
import { tokensOf } from '#core/read/tokens.ts';
import { type PlacedTract, tractsOf } from '#core/read/tracts.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';

export function readDocument(pages: readonly Page[]): Extraction {
  const document = documentTextOf(pages);
  const facts = readDocumentFacts(document);
  const reading: Reading = { document, tokens: tokensOf(document) };
  const isSheet = facts.document_kind === 'plat' || facts.document_kind === 'as_built';
  const bounded = isSheet ? [] : readBounded(reading, facts.document_kind);
  const placed = isSheet ? [] : readAliquotTracts(document, bounded, facts.document_kind);
  const tracts = placed.map((one) => one.tract);
  return {
    document_kind: facts.document_kind,
    legal_description_found: tracts.length > 0 || facts.metadata.lot_block.length > 0,
    basis_of_bearings: facts.basis_of_bearings,
    tracts,
    metadata: facts.metadata,
    sheet: facts.sheet,
    notes: facts.notes,
  };
}

/** Tracts by metes and bounds, in document order. */
function readBounded(reading: Reading, kind: Extraction['document_kind']): PlacedTract[] {
  const { tokens } = reading;
  const { rows, prose } = takeTables(tokens, elementsOf(tokens));
  const context = { tokens, tables: rows, azimuthOrigin_deg: azimuthOriginOf(reading.document.text) };
  const tracts = tractsOf(reading, context, descriptionsOf(tokens, prose), kind);
  if (tracts.length > 0) return tracts;
  const list = findCourseList(tokens, prose);
  return list === null ? [] : tractsOf(reading, context, [list], kind);
}
