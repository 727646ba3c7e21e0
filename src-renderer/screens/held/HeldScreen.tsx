// Extraction files that the person holds: is the signature good, do the verdicts still follow, and all that can be done.
import { FileCheckCorner, FolderOpen } from 'lucide-react';
import { useEffect } from 'react';
import '#renderer/screens/held/held.css';
import { pickFiles } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { HeldCard } from '#renderer/screens/held/HeldCard.tsx';
import { SignatureBanner } from '#renderer/screens/held/SignatureBanner.tsx';
import { ReviewPanes } from '#renderer/screens/review/ReviewPanes.tsx';
import { useHeld } from '#renderer/state/held.ts';
import { useReview } from '#renderer/state/review.ts';
import { showHeld } from '#renderer/state/review-load.ts';
import { useRoute } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState } from '#renderer/ui/State.tsx';

export function HeldScreen() {
  const files = useHeld((state) => state.files);
  const id = useRoute((route) => route.subject);
  const file = files.find((one) => one.id === id);
  const shown = useReview(({ origin }) => origin?.kind === 'held' && origin.id === id);
  const exists = file !== undefined;
  useEffect(() => {
    if (exists && !shown) showHeld(id);
  }, [id, exists, shown]);
  if (file !== undefined && shown) {
    return (
      <>
        <SignatureBanner file={file} />
        <ReviewPanes />
      </>
    );
  }
  return <HeldList />;
}

function HeldList() {
  const files = useHeld((state) => state.files);
  const open = (): void => void pickFiles('held').then(receiveFiles);
  return (
    <>
      <header className="screen-head">
        <h1>Held files</h1>
        <span className="muted">Extractions kept as files, checked on this machine</span>
        <span className="spacer" />
        <Button kind="primary" icon={<FolderOpen size={15} aria-hidden />} onPress={open}>
          Open extraction…
        </Button>
      </header>
      {files.length === 0 ? (
        <EmptyState title="No file is open" icon={<FileCheckCorner size={34} strokeWidth={1.4} aria-hidden />}>
          <p>
            Drop an extraction file (JSON) here. Its signature is checked against this machine’s keyring and its
            verdicts are recomputed; it can be reviewed, corrected and exported like any document.
          </p>
          <Button onPress={open}>Open extraction…</Button>
        </EmptyState>
      ) : (
        <ul className="held-list" aria-label="Open files">
          {files.map((file) => (
            <HeldCard key={file.id} file={file} />
          ))}
        </ul>
      )}
    </>
  );
}
