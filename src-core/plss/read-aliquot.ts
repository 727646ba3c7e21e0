// Aliquot descriptions in running text: which parts of which sections, in whatever spelling a deed uses.
import type { AliquotStep } from '#core/plss/aliquot-part.ts';
import { joiningTokensOf } from '#core/plss/aliquot-tokens.ts';
import { type AliquotUse, aliquotUseAt, isLimitedAfter } from '#core/plss/aliquot-use.ts';
import { type Binding, bindingOf, townshipOf } from '#core/plss/bind-clusters.ts';
import { cleanText } from '#core/plss/clean-text.ts';
import {
  type Cluster,
  clustersOf,
  type ExceptCluster,
  type SectionCluster,
  type TownshipCluster,
} from '#core/plss/clusters.ts';
import { expandShorthand, type PartsCluster } from '#core/plss/parts-cluster.ts';
import { type Passage, passageOf } from '#core/plss/passage.ts';

export interface AliquotReading {
  /** Offsets into the text that was read, and what stands there. */
  start: number;
  end: number;
  verbatim: string;
  /** One per united part, in document order; steps apply right to left. Empty for lots alone or a whole section. */
  chains: AliquotStep[][];
  /** Whole government lots; a part of a lot is a chain that ends in the lot. */
  lots: string[];
  /** All of the section is meant, in so many words. */
  whole: boolean;
  section: number | null;
  /** `17S`, `17.5S`, or `47` where no direction is given. */
  township: string | null;
  range: string | null;
  /** Name on the wire (`6th`, `Salt Lake`) and CadNSDI code. */
  meridian: string | null;
  meridian_code: string | null;
  /** Two letters, where the description itself carries them. */
  state: string | null;
  /** What is taken out, in the words of the document; and its parts, where it is made of parts. */
  exception: string;
  exception_chains: AliquotStep[][];
  exception_lots: string[];
  use: AliquotUse;
  /** A sign that scanning had damaged was read as the only thing it can be. */
  repaired: boolean;
  /** Why the description cannot be followed as it stands; empty when it parses. */
  problems: string[];
  /** Number of sections that the same phrase names. */
  sections_named: number;
}

interface Draft {
  parts: PartsCluster | null;
  section: SectionCluster | null;
  exception: ExceptCluster | null;
}

/** Letters, halves and lots mean many things; beside a section, or as all that the passage says, they mean land. */
function isBelieved(parts: PartsCluster, { section, adjacent, tight }: Binding, { opening, text }: Passage): boolean {
  const alone = parts.start <= opening && /^[\s.,;]*$/.test(text.slice(parts.end));
  if (alone) return true;
  // "The East 20 feet of Lot 17, Block 8": a part of a platted lot.
  if (/^\s+of\s+(?:lots?|tracts?|blocks?|outlots?)\s/i.test(text.slice(parts.end, parts.end + 14))) return false;
  if (parts.weak) return section !== null && adjacent && tight;
  const steps = parts.chains.flat();
  const ofLots = parts.chains.every((chain) => chain.at(-1)?.kind === 'lot');
  if (ofLots && !parts.government) return section !== null && adjacent;
  // Without a quarter or a section it may as well be half a house.
  if (parts.bare || !steps.some((step) => step.kind === 'quarter')) return section !== null;
  return true;
}

