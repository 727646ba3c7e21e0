// A small deed on one page: the drawing with its figures beside it, then reasons, courses, source and the line to sign.

import { figureOf } from '#core/drawing/figure.ts';
import { findState } from '#core/plss/states.ts';
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { hasDerived, mendedText, writeCourses, writeTies } from '#main/export/certificate-courses.ts';
import { documentFacts, writeMast, writeSeal, writeSigning } from '#main/export/certificate-cover.ts';
import { drawFigure } from '#main/export/certificate-drawing.ts';
import { DERIVED, factsOf, flagsOf } from '#main/export/certificate-tract.ts';
import { writeReasons, writeVerdictHead } from '#main/export/certificate-verdict.ts';
import { correctedCourses } from '#main/export/change-lines.ts';
import { findPlacement } from '#main/export/planes.ts';
import { printedReasons } from '#main/export/reason-words.ts';
import { LEFT, paragraph, type Sheet, WIDTH, withinLong } from '#main/export/sheet.ts';
import { writeFactColumn, writeFacts } from '#main/export/sheet-facts.ts';
import { NOTE, TITLE } from '#main/export/sheet-type.ts';
import { isMetric } from '#main/export/words.ts';

/** Courses beyond this take a page of their own. */
const MOST_COURSES = 10;
export const LEAST_DRAWING = 150;
const DRAWING_WIDTH = 318;
const GAP = 14;

/** One tract of few courses, with nothing that wants explaining at length. */
export function isSmall(body: ExtractResponse): boolean {
  const [tract, ...others] = body.extraction.tracts;
  const [verdict] = body.groundtruth_verdicts;
  if (tract === undefined || verdict === undefined || others.length > 0 || body.document_verdict !== null) return false;
  const changes = body.corrections.length + (body.earlier_corrections ?? []).length + body.adjustments.length;
  const doubts = verdict.suspects.length + (tract.doubts ?? []).length;
  return changes === 0 && doubts === 0 && tract.calls.length > 0 && tract.calls.length <= MOST_COURSES;
}

export async function writePage(
  sheet: Sheet,
  body: ExtractResponse,
  placements: readonly Placement[],
  office: CertificateFacts,
  drawing_height: number,
): Promise<void> {
  const [tract] = body.extraction.tracts;
  const [verdict] = body.groundtruth_verdicts;
  if (tract === undefined || verdict === undefined) return;
  const placement = findPlacement(body, 0, placements) ?? null;
  await withinLong(sheet, 'Sect', async () => {
    writeMast(sheet, body, office, { ...TITLE, size: 16, leading: 20 });
    writeFacts(sheet, documentFacts(body, office));
    writeVerdictHead(sheet, 'Tract 1 of 1', tract.name, verdict.status, flagsOf(tract, verdict));
    const facts = factsOf(body, 0, tract, verdict, placement);
    const top = sheet.y;
    const figure = figureOf(tract, verdict);
    if (figure === null) writeFacts(sheet, facts);
    else {
      const frame = { x: LEFT, y: top, width: DRAWING_WIDTH, height: drawing_height };
      const said = drawFigure(sheet, figure, frame, isMetric(tract));
      writeFactColumn(sheet, facts, LEFT + DRAWING_WIDTH + GAP, WIDTH - DRAWING_WIDTH - GAP);
      const beside = sheet.y;
      sheet.y = top + drawing_height + 3;
      paragraph(sheet, said.join(' '), { ...NOTE, size: 7, leading: 9 }, { width: DRAWING_WIDTH, after: 6 });
      sheet.y = Math.max(sheet.y, beside + 4);
    }
    writeReasons(sheet, printedReasons(body, 0));
    writeTies(sheet, tract);
    await writeCourses(
      sheet,
      tract,
      verdict,
      correctedCourses(body, 0),
      findState(body.extraction.metadata.state) ?? '',
    );
    if (hasDerived(tract)) paragraph(sheet, DERIVED, NOTE);
    const mended = mendedText(tract);
    if (mended !== '') paragraph(sheet, mended, NOTE);
    sheet.y += 4;
    writeSeal(sheet, body, placement !== null);
    writeSigning(sheet, office);
  });
}
