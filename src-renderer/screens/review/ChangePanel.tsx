// What operators changed of the open tract: the value before, who, when and why, and the way back to what was read.
import { ArrowRight, RotateCcw } from 'lucide-react';
import { changeWords } from '#core/corrections/change-words.ts';
import { type Change, isConfirmation } from '#core/corrections/changes.ts';
import { courseSentence } from '#core/drawing/recorded-text.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { selectRow, useReview } from '#renderer/state/review.ts';
import { asRead, backToRead, changesOfTract, deletedCourses, rowOfChange } from '#renderer/state/signed-changes.ts';
import { putBack } from '#renderer/state/structure-acts.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function ChangePanel() {
  const changes = useReview(({ body, tract }) => changesOfTract(body, tract));
  const tract = useReview((state) => state.layout?.tract) ?? EMPTY_TRACT;
  if (changes.length === 0) return null;
  return (
    <details className="changes" open>
      <summary>
        {changes.every((one) => isConfirmation(one.correction)) ? 'Confirmed' : 'Changed'} by an operator{' '}
        <span className="muted">{changes.length}</span>
      </summary>
      <ul aria-label="Signed corrections">
        {changes.map((change, at) => (
          <SignedChange
            key={`${String(at)}${change.correction.kind}${change.correction.field}`}
            change={change}
            changes={changes}
            tract={tract}
          />
        ))}
        {deletedCourses(tract).map((index) => (
          <DeletedCourse key={`read${String(index)}`} tract={tract} index={index} />
        ))}
      </ul>
    </details>
  );
}

interface SignedChangeProps {
  readonly change: Change;
  readonly changes: readonly Change[];
  readonly tract: Tract;
}

function SignedChange({ change, changes, tract }: SignedChangeProps) {
  const { correction, call } = change;
  const layout = useReview((state) => state.layout);
  const row = rowOfChange(change, layout);
  const { where, what, before, after } = changeWords(
    correction,
    tract.distance_unit,
    row?.call ?? call ?? correction.call,
  );
  const name = `${where.replace(/^Course/, 'Call')} ${what}`;
  const read = asRead(changes, change);
  const isLast =
    changes.findLast(
      (one) =>
        one.call === call && one.correction.kind === correction.kind && one.correction.field === correction.field,
    ) === change;
  return (
    <li>
      <p>
        <button type="button" className="pending-where" onClick={() => (row === null ? undefined : selectRow(row))}>
          {name}
        </button>{' '}
        {isConfirmation(correction) ? before : correction.kind.startsWith('insert') ? null : <del>{before}</del>}{' '}
        {isConfirmation(correction) ? (
          after
        ) : correction.kind.startsWith('delete') ? null : (
          <>
            <ArrowRight size={12} aria-label="became" /> <ins>{after}</ins>
          </>
        )}
      </p>
      <p className="change-who">
        <span>
          {correction.by === '' ? 'not named' : correction.by},{' '}
          <time dateTime={correction.at}>{momentText(correction.at)}</time>
          {correction.note === '' ? '' : `: ${correction.note}`}
        </span>
        <span className="spacer" />
        {read === undefined || read === null || !isLast || isConfirmation(correction) ? null : (
          <Button
            kind="quiet"
            icon={<RotateCcw size={13} aria-hidden />}
            aria-label={`Back to the value as read: ${name}`}
            onPress={() => backToRead(change, read)}
          >
            As read
          </Button>
        )}
      </p>
    </li>
  );
}

function DeletedCourse({ tract, index }: { readonly tract: Tract; readonly index: number }) {
  const call = tract.as_read?.calls[index];
  if (call === undefined) return null;
  const words = courseSentence(call, tract.distance_unit);
  return (
    <li>
      <p className="change-who">
        <span>
          Read and deleted: <del>{words}</del>
        </span>
        <span className="spacer" />
        <Button
          kind="quiet"
          icon={<RotateCcw size={13} aria-hidden />}
          aria-label={`Put back ${words}`}
          onPress={() => putBack(index)}
        >
          Put back
        </Button>
      </p>
    </li>
  );
}

export const momentText = (at: string): string => {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime())
    ? at
    : moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
};
