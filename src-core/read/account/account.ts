// The account: everything that an instrument says is claimed by one of its parts, and what is left over is remarked with its words.
import { effectsOf } from '#core/read/account/effects/effects.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { quantitiesOf } from '#core/read/account/quantities/quantities.ts';
import type { Remark } from '#core/read/account/remark.ts';

/** The parts of the account, in the order in which an examiner is told. */
const PARTS: readonly ((instrument: Instrument) => readonly Remark[])[] = [effectsOf, quantitiesOf];

/** What the words of the whole instrument leave open of its tracts. */
export function accountOf(instrument: Instrument): Remark[] {
  if (instrument.tracts.every(({ isStrip, isException }) => isStrip || isException)) return [];
  return PARTS.flatMap((part) => part(instrument));
}
