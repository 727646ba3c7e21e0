// The strings on the wire that carry several facts: whatever a body says, they are read, and written they read the same.
import { readAliquotWire } from '#core/plss/aliquot-wire.ts';
import {
  ALIQUOT,
  AS_BUILT_SHEET,
  EASEMENT,
  LOT_BLOCK,
  PLAT_SHEET,
  REFERENCE,
  readWire,
  STATED_AREA,
  TIE_CALL,
  type WireLayout,
  writeWire,
} from '#core/schema/wire-string.ts';
import { statedAreas } from '#core/survey/stated-area.ts';
import { findAnchor, readTie, tieLegs } from '#core/survey/tie.ts';
import { bytesOf, type FuzzDoor, hold, textOf } from '#test/fuzz/fuzz-door.ts';
import { tractOf } from '#test/support/figures.ts';

const LAYOUTS: readonly WireLayout<string>[] = [
  TIE_CALL,
  REFERENCE,
  LOT_BLOCK,
  STATED_AREA,
  EASEMENT,
  ALIQUOT,
  PLAT_SHEET,
  AS_BUILT_SHEET,
];

const SEEDS = [
  'bearing=N 45°00\'00" E | distance=120.5 | verbatim=thence N 45 E 120.5 feet to the true point of beginning',
  'acres=5.25 | sqft=228690',
  'book=12 | page=344 | instrument=2004-1182 | note=deed of trust',
  'subdivision=Mill Run | lot=4 | block=B | plat_book=3 | plat_page=17 | verbatim=Lot 4',
  'parts=NE¼ SW¼; S½ NW¼ | section=14 | township=3N | range=2W | meridian=6th | verbatim=the NE quarter',
  'type=access | width_ft=20 | term=perpetual | exclusive=no | verbatim=an easement = twenty feet | wide',
];

export const wireStrings: FuzzDoor = {
  name: 'wire strings',
  seeds: SEEDS.map(bytesOf),
  words: [
    ' | ',
    '=',
    '|',
    'verbatim=',
    'acres=',
    'bearing=',
    'distance=',
    'parts=',
    'note=',
    '∞',
    '1e309',
    '-1',
    'NaN',
  ],
  check: (input) => {
    const wire = textOf(input);
    for (const layout of LAYOUTS) checkRoundTrip(layout, wire);
    const tie = readTie(wire);
    const legs = tieLegs([tie], 1);
    for (const leg of legs ?? []) hold(Number.isFinite(leg.length_ft), `a tie of ${leg.length_ft} feet`);
    findAnchor([tie], wire);
    readAliquotWire(wire);
    for (const area of statedAreas(tractOf([], { stated_area: wire }))) {
      hold(area.value === null || (Number.isFinite(area.value) && area.value >= 0), `an area of ${area.value}`);
    }
  },
};

function checkRoundTrip(layout: WireLayout<string>, wire: string): void {
  const written = writeWire(layout, readWire(layout, wire));
  const again = writeWire(layout, readWire(layout, written));
  hold(again === written, `"${written}" is written again as "${again}"`);
}
