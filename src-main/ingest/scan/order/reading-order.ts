// Lines of a scan in the order a person reads them, whatever the lean and bend of the page.
import { linesOfSegments, type Segment } from '#main/ingest/pdf/layout.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';
import type { ScanWord } from '#main/ingest/scan/words/scan-words.ts';

/** Half the height, in small letters, that a line claims: a typed fill-in stands a little off the print beside it. */
const REACH = 1;

/** `slope` is the lean of the page. An empty line stands for a gap that sets blocks apart. */
export function inReadingOrder(lines: readonly LineRead[], slope: number): ScanWord[][] {
  const segments = lines
    .filter(({ words }) => words.length > 0)
    .map(({ line, words }): Segment<ScanWord> => {
      const middle = line.middleAt((line.from + line.to) / 2) - (slope * (line.from + line.to)) / 2;
      const reach = REACH * line.x_height;
      return { words, box: [line.from, middle - reach, line.to, middle + reach] };
    });
  return linesOfSegments(segments);
}
