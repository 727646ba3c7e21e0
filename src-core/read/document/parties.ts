// Grantors and grantees as plain names, from whichever form the instrument is written in.
import { findBracketedParties } from '#core/read/document/bracketed-roles.ts';
import { findDecreedParties } from '#core/read/document/decrees.ts';
import { abstracted, captioned, deedOf } from '#core/read/document/headed-parties.ts';
import { isOpened, opening } from '#core/read/document/openings.ts';
import { findOperativeParties, findPatentGrantor } from '#core/read/document/operative-clause.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { findBoxedParties } from '#core/read/document/party-boxes.ts';
import { readNames } from '#core/read/document/party-names.ts';
import { partyText } from '#core/read/document/party-text.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { readSignatures, readSigners } from '#core/read/document/signatures.ts';
import { tidyNames } from '#core/read/document/tidy-names.ts';

export interface Parties {
  readonly grantors: string[];
  readonly grantees: string[];
}

const NOBODY: Parties = { grantors: [], grantees: [] };
const FIRST_ROLE =
  /\bpart(?:y|ies) of the (?:first|one) part\b|\bo[fn] (?:the )?(?:first|one) part\b|\b(?:first part(?:y|ies)|grantors?|trustors?|sellers?|vendors?|mortgagors?|borrowers?|owners?|landowners?|lessors?|assignors?)\b/i;
const SECOND_ROLE =
  /\bpart(?:y|ies) of the (?:second|other) part\b|\bo[fn] (?:the )?(?:second|other) part\b|\b(?:second part(?:y|ies)|grantees?|buyers?|purchasers?|vendees?|trustees?|company|beneficiar(?:y|ies)|mortgagees?|lenders?|lessees?|assignees?)\b|\bwitnesseth\b/i;

/** Both lists empty where the document names no party that can be told apart. */
export function readParties(prose: Prose, parts: Parts): Parties {
  const body = partyText(prose, parts);
  const forms = [
    () => findDecreedParties(prose, parts),
    () => findBoxedParties(prose, parts),
    () => (isOpened(prose.opened, QUOTED_GRANTOR) ? defined(body) : NOBODY),
    () => findBracketedParties(body),
    () => labelled(prose),
    () => between(body),
    () => behindDate(body),
    () => byAndTo(body),
    () => deedOf(body),
    () => findOperativeParties(body),
    () => captioned(prose),
    () => abstracted(body),
  ];
  let grantors: string[] = [];
  let grantees: string[] = [];
  for (const read of forms) {
    const found = read();
    if (found.grantors.length > 0 && found.grantees.length > 0) return tidied(found, prose);
    // One side alone is kept for want of a clause that names both.
    if (grantors.length === 0) grantors = found.grantors;
    if (grantees.length === 0) grantees = found.grantees;
  }
  if (grantors.length === 0) grantors = findPatentGrantor(body);
  if (grantors.length === 0 && grantees.length > 0 && /\bundersigned\b/i.test(body))
    grantors = readSignatures(prose, parts);
  if (grantors.length === 0) grantors = signedBy(prose, parts, grantees);
  return tidied({ grantors, grantees }, prose);
}

/** Whoever signs a deed grants; of two signers without a known grantee neither can be told to be the one. */
function signedBy(prose: Prose, parts: Parts, grantees: readonly string[]): string[] {
  const known = new Set(grantees.map((name) => name.toLowerCase()));
  const signers = readSigners(prose, parts).filter((name) => !known.has(name.toLowerCase()));
  const conveys = grantees.length > 0 || (signers.length === 1 && CONVEYS.test(prose.text.slice(parts.body)));
  return conveys ? signers : [];
}

const CONVEYS = /\b(?:grants?|conveys?|sells?|gives?|dedicates?|makes? an? easement|releases?|quit\s?claims?)\b/i;

const tidied = ({ grantors, grantees }: Parties, prose: Prose): Parties => ({
  grantors: tidyNames(grantors, prose.text),
  grantees: tidyNames(grantees, prose.text),
});

