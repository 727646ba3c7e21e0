// The keys that results are signed with; never their secrets.
import { useState } from 'react';
import { messageOf, service } from '#renderer/api/service.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { notify } from '#renderer/state/notices.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

const loadKeyring = async () => (await service.call('getKeyring')).value.keys;

export function SigningSection() {
  const { value: keys, problem, reload } = useLoaded(loadKeyring);
  const [asking, setAsking] = useState(false);
  const rotate = async (): Promise<void> => {
    setAsking(false);
    try {
      await service.call('rotateKeyring');
      notify({ kind: 'done', text: 'Results are signed with a new key from now on.' });
    } catch (error) {
      notify({ kind: 'refused', text: messageOf(error) });
    }
    await reload();
  };
  return (
    <Section
      title="Signing keyring"
      about="Every result is signed with the current key. Retired keys still verify what they signed."
    >
      {problem === null ? null : <p className="field-error">{problem}</p>}
      <table className="rows" aria-label="Signing keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Made</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {(keys ?? []).map((key) => (
            <tr key={key.id}>
              <td>
                <code>{key.id}</code>
              </td>
              <td>{dayOf(key.created_at)}</td>
              <td>{key.retired_at === null ? 'Signs' : `Retired ${dayOf(key.retired_at)}, still verifies`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <span>
        <Button onPress={() => setAsking(true)}>Sign with a new key…</Button>
      </span>
      <RotateDialog open={asking} onClose={() => setAsking(false)} onRotate={() => void rotate()} />
    </Section>
  );
}

interface RotateDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRotate: () => void;
}

function RotateDialog({ open, onClose, onRotate }: RotateDialogProps) {
  return (
    <Dialog
      title="Sign with a new key?"
      alert
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" onPress={onRotate}>
            Make a new key
          </Button>
        </>
      }
    >
      <p>New results are signed with it. The current key is retired and still verifies what it signed.</p>
    </Dialog>
  );
}
