// Whether words speak of the land that the courses bound, or of other land.
import { firstSuch } from '#core/language/first-from.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS, OF_OTHERS, OF_THIS_LAND } from '#core/language/words/relation-words.ts';
import { placesWhere, placesWithin } from '#core/language/words-index.ts';
import { isValue, type Scan } from '#core/read/account/relations/scan.ts';

const LAND = wordSet(LANDS);
const isLand = oncePerToken((word) => LAND.has(word));
const THIS = wordSet(OF_THIS_LAND);
const OTHERS = wordSet(OF_OTHERS);
const GOES_ON = wordSet(
  'and or thence to at along with in on for a the being is are running north south east west n s',
);
const LONGEST = 7;
const LEADS = /^(?:the|said|such|aforesaid|a|certain|to|be|same|and|whole|entire)$/;
const SHAPED = /^(?:\w+angular|square|oblong|irregular|trapezoidal|l-shaped)$/;

/** Behind "hereof" or "of the tract herein described"; -1 where the words there do not name the figure. */
export function ownLandEnd(scan: Scan, at: number): number {
  const { tokens } = scan;
  if (textAt(tokens, at) === 'hereof') return at + 1;
  return textAt(tokens, at) === 'of' || textAt(tokens, at) === 'to' ? ownNounEnd(scan, at + 1) : -1;
}

/** Behind "the tract herein described", "said lot". */
export function ownNounEnd(scan: Scan, at: number): number {
  const { tokens } = scan;
  let isThis = false;
  for (let i = at; i < at + LONGEST; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') return -1;
    if (THIS.has(token.text)) isThis = true;
    // "the south side of this boundary": so the land is called in some states.
    if (token.text === 'boundary' && textAt(tokens, i - 1) === 'this') return i + 1;
    // "being the south-east corner of this survey".
    if (token.text === 'survey' && textAt(tokens, i - 1) === 'this') return i + 1;
    // "the northeast corner of the whole".
    if (token.text === 'whole' && i > at && tokens[i + 1]?.kind !== 'word') return i + 1;
    if (!LAND.has(token.text)) {
      if (!isThis && !LEADS.test(token.text) && !SHAPED.test(token.text)) return -1;
      continue;
    }
    if (
      /^(?:tract|parcel|lot|piece|land)$/.test(textAt(tokens, i + 2)) &&
      /^(?:or|of|and)$/.test(textAt(tokens, i + 1))
    )
      continue;
    return endBehind(scan, i, isThis);
  }
  return -1;
}

/** "the tract herein described", "the lot hereby conveyed"; but "the tract conveyed to Jones". */
function endBehind(scan: Scan, noun: number, isThis: boolean): number {
  const { tokens } = scan;
  const after = textAt(tokens, noun + 1);
  const given = givenEnd(tokens, noun + 1);
  if (given >= 0) return given;
  if (after === 'conveyed' && tokens[noun + 2]?.kind === 'mark') return noun + 2;
  if (isOthers(tokens, noun) && !isValue(scan, noun + 1)) return -1;
  if (isThis) return noun + 1;
  // "of the parcel coincides with".
  const isVerb = /[^s]s$/.test(after) && tokens[noun + 1]?.capital === false;
  const isWhole = tokens[noun + 1]?.kind !== 'word' || GOES_ON.has(after) || isVerb;
  return isWhole && scan.isOnlyLand(textAt(tokens, noun), noun) ? noun + 1 : -1;
}

const PAPERS =
  /^(?:deed|indenture|instrument|conveyance|document|description|exhibit|schedule|survey|lease|mortgage|presents|grant|sale)$/;
const GIVES = /^(?:describe|convey|grant|sell|deed|quitclaim|release|lease|mortgage|transfer|give)s?$/;
const GIVEN =
  /^(?:described|conveyed|granted|mentioned|sold|deeded|quitclaimed|released|leased|demised|mortgaged|bargained|quit|surveyed|transferred|given)$/;
