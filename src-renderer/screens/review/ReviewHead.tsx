// The head of a review: what document it is, undo, the pending corrections, the map and the exports.
import { ArrowLeft, Columns2, MapPinned, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReaderChoice } from '#core/schema/second-reading.ts';
import { HeldExportMenu } from '#renderer/screens/exports/ExportMenu.tsx';
import { LabelLine } from '#renderer/screens/library/LabelLine.tsx';
import { ApplyDialog } from '#renderer/screens/review/ApplyDialog.tsx';
import { compareIds } from '#renderer/state/comparing.ts';
import { useLibrary } from '#renderer/state/library.ts';
import { isReadable, readAgain } from '#renderer/state/library-acts.ts';
import { discardEdits, redo, undo, useReview } from '#renderer/state/review.ts';
import { go } from '#renderer/state/route.ts';
import { useSettings } from '#renderer/state/settings.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';
import { Menu } from '#renderer/ui/Menu.tsx';

interface ReviewHeadProps {
  readonly onPreview: () => void;
  readonly onPlot: () => void;
}

export function ReviewHead({ onPreview, onPlot }: ReviewHeadProps) {
  const origin = useReview((state) => state.origin);
  const document = useReview((state) => state.document);
  const reading = useReview((state) => state.reading);
  const metadata = useReview((state) => state.body?.extraction.metadata);
  return (
    <header className="screen-head review-head">
      <IconButton
        label={origin?.kind === 'held' ? 'Back to held files' : 'Back to the library'}
        onPress={() => go(origin?.kind === 'held' ? 'held' : 'library')}
      >
        <ArrowLeft size={16} aria-hidden />
      </IconButton>
      <h1 className="review-title">{document}</h1>
      <span className="muted review-facts">{metadata === undefined ? '' : partiesOf(metadata)}</span>
      <span className="spacer" />
      {origin?.kind === 'library' ? <LabelLine id={origin.id} /> : null}
      {reading ? null : <ReviewActs onPreview={onPreview} onPlot={onPlot} />}
    </header>
  );
}

function ReviewActs({ onPreview, onPlot }: ReviewHeadProps) {
  const origin = useReview((state) => state.origin);
  const document = useReview((state) => state.document);
  const text = useReview((state) => state.text);
  const corrections = useReview((state) => state.edits.length);
  const fits = useReview((state) => state.adjust.length);
  const pending = corrections + fits;
  const undoable = useReview((state) => state.past.length > 0);
  const redoable = useReview((state) => state.future.length > 0);
  const [applying, setApplying] = useState(false);
  const reference = origin?.kind === 'library' ? origin.id : null;
  return (
    <>
      <IconButton label="Undo" keys="Ctrl Z" isDisabled={!undoable} onPress={undo}>
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton label="Redo" keys="Ctrl Y" isDisabled={!redoable} onPress={redo}>
        <Redo2 size={16} aria-hidden />
      </IconButton>
      <Button isDisabled={pending === 0} kind="quiet" onPress={discardEdits}>
        Discard
      </Button>
      <Button isDisabled={pending === 0} kind="primary" onPress={() => setApplying(true)}>
        {applyText(corrections, fits)}
      </Button>
      {origin?.kind === 'library' ? <ReadAgainButton id={origin.id} /> : null}
      {origin?.kind === 'library' ? (
        <IconButton label="Compare with…" onPress={() => compareIds(origin.id, '')}>
          <Columns2 size={16} aria-hidden />
        </IconButton>
      ) : null}
      {origin?.kind === 'library' ? (
        <Button icon={<MapPinned size={14} aria-hidden />} onPress={() => go('map', origin.id)}>
          Place
        </Button>
      ) : null}
      <HeldExportMenu held={text} document={document} reference={reference} onPreview={onPreview} onPlot={onPlot} />
      <ApplyDialog open={applying} onClose={() => setApplying(false)} />
    </>
  );
}

/** From the document that was kept; what is shown stands until the new reading is recorded. */
function ReadAgainButton({ id }: { readonly id: string }) {
  const document = useLibrary((state) => state.documents.get(id));
  const again = document?.again ?? null;
  const label = again === null || again.status === 'failed' ? 'Read again' : 'Being read again';
  const modelOn = useSettings((state) => state.settings?.model_on === true);
  if (!modelOn)
    return (
      <IconButton label={label} isDisabled={!isReadable(document)} onPress={() => void readAgain([id])}>
        <RotateCcw size={16} aria-hidden />
      </IconButton>
    );
  return (
    <Menu
      label="Read again"
      trigger={
        <IconButton label={label} isDisabled={!isReadable(document)}>
          <RotateCcw size={16} aria-hidden />
        </IconButton>
      }
      groups={[{ entries: READERS }]}
      onChoose={(reader) => void readAgain([id], ReaderChoice.parse(reader))}
    />
  );
}

const READERS = [
  { id: 'both', label: 'Read again, with the model beside ours' },
  { id: 'offline', label: 'Read again with our own reader alone' },
] as const satisfies readonly { id: ReaderChoice; label: string }[];

function applyText(corrections: number, fits: number): string {
  const count = corrections + fits;
  if (count === 0) return 'Apply corrections';
  const word = fits === 0 ? 'correction' : corrections === 0 ? 'fit' : 'change';
  return `Apply ${String(count)} ${word}${count === 1 ? '' : 's'}`;
}

interface Parties {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
  readonly county: string;
  readonly state: string;
}

function partiesOf({ grantors, grantees, county, state }: Parties): string {
  const parties = [grantors[0], grantees[0]].filter(Boolean).join(' to ');
  const place = [county === '' ? '' : `${county.replace(/ county$/i, '')} County`, state].filter(Boolean).join(', ');
  return [parties, place].filter(Boolean).join(' · ');
}
