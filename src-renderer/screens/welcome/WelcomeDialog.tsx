// The first run: a sample deed is read in front of the person, and opened for review.
import { useState } from 'react';
import '#renderer/screens/welcome/welcome.css';
import { messageOf, service } from '#renderer/api/service.ts';
import { SAMPLES, type Sample, sampleText } from '#renderer/screens/welcome/samples.ts';
import { showTour } from '#renderer/state/help.ts';
import { refreshLibrary } from '#renderer/state/library.ts';
import { go } from '#renderer/state/route.ts';
import { bringSampleFabric } from '#renderer/state/sample-fabric.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { Progress } from '#renderer/ui/Progress.tsx';

const STAGES = ['Waiting', 'Reading the calls', 'Walking the traverse', 'Signed'] as const;

export function WelcomeDialog() {
  const welcomed = useSettings((state) => state.settings?.welcomed ?? true);
  const [stage, setStage] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    void changeSettings({ welcomed: true });
    showTour(0);
  };
  const read = async (sample: Sample): Promise<void> => {
    setProblem(null);
    try {
      const id = await readInFront(sample, setStage);
      await changeSettings({ welcomed: true });
      go(sample.on_map === true ? 'map' : 'review', id);
      showTour(0);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setStage(null);
  };
  return (
    <Dialog
      title="Welcome to Deedproof"
      open={!welcomed}
      onClose={close}
      foot={<Button onPress={close}>Start with my own documents</Button>}
    >
      <p>
        Deedproof reads the legal description of a recorded deed, walks its calls, and says whether the figure closes
        and fits the stated area. It works on this machine alone; nothing is sent anywhere.
      </p>
      {stage === null ? (
        <SampleList onRead={(sample) => void read(sample)} />
      ) : (
        <div role="status">
          <ol className="welcome-stages" aria-label="Stages">
            {STAGES.map((label, index) => (
              <li key={label} aria-current={index === stage ? 'step' : undefined} data-done={index < stage}>
                {label}
              </li>
            ))}
          </ol>
          <Progress label={STAGES[stage] ?? 'Reading'} share={(stage + 1) / STAGES.length} />
        </div>
      )}
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function SampleList({ onRead }: { readonly onRead: (sample: Sample) => void }) {
  return (
    <>
      <h3>Watch it read a sample</h3>
      <ul className="welcome-samples">
        {SAMPLES.map((sample) => (
          <li key={sample.file}>
            <Button onPress={() => onRead(sample)}>{sample.title}</Button>
            <span className="muted">{sample.shows}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const PAUSE_MS = 250;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Submits a sample and follows its stages; gives the document's id in the library. */
async function readInFront(sample: Sample, show: (stage: number) => void): Promise<string> {
  show(0);
  if (sample.on_map === true) await bringSampleFabric();
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-document-name': `${sample.file}.txt` };
  const { value } = await service.call('submitExtract', { headers, body: await sampleText(sample) });
  for (;;) {
    await pause();
    const job = (await service.call('getExtract', { params: { job_id: value.job } })).value;
    if (job.status === 'failed') throw new Error(job.error ?? 'The sample could not be read.');
    show(job.progress?.stage === 'verifying' ? 2 : 1);
    if (job.status === 'succeeded') break;
  }
  show(2);
  await pause();
  show(3);
  await refreshLibrary();
  await pause();
  const { documents } = (await service.call('listLibrary', { query: { limit: 50 } })).value;
  const found = documents.find((one) => one.reference === value.job);
  if (found === undefined) throw new Error('The sample was read but is not in the library.');
  return found.id;
}
