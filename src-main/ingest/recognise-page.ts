// One drawn page through both recognisers, to lines of words on the page as displayed.
import type { Line, Word } from '#core/schema/page.ts';
import { compareReadings } from '#main/ingest/compare-readings.ts';
import { type RecognisedWord, recogniseWords } from '#main/ingest/first-recogniser.ts';
import { type Box, linesOf } from '#main/ingest/layout.ts';
import { numberRunsOf } from '#main/ingest/number-runs.ts';
import type { DrawnPage } from '#main/ingest/parse-session.ts';
import type { Raster } from '#main/ingest/pdfium.ts';
import { type PreparedPage, preparePage } from '#main/ingest/prepare-page.ts';
import { readLine } from '#main/ingest/second-recogniser.ts';
import type { Turn } from '#main/ingest/text-layer.ts';
import { isUpsideDown } from '#main/ingest/upside-down.ts';

export async function recognisePage(drawn: DrawnPage): Promise<Line[]> {
  const { picture, toPage, words } = await uprightPage(drawn);
  const lines: Line[] = [];
  for (const line of linesOf(words)) {
    lines.push({ words: await comparedWords(line, picture, toPage) });
  }
  return withPageDoubt(lines);
}

/** Where the recognisers differ on this share of a page's figures, agreeing on one of the others proves little. */
const WORN = 0.25;
const FEW_FIGURES = 6;
const WORN_CONFIDENCE = 0.5;

/** On a worn page every figure is left in doubt, as if one recogniser had read it and was not sure. */
export function withPageDoubt(lines: Line[]): Line[] {
  const figures = lines.flatMap((line) => line.words).filter((word) => word.agreed !== null && /\d/.test(word.text));
  const differing = figures.filter((word) => word.agreed === false).length;
  if (figures.length < FEW_FIGURES || differing < WORN * figures.length) return lines;
  for (const word of figures) {
    if (word.agreed !== true) continue;
    word.agreed = null;
    word.confidence = Math.min(word.confidence, WORN_CONFIDENCE);
  }
  return lines;
}

interface UprightPage extends PreparedPage {
  words: RecognisedWord[];
}

/** Tesseract's mean confidence on a page that stands on its head is far below this, on any page that can be read above. */
const LEGIBLE = 0.55;

async function uprightPage(drawn: DrawnPage): Promise<UprightPage> {
  const level = await preparePage(drawn);
  const over = ((level.turn + 2) % 4) as Turn;
  const prepared = (await isUpsideDown(level.picture)) ? await preparePage(drawn, over) : level;
  const first = { ...prepared, words: await recogniseWords(prepared.picture) };
  if (first.words.length === 0 || meanConfidence(first.words) >= LEGIBLE) return first;
  // The vote may have been wrong: the reading that is surer of itself stands.
  const other = await preparePage(drawn, ((prepared.turn + 2) % 4) as Turn);
  const second = { ...other, words: await recogniseWords(other.picture) };
  return meanConfidence(second.words) > meanConfidence(first.words) + 0.1 ? second : first;
}

function meanConfidence(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
}

async function comparedWords(line: RecognisedWord[], picture: Raster, toPage: (box: Box) => Box): Promise<Word[]> {
  const words = line.map(({ text, box, confidence }): Word => {
    return { text, box: rounded(toPage(box)), confidence, alternative: null, agreed: null };
  });
  for (const [from, to] of numberRunsOf(line.map(({ text }) => text))) {
    const run = line.slice(from, to);
    const characters = await readLine(picture, cropOf(line, from, to));
    const compared = compareReadings(
      run.map(({ text, box }) => ({ text, from: box[0], to: box[2] })),
      characters,
    );
    compared.forEach(({ text, other, agreed }, i) => {
      const word = words[from + i];
      if (word === undefined) return;
      word.text = text;
      word.alternative = other === text ? null : other;
      word.agreed = agreed;
    });
  }
  return words;
}

/** The run with the height of its line and a margin, as the recogniser was trained on, but nothing of its neighbours. */
function cropOf(line: readonly RecognisedWord[], from: number, to: number): Box {
  const boxes = line.slice(from, to).map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[2]));
  const bottom = Math.max(...boxes.map((box) => box[3]));
  const margin = (bottom - top) * 0.2;
  const before = line[from - 1]?.box[2] ?? Number.NEGATIVE_INFINITY;
  const after = line[to]?.box[0] ?? Number.POSITIVE_INFINITY;
  return [
    Math.max(left - 2 * margin, Math.min(left, (before + left) / 2)),
    top - margin,
    Math.min(right + 2 * margin, Math.max(right, (right + after) / 2)),
    bottom + margin,
  ];
}

function rounded(box: Box): [number, number, number, number] {
  const [x0, y0, x1, y1] = box.map((value) => Math.round(value * 100) / 100);
  return [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0];
}
