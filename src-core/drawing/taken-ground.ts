// Ground that knows what is drawn and lettered on it. Much is kept by squares, so that asking for room costs about the
// same however much is there; a little is gone through one by one, which costs less than squares do.
import type { FigureBounds, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';

/** What a block of lettering covers: a rectangle about its middle, turned. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly half_width: number;
  readonly half_height: number;
}

/** One that is held against the ground in several places. */
export interface MovingPlate extends Plate {
  x: number;
  y: number;
}

interface Segment {
  readonly from: FigurePoint;
  readonly to: FigurePoint;
}

interface Square {
  readonly lines: Segment[];
  readonly plates: Plate[];
}

export interface Ground {
  readonly square_ft: number;
  readonly within: FigureBounds | null;
  /** All that there is, as long as it is little; then null. */
  few: Square | null;
  readonly squares: Map<number, Square>;
  /** How many more things may be held against each other before lettering looks for no better places. */
  readonly effort: { left: number };
}

/** Lines and plates that are looked through without squares. */
const FEW = 48;
/** No more squares than this across what is drawn. */
const MOST_SQUARES = 256;
/** A thousand figures drawn over each other would take hours; a sheet that can be read takes a hundredth of this. */
const MOST_EFFORT = 20_000_000;

export function groundOf(extent: FigureBounds, height_ft: number, within: FigureBounds | null): Ground {
  const { west, east, south, north } = within ?? extent;
  const span_ft = Math.max(east - west, north - south, height_ft);
  const square_ft = Math.max(4 * height_ft, span_ft / MOST_SQUARES);
  return { square_ft, within, few: { lines: [], plates: [] }, squares: new Map(), effort: { left: MOST_EFFORT } };
}

export function plateOf(
  { at, angle_deg }: Pick<FigureLabel, 'at' | 'angle_deg'>,
  width: number,
  height: number,
): MovingPlate {
  const angle = (angle_deg * Math.PI) / 180;
  return {
    x: at[0],
    y: at[1],
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    half_width: width / 2,
    half_height: height / 2,
  };
}

export const levelPlate = ({ west, east, south, north }: FigureBounds): Plate =>
  plateOf({ at: [(west + east) / 2, (south + north) / 2], angle_deg: 0 }, east - west, north - south);

/** How far a plate reaches from its middle, to either side and up and down. */
export const acrossOf = ({ cos, sin, half_width, half_height }: Plate): number =>
  Math.abs(cos) * half_width + Math.abs(sin) * half_height;
export const upOf = ({ cos, sin, half_width, half_height }: Plate): number =>
  Math.abs(sin) * half_width + Math.abs(cos) * half_height;

function boundsOfPlate(plate: Plate): FigureBounds {
  const { x, y } = plate;
  const across = acrossOf(plate);
  const up = upOf(plate);
  return { west: x - across, east: x + across, south: y - up, north: y + up };
}

/** No place is free any more, and nothing that is drawn will be held against one. */
export const isGivenUp = ({ effort }: Ground): boolean => effort.left <= 0;

export function drawOn(ground: Ground, path: readonly FigurePoint[]): void {
  if (isGivenUp(ground)) return;
  for (let i = 1; i < path.length; i += 1) {
    const from = path[i - 1];
    const to = path[i];
    if (from === undefined || to === undefined) continue;
    const seen = ground.within === null ? { from, to } : clipped(from, to, ground.within);
    if (seen !== null) layLine(ground, seen);
  }
}

function layLine(ground: Ground, line: Segment): void {
  if (ground.few !== null) enter(ground, ground.few, ground.few.lines, line);
  else layPieces(ground, line);
}

/** Among the few; the one that makes them many brings all of them onto squares. */
function enter<T>(ground: Ground, few: Square, into: T[], thing: T): void {
  into.push(thing);
  if (few.lines.length + few.plates.length <= FEW) return;
  ground.few = null;
  for (const line of few.lines) layPieces(ground, line);
  for (const plate of few.plates) take(ground, plate);
}

/** A long line is entered piece by piece, so that it fills only the squares that it passes. */
function layPieces(ground: Ground, { from, to }: Segment): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const pieces = Math.max(1, Math.min(4 * MOST_SQUARES, Math.ceil(length / ground.square_ft)));
  let start = from;
  for (let i = 1; i <= pieces; i += 1) {
    const end: FigurePoint = [from[0] + ((to[0] - from[0]) * i) / pieces, from[1] + ((to[1] - from[1]) * i) / pieces];
    const segment = { from: start, to: end };
    onSquares(ground, boundsOfSegment(segment), ({ lines }) => lines.push(segment));
    start = end;
  }
}

