// The pages of one tract: verdict, drawing, figures, reasons, suspects, changes, courses.

import { beginPointsOf } from '#core/drawing/begin-points.ts';
import { figureOf } from '#core/drawing/figure.ts';
import { findState } from '#core/plss/states.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import {
  doubtedText,
  hasDerived,
  heightOfCourses,
  mendedText,
  writeCourses,
  writeTies,
} from '#main/export/certificate-courses.ts';
import { drawFigure } from '#main/export/certificate-drawing.ts';
import { writeChanges, writeSuspects } from '#main/export/certificate-log.ts';
import { writeSketch } from '#main/export/certificate-sketch.ts';
import { heightOfReasons, writeReasons, writeVerdictHead } from '#main/export/certificate-verdict.ts';
import { changesOfTract, correctedCourses } from '#main/export/change-lines.ts';
import { printedReasons } from '#main/export/reason-words.ts';
import { LEFT, newPage, paragraph, roomLeft, type Sheet, WIDTH, withinLong } from '#main/export/sheet.ts';
import { type Fact, heightOfFacts, writeFacts } from '#main/export/sheet-facts.ts';
import { NOTE } from '#main/export/sheet-type.ts';
import {
  aliquotText,
  clipped,
  computedText,
  grouped,
  isMetric,
  lengthWords,
  missText,
  placedText,
  statedText,
  wireText,
} from '#main/export/words.ts';

/** The drawing gives way to its tract's table where that saves a page, down to the smaller height. */
const TALL = 352;
const SMALL = 236;
/** A tract of more courses takes further pages in any case. */
const MOST_ON_ONE_PAGE = 14;

export async function writeTract(
  sheet: Sheet,
  body: ExtractResponse,
  index: number,
  placement: Placement | null,
): Promise<void> {
  const tract = body.extraction.tracts[index];
  const verdict = body.groundtruth_verdicts[index];
  if (tract === undefined || verdict === undefined) return;
  newPage(sheet);
  const place = `Tract ${index + 1} of ${body.extraction.tracts.length}`;
  sheet.running = `${place}: ${clipped(tract.name)}, continued`;
  const facts = factsOf(body, index, tract, verdict, placement);
  const corrected = correctedCourses(body, index);
  const state = findState(body.extraction.metadata.state) ?? '';
  const reasons = printedReasons(body, index);
  await withinLong(sheet, 'Sect', async () => {
    writeVerdictHead(sheet, place, tract.name, verdict.status, flagsOf(tract, verdict));
    const short =
      tract.calls.length <= MOST_ON_ONE_PAGE &&
      verdict.suspects.length === 0 &&
      changesOfTract(body, index).length === 0;
    const below = short
      ? heightOfReasons(sheet, reasons) +
        heightOfFacts(sheet, facts) +
        heightOfCourses(sheet, tract, verdict, corrected, state)
      : Number.POSITIVE_INFINITY;
    writeDrawing(sheet, tract, verdict, below);
    writeReasons(sheet, reasons);
    writeFacts(sheet, facts);
    writeSuspects(sheet, verdict);
    writeChanges(sheet, body, index);
    writeTies(sheet, tract);
    await writeCourses(sheet, tract, verdict, corrected, state);
    if (hasDerived(tract)) paragraph(sheet, DERIVED, NOTE);
    const mended = mendedText(tract);
    if (mended !== '') paragraph(sheet, mended, NOTE);
    const doubted = doubtedText(tract);
    if (doubted !== '') paragraph(sheet, doubted, NOTE);
  });
  sheet.running = '';
}

export const DERIVED = '* Derived by the engine from the recorded values of the curve; not in the document.';

export const flagsOf = (tract: Tract, verdict: TractVerdict): string[] => [
  ...(tract.is_exception ? ['exception'] : []),
  ...(tract.typed === true ? ['entered by an operator'] : []),
  ...(verdict.corrected ? ['corrected by an operator'] : []),
  ...(verdict.adjusted ? ['figure fitted by the compass rule'] : []),
];

/** `below` is what shall stand under the drawing on the same page, if it can. */
function writeDrawing(sheet: Sheet, tract: Tract, verdict: TractVerdict, below: number): void {
  const figure = figureOf(tract, verdict);
  if (figure === null) {
    writeSketch(sheet, tract, verdict);
    return;
  }
  const notes = NOTE.leading + 12 + (hasDerived(tract) ? NOTE.leading + 4 : 0);
  const left = roomLeft(sheet) - below - notes;
  const height = left >= SMALL ? Math.min(left, TALL) : TALL;
  const said = drawFigure(sheet, figure, { x: LEFT, y: sheet.y, width: WIDTH, height }, isMetric(tract));
  sheet.y += height + 4;
  paragraph(sheet, said.join(' '), NOTE, { after: 8 });
}

export function factsOf(
  body: ExtractResponse,
  index: number,
  tract: Tract,
  verdict: TractVerdict,
  placement: Placement | null,
): Fact[] {
  const { commencement, beginning } = beginPointsOf(tract);
  const state = findState(body.extraction.metadata.state) ?? '';
  const facts: Fact[] = [
    ['Closure', closureText(body, index, verdict, isMetric(tract))],
    ['Computed area', computedText(tract, verdict, state)],
    ['Stated area', statedText(tract) || (tract.calls.length > 0 ? 'none stated' : '')],
    [
      tract.description_type === 'centerline' ? 'Length' : 'Perimeter',
      verdict.geometry === null ? '' : lengthWords(verdict.geometry.perimeter_ft, isMetric(tract)),
    ],
    ['Commencement', commencement],
    ['Commencing at', tract.tie_calls.length === 0 || commencement !== '' ? '' : (verdict.anchor ?? '')],
    ['Point of beginning', beginning],
    ['Aliquot', tract.aliquot === '' ? '' : aliquotText(tract.aliquot)],
    ['Easement', tract.easement === '' ? '' : wireText(tract.easement)],
    [
      'Located',
      verdict.georef === null
        ? ''
        : `${verdict.georef.plss_id} (${verdict.georef.source}), ${grouped(verdict.georef.acres, 2)} acres by the survey fabric, not computed from calls`,
    ],
    ['Placed', placement === null ? '' : placedText(placement)],
    // What they say stands among the reasons where it is told as findings.
    ['Notes', tract.findings === undefined ? (tract.notes ?? '') : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The closure of the record, whatever a fit did to the figure. */
function closureText(body: ExtractResponse, index: number, verdict: TractVerdict, metric: boolean): string {
  const { closure_ratio: ratio, geometry } = verdict;
  if (ratio === null || geometry === null) return '';
  const fit = body.adjustments.find(({ tract }) => tract === index);
  const miss = verdict.adjusted ? fit?.misclosure_before : geometry.misclosure;
  return miss === undefined ? ratio : `${ratio} (misses the point of beginning by ${missText(miss, metric)})`;
}
