// The reasons of a verdict. One that stands on words of the document lights them there.
import { TextSearch } from 'lucide-react';
import type { Finding } from '#core/schema/finding.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { ReasonHelp } from '#renderer/screens/help/ReasonHelp.tsx';
import { isSameFinding, lightFinding, useReview } from '#renderer/state/review.ts';

export function ReasonList({ verdict }: { readonly verdict: TractVerdict }) {
  const { reasons, findings, status } = verdict;
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>Reasons</h3>
      <ul className={`reasons reasons-${status.toLowerCase()}`}>
        {reasons.map((reason, at) => (
          <li key={`${String(at)} ${reason}`} className="reason-row">
            <Reason reason={reason} finding={findings[at]} />
            <ReasonHelp code={findings[at]?.code ?? ''} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ReasonProps {
  readonly reason: string;
  /** Results from before findings were told have none. */
  readonly finding: Finding | undefined;
}

function Reason({ reason, finding }: ReasonProps) {
  const isLit = useReview(({ lit }) => finding !== undefined && isSameFinding(lit, finding));
  if (finding === undefined || (finding.spans.length === 0 && finding.call === undefined)) return reason;
  return (
    <button
      type="button"
      className="reason"
      aria-pressed={isLit}
      title="Show the words in the document"
      onClick={() => lightFinding(finding)}
    >
      <span>{reason}</span>
      <TextSearch size={14} aria-hidden />
    </button>
  );
}
