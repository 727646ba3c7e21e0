// Lettering, lines and facts as the drawing exchange file takes them. What is drawn is written down at once: thousands of
// tracts are hundreds of thousands of entities, and as objects they would all be kept until the end.
import { Dxfier, DxfWriter } from '@tarikjabiri/dxf';
import type { FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import {
  type Ink,
  pagesOf,
  print,
  put,
  putHex,
  putLettering,
  putLine,
  putNumber,
  stamp,
  takeInk,
} from '#main/export/dxf-ink.ts';
import { DATA_PIECE, dataStrings, drawnText } from '#main/export/dxf-text.ts';

const APPLICATION = 'DEEDPROOF';

/** The lettering that widths are reckoned with: capitals of the height given, a little narrowed. */
const FONT = 'arial.ttf';
const NARROWED = 0.76;

export interface Pen {
  /** What stands round the entities: variables, tables, objects. */
  readonly file: DxfWriter;
  /** What every entity belongs to: the model space. */
  readonly owner: string;
  last_handle: number;
  readonly layers: Ink;
  readonly entities: Ink;
  /** Where it is told what the coordinates are. */
  readonly frame: Layer;
  /** Added to wherever something is drawn. */
  shift: FigurePoint;
}

const FRAME = 'FRAME';
const NO_SHIFT: FigurePoint = [0, 0];

export function takePen(): Pen {
  const file = new DxfWriter();
  file.document.styleStandard.fontFileName = FONT;
  file.addLType('DASHED', '__ __ __ __', [0.75, -0.5]);
  file.addLayer(FRAME, 7, 'Continuous');
  const last = file.tables.addAppId(APPLICATION, 0).handle;
  const owner = file.document.modelSpace.blockRecord.handle;
  return {
    file,
    owner,
    last_handle: Number.parseInt(last, 16),
    layers: takeInk(),
    entities: takeInk(),
    frame: layerNamed(FRAME, owner),
    shift: NO_SHIFT,
  };
}

/** What the work draws, moved. */
export function drawShifted(pen: Pen, shift: FigurePoint, work: () => void): void {
  pen.shift = shift;
  work();
  pen.shift = NO_SHIFT;
}

const hex = (value: number): string => value.toString(16).toUpperCase();

/** A layer of the drawing, with what every entity on it says of that. */
export interface Layer {
  readonly name: string;
  readonly entity: Uint8Array;
}

const layerNamed = (name: string, owner: string): Layer => ({
  name,
  entity: stamp(`\n330\n${owner}\n100\nAcDbEntity\n8\n${name}\n100\nAcDb`),
});

type LayerRecord = DxfWriter['tables']['layerTable']['records'][number];

/** Of a layer the library asks for this alone, once it is in the table; all are written together. */
const WRITTEN: Pick<LayerRecord, 'dxfy'> = { dxfy: () => undefined };

export function addLayer(pen: Pen, name: string, color: number, lineType: string): Layer {
  const table = pen.file.tables.layerTable;
  pen.last_handle += 1;
  put(
    pen.layers,
    `0\nLAYER\n5\n${hex(pen.last_handle)}\n330\n${table.handle}\n100\nAcDbSymbolTableRecord\n100\nAcDbLayerTableRecord\n2\n${name}\n70\n0\n62\n${color}\n6\n${lineType}\n370\n0\n390\n0\n`,
  );
  table.records.push(WRITTEN as LayerRecord);
  return layerNamed(name, pen.owner);
}

type Type = 'TEXT' | 'LINE' | 'LWPOLYLINE' | 'CIRCLE' | 'POINT';

/** How entities begin, each group with the line breaks about it; the numbers are the codes of groups. */
const HEADS: Readonly<Record<Type, Uint8Array>> = {
  TEXT: stamp('0\nTEXT\n5\n'),
  LINE: stamp('0\nLINE\n5\n'),
  LWPOLYLINE: stamp('0\nLWPOLYLINE\n5\n'),
  CIRCLE: stamp('0\nCIRCLE\n5\n'),
  POINT: stamp('0\nPOINT\n5\n'),
};
const MARKERS: Readonly<Record<Type, Uint8Array>> = {
  TEXT: stamp('Text\n10\n'),
  LINE: stamp('Line\n10\n'),
  LWPOLYLINE: stamp('Polyline\n90\n'),
  CIRCLE: stamp('Circle\n10\n'),
  POINT: stamp('Point\n10\n'),
};
const X = stamp('\n10\n');
const Y = stamp('\n20\n');
const X2 = stamp('\n30\n0\n11\n');
const Y2 = stamp('\n21\n');
const LEVEL = stamp('\n30\n0\n');
const LEVEL2 = stamp('\n31\n0\n');
const SIZE = stamp('\n30\n0\n40\n');
const WORDS = stamp('\n1\n');
const ANGLE = stamp('\n50\n');
const STYLE = `\n41\n${NARROWED}\n7\nSTANDARD\n`;
const CENTERED = stamp(`${STYLE}72\n1\n11\n`);
const MIDDLE = stamp('\n31\n0\n100\nAcDbText\n73\n2\n');
const FROM_LEFT = stamp(`${STYLE}100\nAcDbText\n`);
const OPEN = stamp('\n70\n0\n43\n0');
const CLOSED = stamp('\n70\n1\n43\n0');
const BULGE = stamp('\n42\n');
const END = stamp('\n');
const FACTS = stamp(`1001\n${APPLICATION}\n1002\n{\n`);
const FACTS_END = stamp('1002\n}\n');

function begin(pen: Pen, type: Type, layer: Layer): Ink {
  const { entities: ink } = pen;
  pen.last_handle += 1;
  print(ink, HEADS[type]);
  putHex(ink, pen.last_handle);
  print(ink, layer.entity);
  print(ink, MARKERS[type]);
  return ink;
}

function beginAt(pen: Pen, type: Type, layer: Layer, at: FigurePoint): Ink {
  const ink = begin(pen, type, layer);
  putNumber(ink, at[0] + pen.shift[0]);
  print(ink, Y);
  putNumber(ink, at[1] + pen.shift[1]);
  return ink;
}

/** Of a foot, or of a degree: words are read, not measured, and what is drawn beside them keeps all its decimals. */
const WORD_PARTS = 1e4;
/** Words so low would be moved to be seen. */
const LOW_FT = 0.01;

const ofWords = (value: number, height_ft: number): number =>
  height_ft < LOW_FT ? value : Math.round(value * WORD_PARTS) / WORD_PARTS;

function beginText(pen: Pen, text: string, stands: FigurePoint, height_ft: number, layer: Layer): Ink {
  const ink = begin(pen, 'TEXT', layer);
  putNumber(ink, stands[0]);
  print(ink, Y);
  putNumber(ink, stands[1]);
  print(ink, SIZE);
  putNumber(ink, ofWords(height_ft, height_ft));
  print(ink, WORDS);
  if (!putLettering(ink, text)) put(ink, drawnText(text));
  return ink;
}

const standsAt = ({ shift }: Pen, at: FigurePoint, height_ft: number): FigurePoint => [
  ofWords(at[0] + shift[0], height_ft),
  ofWords(at[1] + shift[1], height_ft),
];

/** Centered on its point, along its angle. */
export function write(pen: Pen, { text, at, angle_deg, height_ft }: FigureLabel, layer: Layer): void {
  const stands = standsAt(pen, at, height_ft);
  const ink = beginText(pen, text, stands, height_ft, layer);
  print(ink, ANGLE);
  putNumber(ink, ofWords(angle_deg, height_ft));
  print(ink, CENTERED);
  putNumber(ink, stands[0]);
  print(ink, Y2);
  putNumber(ink, stands[1]);
  print(ink, MIDDLE);
}

/** From its left end, on its base line. */
export function writeFrom(pen: Pen, text: string, at: FigurePoint, height_ft: number, layer: Layer): void {
  print(beginText(pen, text, standsAt(pen, at, height_ft), height_ft, layer), FROM_LEFT);
}

/** What is told of an entity; empty facts are left out. */
export type Facts = Readonly<Record<string, string>>;

export function rule(pen: Pen, from: FigurePoint, to: FigurePoint, layer: Layer, facts?: Facts): void {
  const ink = beginAt(pen, 'LINE', layer, from);
  print(ink, X2);
  putNumber(ink, to[0] + pen.shift[0]);
  print(ink, Y2);
  putNumber(ink, to[1] + pen.shift[1]);
  print(ink, LEVEL2);
  putFacts(ink, facts);
}

/** A corner, and the bulge of the course that leaves it. */
export interface Vertex {
  readonly at: FigurePoint;
  readonly bulge?: number | undefined;
}

export function polyline(pen: Pen, vertices: readonly Vertex[], layer: Layer, closed: boolean, facts?: Facts): void {
  const [east, north] = pen.shift;
  const ink = begin(pen, 'LWPOLYLINE', layer);
  putNumber(ink, vertices.length);
  print(ink, closed ? CLOSED : OPEN);
  for (const { at, bulge } of vertices) {
    print(ink, X);
    putNumber(ink, at[0] + east);
    print(ink, Y);
    putNumber(ink, at[1] + north);
    if (bulge === undefined) continue;
    print(ink, BULGE);
    // Whole: on the arc of a long chord its last decimals count.
    put(ink, String(bulge));
  }
  print(ink, END);
  putFacts(ink, facts);
}

export function circle(pen: Pen, at: FigurePoint, radius_ft: number, layer: Layer): void {
  const ink = beginAt(pen, 'CIRCLE', layer, at);
  print(ink, SIZE);
  putNumber(ink, radius_ft);
  print(ink, END);
}

export function point(pen: Pen, at: FigurePoint, layer: Layer, facts?: Facts): void {
  const ink = beginAt(pen, 'POINT', layer, at);
  print(ink, LEVEL);
  putFacts(ink, facts);
}

const FACT = '1000\n';
const heads = new Map<string, Uint8Array>();

/** The names of facts are few. */
function headOf(key: string): Uint8Array {
  const head = heads.get(key) ?? stamp(`${FACT}${key}=`);
  heads.set(key, head);
  return head;
}

/** Facts as extended data of the entity. */
function putFacts(ink: Ink, facts: Facts | undefined): void {
  if (facts === undefined) return;
  print(ink, FACTS);
  for (const key in facts) {
    const value = facts[key];
    if (value === undefined || value === '') continue;
    const head = headOf(key);
    print(ink, head);
    if (!putLine(ink, value, DATA_PIECE - key.length - 1))
      put(
        ink,
        dataStrings(key, value)
          .join(`\n${FACT}`)
          .slice(key.length + 1),
      );
    print(ink, END);
  }
  print(ink, FACTS_END);
}

type DrawnEntity = DxfWriter['document']['modelSpace']['entities'][number];

/** The whole file. */
export function fileOf(pen: Pen): Buffer {
  const { document, tables } = pen.file;
  /** The lines of the file that layers and entities come before. */
  const places: number[] = [];
  const layers: Pick<LayerRecord, 'dxfy'> = { dxfy: ({ lines }) => void places.push(lines.length) };
  const entities: Pick<DrawnEntity, 'dxfy'> = { dxfy: ({ lines }) => void places.push(lines.length) };
  // In the place of the last of them, which is written already.
  if (tables.layerTable.records.at(-1) === WRITTEN) tables.layerTable.records.splice(-1, 1, layers as LayerRecord);
  document.modelSpace.entities.push(entities as DrawnEntity);
  pen.file.setVariable('$HANDSEED', { 5: hex(pen.last_handle + 1) });
  const all = new Dxfier();
  document.dxfy(all);
  const [layersAt = 0, entitiesAt = layersAt] = places;
  const textOf = (from: number, to?: number): Buffer => Buffer.from(`${all.lines.slice(from, to).join('\n')}\n`);
  return Buffer.concat([
    textOf(0, layersAt),
    ...pagesOf(pen.layers),
    textOf(layersAt, entitiesAt),
    ...pagesOf(pen.entities),
    textOf(entitiesAt),
  ]);
}
