// The first page of a certificate: which document, what verdicts, from what source, under what signature.
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { writeConfirmedFacts, writeGone } from '#main/export/certificate-log.ts';
import { drawQr } from '#main/export/certificate-qr.ts';
import { findPlacement } from '#main/export/planes.ts';
import {
  broken,
  heading,
  LEFT,
  leaf,
  needRoom,
  ornament,
  paragraph,
  rule,
  type Sheet,
  setLines,
  setRight,
  WIDTH,
  within,
} from '#main/export/sheet.ts';
import { type Fact, LABEL_WIDTH, writeFacts } from '#main/export/sheet-facts.ts';
import { type TableRow, table } from '#main/export/sheet-table.ts';
import {
  BODY,
  CODE,
  HEADING,
  INK,
  NOTE,
  QUIET,
  STRONG,
  type Style,
  SUBHEADING,
  TITLE,
} from '#main/export/sheet-type.ts';
import {
  clipped,
  computedCell,
  documentName,
  kindText,
  momentText,
  placeText,
  referencesText,
  referenceText,
  sourceText,
  statedText,
} from '#main/export/words.ts';

export function writeCover(
  sheet: Sheet,
  body: ExtractResponse,
  placements: readonly Placement[],
  office: CertificateFacts,
): void {
  within(sheet, 'Sect', () => {
    writeMast(sheet, body, office);
    writeFacts(sheet, documentFacts(body, office));
    writeSummary(sheet, body);
    writeGone(sheet, body);
    writeConfirmedFacts(sheet, body);
    writeSource(sheet, body, 112);
    writeMeaning(sheet, body, placements);
    writeSigning(sheet, office);
  });
}

/** The line that the examiner signs on. */
export function writeSigning(sheet: Sheet, { examiner = '' }: CertificateFacts): void {
  needRoom(sheet, 40);
  sheet.y += 24;
  const columns = [
    { x: LEFT, width: 300, text: examiner === '' ? 'Examiner' : `Examiner: ${examiner}` },
    { x: LEFT + 340, width: WIDTH - 340, text: 'Date' },
  ];
  for (const { x, width } of columns)
    ornament(sheet, (doc) =>
      doc
        .moveTo(x, sheet.y)
        .lineTo(x + width, sheet.y)
        .lineWidth(0.6)
        .strokeColor(INK)
        .stroke(),
    );
  for (const { x, width, text } of columns) {
    const [line = ''] = broken(sheet, text, NOTE, width);
    leaf(sheet, 'P', () => setLines(sheet, [line], NOTE, x, sheet.y + 3));
  }
  sheet.y += 3 + NOTE.leading;
}

export function writeMast(
  sheet: Sheet,
  body: ExtractResponse,
  { office = '', title = '' }: CertificateFacts,
  style: Style = TITLE,
): void {
  leaf(sheet, 'P', () => {
    const [name = ''] = broken(sheet, office === '' ? 'DEEDPROOF' : office, { ...SUBHEADING, size: 9 }, WIDTH - 190);
    setLines(sheet, [name], { ...SUBHEADING, size: 9 }, LEFT, sheet.y);
    setRight(sheet, 'Certificate of legal description', { ...NOTE, size: 9 }, LEFT + WIDTH, sheet.y);
  });
  sheet.y += 15;
  rule(sheet, '#14191f', 1.2);
  sheet.y += style === TITLE ? 12 : 7;
  if (body.test_mode) writeTestNotice(sheet);
  heading(sheet, clipped(title === '' ? documentName(body) : title), style, 'H1');
  const place = placeText(body);
  const dated = body.extraction.metadata.transfer_date;
  const file = title === '' ? '' : clipped(documentName(body));
  const line = [file, kindText(body), place, dated === '' ? '' : `dated ${dated}`]
    .filter((part) => part !== '')
    .join(' · ');
  paragraph(sheet, line, { ...BODY, size: 10.5, leading: 14, color: QUIET }, { after: style === TITLE ? 9 : 3 });
}

function writeTestNotice(sheet: Sheet): void {
  ornament(sheet, (doc) => doc.rect(LEFT, sheet.y - 2, WIDTH, 20).fill('#fff1cc'));
  leaf(sheet, 'P', () =>
    setLines(sheet, ['Test key: a fixed sample, not a reading of any document.'], STRONG, LEFT + 8, sheet.y + 2),
  );
  sheet.y += 28;
}

