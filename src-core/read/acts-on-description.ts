// Sentences around a figure that act on the description itself: correct it, move a line of it, put another in its place, add to it.

/** The words around a figure, in single spaces. */
interface AroundFigure {
  readonly lead: string;
  /** The courses themselves. */
  readonly body: string;
  /** From the last course on, as far as the text still speaks of this tract. */
  readonly beyond: string;
  /** Further on, up to the next tract or the end of the document. */
  readonly far: string;
  /** Another tract is described behind `beyond`. */
  readonly followed: boolean;
}

const IN = String.raw`(?:[^.;]|\.(?=\s?\d))`;
const PIECE = String.raw`\b(?:courses?|calls?|bearings?|distances?|lines?|boundar(?:y|ies)|corners?|sides?|descriptions?)\b`;
const BECOMES = String.raw`\b(?:(?:is|are|was|were|be|being|been|hereby)\s+(?:(?:\w+ly|hereby|now|then|so|also)\s+){0,2})`;

const CORRECTS = [
  /\b(?:correction|corrigend(?:um|a)|errat(?:um|a))\b\s?["”')\]]?\s?[:.,—–-]/,
  new RegExp(
    String.raw`\b(?:corrections?(?! (?:\w+ )?(?:deed|instrument|affidavit))|corrigend(?:um|a)|errat(?:um|a))\b${IN}{0,80}${PIECE}`,
  ),
  new RegExp(
    String.raw`\b(?:for|instead of|in (?:place|lieu) of)\s+(?:["“'‘\d(]|the |said |north|south|east|west|[nsew]\b)${IN}{0,50}?["”'’,]?\s(?:read|substitute|insert|write|put)\b(?! the (?:plat|map|deed))`,
  ),
  new RegExp(
    String.raw`\b(?:read|substitute|insert)\s+["“'‘]?(?:[\d(nsew]|one|two)${IN}{0,50}?\s(?:for|instead of|in (?:place|lieu) of)\b`,
  ),
  /\b(?:mistranscribed|miscopied|misprinted|miswritten|misstated|misdescribed|misquoted|mistyped|transposed)\b/,
  new RegExp(
    String.raw`${PIECE}${IN}{0,70}${BECOMES}(?:amended|revised|corrected|changed|altered|modified|varied)\b(?! (?:plat|map))`,
  ),
];

const MOVES = [
  new RegExp(
    String.raw`${PIECE}${IN}{0,70}\b(?:to|shall|must|should|will) be (?:\w+ly |then |so )?(?:moved|shifted|adjusted|relocated|extended|shortened|lengthened|reduced|increased|rotated|turned|swung|straightened|prorated|set back|run|taken|conformed|fixed|determined|established|settled|ascertained)\b`,
  ),
  new RegExp(
    String.raw`${PIECE}${IN}{0,50}\b(?:has|have|having|is|are|was|were) (?:\w+ ){0,2}?(?:moved|shifted|relocated)\b`,
  ),
  new RegExp(
    String.raw`\b(?:so that|so as to|sufficient to|enough to|to make(?: up| out)?)\s${IN}{0,60}\b(?:acres?|hectares?|square (?:feet|foot|met(?:er|re)s|rods))\b`,
  ),
];

const UNSETTLED = [
  new RegExp(
    String.raw`${PIECE}${IN}{0,60}\bsubject to (?:\w+ )?(?:adjustment|correction|revision|change|verification|relocation)\b`,
  ),
  new RegExp(
    String.raw`\bagreed (?:on|upon|to) an? (?:new|other|different)\b${IN}{0,20}\b(?:line|boundary|description)\b`,
  ),
  /\b(?:above|foregoing|below|following|same|this)\b[^.;]{0,40}\b(?:is|are|being) (?:only |merely )?(?:provisional|tentative|preliminary)\b/,
  new RegExp(String.raw`${PIECE}${IN}{0,60}\bfor (?:reference|information|illustration|convenience) only\b`),
  /\bforms? no part of (?:this|the) (?:conveyance|grant|description|deed)\b/,
  /\b(?:formerly|previously|originally|heretofore|once) read\b/,
  /\bsurvey (?:shall|will|is to|to) (?:determine|fix|establish|settle|locate)\b/,
  /\b(?:preliminary|provisional|tentative|draft|unofficial) (?:legal )?description\b/,
  /\bdraft\b ?[-–—:]|\bnot (?:to )?be relied (?:up)?on\b|\bnot for recording\b/,
  new RegExp(
    String.raw`${PIECE}${IN}{0,60}\b(?:below|following|hereinafter|hereunder)\b${IN}{0,60}\bshould (?:be|read|have)\b`,
  ),
];

const MEASURED = [
  new RegExp(
    String.raw`\b(?:distances?|lengths?|measure(?:d|ments?)|lines?)\b${IN}{0,60}\b(?:(?:on|along|by|upon|with) (?:the |a )?(?:slope|incline|surface of the (?:ground|earth|land))|slope (?:distances?|measure\w*)|paced|pacing|stepped|estimated by eye|not (?:\w+ )?horizontal)`,
  ),
  /\b(?:chain|tape|rule|pole)\b[^.;]{0,40}\b(?:too|in excess|over|under) ?-?(?:long|short|length)\b/,
  /\bslope (?:distances?|measure\w*|lengths?)\b/,
  new RegExp(
    String.raw`\b(?:distances?|lengths?|measurements?)\b${IN}{0,80}\b(?:must|should|shall|to|not|never) (?:be|been) (?:\w+ )?reduced\b`,
  ),
];

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|remaining|other)';
const MERIDIAN = '(?:magnetic|true|astronomic(?:al)?|grid|needle)';
const MERIDIANS = [
  new RegExp(
    String.raw`\b(?:bearings?|courses?|calls?)\b${IN}{0,30}\b(?:hereafter|thereafter|henceforth|from (?:here|this point|hence)|after this)\b${IN}{0,40}\b${MERIDIAN}\b`,
  ),
  new RegExp(
    String.raw`\b(?:hereafter|thereafter|henceforth|from (?:here|this point) on)\b${IN}{0,30}\b(?:bearings?|courses?|calls?)\b${IN}{0,30}\b${MERIDIAN}\b`,
  ),
  new RegExp(
    String.raw`\b${ORDINAL} (?:\w+ )?(?:courses?|calls?|bearings?|lines?)\b${IN}{0,40}\b(?:is|are|being|was|were|run|runs|taken|given)\b${IN}{0,30}\b${MERIDIAN}\b`,
  ),
];

