// Corners, sides and shapes by their names: proved on the closed figure.
import { azimuth, degreesOf, turnBetween } from '#core/survey/angle.ts';
import {
  bentBetween,
  CORNER_DEG,
  CORNER_NEAR_DEG,
  cornerReach,
  cornersToward,
  type DrawnLines,
  outwardOf,
  partedBy,
  realCorners,
  shortOf,
  sideToward,
  turnInto,
} from '#core/survey/figure-relations.ts';
import type { Point } from '#core/survey/traverse.ts';
import { compassAzimuth, compassName } from '#core/verdict/proofs/compass.ts';
import { azimuthAt, type Proof, type Proving } from '#core/verdict/proofs/proof.ts';
import { lengthSaid } from '#core/verdict/wording/courses.ts';

/** The outermost corner, to a fiftieth of the figure. */
const OUTERMOST = 0.02;
/** A corner that turns inward is called after the half it lies in. */
const OTHER_HALF = 0.5;
/** Sides that look more than this away from their name are others'. */
const SIDE_DEG = 75;
/** From the points of the compass. */
const CARDINAL_DEG = 2;
/** Where the figure turns by less, two courses are one side. */
const SAME_SIDE_DEG = 5;

export const corner: Proof = ({ call, value = 0, side }, { lines, closes }) => {
  if (!closes) return null;
  const index = call === undefined ? 0 : (call + 1) % lines.legs.length;
  const short = shortOf(lines, index, value);
  const reach = cornerReach(lines, index, value);
  const isNear = reach !== null && reach.near <= CORNER_NEAR_DEG;
  if (side === 'most') return short > OUTERMOST && !isNear ? 'another lies farther that way' : null;
  const isOther = reach === null ? short > OTHER_HALF : !isNear && (reach.near + reach.far) / 2 > CORNER_DEG;
  return isOther ? 'another lies on that side' : null;
};

export const side: Proof = ({ call = 0, value = 0, side: named }, { lines, closes }) => {
  // "lying north of the northerly line": told of the side that bears that name.
  const own = named === undefined ? null : compassAzimuth(named);
  if (own !== null) return partedBy(own, value) > SIDE_DEG ? `that is its ${named} line` : null;
  const outward = outwardOf(lines, call);
  if (outward === null || !closes) return null;
  return partedBy(outward, value) > SIDE_DEG ? `it bounds the figure on the ${compassName(outward)}` : null;
};

export const shape: Proof = ({ other }, proving) => {
  const { lines, closes, slack_deg } = proving;
  if (!closes || typeof other !== 'string') return null;
  if (lines.courses.some(({ curve }) => curve !== null)) return other === 'L' ? null : 'one of its sides is curved';
  if (other === 'cardinal') {
    const off = lines.legs.flatMap((_, index) => azimuthAt(lines, index).map((run) => degreesOf(run) % 90));
    return off.every((deg) => Math.min(deg, 90 - deg) <= CARDINAL_DEG) ? null : 'not all of its lines do';
  }
  const corners = realCorners(lines, SAME_SIDE_DEG);
  if (other === 'even' || other === 'uniform')
    return corners.length > 4 || isEven(proving, corners, other) ? null : 'its sides are not';
  const sides = SIDES[other];
  if (sides !== undefined && corners.length !== sides) return `it has ${corners.length} sides`;
  const isSquare = corners.every((index) => Math.abs(Math.abs(turnInto(lines, index) ?? 90) - 90) <= slack_deg);
  if (/^(?:rectangle|square|right-angled)$/.test(other) && !isSquare) return 'not all of its corners are square';
  if (/^(?:square|equilateral)$/.test(other) && !isEqual(sideLengths(proving, corners)))
    return 'its sides are of different lengths';
  return other === 'parallelogram' && !isPaired(proving, corners) ? 'its sides are not parallel two by two' : null;
};

const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  rectangle: 4,
  square: 4,
  quadrangle: 4,
  parallelogram: 4,
  pentagon: 5,
  hexagon: 6,
  L: 6,
};

/** From corner to corner. */
function sideLengths({ lines }: Proving, corners: readonly number[]): number[] {
  return corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    const a = lines.corners[from];
    const b = lines.corners[to];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.east_ft - b.east_ft, a.north_ft - b.north_ft);
  });
}

function isEqual(lengths: readonly number[]): boolean {
  return Math.max(...lengths) - Math.min(...lengths) <= Math.max(1, 0.01 * Math.max(...lengths));
}

function isPaired({ lines, slack_deg }: Proving, corners: readonly number[]): boolean {
  const runs = corners.flatMap((index) => azimuthAt(lines, index));
  return runs.every((run) => runs.some((one) => 180 - Math.abs(degreesOf(turnBetween(one, run))) <= slack_deg));
}

