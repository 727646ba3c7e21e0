// The drawing of a tract on the certificate: to an engineer's scale, with true arcs, course numbers and what it misses by.
import { textWidth } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureCourse, FigureLabel } from '#core/drawing/figure-parts.ts';
import { letterFigure } from '#core/drawing/lettering.ts';
import type { Leader, Lettering, PointLettering } from '#core/drawing/lettering-parts.ts';
import { DOUBT, LABEL, POINT_NAME, setMiddle } from '#main/export/drawing-lettering.ts';
import { type Room, takeBox } from '#main/export/drawing-room.ts';
import { type Frame, layOnPaper, type Paper, scaleBarOf, traceCourse } from '#main/export/paper.ts';
import { leaf, type Sheet } from '#main/export/sheet.ts';
import { INK, QUIET, RULE, type Style } from '#main/export/sheet-type.ts';
import { grouped } from '#main/export/words.ts';

const FILLS: Readonly<Record<Figure['status'], string>> = { PASS: '#f1f7f3', REVIEW: '#fbf7ec', FAIL: '#fbf1f0' };
/** A description by ear of more courses than this is the table's business. */
const SPOKEN_COURSES = 40;
/** What lettering takes up and down the page, in points. */
const LETTER_HEIGHT = 5.6;
/** Kept clear at the edge of the frame. */
const EDGE = 4;

/** Draws the figure in its frame; answers with what must be said under it. */
export function drawFigure(sheet: Sheet, figure: Figure, frame: Frame, metric: boolean): string[] {
  const paper = layOnPaper(figure, frame, metric);
  const letters = drawSheet(sheet, figure, paper);
  const notes = [`Drawn to ${paper.scale.words} when printed at full size.`];
  if (letters.references.some(({ kind }) => kind === 'course'))
    notes.push('L and C with a number stand for the line or curve of that number in the table of courses.');
  if (letters.references.some(({ kind }) => kind === 'tie'))
    notes.push('T with a number stands for the tie course of that number.');
  if (figure.ties.length > 0 && !paper.ties_fit) notes.push('The tie courses run out of the drawing.');
  if (figure.misclosure !== null && figure.misclosure.exaggeration > 1)
    notes.push(`The misclosure is drawn ${grouped(figure.misclosure.exaggeration, 0)} times its size.`);
  return notes;
}

/** Draws what of the figure a frame shows, at the scale it is laid to; answers with its lettering. */
export function drawSheet(sheet: Sheet, figure: Figure, paper: Paper): Lettering {
  const letters = lettered(sheet, figure, paper);
  leaf(sheet, 'Figure', () => drawAll(sheet, figure, paper, letters), { alt: spokenOf(figure) });
  return letters;
}

/** In the size of the page, clear of north arrow and scale bar. */
function lettered(sheet: Sheet, figure: Figure, paper: Paper): Lettering {
  const { per_foot, shown } = paper;
  const edge = EDGE / per_foot;
  const feet = (points: number): number => points / per_foot;
  const within: FigureBounds = {
    west: shown.west + edge,
    east: shown.east - edge,
    south: shown.south + edge,
    north: shown.north - edge,
  };
  const bar = scaleBarOf(paper, BAR_WIDTH);
  return letterFigure(figure, LETTER_HEIGHT / per_foot, {
    within,
    taken: [
      { west: shown.east - feet(34), east: shown.east, south: shown.north - feet(52), north: shown.north },
      {
        west: shown.west,
        east: shown.west + feet(14) + bar.length_ft + feet(26),
        south: shown.south,
        north: shown.south + feet(26),
      },
    ],
    // A label in bold is a point's name; none is wider than it would be in bold.
    measure: (text, height_ft) =>
      (sheet.measure(sheet.spelled(text, 'bold'), POINT_NAME) / per_foot) * (height_ft / (LETTER_HEIGHT / per_foot)),
  });
}

