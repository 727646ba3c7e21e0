// Assertions of geometry on figures made by chance: true ones never object, false ones always do.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { angleText, azimuth, degreesOf, radians } from '#core/survey/angle.ts';
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { randomOf } from '#test/support/random.ts';

interface Corner {
  readonly east: number;
  readonly north: number;
}

/** Corners around a center, walked to the right or to the left. */
function cornersBy(random: () => number, count: number): Corner[] {
  const start = random() * 2 * Math.PI;
  const corners = Array.from({ length: count }, (_, index) => {
    const angle = start + ((index + 0.5 * random()) / count) * 2 * Math.PI;
    const reach = 300 * (0.7 + 0.6 * random());
    return { east: reach * Math.sin(angle), north: reach * Math.cos(angle) };
  });
  return random() < 0.5 ? corners : corners.reverse();
}

const wayOf = (corners: readonly Corner[], index: number): Corner => {
  const [from, to] = [corners.at(index % corners.length)!, corners.at((index + 1) % corners.length)!];
  return { east: to.east - from.east, north: to.north - from.north };
};
const headingOf = ({ east, north }: Corner): number => degreesOf(azimuth(Math.atan2(east, north)));
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Degrees to the right from one course into the next. */
const turnInto = (corners: readonly Corner[], index: number): number =>
  ((headingOf(wayOf(corners, index)) - headingOf(wayOf(corners, index + corners.length - 1)) + 540) % 360) - 180;

const isClockwise = (corners: readonly Corner[]): boolean =>
  corners.reduce((sum, { east, north }, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return sum + east * next.north - next.east * north;
  }, 0) < 0;

interface Words {
  /** Before the figures of course 3, and behind its end. */
  readonly lead?: string;
  readonly end?: string;
  readonly head?: string;
}

function verdictOn(corners: readonly Corner[], { lead = '', end = 'a stake', head = 'a stone' }: Words): TractVerdict {
  const courses = corners.map((_, index) => {
    const way = wayOf(corners, index);
    const line = `${bearingText(bearingOf(azimuth(Math.atan2(way.east, way.north)), 0))} ${Math.hypot(way.east, way.north).toFixed(2)} feet`;
    const to = index === corners.length - 1 ? 'the point of beginning' : index === 2 ? end : 'a stake';
    return `thence ${index === 2 ? lead : ''}${line} to ${to}`;
  });
  const text = `A certain tract of land, bounded thus: Beginning at ${head}; ${courses.join('; ')}.`;
  return judgeAll(readDocument(pagesOfText(text))).verdicts[0]!;
}

const CODES =
  /^(?:turn_otherwise|angle_otherwise|not_\w+|direction_against_bearing|corner_otherwise|own_side_otherwise|shape_otherwise)$/;

function objects(corners: readonly Corner[], words: Words): boolean {
  return (verdictOn(corners, words).findings ?? []).some(({ code }) => CODES.test(code));
}

const NAMES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** A wording for a figure, and whether it is so; null where a surveyor could say it or not. */
type Saying = (corners: readonly Corner[], random: () => number) => { words: Words; isSo: boolean | null };

const within = (value: number, limit: number, doubt: number): boolean | null =>
  Math.abs(value - limit) < doubt ? null : value < limit;

const bentOf = (corners: readonly Corner[], index: number): number => {
  const parted = apart(headingOf(wayOf(corners, index)), headingOf(wayOf(corners, 2)));
  return Math.min(parted, 180 - parted);
};

const extentOf = (corners: readonly Corner[], deg: number): number[] =>
  corners.map(({ east, north }) => east * Math.sin((deg * Math.PI) / 180) + north * Math.cos((deg * Math.PI) / 180));

