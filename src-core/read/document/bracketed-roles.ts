// Parties whose roles or short names stand right behind them: A, a Delaware company (“Grantor”), and the City of B, hereinafter called the City.
import { readNames } from '#core/read/document/party-names.ts';

interface Party {
  readonly names: string[];
  /** What the instrument calls them from there on. */
  readonly called: string[];
  readonly role: 'first' | 'second' | 'trustee' | null;
}

interface Sides {
  readonly grantors: string[];
  readonly grantees: string[];
}

const OPENS =
  /\b(?:between|betwixt|among|amongst|(?<!\bjoined (?:\w+ ){0,2})by|from)\b[\s:,]*(?:and (?:between|among|from)\b[\s:,]*)?(?:the\s+)?/gi;
const CALLED =
  /\(([^()]{3,200})\)|["“]([A-Z][A-Za-z ]{2,30})["”]|\b(?:hereinafter|hereafter|herein)\s+(?:sometimes\s+)?(?:called|referred to|known|designated|styled|termed)(?:\s+(?:to\s+)?as)?\s+(?:the\s+)?["“]?([A-Za-z]{3,20}(?: [A-Z][A-Za-z]+){0,3})["”]?(?=[,;:.)]|\s+and\s|\s*\(|\s*$)|\bas\s+(?:the\s+)?((?:LESS|GRANT|MORTGAG|ASSIGN|TRANSFER|VEND|OPTION)(?:ORS?|EES?)|(?:SELL|BUY|PURCHAS|BORROW|LEND|OWN)ERS?|(?:[Ll]ess|[Gg]rant|[Mm]ortgag|[Aa]ssign|[Vv]end)(?:ors?|ees?)|(?:[Ss]ell|[Bb]uy|[Pp]urchas|[Bb]orrow|[Ll]end)ers?)\b(?=[,;:.)]|\s+and\s|\s*\((?:whether|hereinafter))/g;
