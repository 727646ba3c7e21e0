// Whether two places that are told are one, as a recogniser may have spelt them.
import { editDistance } from '#core/language/resemblance.ts';
import type { PlaceFact } from '#core/read/account/quantities/place-names.ts';

/** They share one value. */
export function isSame(a: PlaceFact, b: PlaceFact): boolean {
  // "in Cates District, … of the 6th District": one is called by its name, and the other by its number.
  if (a.kind === 'district' && isNumber(a) !== isNumber(b)) return true;
  const isLike = (one: string, other: string): boolean => {
    if (/^(?:county|town|civil township|village|city|addition)$/.test(a.kind)) return isSpeltAlike(one, other);
    return /^(?:township|range)$/.test(a.kind) && isNumberedAlike(one, other);
  };
  return a.values.some((one) => b.values.some((other) => one === other || isLike(one, other)));
}

const isNumber = ({ values }: PlaceFact): boolean => values.every((value) => /^\d+$/.test(value));

/** "10S" and, without its pole, "10". */
function isNumberedAlike(one: string, other: string): boolean {
  return Number.parseInt(one, 10) === Number.parseInt(other, 10) && !(/\D$/.test(one) && /\D$/.test(other));
}

function isSpeltAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.replaceAll(' ', ''));
  // "Salt Creek" and "Creek"; but "Londonderry" and "Derry".
  const isShort = one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
  if (a === undefined || b === undefined || a === b || isShort) return true;
  return Math.min(a.length, b.length) > 4 && editDistance(a, b, 1) <= 1;
}
