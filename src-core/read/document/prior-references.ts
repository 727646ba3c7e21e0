// Earlier instruments: where the grantor's title came from, and what the description relies on.
import type { Span } from '#core/language/text/text-line.ts';
import { matchAt, type OpenedText, opening } from '#core/read/document/openings.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { isThisDocument, type Recording } from '#core/read/document/recording.ts';
import type { Reference } from '#core/read/document/references.ts';
import { REFERENCE, writeWire } from '#core/schema/wire-string.ts';

const SOURCE =
  /\b(?:being|same (?:land|property|premises|real estate|tract|parcel|lot|property)s?|part of|portion of|part and parcel of|out of|conveyed (?:to|by|in)|acquired|obtained|bought|purchased|inherited|devised|left (?:to )?(?:them|him|her|us|me)|same one|dedicated (?:to|by|in)|had (?:it |the land |the same )?(?:from|of|by)|(?:cut|carved|taken|split|severed) (?:from|out of)|came (?:to|by|from)|held (?:by|under)|this is the land|title|derivation|derived|source|prior|last (?:transfer|deed)|previous|reference|ref|by virtue|described in|as established (?:in|by)|see deed|parent|land in|lands in|less and except|excepting|save and except)\b/gi;
const NOT_SOURCE =
  /\b(?:subject to|mortgage|liens?|easements?|restrict\w*|covenants?|leases?|power of attorney|right[\s-]of[\s-]way|burdened|encumb\w*|reserv\w*|agreements?|lis pendens|corner (?:of|with|to)|adjoin\w*|now or formerly|line of|bounded by|judgment|deed of trust|secur\w*|release\w*|notary|(?<!\bcounty )commission)\b/gi;
/** What the document itself gives up or builds upon: "hereby releases the easements created by …", "Whereas by deed dated …". */
const ACTED_ON =
  /\b(?:releas|abandon|vacat|terminat|extinguish)\w*\b[^.;]{0,140}\b(?:created|granted|reserved|established|conveyed) (?:by|in|under)\b[^;]{0,160}$|\bwhereas,? (?:by|under|pursuant to) (?:an? |that certain |the )?[\w -]{3,60} dated\b[^;]{0,120}$|\bpart of (?:an?|the|that) (?:certain )?(?:easement|right[\s-]of[\s-]way)\b[^;]{0,160}$/i;
const ACTS_ON_A_LIEN =
  /\b(?:release|satisfaction|discharge|reconveyance|assignment|foreclosure|subordination|modification|substitution|sale of mortgaged|(?:mortgagee|trustee|sheriff)['’]?s['’]? (?:sale|deed)|notice of (?:default|(?:\w+ )?sale))\b/i;
const LIEN = /\b(?:mortgage|deed of trust|trust deed|security deed|lien)\b(?:[^.;]|(?<=\b[A-Z])\.){0,260}$/i;
/** A release says which easement it gives back. */
const RELEASED = /\b(?:release|termination|abandonment)\b/i;
const EASEMENT = /\b(?:easement|right[\s-]of[\s-]way)\b[^;]{0,120}$/i;
const PLAT = /\b(?:plats?|maps?|plans?|cabinet|slide|record of survey)\b/i;
const RELIED_ON =
  /\b(?:according to|as shown|shown (?:on|upon|as)|as per|per (?:the )?plat|lots?|designated|delineated|depicted|plat thereof|described|reference is)\b/i;
