// The attribute table of a shapefile: dBase III, names of ten characters, text in UTF-8 cut at 254 bytes.

export interface DbaseField {
  readonly name: string;
  readonly type: 'text' | 'number';
}

export type DbaseRow = Readonly<Record<string, string | number | null>>;

const TEXT_BYTES = 254;
const NUMBER_BYTES = 19;
const END_OF_HEADER = 0x0d;
const END_OF_FILE = 0x1a;

export function dbaseOf(fields: readonly DbaseField[], rows: readonly DbaseRow[], at: Date): Buffer {
  const widths = fields.map((field) => widthOf(field, rows));
  const recordBytes = widths.reduce((sum, width) => sum + width, 1);
  const header = Buffer.alloc(32 + 32 * fields.length + 1);
  header.writeUInt8(3, 0);
  header.set([at.getUTCFullYear() - 1900, at.getUTCMonth() + 1, at.getUTCDate()], 1);
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(recordBytes, 10);
  for (const [i, field] of fields.entries()) {
    const entry = 32 + 32 * i;
    header.write(field.name.slice(0, 10), entry, 'ascii');
    header.write(field.type === 'text' ? 'C' : 'N', entry + 11, 'ascii');
    header.writeUInt8(widths[i] ?? 1, entry + 16);
    header.writeUInt8(field.type === 'number' ? 4 : 0, entry + 17);
  }
  header.writeUInt8(END_OF_HEADER, header.length - 1);
  const records = rows.map((row) => recordOf(fields, widths, row, recordBytes));
  return Buffer.concat([header, ...records, Buffer.from([END_OF_FILE])]);
}

function widthOf(field: DbaseField, rows: readonly DbaseRow[]): number {
  if (field.type === 'number') return NUMBER_BYTES;
  const longest = rows.reduce((most, row) => Math.max(most, Buffer.byteLength(String(row[field.name] ?? ''))), 1);
  return Math.min(TEXT_BYTES, longest);
}

function recordOf(fields: readonly DbaseField[], widths: readonly number[], row: DbaseRow, bytes: number): Buffer {
  const record = Buffer.alloc(bytes, ' ');
  let at = 1;
  for (const [i, field] of fields.entries()) {
    const width = widths[i] ?? 1;
    const value = row[field.name] ?? null;
    if (typeof value === 'number') record.write(value.toFixed(4).padStart(width).slice(0, width), at, 'ascii');
    else if (value !== null) cutUtf8(value, width).copy(record, at);
    at += width;
  }
  return record;
}

/** No more than so many bytes, never half a character. */
function cutUtf8(text: string, bytes: number): Buffer {
  const whole = Buffer.from(text.replace(/[\p{Cc}]+/gu, ' '), 'utf8');
  if (whole.length <= bytes) return whole;
  let end = bytes;
  while (end > 0 && ((whole[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return whole.subarray(0, end);
}
