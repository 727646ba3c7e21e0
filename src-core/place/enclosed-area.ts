// The ground that a walked figure encloses, as one ring that neither crosses nor touches itself; or none, and why.
// The courses stay as the deed draws them: what is done to close the area is told beside it.
import { type LonLat, rounded } from '#core/place/plane.ts';
import {
  balancedRing,
  distinctCorners,
  findMeeting,
  isSimpleRing,
  type Place,
  ringArea,
} from '#core/place/simple-ring.ts';
import { EXACT_FT } from '#core/survey/limits.ts';

export interface EnclosedArea {
  /** Corners without the first again at the end; null where no ground can honestly be shown. */
  ring: Place[] | null;
  /** How the area is closed, or why there is none. */
  outline: string;
}

/** A miss beyond this share of the way is no error of measure: spreading it would draw another figure. */
const MOST_SPREAD = 1 / 10;
/** The loops that may be left out, as a share of the ground that stays. */
const MOST_LEFT_OUT = 0.01;
const MOST_LOOPS = 60;

export const NO_WIDTH = 'a line without width: no area';

const feet = (length: number): string => `${length.toFixed(length < 0.1 ? 3 : 2)} ft`;

function wayOf(walked: readonly Place[]): number {
  return walked
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (walked[i]?.[0] ?? x), y - (walked[i]?.[1] ?? y)), 0);
}

/** Corners that stand out less than their own rounding enclose nothing. */
const isGround = (ring: readonly Place[]): boolean => Math.abs(ringArea(ring)) > Math.max(0.1, 0.002 * wayOf(ring));

/** The loops of a ring that meets itself, cut apart where it does; null for a knot. */
function loopsOf(ring: readonly Place[]): Place[][] | null {
  const [waiting, loops]: [Place[][], Place[][]] = [[distinctCorners(ring)], []];
  for (let cuts = 0; cuts < MOST_LOOPS * 4; cuts += 1) {
    const loop = waiting.pop();
    if (loop === undefined) return loops;
    if (loop.length < 3) continue;
    const meeting = findMeeting(loop);
    if (meeting === null) {
      loops.push(loop);
      continue;
    }
    const { first, second, at } = meeting;
    const inner = distinctCorners([at, ...loop.slice(first + 1, second + 1)]);
    const outer = distinctCorners([...loop.slice(0, first + 1), at, ...loop.slice(second + 1)]);
    if (inner.length >= loop.length || outer.length >= loop.length) return null;
    waiting.push(inner, outer);
  }
  return null;
}

/** The one loop that is all but the whole of it. */
function mainLoop(ring: readonly Place[]): EnclosedArea {
  const loops = loopsOf(ring)?.sort((one, other) => Math.abs(ringArea(other)) - Math.abs(ringArea(one)));
  const [main, ...rest] = loops ?? [];
  if (main === undefined) {
    const outline =
      loops === undefined
        ? 'no area: the courses cross each other in a knot'
        : 'no area: the courses enclose no ground';
    return { ring: null, outline };
  }
  const left_out = rest.reduce((sum, loop) => sum + Math.abs(ringArea(loop)), 0);
  if (!isGround(main)) return { ring: null, outline: 'no area: the courses enclose no ground' };
  if (left_out > MOST_LEFT_OUT * Math.abs(ringArea(main))) {
    const pieces =
      rest.filter((loop) => Math.abs(ringArea(loop)) > MOST_LEFT_OUT * Math.abs(ringArea(main))).length + 1;
    return {
      ring: null,
      outline: `no area: the courses cross or touch each other and enclose ${Math.max(2, pieces)} pieces of ground`,
    };
  }
  const what = left_out < 1 ? 'a line there and back' : `${Math.round(left_out)} sq ft of loops`;
  return { ring: main, outline: `the courses cross or retrace each other: ${what} left out of the area` };
}

/** From the last corner of a walk back to its first. */
export function missOf(walked: readonly Place[]): number {
  const [start, end] = [walked[0], walked.at(-1)];
  return start === undefined || end === undefined ? 0 : Math.hypot(end[0] - start[0], end[1] - start[1]);
}

/** `walked`: from the point of beginning to the last corner, arcs as short chords, in feet. */
export function enclosedArea(walked: readonly Place[], miss = missOf(walked)): EnclosedArea {
  const drawn = distinctCorners(walked);
  const how =
    miss < EXACT_FT
      ? 'closed as described'
      : `closed by a straight line of ${feet(miss)} from the last corner to the point of beginning`;
  if (isSimpleRing(drawn) && isGround(drawn)) return { ring: drawn, outline: how };
  if (miss >= EXACT_FT && miss <= MOST_SPREAD * wayOf(walked)) {
    const fitted = distinctCorners(balancedRing(walked));
    const outline = `closed by spreading the miss of ${feet(miss)} over the courses: a closing line would cross them`;
    if (isSimpleRing(fitted) && isGround(fitted)) return { ring: fitted, outline };
  }
  const { ring, outline } = mainLoop(drawn);
  return { ring, outline: miss < EXACT_FT || ring === null ? outline : `${how}; ${outline}` };
}

/** Of a degree of latitude; a foot more or less of it is nothing to whether sides touch. */
const DEGREE_FT = 364_600;

/** Positions as feet east and north of the first, sides as straight as a map file draws them. */
export function mapFeet(middle: LonLat): { toFeet(at: LonLat): Place; toEarth(at: Place): [number, number] } {
  const wide = DEGREE_FT * Math.max(0.01, Math.cos((middle[1] * Math.PI) / 180));
  return {
    toFeet: ([lon, lat]) => [(lon - middle[0]) * wide, (lat - middle[1]) * DEGREE_FT],
    toEarth: ([x, y]) => rounded([middle[0] + x / wide, middle[1] + y / DEGREE_FT]),
  };
}

/**
 * The same on the earth: a side that is straight in the plane is a little bent there, so what touches is looked at where
 * it is drawn. `miss_ft` is the miss in the plane.
 */
export function enclosedOnEarth(laid: readonly LonLat[], miss_ft: number): { ring: LonLat[] | null; outline: string } {
  const [first] = laid;
  if (first === undefined) return { ring: null, outline: 'no area: no course' };
  const map = mapFeet(first);
  const { ring, outline } = enclosedArea(laid.map(map.toFeet), miss_ft);
  return { ring: ring?.map(map.toEarth) ?? null, outline };
}
