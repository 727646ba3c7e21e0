// Where the words of a course may stand: along it on either side, off it at a leader, or beside a point.
import { gap, leftward, middle, moved, readableAngle } from '#core/drawing/figure-geometry.ts';
import type { FigureBounds, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import type { Leader } from '#core/drawing/lettering-parts.ts';
import {
  clipped,
  type Ground,
  isFree,
  isGivenUp,
  isOpenWay,
  type MovingPlate,
  type Plate,
  plateOf,
} from '#core/drawing/taken-ground.ts';

/** Line to line of one block, in heights of the lettering. */
const ROW = 1.42;
/** Kept clear round a block, and between a block and the course that it runs along. */
const CLEAR = 0.14;
const OFF = 0.42;

/** A course or a tie, as much of it as is in sight. */
export interface Way {
  readonly kind: 'course' | 'tie';
  readonly number: number;
  readonly tag: string;
  readonly rows: readonly string[];
  readonly start: FigurePoint;
  readonly end: FigurePoint;
  /** The middle of the way itself, which on an arc lies off its chord. */
  readonly crown: FigurePoint;
  readonly length_ft: number;
  readonly straight: boolean;
  readonly height_ft: number;
  /** The side of travel that lettering prefers: 1 to the left, -1 to the right. */
  readonly outside: 1 | -1;
}

/** Where one block of rows would stand. */
export interface Setting {
  readonly block: Block;
  readonly at: FigurePoint;
  readonly angle_deg: number;
  readonly plate: Plate;
  readonly leader: Leader | null;
}

export type Measure = (text: string, height_ft: number) => number;

export interface Block {
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly height_ft: number;
}

export function blockOf(rows: readonly string[], height_ft: number, measure: Measure): Block {
  let width = 0;
  for (let i = 0; i < rows.length; i += 1) width = Math.max(width, measure(rows[i] as string, height_ft));
  return { rows, width, height: height_ft * (1 + ROW * (rows.length - 1)), height_ft };
}

export function setBlock(block: Block, at: FigurePoint, angle_deg: number, leader: Leader | null = null): Setting {
  return { block, at, angle_deg, plate: plateFor(block, at, angle_deg), leader };
}

/** What a block covers. Many places are looked at before one is free: one plate goes from place to place. */
export function plateFor(block: Block, at: FigurePoint, angle_deg: number): MovingPlate {
  const clear = 2 * CLEAR * block.height_ft;
  return plateOf({ at, angle_deg }, block.width + 2 * clear, block.height + clear);
}

/** The rows of a block as they are set, the first on top. */
export function labelsOf({ block: { rows, height_ft }, at, angle_deg }: Setting): FigureLabel[] {
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) return [{ text: only, at, angle_deg, height_ft }];
  const angle = (angle_deg * Math.PI) / 180;
  return rows.map((text, row): FigureLabel => {
    const up = ((rows.length - 1) / 2 - row) * ROW * height_ft;
    return { text, at: moved(at, [-Math.sin(angle) * up, Math.cos(angle) * up]), angle_deg, height_ft };
  });
}

/** What of a path is in sight, as one piece; null when nothing is. */
export function inSight(path: readonly FigurePoint[], within: FigureBounds | null): readonly FigurePoint[] | null {
  if (within === null) return path.length < 2 ? null : path;
  const seen: FigurePoint[] = [];
  for (let i = 1; i < path.length; i += 1) {
    const [from, to] = [path[i - 1], path[i]];
    const part = from === undefined || to === undefined ? null : clipped(from, to, within);
    if (part === null && seen.length > 0) break;
    if (part !== null) seen.push(...(seen.length === 0 ? [part.from, part.to] : [part.to]));
  }
  return seen.length < 2 ? null : seen;
}

const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74];
const MIDDLE = [0.5];

