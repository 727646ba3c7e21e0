// The opening of an instrument as its writer spoke it: without the caption in the margin, the leaders of a printed form
// and the headings over its fill-ins.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose, ProseLine } from '#core/read/document/prose.ts';

/** The text that names the parties, from the opening words to the notary. */
export function partyText(prose: Prose, parts: Parts): string {
  const body = prose.text.slice(parts.body, parts.acknowledgment);
  return withoutFormMarks(withoutCaption(body, prose, parts));
}

const LEADERS = /(?:[-–—_.…~]\s?){4,}/g;
const STARS = /\*+/g;
/** The foot of a statutory form explains its blanks by these. */
const NOTE_MARKS = /\s\(\d\)(?=\s?[,:;]|\s[a-z])/g;
const ENDING_APART =
  /\b([Pp]art) (y|ies)(?= of\b|\b,)|\b((?:[Gg]rant|[Ll]ess|[Mm]ortgag|[Aa]ssign)(?:or|ee)) s(?=\s?[,.;:]|\s(?:do|in|of|their|the|and|to|have|has|who|whose)\b)|\b(do) (es) (?=hereby|grant|by)/g;
/** A conjunction that the printer set letter under letter. */
const UPRIGHT_AND = /\bA\s+N\s+D\b/g;
/** A word that a line's end broke, where something stood between its halves. */
const BROKEN = /\b([A-Za-z][a-z]{0,11})- ([a-z]{2,12})\b/g;
const JOINED = /^(?:between|pennsylvania|township|county|virginia|ington|carolina|witnesseth|husband|widow|deceased)$/i;

function withoutFormMarks(text: string): string {
  return text
    .replace(STARS, ' ')
    .replace(LEADERS, ' ')
    .replace(NOTE_MARKS, '')
    .replace(UPRIGHT_AND, 'and')
    .replace(ENDING_APART, (_, part, ending, role, verb, es) =>
      part !== undefined ? `${part}${ending}` : role !== undefined ? `${role}s` : `${verb}${es} `,
    )
    .replace(BROKEN, (broken, head: string, tail: string) => (JOINED.test(head + tail) ? head + tail : broken))
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,;])/g, '');
}

const OPENS =
  /\b(?:[Kk]now|KNOW) (?:[Aa]ll|ALL) (?:[Mm]en|MEN|[Pp]ersons|PERSONS)\b|\b(?:THIS|This) (?:DEED|Deed|INDENTURE|Indenture)\b/;
const TO = /^(?:TO|To)(?=\s|$)(?!\s(?:[Hh]ave|[Aa]ll|[Ww]it|[Ww]hom|[Tt]he said)\b)[\s)]*/;
const NAME_IN_CAPITALS = /^(?:[A-Z][A-Z'’&-]*[.,]?|[A-Z]\.)(?:\s(?:[A-Z][A-Z'’&-]*[.,]?|[A-Z]\.|&))+(?=\s[A-Za-z])/;
const STATUS =
  /^(?:(?:[Hh]usband (?:and|&) [Ww]ife|[Hh]is [Ww]ife|[Hh]er [Hh]usband|[Uu]nmarried|[Ss]ingle|[Ww]idow(?:er)?|[Ee]t (?:[Aa]l|[Uu]x|[Vv]ir)|ET (?:AL|UX|VIR))\b\.?,?|(?:FEE|Fee):? ?\$ ?[\d.]+)(?=\s)/;
const ABOVE = 3;
const BELOW = 6;

/** Beside the first lines of a recorded deed stand the names that it is indexed by: one side, "TO", the other. */
function withoutCaption(body: string, { lines }: Prose, { body: from }: Parts): string {
  const own = lines.filter(({ start, running }) => !running && start >= from).slice(0, 16);
  const opens = own.slice(0, ABOVE).findIndex(({ text }) => OPENS.test(text));
  if (opens < 0) return body;
  const near = own.slice(0, opens + 1 + BELOW);
  const to = near.findIndex(({ text }) => TO.test(text));
  if (to < 0) return body;
  let text = body;
  for (const line of near.slice(0, to + 1 + ABOVE + 1).reverse()) {
    const at = line.start - from;
    text = text.slice(0, at) + text.slice(at + marginOf(line, line === own[opens], line === near[to]).length);
  }
  return text;
}

/** What of a line belongs to the caption. */
function marginOf({ text }: ProseLine, isOpening: boolean, isTo: boolean): string {
  if (isOpening) {
    const at = OPENS.exec(text)?.index ?? 0;
    return at <= 60 && !/[a-z]{3} [a-z]{3}/.test(text.slice(0, at)) ? text.slice(0, at) : '';
  }
  if (isTo) return TO.exec(text)?.[0] ?? '';
  const status = STATUS.exec(text)?.[0];
  if (status !== undefined) return status;
  const name = NAME_IN_CAPITALS.exec(text)?.[0] ?? '';
  // A sentence in capitals goes on behind its names with a stop or a conjunction.
  return /^\s(?:and|or|of)\b/.test(text.slice(name.length)) || name.endsWith(',') ? '' : name;
}
