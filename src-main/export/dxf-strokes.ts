// Entities of the drawing exchange file between being drawn and being written: a form of its groups, and the values in it.
import {
  type Ink,
  print,
  put,
  putHex,
  putLettering,
  putLine,
  putValue,
  putWhole,
  stamp,
} from '#main/export/dxf-ink.ts';
import { DATA_PIECE, dataStrings, drawnText } from '#main/export/dxf-text.ts';

export const APPLICATION = 'DEEDPROOF';
/** Lettering a little narrowed. */
const NARROWED = 0.76;

/** Entities by their place in the lists of what they say: a name would be looked up with each of them. */
export const [TEXT, LINE, LWPOLYLINE, CIRCLE, POINT] = [0, 1, 2, 3, 4] as const;
export type Type = typeof TEXT | typeof LINE | typeof LWPOLYLINE | typeof CIRCLE | typeof POINT;

/** How entities begin, each group with the line breaks about it; the numbers are the codes of groups. */
const HEADS = ['TEXT', 'LINE', 'LWPOLYLINE', 'CIRCLE', 'POINT'].map((name) => stamp(`0\n${name}\n5\n`));
const FIRSTS = ['Text\n10', 'Line\n10', 'Polyline\n90', 'Circle\n10', 'Point\n10'];
export type Tails = readonly Uint8Array[];

/** From the end of a layer's name to the first value of an entity. */
export const tailsOf = (name: string): Tails => FIRSTS.map((first) => stamp(`${name}\n100\nAcDb${first}\n`));

/** A layer of the drawing by what every entity on it says of that: thousands of tracts have their own, of a few kinds. */
export interface Layer {
  readonly head: Uint8Array;
  readonly tract: number | null;
  readonly tails: Tails;
}

/** What stands behind the values of an entity, one by one. */
export type Form = readonly Uint8Array[];

export const X = stamp('\n10\n');
export const Y = stamp('\n20\n');
const X2 = stamp('\n30\n0\n11\n');
const Y2 = stamp('\n21\n');
const LEVEL = stamp('\n30\n0\n');
const LEVEL2 = stamp('\n31\n0\n');
const SIZE = stamp('\n30\n0\n40\n');
/** Followed by the words of an entity instead of a value. */
const WORDS = stamp('\n1\n');
const ANGLE = stamp('\n50\n');
const STYLE = `\n41\n${NARROWED}\n7\nSTANDARD\n`;
const CENTERED = stamp(`${STYLE}72\n1\n11\n`);
const MIDDLE = stamp('\n31\n0\n100\nAcDbText\n73\n2\n');
const FROM_LEFT = stamp(`${STYLE}100\nAcDbText\n`);
export const OPEN = stamp('\n70\n0\n43\n0\n10\n');
export const CLOSED = stamp('\n70\n1\n43\n0\n10\n');
/** Followed by a value with all its decimals: on the arc of a long chord the last of them count. */
export const BULGE = stamp('\n42\n');
export const END = stamp('\n');
const FACTS = stamp(`1001\n${APPLICATION}\n1002\n{\n`);
const FACTS_END = stamp('1002\n}\n');

export const FORMS = {
  centered: [Y, SIZE, WORDS, ANGLE, CENTERED, Y2, MIDDLE],
  from_left: [Y, SIZE, WORDS, FROM_LEFT],
  line: [Y, X2, Y2, LEVEL2],
  circle: [Y, SIZE, END],
  point: [Y, LEVEL],
  course: [OPEN, Y, X, Y, END],
  curve: [OPEN, Y, BULGE, X, Y, END],
} as const satisfies Record<string, Form>;

/** An entity that is to be written. */
export interface Stroke {
  readonly handle: number;
  readonly type: Type;
  readonly layer: Layer;
  readonly form: Form;
  readonly values: readonly number[];
  readonly words: string;
  readonly facts: Facts | undefined;
}

/** What is told of an entity: facts in the order of their names; empty ones are left out. */
export interface Facts {
  readonly names: readonly FactName[];
  readonly values: readonly string[];
}

export interface FactName {
  readonly name: string;
  readonly head: Uint8Array;
}

const FACT = '1000\n';

export const namesOf = (...names: readonly string[]): FactName[] =>
  names.map((name) => ({ name, head: stamp(`${FACT}${name}=`) }));

/** In one place for all entities: where each was written on its own, the machine would spend as long on learning how. */
export function setDown(ink: Ink, strokes: Stroke[]): void {
  for (let k = 0; k < strokes.length; k += 1) {
    const { handle, type, layer, form, values, words, facts } = strokes[k] as Stroke;
    print(ink, HEADS[type] as Uint8Array);
    putHex(ink, handle);
    print(ink, layer.head);
    if (layer.tract !== null) putWhole(ink, layer.tract);
    let before = layer.tails[type] as Uint8Array;
    for (let i = 0; i < values.length; i += 1) {
      print(ink, before);
      if (before === WORDS) putWords(ink, words);
      else if (before === BULGE) put(ink, String(values[i]));
      else putValue(ink, values, i);
      before = form[i] as Uint8Array;
    }
    print(ink, before);
    if (facts !== undefined) putFacts(ink, facts);
  }
  strokes.length = 0;
}

function putWords(ink: Ink, text: string): void {
  if (!putLettering(ink, text)) put(ink, drawnText(text));
}

/** Facts as extended data of the entity. */
function putFacts(ink: Ink, { names, values }: Facts): void {
  print(ink, FACTS);
  for (let i = 0; i < names.length; i += 1) {
    const value = values[i];
    if (value === undefined || value === '') continue;
    const { name, head } = names[i] as FactName;
    print(ink, head);
    if (!putLine(ink, value, DATA_PIECE - name.length - 1)) put(ink, inPieces(name, value));
    print(ink, END);
  }
  print(ink, FACTS_END);
}

const inPieces = (key: string, value: string): string =>
  dataStrings(key, value)
    .join(`\n${FACT}`)
    .slice(key.length + 1);
