// What a record drawing says of itself: whose utility, who designed it, when it was built, from where to where.
import { readDates } from '#core/read/document/dates.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { AS_BUILT_SHEET, writeWire } from '#core/schema/wire-string.ts';

const UTILITIES: readonly (readonly [utility: string, pattern: RegExp])[] = [
  ['sanitary sewer', /\bsanitary\b|\bsewer (?:main|line)|\bforce main\b|\bwastewater\b|\bmanholes?\b/gi],
  ['storm sewer', /\bstorm (?:sewer|drain)|\bculvert\b|\bcatch basin\b/gi],
  ['water', /\bwater (?:main|line|division|system|distribution|dist\.)|\bhydrant\b|\bgate valve\b|\bwatermain\b/gi],
  ['gas', /\bgas (?:main|line|service|distribution)|\bregulator station\b/gi],
  ['electric', /\belectric\b|\bconduit\b|\bduct bank\b|\btransformer\b/gi],
  ['telecommunications', /\bfiber\b|\btelephone\b|\bcommunications?\b/gi],
  ['irrigation', /\birrigation\b|\bcanal\b|\breclaimed water\b/gi],
];
const AGENCY =
  /^((?:city|town|village|county|township|borough|state) of [A-Z][A-Za-z .'’-]{2,40}|[A-Z][A-Za-z .'’&-]{2,50}\b(?:district|authority|utilities|utility|commission|company|cooperative|department|county|public works|water works|waterworks|association)\b[A-Za-z .'’&,-]{0,30})/i;
/** A firm of engineers by its name alone. */
const FIRM =
  /^(?!.*\b(?:department|county|city|district|division|corps)\b)[A-Z][\w&.,'’ -]{2,50}\b(?:engineers|engineering|consultants)(?:,? (?:inc|llc|p\.?c|ltd)\.?)?$/i;
/** `12" PVC C-900`: a pipe that no label names. */
const PIPE =
  /\b\d{1,2}(?:["”]|\s?in(?:ch)?\.?)\s*(?:PVC|DIP|D\.?I\.?P?|VCP|RCP|HDPE|PE|C\.?I\.?P?|CMP|AC|steel|ductile iron|cast iron)\b[\w .-]{0,20}/i;
const LABEL_END = /\s+(?=(?:PLAN DATE|AS-BUILT DATE|DRAWN BY|CHECKED BY|JOB NO\.?|[A-Z]{3,}):)/;

export function readAsBuiltSheet(prose: Prose): string {
  const { text } = prose;
  const lines = prose.lines.map((line) => line.text);
  return writeWire(AS_BUILT_SHEET, {
    agency: agencyOf(lines),
    engineer: properCase(
      labelled(lines, /\b(?:design )?engineer(?:s|ing firm)?\s*:\s*/i) || (lines.find((line) => FIRM.test(line)) ?? ''),
    ),
    utility: utilityOf(text),
    vintage: vintageOf(text),
    stationing: stationingOf(text),
    pipe: pipeOf(lines),
    sheets: /\bsheet\s+(?:no\.?\s*)?(\d+\s+of\s+\d+)/i.exec(text)?.[1]?.toLowerCase(),
    verbatim: lines.find((line) => /as[\s-]?built|record drawing|as[\s-]constructed|record plan/i.test(line)),
  });
}

function agencyOf(lines: readonly string[]): string {
  const named = labelled(lines, /\b(?:owner|agency|utility owner|client)\s*:\s*/i);
  if (named !== '') return properCase(named);
  for (const line of lines.slice(0, 12)) {
    const match = AGENCY.exec(line.replace(/\s+sheet\s.*$/i, ''));
    if (match?.[1] !== undefined) return properCase(match[1].trim());
  }
  return '';
}

/** What follows a label, up to the next label on the line. */
function labelled(lines: readonly string[], label: RegExp): string {
  for (const line of lines) {
    const match = label.exec(line);
    if (match !== null) {
      const rest = line.slice(match.index + match[0].length);
      return (rest.split(LABEL_END)[0] ?? '').replace(/[\s,]+$/, '').trim();
    }
  }
  return '';
}

/** The utility that the sheet speaks of most; none when two are even. */
function utilityOf(text: string): string {
  const counts = UTILITIES.map(([utility, pattern]) => ({ utility, count: [...text.matchAll(pattern)].length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first === undefined || first.count === second?.count ? '' : first.utility;
}

function vintageOf(text: string): string {
  const dates = readDates(text);
  const left = (start: number): string => text.slice(Math.max(0, start - 40), start);
  const built = dates.find((date) =>
    /\b(?:as[\s-]?built|record drawing|completed|installed|constructed)\b[^\d]{0,20}$/i.test(left(date.start)),
  );
  const chosen = built ?? dates.find((date) => /\bdate\b[^\d]{0,12}$/i.test(left(date.start)));
  return chosen === undefined ? '' : (chosen.iso ?? chosen.verbatim);
}

function stationingOf(text: string): string {
  const match =
    /\bsta(?:tion)?s?\.?\s*(\d+\+\d{2}(?:\.\d+)?)\s*(?:to|-|–|thru|through)\s*(?:sta(?:tion)?\.?\s*)?(\d+\+\d{2}(?:\.\d+)?)/i.exec(
      text,
    );
  return match === null ? '' : `${match[1]} to ${match[2]}`;
}

function pipeOf(lines: readonly string[]): string {
  const named = labelled(lines, /\bpipe(?: material)?\s*:\s*/i);
  if (named === '') return lines.map((line) => PIPE.exec(line)?.[0].trim()).find((pipe) => pipe !== undefined) ?? '';
  return named.split(/\s+\d[\d,.]*\s*(?:L\.?F\.?|feet|ft)\b/i)[0]?.trim() ?? '';
}
