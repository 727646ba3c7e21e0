// Runs of parts and lots that one phrase unites: "Lots 1 and 2, the S½NE¼ and the SE¼".
import { type AliquotStep, chainCode, type Side, stepCode } from '#core/plss/aliquot-part.ts';
import type { AliquotToken } from '#core/plss/aliquot-tokens.ts';
import { areaOfChain, overlapOf } from '#core/plss/part-area.ts';

export interface PartsCluster {
  kind: 'parts';
  chains: AliquotStep[][];
  lots: string[];
  /** Letters alone or a bare L 3: to be believed only beside a section. */
  weak: boolean;
  /** Compact halves without any sign (E2), which mean nothing outside a land description. */
  bare: boolean;
  government: boolean;
  repaired: boolean;
  problems: string[];
  start: number;
  end: number;
  /** Index of the first token after the cluster. */
  next: number;
}

type Join = 'of' | 'union' | null;

interface Gap {
  join: Join;
  /** Index of the part or lot token that the gap leads to. */
  next: number;
  /** "the" stands right before it. */
  article: boolean;
}

/** What stands between this token and the next part or lot; null when something else does. */
function gapAfter(tokens: readonly AliquotToken[], index: number, text: string): Gap | null {
  let [of, union, filler] = [false, false, false];
  for (let i = index + 1; i < tokens.length && i <= index + 8; i += 1) {
    const token = tokens[i];
    if (token === undefined) return null;
    if (token.kind === 'part' || (token.kind === 'lot' && !token.platted)) {
      const between = text.slice(tokens[index]?.end, token.start);
      // A list of compact parts runs down the page one to a line; words and signs merely wrap.
      const listed =
        !of && !filler && between.includes('\n') && isCompact(tokens[index], text) && isCompact(token, text);
      return { join: of ? 'of' : union || listed ? 'union' : null, next: i, article: /\bthe\s*$/i.test(between) };
    }
    if (token.kind === 'of') of = true;
    else if (token.kind === 'and') union = true;
    // "Lot 2 in the NE¼" is that lot alone, as "Lot 2 of the NE¼" is.
    else if (tokens[index]?.kind === 'lot' && WITHIN.test(text.slice(token.start, token.end))) of = true;
    else if (token.kind === 'filler') filler = true;
    else return null;
  }
  return null;
}

const WITHIN = /^(?:in|within)\b/i;

function isCompact(token: AliquotToken | undefined, text: string): boolean {
  return token?.kind === 'part' && /^[NSEW24]+$/.test(text.slice(token.start, token.end));
}

const ACREAGE =
  /^[([]\s*(?:containing\s+)?\d[\d,]*(?:\.\d+)?\s*(?:acres?|ac\b\.?|a\.)(?:\s*,?\s*more\s+or\s+less|\s*m\/l|\s*±)?\s*[)\]]/i;

/** "NE¼ (160 acres)": the index of the token that closes the acreage; the same index when none stands there. */
function pastAcreage(tokens: readonly AliquotToken[], last: number, text: string): number {
  const open = tokens[last + 1];
  const acreage = open?.kind === 'open' ? ACREAGE.exec(text.slice(open.start, open.start + 60)) : null;
  if (open === undefined || acreage === null) return last;
  const end = open.start + acreage[0].length;
  let close = last + 1;
  while ((tokens[close]?.end ?? end) < end) close += 1;
  return close;
}

/** "(NE¼)" or "(SE/4 NE/4)" after the same in words: where it closes, and the parts it repeats. */
function findGloss(tokens: readonly AliquotToken[], open: number): { steps: AliquotStep[]; close: number } | null {
  if (tokens[open]?.kind !== 'open') return null;
  const steps: AliquotStep[] = [];
  for (let i = open + 1; i < tokens.length && i < open + 12; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'close') return steps.length > 0 ? { steps, close: i } : null;
    if (token?.kind === 'part') steps.push(...token.steps);
    // A comma may part them: (SE¼, NW¼).
    else if (token?.kind !== 'of' && token?.kind !== 'filler' && !(token?.kind === 'and' && token.length === 1))
      return null;
  }
  return null;
}

function checkGloss(cluster: PartsCluster, gloss: readonly AliquotStep[]): void {
  const chain = cluster.chains.at(-1) ?? [];
  const tail = chain.slice(-gloss.length);
  if (chain.length === 0 || chainCode(tail) === chainCode(gloss)) return;
  cluster.problems.push(`The words say ${chainCode(tail)} but the figures in brackets say ${chainCode(gloss)}.`);
}

const TORN_GLOSS =
  /^\(\s*(?:(?:of|the)\s+)*(?:[NSEW]{1,2}\.?\s?[l1I|!]?\s?[/½¼]\s?[24]?[\s,]*(?:(?:of|the)\s+)*){2,4}\)/i;

/** "(Nl/2 of Sl/4 of SEl/4)" behind the words: damaged figures say nothing more than they do. */
function pastTornGloss(cluster: PartsCluster, tokens: readonly AliquotToken[], last: number, text: string): number {
  const open = tokens[last + 1];
  const gloss = open?.kind === 'open' ? TORN_GLOSS.exec(text.slice(open.start, open.start + 80)) : null;
  if (open === undefined || gloss === null) return last;
  const end = open.start + gloss[0].length;
  let close = last + 1;
  while ((tokens[close]?.end ?? end) < end) close += 1;
  cluster.problems.push(`The figures in brackets cannot be read: ${gloss[0]}.`);
  return close;
}

