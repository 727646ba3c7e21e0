// The lettering of a drawing: bearings along courses, numbers in circles, names beside points.
import type { Figure, FigureCourse } from '#core/drawing/figure-parts.ts';
import { boxAround, inkIn, type Room, square, takeBox, takenIn } from '#main/export/drawing-room.ts';
import { between, middleOf, type Paper, type PaperPoint } from '#main/export/paper.ts';
import type { Sheet } from '#main/export/sheet.ts';
import { INK, QUIET, type Style } from '#main/export/sheet-type.ts';

export const DOUBT = '#b42318';
export const LABEL: Style = { font: 'sans', size: 6.6, leading: 8, color: INK };
export const POINT_NAME: Style = { font: 'bold', size: 7, leading: 9, color: INK };
const NUMBER: Style = { font: 'bold', size: 6, leading: 7, color: INK };
const CIRCLE = 5.6;
/** More numbers than this cannot be told apart. */
const MOST_NUMBERS = 120;

/** 1 when the outside of the figure lies to the right of travel on paper, -1 when to the left. */
export function outwardOf(figure: Figure, paper: Paper): 1 | -1 {
  const points = figure.courses.map((course) => paper.place(course.start));
  let turned = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    turned += x * nextY - nextX * y;
  }
  return turned < 0 ? 1 : -1;
}

/** Bearing and distance along the inner side of a course that is long enough to carry them. */
export function labelCourse(sheet: Sheet, course: FigureCourse, paper: Paper, inward: number, room: Room): void {
  const texts = course.labels.map(({ text }) => text);
  if (texts.length === 0) return;
  const { at, direction, length } = middleOf(course, paper);
  const lines = course.arc === null ? [texts.join('  ')] : texts;
  const width = Math.max(...lines.map((line) => sheet.measure(line, LABEL)));
  const straight = course.arc === null ? length : between(paper.place(course.start), paper.place(course.end));
  if (width > straight - 8) return;
  const angle = Math.atan2(direction[1], direction[0]);
  const upright = Math.abs(angle) > Math.PI / 2 + 0.001 ? angle + Math.PI : angle;
  const first = course.arc === null ? 6 : 8;
  for (const [i, line] of lines.entries()) {
    setMiddle(sheet, line, LABEL, aside(at, direction, inward * (first + i * 7.6)), upright, room);
  }
}

/** A point so far to the right of the way. */
const aside = (at: PaperPoint, direction: PaperPoint, by: number): PaperPoint => [
  at[0] - direction[1] * by,
  at[1] + direction[0] * by,
];

/** Numbers every course, or every tenth of very many; answers with the step. */
export function numberCourses(sheet: Sheet, figure: Figure, paper: Paper, outward: number, room: Room): number {
  const { courses } = figure;
  const step = courses.length <= MOST_NUMBERS ? 1 : 10 ** Math.ceil(Math.log10(courses.length / MOST_NUMBERS));
  for (const course of courses) {
    if (step === 1 || course.number === 1 || course.number % step === 0)
      numberCourse(sheet, course, paper, outward, room);
  }
  return step;
}

const STAND_OFFS = [9, 19, -10, 30, -20, 41, -31, 53, 65];

/** The number in its circle outside the figure; with a leader where it had to stand off. */
function numberCourse(sheet: Sheet, course: FigureCourse, paper: Paper, outward: number, room: Room): void {
  const { doc } = sheet;
  const { at, direction } = middleOf(course, paper);
  const places = STAND_OFFS.map((away) => aside(at, direction, outward * away));
  const clear = places.filter((place) => takenIn(room, square(place, CIRCLE)) === 0);
  // The corners of the square reach further than the circle: a slanted line may pass by them.
  const free = clear.find((place) => inkIn(room, square(place, CIRCLE * 0.75)) === 0) ?? clear[0];
  const [x, y] = free ?? places[0] ?? at;
  if (between(at, [x, y]) > 12)
    doc
      .moveTo(...at)
      .lineTo(x, y)
      .lineWidth(0.35)
      .strokeColor(QUIET)
      .stroke();
  const color = course.suspect_rank === 1 ? DOUBT : INK;
  doc.circle(x, y, CIRCLE).lineWidth(0.6).fillAndStroke('#ffffff', color);
  const digits = String(course.number);
  const size = NUMBER.size - Math.max(0, digits.length - 2) * 0.9;
  setMiddle(sheet, digits, { ...NUMBER, size, color }, [x, y], 0, null);
  takeBox(room, square([x, y], CIRCLE));
}

/** A name near a point, where it covers least. */
export function nameBeside(sheet: Sheet, text: string, style: Style, at: PaperPoint, room: Room): void {
  const width = sheet.measure(text, style);
  const places = [9, 15, 24].flatMap((far) =>
    Array.from({ length: 16 }, (_, i): PaperPoint => {
      const angle = (i * Math.PI) / 8;
      return [at[0] + Math.cos(angle) * (far + width / 2), at[1] + Math.sin(angle) * (far + style.size / 2)];
    }),
  );
  const scored = places.map((place, order) => {
    const box = boxAround(place, width, style.size);
    return { place, score: inkIn(room, box) + 4 * takenIn(room, box) + order * 0.02 };
  });
  const [best] = scored.toSorted((a, b) => a.score - b.score);
  if (best !== undefined && best.score < Number.POSITIVE_INFINITY) setMiddle(sheet, text, style, best.place, 0, room);
}

/** Text centered on a point, turned by an angle that runs clockwise on paper; what it covers is taken. */
export function setMiddle(
  sheet: Sheet,
  text: string,
  style: Style,
  [x, y]: PaperPoint,
  angle: number,
  room: Room | null,
): void {
  const { doc } = sheet;
  const words = sheet.spelled(text, style.font);
  const width = sheet.measure(words, style);
  doc.save().rotate((angle * 180) / Math.PI, { origin: [x, y] });
  doc.font(style.font).fontSize(style.size).fillColor(style.color);
  doc.text(words, x - width / 2, y - style.size * 0.65, { lineBreak: false });
  doc.restore();
  if (room === null) return;
  const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  takeBox(room, boxAround([x, y], width * along + style.size * across, width * across + style.size * along));
}
