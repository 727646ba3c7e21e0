// The table of values: what became of every bearing and distance, by kind of page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#core/schema/page.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import {
  drawnPages,
  FONTS,
  type Font,
  jpegOf,
  openedPicture,
  type Picture,
  pngOf,
  SPOILS,
  type Spoil,
  spoiled,
} from '#test/support/scan.ts';
import { type WrittenDeed, writtenDeed } from '#test/support/scan-deed.ts';
import { addRoads, emptyRoad, type RoadScore, scoreRoad } from '#test/support/scan-road.ts';

type Read = (bytes: Uint8Array) => Promise<Page[]>;

/** The long table when there is a folder to keep its readings in, so that it can be broken off; else a short one. */
export async function valueRows(read: Read, kept: string | null): Promise<BenchRow[]> {
  const long = kept !== null;
  const seeds = long ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
  const fonts = (Object.keys(FONTS) as Font[]).slice(0, long ? undefined : 1);
  const kinds = SPOILS.flatMap((spoil) =>
    (long || spoil === 'clean' ? [200, 300] : [200]).map((dpi) => ({ spoil, dpi })),
  );
  const rows: BenchRow[] = [];
  let all = emptyRoad();
  // Two kinds at a time, for both cores.
  for (let i = 0; i < kinds.length; i += 2) {
    const two = kinds.slice(i, i + 2);
    const roads = await Promise.all(two.map((kind) => roadOf(read, kept, kind, fonts, seeds)));
    for (const [k, road] of roads.entries()) {
      rows.push(roadRow(`${two[k]!.spoil}, ${two[k]!.dpi} dpi`, road));
      all = addRoads(all, road);
    }
  }
  return [...rows, roadRow('all pages', all)];
}

async function roadOf(
  read: Read,
  kept: string | null,
  { spoil, dpi }: { spoil: Spoil; dpi: number },
  fonts: readonly Font[],
  seeds: readonly number[],
): Promise<RoadScore> {
  let road = emptyRoad();
  for (const font of fonts) {
    const scores = await Promise.all(
      seeds.map(async (seed) => {
        const deed = writtenDeed(seed);
        const name = `${spoil}-${dpi}-${font}-${seed}`;
        return scoreRoad(deed, await keptPages(kept, name, () => scannedPages(read, deed, font, dpi, spoil, seed)));
      }),
    );
    road = scores.reduce(addRoads, road);
  }
  return road;
}

/** Pages read before are taken from the folder; scoring them anew takes no time. */
async function keptPages(folder: string | null, name: string, readAnew: () => Promise<Page[]>): Promise<Page[]> {
  if (folder === null) return readAnew();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Page[];
  const pages = await readAnew();
  writeFileSync(file, JSON.stringify(pages));
  return pages;
}

async function scannedPages(
  read: Read,
  deed: WrittenDeed,
  font: Font,
  dpi: number,
  spoil: Spoil,
  seed: number,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [i, page] of drawnPages(deed.text, { font, dpi }).entries()) {
    const [scanned] = await read(await fileOf(await spoiled(page, spoil, seed * 31 + dpi + i), spoil));
    pages.push({ ...scanned!, number: i + 1 });
  }
  return pages;
}

function fileOf(page: Picture, spoil: Spoil): Promise<Buffer> {
  if (spoil === 'jpeg') return jpegOf(page, 60);
  if (spoil !== 'bilevel') return pngOf(page);
  const res = page.dpi / 25.4;
  return openedPicture(page)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: res, yres: res })
    .toBuffer();
}

function roadRow(name: string, road: RoadScore): BenchRow {
  const share = (count: number) => `${((100 * count) / Math.max(1, road.values)).toFixed(1)} %`;
  return {
    name: `values: ${name}`,
    value: `${share(road.right)} right, ${share(road.repaired)} repaired, ${share(road.doubted)} doubted, ${share(road.missed)} missed, ${share(road.silent)} silently wrong`,
    note: `${road.values} values; calls as written ${road.calls_as_written}/${road.calls}; PASS ${road.passed}/${road.documents}, wrong PASS ${road.wrong_pass}`,
  };
}
