// What a document turns its bearings to where it does not call it a basis: a north, an observation, a network, a record.
import { clauseOf, statementEnd, tidy } from '#core/read/document/basis-statement.ts';
import { matchesIn, type OpenedText, opening } from '#core/read/document/openings.ts';

const NORTH = 'grid|true|magnetic|geodetic|astronomic(?:al)?|assumed|arbitrary';
/** An adjective that speaks of a north, and not of a point or a debt. */
const NORTHED = String.raw`(?:${NORTH})(?=\s+(?:north|south|meridian|needle|bearings?|azimuths?|grid|nad|\(?\d)|\s*(?:[,.;)\]]|$)|\s+(?:as\s+of|in|for)\s+(?:the\s+year\s+)?\w*\s?\d)`;
const SEEN = 'solar|polaris|astronomic(?:al)?|celestial|stellar|sun|compass|gps|gnss|rtk|vrs|cors|opus';
const SYSTEM = String.raw`state\s+plane|coordinate\s+system|nad\s?-?\d*|wgs\s?-?\d*|datum|(?:control|geodetic)\s+network|(?:north|south|east|west|central|single)\s+zone`;
/** What turns a survey as a whole, and what turns it by a line or a record. */
const FRAME = String.raw`\b(?:${NORTHED}|${SEEN}|${SYSTEM}|meridian)\b`;
const RECORD = String.raw`\b(?:deeds?|plat|map|survey|volume|book|record|(?:center)?line)\b`;

const SUBJECT = String.raw`bearings?(?:\s+system)?|azimuths?|meridian|orientation|north(?:\s+(?:orientation|arrow|meridian))?`;
const NAMED = String.raw`(?:(?:${NORTH}|reference)\s+)?(?:${SUBJECT})|courses`;
const WHERE = String.raw`(?:\s+(?:(?:as\s+)?(?:shown|used|recited|stated|described|given)|herein|hereon|hereof|above|(?:in|for|of)\s+(?:this|the\s+above|the\s+foregoing|said)\s+(?:legal\s+)?(?:description|survey|plat|tract|deed)))*`;
const IS = String.raw`(?:\s+(?:are|is|be|being|was|were|have\s+been|has\s+been))?`;
const TURNED =
  'based|referenced|refer(?:red)?|relative|relate[ds]?|oriented|reckoned|derived|rotated|determined|established|obtained|computed|adjusted|measured|calculated|observed|taken|tied|turned|converted|conform(?:s|ed)?|correlated';
const JOINED = String.raw`(?:up)?on|to|from|by|per|with|in|through|using|via|according\s+to|as\s+per`;
const LINK = String.raw`(?:\s+(?:${TURNED})(?:\s[^.;()]{0,40}?)??\s+(?:${JOINED})|\s+(?:according\s+to|follow|match|(?:as\s+)?per|by|from|in\s+accordance\s+with)|\s+to(?=\s+(?:[a-z.]+\s+){0,2}${NORTHED}))\s`;

const BETWEEN = String.raw`(?:(?!\bthence\b|\bfeet\b)[^;.]){0,70}?\s(?:are|is|being|were|was|on|to|from|by|per|with)\s(?:(?!\bthence\b|\bfeet\b)[^;.]){0,50}?\b`;
/** Whatever the verb is: "bearings … are on the state plane", "courses … are magnetic", "surveyed by the magnetic meridian". */
const FREELY = String.raw`(?:(?:${NORTH})\s+)?(?:bearings|azimuths)\b(?:${BETWEEN}(?:${NORTHED}|(?:${SEEN})\s+observations?\b|(?:${SYSTEM})\b|(?:deed|record|plat)\s+bearings\b)|[^;.]{0,40}?\suse\s[^;.]{5,100}?\bas\s+(?:an?|the|their)\s+reference\b)|this\s+(?:survey|description|plat)\s+is\s+(?:based|oriented|referenced|turned)\s+(?:[a-z.]+\s+){1,4}?(?:${NORTHED}|(?:${SYSTEM})\b)|courses\b${BETWEEN}${NORTHED}|surveyed\s+(?:by|on|from|to|with)\s+(?:the|an?)\s+(?:${NORTH})\s+(?:meridian|north|needle)\b`;

