// A figure as a standing SVG picture: nothing in it but shapes, lettering and a description for those who cannot see it.
import { roundDown, textWidth } from '#core/drawing/figure-geometry.ts';
import type {
  Figure,
  FigureBounds,
  FigureCourse,
  FigureLabel,
  FigureNorthArrow,
  FigurePoint,
  FigureScaleBar,
} from '#core/drawing/figure-parts.ts';
import { letterFigure } from '#core/drawing/lettering.ts';
import type { Leader, Lettering, PointLettering } from '#core/drawing/lettering-parts.ts';
import { escaped, FAINT, INK } from '#core/drawing/svg-ink.ts';
import { type Sheet, sheetOf } from '#core/drawing/svg-sheet.ts';
import { heightOfTable, tableOf } from '#core/drawing/svg-table.ts';
import { clipped } from '#core/drawing/taken-ground.ts';

export interface SvgOptions {
  /** Width of the picture in pixels; the height follows the figure. */
  width_px?: number;
  /** Leave out the caption, where the page around it says the same. */
  caption?: boolean;
}

const DOUBT = '#b3430b';
const MISS = '#b42318';
const STATUS_INK: Readonly<Record<Figure['status'], string>> = { PASS: '#15703c', REVIEW: '#8f5f00', FAIL: '#b42318' };

/** The height of lettering, and what is kept clear round the figure for it. */
const LETTER_PX = 11;
const CLEAR_PX = 78;
const BAR_PX = 34;
const CAPTION_LINE_PX = 22;

