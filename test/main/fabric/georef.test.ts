import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acresOf } from '#core/place/acres.ts';
import { aliquotWire } from '#core/plss/aliquot-wire.ts';
import { readAliquots } from '#core/plss/read-aliquot.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { georefOf, locateAliquot } from '#main/fabric/georef.ts';
import { bodyOf, tractAround } from '#test/support/bodies.ts';
import { emptyFabric, fabricWith, type TestFabric } from '#test/support/fabric-open.ts';
import { cellRing, outlineOf, sampleSections, TOWNSHIP } from '#test/support/fabric-township.ts';

let held: TestFabric;
beforeAll(async () => {
  held = await fabricWith();
});
afterAll(() => held.done());

function aliquotTract(text: string, stated: number | null = null) {
  const [reading] = readAliquots(text);
  return tractAround('Tract', [], {
    description_type: 'aliquot',
    aliquot: aliquotWire(reading!),
    stated_acreage: stated,
  });
}

const located = (text: string, stated: number | null = null) =>
  locateAliquot(held.fabric, aliquotTract(text, stated), 'KS');
const sectionOf = (number: number) => sampleSections().find((section) => section.number === number)!;
const WHERE = 'T99S, R99W, 6th P.M.';

describe('the published parts', () => {
  test.each([
    ['the SE¼NE¼ of Section 17', ['ASENE'], [[3, 2]]],
    [
      'the N½SW¼ of Section 17',
      ['ANWSW', 'ANESW'],
      [
        [0, 1],
        [1, 1],
      ],
    ],
    [
      'the NE¼ of Section 17',
      ['ASWNE', 'ANWNE', 'ASENE', 'ANENE'],
      [
        [2, 2],
        [2, 3],
        [3, 2],
        [3, 3],
      ],
    ],
    [
      'Lot 4 and the SE¼NW¼ of Section 6',
      ['L4', 'ASENW'],
      [
        [0, 3],
        [1, 2],
      ],
    ],
  ])('%s', (text, ids, cells) => {
    const { georef, part_ids, reasons } = located(`${text}, ${WHERE}`);
    const section = sectionOf(text.includes('17') ? 17 : 6);
    const prefix = `${TOWNSHIP}SN${String(section.number).padStart(2, '0')}0`;
    expect([...part_ids].sort()).toEqual(ids.map((id) => `${prefix}${id}`).sort());
    const acres = cells.reduce((sum, [column = 0, row = 0]) => sum + acresOf([cellRing(section, column, row)]), 0);
    expect(Math.abs(georef!.acres / acres - 1)).toBeLessThan(1e-5);
    expect(georef).toMatchObject({ crs: 'EPSG:4326', plss_id: TOWNSHIP });
    expect(reasons[0]).toContain("bureau's own parts");
  });

  test('an outline around joined parts has no lines left inside', () => {
    expect(located(`the NE¼ of Section 17, ${WHERE}`).georef!.rings).toHaveLength(1);
    expect(located(`the NE¼ and the SW¼ of Section 17, ${WHERE}`).georef!.rings).toHaveLength(2);
  });

  test('an aliquot that is really a lot says so', () => {
    expect(located(`the NW¼NW¼ of Section 6, ${WHERE}`).reasons.join(' ')).toContain('Lot 4');
  });

  test('a whole section is its outline', () => {
    const { georef } = located(`All of Section 17, ${WHERE}`);
    expect(georef!.acres).toBeCloseTo(acresOf([outlineOf(sectionOf(17))]), 3);
  });
});

