// Which of the courses a line is said to be: where it is run, "with the line of Ogle, which line is the fourth line hereof", and at the head of a sentence, "The fifth course follows the wall".
import { ordinalOf } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LAST, type Term } from '#core/read/account/claims/term.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';

const STOPS = wordSet(', ; (');
const LAST_TOO = '(?:,? (?:and|being the) (last|final|closing))?';
const HEREOF = ' (?:hereof|herein|of this (?:deed|description|tract|survey))\\b';
const NUMBERED = new RegExp(
  `^(?:and )?(?:(?:which (?:line |course )?is|(?:this |which |said )?(?:line |course )?being) )?the (\\w+)${LAST_TOO} (?:line|course|call|side)(${HEREOF}| ?[,;.)]| ?$)`,
);
/** What it may begin with. */
const OPENS = wordSet('and which this said line course being the');
/** In tokens. */
const LONGEST = 12;

/** Of which course another number is told than it has. */
export function numberedOtherwise(
  tokens: readonly Token[],
  { courses, around }: ToldTract,
): (Passage & { readonly call: number })[] {
  return courses.flatMap(({ from, to: end }, call) => {
    const isFinal = call === courses.length - 1;
    const to = isFinal ? Math.max(end, around.tailTo) : end;
    for (let at = from; at < to; at += 1) {
      if (!STOPS.has(textAt(tokens, at)) || !OPENS.has(textAt(tokens, at + 1))) continue;
      const words = textWithin(tokens, at + 1, Math.min(to, at + 1 + LONGEST));
      const [whole, number, last, behind] = NUMBERED.exec(words) ?? [];
      // ", the fourth line,": of whatever was named before it.
      const isTold = last !== undefined || behind?.startsWith(' ') === true || /^(?:and )?(?!the)/.test(whole ?? 'the');
      const told = number === undefined || !isTold ? null : ordinalOf(number);
      if (told !== null && (told !== call + 1 || (last !== undefined && !isFinal)))
        return [{ from: at + 1, to: Math.min(to, at + 1 + LONGEST), call }];
    }
    return [];
  });
}

/** "The fifth course is run with the wall", where there are four; but "the fifth line of the old survey". */
export const isBeyond = (
  tokens: readonly Token[],
  { from }: Passage,
  terms: readonly Term[],
  courses: ToldTract['courses'],
): boolean =>
  terms.some(
    (term) =>
      term.kind === 'line' &&
      term.call !== undefined &&
      term.call !== LAST &&
      term.call >= courses.length &&
      term.from - from <= 1 &&
      !/^(?:of|in|from)$/.test(textAt(tokens, term.to)),
  );
