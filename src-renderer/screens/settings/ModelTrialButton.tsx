// Asks the model about a deed of our own, to see whether it answers and how well.
import { useState } from 'react';
import { messageOf, service } from '#renderer/api/service.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function ModelTrialButton({ reload }: { readonly reload: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly good: boolean } | null>(null);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setSaid(null);
    try {
      const { model, seconds, courses } = (await service.call('tryModel')).value;
      const text = `${model} answered in ${seconds.toFixed(1)} s and named ${String(courses)} of the 4 courses of our sample deed.`;
      setSaid({ text, good: true });
    } catch (error) {
      setSaid({ text: messageOf(error), good: false });
    }
    setBusy(false);
    await reload();
  };
  return (
    <>
      <span className="section-acts">
        <Button isDisabled={busy} onPress={() => void ask()}>
          {busy ? 'Asking…' : 'Try it with our sample deed'}
        </Button>
      </span>
      {said === null ? null : (
        <p role={said.good ? 'status' : 'alert'} className={said.good ? undefined : 'field-error'}>
          {said.text}
        </p>
      )}
    </>
  );
}
