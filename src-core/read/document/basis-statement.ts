// Where the words begin and end that tell what bearings are reckoned from.

export const tidy = (statement: string): string =>
  statement
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:(]+|[\s,;:]+$/g, '')
    .replace(/^([^(]*)\)+$/, '$1')
    .replace(/(?<=[A-Za-z\d)"”'°]{2}|\s\d|[\s"”'’][EW])\.$/, '')
    .trim();

/** The last clause of the words before. */
export function clauseOf(left: string): string | null {
  const ends = [...left.matchAll(/[;\n]|[A-Za-z\d)"”'°]{2}\.(?=\s+[A-Z(])/g)].map((end) => end.index + end[0].length);
  const printed = withoutJoint(left.slice(ends.at(-1) ?? 0));
  return printed.length > 8 ? printed : null;
}

/** Without the words that only lead on to "basis of bearings". */
export const withoutJoint = (left: string): string =>
  tidy(
    left.replace(
      /[\s,]*(?:and\s+)?(?:(?:said|the|which|this|that)\s+)?(?:line|course|bearing)?\s*(?:(?:being|is|are|was|were|has been|as|for|used|taken|of this line|assigned)\s+)*(?:the|a)?[\s,]*$/i,
      '',
    ),
  );

/** What the description goes on with where no stop parts it from the statement. */
const GOES_ON =
  /[\s,:.)-]+(?:and\s+)?(?:(?:beginning|commencing|starting|begin|commence)\s+(?:at|on|in|for|from|with)\b|(?:point|place)\s+of\s+(?:beginning|commencement)\s*[:;]|thence\b|(?:containing|contains)\s+[\d(.]|being\s+(?:the\s+same|(?:a\s+)?part\s+of)\s)/i;

/** At a full stop or a semicolon, not at the point of an abbreviation or a figure; at the end of the bracket around it; where the description goes on. */
export function statementEnd(text: string): number {
  const end = /[;\n]|(?:[A-Za-z\d)"”'°]{2}|[a-z]\s\d|["”'’°]\s?[EW])\.(?=\s+[A-Z(]|\s*$)/.exec(text);
  const stop = end === null ? text.length : /^[;\n]/.test(end[0]) ? end.index : end.index + end[0].length - 1;
  const goesOn = GOES_ON.exec(text)?.index ?? stop;
  return Math.min(stop, goesOn + (text[goesOn] === ')' ? 1 : 0), bracketEnd(text));
}

/** Where a bracket closes that was open before the text begins. */
function bracketEnd(text: string): number {
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(/[()[\]]/g)) {
    open += sign === '(' || sign === '[' ? 1 : -1;
    if (open < 0) return index;
  }
  return text.length;
}
