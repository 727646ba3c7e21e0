// What an instrument tells of its figures, its areas and its tracts that the account has held against what was read, and found to be so.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { areasTold } from '#core/read/account/quantities/areas.ts';
import { agreedTractCounts } from '#core/read/account/quantities/tract-counts.ts';

/** Areas that are those of the land, and counts of its tracts. */
const measuresIn = oncePer((instrument: Instrument): readonly Passage[] => [
  ...areasTold(instrument).flatMap(({ mention, isWhole }) => (isWhole ? [mention] : [])),
  ...areasTold(instrument).flatMap(({ mention, isInParts }) =>
    isInParts ? [partAround(instrument.reading.tokens, mention)] : [],
  ),
  ...agreedTractCounts(instrument),
]);

/** In tokens, from a part to where it lies. */
const LONGEST_PART = 10;
const LIES =
  /^(?:are|is|lies?|lying|being|situated?|located|in|within|the|of|said|sections?|lots?|quarters?|half|county|township|range|north|south|east|west|northeast|northwest|southeast|southwest)$/;

/** "of which 19.93 acres are in Section 5", "and 67.43 acres are in Section 6"; what is told of a part but where it lies is heard. */
function partAround(tokens: readonly Token[], { from, to }: Passage): Passage {
  const isLed = textAt(tokens, from - 1) === 'which' && textAt(tokens, from - 2) === 'of';
  let end = to;
  while (end < to + LONGEST_PART && (LIES.test(textAt(tokens, end)) || tokens[end]?.kind === 'number')) end += 1;
  const isPlaced = tokens[end]?.kind === 'mark' || /^(?:and|)$/.test(textAt(tokens, end));
  if (!isPlaced) return { from, to };
  return { from: isLed ? from - 2 : textAt(tokens, from - 1) === 'and' ? from - 1 : from, to: end };
}

/** Where nothing is remarked of the claims of an instrument, what it tells of its figure is true as well. */
const claimsIn = oncePer((instrument: Instrument): readonly Passage[] => [
  ...figureTalkIn(instrument),
  ...measuresIn(instrument),
]);

/** The pieces of a passage that no such measure covers. */
export const besideMeasures = (instrument: Instrument, passage: Passage): Passage[] =>
  uncovered(measuresIn(instrument), passage);

/** The pieces that no claim covers at all. */
export const besideClaims = (instrument: Instrument, passage: Passage): Passage[] =>
  uncovered(claimsIn(instrument), passage);

/** In tokens: between the ends of a longer one something else may be told. */
const LONGEST_ASSERTED = 8;

/** The pieces beside all that is asserted of a figure, which is proved on it or told for itself. */
export const besideAssertions = (instrument: Instrument, passage: Passage): Passage[] =>
  uncovered(assertedIn(instrument), passage);

const assertedIn = oncePer(({ tracts }: Instrument) =>
  tracts.flatMap(({ asserted }) => asserted.filter(({ from, to }) => to - from <= LONGEST_ASSERTED)),
);

function uncovered(all: readonly Passage[], { from, to }: Passage): Passage[] {
  const claims = all.filter((claim) => claim.from < to && claim.to > from);
  const pieces: Passage[] = [];
  let since = from;
  for (const claim of claims.toSorted((one, other) => one.from - other.from)) {
    if (claim.from > since) pieces.push({ from: since, to: claim.from });
    since = Math.max(since, claim.to);
  }
  return since < to ? [...pieces, { from: since, to }] : pieces;
}
