import { describe, expect, test } from 'vitest';
import type { Call } from '#core/schema/call.ts';
import { Extraction } from '#core/schema/extraction.ts';
import { EMPTY_METADATA } from '#core/schema/metadata.ts';
import type { Tract } from '#core/schema/tract.ts';
import { TractVerdict } from '#core/schema/verdict.ts';
import { radiansOf } from '#core/survey/angle.ts';
import { judge, judgeAll } from '#core/verdict/judge.ts';
import { callsAround, callsOf, curveBetween, curveCall, lineCall, tractOf } from '#test/support/figures.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };

/** 417.42 by 208.71 ft: two acres to the thousandth. */
const TWO_ACRES = callsOf('N 0 0 0 E 208.71\nN 90 0 0 E 417.42\nS 0 0 0 E 208.71\nN 90 0 0 W 417.42');
const twoAcres = (more: Partial<Tract> = {}, calls: Call[] = TWO_ACRES): Tract =>
  tractOf(calls, { stated_area: 'acres=2.000', ...more });
const statusOf = (tract: Tract) => judge(tract, context).status;
const reasonsOf = (tract: Tract) => judge(tract, context).reasons.join('\n');

describe('what the document itself leaves open', () => {
  const worded = (verbatim_text: string): Tract =>
    twoAcres({}, [{ ...(TWO_ACRES[0] as Call), verbatim_text }, ...TWO_ACRES.slice(1)]);

  test.each([
    'thence North about 208.71 feet to a stake',
    'thence North approximately 208.71 feet',
    'thence some 208.71 feet North',
    'thence North two hundred eight and seventy-one hundredths (208.71) feet, plus or minus',
    'thence North 208.71 feet ± to a pipe',
    'thence North 208.71 feet, more or less, to the bank of the creek',
    'thence North 208.71 feet more or less to land of Pell',
    'thence approximately North 208.71 feet',
    'thence North 208.71 feet or thereabouts',
    'thence N 0° E, more or less, 208.71 feet',
    'thence North 208.71 feet (est.) to a pin',
    'thence North an estimated 208.71 feet to a pin',
    'thence North 208.71 feet, as paced, to a pin',
  ])('%s: a course given only as approximate is for a person to judge', (words) => {
    const { status, reasons } = judge(worded(words), context);
    expect(status).toBe('REVIEW');
    expect(reasons).toContain('Course 1: the document gives the bearing or distance only as approximate.');
  });

  test.each([
    'thence North 208.71 feet to a point about 30 feet from the creek',
    'thence North 208.71 feet, more or less, to the point of beginning',
    'thence North 208.71 feet, passing a well about 12 feet west of the line',
    'thence North 208.71 feet to some old stones',
  ])('%s: what is approximate is not the course', (words) => {
    expect(statusOf(worded(words))).toBe('PASS');
  });

  test('what the reader noted about a figure keeps it from passing and is told', () => {
    const { status, reasons } = judge(twoAcres({ notes: 'Only a part is conveyed.' }), context);
    expect(status).toBe('REVIEW');
    expect(reasons).toContain('Only a part is conveyed.');
  });
});

