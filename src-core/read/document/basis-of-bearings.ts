// The line that the bearings of a description are reckoned from, in the document's own words.
import { clauseOf, statementEnd, tidy, withoutJoint } from '#core/read/document/basis-statement.ts';
import { isOpened, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';
import { readOrientation } from '#core/read/document/orientation.ts';

/** One of these stands in each of the phrases below. */
const RECKONED = opening(
  'bas bea azi ass con dee pre tak hel',
  /bas(?:is|e) (?:of|for) (?:the |all |a )?bearing|bearings?|azimuths?|(?:assum|consider|deem|presum)ed|considering|assuming|tak(?:en|ing)|held at/i,
);
const NAMED =
  /\b(?:the |a )?bas(?:is|e) of (?:the |all )?bearings?\b|\bbearing bas(?:is|e)\b|\bbasis for (?:the |all )?bearings?\b|\bfor a basis of (?:the )?bearings?\b/i;
const WHERE =
  '(?:(?:shown|used|recited|stated|cited|described|mentioned|contained|given|herein|hereon|hereof|hereinabove|hereinafter|hereinbefore|above|in (?:this|the above|the foregoing|the following) (?:legal )?description) ){0,3}';
const BASED =
  'based|referenced|referred|relative|related|oriented|reckoned|assumed|grid|true|magnetic|astronomic|state plane|turned';
const BEARINGS = new RegExp(
  String.raw`\b(?:the |all )*bearings? ${WHERE}(?:(?:are|is|being|was|were) (?:assumed and (?:are )?)?(?:${BASED})|refer to|relative to|relative thereto)|\b(?:the |all )*bearings? (?:based|referenced|referred|are) (?:up)?on|\bbearings?:? (?:grid|true|magnetic|astronomic)|\ball bearings ${WHERE}being\b|\bazimuths? ${WHERE}(?:are|is) (?:reckoned|measured|referred)`,
  'i',
);
const STATEMENT = new RegExp(`${NAMED.source}|${BEARINGS.source}`, 'gi');

const DIRECTION = String.raw`(?:(?:due )?(?:north|south|east|west)\b|[NS]\.?\s?\d)`;
/** "is assumed to bear", "considering … as bearing", "having an assumed bearing of". */
const TAKEN = new RegExp(
  [
    String.raw`\b(?:assumed|taken|deemed|considered|presumed|held)\s+(?:to\s+(?:bear|be|run|have\s+a\s+bearing\s+of)|as(?:\s+bearing)?)\s+${DIRECTION}|\bheld\s+at\s+(?:[NS]\.?|north|south)\s?\d+\s*(?:°|deg|[-\d'"’”\s.]*[EW]\b)`,
    String.raw`\b(?:considering|assuming|taking)\s+[^;.]{5,120}?\s(?:to\s+(?:bear|be|run)|as(?:\s+bearing)?|bears|bearing)\s+${DIRECTION}`,
    String.raw`\b(?:an?\s+|the\s+)?bearing\s+of\s+${DIRECTION}[^;]{0,60}?\s(?:is|was|were|has\s+been|being)\s+(?:used|held|assumed|assigned|adopted|applied)\s+(?:on|for|along|to|upon)\b`,
    String.raw`\b(?:(?:has|having)\s+an?\s+(?:grid|true|magnetic|geodetic|astronomic)|(?:given|assigned)\s+a)\s+bearing\s+of(?<!\bthence\b(?:[^;.\n]|\.\d){0,200})\s+${DIRECTION}`,
    String.raw`\b(?:having\s+an?\s+|the\s+|\(\s*|an\s+)?assumed\s+bearing\s+(?:of\s+)?(?:being\s+)?${DIRECTION}`,
  ].join('|'),
  'gi',
);
/** A line has a bearing that is taken; a person may be taken to be north of something. */
const OF_A_LINE = /\b(?:line|lines|boundary|centerline|side|meridian|limit|margin)\b|\bassumed\s+bearing\b/i;

/** After the words "basis of bearings": for what they are the basis, and what joins it to the statement. */
const LEAD =
  /^[\s:,;-]*(?:(?:(?:for|of|in) (?:this|the|the following|said|these) (?:legal )?(?:survey|description|plat|tract|descriptions)|herein|hereon|is|are|being|was|to be|used|assumed (?:to be|as)?)(?:[\s:,]+|(?=[.;)]|$))){0,4}/i;
