// What the words leave open about the land, each told for itself: a person must settle it.
import type { FindingCode } from '#core/schema/finding.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { openOf } from '#core/verdict/wording/notes.ts';
import { sentenceOf } from '#core/verdict/wording/sentences.ts';

export const nothingLeftOpen: Rule = ({ tract }) =>
  openOf(tract)
    .filter(({ weight }) => weight === 'review')
    .map((finding) => ({
      // That of a later version is passed on as it came.
      code: finding.code as FindingCode,
      reason: sentenceOf(finding),
      call: finding.call,
      quote: finding.quote,
      spans: finding.spans,
    }));
