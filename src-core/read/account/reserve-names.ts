// "Reserve No. 12", "the Yankton Reservation", "the Western Reserve": ground that is called so, and none that a deed reserves.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const GROUNDS = wordSet(
  'military naval indian forest lighthouse federal national park tribal school game coast public government this reserved',
);
/** Whose word it is that something is reserved. */
const WHO_RESERVES = wordSet('grantor grantors seller sellers vendor vendors party parties i we hereby to and they');
const TAKES_OUT = wordSet('of from to unto : therefrom thereout by in for - , and');
const ARTICLES = wordSet('the said a such');

/** Of a place: before the name of what land lies in, or beside. */
const PLACES = wordSet('of in within on upon into at adjoining near through said states and to');

/** What the word for a reserve says here is the name of a place. */
export function isNameOfReserve(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (!/^(?:reserve|reservations?)$/.test(word)) return false;
  if (isNumbered(tokens, at) || isProperName(tokens, at) || isPlaceName(tokens, at)) return true;
  // "the forest reserve is enlarged", "along the old canal reserve".
  if (word === 'reserve')
    return /^(?:forest|indian|military|naval|game|bird|canal|railroad|railway)$/.test(textAt(tokens, at - 1));
  // "the naval reservation includes", "this reservation contains".
  return (
    GROUNDS.has(textAt(tokens, at - 1)) ||
    (ARTICLES.has(textAt(tokens, at - 1)) && !TAKES_OUT.has(textAt(tokens, at + 1)))
  );
}

/** "part of Reservation 13", "United States reservation numbered 360", "in Reserve Number Twelve". */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at + 1]?.kind === 'number' || /^(?:numbered|no|number)$/.test(textAt(tokens, at + 1));
  return number && PLACES.has(textAt(tokens, at - 1));
}

/** "the Coweta Reserve Land District", "Lighthouse Reserve, Point Loma". */
function isProperName(tokens: readonly Token[], at: number): boolean {
  const [word, before, after] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (word?.text !== 'reserve' || !word.capital || before?.kind !== 'word' || !before.capital) return false;
  if (WHO_RESERVES.has(before.text)) return false;
  return after === undefined || after.capital || after.kind !== 'word' || ['no', 'in', 'of'].includes(after.text);
}

/** In tokens: "Me-shin-go-me-sia's". */
const LONGEST_NAME = 14;

/** "on the Yankton Reservation", "of the Reserve granted to Godfroy", "in Slocum's Reserve": a capital letter among small ones, behind a word that tells where; but "a part of the Reserve of two acres". */
function isPlaceName(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.capital !== true || isMeasured(tokens, at + 1)) return false;
  let from = at - 1;
  while (from > at - LONGEST_NAME && isOfName(tokens, from)) from -= 1;
  if (textAt(tokens, from) === 'the') from -= 1;
  const place = tokens[from];
  return place?.kind === 'word' && !place.capital && place.text !== 'and' && PLACES.has(place.text);
}

const isMeasured = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'of' &&
  (tokens[at + 1]?.kind === 'number' || /^(?:an?|one|two|three|four|five|ten|the)$/.test(textAt(tokens, at + 1)));

/** "Richardville", "Me-shin-go-me-sia's". */
function isOfName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'mark') return token.text === '-' || token.text === "'";
  const isJoined = [tokens[at - 1], tokens[at + 1]].some((mark) => mark?.text === '-' || mark?.text === "'");
  return token.kind === 'word' && ((token.capital && !WHO_RESERVES.has(token.text)) || isJoined);
}
