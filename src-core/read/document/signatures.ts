// Names under an instrument, for a deed whose grantors are only "the undersigned", or are named in no form that is known.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { readNames } from '#core/read/document/party-names.ts';
import type { Prose } from '#core/read/document/prose.ts';

const SEAL = /\(?\s?\b(?:seal|l\.\s?s\.)\s?\)?/i;
const SIGNED_LINES = 24;
/** "Henry J. Tjaden, Executor of the Estate of Albert N. Tjaden": no witness signs by an office of the grantor's. */
const ACTING =
  /^([A-Z][^,]{4,40}),\s+(?:as\s+)?(?:sole\s+|successor\s+)?(?:executor|executrix|administrat(?:or|rix)|trustee|conservator|guardian|sheriff|receiver|referee|special (?:commissioner|master)|personal representative)\b/i;

/** Who signed: names that bear a seal or that the notary names again; witnesses do neither. */
export function readSignatures(prose: Prose, parts: Parts): string[] {
  const notary = prose.text.slice(parts.acknowledgment).toLowerCase();
  const above = prose.lines.filter(
    (line) => !line.running && line.start < parts.acknowledgment && line.start > parts.body,
  );
  const names: string[] = [];
  for (const { text } of above.slice(-SIGNED_LINES)) {
    for (const column of text.split(/_{3,}|\(\s?seal\s?\)|\(\s?l\.\s?s\.\s?\)/i)) {
      const signed = column.replace(/\s[xX]\s/, ' ').trim();
      const printed = ACTING.exec(signed)?.[1] ?? signed;
      const [name, ...others] = readNames(printed);
      if (name === undefined || others.length > 0 || name.length < printed.length - 2) continue;
      const isParty = printed !== signed || SEAL.test(text) || notary.includes(name.toLowerCase());
      if (isParty && !names.includes(name)) names.push(name);
    }
  }
  return names;
}

const SIGNING = 260;
const SIGNED =
  /\b(?:witness|signed|sealed?|dated|hands?|executed|given|made)\b|_{3}|\/s\/|\(L\.?\s?S|\b(?:1[6-9]|20)\d{2}\./i;
const OF_LAND =
  /\b(?:bearing date|made by|thence|poles|perches|corner (?:of|to)|lands? (?:formerly|now) (?:of|owned)|place of beginning)\b/;
const CAPITALISED = /\b[A-Z][A-Za-z'’-]*\.?(?: [A-Z][A-Za-z'’-]*\.?){1,4}/g;
const LONGEST_BODY = 8000;

/** Names that the body gives and that stand again where the deed is signed, in the order of the body. */
export function readSigners({ text }: Prose, { body, acknowledgment }: Parts): string[] {
  const last = Math.max(body, acknowledgment - SIGNING);
  const opens = text.slice(last, acknowledgment).search(SIGNED);
  if (opens < 0) return [];
  const from = last + opens;
  const signed = text.slice(from, acknowledgment).toLowerCase();
  // The pages ended before the deed did.
  if (OF_LAND.test(signed)) return [];
  const names: string[] = [];
  for (const { 0: printed } of text.slice(body, Math.min(from, body + LONGEST_BODY)).matchAll(CAPITALISED)) {
    if (names.length > 8 || /\b(?:county|court|term|state|city|town)\b/i.test(printed)) continue;
    if (!signed.includes(printed.toLowerCase().replace(/\.$/, ''))) continue;
    const [name, ...others] = readNames(printed);
    if (name !== undefined && others.length === 0 && name.length >= printed.length - 1 && !names.includes(name))
      names.push(name);
  }
  return names;
}
