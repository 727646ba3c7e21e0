// The tokens of a passage gathered into what they speak of together: parts, sections, townships and exceptions.
import type { AliquotStep } from '#core/plss/aliquot-part.ts';
import type { AliquotToken } from '#core/plss/aliquot-tokens.ts';
import type { Meridian } from '#core/plss/meridian.ts';
import { clusterAt, type PartsCluster } from '#core/plss/parts-cluster.ts';

export interface SectionCluster {
  kind: 'section';
  /** Empty for "said section". */
  numbers: number[];
  start: number;
  end: number;
}

export interface TownshipCluster {
  kind: 'township';
  township: string | null;
  range: string | null;
  meridian: Meridian | null;
  state: string | null;
  start: number;
  end: number;
}

export interface ExceptCluster {
  kind: 'except';
  text: string;
  chains: AliquotStep[][];
  lots: string[];
  start: number;
  end: number;
}

export type Cluster = PartsCluster | SectionCluster | TownshipCluster | ExceptCluster;

const EXCEPTION_END =
  /;|(?<=\bthereof)\s*,?\s*and\b|\n\s*\n|\b(?:containing|subject\s+to|together\s+with|also\b|all\s+(?:in|being|lying|located)|situated?\s+in|lying\s+in|and\s+being|in\s+sec|of\s+sec|,?\s*sec(?:tion|\.)\s*\d|township\s+\d|,?\s+T\.?\s?\d)/i;
/** A sentence that ends, or a line that begins the next item of a list. */
const SENTENCE_END = /\.(?=\s+[A-Z(]|\s*$)|\n(?=\s*(?:(?:The|Also|And|Lots?|All|Sec)\b|[A-Z]{2}\s+T\.?\s?\d))/;

/** "(excepting the mill lot) the NE¼": what a bracket excepts ends with it. */
function endOfException(rest: string, bracketed: boolean): number {
  const close = bracketed ? rest.indexOf(')') : -1;
  if (close >= 0) return close;
  return Math.min(EXCEPTION_END.exec(rest)?.index ?? rest.length, SENTENCE_END.exec(rest)?.index ?? rest.length);
}

function exceptCluster(
  tokens: readonly AliquotToken[],
  index: number,
  text: string,
): { cluster: ExceptCluster; next: number } {
  const from = tokens[index] as AliquotToken;
  const rest = text.slice(from.end, from.end + 500);
  const end = from.end + endOfException(rest, text[from.start - 1] === '(');
  const cluster: ExceptCluster = { kind: 'except', text: '', chains: [], lots: [], start: from.start, end };
  let next = index + 1;
  while (next < tokens.length && (tokens[next]?.start ?? end) < end) {
    const token = tokens[next];
    if ((token?.kind === 'part' && !token.weak) || (token?.kind === 'lot' && !token.platted)) {
      const parts = clusterAt(tokens, next, text);
      cluster.chains.push(...parts.chains);
      cluster.lots.push(...parts.lots);
      cluster.end = Math.max(cluster.end, parts.end);
      next = parts.next;
    } else next += 1;
  }
  const words = text.slice(from.end, cluster.end).replaceAll(/\s+/g, ' ');
  cluster.text = words.replace(/^[\s:,]+/, '').replace(/[\s,:(]+$/, '');
  return { cluster, next };
}

function mergeTownship(into: TownshipCluster, token: AliquotToken): void {
  if (token.kind !== 'township') return;
  into.township ??= token.township ?? null;
  into.range ??= token.range ?? null;
  into.meridian ??= token.meridian ?? null;
  into.state ??= token.state ?? null;
  into.end = token.end;
}

const TALLY_JOINT = /^\s*(?:\([NSEW]\))?[\s,.()-]*(?:(?:of|and|the|in|said|according\s+to)(?:\s*,)?\s*)*$/i;

function townshipCluster(
  tokens: readonly AliquotToken[],
  index: number,
  text: string,
): { cluster: TownshipCluster; next: number } {
  const first = tokens[index] as AliquotToken;
  const cluster: TownshipCluster = {
    kind: 'township',
    township: null,
    range: null,
    meridian: null,
    state: null,
    start: first.start,
    end: first.end,
  };
  mergeTownship(cluster, first);
  let next = index + 1;
  for (let i = index + 1; i < tokens.length && i < next + 8; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'township') continue;
    // A second township begins a cluster of its own.
    const repeats =
      (token.township !== undefined && cluster.township !== null) ||
      (token.range !== undefined && cluster.range !== null);
    if (repeats || !TALLY_JOINT.test(text.slice(cluster.end, token.start))) break;
    mergeTownship(cluster, token);
    next = i + 1;
  }
  return { cluster, next };
}

export function clustersOf(tokens: readonly AliquotToken[], text: string): Cluster[] {
  const clusters: Cluster[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as AliquotToken;
    let next = i + 1;
    if (token.kind === 'part' || (token.kind === 'lot' && !token.platted)) {
      const parts = clusterAt(tokens, i, text);
      clusters.push(parts);
      next = parts.next;
    } else if (token.kind === 'section') {
      clusters.push({ kind: 'section', numbers: token.numbers, start: token.start, end: token.end });
    } else if (token.kind === 'township') {
      const found = townshipCluster(tokens, i, text);
      clusters.push(found.cluster);
      next = found.next;
    } else if (token.kind === 'except') {
      const found = exceptCluster(tokens, i, text);
      clusters.push(found.cluster);
      next = Math.max(next, found.next);
    }
    i = next;
  }
  return clusters;
}