export function documentFacts(body: ExtractResponse, { order = '' }: CertificateFacts): Fact[] {
  const { metadata, basis_of_bearings } = body.extraction;
  const facts: Fact[] = [
    ['Order number', order],
    ['Grantor', metadata.grantors.join('; ')],
    ['Grantee', metadata.grantees.join('; ')],
    ['Recorded', metadata.recording === '' ? '' : referenceText(metadata.recording)],
    ['Prior references', referencesText(metadata.prior_references)],
    ['Basis of bearings', basis_of_bearings ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

function writeSummary(sheet: Sheet, body: ExtractResponse): void {
  const { tracts } = body.extraction;
  const { document_verdict: whole } = body;
  if (tracts.length === 0 && whole !== null) {
    heading(sheet, 'Verdict', HEADING, 'H2');
    const columns = [
      { head: 'Document', share: 0.34 },
      { head: 'Verdict', share: 0.16, style: STRONG },
      { head: 'Identified as', share: 0.5 },
    ];
    table(sheet, columns, [{ cells: [whole.document, whole.status, whole.summary] }]);
  }
  if (tracts.length === 0) return;
  heading(sheet, tracts.length === 1 ? 'Verdict' : 'Verdicts', HEADING, 'H2');
  const rows = body.groundtruth_verdicts.map((verdict, i): TableRow => {
    const tract = tracts[i];
    const flags = [
      tract?.is_exception ? 'exception' : '',
      tract?.typed === true ? 'entered by an operator' : '',
      verdict.corrected ? 'corrected' : '',
      verdict.adjusted ? 'fitted' : '',
    ]
      .filter((flag) => flag !== '')
      .join(', ');
    return {
      cells: [
        String(i + 1),
        flags === '' ? verdict.tract : `${verdict.tract} (${flags})`,
        verdict.status,
        verdict.closure_ratio ?? '–',
        computedCell(tract, verdict),
        tract === undefined ? '' : statedText(tract) || 'none stated',
      ],
    };
  });
  table(
    sheet,
    [
      { head: 'No.', share: 0.06 },
      { head: 'Tract', share: 0.34 },
      { head: 'Verdict', share: 0.11, style: STRONG },
      { head: 'Closure', share: 0.14, align: 'right' },
      { head: 'Computed area', share: 0.15, align: 'right' },
      { head: 'Stated area', share: 0.2, align: 'right' },
    ],
    rows,
  );
}

/** With the code that holds the signature in a square of so many points. */
function writeSource(sheet: Sheet, body: ExtractResponse, side: number): void {
  needRoom(sheet, side + 30);
  heading(sheet, 'Source and signature', HEADING, 'H2');
  const { attestation } = body;
  const top = sheet.y;
  if (attestation !== null) {
    const words = `deedproof:v1:${attestation.document_sha256}:${attestation.signature}`;
    drawQr(sheet, words, LEFT + WIDTH - side, top - 2, side);
  }
  const width = WIDTH - side - 20 - LABEL_WIDTH;
  for (const [label, value, style] of sourceFacts(body)) {
    const lines = broken(sheet, value, style, width);
    leaf(sheet, 'P', () => {
      setLines(sheet, [label], { ...BODY, color: QUIET }, LEFT, sheet.y);
      setLines(sheet, lines, style, LEFT + LABEL_WIDTH, sheet.y + (style === CODE ? 1 : 0));
    });
    sheet.y += Math.max(BODY.leading, lines.length * style.leading) + 1.5;
  }
  sheet.y = Math.max(sheet.y, top + side) + 8;
}

const SMALL_NOTE = { ...NOTE, size: 7, leading: 9 };
const SMALL_CODE = { ...CODE, size: 6.4, leading: 8.6 };

/** Source and signature of a small deed, and what its certificate means, in a few lines. */
export function writeSeal(sheet: Sheet, body: ExtractResponse, isPlaced: boolean): void {
  const side = 68;
  needRoom(sheet, side);
  const { attestation } = body;
  const top = sheet.y;
  if (attestation !== null) {
    const words = `deedproof:v1:${attestation.document_sha256}:${attestation.signature}`;
    drawQr(sheet, words, LEFT + WIDTH - side, top, side);
  }
  const width = WIDTH - side - 16;
  const extracted = attestation === null ? 'not recorded' : momentText(attestation.extracted_at);
  const box = { width, after: 1.5 };
  paragraph(
    sheet,
    `Source: ${sourceText(body)}, ${clipped(documentName(body))}. Extracted ${extracted} by ${body.model}, engine ${body.engine_version}.`,
    SMALL_NOTE,
    box,
  );
  paragraph(sheet, `SHA-256 ${attestation?.document_sha256 || 'not recorded'}`, SMALL_CODE, box);
  paragraph(sheet, `Signature ${attestation?.signature || 'unsigned'}`, SMALL_CODE, box);
  paragraph(sheet, `${MEANT} ${isPlaced ? PLACED : UNPLACED}`, SMALL_NOTE, box);
  sheet.y = Math.max(sheet.y, top + side);
}

const MEANT =
  'PASS: the traverse closes and its area agrees with the stated one. REVIEW: a person decides. FAIL: it could not be computed. Everything is computed from the courses as they were read, each beside its sentence. No survey was made.';

function sourceFacts(body: ExtractResponse): (readonly [string, string, typeof BODY])[] {
  const { attestation } = body;
  return [
    ['Source', sourceText(body), BODY],
    ['Document', clipped(documentName(body)), BODY],
    ['SHA-256', attestation?.document_sha256 || 'not recorded', CODE],
    ['Extracted', attestation === null ? 'not recorded' : momentText(attestation.extracted_at), BODY],
    ['Engine', `${body.engine_version} · ${body.model}`, BODY],
    ['Signature', attestation?.signature || 'unsigned', CODE],
  ];
}

const MEANINGS = [
  'PASS: the traverse closes and its area agrees with the stated one. REVIEW: something disagrees or cannot be checked; a person decides. FAIL: the traverse could not be computed.',
  'Everything here is computed from the courses as they were read. Each course stands with the sentence it was read from, so that it can be compared with the recorded instrument. Figures are drawn in their own plane, with the point of beginning at the origin. No survey was made.',
];
const UNPLACED = 'Nothing here places land on the earth.';
const PLACED =
  'Where a tract is said to lie on the earth, an operator placed it there: that is a claim, and no part of the signed result.';

const NO_TRACTS = [
  'This document describes no tract by courses of its own. The verdict says what the document is and what in it could not be checked: REVIEW, a person decides; FAIL, nothing in it says what it is. No survey was made.',
];

function writeMeaning(sheet: Sheet, body: ExtractResponse, placements: readonly Placement[]): void {
  sheet.y += 2;
  const isPlaced = body.extraction.tracts.some((_, index) => findPlacement(body, index, placements) !== undefined);
  const texts = body.extraction.tracts.length === 0 ? NO_TRACTS : [...MEANINGS, isPlaced ? PLACED : UNPLACED];
  for (const text of texts) paragraph(sheet, text, NOTE);
}
