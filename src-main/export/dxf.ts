// The drawing exchange file: R2010, feet, every tract on layers of its own in its own plane, arcs as true bulges.
import {
  DxfWriter,
  LWPolylineFlags,
  type LWPolylineVertex,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import type { Figure, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { type DrawnTract, requireDrawn } from '#main/export/drawn-tract.ts';
import { dataStrings, drawnText } from '#main/export/dxf-text.ts';

const APPLICATION = 'DEEDPROOF';
const R2010 = 'AC1024';
/** AutoCAD's color numbers. */
const LAYERS = {
  BOUNDARY: 7,
  COURSES: 8,
  TIES: 9,
  LABELS: 2,
  POB: 3,
  MISCLOSURE: 1,
  STRIP: 5,
} as const;
type LayerKind = keyof typeof LAYERS;

/** Deterministic ASCII text; refuses a body with nothing to draw. */
export function dxfOf(body: ExtractResponse): string {
  const drawn = requireDrawn(body);
  const dxf = new DxfWriter();
  dxf.setVariable('$ACADVER', { 1: R2010 });
  dxf.setVariable('$DWGCODEPAGE', { 3: 'ANSI_1252' });
  dxf.setVariable('$MEASUREMENT', { 70: 0 });
  // Decimal lengths, and angles as surveyors write them.
  dxf.setVariable('$LUNITS', { 70: 2 });
  dxf.setVariable('$LUPREC', { 70: 4 });
  dxf.setVariable('$AUNITS', { 70: 4 });
  dxf.setUnits(Units.Feet);
  setExtents(dxf, drawn);
  dxf.addLType('DASHED', '__ __ __ __', [0.75, -0.5]);
  dxf.tables.addAppId(APPLICATION, 0);
  for (const one of drawn) drawTract(dxf, body, one);
  return `${dxf.stringify()}\n`;
}

function setExtents(dxf: DxfWriter, drawn: readonly DrawnTract[]): void {
  const bounds = drawn.map(({ figure }) => figure.bounds);
  dxf.setVariable('$EXTMIN', {
    10: Math.min(...bounds.map(({ west }) => west)),
    20: Math.min(...bounds.map(({ south }) => south)),
    30: 0,
  });
  dxf.setVariable('$EXTMAX', {
    10: Math.max(...bounds.map(({ east }) => east)),
    20: Math.max(...bounds.map(({ north }) => north)),
    30: 0,
  });
}

type Put = (kind: LayerKind) => { layerName: string; lineType?: string };

function drawTract(dxf: DxfWriter, body: ExtractResponse, drawn: DrawnTract): void {
  const { index, figure } = drawn;
  for (const [kind, color] of Object.entries(LAYERS)) {
    dxf.addLayer(`T${index + 1}-${kind}`, color, kind === 'TIES' ? 'DASHED' : 'Continuous');
  }
  const on: Put = (kind) => ({ layerName: `T${index + 1}-${kind}` });
  drawBoundary(dxf, body, drawn, on);
  for (const course of figure.courses) drawCourse(dxf, drawn, course, on);
  drawTies(dxf, drawn, on);
  drawBeginning(dxf, figure, on);
  drawMisclosure(dxf, figure, on);
  drawCaption(dxf, figure, on);
}

/** The whole boundary as one polyline. It is closed only when the record is: a miss is not drawn as a course. */
function drawBoundary(dxf: DxfWriter, body: ExtractResponse, { tract, verdict, figure }: DrawnTract, on: Put): void {
  const [first] = figure.courses;
  if (first === undefined) return;
  const closes = !figure.open && figure.misclosure === null;
  const vertices = figure.courses.map((course): LWPolylineVertex => vertexOf(course.start, course.arc?.bulge));
  const last = figure.courses.at(-1);
  if (!closes && last !== undefined) vertices.push(vertexOf(last.end));
  const flags = closes ? LWPolylineFlags.Closed : LWPolylineFlags.None;
  const boundary = dxf.addLWPolyline(vertices, { ...on('BOUNDARY'), flags });
  attach(boundary, {
    document: body.document,
    document_sha256: body.attestation?.document_sha256 ?? '',
    tract: tract.name,
    status: verdict.status,
    closure_ratio: verdict.closure_ratio ?? '',
    computed_acres: verdict.computed_acres === null ? '' : String(verdict.computed_acres),
    stated_area: tract.stated_area,
    adjusted: verdict.adjusted ? 'compass_rule' : '',
    unit: 'US survey foot',
    pob: tract.pob_description,
  });
  if (figure.strip === null) return;
  for (const side of [figure.strip.left, figure.strip.right]) {
    dxf.addLWPolyline(
      side.map((point) => vertexOf(point)),
      on('STRIP'),
    );
  }
}

const vertexOf = ([x, y]: FigurePoint, bulge?: number): LWPolylineVertex =>
  bulge === undefined ? { point: { x, y } } : { point: { x, y }, bulge };

function drawCourse(dxf: DxfWriter, { tract }: DrawnTract, course: FigureCourse, on: Put): void {
  const call = tract.calls[course.number - 1];
  const line = dxf.addLWPolyline([vertexOf(course.start, course.arc?.bulge), vertexOf(course.end)], on('COURSES'));
  attach(line, {
    course: String(course.number),
    description: course.description,
    monument: course.monument ?? '',
    adjoiner: call?.adjoiner ?? '',
    confidence: call?.confidence ?? '',
    inferred: course.inferred ? 'yes' : '',
    verbatim: call?.verbatim_text ?? '',
  });
  for (const label of course.labels) write(dxf, label, on('LABELS'));
  const { at, height_ft } = course.number_label;
  dxf.addCircle({ x: at[0], y: at[1], z: 0 }, height_ft * 0.95, on('LABELS'));
  write(dxf, { ...course.number_label, height_ft: height_ft * 0.8 }, on('LABELS'));
}

function drawTies(dxf: DxfWriter, { tract, figure }: DrawnTract, on: Put): void {
  for (const [i, { start, end, label }] of figure.ties.entries()) {
    const line = dxf.addLine({ x: start[0], y: start[1], z: 0 }, { x: end[0], y: end[1], z: 0 }, on('TIES'));
    attach(line, { tie: String(i + 1), recorded: tract.tie_calls[i] ?? '' });
    write(dxf, label, on('TIES'));
  }
  if (figure.anchor === null) return;
  dxf.addPoint(figure.anchor.at[0], figure.anchor.at[1], 0, on('TIES'));
  write(dxf, figure.anchor.label, on('TIES'));
}

function drawBeginning(dxf: DxfWriter, figure: Figure, on: Put): void {
  const { at, label } = figure.point_of_beginning;
  dxf.addPoint(at[0], at[1], 0, on('POB'));
  dxf.addCircle({ x: at[0], y: at[1], z: 0 }, figure.text_height_ft * 0.6, on('POB'));
  write(dxf, label, on('POB'));
}

/** At its true size: a drawing may be measured. */
function drawMisclosure(dxf: DxfWriter, { misclosure: miss, text_height_ft }: Figure, on: Put): void {
  if (miss === null) return;
  const line = dxf.addLine(
    { x: miss.from[0], y: miss.from[1], z: 0 },
    { x: miss.to[0], y: miss.to[1], z: 0 },
    on('MISCLOSURE'),
  );
  attach(line, { misclosure_ft: miss.miss_ft.toFixed(4) });
  const text = `misses by ${miss.miss_ft.toFixed(miss.miss_ft < 0.1 ? 3 : 2)} ft`;
  const at: FigurePoint = [miss.from[0], miss.from[1] - 2.4 * text_height_ft];
  write(dxf, { ...miss.label, text, at }, on('MISCLOSURE'));
}

function drawCaption(dxf: DxfWriter, { caption, bounds, text_height_ft: height }: Figure, on: Put): void {
  for (const [i, text] of caption.entries()) {
    const at = { x: bounds.west, y: bounds.south - (2.5 + 1.8 * i) * height, z: 0 };
    dxf.addText(at, height, drawnText(text), on('LABELS'));
  }
}

function write(dxf: DxfWriter, { text, at, angle_deg, height_ft }: FigureLabel, layer: ReturnType<Put>): void {
  const place = { x: at[0], y: at[1], z: 0 };
  dxf.addText(place, height_ft, drawnText(text), {
    ...layer,
    rotation: angle_deg,
    horizontalAlignment: TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: place,
  });
}

type Entity = ReturnType<DxfWriter['addLine']> | ReturnType<DxfWriter['addLWPolyline']>;

/** Facts as extended data of the entity; empty ones are left out. */
function attach(entity: Entity, facts: Readonly<Record<string, string>>): void {
  const data = entity.addXData(APPLICATION);
  for (const [key, value] of Object.entries(facts)) {
    if (value === '') continue;
    // The library drops the last character of every string it is given.
    for (const piece of dataStrings(key, value)) data.string(`${piece} `);
  }
}
