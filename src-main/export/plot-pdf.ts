// Tracts plotted to a scale that can be measured on: one sheet each, or several side by side where the scale is large.
import { Refusal } from '#core/api/errors.ts';
import { referencedIn } from '#core/drawing/lettering.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { PlotQuery } from '#core/schema/plot.ts';
import { drawSheet } from '#main/export/certificate-drawing.ts';
import { type DrawnTract, requireDrawn } from '#main/export/drawn-tract.ts';
import {
  BLOCK_HEIGHT,
  countSheets,
  fittingScale,
  layOut,
  MOST_SHEETS,
  type PlotSize,
  plotSize,
  readScale,
} from '#main/export/plot-sheets.ts';
import { broken, finishSheet, leaf, openSheet, ornament, type Sheet, setLines } from '#main/export/sheet.ts';
import { CELL, INK, NOTE, STRONG, type Style } from '#main/export/sheet-type.ts';
import { clipped, documentName, isMetric, momentOf, referenceText } from '#main/export/words.ts';

/** A scale that would take more sheets than anyone lays side by side, with the one that fits a single sheet. */
export class PlotTooLarge extends Error {}

export async function plotPdf(body: ExtractResponse, query: PlotQuery): Promise<Uint8Array> {
  const all = requireDrawn(body);
  const drawn = query.tract === undefined ? all : all.filter(({ index }) => index === query.tract);
  if (drawn.length === 0) throw new Refusal('nothing_to_draw');
  const size = plotSize(query);
  const sheet = openSheet(
    {
      title: `Plot of ${documentName(body)}`,
      subject: 'Tracts drawn to scale from the courses of a recorded document',
      author: `Deedproof ${body.engine_version}`,
      at: momentOf(body),
    },
    [size.width, size.height],
  );
  for (const [i, one] of drawn.entries()) plotTract(sheet, body, one, query, size, i === 0);
  return finishSheet(sheet);
}

function plotTract(
  sheet: Sheet,
  body: ExtractResponse,
  drawn: DrawnTract,
  query: PlotQuery,
  size: PlotSize,
  isFirst: boolean,
): void {
  const { figure, tract } = drawn;
  const metric = query.scale === undefined ? isMetric(tract) : query.scale.startsWith('1:');
  const fits = fittingScale(figure, size, metric);
  const scale = query.scale === undefined ? fits : readScale(query.scale);
  const count = countSheets(figure, size, scale);
  const name = tract.name === '' ? `Tract ${drawn.index + 1}` : clipped(tract.name);
  if (!(count <= MOST_SHEETS))
    throw new PlotTooLarge(
      `At ${scale.words} ${name} would take ${count} sheets of this paper; at most ${MOST_SHEETS} are drawn. ${fits.words} fits one sheet.`,
    );
  const { papers, columns, rows } = layOut(figure, size, scale);
  const told = new Set<number>();
  for (const [i, paper] of papers.entries()) {
    if (!isFirst || i > 0) sheet.doc.addPage();
    for (const number of referencedIn(drawSheet(sheet, figure, paper), 'course')) told.add(number);
    const place =
      papers.length === 1
        ? ''
        : `Sheet ${i + 1} of ${papers.length}: row ${Math.floor(i / columns) + 1} of ${rows}, column ${(i % columns) + 1} of ${columns}`;
    writeBlock(sheet, body, drawn, query, size, [name, `Scale ${scale.words}`, place]);
  }
  writeTable(sheet, drawn, told, size);
}

/** The title block under the drawing: what, to what scale, from what. */
function writeBlock(
  sheet: Sheet,
  body: ExtractResponse,
  { figure }: DrawnTract,
  { office = '', order = '' }: PlotQuery,
  { frame }: PlotSize,
  heads: readonly string[],
): void {
  const top = frame.y + frame.height;
  ornament(sheet, (doc) => doc.rect(frame.x, top, frame.width, BLOCK_HEIGHT).lineWidth(0.6).strokeColor(INK).stroke());
  const { recording } = body.extraction.metadata;
  const lines: readonly (readonly [string, Style])[] = [
    [joined(heads), STRONG],
    [joined([office, order === '' ? '' : `Order ${order}`]), CELL],
    [joined([clipped(documentName(body)), recording === '' ? '' : referenceText(recording)]), CELL],
    [joined(figure.caption.slice(1)), CELL],
    [
      'Drawn from the courses as they were read; no survey was made. Print at full size (100 %), not fitted to the page.',
      NOTE,
    ],
  ];
  let y = top + 6;
  for (const [text, style] of lines) {
    if (text === '') continue;
    const [line = ''] = broken(sheet, text, style, frame.width - 16);
    const at = y;
    leaf(sheet, 'P', () => setLines(sheet, [line], style, frame.x + 8, at));
    y += style.leading + 1.5;
  }
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const ROW_HEIGHT = 11;

/** The courses that the sheets tell by a reference, on a page of their own after them. */
function writeTable(sheet: Sheet, { figure, tract }: DrawnTract, numbers: ReadonlySet<number>, size: PlotSize): void {
  const { frame } = size;
  const rows = figure.courses
    .filter(({ number }) => numbers.has(number))
    .map(({ number, kind, description }) => `${kind === 'line' ? 'L' : 'C'}${number}   ${description}`);
  const widest = rows.reduce((most, row) => Math.max(most, sheet.measure(sheet.spelled(row, CELL.font), CELL)), 0);
  const columns = Math.max(1, Math.floor(frame.width / (widest + 14)));
  const down = Math.max(1, Math.floor((size.height - 2 * frame.y - 24) / ROW_HEIGHT));
  for (let from = 0; from < rows.length; from += columns * down) {
    sheet.doc.addPage();
    leaf(sheet, 'H2', () => setLines(sheet, [`Courses of ${clipped(tract.name)}`], STRONG, frame.x, frame.y));
    for (const [i, row] of rows.slice(from, from + columns * down).entries()) {
      const [x, y] = [frame.x + Math.floor(i / down) * (frame.width / columns), frame.y + 22 + (i % down) * ROW_HEIGHT];
      leaf(sheet, 'P', () => setLines(sheet, [sheet.spelled(row, CELL.font)], CELL, x, y));
    }
  }
}
