// Scanned pages on the whole road: few and small here; the long table is in test/bench.
import { afterAll, describe, expect, test } from 'vitest';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { drawnPages, type Font, jpegOf, openedPicture, pngOf, rasterOf, spoiled } from '#test/support/scan.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';
import { linesOfPage, pdfOf } from '#test/support/scan-pdf.ts';
import { scoreRoad } from '#test/support/scan-road.ts';
import { scoreNumbers } from '#test/support/scan-score.ts';

afterAll(closeIngest);

const CALLS =
  'BEGINNING at an iron pin; thence N 41°18\'33" E, 184.41 feet to a stone; thence S 48°14\'08" E, 311.74 feet to a marked ' +
  'oak; thence S 39°50\'17" W, 208.83 feet to a spike; thence N 44°01\'26" W, 316.40 feet to the beginning, 1.418 acres.';

const drawn = (font: Font, dpi: number, text = CALLS) => drawnPages(text, { font, dpi })[0]!;
const scan = (bytes: Uint8Array, options = {}) => ingest({ name: 'scan', bytes, declared_text: false }, options);

describe('a scanned page', () => {
  test('typed, faxed in black and white and fed askew gives every value, each seen by both recognisers', async () => {
    const page = await spoiled(await spoiled(drawn('typewriter', 200), 'skewed', 3), 'bilevel', 3);
    const tiff = await openedPicture(page)
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 200 / 25.4, yres: 200 / 25.4 })
      .toBuffer();
    const { pages, text_source, pdf } = await scan(tiff);
    expect(text_source).toBe('ocr');
    expect(Buffer.from(pdf!.subarray(0, 8)).toString()).toBe('%PDF-1.7');
    const score = scoreNumbers(CALLS, pages);
    expect(score).toMatchObject({ silent: 0, missed: 0 });
    expect(score.right).toBeGreaterThanOrEqual(8);
  });

  test('knows where its words stand, lean and all', async () => {
    const page = await spoiled(drawn('serif', 200), 'skewed', 8);
    const { pages } = await scan(await pngOf(page));
    const words = pages[0]!.lines.flatMap((line) => line.words);
    const [x0, y0] = words.find(({ text }) => text === 'BEGINNING')!.box!;
    // Drawn one inch from the corner, then leaned by a degree or two about the middle of the page.
    expect(Math.abs(x0 - 72)).toBeLessThan(40);
    expect(Math.abs(y0 - 80)).toBeLessThan(40);
    const boxed = openedPicture(page).extract(pixelsOf(words.find(({ text }) => text === 'BEGINNING')!.box!, 200));
    const { grey } = await rasterOf(boxed, 200);
    // Capitals fill a quarter of their box with ink; beside the word there is none.
    expect(grey.filter((value) => value < 128).length / grey.length).toBeGreaterThan(0.12);
  });

  test('that lies on its head is turned, and its boxes are where the page shows them', async () => {
    const over = await rasterOf(openedPicture(drawn('sans', 200)).rotate(180), 200);
    const { pages } = await scan(await jpegOf(over));
    expect(scoreNumbers(CALLS, pages)).toMatchObject({ silent: 0, missed: 0 });
    const box = pages[0]!.lines[0]!.words[0]!.box!;
    expect(box[0]).toBeGreaterThan(400);
    expect(box[1]).toBeGreaterThan(600);
  });

  test('beside a page of text makes a mixed document, in page order', async () => {
    const image = await jpegOf(
      drawn('serif', 200, 'Exhibit A is the land of the late Josiah Marlowe in the village of Eden.'),
    );
    const pdf = await pdfOf((page) => {
      page.text('The first page of this deed carries its words as text and nothing else.');
      page.addPage().image(image, 0, 0, { width: 612 });
      page.addPage().text('The last page carries its words as text again.');
    });
    const { pages, text_source } = await scan(pdf);
    expect(text_source).toBe('mixed');
    expect(pages.map(({ number, source }) => [number, source])).toEqual([
      [1, 'text_layer'],
      [2, 'ocr'],
      [3, 'text_layer'],
    ]);
    expect(linesOfPage(pages[1]).join(' ')).toContain('Josiah Marlowe');
  });

  test('with the unseen layer of an older recognition is read anew', async () => {
    const image = await jpegOf(
      drawn('serif', 200, 'Thence North 41 degrees East a distance of 184.41 feet to a stone.'),
    );
    const pdf = await pdfOf((page) => {
      page.image(image, 0, 0, { width: 612 });
      page.addContent('3 Tr');
      page.text('Thence North 47 degrees East a distance of 134.41 feet to a stone.', 72, 80);
    });
    const { pages, text_source } = await scan(pdf);
    expect(text_source).toBe('ocr');
    expect(linesOfPage(pages[0]).join(' ')).toContain('184.41');
    expect(linesOfPage(pages[0]).join(' ')).not.toContain('134.41');
  });

  test('pasted into a page of text as a picture is read in its place', async () => {
    const drawnText = await openedPicture(
      drawn('serif', 200, 'Exhibit A: thence North 41 degrees East 184.41 feet to a stone.'),
    )
      .extract({ left: 150, top: 180, width: 1400, height: 300 })
      .jpeg()
      .toBuffer();
    const pdf = await pdfOf((page) => {
      page.text(
        'The grantor conveys the land that the following exhibit describes, and no other land of the grantor.',
        72,
        72,
      );
      page.image(drawnText, 72, 150, { width: 468 });
      page.text(
        'In witness whereof the grantor has signed this deed on the day and year first above written.',
        72,
        400,
      );
    });
    const { pages, text_source } = await scan(pdf);
    const text = linesOfPage(pages[0]).join(' ');
    expect(text_source).toBe('mixed');
    expect(text.indexOf('conveys')).toBeLessThan(text.indexOf('184.41'));
    expect(text.indexOf('184.41')).toBeLessThan(text.indexOf('In witness'));
  });

  test('under a visible recording stamp is read, not the stamp alone', async () => {
    const image = await jpegOf(
      drawn('serif', 200, 'Thence North 41 degrees East a distance of 184.41 feet to a stone.'),
    );
    const pdf = await pdfOf((page) => {
      page.image(image, 0, 0, { width: 612 });
      page
        .fontSize(8)
        .text('Electronically recorded in the Official Records of Aldous County, Ohio, Book 5512 Page 0841', 60, 20);
      page.text('Instrument 2019-0048817, recorded 10/04/2019 at 9:15 AM, Pages 1 of 1, Fee 34.00', 60, 32);
    });
    const { pages } = await scan(pdf);
    const text = linesOfPage(pages[0]).join(' ');
    expect(text).toContain('184.41');
    expect(text).toContain('5512');
  });

  test('can be cancelled while it is being recognised, and the next document is read', async () => {
    const stop = new AbortController();
    const image = await jpegOf(drawn('serif', 200));
    const pdf = await pdfOf((page) => {
      for (let i = 0; i < 12; i++) (i === 0 ? page : page.addPage()).image(image, 0, 0, { width: 612 });
    });
    // When the first of them is read the others are under way or wait.
    const onProgress = ({ page }: { page: number }) => {
      if (page === 1) stop.abort(new Error('no longer wanted'));
    };
    await expect(scan(pdf, { signal: stop.signal, onProgress })).rejects.toThrow('no longer wanted');
    expect((await ingest({ name: 't', bytes: Buffer.from('Beginning'), declared_text: true })).pages).toHaveLength(1);
  });
});

