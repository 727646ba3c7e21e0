// The parties of an instrument of which only the end is there: who covenants, signs and acknowledges, and to whom it goes.
import { readNames } from '#core/read/document/party-names.ts';
import { tidyNames } from '#core/read/document/tidy-names.ts';

const GRANTORS = [
  /\bin (?:witness|testimony) whereof,? (?:the |we,? (?:the )?)?said,?\s+(?=[A-Z])/gi,
  /\b(?:personally )?(?:came|appeared),?\s(?:before me,?\s)?(?:the )?(?:above|within)[\s-]named,?\s+(?=[A-Z])/gi,
  /\bcertify that\s+(?=[A-Z][^;]{4,160}?,? whose names?\b)/gi,
  /\band (?:we,? )?(?:the )?said,?\s+(?=[A-Z])/gi,
];
const GRANTEES = /(?<!\b(?:conveyed|granted|sold|devised|belonging)\s)\b(?:un)?to,? (?:the )?said,?\s+(?=[A-Z])/gi;

export function findTailParties(text: string): { grantors: string[]; grantees: string[] } {
  const grantors = GRANTORS.map((lead) => firstNames(text, lead)).find((names) => names.length > 0) ?? [];
  const known = new Set(grantors);
  const grantees = firstNames(text, GRANTEES).filter((name) => !known.has(name));
  return { grantors: tidyNames(grantors, text), grantees: tidyNames(grantees, text) };
}

function firstNames(text: string, lead: RegExp): string[] {
  for (const match of text.matchAll(lead)) {
    const names = readNames(text.slice(match.index + match[0].length, match.index + 600));
    if (names.length > 0) return names;
  }
  return [];
}
