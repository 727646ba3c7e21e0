// A bare list of courses, one to a line, with neither "beginning" nor "thence": "AB. S. 8° W. 60 po."
import type { Clause, Description } from '#core/read/description.ts';
import type { Element } from '#core/read/elements.ts';
import type { Token } from '#core/read/tokens.ts';

const FEWEST = 3;
const LONGEST_LABEL = 5;

/** The longest run of lines that each open with a bearing and hold its distance, as one description. */
export function findCourseList(tokens: readonly Token[], elements: readonly Element[]): Description | null {
  let best: Clause[] = [];
  let run: Clause[] = [];
  for (const line of linesOf(tokens, elements)) {
    if (isCourseLine(line)) {
      run.push(...pairsOf(tokens, line));
      if (run.length > best.length) best = run;
    } else run = [];
  }
  const [first, last] = [best[0], best.at(-1)];
  if (best.length < FEWEST || first === undefined || last === undefined) return null;
  const head: Clause = {
    lead: 'head',
    from: first.from,
    to: first.from,
    elements: [],
    announces: false,
    arrives: null,
  };
  return { start: 'none', from: first.from, head, clauses: best, to: last.to };
}

/** A line holds one course, or several that "and" joins: "S 8° E 183 feet and S 14° W 164 feet". */
function pairsOf(tokens: readonly Token[], line: CourseLine): Clause[] {
  const starts = [line.from];
  let told = false;
  for (const element of line.elements) {
    if (element.kind === 'distance') told = true;
    if (element.kind !== 'bearing' || element.read.form !== 'quadrant' || !told) continue;
    if (!['and', '&'].includes(tokens[element.at - 1]?.text ?? '')) continue;
    starts.push(element.at);
    told = false;
  }
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? line.to;
    const elements = line.elements.filter((element) => element.at >= from && element.at < to);
    return { lead: 'pair', from, to, elements, announces: false, arrives: null };
  });
}

interface CourseLine {
  readonly from: number;
  to: number;
  readonly elements: Element[];
}

function linesOf(tokens: readonly Token[], elements: readonly Element[]): CourseLine[] {
  const lines: CourseLine[] = [];
  let next = 0;
  tokens.forEach((token, index) => {
    if (index === 0 || token.gap === 'line' || token.gap === 'paragraph')
      lines.push({ from: index, to: index, elements: [] });
    const line = lines.at(-1);
    if (line === undefined) return;
    line.to = index + 1;
    for (let element = elements[next]; element !== undefined && element.at <= index; element = elements[next]) {
      line.elements.push(element);
      next += 1;
    }
  });
  return lines;
}

function isCourseLine(line: CourseLine): boolean {
  const bearing = line.elements.findIndex((element) => element.kind === 'bearing');
  const found = line.elements[bearing];
  if (found === undefined || found.at - line.from > LONGEST_LABEL) return false;
  const quadrant = found.kind === 'bearing' && found.read.form === 'quadrant';
  return line.elements
    .slice(bearing)
    .some((element) => element.kind === 'distance' && (quadrant || element.read.unit !== null));
}
