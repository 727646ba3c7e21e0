// A deed and a later deed: what agrees and what differs, from whatever corner and in whatever unit they are written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareDocuments } from '#core/compare/compare-documents.ts';
import type { Agreement, ComparedTract } from '#core/compare/comparison.ts';
import { comparisonTable, comparisonText } from '#core/compare/comparison-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import { azimuth } from '#core/survey/angle.ts';
import { azimuthOf, bearingOf, reversed } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { bodyOf, creekTract, oneLot, tiedLots } from '#test/support/bodies.ts';

const compared = (first: ExtractResponse, second: ExtractResponse, within = 0.01) =>
  compareDocuments(
    { name: 'first', body: first },
    { name: 'second', body: second },
    { length_ft: within, angle_seconds: 1 },
  );

function readText(text: string): ExtractResponse {
  const extraction = readDocument(pagesOfText(text));
  return { ...bodyOf([]), extraction, groundtruth_verdicts: judgeAll(extraction).verdicts };
}

const deed = (courses: readonly string[], end = 'containing 2.30 acres'): string =>
  `THIS DEED, made March 3, 1921, between John Able, grantor, and Mary Baker, grantee, of Wake County, North Carolina. ` +
  `Beginning at an iron stake at the corner of Smith; ${courses.map((course) => `thence ${course}`).join('; ')} to the point of beginning, ${end}.`;

const FOUR = [
  'North 10°00\'00" East 330.00 feet to an iron stake',
  'South 80°00\'00" East 297.00 feet to a stone',
  'South 12°30\'00" West 330.31 feet to an oak',
  'North 80°00\'00" West 282.60 feet',
];

const only = (tracts: readonly ComparedTract[]): ComparedTract => {
  expect(tracts).toHaveLength(1);
  return tracts[0] as ComparedTract;
};

const courses = (tract: ComparedTract) => tract.pairs.filter(({ kind }) => kind === 'boundary');
const told = (tract: ComparedTract): Agreement[] => courses(tract).map(({ agreement }) => agreement);
const all = (count: number): Agreement[] => Array.from({ length: count }, () => 'agrees');

test('a deed agrees with itself in every course, and nothing says that the land is the same', () => {
  const body = readText(deed(FOUR));
  const comparison = compared(body, body);
  const tract = only(comparison.tracts);
  expect(told(tract)).toEqual(all(4));
  expect(tract).toMatchObject({ reversed: false, begins_at: 0, turned_deg: null, scaled: null, offset_ft: [0, 0] });
  const text = comparisonText(comparison);
  expect(text).toContain('lengths within 0.01 ft');
  expect(text).toContain('may still lie in different places');
  expect(text).not.toMatch(/same (land|parcel|tract)|identical/i);
});

test('one digit changed in a length is told with its size, and the others agree', () => {
  const later = FOUR.with(2, FOUR[2]?.replace('330.31', '303.31') ?? '');
  const tract = only(compared(readText(deed(FOUR)), readText(deed(later))).tracts);
  expect(told(tract)).toEqual(['agrees', 'agrees', 'differs', 'agrees']);
  const [pair] = courses(tract).filter(({ agreement }) => agreement === 'differs');
  expect(pair?.differences).toEqual([{ field: 'distance', by: expect.closeTo(-27, 6) }]);
  expect(pair?.told).toBe('length by 27.00 ft');
});

test('a quadrant letter or a minute changed is a bearing that differs', () => {
  const flipped = FOUR.with(0, FOUR[0]?.replace('East', 'West') ?? '');
  const first = readText(deed(FOUR));
  const one = courses(only(compared(first, readText(deed(flipped))).tracts));
  expect(one[0]).toMatchObject({ agreement: 'differs', differences: [{ field: 'bearing' }] });
  const minute = FOUR.with(2, FOUR[2]?.replace("12°30'", "12°36'") ?? '');
  const two = courses(only(compared(first, readText(deed(minute))).tracts));
  expect(two[2]?.told).toBe('bearing by 0°06′00″');
});

test('poles agree with the feet they come to, and both are shown as they are written', () => {
  const poles = ['N 10° E 20 poles', 'S 80° E 18 poles', 'S 12½° W 20.019 poles', 'N 80° W 17.127 poles'];
  const tract = only(compared(readText(deed(poles)), readText(deed(FOUR))).tracts);
  expect(told(tract)).toEqual(all(4));
  expect(courses(tract)[2]).toMatchObject({
    told: 'agrees, in another unit',
    first: { recorded_bearing: 'S 12½° W', recorded_distance: '20.019 poles', bearing: 'S 12°30\'00" W' },
    second: { recorded_bearing: 'South 12°30\'00" West', recorded_distance: '330.31 feet', length_ft: 330.31 },
  });
});

