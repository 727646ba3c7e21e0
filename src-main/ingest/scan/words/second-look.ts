// Figures, and words that are in doubt, are looked at again, larger and with more care. Where both looks say the same,
// that is evidence; where they differ on a figure, both stand, in doubt.
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { cutLine } from '#main/ingest/scan/lines/cut-line.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import { aligned } from '#main/ingest/scan/words/aligned.ts';
import { isMarred, surer } from '#main/ingest/scan/words/both-looks.ts';
import { type Character, charactersOf, textOf } from '#main/ingest/scan/words/characters.ts';
import { isFigure } from '#main/ingest/scan/words/figure-grammar.ts';
import { figuresWithin } from '#main/ingest/scan/words/figure-search.ts';
import { bareOf, isKnown } from '#main/ingest/scan/words/lexicon.ts';
import { holdsNumber, isUnit, numberRunsOf } from '#main/ingest/scan/words/number-runs.ts';
import { type Chances, readCut } from '#main/ingest/scan/words/read-cut.ts';
import { type ScanWord, scanWordsOf, wordOf } from '#main/ingest/scan/words/scan-words.ts';
import { withBlots } from '#main/ingest/scan/words/solid-ink.ts';
import { statedValue } from '#main/ingest/scan/words/stated-value.ts';
import { withStruckOver } from '#main/ingest/scan/words/struck-over.ts';

/** Heights of small letters that the second cut is high: closer than the first. A third, from farther off, settles disputes. */
const CLOSE = 2.7;
const FAR = 3.5;
/** How far around a word the second look sees at most, and the paper it wants at the end of a line, in small letters. */
const REACH = 1.4;
const MARGIN = 0.8;
/** Words less sure than this are looked at again. */
const DOUBTED = 0.85;
/** And words of the language less sure than this. */
const KNOWN_DOUBTED = 0.5;

export async function lookAgain(picture: Raster, line: TextLine, words: readonly ScanWord[]): Promise<ScanWord[]> {
  const out: ScanWord[] = [];
  let next = 0;
  for (const [from, to] of runsOf(words)) {
    out.push(...words.slice(next, from));
    const look = (tall: number) => lookAt(picture, line, words, [from, to], tall);
    const settledWords = compared(words.slice(from, to), await look(CLOSE), line);
    const isDisputed = settledWords.some(({ agreed }) => agreed === false);
    out.push(...(isDisputed ? backed(settledWords, await look(FAR), line) : settledWords));
    next = to;
  }
  return [...out, ...words.slice(next)];
}

