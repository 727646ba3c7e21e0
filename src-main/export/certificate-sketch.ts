// The sketch of an aliquot tract on the certificate.
import { type SectionSketch, type SketchPoint, sectionSketchOf } from '#core/plss/section-sketch.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { LABEL, setMiddle } from '#main/export/drawing-lettering.ts';
import { LEFT, leaf, needRoom, paragraph, type Sheet } from '#main/export/sheet.ts';
import { INK, NOTE, QUIET } from '#main/export/sheet-type.ts';

/** One quarter-quarter, in points. */
const SIDE = 44;

/** Nothing where neither fabric nor words give a sketch. */
export function writeSketch(sheet: Sheet, tract: Tract, verdict: TractVerdict): void {
  const sketch = sectionSketchOf(tract.aliquot, verdict.georef);
  if (sketch === null) return;
  needRoom(sheet, 4 * SIDE + 40);
  const top = sheet.y + 12;
  leaf(sheet, 'Figure', () => drawSketch(sheet, sketch, top), { alt: `Sketch of ${sketch.label}. ${sketch.words}` });
  sheet.y = top + 4 * SIDE + 6;
  paragraph(sheet, sketch.words, NOTE, { after: 8 });
}

function drawSketch(sheet: Sheet, { kind, shaded, excepted, label }: SectionSketch, top: number): void {
  const { doc } = sheet;
  const place = ([x, y]: SketchPoint): [number, number] => [LEFT + x * SIDE, top + (4 - y) * SIDE];
  doc.save();
  for (const [rings, fill] of [
    [shaded, '#e3edf3'],
    [excepted, '#ffffff'],
  ] as const) {
    for (const ring of rings)
      doc
        .polygon(...ring.map(place))
        .lineWidth(1)
        .fillAndStroke(fill, INK);
  }
  if (kind === 'nominal') {
    for (const at of [1, 2, 3]) {
      doc.lineWidth(at === 2 ? 0.6 : 0.3).strokeColor(QUIET);
      doc
        .moveTo(...place([at, 0]))
        .lineTo(...place([at, 4]))
        .stroke();
      doc
        .moveTo(...place([0, at]))
        .lineTo(...place([4, at]))
        .stroke();
    }
    doc
      .rect(LEFT, top, 4 * SIDE, 4 * SIDE)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke();
  }
  doc.restore();
  if (label !== '') setMiddle(sheet, label, { ...LABEL, font: 'bold' }, place([2, 4.15]), 0, null);
}
