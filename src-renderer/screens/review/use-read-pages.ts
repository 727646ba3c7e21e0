// The words of the document under review, fetched once somebody wants to read or search them.
import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf, service } from '#renderer/api/service.ts';
import { pagesOfPasted, pagesOfWords, type ReadPage } from '#renderer/screens/review/read-pages.ts';
import type { Source } from '#renderer/screens/review/use-source.ts';
import { useHealth } from '#renderer/state/health.ts';
import { useReview } from '#renderer/state/review.ts';

export type ReadPages =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'pages'; readonly pages: readonly ReadPage[] };

const STILL_READING = 'This document is still being read.';

export function useReadPages(source: Source, wanted: boolean): ReadPages {
  const reading = useReview((state) => state.reading);
  const id = useReview(({ origin }) => (origin?.kind === 'library' ? origin.id : null));
  const pasted = source.kind === 'text' ? source.text : null;
  const ofText = useMemo(
    (): ReadPages | null => (pasted === null ? null : { kind: 'pages', pages: pagesOfPasted(pasted) }),
    [pasted],
  );
  const [found, setFound] = useState<ReadPages>({ kind: 'loading' });
  const asks = wanted && source.kind === 'pdf' && !reading ? id : null;
  const away = useHealth(({ reach }) => reach === 'offline');
  const has = useRef<string | null>(null);
  useEffect(() => {
    if (asks === null || away || has.current === asks) return;
    let gone = false;
    setFound({ kind: 'loading' });
    service.call('getDocumentWords', { params: { id: asks } }).then(
      ({ value }) => {
        if (gone) return;
        has.current = asks;
        setFound({ kind: 'pages', pages: pagesOfWords(value) });
      },
      (error: unknown) => gone || setFound({ kind: 'missing', message: messageOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [asks, away]);
  if (ofText !== null) return ofText;
  return reading ? { kind: 'missing', message: STILL_READING } : found;
}
