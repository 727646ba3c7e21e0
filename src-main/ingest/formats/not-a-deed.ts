// What is dropped for a deed and is none: map data and archives, told by their bytes, and where they belong.

const HEAD_BYTES = 4096;
const GEOJSON =
  /^\s*\{[\s\S]*"type"\s*:\s*"(?:FeatureCollection|Feature|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/;
const WHERE = 'Survey fabric is imported under Settings, or with deedproof fabric import.';

/** A sentence for a person; null for what may be a deed. */
export function whyNoDeed(bytes: Uint8Array): string | null {
  if (beginsAsText(bytes)) return null;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  if (head.toString('latin1', 0, 15) === 'SQLite format 3')
    return `This is a GeoPackage or another database, no deed. ${WHERE}`;
  if (head.length >= 4 && head.readInt32BE(0) === 9994) return `This is a shapefile, no deed. ${WHERE}`;
  if (head.length >= 4 && head.readUInt32LE(0) === 0x04034b50) {
    return `This is a zip archive, no deed: unpack it and send the documents in it. ${WHERE}`;
  }
  if (head.length >= 4 && head.readUInt32BE(0) === 0xd0cf11e0) {
    return 'This is a Word document of the old kind, or one locked with a password. Save it as .docx without one.';
  }
  return head.includes('"type"') && GEOJSON.test(head.toString('utf8')) ? `This is GeoJSON, no deed. ${WHERE}` : null;
}

const [CAPITAL_S, CASE_BIT] = [0x53, 0x20] as const;

/** With three letters, as most deeds do and, but for the database, nothing that is told here does. */
function beginsAsText(bytes: Uint8Array): boolean {
  const isLetter = (byte = 0) => (byte | CASE_BIT) >= 0x61 && (byte | CASE_BIT) <= 0x7a;
  return bytes[0] !== CAPITAL_S && isLetter(bytes[0]) && isLetter(bytes[1]) && isLetter(bytes[2]);
}
