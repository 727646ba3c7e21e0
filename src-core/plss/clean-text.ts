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

export function cleanText(original: string): CleanText {
  const brokenWord = /(?<=[A-Za-z])-[ \t]*\r?\n[ \t]*(?=[a-z])/y;
  const offsets = new Int32Array(original.length + 1);
  let text = '';
  for (let i = 0; i < original.length; ) {
    brokenWord.lastIndex = i;
    const broken = original[i] === '-' ? brokenWord.exec(original) : null;
    if (broken) {
      i += broken[0].length;
      continue;
    }
    const char = original[i] ?? '';
    offsets[text.length] = i;
    text += PLAIN[char] ?? char;
    i += 1;
  }
  offsets[text.length] = original.length;
  return { text, offsets: offsets.subarray(0, text.length + 1) };
}
