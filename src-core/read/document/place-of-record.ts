// County and state of the land: every place the document names speaks, the clause that situates the land loudest.

import { wordSet } from '#core/language/word-set.ts';
import { countyWords, spoiltCounty } from '#core/read/document/counties.ts';
import { matchesIn, type OpenedText, opening } from '#core/read/document/openings.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { STATE_ANY, STATE_CODES, STATE_NAME, stateCode } from '#core/read/document/states.ts';
import type { Confidence } from '#core/schema/call.ts';

export interface Place {
  readonly county: string;
  readonly state: string;
  readonly told: { readonly county: Confidence; readonly state: Confidence };
}

const COUNTY_WORD = opening(
  'cou par bor',
  /\b(?<!-)(?:county|parish|borough)\b(?!\s+(?:road|highway|route|rd|hwy|line|transit|water|sanitation|school|power|electric)\b)/gi,
);
const NAME_WORD = /^[A-Z][A-Za-z'’.-]*$/;
/** Words in capitals that stand before COUNTY without being its name. */
const NOT_NAMES = wordSet(
  'of in the said and this that at for from to by with within a an any each such same our my court clerk recorder recorders register registry deeds deed office records record official public superior circuit district probate city town township village state commonwealth county parish borough on near section range west east meridian filed recorded commission planning notary assessor treasurer auditor corporation part recording lands land situate lying being all as or ss department estate real attn division tax map general use beginning commencing bounded containing described whereas witnesseth know',
);
const STATE_WORDS: ReadonlySet<string> = new Set(
  STATE_NAME.toLowerCase()
    .split(/\\s|\|/)
    .filter((word) => !['new', 'north', 'south', 'west', 'of', 'district'].includes(word)),
);
const STATE_AFTER = new RegExp(
  `^[\\s,)]*(?:(?:and|in|of)\\s+)?(?:the\\s+)?(?:(?:state|commonwealth|province|territory)\\s+of\\s+)?(${STATE_ANY})(?![A-Za-z'])`,
  'i',
);
const LAND =
  /\b(?:situate[d]?|lying|located|lands?|premises|property|real estate|parcels?|tract|township|section|district|survey|described|lots?|records of)\b/i;

type Counties = Map<string, { printed: string; weight: number }>;

/** `isSpoilt`: a recogniser read the pages, and a name may be a letter or two away from that of a county. */
export function readPlace(prose: Prose, parts: Parts, isSpoilt = false): Place {
  const counties: Counties = new Map();
  const states = new Map<string, number>();
  const speak = (code: string | null, weight: number): void => {
    if (code !== null) states.set(code, (states.get(code) ?? 0) + weight);
  };
  for (const match of matchesIn(prose.opened, COUNTY_WORD)) {
    const named = countyAt(prose.text, match.index, match[0].length);
    if (named === null) continue;
    // Only Alaska's boroughs are counties; elsewhere a borough is a town within one.
    const share = /borough/i.test(match[0]) ? 0.3 : 1;
    const weight = share * weightOf(prose.text, match.index, parts);
    const key = named.name.toLowerCase();
    const known = counties.get(key);
    counties.set(key, { printed: known?.printed ?? named.name, weight: (known?.weight ?? 0) + weight });
    const after = STATE_AFTER.exec(prose.text.slice(named.end, named.end + 60));
    const printed = after?.[1] ?? '';
    if (printed.length > 2 || isCode(printed, after?.[0] ?? '', prose.text.slice(named.end), match.index < parts.body))
      speak(stateCode(printed), weight + 1);
  }
  speakStates(prose.opened, parts, speak);
  const state = topState(states);
  const county = strongest(withoutSpoilt(counties, isSpoilt ? state : ''));
  return {
    county: properCase(county.printed),
    state,
    told: { county: isPlain(county.weight, county.rival), state: isPlain(...topTwo(states)) },
  };
}

/** Where the state is known, each name that a scan spoilt as that of the county it can only be. */
function withoutSpoilt(counties: Counties, state: string): Counties {
  const mended: Counties = new Map();
  for (const { printed, weight } of counties.values()) {
    const name = spoiltCounty(printed, state) ?? printed;
    const known = mended.get(name.toLowerCase());
    mended.set(name.toLowerCase(), { printed: known?.printed ?? name, weight: (known?.weight ?? 0) + weight });
  }
  return mended;
}

/** Two capitals name a state after a comma, or where they can be no word: IN, ON and OR mostly are words. */
function isCode(printed: string, matched: string, after: string, stamped: boolean): boolean {
  if (printed.length !== 2 || printed !== printed.toUpperCase()) return false;
  const stops = /^\s*(?:\d{5}|[.;,)\n]|$)/.test(after.slice(matched.length, matched.length + 8));
  if (stamped && matched.includes(',')) return true;
  return stops && (matched.includes(',') || !/^(?:IN|ON|OR|ME|OK|HI|DE|LA|PA|MA|AL|CO|ID|OH)$/.test(printed));
}