test('a course put in and one left out stand alone, and the rest still answer to each other', () => {
  const split = FOUR.toSpliced(
    1,
    1,
    'South 80°00\'00" East 97.00 feet to a pin',
    'South 70°00\'00" East 203.10 feet to a stone',
  );
  const tract = only(compared(readText(deed(FOUR)), readText(deed(split))).tracts);
  expect(tract.counts).toMatchObject({ agrees: 3, second_only: expect.any(Number) });
  const shorter = only(compared(readText(deed(split)), readText(deed(split.toSpliced(2, 1)))).tracts);
  expect(told(shorter)).toEqual(['agrees', 'agrees', 'first_only', 'agrees', 'agrees']);
  expect(courses(shorter)[2]?.told).toBe('only in the first');
});

test('a course told as two along one line is named, both ways round', () => {
  const parts = FOUR.toSpliced(
    1,
    1,
    'South 80°00\'00" East 97.00 feet to a pin',
    'South 80°00\'00" East 200.00 feet to a stone',
  );
  const tract = only(compared(readText(deed(FOUR)), readText(deed(parts))).tracts);
  const named = courses(tract).filter(({ told }) => told.includes('course 2 of the first is told as two'));
  expect(named).toHaveLength(2);
  expect(named[0]?.told).toContain('97.00 + 200.00 = 297.00 ft');
  const back = only(compared(readText(deed(parts)), readText(deed(FOUR))).tracts);
  expect(courses(back).filter(({ told }) => told.includes('course 2 of the second is told as two'))).toHaveLength(2);
});

const rotated = (tract: Tract, by: number): Tract => ({
  ...tract,
  calls: [...tract.calls.slice(by), ...tract.calls.slice(0, by)],
});

const walkedBack = (tract: Tract): Tract => ({
  ...tract,
  calls: tract.calls.toReversed().map((call) => ({
    ...call,
    bearing: call.bearing === null ? null : reversed(call.bearing),
    chord_bearing: call.chord_bearing === null ? null : reversed(call.chord_bearing),
    curve_direction: call.curve_direction === null ? null : call.curve_direction === 'left' ? 'right' : 'left',
  })),
});

describe('a ring walked otherwise', () => {
  test.each([
    ['from its third corner', rotated(oneLot(), 2), { reversed: false, begins_at: 2 }],
    ['the other way round', walkedBack(oneLot()), { reversed: true, begins_at: 0 }],
    ['the other way round from another corner', rotated(walkedBack(oneLot()), 1), { reversed: true, begins_at: 3 }],
    ['as a creek of 90 courses, from its fiftieth', rotated(creekTract(90), 49), { reversed: false, begins_at: 49 }],
  ])('%s agrees, and says so', (_, tract, expected) => {
    const first = tract.calls.length > 4 ? creekTract(90) : oneLot();
    const comparison = only(compared(bodyOf([first]), bodyOf([tract])).tracts);
    expect(told(comparison)).toEqual(all(first.calls.length));
    expect(comparison).toMatchObject(expected);
  });

  test('is laid on the other by a corner that they share', () => {
    const [first, second] = [bodyOf([oneLot()]), bodyOf([rotated(walkedBack(oneLot()), 1)])];
    const { offset_ft } = only(compared(first, second).tracts);
    const corners = (body: ExtractResponse) => body.groundtruth_verdicts[0]?.geometry?.vertices ?? [];
    for (const [east, north] of corners(second)) {
      const near = corners(first).map(([x, y]) =>
        Math.hypot(east + (offset_ft?.[0] ?? 1e9) - x, north + (offset_ft?.[1] ?? 1e9) - y),
      );
      expect(Math.min(...near)).toBeLessThan(0.05);
    }
  });
});

