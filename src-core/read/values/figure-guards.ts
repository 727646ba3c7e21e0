// What keeps a figure from being the value it looks like: a label, a head that was lost, a tear, the marks of an angle.

import { isKnownWord } from '#core/language/lexicon.ts';
import { isWholeWord } from '#core/language/mend/near-words.ts';
import { isNumbered } from '#core/language/numbered-nouns.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';

/** "the line of Lot 1 434.76 feet": the number of the lot, and then a distance. */
export function isLabel(tokens: readonly Token[], at: number): boolean {
  const [figure, next] = [tokens[at], tokens[at + 1]];
  if (figure?.kind !== 'number' || figure.decimals > 0) return false;
  // The 2 of "by Lot 2C": its letter is no unit.
  const isLettered = next?.kind === 'word' && next.gap === 'none' && next.text.length === 1;
  if (!isLettered && (next?.kind !== 'number' || next.gap === 'none')) return false;
  const before = textAt(tokens, at - 1) === '.' ? tokens[at - 2] : tokens[at - 1];
  return isNumbered(before?.text ?? '');
}

/** The rest of a figure whose front could not be read: the 30 of 149.l30, the 360 of 139-360. */
export function isHeadless(tokens: readonly Token[], at: number): boolean {
  const figure = tokens[at];
  if (figure?.gap !== 'none') return false;
  const before = tokens[at - 1];
  // The i of 737.9.i: whatever it stands for, it is the end of something.
  if (figure.kind === 'word') return before?.text === '.' && before.gap === 'none';
  if (figure.kind !== 'number' || before === undefined) return false;
  // The 2 of pars2l.
  if (before.kind === 'word' && before.text.length > 3) return !isKnownWord(before.text) && !isNumberWord(before.text);
  if (before.kind === 'word')
    return (
      before.text.length <= 3 && !BEFORE_FIGURE.has(before.text) && (before.gap === 'none' || before.text.length === 1)
    );
  if (!MARKS_BEFORE_FIGURE.has(before.text)) return true;
  // The 4 of 1�+4.
  if (before.gap === 'none' && textAt(tokens, at - 2) === '\ufffd') return true;
  // The 0 of 24Q.0.
  const point = before.text === '.' && before.gap === 'none' && tokens[at - 2]?.kind === 'word';
  if (point && tokens[at - 2]?.gap === 'none') return !BEFORE_FIGURE.has(textAt(tokens, at - 2));
  // The 18 of 241.'18.
  if (before.gap === 'none' && textAt(tokens, at - 2) === '.' && tokens[at - 3]?.kind === 'number') return true;
  // The 52 of �.52: the whole of it is lost in front of the point.
  if (before.text === '.' && before.gap === 'none' && isUnreadable(tokens[at - 2])) return true;
  const glued = before.gap === 'none' && tokens[at - 2]?.kind === 'number';
  return glued && (before.text === '.' || before.text === ',' || before.text === '-');
}

/** A mark that no figure is ever written with: the place of a character that could not be read, or a sign left over from one. */
function isUnreadable(token: Token | undefined): boolean {
  return token?.kind === 'mark' && '\ufffd+~_#¤■□'.includes(token.text);
}

/** ~15 feet: the mark may stand where the first figure stood. */
export function isSpeckled(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.gap === 'none' && before?.kind === 'mark' && '~^!|¦%@<>«»•'.includes(before.text);
}

/** "th rty five poles", "sou 3 6604 feet": right before it stands a word that is none, and may have been its beginning. */
export function isBehindRuin(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word' || before.capital || before.text.length > 8) return false;
  // "west r 28 rods": a figure in all likelihood.
  if (before.text.length === 1) return 'rijltfvy'.includes(before.text) && before.gap !== 'none';
  return (
    !isWholeWord(before.text) &&
    !isCompound(before.text) &&
    unitNamed(before.text) === null &&
    !isNumberWord(before.text)
  );
}

/** In letters. */
const SHORTEST_PART = 4;

/** "barnyard". */
function isCompound(word: string): boolean {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1)
    if (isWholeWord(word.slice(0, cut)) && isWholeWord(word.slice(cut)) && !isNumberWord(word.slice(cut))) return true;
  return false;
}

/** The 50 of 334° 50': minutes, even where the degrees were lost. */
export function isMinutes(tokens: readonly Token[], at: number): boolean {
  // "at an angle of 89 degrees 54 feet with the line".
  if (textAt(tokens, at + 1) === 'feet' && /^(?:°|degrees)$/.test(textAt(tokens, at - 1)))
    return textAt(tokens, at - 3) === 'of' && textAt(tokens, at - 4) === 'angle' && (tokens[at]?.value ?? 60) < 60;
  return textAt(tokens, at + 1) === "'" && /^(?:°|deg|degs|degrees?)$/.test(textAt(tokens, at - 1));
}

/** What may stand glued before a figure that is whole: E100.00, of60, =25. */
const BEFORE_FIGURE = wordSet(
  'n s e w no so ne nw se sw east west of to by and at for ft is r l d t c a in mi ch on or x',
);
const MARKS_BEFORE_FIGURE = wordSet(`( [ " ' ° , ; : - = / . + $ * ^ | ¦ & % ~ @ ! < > » « •`);

