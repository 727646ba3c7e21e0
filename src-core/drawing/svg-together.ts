// Several tracts in one plane as an SVG picture: how they lie to each other, each under its number.
import { northArrowOf, scaleBarOf } from '#core/drawing/figure-furniture.ts';
import { boundsOf, labelCorners } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { lettering, northArrow, polyline, scaleBar, segment, triangle } from '#core/drawing/svg.ts';
import { escaped, FAINT, INK } from '#core/drawing/svg-ink.ts';
import { type Sheet, sheetOf } from '#core/drawing/svg-sheet.ts';

export interface Together {
  /** What is said of the plane under the picture. */
  readonly words: string;
  /** The corner that all are tied to. */
  readonly anchor: { readonly name: string; readonly at: FigurePoint } | null;
  readonly members: readonly { readonly number: number; readonly figure: Figure }[];
}

const WIDTH_PX = 1000;
/** Of the span of all figures. */
const HEIGHT_SHARE = 0.018;

/** Every point that the figures and their ties go through. */
export const togetherPoints = ({ members, anchor }: Together): FigurePoint[] => [
  ...members.flatMap(({ figure }) => [
    ...figure.courses.flatMap(({ path }) => [...path]),
    ...figure.ties.flatMap(({ start, end }) => [start, end]),
  ]),
  ...(anchor === null ? [] : [anchor.at]),
];

/** The middle of the box around a figure's courses, where its name stands. */
export function middleOfFigure({ courses }: Figure): FigurePoint {
  const { west, east, south, north } = boundsOf(courses.flatMap(({ path }) => [...path]));
  return [(west + east) / 2, (south + north) / 2];
}

export function svgTogether(together: Together): string {
  const drawn = boundsOf(togetherPoints(together));
  const height_ft = HEIGHT_SHARE * Math.max(drawn.east - drawn.west, drawn.north - drawn.south);
  const names = together.members.map(({ number, figure }): FigureLabel => {
    const text = `${number} ${figure.name}`.slice(0, 40);
    return { text, at: middleOfFigure(figure), angle_deg: 0, height_ft };
  });
  const whole = boundsOf([
    ...[drawn.west, drawn.east].flatMap((x) => [drawn.south, drawn.north].map((y): FigurePoint => [x, y])),
    ...names.flatMap(labelCorners),
  ]);
  const north_arrow = northArrowOf(whole, height_ft);
  const scale_bar = scaleBarOf(whole, height_ft);
  const bounds: FigureBounds = {
    ...whole,
    east: north_arrow.at[0] + 1.5 * height_ft,
    south: scale_bar.at[1] - height_ft,
    north: whole.north + height_ft,
    west: whole.west - height_ft,
  };
  const sheet = sheetOf(bounds, WIDTH_PX, 0, 34);
  const { width_px: width, height_px: height } = sheet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    '<title>How the tracts lie to each other</title>',
    `<desc>${escaped(together.words)}</desc>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...together.members.flatMap(({ figure }) => outline(figure, sheet)),
    ...(together.anchor === null ? [] : [triangle(together.anchor.at, sheet)]),
    ...names.map((label) => lettering(label, sheet, INK, 700)),
    ...northArrow(north_arrow, sheet),
    ...scaleBar(scale_bar, sheet),
    `<text x="${sheet.margin_px}" y="${sheet.foot_px + 34}" font-size="15" fill="${INK}">${escaped(together.words)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function outline(figure: Figure, sheet: Sheet): string[] {
  const [x, y] = sheet.place(figure.point_of_beginning);
  return [
    ...figure.ties.map(
      ({ start, end }) =>
        `<path d="${polyline([start, end], sheet)}" stroke="${FAINT}" stroke-width="1" stroke-dasharray="9 5"/>`,
    ),
    ...figure.courses.map((course) => `<path d="${segment(course, sheet, true)}" stroke="${INK}" stroke-width="2"/>`),
    `<circle cx="${x}" cy="${y}" r="4.5" fill="#ffffff" stroke="${INK}" stroke-width="1.6"/>`,
  ];
}
