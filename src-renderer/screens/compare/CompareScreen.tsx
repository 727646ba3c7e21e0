// Two documents side by side: what agrees and what differs, call by call.
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import '#renderer/screens/compare/compare.css';
import { comparisonTable } from '#core/compare/comparison-text.ts';
import { ChooseDocument } from '#renderer/screens/compare/ChooseDocument.tsx';
import { CompareHead } from '#renderer/screens/compare/CompareHead.tsx';
import { CompareTract } from '#renderer/screens/compare/CompareTract.tsx';
import { FactTable } from '#renderer/screens/compare/FactTable.tsx';
import { useCommands } from '#renderer/screens/frame/use-commands.ts';
import { useReturn } from '#renderer/screens/frame/use-return.ts';
import { idsOf, loadComparison, stepDifference, useComparing } from '#renderer/state/comparing.ts';
import { notify } from '#renderer/state/notices.ts';
import { go, useRoute } from '#renderer/state/route.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { isDialogOpen } from '#renderer/ui/Dialog.tsx';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

export function CompareScreen() {
  const subject = useRoute((route) => route.subject);
  const problem = useComparing((state) => state.problem);
  const comparison = useComparing((state) => state.comparison);
  const [first, second] = idsOf(subject);
  useEffect(() => void loadComparison(subject), [subject]);
  useReturn(problem !== null, () => void loadComparison(subject));
  if (problem !== null) {
    return (
      <ErrorState title="These documents cannot be compared">
        <p>{problem}</p>
        <Button onPress={() => void loadComparison(subject)}>Try again</Button>
        <Button kind="quiet" icon={<ArrowLeft size={14} aria-hidden />} onPress={() => go('library')}>
          Back to the library
        </Button>
      </ErrorState>
    );
  }
  if (first === '' || second === '') return <ChooseDocument first={first} />;
  return comparison === null ? <LoadingState title="Comparing" /> : <ComparedDocuments />;
}

function ComparedDocuments() {
  const comparison = useComparing((state) => state.comparison);
  const [onlyDifferences, setOnly] = useState(false);
  useCompareKeys(() => setOnly((only) => !only));
  useCommands({ 'compare-next': () => stepDifference(1), 'compare-before': () => stepDifference(-1) });
  if (comparison === null) return null;
  const { facts, tracts, notes, within } = comparison;
  return (
    <>
      <CompareHead onlyDifferences={onlyDifferences} setOnly={setOnly} onCopy={() => void copyTable()} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard too */}
      <section className="compare" tabIndex={0} aria-label="Comparison">
        <ul className="compare-notes" aria-label="Of both documents">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li className="muted">
            Agreement here means {within}. Signed results are compared; pending corrections are not.
          </li>
        </ul>
        {tracts.map((tract, index) => (
          <CompareTract
            key={`${String(tract.first?.tract)} ${String(tract.second?.tract)}`}
            tract={tract}
            index={index}
            only={onlyDifferences}
          />
        ))}
        <FactTable caption="The documents" facts={facts} tract={null} only={onlyDifferences} />
      </section>
    </>
  );
}

async function copyTable(): Promise<void> {
  const { comparison } = useComparing.getState();
  if (comparison === null) return;
  await navigator.clipboard.writeText(comparisonTable(comparison));
  notify({ kind: 'done', text: 'The comparison is on the clipboard, as a table.' });
}

function useCompareKeys(onOnly: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isDialogOpen() || (event.target as HTMLElement).matches('input, textarea')) return;
      if (isShortcut('compare_next', event)) stepDifference(1);
      else if (isShortcut('compare_before', event)) stepDifference(-1);
      else if (isShortcut('compare_only', event)) onOnly();
      else if (isShortcut('compare_copy', event)) void copyTable();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
