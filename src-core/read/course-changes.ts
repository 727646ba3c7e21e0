// What a deed says of its own courses besides running them: that one is wrong, moved, measured otherwise, or not settled.
import { telling } from '#core/read/telling-words.ts';

/** Within a sentence. */
export const IN = String.raw`(?:[^.;]|\.(?=\s?\d))`;
const PIECE = String.raw`\b(?:courses?|calls?|bearings?|distances?|lines?|boundar(?:y|ies)|corners?|sides?|descriptions?)\b`;
export const BECOMES = String.raw`\b(?:(?:is|are|was|were|be|being|been|hereby)\s+(?:(?:\w+ly|hereby|now|then|so|also)\s+){0,2})`;

export const CORRECTS = [
  telling('correction corrigend errat', /\b(?:correction|corrigend(?:um|a)|errat(?:um|a))\b\s?["”')\]]?\s?[:.,—–-]/),
  telling(
    'correction corrigend errat',
    new RegExp(
      String.raw`\b(?:corrections?(?! (?:\w+ )?(?:deed|instrument|affidavit))|corrigend(?:um|a)|errat(?:um|a))\b${IN}{0,80}${PIECE}`,
    ),
  ),
  telling(
    'read substitute insert write put',
    new RegExp(
      String.raw`\b(?:for|instead of|in (?:place|lieu) of)\s+(?:["“'‘\d(]|the |said |north|south|east|west|[nsew]\b)${IN}{0,50}?["”'’,]?\s(?:read|substitute|insert|write|put)\b(?! the (?:plat|map|deed))`,
    ),
  ),
  telling(
    'read substitute insert',
    new RegExp(
      String.raw`\b(?:read|substitute|insert)\s+["“'‘]?(?:[\d(nsew]|one|two)${IN}{0,50}?\s(?:for|instead of|in (?:place|lieu) of)\b`,
    ),
  ),
  telling(
    'mistranscribed miscopied misprinted miswritten misstated misdescribed misquoted mistyped transposed',
    /\b(?:mistranscribed|miscopied|misprinted|miswritten|misstated|misdescribed|misquoted|mistyped|transposed)\b/,
  ),
  telling(
    'amended revised corrected changed altered modified varied',
    new RegExp(
      String.raw`${PIECE}${IN}{0,70}${BECOMES}(?:amended|revised|corrected|changed|altered|modified|varied)\b(?! (?:plat|map))`,
    ),
  ),
];

export const MOVES = [
  telling(
    ['to be ', 'shall be ', 'must be ', 'should be ', 'will be '],
    new RegExp(
      String.raw`${PIECE}${IN}{0,70}\b(?:to|shall|must|should|will) be (?:\w+ly |then |so )?(?:moved|shifted|adjusted|relocated|extended|shortened|lengthened|reduced|increased|rotated|turned|swung|straightened|prorated|set back|run|taken|conformed|fixed|determined|established|settled|ascertained)\b`,
    ),
  ),
  telling(
    'moved shifted relocated',
    new RegExp(
      String.raw`${PIECE}${IN}{0,50}\b(?:has|have|having|is|are|was|were) (?:\w+ ){0,2}?(?:moved|shifted|relocated)\b`,
    ),
  ),
  telling(
    ['so that', 'so as to', 'sufficient to', 'enough to', 'to make'],
    new RegExp(
      String.raw`\b(?:so that|so as to|sufficient to|enough to|to make(?: up| out)?)\s${IN}{0,60}\b(?:acres?|hectares?|square (?:feet|foot|met(?:er|re)s|rods))\b`,
    ),
  ),
];

export const UNSETTLED = [
  telling(
    'adjustment correction revision change verification relocation',
    new RegExp(
      String.raw`${PIECE}${IN}{0,60}\bsubject to (?:\w+ )?(?:adjustment|correction|revision|change|verification|relocation)\b`,
    ),
  ),
  telling(
    'agreed',
    new RegExp(
      String.raw`\bagreed (?:on|upon|to) an? (?:new|other|different)\b${IN}{0,20}\b(?:line|boundary|description)\b`,
    ),
  ),
  telling(
    'provisional tentative preliminary',
    /\b(?:above|foregoing|below|following|same|this)\b[^.;]{0,40}\b(?:is|are|being) (?:only |merely )?(?:provisional|tentative|preliminary)\b/,
  ),
  telling(
    ['for reference', 'for information', 'for illustration', 'for convenience'],
    new RegExp(String.raw`${PIECE}${IN}{0,60}\bfor (?:reference|information|illustration|convenience) only\b`),
  ),
  telling(
    ['form no part', 'forms no part'],
    /\bforms? no part of (?:this|the) (?:conveyance|grant|description|deed)\b/,
  ),
  telling('read', /\b(?:formerly|previously|originally|heretofore|once) read\b/),
  telling(
    ['survey shall', 'survey will', 'survey is to', 'survey to'],
    /\bsurvey (?:shall|will|is to|to) (?:determine|fix|establish|settle|locate)\b/,
  ),
  telling(
    'preliminary provisional tentative draft unofficial',
    /\b(?:preliminary|provisional|tentative|draft|unofficial) (?:legal )?description\b/,
  ),
  telling(
    ['draft', 'not be relied', 'not to be relied', 'not for recording'],
    /\bdraft\b ?[-–—:]|\bnot (?:to )?be relied (?:up)?on\b|\bnot for recording\b/,
  ),
  telling(
    'should',
    new RegExp(
      String.raw`${PIECE}${IN}{0,60}\b(?:below|following|hereinafter|hereunder)\b${IN}{0,60}\bshould (?:be|read|have)\b`,
    ),
  ),
];

export const MEASURED = [
  telling(
    ['slope', 'incline', 'surface of', 'paced', 'pacing', 'stepped', 'estimated by eye', 'horizontal'],
    new RegExp(
      String.raw`\b(?:distances?|lengths?|measure(?:d|ments?)|lines?)\b${IN}{0,60}\b(?:(?:on|along|by|upon|with) (?:the |a )?(?:slope|incline|surface of the (?:ground|earth|land))|slope (?:distances?|measure\w*)|paced|pacing|stepped|estimated by eye|not (?:\w+ )?horizontal)`,
    ),
  ),
  telling(
    ['too', 'in excess', 'over', 'under'],
    /\b(?:chain|tape|rule|pole)\b[^.;]{0,40}\b(?:too|in excess|over|under) ?-?(?:long|short|length)\b/,
  ),
  telling('slope', /\bslope (?:distances?|measure\w*|lengths?)\b/),
  telling(
    'reduced',
    new RegExp(
      String.raw`\b(?:distances?|lengths?|measurements?)\b${IN}{0,80}\b(?:must|should|shall|to|not|never) (?:be|been) (?:\w+ )?reduced\b`,
    ),
  ),
];

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth last next remaining other'.split(
  ' ',
);
const ORDINAL = `(?:${ORDINALS.join('|')})`;
const LATER = ['hereafter', 'thereafter', 'henceforth', 'from here', 'from this point', 'from hence', 'after this'];
const MERIDIAN = '(?:magnetic|true|astronomic(?:al)?|grid|needle)';
export const MERIDIANS = [
  telling(
    LATER,
    new RegExp(
      String.raw`\b(?:bearings?|courses?|calls?)\b${IN}{0,30}\b(?:hereafter|thereafter|henceforth|from (?:here|this point|hence)|after this)\b${IN}{0,40}\b${MERIDIAN}\b`,
    ),
  ),
  telling(
    LATER,
    new RegExp(
      String.raw`\b(?:hereafter|thereafter|henceforth|from (?:here|this point) on)\b${IN}{0,30}\b(?:bearings?|courses?|calls?)\b${IN}{0,30}\b${MERIDIAN}\b`,
    ),
  ),
  telling(
    'magnetic true astronomic grid needle',
    new RegExp(
      String.raw`\b${ORDINAL} (?:\w+ )?(?:courses?|calls?|bearings?|lines?)\b${IN}{0,40}\b(?:is|are|being|was|were|run|runs|taken|given)\b${IN}{0,30}\b${MERIDIAN}\b`,
    ),
  ),
];

export const RUNS_ON = [
  telling(
    ['beginning and', 'beginning, and'],
    /\bbeginning,? and (?:thence |on |with |along )?(?:the )?same (?:course|line|bearing|direction)\b/,
  ),
];

export const AGAIN = [
  telling(
    'course call line',
    /\b(?:courses?|calls?|lines?) (?:(?:no\.?|number) ?)?(?:\d{1,2}\b(?! ?(?:feet|ft))|one|two|three|four|five|six|last (?:named|mentioned|given))\b/,
  ),
  telling(
    ORDINALS.map((ordinal) => `${ordinal} line`),
    /\b(?:first|second|third|fourth|fifth|sixth|last) line\b/,
  ),
  telling(ORDINALS, new RegExp(String.raw`\b${ORDINAL} (?:\w+ )?(?:courses?|calls?|bearings?|distances?)\b`)),
  telling(
    'add subtract deduct delete strike omit change correct alter increase reduce turn rotate',
    new RegExp(
      String.raw`\b(?:add|subtract|deduct|delete|strike|omit|change|correct|alter|increase|reduce|turn|rotate)\b${IN}{0,40}\b(?:courses?|calls?|bearings?|distances?)\b`,
    ),
  ),
];
