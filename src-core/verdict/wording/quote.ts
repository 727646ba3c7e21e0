// Words of the document as a sentence of ours can quote them.

const LONGEST_QUOTE = 140;

/** In single spaces, cut behind a word where they are long, without the stops at either end. */
export function quoted(verbatim: string): string {
  const words = verbatim.replaceAll(/\s+/g, ' ');
  const cut = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} …` : words;
  return cut.replace(/^[\s,;.]+|[\s.;,]+$/g, '');
}

/** Between marks that the words do not hold themselves: the mark of seconds must not end them. */
export const inMarks = (quote: string): string => (quote.includes('"') ? `“${quote}”` : `"${quote}"`);
