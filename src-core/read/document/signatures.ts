// Names under an instrument, for a deed whose grantors are only "the undersigned".
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { readNames } from '#core/read/document/party-names.ts';
import type { Prose } from '#core/read/document/prose.ts';

const SEAL = /\(?\s?\b(?:seal|l\.\s?s\.)\s?\)?/i;
const SIGNED_LINES = 24;

/** Who signed: names that bear a seal or that the notary names again; witnesses do neither. */
export function readSignatures(prose: Prose, parts: Parts): string[] {
  const notary = prose.text.slice(parts.acknowledgment).toLowerCase();
  const above = prose.lines.filter(
    (line) => !line.running && line.start < parts.acknowledgment && line.start > parts.body,
  );
  const names: string[] = [];
  for (const { text } of above.slice(-SIGNED_LINES)) {
    for (const column of text.split(/_{3,}|\(\s?seal\s?\)|\(\s?l\.\s?s\.\s?\)/i)) {
      const printed = column.replace(/\s[xX]\s/, ' ').trim();
      const [name, ...others] = readNames(printed);
      if (name === undefined || others.length > 0 || name.length < printed.length - 2) continue;
      if ((SEAL.test(text) || notary.includes(name.toLowerCase())) && !names.includes(name)) names.push(name);
    }
  }
  return names;
}
