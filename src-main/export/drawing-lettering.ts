// The lettering of a drawing on paper: text set about a point, and names beside points.
import { boxAround, inkIn, type Room, takeBox, takenIn } from '#main/export/drawing-room.ts';
import type { PaperPoint } from '#main/export/paper.ts';
import type { Sheet } from '#main/export/sheet.ts';
import { INK, type Style } from '#main/export/sheet-type.ts';

export const DOUBT = '#b42318';
export const LABEL: Style = { font: 'sans', size: 6.6, leading: 8, color: INK };
export const POINT_NAME: Style = { font: 'bold', size: 7, leading: 9, color: INK };
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
