// Survey fabric among the files that arrive: told by content, since it is no deed and is imported instead.
import { Zip, ZipPassThrough } from 'fflate';
import type { IncomingFile } from '#renderer/api/files.ts';

const HEAD_BYTES = 262_144;
/** The names in an archive stand at its end. */
const TAIL_BYTES = 1_048_576;
const SHAPE_CODE = 9994;
const ZIP_CODE = 0x504b0304;
/** What the columns of the public land survey are called (BLM CadNSDI). */
const SURVEY_COLUMNS = /"(?:PLSSID|FRSTDIVID|SECDIVID|TWNSHPNO|TWNSHPLAB|POINTID|FRSTDIVNO|QQSEC|GOVLOT)"\s*:/i;
const GEOJSON = /^\s*\{[\s\S]*"type"\s*:\s*"FeatureCollection"/;
/** The files that make one shapefile, or one geodatabase. */
const PART = /\.(?:shp|shx|dbf|prj|cpg|sbn|sbx|qix|gdbtable|gdbtablx|gdbindexes|atx|spx|freelist|horizon)$/i;
const WHOLE = /\.(?:shp|gpkg|geojson|gdbtable)$/i;

/** Fabric that is one file, or files that belong together. */
export interface FabricDrop {
  readonly name: string;
  readonly files: readonly IncomingFile[];
}

/** Takes the fabric out of what arrived; a GeoJSON that is none stays, to be refused in its own row. */
export async function sortFabric(
  files: readonly IncomingFile[],
): Promise<{ fabric: FabricDrop[]; others: IncomingFile[] }> {
  const parts = files.filter(({ name }) => PART.test(name));
  const sets = await setsOf(parts);
  const rest = files.filter((file) => !sets.some((set) => set.files.includes(file)));
  const found = await Promise.all(rest.map(isFabric));
  const single = rest.filter((_, i) => found[i] === true).map((file) => ({ name: file.name, files: [file] }));
  return { fabric: [...sets, ...single], others: rest.filter((_, i) => found[i] !== true) };
}

/** A geodatabase is a folder, a shapefile several files of one name. */
async function setsOf(parts: readonly IncomingFile[]): Promise<FabricDrop[]> {
  const sets = new Map<string, IncomingFile[]>();
  for (const file of parts) {
    const stem = /\.gdb$/i.test(file.folder) ? file.folder : file.name.replace(/\.[^.]*$/, '');
    sets.set(stem, [...(sets.get(stem) ?? []), file]);
  }
  const heads = await Promise.all(
    [...sets].map(async ([name, files]) => {
      if (/\.gdb$/i.test(name)) return files.some((file) => /^a00000001\.gdbtable$/i.test(file.name));
      const shape = files.find((file) => /\.shp$/i.test(file.name));
      return shape !== undefined && (await numberAt(shape.bytes)) === SHAPE_CODE;
    }),
  );
  return [...sets].filter((_, i) => heads[i] === true).map(([name, files]) => ({ name, files }));
}

async function isFabric({ bytes }: IncomingFile): Promise<boolean> {
  const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
  const text = new TextDecoder().decode(head);
  if (text.startsWith('SQLite format 3')) return true;
  if ((await numberAt(bytes)) === ZIP_CODE) return holdsFabric(bytes);
  return GEOJSON.test(text) && SURVEY_COLUMNS.test(text);
}

/** The archive's own list of names, wherever exactly it begins. */
async function holdsFabric(bytes: Blob): Promise<boolean> {
  const tail = new Uint8Array(await bytes.slice(Math.max(0, bytes.size - TAIL_BYTES)).arrayBuffer());
  const view = new DataView(tail.buffer);
  for (let at = 0; at + 46 <= tail.length; at += 1) {
    if (tail[at] !== 0x50 || view.getUint32(at) !== 0x504b0102) continue;
    const name = new TextDecoder('latin1').decode(tail.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (WHOLE.test(name)) return true;
  }
  return false;
}

async function numberAt(bytes: Blob): Promise<number> {
  const head = await bytes.slice(0, 4).arrayBuffer();
  return head.byteLength < 4 ? 0 : new DataView(head).getUint32(0);
}

/** One file to send: the file itself, or an archive of the files, packed as they are. */
export async function packedFabric({ files }: FabricDrop): Promise<Blob> {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return only.bytes;
  const parts: BlobPart[] = [];
  const zip = new Zip((fault, part) => {
    if (fault !== null) throw fault;
    parts.push(new Uint8Array(part));
  });
  for (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const part of bytes.stream() as unknown as AsyncIterable<Uint8Array>) entry.push(part);
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  return new Blob(parts);
}
