// A PDF opened for the screen: the size of each of its pages, and their pictures.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlacedPage, Size } from '#renderer/screens/review/page-layout.ts';
import { PdfDecoders } from '#renderer/screens/review/pdf-decoders.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

export function usePdf(bytes: Uint8Array<ArrayBuffer>): { file: PDFDocumentProxy | null; problem: string | null } {
  const [file, setFile] = useState<PDFDocumentProxy | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    // pdf.js takes the buffer away to its worker, so it is given its own copy.
    const task = getDocument({ data: bytes.slice(), BinaryDataFactory: PdfDecoders, useWorkerFetch: false });
    task.promise
      .then((opened) => gone || setFile(opened))
      .catch((error: unknown) => gone || setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      setFile(null);
      void task.destroy();
    };
  }, [bytes]);
  return { file, problem };
}

const AT_A_TIME = 40;

/** In points, as the pages are stored. Until all are known the others are taken to be like the first. */
export function usePapers(file: PDFDocumentProxy | null): readonly Size[] | null {
  const [papers, setPapers] = useState<readonly Size[] | null>(null);
  useEffect(() => {
    setPapers(null);
    if (file === null) return;
    let gone = false;
    const measure = async (): Promise<void> => {
      const first = await paperOf(file, 1);
      let known: readonly Size[] = Array.from({ length: file.numPages }, () => first);
      if (!gone) setPapers(known);
      for (let from = 1; from < file.numPages && !gone; from += AT_A_TIME) {
        const numbers = Array.from({ length: Math.min(AT_A_TIME, file.numPages - from) }, (_, i) => from + 1 + i);
        const next = await Promise.all(numbers.map((number) => paperOf(file, number)));
        const differs = next.some(({ width, height }) => width !== first.width || height !== first.height);
        known = [...known.slice(0, from), ...next, ...known.slice(from + next.length)];
        if (differs && !gone) setPapers(known);
      }
    };
    // A file that is closed meanwhile answers no more.
    measure().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file]);
  return papers;
}

async function paperOf(file: PDFDocumentProxy, number: number): Promise<Size> {
  const { width, height } = (await file.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
}

/** Who scrolls by in haste has nothing drawn. */
const SETTLED_MS = 40;

/** Draws the page, and again when its size changed; what was drawn before stands until then. */
export function usePageCanvas<Holder extends HTMLElement>(
  file: PDFDocumentProxy,
  { number, width, turn }: Pick<PlacedPage, 'number' | 'width' | 'turn'>,
): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    let task: { cancel(): void } | null = null;
    let gone = false;
    const draw = async (): Promise<void> => {
      const page = await file.getPage(number);
      if (gone) return;
      const rotation = (page.rotate + 90 * turn) % 360;
      const full = page.getViewport({ scale: 1, rotation });
      // Beyond this a canvas is refused by the browser or eats its memory.
      const density = Math.min(window.devicePixelRatio, 3, 5000 / width, 8000 / ((width / full.width) * full.height));
      const viewport = page.getViewport({ scale: (width / full.width) * density, rotation });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas, viewport });
      task = drawing;
      await drawing.promise;
      if (!gone) holder.current?.replaceChildren(canvas);
    };
    // A page that went out of sight, or a file that was closed, is not drawn to its end.
    const timer = window.setTimeout(() => void draw().catch(() => undefined), SETTLED_MS);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      task?.cancel();
    };
  }, [file, number, width, turn]);
  return holder;
}
