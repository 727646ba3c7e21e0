// County and state of the land: every place the document names speaks, the clause that situates the land loudest.
import { matchesIn, type OpenedText, opening } from '#core/read/document/openings.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Prose } from '#core/read/document/prose.ts';
import { STATE_ANY, STATE_CODES, STATE_NAME, stateCode } from '#core/read/document/states.ts';

export interface Place {
  readonly county: string;
  readonly state: string;
}

const COUNTY_WORD = opening(
  'cou par bor',
  /\b(?:county|parish|borough)\b(?!\s+(?:road|highway|route|rd|hwy|line|transit|water|sanitation|school|power|electric)\b)/gi,
);
const NAME_WORD = /^[A-Z][A-Za-z'’.-]*$/;
/** Words in capitals that stand before COUNTY without being its name. */
const NOT_NAMES: ReadonlySet<string> = new Set(
  'of in the said and this that at for from to by with within a an any each such same our my court clerk recorder recorders register registry deeds deed office records record official public superior circuit district probate city town township village state commonwealth county parish borough on near section range west east meridian filed recorded commission planning notary assessor treasurer auditor corporation part recording lands land situate lying being all as or ss department estate real attn division tax map general use beginning commencing bounded containing described whereas witnesseth know'.split(
    ' ',
  ),
);
/** First words of the counties that have more than one. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  'la santa hot little st saint ste van contra del el los san clear kit las rio new indian palm ben jeff bear nez twin jo rock de du black buena cerro des palo east west red jefferson pointe anne prince queen grand presque big blue crow lac lake le mille otter yellow pearl cape deer golden judith lewis powder silver sweet box keya scotts white carson dona doña charles fall roger hood deaf fort jim live tom val salt isle james king grays pend walla eau fond green bon north aleutians bristol kenai ketchikan kodiak northwest miami'.split(
    ' ',
  ),
);
const STATE_WORDS: ReadonlySet<string> = new Set(
  STATE_NAME.toLowerCase()
    .split(/\\s|\|/)
    .filter((word) => !['new', 'north', 'south', 'west', 'of', 'district'].includes(word)),
);
const COMPOUND =
  /\b(?:Isle of Wight|Lake of the Woods|King and Queen|King & Queen|Lewis and Clark|Lewis & Clark|Fond du Lac|Lac qui Parle|Prince of Wales|Miami-Dade|Pointe Coupee|St\.? John the Baptist|Doña Ana|East Baton Rouge|West Baton Rouge|Jo Daviess|Lake and Peninsula|San Luis Obispo|Fairbanks North Star|Chester and Delaware)\s*$/i;
const STATE_AFTER = new RegExp(
  `^[\\s,)]*(?:(?:and|in|of)\\s+)?(?:the\\s+)?(?:(?:state|commonwealth|province|territory)\\s+of\\s+)?(${STATE_ANY})(?![A-Za-z'])`,
  'i',
);
const LAND =
  /\b(?:situate[d]?|lying|located|lands?|premises|property|real estate|parcels?|tract|township|section|district|survey|described|lots?|records of)\b/i;

export function readPlace(prose: Prose, parts: Parts): Place {
  const counties = new Map<string, { printed: string; weight: number }>();
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
  return { county: properCase(strongest(counties)), state: topState(states) };
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
    const name = labelledName(text.slice(begin, begin + 40));
    return name === null ? null : { name, end: begin + name.length };
  }
  const name = nameBackward(text.slice(Math.max(0, at - 40), at));
  return name === null ? null : { name, end: at + length };
}

/** "County: Lincoln Total Acres: 640": one word, or more where the first never stands alone. */
function labelledName(text: string): string | null {
  const words = text.split(' ');
  const several = FIRST_WORDS.has((words[0] ?? '').toLowerCase().replace(/\.$/, ''));
  return nameForward(words.slice(0, several ? 2 : 1).join(' '));
}

function nameForward(text: string): string | null {
  const compound =
    /^(?:Isle of Wight|Lake of the Woods|King and Queen|Lewis and Clark|Fond du Lac|Lac qui Parle)/i.exec(text);
  if (compound) return compound[0];
  const words: string[] = [];
  // A blank in a form is filled on a line of its own.
  for (const word of (text.split('\n', 1)[0] ?? '').split(' ')) {
    const bare = word.replace(/[,.;:)]+$/, '');
    if (!NAME_WORD.test(bare) || NOT_NAMES.has(bare.toLowerCase())) break;
    if (words.length > 0 && STATE_WORDS.has(bare.toLowerCase())) break;
    const short = /^(?:st|ste)$/i.test(bare);
    words.push(short && word.startsWith(`${bare}.`) ? `${bare}.` : bare);
    if ((bare !== word && !short) || words.length === 3) break;
  }
  return words.join(' ').length < 3 ? null : words.join(' ');
}

function nameBackward(text: string): string | null {
  const compound = COMPOUND.exec(text);
  if (compound) return compound[0].trim();
  const words: string[] = [];
  const tokens = text.trimEnd().split(/\s/);
  for (let i = tokens.length - 1; i >= 0 && words.length < 3; i -= 1) {
    const word = (tokens[i] ?? '').replace(/^[("“]+/, '');
    if (!NAME_WORD.test(word) || NOT_NAMES.has(word.toLowerCase())) break;
    if (
      words.length > 0 &&
      (STATE_WORDS.has(word.toLowerCase()) ||
        !FIRST_WORDS.has(word.toLowerCase().replace(/\.$/, '')) ||
        (word.endsWith('.') && !/^(?:St|Ste)\.$/i.test(word)))
    )
      break;
    words.unshift(word);
  }
  const name = words.join(' ');
  return words.length === 0 || name.endsWith('.') || /^(?:north|south|east|west)$/i.test(name) ? null : name;
}

function weightOf(text: string, at: number, parts: Parts): number {
  if (at >= parts.acknowledgment) return 1;
  if (at < parts.body) return 3;
  const left = text.slice(Math.max(0, at - 110), at);
  const clause = left.slice(Math.max(left.lastIndexOf(';'), left.lastIndexOf('\n')) + 1);
  if (/\b(?:all )?of\s+(?:the\s+)?$/i.test(left) || /\bof(?:\s+[A-Z][\w'-]*){1,3}\s$/.test(left)) return 0.5;
  return LAND.test(clause) ? 5 : 2;
}

/** The county most spoken of; a longer run that only adds a word in capitals to a known name counts for that name. */
function strongest(counties: ReadonlyMap<string, { printed: string; weight: number }>): string {
  const weights = [...counties].map(([key, { printed, weight }]) => {
    const shorter = endingsOf(key).find((other) => counties.has(other));
    const known = shorter === undefined ? undefined : counties.get(shorter);
    return { key: shorter ?? key, printed: known?.printed ?? printed, weight };
  });
  const sums = new Map<string, { printed: string; weight: number }>();
  for (const { key, printed, weight } of weights) {
    sums.set(key, { printed, weight: (sums.get(key)?.weight ?? 0) + weight });
  }
  const [best, second] = [...sums.values()].sort((a, b) => b.weight - a.weight);
  return best === undefined || (second !== undefined && second.weight === best.weight) ? '' : best.printed;
}

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
