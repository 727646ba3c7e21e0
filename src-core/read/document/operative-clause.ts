// The granting clause: who "do hereby grant, bargain, sell and convey unto" whom.
import { readNames } from '#core/read/document/party-names.ts';

const VERB =
  /\b(?:convey(?:s|ed|\(s\))?|warrant(?:s|ed|\(s\))?|quit[\s-]?claim(?:s|ed|\(s\))?|grant(?! of )(?:s|ed|\(s\))?|sells?|sold|bargain(?:s|ed)?|releas(?:es?|ed)|remis(?:es?|ed)|alien(?:s|ed)?|transfer(?:s|red)?|makes? over|made over|hands? over|turns? over|parts? with|cedes?|ceded|yields?|delivers?|gives?|given|dedicates?|donates?|deeds)\b/gi;
const KIN =
  '(?:(?:my|our|his|her|their)\\s+(?:[a-z]+\\s+){0,2}?(?:sons?|daughters?|child|children|sisters?|brothers?|nephews?|nieces?|wife|husband|mother|father|grandsons?|granddaughters?|grandchildren|friend|neighbor),?:?\\s+)?';
const TO = new RegExp(
  `\\b(?:(?:un)?to|in favou?r of),?\\s+(?:and unto\\s+)?${KIN}(?:the\\s+)?(?:(?:said|sd|s\\^?d)\\.?\\s+)?(?:(?:grantees?(?:\\(s\\))?|buyers?|purchasers?|vendees?),?:?\\s+)?`,
  'gi',
);
const LEAD_IN =
  /(?:^|\n)\s*(?:that\s+)?(?:(?:I|we),?\s+)?(?:the undersigned,?\s+)?|\b(?:I|we),?\s+(?:the undersigned,?\s+)?|\bthat\s+(?:I|we|the)?\b,?\s*|\b(?:undersigned|subscribers),?:?\s+(?:\(viz\)\s+)?(?:grantors?,?\s+)?|\b(?:grantors?(?:\(s\))?|sellers?|vendors?),?:?\s+|\b(?:1[6-9]|20)\d{2},?\s+(?=[A-Z])|\bpresents,?:?\s+|\backnowledged,?\s+|\bconsiderations?(?:\s+(?:in hand\s+)?paid)?,?\s+|\bpaid,\s+|\breceived,?\s+|\bwitnesseth,?:?\s+(?:that\s+)?|\b(?:appeared|came),?:?\s+|(?<=[a-z\d)]{3})\.\s+(?=[A-Z])|:\s+(?=[A-Z])/gi;
const PAYER =
  /\b(?:paid(?: over)?|in hand|received|had and received)\b[^.;]{0,60}?\b(?:by|from)\s+(?:the\s+)?(?:said\s+)?|\bhaving\b[^.;]{0,80}?\bfrom\s+(?:the\s+)?|\b(?:dollars|\$[\d,.]+)[^.;]{0,90}?\b(?:by|from)\s+(?:the\s+)?(?:said\s+)?/gi;

/** Grantors before the verb, grantees after its "to" or "unto"; empty lists where either cannot be told. */
export function findOperativeParties(body: string): { grantors: string[]; grantees: string[] } {
  let tried = 0;
  for (const match of body.matchAll(VERB)) {
    tried += 1;
    if (tried > 60 || match.index > 20_000) break;
    if (isRecital(body, match.index, match[0])) continue;
    const after = match.index + match[0].length;
    const named = granteesAfter(body, after);
    if (named.length === 0) named.push(...givenDirectly(match[0], body.slice(after, after + 200)));
    const grantees = named.length > 0 ? named : payersBefore(body, match.index, match[0].length);
    if (grantees.length === 0) continue;
    const grantors = grantorsBefore(body, match.index).filter((name) => !grantees.includes(name));
    return { grantors, grantees: fullNames(grantees, body.slice(0, match.index)) };
  }
  return { grantors: [], grantees: [] };
}

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

function granteesAfter(body: string, from: number): string[] {
  const window = body.slice(from, from + 260);
  const end = window.search(/[a-z]{3}\.\s+[A-Z]|\n|;|\bto[\s-]wit\b/i);
  const clause = end < 0 ? window : window.slice(0, end);
  for (const match of clause.matchAll(TO)) {
    const at = from + match.index + match[0].length;
    const names = readNames(body.slice(at, at + 1200));
    if (names.length > 0) return names;
    const collective = /^(trustees|directors|commissioners|wardens|vestry)\b/i.exec(body.slice(at, at + 20));
    if (collective?.[1] !== undefined) return [collective[1]];
  }
  return [];
}

/** "we give the Cane Creek Water District a lasting easement": the grantee without a "to". */
function givenDirectly(verb: string, after: string): string[] {
  if (!/^(?:gives?|grants?|sells?|deeds)$/.test(verb)) return [];
  const match =
    /^\s+(?:the\s+)?([A-Z][\w'’&.-]*(?:\s+(?:of|the|and|[A-Z][\w'’&.-]*)){1,8}?),?\s+(?:an?|the|one|all|that|this|these|his|her|their|our|my)\s/.exec(
      after,
    );
  return match?.[1] === undefined ? [] : readNames(match[1]);
}

const TO_THE_PAYER =
  /^[^.;\n]{0,120}?\b(?:un)?to,?\s+(?:the\s+)?(?:said\s+)?(?:grantees?|part(?:y|ies) of the second part|second part(?:y|ies)|purchasers?|vendees?)\b/i;

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

function grantorsBefore(body: string, verb: number): string[] {
  const from = Math.max(0, verb - 1600);
  const left = body.slice(from, verb);
  for (const match of left.matchAll(LEAD_IN)) {
    const names = readNames(left.slice(match.index + match[0].length));
    if (names.length > 0) return names;
  }
  return [];
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
