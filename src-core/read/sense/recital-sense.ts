// The sentences behind a description: each is a recital that is known to leave the figure alone, or is told to the examiner.
import { hasForce, isShoutedIn } from '#core/read/sense/force-words.ts';
import { findUnknownVerb, isKnownWord } from '#core/read/sense/recital-words.ts';
import { isRecital, RECITALS } from '#core/read/sense/recitals.ts';
import { type Passage, sentencesIn, wordsOf } from '#core/read/sense/sentences.ts';
import { type Subjects, subjectsOf } from '#core/read/sense/subjects.ts';
import type { Token } from '#core/read/tokens.ts';

const FARTHEST = 420;

/** The first sentence from `from` on whose sense is not known to be harmless, or null. */
export function strayBehind(tokens: readonly Token[], from: number, to: number): Passage | null {
  const isShouted = isShoutedIn(tokens, from, Math.min(to, from + 400));
  let isClosing = false;
  for (const passage of sentencesIn(tokens, from, to).flatMap((one) => recitalsIn(tokens, one))) {
    const sentence = trimmed(tokens, passage);
    const words = wordsOf(tokens, sentence).slice(0, 4000);
    if (words === '') continue;
    isClosing ||= CLOSING.test(words);
    const subjects = subjectsOf(tokens, sentence, words, isShouted);
    const isFar = isClosing || sentence.from - from > FARTHEST;
    if (!(isFar ? isHarmlessAfar(words, subjects) : isHarmless(tokens, sentence, words, subjects, isShouted)))
      return sentence;
  }
  return null;
}

const OPENS_RECITAL = new Set('subject together reserving excepting being according under'.split(' '));
const OPENS_AS = new Set(
  'shown surveyed per described recorded delineated set laid appears platted depicted will by more may'.split(' '),
);

/** "containing two acres, and subject to the road": each recital of the sentence by itself. */
function recitalsIn(tokens: readonly Token[], { from, to }: Passage): Passage[] {
  const found: Passage[] = [];
  let start = from;
  for (let i = from + 1; i < to; i += 1) {
    if (tokens[i - 1]?.text !== ',') continue;
    const at = /^(?:and|but|also)$/.test(tokens[i]?.text ?? '') ? i + 1 : i;
    const word = tokens[/^(?:is|are)$/.test(tokens[at]?.text ?? '') && at > i ? at + 1 : at]?.text ?? '';
    if (!OPENS_RECITAL.has(word) && !(word === 'as' && OPENS_AS.has(tokens[at + 1]?.text ?? ''))) continue;
    found.push({ from: start, to: i });
    start = i;
  }
  return [...found, { from: start, to }];
}

const CLOSING =
  /^(?:and )?(?:to have and to hold|(?:in (?:witness|testimony)|given under|witness (?:my|our|the)|signed|state of|commonwealth of|personally|before me|notary|acknowledg))/;
const LOOSE_START =
  /^(?:of|for) (?:(?:this|the|said|these|land|tract|parcel|description|herein|hereby|hereinafter|described|conveyed|lands?|premises|property|last) ?)+/;

/** Without the marks at its head and the rest of "the beginning of the tract herein described". */
function trimmed(tokens: readonly Token[], { from, to }: Passage): Passage {
  let at = from;
  while (at < to && tokens[at]?.kind === 'mark') at += 1;
  return { from: at, to };
}

function isHarmless(
  tokens: readonly Token[],
  sentence: Passage,
  words: string,
  subjects: Subjects,
  isShouted: boolean,
): boolean {
  const told = words.replace(LOOSE_START, '').replace(/^[,\s]+/, '');
  if (told === '' || BARE.test(told) || isTable(tokens, sentence)) return true;
  const isToldOfLand = isShouted && (subjects.description || subjects.geometry || subjects.party);
  if (!subjects.force && !isToldOfLand && isLabel(tokens, sentence, isShouted)) return true;
  const isToldPlainly = told.includes('fee simple') || findUnknownVerb(tokens, sentence, isShouted) < 0;
  if (isToldPlainly && (isOfParties(told, subjects) || isOfMatters(told, subjects))) return true;
  const recital = RECITALS.find((one) => isToldPlainly && isRecital(one, told, subjects));
  if (recital === undefined) return false;
  return recital.mayRule || isPlain(tokens, sentence, isShouted);
}

