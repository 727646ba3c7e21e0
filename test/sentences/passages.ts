// Prints every labelled passage as its words, one line of JSON each, for resources/models/sentences/ear.
import { readFileSync } from 'node:fs';
import { figuresOf, passagesOf } from '#test/sentences/passages-of.ts';

/** The reader hears a sentence without its stop. */
const unstopped = (text: string): string => text.replace(/\s*[.;]$/, '');

const root = new URL('../../', import.meta.url);
const linesOf = (path: string): string[] => readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n');

/** Forms and frames say the same over and over. */
const toldOfInstruments = new Set<string>();

function tell(source: string, among: boolean, touches: number, text: string): void {
  if (source === 'instrument' && touches === 0) {
    const key = `${among} ${text}`;
    if (toldOfInstruments.has(key)) return;
    toldOfInstruments.add(key);
  }
  process.stdout.write(
    `${JSON.stringify({ source, among, touches, text: unstopped(text.replace(/\s+/g, ' ').trim()) })}\n`,
  );
}

for (const name of ['sentences', 'later-sentences', 'more-sentences'])
  for (const line of linesOf(`resources/models/sentences/${name}.jsonl`)) {
    const { text, touches, slot } = JSON.parse(line) as { text: string; touches: number; slot: string };
    tell(name === 'more-sentences' ? 'later' : 'sentence', slot === 'course', touches, text);
  }

for (const line of linesOf('resources/models/sentences/marked-figures.jsonl')) {
  const { text, bound } = JSON.parse(line) as { text: string; bound: number };
  tell('marked', false, bound, text);
}

for (const [list, touches] of [
  ['harmless', 0],
  ['not-understood', 1],
] as const)
  for (const line of linesOf(`test/golden/sense/${list}.txt`)) {
    const [, slot = '', ...words] = line.split(' ');
    tell('sense', /^(?:\d|head)$/.test(slot), touches, words.join(' '));
  }

interface Instrument {
  readonly text: string;
  readonly expected: string;
  readonly wording: string;
  /** What the wording is a matter of: of sentences alone the ear has a say; of `grant` are words within the sentence that gives, which is not told by them. */
  readonly of?: string;
}

/** The share of a wording, or of a passage within it, that makes the passage one that holds it. */
const HELD = 0.6;

const DIRECTION =
  /«(?:the )?(?:north|south|east|west|[NS]\.? ?[EW]?\b|left|right|upper|lower)(?!.*\b(?:quarter|half|1\/4)\b.*»)/i;
const OF_FIGURES = /^(?:figure|area|place|count|total|tracts|geometry|corner|course)$/;
/** In letters and marks. */
const WORDS_ALIKE = 12;

const bare = (text: string): string => text.replace(/\s+/g, '');
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

for (const path of [
  'test/golden/account/instruments.jsonl',
  'resources/models/sentences/instruments.jsonl',
  'resources/models/sentences/hard-instruments.jsonl',
])
  for (const line of linesOf(path)) {
    const { text, expected, wording, of } = JSON.parse(line) as Instrument;
    const isTrap = expected !== 'PASS';
    const isHeard = of === undefined || of === 'sentence';
    const own = plain(wording);
    if (isTrap && (isHeard || of === 'grant') && !/[{}=|]/.test(own)) tell('instrument', false, 1, own);
    // What else stands in a trap was not weighed by whoever wrote it, where nothing says what the wording is of.
    if (isTrap && of === undefined) continue;
    for (const figure of figuresOf(text)) {
      // Whether the land lies as an ordinary paper says the paper does not show: those are labelled by hand.
      if (DIRECTION.test(figure)) continue;
      const bound = isTrap ? boundIn(figure, own, of) : 0;
      if (bound !== null) tell('marked', false, bound, figure);
    }
    const { document, passages } = passagesOf(text);
    const place = isTrap ? placeOf(document.text, own) : null;
    // Where the wording does not stand as it is told nobody can say which of the passages forbids a PASS.
    if (isTrap && place === null) continue;
    for (const { said, isAmong, start, end } of passages) {
      const share = place === null ? 0 : Math.min(end, place.end) - Math.max(start, place.start);
      const least = place === null ? 1 : Math.min(end - start, place.end - place.start);
      if (share <= 0) tell('instrument', isAmong, 0, said);
      // Of the words that forbid a PASS some stand in a passage beside, and by themselves say nothing sure.
      else if (isHeard && share >= HELD * least) tell('instrument', isAmong, 1, said);
    }
  }

/** Whether a figure of a trap is told against the land, where what the trap is of says so: by the figure, or by other words than it stands in. */
function boundIn(marked: string, wording: string, of: string | undefined): 0 | 1 | null {
  const figure = bare(/«(.*)»/s.exec(marked)?.[1] ?? '');
  const isWithin = bare(wording).includes(figure);
  if (of === undefined || (isWithin && !OF_FIGURES.test(of))) return null;
  const [sentence, told] = [bare(marked.replace(/[«»]/g, '')), bare(wording)];
  if (isWithin) return sentence.includes(told.slice(0, WORDS_ALIKE)) || told.includes(sentence) ? 1 : null;
  return OF_FIGURES.test(of) ? null : 0;
}

function placeOf(text: string, wording: string): { readonly start: number; readonly end: number } | null {
  const words = wording.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(words.join('\\s+'), 'i').exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
