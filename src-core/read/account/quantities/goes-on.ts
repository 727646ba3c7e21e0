// A description that says of itself that it goes on where nothing more is read, and pages that are told to be wanting.
import { findEntry } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { Remark } from '#core/read/account/remark.ts';

const mayTell = oncePerToken((word) =>
  /^(?:continue[sd]?|continuation|continuing|contd|cont|remainder|rest|balance|page|pages|sheet|sheets|rider|leaf|leaves|original|ms|manuscript|lines?|words|paper)$/.test(
    word,
  ),
);

/** Where what goes on is to be found; but "continued in use", "continues to run with the fences", "in the next deed". */
const WHERE =
  '(?:overleaf|over|(?:on|at|in|upon|by|to)(?: (?:the|an?|said|its|next|following|another|other|separate|additional|second|annexed|attached|continuation|reverse|back|deed|plat))* (?:page|pages|p|pg|pp|sheet|sheets|exhibit|exhibits|reverse|back|attached|attachment|schedule|rider|addendum|annex|appendix|side|column|next|following|book|volume|document|paper|hereof)(?! deed)\\b)';
const WHAT =
  '(?:legal |land |property |metes and bounds |boundary )?(?:description|legal|bounds|boundary|boundaries|courses|calls)';
/** Not "continued from", which leads on to what is read here. */
const GOES_ON = new RegExp(
  `\\b${WHAT}(?: (?:of|the|said|above|land|lands|premises|tract|parcel|is|are|to|be|being|further))* (?:continue[sd]?|continuing|contd|cont)(?: [.'])? (?:further )?${WHERE}|\\bcontinuation of (?:the |this |said )?${WHAT} (?:is |appears |stands |will be found )?(?:on|at|in|upon|attached|overleaf)\\b|\\bfor (?:the )?(?:remainder|rest|balance|continuation) of (?:the |this |said )?${WHAT},? see\\b`,
);
const PAGE = '(?:page|pages|sheet|sheets|rider)';
/** "Book 12, page 40", "the plat at page 14": a page of the records, and none of this paper. */
const OF_RECORDS =
  '(?<!\\b(?:at|(?:book|books|volume|vol|liber|libro|plat|cabinet|deeds|records)(?: (?:no|of|deeds|records|plats|\\d+|[a-z]{1,2}|[.,#-]))*) )';
const OF_THIS_PAPER = '(?! (?:its|from (?:the |said )?(?:old )?(?:book|volume|record))\\b)';
const GONE = `(?:missing|wanting|lost|omitted|absent|not (?:presented|recorded|received|filed|submitted|furnished|attached|found|included|legible))${OF_THIS_PAPER}`;
/** "only page 1 presented for record", "page 2 of 2 is missing". */
const WANTING = new RegExp(
  `\\bonly (?:the )?(?:\\w+ ){0,3}${PAGE}(?: (?:no|one|two|\\d+|of|this|the|said|instrument|deed|\\.))* (?:was |is |were )?(?:presented|recorded|received|filed|submitted|furnished|offered)\\b|${OF_RECORDS}(?<!\\bno )\\b${PAGE}(?: (?:no|two|three|four|\\d+|of|and|this|the|said|instrument|deed|document|\\.))*(?: , [^.;()]{1,60}? ,)? (?:is |are |was |were |being )?${GONE}\\b`,
);

