// How surely a value was read: three bars as well as a word, so that a doubtful row is seen in passing.
import type { Confidence } from '#core/schema/call.ts';

const BARS: Readonly<Record<Confidence, number>> = { high: 3, medium: 2, low: 1 };

interface ConfidenceMarkProps {
  readonly confidence: Confidence;
  /** What had to be mended, for those who do not see it marked. */
  readonly repairs?: string;
}

export function ConfidenceMark({ confidence, repairs = '' }: ConfidenceMarkProps) {
  return (
    <span className={`confidence confidence-${confidence}`}>
      <span className="confidence-bars" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-on={bar <= BARS[confidence]} />
        ))}
      </span>
      {confidence === 'high' ? <span className="visually-hidden">high</span> : confidence === 'medium' ? 'med' : 'low'}
      {repairs === '' ? null : <span className="visually-hidden">{repairs}</span>}
    </span>
  );
}
