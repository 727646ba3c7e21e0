// Looking things up in the fabric: by id, by section, by box.
import type { LonLat } from '#core/place/plane.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import { readRings } from '#main/fabric/geometry-blob.ts';
import { type Box, type MapLayer, mapLayersOf } from '#main/fabric/map-features.ts';
import type { Sqlite } from '#main/store/sqlite.ts';

export interface FabricPiece {
  plssid: string;
  source: string;
  /** Outer rings counter-clockwise, holes clockwise; several features of one id are taken together. */
  rings: LonLat[][];
}

export interface SectionPiece extends FabricPiece {
  frstdivid: string;
  type: string;
  number: string;
}

export interface PartPiece extends FabricPiece {
  frstdivid: string;
  secdivid: string;
  type: string;
  name: string;
  quarter_quarter: string;
  record_acres: number | null;
}

export interface FabricLookup {
  /** Sections held; 0 when nothing has been imported. */
  sectionCount(): number;
  isEmpty(): boolean;
  holdsSectionsOf(plssid: string): boolean;
  /** Township ids that begin so, such as `SD05`; at most a few hundred are wanted at once. */
  townshipIdsLike(pattern: string): string[];
  findTownship(plssid: string): FabricPiece | null;
  findSection(frstdivid: string): SectionPiece | null;
  /** Sections of a township with this number, duplicates and fractional ones included. */
  sectionsNumbered(plssid: string, number: number): SectionPiece[];
  partsOf(frstdivid: string): PartPiece[];
  findPoint(pointid: string): LonLat | null;
  /** Name and date of a source, for provenance. */
  sourceText(id: string): string;
  features(layer: MapLayer, box: Box): FeatureCollection;
  /** To be called when the database has changed. */
  forget(): void;
}

type Raw<Piece> = Omit<Piece, 'rings'> & { rings: Uint8Array };

function merged<Piece extends FabricPiece>(rows: readonly Raw<Piece>[]): Piece | null {
  const [first] = rows;
  if (first === undefined) return null;
  return { ...first, rings: rows.flatMap((row) => readRings(row.rings)) } as unknown as Piece;
}

/** Rows of one id taken together, in the order of the ids' first appearance. */
function mergedBy<Piece extends FabricPiece>(rows: readonly Raw<Piece>[], keyOf: (row: Raw<Piece>) => string): Piece[] {
  const groups = new Map<string, Raw<Piece>[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()].flatMap((group) => merged<Piece>(group) ?? []);
}

function statementsOf(db: Sqlite) {
  const township = db.prepare<Raw<FabricPiece>>('SELECT plssid, source, rings FROM township WHERE plssid = ?');
  const known = db.prepare(
    'SELECT 1 FROM section WHERE plssid = ? UNION ALL SELECT 1 FROM part WHERE plssid = ? LIMIT 1',
  );
  const like = db.prepare<{ plssid: string }>(
    `SELECT DISTINCT plssid FROM township WHERE plssid GLOB ? UNION SELECT DISTINCT plssid FROM section WHERE plssid GLOB ?
     LIMIT 500`,
  );
  // A million parts are looked through only for fabric that came without its sections.
  const partsLike = db.prepare<{ plssid: string }>('SELECT DISTINCT plssid FROM part WHERE plssid GLOB ? LIMIT 500');
  const section = db.prepare<Raw<SectionPiece>>('SELECT * FROM section WHERE frstdivid = ?');
  const numbered = db.prepare<Raw<SectionPiece>>('SELECT * FROM section WHERE plssid = ? AND number = ?');
  const parts = db.prepare<Raw<PartPiece>>('SELECT * FROM part WHERE frstdivid = ?');
  const point = db.prepare<{ lon: number; lat: number }>('SELECT lon, lat FROM point WHERE pointid = ?');
  const source = db.prepare<{ name: string; imported_at: string }>('SELECT name, imported_at FROM source WHERE id = ?');
  return { township, known, like, partsLike, section, numbered, parts, point, source, features: mapLayersOf(db) };
}

export function lookupOf(db: Sqlite): FabricLookup {
  // Prepared when somebody asks: a start does not wait for what many a day never needs.
  let prepared: ReturnType<typeof statementsOf> | null = null;
  const asked = () => {
    prepared ??= statementsOf(db);
    return prepared;
  };
  let count: number | null = null;
  return {
    sectionCount() {
      count ??= db.prepare<{ n: number }>('SELECT count(DISTINCT frstdivid) AS n FROM section').get()?.n ?? 0;
      return count;
    },
    isEmpty: () => db.prepare('SELECT 1 FROM source LIMIT 1').get() === undefined,
    holdsSectionsOf: (plssid) => asked().known.get(plssid, plssid) !== undefined,
    townshipIdsLike(pattern) {
      const found = asked().like.all(pattern, pattern);
      return (found.length > 0 ? found : asked().partsLike.all(pattern)).map((row) => row.plssid);
    },
    findTownship: (plssid) => merged<FabricPiece>(asked().township.all(plssid)),
    findSection: (frstdivid) => merged<SectionPiece>(asked().section.all(frstdivid)),
    sectionsNumbered: (plssid, number) =>
      mergedBy<SectionPiece>(asked().numbered.all(plssid, String(number)), (row) => row.frstdivid),
    partsOf: (frstdivid) => mergedBy<PartPiece>(asked().parts.all(frstdivid), (row) => row.secdivid),
    findPoint(pointid) {
      const found = asked().point.get(pointid);
      return found === undefined ? null : [found.lon, found.lat];
    },
    sourceText(id) {
      const found = asked().source.get(id);
      return found === undefined ? 'the survey fabric' : `${found.name}, imported ${found.imported_at.slice(0, 10)}`;
    },
    features: (layer, box) => asked().features(layer, box),
    forget() {
      count = null;
    },
  };
}
