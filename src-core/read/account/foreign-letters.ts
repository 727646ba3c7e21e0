// Words in letters of another writing: what they say of the land nobody here can read.
import type { Token } from '#core/language/tokens.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { Remark } from '#core/read/account/remark.ts';

/** A word or two of them are a name or a seal; a sign beside a figure is one letter. */
const FEWEST = 6;
/** Of what the alphabet of the language leaves over; but not the raised letters of ordinals. */
const LETTER = /^(?![ªº])\p{L}$/u;

export function foreignRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const from = tokens.findIndex((_, at) => isForeign(tokens[at]) && runFrom(tokens, at) >= FEWEST);
  if (from < 0) return [];
  return [{ code: 'text_damaged', from, to: from + runFrom(tokens, from), tracts: tracts.map(({ index }) => index) }];
}

const isForeign = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && token.text > '~' && LETTER.test(token.text);

function runFrom(tokens: readonly Token[], from: number): number {
  let to = from;
  while (isForeign(tokens[to])) to += 1;
  return to - from;
}
