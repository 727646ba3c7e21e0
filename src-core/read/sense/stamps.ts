// Stamps and headings at the top of a paper that say it is no deed: a draft, a form, a paper cancelled.
import { sentencesIn } from '#core/read/sense/sentences.ts';
import type { Token } from '#core/read/tokens.ts';

const LONGEST_STAMP = 14;
const FARTHEST_STAMP = 300;
const NO_DEED =
  /\b(?:draft|void(?:ed)?|cancell?ed|specimen|sample|training|rejected|example|classroom|exercise|practice|fictitious|illustrative|superseded|rescinded|obsolete|mock|hypothetical|proposed|preliminary|subject to change|revoked|reconveyed|(?:corrected|amended|revised|replaced|released)(?! (?:and restated |general |special |quit ?claim )?(?:warranty|deed|plat|grant|survey|legal|exhibit))|do not (?:record|use|sign)|not (?:a|an|the|valid|effective|executed|yet|recorded|for (?:signature|recording|use|record|conveyance)))\b/;
const OF_OTHERS = /\b(?:stamps?|homestead|foreign|married|check|draft no|bank|note|lien|mortgage|trust|plat|date)\b/;

/** The token at which such a stamp stands, or -1. */
export function findStamp(tokens: readonly Token[], to: number): number {
  if (to < FARTHEST_STAMP) return stampWithin(tokens, to);
  const known = KNOWN.get(tokens) ?? stampWithin(tokens, FARTHEST_STAMP);
  KNOWN.set(tokens, known);
  return known;
}

/** The answer for all tracts that stand behind the top of a paper. */
const KNOWN = new WeakMap<readonly Token[], number>();

function stampWithin(tokens: readonly Token[], to: number): number {
  for (const { from, to: end } of sentencesIn(tokens, 0, to)) {
    let start = from;
    for (let i = from + 1; i <= end; i += 1) {
      if (i < end && tokens[i]?.gap !== 'line' && tokens[i]?.gap !== 'paragraph') continue;
      if (i - start <= LONGEST_STAMP && isStamp(tokens, start, i)) return start;
      start = i;
    }
  }
  return -1;
}

function isStamp(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  return NO_DEED.test(words) && !OF_OTHERS.test(words);
}