/** "Reservations: None." and headings of one word. */
const BARE =
  /^(?:none|chain ?(?:carriers|bearers|men)|no|area|bearings?|basis of bearings?|courses?|note|end of (?:the )?(?:legal )?description)$/;
const SMALL = /^(?:of|and|the|at|in|on|for|to|a|an|by|&|from)$/;

/** Names and at most one noun: "(Cooke's Lane, northwest corner)". */
function isLabel(tokens: readonly Token[], { from, to }: Passage, isShouted: boolean): boolean {
  let named = 0;
  let plain = 0;
  let length = 0;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    // A ruled line to sign on is one sign, however long it is.
    if (token?.text !== '_' || tokens[i - 1]?.text !== '_') length += 1;
    if (length > 18) return false;
    if (token?.kind !== 'word' || SMALL.test(token.text) || token.text.length < 2) continue;
    if (isShouted ? !isKnownWord(token.text) : token.capital) named += 1;
    else plain += 1;
  }
  return (plain <= 3 && named >= 2 && named > plain) || (plain === 0 && length <= 3);
}

const TAKES = /\b(?:have|take|takes|keep|keeps|get|gets|owns?|receives?|retains?|occup(?:y|ies)|stays?|remains?)\b/;
const PARTY_ACTS =
  /^(?:(?:the|said|and|that|both|each|all) )*(?:[\w-]+ )(?:of the (?:first|second) part )?(?:' s|,|herein|hereby|is|are|was|were|covenants?|warrants?|assumes?|certif\w+|acknowledges?|promises?|releases?|relinquish\w*|represents?|accepts?|being|name|address|sign\w*|appeared|states?|personally)\b/;

/** Remarks on the parties that speak of nothing else: "The grantors are husband and wife". */
function isOfParties(words: string, { description, geometry, land, force, party }: Subjects): boolean {
  return (
    party &&
    !(description || geometry || land || force) &&
    PARTY_ACTS.test(words) &&
    !TAKES.test(words.replace(/\btakes? possession\b/, ''))
  );
}

const KEEPS = /\b(?:stays?|remains?|keeps?|retain\w*|belongs?|washed|taken)\b/;
/** What the law and the parties rule on in every deed. */
const RULED =
  /\b(?:warrant\w*|defend|have and (?:to )?hold|hold (?:the|it|said|them)|seized|seised|claim\w*|encumbr\w*|incumbr\w*|tax(?:es)?|homestead|liens?|mortgages?|insurance|notary|acknowledg\w*|statements|zoning|laws?|regulations|municipal\w*|corporate|wells?|consideration|possession|rents|social|foreign|stamps|commission|title)\b/;
const LIMITS =
  /^(?:not|for|only|sample)\b|\b(?:void|draft|sample|only|alone|solely|cancell?ed|superseded|withdrawn|lost|blank|illegible|incorrect|wrong|erroneous|errors?|mistake\w*|redrawn|except(?:ing)?(?! (?:for |as |the |any |all |current |general |those |such |that )*(?:taxes|easements|rights|covenants|restrictions|matters|liens|reservations|encumbrances|of record|mineral|oil|gas|shown|stated|noted|ad valorem|herein|may)))\b/;

/** These are recitals, or nothing that is known. */
const RECITAL_ONLY = /^(?:and |but )?(?:subject|together|reserving|excepting|except|less|being)\b/;

/** Title, money, rights and signing, with no word on the figure. */
function isOfMatters(words: string, { matters, description, geometry, land, force }: Subjects): boolean {
  if (!matters || description || geometry || RECITAL_ONLY.test(words)) return false;
  if (land && KEEPS.test(words)) return false;
  if (!force) return true;
  return (!LIMITS.test(words) || /\b(?:mortgage|trust|bond)\b/.test(words)) && (!land || RULED.test(words));
}

const HEADER = new Set(
  'line curve course bearing distance direction radius delta length chord arc tangent table number angle central'.split(
    ' ',
  ),
);

/** The rows and the header of a table. */
function isTable(tokens: readonly Token[], { from, to }: Passage): boolean {
  let words = 0;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'word' && token.text.length > 2 && !HEADER.has(token.text)) words += 1;
  }
  return words === 0 || words * 6 < to - from || (words === 1 && to - from <= 5 && tokens[from]?.kind === 'number');
}

