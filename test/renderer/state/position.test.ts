import { describe, expect, test } from 'vitest';
import { courseBetween } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { EMPTY_METADATA } from '#core/schema/metadata.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import {
  coursesOnEarth,
  handleOnEarth,
  movedTogether,
  readDegrees,
  rotationFor,
  rotationWords,
} from '#renderer/state/position.ts';
import { lineCall, plainTract } from '#test/renderer/state/plain-tract.ts';

const square = ['N', 'E', 'S', 'W'].map((way) => lineCall(way, 300));
const tie = (distance: number): string =>
  `bearing=S 00 00 00.0 E | distance=${distance.toFixed(2)} | verbatim=Commencing at the northwest corner of Section 9; thence South ${String(distance)} feet`;

function bodyOf(ties: readonly string[][]): ExtractResponse {
  const tracts = ties.map((tie_calls, i) => ({
    ...plainTract(square),
    name: `Tract ${String(i + 1)}`,
    tie_calls: [...tie_calls],
  }));
  const metadata = { ...EMPTY_METADATA, state: 'Florida' };
  const extraction = {
    document_kind: 'deed' as const,
    legal_description_found: true,
    basis_of_bearings: null,
    tracts,
    metadata,
    sheet: '',
    notes: null,
  };
  return {
    extraction,
    groundtruth_verdicts: judgeAll(extraction).verdicts,
    document_verdict: null,
    usage: { input_tokens: 0, output_tokens: 0, seconds: 0 },
    model: '',
    engine_version: '',
    document: 'deed.txt',
    input_kind: 'text',
    test_mode: false,
    text_source: 'text',
    corrections: [],
    adjustments: [],
    attestation: null,
  };
}

const AT = { lon: -81.5, lat: 28.5, rotation_deg: 0 };

describe('tracts on the earth', () => {
  test('a course keeps its length, and its bearing turned by the rotation', () => {
    const [first] = coursesOnEarth(bodyOf([[]]), 0, { ...AT, rotation_deg: 30 });
    const { length_ft, azimuth_deg } = courseBetween(first?.[0] ?? [0, 0], first?.at(-1) ?? [0, 0]);
    expect(length_ft).toBeCloseTo(300, 2);
    expect(azimuth_deg).toBeCloseTo(30, 3);
  });

  test('the turning handle points where the tract’s north does', () => {
    const handle = handleOnEarth(bodyOf([[]]), 0, { ...AT, rotation_deg: 250 });
    expect(courseBetween([AT.lon, AT.lat], handle).azimuth_deg).toBeCloseTo(250, 3);
  });

  test('a tract tied to the same corner is carried along at its own offset', () => {
    const body = bodyOf([[tie(100)], [tie(700)]]);
    const other = movedTogether(body, 0, AT).get(1);
    const { length_ft, azimuth_deg } = courseBetween([AT.lon, AT.lat], [other?.lon ?? 0, other?.lat ?? 0]);
    expect(length_ft).toBeCloseTo(600, 2);
    expect(azimuth_deg).toBeCloseTo(180, 3);
  });

  test('one without a tie stays where it is', () => {
    expect(movedTogether(bodyOf([[tie(100)], []]), 0, AT).size).toBe(0);
  });
});

describe('degrees as they are typed', () => {
  test.each([
    ['-81.85', 'EW', -81.85],
    ['81.85 W', 'EW', -81.85],
    [`81°51'00" W`, 'EW', -81.85],
    ['39 54 00 N', 'NS', 39.9],
    ['39 54', 'NS', 39.9],
    ['0', 'NS', 0],
  ])('%s', (text, letters, degrees) => {
    expect(readDegrees(text, letters)).toBeCloseTo(degrees, 9);
  });

  test.each(['', 'north', '39 60 00', '-39 N', '39 E', '1e2', '12 30 30 30'])('%j is no latitude', (text) => {
    expect(readDegrees(text, 'NS')).toBeNull();
  });
});

describe('a rotation', () => {
  test.each([
    [0, 'Not turned: north of the deed is true north.'],
    [2.5, 'Turned 2.5° clockwise: north of the deed lies 2.5° east of true north.'],
    [357.5, 'Turned 2.5° counter-clockwise: north of the deed lies 2.5° west of true north.'],
    [-1, 'Turned 1° counter-clockwise: north of the deed lies 1° west of true north.'],
  ])('of %d is told in words', (rotation, words) => {
    expect(rotationWords(rotation)).toBe(words);
  });

  test('is found from a course whose true bearing is known, and brings it there', () => {
    const body = bodyOf([[]]);
    const position = { lon: -81.5, lat: 28, rotation_deg: rotationFor(body, 0, 1, 88.75) ?? 0 };
    expect(position.rotation_deg).toBeCloseTo(358.75, 6);
    const [from, to] = coursesOnEarth(body, 0, position)[1] ?? [];
    if (from === undefined || to === undefined) throw new Error('no course');
    expect(courseBetween(from, to).azimuth_deg).toBeCloseTo(88.75, 2);
    expect(rotationFor(body, 0, 9, 0)).toBeNull();
  });
});
