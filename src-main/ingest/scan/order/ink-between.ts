// Ink between two lines that belongs to neither: a caret, a figure put in by pen, a mark that the line finder passed over.
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { isLong, nextBelow } from '#main/ingest/scan/lines/long-lines.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';

/** How far a line's own strokes reach from its middle, in heights of small letters. */
const BELOW = 1.3;
const ABOVE = 1.4;
/** A gap lower than this holds nothing that can be told from the lines. */
const LEAST_GAP = 0.7;
/** A mark is about as large as a letter; more is a rule, a stamp or a watermark, less is dirt. */
const LEAST_HIGH = 0.4;
const LEAST_WIDE = 0.2;
const MOST_WIDE = 12;
const LEAST_INK = 0.1;
const MOST_WIDE_THROUGH = 3;
const LEAST_DARK = 0.22;
/** White columns within one mark. */
const BROKEN = 0.15;
const DARK = 110;

/** The marks, on the page picture. */
export function inkBetween(picture: Raster, lines: readonly TextLine[]): Box[] {
  const long = lines.filter(isLong);
  return long.flatMap((line) => {
    const below = nextBelow(line, long);
    return below === null ? [] : marksIn(picture, gapOf(line, below));
  });
}

interface Gap {
  from: number;
  to: number;
  topAt: (x: number) => number;
  high: number;
  x_height: number;
}

function gapOf(line: TextLine, below: TextLine): Gap {
  const [from, to] = [Math.max(line.from, below.from), Math.min(line.to, below.to)];
  const middle = (from + to) / 2;
  const x_height = Math.max(line.x_height, below.x_height);
  const apart = below.middleAt(middle) - line.middleAt(middle);
  return {
    from,
    to,
    topAt: (x) => line.middleAt(x) + BELOW * x_height,
    high: apart - (BELOW + ABOVE) * x_height,
    x_height,
  };
}

interface Mark {
  from: number;
  to: number;
  top: number;
  bottom: number;
  ink: number;
  /** Deepest row below the gap's top, and the least. */
  first: number;
  last: number;
}

function marksIn(picture: Raster, gap: Gap): Box[] {
  const { x_height, high } = gap;
  // Lines two and more apart have a blank line or another block between them.
  if (high < LEAST_GAP * x_height || high > 3 * x_height) return [];
  const marks: Mark[] = [];
  for (let x = Math.ceil(gap.from); x < gap.to; x++) {
    const top = Math.round(gap.topAt(x));
    for (let row = 0; row < high; row++) {
      if ((picture.grey[(top + row) * picture.width + x] ?? 255) > DARK) continue;
      const last = marks.at(-1);
      const mark = last !== undefined && x - last.to <= BROKEN * x_height ? last : null;
      if (mark === null)
        marks.push({ from: x, to: x, top: top + row, bottom: top + row, ink: 1, first: row, last: row });
      else {
        mark.to = x;
        mark.top = Math.min(mark.top, top + row);
        mark.bottom = Math.max(mark.bottom, top + row);
        mark.first = Math.min(mark.first, row);
        mark.last = Math.max(mark.last, row);
        mark.ink++;
      }
    }
  }
  return marks.filter((mark) => isLetter(mark, gap)).map(({ from, to, top, bottom }) => [from, top, to, bottom]);
}

function isLetter({ from, to, ink, first, last }: Mark, { high, x_height }: Gap): boolean {
  const wide = to - from + 1;
  // What runs through the whole gap is a letter only if it is as wide and as dark as one: no rule, no watermark.
  const runsThrough = first === 0 && last >= Math.floor(high) - 1;
  if (runsThrough && (wide > MOST_WIDE_THROUGH * x_height || ink < LEAST_DARK * wide * high)) return false;
  return (
    last - first + 1 >= LEAST_HIGH * x_height &&
    wide >= LEAST_WIDE * x_height &&
    wide <= MOST_WIDE * x_height &&
    ink >= LEAST_INK * x_height ** 2
  );
}
