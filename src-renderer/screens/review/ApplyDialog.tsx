// Applying pending corrections: who makes them, why, and what the service says to it.
import { useEffect, useState } from 'react';
import { ServiceError } from '#core/api/client.ts';
import { isConfirmation, isOfDocument } from '#core/corrections/changes.ts';
import { messageOf } from '#renderer/api/service.ts';
import { PendingList } from '#renderer/screens/review/PendingList.tsx';
import { notify } from '#renderer/state/notices.ts';
import { useReview } from '#renderer/state/review.ts';
import { applyCorrections, loadReview } from '#renderer/state/review-load.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

interface ApplyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Problem {
  readonly message: string;
  readonly stale: boolean;
}

export function ApplyDialog({ open, onClose }: ApplyDialogProps) {
  const operator = useSettings((state) => state.settings?.operator ?? '');
  const applying = useReview((state) => state.applying);
  const origin = useReview((state) => state.origin);
  const adjust = useReview((state) => state.adjust);
  const [by, setBy] = useState(operator);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (open) setProblem(null);
    if (open) setBy((typed) => (typed === '' ? operator : typed));
  }, [open, operator]);
  const apply = async (): Promise<void> => {
    try {
      const { edits } = useReview.getState();
      const isConfirmed = edits.every(isConfirmation);
      const facts = edits.filter(isOfDocument).length;
      const done = await applyCorrections(by.trim(), note.trim());
      if (by.trim() !== operator) void changeSettings({ operator: by.trim() });
      notify({ kind: 'done', text: doneText(done, isConfirmed, facts) });
      setNote('');
      onClose();
    } catch (error) {
      setProblem({
        message: messageOf(error),
        stale: error instanceof ServiceError && error.type === 'stale_correction',
      });
    }
  };
  const reload = (): void => {
    onClose();
    if (origin?.kind === 'library') void loadReview(origin.id);
  };
  return (
    <Dialog
      title="Apply corrections"
      open={open}
      onClose={onClose}
      foot={
        <>
          {problem?.stale === true ? <Button onPress={reload}>Load the current document</Button> : null}
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" isDisabled={applying || by.trim() === ''} onPress={() => void apply()}>
            {applying ? 'Applying…' : 'Apply and sign'}
          </Button>
        </>
      }
    >
      <p>The corrected values are judged again and signed together with this log. What was read stays in the record.</p>
      <PendingList />
      {adjust.length === 0 ? null : (
        <p>
          {adjust.length === 1 ? 'One tract is' : `${String(adjust.length)} tracts are`} fitted by the compass rule.
        </p>
      )}
      <TextField
        label="Your name"
        value={by}
        onChange={setBy}
        autoFocus
        placeholder="Needed: it is signed with the correction"
      />
      <TextField label="Note (optional)" value={note} onChange={setNote} placeholder="Why, in a few words" />
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem.message}
        </p>
      )}
    </Dialog>
  );
}

function doneText(
  { corrected, adjusted }: { readonly corrected: number; readonly adjusted: number },
  isConfirmed: boolean,
  facts: number,
): string {
  const done = isConfirmed ? 'confirmed' : 'corrected';
  const tracts = (count: number): string => (count === 1 ? '1 tract' : `${String(count)} tracts`);
  const confirmed = facts === 1 ? '1 fact confirmed' : `${String(facts)} facts confirmed`;
  return [
    facts > 0 ? confirmed : '',
    corrected > 0 ? `${tracts(corrected)} ${done}` : '',
    adjusted > 0 ? `${tracts(adjusted)} fitted` : '',
  ]
    .filter(Boolean)
    .join(', ')
    .concat(' and signed.');
}
