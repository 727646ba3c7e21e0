// A chain as a rectangle of its section, counted in quarter-quarters (4 by 4, origin southwest): the algebra of parts.
import { type AliquotChain, type AliquotStep, type Corner, chainCode, stepCode } from '#core/plss/aliquot-part.ts';

/** West and east, south and north, from 0 to 4. */
export interface PartArea {
  west: number;
  east: number;
  south: number;
  north: number;
}

export const WHOLE_SECTION: PartArea = { west: 0, east: 4, south: 0, north: 4 };

function shareOf(area: PartArea, side: 'N' | 'S' | 'E' | 'W', share: number): PartArea {
  const [width, height] = [area.east - area.west, area.north - area.south];
  switch (side) {
    case 'N':
      return { ...area, south: area.north - height * share };
    case 'S':
      return { ...area, north: area.south + height * share };
    case 'E':
      return { ...area, west: area.east - width * share };
    case 'W':
      return { ...area, east: area.west + width * share };
  }
}

function stepInto(area: PartArea, step: AliquotStep): PartArea | null {
  if (step.kind === 'quarter') {
    const half = shareOf(area, step.corner.charAt(0) as 'N' | 'S', 1 / 2);
    return shareOf(half, step.corner.charAt(1) as 'E' | 'W', 1 / 2);
  }
  return step.kind === 'side' ? shareOf(area, step.side, step.take / step.of) : null;
}

/** The rectangle of a chain of halves and quarters; null when it holds a strip or a lot, which only the ground can tell. */
export function areaOfChain(chain: AliquotChain): PartArea | null {
  return chain.reduceRight<PartArea | null>(
    (area, step) => (area === null ? null : stepInto(area, step)),
    WHOLE_SECTION,
  );
}

const HAIR = 1e-9;

/** What both cover; null when they do not touch or only share a line. */
export function overlapOf(one: PartArea, other: PartArea): PartArea | null {
  const both = {
    west: Math.max(one.west, other.west),
    east: Math.min(one.east, other.east),
    south: Math.max(one.south, other.south),
    north: Math.min(one.north, other.north),
  };
  return both.east - both.west > HAIR && both.north - both.south > HAIR ? both : null;
}

/** Sixteenths of a section; 16 for the whole, 1 for a quarter-quarter. */
export function sixteenthsOf(area: PartArea): number {
  return (area.east - area.west) * (area.north - area.south);
}

/** Parts that two chains of one union both cover, in words; a part named twice is counted twice by whoever adds acres. */
export function overlapsOf(chains: readonly AliquotChain[]): string[] {
  const areas = chains.map(areaOfChain);
  return chains.flatMap((chain, i) =>
    chains.slice(i + 1).flatMap((other, j) => {
      const [one, two] = [areas[i], areas[i + 1 + j]];
      if (!one || !two || overlapOf(one, two) === null) return [];
      return [`${partText(chain)} and ${partText(other)} overlap.`];
    }),
  );
}

/** N½NE¼, for people. */
export function partText(chain: AliquotChain): string {
  return chain
    .map((step) => {
      if (step.kind === 'quarter') return `${step.corner}¼`;
      if (step.kind === 'side' && step.take === 1 && step.of === 2) return `${step.side}½`;
      if (step.kind === 'lot') return `Lot ${step.lot}`;
      return step.kind === 'strip' ? `${step.side} ${step.amount} ${step.unit} of ` : stepCode(step);
    })
    .join('');
}

/** The area seen from the quarter that holds it, spread over the whole section. */
function magnified(area: PartArea, west: number, south: number, width: number, height: number): PartArea {
  const x = (value: number) => ((value - west) / width) * 4;
  const y = (value: number) => ((value - south) / height) * 4;
  return { west: x(area.west), east: x(area.east), south: y(area.south), north: y(area.north) };
}

function halfOf(area: PartArea): AliquotStep | null {
  const side = (['N', 'S', 'E', 'W'] as const).find((one) => {
    const half = shareOf(WHOLE_SECTION, one, 1 / 2);
    return half.west === area.west && half.east === area.east && half.south === area.south && half.north === area.north;
  });
  return side === undefined ? null : { kind: 'side', side, take: 1, of: 2 };
}

