// The certificate as it would be saved, page by page.
import { useEffect, useState } from 'react';
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import { EXPORTS, exportName, makeExport } from '#renderer/api/exports.ts';
import { dragOut, saveFile } from '#renderer/api/files.ts';
import { findBridge, messageOf } from '#renderer/api/service.ts';
import { tellSaved } from '#renderer/screens/exports/tell-saved.ts';
import { later } from '#renderer/screens/frame/later.tsx';
import { notify } from '#renderer/state/notices.ts';
import { officeFacts, toldFacts } from '#renderer/state/office.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const PdfPages = later(
  () => import('#renderer/screens/review/PdfPages.tsx').then((room) => room.PdfPages),
  'Opening the document',
);

interface CertificatePreviewProps {
  readonly held: string;
  readonly document: string;
  /** The document of the library whose saved positions it carries. */
  readonly run: string | null;
  readonly onClose: () => void;
}

type Certificate = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string } | null;

export function CertificatePreview({ held, document, run, onClose }: CertificatePreviewProps) {
  const [certificate, setCertificate] = useState<Certificate>(null);
  const [office, setOffice] = useState<CertificateFacts>(officeFacts);
  useEffect(() => {
    let gone = false;
    makeExport('certificate', held, run, office)
      .then((made) => gone || setCertificate({ bytes: made.bytes }))
      .catch((error: unknown) => gone || setCertificate({ error: messageOf(error) }));
    return () => {
      gone = true;
    };
  }, [held, run, office]);
  const bridge = findBridge();
  const bytes = certificate !== null && 'bytes' in certificate ? certificate.bytes : null;
  return (
    <Dialog
      title="Certificate"
      open
      wide
      onClose={onClose}
      foot={
        <>
          {bridge === null || bytes === null ? null : (
            // biome-ignore lint/a11y/noStaticElementInteractions: a second way only; the button beside it saves by keyboard
            <span
              className="drag-out"
              draggable
              onDragStart={(event) => {
                event.preventDefault();
                void orTell(dragOut(certificateName(document), bytes));
              }}
            >
              Drag out as a file
            </span>
          )}
          <Button onPress={onClose}>Close</Button>
          <Button
            kind="primary"
            isDisabled={bytes === null}
            onPress={() => bytes !== null && void orTell(save(document, bytes))}
          >
            Save certificate
          </Button>
        </>
      }
    >
      <OfficeFields office={office} onCommit={setOffice} />
      <div className="certificate-pages">
        {certificate === null ? <LoadingState title="Drawing up the certificate" /> : null}
        {certificate !== null && 'error' in certificate ? (
          <ErrorState title="No certificate can be made">{certificate.error}</ErrorState>
        ) : null}
        {bytes === null ? null : <PdfPages label="Certificate pages" bytes={bytes} />}
      </div>
    </Dialog>
  );
}

const FIELDS = [
  { name: 'title', label: 'Title of the instrument' },
  { name: 'order', label: 'Order number' },
  { name: 'examiner', label: 'Examiner' },
  { name: 'office', label: 'Office' },
] as const;

interface OfficeFieldsProps {
  readonly office: CertificateFacts;
  readonly onCommit: (office: CertificateFacts) => void;
}

/** What is printed beside the result; the page is drawn up anew when a field is left. */
function OfficeFields({ office, onCommit }: OfficeFieldsProps) {
  const [typed, setTyped] = useState(office);
  const commit = (): void => {
    const told = toldFacts(typed);
    if (JSON.stringify(told) !== JSON.stringify(toldFacts(office))) onCommit(told);
  };
  return (
    <div className="certificate-fields">
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={typed[name] ?? ''}
          onChange={(value) => setTyped((now) => ({ ...now, [name]: value.slice(0, 200) }))}
          onCommit={commit}
        />
      ))}
    </div>
  );
}

function certificateName(document: string): string {
  const kind = EXPORTS.find((one) => one.id === 'certificate');
  return kind === undefined ? 'certificate.pdf' : exportName(document, kind);
}

/** What keeps the certificate from being written is said in a sentence. */
async function orTell(written: Promise<void>): Promise<void> {
  try {
    await written;
  } catch (error) {
    notify({ kind: 'refused', text: `The certificate was not saved. ${messageOf(error)}` });
  }
}

async function save(document: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  tellSaved('Certificate saved.', await saveFile(certificateName(document), bytes, 'application/pdf'));
}
