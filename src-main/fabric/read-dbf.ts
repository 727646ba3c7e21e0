// The attribute table of a shapefile (dBASE III), record by record.
import { closeSync, openSync, readSync } from 'node:fs';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

interface Column {
  name: string;
  type: string;
  offset: number;
  length: number;
}

export interface AttributeTable {
  count: number;
  /** Undefined beyond the last record. */
  record(index: number): Record<string, unknown> | undefined;
  close(): void;
}

const BLOCK_RECORDS = 2048;

function columnsOf(head: Buffer): Column[] {
  const columns: Column[] = [];
  let offset = 1;
  for (let at = 32; at + 32 <= head.length && head[at] !== 0x0d; at += 32) {
    const length = head[at + 16] ?? 0;
    const name = head.toString('latin1', at, at + 11).split('\0')[0] ?? '';
    columns.push({ name, type: String.fromCharCode(head[at + 11] ?? 0x43), offset, length });
    offset += length;
  }
  return columns;
}

function valueOfColumn(text: string, type: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '' || /^\*+$/.test(trimmed)) return null;
  return type === 'N' || type === 'F' ? Number(trimmed) : trimmed;
}

export function openDbf(path: string, encoding: string): AttributeTable {
  const file = openSync(path, 'r');
  const front = Buffer.alloc(32);
  if (readSync(file, front, 0, 32, 0) < 32) throw new UnreadableFabric('The attribute table (.dbf) is cut off.');
  const [count, headLength, recordLength] = [front.readUInt32LE(4), front.readUInt16LE(8), front.readUInt16LE(10)];
  if (headLength < 33 || recordLength < 1) throw new UnreadableFabric('The attribute table (.dbf) is damaged.');
  const head = Buffer.alloc(headLength);
  readSync(file, head, 0, headLength, 0);
  const columns = columnsOf(head);
  const decoder = new TextDecoder(/utf-?8|65001/i.test(encoding) ? 'utf-8' : 'windows-1252');
  let [block, first] = [Buffer.alloc(0), -1];
  return {
    count,
    record(index) {
      if (index >= count) return undefined;
      const start = index - (index % BLOCK_RECORDS);
      if (start !== first) {
        block = Buffer.alloc(Math.min(BLOCK_RECORDS, count - start) * recordLength);
        readSync(file, block, 0, block.length, headLength + start * recordLength);
        first = start;
      }
      const at = (index - start) * recordLength;
      const row: Record<string, unknown> = {};
      for (const column of columns) {
        const bytes = block.subarray(at + column.offset, at + column.offset + column.length);
        row[column.name] = valueOfColumn(decoder.decode(bytes), column.type);
      }
      return row;
    },
    close: () => closeSync(file),
  };
}
