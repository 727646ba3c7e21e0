// API keys: made and shown once, rotated, revoked; and what they used.
import { useState } from 'react';
import type { MintResponse } from '#core/schema/account.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { Copyable } from '#renderer/screens/settings/Copyable.tsx';
import { CreateKeyDialog } from '#renderer/screens/settings/CreateKeyDialog.tsx';
import { KeyTable } from '#renderer/screens/settings/KeyTable.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { UsageLine } from '#renderer/screens/settings/UsageLine.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { notify } from '#renderer/state/notices.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

const loadKeys = async () => (await service.call('listKeys')).value.keys;

export function KeysSection() {
  const { value: keys, problem, reload } = useLoaded(loadKeys);
  const [making, setMaking] = useState(false);
  const [minted, setMinted] = useState<MintResponse | null>(null);
  const act = async (ask: () => Promise<MintResponse | null>): Promise<void> => {
    try {
      const made = await ask();
      if (made !== null) setMinted(made);
    } catch (error) {
      notify({ kind: 'refused', text: messageOf(error) });
    }
    await reload();
  };
  return (
    <Section
      title="API keys and usage"
      about="For programs that use the local service. A key is shown once, when it is made."
    >
      {problem === null ? null : <p className="field-error">{problem}</p>}
      <UsageLine />
      <KeyTable
        keys={keys ?? []}
        onRotate={(prefix) => void act(async () => (await service.call('rotateKey', { params: { prefix } })).value)}
        onRevoke={(prefix) =>
          void act(async () => {
            await service.call('revokeKey', { params: { prefix } });
            return null;
          })
        }
      />
      <span>
        <Button kind="primary" onPress={() => setMaking(true)}>
          Create a key…
        </Button>
      </span>
      <CreateKeyDialog
        open={making}
        onClose={() => setMaking(false)}
        onCreate={(key) => void act(async () => (await service.call('createKey', { json: key })).value)}
      />
      <Dialog
        title="Your new key"
        alert
        open={minted !== null}
        onClose={() => setMinted(null)}
        foot={
          <Button kind="primary" onPress={() => setMinted(null)}>
            I have kept it
          </Button>
        }
      >
        <p>This is the only time that the key “{minted?.name}” is shown. It cannot be recovered, only rotated.</p>
        <Copyable label="API key" text={minted?.api_key ?? ''} />
      </Dialog>
    </Section>
  );
}
