// A course in which so many characters came out wrong that no value of it can be trusted, however whole it looks.
import type { Token } from '#core/language/tokens.ts';

const MOST_RUINS = 1;
/** Between letters these are written. */
const WRITTEN = new Set(['-', "'", '/', '.', '&', ',', '(', ')', '"', ';', ':']);

export function isRuinous(tokens: readonly Token[], from: number, to: number): boolean {
  let ruins = 0;
  for (let i = from; i < to; i += 1) if (isRuin(tokens, i)) ruins += 1;
  return ruins > MOST_RUINS;
}

/** A character that could not be read, or a mark or a figure with letters on both sides: "dir?ctior", "dz_rection", "sa5d". */
function isRuin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // A word is such a character only where it was made one.
  if (token === undefined || token.kind === 'word') return token?.doubt !== undefined && token.text === '\ufffd';
  if (token.text === '\ufffd') return true;
  const after = tokens[at + 1];
  if (token.gap !== 'none' || after?.kind !== 'word' || after.gap !== 'none' || WRITTEN.has(token.text)) return false;
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return false;
  return token.kind === 'mark' || (before.text.length > 1 && after.text.length > 1);
}
