// A pasted description with the sentence of each call marked in it; or the sentences alone, where only they are held.
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { findSentences, type Span } from '#renderer/screens/review/find-sentences.ts';
import { LitText } from '#renderer/screens/review/LitText.tsx';
import { litPlaces } from '#renderer/screens/review/lit-places.ts';
import { hoverRow, type RowRef, selectRow, useReview } from '#renderer/state/review.ts';

interface Sentence {
  readonly row: RowRef;
  readonly text: string;
  /** Indexes of the characters in doubt. */
  readonly lit: readonly number[];
}

function sentencesOf(tract: Tract): Sentence[] {
  const ties = tract.tie_calls.map(
    (tie, call): Sentence => ({
      row: { kind: 'tie', call },
      text: readWire(TIE_CALL, tie).verbatim ?? '',
      lit: [],
    }),
  );
  const calls = tract.calls.map(
    (one, call): Sentence => ({
      row: { kind: 'boundary', call },
      text: one.verbatim_text,
      lit: (one.doubts ?? []).flatMap(({ offset, at }) => (offset === undefined ? [] : at.map((i) => offset + i))),
    }),
  );
  return [...ties, ...calls];
}

export function TextPane({ text, tract }: { readonly text: string; readonly tract: Tract }) {
  const sentences = useMemo(() => sentencesOf(tract), [tract]);
  const pieces = useMemo(() => piecesOf(reflowed(text), sentences), [text, sentences]);
  const finding = useReview((state) => state.lit);
  const lit = useMemo(() => (finding === null ? [] : litPlaces(text, finding)), [text, finding]);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lit.length > 0) pane.current?.querySelector('.lit-words')?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={pane} className="text-pane" aria-label="Document text" tabIndex={0}>
      {pieces.map((piece) => {
        const words = <LitText text={piece.text} at={placesWithin(piece, lit)} className="lit-words" />;
        if (piece.sentence === null) return <span key={piece.start}>{words}</span>;
        return (
          <SentenceMark key={piece.start} row={piece.sentence.row}>
            {words}
          </SentenceMark>
        );
      })}
    </section>
  );
}

/** Indexes of the signs of a piece that are lit. */
function placesWithin({ start, text }: Piece, lit: readonly Span[]): number[] {
  return lit.flatMap((span) => {
    const [from, to] = [Math.max(0, span.start - start), Math.min(text.length, span.end - start)];
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  });
}

export function SentenceList({ tract }: { readonly tract: Tract }) {
  const lit = useReview((state) => state.lit);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="text-pane sentence-list" aria-label="Sentences read" tabIndex={0}>
      <p className="muted">The document itself is not held here. These are the sentences its calls were read from.</p>
      {sentencesOf(tract).map((sentence) => (
        <p key={`${sentence.row.kind}${String(sentence.row.call)}`}>
          <SentenceMark row={sentence.row}>
            <LitText text={sentence.text} at={sentence.lit} />
          </SentenceMark>
        </p>
      ))}
      {lit === null || lit.call !== undefined ? null : <QuotedWords key={lit.quote} quote={lit.quote} />}
    </section>
  );
}

/** Words that stand in no call. */
function QuotedWords({ quote }: { readonly quote: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={words}>
      <span className="lit-words">{quote}</span>
    </p>
  );
}

function SentenceMark({ row, children }: { readonly row: RowRef; readonly children: ReactNode }) {
  const mark = useRef<HTMLElement>(null);
  const state = useReview(({ selected, hovered }) =>
    isRow(selected, row) ? 'selected' : isRow(hovered, row) ? 'hovered' : 'quiet',
  );
  useEffect(() => {
    if (state === 'selected') mark.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the calls grid is the keyboard's way to the same selection
    <mark
      ref={mark}
      className={`sentence sentence-${state}`}
      onClick={() => selectRow(row)}
      onPointerEnter={() => hoverRow(row)}
      onPointerLeave={() => hoverRow(null)}
    >
      {children}
    </mark>
  );
}

export const isRow = (a: RowRef | null, b: RowRef): boolean => a !== null && a.kind === b.kind && a.call === b.call;

/** Lines that only broke for the paper's width run on; every character keeps its place. */
const reflowed = (text: string): string => text.replace(/(?<=[^\n]{50})\n(?=[^\s])/g, ' ');

interface Piece {
  readonly start: number;
  readonly text: string;
  readonly sentence: Sentence | null;
}

function piecesOf(text: string, sentences: readonly Sentence[]): Piece[] {
  const spans = findSentences(
    text,
    sentences.map((sentence) => sentence.text),
  );
  const found = sentences
    .flatMap((sentence, index) => {
      const span = spans[index];
      return span === null || span === undefined ? [] : [{ ...span, sentence }];
    })
    .sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, sentence } of found) {
    if (start < at) continue;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), sentence: null });
    pieces.push({ start, text: text.slice(start, end), sentence });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), sentence: null });
  return pieces;
}
