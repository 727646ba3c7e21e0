// A legal description pasted as text.
import { useState } from 'react';
import { takeInText } from '#renderer/state/ingest.ts';
import { setPasting, usePasting } from '#renderer/state/pasting.ts';
import { go } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

const MOST_BYTES = 65_536;

export function PasteDialog() {
  const open = usePasting((state) => state.open);
  const onClose = (): void => setPasting(false);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const bytes = new TextEncoder().encode(text).length;
  const tooLong = bytes > MOST_BYTES;
  const read = (): void => {
    takeInText(text, name.trim() === '' ? openingOf(text) : name.trim());
    setText('');
    setName('');
    onClose();
    go('library');
  };
  return (
    <Dialog
      title="Paste a legal description"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" isDisabled={text.trim() === '' || tooLong} onPress={read}>
            Read it
          </Button>
        </>
      }
    >
      <TextField
        label="Description"
        value={text}
        onChange={setText}
        rows={14}
        autoFocus
        placeholder="Beginning at an iron pin …; thence N 87°30'00&quot; E 210.50 feet …"
        error={tooLong ? 'A pasted description may be up to 64 KB.' : undefined}
      />
      <TextField
        label="Name (optional)"
        value={name}
        onChange={setName}
        placeholder={text.trim() === '' ? 'Smith to Jones, Book 12 page 345' : openingOf(text)}
      />
    </Dialog>
  );
}

const LONGEST_NAME = 60;

/** The first line of the text, by which a description without a name is known in the library. */
function openingOf(text: string): string {
  const line = text.trim().split('\n')[0]?.replace(/\s+/g, ' ').trim() ?? '';
  if (line.length <= LONGEST_NAME) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST_NAME)).replace(/[\s,;:.]+$/, '')} …`;
}
