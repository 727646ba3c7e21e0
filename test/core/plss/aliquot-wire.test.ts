import { expect, test } from 'vitest';
import { chainCode } from '#core/plss/aliquot-part.ts';
import { aliquotWire, readAliquotWire } from '#core/plss/aliquot-wire.ts';
import { readAliquots } from '#core/plss/read-aliquot.ts';

test('a description goes over the wire with its keys in order', () => {
  const [reading] = readAliquots(
    'Lots 1 and 2 and the N½NE¼ of Section 9, T17S, R18E, 6th P.M., less the West 30 feet',
  );
  expect(aliquotWire(reading!)).toBe(
    'parts=N2 NE4 | section=9 | township=17S | range=18E | meridian=6th | government_lot=1, 2 | exception=the West 30 feet | ' +
      'verbatim=Lots 1 and 2 and the N½NE¼ of Section 9, T17S, R18E, 6th P.M., less the West 30 feet',
  );
});

test.each([
  'the N½NE¼ and the SE¼NE¼ of Section 9, T17S R18E',
  'the North 200 feet of the W½NE¼ of Section 9, T17S R18E',
  'the N½ of Government Lot 3, Section 9, T17S R18E',
  'the East two-thirds of the SE¼ of Section 9, T17S R17½E, Willamette Meridian',
])('%s comes back as it went', (text) => {
  const [reading] = readAliquots(text);
  const back = readAliquotWire(aliquotWire(reading!));
  expect(back.chains.map(chainCode)).toEqual(reading?.chains.map(chainCode));
  expect(back).toMatchObject({
    section: 9,
    township: '17S',
    range: reading?.range,
    meridian: reading?.meridian,
    problems: [],
  });
});

test('exceptions made of parts are read from their words', () => {
  expect(readAliquotWire('parts=NE4 | section=9 | exception=the West 30 feet').exception_chains.map(chainCode)).toEqual(
    ['W30ft'],
  );
  expect(readAliquotWire('parts=NE4 | section=9 | exception=Lot 3').exception_lots).toEqual(['3']);
});

test.each(['parts=SE2', 'parts=NE4 NORTH', 'parts=L3 NE4', 'parts=N3/2', 'section=zero'])(
  '%s does not parse, and says so',
  (wire) => {
    expect(readAliquotWire(wire).problems).toHaveLength(1);
  },
);

test('a section without parts or lots is all of it', () => {
  expect(readAliquotWire('section=9 | township=17S | range=18E').whole).toBe(true);
  expect(readAliquotWire('').whole).toBe(false);
});
