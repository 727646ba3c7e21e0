// Pictures of pages for a reader that sees: upright, grey, and no larger than such a reader takes in.
import type { Page } from '#core/schema/page.ts';
import type { DrawnPage } from '#main/ingest/pdf/parse-session.ts';

export interface PagePicture {
  readonly page: number;
  readonly png: Uint8Array;
}

/** Of the longer side, in pixels: what the usual models look at without shrinking it themselves. */
const LONGEST_SIDE = 1568;

export async function pictureOf(
  { number, turn }: Pick<Page, 'number' | 'turn'>,
  drawn: DrawnPage,
): Promise<PagePicture> {
  // Few desks have such a reader: it is not loaded as the program starts.
  const { default: sharp } = await import('sharp');
  const raw = { width: drawn.width, height: drawn.height, channels: 1 } as const;
  const png = await sharp(drawn.grey, { raw })
    .rotate((turn ?? 0) * 90)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { page: number, png: new Uint8Array(png) };
}
