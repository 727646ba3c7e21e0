// Where measures begin in a text: areas, lengths and bearings, of whatever.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';

export const isMeasureAt = (tokens: readonly Token[], at: number): boolean =>
  areaAt(tokens, at) !== null || lengthAt(tokens, at) !== null || figuredBearing(tokens, at) !== null;

/** In order. */
export const measuresIn = oncePer((tokens: readonly Token[]): readonly number[] => {
  const places: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) if (isMeasureAt(tokens, at)) places.push(at);
  return places;
});