export function take(ground: Ground, plate: Plate): void {
  if (ground.few !== null) enter(ground, ground.few, ground.few.plates, plate);
  else onSquares(ground, boundsOfPlate(plate), ({ plates }) => plates.push(plate));
}

export function release(ground: Ground, plate: Plate): void {
  onSquares(ground, boundsOfPlate(plate), ({ plates }) => {
    const at = plates.indexOf(plate);
    if (at >= 0) plates.splice(at, 1);
  });
}

/** Whether nothing is lettered there, nor drawn unless lines may be written over; and it is on the sheet. */
export function isFree(ground: Ground, plate: Plate, overLines = false): boolean {
  const { within, few } = ground;
  if (isGivenUp(ground)) return false;
  if (within === null && few !== null) return !isTaken(ground, few, plate, overLines);
  const bounds = boundsOfPlate(plate);
  if (within !== null && !isInside(bounds, within)) return false;
  return !isSomeSquare(ground, bounds, (square) => isTaken(ground, square, plate, overLines));
}

function isTaken({ effort }: Ground, { lines, plates }: Square, plate: Plate, overLines: boolean): boolean {
  effort.left -= plates.length + (overLines ? 0 : lines.length);
  for (let i = 0; i < plates.length; i += 1) if (doPlatesMeet(plate, plates[i] as Plate)) return true;
  if (overLines) return false;
  for (let i = 0; i < lines.length; i += 1) {
    const { from, to } = lines[i] as Segment;
    if (doesLineMeet(plate, from, to)) return true;
  }
  return false;
}

/** Whether a leader may run there: over no lettering, and across no line beyond its own start. */
export function isOpenWay(ground: Ground, from: FigurePoint, to: FigurePoint): boolean {
  const step: FigurePoint = [from[0] + 0.12 * (to[0] - from[0]), from[1] + 0.12 * (to[1] - from[1])];
  return !isSomeSquare(ground, boundsOfSegment({ from, to }), ({ lines, plates }) => {
    ground.effort.left -= plates.length + lines.length;
    for (const plate of plates) if (doesLineMeet(plate, from, to)) return true;
    for (const line of lines) if (doLinesCross(step, to, line.from, line.to)) return true;
    return false;
  });
}

const isInside = (one: FigureBounds, other: FigureBounds): boolean =>
  one.west >= other.west && one.east <= other.east && one.south >= other.south && one.north <= other.north;

const boundsOfSegment = ({ from, to }: Segment): FigureBounds => ({
  west: Math.min(from[0], to[0]),
  east: Math.max(from[0], to[0]),
  south: Math.min(from[1], to[1]),
  north: Math.max(from[1], to[1]),
});

/** Whether one of the squares that the bounds touch is such a one; a few things are one square. */
function isSomeSquare(
  { square_ft, few, squares }: Ground,
  bounds: FigureBounds,
  isSuch: (square: Square) => boolean,
): boolean {
  if (few !== null) return isSuch(few);
  const [left, right] = [Math.floor(bounds.west / square_ft), Math.floor(bounds.east / square_ft)];
  const [low, high] = [Math.floor(bounds.south / square_ft), Math.floor(bounds.north / square_ft)];
  for (let column = left; column <= right; column += 1) {
    for (let row = low; row <= high; row += 1) {
      const square = squares.get(column * 0x100_0000 + row);
      if (square !== undefined && isSuch(square)) return true;
    }
  }
  return false;
}

