// The line that the bearings of a description are reckoned from, in the document's own words.
import { isOpened, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';

/** One of these stands in each of the phrases below. */
const RECKONED = opening(
  'bas bea azi ass con dee pre tak',
  /bas(?:is|e) (?:of|for) (?:the |all |a )?bearing|bearings?|azimuths? (?:are|is)|(?:assum|consider|deem|presum)ed|considering|assuming|tak(?:en|ing)/i,
);
const NAMED =
  /\b(?:the |a )?bas(?:is|e) of (?:the |all )?bearings?\b|\bbearing bas(?:is|e)\b|\bbasis for (?:the |all )?bearings?\b|\bfor a basis of (?:the )?bearings?\b/i;
const WHERE =
  '(?:(?:shown|used|recited|stated|cited|described|mentioned|contained|given|herein|hereon|hereof|hereinabove|hereinafter|hereinbefore|above|in (?:this|the above|the foregoing|the following) (?:legal )?description) ){0,3}';
const BASED =
  'based|referenced|referred|relative|related|oriented|reckoned|assumed|grid|true|magnetic|astronomic|state plane|turned';
const BEARINGS = new RegExp(
  String.raw`\b(?:the |all )*bearings? ${WHERE}(?:(?:are|is|being|was|were) (?:assumed and (?:are )?)?(?:${BASED})|refer to|relative to|relative thereto)|\b(?:the |all )*bearings? (?:based|referenced|referred|are) (?:up)?on|\bbearings?:? (?:grid|true|magnetic|astronomic)|\ball bearings ${WHERE}being\b|\bazimuths? (?:are|is) (?:reckoned|measured|referred)`,
  'i',
);
const STATEMENT = new RegExp(`${NAMED.source}|${BEARINGS.source}`, 'gi');

const DIRECTION = String.raw`(?:(?:due )?(?:north|south|east|west)\b|[NS]\.?\s?\d)`;
/** "is assumed to bear", "considering … as bearing", "having an assumed bearing of". */
const TAKEN = new RegExp(
  [
    String.raw`\b(?:assumed|taken|deemed|considered|presumed|held)\s+(?:to\s+(?:bear|be|run|have\s+a\s+bearing\s+of)|as(?:\s+bearing)?)\s+${DIRECTION}`,
    String.raw`\b(?:considering|assuming|taking)\s+[^;.]{5,120}?\s(?:to\s+(?:bear|be|run)|as(?:\s+bearing)?|bears|bearing)\s+${DIRECTION}`,
    String.raw`\b(?:having\s+an?\s+|the\s+|\(\s*|an\s+)?assumed\s+bearing\s+(?:of\s+)?(?:being\s+)?${DIRECTION}`,
  ].join('|'),
  'gi',
);
/** A line has a bearing that is taken; a person may be taken to be north of something. */
const OF_A_LINE = /\b(?:line|lines|boundary|centerline|side|meridian|limit|margin)\b|\bassumed\s+bearing\b/i;

/** After the words "basis of bearings": for what they are the basis, and what joins it to the statement. */
const LEAD =
  /^[\s:,;-]*(?:(?:(?:for|of|in) (?:this|the|the following|said|these) (?:legal )?(?:survey|description|plat|descriptions)|herein|hereon|is|are|being|was|to be|used|assumed (?:to be|as)?)(?:[\s:,]+|(?=[.;)]|$))){0,4}/i;
/** What bearings can be reckoned from. */
const TELLS =
  /\b(?:lines?|meridian|north|south|east|west|grid|plane|system|datum|nad|wgs|gps|gnss|observations?|monuments?|corners?|deed|plat|map|record|centerline|magnetic|true|astronomic|solar|polaris|assumed|bears?|bearing)\b|\b[NS]\.?\s?\d/i;
/** Too short to name a line or a system. */
const SHORT = 60;
const THERETO = /\b(?:thereto|thereon|to (?:it|said line|that line|the same))\b/i;

/** The statement without its opening words where it begins with them; null when there is none. */
export function readBasisOfBearings(text: string, opened: OpenedText = openedText(text)): string | null {
  if (!isOpened(opened, RECKONED)) return null;
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
  const stop = sentenceEnd(right);
  if (!/\bbas(?:is|e)\b/i.test(words)) {
    const whole = tidy(text.slice(at, end + stop));
    // "The north line bears …; all bearings are relative thereto": the line stands before the words.
    if (THERETO.test(whole)) return lineBefore(text, at, true) ?? whole;
    return whole.length > SHORT ? whole : withSystem(text, at, whole);
  }
  const statement = tidy(right.slice(0, stop).replace(LEAD, ''));
  if (statement.length > 3 && TELLS.test(statement) && !ENDED.test(right)) {
    const bracket = statement.search(/\)/);
    return bracket >= 0 && !statement.slice(0, bracket).includes('(')
      ? tidy(statement.slice(0, bracket)) || lineBefore(text, at, false)
      : statement;
  }
  return lineBefore(text, at, false);
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

function clauseOf(left: string): string | null {
  const ends = [...left.matchAll(/[;\n]|[A-Za-z\d)"”'°]{2}\.(?=\s+[A-Z(])/g)].map((end) => end.index + end[0].length);
  const printed = withoutJoint(left.slice(ends.at(-1) ?? 0));
  return printed.length > 8 ? printed : null;
}

/** Without the words that only lead on to "basis of bearings". */
const withoutJoint = (left: string): string =>
  tidy(
    left.replace(
      /[\s,]*(?:and\s+)?(?:(?:said|the|which|this|that)\s+)?(?:line|course|bearing)?\s*(?:(?:being|is|are|was|were|has been|as|for|used|taken|of this line|assigned)\s+)*(?:the|a)?[\s,]*$/i,
      '',
    ),
  );

const tidy = (statement: string): string =>
  statement
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:(]+|[\s,;:]+$/g, '')
    .replace(/^([^(]*)\)+$/, '$1')
    .replace(/(?<=[A-Za-z\d)"”'°]{2}|[\s"”'’][EW])\.$/, '')
    .trim();

/** A line whose bearing is assumed is the basis, though the document does not say so. */
function takenLine(text: string): string | null {
  for (const match of text.matchAll(TAKEN)) {
    const end = match.index + match[0].length;
    const rest = text.slice(match.index, end + 420);
    const before = clauseOf(`${text.slice(Math.max(0, match.index - 300), match.index)}|`)?.slice(0, -1) ?? '';
    const bracketed = match[0].startsWith('(');
    const stop = Math.min(sentenceEnd(rest), bracketed ? rest.indexOf(')') : Number.POSITIVE_INFINITY);
    const statement = tidy(`${before} ${rest.slice(0, stop)}`);
    if (OF_A_LINE.test(statement)) return statement;
  }
  return null;
}

/** At a full stop or a semicolon, not at the point of an abbreviation or a figure. */
function sentenceEnd(text: string): number {
  const end = /[;\n]|[A-Za-z\d)"”'°]{2}\.(?=\s+[A-Z(]|\s*$)/.exec(text);
  if (end === null) return text.length;
  return end[0].startsWith(';') || end[0].startsWith('\n') ? end.index : end.index + end[0].length - 1;
}
