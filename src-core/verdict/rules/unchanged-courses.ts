// The courses are those that were read, in the order in which they were read. What an operator entered, took out or moved
// is his word and not the document's, so a person must settle it.
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readTie } from '#core/survey/tie.ts';
import { type Rule, type RuleFinding, restOf } from '#core/verdict/rule.ts';
import { courseNames, listed, onlyOf } from '#core/verdict/wording/courses.ts';
import { inMarks, quoted } from '#core/verdict/wording/quote.ts';

export const unchangedCourses: Rule = ({ tract }) => {
  if (tract.typed === true)
    return [
      { code: 'tract_typed', reason: 'The tract was entered by an operator, and was not read from the document.' },
    ];
  const typed = tract.calls.flatMap((call, index) => (call.typed === true ? [index] : []));
  const { calls = [], order = [] } = tract.as_read ?? {};
  const left = calls.filter((_, index) => !order.includes(index));
  return [...entered(typed), ...listed(left.map(deleted), restOf), ...moved(order, 'courses'), ...tiesKept(tract)];
};

function entered(typed: readonly number[]): RuleFinding[] {
  if (typed.length === 0) return [];
  const were = typed.length > 1 ? 'were' : 'was';
  const reason = `${courseNames(typed)} ${were} entered by an operator, and not read from the document.`;
  return [{ code: 'course_typed', reason, call: onlyOf(typed) }];
}

function deleted({ verbatim_text, source }: Call): RuleFinding {
  const quote = quoted(verbatim_text);
  return {
    code: 'course_deleted',
    reason: `An operator deleted a course that was read from the document${quote === '' ? '' : `: ${inMarks(quote)}`}.`,
    quote,
    spans: source === null ? [] : [{ ...source, start: 0, end: 0 }],
  };
}

/** A tie leads to the beginning: another tie is another place. */
function tiesKept({ ties_as_read: read }: Tract): RuleFinding[] {
  if (read === undefined) return [];
  const typed = read.order.flatMap((at, index) => (at === null ? [index + 1] : []));
  const left = read.ties.filter((_, index) => !read.order.includes(index));
  const were = typed.length > 1 ? 's were' : ' was';
  return [
    ...(typed.length === 0
      ? []
      : [
          {
            code: 'course_typed' as const,
            reason: `${typed.length > 1 ? `${String(typed.length)} tie` : `Tie ${String(typed[0])}`}${were} entered by an operator, and not read from the document.`,
          },
        ]),
    ...listed(left.map(deletedTie), restOf),
    ...moved(read.order, 'ties'),
  ];
}

function deletedTie(wire: string): RuleFinding {
  const quote = quoted(readTie(wire).verbatim);
  const words = quote === '' ? '' : `: ${inMarks(quote)}`;
  return {
    code: 'course_deleted',
    reason: `An operator deleted a tie that was read from the document${words}.`,
    quote,
  };
}

function moved(order: readonly (number | null)[], what: string): RuleFinding[] {
  const read = order.filter((index) => index !== null);
  if (read.every((index, i) => i === 0 || index > (read[i - 1] ?? -1))) return [];
  return [
    {
      code: 'courses_reordered',
      reason: `An operator moved ${what}: they do not stand in the order in which they were read.`,
    },
  ];
}
