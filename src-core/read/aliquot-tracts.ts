// Tracts without courses: parts of sections, blanket easements, and descriptions that stand elsewhere.

import type { DocumentText } from '#core/language/text/document-text.ts';
import { chainCode } from '#core/plss/aliquot-part.ts';
import { isLimitedAfter } from '#core/plss/aliquot-use.ts';
import { aliquotWire } from '#core/plss/aliquot-wire.ts';
import { areaOfChain, sixteenthsOf } from '#core/plss/part-area.ts';
import { type AliquotReading, readAliquots } from '#core/plss/read-aliquot.ts';
import { findingAt } from '#core/read/account/findings.ts';
import { isConveyed, limitOf, NAMED_APART, NUMBERED_TRACT } from '#core/read/conveyed-part.ts';
import { readEasement } from '#core/read/document/easement.ts';
import { readStatedArea, type StatedArea } from '#core/read/document/stated-area.ts';
import { kindWithoutCalls } from '#core/read/document/without-calls.ts';
import { onlyGround } from '#core/read/survey-ground.ts';
import { acresOf, type PlacedTract } from '#core/read/tracts.ts';
import type { DocumentKind } from '#core/schema/extraction.ts';
import type { Finding } from '#core/schema/finding.ts';
import { type DescriptionType, EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { ALIQUOT, readWire, writeWire } from '#core/schema/wire-string.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';

/** The bounded tracts with the aliquot ones set among them, in document order. */
export function readAliquotTracts(
  document: DocumentText,
  bounded: readonly PlacedTract[],
  kind: DocumentKind,
): PlacedTract[] {
  const ground = onlyGround(document.text);
  const readings = /\S/.test(ground) ? readAliquots(ground) : [];
  const named = bounded.length === 0 ? [] : readings.filter(isGround);
  const grounds = named.map((ground) => ({ start: ground.start, aliquot: aliquotWire(ground) }));
  const placed = bounded.map((one) => withPart(document, withGround(one, grounds), readings, bounded.length === 1));
  // The land that an easement crosses is named only to say where its strip lies.
  const burdened = kind === 'easement' && bounded.length > 0;
  const conveyed = burdened ? [] : readings.filter((reading) => isConveyed(reading, document.text, bounded));
  const groups = grouped(
    conveyed.length > 0 || burdened ? conveyed : crossed(readings, document.text, kind),
    document.text,
  );
  const parts = groups.map((group, index) => aliquotTract(document, kind, groups, index, bounded, group));
  const all = [...placed, ...parts].sort((a, b) => a.bodyStart - b.bodyStart);
  return all.length > 0 ? all : withoutGround(document.text, kind);
}

/** The land that an easement lies in, where nothing says more of its place. */
function crossed(readings: readonly AliquotReading[], text: string, kind: DocumentKind): AliquotReading[] {
  if (kind !== 'easement' || kindWithoutCalls(text) !== null) return [];
  return readings.filter((one) => one.use === 'within' && isGround(one) && one.chains.length + one.lots.length > 0);
}

/** "Section 4" alone is as likely the section of an act. */
function isGround({ section, township, range, chains, lots }: AliquotReading): boolean {
  return section !== null && (township !== null || range !== null || chains.length > 0 || lots.length > 0);
}

/** The section that a bounded tract lies in, so that it can be located; what is conveyed are its courses. */
function withGround(one: PlacedTract, grounds: readonly { start: number; aliquot: string }[]): PlacedTract {
  const own =
    grounds.find(({ start }) => start >= one.start && start < one.end) ??
    grounds.findLast(({ start }) => start < one.end);
  return own === undefined ? one : { ...one, tract: { ...one.tract, aliquot: own.aliquot } };
}

const LIES_IN =
  /\b(?:in|within|into|at|of|from|off|on|upon|over|across|through|location(?:\s+of\s+\w+)?\s*:)(?:\s+the)?\s*$/i;
/** What a section may measure more or less than it ought to. */
const IRREGULAR = 0.2;

/** "conveys the NE¼ of the SW¼, bounded as follows: …, 20 acres": the part as a whole, and courses that enclose another measure. */
function withPart(
  document: DocumentText,
  one: PlacedTract,
  readings: readonly AliquotReading[],
  isOnly: boolean,
): PlacedTract {
  const acres = one.tract.is_exception || one.tract.calls.length === 0 ? null : acresOf(one.tract);
  const other = readings.find(({ use, start, end, chains, exception }) => {
    if (acres === null || use !== 'conveyed' || exception !== '' || start < one.start) return false;
    const { text } = document;
    const before = text.slice(Math.max(0, start - 40), start);
    const isEqual = IS_ALL.test(before) && !isLimitedAfter(text, end);
    if (end > one.bodyStart && !(isOnly && isEqual)) return false;
    // "Index: NE¼ of Section 8": only with its article it is told as land.
    const hasArticle = isEqual || /\bthe\b/i.test(text.slice(Math.max(0, start - 5), start + 4));
    const isPlace = !isEqual && LIES_IN.test(before);
    if (chains.length === 0 || !hasArticle || isPlace) return false;
    const parts = chains.map(areaOfChain);
    const section = parts.reduce((sum, part) => sum + 40 * (part === null ? Number.NaN : sixteenthsOf(part)), 0);
    const whole = section * sharePointedTo(text, end);
    return Math.abs(acres - whole) > IRREGULAR * whole;
  });
  if (other === undefined) return one;
  return { ...one, tract: withFindings(one.tract, [findingAt(document, 'second_area', other)]) };
}

/** "the East Half of said quarter section": of what was named before, and no half of the whole section. */
function sharePointedTo(text: string, end: number): number {
  const parts =
    OF_SAID.exec(text.slice(end, end + 60))?.[1]
      ?.toLowerCase()
      .match(/quarter|half/g) ?? [];
  return parts.reduce((share, part) => share / (part === 'half' ? 2 : 4), 1);
}

const OF_SAID = /^,?\s+of\s+(?:the\s+)?(?:said|above|aforesaid|same)\s+((?:(?:quarter|half)[\s-]*){1,2})(?=\b|$)/i;

/** Behind the courses: "being all of the SE¼ of the SW¼", "being the SE¼ of the SW¼". */
const IS_ALL =
  /\b(?:being|is|comprising|constituting|embracing)\s+(?:(?:the\s+)?(?:all|whole|entire|entirety)\s+(?:of\s+)?)?(?:the\s+|said\s+)?$/i;

const TAKEN_OUT = /\b(?:less|except|excepting|saving|save)\b/i;

interface Group {
  readonly readings: AliquotReading[];
  /** The chains of its parts. */
  readonly held: Set<string>;
}

/** Parts of one section that the document does not name apart stand together. */
function grouped(readings: readonly AliquotReading[], text: string): AliquotReading[][] {
  const groups: Group[] = [];
  for (const reading of readings) {
    const told = reading.chains.map(chainCode);
    const group = groups.find(
      ({ readings: named, held }) =>
        isSameLand(named[0], reading) && !isNamedApart(text, named.at(-1), reading) && !isWithin(held, told),
    );
    if (group === undefined) groups.push({ readings: [reading], held: new Set(told) });
    else {
      group.readings.push(reading);
      for (const chain of told) group.held.add(chain);
    }
  }
  return groups.map((group) => group.readings);
}

function isSameLand(a: AliquotReading | undefined, b: AliquotReading): boolean {
  return a !== undefined && a.section === b.section && a.township === b.township && a.range === b.range;
}

/** "that part of the SE¼ … which lies in the North 7 feet of the SE¼": a part of land already named adds nothing to it. */
function isWithin(held: ReadonlySet<string>, told: readonly string[]): boolean {
  return told.length > 0 && told.every((chain) => endsAmong(held, chain));
}

function endsAmong(held: ReadonlySet<string>, chain: string): boolean {
  for (let at = chain.indexOf(' '); at >= 0; at = chain.indexOf(' ', at + 1))
    if (held.has(chain.slice(at + 1))) return true;
  return false;
}

/** Of the words that a part begins with, enough to know an item of a list by. */
const LEAD = 12;

function isNamedApart(text: string, before: AliquotReading | undefined, after: AliquotReading): boolean {
  return (
    before !== undefined && NAMED_APART.test(text.slice(before.end, Math.min(before.end + 2000, after.start + LEAD)))
  );
}

function aliquotTract(
  document: DocumentText,
  kind: DocumentKind,
  groups: readonly (readonly AliquotReading[])[],
  index: number,
  bounded: readonly PlacedTract[],
  group: readonly AliquotReading[],
): PlacedTract {
  const { text } = document;
  const start = startOf(group);
  const end = endOf(group);
  const before = groups[index - 1];
  const after = groups[index + 1];
  const from = wordAfter(text, Math.max(before === undefined ? 0 : Math.min(endOf(before), start), start - 320), start);
  const next = Math.min(text.length, end + 240, after === undefined ? text.length : Math.max(end, startOf(after)));
  const ahead = text.slice(from, start);
  const area = areaOf(before === undefined ? ahead : ownLead(ahead), ownPassage(text, start, next, bounded));
  const tract: Tract = {
    ...EMPTY_TRACT,
    name: nameOf(text, start, group[0]?.section ?? null, index),
    description_type: kind === 'easement' ? easementType(text) : 'aliquot',
    stated_area: area.stated_area,
    stated_acreage: area.stated_acreage,
    easement: kind === 'easement' ? readEasement(text) : '',
    aliquot: groupWire(group),
  };
  return {
    tract: withFindings(tract, openIn(document, group)),
    start,
    bodyStart: start,
    end,
    coursesEnd: end,
    takenAt: start,
  };
}

/** A passage never begins within a figure. */
function wordAfter(text: string, at: number, limit: number): number {
  let next = at;
  while (next > 0 && next < limit && !/\s/.test(text[next - 1] ?? ' ')) next += 1;
  return next;
}

function startOf(group: readonly AliquotReading[]): number {
  return group.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);
}

