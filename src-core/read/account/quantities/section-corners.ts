// The corners of sections in their township: six rows of six, numbered to and fro from the northeast.

const ACROSS = 6;

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Rows from the north, columns from the west. */
function cellOf(section: number): Cell {
  const row = Math.floor((section - 1) / ACROSS);
  const along = (section - 1) % ACROSS;
  return { row, column: row % 2 === 0 ? ACROSS - 1 - along : along };
}

/** Whether the corner so named of one section is a corner of another, over the township's edge too; a corner without a name may be any of its four. */
export function isCornerOf(corner: string, section: number, other: number): boolean {
  const [own, land] = [cellOf(section), cellOf(other)];
  const rows = corner.startsWith('n') ? [0] : corner.startsWith('s') ? [1] : [0, 1];
  const columns =
    corner.endsWith('e') || corner.endsWith('east')
      ? [1]
      : corner.endsWith('w') || corner.endsWith('west')
        ? [0]
        : [0, 1];
  const touches = (a: number, b: number): boolean => [0, 1].some((step) => (a - b - step + 2 * ACROSS) % ACROSS === 0);
  return (
    rows.some((row) => touches(own.row + row, land.row)) &&
    columns.some((column) => touches(own.column + column, land.column))
  );
}

/** Whether there is a corner that all of them have. */
export const areOfOneCorner = ([first = 0, ...others]: readonly number[]): boolean =>
  ['nw', 'ne', 'sw', 'se'].some((corner) => others.every((other) => isCornerOf(corner, first, other)));

/** Whether two named corners are one, over the township's edge too. */
export function isSameCorner(corner: string, section: number, other: string, otherSection: number): boolean {
  const [a, b] = [placeOf(corner, section), placeOf(other, otherSection)];
  return (a.row - b.row) % ACROSS === 0 && (a.column - b.column) % ACROSS === 0;
}

function placeOf(corner: string, section: number): Cell {
  const { row, column } = cellOf(section);
  return { row: row + (corner.startsWith('s') ? 1 : 0), column: column + (/e(?:ast)?$/.test(corner) ? 1 : 0) };
}
