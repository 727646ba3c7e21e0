// The fabric for the map: what lies within a box, as GeoJSON.
import type { LonLat } from '#core/place/plane.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import { readRings } from '#main/fabric/geometry-blob.ts';
import type { Sqlite } from '#main/store/sqlite.ts';

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export type MapLayer = 'townships' | 'sections' | 'parts' | 'corners';

const MOST_FEATURES = 5000;

const MAP_COLUMNS: Readonly<Record<Exclude<MapLayer, 'corners'>, { table: string; label: string; id: string }>> = {
  townships: { table: 'township', label: 'label', id: 'plssid' },
  sections: { table: 'section', label: 'number', id: 'frstdivid' },
  parts: { table: 'part', label: 'name', id: 'secdivid' },
};

function polygonsOf(rings: readonly LonLat[][]): LonLat[][][] {
  const polygons: LonLat[][][] = [];
  for (const ring of rings) {
    let doubled = 0;
    ring.forEach(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      doubled += x * nextY - nextX * y;
    });
    const last = polygons.at(-1);
    if (doubled < 0 && last !== undefined) last.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

function closed(ring: readonly LonLat[]): LonLat[] {
  const [first] = ring;
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : [...ring];
}

const WITHIN = `WHERE b.east >= ? AND b.west <= ? AND b.north >= ? AND b.south <= ? LIMIT ${MOST_FEATURES}`;

interface ShapeRow {
  id: number;
  key: string;
  label: string;
  plssid: string;
  rings: Uint8Array;
}

interface CornerRow {
  id: number;
  pointid: string;
  label: string;
  plssid: string;
  lon: number;
  lat: number;
}

type Feature = FeatureCollection['features'][number];

function shapesOf(db: Sqlite, layer: Exclude<MapLayer, 'corners'>): (box: Box) => Feature[] {
  const { table, label, id } = MAP_COLUMNS[layer];
  const statement = db.prepare<ShapeRow>(
    `SELECT t.id, t.${id} AS key, t.${label} AS label, t.plssid, t.rings FROM ${table}_box b JOIN ${table} t ON t.id = b.id ${WITHIN}`,
  );
  return ({ west, east, south, north }) =>
    statement.all(west, east, south, north).map((row) => ({
      type: 'Feature',
      id: row.id,
      properties: { id: row.key, label: row.label, plss_id: row.plssid },
      geometry: {
        type: 'MultiPolygon',
        coordinates: polygonsOf(readRings(row.rings)).map((polygon) => polygon.map(closed)),
      },
    }));
}

function cornersOf(db: Sqlite): (box: Box) => Feature[] {
  const statement = db.prepare<CornerRow>(
    `SELECT p.id, p.pointid, p.label, p.plssid, p.lon, p.lat FROM point_box b JOIN point p ON p.id = b.id ${WITHIN}`,
  );
  return ({ west, east, south, north }) =>
    statement.all(west, east, south, north).map((row) => ({
      type: 'Feature',
      id: row.id,
      properties: { id: row.pointid, label: row.label, plss_id: row.plssid },
      geometry: { type: 'Point', coordinates: [row.lon, row.lat] },
    }));
}

/** What lies in a box, at most five thousand; a map asks again when it is drawn nearer. */
export function mapLayersOf(db: Sqlite): (layer: MapLayer, box: Box) => FeatureCollection {
  const layers = {
    townships: shapesOf(db, 'townships'),
    sections: shapesOf(db, 'sections'),
    parts: shapesOf(db, 'parts'),
    corners: cornersOf(db),
  };
  return (layer, box) => ({ type: 'FeatureCollection', features: layers[layer](box) });
}
