// The pages of one tract: verdict, drawing, figures, reasons, suspects, changes, courses.
import { figureOf } from '#core/drawing/figure.ts';
import { findState } from '#core/plss/states.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { hasDerived, writeCourses, writeTies } from '#main/export/certificate-courses.ts';
import { drawFigure } from '#main/export/certificate-drawing.ts';
import { writeChanges, writeSuspects } from '#main/export/certificate-log.ts';
import { writeReasons, writeVerdictHead } from '#main/export/certificate-verdict.ts';
import { LEFT, newPage, paragraph, type Sheet, WIDTH, withinLong } from '#main/export/sheet.ts';
import { type Fact, writeFacts } from '#main/export/sheet-facts.ts';
import { NOTE } from '#main/export/sheet-type.ts';
import { aliquotText, computedText, grouped, missText, statedText, wireText } from '#main/export/words.ts';

const DRAWING_HEIGHT = 352;

export async function writeTract(sheet: Sheet, body: ExtractResponse, index: number): Promise<void> {
  const tract = body.extraction.tracts[index];
  const verdict = body.groundtruth_verdicts[index];
  if (tract === undefined || verdict === undefined) return;
  newPage(sheet);
  await withinLong(sheet, 'Sect', async () => {
    writeVerdictHead(
      sheet,
      `Tract ${index + 1} of ${body.extraction.tracts.length}`,
      tract.name,
      verdict.status,
      flagsOf(tract, verdict),
    );
    writeDrawing(sheet, tract, verdict);
    writeReasons(sheet, verdict.reasons);
    writeFacts(sheet, factsOf(body, index, tract, verdict));
    writeSuspects(sheet, verdict);
    writeChanges(sheet, body, index);
    writeTies(sheet, tract);
    await writeCourses(sheet, tract, verdict, correctedCourses(body, index));
    if (hasDerived(tract))
      paragraph(sheet, '* Derived by the engine from the recorded values of the curve; not in the document.', NOTE);
  });
}

/** Indexes of the courses that no longer read as their sentence does. */
function correctedCourses(body: ExtractResponse, tract: number): ReadonlySet<number> {
  const all = [...(body.earlier_corrections ?? []), ...body.corrections];
  return new Set(all.filter((one) => one.tract === tract && one.kind === 'boundary').map((one) => one.call));
}

const flagsOf = (tract: Tract, verdict: TractVerdict): string[] => [
  ...(tract.is_exception ? ['exception'] : []),
  ...(verdict.corrected ? ['corrected by an operator'] : []),
  ...(verdict.adjusted ? ['figure fitted by the compass rule'] : []),
];

function writeDrawing(sheet: Sheet, tract: Tract, verdict: TractVerdict): void {
  const figure = figureOf(tract, verdict);
  if (figure === null) return;
  const frame = { x: LEFT, y: sheet.y, width: WIDTH, height: DRAWING_HEIGHT };
  const notes = drawFigure(sheet, figure, frame);
  sheet.y += DRAWING_HEIGHT + 4;
  paragraph(sheet, notes.join(' '), NOTE, { after: 8 });
}

function factsOf(body: ExtractResponse, index: number, tract: Tract, verdict: TractVerdict): Fact[] {
  const state = findState(body.extraction.metadata.state) ?? '';
  const facts: Fact[] = [
    ['Closure', closureText(body, index, verdict)],
    ['Computed area', computedText(tract, verdict, state)],
    ['Stated area', statedText(tract) || (tract.calls.length > 0 ? 'none stated' : '')],
    [
      tract.description_type === 'centerline' ? 'Length' : 'Perimeter',
      verdict.geometry === null ? '' : `${grouped(verdict.geometry.perimeter_ft, 2)} ft`,
    ],
    ['Point of beginning', tract.pob_description],
    ['Commencing at', tract.tie_calls.length === 0 ? '' : (verdict.anchor ?? '')],
    ['Aliquot', tract.aliquot === '' ? '' : aliquotText(tract.aliquot)],
    ['Easement', tract.easement === '' ? '' : wireText(tract.easement)],
    [
      'Located',
      verdict.georef === null
        ? ''
        : `${verdict.georef.plss_id} (${verdict.georef.source}), ${grouped(verdict.georef.acres, 4)} acres`,
    ],
    ['Notes', tract.notes ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The closure of the record, whatever a fit did to the figure. */
function closureText(body: ExtractResponse, index: number, verdict: TractVerdict): string {
  const { closure_ratio: ratio, geometry } = verdict;
  if (ratio === null || geometry === null) return '';
  const fit = body.adjustments.find(({ tract }) => tract === index);
  const miss = verdict.adjusted ? fit?.misclosure_before : geometry.misclosure;
  return miss === undefined ? ratio : `${ratio} (misses the point of beginning by ${missText(miss)})`;
}
