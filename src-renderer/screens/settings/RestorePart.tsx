// A backup brought back: looked into first, then put in the place of the present data, which is set aside.
import { useState } from 'react';
import type { BackupContents } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { useHealth } from '#renderer/state/health.ts';
import { waitForNewStart } from '#renderer/state/new-start.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

type Stage = 'naming' | 'looking' | 'asking' | 'restoring' | 'restarting' | 'waiting';

export function RestorePart() {
  const [path, setPath] = useState('');
  const [stage, setStage] = useState<Stage>('naming');
  const [found, setFound] = useState<BackupContents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
      setStage('naming');
    }
  };
  const look = (): Promise<void> =>
    attempt(async () => {
      setStage('looking');
      setFound((await service.call('lookIntoBackup', { json: { path: path.trim() } })).value);
      setStage('asking');
    });
  const restore = (named: string): Promise<void> =>
    attempt(async () => {
      setStage('restoring');
      const { value } = await service.call('restoreBackup', { json: { path: named } });
      setStage(value.restarts ? 'restarting' : 'waiting');
      if (value.restarts) await waitForNewStart();
    });
  return (
    <>
      <h3>Bring a backup back</h3>
      <RestoredNote />
      <TextField
        label="Backup to bring back"
        value={path}
        onChange={setPath}
        hint="Every byte of it is checked before anything changes. The present data is set aside in the data folder, not deleted."
      />
      <span className="section-acts">
        <Button isDisabled={path.trim() === '' || stage !== 'naming'} onPress={() => void look()}>
          {stage === 'looking' ? 'Looking into it…' : 'Look into it…'}
        </Button>
      </span>
      {stage === 'restarting' ? <p role="status">Deedproof starts anew on the backup…</p> : null}
      {stage === 'waiting' ? (
        <p role="status">The backup is in place at the next start. Until then everything is as it was.</p>
      ) : null}
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Dialog
        title="Bring this backup back?"
        alert
        open={found !== null && (stage === 'asking' || stage === 'restoring')}
        onClose={() => setStage('naming')}
        foot={
          <>
            <Button isDisabled={stage === 'restoring'} onPress={() => setStage('naming')}>
              Leave everything as it is
            </Button>
            <Button
              kind="danger"
              isDisabled={stage === 'restoring'}
              onPress={() => (found === null ? undefined : void restore(found.path))}
            >
              {stage === 'restoring' ? 'Unpacking and checking…' : 'Bring it back and start anew'}
            </Button>
          </>
        }
      >
        {found === null ? null : <Contents of={found} />}
      </Dialog>
    </>
  );
}

const counted = (count: number): string => count.toLocaleString('en-US');

function Contents({ of }: { readonly of: BackupContents }) {
  const facts = [
    ['Made', new Date(of.made_at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })],
    ['By', `Deedproof ${of.version}`],
    ['Documents kept', counted(of.documents)],
    ['Signed results', counted(of.results)],
    ['Signing keys', of.signing_keys ? 'with it' : 'none'],
    ['Size', `${(of.bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB, checked`],
  ] as const;
  return (
    <>
      <dl className="backup-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        It takes the place of the library, results, positions, corrections, settings, keys and survey fabric that are
        here now. What is here now is moved to a folder of its own inside the data folder. Documents that came after the
        backup are in that folder alone.
      </p>
    </>
  );
}

/** What the last start did with a backup. */
function RestoredNote() {
  const restored = useHealth((state) => state.status?.restored ?? null);
  if (restored === null) return null;
  const made = new Date(restored.made_at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  if (restored.problem !== null)
    return (
      <p className="field-error" role="alert">
        The backup of {made} could not be opened, and everything is as it was before: {restored.problem} Its files are
        in {restored.set_aside}.
      </p>
    );
  return (
    <p role="status">
      The backup of {made} is in force. What was here before is in {restored.set_aside}.
    </p>
  );
}
