// Pages typed with a blank line between every two lines, where the blank lines part no paragraphs.
import type { DocumentText } from '#core/language/text/document-text.ts';

const FEWEST_LINES = 8;
const LONGEST_TYPED_LINE = 120;
const OPEN_END = /[^.;:!?]$/;

/** The text with each single blank line taken for the end of a line, where the whole page is typed so; every offset stays. */
export function singleSpaced({ text, lines }: DocumentText): string {
  return isDoubleSpaced(text, lines) ? text.replace(/(?<!\n)\n\n(?!\n)/g, ' \n') : text;
}

/** Nearly every line stands alone, and most of them break off in the middle of a sentence. */
function isDoubleSpaced(text: string, lines: DocumentText['lines']): boolean {
  let alone = 0;
  let open = 0;
  let joined = 0;
  for (let i = 0; i + 2 < lines.length; i += 1) {
    const [line, next, second] = [lines[i], lines[i + 1], lines[i + 2]];
    if (line === undefined || next === undefined || second === undefined || line.end === line.start) continue;
    if (line.end - line.start > LONGEST_TYPED_LINE) return false;
    if (next.end > next.start) joined += 1;
    else if (second.end > second.start) {
      alone += 1;
      if (OPEN_END.test(text[line.end - 1] ?? '')) open += 1;
    }
  }
  return alone >= FEWEST_LINES && joined * 4 <= alone && open * 3 >= alone * 2;
}
