// The account: everything that an instrument says is claimed by one of its parts, and what is left over is remarked with its words.
import { effectsOf } from '#core/read/account/effects/effects.ts';
import { foreignRemarks } from '#core/read/account/foreign-letters.ts';
import { givenBehind } from '#core/read/account/given-behind.ts';
import { givingDoubts } from '#core/read/account/giving-verb.ts';
import { grantedOf } from '#core/read/account/granted.ts';
import { heldOf } from '#core/read/account/held-for.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { missingPages } from '#core/read/account/pages-missing.ts';
import { blankPartyRemarks } from '#core/read/account/party-blank.ts';
import { quantitiesOf } from '#core/read/account/quantities/quantities.ts';
import { doMeet, type Remark } from '#core/read/account/remark.ts';
import { rightsTold } from '#core/read/account/right-told.ts';

/** What the words of the whole instrument leave open of its tracts, in the order in which an examiner is told. */
export function accountOf(instrument: Instrument): Remark[] {
  if (instrument.tracts.every(({ isStrip, isException }) => isStrip || isException)) return [];
  const effects = effectsOf(instrument);
  // A figure in a sentence that is known for what it does is no second reason.
  const isDoubted = (one: Remark): boolean =>
    one.code === 'figure_unused' &&
    effects.some((other) => other.code !== 'sentence_not_understood' && doMeet(one, other));
  const told = [...effects, ...quantitiesOf(instrument).filter((one) => !isDoubted(one))];
  // Its sentence may have told the same by itself.
  const granted = [
    ...grantedOf(instrument),
    ...givingDoubts(instrument),
    ...heldOf(instrument),
    ...rightsTold(instrument),
    ...givenBehind(instrument),
    ...blankPartyRemarks(instrument),
    ...foreignRemarks(instrument),
    ...missingPages(instrument),
  ].filter((own) => !told.some((other) => own.code === other.code && doMeet(own, other)));
  return [...granted, ...told];
}
