// The verdict on a document that describes no parcel of its own.
import { useMemo } from 'react';
import { EMPTY_TRACT } from '#core/schema/tract.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { DocumentDoubts } from '#renderer/screens/review/DocumentDoubts.tsx';
import { FactList } from '#renderer/screens/review/FactList.tsx';
import { OtherInstruments } from '#renderer/screens/review/OtherInstruments.tsx';
import { SecondReading } from '#renderer/screens/review/SecondReading.tsx';
import { useReview } from '#renderer/state/review.ts';
import { EmptyState } from '#renderer/ui/State.tsx';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

export function DocumentVerdictPane() {
  const body = useReview((state) => state.body);
  const held = useReview((state) => state.origin?.kind === 'held');
  const verdict = useMemo(
    () => (held && body !== null ? judgeAll(body.extraction).document_verdict : (body?.document_verdict ?? null)),
    [held, body],
  );
  if (verdict === null)
    return <EmptyState title="No verdict">This body holds neither tracts nor a verdict.</EmptyState>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="verdict" aria-label="Verdict" tabIndex={0}>
      <header className="verdict-head">
        <StatusChip status={verdict.status} large />
        <span className="verdict-flag">{verdict.document}</span>
      </header>
      {verdict.summary === '' ? null : <p>{verdict.summary}</p>}
      <h3>Reasons</h3>
      <ul className={`reasons reasons-${verdict.status.toLowerCase()}`}>
        {verdict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <SecondReading tract={EMPTY_TRACT} />
      <FactList />
      <DocumentDoubts />
      <OtherInstruments />
    </section>
  );
}
