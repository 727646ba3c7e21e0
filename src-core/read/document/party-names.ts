// A run of party names: "Roderick T. Mabe and wife, Ellen S. Mabe, of 14 Old Road" read as two plain names.

import { entryOf, isKnownWord } from '#core/language/lexicon.ts';
import { NUMERALS } from '#core/language/numerals.ts';
import {
  isAllOfPlace,
  isPlace,
  isPlaceOf,
  isSeated,
  isSeatedAt,
  isVenue,
  KIN,
  LAND,
  opensNext,
  resumes,
  SEAT,
} from '#core/read/document/party-addresses.ts';
import { KEPT_AND, KEPT_COMMA, type Piece, piecesOf, STATUS } from '#core/read/document/party-pieces.ts';
import { DESCRIPTOR, ENTITY_WORD, LIST_END, NAME_END, NOT_A_NAME } from '#core/read/document/party-words.ts';
import { stateCode } from '#core/read/document/states.ts';

const ENTITY_HEAD =
  /^(?:the\s+)?(?:board|trustees|city|town|township|village|county|state|commonwealth|united states|department|secretary|church|estate|bureau|commission|heirs|people|president|first|school|veterans|federal|national|sisters|brothers|daughters|sons|order|society|knights|university|bank|club|vestry|wardens|inhabitants|proprietors|selectmen|supervisors|overseers|directors|regents)\b/i;
const ENTITY_END =
  /\s(?:of (?:the |said )?(?:county|city|town|township|village|state|same)\b|of \d|hereinafter|herein\b|whose|which|grantors?\b|grantees?\b|its successors|an? [A-Z]\w+ (?:corporation|limited)|the following|for (?:and in|one|ten|good|valuable|the (?:sum|consideration|price))\b|all (?:that|of)\b|to all\b|know (?:ye|all)\b|do\b|does\b|hereby).*$/i;
/** The same for a body that is named by its place: the Inhabitants of the Town of Wiscasset. */
const OFFICE_END =
  /\s(?:of the same\b|of \d|hereinafter|herein\b|whose|which|grantors?\b|grantees?\b|its successors|an? [A-Z]\w+ (?:corporation|limited)|the following|for (?:and in|one|ten|good|valuable|the (?:sum|consideration|price))\b|all (?:that|of)\b|to all\b|know (?:ye|all)\b|do\b|does\b|hereby).*$/i;
