// Where azimuths are counted from: north, unless the document says south, as the Hawaiian surveys do.

const FROM_SOUTH = /azimuths?[^.;]{0,80}clockwise from (?:true |grid )?south/i;

/** Degrees to add to a recorded azimuth to count it from north. */
export function azimuthOriginOf(text: string): number {
  return FROM_SOUTH.test(text) ? 180 : 0;
}
