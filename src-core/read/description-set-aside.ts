// What puts a whole description aside: another in its place, something that rules over it, less land or more than its figure.
import { BECOMES, IN } from '#core/read/course-changes.ts';
import { telling } from '#core/read/telling-words.ts';

const UNDONE =
  '(?:void(?:ed)?|superseded|replaced|substituted|cancel(?:l)?ed|annulled|rescinded|revoked|withdrawn|obsolete|disregarded|stricken|struck out|null|not (?:to be )?used|of no (?:force|effect))';
const UNDONE_WORDS = [
  ...'void superseded replaced substituted cancel annulled rescinded revoked withdrawn obsolete disregarded stricken null'.split(
    ' ',
  ),
  'struck out',
  'not used',
  'not to be used',
  'of no force',
  'of no effect',
];
const PAPERS = 'exhibit schedule description attachment annex page sheet appendix rider'.split(' ');
const PAPER = `(?:${PAPERS.join('|')})`;
const GIVES_WAY = String.raw`(?!\s(?:by|with) the (?:following|description (?:below|herein)))`;
export const UNDOES = [
  telling(
    PAPERS,
    new RegExp(
      String.raw`\b${PAPER}\b\s?["“'‘]?\w{0,3}["”'’]?\s*[-–—:(\[,.]*\s*(?:(?:is|was|has been|hereby|now) )*${UNDONE}\b${GIVES_WAY}`,
    ),
  ),
  telling(
    UNDONE_WORDS,
    new RegExp(
      String.raw`\b(?:this|above|foregoing|preceding|said|these|herein)\b${IN}{0,20}\b(?:${PAPER}|courses|calls)\b${IN}{0,40}${BECOMES}${UNDONE}\b${GIVES_WAY}`,
    ),
  ),
  telling(UNDONE_WORDS, new RegExp(String.raw`[(\[]\s?(?:now )?${UNDONE}\b`)),
  telling(
    ['replaces', 'supersedes', 'substituted for', 'in place of', 'in lieu of', 'in stead of', 'takes the place'],
    /\b(?:replaces|supersedes|substituted for|in (?:place|lieu|stead) of|takes the place of) (?:the |this |said )?(?:above|foregoing|preceding|description (?:above|herein))\b/,
  ),
  telling(
    ['disregard', 'do not use', 'strike'],
    new RegExp(String.raw`\b(?:disregard|do not use|strike)\b${IN}{0,30}\b(?:${PAPER}|courses?|calls?)\b`),
  ),
];

export const OTHER_PAPER = [
  telling(
    'substitut replacement superseding revised amended corrected',
    new RegExp(
      String.raw`\b(?:substitut(?:ed?|ion)|replacement|superseding|revised|amended|corrected) (?:legal )?${PAPER}\b${IN}{0,40}\b(?:attached|annexed|appended|hereto|follow\w*|controls|governs)\b`,
    ),
  ),
  telling(
    'substitut replacement revised amended corrected',
    new RegExp(
      String.raw`\bsee\b${IN}{0,40}\b(?:substituted?|replacement|revised|amended|corrected) (?:legal )?${PAPER}\b`,
    ),
  ),
];

export const RULES_OVER = [
  telling(
    ['control', 'govern', 'prevail', 'be followed'],
    new RegExp(
      String.raw`\b(?:plat|map|monuments?|fences?|area|acreage|quantity|latter|former|descriptions?|courses|distances|walls?|corners?|stakes|calls?|occupation)\b${IN}{0,60}\b(?:controls|governs|prevails|(?:shall|will|must|is to|are to|do|does) (?:control|govern|prevail|be followed))\b`,
    ),
  ),
  telling(
    'control govern prevail',
    /\b(?:fences|monuments|calls|courses|distances|walls|corners|stakes|lines|marks)(?: \w+){0,3} (?:control|govern|prevail)\b/,
  ),
];

export const ONLY_PART = [
  telling('convey', /\bconvey\w*\s(?:but|only)\s(?:[\w./-]+\s){1,4}(?:acres?|half|third|part)\b/),
  telling(['to be deducted', 'to be subtracted'], /\bto be (?:deducted|subtracted)\b/),
  telling(
    ['so much', 'only '],
    new RegExp(
      String.raw`\b(?:so much only|only so much|only (?:such|that|the) (?:part|portion)|so much)\b${IN}{0,60}\bas (?:is |are )?(?:lies?|lying|falls?|may lie|situated?|remains?|included)\b`,
    ),
  ),
];

export const OUTSIDE = [
  telling(
    'inside within outside back',
    /\b(?:feet|foot|rods?|chains?|met(?:er|re)s) (?:inside|within|outside|back)(?: of| from)? (?:the |said )?(?:following|lines?|described)\b/,
  ),
  telling(
    'outside beyond without',
    /\b(?:outside|beyond|without)(?: of)? (?:the |those )?(?:following|boundary|bounds|lines?|limits|figure|hereinafter)\b/,
  ),
];

export const MORE_LAND = [
  telling('also', /\balso (?:receives?|takes?|gets|acquires?)\b/),
  telling(
    'extend',
    /\b(?:tract|parcel|lands?|premises|conveyance|lot)\b[^.;]{0,20}\bextends? (?:also )?(?:to|into|beyond)\b/,
  ),
  telling(
    ['also', 'together with', 'further', 'add'],
    /\b(?:(?<!\b(?:is|are|being|was|lies) )also|together with|further|adds?(?: hereto| thereto)?)\b,? (?:(?:hereby|herewith|do|does|further|therewith) )?(?:(?:convey|grant|sell|includ|pass|releas|quitclaim)\w* )?(?:all |the |an? |that |those |such |another |certain |of |\w+ (?:feet|foot|rods?|chains?|acres?) ){1,4}(?:\w+ ){0,2}?(?:strips?|tracts?|parcels?|pieces?|lands?|portions?|parts?|acres?|gores?|triangles?|remainder|residue)\b/,
  ),
];
