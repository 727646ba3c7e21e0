// A price by the acre and what it comes to tell how many acres are sold: held against those stated.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const isAcre = oncePerToken((word) => word === 'acre');
const COMES_TO = /^(?:amount(?:s|ing)|mak(?:es|ing)|total(?:s|ling|ing)?|aggregat(?:es|ing)|all|com(?:es|ing))$/;
/** Of the price: what is rounded to dollars, and a PASS's own tolerance of the area. */
const ALLOWED = 0.01;
const FARTHEST = 12;

/** "at $400 per acre, amounting to $1,200". */
export function priceRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const stated = tracts.flatMap(({ isException, stated_acres }) => (isException ? [] : [stated_acres ?? Number.NaN]));
  const acres = stated.reduce((sum, one) => sum + one, 0);
  if (Number.isNaN(acres) || tracts.some(({ isException }) => isException)) return [];
  return placesWhere(tokens, isAcre).flatMap((at): Remark[] => {
    const rate = /^(?:per|an|the|each)$/.test(textAt(tokens, at - 1)) ? moneyBefore(tokens, at - 1) : null;
    const sum = rate === null ? null : sumBehind(tokens, at + 1);
    if (rate === null || sum === null || Math.abs(sum.value - rate.value * acres) <= ALLOWED * sum.value) return [];
    return [{ code: 'second_area', from: rate.from, to: sum.to, tracts: tracts.map(({ index }) => index) }];
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
  const read = readNumber(tokens, isSign ? at + 1 : at);
  const isNamed = read !== null && /^dollars?$/.test(textAt(tokens, read.next));
  if (read === null || read.value <= 0 || !(isSign || isNamed)) return null;
  return { value: read.value, from: at, to: isNamed ? read.next + 1 : read.next };
}

function moneyBefore(tokens: readonly Token[], to: number): Money | null {
  for (let at = Math.max(0, to - FARTHEST); at < to; at += 1) {
    const money = tokens[at]?.kind === 'mark' && textAt(tokens, at) !== '$' ? null : moneyAt(tokens, at);
    if (money?.to === to) return money;
  }
  return null;
}

function sumBehind(tokens: readonly Token[], from: number): Money | null {
  const [sentence] = sentencesIn(tokens, from, Math.min(tokens.length, from + FARTHEST));
  for (let at = from, comes = false; at < (sentence?.to ?? from); at += 1) {
    comes ||= COMES_TO.test(textAt(tokens, at));
    const money = comes && (tokens[at]?.kind !== 'mark' || textAt(tokens, at) === '$') ? moneyAt(tokens, at) : null;
    if (money !== null) return money;
  }
  return null;
}
