import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { PlotQuery } from '#core/schema/plot.ts';
import { PlotTooLarge, plotPdf } from '#main/export/plot-pdf.ts';
import { hasPoppler, named, run, withFile } from '#test/main/export/outside-reader.ts';
import { bodyOf, creekTract, culDeSac, oneLot, platSheet } from '#test/support/bodies.ts';

const plot = (body: ExtractResponse, query: Partial<PlotQuery> = {}) => plotPdf(body, PlotQuery.parse(query));

async function read(bytes: Uint8Array): Promise<{ pages: string[]; size: number[] }> {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  let size: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    size = [width, height];
  }
  await task.destroy();
  return { pages, size };
}

test('a lot goes on one sheet at the largest usual scale that fits, and says which', async () => {
  const { pages, size } = await read(await plot(bodyOf([culDeSac()]), { office: 'County Recorder', order: '77-3' }));
  expect(size).toEqual([612, 792]);
  expect(pages).toHaveLength(1);
  for (const words of ['Scale 1 inch = 100 feet', 'County Recorder', 'Order 77-3', 'Lot 14, Heron Landing'])
    expect(pages[0]).toContain(words);
});

test.each([
  ['legal', 'landscape', [1008, 612]],
  ['tabloid', 'portrait', [792, 1224]],
  ['a4', 'landscape', [841.89, 595.28]],
] as const)('%s, %s', async (paper, orientation, size) => {
  expect((await read(await plot(bodyOf([oneLot()]), { paper, orientation }))).size).toEqual(size);
});

test('a larger scale takes several sheets, each with its place among them', async () => {
  const { pages } = await read(await plot(bodyOf([culDeSac()]), { scale: '1in=40ft' }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toMatch(/Sheet 1 of \d+: row 1 of/);
  expect(pages.join(' ')).toContain('R 3553.67');
});

test('a scale that would take too many sheets is refused, with the one that fits', async () => {
  await expect(plot(bodyOf([creekTract(40)]), { scale: '1in=10ft' })).rejects.toThrow(PlotTooLarge);
  await expect(plot(bodyOf([creekTract(40)]), { scale: '1in=10ft' })).rejects.toThrow(/ fits one sheet\.$/);
});

test('a deed in metres is plotted to a metric scale', async () => {
  const { pages } = await read(await plot(bodyOf([{ ...oneLot(), distance_unit: 'meters' }])));
  expect(pages[0]).toMatch(/Scale 1:[\d,]+/);
});

test('courses told by a reference stand in a table on a further sheet', async () => {
  const { pages } = await read(await plot(bodyOf([creekTract(60)])));
  expect(pages.at(-1)).toContain('Courses of Creek Tract');
  expect(pages.at(-1)).toMatch(/L30 {3}[NS] /);
});

test('nothing to draw is refused', async () => {
  await expect(plot(platSheet())).rejects.toThrow(new Refusal('nothing_to_draw'));
  await expect(plot(bodyOf([oneLot()]), { tract: 4 })).rejects.toThrow(new Refusal('nothing_to_draw'));
});

describe.skipIf(!hasPoppler)(named('poppler', hasPoppler ? 'poppler' : null), () => {
  test.each([
    ['1in=60ft', 100 / 60],
    ['1in=200ft', 200 / 200],
    ['1:1000', 40 / 0.0254 / 1000],
  ])('the scale bar of %s is as long on paper as it says', async (scale, inches) => {
    const dpi = 720;
    const bytes = await plot(bodyOf([culDeSac()]), { scale, paper: 'tabloid' });
    const bar = withFile('plot.pdf', bytes, (path) => {
      // The bar stands 13 points above the foot of the drawing; its upper edge is one dark line.
      const top = Math.round(((1224 - 36 - 74 - 13 - 1) / 72) * dpi);
      const region = ['-x', '450', '-y', String(top), '-W', String(4 * dpi), '-H', '40'];
      run('pdftoppm', '-r', String(dpi), '-gray', ...region, '-singlefile', path, path);
      return longestLine(readFileSync(`${path}.pgm`)) - (0.5 / 72) * dpi;
    });
    expect(Math.abs(bar / dpi - inches)).toBeLessThan(0.004);
  });
});

/** The longest run of dark pixels in a row of a PGM picture. */
function longestLine(pgm: Buffer): number {
  const [head = '', width = '0'] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(pgm.toString('latin1', 0, 40)) ?? [];
  let [longest, now] = [0, 0];
  pgm.subarray(head.length).forEach((shade, i) => {
    now = shade < 128 && i % Number(width) !== 0 ? now + 1 : 0;
    longest = Math.max(longest, now);
  });
  return longest;
}

test.each(['1in=0ft', '1:0', '1in=00ft'])(
  'a scale of %s, which shows nothing of the ground, is refused by its words',
  (scale) => {
    expect(PlotQuery.safeParse({ scale }).error?.issues[0]?.message).toBe('A scale such as 1in=40ft or 1:500.');
  },
);
