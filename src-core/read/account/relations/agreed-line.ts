// A line that neighbours agree upon: it settles nothing anew where the courses run along it already.
import { ordinalOf } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

/** "The parties agree that the fence now standing shall ever after be the line between them on the west". */
const BY_THING =
  /^(?:(?:and )?(?:the|said) parties (?:hereto )?agree that )?(?:the|said) (?:(?:old|wire|rail|stone|existing|present|said) )*(fence|wall|hedge|ditch)(?: (?:as|now|it|there|standing|stands|aforesaid))* shall (?:(?:ever|forever|always|hereafter|after|remain|continue|to) )*be the (?:(?:common|true|dividing|division|boundary) )*(?:line|boundary) between (?:them|the parties|their lands)(?: on the (?:\w+))?(?: \.)?$/;
/** "The common boundary shall be the straight line described in Paragraph B as the fourth course". */
const BY_COURSE =
  /^(?:[a-z] \. )?(?:the|said) (?:common |division |true )?(?:boundary|line)(?: (?:of|between) [^,;]{3,60})? shall be the (?:straight )?line (?:described|run)(?: (?:above|here|herein|hereinabove))?(?: in (?:this deed|(?:paragraph|section|article) \w+))? as the (\w+) (?:course|line|call)(?: \.)?$/;

/** "shall be the third and fourth courses of the description in Section 2". */
const BY_COURSES =
  /^(?:\d+ \. )?(?:the|said) (?:\w+ ){0,4}(?:boundary|line) between (?:them|the parties) shall be the \w+ and (?:the )?(\w+) (?:courses|lines|calls)(?: of the description(?: in (?:paragraph|section|article) \w+)?)?(?: , marked by (?!.*\b(?:feet|foot|rods?|north|south|east|west|of it)\b)[^;]*)?$/;

/** In tokens, behind "with" or "along". */
const NEAR = 4;

export function isAgreedLine({ reading: { tokens }, tracts }: Instrument, { from, to }: Passage): boolean {
  const text = textWithin(tokens, from, to);
  const number = ordinalOf((BY_COURSE.exec(text) ?? BY_COURSES.exec(text))?.[1] ?? '');
  if (number !== null)
    return tracts.length === 1 && number <= (tracts[0]?.courses.length ?? 0) && isOfPaper(tokens, text, from);
  const thing = BY_THING.exec(text)?.[1];
  if (thing === undefined) return false;
  const side = directionAt(tokens, textAt(tokens, to - 1) === '.' ? to - 2 : to - 1);
  return tracts.some(({ courses }) =>
    (side === null ? courses : coursesToward(courses, side.deg)).some((course) =>
      tokens
        .slice(course.from, course.to)
        .some(
          (token, i, own) =>
            token.text === thing &&
            own.slice(Math.max(0, i - NEAR), i).some((lead) => /^(?:with|along)$/.test(lead.text)),
        ),
    ),
  );
}

/** "described in Section 2" of this paper, which has one. */
function isOfPaper(tokens: readonly Token[], text: string, from: number): boolean {
  const label = /\b(?:paragraph|section|article) (\w+)/.exec(text)?.[1];
  return label === undefined || tokens.slice(0, from).some((token) => token.text === label);
}