export function svgOf(figure: Figure, options: SvgOptions = {}): string {
  const width_px = options.width_px ?? 1000;
  const captioned = options.caption !== false;
  const sheet = sheetOf(figure.extent, width_px, Math.min(CLEAR_PX, width_px / 6), BAR_PX);
  const arrow = arrowOf(sheet);
  const letters = letterFigure(figure, LETTER_PX / sheet.length(1), {
    within: sheet.shown,
    taken: [boundsOfArrow(arrow, sheet)],
  });
  const top = sheet.foot_px + BAR_PX;
  const under = captioned ? figure.caption.length * CAPTION_LINE_PX + 12 : 0;
  const body = [
    ...inside(figure, sheet),
    ...strip(figure, sheet),
    ...ties(figure, letters, sheet),
    ...figure.courses.flatMap((course) => courseShape(course, sheet)),
    ...misclosure(figure, letters, sheet),
    ...beginning(figure, letters, sheet),
    ...courseLettering(figure, letters, sheet),
    ...northArrow(arrow, sheet),
    ...scaleBar(barOf(sheet), sheet),
    ...(captioned ? caption(figure, sheet, top) : []),
    ...tableOf(figure, letters, width_px, top + under),
  ];
  const height = Math.ceil(sheet.height_px + under + heightOfTable(figure, letters, width_px));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width_px} ${height}" width="${width_px}" height="${height}" role="img" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${escaped(figure.name)}</title>`,
    `<desc>${escaped(figure.courses.map(({ number, description }) => `${number}: ${description}`).join('; '))}</desc>`,
    `<rect width="${width_px}" height="${height}" fill="#ffffff"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

const ARROW_PX = 46;

/** In the upper right corner of what is shown. */
function arrowOf({ shown, length }: Sheet): FigureNorthArrow {
  const foot = 1 / length(1);
  const at: FigurePoint = [shown.east - 14 * foot, shown.north - (ARROW_PX + 16) * foot];
  const label = { text: 'N', at: [at[0], at[1] + (ARROW_PX + 9) * foot] as const, angle_deg: 0, height_ft: 12 * foot };
  return { at, length_ft: ARROW_PX * foot, label };
}

function boundsOfArrow({ at, length_ft }: FigureNorthArrow, { length, shown }: Sheet): FigureBounds {
  const foot = 1 / length(1);
  return { west: at[0] - 14 * foot, east: shown.east, south: at[1] - 4 * foot, north: at[1] + length_ft + 16 * foot };
}

/** Under the drawing, at its left. */
function barOf({ shown, length }: Sheet): FigureScaleBar {
  const foot = 1 / length(1);
  const length_ft = roundDown((shown.east - shown.west) / 3);
  const at: FigurePoint = [shown.west, shown.south - 22 * foot];
  const text = `${Number(length_ft.toPrecision(3))} ft`;
  const reach = length_ft + 10 * foot + textWidth(text, LETTER_PX * foot) / 2;
  const label = { text, at: [at[0] + reach, at[1] + 3 * foot] as const, angle_deg: 0, height_ft: LETTER_PX * foot };
  return { at, length_ft, height_ft: 6 * foot, divisions: 4, label };
}

function inside({ courses, open, status }: Figure, sheet: Sheet): string[] {
  if (open) return [];
  const path = courses.map((course, index) => segment(course, sheet, index === 0)).join('');
  return [`<path d="${path}Z" fill="${STATUS_INK[status]}" fill-opacity="0.05"/>`];
}

function strip({ strip: sides }: Figure, sheet: Sheet): string[] {
  if (sides === null) return [];
  const ring = [...sides.left, ...[...sides.right].reverse()];
  return [`<path d="${polyline(ring, sheet)}Z" fill="${INK}" fill-opacity="0.05" stroke="${FAINT}" stroke-width="1"/>`];
}

function ties({ ties: chain, anchor }: Figure, letters: Lettering, sheet: Sheet): string[] {
  const inSight = anchor !== null && clipped(anchor.at, anchor.at, sheet.shown) !== null;
  return [
    ...chain.flatMap(({ start, end }) => {
      const seen = clipped(start, end, sheet.shown);
      if (seen === null) return [];
      const path = polyline([seen.from, seen.to], sheet);
      return [`<path d="${path}" stroke="${FAINT}" stroke-width="1.2" stroke-dasharray="9 5"/>`];
    }),
    ...letters.ties.flatMap((tie) => [
      ...leader(tie.leader, sheet),
      ...tie.labels.map((label) => lettering(label, sheet, FAINT)),
    ]),
    ...(inSight ? [triangle(anchor.at, sheet)] : []),
    ...pointLettering(letters.anchor, sheet, FAINT),
  ];
}

function leader(line: Leader | null, sheet: Sheet): string[] {
  return line === null ? [] : [`<path d="${polyline(line, sheet)}" stroke="${FAINT}" stroke-width="0.8"/>`];
}

const pointLettering = (set: PointLettering | null, sheet: Sheet, ink: string, weight = 400): string[] =>
  set === null
    ? []
    : [...leader(set.leader, sheet), ...set.labels.map((label) => lettering(label, sheet, ink, weight))];

function courseShape(course: FigureCourse, sheet: Sheet): string[] {
  const ink = course.suspect_rank === 1 ? DOUBT : course.inferred ? FAINT : INK;
  const dash = course.inferred ? ' stroke-dasharray="4 5"' : '';
  const weight = course.suspect_rank === 1 ? 3.2 : 2.2;
  return [
    `<path d="${segment(course, sheet, true)}" stroke="${ink}" stroke-width="${weight}"${dash}/>`,
    dot(course.end, sheet),
  ];
}

function courseLettering({ courses }: Figure, letters: Lettering, sheet: Sheet): string[] {
  const inkOf = (number: number): string => (courses[number - 1]?.suspect_rank === 1 ? DOUBT : INK);
  return [
    ...letters.courses.flatMap((course) => [
      ...leader(course.leader, sheet),
      ...course.labels.map((label) => lettering(label, sheet, inkOf(course.number))),
      ...(course.number_label === null ? [] : bubble(course.number_label, sheet, inkOf(course.number))),
    ]),
    ...letters.references.flatMap(({ label, leader: line, numbers }) => [
      ...leader(line, sheet),
      lettering(label, sheet, inkOf(numbers.length === 1 ? (numbers[0] ?? 0) : 0), 600),
    ]),
  ];
}

function bubble(number: FigureLabel, sheet: Sheet, ink: string): string[] {
  const [x, y] = sheet.place(number.at);
  const radius = round(
    sheet.length(Math.max(0.95 * number.height_ft, textWidth(number.text, number.height_ft) * 0.62)),
  );
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#ffffff" stroke="${ink === INK ? FAINT : ink}" stroke-width="1"/>`,
    lettering(number, sheet, ink === INK ? FAINT : ink),
  ];
}

function misclosure({ misclosure: miss }: Figure, letters: Lettering, sheet: Sheet): string[] {
  if (miss === null) return [];
  const [x, y] = sheet.place(miss.drawn_from);
  return [
    `<path d="${polyline([miss.drawn_from, miss.to], sheet)}" stroke="${MISS}" stroke-width="2" stroke-dasharray="2 4"/>`,
    `<circle cx="${x}" cy="${y}" r="3.5" fill="${MISS}"/>`,
    ...pointLettering(letters.misclosure, sheet, MISS),
  ];
}

