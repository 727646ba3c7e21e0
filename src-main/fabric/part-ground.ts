// The ground of one chain in one section: published parts where they cover it, else the section divided by rule.
import { type AliquotChain, type AliquotStep, STRIP_UNIT_FT, type StripStep } from '#core/plss/aliquot-part.ts';
import { between, type GroundPoint } from '#core/plss/ground.ts';
import { areaOfChain, findQuarterQuarter, type PartArea, partText, WHOLE_SECTION } from '#core/plss/part-area.ts';
import { ringOfPart, sidesOfPart } from '#core/plss/part-shape.ts';
import type { SectionLattice } from '#core/plss/section-lattice.ts';
import { usualPlaceOfLot } from '#core/plss/township-grid.ts';
import { areaOfRings, intersectRings, joinRings } from '#main/fabric/join-rings.ts';
import type { PartPiece } from '#main/fabric/lookup.ts';
import { type Authority, areaOfPart, quadOf, type SectionGround } from '#main/fabric/section-ground.ts';
import { stripBand } from '#main/fabric/strip-band.ts';

export interface PartGround {
  rings: GroundPoint[][];
  authority: Authority;
  /** Sum of the record areas of the published parts; null when any has none. */
  record_acres: number | null;
  notes: string[];
  /** Divides further: the lattice and rectangle that the rings fill. */
  lattice: SectionLattice;
  area: PartArea;
  /** Ids of the published parts taken. */
  ids: string[];
}

export type FoundGround = PartGround | { problem: string };

const ACRE_SQFT = 43_560;

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
function findCover(ground: SectionGround, area: PartArea): PartPiece[] | null {
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

function recordAcresOf(parts: readonly PartPiece[]): number | null {
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part.record_acres === null ? null : sum + part.record_acres),
    0,
  );
}

function lotNotes(parts: readonly PartPiece[], what: string): string[] {
  const lots = parts.filter(isLot);
  if (lots.length === 0) return [];
  const names = lots.map((part) => `Lot ${part.name} (${part.quarter_quarter})`).join(', ');
  return [`In the fabric ${what} is lotted: it includes ${names}.`];
}

function worstAuthority(ground: SectionGround, area: PartArea): Authority {
  let worst: Authority = 'published';
  for (let column = Math.floor(area.west); column <= Math.ceil(area.east); column += 1) {
    for (let row = Math.floor(area.south); row <= Math.ceil(area.north); row += 1) {
      const mark = ground.authority[column]?.[row];
      if (mark === 'nominal') worst = 'nominal';
      else if (mark === 'calculated' && worst !== 'nominal') worst = 'calculated';
    }
  }
  // Lines inside a quarter-quarter are never published; they are computed from its corners.
  return worst === 'published' ? 'calculated' : worst;
}

/** The rectangle of the section: published, calculated or nominal. */
function groundOfArea(ground: SectionGround, area: PartArea, what: string): FoundGround {
  const whole = sizeOf(area) === sizeOf(WHOLE_SECTION);
  const base = { lattice: ground.lattice, area };
  if (whole && ground.outline.length > 0) {
    return { ...base, rings: ground.outline, authority: 'published', record_acres: null, notes: [], ids: [] };
  }
  const cover = findCover(ground, area);
  if (cover !== null) {
    const rings = joinRings(cover.flatMap((part) => ground.ringsOf(part)));
    const ids = cover.map((part) => part.secdivid);
    return {
      ...base,
      rings,
      authority: 'published',
      record_acres: recordAcresOf(cover),
      notes: lotNotes(cover, what),
      ids,
    };
  }
  const ring = ringOfPart(ground.lattice, area);
  if (ring === null)
    return { problem: `The fabric does not hold enough of Section ${ground.section} to lay out ${what}.` };
  const lots = ground.parts.filter((part) => {
    const own = areaOfPart(part);
    return (
      isLot(part) &&
      own !== null &&
      isWithin(own, {
        west: Math.floor(area.west),
        east: Math.ceil(area.east),
        south: Math.floor(area.south),
        north: Math.ceil(area.north),
      })
    );
  });
  return {
    ...base,
    rings: [ring],
    authority: worstAuthority(ground, area),
    record_acres: null,
    notes: lotNotes(lots, what),
    ids: [],
  };
}

/** A quadrilateral as a lattice of its own, for dividing a lot or a strip further. */
function latticeOfQuad(quad: readonly GroundPoint[]): SectionLattice | null {
  const [sw, se, ne, nw] = quad;
  if (!sw || !se || !ne || !nw) return null;
  const nodes = Array.from({ length: 5 }, (_, column) =>
    Array.from({ length: 5 }, (_, row) => between(between(sw, se, column / 4), between(nw, ne, column / 4), row / 4)),
  );
  return { nodes, bends: { south: [], north: [], west: [], east: [] } };
}