function addToken(cluster: PartsCluster, token: AliquotToken, join: Join | 'first'): void {
  if (token.kind === 'lot') {
    const open = cluster.chains.at(-1);
    // "W½ lot 5" is half of it; "NE¼ lot 5" names both.
    const within = join === 'of' || (join === null && open?.every((step) => step.kind === 'side') === true);
    if (within && open !== undefined && open.at(-1)?.kind !== 'lot') {
      cluster.chains.pop();
      for (const lot of token.lots) cluster.chains.push([...open, { kind: 'lot', lot }]);
    } else cluster.lots.push(...token.lots);
    cluster.government ||= token.government;
    cluster.weak &&= token.weak;
    cluster.bare = false;
    return;
  }
  if (token.kind !== 'part') return;
  if (token.problem !== null) cluster.problems.push(`${token.problem}.`);
  cluster.weak &&= token.weak;
  cluster.repaired ||= token.repaired;
  const open = cluster.chains.at(-1);
  if (join === 'first' || join === 'union' || open === undefined) cluster.chains.push([...token.steps]);
  else if (open.at(-1)?.kind !== 'lot') open.push(...token.steps);
}

function isCovered(chain: readonly AliquotStep[], by: readonly AliquotStep[]): boolean {
  const [inner, outer] = [areaOfChain(chain), areaOfChain(by)];
  return inner !== null && outer !== null && overlapOf(inner, outer) !== null;
}

/**
 * "the N½ and S½ of the NE¼" means both halves of it: read alone, the first would cover the second. "E½ and W½NW¼"
 * are two parts that do not touch, and stay as they are.
 */
function distribute(chains: AliquotStep[][]): AliquotStep[][] {
  return chains.map((chain, i) => {
    const next = chains[i + 1];
    const [step, twin] = [chain[0], next?.[0]];
    if (chain.length !== 1 || step === undefined || twin === undefined || next === undefined || next.length < 2)
      return chain;
    const halves = step.kind === 'side' && twin.kind === 'side' && isOpposite(step.side, twin.side);
    const strips = step.kind === 'strip' && twin.kind === 'strip';
    return strips || (halves && isCovered(next, chain)) ? [step, ...next.slice(1)] : chain;
  });
}

const isOpposite = (one: Side, other: Side): boolean => one !== other && 'NS'.includes(one) === 'NS'.includes(other);

function emptyCluster(first: AliquotToken, text: string): PartsCluster {
  return {
    kind: 'parts',
    chains: [],
    lots: [],
    weak: true,
    bare: isCompact(first, text),
    government: false,
    repaired: false,
    problems: [],
    start: first.start,
    end: first.end,
    next: 0,
  };
}

/** The cluster that begins with the part or lot at this index. */
export function clusterAt(tokens: readonly AliquotToken[], index: number, text: string): PartsCluster {
  const first = tokens[index] as AliquotToken;
  const cluster = emptyCluster(first, text);
  let [at, join]: [number, Join | 'first'] = [index, 'first'];
  for (;;) {
    const token = tokens[at] as AliquotToken;
    // "Lots 3 and 4 of the NW¼" tells where the lots lie; it is not a further part.
    const locatesLots =
      token.kind === 'part' && join === 'of' && tokens[at - 1]?.kind !== 'part' && cluster.chains.length === 0;
    if (!locatesLots) addToken(cluster, token, join);
    if (!isCompact(token, text)) cluster.bare = false;
    let last = at;
    for (let gloss = findGloss(tokens, last + 1); gloss !== null; gloss = findGloss(tokens, last + 1)) {
      if (token.kind === 'part') checkGloss(cluster, gloss.steps);
      last = gloss.close;
    }
    last = pastAcreage(tokens, pastTornGloss(cluster, tokens, last, text), text);
    cluster.end = tokens[last]?.end ?? cluster.end;
    cluster.next = last + 1;
    const gap = gapAfter(tokens, last, text);
    if (gap === null) break;
    // "(NE¼ NW¼) the northwest quarter": behind brackets, or with its own article, a part stands for itself.
    const apart = gap.join === null && tokens[at]?.kind === 'part' && (last > at || gap.article);
    at = gap.next;
    join = apart && tokens[at]?.kind === 'part' ? 'union' : gap.join;
  }
  cluster.chains = distribute(cluster.chains).filter((chain) => chain.length > 0);
  cluster.lots = [...new Set(cluster.lots)];
  return cluster;
}

/** In the bureau's own shorthand SES2 is the southeast quarter of each quarter of the south half. */
export function expandShorthand(chains: readonly AliquotStep[][]): AliquotStep[][] {
  return chains.flatMap((chain) => {
    const [first, second] = chain;
    if (
      chain.length !== 2 ||
      first?.kind !== 'quarter' ||
      second?.kind !== 'side' ||
      stepCode(second).slice(1) !== '2'
    ) {
      return [[...chain]];
    }
    const corners = (['SW', 'SE', 'NW', 'NE'] as const).filter((corner) => corner.includes(second.side));
    return corners.map((corner) => [first, { kind: 'quarter' as const, corner }]);
  });
}