const QUOTED = /["“”'‘]{1,2}\s?([A-Za-z][A-Za-z -]{2,40}?)[,.]?\s?["“”'’]{1,2}/g;
const FIRST =
  /^(?:the )?(?:grantors?|trustors?|sellers?|vendors?|mortgagors?|borrowers?|lessors?|(?:land|property )?owners?|assignors?|declarants?|transferors?)$/i;
const SECOND =
  /^(?:the )?(?:grantees?|buyers?|purchasers?|vendees?|mortgagees?|lessees?|beneficiar(?:y|ies)|lenders?|assignees?|transferees?|holders?)$/i;
const TRUSTEE = /^(?:the )?(?:corporate |successor |original )?trustees?$/i;
const OVER = /\b(?:witnesseth|whereas|consideration of|recitals)\b/i;
const ADDRESS_BEFORE = /^[\s,;.]*(?:whose|having|of|with)\b[^;]{0,160}?\b\d{5}(?:-\d{4})?\b[\s,;]*(?:[A-Z][a-z]+;\s*)?/;
const ASIDE_BEFORE = /^[\s,;”"]*(?:\((?:whether|collectively|jointly|individually)[^)]{0,80}\))?/i;
const PAID_BY = /\bpaid(?: (?:to|over|unto) [\w ]{3,30}?)? by,? (?:the )?/i;
const GRANTED_UNTO =
  /\b(?:grants?|conveys?|assigns?|sells?|leases?|lets?|transfers?|quitclaims?|releases?)(?:\s*\([^)]{0,60}\))?,?\s+(?:unto|to)\s+(?:the\s+)?(?=[A-Z])/;
const MANAGER_BEFORE = /^[\s,;]*and (?:administered|managed|represented) by [^,;]{3,80},/i;
const JOINT = /^[\s,;.:]*(?:and|to|in favou?r of)?[\s,;]*(?:between\s+)?(?:the\s+)?/i;
const LONGEST_PARTIES = 3200;

const OPENS_IN_CAPITALS = /\bT(?:HAT|hat)\b[\s,:]+(?:the\s+|THE\s+)?(?=[A-Z])/g;

/** "in consideration of Ten Dollars to A (“Grantor”), paid by B (“Grantee”)". */
const PAID_TO = /\b(?:dollars|consideration|\))[^.;(]{0,40}?\bto\s+(?:the\s+)?(?=[A-Z])/gi;

/** Both lists empty unless the instrument tells the two sides apart. */
export function findBracketedParties(body: string): Sides {
  const opening = body.slice(0, 5000);
  for (const match of [OPENS, OPENS_IN_CAPITALS, PAID_TO].flatMap((opens) => [...opening.matchAll(opens)])) {
    const from = match.index + match[0].length;
    const told = sidesOf(partiesIn(body.slice(from, from + LONGEST_PARTIES)), body.slice(from, from + 12_000));
    if (told.grantors.length > 0 && told.grantees.length > 0) return told;
  }
  return { grantors: [], grantees: [] };
}

function partiesIn(passage: string): Party[] {
  const parties: Party[] = [];
  let from = 0;
  for (const match of passage.matchAll(CALLED)) {
    const called = calledIn(match);
    if (called.length === 0) continue;
    const segment = ownSegment(passage.slice(from, match.index), parties.length);
    if (segment.length > 900 || OVER.test(segment)) break;
    const names = readNames(segment);
    if (names.length === 0) {
      // "(“Lender”) (“Beneficiary”)": a second name for the party before.
      if (parties.length > 0 && segment.trim().length < 90) continue;
      break;
    }
    parties.push({ names, called, role: roleOf(called) });
    from = match.index + match[0].length;
    if (parties.length === 4) break;
  }
  return parties;
}

/** What names the party: past an aside, an address, a manager, or the price that the other party paid. */
function ownSegment(text: string, told: number): string {
  const paid =
    told === 1 && (OVER.test(text) || /^[\s,]*(?:in hand )?paid by\b/i.test(text)) ? PAID_BY.exec(text) : null;
  if (paid !== null) return text.slice(paid.index + paid[0].length);
  const unto = told === 1 ? GRANTED_UNTO.exec(text) : null;
  if (unto !== null) return text.slice(unto.index + unto[0].length);
  return text.replace(ASIDE_BEFORE, '').replace(ADDRESS_BEFORE, '').replace(MANAGER_BEFORE, '').replace(JOINT, '');
}

function calledIn(match: RegExpExecArray): string[] {
  if (match[1] !== undefined) return [...match[1].matchAll(QUOTED)].map((word) => (word[1] ?? '').trim());
  return [(match[2] ?? match[3] ?? match[4] ?? '').trim()];
}

function roleOf(called: readonly string[]): Party['role'] {
  if (called.some((word) => FIRST.test(word))) return 'first';
  if (called.some((word) => TRUSTEE.test(word))) return 'trustee';
  return called.some((word) => SECOND.test(word)) ? 'second' : null;
}

/** With two parties the role of one, or which of them owns the land, tells that of the other. */
function sidesOf(parties: readonly Party[], text: string): Sides {
  const named = (...roles: Party['role'][]): string[] =>
    roles.flatMap((role) => parties.filter((party) => party.role === role).flatMap((party) => party.names));
  const grantors = named('first');
  const grantees = named('trustee', 'second');
  if (grantors.length > 0 && grantees.length > 0) return { grantors, grantees };
  // "A (“Eagle”), B (“River”), and C (“Buyer”)": those without a role are the other side.
  if (parties.length > 2 && grantees.length > 0 && named(null).length > 0) return { grantors: named(null), grantees };
  if (parties.length !== 2) return { grantors, grantees };
  if (grantors.length > 0) return { grantors, grantees: named(null) };
  if (grantees.length > 0) return { grantors: named(null), grantees };
  const [first, second] = parties.map((party) => party.called.some((word) => grants(word, text)));
  if (first === second) return { grantors: [], grantees: [] };
  const [owner, other] = first === true ? parties : [...parties].reverse();
  return { grantors: owner?.names ?? [], grantees: other?.names ?? [] };
}

function grants(called: string, text: string): boolean {
  const word = called.replace(/[^A-Za-z ]/g, '');
  return new RegExp(
    `\\b${word}\\b,? (?:owns\\b|is the (?:fee |record )?owner|(?:does )?hereby (?:grants?|conveys?|gives)|grants\\b|conveys\\b)`,
  ).test(text);
}
