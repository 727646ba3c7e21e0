// Places of a page where something is written that was not read: among the words of a description it may change the land.
import type { Flow } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { wordsInFlow } from '#core/language/text/words-in-flow.ts';
import type { PageState } from '#core/schema/extraction.ts';
import type { Page, UnreadPlace, Word } from '#core/schema/page.ts';

/** Listed in sentences; the rest is counted. */
const MOST_TOLD = 3;

/** A sentence for each place that stands between, over or beside the words of a range of the flow. */
export function unreadAmong(flow: Flow, pages: readonly Page[], told: Span): string[] {
  const own = wordsInFlow(flow, told);
  const sentences = pages.flatMap((page) => {
    const places = page.unread_places ?? [];
    if (places.length === 0) return [];
    const words = own.flatMap((one) => (one.page === page.number ? [one.word] : [])).filter(isPlaced);
    const ground = groundOf(words);
    if (ground === null) return [];
    return places.flatMap((place) => {
      if (isWithin(middleOf(place.box), ground)) return [sentenceOf(place, page, words)];
      return isInMargin(place, ground) ? [marginSentence(place, page, words)] : [];
    });
  });
  const more = sentences.length - MOST_TOLD;
  if (more <= 0) return sentences;
  return [
    ...sentences.slice(0, MOST_TOLD),
    `${more} more ${more === 1 ? 'place' : 'places'} among the words of the description ${more === 1 ? 'was' : 'were'} not read.`,
  ];
}

/** The pages whose state a person at the screen needs; undefined when there is none. */
export function pageStatesOf(pages: readonly Page[]): PageState[] | undefined {
  const states = pages.flatMap(({ number, turn, unread_places = [] }): PageState[] => {
    if (turn === undefined && unread_places.length === 0) return [];
    return [
      {
        number,
        ...(turn === undefined ? {} : { turn }),
        ...(unread_places.length === 0 ? {} : { unread_places: [...unread_places] }),
      },
    ];
  });
  return states.length === 0 ? undefined : states;
}

type Box = UnreadPlace['box'];
type PlacedWord = Word & { readonly box: Box };

const isPlaced = (word: Word): word is PlacedWord => word.box !== null;

/** The paper that the words cover, half a line wider on every side: an insertion stands over its line. */
function groundOf(words: readonly PlacedWord[]): Box | null {
  const [first] = words;
  if (first === undefined) return null;
  const half = median(words.map(({ box }) => Math.min(box[2] - box[0], box[3] - box[1]))) / 2;
  const ground: Box = [...first.box];
  for (const { box } of words) {
    ground[0] = Math.min(ground[0], box[0]);
    ground[1] = Math.min(ground[1], box[1]);
    ground[2] = Math.max(ground[2], box[2]);
    ground[3] = Math.max(ground[3], box[3]);
  }
  return [ground[0] - half, ground[1] - half, ground[2] + half, ground[3] + half];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

type Point = readonly [number, number];

const middleOf = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2];

const isWithin = ([x, y]: Point, [left, top, right, bottom]: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Points that a margin is wide at most: what stands farther off belongs to another page of the sheet. */
const MARGIN = 108;

/** A clerk corrects in the margin, by pen or with his machine, beside the line that he corrects. */
function isInMargin({ box, kind }: UnreadPlace, [left, top, right, bottom]: Box): boolean {
  const [, y] = middleOf(box);
  if ((kind !== 'hand' && kind !== 'inserted') || y < top || y > bottom) return false;
  return (box[2] <= left && left - box[2] < MARGIN) || (box[0] >= right && box[0] - right < MARGIN);
}

function marginSentence({ box, kind }: UnreadPlace, { number }: Page, words: readonly PlacedWord[]): string {
  const where = `in the margin beside “${quoteAt(words, nearest(words, middleOf(box)))}” on page ${number}`;
  return kind === 'hand'
    ? `Something is written by hand ${where}, and was not read: it may correct the description.`
    : `Something is put ${where}: it may correct the description.`;
}

/** Words on each side of the nearest one that tell where a place is. */
const AROUND = 2;

function sentenceOf({ box, kind }: UnreadPlace, { number }: Page, words: readonly PlacedWord[]): string {
  const where = `near “${quoteAt(words, nearest(words, middleOf(box)))}” on page ${number}`;
  if (kind === 'struck') return `Words are struck out ${where}.`;
  if (kind === 'inserted') return `Something is put in between the lines or beside them ${where}.`;
  return kind === 'hand'
    ? `Something written by hand ${where} was not read.`
    : `Something ${where} is too damaged to be read.`;
}

const quoteAt = (words: readonly PlacedWord[], at: number): string =>
  words
    .slice(Math.max(0, at - AROUND), at + AROUND + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[;,.\s]+$/, '');

/** Index of the word that stands closest to a point. */
function nearest(words: readonly PlacedWord[], [x, y]: Point): number {
  let [at, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, { box }] of words.entries()) {
    const across = Math.max(box[0] - x, 0, x - box[2]);
    const along = Math.max(box[1] - y, 0, y - box[3]);
    const distance = across * across + along * along;
    if (distance < least) [at, least] = [index, distance];
  }
  return at;
}
