// What a plat sheet says of itself: its subdivision, the lots it draws, who surveyed it and when.
import { readDates } from '#core/read/document/dates.ts';
import { platLots } from '#core/read/document/lot-block.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { type Recording, recordingWire } from '#core/read/document/recording.ts';
import { PLAT_SHEET, writeWire } from '#core/schema/wire-string.ts';

export interface PlatSheet {
  readonly sheet: string;
  readonly lot_block: string[];
}

const OF = /\b(?:re)?(?:plat|map|survey|subdivision|plan)\s+(?:of|for|showing)\s*:?\s*(.*)$/i;
const NAME_LINE = /^["“]?[A-Z0-9][A-Z0-9 .,'’&#"“”/-]*$/;
const NOT_THE_NAME =
  /\b(?:land lots?|section|township|range|county|state|city of|scale|sheet|district|being|located|situated?|a (?:subdivision|replat|portion|part)|lots?\s+\d|lots?\s+[A-Z]\b|block|surveyed|date|owner|prepared|part of|portion|record|filed|book|page|acres|final|preliminary|quarter|meridian|legend|vicinity|in the|survey|abstract|doc)\b/i;
const LOTS =
  /\blots?\s+((?:["“]?\d{1,4}[A-Z]?["”]?|["“]?[A-Z]["”]?(?![A-Za-z]))(?:\s*(?:,|and|&|through|thru|to|-|–)\s*(?:and\s+)?["“]?(?:\d{1,4}[A-Z]?|[A-Z](?![A-Za-z]))["”]?){0,40})/gi;
const BLOCKS =
  /\bbl(?:oc)?ks?\.?\s+((?:["“]?(?:\d{1,3}|[A-Z]{1,2}(?![A-Za-z]))["”]?)(?:\s*(?:,|and|&|through|thru|to|-|–)\s*["“]?(?:\d{1,3}|[A-Z]{1,2}(?![A-Za-z]))["”]?){0,20})/i;
