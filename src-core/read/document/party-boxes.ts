// Forms that name the parties in two boxes side by side, GRANTOR and GRANTEE, whose lines a page reads across.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { readNames } from '#core/read/document/party-names.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { readSignatures } from '#core/read/document/signatures.ts';

const HEADS = /^GRANTORS?:?\s+GRANTEES?:?$/i;
const ENDS = /^(?:enter in|the designation|witnesseth|property|for and in)\b/i;
const LONGEST_BOX = 16;
const KIN_LEFT = /^(?:[\s,&]|\band\b|\b(?:his|her)?\s?(?:wife|husband|spouse)\b)+/i;

/** Whoever signs of those in the boxes grants, and the others take; empty lists where nobody of them is known to sign. */
export function findBoxedParties(prose: Prose, parts: Parts): { grantors: string[]; grantees: string[] } {
  const at = prose.lines.findIndex(({ text }) => HEADS.test(text));
  if (at < 0) return { grantors: [], grantees: [] };
  const below = prose.lines.slice(at + 1, at + 1 + LONGEST_BOX).map(({ text }) => text);
  const end = below.findIndex((text) => ENDS.test(text));
  if (end < 0) return { grantors: [], grantees: [] };
  let rest = below.slice(0, end).join(' ');
  const grantors: string[] = [];
  for (const name of readSignatures(prose, parts)) {
    const place = rest.toLowerCase().indexOf(name.toLowerCase());
    if (place < 0) continue;
    grantors.push(rest.slice(place, place + name.length));
    rest = `${rest.slice(0, place)} ${rest.slice(place + name.length)}`;
  }
  const grantees = grantors.length === 0 ? [] : readNames(rest.replace(KIN_LEFT, ''));
  return grantees.length === 0 ? { grantors: [], grantees: [] } : { grantors, grantees };
}