/** By this paper, whatever its verb; "is", "about" and "to be" only with one. */
const HERE = /^(?:herein|hereby|hereof|hereinabove|hereinafter|hereinbefore|above)$/;
const NOW = /^(?:now|here|thus|so|just|presently|about|this|day|intended|meant|is|are|being|be|to)$/;
/** In tokens: "which is now here intended to be". */
const LONGEST_LEAD = 8;

/** "herein described", "which is now being conveyed", "about to be sold", "these presents convey", "of this deed": behind a noun of land it makes it this; -1 where nothing does. */
function givenEnd(tokens: readonly Token[], from: number): number {
  if (textAt(tokens, from) === 'of') return paperEnd(tokens, from + 1);
  if (textAt(tokens, from) === 'described' && HERE.test(textAt(tokens, from + 1))) return from + 2;
  const lead = /^(?:which|that)$/.test(textAt(tokens, from)) ? from + 1 : from;
  const paper = paperEnd(tokens, lead);
  if (paper >= 0 && GIVES.test(textAt(tokens, paper))) return paper + 1;
  let at = lead;
  while (at < lead + LONGEST_LEAD && (HERE.test(textAt(tokens, at)) || NOW.test(textAt(tokens, at)))) at += 1;
  const isHere = tokens.slice(lead, at).some(({ text }) => HERE.test(text));
  if (at > lead && GIVEN.test(textAt(tokens, at))) return isHere || !isToAnother(tokens, at + 1) ? at + 1 : -1;
  if (at > lead && textAt(tokens, at) === 'in' && textAt(tokens, at + 1) === 'course') return at + 4;
  if (HERE.test(textAt(tokens, from))) return from + 1;
  // "the property described in this instrument", "the land conveyed by this deed".
  const isBy = GIVEN.test(textAt(tokens, lead)) && /^(?:in|by)$/.test(textAt(tokens, lead + 1));
  return isBy ? paperEnd(tokens, lead + 2) : -1;
}

/** What makes each land that is named there this one, and tells nothing of it. */
export const givenIn = (tokens: readonly Token[], from: number, to: number): Passage[] =>
  placesWithin(tokens, from, to, isLand).flatMap((at) => {
    const end = givenEnd(tokens, at + 1);
    return end < 0 ? [] : [{ from: at + 1, to: end }];
  });

const paperEnd = (tokens: readonly Token[], at: number): number =>
  /^(?:this|these)$/.test(textAt(tokens, at)) && PAPERS.test(textAt(tokens, at + 1)) ? at + 2 : -1;

/** "being sold to Jones", "now described in the deed of Lee". */
const isToAnother = (tokens: readonly Token[], at: number): boolean =>
  /^(?:to|by|in|as)$/.test(textAt(tokens, at)) && !/^(?:this|these)$/.test(textAt(tokens, at + 1));

/** "Lot 4", "the tract of Jones", "the land conveyed to Lee". */
function isOthers(tokens: readonly Token[], noun: number): boolean {
  const after = tokens[noun + 1];
  if (after === undefined) return false;
  if (after.kind === 'number' || after.text === '"' || after.text === "'") return true;
  if (OTHERS.has(after.text) || /^(?:conveyed|described|granted)$/.test(after.text)) return true;
  return after.kind === 'word' && after.text.length === 1 && after.capital;
}

/** Whether no other land goes by the noun from one token to another, so that "said tract" can be none but this. */
export function isOnlyLandIn(tokens: readonly Token[], from: number, to: number, noun: string): boolean {
  const others = otherLands(tokens).get(sortOf(noun)) ?? [];
  for (let i = firstSuch(others, ({ at }) => at >= from); (others[i]?.at ?? to) < to; i += 1)
    if ((others[i]?.toldFrom ?? 0) >= from) return false;
  return true;
}

interface OtherLand {
  readonly at: number;
  /** The first of the words that make it another. */
  readonly toldFrom: number;
}

