// What may stand in a place of a sentence: a noun behind an article, a verb behind its subject, and anything where the word is in no lexicon.
import { findEntry } from '#core/language/lexicon.ts';
import { isNumeral } from '#core/language/mend/trade-words.ts';
import type { Token } from '#core/language/tokens.ts';
import { isOpening, isVerb, type Place, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';

export function mayBeNoun(next: Token | undefined): boolean {
  if (next === undefined || next.kind !== 'word') return next?.kind === 'number';
  const entry = findEntry(next);
  if (entry === null || entry.noun !== undefined) return true;
  // "the deferred purchase money".
  if (entry.verb !== undefined && !/(?:ed|ing|s)$/.test(next.text)) return true;
  return entry.small === 'qualifier' || entry.small === 'number';
}

function opensNoun(next: Token | undefined): boolean {
  if (next === undefined || next.kind !== 'word') return next?.kind === 'number';
  const small = findEntry(next)?.small;
  return (small === 'qualifier' && !isAdverb(next.text)) || small === 'pointer' || small === 'number';
}

function isPreposition(next: Token | undefined): boolean {
  return next?.kind === 'word' && next.text !== 'of' && findEntry(next)?.small === 'preposition';
}

function isForce(next: Token): boolean {
  return next.kind === 'word' && /^(?:rule|limit|hedge)$/.test(findEntry(next)?.small ?? '');
}

/** Whether a verb may stand there: behind its subject or an auxiliary, or before an article of its own. */
export function isVerbPlace(
  { before, hasVerb, isGoverned }: Place,
  text: string,
  next: Token | undefined,
  isKnown: boolean,
): boolean {
  const isParticiple = text.endsWith('ed') || text.endsWith('ing');
  // "the school building and well": nobody builds there.
  if (text === 'building' && before?.sort === 'thing' && !opensNoun(next)) return false;
  if (before === undefined) return isParticiple || (opensNoun(next) && next?.kind === 'word' && !isNumeral(next.text));
  switch (before.sort) {
    case 'qualifier':
      return isAdverb(before.text) && (opensNoun(next) || isPreposition(next) || isParticiple);
    case 'number':
    case 'length':
    case 'located':
      return false;
    case 'preposition':
      return (
        before.text === 'to' &&
        next?.kind !== 'number' &&
        (opensNoun(next) || isPreposition(next) || next === undefined)
      );
    case 'rule':
      return before.text !== 'no' && before.text !== 'without';
    case 'be':
    case 'pointer':
      return true;
    case 'joint':
      return /^[-'"/]$/.test(before.text) ? false : (opensNoun(next) && next?.kind === 'word') || isParticiple;
    default:
      if (isParticiple) return true;
      // "conveys outright to": no verb stands behind a verb.
      if (isVerb(before.sort) && !text.endsWith('s')) return false;
      // What a preposition governs has no verb of its own where the sentence has one.
      if (isGoverned && (hasVerb || (next === undefined && !before.text.endsWith('s')))) return false;
      return (
        opensNoun(next) ||
        ((!isKnown || text.endsWith('s')) && (isPreposition(next) || next === undefined || isForce(next)))
      );
  }
}

function isAdverb(word: string): boolean {
  return /ly$|^(?:here|there|where)\w+$|^(?:now|then|also|so|ever|forever|always|further|furthermore)$/.test(word);
}

const NOUN_ENDING = /(?:tion|sion|ment|ness|ity|ance|ence|ship|hood|ism|ist|age|ure|cy|dom|ant|ent|or|er)s?$/;
const NAMES_A_THING = /(?:tion|sion|ness|ity|ance|ence|ship|hood|ism)$/;
const ADJECTIVE_ENDING = /(?:al|ous|ive|ary|ory|able|ible|ful|ic|ical|ial|ish)$/;

/** A word that is not in the lexicon is a noun or an adjective where no verb may stand, and else may do anything. */
export function unknownSort(place: Place, at: number, next: Token | undefined): Sort {
  const { tokens, from, isShouted, before } = place;
  const token = tokens[at];
  const text = token?.text ?? '';
  if (/^(?:un|mis).+ed$/.test(text)) return 'act';
  if (text.length < 3 || token?.doubt !== undefined) return 'unknown';
  // An abbreviation.
  if (next?.text === '.' && text.length < 6) return 'unknown';
  if (token?.capital === true && (at === from || isOpening(tokens, at)) && !text.endsWith('ing')) return 'name';
  if (text.endsWith('ly')) return 'unknown';
  if (isShouted && !/[^e]ed$/.test(text) && isNameAmong(tokens, at, before, next)) return 'name';
  // "the siting of a house".
  if (text.endsWith('ing') && next?.text === 'of') return 'unknown';
  if (isVerbPlace(place, text, next, false) || isTransitive(place, text, next)) {
    // "the boundary of the annexation the following".
    if (NAMES_A_THING.test(text)) return 'unknown';
    if (/(?:ed|ing|s)$/.test(text) || opensNoun(next)) return 'act';
    return NOUN_ENDING.test(text) || ADJECTIVE_ENDING.test(text) ? 'unknown' : 'act';
  }
  if (/(?:ed|ing)$/.test(text) && !mayBeNoun(next))
    return before?.sort === 'qualifier' && text.endsWith('ing') ? 'unknown' : 'act';
  return 'unknown';
}

const ACTORS: ReadonlySet<Sort> = new Set<Sort>(['person', 'name', 'land', 'piece', 'figure', 'monument', 'way']);

/** "an owner asserts title": an ending of verbs behind one who may act, with a noun for its object. */
function isTransitive({ before, hasVerb, isGoverned }: Place, text: string, next: Token | undefined): boolean {
  if (!/[^s]s$/.test(text) || before === undefined || !ACTORS.has(before.sort) || (isGoverned && hasVerb)) return false;
  return next?.kind === 'word' && findEntry(next)?.noun !== undefined;
}

/** In capitals: beside an initial or another word that is in no lexicon, and with no article behind it. */
function isNameAmong(tokens: readonly Token[], at: number, before: Word | undefined, next: Token | undefined): boolean {
  if (opensNoun(next) && next?.kind === 'word') return false;
  if (before === undefined) return true;
  if (before.sort === 'name' || before.text === '.' || before.text === ',') return true;
  if (next?.kind === 'word' && (next.text.length === 1 || findEntry(next) === null)) return true;
  return (
    before.sort === 'preposition' ||
    before.sort === 'qualifier' ||
    before.text === 'and' ||
    tokens[at - 1]?.kind === 'number'
  );
}
