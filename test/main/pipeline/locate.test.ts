import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placedParcelsOf } from '#core/place/placed-parcel.ts';
import { courseBetween, type LonLat, planeAt, turned } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { georefOf } from '#main/fabric/georef.ts';
import { locate } from '#main/pipeline/locate.ts';
import { bodyOf, type Corner, tractAround } from '#test/support/bodies.ts';
import { emptyFabric, fabricWith, type TestFabric } from '#test/support/fabric-open.ts';
import { sampleSections, TOWNSHIP } from '#test/support/fabric-township.ts';

let held: TestFabric;
beforeAll(async () => {
  held = await fabricWith();
});
afterAll(() => held.done());

const FIELD: Corner[] = [{ at: [0, 0] }, { at: [-200, 300] }, { at: [150, 620] }, { at: [420, 100] }];
const nodes = (section: number) => sampleSections().find(({ number }) => number === section)!.nodes;

function deed(overrides: Partial<Tract>, basis: string | null = null, corners: Corner[] = FIELD): ExtractResponse {
  const body = bodyOf([tractAround('Tract 1', corners, overrides)]);
  body.extraction.basis_of_bearings = basis;
  body.extraction.metadata.state = 'KS';
  body.groundtruth_verdicts = judgeAll(body.extraction, georefOf(held.fabric)).verdicts;
  return body;
}

const located = (body: ExtractResponse, source = 'plss_corner') =>
  locate(body, source, { fabric: held.fabric, placed: [] });

/** Where a tie from this corner ends when true north is north. */
function walkFrom(corner: LonLat, east_ft: number, north_ft: number): LonLat {
  return planeAt(corner).toEarth({ east_ft, north_ft });
}

const feetApart = (a: LonLat, b: LonLat) => courseBetween(a, b).length_ft;

