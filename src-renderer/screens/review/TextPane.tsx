// A pasted description with the sentence of each call marked in it; or the sentences alone, where only they are held.
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { findSentences, type Span } from '#renderer/screens/review/find-sentences.ts';
import { LitText } from '#renderer/screens/review/LitText.tsx';
import { litPlaces } from '#renderer/screens/review/lit-places.ts';
import type { Hit, ReadPage } from '#renderer/screens/review/read-pages.ts';
import { type Shade, ShadedText } from '#renderer/screens/review/ShadedText.tsx';
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

interface TextPaneProps {
  readonly pages: readonly ReadPage[];
  readonly tract: Tract;
  readonly hits: readonly Hit[];
  /** Which of the hits is looked at. */
  readonly at: number;
}

export function TextPane({ pages, tract, hits, at }: TextPaneProps) {
  const text = useMemo(() => pages.map((page) => page.text).join('\f'), [pages]);
  const starts = useMemo(() => startsOf(pages), [pages]);
  const sentences = useMemo(() => sentencesOf(tract), [tract]);
  const pieces = useMemo(() => piecesOf(reflowed(text), sentences), [text, sentences]);
  const finding = useReview((state) => state.lit);
  const lit = useMemo(() => (finding === null ? [] : litPlaces(text, finding)), [text, finding]);
  const shades = useMemo(
    () => [...lit.map(litShade), ...hits.map((hit, index) => hitShade(hit, starts, index === at))],
    [lit, hits, starts, at],
  );
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lit.length > 0) bringIntoPane(pane.current?.querySelector('.lit-words'));
  }, [lit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place found is brought into sight
  useEffect(() => {
    bringIntoPane(pane.current?.querySelector('.found-now'));
  }, [hits, at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={pane} className="text-pane" aria-label="Document text" tabIndex={0}>
      {pages.map(({ number }, index) => {
        const [from, to] = [starts.get(number) ?? 0, starts.get(pages[index + 1]?.number ?? -1) ?? text.length + 1];
        return (
          <div key={number} className="text-page">
            {pages.length < 2 ? null : <h3 className="text-page-number">Page {number}</h3>}
            {cutPieces(pieces, from, to - 1).map((piece) => {
              const { start, sentence } = piece;
              const words = <ShadedText key={start} start={start} text={piece.text} shades={shades} />;
              if (sentence === null) return words;
              return (
                <SentenceMark key={start} row={sentence.row}>
                  {words}
                </SentenceMark>
              );
            })}
          </div>
        );
      })}
    </section>
  );
}

/** Where each page begins in the whole text, by its number. */
function startsOf(pages: readonly ReadPage[]): ReadonlyMap<number, number> {
  let start = 0;
  return new Map(
    pages.map(({ number, text }) => {
      const from = start;
      start += text.length + 1;
      return [number, from];
    }),
  );
}

const litShade = (span: Span): Shade => ({ ...span, className: 'lit-words' });

function hitShade({ page, start, end }: Hit, starts: ReadonlyMap<number, number>, now: boolean): Shade {
  const from = starts.get(page) ?? 0;
  return { start: from + start, end: from + end, className: now ? 'found found-now' : 'found' };
}

/** The pieces, or parts of them, between two places. */
function cutPieces(pieces: readonly Piece[], from: number, to: number): Piece[] {
  return pieces.flatMap((piece) => {
    const [start, end] = [Math.max(from, piece.start), Math.min(to, piece.start + piece.text.length)];
    return start >= end ? [] : [{ ...piece, start, text: piece.text.slice(start - piece.start, end - piece.start) }];
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
  useEffect(() => {
    bringIntoPane(words.current);
  }, []);
  return (
    <p ref={words}>
      <span className="lit-words">{quote}</span>
    </p>
  );
}

/** Scrolls the pane that the words stand in, and nothing around it. */
function bringIntoPane(words: Element | null | undefined): void {
  const pane = words?.closest('.text-pane');
  if (words == null || pane == null) return;
  const [own, room] = [words.getBoundingClientRect(), pane.getBoundingClientRect()];
  const margin = Math.min(80, room.height / 4);
  if (own.top >= room.top + margin && own.bottom <= room.bottom - margin) return;
  pane.scrollTop += own.top - room.top - room.height / 3;
}

function SentenceMark({ row, children }: { readonly row: RowRef; readonly children: ReactNode }) {
  const mark = useRef<HTMLElement>(null);
  const state = useReview(({ selected, hovered }) =>
    isRow(selected, row) ? 'selected' : isRow(hovered, row) ? 'hovered' : 'quiet',
  );
  useEffect(() => {
    if (state === 'selected') bringIntoPane(mark.current);
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