function spokenOf({ name, courses }: Figure): string {
  const spoken = courses.slice(0, SPOKEN_COURSES).map(({ number, description }) => `${number}: ${description}`);
  const more = courses.length > SPOKEN_COURSES ? `; and ${courses.length - SPOKEN_COURSES} more, as in the table` : '';
  return `Drawing of ${name}. ${spoken.join('; ')}${more}`;
}

/** In the order in which one thing may cover another. */
function drawAll(sheet: Sheet, figure: Figure, paper: Paper, letters: Lettering): void {
  const { doc } = sheet;
  const { frame } = paper;
  doc.save();
  doc.rect(frame.x, frame.y, frame.width, frame.height).lineWidth(0.6).strokeColor(RULE).stroke();
  doc.rect(frame.x, frame.y, frame.width, frame.height).clip();
  drawNorth(sheet, frame, null);
  drawScale(sheet, paper, null);
  fillInside(sheet, figure, paper);
  drawTies(sheet, figure, paper);
  for (const course of figure.courses) drawCourse(sheet, course, paper);
  drawCorners(sheet, figure, paper);
  drawMiss(sheet, figure, paper);
  drawPoints(sheet, figure, paper);
  drawLettering(sheet, figure, paper, letters);
  doc.restore();
}

function drawLettering(sheet: Sheet, figure: Figure, paper: Paper, letters: Lettering): void {
  const inkOf = (number: number): string => (figure.courses[number - 1]?.suspect_rank === 1 ? DOUBT : INK);
  for (const tie of letters.ties) drawWords(sheet, paper, tie, { ...LABEL, color: QUIET });
  for (const course of letters.courses) {
    const color = inkOf(course.number);
    drawWords(sheet, paper, course, { ...LABEL, color });
    if (course.number_label !== null) drawNumber(sheet, paper, course.number_label, color);
  }
  for (const { label, leader, numbers } of letters.references) {
    const color = numbers.length === 1 ? inkOf(numbers[0] ?? 0) : INK;
    drawWords(sheet, paper, { labels: [label], leader }, { ...POINT_NAME, size: LABEL.size, color });
  }
  drawWords(sheet, paper, letters.anchor, LABEL);
  drawWords(sheet, paper, letters.misclosure, { ...LABEL, color: DOUBT });
  drawWords(sheet, paper, letters.point_of_beginning, POINT_NAME);
}

function drawWords(sheet: Sheet, paper: Paper, words: PointLettering | null, style: Style): void {
  if (words === null) return;
  drawLeader(sheet, paper, words.leader);
  for (const { text, at, angle_deg } of words.labels)
    setMiddle(sheet, text, style, paper.place(at), (-angle_deg * Math.PI) / 180, null);
}

function drawLeader({ doc }: Sheet, paper: Paper, leader: Leader | null): void {
  if (leader === null) return;
  doc
    .moveTo(...paper.place(leader[0]))
    .lineTo(...paper.place(leader[1]))
    .lineWidth(0.35)
    .strokeColor(QUIET)
    .stroke();
}

