// Black and white pictures as one Group 4 image of a PDF, whatever they were stored as.
import { blankRow, type FaxCoding, FaxReader } from '#main/ingest/formats/fax-reader.ts';
import { FaxWriter } from '#main/ingest/formats/fax-writer.ts';

/** The image dictionary of Group 4 data (ISO 32000-1, 7.4.6). Coded black is shown black unless it is `inverted`. */
export function group4Entries(width: number, height: number, inverted: boolean): string {
  const parameters = `/K -1 /Columns ${width} /Rows ${height} /BlackIs1 ${inverted}`;
  return `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << ${parameters} >>`;
}

export interface FaxStrip {
  data: Uint8Array;
  rows: number;
}

/** Strips joined without loss: each starts from white paper, so the rows are told anew from the one above. */
export function joinedStrips(strips: readonly FaxStrip[], width: number, coding: FaxCoding, most: number): Uint8Array {
  const writer = new FaxWriter(width);
  for (const { data, rows } of strips) {
    const reader = new FaxReader(data, width, coding);
    let [row, above] = [blankRow(width), blankRow(width)];
    for (let y = 0; y < rows; y++) {
      reader.read(row, above);
      writer.write(row);
      [row, above] = [above, row];
      if (writer.length > most) throw new Error('The facsimile data unfolds without end.');
    }
  }
  return writer.end();
}

/** Throws unless the data holds that many sound rows. */
export function checkRows({ data, rows }: FaxStrip, width: number): void {
  const reader = new FaxReader(data, width, 'group_4');
  let [row, above] = [blankRow(width), blankRow(width)];
  for (let y = 0; y < rows; y++) {
    reader.read(row, above);
    [row, above] = [above, row];
  }
}

/** Group 4 data of a picture whose bytes are 0 for ink and 255 for paper; null when it takes more than so many bytes. */
export function findGroup4Of(grey: Uint8Array, width: number, height: number, most: number): Uint8Array | null {
  const writer = new FaxWriter(width);
  const row = blankRow(width);
  for (let y = 0; y < height; y++) {
    let [count, last] = [0, 255];
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const value = grey[at] ?? 255;
      if (value === last) continue;
      row[count++] = x;
      last = value;
    }
    row.fill(width, count);
    writer.write(row);
    if (writer.length > most) return null;
  }
  return writer.end();
}