describe('the computed and the nominal split', () => {
  test('finer than the published parts: computed from their corners and marked so', () => {
    const whole = located(`the NE¼NE¼ of Section 17, ${WHERE}`).georef!;
    const half = located(`the N½NE¼NE¼ of Section 17, ${WHERE}`);
    expect(half.georef!.acres).toBeCloseTo(whole.acres / 2, 1);
    expect(half.georef!.source).toContain('calculated');
  });

  test('a section of the half range has no parts: its outline is divided', () => {
    const { georef, reasons } = located('the SW¼ of Section 8, T99S, R98½W, 6th P.M.');
    expect(georef!.acres).toBeGreaterThan(158);
    expect(georef!.source).toContain('calculated');
    expect(reasons[0]).toContain('calculated');
  });

  test('with nothing but the township, the split is nominal and low', async () => {
    const { sampleFeatures } = await import('#test/support/fabric-township.ts');
    const { fabric, file, done } = emptyFabric();
    const [township] = sampleFeatures();
    await fabric.beginImport(file('t.geojson', JSON.stringify({ type: 'FeatureCollection', features: [township] })), {
      name: 't',
    }).done;
    const { georef } = locateAliquot(fabric, aliquotTract(`the NE¼ of Section 17, ${WHERE}`), 'KS');
    const exact = located(`the NE¼ of Section 17, ${WHERE}`).georef!;
    expect(georef!.source).toContain('nominal');
    expect(Math.abs(georef!.acres / exact.acres - 1)).toBeLessThan(0.01);
    const lot = locateAliquot(fabric, aliquotTract(`Lot 4 of Section 6, ${WHERE}`), 'KS');
    expect(lot.reasons.join(' ')).toContain('only the plat can confirm');
    await done();
  });
});

describe('strips and exceptions', () => {
  test.each([
    ['the North 200 feet of the NE¼ of Section 17', 200 * 2640],
    ['the West 4 rods of the NE¼ of Section 17', 66 * 2640],
    ['the South 5 acres of the NE¼NE¼ of Section 17', 5 * 43_560],
    ['the East half of the North 200 feet of the NE¼ of Section 17', 200 * 1320],
  ])('%s', (text, sqft) => {
    expect(Math.abs((located(`${text}, ${WHERE}`).georef!.acres * 43_560) / sqft - 1)).toBeLessThan(0.01);
  });

  test.each([
    ['the NE¼, less the West 30 feet, of Section 17', 160 - (30 * 2640) / 43_560],
    ['the NE¼, except the SW¼ thereof, of Section 17', 120],
    ['the N½ and the SE¼, except the NE¼NE¼, of Section 17', 440],
    ['the W½ and the SE¼, except the N½ of the NW¼, of Section 17', 400],
    ['the NE¼ and the NE¼NE¼ of Section 17', 160],
    ['the NE¼, except the NE¼NE¼, of Section 17', 120],
    ['the NE¼, less the SW¼, of Section 17', 120],
  ])('%s', (text, acres) => {
    expect(Math.abs(located(`${text}, ${WHERE}`).georef!.acres / acres - 1)).toBeLessThan(0.005);
  });

  test('what is not made of parts is not taken off, and that is said', () => {
    const { georef, reasons } = located(`the NE¼ of Section 17, ${WHERE}, less and except the railroad right of way`);
    expect(georef!.acres).toBeGreaterThan(159);
    expect(reasons.join(' ')).toContain('not taken off');
  });
});

test('a strip over a part of a lot counts what they share once', () => {
  const tract = {
    ...aliquotTract(`the NE¼ of Section 17, ${WHERE}`),
    aliquot: 'parts=NE4 L4, N316rd | section=18 | township=99S | range=99W',
  };
  const alone = { ...tract, aliquot: 'parts=N316rd | section=18 | township=99S | range=99W' };
  const [both, strip] = [tract, alone].map((one) => locateAliquot(held.fabric, one, 'KS'));
  expect(both?.georef?.acres).toBeCloseTo(strip?.georef?.acres ?? 0, 1);
  expect(both?.reasons.join(' ')).toContain('counted once');
});

describe('what cannot be located', () => {
  test.each([
    ['the NE¼ of Section 17, T98S, R99W, 6th P.M.', 'does not hold T98S R99W'],
    ['Lot 9 of Section 6, T99S, R99W, 6th P.M.', 'no Lot 9'],
    ['the NE¼ of Section 17', 'township and range'],
    ['N2NE, SE2, Section 17, T99S, R99W', ''],
  ])('%s', (text, reason) => {
    const { georef, reasons } = located(text);
    if (reason === '') return;
    expect(georef).toBeNull();
    expect(reasons.join(' ')).toContain(reason);
  });

  test('without a direction the only such township is taken, and that is said', () => {
    expect(located('the NE¼ of Section 17, TWP 99, R99W').reasons.join(' ')).toContain('Read as T99S R99W');
  });

  test('a chain that does not parse has its reason', () => {
    const tract = { ...aliquotTract(`the NE¼ of Section 17, ${WHERE}`), aliquot: 'parts=SE2 | section=17' };
    expect(locateAliquot(held.fabric, tract, 'KS')).toMatchObject({
      georef: null,
      reasons: ['"SE2" is not a part of a section.'],
    });
  });
});