function drawNumber(sheet: Sheet, paper: Paper, { text, at, height_ft }: FigureLabel, color: string): void {
  const [x, y] = paper.place(at);
  const radius = Math.max(0.95 * height_ft, 0.62 * textWidth(text, height_ft)) * paper.per_foot;
  sheet.doc.circle(x, y, radius).lineWidth(0.5).fillAndStroke('#ffffff', color);
  setMiddle(sheet, text, { ...POINT_NAME, size: 5.6, color }, [x, y], 0, null);
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

function drawCourse({ doc }: Sheet, course: FigureCourse, paper: Paper): void {
  doc.moveTo(...paper.place(course.start));
  traceCourse(doc, course, paper);
  const suspect = course.suspect_rank === 1;
  doc.lineWidth(suspect ? 1.7 : 1.1).strokeColor(suspect ? DOUBT : INK);
  if (course.inferred) doc.dash(3, { space: 2.5 }).stroke().undash();
  else doc.stroke();
}

function drawTies({ doc }: Sheet, figure: Figure, paper: Paper): void {
  const { frame } = paper;
  doc.save().rect(frame.x, frame.y, frame.width, frame.height).clip();
  for (const tie of figure.ties) {
    const [start, end] = [paper.place(tie.start), paper.place(tie.end)];
    doc.moveTo(...start).lineTo(...end);
    doc.lineWidth(0.7).strokeColor(QUIET).dash(5, { space: 3 }).stroke().undash();
  }
  doc.restore();
}

function drawCorners({ doc }: Sheet, figure: Figure, paper: Paper): void {
  // The corners of a dense figure would hide its lines.
  if (figure.courses.length > 200) return;
  const dot = figure.courses.length > 40 ? 0.9 : 1.6;
  for (const course of figure.courses) {
    const at = paper.place(course.end);
    doc
      .circle(...at, dot)
      .lineWidth(0.7)
      .fillAndStroke('#ffffff', INK);
  }
}

function drawMiss({ doc }: Sheet, { misclosure: miss }: Figure, paper: Paper): void {
  if (miss === null) return;
  const start = paper.place(miss.drawn_from);
  doc.moveTo(...start).lineTo(...paper.place(miss.to));
  doc.lineWidth(0.9).strokeColor(DOUBT).dash(1.6, { space: 1.6 }).stroke().undash();
  doc.circle(...start, 1.5).fill(DOUBT);
}

/** The points of beginning and of commencement. */
function drawPoints({ doc }: Sheet, figure: Figure, paper: Paper): void {
  const at = paper.place(figure.point_of_beginning);
  doc
    .circle(...at, 3.4)
    .lineWidth(1)
    .fillAndStroke('#ffffff', INK);
  doc.circle(...at, 1.2).fill(INK);
  if (figure.anchor === null || !paper.ties_fit) return;
  const [x, y] = paper.place(figure.anchor.at);
  doc
    .polygon([x, y - 4], [x + 3.8, y + 2.8], [x - 3.8, y + 2.8])
    .lineWidth(0.9)
    .fillAndStroke('#ffffff', INK);
}

const BAR_WIDTH = 130;

export function drawNorth(sheet: Sheet, frame: Frame, room: Room | null): void {
  const { doc } = sheet;
  const [x, top, length] = [frame.x + frame.width - 20, frame.y + 18, 30];
  doc.polygon([x, top], [x + 5, top + length], [x, top + length - 7]).fill(INK);
  doc
    .polygon([x, top], [x - 5, top + length], [x, top + length - 7])
    .lineWidth(0.7)
    .strokeColor(INK)
    .stroke();
  setMiddle(sheet, 'N', { ...LABEL, font: 'bold', size: 9 }, [x, top - 7], 0, null);
  if (room !== null) takeBox(room, { west: x - 12, east: x + 12, south: frame.y, north: top + length + 2 });
}

export function drawScale(sheet: Sheet, paper: Paper, room: Room | null): void {
  const { doc } = sheet;
  const { frame, per_foot } = paper;
  const { length_ft, divisions, text } = scaleBarOf(paper, BAR_WIDTH);
  const [x, y] = [frame.x + 14, frame.y + frame.height - 13];
  const step = (length_ft * per_foot) / divisions;
  for (let i = 0; i < divisions; i++) {
    doc
      .rect(x + i * step, y, step, 3.4)
      .lineWidth(0.5)
      .fillAndStroke(i % 2 === 0 ? INK : '#ffffff', INK);
  }
  setMiddle(sheet, '0', LABEL, [x, y - 5], 0, null);
  setMiddle(sheet, text, LABEL, [x + length_ft * per_foot, y - 5], 0, null);
  if (room !== null) takeBox(room, { west: x - 4, east: x + length_ft * per_foot + 14, south: y - 10, north: y + 5 });
}
