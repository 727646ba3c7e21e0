// Text smoothed for reading (typographic marks, words broken over a line end), with the way back to the original offsets.

export interface CleanText {
  text: string;
  /** Original offset of the character at i; one more entry than characters, the last being the original length. */
  offsets: Int32Array;
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
  const offsets = new Int32Array(original.length + 1);
  const kept: string[] = [];
  let [from, length] = [0, 0];
  const keep = (to: number): void => {
    kept.push(original.slice(from, to));
    for (let i = from; i < to; i += 1) offsets[length++] = i;
  };
  for (const { 0: mark, index } of original.matchAll(UNCLEAN)) {
    keep(index);
    const plain = mark === '~' ? '/' : PLAIN[mark];
    if (plain !== undefined) {
      kept.push(plain);
      offsets[length++] = index;
    }
    from = index + mark.length;
  }
  keep(original.length);
  offsets[length] = original.length;
  return { text: kept.join(''), offsets: offsets.subarray(0, length + 1) };
}
