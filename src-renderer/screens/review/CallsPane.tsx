// The middle pane: the tracts side by side, and the calls of the open one.
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

/** Each part looks at what it shows, so that a keystroke draws the parts that it changes. */
export function CallsPane() {
  const isOpen = useReview((state) => state.working !== null);
  if (!isOpen) return <NoTracts />;
  return (
    <div className="pane">
      {/* In a small window the panes are tabs, and each is the first below the document's name. */}
      <h2 className="visually-hidden">Calls</h2>
      <TractList />
      <OpenFacts />
      <CallsBar />
      <MarkedBar />
      <OpenCalls />
      <ChangePanel />
      <DoubtPanel />
      <PendingList />
    </div>
  );
}

function OpenFacts() {
  const tract = useReview((state) => state.working?.tract);
  return tract === undefined ? null : <TractFacts tract={tract} />;
}

function OpenCalls() {
  const index = useReview((state) => state.tract);
  const tract = useReview((state) => state.working?.tract);
  if (tract === undefined) return null;
  if (tract.calls.length + tract.tie_calls.length > 0) return <CallsGrid key={index} tract={tract} />;
  return (
    <EmptyState title="No calls">
      <p>This tract is described without courses.</p>
    </EmptyState>
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
function TractList() {
  const statusOfOpen = useReview((state) => state.working?.verdict.status);
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
}
