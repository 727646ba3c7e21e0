// A grantee who is not told: the place of the name in a form that nobody filled.
import { findEntry } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { blankEnd } from '#core/read/account/quantities/places-blank.ts';
import type { Remark } from '#core/read/account/remark.ts';

const isGrantee = oncePerToken((word) => /^(?:grantees?|vendees?|buyers?|purchasers?)$/.test(word));
const isUnto = oncePerToken((word) => word === 'unto');

export function blankPartyRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const from = [...placesWhere(tokens, isGrantee), ...placesWhere(tokens, isUnto)].find((at) => isOpen(tokens, at));
  if (from === undefined || isNamedBehind(tokens)) return [];
  return [
    { code: 'text_missing', from, to: Math.min(tokens.length, from + 6), tracts: tracts.map(({ index }) => index) },
  ];
}

const YET =
  /^(?:to be (?:named|supplied|designated|determined|inserted|filled|chosen)|name (?:to|left|not|omitted)|left blank|not (?:yet )?(?:named|known|determined)|blank\b)/;

function isOpen(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (text === 'unto') return isEmpty(tokens, at + 1);
  // "TO: ____, GRANTEE".
  if (textAt(tokens, at - 1) === ',' && textAt(tokens, at - 2) === '_') return true;
  if (textAt(tokens, at + 1) === '(') return isEmpty(tokens, at + 1);
  return (
    textAt(tokens, at + 1) === ':' && (isEmpty(tokens, at + 2) || isLeftOut(tokens, at + 2) || isNoName(tokens, at + 2))
  );
}

/** "____", "....", "( )", "(blank)", "[name to be supplied]", "to be designated". */
function isEmpty(tokens: readonly Token[], at: number): boolean {
  const isBracket = /^[([]$/.test(textAt(tokens, at));
  const inner = isBracket ? at + 1 : at;
  return (
    blankEnd(tokens, at) >= 0 ||
    (isBracket && /^[)\]]$/.test(textAt(tokens, inner))) ||
    YET.test(textWithin(tokens, inner, inner + 4))
  );
}

/** Behind the label a new paragraph opens with words that are no name. */
const isLeftOut = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return (
    next?.gap === 'paragraph' &&
    findEntry(next) !== null &&
    /^(?:know|this|witnesseth|for|in|that|whereas)$/.test(next.text)
  );
};

/** "Unknown at this time": a line of common words, of which one at most is written as a name is. */
function isNoName(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.gap !== 'space' || tokens[from]?.kind !== 'word') return false;
  let to = from + 1;
  while (to < tokens.length && tokens[to]?.gap !== 'line' && tokens[to]?.gap !== 'paragraph') to += 1;
  const line = tokens.slice(from, to);
  return line.length > 1 && line.every(({ kind }) => kind === 'word') && line.slice(1).every(({ capital }) => !capital);
}

/** "unto Ralph T. Bartlett", "conveys and warrants to Mary Pike", "and Mary Pike, grantee": the box at the head of the form need not be filled. */
const isNamedBehind = (tokens: readonly Token[]): boolean =>
  placesWhere(tokens, isUnto).some((at) => isNameBehind(tokens, at)) ||
  placesWhere(tokens, isGiving).some((at) => textAt(tokens, at + 1) === 'to' && isNameBehind(tokens, at + 1)) ||
  placesWhere(tokens, isGrantee).some(
    (at) => textAt(tokens, at - 1) === ',' && tokens[at - 2]?.capital === true && textAt(tokens, at - 2) !== '_',
  );

const isGiving = oncePerToken((word) => /^(?:conveys?|warrants?|grants?|quitclaims?|sells?)$/.test(word));

function isNameBehind(tokens: readonly Token[], at: number): boolean {
  const name = textAt(tokens, at + 1) === 'said' ? at + 2 : at + 1;
  const token = tokens[name];
  return token?.kind === 'word' && token.capital && !isGrantee(token) && findEntry(token) === null;
}