function beginning({ point_of_beginning: at }: Figure, letters: Lettering, sheet: Sheet): string[] {
  const [x, y] = sheet.place(at);
  return [
    `<circle cx="${x}" cy="${y}" r="6.5" fill="#ffffff" stroke="${INK}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y}" r="2" fill="${INK}"/>`,
    ...pointLettering(letters.point_of_beginning, sheet, INK, 700),
  ];
}

export function northArrow(arrow: FigureNorthArrow, sheet: Sheet): string[] {
  const [x, y] = sheet.place(arrow.at);
  const length = sheet.length(arrow.length_ft);
  const wing = length * 0.17;
  const tip = round(y - length);
  return [
    `<path d="M${x} ${tip}L${round(x + wing)} ${y}L${x} ${round(y - length * 0.22)}Z" fill="${INK}"/>`,
    `<path d="M${x} ${tip}L${round(x - wing)} ${y}L${x} ${round(y - length * 0.22)}Z" stroke="${INK}" stroke-width="1.2"/>`,
    lettering(arrow.label, sheet, INK, 700),
  ];
}

export function scaleBar(bar: FigureScaleBar, sheet: Sheet): string[] {
  const [x, y] = sheet.place(bar.at);
  const step = sheet.length(bar.length_ft) / bar.divisions;
  const height = round(sheet.length(bar.height_ft));
  const boxes = Array.from({ length: bar.divisions }, (_, index) => {
    const fill = index % 2 === 0 ? INK : '#ffffff';
    return `<rect x="${round(x + index * step)}" y="${round(y - height)}" width="${round(step)}" height="${height}" fill="${fill}" stroke="${INK}" stroke-width="1"/>`;
  });
  return [...boxes, lettering(bar.label, sheet, INK)];
}

function caption({ caption: lines, status }: Figure, sheet: Sheet, top_px: number): string[] {
  return lines.map((text, index) => {
    const style = index === 0 ? `fill="${INK}" font-weight="700"` : `fill="${index === 1 ? STATUS_INK[status] : INK}"`;
    return `<text x="${sheet.margin_px}" y="${round(top_px + 18 + index * CAPTION_LINE_PX)}" font-size="16" ${style}>${escaped(text)}</text>`;
  });
}

/** A course as a path; true arcs stay arcs. */
export function segment({ start, end, arc, path }: FigureCourse, sheet: Sheet, moves: boolean): string {
  const from = moves ? `M${sheet.place(start).join(' ')}` : '';
  if (arc === null)
    return `${from}${path
      .slice(1)
      .map((point) => `L${sheet.place(point).join(' ')}`)
      .join('')}`;
  const radius = round(sheet.length(arc.radius_ft));
  const large = arc.delta_deg > 180 ? 1 : 0;
  // On paper, where y runs down, a turn to the right is still clockwise.
  return `${from}A${radius} ${radius} 0 ${large} ${arc.turn === 'right' ? 1 : 0} ${sheet.place(end).join(' ')}`;
}

export const polyline = (points: readonly FigurePoint[], sheet: Sheet): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${sheet.place(point).join(' ')}`).join('');

function dot(at: FigurePoint, sheet: Sheet): string {
  const [x, y] = sheet.place(at);
  return `<circle cx="${x}" cy="${y}" r="3.2" fill="#ffffff" stroke="${INK}" stroke-width="1.5"/>`;
}

export function triangle(at: FigurePoint, sheet: Sheet): string {
  const [x, y] = sheet.place(at);
  return `<path d="M${x} ${round(y - 7)}L${round(x + 6.5)} ${round(y + 5)}L${round(x - 6.5)} ${round(y + 5)}Z" fill="#ffffff" stroke="${FAINT}" stroke-width="1.6"/>`;
}

export function lettering(
  { text, at, angle_deg, height_ft }: FigureLabel,
  sheet: Sheet,
  ink: string,
  weight = 400,
): string {
  const [x, y] = sheet.place(at);
  const size = round(sheet.length(height_ft) * 1.25);
  const turn = Math.abs(angle_deg) < 0.01 ? '' : ` transform="rotate(${round(-angle_deg)} ${x} ${y})"`;
  const heavy = weight === 400 ? '' : ` font-weight="${weight}"`;
  // A white edge keeps the lettering clear of lines that it has to cross.
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" dominant-baseline="central" fill="${ink}"${heavy} stroke="#ffffff" stroke-width="3" paint-order="stroke"${turn}>${escaped(text)}</text>`;
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
