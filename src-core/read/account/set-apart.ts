// Land that was set apart to somebody: how the grantor came by what he gives, or what another got out of it.
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';

/** The land is his to whom it was set apart, and it is the land of this deed. */
export function isAllotted(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && !/^[.;:]$/.test(textAt(tokens, from - 1))) from -= 1;
  const lead = textWithin(tokens, from, at);
  const behind = textWithin(tokens, at + 2, at + 6);
  return isHowItCame(lead, behind) || isGivenNow(lead, behind);
}

/** "being the land set apart to the grantor by the decree", "which was set apart to us", "the same having been set apart to the said widow". */
function isHowItCame(lead: string, behind: string): boolean {
  return TO_GRANTOR.test(behind) && OF_THIS.test(`${lead} `) && !OF_LESS.test(lead);
}

const TO_GRANTOR = /^(?:to|unto) (?:(?:the |said )*(?:grantors?|vendors?|sellers?)\b|me\b|us\b)/;
/** What is told so is told of the land that is given: in apposition to it, or by a relative that no "from" or "of" leads. */
const OF_THIS =
  /(?:\bbeing (?:(?:all|that|those|the|same|very|identical|said|certain|whole|of) )*(?:(?:land|lands|tract|parcel|lot|premises|property|farm|share|portion|part)(?: in severalty| of land)? ?)?|, (?:which|that|and which) (?:land |tract |parcel |lot )?(?:was|were|is|are|has been|have been) |\b(?:the same|said land|said tract|the land|the tract) (?:having been|being|was|were) )$/;
const OF_LESS =
  /\b(?:except\w*|less|save|saving|reserving|excluding|not|part thereof|portion thereof|part of (?:it|the same|which))\b/;

/** "the commissioners set apart unto Rebecca Hite": given to her; but "a lot was set apart to the church". */
function isGivenNow(lead: string, behind: string): boolean {
  if (!/^(?:to|unto) (?!(?:grantors?|himself|herself|themselves)\b)/.test(behind)) return false;
  return (
    /\b(?:we|commissioners|undersigned)\b/.test(lead) &&
    !/\b(?:which|that|been|is|was|were|be|except\w*|less)$/.test(lead) &&
    !/\b(?:which|whereof|except\w*|heretofore|formerly|previously|already|have|has|had)\b/.test(lead)
  );
}
