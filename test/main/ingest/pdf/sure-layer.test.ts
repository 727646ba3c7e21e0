// The first parser tells the words of a page only where they are those that the second one reads.
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#main/ingest/pdf/layer-words.ts';
import { PdfDocument } from '#main/ingest/pdf/pdfium.ts';
import { sureLayer } from '#main/ingest/pdf/sure-layer.ts';
import { openTextLayer, textLayerOf } from '#main/ingest/pdf/text-layer.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';

async function layersOf(bytes: Uint8Array): Promise<{ sure: TextLayer | null; second: TextLayer }> {
  const document = await PdfDocument.open(bytes);
  const sure = document.page(1, (page) => sureLayer(page, 20_000));
  document.close();
  const proxy = await openTextLayer(bytes.slice());
  const second = await textLayerOf(proxy, 1, 20_000);
  await proxy.loadingTask.destroy();
  return { sure, second };
}

const wordsOf = (layer: TextLayer | null) => layer?.words.map(({ text }) => text);

/** A page of one font whose letters are drawn by these operators; `more` goes into the page itself. */
const drawn = (operators: string, more = '', font = '/BaseFont /Helvetica /Encoding /WinAnsiEncoding') =>
  new TextEncoder().encode(
    [
      '%PDF-1.7',
      '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
      '2 0 obj <</Type /Pages /Count 1 /Kids [3 0 R]>> endobj',
      `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>> ${more}>> endobj`,
      `4 0 obj <</Length ${operators.length}>> stream\n${operators}\nendstream endobj`,
      `5 0 obj <</Type /Font /Subtype /Type1 ${font}>> endobj`,
      'trailer <</Root 1 0 R /Size 6>>',
      '%%EOF',
    ].join('\n'),
  );

const line = (text: string) => `BT /F 12 Tf 72 700 Td (${text}) Tj ET`;

describe('what both parsers read', () => {
  test.each([
    ['a deed in Helvetica', (i: number) => pdfOf((pdf) => pdf.fontSize(11).text(writtenDeed(i, 12).text))],
    [
      'a justified deed',
      (i) => pdfOf((pdf) => pdf.font('Times-Roman').text(writtenDeed(i, 8).text, { align: 'justify' })),
    ],
    [
      'two columns',
      (i) => pdfOf((pdf) => pdf.font('Courier').fontSize(8).text(writtenDeed(i, 8).text, { columns: 2 })),
    ],
    ['a page shown turned', async () => drawn(line('thence North'), '/Rotate 90')],
    ['a page cut to a part of its paper', async () => drawn(line('thence North'), '/CropBox [50 600 400 760]')],
    [
      'a raised mark',
      async () => drawn('BT /F 12 Tf 72 700 Td (N 10) Tj /F 7 Tf 4 Ts (o) Tj 0 Ts /F 12 Tf (15 E) Tj ET'),
    ],
    ['a word drawn in two goes', async () => drawn('BT /F 12 Tf 72 700 Td (the) Tj (nce) Tj ( 100) Tj (.25) Tj ET')],
    [
      'words set apart by their places',
      async () => drawn('BT /F 12 Tf 72 700 Td (100) Tj 40 0 Td (25) Tj 0 -14 Td (feet) Tj ET'),
    ],
    ['words set apart within a go', async () => drawn('BT /F 12 Tf 72 700 Td [(100) -400 (25) 20 (.5)] TJ ET')],
    [
      'a hyphen at the end of a line',
      async () => drawn('BT /F 12 Tf 72 700 Td (con-) Tj 0 -14 Td (veyed to him) Tj ET'),
    ],
    ['text that leaves no mark', async () => drawn(`3 Tr ${line('thence South')}`)],
  ] as readonly [string, (i: number) => Promise<Uint8Array>][])('%s', async (_, pdf) => {
    for (const i of [1, 2]) {
      const { sure, second } = await layersOf(await pdf(i));
      expect(wordsOf(sure)).toEqual(wordsOf(second));
      expect([sure?.width, sure?.height]).toEqual([second.width, second.height]);
      for (const [k, { box, turn }] of second.words.entries()) {
        const word = sure!.words[k]!;
        expect(word.turn).toBe(turn);
        // The second reckons with the widths of common letters, the first with those of the font.
        for (const side of [0, 1, 2, 3]) expect(Math.abs(word.box[side]! - box[side]!)).toBeLessThan(8);
      }
    }
  });
});

describe('what is left to the second parser', () => {
  test.each([
    ['words that are said to be others', drawn(`/Span <</ActualText (200)>> BDC ${line('100')} EMC`)],
    [
      'a letter that its font does not name',
      drawn(line('1\\0010 feet'), '', '/BaseFont /Helvetica /Encoding <</Differences [1 /g7]>>'),
    ],
    ['a code of no letter', drawn(line('1\\r0 feet'))],
    ['tilted letters', drawn('BT /F 12 Tf 1 0.1 -0.1 1 72 700 Tm (thence) Tj ET')],
    ['letters that run down the page', drawn('BT /F 12 Tf 0 -1 1 0 72 700 Tm (thence) Tj ET')],
    ['a narrow space drawn alone', drawn('BT /F 12 Tf 72 700 Td (100) Tj -2.2 Tw ( ) Tj 0 Tw (25) Tj ET')],
    ['pieces neither close nor clear of each other', drawn('BT /F 12 Tf 72 700 Td (100) Tj 21.1 0 Td (25) Tj ET')],
    ['figures drawn over others', drawn(`${line('100 feet')} ${line('200')}`)],
    ['text off the page', drawn(`${line('thence')} BT /F 12 Tf -300 700 Td (hidden) Tj ET`)],
    ['text that the page is cut short of', drawn(line('thence'), '/CropBox [0 0 612 400]')],
    ['letters set wide', drawn(`1.3 Tc ${line('100.25 feet')}`)],
    ['a space drawn of next to no width', drawn(`-3 Tw ${line('100 25 feet')}`)],
    ['a gap that is hardly a space', drawn('BT /F 12 Tf 72 700 Td [(100) -125 (25)] TJ ET')],
    ['figures drawn back over others', drawn('BT /F 12 Tf 72 700 Td [(100) 2000 (25)] TJ ET')],
    ['letters upside down', drawn('BT /F -12 Tf 72 700 Td (100) Tj ET')],
    [
      'a field of a form',
      drawn(line('thence'), '/Annots [<</Type /Annot /Subtype /Widget /FT /Tx /V (100) /T (a) /Rect [10 10 90 30]>>]'),
    ],
  ])('%s', async (_, bytes) => {
    expect((await layersOf(bytes)).sure).toBeNull();
  });

  test('a line drawn twice to look bold is read once', async () => {
    expect(wordsOf((await layersOf(drawn(`${line('100 feet')} ${line('100 feet')}`))).sure)).toEqual(['100', 'feet']);
  });

  test('a link takes nothing away', async () => {
    const link = '/Annots [<</Type /Annot /Subtype /Link /Rect [10 10 90 30]>>]';
    expect(wordsOf((await layersOf(drawn(line('thence North'), link))).sure)).toEqual(['thence', 'North']);
  });
});

test('no more words are told than asked for, and that there are more is said', async () => {
  const document = await PdfDocument.open(drawn(line('one two three four')));
  const layer = document.page(1, (page) => sureLayer(page, 2));
  document.close();
  expect([wordsOf(layer ?? null), layer?.whole]).toEqual([['one', 'two'], false]);
});