describe('from a corner of the survey', () => {
  const tie = (from: string, bearing = 'N 45 00 00.0 W', distance = 1000) => ({
    tie_calls: [
      `bearing=${bearing} | distance=${distance} | verbatim=Commencing at ${from}; thence ${bearing} ${distance} feet to the Point of Beginning`,
    ],
    pob_description: `a point in Section 17, T99S, R99W, 6th P.M.`,
  });

  test.each([
    ['the SE corner of Section 17, T99S R99W 6th P.M.', [4, 0]],
    ['the East quarter corner of Section 17, T99S R99W', [4, 2]],
    ['the SE corner of the NE¼ of Section 17, T99S R99W', [4, 2]],
    ['the South 1/4 cor. of Section 17, T99S R99W', [2, 0]],
    ['the SE corner of the NE¼SE¼ of Section 17, T99S R99W', [4, 1]],
    ['the SE corner of said Section', [4, 0]],
    ['the 1/4 corner common to Sections 16 and 17, T99S R99W', [4, 2]],
  ])('commencing at %s', (from, [column = 0, row = 0]) => {
    const { body, located: count } = located(deed(tie(from)));
    const { location } = body.groundtruth_verdicts[0]!;
    expect(count).toBe(1);
    expect(location).toMatchObject({ source: 'plss_corner', status: 'REVIEW', rotation_deg: 0, plss_id: TOWNSHIP });
    const corner = nodes(17)[column]![row]!;
    const offset = 1000 * Math.SQRT1_2;
    expect(feetApart(location!.pob!, walkFrom(corner, -offset, offset))).toBeLessThan(0.03);
    expect(location!.tie_offset![0]).toBeCloseTo(-offset, 3);
    expect(location!.reasons.join(' ')).toContain('geodetic north is assumed');
  });

  test('what is noted of the words names no section', () => {
    const notes = 'Only a part is conveyed: "but not the lot in Section 17, T99S, R99W, 6th P.M., sold to Reed".';
    const body = deed({ ...tie('the SE corner of said Section'), pob_description: 'a point', notes });
    body.extraction.notes = notes;
    expect(located(body).body.groundtruth_verdicts[0]!.location?.pob ?? null).toBeNull();
  });

  test('beginning at the corner itself needs no tie', () => {
    const { body } = located(
      deed({ pob_description: 'Beginning at the Southeast corner of Section 17, T99S, R99W, 6th P.M.' }, null, [
        { at: [0, 0] },
        { at: [-300, 5] },
        { at: [-310, 400] },
        { at: [-2, 390] },
      ]),
    );
    expect(feetApart(body.groundtruth_verdicts[0]!.location!.pob!, nodes(17)[4]![0]!)).toBeLessThan(0.01);
  });

  test('a point measured off the corner in words is walked to', () => {
    const pob =
      'Beginning at a point 40 rods North and 20 rods West of the SE corner of Section 17, T99S, R99W, 6th P.M.';
    const { body } = located(deed({ pob_description: pob }));
    const wanted = walkFrom(nodes(17)[4]![0]!, -330, 660);
    expect(feetApart(body.groundtruth_verdicts[0]!.location!.pob!, wanted)).toBeLessThan(0.03);
  });

  const POINT = 'a point 40 rods North and 20 rods West of the SE corner of Section 17, T99S, R99W, 6th P.M.';
  test.each([
    ['none of it', [], [-330, 660]],
    ['its last measure', ['bearing=N 90 00 00.0 W | distance=330 | verbatim=20 rods West'], [-330, 660]],
    [
      'both measures',
      [
        'bearing=N 00 00 00.0 E | distance=660 | verbatim=40 rods North',
        'bearing=N 90 00 00.0 W | distance=330 | verbatim=20 rods West',
      ],
      [-330, 660],
    ],
    ['what follows it', ['bearing=N 90 00 00.0 W | distance=100 | verbatim=thence West 100 feet'], [-430, 660]],
  ])('a point measured off the corner, of which the ties hold %s', (_, tie_calls, [east = 0, north = 0]) => {
    const lead = tie_calls.length === 1 && tie_calls[0]!.includes('thence') ? 'Commencing' : 'Beginning';
    const { body } = located(deed({ pob_description: `${lead} at ${POINT}`, tie_calls }));
    const { location } = body.groundtruth_verdicts[0]!;
    expect(location!.tie_offset![0]).toBeCloseTo(east, 3);
    expect(location!.tie_offset![1]).toBeCloseTo(north, 3);
    expect(feetApart(location!.pob!, walkFrom(nodes(17)[4]![0]!, east, north))).toBeLessThan(0.03);
  });

  test('a measure in words that cannot be followed gives no position', () => {
    const pob = 'Beginning at a point North 40 rods and West 20 rods of the SE corner of Section 17, T99S, R99W';
    const { body } = located(deed({ pob_description: pob, tie_calls: [] }));
    const { location } = body.groundtruth_verdicts[0]!;
    expect(location!.pob).toBeNull();
    expect(location!.reasons.join(' ')).toContain('could not be followed');
  });

  test('a parcel that would leave its section gets no position, and the corner tried is named', () => {
    const { body, located: count } = located(deed(tie('the SE corner of Section 17, T99S R99W', 'S 45 00 00.0 E')));
    const { location } = body.groundtruth_verdicts[0]!;
    expect(count).toBe(0);
    expect(location?.pob).toBeNull();
    expect(location?.reasons.join(' ')).toContain('the corner tried was SE corner of Section 17');
  });

  test('a basis line of the fabric turns the parcel', () => {
    const [west, east] = [nodes(17)[0]![0]!, nodes(17)[4]![0]!];
    const azimuth = courseBetween(west, east).azimuth_deg;
    const { body } = located(
      deed(tie('the SE corner of Section 17, T99S R99W'), 'the South line of Section 17 bears N 90°00\'00" E'),
    );
    const { location } = body.groundtruth_verdicts[0]!;
    expect(location!.rotation_deg).toBeCloseTo(azimuth - 90, 5);
    const { east_ft, north_ft } = turned(
      { east_ft: -1000 * Math.SQRT1_2, north_ft: 1000 * Math.SQRT1_2 },
      azimuth - 90,
    );
    expect(feetApart(location!.pob!, walkFrom(east, east_ft, north_ft))).toBeLessThan(0.03);
  });

  test.each([
    ['Kansas Coordinate System of 1983, South Zone, grid bearings', 'Kansas South grid', -0.9],
    ['magnetic north of 1911', 'magnetic', 0],
    ['geodetic north by GPS observation', 'as the document says', 0],
    ['the South line of Section 17 bears N 45°00\'00" E', 'not the same line', 0],
  ])('bearings of %s', (basis, reason, turn) => {
    const { location } = located(deed(tie('the SE corner of Section 17, T99S R99W'), basis)).body
      .groundtruth_verdicts[0]!;
    expect(location!.reasons.join(' ')).toContain(reason);
    expect(Math.abs(location!.rotation_deg! - turn)).toBeLessThan(0.1);
  });

  test('a tie along a section line serves as basis when none is stated', () => {
    const verbatim =
      'Commencing at the SE corner of Section 17, T99S R99W; thence North along the East line of said Section 17, 1000 feet';
    const corners: Corner[] = [{ at: [0, 0] }, { at: [-300, 5] }, { at: [-310, 400] }, { at: [-2, 390] }];
    const { location } = located(
      deed({ tie_calls: [`bearing=N 00 00 00.0 E | distance=1000 | verbatim=${verbatim}`] }, null, corners),
    ).body.groundtruth_verdicts[0]!;
    const { azimuth_deg } = courseBetween(nodes(17)[4]![0]!, nodes(17)[4]![4]!);
    expect(location!.rotation_deg).toBeCloseTo(azimuth_deg > 180 ? azimuth_deg - 360 : azimuth_deg, 5);
  });

  test.each([
    [
      'a tie without its distance',
      {
        tie_calls: [
          'bearing=N 45 00 00.0 W | verbatim=Commencing at the SE corner of Section 17, T99S R99W; thence Northwest',
        ],
      },
      'lacks its bearing or distance',
    ],
    ['a township that is not held', tie('the SE corner of Section 17, T12S R99W'), 'does not hold T12S'],
  ])('%s has a reason and no position', (_, overrides, reason) => {
    const { location } = located(deed(overrides)).body.groundtruth_verdicts[0]!;
    expect(location?.pob).toBeNull();
    expect(location?.reasons.join(' ')).toContain(reason);
  });

  test('what commences at no corner of the survey has no location at all', () => {
    expect(
      located(deed({ pob_description: 'Beginning at a stone by the mill' })).body.groundtruth_verdicts[0]!.location,
    ).toBeNull();
    expect(
      located(deed({ pob_description: 'Beginning at the NE corner of Lot 3, Block 2, in Section 17, T99S R99W' })).body
        .groundtruth_verdicts[0]!.location,
    ).toBeNull();
  });

  test('a location that arrives is thrown away', () => {
    const body = deed({ pob_description: 'a stone' });
    body.groundtruth_verdicts[0]!.location = {
      crs: 'EPSG:4326',
      pob: [1, 2],
      rotation_deg: 0,
      source: 'forged',
      basis: '',
      plss_id: '',
      status: 'PASS',
      reasons: [],
      tie_offset: null,
      anchor: null,
    };
    expect(located(body, 'auto').body.groundtruth_verdicts[0]!.location).toBeNull();
  });
});

