// The document itself, as the service holds it: its pages, its text, or not yet.
import { useEffect, useRef, useState } from 'react';
import { ServiceError } from '#core/api/client.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { useReturn } from '#renderer/screens/frame/use-return.ts';
import { useReview } from '#renderer/state/review.ts';

export type Source =
  | { readonly kind: 'loading' | 'none' | 'later' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly text: string };

/** Of the document under review. What is shown while it is being read stays when it is read: it is the same file. */
export function useSource(): Source {
  const reading = useReview((state) => state.reading);
  const id = useReview(({ origin }) =>
    origin?.kind === 'library' && (reading || origin.has_source) ? origin.id : null,
  );
  const [source, setSource] = useState<Source>({ kind: 'loading' });
  const shown = useRef<string | null>(null);
  const [tries, setTries] = useState(0);
  useReturn(source.kind === 'error', () => setTries(tries + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another fetch
  useEffect(() => {
    if (id !== null && shown.current === id) return;
    shown.current = null;
    let gone = false;
    setSource({ kind: id === null ? 'none' : 'loading' });
    if (id === null) return;
    findSource(id, reading)
      .then((found) => {
        if (gone) return;
        shown.current = found.kind === 'later' ? null : id;
        setSource(found);
      })
      .catch((error: unknown) => gone || setSource({ kind: 'error', message: messageOf(error) }));
    return () => {
      gone = true;
    };
  }, [id, reading, tries]);
  return source;
}

async function findSource(id: string, reading: boolean): Promise<Source> {
  try {
    const { bytes, media_type } = await service.call('getDocumentSource', { params: { id } });
    if (media_type.startsWith('text/')) return { kind: 'text', text: new TextDecoder().decode(bytes) };
    return { kind: 'pdf', bytes };
  } catch (error) {
    // A picture is shown as the PDF that is made of it, and that is kept once it is read.
    if (reading && error instanceof ServiceError && error.type === 'no_such_run') return { kind: 'later' };
    throw error;
  }
}