const QUOTED_GRANTOR = opening('bor gra tru', /(?:Borrower|Grantor|Trustor)["“”']/i);

/** Deeds of trust on the uniform form: "Borrower" is …, "Trustee" is …, "Lender" is …. */
function defined(body: string): Parties {
  const grantors = definedAs(GRANTOR_IS, body);
  if (grantors.length === 0) return NOBODY;
  return { grantors, grantees: [...definedAs(TRUSTEE_IS, body), ...definedAs(LENDER_IS, body)] };
}

const [GRANTOR_IS, TRUSTEE_IS, LENDER_IS] = [
  definitionOf('Borrower|Grantor|Trustor'),
  definitionOf('Trustee|Grantee'),
  definitionOf('Lender|Beneficiary'),
];

function definitionOf(role: string): RegExp {
  return new RegExp(`["“”'](?:${role})["“”']{1,2}\\s+(?:is|means|shall mean)\\s+(?:the\\s+)?`, 'i');
}

function definedAs(definition: RegExp, body: string): string[] {
  const match = definition.exec(body);
  return match === null
    ? []
    : readNames(body.slice(match.index + match[0].length, match.index + match[0].length + 600));
}

/** Forms with a line for each: "GRANTOR: …", "GRANTEE(S): …". */
function labelled(prose: Prose): Parties {
  const lines = prose.lines.slice(0, 84).flatMap(({ text }) => (text.length < 200 ? text.split(SECOND_LABEL) : [text]));
  if (!lines.some((line) => line.includes(':'))) return NOBODY;
  const grantees = namesBehind(GRANTEE_LABEL, lines);
  const grantors = namesBehind(GRANTOR_LABEL, lines);
  return {
    // A sheet may name its owner and convey nothing.
    grantors:
      grantors.length === 0 && lines.some((line) => GRANTEE_LABEL.test(line))
        ? namesBehind(OWNER_LABEL, lines)
        : grantors,
    grantees:
      grantees.length > 0 ? grantees : [...namesBehind(TRUSTEE_LABEL, lines), ...namesBehind(BENEFICIARY_LABEL, lines)],
  };
}

const [GRANTEE_LABEL, GRANTOR_LABEL, OWNER_LABEL, TRUSTEE_LABEL, BENEFICIARY_LABEL] = [
  labelOf('grantee|assignee|tenant|lessee|permittee|licensee'),
  labelOf('grantor|trustor|assignor|landlord|lessor'),
  labelOf('(?:fee |land)?owner|licensor|permittor'),
  labelOf('trustee'),
  labelOf('beneficiary'),
];

/** "Landlord: A   Tenant: B" on one line. */
const SECOND_LABEL = /\s(?=(?:grantees?|assignees?|tenants?|lessees?|permittees?|licensees?)\s?:)/i;

function labelOf(role: string): RegExp {
  return new RegExp(
    `^(?:name of |the )?(?:${role})(?:s|\\(s\\)|['’]s name)?\\s?(?:\\([^)]*\\)|/[a-z ]{3,20})?\\s*:\\s*(.*)$`,
    'i',
  );
}

function namesBehind(label: RegExp, lines: readonly string[]): string[] {
  const at = lines.slice(0, 80).findIndex((line) => label.test(line));
  if (at < 0) return [];
  const rest = label.exec(lines[at] ?? '')?.[1] ?? '';
  const following = lines.slice(at + 1, at + 4);
  const ends = following.findIndex((line) => /:\s*\S|:\s*$/.test(line));
  const printed = [rest, ...following.slice(0, ends < 0 ? (rest === '' ? 1 : 0) : ends)].join(' ');
  return readNames(isSurnameFirst(printed) ? givenFirst(printed) : printed);
}

/** "Pelletier, Ian M.; Pelletier, Oona": an index names people by their surnames. */
const INDEXED = "[A-Z][A-Za-z'’-]+, [A-Z][A-Za-z'’-]*\\.?(?: [A-Z][A-Za-z]*\\.?)?";
const SURNAMES_FIRST = new RegExp(`^${INDEXED}(?:\\s*(?:;|and|&)\\s*${INDEXED})*[;.]?$`);
const NO_GIVEN_NAME = /,\s*(?:inc|llc|l\.|corp|co|company|ltd|lp|jr|sr|i+v?|trustees?|widow\w*|deceased|single|an?)\b/i;

const isSurnameFirst = (printed: string): boolean => SURNAMES_FIRST.test(printed) && !NO_GIVEN_NAME.test(printed);

const givenFirst = (printed: string): string =>
  printed
    .split(/\s*;\s*|\s+(?:and|&)\s+/)
    .map((name) => name.replace(/^([^,]+), (.+)$/, '$2 $1'))
    .join(' and ');

const OVER = /\b(?:witnesseth|whereas)\b/i;

/** "…between A, party of the first part, and B, party of the second part". */
function between(body: string): Parties {
  for (const match of body
    .slice(0, 6000)
    .matchAll(
      /(?<!\b(?:line|lines|boundary|distance|corner) )\b(?:between|among|betwixt)\b[\s:,]*(?:the\s+grantors?,?\s+)?/gi,
    )) {
    const from = match.index + match[0].length;
    const passage = body.slice(from, from + 2400);
    const grantors = readNames(passage);
    if (grantors.length === 0) continue;
    const first = FIRST_ROLE.exec(passage);
    // A role that stands only behind the parties' clause was lost in it, and parts nobody.
    const over = OVER.exec(passage)?.index ?? passage.length;
    if (first === null || first.index > over) return unmarked(passage);
    const rest = afterRole(passage.slice(first.index + first[0].length));
    const grantees = readNames(rest);
    if (grantees.length > 0 && isGrantedBy(grantees, grantors, rest)) return { grantors: grantees, grantees: grantors };
    return { grantors, grantees: [...grantees, ...(grantees.length > 0 ? thirdParty(rest) : [])] };
  }
  return NOBODY;
}

/** The end of the date that an indenture opens with. */
const DATED = /\b(?:1[789]|20)\d\d\b|\bone thousand (?:[a-z]+[ -]){1,6}?(?=\(|[A-Z])/g;
const PARTED = /\bpart\s?(?:y|ies) of the first part\b[\s,;:)]*(?=(?:and|AND|&)\b)/i;

/** The same where the word "Between" is lost, as heads in blackletter often are: names from the date to their role. */
function behindDate(body: string): Parties {
  const role = PARTED.exec(body.slice(0, 3000));
  if (role === null) return NOBODY;
  const before = body.slice(Math.max(0, role.index - 500), role.index);
  for (const date of before.matchAll(DATED)) {
    const named = before.slice(date.index + date[0].length).replace(/^[^A-Za-z]+/, '');
    const grantors = /^[A-Z]/.test(named) ? readNames(named) : [];
    if (grantors.length === 0) continue;
    return { grantors, grantees: readNames(afterRole(body.slice(role.index + role[0].length))) };
  }
  return NOBODY;
}

/** "Between A of the one part and B of the other part, witnesseth that the said B hath granted": the second party grants. */
function isGrantedBy(second: readonly string[], first: readonly string[], rest: string): boolean {
  const who = /\bwitnesseth[\s,:;]+that\s+(?:the\s+)?said\s+([A-Z][^,;]{2,40})/i.exec(rest)?.[1]?.toLowerCase();
  const opens = (name: string): boolean => who?.startsWith(name.toLowerCase()) === true;
  return second.some(opens) && !first.some(opens);
}

/** A deed of trust names the creditor after the trustee. */
function thirdParty(passage: string): string[] {
  const match =
    /\b(?:trustees?|of the second part)\b[^A-Za-z]*(?:[^;]{0,120}?)\band\s+(?=[^,;]{3,80},[^;]{0,300}\b(?:beneficiary|of the third part|lender)\b)/i.exec(
      passage.slice(0, 900),
    );
  return match === null ? [] : readNames(passage.slice(match.index + match[0].length));
}

/** Two parties parted only by "of … and": told apart where each is one name. */
function unmarked(passage: string): Parties {
  const end = passage.search(/\bwitnesseth\b|\bfor and in consideration\b/i);
  const names = readNames(end < 0 ? passage : passage.slice(0, end));
  const [grantor, grantee] = names;
  // A partition: each grants to the others.
  if (/\beach\b[^.;]{0,40}\bto the others\b/i.test(passage)) return { grantors: names, grantees: names };
  return names.length === 2 && grantor !== undefined && grantee !== undefined
    ? { grantors: [grantor], grantees: [grantee] }
    : NOBODY;
}

/** Past the rest of the role's own phrase: quotes, "whether one or more", an address, to the other party's name. */
function afterRole(text: string): string {
  const match =
    /^[^A-Za-z]*(?:["”)(,.;\s]|whether one or more|collectively|\([^)]{0,60}\))*(?:[^;]{0,400}?)(?:\b(?:and|to|AND|TO|And)|&)\s+(?:the\s+grantees?,?\s+|to\s+|the\s+|THE\s+)?(?=["“]?[A-Z])(?!(?:State|County|Province|Commonwealth|Township|STATE|COUNTY) (?:of|OF) )/.exec(
      text.slice(0, 700),
    );
  return match === null ? '' : text.slice(match[0].length);
}

const MADE_BY =
  /\b(?:made|executed|given|dated|this (?:\w+ ){0,3}deed)\b[^;]{0,140}?\b(?:by|from)\s+(?:(?:the\s+)?(?:first party|grantors?)[,:]\s+)?(?=["“]?[A-Z])/gi;

/** "…made by A, hereinafter called the grantor, to B, hereinafter called the grantee". */
function byAndTo(body: string): Parties {
  for (const match of body.slice(0, 4000).matchAll(MADE_BY)) {
    const passage = body.slice(match.index + match[0].length, match.index + match[0].length + 2000);
    const grantors = readNames(passage);
    const named = /(?:first party|grantors?)[,:]\s+$/i.test(match[0]);
    const first = named ? null : FIRST_ROLE.exec(passage);
    if (grantors.length === 0 || (first === null && !named)) continue;
    const rest = first === null ? passage : passage.slice(first.index + first[0].length);
    const to =
      /^[^;]{0,400}?\b[Tt][Oo]\s+(?:(?:[Tt]he\s+|THE\s+)?(?:[Ss]econd [Pp]arty|SECOND PARTY|[Gg]rantees?|GRANTEES?)[,:]\s+|the\s+|THE\s+)?(?=["“]?[A-Z])/.exec(
        rest,
      );
    const grantees = SECOND_ROLE.test(rest) ? readNames(to === null ? afterRole(rest) : rest.slice(to[0].length)) : [];
    if (grantees.length > 0) return { grantors, grantees };
  }
  return NOBODY;
}