const PHRASES =
  /^(?:and )?(?:be |it being |more or less|strict|neat|good|according|as |being|together|subject|under |known|commonly|with |including|inclusive|in |situated?|lying|located|all |of (?!which)|of which [\d.]+ acres? (?:is|are|lies?|lie|being) (?:in|within)\b|or (?=\d)|by |per |the same|which is|having|recorded|dated|made|prepared|page|for |to |on (?=the |a |which |said |record|file|plat|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|at |from |also|said |now |deed|book|both|[\d±½¼¾+]|[a-z]\b|(?:acres?|hectares?|square|sq)\b)/;
const PIECES =
  /\b(?:corners?|lines?|sides?|strips?|gores?|part|portion|half|third|feet|acres?|boundary|courses?|bend|spot)\b(?<!\b(?:first|second|third) part)/;

/** Every phrase of a plain recital opens as its phrases do, or names no piece of land. */
function isPlain(tokens: readonly Token[], { from, to }: Passage, isShouted: boolean): boolean {
  let start = from;
  for (let i = from; i <= to; i += 1) {
    const text = tokens[i]?.text ?? '';
    if (i < to && text !== ',' && text !== '(' && text !== ')') continue;
    if (start > from && !isPlainPhrase(tokens, { from: start, to: i }, isShouted)) return false;
    start = i + 1;
  }
  return true;
}

const NAMING =
  /^(?:(?:taken|held|assumed|accepted|considered|called|given) (?:as|to be|to bear) (?=north|south|east|west|n |s |due )|(?:and )?supersedes|corrected|revised|amended|surface|assumed|monumented|marked|date|run|an?|sell|bargain|grant|granted|convey|conveyed|release|released|his|her|their|who|whom|husband|wife|widow|et|deceased|single|unmarried|late|registered|licensed|county|state|then|trustee|executor|attorney|page|no|c|be|\w+ (?:tract|survey|grant|measure|surveyor|deed|wife)|the (?:receipt|said|above|aforesaid|late|needle|grantors?|whole)|ways|waters|woods|water|watercourses|timber|rights|liberties|easements|appurtenances|reversions?|remainders?|rents|issues|profits|advantages|emoluments|privileges|buildings|improvements|reservations|restrictions|covenants|gas|oil|coal|tenements|hereditaments|members|district|page|town|north|south|east|west|ditches|city|or|(?:and )?(?:the |said )*grantees? (?:hereby )?(?:accepts?|assumes?|agrees? to pay))\b/;

function isPlainPhrase(tokens: readonly Token[], phrase: Passage, isShouted: boolean): boolean {
  const words = wordsOf(tokens, phrase).replace(/^["'] /, '');
  if (words === '' || PHRASES.test(words)) return true;
  // Names in a list: "to John Doe, Mary Roe and".
  if (tokens[phrase.from]?.capital !== true && !isShouted) return NAMING.test(words);
  for (let i = phrase.from; i < phrase.to; i += 1) if (hasForce(tokens, i, isShouted)) return false;
  return !PIECES.test(words);
}

const OF_LAND = /^(?:said|the|this|that) (?:\w+ )?(?:tract|parcel|land|lot|premises|property|farm)\b/;
const OF_A_PIECE =
  /^(?:(?:the|said|all|any|each|that|its) )*(?:\w+ )?(?:lines?|sides?|strip|acreage|front|fence|half|part|portion|corner|area|map|plat)\b/;

/** Far from the figure only a sentence that rules on the land or its description is heard. */
function isHarmlessAfar(words: string, subjects: Subjects): boolean {
  const { description, geometry, land, force, matters } = subjects;
  if (force && OF_LAND.test(words) && !RULED.test(words))
    return RECITALS.some((one) => one.mayRule && isRecital(one, words, subjects));
  if (force && (description || OF_A_PIECE.test(words) || ((geometry || land) && !matters)))
    return RECITALS.some((one) => one.mayRule && isRecital(one, words, subjects));
  return !(description || geometry) || RECITALS.some((one) => isRecital(one, words, subjects));
}
