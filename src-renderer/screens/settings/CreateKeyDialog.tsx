// Making a key: its name, whether it is for trying things out, and what it may do.
import { useState } from 'react';
import { ALL_SCOPES, type KeyMode, KeyScope, orderedScopes } from '#core/schema/account.ts';
import { SCOPE_WORDS } from '#renderer/screens/settings/scope-words.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { Choice, Switch, TextField } from '#renderer/ui/Field.tsx';

export interface NewKey {
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: readonly KeyScope[];
}

interface CreateKeyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreate: (key: NewKey) => void;
}

const MODES: readonly { id: KeyMode; label: string }[] = [
  { id: 'live', label: 'Live: reads documents' },
  { id: 'test', label: 'Test: answers with a fixed sample, reaches test runs alone' },
];

export function CreateKeyDialog({ open, onClose, onCreate }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [mode, setMode] = useState<KeyMode>('live');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(ALL_SCOPES);
  const create = (): void => {
    onCreate({ name: name.trim(), mode, scopes });
    setName('');
    setScopes(ALL_SCOPES);
    onClose();
  };
  return (
    <Dialog
      title="Create a key"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" isDisabled={name.trim() === '' || scopes.length === 0} onPress={create}>
            Create
          </Button>
        </>
      }
    >
      <TextField label="Name" value={name} onChange={setName} autoFocus placeholder="Title plant importer" />
      <Choice label="Kind" value={mode} options={MODES} onChange={setMode} />
      <fieldset className="key-scopes">
        <legend>It may</legend>
        {KeyScope.options.map((scope) => (
          <Switch
            key={scope}
            label={SCOPE_WORDS[scope]}
            on={scopes.includes(scope)}
            onChange={(on) => setScopes(on ? orderedScopes([...scopes, scope]) : scopes.filter((one) => one !== scope))}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
