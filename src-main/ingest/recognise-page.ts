// One drawn page through both recognisers, to lines of words on the page as displayed.
import type { Line, Word } from '#core/schema/page.ts';
import { compareReadings } from '#main/ingest/compare-readings.ts';
import { type RecognisedWord, recogniseWords } from '#main/ingest/first-recogniser.ts';
import { type Box, linesOf } from '#main/ingest/layout.ts';
import { numberRunsOf } from '#main/ingest/number-runs.ts';
import type { DrawnPage } from '#main/ingest/parse-session.ts';
import type { Raster } from '#main/ingest/pdfium.ts';
import { preparePage } from '#main/ingest/prepare-page.ts';
import { readLine } from '#main/ingest/second-recogniser.ts';

export async function recognisePage(drawn: DrawnPage): Promise<Line[]> {
  const { picture, toPage } = await preparePage(drawn);
  const words = await recogniseWords(picture);
  const lines: Line[] = [];
  for (const line of linesOf(words)) {
    lines.push({ words: await comparedWords(line, picture, toPage) });
  }
  return lines;
}

async function comparedWords(line: RecognisedWord[], picture: Raster, toPage: (box: Box) => Box): Promise<Word[]> {
  const words = line.map(({ text, box, confidence }): Word => {
    return { text, box: rounded(toPage(box)), confidence, alternative: null, agreed: null };
  });
  for (const [from, to] of numberRunsOf(line.map(({ text }) => text))) {
    const run = line.slice(from, to);
    const { characters } = await readLine(picture, cropOf(line, from, to));
    const compared = compareReadings(
      run.map(({ text, box }) => ({ text, from: box[0], to: box[2] })),
      characters,
    );
    compared.forEach(({ second, agreed }, i) => {
      const word = words[from + i];
      if (word === undefined) return;
      word.agreed = agreed;
      word.alternative = second === word.text ? null : second;
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
