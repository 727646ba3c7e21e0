// The facts of the open tract, to be corrected: its name, stated area, unit, beginning, and whether it is an exception.
import { useEffect, useState } from 'react';
import { changedText } from '#core/corrections/change-words.ts';
import type { TractField } from '#core/schema/correction.ts';
import { DistanceUnit } from '#core/schema/distance-unit.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { type EditValue, readCellText, wantedText } from '#renderer/state/edits.ts';
import { commitFacts, useReview } from '#renderer/state/review.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { Choice, Switch, TextField } from '#renderer/ui/Field.tsx';

interface Facts {
  readonly name: string;
  readonly area: string;
  readonly unit: DistanceUnit;
  readonly beginning: string;
  readonly exception: boolean;
}

const factsOf = (tract: Tract): Facts => ({
  name: tract.name,
  area: tract.stated_area === '' ? '' : changedText(tract.stated_area, 'stated_area', tract.distance_unit),
  unit: tract.distance_unit,
  beginning: tract.pob_description,
  exception: tract.is_exception,
});

export function TractDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const tract = useReview((state) => state.working?.tract) ?? EMPTY_TRACT;
  const [facts, setFacts] = useState(() => factsOf(tract));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays while the dialog is open
  useEffect(() => {
    if (open) setFacts(factsOf(tract));
  }, [open]);
  const area = readCellText('stated_area', facts.area, { unit: facts.unit, state: '' });
  const change = (more: Partial<Facts>): void => setFacts({ ...facts, ...more });
  const keep = (): void => {
    const values: Readonly<Record<TractField, EditValue>> = {
      name: facts.name.trim(),
      stated_area: facts.area === factsOf(tract).area ? tract.stated_area : area,
      distance_unit: facts.unit,
      pob_description: facts.beginning.trim(),
      is_exception: facts.exception,
    };
    commitFacts(values);
    onClose();
  };
  return (
    <Dialog
      title="Facts of the tract"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" isDisabled={area === null || facts.name.trim() === ''} onPress={keep}>
            Keep as a correction
          </Button>
        </>
      }
    >
      <TextField label="Name" value={facts.name} onChange={(name) => change({ name })} autoFocus />
      <TextField
        label="Stated area"
        value={facts.area}
        onChange={(text) => change({ area: text })}
        placeholder="5.02 acres"
        error={area === null ? wantedText('stated_area', facts.unit) : undefined}
      />
      <Choice
        label="Unit of the lengths"
        value={facts.unit}
        options={DistanceUnit.options.map((id) => ({ id, label: id }))}
        onChange={(unit) => change({ unit })}
      />
      <TextField
        label="Point of beginning"
        value={facts.beginning}
        onChange={(beginning) => change({ beginning })}
        rows={3}
      />
      <Switch
        label="Exception: kept out of what is conveyed"
        on={facts.exception}
        onChange={(exception) => change({ exception })}
      />
    </Dialog>
  );
}
