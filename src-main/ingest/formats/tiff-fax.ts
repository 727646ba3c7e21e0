// Facsimile pages of a TIFF (TIFF 6.0, sections 10 and 11): Group 4 in one strip passes through, everything else is joined
// into Group 4 without loss.
import { checkRows, type FaxStrip, group4Entries, joinedStrips } from '#main/ingest/formats/bilevel.ts';
import type { FaxCoding } from '#main/ingest/formats/fax-reader.ts';
import type { TiffDirectory } from '#main/ingest/formats/tiff-directory.ts';
import type { PdfImage } from '#main/ingest/formats/write-pdf.ts';

const WHITE_IS_ZERO = 0;
const LOW_BIT_FIRST = 2;
const MIXED = 1;
const UNCOMPRESSED = 2;

/** Null for a page that is stored otherwise, or whose data is not exactly as coded: the lenient decoder may know better. */
export function findFax(directory: TiffDirectory, most: number): Pick<PdfImage, 'entries' | 'data'> | null {
  const coding = findCoding(directory);
  const strips = stripsOf(directory);
  if (coding === null || strips === null) return null;
  const { width, height, photometric } = directory;
  const entries = group4Entries(width, height, photometric !== WHITE_IS_ZERO);
  try {
    const [only] = strips;
    if (coding !== 'group_4' || strips.length > 1 || only === undefined) {
      return { entries, data: joinedStrips(strips, width, coding, most) };
    }
    checkRows(only, width);
    return { entries, data: only.data };
  } catch {
    return null;
  }
}

function findCoding({ compression, fax_options, bits, tiled, samples }: TiffDirectory): FaxCoding | null {
  if (tiled || bits !== 1 || samples !== 1 || (fax_options & UNCOMPRESSED) !== 0) return null;
  if (compression === 2) return 'plain';
  if (compression === 3) return (fax_options & MIXED) === 0 ? 'group_3' : 'group_3_mixed';
  return compression === 4 ? 'group_4' : null;
}

function stripsOf({ strips, rows_per_strip, height, fill }: TiffDirectory): FaxStrip[] | null {
  if (strips.length !== Math.ceil(height / rows_per_strip)) return null;
  return strips.map((strip, i) => ({
    data: fill === LOW_BIT_FIRST ? strip.map((byte) => REVERSED[byte] ?? 0) : strip,
    rows: Math.min(rows_per_strip, height - i * rows_per_strip),
  }));
}

const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) => {
  let out = 0;
  for (let bit = 0; bit < 8; bit++) if ((byte & (1 << bit)) !== 0) out |= 0x80 >> bit;
  return out;
});
