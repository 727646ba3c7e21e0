// The ground of one chain in one section: published parts where they cover it, else the section divided by rule.
import { type AliquotChain, type AliquotStep, STRIP_UNIT_FT, type StripStep } from '#core/plss/aliquot-part.ts';
import { between, type GroundPoint } from '#core/plss/ground.ts';
import { areaOfChain, findQuarterQuarter, type PartArea, partText, WHOLE_SECTION } from '#core/plss/part-area.ts';
import { ringOfPart, sidesOfPart } from '#core/plss/part-shape.ts';
import type { SectionLattice } from '#core/plss/section-lattice.ts';
import { usualPlaceOfLot } from '#core/plss/township-grid.ts';
import type { Authority } from '#main/fabric/corner-lattice.ts';
import { areaOfRings, intersectRings, joinRings } from '#main/fabric/join-rings.ts';
import type { PartPiece } from '#main/fabric/lookup.ts';
import { quadOf } from '#main/fabric/piece-corners.ts';
import { findCover, lotNotes, piecesWithin, recordAcresOf } from '#main/fabric/published-cover.ts';
import type { SectionGround } from '#main/fabric/section-ground.ts';
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
  const base = { lattice: ground.lattice, area, record_acres: null, notes: [], ids: [] };
  if (area === WHOLE_SECTION && ground.outline.length > 0) {
    return { ...base, rings: ground.outline, authority: 'published' };
  }
  const cover = findCover(ground, area);
  if (cover !== null) return { ...base, ...groundOfPieces(ground, cover), notes: lotNotes(cover, what) };
  const ring = ringOfPart(ground.lattice, area);
  if (ring === null) {
    return { problem: `The fabric does not hold enough of Section ${ground.section} to lay out ${what}.` };
  }
  const notes = lotNotes(piecesWithin(ground, area), what);
  return { ...base, rings: [ring], authority: worstAuthority(ground, area), notes };
}

/** Published pieces joined. */
function groundOfPieces(ground: SectionGround, pieces: readonly PartPiece[]) {
  return {
    rings: joinRings(pieces.flatMap((part) => ground.ringsOf(part))),
    authority: 'published' as const,
    record_acres: recordAcresOf(pieces),
    ids: pieces.map((part) => part.secdivid),
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
    const joined = groundOfPieces(ground, found);
    const lattice = latticeOfQuad(quadOf(joined.rings) ?? []) ?? ground.lattice;
    return { ...joined, notes: [], lattice, area: WHOLE_SECTION };
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
