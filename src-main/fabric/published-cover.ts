// Which of the bureau's own parts fill a rectangle of a section.
import type { PartArea } from '#core/plss/part-area.ts';
import type { PartPiece } from '#main/fabric/lookup.ts';
import { areaOfPart } from '#main/fabric/piece-corners.ts';
import type { SectionGround } from '#main/fabric/section-ground.ts';

function isWithin(inner: PartArea, outer: PartArea): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  );
}

function cellsOf(area: PartArea): string[] {
  const cells: string[] = [];
  for (let column = Math.floor(area.west); column < area.east; column += 1) {
    for (let row = Math.floor(area.south); row < area.north; row += 1) cells.push(`${column} ${row}`);
  }
  return cells;
}

const isLot = (part: PartPiece): boolean => part.type !== 'A' && part.type !== 'Q';
const sizeOf = (area: PartArea): number => (area.east - area.west) * (area.north - area.south);

/** Published parts that fill the rectangle; null when some quarter-quarter of it has none. */
export function findCover(ground: SectionGround, area: PartArea): PartPiece[] | null {
  const inside = ground.parts
    .flatMap((part) => {
      const own = areaOfPart(part);
      return own !== null && isWithin(own, area) ? [{ part, own }] : [];
    })
    .sort((a, b) => sizeOf(a.own) - sizeOf(b.own));
  const exact = inside.filter(({ part, own }) => !isLot(part) && sizeOf(own) === sizeOf(area));
  if (exact[0] !== undefined) return [exact[0].part];
  if (!Object.values(area).every(Number.isInteger)) return null;
  const covered = new Set<string>();
  const taken: PartPiece[] = [];
  for (const lots of [false, true]) {
    for (const { part, own } of inside) {
      if (isLot(part) !== lots || sizeOf(own) < 1) continue;
      const cells = cellsOf(own);
      // Several lots may share a quarter-quarter; two aliquots never do.
      if (
        cells.some((cell) => covered.has(cell)) &&
        !(lots && taken.some((one) => isLot(one) && one.quarter_quarter === part.quarter_quarter))
      )
        continue;
      taken.push(part);
      for (const cell of cells) covered.add(cell);
    }
  }
  return cellsOf(area).every((cell) => covered.has(cell)) ? taken : null;
}

/** Null when any of them has none. */
export function recordAcresOf(parts: readonly PartPiece[]): number | null {
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part.record_acres === null ? null : sum + part.record_acres),
    0,
  );
}

/** What to say when some of the pieces are lots. */
export function lotNotes(parts: readonly PartPiece[], what: string): string[] {
  const lots = parts.filter(isLot);
  if (lots.length === 0) return [];
  const names = lots.map((part) => `Lot ${part.name} (${part.quarter_quarter})`).join(', ');
  return [`In the fabric ${what} is lotted: it includes ${names}.`];
}

/** Pieces of the quarter-quarters that a rectangle touches. */
export function piecesWithin(ground: SectionGround, area: PartArea): PartPiece[] {
  const cells = {
    west: Math.floor(area.west),
    east: Math.ceil(area.east),
    south: Math.floor(area.south),
    north: Math.ceil(area.north),
  };
  return ground.parts.filter((part) => {
    const own = areaOfPart(part);
    return own !== null && isWithin(own, cells);
  });
}
