// What a deed does with the part it names: conveys it, places something within it, or refers to its corner or line.

/** conveyed: the part itself; within: something inside it; corner and line: a reference; mention: a section merely named. */
export type AliquotUse = 'conveyed' | 'within' | 'corner' | 'line' | 'mention';

const CORNER =
  /\b(?:corner|cor\.?|center|centre|post|quarter\s+corner)(?:,?\s+(?:common\s+to|of))?(?:\s+(?:the|said|fractional))*\s*$/i;
const LINE = /\b(?:line|boundary|side|edge|half\s+line)s?\s+(?:of|through)(?:\s+(?:the|said|fractional))*\s*$/i;
const WITHIN =
  /\b(?:part|portions?|pieces?|tracts?|parcels?|strips?|lot|lands?|property|acres?|located|situated?|lying|lies|lie|being)\b[^.;:]{0,60}?\b(?:of|in|within|into|across|over|through|thru)(?:\s+(?:the|said|fractional))*\s*$|\b(?!also\b|and\b)[a-z]+\s+[a-z]+,\s+within(?:\s+(?:the|said|fractional))*\s*$/i;
/** "The patent to the NE¼ was issued in 1889". */
const PATENTED = /\b(?:patents?|entry)\s+(?:to|of|for|on)(?:\s+the)?\s*$/i;
/** "the road now built across the NE¼", "an easement over the South 33 feet": what crosses a part conveys none of it. */
const CROSSED =
  /\b(?:road|lane|line|ditch|canal|pipe|tile|cable|track)s?\b[^.;:]{0,40}?\b(?:across|through|thru)(?:\s+(?:the|said))*\s*$|\b(?:easement|egress|right[\s-]of[\s-]way|passway|servitude)s?\b[^.;:]{0,60}?\b(?:over|across|along|upon|through)(?:\s+(?:the|said))*\s*$/i;
/** A measure or direction that was not read as a step: what it takes of the part is not known, so the whole is not meant. */
const SOME_OF =
  /(?:\b(?:north|south|east|west)\w*|\b[nsew]'?ly|\b(?:feet|foot|ft|rods?|chains?|links|yards|meters|metres|half|halves|quarters?|thirds?|fourths?|side|end|edge|strip)\b\.?|['½¼%]|1\/[248])[\s,)]*(?:of|off|from)(?:\s+(?:the|said|fractional))*\s*$/i;
const ALL_OF =
  /\b(?:all|whole|entire|entirety|described\s+as|to\s+wit|follows)[\s:,]*(?:of)?(?:\s+(?:the|said|that))*\s*$/i;

const LIMITED =
  /^\s*,?\s*(?:(?:which|that)\s+)?(?:lying|lies|lie|situated?|located|being)?\s*(?:and\s+being\s+)?(?:(?:(?:north|south|east|west)\w*|[nsew]'?ly)(?:\s*,?\s*(?:and|or)\s+\w+)?\s+of|on\s+the\s+\w+\s+side\s+of|above|below|between|within\s+\d)\s+(?!said\s+(?:base|principal)|(?:the\s+)?(?:(?!of\b)\w+\s+){0,3}(?:meridian|p\.?\s?m|base|range|township|sec))/i;

/** "NE¼ of Section 8 lying east of the river": what follows leaves only some of the part. */
export function isLimitedAfter(text: string, end: number): boolean {
  return LIMITED.test(text.slice(end, end + 90));
}

/** "Whereas A and B are the owners of the NE¼": what somebody has is not what is granted. */
function isRecited(text: string, start: number): boolean {
  const near = text.slice(Math.max(0, start - 240), start);
  if (!/\bwhereas\b/i.test(near)) return false;
  const clause = near.split(/(?<=[a-z\d)]{2})[.;]\s/).at(-1) ?? '';
  return (
    /\bwhereas\b/i.test(clause) &&
    /\b(?:owners?|owns?|owned|seized|possessed)\s+(?:of|by)?\s*(?:the|that|those|all)?\s*$/i.test(clause)
  );
}

export function aliquotUseAt(text: string, start: number, hasParts: boolean): AliquotUse {
  const before = text.slice(Math.max(0, start - 110), start);
  if (isRecited(text, start) || PATENTED.test(before)) return 'mention';
  if (CORNER.test(before)) return 'corner';
  if (LINE.test(before)) return 'line';
  if (ALL_OF.test(before)) return 'conveyed';
  if (SOME_OF.test(before) || CROSSED.test(before)) return 'within';
  // "40 acres being the NE¼" conveys it; "a tract in the NE¼" only lies there.
  if (WITHIN.test(before) && !/\bbeing(?:\s+all)?(?:\s+of)?(?:\s+the)?\s*$/i.test(before)) return 'within';
  return hasParts ? 'conveyed' : 'mention';
}
