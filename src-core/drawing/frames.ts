// Which tracts of a document stand in one plane: those tied to the same corner stand to each other as their ties say.
import type { FigurePoint } from '#core/drawing/figure-parts.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';

export interface Framed {
  /** Index of the tract in its extraction. */
  readonly index: number;
  readonly verdict: Pick<TractVerdict, 'anchor' | 'tie_offset'>;
}

export interface FrameMember {
  readonly index: number;
  /** Where its point of beginning stands, feet east and north of the frame's origin. */
  readonly origin: FigurePoint;
}

export interface Frame {
  /** The common corner, and where it stands; null for a tract that stands alone. */
  readonly anchor: { readonly name: string; readonly at: FigurePoint } | null;
  /** In the order of the document; the point of beginning of the first is the frame's origin. */
  readonly members: readonly FrameMember[];
}

/** Every tract in exactly one frame. */
export function framesOf(tracts: readonly Framed[]): Frame[] {
  const groups = new Map<string, Framed[]>();
  for (const tract of tracts) {
    const key = cornerOf(tract) ?? `alone ${tract.index}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tract]);
    else group.push(tract);
  }
  return [...groups.values()].map(frameOf);
}

function frameOf(group: readonly Framed[]): Frame {
  const [first] = group;
  const from = first?.verdict.tie_offset;
  if (first === undefined || from == null || group.length === 1)
    return { anchor: null, members: group.map(({ index }) => ({ index, origin: [0, 0] })) };
  return {
    anchor: { name: first.verdict.anchor ?? '', at: [-from[0], -from[1]] },
    members: group.map(({ index, verdict: { tie_offset } }) => ({
      index,
      origin: [(tie_offset?.[0] ?? 0) - from[0], (tie_offset?.[1] ?? 0) - from[1]],
    })),
  };
}

/** What tells a corner from others of its kind: two tracts that both begin at "a stone" need not begin at the same. */
const SINGLE = /\b(?:corner|intersection|cent(?:er|re)|crossing|mouth)\b|\b(?:no\.?|number|station)\s*\d/i;
/** "The northwest corner of said lot" is another corner in another tract, unless a number says which lot. */
const POINTS_BACK = /\b(?:said|aforesaid|same|thereof|described|its)\b/i;

/** One spelling for a corner that several tracts may name; null where nothing says which corner it is. */
function cornerOf({ verdict: { anchor, tie_offset } }: Framed): string | null {
  if (anchor === null || tie_offset === null || !SINGLE.test(anchor)) return null;
  if (POINTS_BACK.test(anchor) && !/\d/.test(anchor)) return null;
  const plain = anchor
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .replace(/\b(?:the|said|aforesaid)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `corner ${plain}`;
}
