// The drawing of a tract on the certificate: to an engineer's scale, with true arcs, course numbers and what it misses by.
import type { Figure, FigureCourse } from '#core/drawing/figure-parts.ts';
import type { Box } from '#main/export/geometry.ts';
import {
  between,
  type Frame,
  layOnPaper,
  middleOf,
  type Paper,
  type PaperPoint,
  scaleBarOf,
  traceCourse,
} from '#main/export/paper.ts';
import { leaf, type Sheet } from '#main/export/sheet.ts';
import { INK, QUIET, RULE, type Style } from '#main/export/sheet-type.ts';
import { grouped, missText } from '#main/export/words.ts';

const MISS = '#b42318';
const FILLS: Readonly<Record<Figure['status'], string>> = { PASS: '#f1f7f3', REVIEW: '#fbf7ec', FAIL: '#fbf1f0' };
const LABEL: Style = { font: 'sans', size: 6.6, leading: 8, color: INK };
const NUMBER: Style = { font: 'bold', size: 6, leading: 7, color: INK };
const CIRCLE = 5.6;

/** Draws the figure in its frame; answers with what was left out, in words. */
export function drawFigure(sheet: Sheet, figure: Figure, frame: Frame): string[] {
  const paper = layOnPaper(figure, frame);
  const taken: Box[] = [];
  const courses = figure.courses.map(({ number, description }) => `${number}: ${description}`).join('; ');
  leaf(
    sheet,
    'Figure',
    () => {
      const { doc } = sheet;
      doc.save();
      doc.rect(frame.x, frame.y, frame.width, frame.height).lineWidth(0.6).strokeColor(RULE).stroke();
      drawNorth(sheet, frame, taken);
      drawScale(sheet, paper, taken);
      fillInside(sheet, figure, paper);
      drawTies(sheet, figure, paper);
      for (const course of figure.courses) drawCourse(sheet, course, paper);
      drawCorners(sheet, figure, paper, taken);
      drawMiss(sheet, figure, paper, taken);
      const outward = outwardOf(figure, paper);
      for (const course of figure.courses) labelCourse(sheet, course, paper, -outward, taken);
      drawBeginning(sheet, figure, paper, taken);
      const ink = inkOf(figure, paper);
      for (const course of figure.courses) numberCourse(sheet, course, paper, outward, ink, taken);
      doc.restore();
    },
    { alt: `Drawing of ${figure.name}. ${courses}` },
  );
  const notes = [
    `Drawn to 1 inch = ${grouped(paper.feet_per_inch, Number.isInteger(paper.feet_per_inch) ? 0 : 1)} feet when printed at full size.`,
  ];
  if (figure.ties.length > 0 && !paper.ties_fit) notes.push('The tie courses run out of the drawing.');
  if (figure.misclosure !== null && figure.misclosure.exaggeration > 1)
    notes.push(`The misclosure is drawn ${figure.misclosure.exaggeration} times its size.`);
  return notes;
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
  doc.lineWidth(suspect ? 1.7 : 1.1).strokeColor(suspect ? MISS : INK);
  if (course.inferred) doc.dash(3, { space: 2.5 }).stroke().undash();
  else doc.stroke();
}

function drawTies({ doc }: Sheet, figure: Figure, paper: Paper): void {
  const { frame } = paper;
  doc.save().rect(frame.x, frame.y, frame.width, frame.height).clip();
  for (const tie of figure.ties) {
    doc.moveTo(...paper.place(tie.start)).lineTo(...paper.place(tie.end));
    doc.lineWidth(0.7).strokeColor(QUIET).dash(5, { space: 3 }).stroke().undash();
  }
  doc.restore();
}

function drawCorners({ doc }: Sheet, figure: Figure, paper: Paper, taken: Box[]): void {
  // The corners of a dense figure would hide its lines.
  const dot = figure.courses.length > 40 ? 0.9 : 1.6;
  for (const course of figure.courses) {
    const [x, y] = paper.place(course.end);
    doc.circle(x, y, dot).lineWidth(0.7).fillAndStroke('#ffffff', INK);
    taken.push(square([x, y], dot + 0.4));
  }
}

/** The arrow of the miss, and in the corner what it stands for. */
function drawMiss(sheet: Sheet, figure: Figure, paper: Paper, taken: Box[]): void {
  const { misclosure: miss } = figure;
  if (miss === null) return;
  const { doc } = sheet;
  const from = paper.place(miss.drawn_from);
  const dotted = (start: PaperPoint, end: PaperPoint) => {
    doc
      .moveTo(...start)
      .lineTo(...end)
      .lineWidth(0.9)
      .strokeColor(MISS)
      .dash(1.6, { space: 1.6 })
      .stroke()
      .undash();
    doc.circle(...start, 1.5).fill(MISS);
  };
  dotted(from, paper.place(miss.to));
  taken.push(square(from, 2));
  const style = { ...LABEL, color: MISS };
  const times = miss.exaggeration > 1 ? `, drawn ×${miss.exaggeration}` : '';
  const text = `misses by ${missText(miss.miss_ft)}${times}`;
  const width = sheet.measure(text, style);
  const { frame } = paper;
  const [right, y] = [frame.x + frame.width - 12, frame.y + frame.height - 11];
  dotted([right - width - 22, y], [right - width - 6, y]);
  setMiddle(sheet, text, style, [right - width / 2, y], 0, taken);
}