/** The one canonical chain of a rectangle: quarters as far as they go, then one half; null when no such chain makes it. */
function chainOfArea(area: PartArea): AliquotChain | null {
  const steps: AliquotStep[] = [];
  let rest = area;
  for (let depth = 0; depth < 12; depth += 1) {
    const [width, height] = [rest.east - rest.west, rest.north - rest.south];
    if (width === 4 && height === 4) return steps;
    const half = halfOf(rest);
    if (half !== null) return [half, ...steps];
    if (width <= 2 && height <= 2) {
      const corner: Corner = `${rest.south >= 2 ? 'N' : 'S'}${rest.west >= 2 ? 'E' : 'W'}`;
      const [west, south] = [corner.endsWith('E') ? 2 : 0, corner.startsWith('N') ? 2 : 0];
      if (rest.east > west + 2 || rest.north > south + 2) return null;
      steps.unshift({ kind: 'quarter', corner });
      rest = magnified(rest, west, south, 2, 2);
    } else {
      // A band across a half: E½ of the W½, S½ of the N½.
      const side = height === 4 ? (rest.west >= 2 ? 'E' : 'W') : rest.south >= 2 ? 'N' : 'S';
      const tall = height === 4;
      const [west, south] = [tall && side === 'E' ? 2 : 0, !tall && side === 'N' ? 2 : 0];
      if (tall ? rest.east > west + 2 : rest.north > south + 2) return null;
      if (!tall && width !== 4) return null;
      steps.unshift({ kind: 'side', side, take: 1, of: 2 });
      rest = tall ? magnified(rest, west, 0, 2, 4) : magnified(rest, 0, south, 4, 2);
    }
  }
  return null;
}

/** Canonical form: NE4 W2 becomes E2 NW4, S2 SE4 NW4 stays. Chains with strips, lots or thirds keep their words. */
export function normalChain(chain: AliquotChain): AliquotChain {
  const area = areaOfChain(chain);
  return (area === null ? null : chainOfArea(area)) ?? chain;
}

const ROWS = ['S', 'N'] as const;
const COLUMNS = ['W', 'E'] as const;

/** NENE for the cell three over and three up. */
function quarterQuarterName(column: number, row: number): string {
  const quarter = `${ROWS[row >> 1] ?? ''}${COLUMNS[column >> 1] ?? ''}`;
  return `${ROWS[row & 1] ?? ''}${COLUMNS[column & 1] ?? ''}${quarter}`;
}

/** Column and row of a quarter-quarter by its name. */
export function findQuarterQuarter(name: string): { column: number; row: number } | null {
  const match = /^([NS])([EW])([NS])([EW])$/.exec(name);
  if (match === null) return null;
  return {
    column: (match[4] === 'E' ? 2 : 0) + (match[2] === 'E' ? 1 : 0),
    row: (match[3] === 'N' ? 2 : 0) + (match[1] === 'N' ? 1 : 0),
  };
}

/** Whole quarter-quarters that the chains cover together, by name, sorted; parts of one are left out. */
export function quarterQuartersOf(chains: readonly AliquotChain[]): string[] {
  const names = new Set<string>();
  for (const chain of chains) {
    const area = areaOfChain(chain);
    if (area === null) continue;
    for (let column = Math.ceil(area.west); column + 1 <= area.east; column += 1) {
      for (let row = Math.ceil(area.south); row + 1 <= area.north; row += 1) names.add(quarterQuarterName(column, row));
    }
  }
  return [...names].sort();
}

/** True when a strip or lot is not where only one can stand, or a part is halved past what a deed could mean. */
export function chainProblem(chain: AliquotChain): string | null {
  const lot = chain.findIndex((step) => step.kind === 'lot');
  if (lot >= 0 && lot !== chain.length - 1) return `${chainCode(chain)}: a lot is not divided from a part.`;
  const area = areaOfChain(chain.filter((step) => step.kind === 'quarter' || step.kind === 'side'));
  if (area !== null && sixteenthsOf(area) * 40 < 0.001) return `${chainCode(chain)} is smaller than a grave plot.`;
  return chain.length > 12 ? `${chainCode(chain)} divides the section ${chain.length} times over.` : null;
}
