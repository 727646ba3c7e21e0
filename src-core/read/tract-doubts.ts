// What the words around a figure leave open about it, said in the tract's notes so that no figure passes over it.
import type { Reading } from '#core/read/calls.ts';
import { definedUnit } from '#core/read/defined-unit.ts';
import type { Description } from '#core/read/description.ts';
import { verbatimOf } from '#core/read/document-text.ts';
import type { Token } from '#core/read/tokens.ts';
import { doubtedIn, gapsOf } from '#core/read/unread-gaps.ts';

interface Told {
  readonly lead: string;
  readonly tail: string;
  /** The tail of the last tract and what stands beyond it. */
  readonly beyond: string;
  readonly unsure: boolean;
}

/** Sentences for an examiner, or null when the words leave nothing open. */
export function doubtsOf(reading: Reading, description: Description, told: Told): string | null {
  const whole = `${told.lead} ${bodyOf(reading, description)} ${told.tail}`;
  const lead = told.lead.replaceAll(/\s+/g, ' ');
  const tail = told.tail.replaceAll(/\s+/g, ' ');
  const doubts = [
    ...(told.unsure ? ['Whether the land is conveyed or kept out of the conveyance is not certain.'] : []),
    ...(isRecited(lead, told.beyond) ? ['The land is described in a recital, which conveys nothing by itself.'] : []),
    ...(isKeptAfterwards(tail) ? ['The text says afterwards that the land described is not conveyed.'] : []),
    ...(isPart(lead, tail) ? ['Only a part of the land described is conveyed, and the figure is the whole.'] : []),
    ...(isLessened(told.beyond.replaceAll(/\s+/g, ' '))
      ? ['The text takes out of the land a part that it does not describe by courses.']
      : []),
    ...(isCorrected(tail) ? ['The text says of its own description that something in it is wrong.'] : []),
    ...(endsElsewhere(reading.tokens, description)
      ? ['The last course ends at a point away from the point of beginning.']
      : []),
    ...definedUnit(whole),
    ...gapsOf(reading, description),
    ...doubtedIn(reading, description),
  ];
  return doubts.length === 0 ? null : doubts.join(' ');
}

function bodyOf(reading: Reading, description: Description): string {
  const start = reading.tokens[description.from]?.start ?? 0;
  return verbatimOf(reading.document, { start, end: reading.tokens[description.to - 1]?.end ?? start });
}

const LAND = '(?:tract|parcel|lands?|premises|property|lot|piece|real estate|acres|survey|farm|figure)';
const FIGURE_ABOVE = `(?:the |which |said |this |that |above |foregoing |aforesaid |herein ?(?:above|before)? ?)+(?:-?described |mentioned )*${LAND}s?(?: (?:last|above|first|so|herein|hereinabove) (?:described|mentioned))?`;
const KEPT_AFTERWARDS = new RegExp(
  String.raw`(?:\b${FIGURE_ABOVE}\b|\bwhich)[^.;]{0,90}\b(?:is|are|being|shall be|was|were|has been|have been)\s(?:\w+\s){0,3}?(?:reserved|excepted|excluded|retained|withheld|omitted|(?:not|never) (?:\w+ ){0,3}(?:conveyed|included|sold|granted|pass(?:ed)?|intended to be conveyed))\b`,
  'i',
);

/** "which tract is hereby reserved unto the grantor": said only after the description. */
function isKeptAfterwards(tail: string): boolean {
  return KEPT_AFTERWARDS.test(tail);
}

const RECITAL = /\bwhereas\b(?:(?!\b(?:now,? therefore|witnesseth)\b)(?![a-z]{3}\. [A-Z])[\s\S])*$/i;
const GRANT_OF_IT =
  /\b(?:convey|grant|sell|release|quit-?claim|lease|set over|confirm)\b[^.;]{0,200}\b(?:premises|(?:said|above|aforesaid|same|described) ?(?:described )?(?:lands?|tract|parcel|property|real estate|lot)?)\b/i;

/** "Whereas the former deed read: Beginning …" and no grant of that land after it. */
function isRecited(lead: string, beyond: string): boolean {
  return RECITAL.test(lead.slice(-600)) && !GRANT_OF_IT.test(beyond);
}

