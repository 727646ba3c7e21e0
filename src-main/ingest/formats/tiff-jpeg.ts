// JPEG pages of a TIFF (TIFF Technical Note 2) without decoding them: tables that the file keeps apart go back into the
// stream, and strips become one picture.
import { findFrame, type JpegFrame, jpegEntries } from '#main/ingest/formats/jpeg.ts';
import { findJoinedJpeg } from '#main/ingest/formats/jpeg-strips.ts';
import type { TiffDirectory } from '#main/ingest/formats/tiff-directory.ts';
import type { PdfImage } from '#main/ingest/formats/write-pdf.ts';

const JPEG = 7;
const WHITE_IS_ZERO = 0;
const RGB = 2;
const YCBCR = 6;

const START = Uint8Array.of(0xff, 0xd8);
/** An Adobe segment: the three components are red, green and blue, which a stream without it is not taken for. */
const NO_TRANSFORM = Uint8Array.of(0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0);

/** Null for a page that is stored otherwise, or that only decoding can show truly. */
export function findJpeg(directory: TiffDirectory): Pick<PdfImage, 'entries' | 'data'> | null {
  const { compression, strips, rows_per_strip, tiled, planar, photometric, width, height } = directory;
  const first = strips[0];
  if (compression !== JPEG || tiled || planar || first === undefined) return null;
  const frame = findFrame(first);
  if (frame?.plain !== true || frame.width !== width || !isShown(frame, photometric)) return null;
  const whole = strips.length === 1 && frame.height === height;
  const body = whole ? first.subarray(2) : findJoinedJpeg(strips, rows_per_strip, height);
  if (body === null) return null;
  const colours = photometric === RGB ? [NO_TRANSFORM] : [];
  const inverted = photometric === WHITE_IS_ZERO ? ' /Decode [1 0]' : '';
  return {
    entries: jpegEntries(frame) + inverted,
    data: Buffer.concat([START, ...colours, tablesOf(directory), body]),
  };
}

function isShown({ components, adobe }: JpegFrame, photometric: number): boolean {
  if (components === 1) return photometric <= 1;
  return components === 3 && !adobe && (photometric === YCBCR || photometric === RGB);
}

/** The segments between the start and the end of the tables' own stream. */
function tablesOf({ tables }: TiffDirectory): Uint8Array {
  if (tables === null) return new Uint8Array(0);
  const ended = tables.at(-2) === 0xff && tables.at(-1) === 0xd9;
  return tables.subarray(2, tables.length - (ended ? 2 : 0));
}