/** Every square that the bounds touch, made where there is none yet; a few things are one square. */
function onSquares({ square_ft, few, squares }: Ground, bounds: FigureBounds, work: (square: Square) => void): void {
  if (few !== null) {
    work(few);
    return;
  }
  const [left, right] = [Math.floor(bounds.west / square_ft), Math.floor(bounds.east / square_ft)];
  const [low, high] = [Math.floor(bounds.south / square_ft), Math.floor(bounds.north / square_ft)];
  for (let column = left; column <= right; column += 1) {
    for (let row = low; row <= high; row += 1) {
      const key = column * 0x100_0000 + row;
      let square = squares.get(key);
      if (square === undefined) {
        square = { lines: [], plates: [] };
        squares.set(key, square);
      }
      work(square);
    }
  }
}

/** Separating axis theorem for two rectangles: apart when a side of either keeps them apart. */
function doPlatesMeet(one: Plate, other: Plate): boolean {
  const x = other.x - one.x;
  const y = other.y - one.y;
  const cos = Math.abs(one.cos * other.cos + one.sin * other.sin);
  const sin = Math.abs(one.cos * other.sin - one.sin * other.cos);
  return (
    Math.abs(x * one.cos + y * one.sin) < one.half_width + other.half_width * cos + other.half_height * sin &&
    Math.abs(y * one.cos - x * one.sin) < one.half_height + other.half_width * sin + other.half_height * cos &&
    Math.abs(x * other.cos + y * other.sin) < other.half_width + one.half_width * cos + one.half_height * sin &&
    Math.abs(y * other.cos - x * other.sin) < other.half_height + one.half_width * sin + one.half_height * cos
  );
}

/** Whether a line comes into a plate: it is clipped to it in the plate's own directions. */
function doesLineMeet(plate: Plate, from: FigurePoint, to: FigurePoint): boolean {
  const { cos, sin, half_width, half_height } = plate;
  const east = from[0] - plate.x;
  const north = from[1] - plate.y;
  const runEast = to[0] - from[0];
  const runNorth = to[1] - from[1];
  // Most lines are off to one side, and told so by their ends alone.
  const across = east * cos + north * sin;
  const runAcross = runEast * cos + runNorth * sin;
  if (isBeside(across, runAcross, half_width)) return false;
  const up = north * cos - east * sin;
  const runUp = runNorth * cos - runEast * sin;
  if (isBeside(up, runUp, half_height)) return false;
  const enters = Math.max(entersAt(across, runAcross, half_width), entersAt(up, runUp, half_height));
  return enters <= Math.min(leavesAt(across, runAcross, half_width), leavesAt(up, runUp, half_height));
}

/** Whether a run ends before it comes within so much of nought, or begins behind that. */
function isBeside(from: number, run: number, half: number): boolean {
  if (run > 0) return -half - from > run || from > half;
  return run < 0 ? half - from < run || from < -half : Math.abs(from) > half;
}

/** The share of a run at which it comes within so much of nought; 2 for never. */
function entersAt(from: number, run: number, half: number): number {
  if (run === 0) return Math.abs(from) <= half ? 0 : 2;
  return Math.max(0, ((run > 0 ? -half : half) - from) / run);
}

/** The share of a run at which it leaves again what lies within so much of nought. */
function leavesAt(from: number, run: number, half: number): number {
  return run === 0 ? 1 : Math.min(1, ((run > 0 ? half : -half) - from) / run);
}

function doLinesCross(a: FigurePoint, b: FigurePoint, c: FigurePoint, d: FigurePoint): boolean {
  const side = (p: FigurePoint, q: FigurePoint, r: FigurePoint): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The part of a line that lies in a box (Liang and Barsky); null when none does. */
export function clipped(
  from: FigurePoint,
  to: FigurePoint,
  { west, east, south, north }: FigureBounds,
): Segment | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  let [enters, leaves] = [0, 1];
  const edges = [-x, from[0] - west, x, east - from[0], -y, from[1] - south, y, north - from[1]];
  for (let i = 0; i < 8; i += 2) {
    const [run = 0, room = 0] = [edges[i], edges[i + 1]];
    if (run === 0 && room < 0) return null;
    if (run < 0) enters = Math.max(enters, room / run);
    else if (run > 0) leaves = Math.min(leaves, room / run);
  }
  if (enters > leaves) return null;
  const at = (share: number): FigurePoint => [from[0] + share * x, from[1] + share * y];
  return { from: enters === 0 ? from : at(enters), to: leaves === 1 ? to : at(leaves) };
}
