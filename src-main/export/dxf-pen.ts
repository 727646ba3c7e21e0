// Lettering, lines and facts as the drawing exchange file takes them. What is drawn is written down at once: thousands of
// tracts are hundreds of thousands of entities, and as objects they would all be kept until the end.
import { Dxfier, DxfWriter } from '@tarikjabiri/dxf';
import { emsOf, widthOfEms } from '#core/drawing/figure-geometry.ts';
import type { FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { dataStrings, drawnText } from '#main/export/dxf-text.ts';

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
  /** Entities since the last settling, each its groups. */
  drawn: string[];
  /** All before. */
  readonly settled: string[];
  /** Added to wherever something is drawn. */
  shift: FigurePoint;
}

const NO_SHIFT: FigurePoint = [0, 0];

export function takePen(): Pen {
  const file = new DxfWriter();
  file.document.styleStandard.fontFileName = FONT;
  file.addLType('DASHED', '__ __ __ __', [0.75, -0.5]);
  file.addLayer('FRAME', 7, 'Continuous');
  const last = file.tables.addAppId(APPLICATION, 0).handle;
  return {
    file,
    owner: file.document.modelSpace.blockRecord.handle,
    last_handle: Number.parseInt(last, 16),
    drawn: [],
    settled: [],
    shift: NO_SHIFT,
  };
}

/** What the work draws, moved. */
export function drawShifted(pen: Pen, shift: FigurePoint, work: () => void): void {
  pen.shift = shift;
  work();
  pen.shift = NO_SHIFT;
}

/** The last three digits of a handle, whatever stands before them. */
const DIGITS = Array.from({ length: 0x1000 }, (_, i) => hex(i).padStart(3, '0'));

function hex(value: number): string {
  return value.toString(16).toUpperCase();
}

function nextHandle(pen: Pen): string {
  pen.last_handle += 1;
  const head = pen.last_handle >> 12;
  return head === 0 ? hex(pen.last_handle) : hex(head) + (DIGITS[pen.last_handle & 0xfff] ?? '');
}

type Layer = DxfWriter['tables']['layerTable']['records'][number];

export function addLayer(pen: Pen, name: string, color: number, lineType: string): void {
  const table = pen.file.tables.layerTable;
  const text = `0\nLAYER\n5\n${nextHandle(pen)}\n330\n${table.handle}\n100\nAcDbSymbolTableRecord\n100\nAcDbLayerTableRecord\n2\n${name}\n70\n0\n62\n${color}\n6\n${lineType}\n370\n0\n390\n0`;
  // Of a layer the library asks for this alone, once it is in the table.
  const layer: Pick<Layer, 'dxfy'> = { dxfy: (all) => void all.lines.push(text) };
  table.records.push(layer as Layer);
}

const entityOf = (pen: Pen, type: string, layer: string, marker: string): string =>
  `0\n${type}\n5\n${nextHandle(pen)}\n330\n${pen.owner}\n100\nAcDbEntity\n8\n${layer}\n100\n${marker}`;

/** Centered on its point, along its angle. */
export function write(pen: Pen, { text, at, angle_deg, height_ft }: FigureLabel, layer: string): void {
  const x = at[0] + pen.shift[0];
  const y = at[1] + pen.shift[1];
  pen.drawn.push(
    `${entityOf(pen, 'TEXT', layer, 'AcDbText')}\n10\n${x}\n20\n${y}\n30\n0\n40\n${height_ft}\n1\n${drawnText(text)}\n50\n${angle_deg}\n41\n${NARROWED}\n7\nSTANDARD\n72\n1\n11\n${x}\n21\n${y}\n31\n0\n100\nAcDbText\n73\n2`,
  );
}

/** From its left end, on its base line. */
export function writeFrom(pen: Pen, text: string, at: FigurePoint, height_ft: number, layer: string): void {
  const x = at[0] + pen.shift[0];
  const y = at[1] + pen.shift[1];
  pen.drawn.push(
    `${entityOf(pen, 'TEXT', layer, 'AcDbText')}\n10\n${x}\n20\n${y}\n30\n0\n40\n${height_ft}\n1\n${drawnText(text)}\n41\n${NARROWED}\n7\nSTANDARD\n100\nAcDbText`,
  );
}

/** What is told of an entity; empty facts are left out. */
export type Facts = Readonly<Record<string, string>>;

