// Which section a run of parts belongs to, and which township a section does, by what stands between them.
import type { Cluster, SectionCluster, TownshipCluster } from '#core/plss/clusters.ts';
import type { Meridian } from '#core/plss/meridian.ts';
import type { PartsCluster } from '#core/plss/parts-cluster.ts';

const JOINT_WORDS =
  /\b(?:of|in|within|the|all|being|lying|lies|situate|situated|located|said|aforesaid|contained|and|that|is|are|both|fractional|a|part|aliq|portion)\b/gi;

/** How loosely a gap joins two clusters: 0 "of", 1 a space or colon, 2 a comma, 4 a semicolon; Infinity when it does not. */
function looseness(gap: string): number {
  const marks = gap.replaceAll(JOINT_WORDS, '').replaceAll(/\s+/g, '');
  if (/[^,;:|()\-.\]—]/.test(marks) || marks.length > 6) return Number.POSITIVE_INFINITY;
  if (marks.includes(';')) return 4;
  if (/\b(?:of|in|within)\b/i.test(gap)) return 0;
  if (/\band\b/i.test(gap)) return 4;
  if (marks.includes('.')) return 3;
  return marks.includes(',') ? 2 : 1;
}

/** Nothing but a comma or an "of the". */
const TIGHT = /^[\s,:|]*(?:of\s+)?(?:(?:the|said)\s+)?$/i;

/** Text between two clusters with the exceptions and townships that stand there left out. */
function gapBetween(clusters: readonly Cluster[], from: number, to: number, text: string): string {
  let gap = '';
  for (let i = from; i < to; i += 1) gap += text.slice(clusters[i]?.end, clusters[i + 1]?.start);
  return gap;
}

function findSection(
  clusters: readonly Cluster[],
  from: number,
  step: 1 | -1,
  text: string,
): { section: SectionCluster; looseness: number; tight: boolean } | null {
  for (let i = from + step; i >= 0 && i < clusters.length; i += step) {
    const cluster = clusters[i];
    if (cluster === undefined || cluster.kind === 'parts') return null;
    if (cluster.kind === 'section') {
      // "Section 6:" heads what follows it; what stands above belongs to the heading before.
      if (step === 1 && /^\s*(?:[:|]|-\s)/.test(text.slice(cluster.end, cluster.end + 8))) return null;
      const gap = step === 1 ? gapBetween(clusters, from, i, text) : gapBetween(clusters, i, from, text);
      return { section: cluster, looseness: looseness(gap), tight: TIGHT.test(gap) };
    }
  }
  return null;
}

/** Sections follow their parts, unless the passage begins with the section. */
function sectionsComeFirst(clusters: readonly Cluster[]): boolean {
  return clusters.find((cluster) => cluster.kind === 'parts' || cluster.kind === 'section')?.kind === 'section';
}

function lastNumbered(clusters: readonly Cluster[], before: number): SectionCluster | null {
  for (let i = before; i >= 0; i -= 1) {
    const cluster = clusters[i];
    if (cluster?.kind === 'section' && cluster.numbers.length > 0) return cluster;
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

export function bindingOf(clusters: readonly Cluster[], parts: PartsCluster, text: string): Binding {
  const index = clusters.indexOf(parts);
  const after = findSection(clusters, index, 1, text);
  const before = findSection(clusters, index, -1, text);
  const [a, b] = [after?.looseness ?? Number.POSITIVE_INFINITY, before?.looseness ?? Number.POSITIVE_INFINITY];
  const takeBefore = b < a || (b === a && b !== Number.POSITIVE_INFINITY && sectionsComeFirst(clusters));
  const chosen = takeBefore ? before : after;
  if (chosen && Math.min(a, b) !== Number.POSITIVE_INFINITY) {
    const { section, tight } = chosen;
    const named = section.numbers.length > 0 ? section : lastNumbered(clusters, clusters.indexOf(section));
    return { section: named ?? section, adjacent: true, tight };
  }
  const carried =
    lastNumbered(clusters, index) ??
    clusters.slice(index).find((cluster) => cluster.kind === 'section' && cluster.numbers.length > 0) ??
    null;
  return { section: carried?.kind === 'section' ? carried : null, adjacent: false, tight: false };
}

export interface BoundTownship {
  township: string | null;
  range: string | null;
  meridian: Meridian | null;
  state: string | null;
  nearest: TownshipCluster | null;
}

function complete(clusters: readonly Cluster[], first: TownshipCluster): BoundTownship {
  const whole: BoundTownship = { ...first, nearest: first };
  // "said Township" or a second mention may lack what the first one gave.
  for (const cluster of clusters) {
    if (cluster.kind !== 'township') continue;
    if (cluster.township !== null && whole.township !== null && cluster.township !== whole.township) continue;
    if (cluster.range !== null && whole.range !== null && cluster.range !== whole.range) continue;
    whole.township ??= cluster.township;
    whole.range ??= cluster.range;
    whole.meridian ??= cluster.meridian;
    whole.state ??= cluster.state;
  }
  return whole;
}

export function townshipOf(clusters: readonly Cluster[], anchor: Cluster | null, text: string): BoundTownship {
  const index = anchor === null ? -1 : clusters.indexOf(anchor);
  const townships = clusters.flatMap((cluster, i) => (cluster.kind === 'township' ? [{ cluster, i }] : []));
  const after = townships.find(({ i }) => i > index);
  const before = townships.findLast(({ i }) => i < index);
  // A heading right before its section goes before anything that follows.
  const heads = before?.i === index - 1 && looseness(gapBetween(clusters, before.i, index, text)) <= 2;
  const binds = after !== undefined && !heads && looseness(gapBetween(clusters, index, after.i, text)) < 4;
  const chosen = (binds ? after : (before ?? after))?.cluster ?? null;
  if (chosen !== null) return complete(clusters, chosen);
  return { township: null, range: null, meridian: null, state: null, nearest: null };
}