/** The first free place along the way: outside at the middle or off it, in one row or in several, then the same inside. */
export function findAlong(ground: Ground, way: Way, measure: Measure): Setting | null {
  if (isGivenUp(ground)) return null;
  const { rows, height_ft: height, straight, start, end } = way;
  const inRows = blockOf(rows, height, measure);
  const blocks = straight && rows.length > 1 ? [blockOf([rows.join(' ')], height, measure), inRows] : [inRows];
  const shares = straight ? SHARES : MIDDLE;
  const widest = gap(start, end) * (straight ? 1 : 1.2);
  const angle_deg = readableAngle(start, end);
  for (let turn = 0; turn < 2; turn += 1) {
    const side = turn === 0 ? way.outside : -way.outside;
    for (let b = 0; b < blocks.length; b += 1) {
      const block = blocks[b] as Block;
      if (block.width > widest) continue;
      const off = leftward(start, end, side * (block.height / 2 + height * (CLEAR + OFF)));
      const trial = plateFor(block, start, angle_deg);
      for (let i = 0; i < shares.length; i += 1) {
        const share = shares[i] as number;
        if (straight && block.width / 2 > way.length_ft * Math.min(share, 1 - share) * 1.001) continue;
        const at = moved(footOf(way, share, side), off);
        trial.x = at[0];
        trial.y = at[1];
        if (isFree(ground, trial)) return { block, at, angle_deg, plate: trial, leader: null };
      }
    }
  }
  return null;
}

/** Where the lettering on one side of a way starts from: whichever of an arc and its chord lies further out. */
function footOf({ start, end, crown, straight }: Way, share: number, side: number): FigurePoint {
  if (straight) return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
  const chord = middle(start, end);
  const outward = leftward(start, end, side);
  const rise = (crown[0] - chord[0]) * outward[0] + (crown[1] - chord[1]) * outward[1];
  return rise > 0 ? crown : chord;
}

/** Turns off the straight way out, in degrees, the near ones first. */
const TURNS = [0, 25, -25, 50, -50, 75, -75, 105, -105, 140, -140, 180];

/** The ways off a point to look for room in, the straight way out first. */
export function directionsFrom(out_deg: number): FigurePoint[] {
  return TURNS.map((turn) => {
    const angle = ((out_deg + turn) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

/** A level block to stand beside a point, so many heights away from it. */
interface Beside {
  readonly block: Block;
  readonly at: FigurePoint;
  readonly directions: readonly FigurePoint[];
  readonly reaches: readonly number[];
}

/** Whether words may stand over lines, and leaders run across them. */
export interface Leniency {
  readonly overLines?: boolean;
  readonly acrossLines?: boolean;
}

/** The first free place, near before far, with a leader where it stands off the point; null for none. */
export function findBeside(
  ground: Ground,
  { block, at, directions, reaches }: Beside,
  { overLines = false, acrossLines = false }: Leniency = {},
): Setting | null {
  if (isGivenUp(ground)) return null;
  const trial = plateFor(block, at, 0);
  for (let i = 0; i < reaches.length; i += 1) {
    const reach = reaches[i] as number;
    for (let k = 0; k < directions.length; k += 1) {
      const direction = directions[k] as FigurePoint;
      const x = direction[0];
      const y = direction[1];
      // To the edge of the block that faces the point, and as far again as is asked for.
      const edge = Math.min(
        block.width / 2 / Math.max(Math.abs(x), 1e-9),
        block.height / 2 / Math.max(Math.abs(y), 1e-9),
      );
      const far = edge + reach * block.height_ft;
      trial.x = at[0] + x * far;
      trial.y = at[1] + y * far;
      if (!isFree(ground, trial, overLines)) continue;
      const near = (reach - 0.2) * block.height_ft;
      const leader: Leader | null = reach > 1.7 ? [at, moved(at, [x * near, y * near])] : null;
      if (leader !== null && !acrossLines && !isOpenWay(ground, ...leader)) continue;
      return { block, at: [trial.x, trial.y], angle_deg: 0, plate: trial, leader };
    }
  }
  return null;
}

/** The direction away from the figure at the middle of a way, counter-clockwise from east. */
export function outwardOf({ start, end, outside }: Way, side: number = outside): number {
  const out = leftward(start, end, side);
  return (Math.atan2(out[1], out[0]) * 180) / Math.PI;
}

/** Words in rows of no more letters than asked for. */
export function folded(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + word.length < letters) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}
