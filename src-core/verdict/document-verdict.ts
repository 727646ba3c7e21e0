// The verdict on a document that describes no tract of its own: what it is, and why nothing in it could be verified.
import type { DocumentVerdict } from '#core/schema/document-verdict.ts';
import type { DocumentKind, Extraction } from '#core/schema/extraction.ts';
import { AS_BUILT_SHEET, LOT_BLOCK, PLAT_SHEET, readWire } from '#core/schema/wire-string.ts';
import { listed } from '#core/verdict/wording/courses.ts';
import { doubtedName, doubtText } from '#core/verdict/wording/doubts.ts';
import { sentenceOf } from '#core/verdict/wording/sentences.ts';

const KIND_WORDS: Readonly<Record<DocumentKind, string>> = {
  deed: 'Deed',
  easement: 'Easement',
  plat: 'Subdivision plat',
  as_built: 'Utility as-built',
  other: 'Document',
};

export function documentVerdictOf(extraction: Extraction): DocumentVerdict {
  const verdict = verdictOf(extraction);
  const doubts = (extraction.doubts ?? [])
    .filter(({ field }) => field.startsWith('lot_block'))
    .map((doubted) => `The scan leaves doubt about the ${doubtedName(doubted.field)}: ${doubtText(doubted)}.`);
  const others = secondReasons(extraction);
  return doubts.length + others.length === 0
    ? verdict
    : { ...verdict, reasons: [...verdict.reasons, ...listed(doubts, (rest) => rest), ...others] };
}

/** What a model says of a document in which our reader finds no tract. */
const secondReasons = ({ second_reading }: Extraction): string[] => [
  ...new Set((second_reading?.findings ?? []).map(sentenceOf)),
];

function verdictOf(extraction: Extraction): DocumentVerdict {
  const sheet = extraction.sheet === '' ? extraction.metadata.sheet : extraction.sheet;
  if (extraction.document_kind === 'plat') return platVerdict(extraction, sheet);
  if (extraction.document_kind === 'as_built') return asBuiltVerdict(extraction, sheet);
  if (extraction.metadata.lot_block.length > 0) return lotVerdict(extraction);
  return otherVerdict(extraction);
}

function platVerdict(extraction: Extraction, sheet: string): DocumentVerdict {
  const { subdivision, lots, blocks, surveyor, date } = readWire(PLAT_SHEET, sheet);
  const summary = sentence([
    subdivision,
    lots === undefined ? undefined : `lots ${lots}`,
    blocks === undefined ? undefined : `blocks ${blocks}`,
    surveyor === undefined ? undefined : `surveyed by ${surveyor}`,
    date,
  ]);
  if (summary === '' && !isIdentified(extraction)) return unidentified('Subdivision plat');
  return {
    document: subdivision === undefined ? 'Subdivision plat' : `Subdivision plat of ${subdivision}`,
    status: 'REVIEW',
    reasons: ['A plat draws its lots; no boundary is described in words, so no traverse was computed or verified.'],
    summary: summary === '' ? 'Subdivision plat' : summary,
  };
}

function asBuiltVerdict(extraction: Extraction, sheet: string): DocumentVerdict {
  const { agency, engineer, utility, vintage, stationing } = readWire(AS_BUILT_SHEET, sheet);
  const summary = sentence([utility, agency, engineer, vintage, stationing]);
  if (summary === '' && !isIdentified(extraction)) return unidentified('Utility as-built');
  return {
    document: utility === undefined ? 'Utility as-built' : `Utility as-built (${utility})`,
    status: 'REVIEW',
    reasons: ['An as-built shows where a utility was laid; it describes no boundary, so nothing could be verified.'],
    summary: summary === '' ? 'Utility as-built' : summary,
  };
}

function lotVerdict(extraction: Extraction): DocumentVerdict {
  const kind = KIND_WORDS[extraction.document_kind];
  const lots = extraction.metadata.lot_block.map((wire) => readWire(LOT_BLOCK, wire));
  const [first] = lots;
  const numbers = lots.flatMap(({ lot }) => (lot === undefined ? [] : [lot]));
  const shown =
    numbers.length > 12 ? `${numbers.slice(0, 12).join(', ')} and ${numbers.length - 12} more` : numbers.join(', ');
  const plat = [first?.plat_book && `book ${first.plat_book}`, first?.plat_page && `page ${first.plat_page}`].filter(
    Boolean,
  );
  const summary = sentence([
    shown === '' ? undefined : `Lot${numbers.length > 1 ? 's' : ''} ${shown}`,
    first?.block === undefined ? undefined : `Block ${first.block}`,
    first?.subdivision,
    plat.length === 0 ? undefined : `plat ${plat.join(', ')}`,
  ]);
  const reason = `Conveyed by reference to its plat${first?.subdivision === undefined ? '' : ` (${first.subdivision})`}: the boundary stands on the plat, which was not verified.`;
  return {
    document: `${kind} by lot and block`,
    status: 'REVIEW',
    reasons: [reason],
    summary: summary || `${kind} by lot and block`,
  };
}

function otherVerdict(extraction: Extraction): DocumentVerdict {
  const kind = KIND_WORDS[extraction.document_kind];
  if (!isIdentified(extraction)) return unidentified(kind);
  const { grantors, grantees, transfer_date, county } = extraction.metadata;
  const parties = [grantors.slice(0, 3).join(', '), grantees.slice(0, 3).join(', ')].filter((names) => names !== '');
  const reason = extraction.legal_description_found
    ? 'A legal description was found, but no tract could be read from it.'
    : 'No legal description was found, so there is nothing to verify.';
  return {
    document: kind,
    status: 'REVIEW',
    reasons: [reason],
    summary: sentence([kind, parties.join(' to ') || undefined, transfer_date || undefined, county || undefined]),
  };
}

const unidentified = (kind: string): DocumentVerdict => ({
  document: kind === 'Document' ? 'Unidentified document' : `Unidentified document (${kind.toLowerCase()})`,
  status: 'FAIL',
  reasons: ['Nothing in the document identifies it: no tract, no lot, no party and no recording reference was read.'],
  summary: '',
});

const isIdentified = ({ metadata }: Extraction): boolean =>
  metadata.grantors.length > 0 ||
  metadata.grantees.length > 0 ||
  metadata.recording !== '' ||
  metadata.prior_references.length > 0 ||
  metadata.lot_block.length > 0;

const sentence = (facts: readonly (string | undefined)[]): string =>
  facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
