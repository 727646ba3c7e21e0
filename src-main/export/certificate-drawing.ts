// The drawing of a tract on the certificate: to an engineer's scale, with true arcs, course numbers and what it misses by.
import type { Figure, FigureCourse } from '#core/drawing/figure-parts.ts';
import {
  DOUBT,
  LABEL,
  labelCourse,
  nameBeside,
  numberCourses,
  outwardOf,
  POINT_NAME,
  setMiddle,
} from '#main/export/drawing-lettering.ts';
import { inkLine, type Room, roomOf, square, takeBox } from '#main/export/drawing-room.ts';
import { type Frame, layOnPaper, type Paper, type PaperPoint, scaleBarOf, traceCourse } from '#main/export/paper.ts';
import { leaf, type Sheet } from '#main/export/sheet.ts';
import { INK, QUIET, RULE } from '#main/export/sheet-type.ts';
import { grouped, missText } from '#main/export/words.ts';

const FILLS: Readonly<Record<Figure['status'], string>> = { PASS: '#f1f7f3', REVIEW: '#fbf7ec', FAIL: '#fbf1f0' };
/** A description by ear of more courses than this is the table's business. */
const SPOKEN_COURSES = 40;

/** Draws the figure in its frame; answers with what must be said under it. The miss is the verdict's own figure. */
export function drawFigure(sheet: Sheet, figure: Figure, frame: Frame, miss_ft: number): string[] {
  const paper = layOnPaper(figure, frame);
  let step = 1;
  leaf(
    sheet,
    'Figure',
    () => {
      step = drawAll(sheet, figure, paper, miss_ft);
    },
    { alt: spokenOf(figure) },
  );
  const { feet_per_inch: scale } = paper;
  const notes = [
    `Drawn to 1 inch = ${grouped(scale, Number.isInteger(scale) ? 0 : 1)} feet when printed at full size.`,
  ];
  if (step > 1) notes.push(`Only every ${step}th course is numbered.`);
  if (figure.ties.length > 0 && !paper.ties_fit) notes.push('The tie courses run out of the drawing.');
  if (figure.misclosure !== null && figure.misclosure.exaggeration > 1)
    notes.push(`The misclosure is drawn ${grouped(figure.misclosure.exaggeration, 0)} times its size.`);
  return notes;
}

function spokenOf({ name, courses }: Figure): string {
  const spoken = courses.slice(0, SPOKEN_COURSES).map(({ number, description }) => `${number}: ${description}`);
  const more = courses.length > SPOKEN_COURSES ? `; and ${courses.length - SPOKEN_COURSES} more, as in the table` : '';
  return `Drawing of ${name}. ${spoken.join('; ')}${more}`;
}

/** In the order in which one thing may cover another; answers with the step of the course numbers. */
function drawAll(sheet: Sheet, figure: Figure, paper: Paper, miss_ft: number): number {
  const { doc } = sheet;
  const { frame } = paper;
  const room = roomOf(frame);
  doc.save();
  doc.rect(frame.x, frame.y, frame.width, frame.height).lineWidth(0.6).strokeColor(RULE).stroke();
  drawNorth(sheet, frame, room);
  drawScale(sheet, paper, room);
  fillInside(sheet, figure, paper);
  drawTies(sheet, figure, paper, room);
  for (const course of figure.courses) drawCourse(sheet, course, paper, room);
  drawCorners(sheet, figure, paper, room);
  drawMiss(sheet, figure, paper, room, miss_ft);
  const outward = outwardOf(figure, paper);
  for (const course of figure.courses) labelCourse(sheet, course, paper, -outward, room);
  drawPoints(sheet, figure, paper, room);
  const step = numberCourses(sheet, figure, paper, outward, room);
  doc.restore();
  return step;
}

function fillInside({ doc }: Sheet, figure: Figure, paper: Paper): void {
  if (figure.strip !== null) {
    const sides = [...figure.strip.left, ...figure.strip.right.toReversed()];
    for (const [i, point] of sides.entries()) {
      if (i === 0) doc.moveTo(...paper.place(point));
      else doc.lineTo(...paper.place(point));
    }
    doc.closePath().lineWidth(0.6).fillAndStroke('#f2f4f6', QUIET);
  }
  const [first] = figure.courses;
  if (figure.open || first === undefined) return;
  doc.moveTo(...paper.place(first.start));
  for (const course of figure.courses) traceCourse(doc, course, paper);
  doc.closePath().fill(FILLS[figure.status]);
}

function drawCourse({ doc }: Sheet, course: FigureCourse, paper: Paper, room: Room): void {
  doc.moveTo(...paper.place(course.start));
  traceCourse(doc, course, paper);
  const suspect = course.suspect_rank === 1;
  doc.lineWidth(suspect ? 1.7 : 1.1).strokeColor(suspect ? DOUBT : INK);
  if (course.inferred) doc.dash(3, { space: 2.5 }).stroke().undash();
  else doc.stroke();
  const points = course.path.map((point) => paper.place(point));
  for (const [i, end] of points.slice(1).entries()) inkLine(room, points[i] ?? end, end);
}

