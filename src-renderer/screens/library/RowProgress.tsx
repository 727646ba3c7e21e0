// How far a document is: staged, 3 of 12 pages read, verifying, signed; or why it was refused.
import type { LibraryDocument } from '#core/schema/local.ts';
import type { LibraryRow } from '#renderer/state/library-view.ts';
import { Progress } from '#renderer/ui/Progress.tsx';

export function RowProgress({ row }: { readonly row: LibraryRow }) {
  if (row.kind === 'arrival') {
    const { state, message } = row.arrival;
    return state === 'refused' ? <Refused text={message} /> : <Working text="Staging" share={null} />;
  }
  const { document } = row;
  if (document.status === 'failed') return <Refused text={document.error ?? 'The document could not be read.'} />;
  if (document.status === 'succeeded') {
    return <span className="muted">{document.result_available ? 'Signed' : 'Result deleted'}</span>;
  }
  return <Working {...stageOf(document)} />;
}

function Working({ text, share }: { readonly text: string; readonly share: number | null }) {
  return (
    <span className="row-working">
      <span className="row-stage">{text}</span>
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

function stageOf({ status, progress }: LibraryDocument): { text: string; share: number | null } {
  if (progress === null)
    return { text: status === 'queued' ? 'Waiting' : 'Reading', share: status === 'queued' ? 0 : null };
  const { stage, page, pages } = progress;
  if (stage === 'staged') return { text: 'Staged', share: 0 };
  if (stage === 'verifying') return { text: 'Verifying', share: 0.95 };
  if (stage === 'signed') return { text: 'Signed', share: 1 };
  if (pages === 0) return { text: 'Reading', share: null };
  const all = pages === 1 ? '1 page' : `${String(pages)} pages`;
  if (page === 0) return { text: `Reading ${all}`, share: null };
  return { text: `${String(page)} of ${all} read`, share: (0.9 * page) / pages };
}
