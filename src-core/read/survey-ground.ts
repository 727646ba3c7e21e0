// The passages that name ground of the public survey, so that the rest of a long document need not be searched for parts.

const FRACTION = String.raw`\.?\s{0,3}(?:one[\s-]{1,2})?(?:[¼½]|1\/[24]\b|quarter|half)`;
/** The opening of a word is looked for once for all that open one. */
const GROUND = new RegExp(
  [
    String.raw`\b(?:sections?\b|secs?\.?\s{0,2}\d|[NSEW]{1,2}${FRACTION}|(?:[NSEW]2|[NS][EW]4)(?!\d)|[NSEW]{1,2}\/[24]|(?:[NS][EW]){2,}|[NS]?[EW]\.?\s?(?:[%¥»«*'’‘“”]|\S{1,2}\s+of\b)|[NS]\.?\s?[%¥»«]|l\.?s\.?d\b|legal\s+subd|tw?ps?\b|gov)`,
    `(?:st|th)${FRACTION}`,
    String.raw`\d-\d{1,2}\s?-?\s?W\.?\s?[1-6]`,
    'township',
  ].join('|'),
  'gi',
);
const REACH_BEFORE = 200;
const REACH_AFTER = 420;

/** The text with everything blanked that stands far from any word of the public survey. */
export function onlyGround(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let start = 0;
  let end = 0;
  for (const { index } of text.matchAll(GROUND)) {
    if (index - REACH_BEFORE > end) {
      kept.push(blank(text, from, start), text.slice(start, end));
      from = end;
      start = index - REACH_BEFORE;
    }
    end = Math.min(text.length, index + REACH_AFTER);
  }
  kept.push(blank(text, from, start), text.slice(start, end), blank(text, end, text.length));
  return kept.join('');
}

function blank(text: string, from: number, to: number): string {
  return text.slice(from, to).replaceAll(/[^\n\f]+/g, (line) => ' '.repeat(line.length));
}
