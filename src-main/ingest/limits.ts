// What one document may cost: the whole table. Everything over it is refused or stopped, never waited for.

export interface IngestLimits {
  /** Of the file as it arrived. */
  document_bytes: number;
  /** Of the PDF that an image became. */
  converted_bytes: number;
  /** UTF-8 bytes of a pasted description. */
  text_bytes: number;
  /** Of the parts of a Word document that hold text, unpacked. */
  docx_unpacked_bytes: number;
  /** UTF-8 bytes of the text of a Word document. */
  docx_text_bytes: number;
  pages: number;
  /** Of one stored image, before anything is decoded. */
  image_pixels: number;
  /** Of one page drawn for recognition; a larger sheet is drawn coarser. */
  raster_pixels: number;
  /** Of one side of a page, in points: 200 inches, the most that PDF 1.4 allows. */
  page_side_points: number;
  /** Words that are kept of one page: more is a bomb or a drawing, not a deed. */
  page_words: number;
  /** Processor seconds for opening or converting a document. */
  open_seconds: number;
  /** Processor seconds for the text layer, or the drawing, of one page. */
  page_seconds: number;
  /** Processor seconds for the recognition of one page by both recognisers. */
  recognise_seconds: number;
  /** Resident memory of a process that parses files. */
  parse_memory_bytes: number;
  /** Resident memory of a process that recognises pages. */
  recognise_memory_bytes: number;
}

const MIB = 1024 * 1024;

export const INGEST_LIMITS: Readonly<IngestLimits> = {
  document_bytes: 32 * MIB,
  converted_bytes: 32 * MIB,
  text_bytes: 64 * 1024,
  docx_unpacked_bytes: 32 * MIB,
  docx_text_bytes: 1024 * 1024,
  pages: 500,
  image_pixels: 150_000_000,
  raster_pixels: 36_000_000,
  page_side_points: 14_400,
  page_words: 20_000,
  open_seconds: 30,
  page_seconds: 30,
  recognise_seconds: 240,
  parse_memory_bytes: 1024 * MIB,
  recognise_memory_bytes: 2048 * MIB,
};
