// Extraction bodies for the artifacts: tracts laid out by their corners, judged by the real engine, never signed here.

import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { EMPTY_METADATA } from '#core/schema/metadata.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { azimuth } from '#core/survey/angle.ts';
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';

/** A corner in feet, and the bulge of the course that leaves it: the tangent of a quarter of its central angle, negative to the right. */
export interface Corner {
  at: readonly [number, number];
  bulge?: number;
  monument?: string;
  adjoiner?: string;
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The calls of a closed figure, rounded as a deed records them: seconds and hundredths. */
function callsAround(corners: readonly Corner[], unit: DistanceUnit = 'feet', unit_ft = 1): Call[] {
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const east = next.at[0] - corner.at[0];
    const north = next.at[1] - corner.at[1];
    const bearing = bearingOf(azimuth(Math.atan2(east, north)), 0);
    const length = Math.hypot(east, north) / unit_ft;
    const monument = next.monument ?? null;
    const to = monument === null ? '' : ` to ${monument}`;
    const blank: Call = {
      call_type: 'line',
      verbatim_text: `thence ${bearingText(bearing)}, a distance of ${length.toFixed(2)} ${unit}${to};`,
      monument,
      confidence: 'high',
      bearing,
      distance: rounded(length, 2),
      chord_bearing: null,
      chord_length: null,
      radius: null,
      curve_direction: null,
      arc_length: null,
      adjoiner: corner.adjoiner ?? '',
      delta: null,
      tangent: null,
      distance_unit: null,
      source: { page: 1, boxes: [[72, 96 + 14 * i, 540, 108 + 14 * i]] },
      computed: [],
    };
    if (corner.bulge === undefined) return blank;
    const delta = 4 * Math.atan(Math.abs(corner.bulge));
    const radius = rounded(length / (2 * Math.sin(delta / 2)), 2);
    const turn = corner.bulge < 0 ? 'right' : 'left';
    const arc = rounded(radius * delta, 2);
    return {
      ...blank,
      call_type: 'curve',
      verbatim_text: `thence along a curve to the ${turn} having a radius of ${radius.toFixed(2)} ${unit}, an arc length of ${arc.toFixed(2)} ${unit}, and a chord bearing ${bearingText(bearing)}, ${length.toFixed(2)} ${unit}${to};`,
      bearing: null,
      distance: null,
      chord_bearing: bearing,
      chord_length: rounded(length, 2),
      radius,
      curve_direction: turn,
      arc_length: arc,
      tangent: false,
    };
  });
}

/** A metes-and-bounds tract around its corners; anything else of a tract as overrides. */
export function tractAround(name: string, corners: readonly Corner[], overrides: Partial<Tract> = {}): Tract {
  return {
    ...EMPTY_TRACT,
    name,
    pob_description: 'an iron rod found at the northwest corner of the lands of the grantor',
    calls: callsAround(corners),
    description_type: 'metes_and_bounds',
    ...overrides,
  };
}

/** A body around its tracts, with verdicts from the engine. */
export function bodyOf(tracts: readonly Tract[], overrides: Partial<ExtractResponse> = {}): ExtractResponse {
  const extraction: ExtractResponse['extraction'] = {
    document_kind: 'deed',
    legal_description_found: true,
    basis_of_bearings: 'the north line of Lot 4 as bearing N 89°30\'00" E per the recorded plat',
    tracts: [...tracts],
    metadata: {
      grantors: ['Eleanor Whitcombe', 'Harold Whitcombe'],
      grantees: ['Mill Creek Land Company, LLC'],
      recording: 'book=1284 | page=337 | instrument=2019-004417',
      prior_references: ['book=911 | page=52'],
      transfer_date: '2019-04-02',
      transfer_date_verbatim: 'this 2nd day of April, 2019',
      county: 'Bedford',
      state: 'TN',
      lot_block: [],
      sheet: '',
    },
    sheet: '',
    notes: null,
  };
  return {
    extraction,
    groundtruth_verdicts: judgeAll(extraction).verdicts,
    document_verdict: null,
    usage: { input_tokens: 0, output_tokens: 0, seconds: 0.42 },
    model: 'deedproof-reader/0.1.0',
    engine_version: '0.1.0',
    document: 'Whitcombe to Mill Creek.pdf',
    input_kind: 'document',
    test_mode: false,
    text_source: 'text_layer',
    corrections: [],
    adjustments: [],
    attestation: {
      document_sha256: '9f2c41d07ab8e6635f10c9d2b84e7a3156ffcb0a9d3e21748cb65a0f7e1d4382',
      extracted_at: '2026-03-11T14:25:09Z',
      signature: '3ad81c5e9907b2f64c1e88d3a50f6b2971e4cd03b86fa2951d7e0c4b38f6a1d5',
    },
    ...overrides,
  };
}

