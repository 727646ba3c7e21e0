// Sentences around a figure that act on the description itself: correct it, move a line of it, put another in its place, add to it.
import { AGAIN, CORRECTS, MEASURED, MERIDIANS, MOVES, RUNS_ON, UNSETTLED } from '#core/read/course-changes.ts';
import { MORE_LAND, ONLY_PART, OTHER_PAPER, OUTSIDE, RULES_OVER, UNDOES } from '#core/read/description-set-aside.ts';
import { lastOf, type Passage, patternsFor, type Telling, type TellingPlaces } from '#core/read/telling-words.ts';

/** The words around a figure, in single spaces. */
interface AroundFigure {
  readonly places: TellingPlaces;
  readonly lead: Passage;
  /** The courses themselves. */
  readonly body: Passage;
  /** From the last course on, as far as the text still speaks of this tract. */
  readonly beyond: Passage;
  /** Further on, up to the next tract or the end of the document. */
  readonly far: Passage;
  /** Another tract is described behind `beyond`. */
  readonly followed: boolean;
}

const OF_RIGHT =
  /\b(?:easements?|rights?|privileges?|use|appurtenan\w+|improvements|buildings|license|interest|minerals?|oil|water|access|ingress|hereditaments)\b/;
const TOLD_BY_COURSES =
  /\b(?:as follows|following|bounded|described (?:as|below)|hereinafter|to[- ]wit|more (?:particularly|fully))\b/;

/** A reason that quotes the first sentence of each kind. */
export function actsOn(around: AroundFigure): string[] {
  const { body, beyond, far } = around;
  const lead = lastOf(around.lead, 600);
  const rest = { start: beyond.start, end: far.end > beyond.end ? far.end : beyond.end, text: beyond.text + far.text };
  const found: [string, string | null][] = [
    ['A sentence corrects the description', quoteIn(around, [rest], CORRECTS)],
    ['A sentence moves a line of the description', quoteBeyond(around, MOVES, () => landOnly(beyond.text))],
    ['A course runs on past the beginning', quoteIn(around, [beyond], RUNS_ON)],
    ['A sentence comes back to a course', quoteBeyond(around, AGAIN, () => landOnly(ownOf(around).join(' ')).slice(1))],
    ['The distances are not said to be level', quoteIn(around, [lead, body, beyond], MEASURED)],
    ['The meridian changes within the description', quoteIn(around, [body, beyond], MERIDIANS)],
    ['The description is put aside', quoteIn(around, [lead, beyond], UNDOES)],
    ['Another description takes its place', quoteIn(around, [beyond], OTHER_PAPER)],
    ['The description is not settled', quoteIn(around, [lastOf(lead, 300), beyond], UNSETTLED)],
    ['Something else rules over the courses', quoteIn(around, [lead, beyond], RULES_OVER)],
    ['Only a part of the figure is conveyed', quoteBeyond(around, ONLY_PART, () => landOnly(beyond.text))],
    ['The land lies outside the figure', quoteIn(around, [lastOf(lead, 200)], OUTSIDE)],
    ['Land is added that no course describes', quoteBeyond(around, MORE_LAND, () => addedBy(around))],
  ];
  return found.flatMap(([reason, quote]) => (quote === null ? [] : [`${reason}: "${quote}".`]));
}

function quoteIn({ places }: AroundFigure, passages: readonly Passage[], tellings: readonly Telling[]): string | null {
  for (const passage of passages) {
    const quote = quoteOf(passage.text, patternsFor(places, passage, tellings));
    if (quote !== null) return quote;
  }
  return null;
}

/** From some of the sentences beyond the courses, which are parted only where a pattern may match at all. */
function quoteBeyond(
  { places, beyond }: AroundFigure,
  tellings: readonly Telling[],
  sentences: () => readonly string[],
): string | null {
  const patterns = patternsFor(places, beyond, tellings);
  if (patterns.length === 0) return null;
  for (const sentence of sentences()) {
    const quote = quoteOf(sentence, patterns);
    if (quote !== null) return quote;
  }
  return null;
}

function quoteOf(text: string, patterns: readonly RegExp[]): string | null {
  if (patterns.length === 0) return null;
  const lower = text.toLowerCase();
  for (const pattern of patterns) {
    const match = pattern.exec(lower);
    if (match !== null) return shortened(text, match.index, match[0].length);
  }
  return null;
}

const LONGEST_QUOTE = 110;

function shortened(text: string, at: number, length: number): string {
  const long = text.slice(at, at + Math.max(length, LONGEST_QUOTE));
  const sentence = /^.*?[a-z\d)]{2}[.;](?=\s|$)/is.exec(long)?.[0] ?? long;
  const quote = sentence.length < length ? long.slice(0, length) : sentence;
  const cut = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} …` : quote;
  return cut.replaceAll('"', "'").replace(/[\s.;,]+$/, '');
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[a-z\d)]{2}[.;])\s+/i);
}

const BURDENS =
  /\b(?:subject to|rights?|easements?|reserv\w+|covenants?|restrictions?|utilit(?:y|ies)|maintain\w*|taxes)\b/i;

/** Without the sentences on rights in it: "subject to the public's rights in so much as lies in the road". The last course stays first. */
function landOnly(beyond: string): string[] {
  return sentencesOf(beyond).filter((sentence, index) => index === 0 || !BURDENS.test(sentence));
}

/** What leads up to the next description speaks of that one. */
function ownOf({ beyond, followed }: AroundFigure): string[] {
  const sentences = sentencesOf(beyond.text);
  return followed ? sentences.slice(0, -1) : sentences;
}

/** "Also the strip next east of it"; a tract that is described in its turn is a tract of its own. */
function addedBy(around: AroundFigure): string[] {
  return ownOf(around).filter((sentence) => !TOLD_BY_COURSES.test(sentence) && !OF_RIGHT.test(sentence.toLowerCase()));
}
