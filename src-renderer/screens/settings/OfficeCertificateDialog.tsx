// The certificate of a server, for a person to compare before anything is sent to it.
import type { OfficeMet } from '#core/schema/office.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

interface OfficeCertificateDialogProps {
  /** Null while there is nothing to confirm. */
  readonly met: OfficeMet | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function OfficeCertificateDialog({ met, onClose, onConfirm }: OfficeCertificateDialogProps) {
  return (
    <Dialog
      title="Is this your office’s server?"
      open={met !== null}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>It is another</Button>
          <Button kind="primary" onPress={onConfirm}>
            They are the same: go on
          </Button>
        </>
      }
    >
      {met === null ? null : (
        <>
          <p>
            {met.address} shows a certificate with this fingerprint. Compare it with the one that the server printed
            when it was started, digit by digit. Nothing has been sent to it yet.
          </p>
          <p className="fingerprint">
            {rowsOf(met.fingerprint).map((row) => (
              <code key={row}>{row}</code>
            ))}
          </p>
          <p className="muted">
            Made out to {met.names.replaceAll(/\b(?:DNS|IP Address):/g, '')}; good until {dayOf(met.valid_until)}.
          </p>
        </>
      )}
    </Dialog>
  );
}

/** Eight pairs a row. */
function rowsOf(fingerprint: string): string[] {
  const pairs = fingerprint.split(':');
  return [0, 8, 16, 24].map((at) => pairs.slice(at, at + 8).join(':'));
}