/** "[original torn at the fold; about two lines wanting here]", "(MS. defective; several words gone)": a copyist's own word on the paper, in brackets or behind "Note". */
const SPOILT = new RegExp(
  `${OF_RECORDS}(?<!\\bno )\\b(?:originals?(?! (?:\\w+ )?(?:tree|oak|post|stake|stone|corner|mark|pine|elm|marker|line|fence)\\b)|ms|manuscript|leaf|leaves|sheets?|pages?|lines?|words)\\b(?:(?! (?:no|nothing|fence|cover|seal|index)\\b)[^()]){0,60}? (?:torn|burn(?:t|ed)|eaten|gnawed|worn|mutilated|defective|stained|wanting|missing|lost|gone|lacking|illegible|unreadable|faded|not (?:legible|readable)|cut (?:off|away))\\b${OF_THIS_PAPER}`,
);
const isNote = (tokens: readonly Token[], from: number): boolean =>
  /^[([]$/.test(textAt(tokens, from - 1)) ||
  (textAt(tokens, from - 1) === ':' && /^(?:notes?|memorandum|copyist|transcriber)$/.test(textAt(tokens, from - 2)));
const isPaperPart = oncePerToken((word) =>
  /^(?:pages?|sheets?|lea(?:f|ves)|lines?|words|paper|original|ms|manuscript)$/.test(word),
);
/** What a clerk says of pages that are all there. */
const ALL_THERE =
  /^(?:pages?|sheets?|lea(?:f|ves)|lines?|words|paper|original|rec|recd|received|record|recorded|recording|records|filed|filing|file|fee|fees|paid|presented|present|all|complete|copy|return|returned|party|parties|request|after|seal|bears?|bearing|signed|legible|clerk|deputy|register|recorder|note|notes|noted|instrument|deed|document|following|above|next|first|second|third|last|each|both|one|two|three|four|five|six|book|volume|vol|liber|see|and|of|at|in|on|by|for|to|the|this|a|an|is|are|was|were|with|when|has|have|been|no|nos|s)$/;
/** In tokens. */
const LONGEST_NOTE = 40;

/** "[hole in paper]", "[Pages 2-3 withheld by party]": a note in square brackets on the paper itself, of which not every word is one of good order. */
function isNoteOnPaper(tokens: readonly Token[], at: number): boolean {
  // "the first recording at Book 550, page 18".
  if (tokens.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:book|volume|vol|liber|deeds|records)$/.test(text)))
    return false;
  let [from, to] = [at, at];
  while (from > Math.max(0, at - LONGEST_NOTE) && !/^[[\]]$/.test(textAt(tokens, from))) from -= 1;
  while (to < at + LONGEST_NOTE && to < tokens.length && !/^[[\]]$/.test(textAt(tokens, to))) to += 1;
  if (textAt(tokens, from) !== '[' || textAt(tokens, to) !== ']') return false;
  const isKnown = (token: Token): boolean =>
    token.kind !== 'word' || ALL_THERE.test(token.text) || (token.capital && findEntry(token) === null);
  return (
    !tokens.slice(from + 1, to).every(isKnown) &&
    !/\b(?:no|nothing) (?:page|pages|leaf|word|line|part|missing|wanting|lost)\b|\bbut legible\b/.test(
      textWithin(tokens, from, to),
    )
  );
}

/** "came to this office without its third page". */
const WITHOUT = new RegExp(`\\bwithout (?:its|the|a|an?y) (?:\\w+ )?${PAGE}\\b`);

/** In tokens, about the word that may tell it. */
const NEAR = 14;

export function goesOnRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const closed = Math.max(...tracts.map(({ around }) => around.closedAt));
  const passing = tracts.filter(({ mayPass }) => mayPass).map(({ index }) => index);
  return placesWhere(tokens, mayTell)
    .flatMap((at): Remark[] => {
      const from = startOf(tokens, at);
      const text = textWithin(tokens, from, Math.min(tokens.length, at + NEAR));
      // What goes on before the last courses are told goes on in them.
      const isSpoilt =
        (isNote(tokens, from) && SPOILT.test(text)) || (isPaperPart(tokens[at] as Token) && isNoteOnPaper(tokens, at));
      const isTold = (at >= closed && GOES_ON.test(text)) || WANTING.test(text) || WITHOUT.test(text) || isSpoilt;
      return isTold ? [{ code: 'text_missing', from, to: Math.min(tokens.length, at + NEAR), tracts: passing }] : [];
    })
    .slice(0, 1);
}

function startOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (
    from > Math.max(0, at - NEAR) &&
    !/^[.;:([]$/.test(textAt(tokens, from - 1)) &&
    tokens[from]?.gap !== 'paragraph'
  )
    from -= 1;
  return from;
}
