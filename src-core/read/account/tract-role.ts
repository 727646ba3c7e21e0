// What the grant does with a described piece of land: conveys it, keeps it out, or leaves that open.

import { ordinalOf, wholeNumberOf } from '#core/language/numerals.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { exceptedByWord } from '#core/read/account/exception-words.ts';
import { isHeading, isHeadingPlace, isOrdinal, type Surroundings } from '#core/read/account/tract-text.ts';

export interface Role {
  readonly role: 'conveyed' | 'kept' | 'unsure';
  /** Token at which the words that take the land out begin, or where the description does. */
  readonly takenAt: number;
  /** Of an unsure one: the words at `takenAt` alone leave it open, and tell in the grant itself what befell some land. */
  readonly isTold?: boolean;
  /** Label of the list item or heading within the words that take out: "(1)", "Parcel A". */
  readonly listed: string | null;
}

const GIVES = new Set(['together', 'also', 'correct', 'corrected', 'correctly']);
const CONVEYS = new Set([
  'convey',
  'conveys',
  'grants',
  'sells',
  'bargain',
  'demise',
  'demises',
  'devises',
  'quitclaims',
]);

/** The words between the tract before, or the opening of the grant, and the description decide. */
export function roleOf(
  tokens: readonly Token[],
  from: number,
  { leadFrom, leadTo }: Surroundings,
  before: Role | null,
): Role {
  let role: Role['role'] | null = null;
  let takenAt = leadTo;
  let listing = false;
  let isTold = true;
  for (let i = from; i < leadTo; i += 1) {
    const kept = exceptedByWord(tokens, i, leadTo);
    if (kept !== null) {
      if (role !== 'kept') takenAt = i;
      isTold = role !== 'kept' && (role !== 'unsure' || isTold) && isToldInGrant(tokens, i);
      role = role === 'kept' ? role : kept;
      listing = false;
    } else if (role === 'kept' && isOrdinal(tokens[i]) && i - takenAt < LONGEST_TAKING) {
      // "Saving and Excepting: Firstly, a parcel": the first of what is taken out.
    } else if (GIVES.has(tokens[i]?.text ?? '') || isOrdinal(tokens[i]) || isGrant(tokens, i)) role = 'conveyed';
    else if (role === null || role === 'conveyed') role = isNamed(tokens, i) ? 'conveyed' : role;
    else {
      listing ||= isListWord(tokens, i);
      const past = isNamed(tokens, i) && (role === 'unsure' || i - takenAt > 10);
      if (isWholeAgain(tokens, i)) [role, isTold] = ['unsure', false];
      else if (past && !listing) role = 'conveyed';
      else if (endsException(tokens, i)) role = listing || isOfTheSame(tokens, i + 1) ? 'unsure' : 'conveyed';
    }
  }
  const label = labelOf(tokens, role === 'kept' ? takenAt : leadFrom, leadTo);
  if (before?.role === 'kept' && role !== 'kept' && role !== 'unsure') {
    const goesOn = role === null && leadTo - leadFrom < 14;
    if (goesOn || followsOn(before.listed, label)) return { role: 'kept', takenAt: leadFrom, listed: label };
  }
  if (role === null && before?.role === 'unsure') return { role: 'unsure', takenAt, listed: null };
  return { role: role ?? 'conveyed', takenAt, listed: role === 'kept' ? label : null, isTold };
}

/** "do grant all that tract in the lands set apart for the troops": of this land or of other land; but a sentence of its own may lead to what was taken. */
function isToldInGrant(tokens: readonly Token[], at: number): boolean {
  if (!TOLD.has(textAt(tokens, at))) return false;
  for (let from = at; from > Math.max(0, at - LONGEST_GRANT); from -= 1) {
    if (isSentenceEnd(tokens, from - 1) || tokens[from]?.gap === 'paragraph') return false;
    if (isGrant(tokens, from)) return true;
  }
  return false;
}

/** In tokens, from the verb. */
const LONGEST_GRANT = 200;

const TOLD = wordSet('set none nothing nor neither released conveyed sold');

/** In tokens: the words that take land out, up to the list of what they take. */
const LONGEST_TAKING = 10;

