// The granting clause: who "do hereby grant, bargain, sell and convey unto" whom.
import { readNames } from '#core/read/document/party-names.ts';
import { KIN_NOUNS } from '#core/read/document/party-words.ts';

const VERB =
  /\b(?:convey(?:s|ed|\(s\))?|warrant(?:s|ed|\(s\))?|quit[\s-]?claim(?:s|ed|\(s\))?|grant(?! of )(?:s|ed|\(s\))?|sells?|sold|bargain(?:s|ed)?|releas(?:es?|ed)|remis(?:es?|ed)|alien(?:s|ed)?|transfer(?! tax)(?:s|red)?|makes? over|made over|hands? over|turns? over|parts? with|cedes?|ceded|yields?|delivers?|gives?|given|dedicates?|donates?|deeds|mortgages?(?= (?:and warrants? )?(?:un)?to\b)|(?<!\b(?:and|or|heirs,|successors,|&) )assigns?(?=,? (?:and|to|unto|over|transfers?|sets?)\b))\b/gi;
const KIN = `(?:(?:my|our|his|her|their)\\s+(?:[a-z]+\\s+){0,2}?(?:${KIN_NOUNS}|child|wife|husband|grandchildren|friend|neighbor),?:?\\s+)?`;
const TO = new RegExp(
  `\\b(?:(?:un)?to|in favou?r of),?\\s+(?:and unto\\s+)?(?:(?:him|her|them),?\\s+(?=the said\\b))?${KIN}(?:the\\s+)?(?:(?:said|sd|s\\^?d)\\.?\\s+)?(?:(?:grantees?(?:\\(s\\))?|buyers?|purchasers?|vendees?),?:?\\s+)?`,
  'gi',
);
const LEAD_IN =
  /(?:^|\n)\s*(?:that\s+)?(?:(?:I|we),?\s+)?(?:the undersigned,?\s+)?|\b(?:I|we),?\s+(?:the undersigned,?\s+)?|\b[tc]hat\s+(?:I|we|the)?\b,?\s*|\b(?:undersigned|subscribers),?:?\s+(?:\(viz\)\s+)?(?:grantors?,?\s+)?|\b(?:grantors?(?:\(s\))?|sellers?|vendors?),?:?\s+|\b(?:1[6-9]|20)\d{2},?\s+(?=[A-Z])|\bpresents,?:?\s+|\bnow,?\s+(?:therefore,?\s+)?(?:the\s+)?(?=[A-Z])|\backnowledged,?\s+|\bconsiderations?(?:\s+(?:in hand\s+)?paid)?,?\s+|\bpaid,\s+|\breceived,?\s+|\bwitnesseth,?:?\s+(?:that\s+)?|\b(?:appeared|came),?:?\s+|(?<=[a-z\d)]{3})\.\s+(?=[A-Z])|:\s+(?=[A-Z])/gi;
/** Whoever writes "I" or "we" makes the deed. */
const FIRST_PERSON = /\b(?:I,?|[Ww]e,|WE,)\s+(?:the undersigned,?\s+)?(?=[A-Z][A-Za-z.]+\s)/g;
const NAMED_AGAIN = /\bthe said\s+(?=[A-Z][^.;]{3,200}$)/g;
const PAYER = new RegExp(
  `(?:\\b(?:paid(?: over)?|in hand|received|had and received)\\b[^.;]{0,60}?\\b(?:by|from)|\\bsatisfaction,? of|\\bhaving\\b[^.;]{0,80}?\\bfrom|\\b(?:love|affection)\\b[^.;]{0,60}?\\b(?:to|for|towards?)|\\b(?:dollars|\\$[\\d,.]+)[^.;]{0,90}?\\b(?:by|from)|\\b(?:sold|sell|sale|struck off|knocked down)\\b[^.;]{0,120}?\\bto(?=\\s+(?:the\\s+)?[A-Z]))\\s+(?:the\\s+)?(?:said\\s+)?(?:grantees?,\\s+)?${KIN}`,
  'gi',
);

