// A language model as a second reader; prepared, and off until an address is set.
import { useState } from 'react';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { TextField } from '#renderer/ui/Field.tsx';

export function ModelSection() {
  const settings = useSettings((state) => state.settings);
  const [address, setAddress] = useState(settings?.model_address ?? '');
  const [name, setName] = useState(settings?.model_name ?? '');
  if (settings === null) return null;
  return (
    <Section
      title="Model reader"
      about="Deedproof reads with its own offline reader. A language model can read beside it; where the two disagree, the value is marked as doubtful."
    >
      <TextField
        label="Address"
        value={address}
        onChange={setAddress}
        onCommit={() => address !== settings.model_address && void changeSettings({ model_address: address.trim() })}
        placeholder="Empty: documents never leave this machine"
        hint="With an address set, the text of documents is sent there."
      />
      <TextField
        label="Model"
        value={name}
        onChange={setName}
        onCommit={() => name !== settings.model_name && void changeSettings({ model_name: name.trim() })}
      />
    </Section>
  );
}
