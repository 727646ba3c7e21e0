// Lines of the public survey by which bearings are told: "the South line of the SE¼ of Section 17".
import { cleanText } from '#core/plss/clean-text.ts';
import { areaOfChain, WHOLE_SECTION } from '#core/plss/part-area.ts';
import { readAliquots } from '#core/plss/read-aliquot.ts';
import { sideOf } from '#core/plss/token-patterns.ts';

export interface LineReading {
  /** Ends in quarter-quarters from the section's southwest corner: west to east, or south to north. */
  from: readonly [number, number];
  to: readonly [number, number];
  section: number | null;
  township: string | null;
  range: string | null;
  meridian: string | null;
  verbatim: string;
}

const LINE =
  /\b(north|south|east|west|[nsew]\.?)(?:erly|ern)?\s+(?:(?:section\s+)?(?:line|boundary|side)(?:\s+line)?)\s+(?:of|to)\s+/i;
const SECTION_LINE = /\b(north|south|east|west)\s+section\s+line\b/i;

/** The first such line that a passage names; null for a line of anything else. */
export function findLine(original: string): LineReading | null {
  const { text } = cleanText(original);
  const match = LINE.exec(text) ?? SECTION_LINE.exec(text);
  if (match === null) return null;
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 400);
  const lead = /^(?:(?:the|said|that|same)\s+)*/i.exec(rest)?.[0].length ?? 0;
  const part = readAliquots(rest.slice(lead)).find((one) => one.start <= 2) ?? null;
  // "on the south side of the section line road": the line's, and not the section's.
  const said = /^(?:(?:the|said|that|same)\s+)*sec(?:tion\b|\.)(?!\s+line)/i.exec(rest)?.[0] ?? '';
  if (part === null && said === '' && !SECTION_LINE.test(match[0])) return null;
  const area = part === null ? WHOLE_SECTION : areaOfChain(part.chains[0] ?? []);
  if (area === null || (part?.lots.length ?? 0) > 0) return null;
  const side = sideOf(match[1] ?? 'N');
  const from = {
    N: [area.west, area.north],
    S: [area.west, area.south],
    E: [area.east, area.south],
    W: [area.west, area.south],
  } as const;
  const to = {
    N: [area.east, area.north],
    S: [area.east, area.south],
    E: [area.east, area.north],
    W: [area.west, area.north],
  } as const;
  const end = match.index + match[0].length + (part === null ? said.length : lead + part.end);
  return {
    from: from[side],
    to: to[side],
    section: part?.section ?? null,
    township: part?.township ?? null,
    range: part?.range ?? null,
    meridian: part?.meridian ?? null,
    verbatim: text.slice(match.index, end).replaceAll(/\s+/g, ' ').trim(),
  };
}
