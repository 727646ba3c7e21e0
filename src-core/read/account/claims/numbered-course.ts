// Which of the courses a line is said to be, where it is run: "with the line of Ogle, which line is the fourth line hereof".
import { ordinalOf } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import type { Course } from '#core/read/clauses/course.ts';

const NUMBERED =
  /^(?:which (?:line |course )?is|(?:this |which |said )?(?:line |course )?being) the (\w+) (?:line|course|call) (?:hereof|herein|of this (?:deed|description|tract|survey))\b/;
/** In tokens. */
const LONGEST = 10;

/** Of which course another number is told than it has. */
export function numberedOtherwise(
  tokens: readonly Token[],
  courses: readonly Course[],
): (Passage & { readonly call: number })[] {
  return courses.flatMap(({ from, to }, call) => {
    for (let at = from; at < to; at += 1) {
      if (textAt(tokens, at) !== ',') continue;
      const number = NUMBERED.exec(textWithin(tokens, at + 1, Math.min(to, at + 1 + LONGEST)))?.[1];
      const told = number === undefined ? null : ordinalOf(number);
      if (told !== null && told !== call + 1) return [{ from: at + 1, to: Math.min(to, at + 1 + LONGEST), call }];
    }
    return [];
  });
}