describe('PASS', () => {
  test('a figure that closes and fits its stated area passes, and says what that rests on', () => {
    const verdict = judge(twoAcres(), context);
    expect(verdict).toMatchObject({ status: 'PASS', closure_ratio: 'exact', computed_acres: 2, distance_unit: 'feet' });
    expect(verdict.reasons).toEqual(['Closes exactly; 2.0000 acres computed against 2.000 acres stated.']);
    expect(verdict.geometry!.closure_denominator).toBeNull();
    expect(verdict.geometry!.vertices).toHaveLength(5);
    expect(TractVerdict.parse(verdict)).toEqual(verdict);
  });

  test.each([
    ['acres=2.009', 'PASS'],
    ['acres=2.011', 'REVIEW'],
    ['acres=1.991', 'PASS'],
    ['acres=1.989', 'REVIEW'],
    ['acres=2', 'PASS'],
    ['acres=2.0', 'PASS'],
    // Half a unit of "2" would be a quarter of the land: two percent is the most that is forgiven.
    ['acres=1.9', 'REVIEW'],
    ['acres=3', 'REVIEW'],
    ['sqft=87,120', 'PASS'],
    ['sqm=8093.7', 'PASS'],
    ['ha=0.8094', 'PASS'],
    ['acres=2.000 | sqft=87,120', 'PASS'],
    ['acres=2.000 | sqft=97,120', 'REVIEW'],
    ['acres=about two', 'REVIEW'],
    ['acres=0', 'REVIEW'],
    ['acres=-2', 'REVIEW'],
    ['', 'REVIEW'],
  ])('two acres stated as %j is %s', (stated_area, status) => {
    expect(statusOf(twoAcres({ stated_area }))).toBe(status);
  });

  test('a stated acreage that differs from the stated area must hold as well', () => {
    expect(statusOf(twoAcres({ stated_acreage: 2 }))).toBe('PASS');
    expect(statusOf(twoAcres({ stated_acreage: 3 }))).toBe('REVIEW');
    expect(statusOf(twoAcres({ stated_area: '', stated_acreage: 2 }))).toBe('PASS');
  });

  test('a figure of one digit is forgiven half of its last digit, up to two percent', () => {
    const side = (acres: number) =>
      callsOf(
        `N 0 0 0 E 208.71\nN 90 0 0 E ${((acres * 43560) / 208.71).toFixed(2)}\nS 0 0 0 E 208.71\nN 90 0 0 W ${((acres * 43560) / 208.71).toFixed(2)}`,
      );
    expect(statusOf(twoAcres({ stated_area: 'acres=7.9' }, side(7.945)))).toBe('PASS');
    expect(statusOf(twoAcres({ stated_area: 'acres=7.9' }, side(7.955)))).toBe('REVIEW');
    expect(statusOf(twoAcres({ stated_area: 'acres=8' }, side(8.15)))).toBe('PASS');
    expect(statusOf(twoAcres({ stated_area: 'acres=8' }, side(8.17)))).toBe('REVIEW');
  });

  test.each([
    ['417.67', 'PASS'],
    ['417.68', 'REVIEW'],
  ])('a last course of %s lies at the edge of 1:5,000', (distance, status) => {
    // The perimeter is about 1,252 ft: a quarter of a foot is 1:5,000.
    const calls = callsOf(`N 0 0 0 E 208.71\nN 90 0 0 E 417.42\nS 0 0 0 E 208.71\nN 90 0 0 W ${distance}`);
    expect(statusOf(twoAcres({}, calls))).toBe(status);
  });

  test('a tiny lot may miss by two hundredths of a foot, whatever ratio that is', () => {
    const lot = (last: string) =>
      tractOf(callsOf(`N 0 0 0 E 10.00\nN 90 0 0 E 10.00\nS 0 0 0 E 10.00\nN 90 0 0 W ${last}`), {
        stated_area: 'sqft=100',
      });
    expect(statusOf(lot('10.02'))).toBe('PASS');
    expect(statusOf(lot('10.03'))).toBe('REVIEW');
  });

  test('medium confidence passes, low does not', () => {
    const read = (confidence: 'medium' | 'low') =>
      twoAcres(
        {},
        TWO_ACRES.map((call, index) => (index === 2 ? { ...call, confidence } : call)),
      );
    expect(statusOf(read('medium'))).toBe('PASS');
    expect(statusOf(read('low'))).toBe('REVIEW');
    expect(reasonsOf(read('low'))).toContain('Course 3 was read with low confidence');
  });
});

describe('never PASS', () => {
  test.each<[string, Partial<Tract>]>([
    ['an exception', { is_exception: true }],
    ['a strip of stated width', { easement: 'type=access | width_ft=30' }],
    ['a centerline', { description_type: 'centerline' }],
    ['an aliquot', { description_type: 'aliquot', aliquot: 'parts=SE4 SW4 | section=9' }],
    ['a blanket description', { description_type: 'blanket' }],
    ['a description in an exhibit', { description_type: 'exhibit_referenced' }],
    ['a description along a facility', { description_type: 'facility_relative' }],
  ])('%s, although its courses close and its area agrees', (_, more) => {
    expect(statusOf(twoAcres(more))).toBe('REVIEW');
  });

  test('a figure eight whose lobes leave the stated area between them', () => {
    const calls = callsAround([
      { east_ft: 0, north_ft: 0 },
      { east_ft: 400, north_ft: 400 },
      { east_ft: 400, north_ft: 0 },
      { east_ft: 0, north_ft: 150 },
    ]);
    const acres = judge(tractOf(calls), context).computed_acres;
    const verdict = judge(tractOf(calls, { stated_area: `acres=${acres}` }), context);
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.reasons).toEqual(['The figure crosses itself or runs back over itself at courses 1 and 3.']);
  });

  test('a figure walked twice that claims twice the land', () => {
    const verdict = judge(twoAcres({ stated_area: 'acres=4.000' }, [...TWO_ACRES, ...TWO_ACRES]), context);
    expect(verdict.computed_acres).toBe(4);
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.reasons.join()).toContain('runs back over itself');
  });

  test('a spur of no width that leaves the area as it was', () => {
    const [first, ...rest] = TWO_ACRES;
    const spur = callsOf('N 0 0 0 E 50.00\nS 0 0 0 E 50.00');
    expect(statusOf(twoAcres({}, [first!, ...spur, ...rest]))).toBe('REVIEW');
  });

  test('a course of no length', () => {
    const verdict = judge(twoAcres({}, [...TWO_ACRES, lineCall(TWO_ACRES[0]!.bearing, 0)]), context);
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.reasons.join()).toContain('Course 5 has a length, radius or angle that cannot be drawn');
  });

  test('a line whose distance was derived', () => {
    expect(statusOf(twoAcres({}, TWO_ACRES.with(1, { ...TWO_ACRES[1]!, computed: ['distance'] })))).toBe('REVIEW');
  });
});

