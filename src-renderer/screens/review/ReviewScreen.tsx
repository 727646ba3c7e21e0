// A document of the library under review.
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { ReviewPanes } from '#renderer/screens/review/ReviewPanes.tsx';
import { useReview } from '#renderer/state/review.ts';
import { loadReview } from '#renderer/state/review-load.ts';
import { go, useRoute } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

export function ReviewScreen() {
  const id = useRoute((route) => route.subject);
  const origin = useReview((state) => state.origin);
  const problem = useReview((state) => state.problem);
  const open = origin?.kind === 'library' && origin.id === id;
  useEffect(() => {
    const { origin: shown } = useReview.getState();
    if (id !== '' && !(shown?.kind === 'library' && shown.id === id)) void loadReview(id);
  }, [id]);
  if (problem !== null) {
    return (
      <ErrorState title="This document cannot be opened">
        <p>{problem}</p>
        <Button onPress={() => void loadReview(id)}>Try again</Button>
        <Button kind="quiet" icon={<ArrowLeft size={14} aria-hidden />} onPress={() => go('library')}>
          Back to the library
        </Button>
      </ErrorState>
    );
  }
  if (id === '') return <EmptyState title="No document is open">Open one from the library.</EmptyState>;
  return open ? <ReviewPanes /> : <LoadingState title="Opening the document" />;
}
