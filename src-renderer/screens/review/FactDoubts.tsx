// Facts that the scan leaves in doubt: what each was read as, and what else it may be.
import type { Doubted } from '#core/schema/doubted.ts';
import { doubtedName, percent } from '#core/verdict/wording/doubts.ts';
import { LitText } from '#renderer/screens/review/LitText.tsx';

interface FactDoubtsProps {
  readonly label: string;
  readonly doubts: readonly Doubted[];
}

export function FactDoubts({ label, doubts }: FactDoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <ul className="fact-doubts" aria-label={label}>
      {doubts.map((doubted) => (
        <li key={`${doubted.field}${doubted.text}`}>
          <span className="doubt-name">{doubtedName(doubted.field)}</span>{' '}
          <LitText text={doubted.text} at={doubted.at} />{' '}
          <span className="doubt-chance">{percent(doubted.chance)}</span>
          {(doubted.others ?? []).map(({ text, chance }) => (
            <span key={text}>
              {' '}
              or {text} <span className="doubt-chance">{percent(chance)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
