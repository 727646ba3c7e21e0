// Looks at one page of a PDF and decides how it is read: by its text layer, by recognition, or not at all.

import type { LayerWord } from '#main/ingest/pdf/layer-words.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { PageObject, PdfPage } from '#main/ingest/pdf/pdfium.ts';
import { isGibberish, textQualityOf } from '#main/ingest/pdf/text-quality.ts';

export type Reading = 'text_layer' | 'recognise' | 'blank';

export interface PageSurvey {
  reading: Reading;
  /** Dots per inch at which the page is drawn for recognition: that of its own scan where it is one. */
  dpi: number;
  /** Pictures on a page of text that may hold words of their own: an exhibit pasted in as an image. */
  pictures: Box[];
  /** Shows text that was drawn as text, whether or not its words were found. */
  written: boolean;
}

/** What pays most for recognition (measured): 300 dpi, and coarser scans brought up to it. */
const DRAW_DPI = 300;
const MOST_OBJECTS = 20_000;
/** An image that covers this much of the page is its scan. */
const SCAN_SHARE = 0.55;
/** Smaller pictures than this share of the page are seals and signatures. */
const PICTURE_SHARE = 0.08;
/** Words cover a quarter of a written page and more; a stamp over a scan covers next to nothing of it. */
const COVERED = 0.06;

export function surveyPage(page: PdfPage, words: readonly LayerWord[]): PageSurvey {
  const objects = page.objects(MOST_OBJECTS);
  const area = page.width * page.height;
  const images = objects.filter((object) => object.kind === 'image');
  const scan = objects.findLastIndex((object) => object.kind === 'image' && areaOf(object.box) >= SCAN_SHARE * area);
  const dpi = scanDpi(images.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0]);
  const texts = objects.flatMap((object, i) => (object.kind === 'text' ? [object.invisible || i < scan] : []));
  const written = texts.includes(false);
  const recognise: PageSurvey = { reading: 'recognise', dpi, pictures: [], written };
  // Text that was drawn but not found as words is read from the picture, like everything else that leaves a mark.
  if (words.length === 0) return objects.length === 0 ? { ...recognise, reading: 'blank' } : recognise;
  if (isGibberish(textQualityOf(words.map((word) => word.text)))) return recognise;
  // A layer under or within a scan is an earlier recognition whose digits nobody compared: read the scan itself.
  const hidden = texts.filter((unseen) => unseen).length;
  const pictured = images.reduce((sum, image) => sum + areaOf(image.box), 0);
  if (pictured >= PICTURE_SHARE * area && hidden > texts.length / 2) return recognise;
  if (pictured >= SCAN_SHARE * area && coverOf([0, 0, page.width, page.height], words) < COVERED) return recognise;
  const pictures = images
    .map(({ box }) => box)
    .filter((box) => areaOf(box) >= PICTURE_SHARE * area && coverOf(box, words) < COVERED);
  return { reading: 'text_layer', dpi: pictures.length > 0 ? DRAW_DPI : dpi, pictures, written };
}

function areaOf([x0, y0, x1, y1]: Box): number {
  return Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
}

/** The share of the box that words of the layer stand on. */
function coverOf(box: Box, words: readonly LayerWord[]): number {
  const covered = words.reduce((sum, word) => {
    const [x0, y0, x1, y1] = word.box;
    return sum + areaOf([Math.max(x0, box[0]), Math.max(y0, box[1]), Math.min(x1, box[2]), Math.min(y1, box[3])]);
  }, 0);
  return covered / Math.max(1, areaOf(box));
}

/** A scan is drawn pixel for pixel, so that nothing is lost before it is prepared. */
function scanDpi(scan: PageObject | undefined): number {
  if (scan?.pixels == null) return DRAW_DPI;
  const [x0, y0, x1, y1] = scan.box;
  // An image shown turned has its width along the other side.
  const across = x1 - x0 >= y1 - y0 === scan.pixels.width >= scan.pixels.height;
  const dpi = (scan.pixels.width / Math.max(1, across ? x1 - x0 : y1 - y0)) * 72;
  return dpi >= 150 && dpi <= 450 ? dpi : DRAW_DPI;
}
