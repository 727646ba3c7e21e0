// The line that the bearings of a description are reckoned from, in the document's own words.
import { isOpened, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';

/** One of these stands in each of the phrases below. */
const RECKONED = opening(
  'bas bea azi',
  /bas(?:is|e) (?:of|for) (?:the )?bearing|bearings?:? (?:shown|used|recited|stated|cited|described|mentioned|here|above|in this|are|is|being|was|were|bas|refer|grid|true|magnetic|astronomic)|azimuths? (?:are|is)/i,
);
const BASIS =
  /\b(?:the )?bas(?:is|e) of (?:the )?bearings?\b|\bbearing bas(?:is|e)\b|\bbasis for (?:the )?bearings?\b|\b(?:all )?bearings? (?:(?:shown |used |recited |stated |cited |described |mentioned )?(?:herein|hereon|hereof|above|in this description)?\s?)?(?:are|is|being|was|were) (?:based|referenced|referred|relative|related|oriented|reckoned|assumed|grid|true|magnetic|astronomic|state plane|turned)|\bbearings (?:based|referenced|referred|are) (?:up)?on|\bbearings?:? (?:grid|true|magnetic|astronomic)|\ball bearings (?:herein )?(?:described )?being\b|\bazimuths? (?:are|is) (?:reckoned|measured|referred)/gi;
const LEAD =
  /^[\s:,;-]*(?:(?:for this (?:survey|description|plat)|of this (?:survey|description)|herein|hereon|is|are|being|was|to be|assumed (?:to be|as)?)[\s:,]+){0,3}/i;

/** The statement without its opening words where it begins with them; null when there is none. */
export function readBasisOfBearings(text: string, opened: OpenedText = openedText(text)): string | null {
  if (!isOpened(opened, RECKONED)) return null;
  for (const match of text.matchAll(BASIS)) {
    const end = match.index + match[0].length;
    const right = text.slice(end, end + 420);
    const stop = sentenceEnd(right);
    const named = /\bbas(?:is|e)\b/i.test(match[0]);
    const statement = named ? right.slice(0, stop).replace(LEAD, '') : text.slice(match.index, end + stop);
    const printed = statement
      .replace(/\s+/g, ' ')
      .replace(/[\s,;:)]+$/, '')
      .trim();
    if (printed.length > 3) return printed;
    const before = lineBefore(text.slice(Math.max(0, match.index - 200), match.index));
    if (before !== null) return before;
  }
  return null;
}

/** "…S 89° E, said line being the basis of bearings": the line stands before the words. */
function lineBefore(left: string): string | null {
  const start = Math.max(left.lastIndexOf(';'), left.lastIndexOf('. '), left.lastIndexOf('(')) + 1;
  const printed = left
    .slice(start)
    .replace(/[\s,]*(?:said|the|which|this)?\s?(?:line|course|bearing)?\s?(?:being|is|as|for)?\s?(?:the)?[\s,]*$/i, '')
    .trim();
  return printed.length > 8 ? printed : null;
}

/** At a full stop or a semicolon, not at the point of an abbreviation or a figure. */
function sentenceEnd(text: string): number {
  const end = /[;\n]|[A-Za-z\d)"”'°]{2}\.(?=\s+[A-Z(]|\s*$)/.exec(text);
  if (end === null) return text.length;
  return end[0].startsWith(';') || end[0].startsWith('\n') ? end.index : end.index + end[0].length - 1;
}
