// Facts that the scan leaves in doubt: what each was read as, and what else it may be.
import { TractField } from '#core/schema/correction.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import { doubtedName, percent } from '#core/verdict/wording/doubts.ts';
import { ConfirmAsRead } from '#renderer/screens/review/DoubtPanel.tsx';
import { LitText } from '#renderer/screens/review/LitText.tsx';
import { valueText } from '#renderer/state/edits.ts';
import type { RowRef } from '#renderer/state/review.ts';
import { typedEdit } from '#renderer/state/typed-edit.ts';

const OF_TRACT: RowRef = { kind: 'boundary', call: 0 };

/** A fact of the open tract that reads as the words in doubt do; parties and references cannot be corrected here. */
function isConfirmable(doubted: Doubted): doubted is Doubted & { field: TractField } {
  const field = TractField.safeParse(doubted.field);
  const read = field.success ? typedEdit(OF_TRACT, field.data, doubted.text) : null;
  return read !== null && valueText(read.after) === valueText(read.before);
}

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
          {isConfirmable(doubted) ? (
            <ConfirmAsRead row={OF_TRACT} field={doubted.field} text={doubted.text} of={doubtedName(doubted.field)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
