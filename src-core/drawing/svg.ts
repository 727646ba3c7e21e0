// A figure as a standing SVG picture: nothing in it but shapes, lettering and a description for those who cannot see it.
import type { Figure, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type Sheet, sheetOf } from '#core/drawing/svg-sheet.ts';

export interface SvgOptions {
  /** Width of the picture in pixels; the height follows the figure. */
  width_px?: number;
  /** Leave out the caption, where the page around it says the same. */
  caption?: boolean;
}

export const INK = '#1c2733';
export const FAINT = '#6b7785';
const DOUBT = '#b3430b';
const MISS = '#b42318';
const STATUS_INK: Readonly<Record<Figure['status'], string>> = { PASS: '#15703c', REVIEW: '#8f5f00', FAIL: '#b42318' };

export function svgOf(figure: Figure, options: SvgOptions = {}): string {
  const sheet = sheetOf(figure, options.width_px ?? 1000, options.caption === false ? 0 : figure.caption.length);
  const body = [
    ...inside(figure, sheet),
    ...strip(figure, sheet),
    ...ties(figure, sheet),
    ...figure.courses.flatMap((course) => courseShape(course, sheet)),
    ...misclosure(figure, sheet),
    ...beginning(figure, sheet),
    ...figure.courses.flatMap((course) => courseLettering(course, sheet)),
    ...northArrow(figure, sheet),
    ...scaleBar(figure, sheet),
    ...(options.caption === false ? [] : caption(figure, sheet)),
  ];
  const { width_px: width, height_px: height } = sheet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${escaped(figure.name)}</title>`,
    `<desc>${escaped(figure.courses.map(({ number, description }) => `${number}: ${description}`).join('; '))}</desc>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
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

function ties({ ties: chain, anchor }: Figure, sheet: Sheet): string[] {
  return [
    ...chain.flatMap(({ start, end, label }) => [
      `<path d="${polyline([start, end], sheet)}" stroke="${FAINT}" stroke-width="1.2" stroke-dasharray="9 5"/>`,
      lettering(label, sheet, FAINT),
    ]),
    ...(anchor === null ? [] : [triangle(anchor.at, sheet), lettering(anchor.label, sheet, FAINT)]),
  ];
}

function courseShape(course: FigureCourse, sheet: Sheet): string[] {
  const ink = course.suspect_rank === 1 ? DOUBT : course.inferred ? FAINT : INK;
  const dash = course.inferred ? ' stroke-dasharray="4 5"' : '';
  const weight = course.suspect_rank === 1 ? 3.2 : 2.2;
  return [
    `<path d="${segment(course, sheet, true)}" stroke="${ink}" stroke-width="${weight}"${dash}/>`,
    dot(course.end, sheet),
  ];
}

function courseLettering(course: FigureCourse, sheet: Sheet): string[] {
  const { number_label: number, suspect_rank: rank } = course;
  const [x, y] = sheet.place(number.at);
  const radius = round(sheet.length(number.height_ft) * 0.95);
  const ink = rank === 1 ? DOUBT : FAINT;
  return [
    ...course.labels.map((label) => lettering(label, sheet, rank === 1 ? DOUBT : INK)),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#ffffff" stroke="${ink}" stroke-width="1"/>`,
    lettering(number, sheet, ink),
  ];
}

function misclosure({ misclosure: miss }: Figure, sheet: Sheet): string[] {
  if (miss === null) return [];
  const [x, y] = sheet.place(miss.drawn_from);
  return [
    `<path d="${polyline([miss.drawn_from, miss.to], sheet)}" stroke="${MISS}" stroke-width="2" stroke-dasharray="2 4"/>`,
    `<circle cx="${x}" cy="${y}" r="3.5" fill="${MISS}"/>`,
    lettering(miss.label, sheet, MISS),
  ];
}

function beginning({ point_of_beginning: { at, label } }: Figure, sheet: Sheet): string[] {
  const [x, y] = sheet.place(at);
  return [
    `<circle cx="${x}" cy="${y}" r="6.5" fill="#ffffff" stroke="${INK}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y}" r="2" fill="${INK}"/>`,
    lettering(label, sheet, INK, 700),
  ];
}

export function northArrow({ north_arrow: arrow }: Pick<Figure, 'north_arrow'>, sheet: Sheet): string[] {
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

export function scaleBar({ scale_bar: bar }: Pick<Figure, 'scale_bar'>, sheet: Sheet): string[] {
  const [x, y] = sheet.place(bar.at);
  const step = sheet.length(bar.length_ft) / bar.divisions;
  const height = round(sheet.length(bar.height_ft));
  const boxes = Array.from({ length: bar.divisions }, (_, index) => {
    const fill = index % 2 === 0 ? INK : '#ffffff';
    return `<rect x="${round(x + index * step)}" y="${round(y - height)}" width="${round(step)}" height="${height}" fill="${fill}" stroke="${INK}" stroke-width="1"/>`;
  });
  return [...boxes, lettering(bar.label, sheet, INK)];
}

function caption({ caption: lines, status }: Figure, sheet: Sheet): string[] {
  return lines.map((text, index) => {
    const style = index === 0 ? `fill="${INK}" font-weight="700"` : `fill="${index === 1 ? STATUS_INK[status] : INK}"`;
    return `<text x="${sheet.margin_px}" y="${round(sheet.caption_top_px + index * 22)}" font-size="16" ${style}>${escaped(text)}</text>`;
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

/** XML cannot hold control characters at all. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