function endOf(group: readonly AliquotReading[]): number {
  return group.reduce((last, { end }) => Math.max(last, end), 0);
}

/** The number of a list item right before the part: what stands above it is other land. */
const ITEM_ENDS = /\n\s*\(?\d{1,3}[.)]\s*$/;

/** The last heading that opens a line, else the first of any kind; -1 where there is none. */
function headingAt(before: string): number {
  const first = before.search(NAMED_APART);
  const opening = before.lastIndexOf('\n');
  const last = first < 0 || opening < first ? -1 : before.slice(opening + 1).search(NAMED_APART);
  return last === 0 ? opening + 1 : first;
}

/** "…, containing eighty acres; also the SE¼": what stands before the stop is the other land's. */
const ownLead = (ahead: string): string => ahead.split(/;|[a-z)]{3}\.\s+(?=[A-Z])/).at(-1) ?? '';

/** "…, Range 1 West of the Indian Meridian, 79.88 acres, and all the rents". */
const AREA_BEHIND =
  /(?:\bmeridian|\bp\.?\s?m\.?|\brange\s[^,;]{1,24}|\bR\.?\s?\d{1,3}\s?[EW]\.?|\bsec(?:tion|\.)?\s\d{1,2}),?\s+(\d[\d,]*(?:\.\d+)?\s(?:acres|ac)\b)/i;

