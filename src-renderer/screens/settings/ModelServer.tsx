// Which model, where it runs, and how it is reached.
import { useState } from 'react';
import type { ModelProtocol, ModelState, Settings } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { SettingField } from '#renderer/screens/settings/SettingField.tsx';
import { notify } from '#renderer/state/notices.ts';
import { useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Choice, Switch, TextField } from '#renderer/ui/Field.tsx';

const PROTOCOLS: readonly { readonly id: ModelProtocol; readonly label: string }[] = [
  { id: 'openai', label: 'Chat completions (Ollama, llama.cpp, vLLM, most hosts)' },
  { id: 'anthropic', label: 'Messages (Anthropic)' },
];

interface ModelServerProps {
  readonly state: ModelState | null;
  readonly onChange: (what: Partial<Settings>) => Promise<void>;
  readonly reload: () => Promise<void>;
}

export function ModelServer({ state, onChange, reload }: ModelServerProps) {
  const settings = useSettings((one) => one.settings);
  if (settings === null) return null;
  return (
    <>
      <h3>Server</h3>
      <SettingField
        label="Address"
        value={settings.model_address}
        placeholder="http://127.0.0.1:11434"
        onKeep={(model_address) => void onChange({ model_address })}
      />
      <Choice
        label="Protocol"
        value={settings.model_protocol}
        options={PROTOCOLS}
        onChange={(model_protocol) => void onChange({ model_protocol })}
      />
      <SettingField
        label="Model"
        value={settings.model_name}
        placeholder="qwen3:8b"
        onKeep={(model_name) => void onChange({ model_name })}
      />
      <KeyField state={state} reload={reload} />
      <Switch
        label="Send pictures of the pages too (for models that see)"
        on={settings.model_pictures}
        onChange={(model_pictures) => void onChange({ model_pictures })}
      />
      <SettingField
        label="Proxy (optional)"
        value={settings.model_proxy}
        placeholder="http://proxy.office:3128"
        onKeep={(model_proxy) => void onChange({ model_proxy })}
      />
      <SettingField
        label="Certificates of the office (optional)"
        value={settings.model_certificates}
        placeholder="/etc/ssl/office.pem"
        hint="A file of certificates (PEM) that are trusted for this server besides the usual ones."
        onKeep={(model_certificates) => void onChange({ model_certificates })}
      />
    </>
  );
}

/** A key is written once and never shown: it is kept with the signing keys, for this server alone. */
function KeyField({ state, reload }: Pick<ModelServerProps, 'state' | 'reload'>) {
  const [key, setKey] = useState('');
  const keep = async (value: string | null): Promise<void> => {
    try {
      await service.call('putModelKey', { json: { key: value } });
      setKey('');
    } catch (error) {
      notify({ kind: 'refused', text: messageOf(error) });
    }
    await reload();
  };
  const kept = state?.key_kept === true;
  return (
    <div className="model-key">
      <TextField
        label="Key (if the server asks for one)"
        value={key}
        onChange={setKey}
        secret
        placeholder={kept ? 'A key is kept for this server' : 'No key is kept for this server'}
        hint="Kept with the signing keys, sent to this server alone, and never shown again."
      />
      <Button isDisabled={key.trim() === '' || state?.distance == null} onPress={() => void keep(key.trim())}>
        Keep the key
      </Button>
      {kept ? (
        <Button kind="quiet" onPress={() => void keep(null)}>
          Forget it
        </Button>
      ) : null}
    </div>
  );
}