/** Grantors before the verb, grantees after its "to" or "unto"; empty lists where either cannot be told. */
export function findOperativeParties(body: string): { grantors: string[]; grantees: string[] } {
  let tried = 0;
  let alone: string[] = [];
  for (const match of body.matchAll(VERB)) {
    tried += 1;
    if (tried > 60 || match.index > 20_000) break;
    if (isRecital(body, match.index, match[0])) continue;
    const after = match.index + match[0].length;
    const named = granteesAfter(body, after);
    if (named.length === 0) named.push(...givenDirectly(match[0], body.slice(after, after + 200)));
    const grantees = named.length > 0 ? named : payersBefore(body, match.index, match[0].length);
    if (grantees.length === 0 && TO_THE_SAID.test(body.slice(after, after + 24))) grantees.push(...alone);
    if (grantees.length === 0) continue;
    const grantors = grantorsBefore(body, match.index, grantees);
    const full = fullNames(grantees, body.slice(0, match.index));
    if (grantors.length > 0) return { grantors, grantees: full };
    if (alone.length === 0) alone = full;
  }
  return { grantors: [], grantees: alone };
}

const TO_THE_SAID = /^\s+(?:un)?to (?:the )?said\b/i;

/** "The land conveyed to B by A": what was done once is not this grant; "have granted, bargained and sold" is. */
function isRecital(body: string, at: number, verb: string): boolean {
  if (!/ed$|^sold$|^given$|^made over$/i.test(verb)) return false;
  const left = body.slice(Math.max(0, at - 150), at);
  if (
    /\b(?:lands?|property|premises|tract|parcel|portion|part|lot|same|estate|as|was|were|been|heretofore|formerly|theretofore|previously|being|that|those|above|hereinbefore|one)\s+$/i.test(
      left,
    )
  )
    return true;
  return !/\b(?:have|has|hath|had|there is|do|does|doth)\b[^.;\n]{0,140}$/i.test(left);
}

/** A patent is granted by the government whose name stands in it. */
export function findPatentGrantor(body: string): string[] {
  const match =
    /^((?:State|Commonwealth|Province) of [A-Z][A-Za-z]+(?: (?!To\b)[A-Z][A-Za-z]+)?)(?=[,:.]?\s+(?:to all|know ye|no\b))|\bknow ye,? that (?:the )?(United States of America|(?:State|Commonwealth) of [A-Z][A-Za-z]+)|\b(?:granted by|patent from|by) (?:the )?(United States(?: of America)?|(?:State|Commonwealth|Province|Republic) of [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)|^(?:the )?(United States of America)\b/i.exec(
      body.slice(0, 6000),
    );
  const name = match?.slice(1).find((group) => group !== undefined);
  return name === undefined ? [] : [name];
}

/** "to the owners on either side, namely A and B". */
const NAMELY = /^[a-z][^.;]{0,60}?,\s(?:namely|viz\.?|to wit)[,:]?\s+(?=[A-Z])/;

function granteesAfter(body: string, from: number): string[] {
  const window = body.slice(from, from + 260);
  const end = window.search(/(?:[a-z]{3}|[A-Z]{5})\.\s+[A-Z]|\n|;|\b(?:[Tt]o|TO)[\s-](?:wit|WIT)\b/);
  const clause = end < 0 ? window : window.slice(0, end);
  for (const match of clause.matchAll(TO)) {
    const at = from + match.index + match[0].length;
    const names = readNames(body.slice(at, at + 1200));
    if (names.length > 0) return names;
    const namely = NAMELY.exec(body.slice(at, at + 90));
    if (namely !== null) return readNames(body.slice(at + namely[0].length, at + 1200));
    const short = /\bsaid\s+$/i.test(match[0]) ? namedBefore(body, from, at) : [];
    if (short.length > 0) return short;
    const collective = /^(trustees|directors|commissioners|wardens|vestry)\b/i.exec(body.slice(at, at + 20));
    if (collective?.[1] !== undefined) return [collective[1]];
  }
  return [];
}

/** "to the said District": the body whose name ended so before. */
function namedBefore(body: string, from: number, at: number): string[] {
  const short = /^[A-Z][a-z]{3,}/.exec(body.slice(at, at + 30))?.[0];
  if (short === undefined) return [];
  const earlier = body.slice(Math.max(0, from - 4000), from);
  const end = earlier.lastIndexOf(` ${short}`) + 1;
  const name = /(?:[A-Z][\w.'’&-]*\s(?:of\s|the\s|and\s|&\s){0,2}){1,6}$/.exec(
    earlier.slice(Math.max(0, end - 100), end),
  );
  return end < 1 || name === null
    ? []
    : readNames(`${name[0].replace(/^(?:Whereas|That|And|To|The)\s(?:the\s)?/, '')}${short}`);
}

/** "we give the Cane Creek Water District a lasting easement": the grantee without a "to". */
function givenDirectly(verb: string, after: string): string[] {
  if (!/^(?:gives?|grants?|sells?|deeds)$/.test(verb)) return [];
  const match =
    /^\s+(?:the\s+)?([A-Z][\w'’&.-]*(?:\s+(?:of|the|and|[A-Z][\w'’&.-]*)){1,8}?)(?:\s\([^)]{2,24}\))?,?\s+(?:an?|the|one|all|that|this|these|his|her|their|our|my|leave|permission)\s/.exec(
      after,
    );
  return match?.[1] === undefined ? [] : readNames(match[1]);
}

