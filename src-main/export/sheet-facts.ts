// A list of facts: labels on the left, values on the right.
import { broken, LEFT, leaf, needRoom, paragraph, type Sheet, setLines, WIDTH } from '#main/export/sheet.ts';
import { BODY, CELL, NOTE, QUIET } from '#main/export/sheet-type.ts';

export type Fact = readonly [label: string, value: string];

export const LABEL_WIDTH = 96;

export function writeFacts(sheet: Sheet, facts: readonly Fact[]): void {
  for (const [label, value] of facts) {
    const lines = broken(sheet, value, BODY, WIDTH - LABEL_WIDTH);
    needRoom(sheet, Math.min(lines.length, 8) * BODY.leading);
    leaf(sheet, 'P', () => setLines(sheet, [label], { ...BODY, color: QUIET }, LEFT, sheet.y));
    paragraph(sheet, value, BODY, { x: LEFT + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH, after: 1.5 });
  }
  sheet.y += 6;
}

/** What the list takes when no page breaks it. */
export const heightOfFacts = (sheet: Sheet, facts: readonly Fact[]): number =>
  facts.reduce(
    (sum, [, value]) => sum + broken(sheet, value, BODY, WIDTH - LABEL_WIDTH).length * BODY.leading + 1.5,
    6,
  );

/** The list in a column of its own, each label over its value. */
export function writeFactColumn(sheet: Sheet, facts: readonly Fact[], x: number, width: number): void {
  for (const [label, value] of facts) {
    leaf(sheet, 'P', () => setLines(sheet, [label], { ...NOTE, size: 7.4 }, x, sheet.y));
    sheet.y += 9;
    paragraph(sheet, value, CELL, { x, width, after: 2.5 });
  }
}
