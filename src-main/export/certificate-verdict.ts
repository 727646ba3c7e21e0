// Verdicts on paper: the head of a tract's or a document's page, and its reasons.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import { AS_BUILT_SHEET, LOT_BLOCK, PLAT_SHEET, readWire } from '#core/schema/wire-string.ts';
import type { PrintedReason } from '#main/export/reason-words.ts';
import {
  broken,
  heading,
  LEFT,
  leaf,
  newPage,
  ornament,
  paragraph,
  type Sheet,
  setLines,
  WIDTH,
  within,
} from '#main/export/sheet.ts';
import { type Fact, writeFacts } from '#main/export/sheet-facts.ts';
import { BODY, HEADING, NOTE, type Style, SUBHEADING, TITLE, VERBATIM } from '#main/export/sheet-type.ts';
import { clipped } from '#main/export/words.ts';

const INKS: Readonly<Record<VerdictStatus, string>> = { PASS: '#15703c', REVIEW: '#8a5a00', FAIL: '#b42318' };
const CHIP: Style = { font: 'bold', size: 11, leading: 14, color: '#ffffff' };

/** Which tract it is, its name, and the verdict in a box that cannot be overlooked. */
export function writeVerdictHead(
  sheet: Sheet,
  above: string,
  name: string,
  status: VerdictStatus,
  flags: readonly string[],
): void {
  const chipWidth = sheet.measure(status, CHIP) + 22;
  const top = sheet.y;
  ornament(sheet, (doc) => doc.roundedRect(LEFT + WIDTH - chipWidth, top, chipWidth, 22, 3).fill(INKS[status]));
  leaf(sheet, 'P', () => setLines(sheet, [above], NOTE, LEFT, top - 1));
  const lines = broken(
    sheet,
    name === '' ? 'Unnamed tract' : clipped(name),
    { ...TITLE, size: 16 },
    WIDTH - chipWidth - 14,
  );
  leaf(sheet, 'H2', () => setLines(sheet, lines, { ...TITLE, size: 16, leading: 20 }, LEFT, top + 10));
  leaf(sheet, 'P', () => setLines(sheet, [status], CHIP, LEFT + WIDTH - chipWidth + 11, top + 4));
  sheet.y = top + 10 + lines.length * 20 + 2;
  if (flags.length > 0) paragraph(sheet, capital(flags.join('; ')), { ...BODY, font: 'bold' }, { after: 2 });
  sheet.y += 4;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function writeReasons(sheet: Sheet, reasons: readonly PrintedReason[]): void {
  if (reasons.length === 0) return;
  within(sheet, 'Sect', () => {
    heading(sheet, 'Reasons', SUBHEADING, 'H3', 26);
    within(sheet, 'L', () => {
      for (const { reason, words } of reasons) {
        within(sheet, 'LI', () => {
          const top = sheet.y;
          paragraph(sheet, reason, BODY, { ...INDENTED, after: 1.5 });
          // The paragraph may have turned the page before its first line.
          const bullet = sheet.y < top ? null : top;
          if (bullet !== null) leaf(sheet, 'Lbl', () => setLines(sheet, ['•'], BODY, LEFT + 2, bullet));
          if (words !== '') paragraph(sheet, words, VERBATIM, { ...INDENTED, after: 2.5 });
        });
      }
    });
    sheet.y += 6;
  });
}

const INDENTED = { x: LEFT + 12, width: WIDTH - 12, type: 'LBody' } as const;

/** What the reasons take on a page, with their heading. */
export const heightOfReasons = (sheet: Sheet, reasons: readonly PrintedReason[]): number =>
  reasons.reduce((sum, { reason, words }) => {
    const height = broken(sheet, reason, BODY, INDENTED.width).length * BODY.leading + 1.5;
    const below = words === '' ? 0 : broken(sheet, words, VERBATIM, INDENTED.width).length * VERBATIM.leading + 2.5;
    return sum + height + below;
  }, SUBHEADING.leading + 9);

/** The page of a document that describes no tract of its own. */
export function writeDocumentVerdict(sheet: Sheet, body: ExtractResponse): void {
  const { document_verdict: verdict } = body;
  if (verdict === null) return;
  newPage(sheet);
  within(sheet, 'Sect', () => {
    writeVerdictHead(sheet, 'Document verdict', capital(verdict.document), verdict.status, []);
    if (verdict.summary !== '') paragraph(sheet, verdict.summary, { ...HEADING, font: 'sans' }, { after: 8 });
    writeReasons(
      sheet,
      verdict.reasons.map((reason) => ({ reason, words: '' })),
    );
    writeFacts(sheet, sheetFacts(body));
  });
}

function sheetFacts(body: ExtractResponse): Fact[] {
  const { sheet, document_kind, metadata } = body.extraction;
  const facts: Fact[] =
    document_kind === 'as_built'
      ? Object.entries(readWire(AS_BUILT_SHEET, sheet))
      : Object.entries(readWire(PLAT_SHEET, sheet));
  const lots = metadata.lot_block.map((wire) => {
    const { subdivision, lot, block, plat_book, plat_page } = readWire(LOT_BLOCK, wire);
    const parts = [
      lot === undefined ? '' : `Lot ${lot}`,
      block === undefined ? '' : `Block ${block}`,
      subdivision ?? '',
      plat_book === undefined ? '' : `Plat Book ${plat_book}`,
      plat_page === undefined ? '' : `Page ${plat_page}`,
    ];
    return parts.filter((part) => part !== '').join(', ');
  });
  return [
    ...facts.map(([key, value]) => [capital(key), value.replace(/\b(\w+)=/g, '$1 ')] as const),
    ...(lots.length === 0 ? [] : [['Lots conveyed', lots.join('\n')] as const]),
  ];
}
