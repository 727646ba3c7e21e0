// A language model as a second reader: off until a person has read what then leaves this machine, and says yes.
import { useState } from 'react';
import type { ModelState } from '#core/schema/local.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import { service } from '#renderer/api/service.ts';
import { Copyable } from '#renderer/screens/settings/Copyable.tsx';
import { ModelBudget } from '#renderer/screens/settings/ModelBudget.tsx';
import { ModelConsent, whatLeaves } from '#renderer/screens/settings/ModelConsent.tsx';
import { ModelServer } from '#renderer/screens/settings/ModelServer.tsx';
import { ModelTrialButton } from '#renderer/screens/settings/ModelTrialButton.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Choice, Switch } from '#renderer/ui/Field.tsx';

const loadModel = async (): Promise<ModelState> => (await service.call('getModel')).value;

const READERS: readonly { readonly id: ReaderChoice; readonly label: string }[] = [
  { id: 'both', label: 'Both, compared; ours alone if the model fails' },
  { id: 'model', label: 'Both; if the model fails, the document fails' },
  { id: 'offline', label: 'Ours alone; the model where a document asks for it' },
];

export function ModelSection() {
  const settings = useSettings((state) => state.settings);
  const { value: state, problem, reload } = useLoaded(loadModel);
  const [asking, setAsking] = useState(false);
  if (settings === null) return null;
  const change = async (what: Parameters<typeof changeSettings>[0]): Promise<void> => {
    if (await changeSettings(what)) await reload();
  };
  return (
    <Section
      title="Model reader"
      about="Deedproof reads with its own offline reader, which needs no network. A language model can read beside it. It gives no value: what it names must stand in the document, figures are read by Deedproof, and where the two differ the tract is for review."
    >
      {problem === null ? null : <p className="field-error">{problem}</p>}
      <Switch
        label="Let a language model read too"
        on={settings.model_on}
        disabled={state === null || (!settings.model_on && state.problem !== null)}
        onChange={(on) => (on ? setAsking(true) : void change({ model_on: false }))}
      />
      <p role="status" className={settings.model_on ? 'model-leaves model-leaves-on' : 'model-leaves'}>
        {settings.model_on && state !== null
          ? whatLeaves(state, settings)
          : 'Off: nothing is sent to any model, and no document leaves this machine.'}
        {!settings.model_on && state !== null && state.problem !== null ? ` To switch it on: ${state.problem}` : ''}
      </p>
      <ModelServer state={state} onChange={change} reload={reload} />
      <h3>Reading</h3>
      <Choice
        label="Who reads, where a document says nothing"
        value={settings.reader}
        options={READERS}
        onChange={(reader) => void change({ reader })}
      />
      {settings.model_on ? <ModelTrialButton reload={reload} /> : null}
      <ModelBudget state={state} onChange={change} />
      <h3>A model on this machine</h3>
      <Copyable label="With Ollama" text="ollama pull qwen3:8b" />
      <p className="muted">
        Then the address is http://127.0.0.1:11434 and the model qwen3:8b; it needs no key, and no document leaves this
        machine. With llama.cpp: llama-server -m MODEL.gguf --port 8080, and http://127.0.0.1:8080.
      </p>
      {state === null ? null : (
        <ModelConsent
          open={asking}
          state={state}
          onClose={() => setAsking(false)}
          onAgree={() => {
            setAsking(false);
            void change({ model_on: true });
          }}
        />
      )}
    </Section>
  );
}
