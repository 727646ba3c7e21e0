// Where the recorder's stamp ends, which lines are the title, and where the notary begins.
import { oncePer } from '#core/language/once-per-word.ts';
import { isOpened, type OpenedText, opening } from '#core/read/document/openings.ts';
import type { Prose, ProseLine } from '#core/read/document/prose.ts';
import { besideStamp, isStamp } from '#core/read/document/stamp-lines.ts';
import { titleAmong } from '#core/read/document/title-lines.ts';

export interface Parts {
  /** Lines above the title or the opening words: stamps, return addresses, index notes. */
  readonly head: readonly ProseLine[];
  /** The title, one line or a few, as one string; empty when there is none. */
  readonly title: string;
  /** Offset in the prose where the body begins. */
  readonly body: number;
  /** Offset in the prose where the acknowledgment begins; the length of the prose when there is none. */
  readonly acknowledgment: number;
}

const TITLE_NOUN =
  /\b(?:deeds?|easements?|servitude|indenture|right[\s-]*of[\s-]*way|patent|grant|mortgage|plat|replat|agreement|drawing|as[\s-]?built|affidavit|lease|release|reconveyance|assignment|ordinance|resolution|proclamation|quit\s?claim|sale|conveyance|contract|memorandum|declaration|decree|judgment|certificate|notice|will|power of attorney|map|survey|order|commitment|dedication|termination|report)\b/i;
