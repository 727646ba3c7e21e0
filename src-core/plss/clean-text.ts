// Text smoothed for reading (typographic marks, words broken over a line end), with the way back to the original offsets.

export interface CleanText {
  text: string;
  /** Original offset of the character there, or of the end. */
  offsetOf: (at: number) => number;
}

const PLAIN: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2044': '/',
  '\u2215': '/',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u00b9': '1',
  '\u00b2': '2',
  '\u2074': '4',
  '\u2082': '2',
  '\u2084': '4',
};

/** The printing office sets fractions between backslashes: NE\1/4\SW\1/4\. */
const PRINTERS = '\\\\(?=[1-7]/\\s?[2-8]\\\\)|\\\\(?<=[1-7]/\\s?[2-8]\\\\)';
/** "Township (6) six": the figure in brackets before its words, or alone. */
const HEADS = '\\b(?:[Tt]ownship|[Rr]ange|[Ss]ection|TOWNSHIP|RANGE|SECTION)\\s';
const COUNTS =
  '(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Tt]hirteen|[Ff]ifteen|[Tt]wenty|[Tt]hirty)';
const BRACKETED = `\\(\\d{1,3}\\)\\s(?<=${HEADS}\\(\\d{1,3}\\)\\s)(?=${COUNTS})|\\((?<=${HEADS}\\()(?=\\d{1,3}\\))|\\)(?<=${HEADS}\\(\\d{1,3}\\))`;
const UNCLEAN = new RegExp(
  `[${Object.keys(PLAIN).join('')}]|${PRINTERS}|${BRACKETED}|~(?<=1~)(?=[24])|-(?<=[A-Za-z]-)[ \\t]*\\r?\\n[ \\t]*(?=[a-z])`,
  'g',
);

export function cleanText(original: string): CleanText {
  const kept: string[] = [];
  // Where each piece begins, in the clean text and in the original.
  const starts: number[] = [];
  const origins: number[] = [];
  let [from, length] = [0, 0];
  const keep = (piece: string, origin: number): void => {
    starts.push(length);
    origins.push(origin);
    kept.push(piece);
    length += piece.length;
  };
  for (const { 0: mark, index } of original.matchAll(UNCLEAN)) {
    keep(original.slice(from, index), from);
    const plain = mark === '~' ? '/' : PLAIN[mark];
    if (plain !== undefined) keep(plain, index);
    from = index + mark.length;
  }
  keep(original.slice(from), from);
  const offsetOf = (at: number): number => {
    const piece = lastUpTo(starts, at);
    return at < length ? (origins[piece] ?? 0) + at - (starts[piece] ?? 0) : original.length;
  };
  return { text: kept.join(''), offsetOf };
}

/** The last of some places, in order, that is not beyond the one. */
function lastUpTo(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
