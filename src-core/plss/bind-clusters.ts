// Which section a run of parts belongs to, and which township a section does, by what stands between them.
import type { Cluster, SectionCluster, TownshipCluster } from '#core/plss/clusters.ts';
import { jointOf, loosenessOf } from '#core/plss/joint.ts';
import type { Meridian } from '#core/plss/meridian.ts';
import type { PartsCluster } from '#core/plss/parts-cluster.ts';
import type { Passage } from '#core/plss/passage.ts';

/** Nothing but a comma or an "of the". */
const TIGHT = /^[\s,:|-]*(?:of\s+)?(?:(?:the|said)\s+)?$/i;

/** Text between two clusters with the exceptions and townships that stand there left out. */
function gapBetween({ clusters, text }: Passage, from: number, to: number): string {
  let gap = '';
  for (let i = from; i < to; i += 1) gap += text.slice(clusters[i]?.end, clusters[i + 1]?.start);
  return gap;
}

function findSection(
  passage: Passage,
  from: number,
  step: 1 | -1,
): { section: SectionCluster; looseness: number; tight: boolean } | null {
  const { clusters, text } = passage;
  for (let i = from + step; i >= 0 && i < clusters.length; i += step) {
    const cluster = clusters[i];
    if (cluster === undefined || cluster.kind === 'parts') return null;
    if (cluster.kind === 'section') {
      // "Section 6:" heads what follows it; what stands above belongs to the heading before.
      if (step === 1 && /^\s*(?:[:|]|-\s)/.test(text.slice(cluster.end, cluster.end + 8))) return null;
      const gap = step === 1 ? gapBetween(passage, from, i) : gapBetween(passage, i, from);
      return { section: cluster, looseness: loosenessOf(jointOf(gap)), tight: TIGHT.test(gap) };
    }
  }
  return null;
}

export interface Binding {
  section: SectionCluster | null;
  /** It stands beside them; otherwise it is carried from elsewhere in the passage. */
  adjacent: boolean;
  /** Beside them with hardly a word between. */
  tight: boolean;
}

/** Other parts follow within the same list, and the section only behind them. */
function goesOn({ clusters, text }: Passage, place: number): boolean {
  const [here, next] = [clusters[place], clusters[place + 1]];
  if (here === undefined || next?.kind !== 'parts') return false;
  return (
    next.start - here.end <= 40 && /^[\s,]*(?:(?:and|being|the|also)[\s,]*)*$/i.test(text.slice(here.end, next.start))
  );
}

export function bindingOf(passage: Passage, parts: PartsCluster): Binding {
  const place = passage.placeOf.get(parts) ?? -1;
  const after = findSection(passage, place, 1);
  const before = findSection(passage, place, -1);
  const [a, b] = [after?.looseness ?? Number.POSITIVE_INFINITY, before?.looseness ?? Number.POSITIVE_INFINITY];
  const takeBefore = b < a || (b === a && b !== Number.POSITIVE_INFINITY && passage.sectionsFirst);
  // "…of section nine; the NW¼ NW¼, being lot one, and the NW¼ SW¼ of section fifteen": a semicolon ends the section before.
  const ahead = passage.numberedAfter[place] ?? null;
  if (!passage.sectionsFirst && b >= 4 && a === Number.POSITIVE_INFINITY && ahead !== null && goesOn(passage, place))
    return { section: ahead, adjacent: true, tight: false };
  const chosen = takeBefore ? before : after;
  if (chosen && Math.min(a, b) !== Number.POSITIVE_INFINITY) {
    const { section, tight } = chosen;
    const named = passage.numberedBefore[passage.placeOf.get(section) ?? -1];
    return { section: named ?? section, adjacent: true, tight };
  }
  const carried = passage.numberedBefore[place] ?? passage.numberedAfter[place] ?? null;
  return { section: carried, adjacent: false, tight: false };
}

export interface BoundTownship {
  township: string | null;
  range: string | null;
  meridian: Meridian | null;
  state: string | null;
  nearest: TownshipCluster | null;
}

function complete({ townships, rangeSide: side }: Passage, first: TownshipCluster): BoundTownship {
  const whole: BoundTownship = { ...first, nearest: first };
  // "said Township" or a second mention may lack what the first one gave.
  for (const one of townships) {
    if (one.township !== null && whole.township !== null && one.township !== whole.township) continue;
    if (one.range !== null && whole.range !== null && one.range !== whole.range) continue;
    whole.township ??= one.township;
    whole.range ??= one.range;
    whole.meridian ??= one.meridian;
    whole.state ??= one.state;
  }
  if (side !== '' && whole.range !== null && /\d$/.test(whole.range)) whole.range += side;
  return whole;
}

/** The township of a section or of parts; without either, the first of the passage. */
export function townshipOf(passage: Passage, anchor: Cluster | null): BoundTownship {
  const chosen = anchor === null ? (passage.townships[0] ?? null) : nearestTownship(passage, anchor);
  if (chosen !== null) return complete(passage, chosen);
  return { township: null, range: null, meridian: null, state: null, nearest: null };
}

function nearestTownship(passage: Passage, anchor: Cluster): TownshipCluster | null {
  const place = passage.placeOf.get(anchor) ?? -1;
  const before = passage.townshipBefore[place] ?? null;
  const after = passage.townshipAfter[place] ?? null;
  if (before === null || after === null) return before ?? after;
  const joint = passage.jointToTownship[place] ?? null;
  const near = joint !== null && loosenessOf(joint) < 4;
  // "Sec 1: SW/4 of T155N, Sec 20: W/2, Sec 21: NE/4 of T154N": each township ends its own sections.
  if (near && !passage.townshipsFirst && endsList(passage, before) && endsList(passage, after)) return after;
  // A heading right before its section goes before anything that follows.
  const heading = passage.clusters[place - 1] === before;
  if (heading && loosenessOf(jointOf(gapBetween(passage, place - 1, place))) <= 2) return before;
  // "T5N R7W SW/4 of Sec 1, T4N R7W W/2 of Sec 20": the next township heads the next parts, as the one before heads these.
  if (passage.townshipsFirst && headsNext(passage, before) && headsNext(passage, after)) return before;
  // Where townships head their sections, a full stop ends the list under one.
  if (passage.townshipsFirst && joint?.marks.includes('.') === true) return before;
  return near ? after : before;
}

function endsList({ text }: Passage, township: TownshipCluster): boolean {
  return /\sof\s+$/i.test(text.slice(Math.max(0, township.start - 8), township.start));
}

/** Hardly a space lies between the township and what follows it. */
function headsNext({ clusters, placeOf, text }: Passage, township: TownshipCluster): boolean {
  const next = clusters[(placeOf.get(township) ?? -1) + 1];
  return (
    (next?.kind === 'parts' || next?.kind === 'section') && /^[:\s]{0,4}$/.test(text.slice(township.end, next.start))
  );
}
