// Parties whose roles stand in brackets behind them: A, a Delaware company (“Grantor”), and the City of B (the “City”).
import { readNames } from '#core/read/document/party-names.ts';

interface Bracketed {
  readonly names: string[];
  readonly role: 'first' | 'second' | 'trustee' | null;
}

const OPENS = /\b(?:between|betwixt|among|amongst|by|from)\b[\s:,]*(?:and (?:between|among)\b[\s:,]*)?/gi;
const BRACKET = /\(([^()]{3,200})\)/g;
const QUOTED = /["“”'‘]{1,2}\s?([A-Za-z][A-Za-z -]{2,40}?)[,.]?\s?["“”'’]{1,2}/g;
const FIRST =
  /^(?:the )?(?:grantors?|trustors?|sellers?|vendors?|mortgagors?|borrowers?|lessors?|(?:land|property )?owners?|assignors?|declarants?|transferors?)$/i;
const SECOND =
  /^(?:the )?(?:grantees?|buyers?|purchasers?|vendees?|mortgagees?|lessees?|beneficiar(?:y|ies)|lenders?|assignees?|transferees?)$/i;
const TRUSTEE = /^(?:the )?trustees?$/i;
const OVER = /\b(?:witnesseth|whereas|consideration of|recitals)\b/i;
const LONGEST_PARTIES = 3200;

/** Both lists empty unless the brackets tell the two sides apart. */
export function findBracketedParties(body: string): { grantors: string[]; grantees: string[] } {
  for (const match of body.slice(0, 5000).matchAll(OPENS)) {
    const from = match.index + match[0].length;
    const parties = partiesIn(body.slice(from, from + LONGEST_PARTIES));
    const told = sidesOf(parties);
    if (told.grantors.length > 0 && told.grantees.length > 0) return told;
  }
  return { grantors: [], grantees: [] };
}

function partiesIn(passage: string): Bracketed[] {
  const parties: Bracketed[] = [];
  let from = 0;
  for (const match of passage.matchAll(BRACKET)) {
    const quoted = [...(match[1] ?? '').matchAll(QUOTED)].map((word) => (word[1] ?? '').trim());
    if (quoted.length === 0) continue;
    const segment = passage.slice(from, match.index).replace(/^[\s,;.]*(?:and|to)?[\s,;]*(?:between\s+)?/i, '');
    if (segment.length > 900 || OVER.test(segment)) break;
    const names = readNames(segment);
    if (names.length === 0) break;
    parties.push({ names, role: roleOf(quoted) });
    from = match.index + match[0].length;
    if (parties.length === 4) break;
  }
  return parties;
}

function roleOf(quoted: readonly string[]): Bracketed['role'] {
  if (quoted.some((word) => FIRST.test(word))) return 'first';
  if (quoted.some((word) => TRUSTEE.test(word))) return 'trustee';
  return quoted.some((word) => SECOND.test(word)) ? 'second' : null;
}

/** With two parties the role of one tells that of the other. */
function sidesOf(parties: readonly Bracketed[]): { grantors: string[]; grantees: string[] } {
  const named = (...roles: Bracketed['role'][]): string[] =>
    roles.flatMap((role) => parties.filter((party) => party.role === role).flatMap((party) => party.names));
  const grantors = named('first');
  const grantees = named('trustee', 'second');
  if (parties.length !== 2 || (grantors.length > 0 && grantees.length > 0)) return { grantors, grantees };
  return {
    grantors: grantors.length > 0 || grantees.length === 0 ? grantors : named(null),
    grantees: grantees.length > 0 || grantors.length === 0 ? grantees : named(null),
  };
}
