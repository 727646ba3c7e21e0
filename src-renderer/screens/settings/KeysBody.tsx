// API keys: made and shown once, rotated, revoked, and confirmed where they were made before their account's person came.
import { useCallback, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import type { MintResponse } from '#core/schema/account.ts';
import { Copyable } from '#renderer/screens/settings/Copyable.tsx';
import { CreateKeyDialog } from '#renderer/screens/settings/CreateKeyDialog.tsx';
import { KeyTable } from '#renderer/screens/settings/KeyTable.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

const HELD =
  'A key was made under your address before you signed in. It opens nothing until you confirm it; revoke it ' +
  'if you did not make it.';

interface KeysBodyProps {
  readonly client: Client;
  /** After a key that waited was confirmed or ended. */
  readonly onConfirmed?: () => Promise<void>;
}

export function KeysBody({ client, onConfirmed }: KeysBodyProps) {
  const load = useCallback(async () => (await client.call('listKeys')).value.keys, [client]);
  const { value: keys, problem, act: ask, refused } = useLoaded(load);
  const held = keys?.some((key) => key.held && key.revoked_at === null) === true;
  const [making, setMaking] = useState(false);
  const [minted, setMinted] = useState<MintResponse | null>(null);
  const act = async (asked: Promise<{ readonly value: unknown }>): Promise<void> => {
    await ask(asked);
    if (held) await onConfirmed?.();
  };
  const show = async (ask: Promise<{ readonly value: MintResponse }>): Promise<{ readonly value: unknown }> => {
    const made = await ask;
    setMinted(made.value);
    return made;
  };
  return (
    <>
      {problem === null ? null : <p className="field-error">{problem}</p>}
      {held ? <p className="account-urgent">{HELD}</p> : null}
      <KeyTable
        keys={keys ?? []}
        onRotate={(prefix) => void act(show(client.call('rotateKey', { params: { prefix } })))}
        onRevoke={(prefix) => void act(client.call('revokeKey', { params: { prefix } }))}
        onConfirm={(prefix) => void act(client.call('confirmKey', { params: { prefix } }))}
      />
      {refused === null ? null : (
        <p className="field-error" role="alert">
          {refused}
        </p>
      )}
      <span>
        <Button kind="primary" onPress={() => setMaking(true)}>
          Create a key…
        </Button>
      </span>
      <CreateKeyDialog
        open={making}
        onClose={() => setMaking(false)}
        onCreate={(key) => void act(show(client.call('createKey', { json: key })))}
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
    </>
  );
}