function drawBeginning(sheet: Sheet, figure: Figure, paper: Paper, taken: Box[]): void {
  const { doc } = sheet;
  const ink = inkOf(figure, paper);
  const at = paper.place(figure.point_of_beginning.at);
  doc
    .circle(...at, 3.4)
    .lineWidth(1)
    .fillAndStroke('#ffffff', INK);
  doc.circle(...at, 1.2).fill(INK);
  taken.push(square(at, 4));
  placeBeside(sheet, 'P.O.B.', { ...LABEL, font: 'bold', size: 7 }, at, ink, paper, taken);
  if (figure.anchor === null || !paper.ties_fit) return;
  const [x, y] = paper.place(figure.anchor.at);
  doc
    .polygon([x, y - 4], [x + 3.8, y + 2.8], [x - 3.8, y + 2.8])
    .lineWidth(0.9)
    .fillAndStroke('#ffffff', INK);
  taken.push(square([x, y], 4));
  placeBeside(sheet, 'P.O.C.', { ...LABEL, font: 'bold', size: 7 }, [x, y], ink, paper, taken);
}

/** Points along every drawn line, close enough that no lettering slips between them. */
function inkOf(figure: Figure, paper: Paper): PaperPoint[] {
  const lines = [
    ...figure.courses.map((course) => course.path),
    ...figure.ties.map(({ start, end }) => [start, end]),
    ...(figure.misclosure === null ? [] : [[figure.misclosure.drawn_from, figure.misclosure.to]]),
  ];
  return lines.flatMap((line) => {
    const points = line.map((point) => paper.place(point));
    return points.slice(1).flatMap((end, i) => dotted(points[i] ?? end, end));
  });
}

/** A point about every three points of paper, at most as many as a page is long. */
function dotted(start: PaperPoint, end: PaperPoint): PaperPoint[] {
  const count = Math.min(400, Math.max(1, Math.ceil(between(start, end) / 3)));
  return Array.from(
    { length: count + 1 },
    (_, i): PaperPoint => [start[0] + ((end[0] - start[0]) * i) / count, start[1] + ((end[1] - start[1]) * i) / count],
  );
}

/** Lettering on the far side of what it must not cover; the nearest free place wins. */
function placeBeside(
  sheet: Sheet,
  text: string,
  style: Style,
  at: PaperPoint,
  avoid: readonly PaperPoint[],
  paper: Paper,
  taken: Box[],
): void {
  const width = sheet.measure(text, style);
  const reach = 9;
  const candidates = [reach, 1.7 * reach, 2.6 * reach].flatMap((far) =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i * Math.PI) / 8;
      const middle: PaperPoint = [
        at[0] + Math.cos(angle) * (far + width / 2),
        at[1] + Math.sin(angle) * (far + style.size / 2),
      ];
      return { middle, box: boxAround(middle, width, style.size) };
    }),
  );
  const scored = candidates
    .filter(({ box }) => isWithin(box, paper.frame))
    .map((candidate, order) => ({
      ...candidate,
      score:
        covered(candidate.box, avoid) * 10 +
        taken.filter((other) => meets(candidate.box, other)).length * 40 +
        order * 0.02,
    }))
    .toSorted((a, b) => a.score - b.score);
  const [best] = scored;
  if (best !== undefined) setMiddle(sheet, text, style, best.middle, 0, taken);
}

const covered = (box: Box, points: readonly PaperPoint[]): number =>
  points.filter(([x, y]) => x > box.west && x < box.east && y > box.south && y < box.north).length;

/** 1 when the outside of the figure lies to the right of travel on paper, -1 when to the left. */
function outwardOf(figure: Figure, paper: Paper): number {
  const points = figure.courses.map((course) => paper.place(course.start));
  let turned = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    turned += x * nextY - nextX * y;
  }
  return turned < 0 ? 1 : -1;
}

