// A document's road from bytes to pages, for everything that needs no recognition.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { closeIngest, type IncomingDocument, ingest } from '#main/ingest/ingest.ts';
import { linesOfPage, pdfOf, textOfLine } from '#test/support/scan-pdf.ts';

afterAll(closeIngest);

const DEED =
  'Beginning at an iron pin; thence North 45 degrees 12 minutes 30 seconds East a distance of 210.50 feet to a stone in the ' +
  'line of the lands of Hobart Lyle; thence with the said line South 10 degrees East 300.25 feet to the point of beginning.';

function document(bytes: Uint8Array | string, declared_text = false): IncomingDocument {
  return { name: 'deed', bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, declared_text };
}

describe('pasted text', () => {
  test('keeps its lines and its blank lines and has no positions', async () => {
    const { pages, input_kind, text_source, pdf } = await ingest(
      document('Tract One\n\nBeginning at a stone;\n', true),
    );
    expect(pages[0]?.lines.map(textOfLine)).toEqual(['Tract One', '', 'Beginning at a stone;', '']);
    expect(pages[0]?.lines[0]?.words[0]?.box).toBeNull();
    expect({ input_kind, text_source, pdf }).toEqual({ input_kind: 'text', text_source: 'text', pdf: null });
  });

  test.each([
    ['a byte-order mark', '\uFEFFBeginning at a stone'],
    ['line ends of another system', 'Beginning at a\r\nstone'],
  ])('reads through %s', async (_, text) => {
    const { pages } = await ingest(document(text, true));
    expect(pages[0]?.lines.flatMap((line) => line.words.map((word) => word.text))).toEqual([
      'Beginning',
      'at',
      'a',
      'stone',
    ]);
  });

  test('is known by its bytes when nobody declared it', async () => {
    expect((await ingest(document('THENCE N 10° E, 100 feet'))).input_kind).toBe('text');
  });

  test('is hashed as it came, byte-order mark and all', async () => {
    const bytes = new TextEncoder().encode('\uFEFFBeginning\r\n');
    const { document_sha256 } = await ingest(document(bytes, true));
    expect(document_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test.each([
    ['nothing', '', 'empty_document'],
    ['white space only', ' \n\t\r\n ', 'empty_document'],
    ['a mark and white space only', '\uFEFF \n', 'empty_document'],
    ['one byte over 64 KB', 'x'.repeat(65_537), 'text_too_large'],
    ['two-byte letters that take it over', 'é'.repeat(32_769), 'text_too_large'],
  ])('is refused for %s', async (_, text, type) => {
    await expect(ingest(document(text, true))).rejects.toMatchObject({ name: 'Refusal', type });
  });

  test('of exactly 64 KB is read', async () => {
    expect((await ingest(document('x'.repeat(65_536), true))).input_kind).toBe('text');
  });

  test('in Latin-1 is refused rather than guessed at', async () => {
    const bytes = Buffer.from('N 10\u00b0 E, 100 feet', 'latin1');
    await expect(ingest(document(bytes, true))).rejects.toMatchObject({ type: 'unsupported_format' });
  });
});

describe('a PDF with a text layer', () => {
  test('gives its words with their places, upright and in points from the top left', async () => {
    const pdf = await pdfOf((page) => page.fontSize(12).text(DEED));
    const { pages, text_source, document_sha256 } = await ingest(document(pdf));
    expect(text_source).toBe('text_layer');
    expect(document_sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(linesOfPage(pages[0]).join(' ')).toBe(DEED);
    const word = pages[0]?.lines[0]?.words[0];
    expect(word).toMatchObject({ text: 'Beginning', confidence: 1, alternative: null, agreed: null });
    const [x0, y0, x1, y1] = word?.box ?? [0, 0, 0, 0];
    expect(x0).toBeCloseTo(72, 0);
    expect(y0).toBeGreaterThan(68);
    expect(y1).toBeLessThan(90);
    expect(x1 - x0).toBeGreaterThan(45);
    expect(x1 - x0).toBeLessThan(60);
  });

  test('that is shown turned is read upright, with boxes where the reader sees the words', async () => {
    const pdf = await pdfOf((page) => {
      page.fontSize(12).text(DEED);
      (page.page.dictionary.data as Record<string, unknown>).Rotate = 90;
    });
    const { pages } = await ingest(document(pdf));
    expect([pages[0]?.width, pages[0]?.height]).toEqual([792, 612]);
    expect(linesOfPage(pages[0]).join(' ')).toBe(DEED);
    expect(pages[0]?.turn).toBe(3);
    const box = pages[0]?.lines[0]?.words[0]?.box ?? [0, 0, 0, 0];
    // The first word stands in the upper right corner and runs downward.
    expect(box[0]).toBeGreaterThan(690);
    expect(box[3] - box[1]).toBeGreaterThan(45);
  });

  test('reads two columns one after the other', async () => {
    const left =
      'The first column tells of the parties to this deed and of the consideration that was paid to them by the grantee upon the delivery of it';
    const right =
      'The second column holds the description of the land which begins at a stone and runs with the creek to a marked beech tree on the bank';
    const pdf = await pdfOf((page) => {
      page
        .fontSize(11)
        .text('WARRANTY DEED OF THE HEIRS OF THE LATE JOSIAH MARLOWE TO THE VILLAGE OF EDEN', 72, 72, { width: 470 });
      page.text(left, 72, 120, { width: 200 });
      page.text(right, 320, 120, { width: 200 });
      page.text(
        'In witness whereof the parties have set their hands on the day and year first above written.',
        72,
        260,
        { width: 470 },
      );
    });
    const text = linesOfPage((await ingest(document(pdf))).pages[0]).join(' ');
    expect(text).toContain(left);
    expect(text).toContain(right);
    expect(text.indexOf(left)).toBeLessThan(text.indexOf(right));
    expect(text.indexOf('JOSIAH')).toBeLessThan(text.indexOf(left));
    expect(text.indexOf('In witness')).toBeGreaterThan(text.indexOf(right));
  });

  test('keeps the rows of a line table', async () => {
    const rows = [
      ['LINE', 'BEARING', 'DISTANCE'],
      ['L1', 'N 12°30\'15" E', "105.22'"],
      ['L2', 'S 77°29\'45" E', "88.40'"],
      ['L3', 'S 12°30\'15" W', "105.22'"],
      ['L4', 'N 77°29\'45" W', "88.40'"],
    ];
    const pdf = await pdfOf((page) => {
      page.fontSize(10);
      rows.forEach((row, r) => {
        row.forEach((cell, c) => {
          page.text(cell, 90 + c * 130, 100 + r * 16, { lineBreak: false });
        });
      });
    });
    expect(linesOfPage((await ingest(document(pdf))).pages[0])).toEqual(rows.map((row) => row.join(' ')));
  });

  test('keeps the running head apart from the text below it', async () => {
    const pdf = await pdfOf((page) => {
      page.fontSize(9).text('BOOK 412 PAGE 87', 72, 36);
      page.fontSize(12).text(DEED, 72, 110);
    });
    const lines = (await ingest(document(pdf))).pages[0]?.lines ?? [];
    expect(textOfLine(lines[0])).toBe('BOOK 412 PAGE 87');
    expect(lines[1]?.words).toEqual([]);
  });

  test('tells of its progress page by page', async () => {
    const pdf = await pdfOf((page) => {
      page.text(DEED);
      page.addPage().text(DEED);
      page.addPage().text(DEED);
    });
    const seen: string[] = [];
    await ingest(document(pdf), { onProgress: ({ page, pages }) => seen.push(`${page}/${pages}`) });
    expect(seen).toEqual(['0/3', '1/3', '2/3', '3/3']);
  });

  test('of a picture, knows its pages before any of them is decoded', async () => {
    const file = readFileSync(new URL('../../golden/ingest/deflate-three-pages.tif', import.meta.url));
    const seen: string[] = [];
    const reading = ingest(document(new Uint8Array(file)), {
      limits: { converted_bytes: 10 },
      onProgress: ({ page, pages }) => seen.push(`${page}/${pages}`),
    });
    await expect(reading).rejects.toMatchObject({ type: 'document_too_large' });
    expect(seen).toEqual(['0/3']);
  });

  test('with filled form fields gives what was filled in', async () => {
    const pdf = await pdfOf((page) => {
      page.font('Helvetica').initForm();
      page.text('The distance of the first course is', 72, 100, { lineBreak: false });
      page.formText('distance', 280, 97, 120, 16, { value: '210.50 feet' });
      page.text('as measured on the ground.', 72, 130);
    });
    expect(linesOfPage((await ingest(document(pdf))).pages[0])).toEqual([
      'The distance of the first course is 210.50 feet',
      'as measured on the ground.',
    ]);
  });

  test('of more pages than are read at once is refused', async () => {
    const pdf = await pdfOf((page) => {
      for (let i = 1; i < 4; i++) page.addPage().text(DEED);
    });
    await expect(ingest(document(pdf), { limits: { pages: 3 } })).rejects.toMatchObject({ type: 'document_too_large' });
  });

  test('whose page is empty is an empty page', async () => {
    const { pages, text_source } = await ingest(document(await pdfOf(() => undefined)));
    expect(pages).toMatchObject([{ number: 1, width: 612, height: 792, lines: [] }]);
    expect(text_source).toBe('text_layer');
  });

  test('that is locked with a password says so', async () => {
    const pdf = await pdfOf((page) => page.text(DEED), { userPassword: 'hidden', pdfVersion: '1.7' });
    await expect(ingest(document(pdf))).rejects.toMatchObject({
      type: 'conversion_failed',
      message: expect.stringContaining('password'),
    });
  });

  test('that only forbids printing is read', async () => {
    const pdf = await pdfOf((page) => page.text(DEED), { ownerPassword: 'clerk', permissions: { printing: false } });
    expect(linesOfPage((await ingest(document(pdf))).pages[0]).join(' ')).toBe(DEED);
  });
});

test('a cancelled document stops with the caller’s reason, and the next one is read', async () => {
  const pdf = await pdfOf((page) => {
    for (let i = 0; i < 30; i++) page.addPage().text(DEED);
  });
  const stop = new AbortController();
  const reading = ingest(document(pdf), {
    signal: stop.signal,
    onProgress: ({ page }) => page === 2 && stop.abort(new Error('cancelled by the clerk')),
  });
  await expect(reading).rejects.toThrow('cancelled by the clerk');
  expect((await ingest(document(await pdfOf((page) => page.text(DEED))))).pages).toHaveLength(1);
});

test('what stands behind a page that is refused does not reach the next document', async () => {
  const bytes = await pdfOf((page) => {
    page.text('thence North');
    page.addPage({ size: [15_000, 792] }).text('too wide');
    page.addPage().text('more than a page may cost');
    page.addContent(`BT /F1 4 Tf 1 0 0 1 10 10 Tm (${'1 '.repeat(750_000)}) Tj ET`);
  });
  const [limits, plain] = [{ page_seconds: 0.4, page_words: 1e7 }, await pdfOf((page) => page.text('thence South'))];
  await expect(ingest(document(bytes), { limits })).rejects.toMatchObject({ type: 'document_too_large' });
  expect(linesOfPage((await ingest(document(plain))).pages[0])).toEqual(['thence South']);
});

test('documents read at the same time do not mix', async () => {
  const texts = Array.from({ length: 8 }, (_, i) => `Tract number ${i + 1} begins at a stone and runs to a tree.`);
  const read = await Promise.all(texts.map(async (text) => ingest(document(await pdfOf((page) => page.text(text))))));
  expect(read.map(({ pages }) => linesOfPage(pages[0]).join(' '))).toEqual(texts);
});

test('bytes of no accepted kind are refused, whatever the name says', async () => {
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0xff, 0xfe, 0x80]);
  await expect(ingest({ name: 'deed.pdf', bytes: zip, declared_text: false })).rejects.toMatchObject({
    type: 'unsupported_format',
  });
});

test('a file over the staged limit is refused before it is parsed', async () => {
  const bytes = new Uint8Array(33_554_433);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  await expect(ingest(document(bytes))).rejects.toMatchObject({ type: 'document_too_large' });
});
