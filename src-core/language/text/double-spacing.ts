// Text typed with a blank line between every two lines, where the blank lines part no paragraphs.
import type { DocumentText } from '#core/language/text/document-text.ts';
import type { TextLine } from '#core/language/text/text-line.ts';

const FEWEST_LINES = 8;
const LONGEST_TYPED_LINE = 120;
/** The point of an initial ends nothing. */
const OPEN_END = /(?:[^.;:!?]|\b[A-Z]\.)$/;

/** The text with each single blank line taken for the end of a line, where the whole page or a stretch of it is typed so; every offset stays. */
export function singleSpaced({ text, lines }: DocumentText): string {
  return linesAlone(lines).reduce((told, run) => {
    const broken = run.map((line, i) => isBrokenOff(text, line, run[i + 1]));
    const [first, last] = [broken.indexOf(true), broken.lastIndexOf(true)];
    const isTyped = last - first + 2 >= FEWEST_LINES && broken.filter(Boolean).length * 3 >= (last - first + 1) * 2;
    return isTyped ? withoutBlanks(told, run[first]?.start ?? 0, run[last + 1]?.end ?? 0) : told;
  }, text);
}

function withoutBlanks(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(from, to).replace(/(?<!\n)\n\n(?!\n)/g, ' \n') + text.slice(to);
}

const isOpen = (text: string, { end }: TextLine): boolean => OPEN_END.test(text.slice(Math.max(0, end - 3), end));

/** In the middle of a sentence, and not for want of more. */
function isBrokenOff(text: string, line: TextLine, next: TextLine | undefined): boolean {
  if (next === undefined) return false;
  if (/[a-z]/.test(text[next.start] ?? '')) return true;
  return isOpen(text, line) && (line.end - line.start) * 2 > next.end - next.start;
}

/** Lines between single blank ones, stretch by stretch. */
function linesAlone(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [[]];
  lines.forEach((line, i) => {
    if (isBlank(line)) {
      if (isBlank(lines[i + 1])) runs.push([]);
    } else if (line.end - line.start > LONGEST_TYPED_LINE || !isBlank(lines[i + 1])) runs.push([]);
    else runs.at(-1)?.push(line);
  });
  return runs;
}

const isBlank = (line: TextLine | undefined): boolean => line === undefined || line.end === line.start;
