// Looks at one page of a PDF and decides how it is read: by its text layer, by recognition, or not at all.
import type { PageObject, PdfPage } from '#main/ingest/pdfium.ts';
import type { LayerWord } from '#main/ingest/text-layer.ts';
import { isGibberish, textQualityOf } from '#main/ingest/text-quality.ts';

export type Reading = 'text_layer' | 'recognise' | 'blank';

export interface PageSurvey {
  reading: Reading;
  /** Dots per inch at which the page is drawn for recognition: that of its own scan where it is one. */
  dpi: number;
}

/** What pays most for recognition (measured): 300 dpi, and coarser scans brought up to it. */
const DRAW_DPI = 300;
const MOST_OBJECTS = 20_000;
/** An image that covers this much of the page is its scan. */
const SCAN_SHARE = 0.55;
/** Fewer characters than this are a stamp or a page number, not the page's text. */
const STAMP_CHARACTERS = 80;
/** A picture of this share of the page, with no text over it, may hold words that the layer has not. */
const PICTURE_SHARE = 0.12;

export function surveyPage(page: PdfPage, words: readonly LayerWord[]): PageSurvey {
  const objects = page.objects(MOST_OBJECTS);
  const area = page.width * page.height;
  const scan = objects.findLastIndex((object) => object.kind === 'image' && shareOf(object, area) >= SCAN_SHARE);
  const dpi = scanDpi(objects[scan]);
  if (objects.every((object) => object.kind === 'text') && words.length === 0) return { reading: 'blank', dpi };
  if (words.length === 0) return { reading: 'recognise', dpi };
  const texts = words.map((word) => word.text);
  if (isGibberish(textQualityOf(texts))) return { reading: 'recognise', dpi };
  // A layer under or within a scan is an earlier recognition whose digits nobody compared: read the scan itself.
  const hidden = objects.filter((object, i) => object.kind === 'text' && (object.invisible || i < scan)).length;
  const shown = objects.filter((object, i) => object.kind === 'text' && !object.invisible && i > scan).length;
  const pictured = objects.some((object) => object.kind === 'image' && shareOf(object, area) >= PICTURE_SHARE);
  if (pictured && hidden > shown) return { reading: 'recognise', dpi };
  if (pictured && texts.join('').length < STAMP_CHARACTERS) return { reading: 'recognise', dpi };
  return { reading: 'text_layer', dpi };
}

function shareOf(object: PageObject, area: number): number {
  const [left, bottom, right, top] = object.bounds;
  return (Math.abs(right - left) * Math.abs(top - bottom)) / Math.max(1, area);
}

/** A scan is drawn pixel for pixel, so that nothing is lost before it is prepared. */
function scanDpi(scan: PageObject | undefined): number {
  if (scan?.pixels == null) return DRAW_DPI;
  const [left, bottom, right, top] = scan.bounds;
  // Bounds are in the page's own space: an image placed turned has its width along the other axis.
  const across = Math.abs(right - left) >= Math.abs(top - bottom) === scan.pixels.width >= scan.pixels.height;
  const dpi = (scan.pixels.width / Math.max(1, Math.abs(across ? right - left : top - bottom))) * 72;
  return dpi >= 150 && dpi <= 450 ? dpi : DRAW_DPI;
}
