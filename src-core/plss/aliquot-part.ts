// The steps of an aliquot chain: halves, quarters, strips and lots, and the short codes they are written in.

export const SIDES = ['N', 'S', 'E', 'W'] as const;
export type Side = (typeof SIDES)[number];
export const CORNERS = ['NE', 'NW', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];

/** Lengths of strips in feet per unit; a strip may also be told by its acres. */
export const STRIP_UNIT_FT = { ft: 1, rd: 16.5, ch: 66, lk: 0.66, yd: 3, m: 3937 / 1200 } as const;
export type StripUnit = keyof typeof STRIP_UNIT_FT | 'ac';

/** NE4: one quarter of what follows. */
export interface QuarterStep {
  kind: 'quarter';
  corner: Corner;
}

/** N2: one half; W4: the west quarter across; E2/3: two thirds. */
export interface SideStep {
  kind: 'side';
  side: Side;
  take: number;
  of: number;
}

/** N200ft: the north 200 feet; S5ac: the south 5 acres. */
export interface StripStep {
  kind: 'strip';
  side: Side;
  amount: number;
  unit: StripUnit;
}

/** L3: government lot 3. Always the last of its chain. */
export interface LotStep {
  kind: 'lot';
  lot: string;
}

export type AliquotStep = QuarterStep | SideStep | StripStep | LotStep;

/** Document order, applied right to left: SE4 SW4 is the southeast quarter of the southwest quarter. */
export type AliquotChain = readonly AliquotStep[];

/** The code of one step on the wire: SE4, N2, W4, E2/3, N200ft, L3. */
export function stepCode(step: AliquotStep): string {
  switch (step.kind) {
    case 'quarter':
      return `${step.corner}4`;
    case 'side':
      return step.take === 1 ? `${step.side}${step.of}` : `${step.side}${step.take}/${step.of}`;
    case 'strip':
      return `${step.side}${step.amount}${step.unit}`;
    case 'lot':
      return `L${step.lot}`;
  }
}

/** A chain on the wire: `SE4 SW4`. */
export function chainCode(chain: AliquotChain): string {
  return chain.map(stepCode).join(' ');
}

/** Null when the code is no step at all, such as SE2: a corner has no half. */
function findStep(code: string): AliquotStep | null {
  const quarter = /^(NE|NW|SE|SW)4$/.exec(code);
  if (quarter) return { kind: 'quarter', corner: quarter[1] as Corner };
  const side = /^([NSEW])(?:(\d)\/)?([2-9])$/.exec(code);
  if (side) {
    const take = Number(side[2] ?? 1);
    const of = Number(side[3]);
    return take >= 1 && take < of ? { kind: 'side', side: side[1] as Side, take, of } : null;
  }
  const strip = /^([NSEW])(\d+(?:\.\d+)?)(ft|rd|ch|lk|yd|m|ac)$/.exec(code);
  if (strip && Number(strip[2]) > 0) {
    return { kind: 'strip', side: strip[1] as Side, amount: Number(strip[2]), unit: strip[3] as StripUnit };
  }
  const lot = /^L(\d{1,3}[A-Z]?)$/.exec(code);
  return lot ? { kind: 'lot', lot: lot[1] ?? '' } : null;
}

/** Null when any step is not one, or a lot stands anywhere but last. */
export function findChain(code: string): AliquotChain | null {
  const steps: AliquotStep[] = [];
  for (const word of code.trim().split(/\s+/)) {
    const step = findStep(word);
    if (step === null || steps.at(-1)?.kind === 'lot') return null;
    steps.push(step);
  }
  return steps;
}
