// Print on its side on an upright page.
import { describe, expect, test } from 'vitest';
import { recognisePage } from '#main/ingest/scan/recognise-page.ts';
import { drawnPages, type Picture } from '#test/support/scan.ts';
import { fontOf } from '#test/support/scan-faces.ts';
import { type Mark, withMarks } from '#test/support/scan-marks.ts';
import { textOfLine } from '#test/support/scan-pdf.ts';

const DPI = 200;
const POINTS = 72 / DPI;
const DEED = `Beginning at an iron pin on the north line of Main Street; thence North 12 degrees East 200.00 feet to an iron pin;
thence South 78 degrees East 100.00 feet to a stone; thence South 12 degrees West 200.00 feet to the said street; thence
along the same North 78 degrees West 100.00 feet to the place of beginning, containing 0.46 acres, more or less.`;

const [PAGE] = drawnPages(DEED, { font: 'typewriter', dpi: DPI });

/** In the right margin, half way down the text, with its head to either side. */
const stamp =
  (words: string, quarters: 1 | -1): Mark =>
  (context, { width, inch }) => {
    context.translate(width - (quarters === 1 ? 0.6 : 0.45) * inch, (quarters === 1 ? 0.7 : 3.2) * inch);
    context.rotate((quarters * Math.PI) / 2);
    context.font = fontOf('roman', 0.2 * inch);
    context.fillText(words, 0, 0);
  };

const ticks: Mark = (context, { width, inch }) => {
  for (let n = 0; n < 40; n++) context.fillRect(width - 0.6 * inch, (0.7 + 0.06 * n) * inch, 0.15 * inch, 0.015 * inch);
  context.fillRect(width - 0.4 * inch, 0.3 * inch, 0.012 * inch, 9 * inch);
};

function recognised(page: Picture | undefined) {
  const { width = 0, height = 0, grey = Buffer.alloc(0) } = page ?? {};
  return recognisePage({ width, height, grey: new Uint8Array(grey), scale: POINTS });
}

const textOf = ({ lines }: Awaited<ReturnType<typeof recognised>>) => lines.map(textOfLine).join('\n');

describe('beside a deed', () => {
  test.each([1, -1] as const)(
    'a stamp on its side is told at its place, and is no part of the text: %i',
    async (way) => {
      const plain = await recognised(PAGE);
      const stamped = await recognised(PAGE && withMarks(PAGE, [stamp('BOOK 1342 PAGE 165', way)], 1));
      expect(textOf(stamped)).toBe(textOf(plain));
      expect(stamped.unread_places).toHaveLength(1);
      const [left = 0, top = 0, right = 0, bottom = 0] = stamped.unread_places?.[0]?.box ?? [];
      expect([left > 540, right < 600, bottom - top > 3 * (right - left)]).toEqual([true, true, true]);
      expect((top + bottom) / 2).toBeGreaterThan(100);
      expect((top + bottom) / 2).toBeLessThan(200);
    },
  );

  test('rules and the ticks of a scale are no print', async () => {
    const marked = await recognised(PAGE && withMarks(PAGE, [ticks], 1));
    expect(marked.unread_places ?? []).toEqual([]);
  });
});