const SAYINGS: Readonly<Record<string, Saying>> = {
  'turning to a side': (corners, random) => {
    const side = random() < 0.5 ? 'left' : 'right';
    const turned = turnInto(corners, 2);
    return {
      words: { lead: `turning to the ${side} and running ` },
      isSo: Math.abs(turned) < 1 ? null : turned > 0 === (side === 'right'),
    };
  },
  'deflecting by an angle': (corners, random) => {
    const turned = turnInto(corners, 2);
    const by = Math.abs(turned) + (random() < 0.5 ? 0 : 10);
    return {
      words: { lead: `deflecting ${angleText(by)} to the ${turned > 0 ? 'right' : 'left'}, ` },
      isSo: by === Math.abs(turned),
    };
  },
  'an interior angle': (corners, random) => {
    const inside = 180 - turnInto(corners, 2) * (isClockwise(corners) ? 1 : -1);
    const told = inside + (random() < 0.5 ? 0 : 15);
    return {
      words: { lead: `making an interior angle of ${angleText(told)} with the last course, ` },
      isSo: told === inside,
    };
  },
  'parallel with the first course': (corners) => ({
    words: { lead: 'parallel with the first course, ' },
    isSo: within(bentOf(corners, 0), 0.5, 0.2),
  }),
  'at right angles to the last course': (corners) => ({
    words: { lead: 'at right angles to the last course, ' },
    isSo: within(90 - bentOf(corners, 1), 0.5, 0.2),
  }),
  'continuing in a straight line': (corners) => ({
    words: { lead: 'continuing on the same course, ' },
    isSo: within(bentOf(corners, 1), 0.5, 0.2),
  }),
  'due a point of the compass': (corners, random) => {
    const place = 2 * Math.floor(random() * 4);
    return {
      words: { lead: `due ${NAMES[place]}, ` },
      isSo: within(apart(headingOf(wayOf(corners, 2)), place * 45), 2, 0.1),
    };
  },
  'a direction in words': (corners, random) => {
    const place = Math.floor(random() * 8);
    const parted = apart(headingOf(wayOf(corners, 2)), place * 45);
    return {
      words: { lead: `${NAMES[place]}erly along the fence ` },
      isSo: parted < 60 ? true : parted > 90 ? false : null,
    };
  },
  'a named corner': (corners, random) => {
    const place = Math.floor(random() * 8);
    const along = extentOf(corners, place * 45);
    const own = along[3 % corners.length]!;
    const isSo = own === Math.max(...along) ? true : own === Math.min(...along) ? false : null;
    return { words: { end: `a stake at the ${NAMES[place]} corner of the tract herein described` }, isSo };
  },
  'the outermost corner': (corners, random) => {
    const place = Math.floor(random() * 8);
    const along = extentOf(corners, place * 45);
    const own = along[0]!;
    const isSo = own === Math.max(...along) ? true : own < Math.max(...along) - 100 ? false : null;
    return { words: { head: `a stone, the most ${NAMES[place]}erly corner of this tract` }, isSo };
  },
  'a named side': (corners, random) => {
    const place = 2 * Math.floor(random() * 4);
    const outward = headingOf(wayOf(corners, 2)) + (isClockwise(corners) ? -90 : 90);
    const parted = apart(outward, place * 45);
    return {
      words: { lead: `along the ${NAMES[place]} line of the tract herein described, ` },
      isSo: parted < 60 ? true : parted > 90 ? false : null,
    };
  },
};

describe.each(Object.entries(SAYINGS))('%s', (_, saying) => {
  test('is objected to where it is not so, and nowhere else', () => {
    const random = randomOf(77);
    let judged = 0;
    for (let run = 0; run < 150; run += 1) {
      const corners = cornersBy(random, 4 + Math.floor(random() * 4));
      const { words, isSo } = saying(corners, random);
      if (isSo === null) continue;
      judged += 1;
      expect([words, objects(corners, words)]).toEqual([words, !isSo]);
    }
    expect(judged).toBeGreaterThan(40);
  });
});

/** A block run to the right from its southwest corner, turned so many degrees. */
function block(wide: number, deep: number, turned_deg: number): Corner[] {
  const [sine, cosine] = [Math.sin((turned_deg * Math.PI) / 180), Math.cos((turned_deg * Math.PI) / 180)];
  return [
    [0, 0],
    [0, deep],
    [wide, deep],
    [wide, 0],
  ].map(([east = 0, north = 0]) => ({ east: east * cosine + north * sine, north: north * cosine - east * sine }));
}

describe('a block', () => {
  test.each([-20, -8, 0, 8, 20])('turned by %i degrees has its four corners by name', (turned) => {
    for (const [wide, deep] of [
      [200, 200],
      [60, 400],
      [400, 60],
    ] as const) {
      const corners = block(wide, deep, turned);
      const named = NAMES.filter((_, place) => place % 2 === 1).map((name) =>
        objects(corners, { end: `a pin at the ${name} corner of this tract` }) ? '' : name,
      );
      expect(named.filter((name) => name !== '')).toEqual(['southeast']);
    }
  });

  test.each([0, 13, 40, 77])('turned by %i degrees has parallel and square sides', (turned) => {
    const corners = block(300, 200, turned);
    for (const lead of [
      'parallel with the first course, ',
      'at right angles to the preceding line, ',
      'turning to the right at a right angle, ',
      'parallel with the opposite side, ',
      'parallel with and 300 feet from the first course, ',
    ])
      expect([lead, objects(corners, { lead })]).toEqual([lead, false]);
    for (const lead of [
      'perpendicular to the first course, ',
      'parallel to the preceding line, ',
      'turning left, ',
      'parallel with and 250 feet from the first course, ',
      'on the same course, ',
    ])
      expect([lead, objects(corners, { lead })]).toEqual([lead, true]);
  });
});

