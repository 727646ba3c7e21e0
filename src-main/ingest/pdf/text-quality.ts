// Whether the text that a page carries can be believed: fonts without a true mapping and old recognitions read as gibberish.

/** Words that make up a quarter or more of any English prose. */
const COMMON = new Set(
  'the of and to in a said by on as for or is be from at with this that it an all was which her his has have are not their heirs thence feet degrees minutes north south east west county state line corner point'.split(
    ' ',
  ),
);

export interface TextQuality {
  /** Share of characters that no deed holds. */
  broken: number;
  /** Share of alphabetic words that could be English by their shape. */
  plausible: number;
  /** Share of alphabetic words that are among the most common. */
  common: number;
  words: number;
}

export function textQualityOf(words: readonly string[]): TextQuality {
  const text = words.join('');
  const broken = (PLAIN.test(text) ? 0 : (text.match(BROKEN)?.length ?? 0)) / Math.max(1, text.length);
  let [count, plausible, common] = [0, 0, 0];
  for (const word of words) {
    const shape = shapeOf(word);
    count += shape & COUNTED;
    plausible += (shape & PLAUSIBLE) >> 1;
    common += (shape & IS_COMMON) >> 2;
  }
  return { broken, plausible: plausible / Math.max(1, count), common: common / Math.max(1, count), words: count };
}

const COUNTED = 1;
const PLAUSIBLE = 2;
const IS_COMMON = 4;

/** The words of deeds come again and again. */
const shapes = new Map<string, number>();
const MOST_SHAPES = 20_000;

function shapeOf(whole: string): number {
  let shape = shapes.get(whole);
  if (shape === undefined) {
    if (shapes.size >= MOST_SHAPES) shapes.clear();
    const word = LETTERS.test(whole) ? whole : whole.replace(AROUND, '');
    const isCounted = word.length >= 2 && /\p{L}/u.test(word) && !/\d/.test(word);
    shape = isCounted
      ? COUNTED | (isPlausible(word) ? PLAUSIBLE : 0) | (COMMON.has(word.toLowerCase()) ? IS_COMMON : 0)
      : 0;
    shapes.set(whole, shape);
  }
  return shape;
}

const LETTERS = /^[a-z]+$/i;
/** What stands around the letters and figures of a word. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** True when the page should be recognised from its picture instead. */
export function isGibberish(quality: TextQuality): boolean {
  if (quality.broken > 0.04) return true;
  if (quality.words >= 20 && quality.plausible < 0.75) return true;
  if (quality.words >= 15 && quality.common < 0.03 && quality.plausible < 0.85) return true;
  return quality.words >= 60 && quality.common < 0.06 && quality.plausible < 0.9;
}

const PLAIN = /^[ -~°½¼¾“”‘’–—§]*$/;
/** Private use, replacement and control characters, and the blocks that a wrong mapping lands in. */
const BROKEN = /[\uE000-\uF8FF\uFFFD\p{Cc}\p{Cn}\p{Script=Han}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]/gu;

function isPlausible(word: string): boolean {
  if (!/^[\p{L}'’.-]+$/u.test(word)) return false;
  if (/^\p{Lu}+\.?$/u.test(word) && word.length <= 4) return true;
  // A capital inside a word in small letters (tHe, sOuth) is what a misread page looks like.
  if (/\p{Ll}\p{Lu}/u.test(word) && !/^(Mc|Mac|De|La|Le|O['’])/u.test(word)) return false;
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  if (letters.length > 2 && !/[aeiouy]/.test(letters)) return letters === 'nw' || letters.length <= 3;
  return !/[^aeiouy]{6}|[aeiou]{5}|(.)\1\1/.test(letters);
}
