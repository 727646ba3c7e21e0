// GeoJSON read feature by feature: the file is never held whole, only the feature under the needle.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  type FlatRing,
  type SourceFeature,
  type SourceFile,
  UnreadableFabric,
  wound,
} from '#main/fabric/source-feature.ts';

const CHUNK = 1 << 20;
const LONGEST_FEATURE = 1 << 28;
const [QUOTE, BACKSLASH, OPEN, CLOSE, END] = [0x22, 0x5c, 0x7b, 0x7d, 0x5d];

function flatRing(coordinates: unknown): FlatRing {
  const ring: number[] = [];
  if (!Array.isArray(coordinates)) return ring;
  for (const position of coordinates) {
    if (Array.isArray(position)) ring.push(Number(position[0]), Number(position[1]));
  }
  return ring;
}

function polygonRings(polygon: unknown): FlatRing[] {
  return Array.isArray(polygon) ? polygon.map((ring, i) => wound(flatRing(ring), i === 0)) : [];
}

interface RawFeature {
  properties?: Record<string, unknown> | null;
  geometry?: { type?: string; coordinates?: unknown } | null;
}

/** Null for a feature without a shape that a fabric has. */
function featureOf(raw: RawFeature): SourceFeature | null {
  const { type, coordinates } = raw.geometry ?? {};
  const properties = raw.properties ?? {};
  if (type === 'Polygon') return { properties, rings: polygonRings(coordinates), point: null };
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
    return { properties, rings: coordinates.flatMap(polygonRings), point: null };
  }
  const position = type === 'MultiPoint' && Array.isArray(coordinates) ? coordinates[0] : coordinates;
  if ((type === 'Point' || type === 'MultiPoint') && Array.isArray(position)) {
    return { properties, rings: [], point: [Number(position[0]), Number(position[1])] };
  }
  return null;
}

class FeatureScanner {
  read = 0;
  private pending: Buffer = Buffer.alloc(0);
  private readonly file: number;
  private readonly chunk = Buffer.alloc(CHUNK);

  constructor(file: number, start: number) {
    this.file = file;
    this.read = start;
  }

  private more(): boolean {
    const count = readSync(this.file, this.chunk, 0, CHUNK, this.read);
    if (count === 0) return false;
    this.read += count;
    this.pending = Buffer.concat([this.pending, this.chunk.subarray(0, count)]);
    return true;
  }

  /** Bytes of the next object at this level, or null when the array ends. */
  next(): Buffer | null {
    let [at, start, depth, quoted] = [0, -1, 0, false];
    for (;;) {
      for (; at < this.pending.length; at += 1) {
        const byte = this.pending[at];
        if (quoted) {
          if (byte === BACKSLASH) at += 1;
          else if (byte === QUOTE) quoted = false;
        } else if (byte === QUOTE) quoted = true;
        else if (byte === OPEN) {
          if (depth === 0) start = at;
          depth += 1;
        } else if (byte === CLOSE) {
          depth -= 1;
          if (depth < 0) return null;
          if (depth === 0 && start >= 0) {
            const object = this.pending.subarray(start, at + 1);
            this.pending = this.pending.subarray(at + 1);
            return object;
          }
        } else if (byte === END && depth === 0) return null;
      }
      if (this.pending.length > LONGEST_FEATURE)
        throw new UnreadableFabric('One of its features is larger than 256 MB.');
      if (!this.more()) {
        if (depth > 0 || quoted) throw new UnreadableFabric('The file ends in the middle of a feature.');
        return null;
      }
    }
  }
}

/** Where the array of features begins, and the name of the coordinate system, from the head of the file. */
function headOf(file: number, size: number): { start: number; crs: string } {
  const head = Buffer.alloc(Math.min(size, 4 * CHUNK));
  readSync(file, head, 0, head.length, 0);
  const text = head.toString('latin1');
  const tailStart = Math.max(0, size - 4096);
  const tail = Buffer.alloc(size - tailStart);
  readSync(file, tail, 0, tail.length, tailStart);
  const named = /"crs"\s*:\s*\{[^{}]*\{[^{}]*"name"\s*:\s*"([^"]+)"/;
  const features = /"features"\s*:\s*\[/.exec(text);
  const crs = named.exec(text.slice(0, features?.index ?? 65536)) ?? named.exec(tail.toString('latin1'));
  if (features) return { start: features.index + features[0].length, crs: crs?.[1] ?? '' };
  // One feature to a line, or a single feature.
  if (/^[^{[]{0,16}\{[^[]*"type"\s*:\s*"Feature"/.test(text)) return { start: text.indexOf('{'), crs: '' };
  throw new UnreadableFabric('It is not GeoJSON with features.');
}

function* featuresOf(scanner: FeatureScanner): Generator<SourceFeature> {
  for (let bytes = scanner.next(); bytes !== null; bytes = scanner.next()) {
    let raw: RawFeature;
    try {
      raw = JSON.parse(bytes.toString('utf8')) as RawFeature;
    } catch {
      throw new UnreadableFabric(`A feature near byte ${scanner.read} is not JSON.`);
    }
    const feature = featureOf(raw);
    if (feature !== null) yield feature;
  }
}

export function openGeoJson(path: string): SourceFile {
  const file = openSync(path, 'r');
  try {
    const size = fstatSync(file).size;
    const { start, crs } = headOf(file, size);
    const scanner = new FeatureScanner(file, start);
    return {
      format: 'geojson',
      layers: [{ name: '', coordinate_system: crs, features: featuresOf(scanner) }],
      progress: () => ({ read: scanner.read, total: size }),
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
