// Deeds beside placed neighbours, made by chance: where each truly lies is known, and so is what its words tell.
import { type PlacedParcel, placedParcelsOf } from '#core/place/placed-parcel.ts';
import { type LonLat, planeAt, turned } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { Point } from '#core/survey/traverse.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { bodyOf, tractAround } from '#test/support/bodies.ts';
import {
  along,
  at,
  type Beside,
  besideOf,
  between,
  type Chance,
  centerOf,
  clear,
  extent,
  type Ground,
  irregular,
  lengthOf,
  type Meeting,
  minus,
  oneOf,
  overlaps,
  rectangle,
  type Shape,
} from '#test/support/neighbour-ground.ts';
import { randomOf } from '#test/support/random.ts';

export interface Pair {
  readonly body: ExtractResponse;
  readonly placed: PlacedParcel[];
  /** The figure's corners where they truly lie, as its deed walks them. */
  readonly truth: LonLat[];
  /** How the two meet, and what the deed tells of it. */
  readonly kind: string;
  /** Words and figures settle one place; where they do not, the only right answer is none. */
  readonly settled: boolean;
}

const MEETINGS: readonly Meeting[] = [
  'whole',
  'whole',
  'whole',
  'part',
  'part',
  'inside',
  'corner',
  'several',
  'round',
];
const CENTER: LonLat = [-97.4, 38.2];
const SURNAMES = 'Ashdown Bellweather Crowder Dunleavy Eastburn Farnsworth Gilchrist Hathaway Ingersoll Jarvis'.split(
  ' ',
);
const OWN_NAME = 'Obadiah Penhallow';

const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** The point of the compass a direction comes near to; null where it lies between two. */
function compassOf({ east_ft, north_ft }: Point, corner: boolean): string | null {
  const turn = (Math.atan2(east_ft, north_ft) * 180) / Math.PI;
  const shift = corner ? 45 : 0;
  const nearest = Math.round((turn - shift) / 90) * 90 + shift;
  return Math.abs(turn - nearest) <= (corner ? 22 : 25) ? (COMPASS[(((nearest / 45) % 8) + 8) % 8] ?? null) : null;
}

const sideWords = (surname: string, side: string | null, book: string, chance: Chance): string => {
  const of = side === null ? 'line' : `${side} line`;
  return oneOf(chance, [
    `the ${of} of ${surname}`,
    `${surname}'s ${of}`,
    `the ${of} of the lands of Martha ${surname}`,
    `the ${of} of said ${surname} tract`,
    `the ${of} of that tract conveyed to Martha ${surname} in Book ${book}, Page 77`,
    ...(side === null ? [`lands now or formerly of ${surname}`, `land of M. ${surname}`] : []),
  ]);
};

/** The corner in the words of a deed: by the compass where it stands out that way, else a corner merely. */
function cornerWords(ring: Ground, corner: Point, surname: string, basis: number): { words: string; told: boolean } {
  const seen = ring.map((p) => turned(p, -basis));
  const heart = centerOf(seen);
  const own = turned(corner, -basis);
  const octant = compassOf(minus(own, heart), true);
  const rivals = seen.filter((p) => compassOf(minus(p, heart), true) === octant);
  if (octant === null || rivals.length > 1 || ring.length > 5)
    return { words: `an iron pin, a corner of ${surname}`, told: false };
  return { words: `an iron pin at the ${octant} corner of the ${surname} tract`, told: true };
}

interface Walk {
  ring: Ground;
  /** Index in the counter-clockwise ring of each corner as walked. */
  order: number[];
}

function walkOf(chance: Chance, ring: Ground, start?: number): Walk {
  const first = start ?? Math.floor(chance() * ring.length);
  const back = chance() < 0.5;
  const order = ring.map((_, k) => (first + (back ? -k : k) + 2 * ring.length) % ring.length);
  return { ring: order.map((i) => ring[i] as Point), order };
}

/** Course k of a walk runs along this side of the counter-clockwise ring. */
function sideOf({ order }: Walk, k: number): number {
  const [a, b] = [order[k] ?? 0, order[(k + 1) % order.length] ?? 0];
  return (a + 1) % order.length === b ? a : b;
}

