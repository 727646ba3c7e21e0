// A document of the library under review.
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useReturn } from '#renderer/screens/frame/use-return.ts';
import { ReviewPanes } from '#renderer/screens/review/ReviewPanes.tsx';
import { isUnderWay, useLibrary } from '#renderer/state/library.ts';
import { readAgain } from '#renderer/state/library-acts.ts';
import { useReview } from '#renderer/state/review.ts';
import { loadReview } from '#renderer/state/review-load.ts';
import { go, useRoute } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

export function ReviewScreen() {
  const id = useRoute((route) => route.subject);
  const origin = useReview((state) => state.origin);
  const problem = useReview((state) => state.problem);
  const failed = useLibrary(({ documents }) => documents.get(id)?.status === 'failed');
  const open = origin?.kind === 'library' && origin.id === id;
  useEffect(() => {
    const { origin: shown } = useReview.getState();
    if (id !== '' && !(shown?.kind === 'library' && shown.id === id)) void loadReview(id);
  }, [id]);
  useReturn(problem !== null && !failed, () => void loadReview(id));
  useReviewOnceRead(id);
  useReviewReadAgain(id);
  if (problem !== null) {
    return (
      <ErrorState title="This document cannot be opened">
        <p>{problem}</p>
        {failed ? (
          <Button onPress={() => void readAgain([id]).then(() => loadReview(id))}>Read again</Button>
        ) : (
          <Button onPress={() => void loadReview(id)}>Try again</Button>
        )}
        <Button kind="quiet" icon={<ArrowLeft size={14} aria-hidden />} onPress={() => go('library')}>
          Back to the library
        </Button>
      </ErrorState>
    );
  }
  if (id === '') return <EmptyState title="No document is open">Open one from the library.</EmptyState>;
  return open ? <ReviewPanes /> : <LoadingState title="Opening the document" />;
}

/** The pages of a document that was being read turn into its review where they stand. */
function useReviewOnceRead(id: string): void {
  const reading = useReview((state) => state.reading && state.origin?.id === id);
  const underWay = useLibrary(({ documents }) => {
    const document = documents.get(id);
    return document !== undefined && isUnderWay(document);
  });
  useEffect(() => {
    if (reading && !underWay) void loadReview(id);
  }, [id, reading, underWay]);
}

/** What was read again takes the place of the earlier reading; corrections that were pending are offered on it. */
function useReviewReadAgain(id: string): void {
  const again = useLibrary(({ documents }) => documents.get(id)?.again?.status ?? null);
  const before = useRef(again);
  useEffect(() => {
    const finished = before.current !== null && before.current !== 'failed' && again === null;
    before.current = again;
    const { origin, edits } = useReview.getState();
    if (finished && origin?.id === id) void loadReview(id, edits);
  }, [id, again]);
}
