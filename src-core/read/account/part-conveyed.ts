// Whether a described figure is conveyed whole: a share of it, a part taken out of it, or a recital that grants nothing.
import type { Span } from '#core/language/text/text-line.ts';
import {
  findTold,
  lastOf,
  matchIn,
  mayTell,
  type Passage,
  type TellingPlaces,
  telling,
} from '#core/read/account/telling-words.ts';

const LAND =
  '(?:tract|parcel|lands?|premises|property|lot|piece|real estate|acres|survey|farm|figure|field|ground|place|plantation|meadow|pasture)';
const FIGURE_ABOVE = `(?:the |which |said |this |that |above |foregoing |aforesaid |herein ?(?:above|before)? ?)+(?:-?described |mentioned )*${LAND}s?(?: (?:last|above|first|so|herein|hereinabove) (?:described|mentioned))?`;
const KEPT_AFTERWARDS = telling(
  [
    ...'reserved excepted excluded retained withheld omitted'.split(' '),
    'not ',
    'never ',
    'for information',
    'for reference',
  ],
  new RegExp(
    String.raw`(?:\b${FIGURE_ABOVE}\b|\bwhich)[^.;]{0,90}\b(?:is|are|being|shall be|was|were|has been|have been)\s(?:\w+\s){0,3}?(?:reserved|excepted|excluded|retained|withheld|omitted|(?:not|never) (?:\w+ ){0,3}(?:conveyed|included|sold|granted|pass(?:ed)?|intended to be conveyed))\b|\bfor (?:information|reference)(?:al)?(?: purposes)? only\b`,
    'i',
  ),
);

/** "which tract is hereby reserved unto the grantor": said only after the description. */
export function findKeptAfterwards(places: TellingPlaces, tail: Passage): Span | null {
  const match = findTold(places, tail, KEPT_AFTERWARDS);
  if (match === null) return null;
  const index = match.start - tail.start;
  // "The coal underlying the tract is not conveyed."
  const opening = tail.text.slice(Math.max(0, index - 60), index);
  return /\b(?:coal|minerals?|oil|gas)\b[^.;]*$/i.test(opening) ? null : match;
}

const RECITAL = telling(
  'whereas',
  /\bwhereas\b(?:(?!\b(?:now,? therefore|witnesseth)\b)(?![a-z]{3}\. [A-Z])[\s\S])*$/i,
);
const GRANT_OF_IT =
  /\b(?:convey|grant|granted|sell|release|quit-?claim|lease|set over|confirm)\b[^.;]{0,200}\b(?:premises|(?:said|above|aforesaid|same|described) ?(?:described )?(?:lands?|tract|parcel|property|real estate|lot)?)\b/i;

/** A grant of its own behind the recital; what a recital tells of grants is past. */
const GRANT_BEHIND = /[;.:]\s[^;.]*\b(?:grants?|conveys?|sells?|quit-?claims?|bargains?|warrants?|devises?)\b/i;

/** "Whereas the former deed read: Beginning …" and no grant of that land after it. */
export function findRecital(places: TellingPlaces, lead: Passage, beyond: Passage): Span | null {
  const near = lastOf(lead, 600);
  const recital = findTold(places, near, RECITAL);
  if (recital === null || GRANT_OF_IT.test(beyond.text)) return null;
  return GRANT_BEHIND.test(near.text.slice(near.text.toLowerCase().lastIndexOf('whereas'))) ? null : recital;
}

const SHARES = [
  ...'acre part portion half third fourth quarter side end strip remainder residue balance rest feet rods chains'.split(
    ' ',
  ),
  'so much',
];
const SHARE =
  '(?:acres?|(?<!(?:first|second|third|other|one) )parts?|portions?|half|third|fourth|quarters?|side|end|strip|remainder|residue|balance|rest|feet|rods|chains|so much)';