/** The two acres with a curve over the north side. */
function curved(change: Partial<Call>): Tract {
  const from = { east_ft: 0, north_ft: 208.71 };
  const to = { east_ft: 417.42, north_ft: 208.71 };
  const calls = TWO_ACRES.with(1, curveBetween(from, to, radiansOf(30), 'right'));
  const acres = judge(tractOf(calls), context).computed_acres;
  return tractOf(calls.with(1, { ...calls[1]!, ...change }), { stated_area: `acres=${acres}` });
}

describe('curves', () => {
  test('a curve recorded whole passes', () => {
    expect(statusOf(curved({}))).toBe('PASS');
  });

  test.each<[string, Partial<Call>, RegExp]>([
    [
      'a radius that the rest contradicts',
      { radius: 860.41 },
      /recorded radius 860.41 disagrees with the central angle, arc and chord, which make it 806/,
    ],
    [
      'an arc that is out by millimetres',
      { radius: 100.006, delta: 30, arc_length: 52.36, chord_length: 51.767, verbatim_text: '100.006 52.360 51.767' },
      /recorded arc 52.36 disagrees with the radius, central angle and chord, which make it 52.363\./,
    ],
    ['an arc that the rest contradicts', { arc_length: 442.23 }, /recorded arc 442.23 disagrees/],
    ['a central angle that the rest contradicts', { delta: 31 }, /recorded central angle 31°00'00" disagrees/],
    ['the other turn', { curve_direction: 'left' }, /acres computed|Computed|agree/],
    ['no turn at all', { curve_direction: null }, /only the chord of the curve is settled/],
    [
      'nothing but its chord',
      { radius: null, arc_length: null, delta: null },
      /only the chord of the curve is settled/,
    ],
    ['a radius smaller than half its chord', { radius: 100, arc_length: null, delta: null }, /do not agree/],
    [
      'a tangent that is none',
      { tangent: true },
      /is called tangent, but its chord and turn part from the course before by 75°/,
    ],
  ])('%s does not', (_, change, reason) => {
    const verdict = judge(curved(change), context);
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.reasons.join('\n')).toMatch(reason);
  });

  test('a tangent curve may part a little from the course before, but not turn the other way', () => {
    const northEast = (degrees: number) => ({ ns: 'N' as const, degrees, minutes: 0, seconds: 0, ew: 'E' as const });
    const curve = (turn: 'left' | 'right') =>
      curveCall({
        chord_bearing: northEast(11),
        chord_length: 99.87,
        radius: 558.37,
        arc_length: 100.0,
        curve_direction: turn,
        tangent: true,
      });
    const reasons = (turn: 'left' | 'right') => reasonsOf(tractOf([lineCall(northEast(5), 100), curve(turn)]));
    expect(reasons('right')).not.toContain('called tangent');
    expect(reasons('left')).toContain('it would fit better if it turned the other way');
  });

  test('a curve that is tangent at both ends only if it turned the other way is told', () => {
    const quadrant = (degrees: number) => ({ ns: 'N' as const, degrees, minutes: 0, seconds: 0, ew: 'E' as const });
    const corner = (turn: 'left' | 'right') =>
      curveCall({
        chord_bearing: quadrant(45),
        chord_length: 28.28,
        radius: 20,
        delta: 90,
        arc_length: 31.42,
        curve_direction: turn,
      });
    const reasons = (turn: 'left' | 'right') =>
      reasonsOf(tractOf([lineCall(quadrant(0), 100), corner(turn), lineCall(quadrant(90), 100)]));
    expect(reasons('right')).not.toContain('if it turned the other way');
    expect(reasons('left')).toContain('if it turned the other way');
  });

  test('a curve that is only assumed tangent passes where the figure, so drawn, measures what is stated', () => {
    const half = curveCall({ radius: 100, delta: 180, curve_direction: 'right' });
    const line = (ns: 'N' | 'S') => lineCall({ ns, degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 300);
    const acres = (200 * 300 + Math.PI * 1e4) / 43560;
    const track = (tangent: true | null, stated = acres) => {
      const calls = [line('N'), { ...half, tangent }, line('S'), { ...half, tangent }];
      return tractOf(calls, { stated_area: `acres=${stated.toFixed(3)}` });
    };
    expect(statusOf(track(true))).toBe('PASS');
    expect(statusOf(track(null))).toBe('PASS');
    expect(statusOf(track(null, 0.9 * acres))).toBe('REVIEW');
    expect(reasonsOf(track(null, 0.9 * acres))).toContain('Courses 2 and 4: no chord bearing is recorded');
  });

  test('a curve on the wrong side is suspected where the area would then agree', () => {
    const verdict = judge(curved({ curve_direction: 'left' }), context);
    expect(verdict.suspects[0]).toMatchObject({
      call: 1,
      field: 'curve_direction',
      before: 'left',
      after: 'right',
      area_agrees: true,
    });
  });
});

describe('courses that cannot be drawn', () => {
  const creek = lineCall(null, null, { verbatim_text: 'thence down the creek' });

  test('one is inferred from the closing line, which leaves nothing to check closure with', () => {
    const verdict = judge(twoAcres({}, TWO_ACRES.with(3, creek)), context);
    expect(verdict).toMatchObject({ status: 'REVIEW', closure_ratio: null, computed_acres: 2 });
    expect(verdict.reasons.join()).toContain(`inferred from the closing line (N 90°00'00" W, 417.42 ft)`);
    expect(verdict.reasons.join()).toContain('nothing to check closure with');
    expect(verdict.geometry).toMatchObject({ misclosure: 0, closure_denominator: null });
  });

  test.each<[string, Call[]]>([
    ['two', [TWO_ACRES[0]!, creek, creek, TWO_ACRES[3]!]],
    ['all', [creek, creek]],
    ['the only one', [creek]],
    ['none at all', []],
  ])('%s: the traverse cannot be computed', (_, calls) => {
    const verdict = judge(twoAcres({}, calls), context);
    expect(verdict).toMatchObject({ status: 'FAIL', geometry: null, closure_ratio: null, computed_acres: null });
    expect(verdict.reasons.length).toBeGreaterThan(0);
  });

  test('a tangent curve after a course that cannot be drawn cannot be drawn either', () => {
    const curve = curveCall({ radius: 100, delta: 45, curve_direction: 'right', tangent: true });
    expect(statusOf(twoAcres({}, [TWO_ACRES[0]!, creek, curve, TWO_ACRES[3]!]))).toBe('FAIL');
  });

  test('an open line has no closing line to infer a course from', () => {
    expect(statusOf(twoAcres({ description_type: 'centerline' }, TWO_ACRES.with(1, creek)))).toBe('FAIL');
  });
});

describe('strips, aliquots and exceptions', () => {
  test('a centerline has no closure; its area is its length by its width', () => {
    const verdict = judge(
      tractOf(callsOf('N 10 0 0 E 500.00\nN 20 0 0 E 371.20'), {
        description_type: 'centerline',
        easement: 'type=pipeline | width_ft=50',
      }),
      context,
    );
    expect(verdict).toMatchObject({ status: 'REVIEW', closure_ratio: null, computed_acres: 1 });
    expect(verdict.reasons.join()).toContain('871.20 ft by 50 ft');
    expect(verdict.geometry!.closure_denominator).toBeNull();
  });

  test.each([
    ['parts=SE4 SW4 | section=9 | township=17S | range=18E', 'REVIEW'],
    ['government_lot=3, 4 | section=9', 'REVIEW'],
    ['section=9', 'REVIEW'],
    ['parts=SE2 SW4 | section=9', 'FAIL'],
    ['', 'FAIL'],
  ])('the aliquot %j is %s', (aliquot, status) => {
    expect(statusOf(tractOf([], { description_type: 'aliquot', aliquot }))).toBe(status);
  });

  test.each([
    ['blanket', 'REVIEW'],
    ['exhibit_referenced', 'REVIEW'],
    ['facility_relative', 'REVIEW'],
    ['metes_and_bounds', 'FAIL'],
    ['centerline', 'FAIL'],
  ] as const)('a %s tract without courses is %s', (description_type, status) => {
    expect(statusOf(tractOf([], { description_type }))).toBe(status);
  });

  test('varas name the length used', () => {
    const calls = callsOf('N 0 0 0 E 100.0\nN 90 0 0 E 100.0\nS 0 0 0 E 100.0\nN 90 0 0 W 100.0');
    const tract = tractOf(calls, { distance_unit: 'varas', stated_area: 'acres=1.771' });
    const texas = judge(tract, { ...context, state: 'TX' });
    expect(texas).toMatchObject({ status: 'PASS', distance_unit: 'varas', computed_acres: 1.7714 });
    expect(texas.reasons.join()).toContain('33 1/3 inches, the vara of TX');
    expect(judge(tract, { ...context, state: 'NM' }).status).toBe('REVIEW');
    expect(judge(tract, context).reasons.join()).toContain('the state is not known');
  });
});

const metadata = { ...EMPTY_METADATA, state: 'KS' };
const extractionOf = (tracts: Tract[]): Extraction =>
  Extraction.parse({ document_kind: 'deed', legal_description_found: true, basis_of_bearings: null, tracts, metadata });

describe('a whole document', () => {
  test('has one verdict for each tract, and none of its own', () => {
    const { verdicts, document_verdict } = judgeAll(extractionOf([twoAcres(), twoAcres({ name: 'Tract 2' })]));
    expect(verdicts.map(({ tract }) => tract)).toEqual(['Tract 1', 'Tract 2']);
    expect(document_verdict).toBeNull();
  });

  test('an exception is reported against its tract and not taken out of it', () => {
    const acre = callsOf('N 0 0 0 E 208.71\nN 90 0 0 E 208.71\nS 0 0 0 E 208.71\nN 90 0 0 W 208.71');
    const except = tractOf(acre, { name: 'Homestead', is_exception: true, stated_area: 'acres=1.00' });
    const { verdicts } = judgeAll(extractionOf([twoAcres(), except, twoAcres({ name: 'Tract 2' })]));
    expect(verdicts.map(({ status }) => status)).toEqual(['PASS', 'REVIEW', 'PASS']);
    expect(verdicts[0]!.computed_acres).toBe(2);
    expect(verdicts[0]!.reasons.join()).toContain(
      'excepts "Homestead" of 1.0000 acres, which would leave 1.0000 acres',
    );
    expect(verdicts[2]!.reasons.join()).not.toContain('Homestead');
    const net = judgeAll(extractionOf([twoAcres({ stated_area: 'acres=1.00' }), except])).verdicts[0]!;
    expect(net.status).toBe('REVIEW');
    expect(net.reasons.join()).toContain('It would agree with what the exceptions leave');
  });

  test('an aliquot asks the survey fabric where it lies, or says that one must be imported', () => {
    const farm = tractOf([], { description_type: 'aliquot', aliquot: 'parts=E2 SE4 | section=11' });
    expect(judgeAll(extractionOf([farm])).verdicts[0]!.reasons.join()).toContain('a survey fabric must be imported');
    const georef = { crs: 'EPSG:4326', rings: [], acres: 80, plss_id: 'KS06', source: 'fabric' };
    const [placed] = judgeAll(extractionOf([farm]), () => ({ georef, reasons: ['Placed by the fabric.'] })).verdicts;
    expect(placed).toMatchObject({ status: 'REVIEW', georef });
    expect(placed!.reasons).toContain('Placed by the fabric.');
  });

  test('ties give the way from the anchor to the point of beginning', () => {
    const tract = twoAcres({
      distance_unit: 'chains',
      tie_calls: [
        'bearing=N 90 00 00.0 E | distance=10 | verbatim=Commencing at the NW corner of Section 9; thence East 10 chains',
        'bearing=N 00 00 00.0 E | distance=1.5 | verbatim=thence North',
      ],
    });
    expect(judge(tract, context)).toMatchObject({ tie_offset: [660, 99], anchor: 'the NW corner of Section 9' });
    expect(judge(twoAcres({ tie_calls: ['distance=10'] }), context).tie_offset).toBeNull();
  });
});
