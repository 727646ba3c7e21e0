// Entities of the drawing exchange file between being drawn and being written: a form of its groups, and the values in it.
import { type Ink, print, put, putHex, putLettering, putLine, putNumber, stamp } from '#main/export/dxf-ink.ts';
import { DATA_PIECE, dataStrings, drawnText } from '#main/export/dxf-text.ts';

export const APPLICATION = 'DEEDPROOF';
/** Lettering a little narrowed. */
const NARROWED = 0.76;

export type Type = 'TEXT' | 'LINE' | 'LWPOLYLINE' | 'CIRCLE' | 'POINT';

/** How entities begin, each group with the line breaks about it; the numbers are the codes of groups. */
const HEADS: Readonly<Record<Type, Uint8Array>> = {
  TEXT: stamp('0\nTEXT\n5\n'),
  LINE: stamp('0\nLINE\n5\n'),
  LWPOLYLINE: stamp('0\nLWPOLYLINE\n5\n'),
  CIRCLE: stamp('0\nCIRCLE\n5\n'),
  POINT: stamp('0\nPOINT\n5\n'),
};
export type Tails = Readonly<Record<Type, Uint8Array>>;

/** From the end of a layer's name to the first value of an entity. */
export function tailsOf(name: string): Tails {
  const tail = (first: string): Uint8Array => stamp(`${name}\n100\nAcDb${first}\n`);
  return {
    TEXT: tail('Text\n10'),
    LINE: tail('Line\n10'),
    LWPOLYLINE: tail('Polyline\n90'),
    CIRCLE: tail('Circle\n10'),
    POINT: tail('Point\n10'),
  };
}

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

/** What is told of an entity; empty facts are left out. */
export type Facts = Readonly<Record<string, string>>;

/** In one place for all entities: where each was written on its own, the machine would spend as long on learning how. */
export function setDown(ink: Ink, strokes: Stroke[]): void {
  for (let k = 0; k < strokes.length; k += 1) {
    const { handle, type, layer, form, values, words, facts } = strokes[k] as Stroke;
    print(ink, HEADS[type]);
    putHex(ink, handle);
    print(ink, layer.head);
    if (layer.tract !== null) putNumber(ink, layer.tract);
    let before = layer.tails[type];
    for (let i = 0; i < values.length; i += 1) {
      print(ink, before);
      const value = values[i] as number;
      if (before === WORDS) putWords(ink, words);
      else if (before === BULGE) put(ink, String(value));
      else putNumber(ink, value);
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

const FACT = '1000\n';
const heads = new Map<string, Uint8Array>();

/** The names of facts are few. */
function headOf(key: string): Uint8Array {
  const known = heads.get(key);
  if (known !== undefined) return known;
  const head = stamp(`${FACT}${key}=`);
  heads.set(key, head);
  return head;
}

/** Facts as extended data of the entity. */
function putFacts(ink: Ink, facts: Facts): void {
  print(ink, FACTS);
  for (const key in facts) {
    const value = facts[key];
    if (value === undefined || value === '') continue;
    print(ink, headOf(key));
    if (!putLine(ink, value, DATA_PIECE - key.length - 1)) put(ink, inPieces(key, value));
    print(ink, END);
  }
  print(ink, FACTS_END);
}

const inPieces = (key: string, value: string): string =>
  dataStrings(key, value)
    .join(`\n${FACT}`)
    .slice(key.length + 1);