/** "the NE¼ NE¼, being lot one": the same land under its other name. */
function isToldAgain({ clusters, placeOf, text }: Passage, parts: PartsCluster): boolean {
  const before = clusters[(placeOf.get(parts) ?? 0) - 1];
  if (before?.kind !== 'parts' || parts.start - before.end > 24) return false;
  return /^[\s,(]*being\s+(?:also\s+)?(?:the\s+)?(?:same\s+as\s+)?(?:the\s+)?$/i.test(
    text.slice(before.end, parts.start),
  );
}

/** "…, being lot one, the SW¼ NW¼": the part behind the lot is other land. */
function withoutFirstLots(parts: PartsCluster, text: string): PartsCluster | null {
  const opensWithLot = /^(?:gov|lot)/i.test(text.slice(parts.start, parts.start + 4));
  return opensWithLot && parts.chains.length > 0 ? { ...parts, lots: [] } : null;
}

/** The exception that follows these parts (or this section) before any other parts do. */
function exceptionAfter({ clusters, placeOf }: Passage, from: Cluster): ExceptCluster | null {
  for (let i = (placeOf.get(from) ?? -1) + 1; i < clusters.length; i += 1) {
    const cluster = clusters[i];
    if (cluster === undefined || cluster.start - from.end >= 400) return null;
    if (cluster.kind === 'except') return cluster;
    if (cluster.kind === 'parts') return null;
  }
  return null;
}

function draftsOf(passage: Passage): Draft[] {
  const { clusters, text } = passage;
  const drafts: Draft[] = [];
  const taken = new Set<Cluster>();
  for (const cluster of clusters) {
    if (cluster.kind !== 'parts') continue;
    const binding = bindingOf(passage, cluster);
    const { section, adjacent } = binding;
    if (!isBelieved(cluster, binding, passage)) continue;
    const parts = isToldAgain(passage, cluster) ? withoutFirstLots(cluster, text) : cluster;
    if (parts === null) continue;
    if (section && (adjacent || aliquotUseAt(text, section.start, false) === 'mention')) taken.add(section);
    const exception = exceptionAfter(passage, cluster);
    drafts.push({ parts, section, exception });
  }
  for (const cluster of clusters) {
    if (cluster.kind !== 'section' || taken.has(cluster) || cluster.numbers.length === 0) continue;
    drafts.push({ parts: null, section: cluster, exception: exceptionAfter(passage, cluster) });
  }
  const township = clusters.find((cluster) => cluster.kind === 'township' && cluster.township !== null);
  if (drafts.length === 0 && township?.kind === 'township')
    drafts.push({ parts: null, section: null, exception: null });
  return drafts.sort((a, b) => startOf(a) - startOf(b));
}

function startOf(draft: Draft): number {
  return Math.min(draft.parts?.start ?? Number.POSITIVE_INFINITY, draft.section?.start ?? Number.POSITIVE_INFINITY);
}

function spanOf(draft: Draft, township: TownshipCluster | null, text: string): { start: number; end: number } {
  const anchor = draft.parts ?? draft.section ?? township;
  let [start, end] = [anchor?.start ?? 0, anchor?.end ?? 0];
  // Neighbours belong to the phrase when nothing but a short joint lies between.
  for (const piece of [draft.section, draft.exception, township, draft.exception]) {
    if (piece === null || piece === undefined) continue;
    const gap = piece.start >= end ? text.slice(end, piece.start) : text.slice(piece.end, start);
    if (gap.length > 30 || /[.;]\s|\bsec/i.test(gap)) continue;
    start = Math.min(start, piece.start);
    end = Math.max(end, piece.end);
  }
  const lead = /(?:\ball\s+(?:of\s+)?)?(?:\bthe\s+|\bsaid\s+)?$/i.exec(text.slice(Math.max(0, start - 24), start));
  return { start: start - (lead?.[0].length ?? 0), end };
}

/** "T. 11 N., R. 20 W., / Secs. 13, 15 and 17; / Sec. 21, N½.": sections alone in a list that townships head. */
function isListed(section: SectionCluster, { clusters, placeOf, text }: Passage): boolean {
  const place = placeOf.get(section) ?? 0;
  const before = clusters[place - 1];
  if (isNamedAlone(section, before, text)) return true;
  if (section.numbers.length > 1 && clusters[place + 1]?.kind === 'township' && opensItem(text, section.start))
    return true;
  if (before === undefined || !/^\s*[;.]?\s*(?:\n|$)|^\s*;/.test(text.slice(section.end, section.end + 12)))
    return false;
  const gap = text.slice(before.end, section.start);
  if (before.kind === 'township') return /^[,:.]?\s*$/.test(gap) && opensLine(text, before.start);
  return before.kind !== 'except' && /^(?:;|[.,]\s*\n)\s*$/.test(gap);
}

/** "TOWNSHIP 77, RANGE 18. Sw qr sec 5, secs 19, 29 and 31, ne qr sec 32": sections in the plural, no part before them. */
function isNamedAlone(section: SectionCluster, before: Cluster | undefined, text: string): boolean {
  if (before === undefined || (before.kind !== 'section' && before.kind !== 'township')) return false;
  if (!/^(?:sections|secs)\b/i.test(text.slice(section.start, section.start + 9))) return false;
  return (
    /^\s*[,;.]?\s*$/.test(text.slice(before.end, section.start)) &&
    /^\s*(?:[,;.]|$)/.test(text.slice(section.end, section.end + 4)) &&
    !/^,?\s*(?:of\s+)?(?:said\s+)?t(?:ownship|wp|\.)/i.test(text.slice(section.end, section.end + 20))
  );
}

/** "…; what will be, when surveyed, sections 24 to 36, both inclusive, in township 55 north". */
function opensItem(text: string, at: number): boolean {
  return /(?:^|[:;\n]|\bsurveyed,)\s*(?:and\s+)?$/i.test(text.slice(Math.max(0, at - 24), at));
}

function opensLine(text: string, at: number): boolean {
  return /(?:^|\n|[:;])\s*$/.test(text.slice(Math.max(0, at - 12), at));
}

function isWhole(draft: Draft, passage: Passage): boolean {
  if (draft.parts !== null || draft.section === null) return false;
  if (isListed(draft.section, passage)) return true;
  const { text } = passage;
  const before = text.slice(Math.max(0, draft.section.start - 40), draft.section.start);
  const after = text.slice(draft.section.end, draft.section.end + 60);
  return (
    /\b(?:all|whole|entire|entirety)(?:\s+of)?(?:\s+(?:the|said|fractional|that))*\s*$/i.test(before) ||
    /^\s*[:|,-]?\s*(?:All\b(?!\s+(?:in|that|of|being|lying|situate|as))|ALL\b|entire\b)/.test(after)
  );
}

function problemsOf(draft: Draft, section: number | null): string[] {
  const problems = [...(draft.parts?.problems ?? [])];
  if (section !== null && (section < 1 || section > 200)) problems.push(`There is no Section ${section}.`);
  return problems;
}

/** What the draft says of where it stands: the same for every section that it names. */
function groundOf(draft: Draft, passage: Passage) {
  const bound = townshipOf(passage, draft.section ?? draft.parts);
  return {
    span: spanOf(draft, bound.nearest, passage.text),
    township: bound.township,
    range: bound.range,
    meridian: bound.meridian?.name ?? null,
    meridian_code: bound.meridian?.code ?? null,
    state: bound.state,
  };
}

function useOf(draft: Draft, end: number, whole: boolean, text: string): AliquotUse {
  const use = aliquotUseAt(text, (draft.parts ?? draft.section)?.start ?? 0, draft.parts !== null || whole);
  if (use !== 'conveyed') return use;
  const ends = [draft.parts?.end, draft.section?.end, end].filter((at) => at !== undefined);
  return ends.some((at) => isLimitedAfter(text, at)) ? 'within' : use;
}

function chainsOf(parts: PartsCluster | null, text: string): AliquotStep[][] {
  if (parts === null) return [];
  const shorthand = /\bALIQ\s*$/.test(text.slice(Math.max(0, parts.start - 8), parts.start));
  return shorthand ? expandShorthand(parts.chains) : parts.chains;
}

/** Every aliquot description of a passage, in document order; one per section where a phrase names several. */
export function readAliquots(original: string): AliquotReading[] {
  const { text, offsetOf } = cleanText(original);
  const passage = passageOf(clustersOf(joiningTokensOf(text), text), text);
  return draftsOf(passage).flatMap((draft) => {
    const { span, ...ground } = groundOf(draft, passage);
    const [start, end] = [offsetOf(span.start), offsetOf(span.end)];
    const whole = isWhole(draft, passage);
    const numbers = draft.section?.numbers ?? [];
    const sections: (number | null)[] = numbers.length > 0 ? numbers : [null];
    return sections.map((section) => ({
      start,
      end,
      verbatim: original.slice(start, end),
      chains: chainsOf(draft.parts, text),
      lots: draft.parts?.lots ?? [],
      whole,
      section,
      ...ground,
      exception: draft.exception?.text ?? '',
      exception_chains: draft.exception?.chains ?? [],
      exception_lots: draft.exception?.lots ?? [],
      use: useOf(draft, span.end, whole, text),
      repaired: draft.parts?.repaired ?? false,
      problems: problemsOf(draft, section),
      sections_named: sections.length,
    }));
  });
}
