// A price by the acre and what it comes to tell how many acres are sold: held against those stated.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { isStop } from '#core/read/account/quantities/place-bearer.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const isAcre = oncePerToken((word) => word === 'acre' || word === 'acres');
/** Of the price: what is rounded to dollars, and a PASS's own tolerance of the area. */
const ALLOWED = 0.01;
/** In tokens, from the acre to the sum. */
const FARTHEST = 60;
/** Another charge than the price, or a part of it. */
const isOther = oncePerToken((word) =>
  /^(?:charges?|tax(?:es)?|assessments?|rent|rental|fees?|dues|tolls?|interest|balance|remainder|residue|down|part|crops?|annually|yearly|annum|year|mortgage|lien|notes?)$/.test(
    word,
  ),
);

/** "at $400 per acre, amounting to $1,200", "$2,400, reckoned at one hundred dollars for every acre". */
export function priceRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const stated = tracts.flatMap(({ isException, stated_acres }) => (isException ? [] : [stated_acres ?? Number.NaN]));
  const acres = stated.reduce((sum, one) => sum + one, 0);
  if (Number.isNaN(acres) || tracts.some(({ isException }) => isException)) return [];
  return placesWhere(tokens, isAcre).flatMap((at): Remark[] => {
    const rate = rateBefore(tokens, at) ?? rateBehind(tokens, at);
    const sum = rate === null ? null : sumBeside(tokens, at, rate);
    if (rate === null || sum === null || Math.abs(sum.value - rate.value * acres) <= ALLOWED * sum.value) return [];
    const [from, to] = [Math.min(rate.from, sum.from), Math.max(rate.to, sum.to)];
    return [{ code: 'second_area', from, to, tracts: tracts.map(({ index }) => index) }];
  });
}

interface Money {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** "$400", "Four Hundred Dollars". */
function moneyAt(tokens: readonly Token[], at: number): Money | null {
  const isSign = textAt(tokens, at) === '$';
  if (tokens[at]?.kind === 'mark' && !isSign) return null;
  const read = readNumber(tokens, isSign ? at + 1 : at);
  const isNamed = read !== null && /^dollars?$/.test(textAt(tokens, read.next));
  if (read === null || read.value <= 0 || !(isSign || isNamed)) return null;
  const to = isNamed ? read.next + 1 : read.next;
  // "three dollars and fifty cents".
  const cents = textAt(tokens, to) === 'and' ? readNumber(tokens, to + 1) : null;
  return cents !== null && /^cents?$/.test(textAt(tokens, cents.next))
    ? { value: read.value + cents.value / 100, from: at, to: cents.next + 1 }
    : { value: read.value, from: at, to };
}

function moniesIn(tokens: readonly Token[], from: number, to: number): Money[] {
  const found: Money[] = [];
  for (let at = from; at < to; at += 1) {
    const money = moneyAt(tokens, at);
    if (money === null || money.to > to) continue;
    found.push(money);
    at = money.to - 1;
  }
  return found;
}

/** In tokens. */
const LONGEST_MONEY = 9;
const EACH = /^(?:per|an?|the|each|every|of|for|by|to|on|and)$/;

/** "$100 per acre", "one hundred dollars for every acre", "for each of the acres". */
function rateBefore(tokens: readonly Token[], acre: number): Money | null {
  let to = acre;
  while (EACH.test(textAt(tokens, to - 1)) && to > acre - 4) to -= 1;
  const money = moniesIn(tokens, Math.max(0, to - LONGEST_MONEY), to).at(-1);
  return to < acre && money?.to === to ? money : null;
}

/** In tokens: "acre being reckoned upon the survey at". */
const LONGEST_RATE = 7;

/** "each acre being valued at $100", "every acre at one hundred dollars". */
function rateBehind(tokens: readonly Token[], acre: number): Money | null {
  if (!/^(?:per|each|every|the|an)$/.test(textAt(tokens, acre - 1))) return null;
  for (let at = acre + 1; at < acre + LONGEST_RATE && tokens[at]?.kind === 'word'; at += 1)
    if (textAt(tokens, at) === 'at') return moneyAt(tokens, at + 1);
  return null;
}

/** "amounting to $594, of which three hundred dollars is in hand paid". */
const isParted = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'whereof' || textWithin(tokens, at, at + 2) === 'of which';

/** The one other sum of the sentence, told more than once perhaps. */
function sumBeside(tokens: readonly Token[], acre: number, rate: Money): Money | null {
  let [from, to] = [acre, acre];
  while (from > Math.max(0, acre - FARTHEST) && !isStop(tokens, from - 1)) from -= 1;
  while (to < Math.min(tokens.length, acre + FARTHEST) && !isStop(tokens, to) && !isParted(tokens, to)) to += 1;
  const others = moniesIn(tokens, from, to).filter(({ value }) => value !== rate.value);
  const [sum] = others;
  if (sum === undefined || sum.value < rate.value || others.some(({ value }) => value !== sum.value)) return null;
  const [first, last] = [Math.min(rate.from, sum.from), Math.max(rate.to, sum.to, acre)];
  return tokens.slice(Math.max(from, first), last).some((token) => token.kind === 'word' && isOther(token))
    ? null
    : sum;
}
