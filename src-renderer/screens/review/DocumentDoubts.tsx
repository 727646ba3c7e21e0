// Of the parties, the dates and the references of the document, what the scan leaves in doubt.
import { FactDoubts } from '#renderer/screens/review/FactDoubts.tsx';
import { useReview } from '#renderer/state/review.ts';

export function DocumentDoubts() {
  const doubts = useReview((state) => state.body?.extraction.doubts);
  if (doubts === undefined || doubts.length === 0) return null;
  return (
    <>
      <h3>Document facts in doubt on the scan</h3>
      <FactDoubts label="Document facts in doubt on the scan" doubts={doubts} />
    </>
  );
}
