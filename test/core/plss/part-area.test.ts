import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AliquotStep, chainCode, findChain } from '#core/plss/aliquot-part.ts';
import {
  areaOfChain,
  chainProblem,
  normalChain,
  overlapsOf,
  quarterQuartersOf,
  sixteenthsOf,
} from '#core/plss/part-area.ts';

const chain = (code: string) => findChain(code) ?? [];

const plainStep: fc.Arbitrary<AliquotStep> = fc.oneof(
  fc
    .constantFrom('NE' as const, 'NW' as const, 'SE' as const, 'SW' as const)
    .map((corner) => ({ kind: 'quarter' as const, corner })),
  fc
    .constantFrom('N' as const, 'S' as const, 'E' as const, 'W' as const)
    .map((side) => ({ kind: 'side' as const, side, take: 1, of: 2 })),
);

describe('normal form', () => {
  test.each([
    ['NE4 W2', 'E2 NW4'],
    ['SE4 S2', 'S2 SE4'],
    ['N2 N2', 'N2 N2'],
    ['E2 W2', 'E2 W2'],
    ['N2 E2', 'NE4'],
    ['S2 SE4 NW4', 'S2 SE4 NW4'],
    ['W2 NE4 SE4', 'W2 NE4 SE4'],
    ['NE4 NE4', 'NE4 NE4'],
    ['N3 NE4', 'N3 NE4'],
  ])('%s is %s', (from, to) => expect(chainCode(normalChain(chain(from)))).toBe(to));

  test('names the same ground and is its own normal form', () => {
    fc.assert(
      fc.property(fc.array(plainStep, { minLength: 1, maxLength: 5 }), (steps) => {
        const normal = normalChain(steps);
        expect(areaOfChain(normal)).toEqual(areaOfChain(steps));
        expect(chainCode(normalChain(normal))).toBe(chainCode(normal));
      }),
    );
  });

  test('the four quarters of any part make up the part', () => {
    fc.assert(
      fc.property(fc.array(plainStep, { maxLength: 4 }), (steps) => {
        const whole = areaOfChain(steps)!;
        const quarters = (['NE', 'NW', 'SE', 'SW'] as const).map(
          (corner) => areaOfChain([{ kind: 'quarter', corner }, ...steps])!,
        );
        expect(quarters.reduce((sum, area) => sum + sixteenthsOf(area), 0)).toBe(sixteenthsOf(whole));
      }),
    );
  });
});

test.each([
  [['N2', 'SE4 NE4'], 1],
  [['N2 NE4', 'SE4 NE4'], 0],
  [['W2', 'W2 SW4'], 1],
  [['NE4', 'SW4'], 0],
])('%s overlap %i times', (codes, count) => expect(overlapsOf(codes.map(chain))).toHaveLength(count));

test.each([
  [['E2 NW4', 'E2 SW4'], 'NENW NESW SENW SESW'],
  [['S2 S2'], 'SESE SESW SWSE SWSW'],
  [['NE4', 'NW4 NW4'], 'NENE NWNE NWNW SENE SWNE'],
  [['N2 NE4 NE4'], ''],
])('%s covers %s', (codes, names) => expect(quarterQuartersOf(codes.map(chain)).join(' ')).toBe(names));

test('a part halved past all sense is refused with its reason', () => {
  expect(chainProblem(chain('NE4 NE4'))).toBeNull();
  expect(chainProblem(chain('NE4 NE4 NE4 NE4 NE4 NE4 NE4 NE4 NE4 NE4'))).toContain('smaller');
});
