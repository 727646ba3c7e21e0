// How surely a value stands on the page as it was read: the chance that none of the signs that make it is another one.
import { type DocumentText, inFlow } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { isOtherSpelling, isOtherValue, type Service, serviceOf, spellingOf } from '#core/language/text/value-signs.ts';
import {
  doubtedValue,
  type Other,
  type PlacedWord,
  type WeighedWord,
  wordsInFlow,
} from '#core/language/text/words-in-flow.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { Word } from '#core/schema/page.ts';

/**
 * The chance that a figure needs to be taken as read. A boundary has some twenty of them, and a slip in the last digit
 * may still close: what is below one in a hundred is left to closure and area, what is above is for a person to look at.
 */
const FIGURE_SURE = 0.99;

/** The same for each word of letters: another word of the trade is two letters or more away, so a slip seldom makes one. */
const WORD_SURE = 0.9;

/** Alternatives that are told of one value. */
const MOST_OTHERS = 4;

/** What counts in a text: a measure's figures, directions and units, or every letter of a name. */
export type Sense = 'measure' | 'spelling';

/** What the scan leaves in doubt of the value in a range of the document; null when it was read surely. */
export function doubtedIn(document: DocumentText, span: Span, field: string, sense: Sense = 'measure'): Doubted | null {
  return document.doubted ? doubtedInFlow(document, inFlow(document, span), field, sense) : null;
}

/** The same for a range of the flow. */
export function doubtedInFlow(document: DocumentText, span: Span, field: string, sense: Sense): Doubted | null {
  const words = wordsInFlow(document.flow, span).map((placed) => weighed(placed, sense));
  const figures = words.reduce((chance, { service, sure }) => (service === 'figure' ? chance * sure : chance), 1);
  const unsure = words.filter(({ service, sure }) => service === 'word' && sure < WORD_SURE);
  const disputed = words.some((word) => word.disputed);
  if (figures >= FIGURE_SURE && unsure.length === 0 && !disputed) return null;
  const chance = unsure.reduce((product, { sure }) => product * sure, figures);
  const told = words.filter((word) => word.disputed || word.sure < (word.service === 'word' ? WORD_SURE : FIGURE_SURE));
  const least = words.reduce((low, word) => (word.sure < low.sure ? word : low));
  return doubtedValue(words, told.length > 0 ? told : [least], {
    field,
    chance,
    most: MOST_OTHERS,
    turns: document.turns,
  });
}

function weighed(placed: PlacedWord, sense: Sense): WeighedWord {
  const { word, piece } = placed;
  const service = sense === 'measure' ? serviceOf(piece) : spelledServiceOf(piece);
  const still = { ...placed, service, sure: 1, disputed: false, at: [], others: [] };
  if (service === 'none') return still;
  const isOther = sense === 'measure' ? isOtherValue : isOtherSpelling;
  const characters = charactersOf(placed, isOther);
  const rest = restOf(word, characters.explained);
  // What the recogniser says of the whole word is a floor: its value is right at least where all of it is.
  const sure = Math.min(1, Math.max(word.confidence, characters.sure * rest));
  const disputed = isDisputed(placed, isOther);
  const others = disputed ? withSecond(placed, characters.others, sure) : characters.others;
  return { ...still, sure, disputed, at: characters.at, others };
}

function spelledServiceOf(piece: string): Service {
  if (spellingOf(piece) === '') return 'none';
  return /\p{N}/u.test(piece) ? 'figure' : 'word';
}

/** What of a word's confidence its doubted characters do not explain. */
function restOf(word: Word, explained: number): number {
  return explained <= 0 ? 1 : Math.min(1, word.confidence / explained);
}

interface Characters {
  readonly sure: number;
  /** The chance that all doubted characters of the word are right, those without value too. */
  readonly explained: number;
  readonly at: readonly number[];
  readonly others: readonly Other[];
}

function charactersOf({ word, piece, from, isWhole }: PlacedWord, isOther: typeof isOtherValue): Characters {
  let [sure, explained] = [1, 1];
  const at: number[] = [];
  const others: Other[] = [];
  for (const doubt of word.doubts ?? []) {
    explained *= doubt.chance;
    const index = doubt.at - from;
    if (!isWhole || index < 0 || index >= piece.length) continue;
    const variants = doubt.others.map(({ text, chance }) => ({ text: replaced(piece, index, text), chance }));
    const changing = variants.filter(({ text }) => isOther(piece, text));
    const known = doubt.others.reduce((sum, { chance }) => sum + chance, doubt.chance);
    // What the recogniser holds possible without naming it counts where the character itself does.
    const unnamed = isOther(piece, replaced(piece, index, '')) || piece.length <= 2 ? Math.max(0, 1 - known) : 0;
    const wrong = changing.reduce((sum, { chance }) => sum + chance, unnamed);
    if (wrong <= 0) continue;
    sure *= Math.max(0, 1 - wrong);
    at.push(index);
    others.push(...changing);
  }
  return { sure, explained, at, others };
}

function replaced(text: string, at: number, by: string): string {
  return `${text.slice(0, at)}${by}${text.slice(at + 1)}`;
}

/** A second look that saw nothing in place of a figure saw another value too. */
function isDisputed({ word, piece }: PlacedWord, isOther: typeof isOtherValue): boolean {
  if (word.agreed !== false) return false;
  return word.alternative === null ? isOther(piece, '') : isOther(word.text, word.alternative);
}

function withSecond({ word, piece }: PlacedWord, others: readonly Other[], sure: number): readonly Other[] {
  const { alternative } = word;
  // Of a word that stands in two values nobody can tell which part of the other reading belongs to which.
  if (alternative === null || alternative === '' || piece !== word.text) return others;
  return others.some(({ text }) => text === alternative)
    ? others
    : [...others, { text: alternative, chance: 1 - sure }];
}
