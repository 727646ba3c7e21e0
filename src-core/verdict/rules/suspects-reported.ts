// The likeliest single slip behind a figure that does not fit and its chance, or that none stands out.
import { chanceText, EVEN_CHANCE } from '#core/survey/chance-text.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';
import { courseNames, onlyOf } from '#core/verdict/wording/courses.ts';

export const suspectsReported: Rule = ({ closes, slips }) => {
  if (slips === null) return [];
  const { suspects, ordinary, more, survey } = slips;
  const [first] = suspects;
  if (first === undefined) return closes === false ? [noneStandsOut(ordinary, more, survey)] : [];
  const chance = first.chance ?? 0;
  const recorded = suspects.filter(({ field }) => field !== 'missing_course').map(({ call }) => call);
  const isLeftOut = first.field === 'missing_course';
  // A course left out closes any figure, so nothing but the area can speak for it.
  if (
    (recorded.length === 0 && first.area_agrees !== true) ||
    (isLeftOut && chance >= EVEN_CHANCE && first.area_agrees !== true)
  )
    return [
      {
        code: 'slip_none',
        reason: 'No slip in a recorded course explains the miss; a course may have been left out.',
      },
    ];
  if (chance >= EVEN_CHANCE) {
    const reason = `Most likely (${chanceText(chance)}): ${first.explanation}`;
    return [{ code: 'slip_likely', reason, call: isLeftOut ? undefined : first.call }];
  }
  const left = suspects.length > recorded.length ? ', or a course was left out' : '';
  return [
    {
      code: 'slip_not_plain',
      reason: `A slip in a single course is likely, but which is not plain: look at ${courseNames(recorded).toLowerCase()} first${left}.`,
      call: onlyOf(recorded),
    },
  ];
};

function noneStandsOut(ordinary: number, more: number, survey: string): RuleFinding {
  return ordinary >= more
    ? {
        code: 'misclosure_ordinary',
        reason: `Ordinary misclosure for a survey of this kind (${survey}); no single slip stands out.`,
      }
    : {
        code: 'slips_several',
        reason: 'No slip in a single course explains the miss; more than one course may be wrong.',
      };
}
