// No value was read from characters that may be others, and nothing among the tract's words was left unread.
import { doubtedName, doubtText } from '#core/verdict/doubt-wording.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { courseName, listed } from '#core/verdict/wording.ts';

export const scanReadSurely: Rule = ({ tract }) => {
  const courses = tract.calls.flatMap((call, index) =>
    (call.doubts ?? []).map(
      (doubted) =>
        `The scan leaves doubt about the ${doubtedName(doubted.field)} of ${courseName(index).toLowerCase()}: ${doubtText(doubted)}.`,
    ),
  );
  const facts = (tract.doubts ?? []).map(
    (doubted) => `The scan leaves doubt about the ${doubtedName(doubted.field)}: ${doubtText(doubted)}.`,
  );
  return [...listed(courses), ...listed(facts), ...(tract.unread ?? [])];
};
