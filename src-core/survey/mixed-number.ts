// Whole numbers with a fraction, as old deeds write quarter degrees and half poles: "74½", "26 1/2", "¾".
import { VULGAR_FRACTIONS } from '#core/survey/vulgar-fraction.ts';

const MIXED = /^(\d{1,6})?[ °-]{0,3}(?:([¼½¾⅓⅔⅛⅜⅝⅞])|(\d{1,2})\/(\d{1,3}))$/;

/** Null when there is no fraction in it, or one of nothing, or one that is no part of a whole. */
export function readMixedNumber(text: string): number | null {
  const match = MIXED.exec(text.trim());
  if (match === null) return null;
  const [written, whole, sign, over, under] = match;
  // "261/2" could be 26½ as well as 261 halves.
  if (sign === undefined && whole !== undefined && !/[ °-]/.test(written)) return null;
  const part = sign === undefined ? Number(over) / Number(under) : VULGAR_FRACTIONS.get(sign);
  return part === undefined || !(part > 0 && part < 1) ? null : Number(whole ?? 0) + part;
}