/** A word that no number begins behind. */
function isInnerWord(before: Token | undefined): boolean {
  return (
    before?.kind === 'word' &&
    !/^(?:east|west|north|south|of|for|thence|distance|about|approximately|nearly|a|one|at|is|line|e|w|degrees|minutes|seconds)$/.test(
      before.text,
    )
  );
}

/** "forty-live and twenty-five hundredths feet": the hundredths of a number that could not be read. */
export function isShareAlone(tokens: readonly Token[], at: number, value: number): boolean {
  const before = textAt(tokens, at - 1);
  if (tokens[at]?.kind !== 'word') return false;
  if (before === '-') return isNumberWord(textAt(tokens, at - 2)) || isHyphened(tokens, at);
  return value < 1 && (before === 'and' || before === '&' || isInnerWord(tokens[at - 1]));
}

/** "eiijhty-two feet": the tens before the hyphen could not be read. */
function isHyphened(tokens: readonly Token[], at: number): boolean {
  const hyphen = tokens[at - 1];
  return tokens[at]?.gap === 'none' && hyphen?.gap === 'none' && tokens[at - 2]?.kind === 'word';
}

/** "9 eh. 58 lks", "forty-three rodc and ten links": the greater part stands before it, in a unit that could not be read. */
export function isGreaterLost(tokens: readonly Token[], at: number, unit: string): boolean {
  if (unit !== 'links' && unit !== 'inches') return false;
  let word = at - 1;
  if (/^(?:and|&|,|\+)$/.test(textAt(tokens, word))) word -= 1;
  if (textAt(tokens, word) === '.') word -= 1;
  const [spoilt, count] = [tokens[word], tokens[word - 1]];
  if (
    spoilt?.kind !== 'word' ||
    spoilt.text.length > 7 ||
    /^(?:degrees|minutes|seconds|e|w|east|west)$/.test(spoilt.text)
  )
    return false;
  if (count?.kind !== 'number')
    return isNumberWord(count?.text ?? '') || /^(?:poles?|chains?|perch|perches|rods?|ch|po)$/.test(spoilt.text);
  const label = textAt(tokens, word - 2) === '.' ? tokens[word - 3] : tokens[word - 2];
  return !isNumbered(label?.text ?? '');
}

/** "368.9 4 feet": a space tore the figure, and neither piece is the distance. */
export function isTorn(tokens: readonly Token[], at: number): boolean {
  // "C1 200.00'": the label of a table's row.
  if (tokens[at - 1]?.gap === 'none' && /^[lc]$/.test(textAt(tokens, at - 2))) return false;
  if (isAliquotEnd(tokens, at)) return false;
  return tokens[at]?.kind === 'number' && tokens[at - 1]?.kind === 'number' && !isNumbered(textAt(tokens, at - 2));
}

/** "along the East line of the NE1/4 400.00 feet": the quarter's own figures, and no piece of the length. */
const isAliquotEnd = (tokens: readonly Token[], at: number): boolean =>
  /^[248]$/.test(textAt(tokens, at - 1)) &&
  textAt(tokens, at - 2) === '/' &&
  textAt(tokens, at - 3) === '1' &&
  /^(?:[ns]?[ew]|[ns]|(?:north|south)?(?:east|west)|north|south)$/.test(
    textAt(tokens, textAt(tokens, at - 4) === '.' ? at - 5 : at - 4),
  );

/** Degrees are followed by a mark or a word, or by minutes that have one. */
export function mayBeAngle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || next.kind === 'fraction') return true;
  if (next.kind === 'number') return tokens[at + 2]?.kind === 'mark' || tokens[at + 2]?.kind === 'word';
  return next.kind === 'word'
    ? next.text.length > 3 || next.text[0] === 'd' || next.text === 'gon' || next.text === 'o' || next.gap === 'none'
    : !',;)('.includes(next.text);
}

/** "a delta of 30-58-26", "Δ=30-58-26": an angle by its name, where hyphens part it. */
export function isDashedDelta(tokens: readonly Token[], at: number): boolean {
  const joint = /^(?:of|=|:|is)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return textAt(tokens, at + 1) === '-' && /^(?:delta|Δ|angle)$/.test(textAt(tokens, joint));
}

/** 45°30' without a pole, or 41'01'03" whose degree sign was misread; but 10'6" is feet and inches. */
export function isAngleMark(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at + 1];
  if (first?.text === '°' || first?.text === '*') return true;
  // 80 04' 04": only the degree sign is lost.
  if (first?.kind === 'number')
    return textAt(tokens, at + 2) === "'" && tokens[at + 3]?.kind === 'number' && textAt(tokens, at + 4) === '"';
  if (first?.kind !== 'mark' || first.gap !== 'none') return false;
  const doubled = tokens[at + 2]?.kind === 'mark' && tokens[at + 2]?.gap === 'none' ? 1 : 0;
  const minutes = tokens[at + 2 + doubled];
  const second = tokens[at + 3 + doubled];
  if (minutes?.kind !== 'number' || minutes.gap !== 'none' || second?.kind !== 'mark' || second.gap !== 'none')
    return false;
  const further = tokens[at + 4 + doubled];
  const seconds = further?.kind === 'number' && further.gap === 'none';
  return seconds || !(first.text === "'" && second.text === '"') ? '\'"°'.includes(second.text) : false;
}