/** By their sort, in order. */
const otherLands = oncePer((tokens: readonly Token[]): ReadonlyMap<string, readonly OtherLand[]> => {
  const found = new Map<string, OtherLand[]>();
  for (const at of placesWhere(tokens, isLand)) {
    const toldFrom = isNamedLand(tokens, at) ? at : partBefore(tokens, at);
    if (toldFrom < 0) continue;
    const sort = sortOf(textAt(tokens, at));
    const own = found.get(sort) ?? [];
    own.push({ at, toldFrom });
    found.set(sort, own);
  }
  return found;
});

/** A lot is not called a tract, nor are lands. */
function sortOf(noun: string): string {
  if (noun === 'lot' || noun === 'plot') return 'lot';
  if (/^(?:tract|parcel|piece)$/.test(noun)) return 'tract';
  return noun.replace(/^lands$/, 'land');
}

/** "part of a certain tract", "out of Lot 4": where the words begin; -1 where there are none. */
function partBefore(tokens: readonly Token[], noun: number): number {
  for (let i = noun - 1; i >= Math.max(0, noun - LONGEST); i -= 1) {
    if (/^[;.]$/.test(textAt(tokens, i))) return -1;
    if (
      textAt(tokens, i) === 'of' &&
      /^(?:part|portion|out|half|remainder|residue|balance|all)$/.test(textAt(tokens, i - 1))
    )
      return i;
  }
  return -1;
}

/** "Lot 4", "Jones tract", "his father's land", "lands of Jones". */
function isNamedLand(tokens: readonly Token[], noun: number): boolean {
  const [before, after, then] = [tokens[noun - 1], tokens[noun + 1], tokens[noun + 2]];
  if (isHeading(tokens, noun)) return true;
  // "lot number two hundred and eighty nine".
  const isNumbered = /^(?:number|numbered|no)$/.test(after?.text ?? '') && isNumberWord(then?.text ?? '');
  if (after?.kind === 'number' || isNumbered) return true;
  if (before?.text === 's' && textAt(tokens, noun - 2) === "'") return true;
  if (after?.text === 'of' && then?.kind === 'word')
    return then.capital && !LAND.has(then.text) && then.text !== 'real';
  if (/^(?:owned|formerly|belonging|deeded)$/.test(after?.text ?? '')) return true;
  return (
    /^(?:conveyed|described|granted|sold)$/.test(after?.text ?? '') &&
    /^(?:to|by|in|as)$/.test(then?.text ?? '') &&
    !/^(?:follow|exhibit)/.test(textAt(tokens, noun + 3))
  );
}

/** "TRACT TWO", "Parcel B". */
function isHeading(tokens: readonly Token[], noun: number): boolean {
  const after = tokens[noun + 1];
  return (
    after?.kind === 'word' &&
    after.capital &&
    (after.text.length === 1 || /^(?:one|two|three|four|five|six|no)$/.test(after.text))
  );
}

/** A line or a corner by its side or its place. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly deg?: number;
  readonly call?: number;
}

/** By its place among the courses it is this figure's, unless another paper's courses are meant; by its side where the land is said. */
export function isOfThisFigure(scan: Scan, { from, to, deg, call }: Part, isWhole = false): boolean {
  const { tokens, courses } = scan;
  if (call !== undefined && call > courses.length) return false;
  // "from the beginning to the oak in a straight line".
  if (/^(?:of|in)$/.test(textAt(tokens, to)) && textAt(tokens, to + 1) !== 'a') {
    if (ownLandEnd(scan, to) >= 0) return true;
    const isThe = /^(?:the|this|said)$/.test(textAt(tokens, to + 1));
    return isThe && (FIGURES.test(textAt(tokens, to + 2)) || (isWhole && LAND.has(textAt(tokens, to + 2))));
  }
  // "the line on the north side".
  const isNamed = /^(?:line|course|boundary)$/.test(textAt(tokens, from));
  if (deg === undefined || isWhole || isNamed || /^(?:its|their)$/.test(textAt(tokens, from - 1))) return true;
  const behind = `${textAt(tokens, to)} ${textAt(tokens, to + 1)}`;
  return /^(?:above|herein) (?:described|given)|^described (?:above|herein)|^hereof/.test(behind);
}

const FIGURES = /^(?:description|survey|foregoing|above|courses?|figure)$/;
