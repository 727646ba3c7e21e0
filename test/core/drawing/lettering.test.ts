import { describe, expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import { cornersOf, labelCorners } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { letterFigure, letterFigures } from '#core/drawing/lettering.ts';
import type { Lettering } from '#core/drawing/lettering-parts.ts';
import { movedFigure } from '#core/drawing/moved-figure.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judge } from '#core/verdict/judge.ts';
import { creekTract, culDeSac, misreadLot, oneLot, powerLine, tiedLots } from '#test/support/bodies.ts';
import { callsOf, lineCall, randomTract, tractOf } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const drawn = (tract: Tract): Figure => figureOf(tract, judge(tract, context))!;
const SQUARE = callsOf('N 0 0 0 E 100.00\nN 90 0 0 E 100.00\nS 0 0 0 E 100.00\nN 90 0 0 W 100.00');

/** The plane as a pane of so many pixels shows it: fitted, then so many times larger about a point of the figure. */
function paneOf({ extent, courses }: Figure, width_px: number, height_px: number, zoom = 1) {
  const [west, south, east, north] = [extent.west, extent.south, extent.east, extent.north];
  const scale = zoom * Math.min((width_px - 88) / (east - west || 1), (height_px - 88) / (north - south || 1));
  const [x, y] = zoom === 1 ? [(west + east) / 2, (south + north) / 2] : courses[courses.length >> 1]!.start;
  const [right, up] = [width_px / 2 / scale, height_px / 2 / scale];
  return { within: { west: x - right, east: x + right, south: y - up, north: y + up }, height_ft: 10 / scale };
}

const labelsOf = (letters: Lettering): FigureLabel[] => [
  ...letters.courses.flatMap(({ labels, number_label }) => [
    ...labels,
    ...(number_label === null ? [] : [number_label]),
  ]),
  ...letters.ties.flatMap(({ labels }) => [...labels]),
  ...letters.references.map(({ label }) => label),
  ...[letters.point_of_beginning, letters.anchor, letters.misclosure].flatMap((point) => point?.labels ?? []),
];

/** Whether two labels overlap: no line through a side of either parts them. */
function overlap(one: FigureLabel, other: FigureLabel): boolean {
  const [a, b] = [labelCorners(one), labelCorners(other)];
  return [a, b].every((box) =>
    [0, 1].every((side) => {
      const [from, to] = [box[side]!, box[side + 1]!];
      const reach = ([x, y]: FigurePoint) => x * (to[0] - from[0]) + y * (to[1] - from[1]);
      const [low, high] = [a.map(reach), b.map(reach)];
      const slack = 1e-9 * Math.hypot(to[0] - from[0], to[1] - from[1]);
      return Math.max(...low) > Math.min(...high) + slack && Math.max(...high) > Math.min(...low) + slack;
    }),
  );
}

function expectApart(letters: readonly Lettering[]): void {
  const labels = letters.flatMap(labelsOf);
  for (const [i, one] of labels.entries())
    for (const other of labels.slice(i + 1))
      if (overlap(one, other)) expect.fail(`${one.text} lies over ${other.text}`);
}

/** Every course told exactly once: by words of its own, by one reference, or not at all where it is out of sight. */
function expectEachTold(figure: Figure, letters: Lettering): void {
  for (const kind of ['course', 'tie'] as const) {
    const own = kind === 'course' ? letters.courses : letters.ties;
    expect(own).toHaveLength(kind === 'course' ? figure.courses.length : figure.ties.length);
    const references = letters.references.filter((one) => one.kind === kind).flatMap(({ numbers }) => [...numbers]);
    expect(new Set(references).size).toBe(references.length);
    for (const { number, told, labels } of own) {
      expect([number, labels.length > 0]).toEqual([number, told === 'along' || told === 'leader']);
      expect([number, references.includes(number)]).toEqual([number, told === 'reference']);
    }
  }
}

const FIGURES: readonly [string, Figure][] = [
  ['a square', drawn(tractOf(SQUARE))],
  ['a lot with ties', drawn(oneLot())],
  ['a cul-de-sac', drawn(culDeSac())],
  ['a lot that does not close', drawn(misreadLot())],
  ['a strip', drawn(powerLine())],
  ['sixty courses of a creek', drawn(creekTract(60))],
  ['five hundred courses of a creek', drawn(creekTract(500))],
  ...Array.from({ length: 12 }, (_, i): [string, Figure] => [
    `figure ${i + 1} at random`,
    drawn(randomTract(randomOf(70 + i), 4 + 5 * i)),
  ]),
];

describe.each(FIGURES)('the lettering of %s', (_, figure) => {
  const views = [
    { within: null, height_ft: figure.text_height_ft },
    paneOf(figure, 260, 220),
    paneOf(figure, 420, 380),
    paneOf(figure, 900, 700),
    paneOf(figure, 420, 380, 4),
    paneOf(figure, 420, 380, 40),
  ];

  test.each(views.map((view, i) => [['without end', 'tiny', 'small', 'large', 'zoomed', 'close'][i], view] as const))(
    'at every size no label lies over another, and each course in sight is told once: %s',
    (_name, { within, height_ft }) => {
      const letters = letterFigure(figure, height_ft, { within });
      expectApart([letters]);
      expectEachTold(figure, letters);
      if (within === null) expect(letters.courses.every(({ told }) => told !== 'unseen')).toBe(true);
      else expectWithin(letters, within);
    },
  );

  test('is the same every time', () => {
    const { within, height_ft } = paneOf(figure, 420, 380);
    expect(letterFigure(figure, height_ft, { within })).toEqual(letterFigure(figure, height_ft, { within }));
  });
});

function expectWithin(letters: Lettering, { west, east, south, north }: FigureBounds): void {
  for (const [x, y] of labelsOf(letters).flatMap((label) => labelCorners(label))) {
    expect(x >= west && x <= east && y >= south && y <= north).toBe(true);
  }
}

describe('lettering', () => {
  test('of four courses with a tie tells every bearing and distance in the narrowest pane', () => {
    const figure = drawn(oneLot());
    const { within, height_ft } = paneOf(figure, 300, 260);
    const letters = letterFigure(figure, height_ft, { within });
    const words = labelsOf(letters).map(({ text }) => text);
    const told = [...figure.courses, ...figure.ties].filter(({ rows }) =>
      rows.every((row) => words.some((text) => text.includes(row))),
    );
    const referenced = letters.references.flatMap(({ numbers }) => numbers);
    expect(told.length + referenced.length).toBe(6);
    expect(told.length).toBeGreaterThan(3);
  });

  test('runs along a long course outside the figure, in one row', () => {
    const figure = drawn(tractOf(SQUARE));
    const letters = letterFigure(figure, 2, { within: null });
    const [west] = letters.courses;
    expect(west).toMatchObject({ told: 'along', labels: [{ text: `N 00°00'00" E 100.00'`, angle_deg: 90 }] });
    expect(west!.labels[0]!.at[0]).toBeLessThan(0);
  });

  test('keeps its height whatever the zoom', () => {
    const figure = drawn(culDeSac());
    for (const zoom of [1, 3, 30]) {
      const { within, height_ft } = paneOf(figure, 420, 380, zoom);
      const { courses } = letterFigure(figure, height_ft, { within });
      for (const { labels } of courses) for (const label of labels) expect(label.height_ft).toBe(height_ft);
    }
  });

  test('of a course half in sight stands on the half that is', () => {
    const figure = drawn(tractOf(SQUARE));
    const within = { west: -30, east: 30, south: 70, north: 130 };
    const { courses } = letterFigure(figure, 1.2, { within });
    expect(courses[1]).toMatchObject({ told: 'along' });
    expect(courses[1]!.labels[0]!.at[0]).toBeLessThan(30);
    expect(courses[2]!.told).toBe('unseen');
  });

  test('tells a short course by a leader, and many short ones by the table', () => {
    const few = letterFigure(drawn(culDeSac()), 4, { within: null });
    expect(few.courses.some(({ told, leader }) => told === 'leader' && leader !== null)).toBe(true);
    const many = drawn(creekTract(60));
    const letters = letterFigure(many, many.text_height_ft, { within: null });
    expect(letters.references.length).toBeGreaterThan(20);
    expect(letters.references.every(({ label }) => /^[LC]\d+(–[LC]\d+)?$/.test(label.text))).toBe(true);
  });

  test('tells a run by its ends where not even references find room, and each course alone when there is', () => {
    const figure = drawn(creekTract(500));
    const fitted = paneOf(figure, 420, 380);
    const crowded = letterFigure(figure, fitted.height_ft, { within: fitted.within });
    expect(crowded.references.some(({ numbers }) => numbers.length > 1)).toBe(true);
    const close = paneOf(figure, 420, 380, 60);
    const { references } = letterFigure(figure, close.height_ft, { within: close.within });
    expect(references.every(({ numbers }) => numbers.length === 1)).toBe(true);
  });

  test('of an inferred course says what drew it, and of an unread one that nothing is recorded', () => {
    const letters = letterFigure(drawn(tractOf(SQUARE.with(2, lineCall(null, null)))), 2, { within: null });
    expect(letters.courses[2]!.labels.map(({ text }) => text)).toEqual(['closing line']);
  });

  test('of several figures on one sheet keeps apart too, and names the tract in its references', () => {
    const tracts = [...tiedLots(), creekTract(80)];
    const figures = tracts.map((tract, i) => movedFigure(drawn(tract), { origin: [90 * i, 40 * i], turn_deg: 20 * i }));
    const letters = letterFigures(
      figures.map((figure, i) => ({ figure, height_ft: 7, prefix: `T${i + 1}-` })),
      { within: null },
    );
    expectApart(letters);
    for (const [i, own] of letters.entries()) expectEachTold(figures[i]!, own);
    expect(letters[2]!.references[0]!.label.text).toMatch(/^T3-[LC]\d+/);
  });

  test('keeps clear of what stands on the sheet already', () => {
    const figure = drawn(tractOf(SQUARE));
    const taken = { west: -10, east: 110, south: 100.5, north: 120 };
    const { courses } = letterFigure(figure, 2, { within: null, taken: [taken] });
    expect(courses[1]!.labels[0]!.at[1]).toBeLessThan(100);
  });

  test('never stands on its head, however the figure is turned', () => {
    for (const turn_deg of [0, 12.5, 90, 200, -315]) {
      const figure = movedFigure(drawn(culDeSac()), { origin: [1000, -250], turn_deg });
      const letters = letterFigure(figure, figure.text_height_ft, { within: null });
      for (const { angle_deg } of labelsOf(letters)) expect(Math.abs(angle_deg)).toBeLessThanOrEqual(90.0001);
    }
  });

  test('has bounds that hold figure and lettering', () => {
    const figure = drawn(creekTract(40));
    const letters = letterFigure(figure, figure.text_height_ft, { within: null });
    expectWithin(letters, letters.bounds);
    for (const [x, y] of cornersOf(figure.extent)) {
      expect(x).toBeGreaterThanOrEqual(letters.bounds.west);
      expect(y).toBeLessThanOrEqual(letters.bounds.north);
    }
  });
});
