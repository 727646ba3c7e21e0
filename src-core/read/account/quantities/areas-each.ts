// Parts of one size that the land is told to be made of: so many times that size is all of it.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { textAt } from '#core/language/tokens.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { countsOf } from '#core/read/account/quantities/counts.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { STATED_AREA_SHARE } from '#core/survey/limits.ts';

const areParts = oncePerToken((word) => /^(?:lots|parts|pieces|parcels|fields|halves|shares)$/.test(word));
const MADE = /^(?:of|into|in|being|comprising|by)$/;

/** "The tract is made up of two lots of one acre each". */
export function eachRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return countsOf(tokens, areParts).flatMap(({ count, from, to }): Remark[] => {
    const area = MADE.test(textAt(tokens, from - 1)) && textAt(tokens, to) === 'of' ? areaAt(tokens, to + 1) : null;
    if (area === null || !/^(?:each|apiece)$/.test(textAt(tokens, area.to))) return [];
    const whole = count * area.value;
    const bound = boundAt(tracts, from).filter(({ mayPass }) => mayPass);
    const isOther = bound.every(
      ({ stated_acres }) => Math.abs((stated_acres ?? whole) - whole) > STATED_AREA_SHARE * whole,
    );
    const indexes = bound.map(({ index }) => index);
    return bound.length > 0 && isOther ? [{ code: 'second_area', from, to: area.to + 1, tracts: indexes }] : [];
  });
}