/** "Meridian is that of the plat", "the reference meridian for this description is the east line". */
const EQUALS = String.raw`\s+(?:is|being|was)\s+(?:that\s+of|the)\s`;
/** A kind of bearings that stands by itself: "Grid bearings, Ohio South Zone"; "Grid North, Texas State Plane". */
const ALONE = String.raw`(?:${NORTH})\s+(?:bearings|north|meridian)(?=${WHERE}\s*(?:[,.;:)]|$|\s(?:are|is|used|throughout|per|as\s+of)\b))`;
const MARK = String.raw`(?<=\(\s*)(?:assumed|magnetic|mag\.?|true|grid|astronomic)(?=\s*\))`;

const ORIENTED = opening(
  'bea azi mer ori nor cou sur thi gri tru mag geo ast ass arb ref',
  new RegExp(
    String.raw`(?<linked>(?<subject>${NAMED})${WHERE}${IS}${LINK})|(?<equal>(?:reference\s+)?(?:meridian|orientation|bearing\s+system)${WHERE}${EQUALS}|(?:north|bearings?|meridian)\s+reference${WHERE}\s*(?::|-|is\b|being\b|was\b)\s*)|(?<alone>${ALONE})|(?<free>${FREELY})|(?<mark>${MARK})`,
    'i',
  ),
);

/** A statement of its own begins here: nothing of its sentence or its bracket stands before, or only who speaks of what. */
const OWN =
  /(?:^|[.;:([\n]|,\s*(?=(?:(?:with|and)\s+)?all\b))\s*(?:note\s*:?\s*)?(?:for\s+(?:the\s+purposes?\s+of\s+)?this\s+[a-z]+,?\s+)?(?:(?:the|all|said|these|with|and|above|foregoing|following|described|other|this\s+[a-z]+['’]s)\s+)*$/i;
const ARTICLES = /(?:\b(?:the|all|said|these|above|foregoing|following|described|other|this\s+[a-z]+['’]s)\s+)*$/i;
const AFTER_BEARING =
  /(?:\b[NS]\.?\s?\d[^;()]{0,40}?[\s\d"”'’°][EW]\.?|\b(?:north|south)\s(?:\d|[^;()]{0,40}?\bdegrees?\b)[^;()]{0,60}?\b(?:east|west)|\b(?:due|bears?|bearing)\s+(?:north|south|east|west))[\s,]*\(\s*$/i;
const FRAMES = new RegExp(FRAME, 'i');
const IS_TURNED = new RegExp(String.raw`\s(?:${TURNED})\s`, 'i');
const SOURCES = new RegExp(`${FRAME}|${RECORD}`, 'i');

export function readOrientation(opened: OpenedText): string | null {
  for (const match of matchesIn(opened, ORIENTED)) {
    const told = match.groups?.mark === undefined ? toldAt(opened.text, match) : markedAt(opened.text, match);
    if (told !== null) return told;
  }
  return null;
}

/** "N 89° E (assumed) 200 feet along the line": the bearing with its clause, up to the mark. */
function markedAt(text: string, { 0: mark, index }: RegExpExecArray): string | null {
  const left = text.slice(Math.max(0, index - 300), index);
  if (!AFTER_BEARING.test(left)) return null;
  const clause = clauseOf(left.replace(/[\s,]*\(\s*$/, ''));
  return clause === null ? null : `${clause} (${mark})`;
}

function toldAt(text: string, { 0: words, index, groups }: RegExpExecArray): string | null {
  const left = text.slice(Math.max(0, index - 80), index);
  const begins = index - (ARTICLES.exec(left)?.[0].length ?? 0);
  const own = OWN.test(left);
  const rest = text.slice(index, index + words.length + 420);
  const statement = tidy(`${text.slice(begins, index)}${rest.slice(0, statementEnd(rest))}`);
  if (groups?.alone !== undefined || groups?.free !== undefined) return own ? statement : null;
  const from = statement.slice(index - begins + words.length).slice(0, 80);
  const subject = groups?.subject ?? '';
  // Within another sentence only bearings are turned, and only to a frame; north and courses to a frame alone in their own.
  if (!own && !/^(?:bearings|azimuths)\b/i.test(subject)) return null;
  // Land lies north by a neighbour or from a point: north alone is a subject only where it is turned.
  if (/^north$/i.test(subject) && !IS_TURNED.test(words)) return null;
  return (own && !/^(?:north|courses)$/i.test(subject) ? SOURCES : FRAMES).test(from) ? statement : null;
}