/** The corners in a deed's own bearings, which lie `basis` degrees counter-clockwise of true. */
function deedOf(chance: Chance, walk: Walk, basis: number, name: string, overrides: Partial<Tract>): Tract {
  const [pob] = walk.ring;
  const corners = walk.ring.map((p) => {
    const { east_ft, north_ft } = turned(minus(p, pob as Point), -basis);
    return { at: [east_ft, north_ft] as const };
  });
  const tract = tractAround(name, corners, { pob_description: 'an iron pin', ...overrides });
  if (chance() < 0.5) return tract;
  // Old chains and compasses: each course a little off.
  const slack = chance() < 0.5 ? 1 / 20000 : 1 / 6000;
  const calls = tract.calls.map((call) => ({
    ...call,
    distance: call.distance === null ? null : Number((call.distance * (1 + between(chance, -slack, slack))).toFixed(2)),
  }));
  return { ...tract, calls };
}

function recorded(tract: Tract, document: string, owner: string, book: string): ExtractResponse {
  const body = bodyOf([tract], { document });
  const sha = `${document} ${owner}`;
  body.extraction.metadata = {
    ...body.extraction.metadata,
    grantors: ['Ezra Thornbury'],
    grantees: [owner],
    recording: `book=${book} | page=77`,
  };
  body.extraction.basis_of_bearings = null;
  body.groundtruth_verdicts = judgeAll(body.extraction).verdicts;
  if (body.attestation !== null) body.attestation = { ...body.attestation, document_sha256: sha };
  return body;
}

export interface Told {
  /** Courses are named after the neighbour. */
  named: boolean;
  /** And the side of the neighbour is told with them. */
  side: boolean;
  corner: boolean;
}

/** The pair with this seed; the same on every machine. */
export function neighbourPair(shape: Shape, seed: number, given?: Ground): Pair {
  const chance = randomOf(seed * 7919 + (shape === 'irregular' ? 1 : 2));
  for (;;) {
    const figure = given ?? (shape === 'rectangular' ? rectangle(chance) : irregular(chance));
    const meeting = oneOf(chance, MEETINGS);
    const beside = besideOf(chance, shape, figure, meeting);
    const apart = beside.every(
      (one, i) => clear(figure, one) && beside.every((other, j) => j <= i || !overlaps(one.ring, other.ring)),
    );
    if (apart) return pairOf(chance, shape, figure, meeting, beside);
    if (given !== undefined && chance() < 0.002) throw new Error('no neighbour stands clear of the figure');
  }
}

function basisBeside(chance: Chance): { turn: number; near: boolean } {
  const kind = chance();
  if (kind < 0.6) return { turn: between(chance, -0.02, 0.02), near: true };
  if (kind < 0.8) return { turn: between(chance, -1.5, 1.5), near: true };
  return { turn: (chance() < 0.5 ? -1 : 1) * between(chance, 3, 20), near: false };
}

