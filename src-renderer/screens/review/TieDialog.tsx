// A tie course that an operator enters: both of its values, since half a tie leads nowhere.
import { useState } from 'react';
import { readBearing } from '#core/survey/bearing.ts';
import { readCellText, wantedText } from '#renderer/state/edits.ts';
import { addTie } from '#renderer/state/structure-acts.ts';
import { unitOfOpen } from '#renderer/state/typed-edit.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

export function TieDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [bearing, setBearing] = useState('');
  const [distance, setDistance] = useState('');
  const unit = unitOfOpen();
  const way = readBearing(bearing);
  const length = readCellText('distance', distance, { unit, state: '' });
  const keep = (): void => {
    if (way !== null && typeof length === 'number') addTie(way, length);
    setBearing('');
    setDistance('');
    onClose();
  };
  return (
    <Dialog
      title="Add a tie"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" isDisabled={way === null || length === null} onPress={keep}>
            Add
          </Button>
        </>
      }
    >
      <p>From the last tie, or from where the description commences, toward the point of beginning.</p>
      <TextField label="Bearing" value={bearing} onChange={setBearing} hint={wantedText('bearing', unit)} autoFocus />
      <TextField label="Distance" value={distance} onChange={setDistance} hint={wantedText('distance', unit)} />
    </Dialog>
  );
}