const UNDONE =
  '(?:void(?:ed)?|superseded|replaced|substituted|cancel(?:l)?ed|annulled|rescinded|revoked|withdrawn|obsolete|disregarded|stricken|struck out|null|not (?:to be )?used|of no (?:force|effect))';
const PAPER = '(?:exhibit|schedule|description|attachment|annex|page|sheet|appendix|rider)';
const GIVES_WAY = String.raw`(?!\s(?:by|with) the (?:following|description (?:below|herein)))`;
const UNDOES = [
  new RegExp(
    String.raw`\b${PAPER}\b\s?["“'‘]?\w{0,3}["”'’]?\s*[-–—:(\[,.]*\s*(?:(?:is|was|has been|hereby|now) )*${UNDONE}\b${GIVES_WAY}`,
  ),
  new RegExp(
    String.raw`\b(?:this|above|foregoing|preceding|said|these|herein)\b${IN}{0,20}\b(?:${PAPER}|courses|calls)\b${IN}{0,40}${BECOMES}${UNDONE}\b${GIVES_WAY}`,
  ),
  new RegExp(String.raw`[(\[]\s?(?:now )?${UNDONE}\b`),
  /\b(?:replaces|supersedes|substituted for|in (?:place|lieu|stead) of|takes the place of) (?:the |this |said )?(?:above|foregoing|preceding|description (?:above|herein))\b/,
  new RegExp(String.raw`\b(?:disregard|do not use|strike)\b${IN}{0,30}\b(?:${PAPER}|courses?|calls?)\b`),
];

const OTHER_PAPER = [
  new RegExp(
    String.raw`\b(?:substitut(?:ed?|ion)|replacement|superseding|revised|amended|corrected) (?:legal )?${PAPER}\b${IN}{0,40}\b(?:attached|annexed|appended|hereto|follow\w*|controls|governs)\b`,
  ),
  new RegExp(
    String.raw`\bsee\b${IN}{0,40}\b(?:substituted?|replacement|revised|amended|corrected) (?:legal )?${PAPER}\b`,
  ),
];

const RULES_OVER = [
  new RegExp(
    String.raw`\b(?:plat|map|monuments?|fences?|area|acreage|quantity|latter|former|descriptions?|courses|distances|walls?|corners?|stakes|calls?|occupation)\b${IN}{0,60}\b(?:controls|governs|prevails|(?:shall|will|must|is to|are to|do|does) (?:control|govern|prevail|be followed))\b`,
  ),
  /\b(?:fences|monuments|calls|courses|distances|walls|corners|stakes|lines|marks)(?: \w+){0,3} (?:control|govern|prevail)\b/,
];

const RUNS_ON = [/\bbeginning,? and (?:thence |on |with |along )?(?:the )?same (?:course|line|bearing|direction)\b/];

const AGAIN = [
  /\b(?:courses?|calls?|lines?) (?:(?:no\.?|number) ?)?(?:\d{1,2}\b(?! ?(?:feet|ft))|one|two|three|four|five|six|last (?:named|mentioned|given))\b/,
  /\b(?:first|second|third|fourth|fifth|sixth|last) line\b/,
  new RegExp(String.raw`\b${ORDINAL} (?:\w+ )?(?:courses?|calls?|bearings?|distances?)\b`),
  new RegExp(
    String.raw`\b(?:add|subtract|deduct|delete|strike|omit|change|correct|alter|increase|reduce|turn|rotate)\b${IN}{0,40}\b(?:courses?|calls?|bearings?|distances?)\b`,
  ),
];

