// How far a document is: waiting, 3 of 12 pages read, verifying, signed; or why it was refused.
import type { LibraryRow } from '#renderer/state/library-view.ts';
import { stageOf } from '#renderer/state/stage.ts';
import { Progress } from '#renderer/ui/Progress.tsx';

export function RowProgress({ row }: { readonly row: LibraryRow }) {
  if (row.kind === 'arrival') {
    const { state, message } = row.arrival;
    return state === 'refused' ? <Refused text={message} /> : <Working text="Coming in" share={null} />;
  }
  const { document } = row;
  if (document.status === 'failed') return <Refused text={document.error ?? 'The document could not be read.'} />;
  if (document.again !== null) {
    const { status, error } = document.again;
    if (status === 'failed') return <Refused text={`Not read again: ${error ?? 'it could not be read.'}`} />;
    const { text, share } = stageOf(document.again);
    return <Working text={status === 'queued' ? 'Waiting to be read again' : `Again: ${text}`} share={share} />;
  }
  if (document.status === 'succeeded') {
    return <span className="muted">{document.result_available ? 'Signed' : 'Result deleted'}</span>;
  }
  return <Working {...stageOf(document)} />;
}

function Working({ text, share }: { readonly text: string; readonly share: number | null }) {
  return (
    <span className="row-working">
      <span className="row-stage" title={text}>
        {text}
      </span>
      <Progress label={text} share={share} />
    </span>
  );
}

function Refused({ text }: { readonly text: string }) {
  return (
    <span className="row-refused" title={text}>
      {text}
    </span>
  );
}