/** "BLOCK 1: LOTS 1 THROUGH 9". */
const BLOCK_HEADS = /\bbl(?:oc)?k\.?\s+["“]?(\d{1,3}|[A-Z]{1,2})["”]?\s?[:-]\s?$/i;
const SURVEYOR = [
  /\b((?:[A-Z][A-Za-z'’.-]*\s+){1,4}[A-Z][A-Za-z'’-]+),?\s+(?:(?:jr|sr|iii)\.?,?\s+)?(?:an?\s+)?(?:(?:[A-Z][a-z]+|NC|GA|TX)\s+)?(?:duly\s+)?(?:[Rr]egistered|REGISTERED|[Pp]rofessional|PROFESSIONAL|[Ll]icensed|LICENSED|Reg\.|Prof\.|P\.?L\.?S|R\.?L\.?S|L\.?S|R\.?P\.?L\.?S|P\.?S\.?M|P\.?E)\b/,
  /\bsurvey(?:ed|or)(?:\s+by)?\s*:\s*((?:[A-Z][A-Za-z'’.-]*\s+){1,4}[A-Z][A-Za-z'’-]+)/i,
  /\bI,?\s+((?:[A-Z][A-Za-z'’.-]*\s+){1,4}[A-Z][A-Za-z'’-]+),?\s+(?:do )?(?:hereby )?certify/,
];

export function readPlatSheet(prose: Prose, parts: Parts, recording: Recording): PlatSheet {
  const subdivision = properCase(subdivisionName(prose));
  const drawn = lotsDrawn(prose.text);
  const sheet = writeWire(PLAT_SHEET, {
    subdivision,
    lots: drawn.map(({ lots }) => tidyList(lots)).join(', '),
    blocks: drawn
      .map(({ block }) => block)
      .filter((block) => block !== '')
      .join(', '),
    recording: recordingWire({ ...recording, recorded: '' }).replaceAll(' | ', ' ; '),
    surveyor: surveyorOf(prose.text),
    date: platDate(prose.text),
    verbatim: parts.title,
  });
  const plat = { subdivision, plat_book: recording.book, plat_page: recording.page };
  // A list that stands for several blocks at once does not say which lot is in which.
  const placed = subdivision === '' ? [] : drawn.filter(({ block }) => /^\w{0,3}$/.test(block));
  return { sheet, lot_block: placed.flatMap((lots) => platLots({ ...plat, ...lots })) };
}

const tidyList = (lots: string): string =>
  lots
    .replace(/\s*(?:through|thru|to|–)\s*/gi, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\bAND\b/g, 'and');

/** "TO BE KNOWN AS SUNSET ACRES SECOND FILING": what a replat is called from then on. */
const KNOWN_AS = /^(?:(?:to be|hereafter|henceforth|now)\s+(?:to be\s+)?known as|the same to be called)\s*:?\s*(.+)$/i;

/** The name follows "plat of", on the same line or on those below it until the line that situates it. */
function subdivisionName(prose: Prose): string {
  const lines = prose.lines.filter((line) => !line.running).map((line) => line.text);
  const renamed = lines
    .slice(0, 60)
    .map((line) => KNOWN_AS.exec(line)?.[1])
    .find((name) => name !== undefined);
  if (renamed !== undefined) return renamed.replace(/[\s,]+$/, '');
  const at = lines
    .slice(0, 60)
    .findIndex(
      (line) => OF.test(line) && !PARENT.test(line) && !/[a-z]{3}/.test(line.replace(OF, '')) && line.length < 90,
    );
  if (at >= 0) {
    const name: string[] = [];
    const same = OF.exec(lines[at] ?? '')?.[1]?.trim() ?? '';
    if (same !== '') name.push(same);
    for (const line of lines.slice(at + 1, at + 5)) {
      if (!NAME_LINE.test(line) || NOT_THE_NAME.test(line) || line.length > 60) break;
      name.push(line);
    }
    return name
      .join(' ')
      .replace(/[\s,]+$/, '')
      .replace(/^["“]|["”]$/g, '');
  }
  return titledName(lines.slice(0, 40));
}

const CALLED = /\b(?:(?:re-?)?subdivision|addition|estates|acres|heights|phase|unit|replat|village)\b/i;
/** "SUBDIVISION PLAT", "FINAL PLAT": the kind of sheet, and no name. */
const KIND_ALONE =
  /^(?:(?:final|preliminary|amended|minor|record|subdivision|the|re-?)\s*)*(?:plat|map|survey|subdivision)$/i;
/** "A SUBDIVISION IN THE NW 1/4 OF SECTION 12": where it lies; the name stands above. */
const SITUATES =
  /^(?:an? (?:re-?)?(?:subdivision|plat|addition|part)\b.*\b(?:of|in)|(?:being |lying |situated? |located |a part )?(?:in|of)|part of) (?:(?:part|all|a portion) of )?(?:the )?(?:(?:[NS][EW]?|[EW]|north\w*|south\w*|east\w*|west\w*)\s?(?:1\/[24]|[¼½]|quarter|half)|section)/i;

function titledName(lines: readonly string[]): string {
  const named = (text: string | undefined): text is string =>
    text !== undefined && NAME_LINE.test(text) && text.length < 60 && !KIND_ALONE.test(text) && !SITUATES.test(text);
  const above = lines[lines.findIndex((text) => SITUATES.test(text)) - 1];
  const line = named(above) ? above : lines.find((text) => CALLED.test(text) && named(text));
  return line?.replace(/^(?:final |preliminary )?(?:plat|map) (?:of )?/i, '').replace(/[\s,]+$/, '') ?? '';
}

/** "A REPLAT OF LOT 4, BLOCK 2": what the plat divides anew. */
const PARENT =
  /\breplat of (?:all of |a (?:part|portion) of |part of )?(?:lots?|blocks?|outlots?|tracts?)\s|\b(?:subdivision|plat|survey|map) of (?:a )?(?:part|portion|all) of\b/i;

interface DrawnLots {
  readonly lots: string;
  readonly block: string;
  readonly verbatim: string;
}

/** Each block's lots, or the one list that names the most; land lots and the neighbours' lots are none of it. */
function lotsDrawn(text: string): DrawnLots[] {
  const lists: (DrawnLots & { count: number })[] = [];
  for (const match of text.matchAll(LOTS)) {
    const left = text.slice(Math.max(0, match.index - 30), match.index);
    if (
      lists.length > 200 ||
      /\b(?:land|government|govt\.?|out of|corner of|all|(?:\w*division|replat|plat|part|portion) of)\s+$/i.test(left)
    )
      continue;
    const lots = (match[1] ?? '').replace(/["“”]/g, '').trim();
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const before = BLOCK_HEADS.exec(text.slice(Math.max(0, match.index - 16), match.index));
    const block = (before?.[1] ?? BLOCKS.exec(after)?.[1] ?? '').replace(/["“”]/g, '').trim();
    const count = /through|thru|to|-|–/i.test(lots) ? 100 : lots.split(/,|and|&/i).length;
    lists.push({ lots, block, verbatim: match[0].trim(), count });
  }
  const most = Math.max(0, ...lists.map(({ count }) => count));
  const fullest = most === 1 ? oneByOne(lists) : lists.find(({ count }) => count === most);
  const blocks = new Map(
    lists.filter(({ block, count }) => block !== '' && count > 1).map((list) => [list.block, list]),
  );
  if (blocks.size > 1) return [...blocks.values()];
  return fullest === undefined ? [] : [fullest];
}

/** "LOT 1  22,400 sq. ft.   LOT 2  19,118 sq. ft.": each drawn by itself. */
function oneByOne(lists: readonly DrawnLots[]): DrawnLots | undefined {
  const [first] = lists;
  if (first === undefined || lists.some(({ block }) => block !== first.block)) return first;
  return { ...first, lots: [...new Set(lists.map(({ lots }) => lots))].join(', ') };
}

function surveyorOf(text: string): string {
  for (const pattern of SURVEYOR) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name !== undefined && !/\b(?:registered|land|surveyor|surveying|county|certificat\w*|inc|llc)\b/i.test(name))
      return properCase(name);
  }
  return '';
}

function platDate(text: string): string {
  for (const date of readDates(text)) {
    const left = text.slice(Math.max(0, date.start - 36), date.start);
    if (/\b(?:date of plat|plat date|date|dated|drawn|plat dated)\s*:?\s*$/i.test(left))
      return date.iso ?? date.verbatim;
  }
  return '';
}
