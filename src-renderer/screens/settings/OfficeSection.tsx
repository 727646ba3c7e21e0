// Where this desk works: at its own machine, or at the server of its office.
import { useState } from 'react';
import type { OfficeMet, OfficeState } from '#core/schema/office.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { Copyable } from '#renderer/screens/settings/Copyable.tsx';
import { OfficeCertificateDialog } from '#renderer/screens/settings/OfficeCertificateDialog.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { useHealth } from '#renderer/state/health.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

const load = async (): Promise<OfficeState> => (await service.call('getOffice')).value;

export function OfficeSection() {
  const { value: state, problem } = useLoaded(load);
  return (
    <Section
      title="Office"
      about="A server of your office holds the documents, and every desk works on the same library. This machine keeps none of them."
    >
      {problem === null ? null : <Problem text={problem} />}
      {state === null ? null : state.address === null ? (
        <Connect />
      ) : (
        <Connected state={state} address={state.address} />
      )}
    </Section>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p className="field-error" role="alert">
      {text}
    </p>
  );
}

/** Everything on the screen is of the library before, so the page begins anew. */
const beginAnew = (): void => window.location.reload();

function Connected({ state, address }: { readonly state: OfficeState; readonly address: string }) {
  const silent = useHealth(({ status }) => status?.office_problem ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = (): void => {
    service.call('leaveOffice').then(beginAnew, (error: unknown) => setProblem(messageOf(error)));
  };
  return (
    <>
      <p role="status">
        This desk works at <strong>{address}</strong> with the key {state.key_prefix}…
      </p>
      {silent === null ? null : <Problem text={silent} />}
      <h3>Its certificate, as you confirmed it</h3>
      <Copyable label="Fingerprint" text={inTwoLines(state.fingerprint ?? '')} />
      <p className="muted">
        What you read and correct is kept there. The documents of this machine are as you left them, and are back when
        you work here again.
      </p>
      <span className="section-acts">
        <Button onPress={leave}>Work at this machine again</Button>
      </span>
      {problem === null ? null : <Problem text={problem} />}
    </>
  );
}

function Connect() {
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [met, setMet] = useState<OfficeMet | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  const look = () =>
    act(async () => setMet((await service.call('meetOffice', { json: { address: fullAddress(address) } })).value));
  const join = () =>
    act(async () => {
      if (met === null) return;
      const { address: at, fingerprint } = met;
      setMet(null);
      await service.call('joinOffice', { json: { address: at, fingerprint, key: key.trim() } });
      beginAnew();
    });
  return (
    <>
      <TextField
        label="Address of the server"
        value={address}
        onChange={setAddress}
        placeholder="deeds.office.example:7443"
        hint="As deedproof serve printed it at the server."
      />
      <TextField
        label="Key of this desk"
        value={key}
        onChange={setKey}
        secret
        hint="Made at the server for this desk: deedproof keys create NAME --desk"
      />
      <span className="section-acts">
        <Button
          kind="primary"
          isDisabled={busy || address.trim() === '' || key.trim() === ''}
          onPress={() => void look()}
        >
          {busy ? 'Asking the server…' : 'Connect…'}
        </Button>
      </span>
      {problem === null ? null : <Problem text={problem} />}
      <OfficeCertificateDialog met={met} onClose={() => setMet(null)} onConfirm={() => void join()} />
    </>
  );
}

/** People type the name alone; the line is encrypted always. */
function fullAddress(typed: string): string {
  const bare = typed.trim().replace(/\/+$/, '');
  return /^[a-z]+:\/\//i.test(bare) ? bare : `https://${bare}`;
}

/** Sixteen pairs a line, to be read out and compared. */
function inTwoLines(fingerprint: string): string {
  const pairs = fingerprint.split(':');
  return `${pairs.slice(0, 16).join(':')}\n${pairs.slice(16).join(':')}`;
}
