// Whether a described figure is conveyed whole: a share of it, a part taken out of it, or a recital that grants nothing.
import { lastOf, mayTell, type Passage, type TellingPlaces, telling, tells } from '#core/read/account/telling-words.ts';

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
export function isKeptAfterwards(places: TellingPlaces, tail: Passage): boolean {
  const match = tells(places, tail, KEPT_AFTERWARDS) ? KEPT_AFTERWARDS.pattern.exec(tail.text) : null;
  if (match === null) return false;
  // "The coal underlying the tract is not conveyed."
  const opening = tail.text.slice(Math.max(0, match.index - 60), match.index);
  return !/\b(?:coal|minerals?|oil|gas)\b[^.;]*$/i.test(opening);
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
export function isRecited(places: TellingPlaces, lead: Passage, beyond: Passage): boolean {
  const near = lastOf(lead, 600);
  if (!tells(places, near, RECITAL) || GRANT_OF_IT.test(beyond.text)) return false;
  return !GRANT_BEHIND.test(near.text.slice(near.text.toLowerCase().lastIndexOf('whereas')));
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
export function isPart(places: TellingPlaces, lead: Passage, tail: Passage): boolean {
  if (tells(places, lead, PART_BEFORE) || tells(places, lastOf(lead, 300), SO_FAR_AS)) return true;
  if (tells(places, tail, SHARE_OF_IT)) return true;
  const mayGrant =
    mayTell(places, tail, GRANTED) && (mayTell(places, tail, PART_AFTER) || mayTell(places, tail, OFF_A_SIDE));
  if (!mayGrant && !mayTell(places, tail, OF_WHICH)) return false;
  return sentencesOf(tail.text).some(
    (sentence) =>
      OF_WHICH.pattern.test(sentence) ||
      (GRANTED.pattern.test(sentence) && (PART_AFTER.pattern.test(sentence) || OFF_A_SIDE.pattern.test(sentence))),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[a-z\d)]{2}[.;])\s+/i);
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
export function isLessened(places: TellingPlaces, beyond: Passage): boolean {
  if (tells(places, beyond, SOLD_BEFORE)) return true;
  const match = mayTell(places, beyond, LESSENED) ? LESSENED.pattern.exec(beyond.text) : null;
  return match !== null && !OF_RIGHTS.test(match[0].replaceAll(/right[ -]of[ -]way/gi, ''));
}