/** Bearing and distance along the inner side of a course that is long enough to carry them. */
function labelCourse(sheet: Sheet, course: FigureCourse, paper: Paper, inward: number, taken: Box[]): void {
  const { at, direction, length } = middleOf(course, paper);
  const lines = course.labels.map(({ text }) => text);
  const [first] = lines;
  if (first === undefined) return;
  const wanted = course.arc === null ? [lines.join('  ')] : lines;
  const width = Math.max(...wanted.map((line) => sheet.measure(line, LABEL)));
  const straight = course.arc === null ? length : between(paper.place(course.start), paper.place(course.end));
  if (width > straight - 8) return;
  const angle = Math.atan2(direction[1], direction[0]);
  const normal: PaperPoint = [-direction[1] * inward, direction[0] * inward];
  const upright = Math.abs(angle) > Math.PI / 2 + 0.001 ? angle + Math.PI : angle;
  for (const [i, line] of wanted.entries()) {
    const away = 6 + i * 7.6 + (course.arc === null ? 0 : 2);
    setMiddle(sheet, line, LABEL, [at[0] + normal[0] * away, at[1] + normal[1] * away], upright, taken);
  }
}

const STAND_OFFS = [9, 19, -10, 30, -20, 41, -31, 53, 65];

/** The number in its circle outside the figure; with a leader where it had to stand off. */
function numberCourse(
  sheet: Sheet,
  course: FigureCourse,
  paper: Paper,
  outward: number,
  ink: readonly PaperPoint[],
  taken: Box[],
): void {
  const { doc } = sheet;
  const { at, direction } = middleOf(course, paper);
  const normal: PaperPoint = [-direction[1] * outward, direction[0] * outward];
  const places = STAND_OFFS.map((away): PaperPoint => [at[0] + normal[0] * away, at[1] + normal[1] * away]);
  const clear = places.filter(
    (place) =>
      isWithin(square(place, CIRCLE), paper.frame) && !taken.some((other) => meets(square(place, CIRCLE + 0.5), other)),
  );
  const free = clear.find((place) => covered(square(place, CIRCLE), ink) === 0) ?? clear[0];
  const [x, y] = free ?? places[0] ?? at;
  if (between(at, [x, y]) > 12)
    doc
      .moveTo(...at)
      .lineTo(x, y)
      .lineWidth(0.35)
      .strokeColor(QUIET)
      .stroke();
  const color = course.suspect_rank === 1 ? MISS : INK;
  doc.circle(x, y, CIRCLE).lineWidth(0.6).fillAndStroke('#ffffff', color);
  setMiddle(sheet, String(course.number), { ...NUMBER, color }, [x, y], 0, []);
  taken.push(square([x, y], CIRCLE));
}

function drawNorth(sheet: Sheet, frame: Frame, taken: Box[]): void {
  const { doc } = sheet;
  const [x, top, length] = [frame.x + frame.width - 20, frame.y + 18, 30];
  doc.polygon([x, top], [x + 5, top + length], [x, top + length - 7]).fill(INK);
  doc
    .polygon([x, top], [x - 5, top + length], [x, top + length - 7])
    .lineWidth(0.7)
    .strokeColor(INK)
    .stroke();
  setMiddle(sheet, 'N', { ...LABEL, font: 'bold', size: 9 }, [x, top - 7], 0, []);
  taken.push({ west: x - 12, east: x + 12, south: frame.y, north: top + length + 2 });
}

function drawScale(sheet: Sheet, paper: Paper, taken: Box[]): void {
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
  setMiddle(sheet, '0', LABEL, [x, y - 5], 0, []);
  setMiddle(sheet, `${grouped(feet, feet < 1 ? 2 : 0)} ft`, LABEL, [x + feet * per_foot, y - 5], 0, []);
  taken.push({ west: x - 4, east: x + feet * per_foot + 14, south: y - 10, north: y + 5 });
}

/** Text centered on a point, turned by an angle that runs clockwise on paper. */
function setMiddle(sheet: Sheet, text: string, style: Style, [x, y]: PaperPoint, angle: number, taken: Box[]): void {
  const { doc } = sheet;
  const words = sheet.spelled(text, style.font);
  const width = sheet.measure(words, style);
  doc.save().rotate((angle * 180) / Math.PI, { origin: [x, y] });
  doc.font(style.font).fontSize(style.size).fillColor(style.color);
  doc.text(words, x - width / 2, y - style.size * 0.65, { lineBreak: false });
  doc.restore();
  const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  taken.push(boxAround([x, y], width * along + style.size * across, width * across + style.size * along));
}

const square = (at: PaperPoint, half: number): Box => boxAround(at, 2 * half, 2 * half);

const boxAround = ([x, y]: PaperPoint, width: number, height: number): Box => ({
  west: x - width / 2,
  east: x + width / 2,
  south: y - height / 2,
  north: y + height / 2,
});

const meets = (a: Box, b: Box): boolean => a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

const isWithin = (box: Box, frame: Frame): boolean =>
  box.west > frame.x + 2 &&
  box.east < frame.x + frame.width - 2 &&
  box.south > frame.y + 2 &&
  box.north < frame.y + frame.height - 2;
