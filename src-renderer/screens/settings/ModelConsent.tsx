// What leaves the machine when the model reader is switched on, in plain words.
import type { ModelState, Settings } from '#core/schema/local.ts';
import { useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

const WHERE: Readonly<Record<NonNullable<ModelState['distance']>, string>> = {
  this_machine: 'to a program on this machine',
  your_network: 'to another machine in your network',
  internet: 'over the internet, to a company that you trust with them',
};

/** One sentence on what goes where. */
export function whatLeaves({ distance, host, encrypted }: ModelState, { model_pictures }: Settings): string {
  const what = model_pictures ? 'All words of a document and pictures of its pages' : 'All words of a document';
  if (distance === null) return 'On, but nothing is sent: the address is none.';
  const open = !encrypted && distance === 'your_network' ? ' Nothing encrypts them on the way.' : '';
  return `On: ${what.toLowerCase()} are sent ${WHERE[distance]} (${host}).${open}`;
}

interface ModelConsentProps {
  readonly open: boolean;
  readonly state: ModelState;
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

export function ModelConsent({ open, state, onClose, onAgree }: ModelConsentProps) {
  const settings = useSettings((one) => one.settings);
  if (settings === null || state.distance === null) return null;
  return (
    <Dialog
      title="What leaves this machine"
      open={open}
      onClose={onClose}
      alert
      foot={
        <>
          <Button onPress={onClose}>Leave it off</Button>
          <Button kind="primary" onPress={onAgree}>
            Send documents there
          </Button>
        </>
      }
    >
      <p>
        From now on, documents that are read are sent {WHERE[state.distance]}: <strong>{state.host}</strong>.
      </p>
      <ul className="model-consent">
        <li>
          <strong>Sent:</strong> all words of the document, names and places included
          {settings.model_pictures ? ', and pictures of its pages' : ''}; the name of the model
          {state.key_kept ? '; your key for that server' : ''}.
        </li>
        <li>
          <strong>Not sent:</strong> the name of the file, your corrections, positions, results, signing keys, and
          documents that were read before.
        </li>
        {state.distance === 'this_machine' ? null : (
          <li>What is sent cannot be called back. What becomes of it there is up to whoever runs that server.</li>
        )}
        {state.encrypted || state.distance === 'this_machine' ? null : (
          <li>The connection is not encrypted: others in your network can read along.</li>
        )}
        <li>Switched off again, nothing more is sent.</li>
      </ul>
    </Dialog>
  );
}
