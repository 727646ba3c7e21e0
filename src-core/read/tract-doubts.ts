// What the words around a figure leave open about it, said in the tract's notes so that no figure passes over it.
import type { Reading } from '#core/read/calls.ts';
import { definedUnit } from '#core/read/defined-unit.ts';
import type { Description } from '#core/read/description.ts';
import { verbatimOf } from '#core/read/document-text.ts';
import { gapsOf } from '#core/read/unread-gaps.ts';

interface Told {
  readonly lead: string;
  readonly tail: string;
  readonly unsure: boolean;
}

/** Sentences for an examiner, or null when the words leave nothing open. */
export function doubtsOf(reading: Reading, description: Description, told: Told): string | null {
  const whole = `${told.lead} ${bodyOf(reading, description)} ${told.tail}`;
  const lead = told.lead.replaceAll(/\s+/g, ' ');
  const tail = told.tail.replaceAll(/\s+/g, ' ');
  const doubts = [
    ...(told.unsure ? ['Whether the land is conveyed or kept out of the conveyance is not certain.'] : []),
    ...(isKeptAfterwards(tail) ? ['The text says afterwards that the land described is not conveyed.'] : []),
    ...(isPart(lead, tail) ? ['Only a part of the land described is conveyed, and the figure is the whole.'] : []),
    ...(isCorrected(tail) ? ['The text says of its own description that something in it is wrong.'] : []),
    ...(endsElsewhere(description) ? ['The last course ends at a point away from the point of beginning.'] : []),
    ...definedUnit(whole),
    ...gapsOf(reading, description),
  ];
  return doubts.length === 0 ? null : doubts.join(' ');
}

function bodyOf(reading: Reading, description: Description): string {
  const start = reading.tokens[description.from]?.start ?? 0;
  return verbatimOf(reading.document, { start, end: reading.tokens[description.to - 1]?.end ?? start });
}

const LAND = '(?:tract|parcel|lands?|premises|property|lot|piece|real estate|acres|survey|farm|figure)';
const FIGURE_ABOVE = `(?:the |which |said |this |that |above |foregoing |aforesaid |herein ?(?:above|before)? ?)+(?:-?described |mentioned )*${LAND}s?`;
const KEPT_AFTERWARDS = new RegExp(
  String.raw`(?:\b${FIGURE_ABOVE}\b|\bwhich)[^.;]{0,40}\b(?:is|are|being|shall be|was|were|has been|have been)\s(?:\w+\s){0,3}?(?:reserved|excepted|excluded|retained|withheld|omitted|(?:not|never) (?:\w+ ){0,3}(?:conveyed|included|sold|granted|pass(?:ed)?|intended to be conveyed))\b`,
  'i',
);

/** "which tract is hereby reserved unto the grantor": said only after the description. */
function isKeptAfterwards(tail: string): boolean {
  return KEPT_AFTERWARDS.test(tail);
}

const SHARE =
  '(?:acres?|parts?|portions?|half|third|fourth|quarters?|side|end|strip|remainder|residue|balance|rest|feet|rods|chains|so much|lots?|piece)';
const PART_BEFORE = new RegExp(
  String.raw`(?<!\ball (?:of )?(?:that |the )?)(?<!\bundivided [^.;:]{0,30})\b${SHARE}\s+(?:thereof\s+)?(?:of|out of|off|off of|from|in|within|lying in|lying within)\s+(?:all\s+)?(?:the|that|those|a|said)?\s*(?:following|larger|hereinafter|below|parent)\b[- ]?(?:described|mentioned)?[^.;:]{0,40}?\b${LAND}`,
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

const CORRECTED =
  /\b(?:should|ought to|must|is to|are to|shall)\s+(?:be\s+)?(?:read|have read|have been|be (?:changed|corrected))\b|\bcorrected to\b|\b(?:in|an) error in (?:the|said|this)\b|\b(?:course|call|distance|bearing|line|description|figure)s?\b[^.;]{0,60}\b(?:is|are|was|were|being)\s(?:\w+ ){0,2}?(?:wrong|erroneous|incorrect|in error|in doubt|illegible|uncertain|disputed)\b|\b(?:typographical|scrivener'?s?|clerical)\s+error\b/i;

/** "in the second course the distance should read …": a note behind the description. */
function isCorrected(tail: string): boolean {
  return CORRECTED.test(tail);
}

/** "to a point 12 feet east of the point of beginning" names the beginning without coming to it. */
function endsElsewhere({ clauses }: Description): boolean {
  const last = clauses.at(-1);
  if (last === undefined || last.arrives !== null) return false;
  return last.elements.some(
    (element) => element.kind === 'sign' && element.sign === 'from' && element.next - element.at > 1,
  );
}
