// Survey fabric by the hundred thousand: made-up townships, sections and parts, written as GeoJSON.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** Township ids in rows across a made-up state, none of them real. */
export function townshipAt(index: number): string {
  const [row, column] = [Math.floor(index / 90) % 90, index % 90];
  const duplicate = Math.floor(index / 8100);
  return `KS06${String(100 + row)}0S${String(100 + column)}0W${duplicate}`;
}

/** A ring with its sixteenth corners, about a mile square. */
function ringAt(index: number, size: number, steps: number): string {
  const [x, y] = [-102 + (index % 400) * 0.018, 37 + (Math.floor(index / 400) % 400) * 0.0145];
  const spots: string[] = [];
  const put = (i: number, j: number) =>
    spots.push(`[${(x + (i * size) / steps).toFixed(8)},${(y + (j * size * 0.8) / steps).toFixed(8)}]`);
  for (let i = 0; i < steps; i += 1) put(i, 0);
  for (let i = 0; i < steps; i += 1) put(steps, i);
  for (let i = steps; i > 0; i -= 1) put(i, steps);
  for (let i = steps; i >= 0; i -= 1) put(0, i);
  return `[[${spots.join(',')}]]`;
}

export function sectionLine(index: number): string {
  const township = townshipAt(Math.floor(index / 36));
  const number = String((index % 36) + 1).padStart(2, '0');
  return `{"type":"Feature","properties":{"PLSSID":"${township}","FRSTDIVID":"${township}SN${number}0","FRSTDIVTYP":"SN","FRSTDIVNO":"${number}"},"geometry":{"type":"Polygon","coordinates":${ringAt(index, 0.018, 4)}}}`;
}

const NAMES = [
  'NENE',
  'NWNE',
  'SENE',
  'SWNE',
  'NENW',
  'NWNW',
  'SENW',
  'SWNW',
  'NESE',
  'NWSE',
  'SESE',
  'SWSE',
  'NESW',
  'NWSW',
  'SESW',
  'SWSW',
];

export function partLine(index: number): string {
  const [section, name] = [Math.floor(index / 16), NAMES[index % 16] ?? ''];
  const township = townshipAt(Math.floor(section / 36));
  const id = `${township}SN${String((section % 36) + 1).padStart(2, '0')}0`;
  return `{"type":"Feature","properties":{"PLSSID":"${township}","FRSTDIVID":"${id}","SECDIVID":"${id}A${name}","SECDIVTYP":"A","SECDIVNO":"${name}","QQSEC":"${name}"},"geometry":{"type":"Polygon","coordinates":${ringAt(index, 0.0045, 1)}}}`;
}

/** A GeoJSON file of so many features, written as they are made. */
export async function writeFeatures(path: string, count: number, line: (index: number) => string): Promise<void> {
  const out = createWriteStream(path);
  out.write('{"type":"FeatureCollection","features":[\n');
  for (let i = 0; i < count; i += 1) {
    if (!out.write(`${line(i)}${i + 1 < count ? ',\n' : '\n'}`)) await once(out, 'drain');
  }
  out.end(']}\n');
  await once(out, 'finish');
}
