// The library before its first document.
import { ClipboardPaste, FileText, FolderOpen } from 'lucide-react';
import { pickFiles } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { readSample } from '#renderer/screens/welcome/samples.ts';
import { setPasting } from '#renderer/state/pasting.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState } from '#renderer/ui/State.tsx';

export function LibraryEmpty() {
  return (
    <EmptyState title="No documents yet" icon={<FileText size={34} strokeWidth={1.4} aria-hidden />}>
      <p>
        Drop deeds here: PDF, TIFF, PNG or JPEG scans, or plain text. A folder is read as one batch. Nothing leaves this
        machine.
      </p>
      <span className="empty-acts">
        <Button
          kind="primary"
          icon={<FolderOpen size={15} aria-hidden />}
          onPress={() => void pickFiles('documents').then(receiveFiles)}
        >
          Open documents…
        </Button>
        <Button icon={<ClipboardPaste size={15} aria-hidden />} onPress={() => setPasting(true)}>
          Paste a description…
        </Button>
        <Button kind="quiet" onPress={() => readSample(0)}>
          Read a sample deed
        </Button>
      </span>
    </EmptyState>
  );
}
