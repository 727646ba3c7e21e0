// A passage's clusters with what each must know of the others, worked out once for all: places, neighbours, joints.
import type { Cluster, SectionCluster, TownshipCluster } from '#core/plss/clusters.ts';
import { type Joint, joined, jointOf } from '#core/plss/joint.ts';

export interface Passage {
  text: string;
  clusters: readonly Cluster[];
  placeOf: ReadonlyMap<Cluster, number>;
  /** By place: the nearest section that has a number, there or before, and there or after. */
  numberedBefore: readonly (SectionCluster | null)[];
  numberedAfter: readonly (SectionCluster | null)[];
  /** By place: the nearest township before, and after, with what joins the cluster to the latter. */
  townshipBefore: readonly (TownshipCluster | null)[];
  townshipAfter: readonly (TownshipCluster | null)[];
  jointToTownship: readonly (Joint | null)[];
  /** One of each kind that says the same. */
  townships: readonly TownshipCluster[];
  /** Sections follow their parts, unless the passage begins with the section. */
  sectionsFirst: boolean;
  /** The passage begins with a township: it heads the sections that follow it. */
  townshipsFirst: boolean;
  /** "…Range 15; …Range 16, all West of the 4th P.M.": the side of every range that names none. */
  rangeSide: string;
  /** Offset of the first word. */
  opening: number;
}

export function passageOf(clusters: readonly Cluster[], text: string): Passage {
  const land = clusters.filter((cluster) => !isOfAct(cluster, text));
  const townshipAfter = shifted(nearestAfter(clusters, asTownship), 1);
  return {
    text,
    clusters,
    placeOf: new Map(clusters.map((cluster, place) => [cluster, place])),
    numberedBefore: nearestBefore(clusters, asNumbered),
    numberedAfter: nearestAfter(clusters, asNumbered),
    townshipBefore: shifted(nearestBefore(clusters, asTownship), -1),
    townshipAfter,
    jointToTownship: jointsAhead(clusters, townshipAfter, text),
    townships: distinct(clusters.flatMap((cluster) => asTownship(cluster) ?? [])),
    townshipsFirst: land.find(({ kind }) => kind !== 'except')?.kind === 'township',
    sectionsFirst: land.find(({ kind }) => kind === 'parts' || kind === 'section')?.kind === 'section',
    rangeSide: rangeSideOf(clusters, text),
    opening: text.search(/\S/),
  };
}

/** "section 206 of the Federal Land Policy and Management Act" is no ground. */
function isOfAct(cluster: Cluster, text: string): boolean {
  if (cluster.kind !== 'section') return false;
  if (cluster.numbers.some((number) => number > 36)) return true;
  return /^(?:\([\w]\))?\s(?:of|and)\s(?:the\s|that\s|this\s)?(?:\w+\s){0,6}act\b/i.test(
    text.slice(cluster.end, cluster.end + 70),
  );
}

function rangeSideOf(clusters: readonly Cluster[], text: string): string {
  const bare = clusters.some((cluster) => cluster.kind === 'township' && /^\d+$/.test(cluster.range ?? ''));
  const told = bare
    ? /\ball (?:being |lying )?(east|west) of the \w{2,8} (?:p\.?\s?m|principal|mer)/i.exec(text)
    : null;
  return told?.[1]?.charAt(0).toUpperCase() ?? '';
}

function asNumbered(cluster: Cluster): SectionCluster | null {
  return cluster.kind === 'section' && cluster.numbers.length > 0 ? cluster : null;
}

function asTownship(cluster: Cluster): TownshipCluster | null {
  return cluster.kind === 'township' ? cluster : null;
}

function nearestBefore<T>(clusters: readonly Cluster[], as: (cluster: Cluster) => T | null): (T | null)[] {
  let last: T | null = null;
  return clusters.map((cluster) => {
    last = as(cluster) ?? last;
    return last;
  });
}

function nearestAfter<T>(clusters: readonly Cluster[], as: (cluster: Cluster) => T | null): (T | null)[] {
  return nearestBefore(clusters.toReversed(), as).reverse();
}

function shifted<T>(nearest: readonly (T | null)[], by: 1 | -1): (T | null)[] {
  return nearest.map((_, place) => nearest[place + by] ?? null);
}

/** What joins each cluster to the township after it, those between left out. */
function jointsAhead(
  clusters: readonly Cluster[],
  townshipAfter: readonly (TownshipCluster | null)[],
  text: string,
): (Joint | null)[] {
  const joints: (Joint | null)[] = clusters.map(() => null);
  for (let place = clusters.length - 2; place >= 0; place -= 1) {
    const next = clusters[place + 1];
    if (townshipAfter[place] === null || next === undefined) continue;
    const rest = next.kind === 'township' ? null : joints[place + 1];
    const joint = jointOf(text.slice(clusters[place]?.end, next.start));
    joints[place] = rest ? joined(joint, rest) : joint;
  }
  return joints;
}

function distinct(townships: readonly TownshipCluster[]): TownshipCluster[] {
  const bySaying = new Map<string, TownshipCluster>();
  for (const one of townships) {
    const saying = `${one.township} ${one.range} ${one.meridian?.code} ${one.state}`;
    if (!bySaying.has(saying)) bySaying.set(saying, one);
  }
  return [...bySaying.values()];
}