/** The Northern Pacific Railway is no northern part of anything. */
const NAMED_FOR_A_SIDE =
  /^the (?:north|south|east|west)\w* (?:[A-Z][\w'’&.-]* ){1,5}(?:company|co|railroad|railway|corporation|association|bank|district|society|church)\b/i;
const ADDRESS =
  /^(?:of|residing|resident|whose|having|at|c\/o|p\.?\s?o\.?\b|post office|box|suite|route|rt\.?\b|\d|now of|late of|formerly of)(?![A-Za-z])/i;

/** "A. E. King": an initial and no article. */
const INITIALS_FIRST = /^[A-Z]\.\s?(?:[A-Z]\.\s?){0,2}[A-Z][A-Za-z'’-]/;

/** "A, widow, B, her husband, deceased as of …": named, and no party any more. */
const DECEASED = /^(?:now |since )?deceased\b/i;

/** "of the County of Monroe and State of Ohio in consideration of …": the other party follows. */
const PRICE = /\b(?:in consideration|consideration of|(?:sum|price) of|dollars|paid by)\b/i;

/** Plain names at the front of a passage, in order; empty when it does not begin with one. */
export function readNames(passage: string): string[] {
  const names: string[] = [];
  let after: 'name' | 'status' | 'address' | 'spouse' = 'name';
  const pieces = withoutWards(piecesOf(passage.replace(VENUE, '').replace(HEIRS_NAMELY, '')));
  if (isVenue(pieces)) return [];
  for (const [i, piece] of pieces.entries()) {
    const kin = KIN.exec(piece.text);
    const rest = kin === null ? piece.text : piece.text.slice(kin[0].length);
    // "A and B, husband and wife": both are named already.
    const isCouple = kin !== null && piece.joint === 'and' && /^(?:husband|wife)$/i.test(pieces[i - 1]?.text ?? '');
    if (kin !== null && (rest === '' || isCouple)) {
      after = (piece.joint === 'and' && !isCouple) || /^joined/i.test(piece.text) ? 'spouse' : 'status';
      continue;
    }
    // "his wife of the Township of Center": the address without a stop before it.
    if ((kin !== null && ADDRESS.test(rest)) || (names.length > 0 && isAllOfPlace(pieces, i))) {
      after = 'address';
      continue;
    }
    if (kin === null && LIST_END.test(rest) && !NAMED_FOR_A_SIDE.test(rest)) break;
    if (after === 'address' && PRICE.test(rest)) break;
    if (after === 'address' && !resumes(piece) && !opensNext(pieces, i, names)) continue;
    if (names.length > 1 && DECEASED.test(rest) && isKinAlone(pieces[i - 1])) {
      names.pop();
      continue;
    }
    if (names.length > 0 && piece.joint === 'comma' && (isPlace(rest) || (isPlaceOf(rest) && isSeatedAt(pieces, i)))) {
      after = 'address';
      continue;
    }
    const now = renamed(names.at(-1), rest);
    if (now !== null) {
      names[names.length - 1] = now;
      continue;
    }
    if (kin === null && DESCRIPTOR.test(rest) && !INITIALS_FIRST.test(rest)) {
      if (names.length === 0 || LAND.test(rest)) break;
      after = ADDRESS.test(rest) ? 'address' : STATUS.test(rest) ? 'status' : 'address';
      continue;
    }
    const name = nameOf(
      isSeated(pieces, i) ? rest.replace(SEAT, '$1') : rest,
      after === 'spouse' || kin !== null || pairedGiven(rest, piece) || isKinAlone(pieces[i + 1]),
      isBody(rest, pieces[i + 1]),
    );
    if (name === null) {
      if (names.length === 0 || piece.joint !== 'comma') break;
      after = 'address';
      continue;
    }
    // "State of Wisconsin, Department of Transportation": its own agency.
    if (
      piece.joint === 'comma' &&
      /^(?:dep(?:artment|t\.?)|division|bureau) of\b/i.test(name) &&
      /^(?:the )?(?:state|county|city|commonwealth) of\b/i.test(names.at(-1) ?? '')
    )
      continue;
    names.push(name);
    if (THINGS_GRANTED.test(rest.slice(name.length))) break;
    after = /\b(?:of|residing)\b/i.test(rest.slice(name.length)) ? 'address' : 'name';
    if (names.length >= 60) break;
  }
  return withSurnames(names).map((name) => name.replaceAll(KEPT_COMMA, ',').replaceAll(KEPT_AND, '&'));
}

/** "Bridget E. Bailey, now Bridget Bailey Shaffer": she grants by the name that she bears. */
function renamed(before: string | undefined, piece: string): string | null {
  const now = /^now (?:by marriage |known as )?(?=[A-Z])/.exec(piece);
  const name = now === null || before === undefined ? null : nameOf(piece.slice(now[0].length), false);
  return name?.split(' ')[0]?.toLowerCase() === before?.split(' ')[0]?.toLowerCase() ? name : null;
}

/** "COUNTY OF LUBBOCK § George Hardberger": the caption run into the text. */
const VENUE = /^(?:the )?(?:state|county|parish) of [A-Z]\w+(?: [A-Z]\w+)?\s*[§)]+\s*/i;
/** "the heirs of A. B., deceased, namely: …": they are those whom it names. */
const HEIRS_NAMELY =
  /^(?:all )?(?:of )?(?:the )?(?:sole )?heirs (?:at law )?of [^;:]{3,120}?,\s(?:namely|to[\s-]wit|viz)\b[.:,]*\s+/i;
const FOR_WARDS = /\b(?:guardians?|next friend|conservators?|administrat\w+|executors?|executrix) (?:of|for)\b/i;
const WARDS = /^(?:minors?|wards?|infants?|deceased|incompetents?|children|minor children)\b/i;

/** "a partnership composed of A and B": the partners are named, and the firm takes. */
const MADE_UP_OF = /\b(?:composed|consisting|made up) of [A-Z]/i;

/** "guardian of A and B, minors, and C": the wards are no party. */
function withoutWards(pieces: readonly Piece[]): readonly Piece[] {
  const made = pieces.findIndex(({ text }) => MADE_UP_OF.test(text));
  const last = made < 0 ? -1 : pieces.slice(made + 1, made + 7).findIndex(({ joint }) => joint === 'and');
  if (last >= 0) return [...pieces.slice(0, made + 1), ...pieces.slice(made + 2 + last)];
  const at = pieces.findIndex(({ text }) => FOR_WARDS.test(text));
  const end = at < 0 ? -1 : pieces.slice(at + 1, at + 7).findIndex(({ text }) => WARDS.test(text));
  return end < 0 ? pieces : [...pieces.slice(0, at + 1), ...pieces.slice(at + 2 + end)];
}

/** "unto the town of Wiscasset a road or highway": behind the name stands what is granted. */
const THINGS_GRANTED =
  /^\s(?:an?|the|all that|one|that) (?:certain )?(?:road|high\s?way|street|alley|way|tract|lot|parcel|piece|strip|easement|right|following|real (?:estate|property)|lands?|premises|property)\b/i;

/** "Barbara, his wife": the surname is her husband's. */
const isKinAlone = (piece: Piece | undefined): boolean =>
  piece !== undefined && /^(?:his|her) (?:wife|husband)$/i.test(piece.text);

const pairedGiven = (text: string, piece: Piece): boolean =>
  /^[A-Z][A-Za-z'’.-]*(?: [A-Z]\.?)?\s+(?:his wife|her husband)\b/i.test(text) ||
  (piece.joint === 'start' && /^[A-Z][A-Za-z'’-]+$/.test(text));

/** The name at the front of a piece, without what describes it; null when it is not one. */
function nameOf(piece: string, givenAlone: boolean, isIncorporated = false): string | null {
  const entity =
    isIncorporated ||
    ENTITY_HEAD.test(piece) ||
    INCORPORATED.test(piece) ||
    PARTNERS.test(piece) ||
    ENTITY_WORD.test(headOf(piece.split(/\sof\s/i)[0] ?? ''));
  const end = ENTITY_HEAD.test(piece) ? OFFICE_END : ENTITY_END;
  let name = entity ? piece.replace(end, '').replace(SUITE, '$1') : headOf(piece);
  // A capital A is an initial and no article: Jeff A Gay.
  if (!entity) name = name.replace(/\s(?:[Oo][Ff]|[Ii][Nn]|[Tt][Hh][Ee]|a|an)\s.*$/, '');
  if (!entity) name = name.replace(/\s(?:esquires?|esqrs?|gentlem[ae]n|yeom[ae]n)\.?$/i, '');
  name = name.replace(/^(?:the undersigned|mr|mrs|miss|messrs)\.?\s+/i, '').replace(/^(?:that|i|we)\s+/i, '');
  const run = capitalRun(name, entity);
  name = run.replace(/[\s,.;:_([{|-]+$/, (tail) => (tail.startsWith('.') && keepsPoint(run) ? '.' : ''));
  return isName(name, entity, givenAlone) ? name : null;
}

/** "The Burlington Townsite Syndicate, a corporation of Nebraska". */
const isBody = (name: string, next: Piece | undefined): boolean =>
  next?.joint === 'comma' &&
  /^an? (?:[A-Z][\w.]+ ){0,3}(?:domestic |foreign |municipal |body |non-?profit )*(?:corporation|corporate|partnership|association|limited)\b/.test(
    next.text,
  ) &&
  /^(?:[A-Z][\w.'’&-]*(?:\s(?:of|and|the|for|in))*(?:\s|$)){2,8}$/.test(name) &&
  !/\b(?:know|presents|that)\b/i.test(name) &&
  stateCode(name) === null;

const PARTNERS = /^[A-Z][\w'’-]+ & [A-Z]/;

/** "Restaurant Concepts of America, Inc.": the name runs to its suffix. */
const INCORPORATED = new RegExp(
  `^(?:[A-Z][\\w.'’&-]*\\s(?:of\\s(?:the\\s)?|and\\s|&\\s)?){1,6}[A-Z][\\w.'’&-]*${KEPT_COMMA}\\s(?:inc|llc|l\\.l\\.c|corp|ltd|l\\.p|lp|n\\.a)\\b`,
  'i',
);

/** "Bison Oil, LLC 518 17th Street": the address run on behind the suffix. */
const SUITE = /(\b(?:inc|llc|l\.l\.c|corp|corporation|company|ltd|l\.p|lp|llp)\b\.?)\s+(?:\d|p\.?\s?o\.?\s)\S*.*$/i;

const headOf = (piece: string): string => {
  const end = NAME_END.exec(piece);
  return end === null || isSurname(piece, end) ? piece.replace(BEHIND_SURNAME, '$1') : piece.slice(0, end.index);
};

/** "Tobias Grant the following land". */
const BEHIND_SURNAME = /^((?:[A-Z][\w.'’-]*\s)+(?:Grant|Single|All))\s(?:the|his|her|all|an?|that)\b.*$/;

/** "Tobias Grant": behind a name in small letters the word has its capital alone. */
const isSurname = (piece: string, { index, 0: word }: RegExpExecArray): boolean =>
  /^\s(?:Grant|Single|All)$/.test(word) &&
  /^[A-Z][a-z.]/.test(piece) &&
  /^(?:$|\s(?:the|of|his|her|all|an?|that)\b)/.test(piece.slice(index + word.length));

const keepsPoint = (name: string): boolean =>
  /(?:\b(?:inc|co|corp|ltd|jr|sr)|\b[A-Za-z]\.[A-Za-z]|^[A-Z][a-z'’-]+\s[A-Z])\.[\s,;:_-]*$/i.test(name);

/** In mixed case, the words up to the first that is neither capitalised nor a particle. */
function capitalRun(name: string, entity: boolean): string {
  const words = name.split(' ');
  const kept: string[] = [];
  for (const word of words) {
    if (entity && kept.length === 0 && /^(?:town|city|county|village|inhabitants|trustees)$/.test(word)) {
      kept.push(word);
      continue;
    }
    const small = entity
      ? /^(?:of|the|and|for|in|de|la|del|at|&|no\.?|\d+)$/i
      : /^(?:de|la|del|von|van|der|du|y|x|st\.?|di)$/i;
    if (
      !/^[A-Z"'“(]/.test(word) &&
      word !== KEPT_AND &&
      !small.test(word) &&
      !/^\d+(?:st|nd|rd|th|-[\dA-Z]{1,3})?\.?$/.test(word)
    )
      break;
    // "CITY OF SALEM 1. Purpose": the number of a clause.
    if (/^\d+\.$/.test(word) && word !== words.at(-1) && !/^no\.?$/i.test(kept.at(-1) ?? '')) break;
    kept.push(word);
  }
  const lost = entity || words.length > kept.length + 1 ? null : spoiltSurname(kept, words[kept.length]);
  if (lost !== null) kept.push(lost);
  while (/^(?:of|the|and|for|in|at|&)$/i.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}

/** "Elizabeth S. lanson", "R. Pressley langon": behind initials the surname follows, whatever became of its capital. */
function spoiltSurname(kept: readonly string[], word: string | undefined): string | null {
  const isOpen =
    kept.length > 0 && kept.length < 4 && (isInitial(kept.at(-1)) || (kept.length === 2 && isInitial(kept[0])));
  if (!isOpen || word === undefined || !/^[a-z]{3,14}$/.test(word) || isKnownWord(word)) return null;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const isInitial = (word: string | undefined): boolean => word !== undefined && /^[A-Z]\.$/.test(word);

/** "…eight hundred and Eighty Three between". */
const NUMBERS = new RegExp(`\\b(?:${NUMERALS.join('|')})\\b`, 'i');

function isName(name: string, entity: boolean, givenAlone: boolean): boolean {
  if (name.length < 3 || name.length > 120 || /^whereas\b|\bmortgage on\b/i.test(name)) return false;
  if (entity)
    return (
      /[A-Za-z]{3}/.test(name) &&
      !(/^[A-Za-z]+$/.test(name) && ENTITY_WORD.test(name)) &&
      !/^(?:the\s+)?(?:state|county|city|town|township|company|bank|land|water|church|board|trustees|school|district|corporation)$/i.test(
        name,
      ) &&
      !/\b(?:county|township|state|city) of\b.*\b(?:county|township|state) of\b/i.test(name) &&
      !/^\d{4}|(?:\b[A-Z]\s){4}/.test(name) &&
      !/^(?:the\s+)?(?:city|town|county|village) (?:manager|clerk|council|attorney|engineer|administrator|recorder|auditor|treasurer)$/i.test(
        name,
      ) &&
      !/^(?:the )?(?:sellers?|buyers?|grantors?|grantees?|owners?|parties|undersigned)\b/i.test(name) &&
      !/\b(?:dollars|beginning|thence|section \d|range \d|that|which|across|lay|keep|them)\b|^(?:the )?lands? in\b/i.test(
        name,
      )
    );
  if (/\d/.test(name) || NOT_A_NAME.test(name) || NUMBERS.test(name) || stateCode(name) !== null) return false;
  const words = name.split(' ').filter((word) => /[A-Za-z]/.test(word));
  if (words.some(isRest) || isTold(words)) return false;
  const surname = words.some((word) => word.replace(/[^A-Za-z]/g, '').length >= 2);
  return surname && words.length <= 6 && (words.length >= 2 || givenAlone);
}

/** "Personally Came": words that deeds are told in, one of them a verb and nothing else. Green and Wise are surnames. */
function isTold(words: readonly string[]): boolean {
  const entries = words.map((word) => entryOf(word.toLowerCase()));
  const isVerb = entries.some((entry) => entry?.verb !== undefined && entry.noun === undefined);
  return isVerb && entries.every((entry) => entry !== undefined);
}

/** "J TORS", "GRANTE ES": what is left of a role in a blank of the form. */
const isRest = (word: string): boolean =>
  word.length > 2 && ['grantors', 'grantees', 'lessors', 'lessees'].some((role) => role.endsWith(word.toLowerCase()));

/** A given name alone takes the surname of the spouse beside it, and is no name without one. */
function withSurnames(names: readonly string[]): string[] {
  return names.flatMap((name, i) => {
    if (/\s/.test(name.replace(/\s[A-Z]\.?$/, '')) || ENTITY_WORD.test(name)) return [name];
    const partner = names[i - 1] ?? names[i + 1];
    const surname = partner
      ?.replaceAll(KEPT_COMMA, '')
      .replace(/\s(?:jr|sr|jun|sen|junr|senr|junior|senior|ii|iii|iv)\.?$/i, '')
      .split(' ')
      .at(-1);
    return surname === undefined || surname === name ? [] : [`${name} ${surname}`];
  });
}