/** The area stands behind the part as a rule, else before it: "160 acres of land, comprised of the SE¼". */
function areaOf(before: string, own: string): StatedArea {
  const stated = readStatedArea(own);
  if (stated.stated_area !== '') return stated;
  const behind = AREA_BEHIND.exec(own)?.[1];
  if (behind !== undefined) return readStatedArea(`containing ${behind}`);
  if (ITEM_ENDS.test(before)) return stated;
  const heading = headingAt(before);
  return readStatedArea(heading < 0 ? before : before.slice(heading));
}

/** The part's own words and what follows them, up to what is taken out of it and to the next tract. */
function ownPassage(text: string, start: number, end: number, bounded: readonly PlacedTract[]): string {
  const next = bounded.find((one) => one.bodyStart > start)?.bodyStart ?? text.length;
  const passage = text.slice(start, Math.min(next, end)).replaceAll(/more\s+or\s+less/gi, 'more');
  const stop = [TAKEN_OUT.exec(passage)?.index, NAMED_APART.exec(passage)?.index].filter((at) => at !== undefined);
  const kept = passage.slice(0, Math.min(passage.length, ...stop));
  // "…, excepting the highway, containing 3.62 acres": what is left of it, unless a bounded tract is taken out.
  const rest = passage.slice(kept.length);
  const left = next === text.length && TAKEN_OUT.exec(rest)?.index === 0 ? LEFT_OF_IT.exec(rest) : null;
  return left === null || readStatedArea(kept).stated_area !== ''
    ? kept
    : `${kept}; ${left[1] ?? `containing ${left[2]}`}`;
}

