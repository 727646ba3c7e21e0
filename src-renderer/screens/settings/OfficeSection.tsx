// Where this desk works: at its own machine, or at the server of its office.
import { useEffect, useRef, useState } from 'react';
import type { OfficeState } from '#core/schema/office.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { Copyable } from '#renderer/screens/settings/Copyable.tsx';
import { OfficeConnect } from '#renderer/screens/settings/OfficeConnect.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { useHealth } from '#renderer/state/health.ts';
import { Button } from '#renderer/ui/Button.tsx';

const ASK_EVERY_MS = 1500;
const load = async (): Promise<OfficeState> => (await service.call('getOffice')).value;

export function OfficeSection() {
  const { value: state, problem, reload } = useLoaded(load);
  const waiting = state?.signing_in === true;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, reload]);
  // A sign-in ends in another window.
  const first = useRef<OfficeState | null>(null);
  useEffect(() => {
    first.current ??= state;
    if (first.current?.address !== state?.address) beginAnew();
  }, [state]);
  return (
    <Section
      title="Office"
      about="A server of your office holds the documents, and every desk works on the same library. This machine keeps none of them."
    >
      {problem === null ? null : <Problem text={problem} />}
      {state === null ? null : state.address === null ? (
        <OfficeConnect state={state} reload={reload} onConnected={beginAnew} />
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

/** Sixteen pairs a line, to be read out and compared. */
function inTwoLines(fingerprint: string): string {
  const pairs = fingerprint.split(':');
  return `${pairs.slice(0, 16).join(':')}\n${pairs.slice(16).join(':')}`;
}