const ONLY_PART = [
  /\bconvey\w*\s(?:but|only)\s(?:[\w./-]+\s){1,4}(?:acres?|half|third|part)\b/,
  /\bto be (?:deducted|subtracted)\b/,
  new RegExp(
    String.raw`\b(?:so much only|only so much|only (?:such|that|the) (?:part|portion)|so much)\b${IN}{0,60}\bas (?:is |are )?(?:lies?|lying|falls?|may lie|situated?|remains?|included)\b`,
  ),
];

const OUTSIDE = [
  /\b(?:feet|foot|rods?|chains?|met(?:er|re)s) (?:inside|within|outside|back)(?: of| from)? (?:the |said )?(?:following|lines?|described)\b/,
  /\b(?:outside|beyond|without)(?: of)? (?:the |those )?(?:following|boundary|bounds|lines?|limits|figure|hereinafter)\b/,
];

const MORE_LAND = [
  /\balso (?:receives?|takes?|gets|acquires?)\b/,
  /\b(?:tract|parcel|lands?|premises|conveyance|lot)\b[^.;]{0,20}\bextends? (?:also )?(?:to|into|beyond)\b/,
  /\b(?:(?<!\b(?:is|are|being|was|lies) )also|together with|further|adds?(?: hereto| thereto)?)\b,? (?:(?:hereby|herewith|do|does|further|therewith) )?(?:(?:convey|grant|sell|includ|pass|releas|quitclaim)\w* )?(?:all |the |an? |that |those |such |another |certain |of |\w+ (?:feet|foot|rods?|chains?|acres?) ){1,4}(?:\w+ ){0,2}?(?:strips?|tracts?|parcels?|pieces?|lands?|portions?|parts?|acres?|gores?|triangles?|remainder|residue)\b/,
];
const OF_RIGHT =
  /\b(?:easements?|rights?|privileges?|use|appurtenan\w+|improvements|buildings|license|interest|minerals?|oil|water|access|ingress|hereditaments)\b/;
const TOLD_BY_COURSES =
  /\b(?:as follows|following|bounded|described (?:as|below)|hereinafter|to[- ]wit|more (?:particularly|fully))\b/;

/** A reason that quotes the first sentence of each kind. */
export function actsOn(around: AroundFigure): string[] {
  const lead = around.lead.slice(-600);
  const found: [string, string | null][] = [
    ['A sentence corrects the description', quoteOf(around.beyond + around.far, CORRECTS)],
    ['A sentence moves a line of the description', quoteIn(landOnly(around.beyond), MOVES)],
    ['A course runs on past the beginning', quoteOf(around.beyond, RUNS_ON)],
    ['A sentence comes back to a course', quoteIn(landOnly(ownOf(around).join(' ')).slice(1), AGAIN)],
    ['The distances are not said to be level', quoteIn([lead, around.body, around.beyond], MEASURED)],
    ['The meridian changes within the description', quoteIn([around.body, around.beyond], MERIDIANS)],
    ['The description is put aside', quoteIn([lead, around.beyond], UNDOES)],
    ['Another description takes its place', quoteOf(around.beyond, OTHER_PAPER)],
    ['The description is not settled', quoteIn([lead.slice(-300), around.beyond], UNSETTLED)],
    ['Something else rules over the courses', quoteIn([lead, around.beyond], RULES_OVER)],
    ['Only a part of the figure is conveyed', quoteIn(landOnly(around.beyond), ONLY_PART)],
    ['The land lies outside the figure', quoteIn([lead.slice(-200)], OUTSIDE)],
    ['Land is added that no course describes', additionOf(around)],
  ];
  return found.flatMap(([reason, quote]) => (quote === null ? [] : [`${reason}: "${quote}".`]));
}

function quoteIn(texts: readonly string[], patterns: readonly RegExp[]): string | null {
  for (const text of texts) {
    const quote = quoteOf(text, patterns);
    if (quote !== null) return quote;
  }
  return null;
}

function quoteOf(text: string, patterns: readonly RegExp[]): string | null {
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
  const sentences = sentencesOf(beyond);
  return followed ? sentences.slice(0, -1) : sentences;
}

/** "Also the strip next east of it"; a tract that is described in its turn is a tract of its own. */
function additionOf(around: AroundFigure): string | null {
  const added = ownOf(around).filter(
    (sentence) => !TOLD_BY_COURSES.test(sentence) && !OF_RIGHT.test(sentence.toLowerCase()),
  );
  return quoteIn(added, MORE_LAND);
}