const LEFT_OF_IT =
  /^(?:[^.;]|\.(?=\d)){10,300}?(?:[,.]\s*(?:and\s+)?(containing\b(?:[^.;]|\.(?=\d)){3,60})|(?:;|\.\s)\s*(\d[\d,.]*\s(?:acres|ac)\b))/i;

function easementType(text: string): DescriptionType {
  const found = kindWithoutCalls(text);
  return found === null || found === 'lot_block' || found === 'exhibit_referenced' ? 'blanket' : found;
}

function groupWire(group: readonly AliquotReading[]): string {
  const [first] = group;
  if (first === undefined) return '';
  if (group.length === 1) return aliquotWire(first);
  const chains = [...new Set(group.flatMap((reading) => reading.chains.map(chainCode)))];
  const lots = [...new Set(group.flatMap((reading) => reading.lots))];
  const facts = readWire(ALIQUOT, aliquotWire(first));
  return writeWire(ALIQUOT, {
    ...facts,
    parts: chains.join(', '),
    government_lot: lots.join(', '),
    exception: group
      .map((reading) => reading.exception)
      .filter((words) => words !== '')
      .join('; '),
    verbatim: group.map((reading) => reading.verbatim.replaceAll(/\s+/g, ' ').trim()).join('; '),
  });
}

/** What the words of the parts leave open. */
function openIn(document: DocumentText, group: readonly AliquotReading[]): Finding[] {
  const mended = group.find((reading) => reading.repaired);
  return [
    ...group.flatMap((reading) =>
      reading.problems.map((detail) => ({ ...findingAt(document, 'aliquot_doubtful', reading), detail })),
    ),
    ...group.flatMap((reading) => {
      const limit = reading.use === 'within' ? limitOf(reading, document.text) : null;
      if (limit === null) return [];
      const chains = reading.chains.map(chainCode).join(', ');
      const detail = `Only some of ${chains} is described: that ${limit.replace(/^that /, '')}.`;
      return [{ ...findingAt(document, 'aliquot_part_only', reading), detail }];
    }),
    ...(mended === undefined ? [] : [findingAt(document, 'aliquot_mended', mended)]),
  ];
}

function nameOf(text: string, start: number, section: number | null, index: number): string {
  const heading = [...text.slice(Math.max(0, start - 420), start).matchAll(NUMBERED_TRACT)].at(-1);
  if (heading !== undefined) return heading[0].replace(/\s+/g, ' ');
  return section === null ? `Tract ${index + 1}` : `Section ${section}`;
}

/** A description with neither courses nor parts: an easement over all of a holding, or one that stands in an exhibit. */
function withoutGround(text: string, kind: DocumentKind): PlacedTract[] {
  if (kind !== 'easement' && kind !== 'deed') return [];
  const found = kindWithoutCalls(text);
  if (found === null || found === 'lot_block') return [];
  if (kind === 'deed' && found !== 'exhibit_referenced') return [];
  const area = readStatedArea(text);
  const tract: Tract = {
    ...EMPTY_TRACT,
    name: 'Tract 1',
    description_type: found,
    stated_area: area.stated_area,
    stated_acreage: area.stated_acreage,
    easement: kind === 'easement' ? readEasement(text) : '',
  };
  return [{ tract, start: 0, bodyStart: 0, end: text.length, coursesEnd: 0, takenAt: 0 }];
}
