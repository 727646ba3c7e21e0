// Lot and block: one entry for each lot conveyed, with its block, subdivision and plat.
import { NUMBER_WORDS } from '#core/language/numerals.ts';
import { leadingWords } from '#core/read/document/amount.ts';
import { isOpened, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import { singleSpaced } from '#core/read/document/prose.ts';
import { findReferences } from '#core/read/document/references.ts';
import { LOT_BLOCK, readWire, writeWire } from '#core/schema/wire-string.ts';

const LOT =
  /\b(?:lots?|units?|outlots?)\s+(?:nos?\.?\s+|numbers?\s+|numbered\s+|#\s?)?(?=["“'‘]?(?:\d|[A-Z]{1,2}\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b))/gi;
const LOT_OPENS = opening('lot uni out', LOT);
/** Before a lot that is only a landmark, or no lot of a subdivision at all. */
const LANDMARK =
  /\b(?:corner|lines?|boundary|side|limits?|margin|angle|edge|along|adjoin\w*|between|common (?:to|line of)|north|south|east|west|northerly|southerly|easterly|westerly|owner of|with|to|from|government|govt\.?|gov't|land|tax|map|grid|line)\s+(?:(?:of|with|by|between|said|the|a&t|tax)\s+){0,4}$/i;
/** "Harbor Highlands, Unit One, a subdivision": the part of a subdivision that its name ends in. */
const NAME_BEFORE = /([A-Z][A-Za-z'’]{2,}),?\s$/;
const NO_SUBDIVISION =
  /^(?:condominium|residential|commercial|apartment|dwelling|garage|parking|storage|office|being|that|all|the|and|certain|described|following|wit|grantees?|lots?|said|our|also|known)$/i;

function isPhase(left: string): boolean {
  const name = NAME_BEFORE.exec(left)?.[1];
  return name !== undefined && !NO_SUBDIVISION.test(name);
}

const LIST_ITEM =
  /^["“'‘]?(\d{1,5}[A-Za-z]?(?:-[A-Za-z]{1,2}(?![A-Za-z\d]))?|[A-Z]{1,2}(?![A-Za-z]))["”'’]?(?:\s?\(\s?[\w-]{1,12}\s?\))?/;
const LIST_JOINT =
  /^\s*(,\s*(?:and|&)?|and|&|through|thru|to|-|–|inclusive)\s*(?:(?:all of|part of|a part of|a portion of|the [a-z]+ (?:half|third|quarter|[\w.]+ feet) of)\s+){0,3}(?:lots?\s+)?(?:nos?\.?\s+)?(?=["“'‘]?(?:\d|[A-Z]{1,2}(?![A-Za-z])|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b))/i;
const BLOCK = new RegExp(
  `^(?:[\\s,]*(?:less|except(?:ing)?|and)\\s+(?:the\\s+)?(?:north|south|east|west)[a-z]*\\s+[\\d.]+\\s?(?:feet|ft\\.?|')(?:\\s+thereof|\\s+of\\s+(?:said\\s+)?lot\\s+\\d+)?)?[\\s,;]*(?:both |all )?(?:inclusive)?[\\s,;]*(?:in |of |all in |both in )?(?:said )?(?:block|blk|square|sq)\\.?\\s+(?:nos?\\.?\\s+|numbers?\\s+|numbered\\s+|#\\s?)?["“'‘]?([A-Z]?\\d{1,4}[A-Z]?|[A-Z]{1,2}(?![A-Za-z])|${NUMBER_WORDS}(?![A-Za-z])|[A-Za-z-]+)["”'’]?(?:\\s?\\(\\s?["“]?([\\w-]{1,8})["”]?\\s?\\))?`,
  'i',
);
const BLOCK_BEFORE =
  /\b(?:block|blk)\.?\s+(?:nos?\.?\s+)?["“'‘]?([A-Z]?\d{1,4}[A-Z]?|[A-Z]{1,2})["”'’]?[\s,]+(?:in\s+)?$/i;
const NAME_STOP =
  /\b(?:area|\d+(?:\.\d+)? acres|drawn|supposed|according|as shown|as (?:per|recorded|the same|delineated|described|laid|appears|platted)|shown|recorded|being|per (?:the )?(?:plat|map)|a (?:subdivision|plat|replat|part|re-?subdivision|planned|condominium)|an addition|in (?:the )?(?:county|city|town|village|section|plat|block|book|volume|office|deed|map|state|said)|in [A-Z][a-z]+ (?:county|parish)|filed|the plat|plat (?:book|thereof|recorded)|map (?:book|thereof)|situated?|located|lying|together|subject|less|except|also|and (?:being|more|lots?|also|the)|more particularly|containing|having|with|of record|thereof|map recorded|cabinet|slide|of the (?:public|official|plat|map|deed)|section \d|township \d|public records|official records|thence|beginning)\b|[;:]|(?<!\bNo|\bNos|\bSt|\bAdd|\bSub|\b[A-Z])\.(?=\s|$)|,\s*(?=(?:[A-Z][A-Za-z. ]{2,24}\s(?:county|parish)|(?:county|city|town|state|parish|village) of)\b)/i;

/** `opened` is the text or more. */
const SAID_PLAT = /^[\s,]*(?:on|of|in) (?:said|the same) (?:plat|map|plan|survey)\b/i;

export function readLotBlock(text: string, opened: OpenedText = openedText(text)): string[] {
  // A word that a hyphen parts over two paragraphs is put together below.
  if (!isOpened(opened, LOT_OPENS) && !text.includes('-\n')) return [];
  const prose = singleSpaced(text);
  const wires: string[] = [];
  let read = 0;
  for (const match of prose.matchAll(LOT)) {
    if (wires.length > 1000) break;
    if (match.index < read) continue;
    const left = prose.slice(Math.max(0, match.index - 60), match.index);
    if (isLandmark(left) || (/^unit/i.test(match[0]) && isPhase(left))) continue;
    const begin = match.index + match[0].length;
    const list = lotList(prose, begin);
    read = list.end;
    const block = blockOf(prose.slice(list.end, list.end + 110), left);
    const after = prose.slice(list.end + block.length, list.end + block.length + 420);
    const plat = platOf(after);
    if (block.name === null && plat === null && !MAY_BE_SUBDIVISION.test(after)) continue;
    const said = SAID_PLAT.test(after) ? wires.at(-1) : undefined;
    if (said !== undefined) {
      const { subdivision, plat_book, plat_page } = readWire(LOT_BLOCK, said);
      const verbatim = prose.slice(match.index, list.end).trim();
      for (const lot of list.lots)
        wires.push(writeWire(LOT_BLOCK, { subdivision, lot, plat_book, plat_page, verbatim }));
      continue;
    }
    const subdivision = subdivisionOf(after);
    const known =
      block.name !== null || plat !== null || isSubdivision(subdivision) || isCondominium(after, subdivision);
    if (list.lots.length === 0 || !known) continue;
    const verbatim = prose.slice(match.index, list.end + block.length + subdivision.end).trim();
    for (const lot of list.lots) {
      wires.push(
        writeWire(LOT_BLOCK, {
          subdivision: subdivision.name,
          lot,
          block: block.name,
          plat_book: plat?.book,
          plat_page: plat?.page,
          verbatim,
        }),
      );
    }
  }
  return distinct(wires);
}

/** Wire strings for lots that a plat itself draws. */
export function platLots(facts: {
  subdivision: string;
  lots: string;
  block: string;
  plat_book: string | null;
  plat_page: string | null;
  verbatim: string;
}): string[] {
  const { lots } = lotList(facts.lots, 0);
  const { subdivision, block, plat_book, plat_page, verbatim } = facts;
  return lots.map((lot) => writeWire(LOT_BLOCK, { subdivision, lot, block, plat_book, plat_page, verbatim }));
}

function isLandmark(left: string): boolean {
  if (LANDMARK.test(left)) return true;
  const clause = left.slice(Math.max(left.lastIndexOf(';'), left.lastIndexOf('.')) + 1);
  return /\bthence\b/i.test(clause) && !/\b(?:being|comprising|known as)\b/i.test(clause);
}

/** Lots in the order named, ranges written out, and where the list ends. */
function lotList(text: string, begin: number): { lots: string[]; end: number } {
  const lots: string[] = [];
  let at = begin;
  let range = false;
  for (let i = 0; i < 400; i += 1) {
    const item = itemAt(text, at);
    if (item === null) break;
    if (range) lots.push(...between(lots.at(-1) ?? '', item.value));
    lots.push(item.value);
    at = item.end;
    const joint = LIST_JOINT.exec(text.slice(at, at + 110));
    if (joint === null) break;
    range = /^(?:through|thru|to|-|–)/i.test((joint[1] ?? '').trim());
    if (itemAt(text, at + joint[0].length) === null) break;
    at += joint[0].length;
  }
  return { lots, end: at };
}

function itemAt(text: string, at: number): { value: string; end: number } | null {
  const item = LIST_ITEM.exec(text.slice(at, at + 30));
  if (
    item?.[1] !== undefined &&
    !/\s?(?:feet|ft|acres|')/i.test(
      text.slice(at + item[0].length, at + item[0].length + 5).replace(/^[^a-z' ]+$/i, ''),
    )
  ) {
    return { value: item[1], end: at + item[0].length };
  }
  const words = leadingWords(text.slice(at, at + 60));
  if (words === null) return null;
  const figures = /^\s?\(\s?(\d{1,5})\s?\)/.exec(text.slice(at + words.end, at + words.end + 12));
  return { value: figures?.[1] ?? String(words.value), end: at + words.end + (figures?.[0].length ?? 0) };
}

function between(first: string, last: string): string[] {
  const from = /^\d+$/.test(first) ? Number(first) : Number.NaN;
  const to = /^\d+$/.test(last) ? Number(last) : Number.NaN;
  return to > from && to - from <= 500 ? Array.from({ length: to - from - 1 }, (_, i) => String(from + i + 1)) : [];
}

function blockOf(after: string, left: string): { name: string | null; length: number } {
  const match = BLOCK.exec(after);
  if (match !== null) {
    const [whole, printed = '', figures] = match;
    const words = leadingWords(printed);
    const name = figures ?? (words === null ? printed : String(words.value));
    if (/\d/.test(name) || name.length <= 2) return { name, length: whole.length };
  }
  return { name: BLOCK_BEFORE.exec(left)?.[1] ?? null, length: 0 };
}

function subdivisionOf(after: string): { name: string; end: number } {
  const lead =
    /^(?:\s+and\s+(?:parking|garage|storage)\s+(?:space|unit|stall|locker)\s+(?:no\.?\s+)?[\w-]{1,6})?[\s,]*(?:(?:of|in|on|upon|inclusive|as shown on|the|that certain|(?:that|the|a) (?:certain )?(?:plat|map|plan) (?:entitled|titled|called)|within|building\s+(?:no\.?\s+)?[\w-]{1,4})[\s,]+){0,5}/i.exec(
      after,
    )?.[0].length ?? 0;
  const rest = after.slice(lead, lead + 120);
  const stop = rest.search(NAME_STOP);
  const printed = (stop < 0 ? rest : rest.slice(0, stop))
    .replace(/(?:,? and)?[\s,.(]+$/, '')
    .replace(/^["“]|["”]$/g, '');
  const name =
    /^(?!tax map\b)[A-Z0-9]/i.test(printed) &&
    /^[A-Z0-9]/.test(printed) &&
    printed.length <= 100 &&
    !/^\d+(?:\.\d+)?$/.test(printed)
      ? properCase(printed)
      : '';
  return { name, end: name === '' ? 0 : lead + printed.length };
}

const SUBDIVISIONS =
  '(?:subdivision|addition|estates|park|heights|acres|phase|unit|plat|tract|village|replat|condominium|s/d|addn|division|plan|survey)';
const SUBDIVISION = new RegExp(String.raw`\b${SUBDIVISIONS}\b`, 'i');
/** One look at all that follows, before its name is made out. */
const MAY_BE_SUBDIVISION = new RegExp(SUBDIVISIONS, 'i');

const isSubdivision = ({ name }: { name: string }): boolean => SUBDIVISION.test(name);

/** "Unit 407, Harbor Watch, a condominium". */
const isCondominium = (after: string, { name, end }: { name: string; end: number }): boolean =>
  name !== '' && /^[\s,]*an? (?:[\w-]+ )?condominium\b/i.test(after.slice(end, end + 40));

function platOf(after: string): { book: string | null; page: string | null } | null {
  if (!/plat|map|plan|cabinet|slide/i.test(after)) return null;
  for (const reference of findReferences(after)) {
    const around = after.slice(Math.max(0, reference.start - 120), reference.end + 24);
    if (
      reference.book !== null &&
      reference.page !== null &&
      /\b(?:plats?|maps?|plans?|cabinet|slide)\b/i.test(around)
    ) {
      return { book: reference.book, page: reference.page };
    }
  }
  return null;
}

/** A lot named twice is one lot; the fuller entry stands. */
function distinct(wires: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const wire of wires) {
    const lot = /\blot=([^|]*)/.exec(wire)?.[1]?.trim() ?? '';
    const block = /\bblock=([^|]*)/.exec(wire)?.[1]?.trim() ?? '';
    const key = `${lot}/${block}`;
    const known = kept.get(key);
    if (known === undefined || (known.indexOf('subdivision=') < 0 && wire.includes('subdivision=')))
      kept.set(key, wire);
  }
  return [...kept.values()];
}
