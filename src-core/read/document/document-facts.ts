// Everything that a document says about itself beside its tracts.

import type { DocumentText } from '#core/language/text/document-text.ts';
import { agreedNames } from '#core/read/document/agreed-names.ts';
import { readAsBuiltSheet } from '#core/read/document/as-built-sheet.ts';
import { readBasisOfBearings } from '#core/read/document/basis-of-bearings.ts';
import { isPublished, readDocumentKind } from '#core/read/document/document-kind.ts';
import { NO_DATE, readInstrumentDate } from '#core/read/document/instrument-date.ts';
import { readLotBlock } from '#core/read/document/lot-block.ts';
import { readNotes } from '#core/read/document/notes.ts';
import { type Parties, readParties } from '#core/read/document/parties.ts';
import { partsOf } from '#core/read/document/parts-of-instrument.ts';
import { readPlace } from '#core/read/document/place-of-record.ts';
import { readPlatSheet } from '#core/read/document/plat-sheet.ts';
import { readPriorReferences } from '#core/read/document/prior-references.ts';
import { proseOf } from '#core/read/document/prose.ts';
import { readRecording, recordingWire } from '#core/read/document/recording.ts';
import { findReferences } from '#core/read/document/references.ts';
import { findRunningReference } from '#core/read/document/running-reference.ts';
import type { Confidence } from '#core/schema/call.ts';
import type { DocumentKind } from '#core/schema/extraction.ts';
import type { Metadata } from '#core/schema/metadata.ts';

export interface DocumentFacts {
  document_kind: DocumentKind;
  metadata: Metadata;
  basis_of_bearings: string | null;
  /** The same value as metadata.sheet. */
  sheet: string;
  notes: string | null;
  /** How plainly the words tell each fact of the metadata; absent where nothing speaks against it. */
  told: Readonly<Partial<Record<keyof Metadata, Confidence>>>;
}

/** What a council resolves or ordains, or an agency gives notice of, has no parties: the deed that carries it out has. */
const RESOLVES = /\b(?:ordinance|resolution)\b/i;

const NO_PARTIES: Parties = { grantors: [], grantees: [], told: 'low' };

export function readDocumentFacts(document: DocumentText): DocumentFacts {
  const prose = proseOf(document);
  const parts = partsOf(prose);
  const document_kind = readDocumentKind(prose, parts);
  const conveys = document_kind !== 'plat' && document_kind !== 'as_built';
  const references = findReferences(prose.text, prose.opened);
  const recording = readRecording(prose, parts, references, findRunningReference(document));
  const date = isPublished(prose) ? NO_DATE : readInstrumentDate(prose, parts);
  const plat = document_kind === 'plat' ? readPlatSheet(prose, parts, recording) : null;
  const sheet = plat?.sheet ?? (document_kind === 'as_built' ? readAsBuiltSheet(prose) : '');
  const { told: sides, ...parties } =
    conveys && !RESOLVES.test(parts.title) && !isPublished(prose) ? readParties(prose, parts) : NO_PARTIES;
  const { told: place, ...placed } = readPlace(prose, parts, document.doubted);
  const metadata: Metadata = {
    ...agreedNames(document, parties),
    recording: recordingWire(recording),
    prior_references: readPriorReferences(prose, parts, recording, references),
    transfer_date: conveys ? date.transfer_date : '',
    transfer_date_verbatim: conveys ? date.transfer_date_verbatim : '',
    ...placed,
    lot_block: plat?.lot_block ?? (conveys ? readLotBlock(prose.text.slice(parts.body), prose.opened) : []),
    sheet,
  };
  return {
    document_kind,
    metadata,
    basis_of_bearings: readBasisOfBearings(prose.text, prose.opened),
    sheet,
    notes: conveys ? readNotes(prose, date) : null,
    told: { grantors: sides, grantees: sides, recording: recording.told, transfer_date: date.told, ...place },
  };
}
