// While the pages are being read: how many are, what comes then, and a way to stop.
import { useLibrary } from '#renderer/state/library.ts';
import { cancelDocuments } from '#renderer/state/library-acts.ts';
import { useReview } from '#renderer/state/review.ts';
import { stageOf } from '#renderer/state/stage.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Progress } from '#renderer/ui/Progress.tsx';

export function ReadingPane() {
  const id = useReview((state) => state.origin?.id ?? '');
  const document = useLibrary(({ documents }) => documents.get(id));
  const { text, share } = document === undefined ? { text: 'Reading', share: null } : stageOf(document);
  return (
    <section className="pane reading" aria-label="Reading">
      <div className="reading-note">
        <p className="reading-stage">{text}</p>
        <Progress label={text} share={share} />
        <p className="muted">The calls, the figure and the verdict come here once every page is read.</p>
        <Button kind="quiet" onPress={() => void cancelDocuments([id])}>
          Cancel reading
        </Button>
      </div>
    </section>
  );
}