describe('from a placed neighbour', () => {
  const LINE = [
    [0, 0],
    [310.5, 44.2],
    [402.7, 291.9],
    [380.1, 540.3],
  ] as const;
  const home: Corner[] = [...LINE, [-150, 600], [-210, 120]].map(([x = 0, y = 0]) => ({ at: [x, y] }));
  /** The parcel east of the line, in a plane of its own: shifted and turned counter-clockwise. */
  const east = (turn: number): Corner[] =>
    [...[...LINE].reverse(), [350, -80], [700, 100], [690, 600]].map(([x = 0, y = 0]) => {
      const { east_ft, north_ft } = turned({ east_ft: x - 380.1, north_ft: y - 540.3 }, -turn);
      return { at: [east_ft, north_ft] };
    });
  const neighbour = () => {
    const body = bodyOf([tractAround('Home', home)], { document: 'home.pdf' });
    const placement = { document: 'home.pdf', tract_index: 0, lon: -99.97, lat: 38.41, rotation_deg: 2 };
    return placedParcelsOf('job_1', body, [placement]);
  };

  test.each([0, 1.5, -30])('turned by %s degrees, it is put beside it to a twentieth of a foot', (turn) => {
    const { body, located: count } = locate(deed({}, null, east(turn)), 'adjoiner', {
      fabric: null,
      placed: neighbour(),
    });
    const { location } = body.groundtruth_verdicts[0]!;
    expect(count).toBe(1);
    const wanted = planeAt([-99.97, 38.41]).toEarth(turned({ east_ft: 380.1, north_ft: 540.3 }, 2));
    expect(feetApart(location!.pob!, wanted)).toBeLessThan(0.05);
    expect(location!.rotation_deg).toBeCloseTo(turn + 2, 1);
    expect(location).toMatchObject({ source: 'adjoiner', status: 'REVIEW', basis: 'Home of home.pdf' });
    expect(location!.reasons.join(' ')).toContain('Courses 1, 2, 3 match courses');
  });

  test('nothing placed is an ordinary zero', () => {
    expect(locate(deed({}), 'adjoiner', { fabric: null, placed: [] }).located).toBe(0);
  });

  test('a neighbour of the same name is told from the tract itself by its document', () => {
    const body = deed({}, null, east(0));
    const placed = neighbour().map((one) => ({ ...one, document: body.document }));
    expect(locate(body, 'adjoiner', { fabric: null, placed }).located).toBe(0);
    const other = placed.map((one) => ({ ...one, document_sha256: 'of another text' }));
    expect(locate(body, 'adjoiner', { fabric: null, placed: other }).located).toBe(1);
  });

  test('one equal course in another county is chance, unless the deed names that neighbour', () => {
    const barn: Corner[] = [{ at: [0, 0] }, { at: [-120, 700] }, { at: [-610, 640] }, { at: [-480, -20] }];
    const field: Corner[] = [{ at: [0, 0] }, { at: [410, 33] }, { at: [350, 777] }, { at: [-120, 700] }];
    const home_deed = bodyOf([tractAround('Barn', barn)], { document: 'barn.pdf' });
    const placement = { document: 'barn.pdf', tract_index: 0, lon: -99.97, lat: 38.41, rotation_deg: 0 };
    const placed = (county: string) =>
      placedParcelsOf('job_1', home_deed, [placement]).map((one) => ({ ...one, county, state: 'KS' }));
    const beside = (county: string, body = deed({}, null, field)) =>
      locate(body, 'adjoiner', { fabric: null, placed: placed(county) }).located;
    expect(beside('Bedford')).toBe(1);
    expect(beside('Marlow')).toBe(0);
    const named = deed({}, null, field);
    named.extraction.tracts[0]!.calls[3]!.adjoiner = 'the lands of Harold Whitcombe';
    expect(beside('Marlow', named)).toBe(1);
  });

  test('a stranger shares no course', () => {
    const strange: Corner[] = [{ at: [0, 0] }, { at: [777, 13] }, { at: [801, 333] }];
    expect(locate(deed({}, null, strange), 'adjoiner', { fabric: null, placed: neighbour() }).located).toBe(0);
  });

  test('two neighbours that fit alike in different places give no position', () => {
    const [one] = neighbour();
    const far = {
      ...one!,
      document: 'twin.pdf',
      courses: one!.courses.map((course) => ({ ...course, path: course.path.map(([x, y]): LonLat => [x + 0.01, y]) })),
      rings: one!.rings.map((ring) => ring.map(([x, y]): LonLat => [x + 0.01, y])),
    };
    const { body, located: count } = locate(deed({}, null, east(0)), 'adjoiner', { fabric: null, placed: [one!, far] });
    expect(count).toBe(0);
    expect(body.groundtruth_verdicts[0]!.location?.reasons.join(' ')).toContain('equally well');
  });

  test('auto goes on to the neighbours where the corner gives nothing', () => {
    const { body } = locate(deed({}, null, east(0)), 'auto', { fabric: held.fabric, placed: neighbour() });
    expect(body.groundtruth_verdicts[0]!.location?.source).toBe('adjoiner');
  });
});

describe('sources', () => {
  test('an unknown source is refused', () => {
    expect(() => locate(deed({}), 'dowsing', { fabric: null, placed: [] })).toThrow(
      expect.objectContaining({ type: 'unknown_source' }),
    );
  });

  test('corners without fabric are refused; auto without fabric is not', async () => {
    const { fabric, done } = emptyFabric();
    for (const none of [null, fabric]) {
      expect(() => locate(deed({}), 'plss_corner', { fabric: none, placed: [] })).toThrow(
        expect.objectContaining({ type: 'source_unavailable' }),
      );
      expect(locate(deed({}), 'auto', { fabric: none, placed: [] }).located).toBe(0);
    }
    await done();
  });
});