function drawTies({ doc }: Sheet, figure: Figure, paper: Paper, room: Room): void {
  const { frame } = paper;
  doc.save().rect(frame.x, frame.y, frame.width, frame.height).clip();
  for (const tie of figure.ties) {
    const [start, end] = [paper.place(tie.start), paper.place(tie.end)];
    doc.moveTo(...start).lineTo(...end);
    doc.lineWidth(0.7).strokeColor(QUIET).dash(5, { space: 3 }).stroke().undash();
    inkLine(room, start, end);
  }
  doc.restore();
}

function drawCorners({ doc }: Sheet, figure: Figure, paper: Paper, room: Room): void {
  // The corners of a dense figure would hide its lines.
  if (figure.courses.length > 200) return;
  const dot = figure.courses.length > 40 ? 0.9 : 1.6;
  for (const course of figure.courses) {
    const at = paper.place(course.end);
    doc
      .circle(...at, dot)
      .lineWidth(0.7)
      .fillAndStroke('#ffffff', INK);
    takeBox(room, square(at, dot));
  }
}

/** The arrow of the miss, and in the corner what it stands for. */
function drawMiss(sheet: Sheet, figure: Figure, paper: Paper, room: Room, miss_ft: number): void {
  const { misclosure: miss } = figure;
  if (miss === null) return;
  const { doc } = sheet;
  const dotted = (start: PaperPoint, end: PaperPoint) => {
    doc
      .moveTo(...start)
      .lineTo(...end)
      .lineWidth(0.9)
      .strokeColor(DOUBT)
      .dash(1.6, { space: 1.6 })
      .stroke()
      .undash();
    doc.circle(...start, 1.5).fill(DOUBT);
    inkLine(room, start, end);
  };
  dotted(paper.place(miss.drawn_from), paper.place(miss.to));
  const style = { ...LABEL, color: DOUBT };
  const times = miss.exaggeration > 1 ? `, drawn ×${miss.exaggeration}` : '';
  const text = `misses by ${missText(miss_ft)}${times}`;
  const width = sheet.measure(text, style);
  const { frame } = paper;
  const [right, y] = [frame.x + frame.width - 12, frame.y + frame.height - 11];
  dotted([right - width - 22, y], [right - width - 6, y]);
  setMiddle(sheet, text, style, [right - width / 2, y], 0, room);
}

/** The points of beginning and of commencement. */
function drawPoints(sheet: Sheet, figure: Figure, paper: Paper, room: Room): void {
  const { doc } = sheet;
  const at = paper.place(figure.point_of_beginning.at);
  doc
    .circle(...at, 3.4)
    .lineWidth(1)
    .fillAndStroke('#ffffff', INK);
  doc.circle(...at, 1.2).fill(INK);
  takeBox(room, square(at, 4));
  nameBeside(sheet, 'P.O.B.', POINT_NAME, at, room);
  if (figure.anchor === null || !paper.ties_fit) return;
  const [x, y] = paper.place(figure.anchor.at);
  doc
    .polygon([x, y - 4], [x + 3.8, y + 2.8], [x - 3.8, y + 2.8])
    .lineWidth(0.9)
    .fillAndStroke('#ffffff', INK);
  takeBox(room, square([x, y], 4));
  nameBeside(sheet, 'P.O.C.', POINT_NAME, [x, y], room);
}

export function drawNorth(sheet: Sheet, frame: Frame, room: Room): void {
  const { doc } = sheet;
  const [x, top, length] = [frame.x + frame.width - 20, frame.y + 18, 30];
  doc.polygon([x, top], [x + 5, top + length], [x, top + length - 7]).fill(INK);
  doc
    .polygon([x, top], [x - 5, top + length], [x, top + length - 7])
    .lineWidth(0.7)
    .strokeColor(INK)
    .stroke();
  setMiddle(sheet, 'N', { ...LABEL, font: 'bold', size: 9 }, [x, top - 7], 0, null);
  takeBox(room, { west: x - 12, east: x + 12, south: frame.y, north: top + length + 2 });
}

export function drawScale(sheet: Sheet, paper: Paper, room: Room): void {
  const { doc } = sheet;
  const { frame, per_foot } = paper;
  const { feet, divisions } = scaleBarOf(paper, 130);
  const [x, y] = [frame.x + 14, frame.y + frame.height - 13];
  const step = (feet * per_foot) / divisions;
  for (let i = 0; i < divisions; i++) {
    doc
      .rect(x + i * step, y, step, 3.4)
      .lineWidth(0.5)
      .fillAndStroke(i % 2 === 0 ? INK : '#ffffff', INK);
  }
  setMiddle(sheet, '0', LABEL, [x, y - 5], 0, null);
  setMiddle(sheet, `${grouped(feet, feet < 1 ? 2 : 0)} ft`, LABEL, [x + feet * per_foot, y - 5], 0, null);
  takeBox(room, { west: x - 4, east: x + feet * per_foot + 14, south: y - 10, north: y + 5 });
}
