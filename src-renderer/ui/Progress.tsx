// How far something is: a bar that fills, or one that only says that work goes on.
import { ProgressBar } from 'react-aria-components';

interface ProgressProps {
  readonly label: string;
  /** 0 to 1; null when the end is not known. */
  readonly share: number | null;
}

export function Progress({ label, share }: ProgressProps) {
  return (
    <ProgressBar
      className="progress"
      aria-label={label}
      {...(share === null ? { isIndeterminate: true } : { value: Math.round(share * 100) })}
    >
      <span className="progress-track">
        <span
          className={share === null ? 'progress-fill progress-unknown' : 'progress-fill'}
          style={share === null ? {} : { width: `${String(Math.round(share * 100))}%` }}
        />
      </span>
    </ProgressBar>
  );
}
