// Reservations that keep nothing out of a grant: acts that set public land aside for a use.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const ENTRIES = wordSet('sale settlement entry entries appropriation location disposal disposition');

/** "withdrawn from settlement and entry": public land that is set aside, all of it. */
export function isFromEntry(tokens: readonly Token[], at: number): boolean {
  return (
    /^with(?:drawn|held)$/.test(textAt(tokens, at)) &&
    [1, 2, 3, 4, 5].some((step) => ENTRIES.has(textAt(tokens, at + step)))
  );
}

const OWN_USE =
  /^(?:himself|herself|itself|themselves|ourselves|myself|grantors?|sellers?|vendors?|heirs|our|my|me|us)$/;
const PUBLIC_ACTS = wordSet('withdraw withdrawn settlement domain proclamation proclaim executive');

/** "to be forever reserved and kept for a cemetery for our descendants": a use of the whole grant, and nothing taken out of it. */
export function isKeptForUse(tokens: readonly Token[], at: number): boolean {
  const reserved = textAt(tokens, at) === 'reserved' ? at : at - 2;
  if (textAt(tokens, reserved) !== 'reserved') return false;
  const words = [0, 1, 2, 3, 4].map((step) => textAt(tokens, reserved + step)).join(' ');
  if (!/^reserved and (?:kept|held|used|preserved) (?:for|as) (?:a|an|the)$/.test(words)) return false;
  return [1, 2, 3].some((step) => textAt(tokens, reserved - step) === 'be');
}

/** "reserve for railroad purposes", "reserved and set apart as a refuge": an act that gives the whole of it a use. */
export function isPublicUse(tokens: readonly Token[], at: number): boolean {
  let used = false;
  for (let i = at + 1; i < at + 16; i += 1) {
    const text = textAt(tokens, i);
    if (OWN_USE.test(text)) return false;
    used ||= (text === 'for' || text === 'as') && i < at + 5;
    used ||= text === 'set' && /^(?:apart|aside)$/.test(textAt(tokens, i + 1));
  }
  if (used) return true;
  for (let i = at - 40; i < at + 20; i += 1) if (PUBLIC_ACTS.has(textAt(tokens, i))) return true;
  return false;
}

/** In tokens. */
const LONGEST_OBJECT = 90;
const GIVEN = /^(?:grant|convey|give|sell|conveyed|granted|grants|conveys|gives|sells|release|releases)$/;
const PIECES = /^(?:lots?|tracts?|parcels?|fields?|farms?|acres?|plots?|pieces?|lands?|grounds?|strips?)$/;

const USE =
  /^kept(?= (?:for|as|open|clear|unbuilt|enclosed|fenced) )(?: (?:open|clear|unbuilt|enclosed|fenced))?(?: forever)?(?: (?:for|as)(?: an?)?(?: (?!the |as )[a-z]+){1,5})?(?: [,:.]| and (?:bounded|described)|$)/;
/** "kept for the widow as her dower the following". */
const OTHERWISE =
  /^(?:out|therefrom|from|what|which|parts?|portions?|following|balance|rest|by|them|him|his|her|their|own|widows?|dower|homestead)$/;

/** "a lot formerly kept as a tavern": told of what is given; but "their farm, kept out of it being a lot". */
export function isOfGiven(tokens: readonly Token[], at: number, to: number): boolean {
  // "a lot to be kept as a park".
  const isYet = `${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}` === 'to be';
  if (!isYet && !/^(?:,|tract|lot|parcel|land|formerly|lately|once)$/.test(textAt(tokens, at - 1))) return false;
  const behind = tokens.slice(at, to);
  // "kept for John Poe".
  if (
    behind
      .slice(
        0,
        behind.findIndex(({ text }) => text === ','),
      )
      .some(({ capital }) => capital)
  )
    return false;
  if (!USE.test(behind.map(({ text }) => text).join(' '))) return false;
  if (behind.some(({ text }) => [PIECES, OTHERWISE, OWN_USE].some((words) => words.test(text)))) return false;
  let pieces = 0;
  for (let i = at - 1; i > at - LONGEST_OBJECT && i >= 0 && !/^[;:]$/.test(textAt(tokens, i)); i -= 1) {
    if (GIVEN.test(textAt(tokens, i))) return pieces === 1;
    if (!PIECES.test(textAt(tokens, i)) || textAt(tokens, i - 1) === 'of') continue;
    // "their farm, kept as a tavern stand as follows".
    if (!isOneOf(tokens, i)) return false;
    pieces += 1;
  }
  return false;
}

/** "a lot", "all that certain lot". */
const isOneOf = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((step) => /^(?:an?|one|that|this)$/.test(textAt(tokens, at - step))) &&
  ![1, 2].some((step) => /^(?:the|their|our|my|his|her|its)$/.test(textAt(tokens, at - step)));