export function rule(pen: Pen, from: FigurePoint, to: FigurePoint, layer: string, facts?: Facts): void {
  const [east, north] = pen.shift;
  pen.drawn.push(
    `${entityOf(pen, 'LINE', layer, 'AcDbLine')}\n10\n${from[0] + east}\n20\n${from[1] + north}\n30\n0\n11\n${to[0] + east}\n21\n${to[1] + north}\n31\n0${dataOf(facts)}`,
  );
}

/** A corner, and the bulge of the course that leaves it. */
export interface Vertex {
  readonly at: FigurePoint;
  readonly bulge?: number | undefined;
}

export function polyline(pen: Pen, vertices: readonly Vertex[], layer: string, closed: boolean, facts?: Facts): void {
  let text = `${entityOf(pen, 'LWPOLYLINE', layer, 'AcDbPolyline')}\n90\n${vertices.length}\n70\n${closed ? 1 : 0}\n43\n0\n38\n0\n39\n0`;
  const [east, north] = pen.shift;
  for (const { at, bulge } of vertices)
    text += `\n10\n${at[0] + east}\n20\n${at[1] + north}${bulge === undefined ? '' : `\n42\n${bulge}`}`;
  pen.drawn.push(text + dataOf(facts));
}

export function circle(pen: Pen, at: FigurePoint, radius_ft: number, layer: string): void {
  const x = at[0] + pen.shift[0];
  const y = at[1] + pen.shift[1];
  pen.drawn.push(`${entityOf(pen, 'CIRCLE', layer, 'AcDbCircle')}\n10\n${x}\n20\n${y}\n30\n0\n40\n${radius_ft}`);
}

export function point(pen: Pen, at: FigurePoint, layer: string, facts?: Facts): void {
  const x = at[0] + pen.shift[0];
  const y = at[1] + pen.shift[1];
  pen.drawn.push(`${entityOf(pen, 'POINT', layer, 'AcDbPoint')}\n10\n${x}\n20\n${y}\n30\n0${dataOf(facts)}`);
}

/** Facts as extended data of the entity. */
function dataOf(facts: Facts | undefined): string {
  if (facts === undefined) return '';
  let text = `\n1001\n${APPLICATION}\n1002\n{`;
  for (const key in facts) {
    const value = facts[key];
    if (value !== undefined && value !== '') for (const piece of dataStrings(key, value)) text += `\n1000\n${piece}`;
  }
  return `${text}\n1002\n}`;
}

export interface Line {
  readonly text: string;
  readonly width_ft: number;
}

const SPACE_EMS = emsOf(' ');

/** Lines of words no wider than asked for; a word wider than a line stands alone. */
export function wrapped(text: string, height_ft: number, width_ft: number): Line[] {
  const lines: Line[] = [];
  const end = (line: string, ems: number) => lines.push({ text: line, width_ft: widthOfEms(ems, height_ft) });
  let line = '';
  let ems = 0;
  for (const word of text.split(/\s+/)) {
    // Only the word is measured: a line that grows would be gone through again with each.
    const longer_ems = line === '' ? emsOf(word) : emsOf(word, ems + SPACE_EMS);
    if (line !== '' && widthOfEms(longer_ems, height_ft) > width_ft) {
      end(line, ems);
      line = word;
      ems = emsOf(word);
    } else {
      line = line === '' ? word : `${line} ${word}`;
      ems = longer_ems;
    }
  }
  end(line, ems);
  return lines;
}

/** What was drawn since becomes one piece of text. */
export function settle(pen: Pen): void {
  if (pen.drawn.length === 0) return;
  pen.settled.push(pen.drawn.join('\n'));
  pen.drawn = [];
}

type DrawnEntity = DxfWriter['document']['modelSpace']['entities'][number];

/** The whole file. */
export function fileText(pen: Pen): string {
  settle(pen);
  const entities: Pick<DrawnEntity, 'dxfy'> = {
    dxfy: (all) => {
      for (const text of pen.settled) all.lines.push(text);
    },
  };
  pen.file.document.modelSpace.entities.push(entities as DrawnEntity);
  pen.file.setVariable('$HANDSEED', { 5: hex(pen.last_handle + 1) });
  const all = new Dxfier();
  pen.file.document.dxfy(all);
  return `${all.stringify()}\n`;
}
