// A party is named several times in a deed: where a scan spelt the name in more than one way, the spellings vote.

import { editDistance } from '#core/language/resemblance.ts';
import type { DocumentText } from '#core/language/text/document-text.ts';
import { properCase } from '#core/read/document/proper-case.ts';
import type { Word } from '#core/schema/page.ts';

interface Sides {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
}

/** The letters of a word of the page and how surely it was read. */
interface Spelt {
  readonly letters: string;
  readonly printed: string;
  readonly sure: number;
  /** The letters with one that is doubted changed for another. */
  readonly others: readonly string[];
}

/** A word read as surely as this is left as it is. */
const SURE = 0.97;
/** One read less surely than this gives way to a single place that is sure. */
const DIM = 0.8;
/** Letters of a whole name that may be others, of four. */
const SPOILT_SHARE = 0.25;

/** The parties with each name as most of the places that name them spell it; as they are where nothing was recognised. */
export function agreedNames<Named extends Sides>(document: DocumentText, sides: Named): Named {
  const names = [...sides.grantors, ...sides.grantees];
  if (!document.doubted || names.length === 0) return sides;
  const page = speltWordsOf(document);
  const known = new Set(names.map(keyOf));
  const agreed = (name: string): string => {
    const bare = withoutForerunner(name, page);
    const spelling = spellingOf(bare, page);
    // Another party may be called almost the same: only the recogniser's own doubt makes one of the two.
    return known.has(keyOf(spelling)) && !isOffered(bare, spelling, page) ? bare : spelling;
  };
  return { ...sides, grantors: once(sides.grantors.map(agreed)), grantees: once(sides.grantees.map(agreed)) };
}

export interface Spelling {
  readonly text: string;
  readonly weight: number;
  /** As the name is told. */
  readonly isSame: boolean;
}

/** The ways in which the pages spell a name, the most trusted first. */
export function spellingsOf(document: DocumentText, name: string): Spelling[] {
  const spellings = new Map<string, Spelling>();
  for (const place of placesOf(name, speltWordsOf(document), mostSpoilt(name))) {
    const text = place.map(({ printed }) => printed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')).join(' ');
    const weight = place.reduce((least, { sure }) => Math.min(least, sure), 1);
    const known = spellings.get(keyOf(text));
    spellings.set(keyOf(text), {
      text: known?.text ?? text.replace(/\.$/, ''),
      weight: (known?.weight ?? 0) + weight,
      isSame: keyOf(text) === keyOf(name),
    });
  }
  return [...spellings.values()].sort((a, b) => b.weight - a.weight);
}

const speltWordsOf = (document: DocumentText): Spelt[] =>
  document.flow.words.words.map(speltOf).filter(({ letters }) => letters !== '');

const mostSpoilt = (name: string): number => Math.max(1, Math.floor(keyOf(name).length * SPOILT_SHARE));

function speltOf({ text, confidence, doubts }: Word): Spelt {
  const least = (doubts ?? []).reduce((low, { chance }) => Math.min(low, chance), 1);
  const others = (doubts ?? []).flatMap(({ at, others }) =>
    others
      .filter(({ chance }) => chance >= LEAST_CHANCE)
      .map((other) => lettersOf(text.slice(0, at) + other.text + text.slice(at + 1))),
  );
  return { letters: lettersOf(text), printed: text, sure: Math.min(confidence, least), others };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const keyOf = (name: string): string => lettersOf(name);

const once = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => keyOf(other) === keyOf(name)) === at);

/** Whether the recogniser itself held the other spelling possible, wherever it read the name. */
function isOffered(name: string, other: string, page: readonly Spelt[]): boolean {
  const meant = other.split(' ').map(lettersOf);
  return placesOf(name, page, 0).every((place) =>
    place.every(({ letters, others }, i) => letters === meant[i] || others.includes(meant[i] ?? '')),
  );
}

/** An alternative less likely than this says nothing. */
const LEAST_CHANCE = 0.05;

/** "Ca CHARLES RUBIS": what is left of the opening words, where the name stands elsewhere without it. */
function withoutForerunner(name: string, page: readonly Spelt[]): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length < 2 || first.length > 3 || /^[A-Z]\.?$/.test(first)) return name;
  const bare = rest.join(' ');
  return placesOf(name, page, 0).length <= 1 && placesOf(bare, page, 0).length >= 3 ? properCase(bare) : name;
}

/** The places where the words of the page are those of the name, so many letters of it being others. */
function placesOf(name: string, page: readonly Spelt[], most: number): Spelt[][] {
  const words = name.split(' ').map(lettersOf);
  const found: Spelt[][] = [];
  for (let at = 0; at + words.length <= page.length; at += 1) {
    let spoilt = 0;
    for (let i = 0; i < words.length && spoilt <= most; i += 1)
      spoilt += lettersApart(words[i] ?? '', page[at + i]?.letters ?? '');
    if (spoilt <= most) found.push(page.slice(at, at + words.length));
  }
  return found;
}

/** Initials tell people apart, and are the same or not. */
function lettersApart(meant: string, seen: string): number {
  if (meant === seen) return 0;
  if (meant.length < 3) return 99;
  const most = meant.length < 5 ? 1 : 2;
  const away = editDistance(meant, seen, most);
  return away > most ? 99 : away;
}

function spellingOf(name: string, page: readonly Spelt[]): string {
  const words = name.split(' ');
  const places = placesOf(name, page, mostSpoilt(name));
  if (places.length < 2) return name;
  return words
    .map((word, i) =>
      votedWord(
        word,
        places.map((place) => place[i]),
      ),
    )
    .join(' ');
}

function votedWord(word: string, spelt: readonly (Spelt | undefined)[]): string {
  const own = lettersOf(word);
  if (own.length < 3) return word;
  const votes = new Map<string, { weight: number; best: number; count: number }>();
  for (const one of spelt) {
    if (one === undefined) continue;
    const known = votes.get(one.letters) ?? { weight: 0, best: 0, count: 0 };
    votes.set(one.letters, {
      weight: known.weight + one.sure,
      best: Math.max(known.best, one.sure),
      count: known.count + 1,
    });
  }
  const mine = votes.get(own);
  const [winner] = [...votes]
    .filter(([letters]) => letters !== own)
    .sort(([, a], [, b]) => Number(b.best >= SURE) - Number(a.best >= SURE) || b.weight - a.weight);
  if (winner === undefined || winner[0].length < 3 || (mine !== undefined && mine.best >= SURE)) return word;
  const [letters, vote] = winner;
  if (mine === undefined) return casedAs(word, letters);
  const outvoted = vote.weight > mine.weight && (vote.count > 1 || vote.best >= SURE);
  const surer = (vote.best >= SURE && mine.best < DIM) || (vote.best >= DIM && mine.best < vote.best - 0.25);
  return outvoted || surer ? casedAs(word, letters) : word;
}

function casedAs(word: string, letters: string): string {
  const tail = /[^\p{L}\p{N}]*$/u.exec(word)?.[0] ?? '';
  if (word === word.toUpperCase()) return letters.toUpperCase() + tail;
  return letters.charAt(0).toUpperCase() + letters.slice(1) + tail;
}
