// The table of values: what became of every bearing and distance, by kind of page.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#core/api/errors.ts';
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
import { FIELD_KIND_NAMES, type FieldKind, fieldPages } from '#test/support/scan-kinds.ts';
import {
  addReliabilities,
  emptyReliability,
  type Reliability,
  reliabilityOf,
  reliabilityRows,
} from '#test/support/scan-reliability.ts';
import { addRoads, emptyRoad, type RoadScore, scoreRoad } from '#test/support/scan-road.ts';

export type Read = (bytes: Uint8Array) => Promise<Page[]>;

/** What a set of pages came to: the values on their road, and how far the reading's own word held. */
interface Outcome {
  road: RoadScore;
  reliability: Reliability;
}

const NOTHING = (): Outcome => ({ road: emptyRoad(), reliability: emptyReliability() });

function together(a: Outcome, b: Outcome): Outcome {
  return { road: addRoads(a.road, b.road), reliability: addReliabilities(a.reliability, b.reliability) };
}

/** The long table when there is a folder to keep its readings in, so that it can be broken off; else a short one. */
export async function valueRows(read: Read, kept: string | null): Promise<BenchRow[]> {
  const long = kept !== null;
  const seeds = long ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
  const fonts = (Object.keys(FONTS) as Font[]).slice(0, long ? undefined : 1);
  const kinds = SPOILS.flatMap((spoil) =>
    (long || spoil === 'clean' ? [200, 300] : [200]).map((dpi) => ({ spoil, dpi })),
  );
  const drafted = await tableOf(kinds, (kind) => draftedOutcome(read, kept, kind, fonts, seeds));
  return [
    ...drafted.map(([{ spoil, dpi }, { road }]) => roadRow(`${spoil}, ${dpi} dpi`, road)),
    ...sumRows(
      'all drafted pages',
      drafted.map(([, outcome]) => outcome),
    ),
    ...(await fieldTable(read, kept, long ? [1, 2, 3, 4] : [1])).rows,
  ];
}

/** Rows to print, and what all of them come to. */
interface ValueTable {
  rows: BenchRow[];
  road: RoadScore;
}

/** Clean pages of good deeds in every face, so many of each: these have to pass. */
export async function cleanTable(read: Read, kept: string | null, deeds: number): Promise<ValueTable> {
  const seeds = Array.from({ length: deeds }, (_, i) => i + 1);
  const kind = { spoil: 'clean', dpi: 300 } as const;
  const outcome = await draftedOutcome(read, kept, kind, Object.keys(FONTS) as Font[], seeds);
  return { rows: sumRows('clean pages', [outcome]), road: outcome.road };
}

/** The pages of the field by kind, then by hand; names to take only some of the kinds. */
export async function fieldTable(
  read: Read,
  kept: string | null,
  seeds: readonly number[],
  names: readonly FieldKind[] = FIELD_KIND_NAMES,
): Promise<ValueTable> {
  const byHand = new Map<string, Outcome>();
  const table = await tableOf(names, async (name) => {
    let sum = NOTHING();
    for (const seed of seeds) {
      const { deed, hand, text, files } = await fieldPages(name, seed);
      // A page drawn otherwise is another page, whatever its name.
      const mark = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 8);
      const file = `${name}-${seed}-${mark}`.replace(/[ ,]+/g, '-');
      const pages = await keptPages(kept, file, () => readAll(read, files)).catch(refusedPages);
      const road = { ...scoreRoad(deed, pages ?? []), refused: pages === null ? 1 : 0 };
      const outcome = { road, reliability: reliabilityOf(text, pages ?? []) };
      byHand.set(hand, together(byHand.get(hand) ?? NOTHING(), outcome));
      sum = together(sum, outcome);
    }
    return sum;
  });
  const outcomes = table.map(([, outcome]) => outcome);
  const rows = [
    ...table.map(([name, { road }]) => roadRow(name, road)),
    ...[...byHand].sort().map(([hand, { road }]) => roadRow(`hand: ${hand}`, road)),
    ...sumRows('all pages of the field', outcomes),
  ];
  return { rows, road: outcomes.reduce(together, NOTHING()).road };
}

function sumRows(name: string, outcomes: readonly Outcome[]): BenchRow[] {
  const { road, reliability } = outcomes.reduce(together, NOTHING());
  return [roadRow(name, road), ...reliabilityRows(name, reliability)];
}

/** Two kinds at a time, for both cores. */
async function tableOf<T>(kinds: readonly T[], outcomeOf: (kind: T) => Promise<Outcome>): Promise<[T, Outcome][]> {
  const table: [T, Outcome][] = [];
  for (let i = 0; i < kinds.length; i += 2) {
    const two = kinds.slice(i, i + 2);
    const outcomes = await Promise.all(two.map(outcomeOf));
    two.forEach((kind, k) => {
      table.push([kind, outcomes[k]!]);
    });
  }
  return table;
}

async function draftedOutcome(
  read: Read,
  kept: string | null,
  { spoil, dpi }: { spoil: Spoil; dpi: number },
  fonts: readonly Font[],
  seeds: readonly number[],
): Promise<Outcome> {
  let sum = NOTHING();
  for (const font of fonts) {
    const outcomes = await Promise.all(
      seeds.map(async (seed) => {
        const deed = writtenDeed(seed);
        const name = `${spoil}-${dpi}-${font}-${seed}`;
        const pages = await keptPages(kept, name, () => scannedPages(read, deed, font, dpi, spoil, seed));
        return { road: scoreRoad(deed, pages), reliability: reliabilityOf(deed.text, pages) };
      }),
    );
    sum = outcomes.reduce(together, sum);
  }
  return sum;
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
  const drawn = drawnPages(deed.text, { font, dpi });
  const files = drawn.map(async (page, i) => fileOf(await spoiled(page, spoil, seed * 31 + dpi + i), spoil));
  return readAll(read, await Promise.all(files));
}

/** A page that the product will not read is a row of the table, not its end. */
function refusedPages(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Every page of every file, numbered as one document. */
async function readAll(read: Read, files: readonly Uint8Array[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const file of files) pages.push(...(await read(file)));
  return pages.map((page, i) => ({ ...page, number: i + 1 }));
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
  const refused = road.refused === 0 ? '' : `; refused ${road.refused}`;
  const example = road.examples.length === 0 ? '' : `; ${road.examples[0]}`;
  return {
    name: `values: ${name}`,
    value: `${share(road.right)} right, ${share(road.repaired)} repaired, ${share(road.doubted)} doubted, ${share(road.missed)} missed, ${share(road.silent)} silently wrong`,
    note: `${road.values} values; calls as written ${road.calls_as_written}/${road.calls}; PASS ${road.passed}/${road.documents}, wrong PASS ${road.wrong_pass}${refused}${example}`,
  };
}
