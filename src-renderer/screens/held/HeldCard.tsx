// One held file in the list.
import { X } from 'lucide-react';
import { SignatureBanner } from '#renderer/screens/held/SignatureBanner.tsx';
import { closeHeldFile, type HeldFile, isUnproved } from '#renderer/state/held.ts';
import { go } from '#renderer/state/route.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

export function HeldCard({ file }: { readonly file: HeldFile }) {
  const { body, name, id, statuses } = file;
  const read = body.attestation === null ? '' : body.attestation.extracted_at.slice(0, 10);
  return (
    <li className="held-card">
      <header className="held-head">
        <h2>{name}</h2>
        {statuses.map((status, index) => (
          <StatusChip
            key={`${String(index)}${status}`}
            status={status}
            unproved={isUnproved(file)}
            title={body.extraction.tracts[index]?.name ?? body.document}
          />
        ))}
        <span className="spacer" />
        <Button kind="primary" onPress={() => go('held', id)}>
          Review
        </Button>
        <IconButton label={`Close ${name}`} onPress={() => closeHeldFile(id)}>
          <X size={15} aria-hidden />
        </IconButton>
      </header>
      <p className="muted">
        {[body.document, read === '' ? '' : `read ${read}`, `engine ${body.engine_version}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <SignatureBanner file={file} />
    </li>
  );
}
