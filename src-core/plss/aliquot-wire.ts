// The aliquot field on the wire: `parts=SE4 SW4 | section=9 | township=17S | …`, written and read back.
import { type AliquotChain, chainCode, findChain } from '#core/plss/aliquot-part.ts';
import { tokensOf } from '#core/plss/aliquot-tokens.ts';
import { clustersOf } from '#core/plss/clusters.ts';
import { findMeridian } from '#core/plss/meridian.ts';
import type { AliquotReading } from '#core/plss/read-aliquot.ts';
import { ALIQUOT, readWire, writeWire } from '#core/schema/wire-string.ts';

/** What a wire string says. A chain that does not parse is listed in problems. */
export interface WiredAliquot {
  chains: AliquotChain[];
  lots: string[];
  /** Neither part nor lot is named: all of the section. */
  whole: boolean;
  section: number | null;
  township: string | null;
  range: string | null;
  meridian: string | null;
  exception: string;
  exception_chains: AliquotChain[];
  exception_lots: string[];
  /** Something of the exception is not made of parts or lots: a road, a tract described elsewhere. */
  exception_unread: boolean;
  verbatim: string;
  problems: string[];
}

export function aliquotWire(reading: AliquotReading): string {
  return writeWire(ALIQUOT, {
    parts: reading.chains.map(chainCode).join(', '),
    section: reading.section === null ? '' : String(reading.section),
    township: reading.township,
    range: reading.range,
    meridian: reading.meridian,
    government_lot: reading.lots.join(', '),
    exception: reading.exception,
    verbatim: reading.verbatim.replaceAll(/\s+/g, ' ').trim(),
  });
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Words of an exception that add no ground of their own. */
const EMPTY_WORDS =
  /^(?:the|a|an|thereof|therefrom|less|except|excepting|excluding|also|and|of|in|said|all|that|part|strip|wide|width|from|for|road|roads|purposes|[^a-z]+)$/i;

function exceptionOf(text: string): { chains: AliquotChain[]; lots: string[]; unread: boolean } {
  const words = `less ${text}`;
  const tokens = text === '' ? [] : tokensOf(words);
  const excepted = clustersOf(tokens, words).flatMap((cluster) => (cluster.kind === 'except' ? [cluster] : []));
  const unread = tokens.some(
    (token) => token.kind === 'other' && !EMPTY_WORDS.test(words.slice(token.start, token.end)),
  );
  return { chains: excepted.flatMap((one) => one.chains), lots: excepted.flatMap((one) => one.lots), unread };
}

export function readAliquotWire(wire: string): WiredAliquot {
  const facts = readWire(ALIQUOT, wire);
  const problems: string[] = [];
  const chains = listOf(facts.parts).flatMap((code) => {
    const chain = findChain(code);
    if (chain === null) problems.push(`"${code}" is not a part of a section.`);
    return chain === null ? [] : [chain];
  });
  const lots = listOf(facts.government_lot);
  const section = facts.section === undefined ? null : Number(facts.section);
  if (section !== null && !(Number.isInteger(section) && section > 0))
    problems.push(`"${facts.section}" is not a section.`);
  const exception = facts.exception ?? '';
  const except = exceptionOf(exception);
  return {
    chains,
    lots,
    whole: chains.length === 0 && lots.length === 0 && problems.length === 0 && section !== null,
    section: section !== null && Number.isInteger(section) ? section : null,
    township: facts.township ?? null,
    range: facts.range ?? null,
    meridian: facts.meridian === undefined ? null : (findMeridian(facts.meridian)?.name ?? facts.meridian),
    exception,
    exception_chains: except.chains,
    exception_lots: except.lots,
    exception_unread: except.unread,
    verbatim: facts.verbatim ?? '',
    problems,
  };
}
