// How a desk goes over to the server of its office: its address, its certificate, and then a sign-in or a key.
import { useState } from 'react';
import type { OfficeMet, OfficeState } from '#core/schema/office.ts';
import { openPage } from '#renderer/api/person.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { OfficeCertificateDialog } from '#renderer/screens/settings/OfficeCertificateDialog.tsx';
import { Button } from '#renderer/ui/Button.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

interface OfficeConnectProps {
  readonly state: OfficeState;
  readonly reload: () => Promise<void>;
  readonly onConnected: () => void;
}

export function OfficeConnect({ state, reload, onConnected }: OfficeConnectProps) {
  const [address, setAddress] = useState('');
  const [met, setMet] = useState<OfficeMet | null>(null);
  const [confirmed, setConfirmed] = useState<OfficeMet | null>(null);
  const { busy, problem, act } = useAct();
  const look = () =>
    act(async () => setMet((await service.call('meetOffice', { json: { address: fullAddress(address) } })).value));
  const confirm = () =>
    act(async () => {
      if (met === null) return;
      setMet(null);
      const { address: at, fingerprint } = met;
      setConfirmed((await service.call('meetOffice', { json: { address: at, fingerprint } })).value);
    });
  if (confirmed !== null)
    return (
      <Ways
        office={confirmed}
        state={state}
        reload={reload}
        onConnected={onConnected}
        onOther={() => setConfirmed(null)}
      />
    );
  return (
    <>
      <TextField
        label="Address of the server"
        value={address}
        onChange={setAddress}
        placeholder="deeds.office.example:7443"
        hint="As deedproof serve printed it at the server."
      />
      <span className="section-acts">
        <Button kind="primary" isDisabled={busy || address.trim() === ''} onPress={() => void look()}>
          {busy ? 'Asking the server…' : 'Connect…'}
        </Button>
      </span>
      {state.signing_in ? <p role="status">{WAITING}</p> : null}
      <Problem text={problem ?? state.sign_in_problem} />
      <OfficeCertificateDialog met={met} onClose={() => setMet(null)} onConfirm={() => void confirm()} />
    </>
  );
}

const WAITING = 'Waiting for the sign-in in your browser.';

interface WaysProps extends OfficeConnectProps {
  readonly office: OfficeMet;
  readonly onOther: () => void;
}

/** By a sign-in where the office has people sign in, and by a key always. */
function Ways({ office, state, reload, onConnected, onOther }: WaysProps) {
  const { address, fingerprint, sign_in } = office;
  const [key, setKey] = useState('');
  const { busy, problem, act } = useAct();
  const join = () =>
    act(async () => {
      await service.call('joinOffice', { json: { address, fingerprint, key: key.trim() } });
      onConnected();
    });
  return (
    <>
      <p>
        The server is <strong>{address}</strong>, with the certificate that you confirmed.
      </p>
      {sign_in ? <SignIn office={office} state={state} reload={reload} /> : null}
      <TextField
        label={sign_in ? 'Or a key of this desk' : 'Key of this desk'}
        value={key}
        onChange={setKey}
        secret
        hint="Made at the server for this desk: deedproof keys create NAME --desk"
      />
      <span className="section-acts">
        <Button
          {...(sign_in ? {} : { kind: 'primary' as const })}
          isDisabled={busy || key.trim() === ''}
          onPress={() => void join()}
        >
          {busy ? 'Asking the server…' : 'Connect with the key'}
        </Button>
        <Button onPress={onOther}>Another server…</Button>
      </span>
      <Problem text={problem} />
    </>
  );
}

function SignIn({ office, state, reload }: Pick<WaysProps, 'office' | 'state' | 'reload'>) {
  const { address, fingerprint } = office;
  const { busy, problem, act } = useAct();
  const waiting = state.signing_in;
  const start = () =>
    act(async () => {
      openPage((await service.call('startOfficeSignIn', { json: { address, fingerprint } })).value.address);
      await reload();
    });
  return (
    <>
      <span className="section-acts">
        <Button kind="primary" isDisabled={busy} onPress={() => void start()}>
          {waiting ? 'Open the sign-in page again' : 'Sign in…'}
        </Button>
      </span>
      <p className="muted" role="status">
        {waiting
          ? WAITING
          : 'In your browser, where your office signs you in. This desk then gets a key of its own in your name.'}
      </p>
      <Problem text={problem ?? state.sign_in_problem} />
    </>
  );
}

function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="field-error" role="alert">
      {text}
    </p>
  );
}

/** One thing at a time, and what went wrong with the last. */
function useAct() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  return { busy, problem, act };
}

/** People type the name alone; the line is encrypted always. */
function fullAddress(typed: string): string {
  const bare = typed.trim().replace(/\/+$/, '');
  return /^[a-z]+:\/\//i.test(bare) ? bare : `https://${bare}`;
}