const LOT: readonly Corner[] = [
  { at: [0, 0], adjoiner: 'Mill Creek Road' },
  { at: [208.71, 1.82], monument: 'a concrete monument found' },
  { at: [211.97, -206.85], monument: 'a 5/8 inch iron rod set', adjoiner: 'lands of J. Pruitt' },
  { at: [1.37, -209.61], monument: 'an axle found' },
];

/** A lot of an acre with two ties, which closes. */
export const oneLot = (): Tract =>
  tractAround('Tract One', LOT, {
    stated_area: 'acres=1.01',
    stated_acreage: 1.01,
    tie_calls: [
      'bearing=S 00 15 05.0 E | distance=318.60 | verbatim=Commencing at the northwest corner of Section 9, Township 17 South, Range 18 East; thence S 00°15\'05" E, 318.60 feet',
      'bearing=N 89 30 00.0 E | distance=120.00 | verbatim=thence N 89°30\'00" E, 120.00 feet to the Point of Beginning',
    ],
  });

/** Two lots tied to one corner of a section, the second two hundred feet southeast of the first. */
export const tiedLots = (): Tract[] =>
  [0, 1].map((i) =>
    tractAround(`Parcel ${i + 1}`, LOT, {
      pob_description: 'Commencing at the northwest corner of Section 9, Township 17 South',
      stated_area: 'acres=1.01',
      stated_acreage: 1.01,
      tie_calls: [
        `bearing=S 45 00 00.0 E | distance=${i === 0 ? '300.00' : '500.00'} | verbatim=thence S 45°00'00" E, ${i === 0 ? '300.00' : '500.00'} feet to the Point of Beginning`,
      ],
    }),
  );

/** The same lot with two digits of its second distance the wrong way round: 280 for 208. */
export function misreadLot(): Tract {
  const lot = oneLot();
  const calls = lot.calls.map((call, i) =>
    i === 1 && call.distance !== null
      ? {
          ...call,
          distance: rounded(call.distance + 72, 2),
          verbatim_text: call.verbatim_text.replace(' 208.', ' 280.'),
        }
      : call,
  );
  return { ...lot, calls };
}

/** A tract along a creek, of as many courses as asked for. */
export function creekTract(courses: number): Tract {
  const corners: Corner[] = Array.from({ length: courses }, (_, i) => {
    const turn = (-2 * Math.PI * i) / courses + 2;
    const reach = 620 + 140 * Math.sin(5 * turn) + 34 * Math.sin(23 * turn + 1);
    return {
      at: [reach * Math.cos(turn), 0.7 * reach * Math.sin(turn)],
      ...(i % 4 === 0 ? { monument: `an iron pin at the bank of the creek, numbered ${i}` } : {}),
    };
  });
  const tract = tractAround('Creek Tract', corners);
  const [verdict] = judgeAll(extractionWith(tract)).verdicts;
  const acres = verdict?.computed_acres ?? 0;
  return { ...tract, stated_area: `acres=${acres.toFixed(2)}`, stated_acreage: rounded(acres, 2) };
}

const extractionWith = (tract: Tract): ExtractResponse['extraction'] => ({
  document_kind: 'deed',
  legal_description_found: true,
  basis_of_bearings: null,
  tracts: [tract],
  metadata: EMPTY_METADATA,
  sheet: '',
  notes: null,
});

