// Where a model was to read the document too and did not, the verdict says that it rests on one reading.
import type { Rule } from '#core/verdict/rule.ts';
import { sentenceOf } from '#core/verdict/wording/sentences.ts';

export const secondReadingHad: Rule = ({ tract }) =>
  (tract.findings ?? [])
    .filter(({ code, weight }) => code === 'model_not_had' && weight === 'note')
    .map((finding) => ({ code: 'model_not_had', reason: sentenceOf(finding) }));
