// Land beside the figure that the words convey with it.
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';

const LONGEST_NOTE = 14;
const NEAREST = 60;

/** "And Lot 9.", "Along with the adjoining acre.", "Tracts 1 and 2 of the following:". */
export function isLandAdded(tokens: readonly Token[], { openFrom, leadTo, closedAt, tailTo }: Surroundings): boolean {
  if (isSomeOfMany(tokens, Math.max(openFrom, leadTo - NEAREST), leadTo)) return true;
  return sentencesIn(tokens, closedAt, tailTo).some(
    ({ from, to }) => to - from <= LONGEST_NOTE && isAddition(tokens, from, to),
  );
}

const RIGHTS =
  /^(?:rights?|easements?|privileges?|appurtenances|improvements|ingress|access|use|way|buildings?|is|are|was)$/;

function isAddition(tokens: readonly Token[], from: number, to: number): boolean {
  let at = from;
  if (textAt(tokens, at) === 'along' && textAt(tokens, at + 1) === 'with') at += 2;
  else if (/^(?:and|plus|also|&)$/.test(textAt(tokens, at))) at += 1;
  else return false;
  if (/^(?:the|an|also)$/.test(textAt(tokens, at))) at += 1;
  const isLand = /^(?:adjoining|adjacent|next)$/.test(textAt(tokens, at)) || isNumberedLand(tokens, at);
  return isLand && !tokens.slice(at, to).some(({ text }) => RIGHTS.test(text));
}

/** "Lot 9", "tract B". */
function isNumberedLand(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:lots?|tracts?|parcels?)$/.test(textAt(tokens, at))) return false;
  return tokens[at + 1]?.kind === 'number' || textAt(tokens, at + 1).length === 1;
}

const COUNTED = /^(?:two|three|four|five|six|2|3|4|5|6)$/;

/** "the first two of the following", "Tracts 1 and 2 of the following", "within the following bounds, and Lot 5:". */
function isSomeOfMany(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    if (textAt(tokens, i) !== 'following') continue;
    const isOf = textAt(tokens, i - 1) === 'the' && textAt(tokens, i - 2) === 'of';
    if (isOf && COUNTED.test(textAt(tokens, i - 3)) && isChosen(tokens, i - 4)) return true;
  }
  const end = /^[:;.,]$/.test(textAt(tokens, to - 1)) ? to - 1 : to;
  return (
    textAt(tokens, end - 3) === 'and' &&
    isNumberedLand(tokens, end - 2) &&
    tokens.slice(Math.max(from, end - 16), end - 3).some(({ text }) => text === 'following')
  );
}

/** "the first", "Tracts 1 and". */
function isChosen(tokens: readonly Token[], at: number): boolean {
  if (/^(?:first|last|next)$/.test(textAt(tokens, at))) return true;
  return /^(?:and|,|&)$/.test(textAt(tokens, at)) && /^(?:tracts|parcels|lots)$/.test(textAt(tokens, at - 2));
}
