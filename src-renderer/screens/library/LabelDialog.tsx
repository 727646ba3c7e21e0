// What the office writes on documents: order or file number, client, assignee, notes, and who reviewed them.
import { useEffect, useState } from 'react';
import type { DocumentLabels } from '#core/schema/library.ts';
import { setLabelling, useLabelling } from '#renderer/state/labelling.ts';
import { findDocument } from '#renderer/state/library.ts';
import { labelDocuments } from '#renderer/state/library-acts.ts';
import { useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

type Labels = Omit<DocumentLabels, 'reviewed_at'>;
const NONE: Labels = { order_number: '', client: '', assignee: '', notes: '', reviewed_by: '' };

const FIELDS: readonly { name: keyof Labels; label: string; placeholder: string; rows?: number }[] = [
  { name: 'order_number', label: 'Order or file number', placeholder: '2026-0815' },
  { name: 'client', label: 'Client', placeholder: 'First Title of Polk County' },
  { name: 'assignee', label: 'Assigned to', placeholder: '' },
  { name: 'notes', label: 'Notes', placeholder: '', rows: 4 },
  { name: 'reviewed_by', label: 'Reviewed by', placeholder: '' },
];

/** Opened by whoever names documents to be labelled. */
export function LabelDialog() {
  const ids = useLabelling((state) => state.ids);
  const [before, setBefore] = useState<Labels | null>(null);
  const [labels, setLabels] = useState(NONE);
  const operator = useSettings(({ settings }) => settings?.operator ?? '');
  const [first] = ids;
  const many = ids.length > 1;
  useEffect(() => {
    setBefore(null);
    setLabels(NONE);
    if (many || first === undefined) return;
    let gone = false;
    void findDocument(first).then((document) => {
      if (gone || document === null) return;
      const { reviewed_at: _, ...told } = document.labels;
      setBefore(told);
      setLabels(told);
    });
    return () => {
      gone = true;
    };
  }, [first, many]);
  const close = (): void => setLabelling([]);
  const base = before ?? NONE;
  const changed = Object.fromEntries(
    FIELDS.filter(({ name }) => labels[name].trim() !== base[name]).map(({ name }) => [name, labels[name].trim()]),
  );
  const save = async (): Promise<void> => {
    if (await labelDocuments(ids, changed)) close();
  };
  return (
    <Dialog
      title={many ? `Label ${ids.length.toLocaleString('en-US')} documents` : 'Label the document'}
      open={ids.length > 0}
      onClose={close}
      foot={
        <>
          <Button
            kind="quiet"
            isDisabled={operator === ''}
            onPress={() => setLabels({ ...labels, reviewed_by: operator })}
          >
            {operator === '' ? 'Reviewed by me' : `Reviewed by ${operator}`}
          </Button>
          <span className="spacer" />
          <Button onPress={close}>Cancel</Button>
          <Button kind="primary" isDisabled={Object.keys(changed).length === 0} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {many ? <p className="muted">What is left empty stays as it is on each document.</p> : null}
      {FIELDS.map(({ name, label, placeholder, rows }) => (
        <TextField
          key={name}
          label={label}
          value={labels[name]}
          onChange={(text) => setLabels({ ...labels, [name]: text })}
          placeholder={placeholder}
          {...(rows === undefined ? {} : { rows })}
        />
      ))}
    </Dialog>
  );
}
