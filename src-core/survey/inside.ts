// Is a point inside an outline? By counting the sides that a line to the east crosses.
interface Place {
  readonly east_ft: number;
  readonly north_ft: number;
}

/** A ring inside another is a hole. A point on a side may be told either way. */
export function isInside(point: Place, rings: readonly (readonly Place[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [a, b] = [ring[i], ring[j]];
      if (a === undefined || b === undefined || a.north_ft > point.north_ft === b.north_ft > point.north_ft) continue;
      const east = a.east_ft + ((point.north_ft - a.north_ft) / (b.north_ft - a.north_ft)) * (b.east_ft - a.east_ft);
      if (point.east_ft < east) inside = !inside;
    }
  }
  return inside;
}