/** A right angle that a compass has at 91° is one; a transit has it to the minute. */
test('an old survey is held to the degrees it was run by', () => {
  const words = (first: string, second: string): string =>
    `A tract bounded: Beginning at a stone; thence ${first} to a stake; thence at right angles to the last course, ${second} to a stake; thence South 20 poles; thence to the point of beginning.`;
  const found = (text: string): string[] =>
    (judgeAll(readDocument(pagesOfText(text))).verdicts[0]?.findings ?? []).map(({ code }) => code);
  expect(found(words('N 1 E 40 poles', 'S 88 E 20 poles'))).not.toContain('not_square');
  expect(found(words('N 1 E 40 poles', 'S 80 E 20 poles'))).toContain('not_square');
  expect(found(words('N 1°10\'20" E 660.00 feet', 'S 88°10\'20" E 330.00 feet'))).toContain('not_square');
});

/** Around a curve of 480 feet to the right, which leaves the first course at an angle and is met by the last on its tangent. */
const curved = (words: { first?: string; curve?: string; next?: string }): string[] => {
  const text = `A tract bounded thus: Beginning at a rebar; thence ${words.first ?? ''}North 14°36'00" East 300.00 feet to a rebar; thence along a ${words.curve ?? 'curve to the right'}, radius 480.00 feet, arc 213.24 feet, chord South 89°38'00" East 211.49 feet to a rebar; thence ${words.next ?? ''}South 59°51'36" East 194.10 feet to a monument; thence South 14°36'00" West 300.00 feet to a pin; thence North 75°24'00" West 392.00 feet to the point of beginning, containing 2.972 acres.`;
  return (judgeAll(readDocument(pagesOfText(text))).verdicts[0]?.findings ?? [])
    .filter(({ weight }) => weight === 'review')
    .map(({ code }) => code);
};

describe('of a curve', () => {
  test.each([
    [{ curve: 'semicircular curve to the right' }, 'arc_otherwise'],
    [{ curve: 'compound curve to the right' }, 'curve_follows_otherwise'],
    [{ curve: 'reverse curve to the right' }, 'curve_follows_otherwise'],
    [{ curve: 'curve to the right, the radius point of which bears North 10 degrees East' }, 'center_otherwise'],
    [{ curve: 'curve to the right, a radial line to which bears South 60°00\'00" East' }, 'center_otherwise'],
    [{ curve: 'curve to the right, the tangent at its beginning bearing North 45°00\'00" East' }, 'not_tangent'],
    [{ next: 'radial to said curve, ' }, 'not_radial'],
    [{ first: 'tangent to the curve last described, ' }, 'not_tangent'],
  ])('%o is not so', (words, code) => {
    expect(curved(words)).toContain(code);
  });

  test.each([
    {},
    { curve: 'non-tangent curve to the right' },
    { curve: 'curve to the right, the radius point of which bears South 12°21\'36" East' },
    { curve: 'curve to the right, a radial line to which bears North 12 degrees West' },
    { curve: 'curve to the right, concave to the south' },
    { first: 'northerly ', next: 'southeasterly ' },
  ])('%o is so', (words) => {
    expect(curved(words)).toEqual([]);
  });
});

test('a correction proves the words again', () => {
  const corners = block(300, 200, 0);
  const courses = corners.map((_, index) => {
    const way = wayOf(corners, index);
    return `${bearingText(bearingOf(radians(Math.atan2(way.east, way.north)), 0))} ${Math.hypot(way.east, way.north)} feet`;
  });
  const extraction = readDocument(
    pagesOfText(
      `A tract bounded: Beginning at a stone; thence ${courses[0]}; thence ${courses[1]}; thence parallel with the first course, ${courses[2]}; thence ${courses[3]} to the point of beginning, containing 1.377 acres.`,
    ),
  );
  const codesOf = (): string[] => (judgeAll(extraction).verdicts[0]?.findings ?? []).map(({ code }) => code);
  expect(codesOf()).not.toContain('not_parallel');
  extraction.tracts[0]!.calls[0]!.bearing = { ns: 'N', degrees: 4, minutes: 0, seconds: 0, ew: 'E' };
  expect(codesOf()).toContain('not_parallel');
});

describe('a width told of a figure', () => {
  const of = (front: number, back: number, skew: number): Corner[] => [
    { east: 0, north: 0 },
    { east: skew, north: 300 },
    { east: skew + back, north: 300 },
    { east: front, north: 0 },
  ];
  const isOpen = (corners: readonly Corner[], told: string): boolean =>
    objects(corners, { head: `a stone. ${told}. Beginning at said stone` });

  test.each([
    ['The tract is of the same width at both ends', of(200, 200, 40), of(200, 150, 80)],
    [
      'The tract is of uniform width throughout',
      of(200, 150, 0),
      of(200, 150, 40).toSpliced(1, 1, { east: 0, north: 220 }),
    ],
  ])('%s', (told, even, uneven) => {
    expect(isOpen(even, told)).toBe(false);
    expect(isOpen(uneven, told)).toBe(true);
  });
});