const LISTING = wordSet('following below hereinafter hereafter parcels tracts pieces');

/** "the following two parcels": what comes after the sentence may still be what it takes out. */
function isListWord(tokens: readonly Token[], at: number): boolean {
  // "minerals below the surface".
  return LISTING.has(tokens[at]?.text ?? '') && !(tokens[at]?.text === 'below' && tokens[at + 1]?.text === 'the');
}

const DENYING = wordSet('not to never nor may will');

/** The granting verb itself, and not "does not convey" or "may convey". */
function isGrant(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (word === 'grant') return ['do', 'does', 'doth', 'hereby'].includes(textAt(tokens, at - 1));
  if (word === 'granted') return ['have', 'has', 'hath'].includes(textAt(tokens, at - 1));
  if (!CONVEYS.has(word)) return false;
  for (let i = at - 1; i >= at - 4; i -= 1) if (DENYING.has(textAt(tokens, i))) return false;
  return true;
}

function isNamed(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text;
  return (word === 'tract' || word === 'parcel') && isHeadingPlace(tokens, at) && isHeading(tokens, at);
}

/** An exception that ran its course before the description: a semicolon, or a sentence that announces nothing. */
function endsException(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "… Range 41 East. More particularly described as follows; Beginning": it goes on about the same piece.
  if (isAnnounced(tokens, at) || isMoreOfIt(tokens, at + 1)) return false;
  if (token?.text === ';') return true;
  const initial = tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.text.length === 1;
  // 'with all faults."'.
  const next = tokens[/^["”']$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1];
  return token?.text === '.' && next?.capital === true && !initial;
}

function isMoreOfIt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'more' && /^(?:particularly|fully|specifically)$/.test(tokens[at + 1]?.text ?? '');
}

/** "except the road, said property being more particularly described": the whole of it again, in all likelihood. */
function isWholeAgain(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'said' || !/^(?:property|premises|lands?)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const next = /^(?:is|are|being)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  return isMoreOfIt(tokens, next) || /^(?:described|bounded)$/.test(tokens[next]?.text ?? '');
}

/** "Said lot is bounded": the sentence goes on about what the one before took out. */
function isOfTheSame(tokens: readonly Token[], at: number): boolean {
  return ['said', 'it', 'this', 'these', 'such', 'which', 'they'].includes(tokens[at]?.text ?? '');
}

function isAnnounced(tokens: readonly Token[], at: number): boolean {
  return /^(?:follows|wit)$/.test(tokens[at - 1]?.text ?? '') || isItem(tokens, at - 1);
}

const NUMBERED = wordSet('tract parcel lot exception no item ( ;');

/** "1.", "Parcel 2."; but "as appears in its Minute Book 6." */
function isItem(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number') return false;
  return /^(?:line|paragraph)$/.test(token.gap) || NUMBERED.has(tokens[at - 1]?.text ?? '');
}

/** The last "(2)", "Parcel B" or "Tract 3" of the passage. */
function labelOf(tokens: readonly Token[], from: number, to: number): string | null {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (isOrdinal(token)) return `ly ${token?.text.slice(0, -2)}`;
    if (token?.text === '(' && tokens[i + 2]?.text === ')' && next !== undefined && next.text.length <= 2)
      return `( ${next.text}`;
    if (['tract', 'parcel', 'exception'].includes(token?.text ?? '') && isHeading(tokens, i) && next !== undefined)
      return `${token?.text} ${next.text}`;
  }
  return null;
}

/** "(1)" then "(2)", "Parcel A" then "Parcel B": the next of the same list. */
function followsOn(before: string | null, label: string | null): boolean {
  if (before === null || label === null) return false;
  const [kind, last = ''] = before.split(' ');
  const [same, next = ''] = label.split(' ');
  return kind === same && placeOf(next) === placeOf(last) + 1;
}

function placeOf(label: string): number {
  if (/^\d+$/.test(label)) return Number(label);
  return ordinalOf(label) ?? wholeNumberOf([label]) ?? (label.length === 1 ? label.charCodeAt(0) : Number.NaN);
}
