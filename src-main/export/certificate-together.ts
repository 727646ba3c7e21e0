// How the tracts of a document lie to each other, drawn on the certificate where ties or placements say so.
import type { FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { middleOfFigure, type Together, togetherPoints } from '#core/drawing/svg-together.ts';
import { drawNorth, drawScale } from '#main/export/certificate-drawing.ts';
import { LABEL, nameBeside, POINT_NAME } from '#main/export/drawing-lettering.ts';
import { inkLine, type Room, roomOf, square, takeBox } from '#main/export/drawing-room.ts';
import { layPoints, type Paper, traceCourse } from '#main/export/paper.ts';
import { heading, LEFT, leaf, needRoom, paragraph, type Sheet, WIDTH, within } from '#main/export/sheet.ts';
import { HEADING, INK, NOTE, QUIET, RULE } from '#main/export/sheet-type.ts';
import { clipped } from '#main/export/words.ts';

const HEIGHT = 272;
const NAME_LETTERS = 34;

export function writeTogether(sheet: Sheet, all: readonly Together[]): void {
  for (const together of all) {
    within(sheet, 'Sect', () => {
      needRoom(sheet, HEIGHT + 70);
      heading(sheet, 'How the tracts lie to each other', HEADING, 'H2');
      const names = together.members.map(({ number, figure }) => `${number} ${figure.name}`).join('; ');
      let paper: Paper | null = null;
      leaf(
        sheet,
        'Figure',
        () => {
          paper = drawTogether(sheet, together);
        },
        { alt: `Drawing of ${clipped(names)}. ${together.words}` },
      );
      sheet.y += HEIGHT + 4;
      const drawn = `Drawn to ${(paper as Paper | null)?.scale.words ?? ''} when printed at full size.`;
      paragraph(sheet, `${together.words} ${drawn}`, NOTE, { after: 10 });
    });
  }
}

function drawTogether(sheet: Sheet, together: Together): Paper {
  const frame = { x: LEFT, y: sheet.y, width: WIDTH, height: HEIGHT };
  const paper = layPoints(togetherPoints(together), frame);
  const room = roomOf(frame);
  const { doc } = sheet;
  doc.save();
  doc.rect(frame.x, frame.y, frame.width, frame.height).lineWidth(0.6).strokeColor(RULE).stroke();
  drawNorth(sheet, frame, room);
  drawScale(sheet, paper, room);
  for (const { figure } of together.members) {
    for (const { start, end } of figure.ties) drawTie(sheet, paper, room, start, end);
    for (const course of figure.courses) drawCourse(sheet, paper, room, course);
  }
  drawPoints(sheet, paper, room, together);
  for (const { number, figure } of together.members) {
    const name = figure.name.length > NAME_LETTERS ? `${figure.name.slice(0, NAME_LETTERS - 1)}…` : figure.name;
    nameBeside(sheet, `${number} ${name}`, POINT_NAME, paper.place(middleOfFigure(figure)), room);
  }
  doc.restore();
  return paper;
}

function drawTie({ doc }: Sheet, paper: Paper, room: Room, from: FigurePoint, to: FigurePoint): void {
  const [start, end] = [paper.place(from), paper.place(to)];
  doc.moveTo(...start).lineTo(...end);
  doc.lineWidth(0.6).strokeColor(QUIET).dash(5, { space: 3 }).stroke().undash();
  inkLine(room, start, end);
}

function drawCourse({ doc }: Sheet, paper: Paper, room: Room, course: FigureCourse): void {
  doc.moveTo(...paper.place(course.start));
  traceCourse(doc, course, paper);
  doc.lineWidth(1).strokeColor(INK).stroke();
  const points = course.path.map((point) => paper.place(point));
  for (const [i, end] of points.slice(1).entries()) inkLine(room, points[i] ?? end, end);
}

function drawPoints(sheet: Sheet, paper: Paper, room: Room, { members, anchor }: Together): void {
  const { doc } = sheet;
  for (const { figure } of members) {
    const at = paper.place(figure.point_of_beginning);
    doc
      .circle(...at, 2.4)
      .lineWidth(0.9)
      .fillAndStroke('#ffffff', INK);
    takeBox(room, square(at, 3));
  }
  if (anchor === null) return;
  const [x, y] = paper.place(anchor.at);
  doc
    .polygon([x, y - 4], [x + 3.8, y + 2.8], [x - 3.8, y + 2.8])
    .lineWidth(0.9)
    .fillAndStroke('#ffffff', INK);
  takeBox(room, square([x, y], 4));
  nameBeside(sheet, 'common corner', LABEL, [x, y], room);
}
