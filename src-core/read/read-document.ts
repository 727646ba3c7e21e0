// The road from pages to an extraction: text, tokens, elements, descriptions, tracts.

import type { Hearing } from '#core/language/hearing.ts';
import { withoutMarginDirt } from '#core/language/mend/margin-dirt.ts';
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import { withRings } from '#core/language/mend/ring-style.ts';
import { type DocumentText, documentTextOf } from '#core/language/text/document-text.ts';
import { onWholePages } from '#core/language/text/page-spans.ts';
import { type Token, tokensOf } from '#core/language/tokens.ts';
import { readAliquotTracts } from '#core/read/aliquot-tracts.ts';
import { azimuthsOf } from '#core/read/clauses/azimuth-origin.ts';
import { findSides } from '#core/read/clauses/bounded-sides.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import { findCourseList } from '#core/read/clauses/course-list.ts';
import { takeTables } from '#core/read/clauses/course-tables.ts';
import { descriptionsOf } from '#core/read/clauses/descriptions.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { elementsOf } from '#core/read/clauses/elements.ts';
import { laidOut } from '#core/read/clauses/layout.ts';
import { findListsApart } from '#core/read/clauses/lists-apart.ts';
import { findClosedRow } from '#core/read/clauses/proved-figure.ts';
import { tabulated } from '#core/read/clauses/tables/tabulated.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import { instrumentsOf } from '#core/read/document/instruments.ts';
import { factConfidences } from '#core/read/scan/fact-confidence.ts';
import { metadataDoubts } from '#core/read/scan/fact-doubts.ts';
import { secondReadingOf, settleReadings } from '#core/read/scan/second-reading.ts';
import { pageStatesOf } from '#core/read/scan/unread-places.ts';
import { scannedTract } from '#core/read/scanned-tract.ts';
import { hasItsArea, isDrawnWhole, type PlacedTract, tractsOf } from '#core/read/tracts.ts';
import type { DocumentKind, Extraction } from '#core/schema/extraction.ts';
import type { FactConfidences } from '#core/schema/fact-confidence.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { Page } from '#core/schema/page.ts';
import type { Tract } from '#core/schema/tract.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';

/** At one go: for nobody who hears, or one who has heard all of it. */
export function readDocument(pages: readonly Page[], hearing?: Hearing): Extraction {
  const read = readInTurns(pages, hearing).next();
  if (read.done !== true) throw new Error('Some of this document is still to be heard.');
  return read.value;
}

/** Stops wherever sentences are to be heard, and goes on once they are. */
export function* readInTurns(pages: readonly Page[], hearing?: Hearing): Generator<void, Extraction> {
  const { own, others, unsure } = instrumentsOf(pages);
  const document = documentTextOf(own);
  const facts = readDocumentFacts(document);
  const told = yield* readTracts(document, own, facts.document_kind, hearing);
  const read = told.map((tract) => placedOn(pages, own, tract));
  const tracts = unsure ? read.map((tract) => withFindings(tract, [OTHERS])) : read;
  const doubts = metadataDoubts(document, facts.metadata);
  const states = pageStatesOf(pages);
  return {
    document_kind: facts.document_kind,
    legal_description_found: tracts.length > 0 || facts.metadata.lot_block.length > 0,
    basis_of_bearings: facts.basis_of_bearings,
    tracts,
    metadata: facts.metadata,
    sheet: facts.sheet,
    notes: facts.notes,
    ...(doubts.length === 0 ? {} : { doubts }),
    fact_confidence: factsOn(pages, own, factConfidences(document, facts, doubts)),
    ...(states === undefined ? {} : { pages: states }),
    ...(others.length === 0 ? {} : { other_instruments: [...others] }),
  };
}

/** With the places of its findings on the pages as they stand, of which one instrument has only some lines. */
function placedOn(pages: readonly Page[], own: readonly Page[], tract: Tract): Tract {
  if (own === pages) return tract;
  const findings = tract.findings?.map((one) => ({ ...one, spans: onWholePages(one.spans, own, pages) }));
  const told = tract.fact_confidence;
  return {
    ...tract,
    ...(findings === undefined ? {} : { findings }),
    ...(told === undefined ? {} : { fact_confidence: factsOn(pages, own, told) }),
  };
}

