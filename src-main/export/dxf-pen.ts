// Lettering, lines and facts as the drawing exchange file takes them. What is drawn of a plane is written down with it:
// thousands of tracts are hundreds of thousands of entities, and as objects they would all be kept until the end.
import { Dxfier, DxfWriter } from '@tarikjabiri/dxf';
import type { FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import {
  between,
  bytesIn,
  foresee,
  type Ink,
  pagesOf,
  print,
  putHex,
  putWhole,
  stamp,
  takeInk,
} from '#main/export/dxf-ink.ts';
import {
  APPLICATION,
  BULGE,
  CIRCLE,
  CLOSED,
  END,
  type Facts,
  FORMS,
  type Form,
  type Layer,
  LINE,
  LWPOLYLINE,
  OPEN,
  POINT,
  type Stroke,
  setDown,
  type Tails,
  TEXT,
  type Type,
  tailsOf,
  X,
  Y,
} from '#main/export/dxf-strokes.ts';

/** The lettering that widths are reckoned with: capitals of the height given. */
const FONT = 'arial.ttf';

export interface Pen {
  /** What stands round the entities: variables, tables, objects. */
  readonly file: DxfWriter;
  last_handle: number;
  readonly layers: Ink;
  readonly entities: Ink;
  /** What is drawn and not yet written. */
  readonly strokes: Stroke[];
  /** What the table of layers, and an entity, say before the number of a tract. */
  readonly tract_layer: Uint8Array;
  readonly on_tract: Uint8Array;
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
  const on = `\n330\n${file.document.modelSpace.blockRecord.handle}\n100\nAcDbEntity\n8\n`;
  const table = file.tables.layerTable.handle;
  return {
    file,
    last_handle: Number.parseInt(last, 16),
    layers: takeInk(),
    entities: takeInk(),
    strokes: [],
    tract_layer: stamp(`\n330\n${table}\n100\nAcDbSymbolTableRecord\n100\nAcDbLayerTableRecord\n2\nT`),
    on_tract: stamp(`${on}T`),
    frame: { head: stamp(`${on}${FRAME}`), tract: null, tails: tailsOf('') },
    shift: NO_SHIFT,
  };
}

/** What was drawn since, so that it need not be kept. */
export const writeDown = ({ entities, strokes }: Pen): void => setDown(entities, strokes);

/** What the tables say beside the layers of tracts, and what follows the entities. */
const FURNITURE_BYTES = 1 << 16;
/** Some of what is still to come is longer than what was. */
const MORE = 1.15;

/** Room for a whole drawing, once a part of it tells how long it will be: so many times as long as it is. */
export function makeRoomFor({ layers, entities }: Pen, times: number): void {
  const most = (ink: Ink): number => Math.ceil(bytesIn(ink) * times * MORE) + FURNITURE_BYTES;
  foresee(entities, most(entities), most(layers));
}

/** What the work draws, moved. */
export function drawShifted(pen: Pen, shift: FigurePoint, work: () => void): void {
  pen.shift = shift;
  work();
  pen.shift = NO_SHIFT;
}

const hex = (value: number): string => value.toString(16).toUpperCase();

type LayerRecord = DxfWriter['tables']['layerTable']['records'][number];

/** Of a layer the library asks for this alone, once it is in the table; all are written together. */
const WRITTEN: Pick<LayerRecord, 'dxfy'> = { dxfy: () => undefined };

/** What the layers of one kind say behind the number of their tract. */
export interface LayerKind {
  readonly record: Uint8Array;
  readonly tails: Tails;
}

export const layerKind = (name: string, color: number, lineType: string): LayerKind => ({
  record: stamp(`-${name}\n70\n0\n62\n${color}\n6\n${lineType}\n370\n0\n390\n0\n`),
  tails: tailsOf(`-${name}`),
});

const LAYER = stamp('0\nLAYER\n5\n');

export function addLayer(pen: Pen, tract: number, { record, tails }: LayerKind): Layer {
  const { layers: ink } = pen;
  pen.last_handle += 1;
  print(ink, LAYER);
  putHex(ink, pen.last_handle);
  print(ink, pen.tract_layer);
  putWhole(ink, tract);
  print(ink, record);
  pen.file.tables.layerTable.records.push(WRITTEN as LayerRecord);
  return { head: pen.on_tract, tract, tails };
}

function draw(
  pen: Pen,
  type: Type,
  layer: Layer,
  form: Form,
  values: readonly number[],
  words = '',
  facts?: Facts,
): void {
  pen.last_handle += 1;
  pen.strokes.push({ handle: pen.last_handle, type, layer, form, values, words, facts });
}

/** Of a foot, or of a degree: words are read, not measured, and what is drawn beside them keeps all its decimals. */
const WORD_PARTS = 1e4;
/** Words so low would be moved to be seen. */
const LOW_FT = 0.01;
/** In the place of a value that words stand in for. */
const IN_WORDS = 0;

const ofWords = (value: number, height_ft: number): number =>
  height_ft < LOW_FT ? value : Math.round(value * WORD_PARTS) / WORD_PARTS;

/** Centered on its point, along its angle. */
export function write(pen: Pen, { text, at, angle_deg, height_ft }: FigureLabel, layer: Layer): void {
  const x = ofWords(at[0] + pen.shift[0], height_ft);
  const y = ofWords(at[1] + pen.shift[1], height_ft);
  const height = ofWords(height_ft, height_ft);
  const angle = ofWords(angle_deg, height_ft);
  draw(pen, TEXT, layer, FORMS.centered, [x, y, height, IN_WORDS, angle, x, y], text);
}

/** From its left end, on its base line. */
export function writeFrom(pen: Pen, text: string, at: FigurePoint, height_ft: number, layer: Layer): void {
  const x = ofWords(at[0] + pen.shift[0], height_ft);
  const y = ofWords(at[1] + pen.shift[1], height_ft);
  draw(pen, TEXT, layer, FORMS.from_left, [x, y, ofWords(height_ft, height_ft), IN_WORDS], text);
}

export function rule(pen: Pen, from: FigurePoint, to: FigurePoint, layer: Layer, facts?: Facts): void {
  const east = pen.shift[0];
  const north = pen.shift[1];
  const values = [from[0] + east, from[1] + north, to[0] + east, to[1] + north];
  draw(pen, LINE, layer, FORMS.line, values, '', facts);
}

/** One course of a boundary. */
export function drawArcOrLine(
  pen: Pen,
  { start, end, arc }: Pick<FigureCourse, 'start' | 'end' | 'arc'>,
  layer: Layer,
  facts: Facts,
): void {
  const east = pen.shift[0];
  const north = pen.shift[1];
  const x = start[0] + east;
  const y = start[1] + north;
  const toX = end[0] + east;
  const toY = end[1] + north;
  if (arc === null) draw(pen, LWPOLYLINE, layer, FORMS.course, [2, x, y, toX, toY], '', facts);
  else draw(pen, LWPOLYLINE, layer, FORMS.curve, [2, x, y, arc.bulge, toX, toY], '', facts);
}

/** A corner, and the bulge of the course that leaves it. */
export interface Vertex {
  readonly at: FigurePoint;
  readonly bulge?: number | undefined;
}

export function polyline(pen: Pen, vertices: readonly Vertex[], layer: Layer, closed: boolean, facts?: Facts): void {
  const east = pen.shift[0];
  const north = pen.shift[1];
  const values = [vertices.length];
  const form = [closed ? CLOSED : OPEN];
  for (let i = 0; i < vertices.length; i += 1) {
    const { at, bulge } = vertices[i] as Vertex;
    values.push(at[0] + east, at[1] + north);
    form.push(Y);
    if (bulge !== undefined) {
      values.push(bulge);
      form.push(BULGE);
    }
    form.push(X);
  }
  form[form.length - 1] = END;
  draw(pen, LWPOLYLINE, layer, form, values, '', facts);
}

export function circle(pen: Pen, at: FigurePoint, radius_ft: number, layer: Layer): void {
  draw(pen, CIRCLE, layer, FORMS.circle, [at[0] + pen.shift[0], at[1] + pen.shift[1], radius_ft]);
}

export function point(pen: Pen, at: FigurePoint, layer: Layer, facts?: Facts): void {
  draw(pen, POINT, layer, FORMS.point, [at[0] + pen.shift[0], at[1] + pen.shift[1]], '', facts);
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
  const before = [textOf(0, layersAt), ...pagesOf(pen.layers), textOf(layersAt, entitiesAt)];
  return between(before, pen.entities, textOf(entitiesAt));
}
