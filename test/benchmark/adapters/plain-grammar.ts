// The peer that anybody can have in an afternoon: Tesseract for pictures, and one regular grammar of courses. It takes what it
// matches for sure, and passes a figure that closes.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Adapter, Shown } from '#test/benchmark/adapter.ts';
import type { BenchFacts, ReadCall, Reading } from '#test/benchmark/format.ts';

const run = promisify(execFile);
const UNITS = "feet|foot|ft|poles?|rods?|perches|chains?|varas?|arpents?|met(?:er|re)s?|m\\b|'";
const BEARING =
  /\b(N|S|North|South)\.?\s*(\d{1,2})\s*(?:°|deg(?:rees|\.)?|-)\s*(?:(\d{1,2})\s*(?:['’]|min(?:utes|\.)?|-)?\s*)?(?:(\d{1,2})\s*(?:["”]|sec(?:onds|\.)?)?\s*)?(E|W|East|West)\b/i;
const DISTANCE = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:${UNITS})`, 'i');
const DATE = /\b(?:(\d{1,2})(?:st|nd|rd|th) day of ([A-Z][a-z]+),? (\d{4})|([A-Z][a-z]+) (\d{1,2}), (\d{4}))/;
const STATES: Readonly<Record<string, string>> = {
  Ohio: 'OH',
  'North Carolina': 'NC',
  Oregon: 'OR',
  Pennsylvania: 'PA',
  Kentucky: 'KY',
  Colorado: 'CO',
  Vermont: 'VT',
};
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Null where Tesseract is not installed. */
export function openPlainGrammar(): Adapter | null {
  const version = tesseractVersion();
  if (version === null) return null;
  const read = async (shown: Shown): Promise<Reading> => {
    const start = performance.now();
    const text = shown.pages.length === 0 ? shown.text : await recognised(shown.pages);
    const calls = callsOf(text);
    const acres = /containing\s+([\d.]+)\s+acres/i.exec(text)?.[1];
    const tract = { exception: false, calls, acres: acres === undefined ? null : Number(acres), passed: closes(calls) };
    const facts = factsOf(text);
    return { id: shown.id, tracts: [tract], facts, seconds: (performance.now() - start) / 1000 };
  };
  return {
    name: 'plain grammar',
    what: `Tesseract ${version} and one regular grammar`,
    read,
    close: async () => undefined,
  };
}

function tesseractVersion(): string | null {
  try {
    return /tesseract v?(\S+)/.exec(execFileSync('tesseract', ['--version'], { encoding: 'utf8' }))?.[1] ?? 'unknown';
  } catch {
    return null;
  }
}

async function recognised(pages: readonly Uint8Array[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'benchmark-'));
  const texts: string[] = [];
  for (const [index, page] of pages.entries()) {
    const file = join(folder, `${index}.png`);
    writeFileSync(file, page);
    texts.push((await run('tesseract', [file, 'stdout'], { maxBuffer: 2 ** 24 })).stdout);
  }
  rmSync(folder, { recursive: true });
  return texts.join('\n');
}

function callsOf(text: string): ReadCall[] {
  return text
    .split(/\bthence\b/i)
    .slice(1)
    .flatMap((clause): ReadCall[] => {
      const bearing = BEARING.exec(clause);
      const distance = bearing === null ? null : DISTANCE.exec(clause.slice(bearing.index + bearing[0].length));
      if (bearing === null || distance === null) return [];
      const [, ns = '', degrees = '0', minutes = '0', seconds = '0', ew = ''] = bearing;
      const told = `${(ns[0] ?? '').toUpperCase()} ${Number(degrees)}-${Number(minutes)}-${Number(seconds)} ${(ew[0] ?? '').toUpperCase()}`;
      const length = Number(distance[1]?.replaceAll(',', ''));
      return [{ kind: /\bcurve\b/i.test(clause) ? 'curve' : 'line', bearing: told, distance: length, sure: true }];
    });
}

function closes(calls: readonly ReadCall[]): boolean {
  let [east, north, sum] = [0, 0, 0];
  for (const { bearing, distance } of calls) {
    const [, ns, degrees, minutes, seconds, ew] = /^(.) (\d+)-(\d+)-(\d+) (.)$/.exec(bearing ?? '') ?? [];
    const off = ((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * Math.PI) / 180;
    east += (distance ?? 0) * Math.sin(off) * (ew === 'E' ? 1 : -1);
    north += (distance ?? 0) * Math.cos(off) * (ns === 'N' ? 1 : -1);
    sum += distance ?? 0;
  }
  return calls.length > 2 && sum / Math.max(Math.hypot(east, north), 1e-9) > 5000;
}

function factsOf(text: string): BenchFacts {
  const date = DATE.exec(text);
  const [day, month, year] = date?.[1] === undefined ? [date?.[5], date?.[4], date?.[6]] : [date[1], date[2], date[3]];
  const number = MONTHS.indexOf(month ?? '') + 1;
  const recorded = /\bbook\s+(\d+),?\s+page\s+(\d+)/i.exec(text);
  const place = /\b([A-Z][a-z]+) County,? ([A-Z][a-z]+(?: [A-Z][a-z]+)?)/.exec(text);
  return {
    grantors: [/\n([A-Z][\w. ]+), grantor\b/.exec(text)?.[1] ?? ''].filter((name) => name !== ''),
    grantees: [/\bto ([A-Z][\w. ]+), grantee\b/.exec(text)?.[1] ?? ''].filter((name) => name !== ''),
    date: number === 0 ? '' : `${year}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    county: place?.[1] ?? '',
    state: STATES[place?.[2] ?? ''] ?? '',
    recorded: recorded === null ? '' : `${recorded[1]}/${recorded[2]}`,
  };
}
