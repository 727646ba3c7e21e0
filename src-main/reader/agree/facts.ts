// Parties and references as both readers tell them. A name that both tell is surer; one that they tell otherwise is doubted.
import type { Extraction } from '#core/schema/extraction.ts';
import type { FactConfidence, FactConfidences } from '#core/schema/fact-confidence.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { DocumentWords } from '#main/reader/agree/document-words.ts';
import { finding } from '#main/reader/agree/finding.ts';
import type { Proved, ProvedParty } from '#main/reader/agree/prove.ts';
import { overlapOf, type Stretch } from '#main/reader/agree/stretch.ts';

export interface ComparedFacts {
  readonly fact_confidence: FactConfidences | undefined;
  /** Of weight note: a party says nothing of the figure. */
  readonly findings: readonly Finding[];
}

export function compareFacts(
  words: DocumentWords,
  extraction: Extraction,
  proved: Proved,
  whole: boolean,
): ComparedFacts {
  const told: Record<string, FactConfidence> = { ...extraction.fact_confidence };
  const findings: Finding[] = [];
  const note = (detail: string, place: Stretch | null): void => {
    findings.push(finding('model_otherwise', { ...(place === null ? {} : words.told(place)), weight: 'note', detail }));
  };
  for (const role of ['grantor', 'grantee'] as const) {
    const ours = role === 'grantor' ? extraction.metadata.grantors : extraction.metadata.grantees;
    const theirs = proved.parties.filter((party) => party.role === role);
    for (const [at, name] of ours.entries()) {
      const path = `${role}s[${at}]`;
      const known = told[path];
      const same = theirs.some((party) => isSameName(name, party));
      if (same && known !== undefined) told[path] = surer(known, extraction, path);
      if (same || !whole || theirs.length === 0) continue;
      if (known !== undefined) told[path] = known.confidence === 'high' ? { ...known, confidence: 'medium' } : known;
      note(`The model does not name this ${role}`, words.find(name));
    }
    for (const party of theirs)
      if (!ours.some((name) => isSameName(name, party)))
        note(`The model names a ${role} that our reader does not`, party.place);
  }
  const known = Object.entries(told).flatMap(([path, { quote }]) =>
    path === 'recording' || path.startsWith('prior_references') || path.startsWith('lot_block')
      ? (words.find(quote) ?? [])
      : [],
  );
  for (const place of proved.references)
    if (!known.some((own) => overlapOf(own, place) > 0))
      note('The model names a reference that our reader does not', place);
  const fact_confidence = extraction.fact_confidence === undefined ? undefined : told;
  return { fact_confidence, findings: findings.slice(0, MOST_FINDINGS) };
}

const MOST_FINDINGS = 24;

/** Where the form of words left a choice, and no scan doubts a letter of it. */
function surer(known: FactConfidence, { doubts = [] }: Extraction, path: string): FactConfidence {
  const isSure = known.confidence === 'medium' && known.quote !== '' && !doubts.some(({ field }) => field === path);
  return isSure ? { ...known, confidence: 'high' } : known;
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of one stands in the other: "Harriet Oakes" and "Harriet Oakes, a widow". */
function isSameName(ours: string, { name }: ProvedParty): boolean {
  const [a, b] = [new Set(wordsOf(ours)), new Set(wordsOf(name))];
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  return few.size > 0 && [...few].every((word) => many.has(word));
}