const REFERRED_TO = /^[^.;]{0,60}\bto which\b[^.;]{0,40}\breference\b/i;
/** "Instrument 8804411 gave them title". */
const GAVE_TITLE = /^\s(?:gave|passed|vested|brought)\b[^.;]{0,16}\btitle\b/i;
const LABELLED =
  /\b(?:prior|source|derivation|deed ref|title ref|reference|last (?:transfer|deed))[\w ]{0,24}[:#]?\s*$/i;

/** `references` are those of the whole prose. */
export function readPriorReferences(
  prose: Prose,
  parts: Parts,
  recording: Recording,
  references: readonly Reference[],
): string[] {
  const traverse = traverseOf(prose.opened, parts.body);
  const wires = new Map<string, string>();
  for (const reference of references) {
    if (reference.page === null && reference.instrument === null) continue;
    if (isThisDocument(reference, recording) || !isRelied(prose.text, reference, parts, traverse)) continue;
    const facts = [reference.book, reference.page, reference.instrument].join('/');
    if (!wires.has(facts)) wires.set(facts, wireOf(reference));
  }
  return [...wires.values()];
}

function wireOf({ book, page, instrument, verbatim }: Reference): string {
  return writeWire(REFERENCE, { book, page, instrument, note: verbatim });
}

function isRelied(text: string, reference: Reference, parts: Parts, traverse: Span): boolean {
  const left = leftClause(text, reference.start);
  if (reference.start < parts.body) return LABELLED.test(left);
  if (GAVE_TITLE.test(text.slice(reference.end, reference.end + 40))) return true;
  if (PLAT.test(reference.verbatim) || /\b(?:plat|map|survey)\b[^.;]{0,60}$/i.test(left))
    return RELIED_ON.test(left) || REFERRED_TO.test(text.slice(reference.end, reference.end + 90));
  if (RELEASED.test(parts.title) && EASEMENT.test(left)) return true;
  if (ACTED_ON.test(left) || (ACTS_ON_A_LIEN.test(parts.title) && LIEN.test(left))) return true;
  const source = lastIndex(left, SOURCE);
  const other = lastIndex(left, NOT_SOURCE);
  if (source < 0 && other < 0) {
    return (
      !inside(reference, traverse) &&
      /\b(?:deeds?|described|set out|recorded|conveyed)\b/i.test(left.slice(-110) + reference.verbatim)
    );
  }
  if (
    inside(reference, traverse) &&
    !/\b(?:being (?:the same|all|a? ?part|a? ?portion)|same (?:land|property|tract)|as established (?:in|by))\b/i.test(
      left,
    )
  )
    return false;
  return source > other;
}

const BEGINNING = opening('beg', /beginning\b/i);
const POINT_OF = /(?:\b(?:point|place|corner)(?:\s+(?:and|or)\s+place)?\s+of\s+(?:the\s+)?|\bto the )$/i;
/** In signs, more than enough for the words before "beginning". */
const LONGEST_POINT = 60;

/** Between the first course and the return to the beginning, references name the neighbours. */
function traverseOf(opened: OpenedText, body: number): Span {
  const { text } = opened;
  const start = text.slice(body).search(/\b(?:beginning|commencing|begin|commence)\s+(?:at|on|in|for)\b/i);
  if (start < 0) return { start: 0, end: 0 };
  return { start: body + start, end: Math.max(body + start, lastReturn(opened)) };
}

/** Where the words "point of beginning" stand for the last time; -1 where they never do. */
function lastReturn({ text, places }: OpenedText): number {
  for (const at of places[BEGINNING.bit]?.toReversed() ?? []) {
    if (matchAt(text, at, BEGINNING.pattern) === null) continue;
    const left = text.slice(Math.max(0, at - LONGEST_POINT), at);
    const point = POINT_OF.exec(left);
    if (point !== null) return at - left.length + point.index;
  }
  return -1;
}

const inside = ({ start }: Reference, traverse: Span): boolean => start > traverse.start && start < traverse.end;

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

/** The sentence up to the reference, at most a few lines of it. */
function leftClause(text: string, at: number): string {
  const left = text.slice(Math.max(0, at - 320), at);
  let start = 0;
  for (const match of left.matchAll(/\n|[a-z)\d]{2}\.\s+(?=[A-Z])/g)) start = match.index + match[0].length;
  return left.slice(start);
}
