// The three panes of a review: the document, its calls, the drawing with the verdict.
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import '#renderer/screens/review/review.css';
import '#renderer/screens/review/doubts.css';
import { letteredAs } from '#core/drawing/lettered-as.ts';
import { sectionSketchOf } from '#core/plss/section-sketch.ts';
import { CertificatePreview } from '#renderer/screens/exports/CertificatePreview.tsx';
import { PlotPreview } from '#renderer/screens/exports/PlotPreview.tsx';
import { useCommands } from '#renderer/screens/frame/use-commands.ts';
import { CallsPane } from '#renderer/screens/review/CallsPane.tsx';
import { DocumentVerdictPane } from '#renderer/screens/review/DocumentVerdictPane.tsx';
import { FigureView } from '#renderer/screens/review/FigureView.tsx';
import { ReadingPane } from '#renderer/screens/review/ReadingPane.tsx';
import { ReviewHead } from '#renderer/screens/review/ReviewHead.tsx';
import { SectionSketchView } from '#renderer/screens/review/SectionSketchView.tsx';
import { SourcePane } from '#renderer/screens/review/SourcePane.tsx';
import { VerdictPane } from '#renderer/screens/review/VerdictPane.tsx';
import { styleOf, useBeside } from '#renderer/state/beside.ts';
import { useDocumentView } from '#renderer/state/document-view.ts';
import { redo, undo, useReview } from '#renderer/state/review.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import type { Working } from '#renderer/state/working.ts';
import { EmptyState } from '#renderer/ui/State.tsx';

export function ReviewPanes() {
  const text = useReview((state) => state.text);
  const document = useReview((state) => state.document);
  const reading = useReview((state) => state.reading);
  const run = useReview(({ origin }) => (origin?.kind === 'library' ? origin.id : null));
  const [preview, setPreview] = useState(false);
  const [plot, setPlot] = useState(false);
  const narrow = useNarrow();
  useReviewKeys(() => setPreview(!reading));
  useCommands({ undo, redo });
  return (
    <>
      <ReviewHead onPreview={() => setPreview(true)} onPlot={() => setPlot(true)} />
      {narrow ? <PaneTabs reading={reading} /> : <PanesAbreast reading={reading} />}
      {plot ? <PlotPreview held={text} document={document} onClose={() => setPlot(false)} /> : null}
      {preview ? (
        <CertificatePreview held={text} document={document} run={run} onClose={() => setPreview(false)} />
      ) : null}
    </>
  );
}

function PanesAbreast({ reading }: { readonly reading: boolean }) {
  const layout = useDefaultLayout({ id: 'review-panes' });
  return (
    <Group className="review-panes" orientation="horizontal" {...layout}>
      <Panel id="source" defaultSize="33%" minSize="14%">
        <SourcePane />
      </Panel>
      <Separator className="pane-border" aria-label="Width of the document" />
      <Panel id="calls" defaultSize="38%" minSize="24%">
        {reading ? <ReadingPane /> : <CallsPane />}
      </Panel>
      <Separator className="pane-border" aria-label="Width of the drawing" />
      <Panel id="drawing" defaultSize="29%" minSize="18%">
        {reading ? <div className="pane" /> : <DrawingPane />}
      </Panel>
    </Group>
  );
}

function DrawingPane() {
  // Typing goes before drawing: the cell shows the key at once, and the figure follows as soon as there is time.
  // Of another tract it never tells: no verdict stands beside calls that are not its own.
  const now = useReview((state) => state.working);
  const late = useDeferredValue(now);
  const working = late?.of === now?.of ? late : now;
  const layout = useDefaultLayout({ id: 'review-drawing' });
  if (working === null) return <DocumentVerdictPane />;
  return (
    <Group className="pane" orientation="vertical" {...layout}>
      <Panel id="figure" defaultSize="55%" minSize="20%">
        <Figure working={working} />
      </Panel>
      <Separator className="pane-border pane-border-across" aria-label="Height of the drawing" />
      <Panel id="verdict" defaultSize="45%" minSize="20%">
        <VerdictPane working={working} />
      </Panel>
    </Group>
  );
}

const Figure = memo(function Figure({ working }: { readonly working: Working }) {
  const beside = useBeside((state) => state.beside);
  const state = useReview(({ body }) => body?.extraction.metadata.state ?? '');
  const figure = useMemo(() => {
    const { figure: drawn, tract } = working;
    return drawn === null ? null : letteredAs(drawn, tract, styleOf(beside, tract.distance_unit, state));
  }, [working, beside, state]);
  if (figure !== null) return <FigureView figure={figure} of={working.of} />;
  const sketch = sectionSketchOf(working.tract.aliquot, working.verdict.georef);
  if (sketch !== null) return <SectionSketchView sketch={sketch} />;
  return (
    <EmptyState title="Nothing to draw">
      <p>This tract has no figure that could be computed.</p>
    </EmptyState>
  );
});

type PaneName = 'document' | 'calls' | 'drawing' | 'verdict';

/** In a small window, or a much enlarged one, one pane at a time. */
function PaneTabs({ reading }: { readonly reading: boolean }) {
  const working = useReview((state) => state.working);
  const [open, setOpen] = useState<PaneName>('calls');
  const shown = useReview((state) => state.shown);
  const lit = useReview((state) => state.lit);
  const finds = useDocumentView((state) => state.find !== null);
  // What is asked for on the pages is looked at there.
  useEffect(() => {
    if (shown !== null || lit !== null || finds) setOpen('document');
  }, [shown, lit, finds]);
  return (
    <Tabs className="pane-tabs" selectedKey={open} onSelectionChange={(key) => setOpen(key as PaneName)}>
      <TabList className="pane-tab-list" aria-label="Panes">
        {PANES.map(({ id, label }) => (
          <Tab key={id} id={id} className="tract-tab">
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="document" className="pane-tab">
        <SourcePane />
      </TabPanel>
      <TabPanel id="calls" className="pane-tab">
        {reading ? <ReadingPane /> : <CallsPane />}
      </TabPanel>
      <TabPanel id="drawing" className="pane-tab">
        {working === null ? <div className="pane" /> : <Figure working={working} />}
      </TabPanel>
      <TabPanel id="verdict" className="pane-tab">
        {working !== null ? <VerdictPane working={working} /> : reading ? <ReadingPane /> : <DocumentVerdictPane />}
      </TabPanel>
    </Tabs>
  );
}

const PANES: readonly { id: PaneName; label: string }[] = [
  { id: 'document', label: 'Document' },
  { id: 'calls', label: 'Calls' },
  { id: 'drawing', label: 'Drawing' },
  { id: 'verdict', label: 'Verdict' },
];

const NARROW = '(max-width: 56rem)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => window.matchMedia(NARROW).matches,
  );
}

/** Ctrl+Z and Ctrl+Y anywhere but in a field that has its own, and Ctrl+E for the certificate. */
function useReviewKeys(onCertificate: () => void): void {
  const certificate = useRef(onCertificate);
  certificate.current = onCertificate;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).matches('input, textarea')) return;
      if (isShortcut('undo', event)) undo();
      else if (isShortcut('certificate', event)) certificate.current();
      else if (isShortcut('redo', event)) redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