/** A plat tract with a cul-de-sac: reverse curves, a bulb of more than half a circle, flat and short curves. */
export const culDeSac = (): Tract =>
  tractAround(
    'Lot 14, Heron Landing',
    [
      { at: [0, 0], monument: 'a capped iron rod set', adjoiner: 'Heron Court, 50 feet wide' },
      { at: [160, 0], monument: 'a point of curvature', bulge: -Math.tan(Math.PI / 8) },
      { at: [175, -15], monument: 'a point of tangency' },
      { at: [175, -86.6987], monument: 'a point of cusp on the cul-de-sac', bulge: Math.tan((75 * Math.PI) / 180) },
      { at: [225, -86.6987], monument: 'a point of cusp on the cul-de-sac' },
      { at: [225, -15], monument: 'a point of curvature', bulge: -Math.tan(Math.PI / 8) },
      { at: [240, 0], monument: 'a point of tangency' },
      { at: [400, 4], monument: 'a capped iron rod set', adjoiner: 'Lot 15', bulge: 0.05 },
      { at: [410, -280], bulge: -0.03 },
      { at: [-15, -310], monument: 'a capped iron rod set', bulge: 0.0125 },
    ],
    { stated_area: 'sqft=110000', pob_description: 'the most westerly corner of said Lot 14' },
  );

/** A strip along its centerline, thirty feet wide. */
export function powerLine(): Tract {
  const way: readonly Corner[] = [
    { at: [0, 0] },
    { at: [410, 95] },
    { at: [790, 88] },
    { at: [1130, 310] },
    { at: [1130, 310] },
  ];
  return tractAround('Easement for a power line', way, {
    calls: callsAround(way).slice(0, 3),
    description_type: 'centerline',
    easement: 'type=utility | width_ft=30 | exclusive=no | rights=electric',
  });
}

/** A quarter of a quarter section by its aliquot description. */
const fortyAcres = (): Tract =>
  tractAround('Tract Two', [], {
    calls: [],
    description_type: 'aliquot',
    aliquot:
      'parts=SE4 SW4 | section=9 | township=17S | range=18E | meridian=Huntsville | verbatim=the Southeast Quarter of the Southwest Quarter of Section 9, Township 17 South, Range 18 East',
    stated_area: 'acres=40',
    stated_acreage: 40,
  });

/** Two tracts and an exception out of the first. */
export const deedWithException = (): Tract[] => [
  tractAround(
    'Tract One',
    [
      { at: [0, 0], monument: 'a stone at the fence corner' },
      { at: [1320.4, 12.5], monument: 'an iron pipe found' },
      { at: [1311.2, -660.9], adjoiner: 'the Nashville, Chattanooga and St. Louis Railway' },
      { at: [402.7, -702.3] },
      { at: [-6.4, -655.1] },
    ],
    { stated_area: 'acres=20.8', stated_acreage: 20.8 },
  ),
  tractAround('Exception: the cemetery lot', [{ at: [0, 0] }, { at: [90, 4] }, { at: [86, -96] }, { at: [-4, -100] }], {
    is_exception: true,
    stated_area: 'acres=0.21',
    stated_acreage: 0.21,
  }),
  fortyAcres(),
];

/** A plat sheet that yields no tract of its own. */
export const platSheet = (): ExtractResponse => {
  const sheet =
    'subdivision=Heron Landing Phase II | lots=1-42 | blocks=A B | recording=book=44 ; page=12 | surveyor=T. Okafor, RLS 2217 | date=1998-06-30';
  const body = bodyOf([], {
    document: 'heron-landing-phase-2.tif',
    text_source: 'ocr',
    document_verdict: {
      document: 'a subdivision plat',
      status: 'REVIEW',
      reasons: [
        'A plat describes its lots by drawing: there is no traverse to compute.',
        'Lots 1 to 42 in blocks A and B are named; their dimensions were not checked.',
      ],
      summary: 'Heron Landing Phase II, Plat Book 44, Page 12',
    },
  });
  body.extraction = {
    ...body.extraction,
    document_kind: 'plat',
    sheet,
    metadata: { ...body.extraction.metadata, sheet, grantors: [], grantees: [] },
  };
  return body;
};

/** A deed whose third tract the survey fabric located: a forty with a hole in it, and a piece apart. */
export function locatedDeed(): ExtractResponse {
  const body = bodyOf([...deedWithException(), powerLine()]);
  const square = (west: number, south: number, side: number): [number, number][] => [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ];
  const rings = [square(-86.45, 35.5, 0.004), square(-86.449, 35.501, 0.001).reverse(), square(-86.44, 35.5, 0.002)];
  body.groundtruth_verdicts[2]!.georef = {
    crs: 'EPSG:4326',
    rings,
    acres: 39.8,
    plss_id: 'AL16 T17S R18E',
    source: 'sample',
  };
  return body;
}