test('whatever chain is asked, there is ground within the section or a reason', () => {
  const code = fc.oneof(
    fc.constantFrom('NE4', 'NW4', 'SE4', 'SW4', 'N2', 'S2', 'E2', 'W2', 'W4', 'N3', 'E2/3'),
    fc
      .tuple(fc.constantFrom('N', 'S', 'E', 'W'), fc.integer({ min: 1, max: 4000 }), fc.constantFrom('ft', 'rd', 'ac'))
      .map((words) => words.join('')),
  );
  const chain = fc.array(code, { minLength: 1, maxLength: 4 }).map((codes) => codes.join(' '));
  const base = fc.constantFrom('', ' L1', ' L4', ' L9');
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(chain, base).map(([one, lot]) => `${one}${lot}`),
        { minLength: 1, maxLength: 3 },
      ),
      fc.constantFrom(6, 12, 17, 18),
      (parts, section) => {
        const tract = {
          ...aliquotTract(`the NE¼ of Section 17, ${WHERE}`),
          aliquot: `parts=${parts.join(', ')} | section=${section} | township=99S | range=99W`,
        };
        const { georef, reasons } = locateAliquot(held.fabric, tract, 'KS');
        expect(reasons.length).toBeGreaterThan(0);
        if (georef !== null) expect(georef.acres).toBeLessThan(1.0001 * acresOf([outlineOf(sectionOf(section))]));
      },
    ),
    { numRuns: 60 },
  );
});

describe('as part of the verdict', () => {
  test('an aliquot tract is located when it is judged, and stays for review', () => {
    const body = bodyOf([aliquotTract(`the NE¼ of Section 17, ${WHERE}`, 160)]);
    body.extraction.metadata.state = 'Kansas';
    const [verdict] = judgeAll(body.extraction, georefOf(held.fabric)).verdicts;
    expect(verdict).toMatchObject({ status: 'REVIEW', georef: { plss_id: TOWNSHIP } });
    expect(verdict!.reasons.join(' ')).toContain('stated 160 acres agree');
  });

  test('stated acres that are far off are told', () => {
    expect(located(`the NE¼ of Section 17, ${WHERE}`, 120).reasons.join(' ')).toContain('33.3 % more');
  });

  test('without fabric the verdict says what to import', async () => {
    const { fabric, done } = emptyFabric();
    const body = bodyOf([aliquotTract(`the NE¼ of Section 17, ${WHERE}`)]);
    const { georef, reasons } = georefOf(fabric)(body.extraction.tracts[0]!, body.extraction);
    expect(georef).toBeNull();
    expect(reasons.join(' ')).toContain('Import CadNSDI');
    await done();
  });
});

describe('exceptions from a union', () => {
  test('the east strip of a lot is cut off without a hair of it left', () => {
    const { georef } = located(`Lots 3 and 4 and the S½NW¼ of Section 5, ${WHERE}, less the East 200 feet of Lot 3`);
    const [ring] = georef!.rings;
    expect(georef!.rings).toHaveLength(1);
    expect(ring).toHaveLength(new Set(ring!.map(String)).size + 1);
  });

  test('a part that may be excepted or conveyed is left to a person', () => {
    const { georef, reasons } = located(`the N½N½, except the NE¼NE¼ and the S½, of Section 17, ${WHERE}`);
    expect(georef).toBeNull();
    expect(reasons.join(' ')).toContain('excepted or conveyed');
  });

  test('an exception that lies elsewhere takes nothing off, and is said to', () => {
    const { georef, reasons } = located(`Lots 3 and 4 of Section 5, ${WHERE}, less Lot 1`);
    expect(georef!.acres).toBeCloseTo(located(`Lots 3 and 4 of Section 5, ${WHERE}`).georef!.acres, 6);
    expect(reasons.join(' ')).toContain('lies outside the parts described');
  });

  test('a lot within a quarter that is conveyed as well counts once, and its record area is not added', () => {
    const { georef, reasons } = located(`Lot 1 and the NE¼ of Section 5, ${WHERE}`);
    expect(georef!.acres).toBeCloseTo(located(`the NE¼ of Section 5, ${WHERE}`).georef!.acres, 3);
    expect(reasons.join(' ')).not.toContain('record area');
  });
});
