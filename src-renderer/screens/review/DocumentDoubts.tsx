// Of the parties, the dates and the references of the document, what the scan leaves in doubt, and what an operator
// confirmed.
import { changeWords } from '#core/corrections/change-words.ts';
import { momentText } from '#renderer/screens/review/ChangePanel.tsx';
import { FactDoubts } from '#renderer/screens/review/FactDoubts.tsx';
import { NO_TRACT } from '#renderer/state/edits.ts';
import { confirmedFacts } from '#renderer/state/facts.ts';
import { useReview } from '#renderer/state/review.ts';

export function DocumentDoubts() {
  const doubts = useReview((state) => state.body?.extraction.doubts) ?? [];
  return (
    <>
      {doubts.length === 0 ? null : (
        <>
          <h3>Document facts in doubt on the scan</h3>
          <FactDoubts label="Document facts in doubt on the scan" doubts={doubts} tract={NO_TRACT} />
        </>
      )}
      <ConfirmedFacts />
    </>
  );
}

function ConfirmedFacts() {
  const body = useReview((state) => state.body);
  const facts = body === null ? [] : confirmedFacts(body);
  if (facts.length === 0) return null;
  return (
    <>
      <h3>Document facts confirmed by an operator</h3>
      <ul className="fact-doubts" aria-label="Document facts confirmed by an operator">
        {facts.map(({ correction }) => {
          const { what, before, after } = changeWords(correction, 'feet');
          return (
            <li key={`${correction.field}${correction.at}`}>
              <span className="doubt-name">{what}</span> {before} {after}{' '}
              <span className="change-who">
                {correction.by === '' ? 'not named' : correction.by},{' '}
                <time dateTime={correction.at}>{momentText(correction.at)}</time>
                {correction.note === '' ? '' : `: ${correction.note}`}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