test('bearings turned throughout are told as such, and each still differs', () => {
  const turned: Tract = {
    ...oneLot(),
    calls: oneLot().calls.map((call) => ({
      ...call,
      bearing: call.bearing === null ? null : bearingOf(azimuth(azimuthOf(call.bearing) + (2.25 * Math.PI) / 180), 0),
    })),
  };
  const tract = only(compared(bodyOf([oneLot()]), bodyOf([turned])).tracts);
  expect(tract.turned_deg).toBeCloseTo(2.25, 3);
  expect(tract.counts).toMatchObject({ agrees: 2, differs: 4 });
  expect(tract.notes.join(' ')).toContain('turned 2°15′00″ clockwise');
});

test('a tract put in, an exception and a tie that moved are told apart', () => {
  const [one, two] = tiedLots() as [Tract, Tract];
  const moved = { ...one, tie_calls: one.tie_calls.map((tie) => tie.replaceAll('300.00', '330.00')) };
  const added = compared(bodyOf([one]), bodyOf([moved, { ...creekTract(9), is_exception: true }]));
  expect(added.tracts.map(({ first, second }) => [first?.name, second?.name])).toEqual([
    ['Parcel 1', 'Parcel 1'],
    [undefined, 'Creek Tract'],
  ]);
  expect(added.notes).toContain('One tract stands only in the second.');
  expect(added.facts.find(({ fact }) => fact === 'Exceptions')).toMatchObject({ agreement: 'second_only' });
  const [tie] = added.tracts[0]?.pairs ?? [];
  expect(tie).toMatchObject({ kind: 'tie', told: 'length by 30.00 ft' });
  const both = compared(bodyOf([one, two]), bodyOf([two, one]));
  expect(both.tracts.map(({ first, second }) => [first?.name, second?.name])).toEqual([
    ['Parcel 1', 'Parcel 1'],
    ['Parcel 2', 'Parcel 2'],
  ]);
});

test('a value that one of them does not say never agrees', () => {
  const unread = {
    ...oneLot(),
    calls: oneLot().calls.map((call, i) => (i === 1 ? { ...call, distance: null } : call)),
  };
  const tract = only(compared(bodyOf([oneLot()]), bodyOf([unread])).tracts);
  expect(courses(tract)[1]).toMatchObject({ agreement: 'differs', told: 'length only in the first' });
  const neither = only(compared(bodyOf([unread]), bodyOf([unread])).tracts);
  expect(courses(neither)[1]).toMatchObject({ agreement: 'unknown' });
  expect(neither.counts.agrees).toBe(5);
});

test('who takes by one and grants by the other is named', () => {
  const later = readText(deed(FOUR).replace('John Able, grantor, and Mary Baker', 'Mary Baker, grantor, and Zeb Cole'));
  const { notes } = compared(readText(deed(FOUR)), later);
  expect(notes.join(' ')).toMatch(/Mary Baker: grantee by the first, grantor by the second/i);
});

test('the table has one row for each course, and no cell breaks it', () => {
  const body = readText(deed(FOUR));
  const rows = comparisonTable(compared(body, body)).split('\n');
  expect(rows.filter((row) => row.split('\t')[1] === 'boundary')).toHaveLength(4);
});

test('five hundred courses against as many, begun elsewhere, are aligned', () => {
  const tract = creekTract(500);
  const comparison = only(compared(bodyOf([tract]), bodyOf([rotated(tract, 321)])).tracts);
  expect(comparison.counts.agrees).toBe(500);
  expect(comparison.begins_at).toBe(321);
});

const SAMPLES = new URL('../../../resources/samples/', import.meta.url);
const CORPUS = new URL('../../../../shared/corpus/real/texts/', import.meta.url);
const texts = [SAMPLES, CORPUS]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
  );

test.each(texts)('%s agrees with itself, and with itself begun at another corner', (_, text) => {
  const body = readText(text);
  const same = compared(body, body);
  for (const tract of same.tracts) {
    expect(tract.first?.tract).toBe(tract.second?.tract);
    expect([tract.counts.differs, tract.counts.first_only, tract.counts.second_only]).toEqual([0, 0, 0]);
  }
  // A curve that takes its direction from the course before it is another curve when the ring begins with it.
  const free = body.extraction.tracts.filter(
    ({ calls, description_type }) =>
      calls.length > 2 &&
      description_type === 'metes_and_bounds' &&
      calls.every((call) => call.call_type === 'line' && call.bearing !== null && call.distance !== null),
  );
  for (const tract of free) {
    const { counts } = only(compared(bodyOf([tract]), bodyOf([rotated(tract, 2)])).tracts);
    expect([counts.differs, counts.first_only, counts.second_only]).toEqual([0, 0, 0]);
  }
});
