// The parties where the premises name them one behind the other, each with its role: between A, party of the first part,
// and B, party of the second part; by A, hereinafter called the grantor, to B; A (“Eagle”) and B (“the City”).
import { readNames } from '#core/read/document/party-names.ts';
import { KIN_NOUNS } from '#core/read/document/party-words.ts';
import { ANY_ROLE, PLAIN_ROLE, SECOND_ROLE, type Side, sideOf } from '#core/read/document/roles.ts';

export interface Sides {
  readonly grantors: string[];
  readonly grantees: string[];
}

export const NOBODY: Sides = { grantors: [], grantees: [] };

interface Party {
  readonly names: string[];
  /** What the instrument calls them from there on. */
  readonly called: string[];
  readonly side: Side | null;
}

const PREMISES = 6000;
const LONGEST_PARTIES = 3200;

/** Where the parties begin, the surest first. `plain`: sides that no role tells are told by their order. */
const OPENINGS: readonly { readonly opens: RegExp; readonly plain: boolean }[] = [
  {
    opens:
      /(?<!\b(?:line|lines|boundary|distance|corner) )\b(?:between|among|amongst|betwixt)\b[\s:,]*(?:the\s+)?(?:grantors?[,:]?\s+)?/gi,
    plain: true,
  },
  {
    opens:
      /(?<!\bjoined (?:\w+ ){0,2})\b(?:by|from)\b[\s:,]*(?:(?:the\s+)?(?:first party|grantors?)[,:]\s+)?(?:the\s+)?(?=["“]?[A-Z])/g,
    plain: false,
  },
  { opens: /\bT(?:HAT|hat)\b[\s,:]+(?:the\s+|THE\s+)?(?=[A-Z])/g, plain: false },
  // "in consideration of Ten Dollars to A (“Grantor”), paid by B (“Grantee”)".
  { opens: /\b(?:dollars|consideration|\))[^.;(]{0,40}?\bto\s+(?:the\s+)?(?=[A-Z])/gi, plain: false },
  // The end of the date, where the word "Between" was lost, as heads in blackletter often are.
  {
    opens: /\b(?:1[789]|20)\d\d\b[^A-Za-z]*(?=[A-Z])|\bone thousand (?:[a-z]+[ -]){1,6}?(?=\(|[A-Z])[^A-Za-z]*/g,
    plain: false,
  },
];

/** Both lists empty unless the instrument tells the two sides apart. */
export function findPremises(body: string): Sides {
  let [grantors, grantees]: [string[], string[]] = [[], []];
  for (const { opens, plain } of OPENINGS) {
    for (const match of body.slice(0, PREMISES).matchAll(opens)) {
      const from = match.index + match[0].length;
      const rest = body.slice(from, from + 12_000);
      const told = /[,:]\s+$/.test(match[0]) && ROLE_BEFORE.test(match[0]) ? prefixed(rest) : sidesAt(rest, plain);
      if (told.grantors.length > 0 && told.grantees.length > 0) return told;
      if (grantors.length === 0 && plain) [grantors, grantees] = [told.grantors, told.grantees];
    }
  }
  return { grantors, grantees };
}

const ROLE_BEFORE = /(?:party|grantors?)[,:]\s+$/i;
const OTHER_BEFORE = new RegExp(`^[^;]{3,400}?\\b(?:to|and)\\s+(?:the\\s+)?${SECOND_ROLE}[,:]\\s+(?=["“]?[A-Z])`, 'i');

/** "by first party, A, to second party, B". */
function prefixed(text: string): Sides {
  const other = OTHER_BEFORE.exec(text);
  return other === null
    ? sidesAt(text, false)
    : { grantors: readNames(text.slice(0, other[0].length)), grantees: readNames(text.slice(other[0].length)) };
}

function sidesAt(text: string, plain: boolean): Sides {
  const parties = partiesIn(text.slice(0, LONGEST_PARTIES));
  if (parties.length === 0) return plain ? unmarked(text) : NOBODY;
  const told = sidesOf(parties, text);
  return isGrantedBy(told, text) ? { grantors: told.grantees, grantees: told.grantors } : told;
}

/** What follows a party: its role, or the short name that it has from there on. */
const MARK = new RegExp(
  [
    /\(([^()]{3,200})\)/,
    /["“]([A-Z][A-Za-z ]{2,30})["”]/,
    /\b(?:hereinafter|hereafter|herein)\s+(?:sometimes\s+)?(?:called|referred to|known|designated|styled|termed)(?:\s+(?:to\s+)?as)?\s+(?:the\s+)?["“]?([A-Za-z]{3,20}(?: [A-Z][A-Za-z]+){0,3})["”]?(?=[,;:.)]|\s+and\s|\s*\(|\s*$)/,
    new RegExp(
      `(?<![\\w-])(?:as\\s+)?(?:the\\s+)?(?<!\\b(?:said|the undersigned) )(${PLAIN_ROLE})(?:\\(s\\))?(?![\\w'’-])(?!\\s(?:or|on|in)\\b)`,
    ),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);
const QUOTED = /["“”'‘]{1,2}\s?([A-Za-z][A-Za-z -]{2,40}?)[,.]?\s?["“”'’]{1,2}/g;
const ROLE_WITHIN = new RegExp(`(?<![\\w-])${ANY_ROLE}(?![\\w-])`, 'i');
const OVER = /\b(?:w ?i ?t ?n ?e ?s ?s ?e ?t ?h|whereas|consideration of|recitals)\b/i;
/** "This agreement (the “Agreement”)". */
const ITSELF = /^(?:this |the )?(?:[a-z]+ )?(?:agreement|deed|easement|lease|mortgage|instrument|property|premises)$/i;
const MOST_PARTIES = 4;
const LONGEST_ASIDE = 90;

function partiesIn(passage: string): Party[] {
  const parties: Party[] = [];
  let from = 0;
  for (const match of passage.matchAll(MARK)) {
    const called = calledIn(match);
    if (called.length === 0) continue;
    const own = passage.slice(from, match.index);
    if (called.some((word) => ITSELF.test(word)) || (parties.length > 1 && OVER.test(own))) break;
    const { segment, named } = ownSegment(own, parties.length);
    if (segment.length > 900 || OVER.test(segment)) break;
    const names = named ?? readNames(segment);
    const side = called.map(sideOf).find((one) => one !== null) ?? null;
    if (names.length > 0) parties.push({ names, called, side });
    else if (parties.length === 0 || segment.trim().length > LONGEST_ASIDE) break;
    else renamed(parties, own, side);
    from = match.index + match[0].length;
    if (parties.length === MOST_PARTIES) return parties;
  }
  if (parties.length !== 1 || parties[0]?.side !== 'first') return parties;
  const names = readNames(behindJoint(passage.slice(from)));
  return names.length === 0 ? parties : [...parties, { names, called: [], side: null }];
}

/** "(“Lender”) (“Beneficiary”)", "(“Eagle”), party of the first part": a second name for the party before. */
function renamed(parties: Party[], between: string, side: Side | null): void {
  const last = parties.pop();
  if (last !== undefined) parties.push(last.side === null && !/[a-z]{3}/i.test(between) ? { ...last, side } : last);
}

function calledIn([, aside, quoted, styled, role]: RegExpExecArray): string[] {
  if (aside === undefined) return [(quoted ?? styled ?? role ?? '').trim()];
  const inside = [...aside.matchAll(QUOTED)].map((word) => (word[1] ?? '').trim());
  const within = inside.length > 0 ? null : ROLE_WITHIN.exec(aside);
  return within === null ? inside : [within[0]];
}

const ASIDE_BEFORE = /^[\s,;”"]*(?:\((?:whether|collectively|jointly|individually)[^)]{0,80}\))?/i;
const ADDRESS_BEFORE = /^[\s,;.]*(?:whose|having|of|with)\b[^;]{0,160}?\b\d{5}(?:-\d{4})?\b[\s,;]*(?:[A-Z][a-z]+;\s*)?/;
const MANAGER_BEFORE = /^[\s,;]*and (?:administered|managed|represented) by [^,;]{3,80},/i;
const JOINT = new RegExp(
  `^[\\s,;.:]*(?:(?:and|to|in favou?r of)\\b)?[\\s,;]*(?:between\\s+)?(?:(?:his|her|their|my|our)\\s+(?:[a-z]+\\s+){0,2}?(?:${KIN_NOUNS})[,:]?\\s+)?(?:the\\s+)?`,
  'i',
);
const PAID_BY = /\bpaid(?: (?:to|over|unto) [\w ]{3,30}?)? by,? (?:the )?|\bsatisfaction,? of,? (?:the )?/i;
const GRANTED_UNTO =
  /\b(?:grants?|conveys?|assigns?|sells?|leases?|lets?|transfers?|quitclaims?|releases?)(?:\s*\([^)]{0,60}\))?,?\s+(?:unto|to)\s+(?:the\s+)?(?=[A-Z])/;

/** What names the party, and the names where they had to be read to know: past an aside, an address, a manager, or the price that the other party paid. */
function ownSegment(text: string, told: number): { segment: string; named: string[] | null } {
  const paid = told === 1 ? PAID_BY.exec(text) : null;
  const payer = paid === null ? '' : text.slice(paid.index + paid[0].length);
  const payers = payer === '' ? [] : readNames(payer);
  if (payers.length > 0) return { segment: payer, named: payers };
  const unto = told === 1 ? GRANTED_UNTO.exec(text) : null;
  if (unto !== null) return { segment: text.slice(unto.index + unto[0].length), named: null };
  const own = text.replace(ASIDE_BEFORE, '').replace(ADDRESS_BEFORE, '').replace(MANAGER_BEFORE, '').replace(JOINT, '');
  if (told === 0) return { segment: own, named: null };
  const named = readNames(own);
  return named.length === 0 ? { segment: behindJoint(text), named: null } : { segment: own, named };
}

const BEHIND_JOINT =
  /^[^A-Za-z]*(?:["”)(,.;\s]|whether one or more|collectively|\([^)]{0,60}\))*(?:[^;]{0,400}?)(?:\b(?:and|to|AND|TO|And)|&)\s+(?:the\s+grantees?,?\s+|to\s+|the\s+|THE\s+)?(?=["“]?[A-Z])(?!(?:State|County|Province|Commonwealth|Township|STATE|COUNTY) (?:of|OF) )/;

/** Past the rest of the role's own phrase: quotes, "whether one or more", an address, to the other party's name. */
function behindJoint(text: string): string {
  const match = BEHIND_JOINT.exec(text.slice(0, 700));
  return match === null ? '' : text.slice(match[0].length);
}

/** With two parties the role of one, or which of them owns the land, tells that of the other. */
function sidesOf(parties: readonly Party[], text: string): Sides {
  const named = (...sides: (Side | null)[]): string[] =>
    sides.flatMap((side) => parties.filter((party) => party.side === side).flatMap((party) => party.names));
  const grantors = named('first');
  const grantees = named('trustee', 'second');
  if (grantors.length > 0 && grantees.length > 0) return { grantors, grantees };
  // "A (“Eagle”), B (“River”), and C (“Buyer”)": those without a role are the other side.
  if (parties.length > 2 && grantees.length > 0 && named(null).length > 0) return { grantors: named(null), grantees };
  if (parties.length !== 2) return { grantors, grantees };
  if (grantors.length > 0) return { grantors, grantees: named(null) };
  if (grantees.length > 0) return { grantors: named(null), grantees };
  const [first, second] = parties.map((party) => party.called.some((word) => grants(word, text)));
  if (first === second) return NOBODY;
  const [owner, other] = first === true ? parties : [...parties].reverse();
  return { grantors: owner?.names ?? [], grantees: other?.names ?? [] };
}

function grants(called: string, text: string): boolean {
  const word = called.replace(/[^A-Za-z ]/g, '');
  return new RegExp(
    `\\b${word}\\b,? (?:owns\\b|is the (?:fee |record )?owner|(?:does )?hereby (?:grants?|conveys?|gives)|grants\\b|conveys\\b)`,
  ).test(text);
}

/** "Between A of the one part and B of the other part, witnesseth that the said B hath granted": the second party grants. */
function isGrantedBy({ grantors, grantees }: Sides, text: string): boolean {
  const who = /\bwitnesseth[\s,:;]+that\s+(?:the\s+)?said\s+([A-Z][^,;]{2,40})/i.exec(text)?.[1]?.toLowerCase();
  const opens = (name: string): boolean => who?.startsWith(name.toLowerCase()) === true;
  return grantees.some(opens) && !grantors.some(opens);
}

/** Two parties parted only by "of … and": told apart where each is one name. */
function unmarked(passage: string): Sides {
  const end = passage.search(/\bwitnesseth\b|\bfor and in consideration\b/i);
  const names = readNames(passage.slice(0, end < 0 ? LONGEST_PARTIES : end));
  // A partition: each grants to the others.
  if (/\beach\b[^.;]{0,40}\bto the others\b/i.test(passage)) return { grantors: names, grantees: names };
  const [grantor, grantee] = names;
  return names.length === 2 && grantor !== undefined && grantee !== undefined
    ? { grantors: [grantor], grantees: [grantee] }
    : NOBODY;
}
