// The notes of a tract, told from what its words leave open.
import type { Finding } from '#core/schema/finding.ts';
import type { Tract } from '#core/schema/tract.ts';
import { sentenceOf } from '#core/verdict/wording/sentences.ts';

/** The tract with these findings behind those it has, and its notes told from all of them. */
export function withFindings(tract: Tract, more: readonly Finding[]): Tract {
  if (more.length === 0) return tract;
  const findings = [...openOf(tract), ...more];
  return { ...tract, findings, notes: notesOf(findings) };
}

/** The tract with only those of its findings, and its notes told from them. */
export function withFindingsOnly(tract: Tract, keep: (finding: Finding) => boolean): Tract {
  const open = openOf(tract);
  const findings = open.filter(keep);
  if (findings.length === open.length) return tract;
  const { findings: _, ...bare } = tract;
  return findings.length === 0 ? { ...bare, notes: null } : { ...bare, findings, notes: notesOf(findings) };
}

/** What the words leave open; a tract with notes alone, from a version or a client without findings, has one of them. */
export function openOf({ findings = [], notes }: Tract): Finding[] {
  const isOpen = findings.some(({ weight }) => weight === 'review');
  const told = notes?.trim() ?? '';
  if (isOpen || told === '') return findings;
  return [...findings, { code: 'notes', weight: 'review', quote: '', spans: [], detail: told }];
}

function notesOf(findings: readonly Finding[]): string | null {
  const sentences = findings.filter(({ weight }) => weight === 'review').map(sentenceOf);
  return sentences.length === 0 ? null : sentences.join(' ');
}