/** As wide at one end as at the other: two sides across from each other are equal; or parallel, where it is as wide all along. */
function isEven(proving: Proving, corners: readonly number[], told: 'even' | 'uniform'): boolean {
  const lengths = sideLengths(proving, corners);
  return [0, 1].some((place) => {
    if (told === 'even') return isEqual([lengths[place] ?? 0, lengths[place + 2] ?? Infinity]);
    const [one, other] = [corners[place], corners[place + 2]].map((index) =>
      index === undefined ? undefined : azimuthAt(proving.lines, index)[0],
    );
    return one !== undefined && other !== undefined && bentBetween(one, other) <= proving.slack_deg;
  });
}

/** "the east and west lines being equal", "the same length as the first course". */
export const equal: Proof = ({ call, other, side: name, value: times = 1 }, proving) => {
  const length = (of: number | string | undefined): number | null => {
    const toward = typeof of === 'string' ? compassAzimuth(of) : null;
    const indexes = typeof of === 'number' ? [of] : toward === null ? [] : sideToward(proving.lines, toward);
    if (indexes.length === 0) return null;
    return indexes.reduce((sum, index) => sum + (proving.lines.legs[index]?.length_ft ?? 0), 0);
  };
  const [one, two] = [length(call ?? name), length(other)];
  if (one === null || two === null) return null;
  return isEqual([one, two * times])
    ? null
    : `one is ${lengthSaid(one, proving.unit)} and the other ${lengthSaid(two, proving.unit)}`;
};

/** "The third course is the longest": by itself, or with those that run on in its line. */
export const most: Proof = ({ call, other, side: told }, proving) => {
  const { lines, closes } = proving;
  const toward = typeof other === 'string' ? compassAzimuth(other) : null;
  const named = call === undefined ? (toward === null ? [] : sideToward(lines, toward)) : [call];
  const runs = runsOf(lines);
  if (!closes || named.length === 0) return null;
  const lengths = runs.map((run) => run.reduce((sum, index) => sum + (lines.legs[index]?.length_ft ?? 0), 0));
  const limit = told === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  const isMost = runs.some(
    (run, at) => Math.abs((lengths[at] ?? 0) - limit) <= APART_FT && run.some((index) => named.includes(index)),
  );
  return isMost ? null : `the ${told} measures ${lengthSaid(limit, proving.unit)}`;
};

/** The courses one behind the other that run on in one line. */
function runsOf(lines: DrawnLines): number[][] {
  const runs: number[][] = [];
  for (const index of lines.legs.keys()) {
    const turn = index === 0 ? null : turnInto(lines, index);
    const run = turn !== null && Math.abs(turn) <= SAME_SIDE_DEG ? runs.at(-1) : undefined;
    if (run === undefined) runs.push([index]);
    else run.push(index);
  }
  return runs;
}

/** The corners that a place or a direction may mean: of several that lie that way the outermost are all of them. */
function cornersNamed({ lines }: Proving, named: number | string | undefined): Point[] {
  if (typeof named === 'number') return lines.corners.slice(named, named + 1);
  const toward = named === undefined ? null : compassAzimuth(named);
  if (toward === null) return [];
  const indexes = cornersToward(lines, toward);
  return lines.corners.filter((_, index) => indexes.includes(index));
}

/** In feet: what the roundings of the courses may come to. */
const APART_FT = 0.1;
const APART_SHARE = 0.001;

/** "The distance from the northwest to the southeast corner is 1327.37 feet". */
export const apart: Proof = ({ call, side: name, other, value = 0 }, proving) => {
  const ways = cornersNamed(proving, call ?? name).flatMap((from) =>
    cornersNamed(proving, other).map((to) => Math.hypot(to.east_ft - from.east_ft, to.north_ft - from.north_ft)),
  );
  const [first] = ways;
  if (!proving.closes || first === undefined) return null;
  return ways.some((way) => Math.abs(way - value) <= Math.max(APART_FT, value * APART_SHARE))
    ? null
    : `they lie ${lengthSaid(first, proving.unit)} apart`;
};

/** "From the southwest corner the northeast corner bears N 63° E". */
export const bears: Proof = ({ call, side: name, other, value = 0 }, proving) => {
  const ways = cornersNamed(proving, call ?? name).flatMap((from) =>
    cornersNamed(proving, other).map((to) =>
      degreesOf(azimuth(Math.atan2(to.east_ft - from.east_ft, to.north_ft - from.north_ft))),
    ),
  );
  if (!proving.closes || ways.length === 0) return null;
  return ways.some((way) => partedBy(way, value) <= proving.slack_deg) ? null : 'it does not lie that way';
};
