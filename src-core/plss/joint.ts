// What stands between two clusters, as far as it tells whether they belong together.

export interface Joint {
  /** Punctuation, in order; beyond a few signs it joins nothing. */
  marks: string;
  of: boolean;
  and: boolean;
  /** A word stands there that joins nothing. */
  foreign: boolean;
}

const PIECE =
  /\s+|([,;:|()\-.\]—])|\b(?:(of|in|within)|(and)|a\s+parcel\s+of\s+land,\s+which,\s+when\s+surveyed,\s+will\s+(?:likely\s+|probably\s+)?be\s+described\s+as|the|all|being|lying|lies|situate|situated|located|said|aforesaid|contained|that|is|are|both|fractional|a|part|aliq|portion)\b/iy;
const MOST_MARKS = 6;

export function jointOf(gap: string): Joint {
  const joint: Joint = { marks: '', of: false, and: false, foreign: false };
  for (let at = 0; at < gap.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(gap);
    if (piece === null || joint.marks.length > MOST_MARKS) return { ...joint, foreign: true };
    joint.marks += piece[1] ?? '';
    // "… of section 25. In Township 34 North": behind a full stop it opens the next heading.
    joint.of ||= piece[2] !== undefined && !(piece[2] === 'In' && joint.marks.endsWith('.'));
    joint.and ||= piece[3] !== undefined;
  }
  return joint;
}

/** The two one after the other. */
export function joined(a: Joint, b: Joint): Joint {
  return {
    marks: `${a.marks}${b.marks}`.slice(0, MOST_MARKS + 1),
    of: a.of || b.of,
    and: a.and || b.and,
    foreign: a.foreign || b.foreign,
  };
}

/** How loosely it joins: 0 "of", 1 a space or colon, 2 a comma, 3 a full stop, 4 a semicolon; Infinity when it does not. */
export function loosenessOf({ marks, of, and, foreign }: Joint): number {
  if (foreign || marks.length > MOST_MARKS) return Number.POSITIVE_INFINITY;
  if (marks.includes(';')) return 4;
  if (of) return 0;
  if (and) return 4;
  if (marks.includes('.')) return 3;
  return marks.includes(',') ? 2 : 1;
}
