// The middle pane: the tracts as tabs, and the calls of the open one.
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { CallsGrid } from '#renderer/screens/review/CallsGrid.tsx';
import { PendingList } from '#renderer/screens/review/PendingList.tsx';
import { TractFacts } from '#renderer/screens/review/TractFacts.tsx';
import { openTract, useReview } from '#renderer/state/review.ts';
import { EmptyState } from '#renderer/ui/State.tsx';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

export function CallsPane() {
  const body = useReview((state) => state.body);
  const index = useReview((state) => state.tract);
  const working = useReview((state) => state.working);
  const tracts = body?.extraction.tracts ?? [];
  if (working === null) {
    return (
      <EmptyState title="No tracts">
        <p>This document describes no parcel of its own.</p>
      </EmptyState>
    );
  }
  return (
    <Tabs className="pane" selectedKey={String(index)} onSelectionChange={(key) => openTract(Number(key))}>
      <TabList aria-label="Tracts" className="tract-list">
        {tracts.map((tract, at) => {
          const status = at === index ? working.verdict.status : body?.groundtruth_verdicts[at]?.status;
          return (
            <Tab key={`${String(at)}${tract.name}`} id={String(at)} className="tract-tab">
              <span className="tract-name" title={tract.name}>
                {tract.name}
              </span>
              {status === undefined ? null : <StatusChip status={status} />}
            </Tab>
          );
        })}
      </TabList>
      <TabPanel id={String(index)} className="tract-panel">
        <TractFacts tract={working.tract} />
        {working.tract.calls.length + working.tract.tie_calls.length === 0 ? (
          <EmptyState title="No calls">
            <p>This tract is described without courses.</p>
          </EmptyState>
        ) : (
          <CallsGrid key={index} tract={working.tract} />
        )}
        <PendingList />
      </TabPanel>
    </Tabs>
  );
}