/** Half-open ranges of words: those of figures, and those in doubt. */
function runsOf(words: readonly ScanWord[]): [number, number][] {
  const marked = words.map(({ text, confidence }) => confidence < (isKnown(bareOf(text)) ? KNOWN_DOUBTED : DOUBTED));
  for (const [from, to] of numberRunsOf(words.map(({ text }) => text))) marked.fill(true, from, to);
  const runs: [number, number][] = [];
  marked.forEach((isMarked, i) => {
    if (!isMarked) return;
    const last = runs.at(-1);
    if (last?.[1] === i) last[1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs;
}

async function lookAt(
  picture: Raster,
  line: TextLine,
  words: readonly ScanWord[],
  [from, to]: readonly [number, number],
  tall: number,
): Promise<Chances> {
  const { x_height } = line;
  const [left, right] = [words[from]?.box[0] ?? 0, words[to - 1]?.box[2] ?? 0];
  const before = words[from - 1]?.box[2];
  const after = words[to]?.box[0];
  // Half way to the neighbours, or to the end of the line, so that a sign which the first look lost is seen.
  const start = before === undefined ? line.from - MARGIN * x_height : (before + left) / 2;
  const end = after === undefined ? line.to + MARGIN * x_height : (right + after) / 2;
  const cut = cutLine(picture, line, {
    from: Math.max(0, left - REACH * x_height, Math.min(left, start)),
    to: Math.min(picture.width, right + REACH * x_height, Math.max(right, end)),
    tall,
  });
  return readCut(cut, 'keen');
}

/** Words as the second look parts them, each with what the first saw in its place. */
function compared(first: readonly ScanWord[], chances: Chances, line: TextLine): ScanWord[] {
  const second = scanWordsOf(withStruckOver(withBlots(charactersOf(chances), chances.cut), chances.cut), line);
  if (second.length === 0) return first.map((word) => ({ ...word, agreed: false, alternative: '' }));
  const firsts = aligned(
    second.map(({ characters }) => characters),
    first.flatMap(({ characters }) => characters),
  );
  return second.map((word, i) => settled(firsts[i] ?? [], word, chances, line));
}

function settled(first: Character[], second: ScanWord, chances: Chances, line: TextLine): ScanWord {
  const other = textOf(first);
  if (![other, second.text].some((text) => holdsNumber(text) || isUnit(text))) return surerWord(first, second, line);
  const agreed = statedValue(other) === statedValue(second.text);
  if (agreed && (isFigure(second.text) || !isFigure(other))) {
    return { ...wordOf(surer(first, second.characters).map(asFigure), line), agreed };
  }
  if (agreed) return { ...wordOf(first, line), agreed };
  // Where one look makes a figure and the other none, the figure stands; where neither does, the likeliest one there is.
  const isFirst = isFigure(other) && wordOf(first, line).confidence > second.confidence + SURER_BY_FAR;
  if (!isFirst && (isFigure(second.text) || !/\d/.test(second.text + other))) {
    return { ...second, agreed, alternative: other };
  }
  if (isFigure(other)) return { ...wordOf(first, line), agreed, alternative: second.text };
  return searched(second, chances, line) ?? { ...second, agreed, alternative: other };
}

/** Of two readings in dispute the one that a third look has too; the dispute is told all the same. */
function backed(words: ScanWord[], chances: Chances, line: TextLine): ScanWord[] {
  const thirds = aligned(
    words.map(({ characters }) => characters),
    charactersOf(chances),
  );
  return words.map((word, i) => {
    const third = thirds[i] ?? [];
    const isOther = word.agreed === false && statedValue(word.alternative ?? '') === statedValue(textOf(third));
    return isOther && third.length > 0 ? { ...wordOf(third, line), agreed: false, alternative: word.text } : word;
  });
}

/** Of a plain word the look that is surer of it. */
function surerWord(first: Character[], second: ScanWord, line: TextLine): ScanWord {
  const seen = wordOf(first, line);
  if (seen.text === second.text) return wordOf(surer(first, second.characters), line);
  return seen.text !== '' && seen.confidence > second.confidence ? seen : second;
}

/** The second look stands against the first unless it is this much less sure. */
const SURER_BY_FAR = 0.4;

/** A figure less likely than this is not what stands there. */
const LEAST_CHANCE = 0.02;

function searched(word: ScanWord, chances: Chances, line: TextLine): ScanWord | null {
  const step = chances.toPicture(1) - chances.toPicture(0);
  const stepAt = (x: number) => Math.round((x - chances.toPicture(0)) / step);
  const [from, to] = [stepAt(word.box[0]), stepAt(word.box[2])];
  const [best] = figuresWithin(chances, Math.max(0, from - 1), Math.min(chances.steps, to + 1));
  if (best === undefined || best.chance < LEAST_CHANCE) return null;
  const signs = [...best.text];
  const width = (word.box[2] - word.box[0]) / signs.length;
  const chance = best.chance ** (1 / signs.length);
  const face = word.characters[0]?.face ?? 'none';
  const characters = signs.map((text, i): Character => {
    const start = word.box[0] + i * width;
    return { text, chance, others: [], face, from: start, to: start + width, lost_before: null, lost_after: null };
  });
  return { ...wordOf(characters, line), agreed: false, alternative: word.text };
}

const LETTERS_FOR: Readonly<Record<string, string>> = { 0: 'Oo', 1: 'lIi' };

/** In a figure that both looks have, an O is a nought and an l a one: that they may be letters is no doubt of the value. */
function asFigure(character: Character): Character {
  const letters = LETTERS_FOR[character.text];
  if (letters === undefined || isMarred(character)) return character;
  const isLetter = ({ text }: { text: string }) => text !== '' && letters.includes(text);
  const chance = character.others.filter(isLetter).reduce((sum, other) => sum + other.chance, character.chance);
  return { ...character, chance, others: character.others.filter((other) => !isLetter(other)) };
}