function pairOf(chance: Chance, shape: Shape, figure: Ground, meeting: Meeting, beside: Beside[]): Pair {
  const common = beside[0]?.corners ?? [];
  const basis = between(chance, -2, 2);
  const { turn, near } = basisBeside(chance);
  const own_basis = basis + turn;
  const told: Told = { named: chance() < 0.85, side: chance() < 0.5, corner: chance() < 0.85 };
  // Most deeds begin at a corner that others know.
  const start = told.corner && common.length > 0 ? figure.indexOf(oneOf(chance, common)) : undefined;
  const walk = walkOf(chance, figure, start);
  const plane = planeAt(CENTER);
  const surname = (i: number): string => SURNAMES[i % SURNAMES.length] as string;
  const book = (i: number): string => String(200 + 13 * i);
  const placed = beside.flatMap(({ ring }, i): PlacedParcel[] => {
    const theirs = walkOf(chance, ring);
    const document = `neighbour-${i}.pdf`;
    const body = recorded(deedOf(chance, theirs, basis, 'Tract', {}), document, `Martha ${surname(i)}`, book(i));
    const [lon, lat] = plane.toEarth(theirs.ring[0] as Point);
    return placedParcelsOf(`job_${i}`, body, [{ document, tract_index: 0, lon, lat, rotation_deg: basis }]);
  });
  const first = beside[0] as Beside;
  let pob = 'an iron pin';
  let octant = false;
  let tie_calls: string[] = [];
  const pob_at = walk.ring[0] as Point;
  if (told.corner && common.includes(pob_at)) {
    const { words, told: exact } = cornerWords(first.ring, pob_at, surname(0), own_basis);
    pob = words;
    octant = exact;
  }
  if (meeting === 'inside' && told.corner) {
    const anchor = oneOf(chance, first.ring.slice(0, 2));
    const { words, told: exact } = cornerWords(first.ring, anchor, surname(0), own_basis);
    if (exact) {
      const way = turned(minus(pob_at, anchor), -own_basis);
      const [ns, ew] = [way.north_ft >= 0 ? 'N' : 'S', way.east_ft >= 0 ? 'E' : 'W'];
      const angle = (Math.atan2(Math.abs(way.east_ft), Math.abs(way.north_ft)) * 180) / Math.PI;
      const [d, m] = [Math.floor(angle), Math.floor((angle % 1) * 60)];
      const s = Math.min(59.9, (((angle % 1) * 60) % 1) * 60);
      const bearing = `${ns} ${String(d).padStart(2, '0')} ${String(m).padStart(2, '0')} ${s.toFixed(1).padStart(4, '0')} ${ew}`;
      tie_calls = [
        `bearing=${bearing} | distance=${lengthOf(way).toFixed(2)} | verbatim=Commencing at ${words}; thence ${bearing} ${lengthOf(way).toFixed(2)} feet to the Point of Beginning`,
      ];
      octant = true;
    }
  }
  const tract = deedOf(chance, walk, own_basis, 'Tract', { pob_description: pob, tie_calls });
  let side_told = false;
  tract.calls = tract.calls.map((call, k) => {
    const i = beside.findIndex(({ sides }) => sides.includes(sideOf(walk, k)));
    if (i < 0 || !told.named) return call;
    const outer = minus(
      along(at(figure, sideOf(walk, k)), at(figure, sideOf(walk, k) + 1), 0.5),
      centerOf(beside[i]?.ring ?? figure),
    );
    const edge = minus(at(figure, sideOf(walk, k) + 1), at(figure, sideOf(walk, k)));
    // The neighbour's outward side faces the figure: left of a side that runs counter-clockwise.
    const facing = turned({ east_ft: -edge.north_ft, north_ft: edge.east_ft }, -own_basis);
    const side = told.side && lengthOf(outer) > 0 ? compassOf(facing, false) : null;
    side_told ||= side !== null;
    const words = sideWords(surname(i), side, book(i), chance);
    return { ...call, adjoiner: words, verbatim_text: call.verbatim_text.replace('thence', `thence along ${words},`) };
  });
  const body = recorded(tract, 'own.pdf', OWN_NAME, '901');
  const pinned = octant || (told.corner && common.includes(pob_at));
  const settled = {
    whole: told.named || (shape === 'irregular' && (first.sides.length > 1 || near)),
    part: told.named && pinned && (near || side_told),
    inside: told.named && octant && near,
    corner: octant,
    several: told.named || shape === 'irregular',
    round: true,
  }[meeting];
  return {
    body,
    placed,
    truth: walk.ring.map(plane.toEarth),
    kind: `${meeting}${told.named ? ' named' : ''}${side_told ? ' side' : ''}${pinned ? ' corner' : ''}${near ? '' : ' turned'}`,
    settled,
  };
}

export type Outcome = 'right' | 'wrong' | 'none';

/** Right where the middle of the figure comes to lie where it truly is, within what old measures allow. */
export function outcomeOf({ body, truth }: Pair, located: ExtractResponse): Outcome {
  const { location, geometry } = located.groundtruth_verdicts[0] ?? {};
  if (location?.pob == null || geometry == null) return 'none';
  const plane = planeAt(CENTER);
  const origin = plane.toPlane([location.pob[0] ?? 0, location.pob[1] ?? 0]);
  const begins = plane.toPlane(truth[0] ?? CENTER);
  // A place without a turn is right where it begins.
  if (location.rotation_deg === null) return lengthOf(minus(origin, begins)) <= 5 ? 'right' : 'wrong';
  const laid = body.extraction.tracts[0]?.calls.map((_, k) => {
    const [east_ft = 0, north_ft = 0] = geometry.vertices[k] ?? [];
    const swung = turned({ east_ft, north_ft }, location.rotation_deg ?? 0);
    return { east_ft: swung.east_ft + origin.east_ft, north_ft: swung.north_ft + origin.north_ft };
  });
  const true_ring = truth.map(plane.toPlane);
  const miss = lengthOf(minus(centerOf(laid ?? []), centerOf(true_ring)));
  return miss <= Math.max(5, 0.03 * extent(true_ring)) ? 'right' : 'wrong';
}
