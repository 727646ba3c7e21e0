// A tract with what the scan of its page leaves open: facts in doubt, and places among its words that were not read.
import { type DocumentText, inFlow } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { tractFactConfidences } from '#core/read/scan/fact-confidence.ts';
import { areaPlaces, tractFactDoubts } from '#core/read/scan/fact-doubts.ts';
import { unreadAmong } from '#core/read/scan/unread-places.ts';
import type { PlacedTract } from '#core/read/tracts.ts';
import type { Page } from '#core/schema/page.ts';
import type { Tract } from '#core/schema/tract.ts';

export function scannedTract(document: DocumentText, pages: readonly Page[], placed: PlacedTract): Tract {
  const { tract, start, end } = placed;
  const doubts = [...(tract.doubts ?? []), ...tractFactDoubts(document, tract, { start, end })];
  const isUnread = pages.some(({ unread_places: places = [] }) => places.length > 0);
  const unread = isUnread ? unreadAmong(document.flow, pages, toldIn(document, placed)) : [];
  const doubted = doubts.length === 0 ? tract : { ...tract, doubts };
  const fact_confidence = tractFactConfidences(document, doubted, { start, end });
  return {
    ...doubted,
    ...(Object.keys(fact_confidence).length === 0 ? {} : { fact_confidence }),
    ...(unread.length === 0 ? {} : { unread }),
  };
}

/** From the beginning of the description to its last course or its area, whichever stands later. */
function toldIn(document: DocumentText, { tract, start, end, bodyStart, coursesEnd }: PlacedTract): Span {
  const told = inFlow(document, { start: bodyStart, end: Math.max(coursesEnd, bodyStart + 1) });
  const areas = areaPlaces(document, tract, { start, end }).flatMap(({ isAsStated, places }) =>
    isAsStated ? places.slice(0, 1) : [],
  );
  return { start: told.start, end: Math.max(told.end, ...areas.map((area) => area.end)) };
}
