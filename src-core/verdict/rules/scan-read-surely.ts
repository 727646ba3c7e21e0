// No value was read from characters that may be others, and nothing among the tract's words was left unread.
import type { Doubted } from '#core/schema/doubted.ts';
import { type Rule, type RuleFinding, restOf } from '#core/verdict/rule.ts';
import { courseName, listed } from '#core/verdict/wording/courses.ts';
import { doubtedName, doubtText } from '#core/verdict/wording/doubts.ts';

export const scanReadSurely: Rule = ({ tract }) => {
  const courses = tract.calls.flatMap((call, index) =>
    (call.doubts ?? []).map((doubted) => ({
      ...findingOf(doubted, ` of ${courseName(index).toLowerCase()}`),
      call: index,
    })),
  );
  const facts = (tract.doubts ?? []).map((doubted) => findingOf(doubted, ''));
  const unread = (tract.unread ?? []).map((reason): RuleFinding => ({ code: 'place_unread', reason }));
  return [...listed(courses, restOf), ...listed(facts, restOf), ...unread];
};

function findingOf(doubted: Doubted, whose: string): RuleFinding {
  const { field, text, source } = doubted;
  return {
    code: 'scan_doubtful',
    reason: `The scan leaves doubt about the ${doubtedName(field)}${whose}: ${doubtText(doubted)}.`,
    quote: text,
    spans: source === undefined ? [] : [{ ...source, start: 0, end: 0 }],
  };
}
