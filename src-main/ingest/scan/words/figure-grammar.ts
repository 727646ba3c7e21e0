// What a single figure of a deed can be, sign by sign, as an automaton that a search can walk along.

/** Where in the automaton a text may stand; no state where nothing can be made of it any more. */
export interface Stand {
  readonly states: readonly number[];
  /** Where each sign led from here, as far as it was asked: a search asks the same again and again. */
  readonly onward: Map<string, Stand>;
}

interface Arc {
  readonly signs: string;
  readonly to: number;
}

/** A piece of the grammar: laid from one state on, it tells the state that it ends in. */
type Piece = (automaton: Automaton, from: number) => number;

class Automaton {
  readonly arcs: Arc[][] = [[]];
  /** States reached without a sign. */
  readonly silent: number[][] = [[]];

  add(): number {
    this.silent.push([]);
    return this.arcs.push([]) - 1;
  }
}

const sign =
  (signs: string): Piece =>
  (automaton, from) => {
    const to = automaton.add();
    automaton.arcs[from]?.push({ signs, to });
    return to;
  };

const row =
  (...pieces: Piece[]): Piece =>
  (automaton, from) =>
    pieces.reduce((at, piece) => piece(automaton, at), from);

const either =
  (...pieces: Piece[]): Piece =>
  (automaton, from) => {
    const end = automaton.add();
    for (const piece of pieces) automaton.silent[piece(automaton, from)]?.push(end);
    return end;
  };

const maybe =
  (piece: Piece): Piece =>
  (automaton, from) => {
    const end = piece(automaton, from);
    automaton.silent[from]?.push(end);
    return end;
  };

const times = (piece: Piece, least: number, most: number): Piece =>
  row(...Array.from({ length: most }, (_, i) => (i < least ? piece : maybe(piece))));

const digit = sign('0123456789');
const sixty = row(sign('012345'), digit);
const fraction = sign('½¼¾⅓⅔⅛⅜⅝⅞');
const slashed = row(times(digit, 1, 2), sign('/'), times(digit, 1, 2));
const decimals = row(sign('.'), times(digit, 1, 4));
const marked = (mark: string): Piece => sign(mark);

const DEGREES = row(either(digit, row(sign('012345678'), digit), row(sign('9'), sign('0'))), maybe(fraction));
const SECONDS = row(sixty, maybe(decimals), marked('"'));
const MINUTES = row(sixty, maybe(fraction), marked("'"));
const ANGLE = row(
  maybe(row(sign('NS'), maybe(sign('.')))),
  DEGREES,
  marked('°'),
  maybe(row(maybe(sign('-')), MINUTES, maybe(row(maybe(sign('-')), SECONDS)))),
  maybe(sign('EW')),
);
const DASHED = row(
  maybe(sign('NS')),
  times(digit, 1, 2),
  sign('-'),
  sixty,
  maybe(row(sign('-'), sixty)),
  maybe(sign('EW')),
);
const WHOLE = either(times(digit, 1, 7), row(times(digit, 1, 3), times(row(sign(','), digit, digit, digit), 1, 2)));
const LENGTH = row(
  either(row(WHOLE, maybe(decimals)), row(WHOLE, maybe(sign('-')), fraction), row(WHOLE, sign('-'), slashed), decimals),
  maybe(marked(`'"`)),
);
const ORDINAL = row(
  times(digit, 1, 3),
  either(row(sign('s'), sign('t')), row(sign('n'), sign('d')), row(sign('rt'), sign('dh'))),
);
const FIGURE = row(
  maybe(sign('(')),
  either(ANGLE, DASHED, MINUTES, SECONDS, LENGTH, ORDINAL, fraction, slashed, sign('NSEW')),
  maybe(sign('.')),
  maybe(sign(')')),
  maybe(sign('.,;:')),
);

const automaton = new Automaton();
const END = FIGURE(automaton, 0);

const stands = new Map<string, Stand>();
export const START: Stand = settled([0]);

/** Every state that is reached by the sign, or by nothing more after it. */
export function after(stand: Stand, text: string): Stand {
  const known = stand.onward.get(text);
  if (known !== undefined) return known;
  const next = stand.states.flatMap((state) =>
    (automaton.arcs[state] ?? []).flatMap(({ signs, to }) => (signs.includes(text) ? [to] : [])),
  );
  const found = settled(next);
  stand.onward.set(text, found);
  return found;
}

export function isComplete({ states }: Stand): boolean {
  return states.includes(END);
}

export function isFigure(text: string): boolean {
  return isComplete([...text].reduce(after, START));
}

function settled(states: readonly number[]): Stand {
  const all = new Set(states);
  // A set that grows while it is walked is walked to its end.
  for (const state of all) for (const next of automaton.silent[state] ?? []) all.add(next);
  const found = [...all].sort((a, b) => a - b);
  const stand = stands.get(found.join()) ?? { states: found, onward: new Map() };
  stands.set(found.join(), stand);
  return stand;
}
