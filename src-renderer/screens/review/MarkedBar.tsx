// What can be made of words that are marked in the document.
import { useEffect, useState } from 'react';
import { readMarked } from '#renderer/state/marked-words.ts';
import { Button } from '#renderer/ui/Button.tsx';

/** The text, wherever in the document pane it is marked; empty where none is. */
function useMarked(): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const look = (): void => {
      const selection = window.getSelection();
      const node = selection?.anchorNode;
      const element = node instanceof Element ? node : node?.parentElement;
      const within = element?.closest('.text-pane, .pdf-pages') ?? null;
      setText(within === null ? '' : (selection?.toString().trim() ?? ''));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return text;
}

export function MarkedBar() {
  const text = useMarked();
  if (text.length < 4) return null;
  return (
    <section className="marked-bar" aria-label="Marked words">
      <q className="marked-words">{text}</q>
      <span className="spacer" />
      <Button onPress={() => void readMarked(text, 'call')}>Read as a call</Button>
      <Button onPress={() => void readMarked(text, 'tract')}>Read as a tract</Button>
    </section>
  );
}
