// One file of everything, made while the person works; and how it comes back.
import { useState } from 'react';
import { messageOf, service } from '#renderer/api/service.ts';
import { RestorePart } from '#renderer/screens/settings/RestorePart.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useHealth } from '#renderer/state/health.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

export function BackupSection() {
  const folder = useHealth((state) => state.status?.data_dir ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const path = typed ?? (folder === '' ? '' : `${folder}-${new Date().toISOString().slice(0, 10)}.backup`);
  const make = async (): Promise<void> => {
    setBusy(true);
    setMade(null);
    setProblem(null);
    try {
      const { value } = await service.call('makeBackup', { json: { path: path.trim() } });
      const size = (value.bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 });
      setMade(`${value.files.toLocaleString('en-US')} files, ${size} MB, read back and checked: ${value.path}`);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Section
      title="Backup"
      about="One file of the library, its signed results, positions, corrections, keys and survey fabric."
    >
      <TextField
        label="Backup file"
        value={path}
        onChange={setTyped}
        hint="A file on this machine that is not there yet; better on another disk."
      />
      <span className="section-acts">
        <Button kind="primary" isDisabled={busy || path.trim() === ''} onPress={() => void make()}>
          {busy ? 'Making the backup…' : 'Make a backup'}
        </Button>
      </span>
      {made === null ? null : <p role="status">{made}</p>}
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p>
        <strong>A backup holds the private signing keys.</strong> Who has the file can sign as you: keep it as you keep
        your keys.
      </p>
      <RestorePart />
    </Section>
  );
}