describe('a page that cannot be recognised within its limit', () => {
  const AT_ONCE = { limits: { recognise_seconds: 0.01 } };

  test('is left unread beside the pages that were read', async () => {
    const image = await jpegOf(drawn('serif', 100, 'SAVE AND EXCEPT one acre in the corner.'));
    const pdf = await pdfOf((page) => {
      page.text('Beginning at a stone and running thence with the creek to a beech tree on the bank of it.');
      page.addPage().image(image, 0, 0, { width: 612 });
    });
    const { pages } = await scan(pdf, AT_ONCE);
    expect(pages[0]!.unread).toBeUndefined();
    expect(pages[1]!).toMatchObject({ number: 2, lines: [] });
    expect(pages[1]!.unread).toBe('Page 2 could not be read. Reading it took longer than it may.');
  });

  test('refuses the document when there is nothing else in it', async () => {
    await expect(scan(await jpegOf(drawn('serif', 100)), AT_ONCE)).rejects.toMatchObject({ type: 'extraction_failed' });
  });
});

describe('a scanned deed on the whole road', () => {
  test('clean at 300 dpi has every course as written, and passes', async () => {
    const deed = writtenDeed(1);
    const { pages } = await scan(await pngOf(drawn('typewriter', 300, deed.text)));
    expect(scoreRoad(deed, pages)).toMatchObject({
      calls_as_written: 8,
      silent: 0,
      missed: 0,
      passed: 1,
      wrong_pass: 0,
    });
  });

  test('worn past reading never passes on what was misread', async () => {
    const deed = writtenDeed(4);
    const worn = await spoiled(await spoiled(drawn('serif', 150, deed.text), 'worn', 324), 'worn', 325);
    const { pages } = await scan(await pngOf(worn));
    const road = scoreRoad(deed, pages);
    expect(road.right).toBeLessThan(road.values);
    expect(road).toMatchObject({ silent: 0, wrong_pass: 0 });
  });
});

function pixelsOf([x0, y0, x1, y1]: [number, number, number, number], dpi: number) {
  const [left, top, right, bottom] = [x0, y0, x1, y1].map((value) => Math.round((value * dpi) / 72)) as [
    number,
    number,
    number,
    number,
  ];
  return { left, top, width: right - left, height: bottom - top };
}
