// Facts that the scan leaves in doubt: what each was read as, and what else it may be.
import { TractField } from '#core/schema/correction.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import { doubtedName, percent } from '#core/verdict/wording/doubts.ts';
import { ConfirmAsRead, ConfirmButton } from '#renderer/screens/review/DoubtPanel.tsx';
import { LitText } from '#renderer/screens/review/LitText.tsx';
import { findFactEdit, NO_TRACT, valueText } from '#renderer/state/edits.ts';
import { doubtedFact } from '#renderer/state/facts.ts';
import { type RowRef, toggleFact, useReview } from '#renderer/state/review.ts';
import { typedEdit } from '#renderer/state/typed-edit.ts';

const OF_TRACT: RowRef = { kind: 'boundary', call: 0 };

/** A fact of the open tract that could be corrected too, and reads as the words in doubt do. */
function isConfirmable(doubted: Doubted): doubted is Doubted & { field: TractField } {
  const field = TractField.safeParse(doubted.field);
  const read = field.success ? typedEdit(OF_TRACT, field.data, doubted.text) : null;
  return read !== null && valueText(read.after) === valueText(read.before);
}

interface FactDoubtsProps {
  readonly label: string;
  readonly doubts: readonly Doubted[];
  /** NO_TRACT for those of the document. */
  readonly tract: number;
}

export function FactDoubts({ label, doubts, tract }: FactDoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <ul className="fact-doubts" aria-label={label}>
      {doubts.map((doubted, at) => (
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
          {doubts.findLastIndex(({ field }) => field === doubted.field) === at ? (
            <ConfirmFact doubted={doubted} tract={tract} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Once for each fact, behind all that is in doubt of it. */
function ConfirmFact({ doubted, tract }: { readonly doubted: Doubted; readonly tract: number }) {
  const name = doubtedName(doubted.field);
  if (tract !== NO_TRACT && isConfirmable(doubted))
    return <ConfirmAsRead row={OF_TRACT} field={doubted.field} text={doubted.text} of={name} />;
  return <ConfirmAlone field={doubted.field} tract={tract} of={name} />;
}

/** A fact that can be confirmed and not corrected: a party, a date, a reference, a part of a section. */
function ConfirmAlone({ field, tract, of }: { readonly field: string; readonly tract: number; readonly of: string }) {
  const extraction = useReview((state) => state.body?.extraction);
  const edits = useReview((state) => state.edits);
  const fact = extraction === undefined ? null : doubtedFact(extraction, tract, field);
  if (fact === null) return null;
  const isConfirmed = findFactEdit(edits, fact) !== undefined;
  return <ConfirmButton isConfirmed={isConfirmed} of={of} onPress={() => toggleFact(fact)} />;
}
