// The middle pane: the tracts side by side, and the calls of the open one.
import { memo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import { CallsBar } from '#renderer/screens/review/CallsBar.tsx';
import { CallsGrid } from '#renderer/screens/review/CallsGrid.tsx';
import { ChangePanel } from '#renderer/screens/review/ChangePanel.tsx';
import { DoubtPanel } from '#renderer/screens/review/DoubtPanel.tsx';
import { MarkedBar } from '#renderer/screens/review/MarkedBar.tsx';
import { PendingList } from '#renderer/screens/review/PendingList.tsx';
import { TractFacts } from '#renderer/screens/review/TractFacts.tsx';
import { putInTracts } from '#renderer/state/layout.ts';
import { openTract, useReview } from '#renderer/state/review.ts';
import { addTract, isTractDeleted } from '#renderer/state/structure-acts.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState } from '#renderer/ui/State.tsx';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

export function CallsPane() {
  const index = useReview((state) => state.tract);
  const working = useReview((state) => state.working);
  if (working === null) return <NoTracts />;
  return (
    <div className="pane">
      <TractList statusOfOpen={working.verdict.status} />
      <TractFacts tract={working.tract} />
      <CallsBar />
      <MarkedBar />
      {working.tract.calls.length + working.tract.tie_calls.length === 0 ? (
        <EmptyState title="No calls">
          <p>This tract is described without courses.</p>
        </EmptyState>
      ) : (
        <CallsGrid key={index} tract={working.tract} />
      )}
      <ChangePanel />
      <DoubtPanel />
      <PendingList />
    </div>
  );
}

/** That a document describes no parcel can be said only where all of it was read and understood. */
function NoTracts() {
  const body = useReview((state) => state.body);
  const { notes = null, pages = [] } = body?.extraction ?? {};
  const whole = notes === null && pages.every(({ unread_places: places = [] }) => places.length === 0);
  const understood = whole && body?.document_verdict?.status !== 'FAIL';
  return (
    <EmptyState title="No tracts">
      <p>{understood ? 'This document describes no parcel of its own.' : 'No description of a parcel was read.'}</p>
      <Button onPress={() => addTract()}>Add a tract</Button>
      <MarkedBar />
    </EmptyState>
  );
}

const MANY = 4;
const RANKS: Readonly<Record<VerdictStatus, number>> = { FAIL: 0, REVIEW: 1, PASS: 2 };

/** In the order of the document; where there are many, those that need a person come first. By the signed verdicts, so that none moves while it is worked on. */
function worstFirst(count: number, body: ExtractResponse | null): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  const rank = (at: number): number => RANKS[body?.groundtruth_verdicts[at]?.status ?? 'REVIEW'];
  return count <= MANY ? order : order.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** The tracts of the document side by side, each with its verdict. */
const TractList = memo(function TractList({ statusOfOpen }: { readonly statusOfOpen: VerdictStatus }) {
  const body = useReview((state) => state.body);
  const index = useReview((state) => state.tract);
  const edits = useReview((state) => state.edits);
  const tracts = [...(body?.extraction.tracts ?? []), ...putInTracts(edits).map(({ after }) => after as Tract)];
  return (
    <ListBox
      className="tract-list"
      aria-label="Tracts"
      orientation="horizontal"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[String(index)]}
      onSelectionChange={(keys) => {
        const [key] = [...keys];
        if (key !== undefined && Number(key) !== index) openTract(Number(key));
      }}
    >
      {worstFirst(tracts.length, body).map((at) => {
        const tract = tracts[at] ?? EMPTY_TRACT;
        const status = at === index ? statusOfOpen : body?.groundtruth_verdicts[at]?.status;
        const gone = isTractDeleted(edits, at);
        return (
          <ListBoxItem
            key={`${String(at)}${tract.name}`}
            id={String(at)}
            textValue={gone ? `${tract.name}, deleted` : tract.name}
            className="tract-tab"
          >
            <span className={gone ? 'tract-name tract-gone' : 'tract-name'} title={tract.name}>
              {tract.name}
            </span>
            {status === undefined ? null : <StatusChip status={status} />}
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
});
