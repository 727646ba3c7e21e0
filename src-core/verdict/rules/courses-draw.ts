// Every course has what it takes to draw it; one may be inferred from the closing line, two may not.
import { type Rule, type RuleFinding, restOf } from '#core/verdict/rule.ts';
import { courseName, FAULT_WORDS, listed } from '#core/verdict/wording/courses.ts';

export const coursesDraw: Rule = ({ courses, undrawn, figure, is_open }) => {
  if (figure !== null || undrawn.length === 0) return [];
  const summary =
    undrawn.length === courses.length
      ? 'No course can be drawn, so the traverse cannot be computed.'
      : `${undrawn.length} of ${courses.length} courses cannot be drawn, so the traverse cannot be computed${
          is_open && undrawn.length === 1 ? ': an open line has no closing line to infer a course from' : ''
        }.`;
  return [
    { code: 'courses_undrawn', reason: summary },
    ...listed(
      undrawn.flatMap((index): RuleFinding[] => {
        const fault = courses[index]?.fault;
        if (fault === null || fault === undefined) return [];
        return [{ code: 'course_undrawn', reason: `${courseName(index)} ${FAULT_WORDS[fault]}.`, call: index }];
      }),
      restOf,
    ),
  ];
};
