// Brackets and clauses in a course that tell of the figure and of nothing else: "(this line being of the same length as the north line)", ", where the line turns left".
import { oncePer, oncePerPart } from '#core/language/once-per-word.ts';
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { type FigureTalk, talkAside } from '#core/read/account/claims/figure-talk.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { isOfThing } from '#core/read/account/quantities/slots.ts';
import type { Drawn } from '#core/read/account/relations/drawn.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Course } from '#core/read/clauses/course.ts';

const OPENS = wordSet(', ; ( [');
const ENDS = wordSet(', ; ) ]');
const BRACKETS_END = wordSet(') ]');
const STOPS = wordSet('; ) ]');
const LONGEST = 40;
const OF_LINES = /^(?:lines?|count|side)$/;

/** Of a tract's courses, and of the words that go on behind the last: these are told of it too. */
export function asideTalkIn(
  tokens: readonly Token[],
  { courses, around }: Pick<Drawn, 'courses' | 'around'>,
): readonly FigureTalk[] {
  return talkOf(tokens)(courses)(around);
}

const talkOf = oncePer((tokens: readonly Token[]) =>
  oncePerPart((courses: readonly Course[]) =>
    oncePerPart(({ closedAt, tailTo }: Surroundings): readonly FigureTalk[] => {
      // In lists that are told apart the bearings of all stand in one row.
      const apart = courses.flatMap(({ from, to, values }) => values.filter(({ at }) => at < from || at >= to));
      return courses.flatMap((course, call) => {
        const [behind] = call < courses.length - 1 ? [] : sentencesIn(tokens, closedAt, tailTo);
        const to = Math.max(course.to, behind?.to ?? 0);
        const told = { ...course, to, values: [...course.values, ...apart] };
        const found: FigureTalk[] = [];
        for (let at = course.from; at < to; at += 1) {
          if (!OPENS.has(textAt(tokens, at))) continue;
          const talk = longestAt(tokens, told, at + 1);
          // Behind a semicolon the whole is told of: "; the lot being in breadth 66 feet"; but "; the last two courses being 708.96 feet".
          const isOfWhole = textAt(tokens, at) === ';';
          if (talk === null || (isOfWhole && talk.terms.some(({ kind }) => OF_LINES.test(kind)))) continue;
          found.push({ ...talk, call: isOfWhole ? null : call });
          at = talk.to - 1;
        }
        return found;
      });
    }),
  ),
);

/** Up to the last mark before the course's own values that leaves nothing but such talk. */
function longestAt(tokens: readonly Token[], { from, to, values, curve }: Course, start: number): FigureTalk | null {
  const own = [...values, ...(curve?.values ?? [])];
  const isOwn = (at: number): boolean => own.some((value) => value.at <= at && at < value.next);
  let longest: FigureTalk | null = null;
  const ends = /^[,;]$/.test(textAt(tokens, start - 1)) ? ENDS : BRACKETS_END;
  for (let end = start; end <= Math.min(to, start + LONGEST); end += 1) {
    if (end > start && end > from && (end === to || ends.has(textAt(tokens, end))))
      longest = talkAside(tokens, start, end) ?? longest;
    if (isOwn(end) || STOPS.has(textAt(tokens, end))) break;
  }
  // The figures of a curve are held against it as they stand.
  const isFigured = curve !== null && longest?.terms.some(({ kind }) => /^(?:length|bearing)$/.test(kind));
  if (longest === null || isFigured || isOfWitness(tokens, from, start)) return null;
  return isOfCourse(tokens, longest) ? longest : null;
}

/** "to a stone, from which a red oak, 14 inches diameter, bears N 33° W, 9 feet distant": its subject stands before. */
const isOfWitness = (tokens: readonly Token[], from: number, start: number): boolean =>
  /^(?:bears|bearing)$/.test(textAt(tokens, start)) &&
  tokens.slice(from, start).some(({ text }) => /^(?:which|whence|witness\w*)$/.test(text));

/** Its lengths and bearings are those of lines. */
const isOfCourse = (tokens: readonly Token[], talk: FigureTalk): boolean =>
  talk.terms.every((term) => {
    if (term.kind === 'bearing') return !tokens.slice(talk.from, talk.to).some(({ text }) => OF_POINT.test(text));
    return term.kind !== 'length' || isOfLine(tokens, talk, term);
  });

/** "the radius point bearing North 9° West from the beginning of said curve". */
const OF_POINT = /^(?:radi|tangent|chord|cent|point|corner|from)/;
const OF_LINE =
  /^(?:line|course|call|length|distance|long|same|equals?|say|deed|rec|record(?:ed)?|plat|map|called|meas(?:ured)?|viz|namely)$/;

/** The length of a line, and not that of what is passed or run along. */
function isOfLine(
  tokens: readonly Token[],
  { from, to, terms }: FigureTalk,
  { length }: Term & { kind: 'length' },
): boolean {
  if (textAt(tokens, length.from - 1) === 'at' || isOfThing(tokens, length)) return false;
  return terms.some(({ kind }) => kind === 'source') || tokens.slice(from, to).some(({ text }) => OF_LINE.test(text));
}
