// What a person types for a bearing or a distance: read as one thing or not at all, and the same again when shown.
import { bearingText, bearingWire, isBearing, readBearing } from '#core/survey/bearing.ts';
import { distanceIn, readDistance } from '#core/survey/distance.ts';
import { bytesOf, type FuzzDoor, hold, textOf } from '#test/fuzz/fuzz-door.ts';

const SEEDS = [
  'N 45°30\'15" E',
  "S 89 59' W",
  'north 12 degrees 30 minutes west',
  'N45-30-15E',
  'due South',
  'Az 123.4567',
  'NNW',
  'N 0.5 E',
  '123.45 feet',
  '12 ch 34 lks',
  '40 poles 8 links',
  '12\' 6 1/2"',
  '1,234.50',
];

export const bearingField: FuzzDoor = {
  name: 'bearing field',
  seeds: SEEDS.map(bytesOf),
  words: [
    '°',
    "'",
    '"',
    'N',
    'S',
    'E',
    'W',
    'deg',
    'min',
    ' ',
    '-',
    '.',
    '½',
    '90',
    '60',
    '360',
    'ft',
    'chains',
    'e9',
    '٣',
  ],
  check: (input) => {
    const text = textOf(input).slice(0, 400);
    checkBearing(text);
    checkDistance(text);
  },
};

function checkBearing(text: string): void {
  const bearing = readBearing(text);
  if (bearing === null) return;
  hold(isBearing(bearing), `a bearing that is none: ${JSON.stringify(bearing)} from "${text}"`);
  for (const shown of [bearingText(bearing), bearingWire(bearing)]) {
    hold(JSON.stringify(readBearing(shown)) === JSON.stringify(bearing), `"${shown}" reads otherwise than "${text}"`);
  }
}

function checkDistance(text: string): void {
  const parts = readDistance(text, 'feet');
  if (parts === null) return;
  const length = distanceIn(parts, 'feet', 'TX');
  hold(Number.isFinite(length) && length >= 0, `a distance of ${length} from "${text}"`);
}