/** What bearings can be reckoned from. */
const TELLS =
  /\b(?:lines?|meridian|north|south|east|west|grid|plane|system|datum|nad|wgs|gps|gnss|observations?|monuments?|corners?|deed|plat|map|record|centerline|magnetic|true|astronomic|solar|polaris|geodetic|network|zone|assumed|bears?|bearing)\b|\b[NS]\.?\s?\d/i;
/** Too short to name a line or a system. */
const SHORT = 60;
const THERETO = /\b(?:thereto|thereon|to (?:it|said line|that line|the same))\b/i;

/** The statement without its opening words where it begins with them; null when there is none. */
export function readBasisOfBearings(text: string, opened: OpenedText = openedText(text)): string | null {
  return (isOpened(opened, RECKONED) ? statedBasis(text) : null) ?? readOrientation(opened);
}

function statedBasis(text: string): string | null {
  for (const match of text.matchAll(STATEMENT)) {
    const told = statedAt(text, match.index, match[0]);
    if (told !== null) return told;
  }
  return takenLine(text);
}

/** The words end a bracket, or stand between a bearing and its length. */
const ENDED = /^\s*(?:\)|,?\s*\d[\d.,]*\s*(?:feet|foot|ft|chains|rods|poles|varas|meters)\b)/i;

function statedAt(text: string, at: number, words: string): string | null {
  const end = at + words.length;
  const right = text.slice(end, end + 420);
  const stop = statementEnd(right);
  if (!/\bbas(?:is|e)\b/i.test(words)) {
    const whole = tidy(text.slice(at, end + stop));
    // "The north line bears …; all bearings are relative thereto": the line stands before the words.
    if (THERETO.test(whole)) return lineBefore(text, at, true) ?? whole;
    return whole.length > SHORT ? whole : withSystem(text, at, whole);
  }
  const statement = tidy(right.slice(0, stop).replace(LEAD, ''));
  const told = statement.length > 3 && TELLS.test(statement) && !ENDED.test(right);
  return told ? statement : lineBefore(text, at, false);
}

/** "Based on the Montana State Plane System, all bearings being grid": what the grid is stands before. */
function withSystem(text: string, at: number, whole: string): string {
  const before = clauseOf(text.slice(Math.max(0, at - 200), at));
  return before !== null && /\b(?:plane|system|datum|grid|zone|nad)\b/i.test(before) ? `${before}, ${whole}` : whole;
}

/** "…S 89° E, said line being the basis of bearings": the line stands before the words; in a bracket, before that. */
function lineBefore(text: string, at: number, beyond: boolean): string | null {
  const left = text.slice(Math.max(0, at - 420), at);
  const bracket = left.lastIndexOf('(') > left.lastIndexOf(')') ? left.lastIndexOf('(') : -1;
  if (bracket >= 0) {
    const within = withoutJoint(left.slice(bracket + 1));
    if (BEARS.test(within)) return within;
    return clauseOf(left.slice(0, bracket));
  }
  return clauseOf(beyond ? left.replace(/[\s,;:]*(?:and |with )*$/i, '') : left);
}

/** A bearing, and not the north line of something. */
const BEARS =
  /\b[NS]\.?\s?\d|\b(?:north|south)\s+\d|\b(?:due|bears?|bearing|be|as)\s+(?:north|south|east|west)\b(?!\s+(?:line|quarter|half|side))/i;

/** A line whose bearing is assumed is the basis, though the document does not say so. */
function takenLine(text: string): string | null {
  for (const match of text.matchAll(TAKEN)) {
    const end = match.index + match[0].length;
    const rest = text.slice(match.index, end + 420);
    const before = clauseOf(`${text.slice(Math.max(0, match.index - 300), match.index)}|`)?.slice(0, -1) ?? '';
    const opens = match[0].startsWith('(') ? 1 : 0;
    const statement = tidy(
      `${before}${before.endsWith('(') ? '' : ' '}${rest.slice(0, opens + statementEnd(rest.slice(opens)))}`,
    );
    if (OF_A_LINE.test(statement)) return /\([^)]*$/.test(statement) ? `${statement})` : statement;
  }
  return null;
}