function groundOfLot(ground: SectionGround, lot: string): FoundGround {
  const found = ground.parts.filter((part) => part.type === 'L' && part.name === lot);
  if (found.length > 0) {
    const rings = joinRings(found.flatMap((part) => ground.ringsOf(part)));
    const lattice = latticeOfQuad(quadOf(rings) ?? []) ?? ground.lattice;
    return {
      rings,
      authority: 'published',
      record_acres: recordAcresOf(found),
      notes: [],
      lattice,
      area: WHOLE_SECTION,
      ids: found.map((part) => part.secdivid),
    };
  }
  const usual = usualPlaceOfLot(ground.section, lot);
  const cell = usual === null ? null : findQuarterQuarter(usual);
  if (usual === null || cell === null || ground.parts.length > 0) {
    return { problem: `The fabric has no Lot ${lot} in Section ${ground.section}.` };
  }
  const area = { west: cell.column, east: cell.column + 1, south: cell.row, north: cell.row + 1 };
  const ring = ringOfPart(ground.lattice, area);
  if (ring === null) return { problem: `The fabric has no Lot ${lot} in Section ${ground.section}.` };
  const notes = [`Lot ${lot} is laid where lots of that number usually lie (${usual}); only the plat can confirm it.`];
  return { rings: [ring], authority: 'nominal', record_acres: null, notes, lattice: ground.lattice, area, ids: [] };
}

function stripOf(from: PartGround, step: StripStep): FoundGround {
  const side = sidesOfPart(from.lattice, from.area)[step.side];
  const cut = (width_ft: number) => intersectRings(from.rings, [stripBand(side, step.side, width_ft)]);
  let rings: GroundPoint[][];
  if (step.unit === 'ac') {
    const wanted = step.amount * ACRE_SQFT;
    if (wanted >= areaOfRings(from.rings)) return { problem: `The part has no ${step.amount} acres.` };
    let [low, high] = [0, 12_000];
    for (let i = 0; i < 40; i += 1) {
      const middle = (low + high) / 2;
      if (areaOfRings(cut(middle)) < wanted) low = middle;
      else high = middle;
    }
    rings = cut(high);
  } else rings = cut(step.amount * STRIP_UNIT_FT[step.unit]);
  const lattice = latticeOfQuad(quadOf(rings) ?? []);
  if (rings.length === 0 || lattice === null) return { problem: 'The strip does not make one piece of ground.' };
  return {
    ...from,
    rings,
    lattice,
    area: WHOLE_SECTION,
    record_acres: null,
    ids: [],
    authority: from.authority === 'published' ? 'calculated' : from.authority,
  };
}

/** Steps left of a strip or a lot divide that piece, not the section. */
function divided(from: PartGround, steps: AliquotChain): FoundGround {
  const area = areaOfChain(steps);
  const ring = area === null ? null : ringOfPart(from.lattice, area);
  if (area === null || ring === null) return { problem: `${partText(steps)} cannot be laid out.` };
  const rings = intersectRings(from.rings, [ring]);
  return {
    ...from,
    rings,
    area,
    record_acres: null,
    ids: [],
    authority: from.authority === 'published' ? 'calculated' : from.authority,
  };
}

const isPlain = (step: AliquotStep): boolean => step.kind === 'quarter' || step.kind === 'side';

/** A chain worked from its right end; an empty one is the whole section. */
export function groundOfChain(ground: SectionGround, chain: AliquotChain): FoundGround {
  let at = chain.length;
  while (at > 0 && isPlain(chain[at - 1] as AliquotStep)) at -= 1;
  const tail = chain.slice(at);
  const last = chain.at(-1);
  let found: FoundGround;
  if (last?.kind === 'lot') {
    found = groundOfLot(ground, last.lot);
    at = chain.length - 1;
  } else
    found = groundOfArea(
      ground,
      areaOfChain(tail) ?? WHOLE_SECTION,
      tail.length === 0 ? 'the section' : partText(tail),
    );
  while (at > 0 && !('problem' in found)) {
    const step = chain[at - 1] as AliquotStep;
    if (step.kind === 'strip') {
      found = stripOf(found, step);
      at -= 1;
    } else {
      let from = at;
      while (from > 0 && isPlain(chain[from - 1] as AliquotStep)) from -= 1;
      if (from === at) return { problem: `${partText(chain)} cannot be laid out.` };
      found = divided(found, chain.slice(from, at));
      at = from;
    }
  }
  return found;
}
