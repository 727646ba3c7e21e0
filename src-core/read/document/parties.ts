// Grantors and grantees as plain names, from whichever form the instrument is written in.
import { findDecreedParties } from '#core/read/document/decrees.ts';
import { abstracted, captioned, deedOf } from '#core/read/document/headed-parties.ts';
import { isOpened, opening } from '#core/read/document/openings.ts';
import { findOperativeParties, findPatentGrantor } from '#core/read/document/operative-clause.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { findBoxedParties } from '#core/read/document/party-boxes.ts';
import { readNames } from '#core/read/document/party-names.ts';
import { partyText } from '#core/read/document/party-text.ts';
import { findPremises, NOBODY, type Sides } from '#core/read/document/premises.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { labelOf } from '#core/read/document/roles.ts';
import { readSignatures, readSigners } from '#core/read/document/signatures.ts';
import { tidyNames } from '#core/read/document/tidy-names.ts';
import type { Confidence } from '#core/schema/call.ts';

export interface Parties extends Sides {
  /** How plainly the form of words tells the sides. */
  readonly told: Confidence;
}

/** Both lists empty where the document names no party that can be told apart. */
export function readParties(prose: Prose, parts: Parts): Parties {
  const body = partyText(prose, parts);
  const forms: readonly (readonly [told: Confidence, read: () => Sides])[] = [
    ['medium', () => findDecreedParties(prose, parts)],
    ['medium', () => findBoxedParties(prose, parts)],
    ['high', () => (isOpened(prose.opened, QUOTED_GRANTOR) ? defined(body) : NOBODY)],
    ['high', () => labelled(prose)],
    ['high', () => findPremises(body)],
    ['medium', () => deedOf(body)],
    ['high', () => findOperativeParties(body)],
    ['medium', () => captioned(prose)],
    ['medium', () => abstracted(body)],
  ];
  let grantors: string[] = [];
  let grantees: string[] = [];
  for (const [told, read] of forms) {
    const found = read();
    if (found.grantors.length > 0 && found.grantees.length > 0) return tidied(found, prose, told);
    // One side alone is kept for want of a clause that names both.
    if (grantors.length === 0) grantors = found.grantors;
    if (grantees.length === 0) grantees = found.grantees;
  }
  if (grantors.length === 0) grantors = findPatentGrantor(body);
  if (grantors.length > 0) return tidied({ grantors, grantees }, prose, 'medium');
  if (grantees.length > 0 && /\bundersigned\b/i.test(body)) grantors = readSignatures(prose, parts);
  if (grantors.length === 0) grantors = signedBy(prose, parts, grantees);
  return tidied({ grantors, grantees }, prose, 'low');
}

/** Whoever signs a deed grants; of two signers without a known grantee neither can be told to be the one. */
function signedBy(prose: Prose, parts: Parts, grantees: readonly string[]): string[] {
  const known = new Set(grantees.map((name) => name.toLowerCase()));
  const signers = readSigners(prose, parts).filter((name) => !known.has(name.toLowerCase()));
  const conveys = grantees.length > 0 || (signers.length === 1 && CONVEYS.test(prose.text.slice(parts.body)));
  return conveys ? signers : [];
}

const CONVEYS = /\b(?:grants?|conveys?|sells?|gives?|dedicates?|makes? an? easement|releases?|quit\s?claims?)\b/i;

const tidied = ({ grantors, grantees }: Sides, prose: Prose, told: Confidence): Parties => ({
  grantors: tidyNames(grantors, prose.text),
  grantees: tidyNames(grantees, prose.text),
  told,
});

const QUOTED_GRANTOR = opening('bor gra tru', /(?:Borrower|Grantor|Trustor)["“”']/i);

/** Deeds of trust on the uniform form: "Borrower" is …, "Trustee" is …, "Lender" is …. */
function defined(body: string): Sides {
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
function labelled(prose: Prose): Sides {
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
  labelOf('grantee|assignee|tenant|lessee|permittee|licensee|vendee|purchaser|buyer'),
  labelOf('grantor|trustor|assignor|landlord|lessor|vendor|seller'),
  labelOf('(?:fee |land)?owner|licensor|permittor'),
  labelOf('trustee'),
  labelOf('beneficiary'),
];

/** "Landlord: A   Tenant: B" on one line. */
const SECOND_LABEL = /\s(?=(?:grantees?|assignees?|tenants?|lessees?|permittees?|licensees?)\s?:)/i;

function namesBehind(label: RegExp, lines: readonly string[]): string[] {
  const at = lines.slice(0, 80).findIndex((line) => line.includes(':') && label.test(line));
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