/** The same for facts. */
function factsOn(pages: readonly Page[], own: readonly Page[], told: FactConfidences): FactConfidences {
  if (own === pages) return told;
  return Object.fromEntries(
    Object.entries(told).map(([path, one]) => [
      path,
      { ...one, span: one.span === null ? null : (onWholePages([one.span], own, pages)[0] ?? null) },
    ]),
  );
}

/** The words of two instruments that could not be told apart leave every figure between them open. */
const OTHERS: Finding = { code: 'second_instrument', weight: 'review', quote: '', spans: [] };

/** A plat or an as-built is identified and never traced. */
function* readTracts(
  document: DocumentText,
  pages: readonly Page[],
  kind: DocumentKind,
  hearing: Hearing | undefined,
): Generator<void, Tract[]> {
  if (kind === 'plat' || kind === 'as_built') return [];
  const first = yield* tractsIn(document, pages, kind, hearing);
  const other = document.doubted ? secondReadingOf(pages) : null;
  if (other === null) return first;
  return settleReadings(first, yield* tractsIn(documentTextOf(other), other, kind, hearing));
}

function* tractsIn(
  document: DocumentText,
  pages: readonly Page[],
  kind: DocumentKind,
  hearing: Hearing | undefined,
): Generator<void, Tract[]> {
  const { tokens, labels } = tabulated(mendTokens(withRings(withoutMarginDirt(tokensOf(document)))));
  const bounded = yield* readBounded({ document, tokens: laidOut(tokens), hearing }, labels, kind);
  return readAliquotTracts(document, bounded, kind).map((one) => scannedTract(document, pages, one));
}

/** Tracts by metes and bounds, in document order. */
function* readBounded(
  reading: Reading,
  labels: ReadonlySet<string>,
  kind: DocumentKind,
): Generator<void, PlacedTract[]> {
  const { tokens } = reading;
  const elements = elementsOf(tokens, labels);
  const read = yield* readAsTold(reading, elements, kind);
  if (read.length > 1 || read.some(({ tract }) => isDrawnWhole(tract))) return read;
  return (yield* readProved(reading, elements, kind)) ?? read;
}

/** Where the words for the courses are not known, their values may prove them: they close and enclose the area that is stated. */
function* readProved(
  reading: Reading,
  elements: readonly Element[],
  kind: DocumentKind,
): Generator<void, PlacedTract[] | null> {
  const { tokens } = reading;
  const row = findClosedRow(tokens, elements);
  if (row === null) return null;
  const context = { tokens, tables: new Map(), ...azimuthsOf(reading.document.text) };
  const read = yield* tractsOf(reading, context, [row], kind);
  return read.length === 1 && read.every(({ tract }) => isDrawnWhole(tract) && hasItsArea(tract)) ? read : null;
}

/** As the words tell them. */
function* readAsTold(
  reading: Reading,
  elements: readonly Element[],
  kind: DocumentKind,
): Generator<void, PlacedTract[]> {
  const { tokens } = reading;
  const { rows, prose } = takeTables(tokens, elements);
  const context = { tokens, tables: rows, ...azimuthsOf(reading.document.text) };
  const descriptions = descriptionsOf(tokens, prose);
  const tracts = yield* tractsOf(reading, context, descriptions, kind);
  if (tracts.some(isMeasured)) return tracts;
  // "By the courses tabulated above", "Start: a cap" above the rows: the table is the list. One that no words lead to is a plat's.
  const isLed =
    tracts.length > 0 ||
    descriptions.some(({ from, to }) => [...rows.values()].some(({ at }) => from < at && at < to)) ||
    isAnnounced(tokens, Math.min(...[...rows.values()].map(({ at }) => at)));
  const listed = findListsApart(tokens, prose) ?? findCourseList(tokens, isLed ? elements : prose);
  const told = listed ?? (tracts.length > 0 ? null : findSides(tokens, prose));
  return told === null ? tracts : yield* tractsOf(reading, context, [told], kind);
}

/** In tokens. */
const LONGEST_HEADING = 40;

/** "… and bounded: COURSE TABLE. From iron rod set (Point of Beginning)". */
const isAnnounced = (tokens: readonly Token[], at: number): boolean =>
  Number.isFinite(at) &&
  tokens.slice(Math.max(0, at - LONGEST_HEADING), at).some(({ text }) => /^(?:bounded|described|enclosed)$/.test(text));

/** "By the courses tabulated above": a description without a value of its own leaves the word to a list. */
function isMeasured({ tract }: PlacedTract): boolean {
  return tract.calls.some((call) => call.bearing !== null || call.distance !== null || call.call_type === 'curve');
}
