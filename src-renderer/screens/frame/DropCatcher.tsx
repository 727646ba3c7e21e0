// Files and folders may be dropped anywhere on the window.
import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { filesOfDrop } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

export function DropCatcher() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void => {
      window.addEventListener(
        type,
        (event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          act(event);
        },
        { signal: stop.signal },
      );
    };
    on('dragenter', () => setOver(true));
    on('dragover', () => setOver(true));
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      setOver(false);
      if (event.dataTransfer !== null) void filesOfDrop(event.dataTransfer).then(receiveFiles);
    });
    return () => stop.abort();
  }, []);
  if (!over) return null;
  return (
    <div className="drop-veil" aria-hidden>
      <div className="drop-note">
        <FileDown size={30} />
        <p>Drop deeds, folders, held extraction files or survey fabric</p>
      </div>
    </div>
  );
}