const STATE_OF = opening(
  'sta com pro ter',
  new RegExp(`\\b(?:state|commonwealth|province|territory)\\s+of\\s+(${STATE_NAME})\\b`, 'gi'),
);
const STATE_ALONE = opening(
  STATE_NAME.split('|')
    .map((name) => name.slice(0, 3))
    .join(' '),
  new RegExp(
    `\\b(${STATE_NAME})\\b(?!\\s+(?:county|parish|avenue|street|road|corporation|limited|general partnership|river|ave|st))`,
    'gi',
  ),
);
/** "Willamette Meridian, Oreg." heads a list of townships. */
const STATE_OF_MERIDIAN = opening('mer', new RegExp(`\\bMeridian,\\s+(${STATE_ANY})(?![A-Za-z'])`, 'g'));
const STATE_IN_TITLE = new RegExp(`^(?:the\\s+)?(?:state\\s+of\\s+)?(${STATE_NAME})\\b`, 'i');
/** Two capitals between a word and a postal code. */
const STATE_OF_ADDRESS = opening(STATE_CODES.join(' '), /([A-Z]{2})(?<=[,a-z]\s..)\.?\s+\d{5}\b/g);

const MUNICIPAL = /^\s(?:municipal corporation|home rule|township|school district|water commission)\b/i;

