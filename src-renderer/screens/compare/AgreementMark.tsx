// Whether two values agree: by a sign, a word and a hue, so that none of the three is needed alone.
import { CircleQuestionMark, Equal, EqualNot, Minus, Plus } from 'lucide-react';
import type { Agreement } from '#core/compare/comparison.ts';

const SIGNS = {
  agrees: Equal,
  differs: EqualNot,
  first_only: Minus,
  second_only: Plus,
  unknown: CircleQuestionMark,
} as const;

const WORDS: Readonly<Record<Agreement, string>> = {
  agrees: 'agrees',
  differs: 'differs',
  first_only: 'only in the first',
  second_only: 'only in the second',
  unknown: 'not to be compared',
};

interface AgreementMarkProps {
  readonly agreement: Agreement;
  /** What is told instead of the plain word. */
  readonly told?: string;
}

export function AgreementMark({ agreement, told = '' }: AgreementMarkProps) {
  const Sign = SIGNS[agreement];
  const word = WORDS[agreement];
  const text = told === '' ? word : agreement === 'differs' ? `differs: ${told}` : told;
  return (
    <span className={`agreement agreement-${agreement.replace('_', '-')}`}>
      <Sign size={14} aria-hidden />
      <span>{text}</span>
    </span>
  );
}
