// The band of ground along one side of a part: "the North 200 feet", measured square from the side.
import type { Side } from '#core/plss/aliquot-part.ts';
import { distanceBetween, type GroundPoint } from '#core/plss/ground.ts';

/** Outward the band goes past its side, so that a side with a slight bend in it leaves no hairs. */
const OUTWARD_FT = 300;
/** Beyond the ends of its side the band runs on, so that a slanted neighbour side cuts it and not the band's own end. */
const OVERRUN_FT = 3000;

function stretched(line: readonly GroundPoint[]): GroundPoint[] {
  const reach = (end: GroundPoint | undefined, before: GroundPoint | undefined): GroundPoint => {
    if (end === undefined || before === undefined) return { east_ft: 0, north_ft: 0 };
    const share = OVERRUN_FT / Math.max(1e-6, distanceBetween(before, end));
    return {
      east_ft: end.east_ft + (end.east_ft - before.east_ft) * share,
      north_ft: end.north_ft + (end.north_ft - before.north_ft) * share,
    };
  };
  return [reach(line[0], line[1]), ...line, reach(line.at(-1), line.at(-2))];
}

/** Unit vector to the right of the way from a to b. */
function rightOf(a: GroundPoint, b: GroundPoint): [number, number] {
  const length = Math.max(1e-9, distanceBetween(a, b));
  return [(b.north_ft - a.north_ft) / length, -(b.east_ft - a.east_ft) / length];
}

/** The line moved to its right by so much; at a bend the joint keeps the distance to both legs. */
function shifted(line: readonly GroundPoint[], right_ft: number): GroundPoint[] {
  return line.map((point, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    const [ax, ay] = before === undefined ? rightOf(point, after ?? point) : rightOf(before, point);
    const [bx, by] = after === undefined ? [ax, ay] : rightOf(point, after);
    const scale = right_ft / Math.max(0.2, 1 + ax * bx + ay * by);
    return { east_ft: point.east_ft + (ax + bx) * scale, north_ft: point.north_ft + (ay + by) * scale };
  });
}

/** `line` runs west to east or south to north; the band lies on the inner side of it. */
export function stripBand(line: readonly GroundPoint[], side: Side, width_ft: number): GroundPoint[] {
  const long = stretched(line);
  // Seen along its run, the inside is to the right of a north or west side and to the left of a south or east one.
  const way = side === 'N' || side === 'W' ? 1 : -1;
  const ring = [...shifted(long, -way * OUTWARD_FT), ...shifted(long, way * width_ft).toReversed()];
  return side === 'N' || side === 'W' ? ring.toReversed() : ring;
}
