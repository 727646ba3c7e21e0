// Whether a point ends a sentence, or a word that was cut short.
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const ABBREVIATIONS = wordSet(
  'atty int sd afsd no nos ft st sts ave aves blvd hwy rte rt ry rwy rr bros corp ltd mt mts sta approx capt col gen gov hon rev messrs rd mr mrs mme mlle ms dr jr sr co sec twp rge t r s n e w lot blk bk pg vol p pt in dia brs mkd conc mon mons cyl m vrs deg min ch chs lks po a d j o l u inc esq pat dep ye cor rec subd bdy et al jan feb mar apr aug sept oct nov dec',
  // Given names as clerks cut them short.
  'thos wm chas jas geo jno jos robt saml benj danl edw edwd fredk richd abm abrm andw archd eliz nathl theo jona margt cath',
);

/** A point ends a sentence when a capital, a figure or a paragraph follows and no abbreviation or initial stands before it. */
export function isSentenceEnd(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== '.') return false;
  // "G.M.. Smith": of two points one is a speck.
  const before = tokens[at - 1]?.text === '.' && tokens[at]?.gap === 'none' ? tokens[at - 2] : tokens[at - 1];
  const after = tokens[at + 1];
  if (after === undefined || after.gap === 'paragraph') return true;
  if (after.gap === 'none') return isRunTogether(before, after);
  if (before?.kind === 'word' && (before.text.length === 1 || ABBREVIATIONS.has(before.text))) return false;
  return after.capital || after.text === '(';
}

/** "to the point of beginning.In exchange": the space behind the point is lost. */
function isRunTogether(before: Token | undefined, after: Token): boolean {
  const words = before?.kind === 'word' && after.kind === 'word';
  return words && after.capital && !before.capital && before.text.length > 3 && after.text.length > 1;
}
