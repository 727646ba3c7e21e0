// The limits that a figure is held against, each in this one place: what closes, what is exact, and how far a stated area
// may be from the computed one.

/** A figure that closes this well, or misses by no more than this, is closed. */
export const CLOSED_DENOMINATOR = 5000;
export const CLOSED_MISS_FT = 0.02;

/** Below this a miss is the arithmetic's, not the survey's. */
export const EXACT_FT = 0.0005;

/** A stated area may be off by this share of itself, or by half its last digit, but never by more than the second. */
export const STATED_AREA_SHARE = 0.005;
export const MOST_STATED_AREA_SHARE = 0.02;