function speakStates(opened: OpenedText, parts: Parts, speak: (code: string | null, weight: number) => void): void {
  const { text } = opened;
  for (const match of matchesIn(opened, STATE_OF)) {
    const left = text.slice(Math.max(0, match.index - 48), match.index);
    // A state that follows its county has spoken with it.
    if (/\blaws of (?:the )?$|\bcounty of [A-Z][\w.' -]{2,24}(?:,|,? and)? (?:the )?$/i.test(left)) continue;
    speak(stateCode(match[1] ?? ''), weightOf(text, match.index, parts));
  }
  for (const match of matchesIn(opened, STATE_ALONE)) {
    const name = match[1] ?? '';
    const left = text.slice(Math.max(0, match.index - 12), match.index);
    const isPlaceName =
      /^[A-Z]/.test(name) && (/(?:^|[,:;\n]|\b(?:in|of|of the|OF|IN))\s*$/.test(left) || /^district/i.test(name));
    // A state before its postal code is that of somebody's address.
    const posted = /^,?\s*\d{5}\b/.test(text.slice(match.index + name.length, match.index + name.length + 10));
    // "an Illinois municipal corporation" lies in its state.
    const settled = MUNICIPAL.test(text.slice(match.index + name.length, match.index + name.length + 24));
    const counts = (isPlaceName && !/\bcity of\s$/i.test(left)) || settled;
    speak(stateCode(name), counts ? (posted ? 0.1 : 0.3) : 0);
  }
  for (const match of matchesIn(opened, STATE_OF_MERIDIAN))
    if ((match[1] ?? '').length > 2) speak(stateCode(match[1] ?? ''), 0.3);
  for (const match of matchesIn(opened, STATE_OF_ADDRESS)) speak(stateCode(match[1] ?? ''), 0.1);
  const stamped =
    /\b[Cc](?:OUNTY|ounty) (?:[Cc](?:LERK|lerk)|[Rr](?:ECORDER|ecorder|EGISTER|egister)|[Aa](?:UDITOR|uditor))[^.]{0,30},\s?([A-Z]{2})\b/.exec(
      text.slice(0, parts.body),
    );
  speak(stateCode(stamped?.[1] ?? ''), 3);
  const titled = STATE_IN_TITLE.exec(parts.title);
  speak(stateCode(titled?.[1] ?? ''), 2);
  for (const line of parts.head) {
    const code = /\b(?:county|recorder|clerk|parish)\b.{0,30}\b([A-Z]{2})$/i.exec(line.text);
    if (code?.[1] !== undefined && code[1] === code[1].toUpperCase()) speak(stateCode(code[1]), 3);
  }
}

/** The name of the county at a COUNTY, PARISH or BOROUGH, on either side of it, and where it ends. */
function countyAt(text: string, at: number, length: number): { name: string; end: number } | null {
  const after = /^\s+of\s+/i.exec(text.slice(at + length, at + length + 8));
  if (after) {
    const begin = at + length + after[0].length;
    const name = nameForward(text.slice(begin, begin + 40));
    return name === null ? null : { name, end: begin + name.length };
  }
  const label = /^[^\S\n]*:\s*/.exec(text.slice(at + length, at + length + 6));
  // "in St. Johns County: Condominium Unit": the name went before.
  if (label && !/\bin (?:[A-Z][\w.'’-]*\s){1,3}$/.test(text.slice(Math.max(0, at - 40), at))) {
    const begin = at + length + label[0].length;
    // "County: Lincoln Total Acres: 640".
    const name = nameForward(text.slice(begin, begin + 40), 1);
    return name === null ? null : { name, end: begin + name.length };
  }
  const name = nameBackward(text.slice(Math.max(0, at - 40), at));
  return name === null ? null : { name, end: at + length };
}

function nameForward(text: string, most = 3): string | null {
  // A blank in a form is filled on a line of its own.
  const printed = (text.split('\n', 1)[0] ?? '').split(' ');
  const known = countyWords(printed.map(bare), 'front');
  const words: string[] = [];
  for (const word of printed.slice(0, known === 0 ? most : known)) {
    const name = bare(word);
    if (known === 0 && (!NAME_WORD.test(name) || NOT_NAMES.has(name.toLowerCase()))) break;
    if (known === 0 && words.length > 0 && STATE_WORDS.has(name.toLowerCase())) break;
    const short = /^(?:st|ste)$/i.test(name);
    words.push(short && word.startsWith(`${name}.`) ? `${name}.` : name);
    if (known === 0 && name !== word && !short) break;
  }
  return words.join(' ').length < 3 ? null : words.join(' ');
}

const bare = (word: string): string => word.replace(/[,.;:)]+$/, '');

function nameBackward(text: string): string | null {
  const words = text
    .trimEnd()
    .split(/\s/)
    .map((word) => word.replace(/^[("“]+/, ''));
  const known = countyWords(words, 'end');
  const name = words.slice(known === 0 ? -1 : -known).join(' ');
  if (known > 1) return name;
  return !NAME_WORD.test(name) || NOT_NAMES.has(name.toLowerCase()) || name.endsWith('.') || SIDE.test(name)
    ? null
    : name;
}

const SIDE = /^(?:north|south|east|west)$/i;

/** Of a clause that says where the land lies. */
const SITUATED = 5;

function weightOf(text: string, at: number, parts: Parts): number {
  if (at >= parts.acknowledgment) return 1;
  if (at < parts.body) return 3;
  const left = text.slice(Math.max(0, at - 110), at);
  const clause = left.slice(Math.max(left.lastIndexOf(';'), left.lastIndexOf('\n')) + 1);
  if (/\b(?:all )?of\s+(?:the\s+)?$/i.test(left) || /\bof(?:\s+[A-Z][\w'-]*){1,3}\s$/.test(left)) return 0.5;
  return LAND.test(clause) ? SITUATED : 2;
}

/** The county most spoken of; a longer run that only adds a word in capitals to a known name counts for that name. */
function strongest(counties: Counties): { printed: string; weight: number; rival: number } {
  const sums: Counties = new Map();
  for (const [key, { printed, weight }] of counties) {
    const shorter = endingsOf(key).find((other) => counties.has(other)) ?? key;
    const name = counties.get(shorter)?.printed ?? printed;
    sums.set(shorter, { printed: name, weight: (sums.get(shorter)?.weight ?? 0) + weight });
  }
  const [best, second] = [...sums.values()].sort((a, b) => b.weight - a.weight);
  const rival = second?.weight ?? 0;
  return best === undefined || best.weight === rival ? { printed: '', weight: 0, rival } : { ...best, rival };
}

/** The land is said to lie there, and little speaks for another place. */
const isPlain = (weight: number, rival: number): Confidence =>
  weight >= SITUATED && rival * 2 < weight ? 'high' : 'medium';

const topTwo = (weights: ReadonlyMap<string, number>): [number, number] => {
  const [best = 0, second = 0] = [...weights.values()].sort((a, b) => b - a);
  return [best, second];
};

/** "court polk" ends in "polk". */
function endingsOf(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, i) => words.slice(i + 1).join(' '));
}

function topState(states: ReadonlyMap<string, number>): string {
  // Addresses alone tell the state only where all of them are in one.
  const least = states.size === 1 ? 0.1 : 0.3;
  const [best, second] = [...states].filter(([, weight]) => weight >= least).sort((a, b) => b[1] - a[1]);
  return best === undefined || (second !== undefined && second[1] === best[1]) ? '' : best[0];
}