const DESCRIBED_BELOW = `(?:(?:following|larger|hereinafter|below|parent)[- ]?(?:described|mentioned)?[^.;:]{0,40}?\\b${LAND}|${LAND} (?:hereinafter|hereafter|below)[- ](?:described|mentioned)|this ${LAND}\\b|${LAND} bounded|${LAND} described (?:below|as follows|thus))`;
const PART_BEFORE = telling(
  SHARES,
  new RegExp(
    String.raw`\b(?=${SHARE}\b)(?<!\bundivided (?!remainder|residue|balance)[^.;:]{0,30})${SHARE}\b(?:(?!\b(?:interest|title|right|all)\b)[^.;:,]){0,60}?\s(?:of|out of|off|off of|from|in|within)\s+(?:all\s+)?(?:the|that|those|a|said)?\s*${DESCRIBED_BELOW}`,
    'i',
  ),
);
const PART_AFTER = telling(
  'above foregoing aforesaid said same hereinabove',
  new RegExp(
    String.raw`\b(?:only|so much|such part|that part|that portion|the part|the portion|acres|half|third|quarter|remainder|residue|balance|side|end|strip)\b(?:(?!\bbeing\b)[^.;]){0,70}?\b(?:above|foregoing|aforesaid|said|same|hereinabove)\b[- ]?(?:described|mentioned)?\s*${LAND}\b`,
    'i',
  ),
);
const SO_FAR_AS = telling(
  [
    'so far as',
    'in so far as',
    'insofar',
    'to the extent',
    ...['this', 'that'].flatMap((word) =>
      ['part', 'portion', 'corner', 'strip', 'piece'].map((part) => `${word} ${part}`),
    ),
  ],
  /\b(?:so|in so|insofar) far as\b|\binsofar as\b|\bto the extent (?:that )?(?:it|the same)\b|\b(?:this|that) (?:part|portion|corner|strip|piece) of (?:it|which|the same)\b/i,
);
const OFF_A_SIDE = telling(
  [
    ...['half', 'third', 'quarter', 'part', 'portion', 'side', 'end'].map((part) => `${part} of the above`),
    'acre off',
    'acres off',
    'off',
  ],
  /\b(?:half|third|quarter|part|portion|side|end) of the above\b|\bacres? off\b|\boff (?:of )?the (?:north|south|east|west)\w* (?:side|end|part)\b/i,
);
const GRANTED = telling(
  'take convey grant sold leased demised intended provided taken released',
  /\b(?:takes?|convey(?:ed|ance|s)?|grant(?:ed|s)?|sold|leased|demised|intended|provided|taken|released)\b/i,
);
const OF_WHICH = telling(
  ['of which', 'from which', 'out of which', 'in which'],
  /\b(?:of|from|out of|in) which\b[^.;]{0,60}\b(?:convey|grant|sold|sell|leas)/i,
);

const SHARE_OF_IT = telling(
  'being',
  /\bbeing (?:only |but )?(?:(?:an?|one|the \w+)[ -])?(?:half|third|fourth|quarter|part|portion) of (?:the|said) (?:above\b|(?:lands?|tract|parcel|premises|property|lot) (?:above|aforesaid|herein|hereinabove)\b)/i,
);

/** "the east 100 acres of the following described tract"; an undivided share is a share of all of it. */
export function findPart(places: TellingPlaces, lead: Passage, tail: Passage): Span | null {
  const told =
    findTold(places, lead, PART_BEFORE) ??
    findTold(places, lastOf(lead, 300), SO_FAR_AS) ??
    findTold(places, tail, SHARE_OF_IT);
  if (told !== null) return told;
  const mayGrant =
    mayTell(places, tail, GRANTED) && (mayTell(places, tail, PART_AFTER) || mayTell(places, tail, OFF_A_SIDE));
  if (!mayGrant && !mayTell(places, tail, OF_WHICH)) return null;
  let start = tail.start;
  for (const text of tail.text.split(/((?<=[a-z\d)]{2}[.;])\s+)/i)) {
    const sentence = { start, end: start + text.length, text };
    const share = matchIn(sentence, PART_AFTER.pattern) ?? matchIn(sentence, OFF_A_SIDE.pattern);
    const part = matchIn(sentence, OF_WHICH.pattern) ?? (GRANTED.pattern.test(text) ? share : null);
    if (part !== null) return part;
    start = sentence.end;
  }
  return null;
}

const LESSENED = telling(
  'less excepting except save saving',
  /\b(?:(?<!(?:or|no|not) )less|excepting|except|save|saving)\b(?:,? and (?:except|excepting|reserving|saving)|,? however|,? also)*(?:,? (?:therefrom|thereout|out|from (?:the )?(?:above|said \w+)))?,?:? (?!(?:any|all|as|and|for (?:the )?(?:taxes|easements))\b)(?:[^.;:,]|\.(?=\d)){0,60}?\b(?:feet|acres?|parts?|portions?|lots?|tract|parcel|strip|corner|side|half|quarter|piece|right[ -]of[ -]way|road|street|highway|railroad|graveyard|cemetery)\b(?! (?:oil|gas|mineral))/i,
);
const OF_RIGHTS =
  /\b(?:mineral|minerals|oil|gas|coal|royalt\w+|timber|easements?|taxes|restrictions|covenants|rights?|lien|leases?)\b/i;

const SOLD_BEFORE = telling(
  'prior previous former earlier',
  /\b(?:prior|previous|former|earlier) (?:conveyances?|sales?|grants?) of (?:a|an|the|one|two|certain|part|portions?)\b/i,
);

/** "less one acre heretofore sold", "except the east 50 feet": what is left cannot be told from the courses. */
export function findLessened(places: TellingPlaces, beyond: Passage): Span | null {
  const sold = findTold(places, beyond, SOLD_BEFORE);
  if (sold !== null) return sold;
  const match = findTold(places, beyond, LESSENED);
  if (match === null) return null;
  const words = beyond.text.slice(match.start - beyond.start, match.end - beyond.start);
  return OF_RIGHTS.test(words.replaceAll(/right[ -]of[ -]way/gi, '')) ? null : match;
}