const TO_THE_PAYER =
  /^[^.;\n]{0,120}?\b(?:un)?to,?\s+(?:the\s+)?(?:said\s+)?(?:grantees?|part(?:y|ies) of the second part|second part(?:y|ies)|purchasers?|vendees?|him|her|them|it|(?<=said )[a-z]+)\b/i;

/** "…paid by B, hereinafter called the grantee, does grant unto the said grantee". */
function payersBefore(body: string, verb: number, length: number): string[] {
  if (!TO_THE_PAYER.test(body.slice(verb + length, verb + length + 200))) return [];
  for (const match of body.slice(Math.max(0, verb - 1600), verb).matchAll(PAYER)) {
    const at = Math.max(0, verb - 1600) + match.index + match[0].length;
    const payers = readNames(body.slice(at, Math.min(verb, at + 600)));
    if (payers.length > 0) return payers;
  }
  return [];
}

function grantorsBefore(body: string, verb: number, grantees: readonly string[]): string[] {
  const from = Math.max(0, verb - 1600);
  const left = body.slice(from, verb);
  for (const lead of [FIRST_PERSON, LEAD_IN, NAMED_AGAIN]) {
    for (const match of left.matchAll(lead)) {
      const names = readNames(left.slice(match.index + match[0].length));
      // "We, A and B, grant to A and B, trustees": whoever writes so may well grant to himself.
      const others = lead === FIRST_PERSON ? names : names.filter((name) => !grantees.includes(name));
      if (others.length > 0) return others;
    }
  }
  return namedRightBefore(left).filter((name) => !grantees.includes(name));
}

/** "Out of regard for her niece, A. B. (“Giver”) makes over": the last names of the sentence before its verb. */
function namedRightBefore(left: string): string[] {
  const sentence = left.slice(sentenceStart(left));
  for (const match of [...sentence.matchAll(/(?:^|,)\s*(?=[A-Z])/g)].slice(-6)) {
    const rest = sentence.slice(match.index + match[0].length);
    const names = readNames(rest);
    if (names.length > 0 && rest.length < 160) return names;
  }
  return [];
}

/** After the last full stop that is not an abbreviation's. */
export function sentenceStart(left: string): number {
  let start = 0;
  for (const match of left.matchAll(/\n|[a-z)\d]{2}[.;]\s+(?=[A-Z])/g)) start = match.index + match[0].length;
  return start;
}

/** "the said Trustees" are those from whom the price came, named in full. */
function fullNames(names: readonly string[], before: string): string[] {
  for (const match of before.matchAll(PAYER)) {
    const at = match.index + match[0].length;
    const payers = readNames(before.slice(at, at + 600));
    const fuller = payers.length > 0 && names.every((name) => payers.some((payer) => isShortOf(name, payer)));
    if (fuller) return payers;
  }
  return [...names];
}

function isShortOf(name: string, payer: string): boolean {
  return payer.length > name.length && ` ${payer.toLowerCase()} `.includes(` ${name.toLowerCase()} `);
}
