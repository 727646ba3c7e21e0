// Asks for the password of a locked PDF.
import { useState } from 'react';
import { askPassword, unlock, useUnlocking } from '#renderer/state/unlocking.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

export function PasswordDialog() {
  const document = useUnlocking((state) => state.document);
  const [password, setPassword] = useState('');
  const close = (): void => {
    setPassword('');
    askPassword(null);
  };
  const submit = (): void => {
    if (document === null || password === '') return;
    void unlock(document.id, password);
    close();
  };
  return (
    <Dialog
      title="This PDF is locked"
      open={document !== null}
      onClose={close}
      foot={
        <>
          <Button kind="quiet" onPress={close}>
            Not now
          </Button>
          <Button kind="primary" isDisabled={password === ''} onPress={submit}>
            Read it
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={`Password of ${document?.document ?? ''}`}
          secret
          value={password}
          onChange={setPassword}
          hint="Used to read it this once, and kept nowhere. The library keeps the document without its lock."
          autoFocus
        />
      </form>
    </Dialog>
  );
}
