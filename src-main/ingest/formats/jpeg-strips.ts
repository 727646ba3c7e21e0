// JPEG strips joined into one picture without decoding them: each becomes the stretch between two restart markers, where
// the coding starts afresh as it did at the start of the strip (ITU-T T.81, E.1.4).

interface Strip {
  /** The segments between the start of the stream and its scan, with the height of the frame set to nought. */
  head: Buffer;
  /** Where in the head that height stands. */
  height_at: number;
  height: number;
  /** Pixel rows of one row of coded units, and units in it. */
  unit_rows: number;
  units: number;
  /** The header of the scan, and its coded data. */
  scan: Uint8Array;
  coded: Uint8Array;
}

const START_OF_SCAN = 0xda;
const RESTART_INTERVAL = 0xdd;
const RESTART = 0xd0;
const END = Uint8Array.of(0xff, 0xd9);
const MOST_UNITS = 0xffff;

/** Everything after the start marker of one stream; null for strips that cannot be joined as they are. */
export function findJoinedJpeg(strips: readonly Uint8Array[], rows: number, height: number): Uint8Array | null {
  const found = strips.map(findStrip);
  const first = found[0];
  if (first == null || strips.length !== Math.ceil(height / rows)) return null;
  const interval = (first.units * rows) / first.unit_rows;
  if (rows % first.unit_rows !== 0 || interval > MOST_UNITS) return null;
  const parts: Uint8Array[] = [];
  for (const [i, strip] of found.entries()) {
    if (strip === null || strip.height !== Math.min(rows, height - i * rows)) return null;
    if (!strip.head.equals(first.head) || Buffer.compare(strip.scan, first.scan) !== 0) return null;
    if (i > 0) parts.push(Uint8Array.of(0xff, RESTART + ((i - 1) % 8)));
    parts.push(strip.coded);
  }
  const head = Buffer.from(first.head);
  head.writeUInt16BE(height, first.height_at);
  const restarts = Uint8Array.of(0xff, RESTART_INTERVAL, 0, 4, interval >> 8, interval & 0xff);
  return Buffer.concat([head, restarts, first.scan, ...parts, END]);
}

/** A strip in one sequential scan without restarts of its own. */
function findStrip(bytes: Uint8Array): Strip | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Pick<Strip, 'height_at' | 'height' | 'unit_rows' | 'units'> | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + view.getUint16(at + 2);
    if (bytes[at] !== 0xff || end > bytes.length || marker === RESTART_INTERVAL) return null;
    if (marker === 0xc0 || marker === 0xc1) frame = frameOf(view, at);
    if (marker === START_OF_SCAN) {
      const coded = findCoded(bytes.subarray(end));
      if (frame === null || coded === null) return null;
      const head = Buffer.from(bytes.subarray(2, at));
      head.writeUInt16BE(0, frame.height_at);
      return { ...frame, head, scan: bytes.subarray(at, end), coded };
    }
    at = end;
  }
  return null;
}

/** The frame header at that place (B.2.2); a single component is coded in units of one block whatever its sampling. */
function frameOf(view: DataView, at: number): Pick<Strip, 'height_at' | 'height' | 'unit_rows' | 'units'> {
  const components = view.getUint8(at + 9);
  let [across, down] = [1, 1];
  for (let i = 0; i < components && components > 1; i++) {
    const sampling = view.getUint8(at + 11 + 3 * i);
    across = Math.max(across, sampling >> 4);
    down = Math.max(down, sampling & 15);
  }
  const units = Math.ceil(view.getUint16(at + 7) / (8 * across));
  return { height_at: at + 5 - 2, height: view.getUint16(at + 5), unit_rows: 8 * down, units };
}

/** The data up to the end marker; null when another marker stands in it: a second scan, or restarts. */
function findCoded(bytes: Uint8Array): Uint8Array | null {
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === 0xd9) return bytes.subarray(0, at);
    if (next !== 0 && next !== 0xff) return null;
  }
  return null;
}