const SHARE =
  '(?:acres?|(?<!(?:first|second|third|other|one) )parts?|portions?|half|third|fourth|quarters?|side|end|strip|remainder|residue|balance|rest|feet|rods|chains|so much)';
const DESCRIBED_BELOW = `(?:(?:following|larger|hereinafter|below|parent)[- ]?(?:described|mentioned)?[^.;:]{0,40}?\\b${LAND}|${LAND} (?:hereinafter|hereafter|below)[- ](?:described|mentioned))`;
const PART_BEFORE = new RegExp(
  String.raw`(?<!\bundivided (?!remainder|residue|balance)[^.;:]{0,30})\b${SHARE}\b(?:(?!\b(?:interest|title|right|all)\b)[^.;:,]){0,60}?\s(?:of|out of|off|off of|from|in|within)\s+(?:all\s+)?(?:the|that|those|a|said)?\s*${DESCRIBED_BELOW}`,
  'i',
);
const PART_AFTER = new RegExp(
  String.raw`\b(?:only|so much|such part|that part|that portion|the part|the portion|acres|half|third|quarter|remainder|residue|balance|side|end|strip)\b[^.;]{0,70}?\b(?:above|foregoing|aforesaid|said|same|hereinabove)\b[- ]?(?:described|mentioned)?\s*${LAND}\b`,
  'i',
);
const GRANTED = /\b(?:convey(?:ed|ance|s)?|grant(?:ed|s)?|sold|leased|demised|intended|provided|taken|released)\b/i;
const OF_WHICH = /\b(?:of|from|out of|in) which\b[^.;]{0,60}\b(?:convey|grant|sold|sell|leas)/i;

/** "the east 100 acres of the following described tract"; an undivided share is a share of all of it. */
function isPart(lead: string, tail: string): boolean {
  if (PART_BEFORE.test(lead)) return true;
  return sentencesOf(tail).some(
    (sentence) => OF_WHICH.test(sentence) || (GRANTED.test(sentence) && PART_AFTER.test(sentence)),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[a-z\d)]{2}[.;])\s+/i);
}

const LESSENED =
  /\b(?:(?<!or )less|excepting|except|save|saving|reserving)\b(?: and (?:except|excepting|reserving))?(?:[^.;:]|\.(?=\d)){0,30}?[\d\w]\s(?:of an )?(?:acres?|square feet|sq\. ft\.)(?:[^.;:]|\.(?=\d)){0,30}\b(?:sold|conveyed|deeded|taken|off|out of)\b/i;

/** "less one acre heretofore sold": what is left cannot be told from the courses. */
function isLessened(tail: string): boolean {
  return LESSENED.test(tail);
}

const CORRECTED =
  /\b(?:should|ought to|must|is to|are to|shall)\s+(?:be\s+)?(?:read|have read|have been|be (?:changed|corrected))\b|\bcorrected to\b|\b(?:do|does|did) not (?:agree|close|conform|correspond|tally)\b|\b(?:shall|will|to) (?:control|prevail|govern)\b|\b(?:in|an) error in (?:the|said|this)\b|\b(?:course|call|distance|bearing|line|description|figure|same)s?\b[^.;]{0,60}\b(?:is|are|was|were|being)\s(?:\w+ ){0,2}?(?:wrong|erroneous|incorrect|in error|in doubt|illegible|uncertain|disputed)\b|\b(?:typographical|scrivener'?s?|clerical)\s+error\b/i;

/** "in the second course the distance should read …": a note behind the description. */
function isCorrected(tail: string): boolean {
  return CORRECTED.test(tail);
}

/** "to a point 12 feet east of the point of beginning" names the beginning without coming to it. */
function endsElsewhere(tokens: readonly Token[], { clauses }: Description): boolean {
  const last = clauses.at(-1);
  if (last === undefined || last.arrives !== null) return false;
  return last.elements.some(
    (element) => element.kind === 'sign' && element.sign === 'from' && isBeginningNamed(tokens, element.at),
  );
}

/** The sign is that of the beginning, and not a plain "from". */
function isBeginningNamed(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text !== 'from' && tokens[at]?.text !== 'fr';
}
