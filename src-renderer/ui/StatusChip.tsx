// A verdict as a word, a hue and a shape, so that none of the three is needed alone.
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';
import type { VerdictStatus } from '#core/schema/verdict.ts';

const SHAPES = { PASS: CircleCheck, REVIEW: TriangleAlert, FAIL: OctagonX } as const;

interface StatusChipProps {
  readonly status: VerdictStatus;
  readonly title?: string;
  readonly large?: boolean;
  readonly count?: number;
  /** The file it stands on could not be proved ours: the word stays, its colour does not. */
  readonly unproved?: boolean;
}

export function StatusChip({ status, title, large = false, count, unproved = false }: StatusChipProps) {
  const Shape = SHAPES[status];
  return (
    <span
      className={`chip chip-${unproved ? 'unproved' : status.toLowerCase()}${large ? ' chip-large' : ''}`}
      title={title}
    >
      <Shape size={large ? 16 : 13} aria-hidden />
      {status}
      {count === undefined || count < 2 ? null : <span className="chip-count">× {count.toLocaleString('en-US')}</span>}
    </span>
  );
}