const NOT_A_TITLE =
  /\b(?:record(?:s|ed|er|ing)?|register|registry|book|bk|vol|volume|page|pg|pgs|fee|fees|tax|taxes|stamps?|filed|prepared|return|mail|parcel|clerk|received|consideration|batch|reference|type|kind|exhibit|see|attached)\b|[$:;#]|\d{3}|\d\.\d\d\b/i;
const OPENING =
  /^(?:this\b.{0,60}\b(?:deed|indenture|agreement|grant|conveyance|easement|instrument|mortgage|trust)\b|know all|to all|witnesseth|we,|i,|the undersigned|for (?:and in consideration|value received|a? ?valuable)|made\b|between\b|by this\b|whereas\b|in consideration|the united states|be it known|that\b|grantors?\b|the grantors?\b|beginning\b|commencing\b)/i;
const NOTARY =
  /\b(?:before me\b|in my presence|in front of me\b|(?<!\bthe )notary|personally (?:came|appeared|known)|subscribed and sworn|acknowledge[ds] (?:before|to me|that|this|the)|known to me\b|to me known|justice of the peace|swore to me\b|came to me\b(?! (?:from|by|through))|told me\b|acknowledgments?\b(?=[\s.:]))/gi;
/** One of these stands in each of the notary's phrases. */
const NOTARIAL = opening(
  'me not pre per sub ack jus',
  /me\b|notary|presence|personally|subscribed|acknowledg|justice/i,
);
const VENUE =
  /\b(?:[Tt]he |THE )?(?:[Ss]tate|STATE|[Cc]ommonwealth|COMMONWEALTH) (?:of|OF) [A-Z][A-Za-z ]{2,23}|\b(?:[Gg]eneral |GENERAL )?(?:[Aa]cknowledge?ment|ACKNOWLEDGE?MENT)\b/g;

export const partsOf = oncePer((prose: Prose): Parts => {
  const parts = partsAbove(prose);
  return formalOpening(prose, parts) ?? parts;
});

/** Words that no stamp, imprint or address holds: what stands above them without a sentence of its own is the head. */
const FORMAL =
  /\bknown? all (?:men|persons|people|ye)\b|^this (?:(?:[\w'’-]+ ){0,4})(?:deed|indenture)\b(?:,? (?:of [\w ]{3,30})?)?,?\s*(?:is )?(?:made|dated|executed|entered)\b|^this (?:deed|indenture),?$/i;
const FORMAL_WITHIN = 40;
/** What the printer of a form, the preparer or the index says. */
const BY_OTHERS =
  /\b(?:forms?|blanks?|print(?:ing|ers?)|publish(?:ers?|ing)|ptg|for sale by|bar association|recording requested|when recorded|(?:mail|return)(?:ed)? to|return address|prepared by|for the index)\b/i;

/** The parts where the opening words stand further down than the first line that looks like a title. */
function formalOpening(prose: Prose, { title, body, acknowledgment }: Parts): Parts | null {
  const at = prose.lines.slice(0, FORMAL_WITHIN).findIndex(({ text, running }) => !running && FORMAL.test(text));
  const line = prose.lines[at];
  if (line === undefined || line.start <= body || line.start >= acknowledgment) return null;
  const passed = prose.lines.filter(({ start, running }) => !running && start >= body && start < line.start);
  // A title page gives the date of the deed that follows.
  if (passed.some(({ text }) => /^dated\b/i.test(text))) return null;
  if (passed.some(({ text }) => text.length > 40 && PROSE.test(text) && !BY_OTHERS.test(text))) return null;
  const above = prose.lines.slice(0, at);
  const named = above.findLast(({ text, running }) => !running && (isTitle(text) || titleBeside(text) !== ''));
  return {
    head: above.filter((one) => one !== named || titleBeside(one.text) !== ''),
    title: named === undefined ? title : titleBeside(named.text) || named.text,
    body: line.start,
    acknowledgment,
  };
}

/** Of the lines that may open the body. */
const LAST_OPENING = 60;

function partsAbove(prose: Prose): Parts {
  const first = prose.lines
    .slice(0, LAST_OPENING + 1)
    .findIndex(
      (line) =>
        !line.running &&
        (isTitle(line.text) ||
          titleBeside(line.text) !== '' ||
          OPENING.test(line.text) ||
          isRunOn(line.text) ||
          (prose.text[line.start - 1] !== ' ' && isConveyance(line.text))),
    );
  const opening = first < 0 || isWithinProse(prose, first) ? 0 : withPartiesAbove(prose.lines, first);
  const runOn = runOnParts(prose, opening);
  if (runOn !== null) return runOn;
  const head = prose.lines.slice(0, opening);
  const titleLines: string[] = [];
  let at = opening;
  const beside = titleBeside(prose.lines[at]?.text ?? '');
  if (beside !== '') titleLines.push(beside);
  for (; at < prose.lines.length && titleLines.length < 4; at += 1) {
    const line = prose.lines[at];
    if (line === undefined || line.running) break;
    const apart = prose.text[line.start - 1] === '\n';
    if (!continuesTitle(line.text, apart ? 0 : titleLines.length)) break;
    titleLines.push(line.text);
  }
  // Where no title parts it from the text, and right under one, the stamp is known by itself.
  for (let line = prose.lines[at]; line !== undefined && isStamp(line.text); line = prose.lines[at]) {
    head.push(line);
    at += 1;
  }
  const body = prose.lines[pastMailing(prose.lines, at)]?.start ?? prose.text.length;
  return { head, title: titleLines.join(' '), body, acknowledgment: acknowledgmentOf(prose.opened, body) };
}

const GRANTS =
  /\b(?:grants?|conveys?|warrants?|sells?|bargains?|quit[\s-]?claims?|transfers?|releases?)\b[^.;]{0,120}?\b(?:un)?to\b|\bbetween\b[^.;]{5,300}?\band\b/i;

/** "A and B, husband and wife, convey and warrant to C", at the head of its paragraph: a whole clause of the parties is no stamp, whatever it opens with. */
const isConveyance = (line: string): boolean =>
  line.length > CLAUSE && PROSE.test(line) && GRANTS.test(line) && !BY_OTHERS.test(line) && !isStamp(line);

/** In letters. */
const CLAUSE = 90;

/** Words with which the clause of the parties goes on; nothing opens with them. */
const GOES_ON = /^(?:witnesseth|for (?:and in consideration|a? ?valuable)|in consideration|between\b)/i;
const PARTY_STATUS =
  /\b(?:husband and wife|his wife|her husband|unmarried|single|widow(?:er)?|grantors?|part(?:y|ies) of the first part)\b/i;
const MOST_ABOVE = 8;

/** Where the opening words were lost, the parties stand right above the words that follow them. */
function withPartiesAbove(lines: readonly ProseLine[], at: number): number {
  if (!GOES_ON.test(lines[at]?.text ?? '')) return at;
  let from = at;
  while (from > 0 && at - from < MOST_ABOVE && isAboveParties(lines[from - 1]) === false) from -= 1;
  return lines.slice(from, at).some(({ text }) => PARTY_STATUS.test(text)) ? from : at;
}

const isAboveParties = (line: ProseLine | undefined): boolean =>
  line === undefined ||
  line.running ||
  isTitle(line.text) ||
  isStamp(line.text) ||
  BY_OTHERS.test(line.text) ||
  MAILING.test(line.text) ||
  /\d{5,}|\bDEED\b|[:#$]/.test(line.text);

const MAILING =
  /\b(?:record(?:ing|ed) requested|when recorded|(?:mail|return)(?:ed)? to|return address|prepared by)\b/i;
const LONGEST_MAILING = 16;

/** Under its title a form may say first whom to send it back to. */
function pastMailing(lines: readonly ProseLine[], at: number): number {
  if (!lines.slice(at, at + 3).some(({ text }) => MAILING.test(text))) return at;
  const opening = lines.slice(at, at + LONGEST_MAILING).findIndex(({ text }) => OPENING.test(text));
  if (opening >= 0) return at + opening;
  const labels = lines
    .slice(at, at + 3)
    .findLastIndex(({ text }) => MAILING.test(text) && text.includes(':') && !PROSE.test(text));
  return at + labels + 1;
}

const PROSE = /[a-z]{3} [a-z]{2,} [a-z]{2,}/;

/** A boundary that begins after lines of sentences, or words in capitals within one: what stands above is no stamp. */
function isWithinProse({ lines, text }: Prose, at: number): boolean {
  const line = lines[at];
  const joined = text[(line?.start ?? 0) - 1] === ' ';
  if (!joined && !/^(?:beginning|commencing|that)\b/i.test(line?.text ?? '')) return false;
  return lines.slice(0, at).filter(({ text }) => text.length > 40 && PROSE.test(text)).length >= 3;
}

const RUN_ON = 160;
const OPENS_WITHIN =
  /\b(?:this (?:[\w-]+ ){0,3}(?:indenture|deed|agreement|easement|mortgage|lease)\b|know all|whereas\b|witnesseth\b|by and between\b|agreement,? made\b|do(?:es)? hereby grant\b|hereby grants?\b|being (?:an?|all|part of an?) (?:[\w.]+ ){0,3}(?:tract|parcel|strip) of land\b)/i;

/** A long line that holds the opening words within it: its stamp and title were run into the text. */
const isRunOn = (line: string): boolean => line.length > RUN_ON && OPENS_WITHIN.test(line.slice(0, 1200));

/** The parts of an instrument whose line breaks were lost: what stands before a title in capitals is its stamp. */
function runOnParts(prose: Prose, opening: number): Parts | null {
  const line = prose.lines[opening];
  if (line === undefined || line.text.length <= RUN_ON) return null;
  const opens = OPENS_WITHIN.exec(line.text.slice(0, 1200))?.index;
  const title = opens === undefined ? null : titleBefore(line.text.slice(0, opens));
  if (title === null) return null;
  const body = line.start + title.end;
  return {
    head: [
      ...prose.lines.slice(0, opening),
      { text: line.text.slice(0, title.start), start: line.start, running: false },
    ],
    title: title.text,
    body,
    acknowledgment: acknowledgmentOf(prose.opened, body),
  };
}

/** The first run of words in capitals, or all the words, that can be a title. */
function titleBefore(text: string): { text: string; start: number; end: number } | null {
  if (isTitle(text.trim())) return { text: text.trim(), start: 0, end: text.length };
  for (const match of text.matchAll(/[A-Z][A-Z.,'’&-]*(?:\s+[A-Z][A-Z.,'’&-]*){0,11}/g)) {
    // "LINCOLN COUNTY CLERK, KEMMERER, WY MORTGAGE": the stamp's own capitals go before.
    const stamp = NOT_A_TITLE.exec(match[0]);
    const from = stamp === null ? 0 : stamp.index + stamp[0].length;
    const words = match[0].slice(from);
    if (/[A-Z]{4}/.test(words) && TITLE_NOUN.test(words) && !NOT_A_TITLE.test(words))
      return { text: words.trim(), start: match.index + from, end: match.index + match[0].length };
  }
  return null;
}

/** "TAX DEED", "Type of Document: EASEMENT". */
const NOT_TITLE_ALONE =
  /\btax (?=(?:deed|sale|title)\b)|\bparcel (?=descriptions?\b)|^(?:document (?:name|title|type)|(?:type|title) of (?:document|instrument)|instrument type)\s?:\s/i;

/** The title that stands on one line with its stamp; empty where none does. */
function titleBeside(line: string): string {
  const among = titleAmong(line);
  if (among !== null) return among.title;
  const words = besideStamp(line);
  return words !== null && isTitle(words) ? words : '';
}

export function isTitle(line: string): boolean {
  if (line.length > 80 || !TITLE_NOUN.test(line) || NOT_A_TITLE.test(line.replace(NOT_TITLE_ALONE, ''))) return false;
  // A title capitalises its words; a line of running text does not.
  return !/(?:^|\s)(?!(?:of|the|and|with|for|to|in|by|or|a|an|as|from|on|at|its|his|her|their|made)\b)[a-z]{2,}/.test(
    line,
  );
}

function continuesTitle(line: string, taken: number): boolean {
  if (OPENING.test(line) && !/^this (?:[\w-]+ ){0,4}(?:deed|indenture|agreement|easement|grant),?$/i.test(line))
    return false;
  return isTitle(line) || (taken > 0 && line.length <= 60 && line === line.toUpperCase() && !NOT_A_TITLE.test(line));
}

/** In Louisiana the parties sell before the notary: "before me … appeared A, who does by these presents sell". */
const IS_AN_ACT =
  /\b(?:vendors?|donors?|sellers?|who declared)\b[\s\S]{0,300}?\b(?:by these presents|sells?|conveys?)\b/i;
const ACT_WITHIN = 900;

/** The first notary's phrase after the habendum or the middle of the body, with the venue that introduces it. */
function acknowledgmentOf(opened: OpenedText, body: number): number {
  const { text } = opened;
  if (!isOpened(opened, NOTARIAL)) return text.length;
  NOTARY.lastIndex = Math.ceil(body + (text.length - body) * 0.3);
  let match = NOTARY.exec(text);
  while (match !== null && IS_AN_ACT.test(text.slice(match.index, match.index + ACT_WITHIN))) match = NOTARY.exec(text);
  if (match === null) return text.length;
  const window = text.slice(Math.max(body, match.index - 320), match.index);
  const venue = [...window.matchAll(VENUE)].at(-1);
  return venue === undefined ? match.index : match.index - window.length + venue.index;
}
