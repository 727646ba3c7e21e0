// The table of values: what became of every bearing and distance, by kind of page.
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

export async function valueRows(read: Read, long: boolean): Promise<BenchRow[]> {
  const seeds = long ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
  const rows: BenchRow[] = [];
  let all = emptyRoad();
  for (const spoil of SPOILS) {
    for (const dpi of long || spoil === 'clean' ? [200, 300] : [200]) {
      let road = emptyRoad();
      for (const font of Object.keys(FONTS) as Font[]) {
        const scores = await Promise.all(
          seeds.map((seed) => scannedRoad(read, writtenDeed(seed), font, dpi, spoil, seed)),
        );
        road = scores.reduce(addRoads, road);
      }
      rows.push(roadRow(`${spoil}, ${dpi} dpi`, road));
      all = addRoads(all, road);
    }
  }
  return [...rows, roadRow('all pages', all)];
}

async function scannedRoad(
  read: Read,
  deed: WrittenDeed,
  font: Font,
  dpi: number,
  spoil: Spoil,
  seed: number,
): Promise<RoadScore> {
  const pages: Page[] = [];
  for (const [i, page] of drawnPages(deed.text, { font, dpi }).entries()) {
    const [scanned] = await read(await fileOf(await spoiled(page, spoil, seed * 31 + dpi + i), spoil));
    pages.push({ ...scanned!, number: i + 1 });
  }
  return scoreRoad(deed, pages);
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
