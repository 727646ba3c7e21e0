// The quantities part of the account: every figure, total, count, area and place that the instrument tells, held against what was read.

import { claimRemarks } from '#core/read/account/claims/figure-claims.ts';
import { shapeRemarks } from '#core/read/account/claims/shapes-left.ts';
import { neighbourLineRemarks } from '#core/read/account/frames/neighbour-lines.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { areaRemarks } from '#core/read/account/quantities/areas.ts';
import { bareFigureRemarks } from '#core/read/account/quantities/bare-figures.ts';
import { beginningRemarks } from '#core/read/account/quantities/beginning-told.ts';
import { besideRemarks } from '#core/read/account/quantities/beside-denied.ts';
import { cornerLotRemarks } from '#core/read/account/quantities/corner-lots.ts';
import { sectionCornerRemarks } from '#core/read/account/quantities/corner-of-section.ts';
import { placedCornerRemarks } from '#core/read/account/quantities/corners-placed.ts';
import { countRemarks } from '#core/read/account/quantities/counts.ts';
import { courseRemarks } from '#core/read/account/quantities/course-lengths.ts';
import { extentRemarks } from '#core/read/account/quantities/extents-told.ts';
import { correctedFigures } from '#core/read/account/quantities/figures-corrected.ts';
import { frontRemarks } from '#core/read/account/quantities/fronts.ts';
import { goesOnRemarks } from '#core/read/account/quantities/goes-on.ts';
import { addressRemarks } from '#core/read/account/quantities/house-address.ts';
import { lotRemarks } from '#core/read/account/quantities/lots-told.ts';
import { measureRemarks } from '#core/read/account/quantities/measures-left.ts';
import { partBegunRemarks } from '#core/read/account/quantities/part-begun.ts';
import { placeRemarks } from '#core/read/account/quantities/places.ts';
import { blankPlaceRemarks } from '#core/read/account/quantities/places-blank.ts';
import { priceRemarks } from '#core/read/account/quantities/price-per-acre.ts';
import { saidPlaceRemarks } from '#core/read/account/quantities/said-places.ts';
import { shareRemarks } from '#core/read/account/quantities/shares.ts';
import { tableRemarks } from '#core/read/account/quantities/table-rows.ts';
import { tractCountRemarks } from '#core/read/account/quantities/tract-counts.ts';
import { placedRemarks } from '#core/read/account/quantities/tract-places.ts';
import { partedRemarks, scaleRemarks, unitRemarks } from '#core/read/account/quantities/unit-remarks.ts';
import { definedUnitRemarks } from '#core/read/account/quantities/units-defined.ts';
import { widthRemarks } from '#core/read/account/quantities/widths-each.ts';
import { unprovedRemarks } from '#core/read/account/relations/proved.ts';
import { doMeet, type Remark } from '#core/read/account/remark.ts';

/** What is not discharged, for the tracts that only their words can keep from passing. */
export function quantitiesOf(instrument: Instrument): readonly Remark[] {
  const { reading, tracts } = instrument;
  const passing = tracts.filter(({ mayPass }) => mayPass);
  if (passing.length === 0) return [];
  const remarks = [
    ...passing.flatMap((tract) => courseRemarks(reading.tokens, tract)),
    ...passing.flatMap((tract) => placedCornerRemarks(reading.tokens, tract)),
    ...areaRemarks(instrument),
    ...widthRemarks(instrument),
    ...claimRemarks(instrument),
    ...shapeRemarks(instrument),
    ...unprovedRemarks(instrument),
    ...bareFigureRemarks(instrument),
    ...tableRemarks(instrument),
    ...countRemarks(instrument),
    ...shareRemarks(instrument),
    ...priceRemarks(instrument),
    ...frontRemarks(instrument),
    ...extentRemarks(instrument),
    ...cornerLotRemarks(instrument),
    ...besideRemarks(instrument),
    ...tractCountRemarks(instrument),
    ...lotRemarks(instrument),
    ...passing.flatMap((tract) => neighbourLineRemarks(reading.tokens, tract)),
    ...placedRemarks(instrument),
    ...placeRemarks(instrument),
    ...saidPlaceRemarks(instrument),
    ...addressRemarks(instrument),
    ...blankPlaceRemarks(instrument),
    ...correctedFigures(instrument),
    ...goesOnRemarks(instrument),
    ...beginningRemarks(instrument),
    ...partBegunRemarks(instrument),
    ...sectionCornerRemarks(instrument),
    ...unitRemarks(instrument),
    ...scaleRemarks(instrument),
    ...partedRemarks(instrument),
    ...definedUnitRemarks(instrument),
  ];
  // What is held against its line already is not told twice.
  const left = measureRemarks(instrument).filter((own) => !remarks.some((other) => doMeet(own, other)));
  const asked = new Set(passing.map(({ index }) => index));
  return [...remarks, ...left].filter(
    ({ tracts: bound }) => bound === undefined || bound.some((index) => asked.has(index)),
  );
}
