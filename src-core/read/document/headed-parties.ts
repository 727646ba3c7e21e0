// Parties that a heading names: a title page, "the deed of A to B", an entry of an abstract.

import { readNames } from '#core/read/document/party-names.ts';
import { NOBODY, type Sides } from '#core/read/document/premises.ts';
import type { Prose } from '#core/read/document/prose.ts';

const NOT_IN_CAPTION =
  /^(?:from|to|dated?|filed|recorded|and|know|this|exhibit)\b|\b(?:deed|indenture|mortgage|trustees?|county)\b/i;

/** A title page: the names of one side, "TO" on a line of its own, the names of the other. */
export function captioned({ lines }: Prose): Sides {
  const at = lines.slice(0, 30).findIndex((line) => /^to$/i.test(line.text));
  if (at < 1) return NOBODY;
  const above = lines.slice(Math.max(0, at - 4), at).map((line) => line.text);
  const from = above.findLastIndex(
    (text) => /^from$/i.test(text) || (NOT_IN_CAPTION.test(text) && !/^and /i.test(text)),
  );
  const below = lines.slice(at + 1, at + 4).map((line) => line.text);
  const end = below.findIndex((text) => NOT_IN_CAPTION.test(text));
  return {
    grantors: readNames(above.slice(from + 1).join(' ')),
    grantees: readNames((end < 0 ? below.slice(0, 1) : below.slice(0, end)).join(' ')),
  };
}

const DEED_OF =
  /\b(?:[Dd]eed|DEED|[Gg]rant|[Gg]ift|[Cc]onveyance|[Ss]ale|[Ii]ndenture|INDENTURE)\s+(?:(?:of|dated|made)\s+(?:[A-Z][a-z]+\.?\s)?\d[^.;:]{0,16}?\s)?(?:of|from|by)\s+(?:the\s+)?(?=[A-Z])/g;

/** "What follows is the deed of A to B". */
export function deedOf(body: string): Sides {
  for (const match of body.slice(0, 500).matchAll(DEED_OF)) {
    // "the deed of A to B, dated May 3" is another one.
    if (!/\b(?:this|is (?:the|a|my|our))\s+$/i.test(body.slice(Math.max(0, match.index - 12), match.index))) continue;
    const rest = body.slice(match.index + match[0].length, match.index + 400);
    const to = /^[^;:]{3,120}?\sto\s+(?:the\s+)?(?=[A-Z])/.exec(rest);
    const grantors = to === null ? [] : readNames(rest.slice(0, to[0].length - 3));
    const grantees = to === null ? [] : readNames(rest.slice(to[0].length));
    if (grantors.length > 0 && grantees.length > 0) return { grantors, grantees };
  }
  return NOBODY;
}

const ENTRY =
  /(?:^|\n|\.\s)([A-Z][^;\n]{3,80}?)\sto\s([A-Z][^;\n]{3,60}?)\.?,?\s(?:W\.\s?D|Q\.\s?C|Warranty Deed|Quit\s?claim|Mortgage|Mtg|Deed|D\.\s?T|Trust Deed)\b/;

/** An entry of an abstract of title: "A and wife to B. W. D. Dated …". */
export function abstracted(body: string): Sides {
  const entry = ENTRY.exec(body.slice(0, 600));
  return entry === null ? NOBODY : { grantors: readNames(entry[1] ?? ''), grantees: readNames(entry[2] ?? '') };
}
