// Lettering, lines and facts as the drawing exchange file takes them.
import { BoundingBox, Dxfier, type DxfWriter, TextHorizontalAlignment, TextVerticalAlignment } from '@tarikjabiri/dxf';
import { textWidth } from '#core/drawing/figure-geometry.ts';
import type { FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { dataStrings, drawnText } from '#main/export/dxf-text.ts';

export const APPLICATION = 'DEEDPROOF';

/** The lettering that widths are reckoned with: capitals of the height given, a little narrowed. */
export const FONT = 'arial.ttf';
const NARROWED = 0.76;

/** The library looks a layer up by going through all of them; a drawing of thousands of tracts has tens of thousands. */
export function indexLayers(dxf: DxfWriter): void {
  const { layerTable: table } = dxf.tables;
  const known = new Map(table.records.map((layer) => [layer.name, layer]));
  const add = table.addLayer.bind(table);
  table.layer = (name) => known.get(name);
  table.addLayer = (...given) => {
    const layer = add(...given);
    known.set(layer.name, layer);
    return layer;
  };
}

export interface OnLayer {
  readonly layerName: string;
}

/** Centered on its point, along its angle. */
export function write(dxf: DxfWriter, { text, at, angle_deg, height_ft }: FigureLabel, layer: OnLayer): void {
  const place = { x: at[0], y: at[1], z: 0 };
  dxf.addText(place, height_ft, drawnText(text), {
    ...layer,
    rotation: angle_deg,
    relativeXScaleFactor: NARROWED,
    horizontalAlignment: TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: place,
  });
}

/** From its left end, on its base line. */
export function writeFrom(dxf: DxfWriter, text: string, at: FigurePoint, height_ft: number, layer: OnLayer): void {
  dxf.addText({ x: at[0], y: at[1], z: 0 }, height_ft, drawnText(text), { ...layer, relativeXScaleFactor: NARROWED });
}

export function rule(dxf: DxfWriter, from: FigurePoint, to: FigurePoint, layer: OnLayer) {
  return dxf.addLine({ x: from[0], y: from[1], z: 0 }, { x: to[0], y: to[1], z: 0 }, layer);
}

/** Lines of words no wider than asked for; a word wider than a line stands alone. */
export function wrapped(text: string, height_ft: number, width_ft: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, height_ft) > width_ft) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

type Entity =
  | ReturnType<DxfWriter['addLine']>
  | ReturnType<DxfWriter['addLWPolyline']>
  | ReturnType<DxfWriter['addPoint']>;

type ExtendedData = Entity['xdatas'][number];

/** Facts as extended data of the entity; empty ones are left out. */
export function attach(entity: Entity, facts: Readonly<Record<string, string>>): void {
  const pieces = Object.entries(facts).flatMap(([key, value]) => (value === '' ? [] : dataStrings(key, value)));
  // The library's own goes through every string letter by letter, and drops the last; what it is asked for is this alone.
  const data: Pick<ExtendedData, 'dxfy'> = {
    dxfy: (dxf) => {
      dxf.push(1001, APPLICATION);
      dxf.push(1002, '{');
      for (const piece of pieces) dxf.push(1000, piece);
      dxf.push(1002, '}');
    },
  };
  entity.xdatas.push(data as ExtendedData);
}

type DrawnEntity = DxfWriter['document']['modelSpace']['entities'][number];

/** Entities that are text already. */
const settled = new WeakSet<Pick<DrawnEntity, 'dxfy' | 'boundingBox'>>();

/** What was drawn since becomes text at once: the entities of thousands of tracts would all be kept until the end. */
export function settle(dxf: DxfWriter): void {
  const { modelSpace } = dxf.document;
  const fresh = modelSpace.entities.splice(modelSpace.entities.findLastIndex((entity) => settled.has(entity)) + 1);
  const box = BoundingBox.boundingBox(fresh.map((entity) => entity.boundingBox()));
  const written = new Dxfier();
  for (const entity of fresh) entity.dxfy(written);
  const text = written.stringify();
  const whole = { dxfy: (all: Dxfier) => void all.lines.push(text), boundingBox: () => box };
  settled.add(whole);
  modelSpace.entities.push(whole as DrawnEntity);
}
